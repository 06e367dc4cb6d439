//! The logical clock of a table, and the entropy that the table waits for.

use super::game::{Effect, Game, PracticeOf, RulesOf};
use super::origin::{Cutter, Position};

/// The purpose of the entropy that the table has requested.
#[derive(Clone, Debug, Default)]
pub(super) enum PendingDeal<G: Game> {
    /// Show a seal, and wait for the player. The clock has this value without any request too, because
    /// [`Clock::request_seal`] records none.
    #[default]
    Seal,
    /// Deal a round, after a cut by this cutter: the player has asked for it.
    Round(Cutter),
    /// Deal such a practice hand with these rules.
    Practice(PracticeOf<G>, RulesOf<G>),
}

/// The current position of a table, and the purpose of the entropy that was requested there. A request for a deal moves
/// the table to a position of its own, so that only the answer to the last request counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock<G: Game> {
    position: Position,
    pending: PendingDeal<G>,
}

impl<G: Game> Clock<G> {
    /// The current position.
    pub(super) const fn now(&self) -> Position {
        self.position
    }

    /// Moves to the next position. Entropy that was requested at another position is no longer used.
    pub(super) fn tick(&mut self) {
        self.pending = PendingDeal::Seal;
        self.position = self.position.next();
    }

    /// Moves to the next position, and requests the entropy of this deal there.
    pub(super) fn request(&mut self, deal: PendingDeal<G>) -> Effect {
        self.pending = deal;
        self.position = self.position.next();
        Effect::DrawEntropy(self.position)
    }

    /// Requests the entropy of a seal. The position stays, because the player has not asked for anything.
    pub(super) const fn request_seal(&self) -> Effect {
        Effect::DrawEntropy(self.position)
    }

    /// Returns the purpose of the entropy that has arrived. More entropy at the same position only makes a seal.
    pub(super) fn take_pending(&mut self) -> PendingDeal<G> {
        std::mem::take(&mut self.pending)
    }
}
