//! The command on side bets of blackjack: `side-bets`.

use fair_deal::blackjack::Seating;
use fair_deal::blackjack::side_bet::SideBet;
use fair_deal::coach::{CardCounts, ClassChance, SideBetWorth};
use fair_deal::core::Card;
use serde_json::Value;

use super::{Answer, Flags, object, table};

/// The flags of `side-bets` besides those of the rules.
pub(super) const SIDE_BETS: &[&str] = &["--seen", "--bet"];

/// The value of each side bet with each of its pay tables, for the unseen cards.
pub(super) fn side_bets(mut flags: Flags) -> Answer {
    let usual = [
        ("--decks", "6"),
        ("--soft17", "stand"),
        ("--das", "yes"),
        ("--split", "4"),
    ];
    for (name, value) in usual {
        flags.0.entry(name).or_insert(value);
    }
    let (rules, decks) = table(&flags)?;
    let bets = match flags.given("--bet") {
        None => SideBet::ALL.to_vec(),
        Some(code) => vec![code.parse()?],
    };
    let seen = Card::parse_list(flags.given("--seen").unwrap_or_default())?;
    let unseen = CardCounts::unseen(decks, &seen)?;
    let mut tables = vec![];
    for pays in bets.into_iter().flat_map(SideBet::tables) {
        let worth = SideBetWorth::of(*pays, &unseen, &rules, Seating::ALONE)?;
        tables.push(format!(
            "{}: {}",
            Value::from(pays.to_string()),
            of_table(&worth)
        ));
    }
    Ok(format!("{{{}}}", tables.join(", ")))
}

/// The expectation in percent of the bet and, if it is known exactly, as a fraction of the bet; and the chances.
fn of_table(worth: &SideBetWorth) -> String {
    let percent = Value::from(worth.expectation() * 100.0);
    let exact = worth.exact().map(|exact| Value::from(exact.to_string()));
    let exact = exact.map_or(String::new(), |exact| format!("\"exact\": {exact}, "));
    let classes = worth.classes();
    let of_class = |it: &ClassChance| (it.class.code(), Value::from(it.chance));
    let chances: Vec<(&str, Value)> = classes.iter().map(of_class).collect();
    let chances = [chances, vec![("loss", worth.loss().into())]].concat();
    let chances = object(&chances);
    format!("{{\"percent\": {percent}, {exact}\"chances\": {chances}}}")
}
