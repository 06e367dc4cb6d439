//! A round that is over, as a history keeps it: `deal=<the secret under its mask>&cut=&mix=&from=` or
//! `day=&round=`, then `rules=`, `play=` and what the player has after it as `purse=`.
//!
//! The fields are those of a save; what the player had behind the last stake is among them, because what was legal
//! depends on it. Of a deal that serves several rounds `play=` has the decisions of the rounds
//! before too, because the cards depend on them.

use std::fmt::Display;

use super::decisions::Decisions;
use super::fields::Fields;
use super::game::{Game, RulesOf};
use super::origin::Sealed;
use super::phase::{Dealt, replay};
use super::round::{Round, Rules as _};
use super::save::{read_day, read_deal, write_origin};

/// Writes a round that is over, with what the player has after it.
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

/// Reads what a table has written of a round that is over; `None` where anything of it is damaged, against the
/// rules of the game, or of a table that there is not.
#[must_use]
pub fn read_record<G: Game>(fields: &Fields) -> Option<Dealt<G::Round>> {
    if let Some(purse) = fields.get("purse") {
        // Nothing of the round follows from it; but a record that is damaged here may be wrong elsewhere.
        purse.parse::<G::Purse>().ok()?;
    }
    let rules: RulesOf<G> = fields.get("rules")?.parse().ok().filter(G::offers)?;
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
