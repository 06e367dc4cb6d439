//! The command on the solved poker match: `match`.

use std::error::Error;
use std::io::{self, BufRead as _, BufWriter, Write as _};

use fair_deal::core::{Card, PokerHand};
use fair_deal::poker::equilibrium::{Action, Choice, SolvedMatch, SolvedPlayer};
use serde_json::Value;

use super::{Answer, Flags, object};

/// The flags of `match` for one decision.
pub(super) const MATCH: &[&str] = &["--cards", "--history"];

/// The solution that the page gets.
pub(super) const SOLUTION: &[u8] =
    include_bytes!("../../crates/draw-poker/solution/poker-match.bin");

fn solved() -> Result<SolvedMatch, Box<dyn Error>> {
    Ok(SolvedMatch::new(SolvedPlayer::load(SOLUTION)?)?)
}

/// The mix of one decision, and the loss of each action.
pub(super) fn one(flags: &Flags) -> Answer {
    let cards = flags.needed("--cards")?;
    decision(
        &solved()?,
        cards,
        flags.given("--history").unwrap_or_default(),
    )
}

/// Answers each line of standard input by a line. A line that cannot be answered gets an `error` in its place.
pub(super) fn batch() -> Result<(), Box<dyn Error>> {
    let solved = solved()?;
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let answer = of_line(&solved, &line);
        let answer = answer.unwrap_or_else(|why| object(&[("error", why.to_string().into())]));
        writeln!(out, "{answer}")?;
    }
    out.flush()?;
    Ok(())
}

fn of_line(solved: &SolvedMatch, line: &str) -> Answer {
    let not_json = |_| format!("This line is not a JSON object: {line}");
    let decision_asked: Value = serde_json::from_str(line).map_err(not_json)?;
    let field = |name: &str| {
        let text = decision_asked.get(name).and_then(Value::as_str);
        text.ok_or_else(|| format!("A line needs a text for {name:?}."))
    };
    decision(solved, field("cards")?, field("history")?)
}

fn decision(solved: &SolvedMatch, cards: &str, history: &str) -> Answer {
    let hand: PokerHand = cards.parse()?;
    let point = solved.point(history)?;
    let choices = solved.choices(&hand, point);
    let parts = f64::from(solved.parts());
    let mixes = choices.iter().map(|it| f64::from(it.parts) / parts);
    // A tenth of a thousandth of a chip is more than the solution knows.
    let losses = choices
        .iter()
        .map(|it| (f64::from(it.loss) * 1e4).round() / 1e4);
    Ok(format!(
        "{{\"mix\": {}, \"loss\": {}}}",
        by_action(&choices, mixes),
        by_action(&choices, losses)
    ))
}

/// An object with a number for each action. Its name is the letter of a move, or the cards that a swap keeps.
fn by_action(choices: &[Choice], numbers: impl Iterator<Item = f64>) -> String {
    let names: Vec<String> = choices.iter().map(|it| name(&it.action)).collect();
    let fields: Vec<(&str, Value)> = names
        .iter()
        .zip(numbers)
        .map(|(name, number)| (name.as_str(), number.into()))
        .collect();
    object(&fields)
}

fn name(action: &Action) -> String {
    match action {
        Action::Move(step) => step.letter().to_string(),
        Action::Keep(cards) => {
            let codes = cards.iter().map(Card::to_string);
            codes.collect::<Vec<_>>().join(" ")
        }
    }
}
