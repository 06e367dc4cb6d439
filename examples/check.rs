//! The rules at a command line, for those who check them against something of their own:
//!
//! ```text
//! cargo run --release --example check -- rank --hand "KS KH 7D 7C 2S"
//! cargo run --release --example check -- explain --hand "KS KH 7D X1 2S"
//! cargo run --release --example check -- points --hand "AS 9H AD" [--ace one]
//! cargo run --release --example check -- deal --secret HEX [--mix TEXT] [--decks 1] [--cut 0] [--jokers 0]
//! ```
//!
//! Each prints one JSON object on one line. Anything it cannot use gets one sentence on standard
//! error and exit code 2.

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::str::FromStr;

use fair_deal::app::language::Language;
use fair_deal::core::{AceRule, Card, Deal, Decks, Jokers, Mix, Score, Secret, WildHand, explain};
use fair_deal::text::lab::{sentences, words};
use serde_json::Value;

const USAGE: &str = "write one of: rank --hand CARDS; explain --hand CARDS; \
                     points --hand CARDS [--ace one]; \
                     deal --secret HEX [--mix TEXT] [--decks 1] [--cut 0] [--jokers 0].";

type Answer = Result<String, Box<dyn Error>>;

fn main() -> ExitCode {
    // What is not Unicode is no card, no number and no flag either, so it is refused further on.
    let args: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    match answer(&args) {
        Ok(object) => {
            println!("{object}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn answer(args: &[String]) -> Answer {
    let Some((command, flags)) = args.split_first() else {
        return Err(format!("To check the rules, {USAGE}").into());
    };
    match command.as_str() {
        "rank" => rank(&Flags::read(flags, &["--hand"])?),
        "explain" => explain(&Flags::read(flags, &["--hand"])?),
        "points" => points(&Flags::read(flags, &["--hand", "--ace"])?),
        "deal" => deal(&Flags::read(
            flags,
            &["--secret", "--mix", "--decks", "--cut", "--jokers"],
        )?),
        other => Err(format!("There is no command {other:?}: {USAGE}").into()),
    }
}

fn rank(flags: &Flags) -> Answer {
    let hand: WildHand = flags.needed("--hand")?.parse()?;
    let jokers = hand
        .jokers()
        .map(|(joker, card)| (joker.to_string(), card.to_string()));
    let jokers: Vec<(String, String)> = jokers.collect();
    let rank = [
        ("category", hand.rank().category().code().into()),
        ("value", hand.rank().value().into()),
        ("top", hand.top_card().to_string().into()),
    ];
    let jokers = jokers
        .iter()
        .map(|(joker, card)| (joker.as_str(), card.as_str().into()));
    Ok(object(&rank.into_iter().chain(jokers).collect::<Vec<_>>()))
}

fn explain(flags: &Flags) -> Answer {
    let hand: WildHand = flags.needed("--hand")?.parse()?;
    let explanation = explain::explain(&hand);
    Ok(object(&[
        ("category", explanation.category.code().into()),
        (
            "steps",
            sentences(words(Language::English), &explanation).into(),
        ),
    ]))
}

fn points(flags: &Flags) -> Answer {
    let cards = Card::parse_list(flags.needed("--hand")?)?;
    if cards.is_empty() {
        return Err("A blackjack hand has one card at the least.".into());
    }
    let ace_rule = match flags.given("--ace") {
        None | Some("one-or-eleven") => AceRule::OneOrEleven,
        Some("one") => AceRule::One,
        Some(other) => {
            return Err(format!("--ace is one or one-or-eleven, not {other:?}.").into());
        }
    };
    let score = Score::of(&cards, ace_rule);
    Ok(object(&[
        ("total", score.total().into()),
        ("soft", score.is_soft().into()),
        ("bust", score.is_bust().into()),
        ("natural", score.is_natural().into()),
    ]))
}

fn deal(flags: &Flags) -> Answer {
    let secret: Secret = flags.needed("--secret")?.parse()?;
    let mix: Mix = flags.given("--mix").unwrap_or_default().parse()?;
    let decks = Decks::new(flags.number("--decks", 1)?)?;
    let jokers = flags.number("--jokers", 0)?;
    let Some(jokers) = Jokers::ALL.get(jokers) else {
        return Err(format!("A pack has 0 to 2 jokers, not {jokers}.").into());
    };
    let deal = Deal::new(
        secret,
        decks.with_jokers(*jokers),
        flags.number("--cut", 0)?,
    )?;
    let order = deal.mixed(mix).order_with_jokers();
    let codes: Vec<String> = order.iter().map(ToString::to_string).collect();
    Ok(object(&[
        ("seal", secret.seal().to_string().into()),
        ("order", codes.join(" ").into()),
    ]))
}

/// A JSON object with its fields in this order; a `serde_json` map would sort them.
fn object(fields: &[(&str, Value)]) -> String {
    let fields: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{}: {value}", Value::from(*name)))
        .collect();
    format!("{{{}}}", fields.join(", "))
}

/// The flags of a command with their values, each of them known and there once at the most.
struct Flags<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Flags<'a> {
    fn read(args: &'a [String], known: &[&str]) -> Result<Flags<'a>, String> {
        let mut flags = BTreeMap::new();
        for pair in args.chunks(2) {
            let name = pair[0].as_str();
            if !known.contains(&name) {
                let known = known.join(", ");
                return Err(format!("The flags here are {known}, not {name:?}."));
            }
            let value = pair.get(1).ok_or(format!("{name} needs a value."))?;
            if flags.insert(name, value.as_str()).is_some() {
                return Err(format!("{name} is there twice."));
            }
        }
        Ok(Flags(flags))
    }

    fn given(&self, name: &str) -> Option<&'a str> {
        self.0.get(name).copied()
    }

    fn needed(&self, name: &str) -> Result<&'a str, String> {
        self.given(name).ok_or(format!("{name} is missing."))
    }

    fn number<N: FromStr>(&self, name: &str, otherwise: N) -> Result<N, String> {
        self.given(name).map_or(Ok(otherwise), |digits| {
            let error = |_| format!("{digits:?} is no number for {name}.");
            digits.parse().map_err(error)
        })
    }
}
