//! The sequence of a table's own deals.

use fair_deal_core::Decks;

use super::daily::DailyDeals;
use super::game::{DecisionsOf, Game};
use super::origin::{Cutter, Mode, Sealed};

/// The sequence of a table's own deals, which shared deals and practice interrupt.
#[derive(Clone, Debug)]
pub(super) enum Sequence<G: Game> {
    /// Fresh deals.
    Free {
        /// The cutter of the packs from the next one on.
        cutter: Cutter,
        /// The next deal, sealed while the result is on the table. Its pack follows from the rules when it is dealt.
        next: Option<Sealed>,
    },
    /// The daily deals.
    Daily(DailyDeals<G>),
}

impl<G: Game> Sequence<G> {
    /// The sequence of a new table.
    pub(super) const fn new(mode: Mode) -> Sequence<G> {
        match mode {
            Mode::Free => Sequence::free(None),
            Mode::Daily => Sequence::Daily(DailyDeals::new(Vec::new())),
        }
    }

    /// Fresh deals, of which this is the next one if it is already sealed.
    pub(super) const fn free(next: Option<Sealed>) -> Sequence<G> {
        Sequence::Free {
            cutter: Cutter::Nobody,
            next,
        }
    }

    /// The mode of the table.
    pub(super) const fn mode(&self) -> Mode {
        match self {
            Sequence::Free { .. } => Mode::Free,
            Sequence::Daily(_) => Mode::Daily,
        }
    }

    /// Returns true if the deals are fresh.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self, Sequence::Free { .. })
    }

    /// The cutter of the next pack.
    pub(super) const fn cutter(&self) -> Cutter {
        match self {
            Sequence::Free { cutter, .. } => *cutter,
            Sequence::Daily(_) => Cutter::Nobody,
        }
    }

    /// Sets the cutter of the packs from the next one on. Daily deals are never cut.
    pub(super) const fn set_cutter(&mut self, by: Cutter) {
        match self {
            Sequence::Free { cutter, .. } => *cutter = by,
            Sequence::Daily(_) => (),
        }
    }

    /// The next fresh deal, if it is already sealed.
    pub(super) const fn next(&self) -> Option<&Sealed> {
        match self {
            Sequence::Free { next, .. } => next.as_ref(),
            Sequence::Daily(_) => None,
        }
    }

    /// Returns true if the next deal is fresh and not sealed yet.
    pub(super) const fn lacks_next(&self) -> bool {
        matches!(self, Sequence::Free { next: None, .. })
    }

    /// Makes a sealed fresh deal the next one.
    pub(super) fn set_next(&mut self, sealed: Sealed) {
        match self {
            Sequence::Free { next, .. } => *next = Some(sealed),
            Sequence::Daily(_) => (),
        }
    }

    /// Takes the next fresh deal with this pack, if it is already sealed.
    pub(super) fn take_next(&mut self, decks: Decks) -> Option<Sealed> {
        match self {
            Sequence::Free { next, .. } => next.take().map(|next| next.with_pack(decks)),
            Sequence::Daily(_) => None,
        }
    }

    /// The decisions of the earlier rounds of the day.
    pub(super) const fn played(&self) -> &[DecisionsOf<G>] {
        match self {
            Sequence::Free { .. } => &[],
            Sequence::Daily(day) => day.played(),
        }
    }
}
