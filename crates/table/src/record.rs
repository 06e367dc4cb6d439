//! A finished round in the history's format: `deal=<the secret under its mask>&cut=&mix=&from=` or `day=&round=`, then
//! `rules=`, `play=` and the player's chips afterwards as `purse=`.
//!
//! The fields are those of a save. They include the chips that the player had left after the last bet, because the
//! legal decisions depend on them. For a deal that serves several rounds, `play=` also has the decisions of the earlier
//! rounds, because the cards depend on them.

use std::fmt::Display;

use super::decisions::Decisions;
use super::fields::Fields;
use super::game::{Game, RulesOf};
use super::origin::Sealed;
use super::phase::{Dealt, replay};
use super::round::{Round, Rules as _};
use super::save::{read_day, read_deal, write_origin};

/// Writes a finished round, with the player's purse after it.
#[must_use]
pub(super) fn write_record<R: Round>(dealt: &Dealt<R>, purse: &impl Display) -> String {
    let fields = write_origin(Fields::new(), dealt.sealed());
    let purse = purse.to_string();
    fields
        .with("rules", dealt.rules())
        .with("play", dealt.decisions())
        .with_some("purse", (!purse.is_empty()).then_some(purse))
        .to_string()
}

/// Reads a finished round that a table has written. Returns `None` if any field is damaged, or the round breaks the
/// rules of the game.
#[must_use]
pub fn read_record<G: Game>(fields: &Fields) -> Option<Dealt<G::Round>> {
    if let Some(purse) = fields.get("purse") {
        // The round does not depend on the purse, but a record with a damaged purse may have other errors too.
        purse.parse::<G::Purse>().ok()?;
    }
    let rules: RulesOf<G> = fields.get("rules")?.parse().ok()?;
    let sealed = match fields.get("day") {
        None => read_deal(fields, rules.decks())?,
        Some(_) => Sealed::daily::<G>(read_day(fields)?, &rules)?,
    };
    let decisions = Decisions::parse(fields.get("play")?).ok()?;
    let dealt = replay::<G::Round>(sealed, &rules, &decisions)
        .ok()?
        .run_on();
    dealt.round().is_over().then_some(dealt)
}
