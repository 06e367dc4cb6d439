//! The player's account at a table.

use super::chips::Chips;
use super::game::{Game, RulesOf};
use super::origin::Origin;
use super::phase::Phase;
use super::purse::Purse as _;
use super::round::Round as _;
use super::tally::Tally;

/// The player's chips and results at a table. A finished round that counts changes both.
#[derive(Clone, Debug, Default)]
pub(super) struct Account<G: Game> {
    purse: G::Purse,
    tally: Tally,
    /// True if the purse was filled up after the round that ended last, or since then.
    refilled: bool,
}

impl<G: Game> Account<G> {
    /// The account of a save.
    pub(super) const fn restored(purse: G::Purse, tally: Tally, refilled: bool) -> Account<G> {
        Account {
            purse,
            tally,
            refilled,
        }
    }

    /// The player's chips. The bets of a round under way are still in it.
    pub(super) const fn purse(&self) -> &G::Purse {
        &self.purse
    }

    /// The rounds won, drawn and lost.
    pub(super) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns true if the purse was filled up after the round that ended last, or since then.
    pub(super) const fn is_refilled(&self) -> bool {
        self.refilled
    }

    /// Enters a round that counts and is over.
    pub(super) fn settle(&mut self, round: &G::Round) {
        if let Some(verdict) = round.verdict() {
            self.tally = self.tally.with(verdict);
        }
        self.purse = self.purse.settled(round);
    }

    /// Forgets that the purse was filled up, because a round goes on.
    pub(super) const fn forget_refill(&mut self) {
        self.refilled = false;
    }

    /// Fills up the purse if the chips in it are too few for these rules, and returns true if they were.
    pub(super) fn refill(&mut self, rules: &RulesOf<G>) -> bool {
        let filled = self.purse.refilled(rules);
        let is_new = filled != self.purse;
        self.purse = filled;
        self.refilled |= is_new;
        is_new
    }

    /// The player's chips that are not on the table, which has these contents.
    pub(super) fn chips_beside(&self, phase: &Phase<G::Round>) -> Chips {
        match phase {
            Phase::Dealt(dealt) if dealt.sealed().origin == Origin::Fresh => {
                self.purse.chips_beside(dealt.round())
            }
            Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => {
                self.purse.all_chips()
            }
        }
    }

    /// Sets the tally to zero.
    pub(super) fn reset_tally(&mut self) {
        self.tally = Tally::default();
    }
}
