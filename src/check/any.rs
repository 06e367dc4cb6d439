//! A check of any game, and the destinations of its cards.

use super::game::AnyCheck;
use super::{CheckStep, Replayed, StepFinding, golden};
use crate::blackjack::{self};
use crate::core::PackCard;
use crate::poker::{DrawnTo, poker_match};

impl AnyCheck {
    /// Returns true if this deal is one of the [golden] ones, whose seals were never on a table.
    #[must_use]
    pub fn is_example(&self) -> bool {
        golden().contains(&self.derivation().deal)
    }

    /// Returns the result of this step.
    #[must_use]
    pub fn finding(&self, step: CheckStep) -> StepFinding {
        let agrees = match step {
            CheckStep::Seal => self.derivation().seal_agrees(),
            CheckStep::Key | CheckStep::Pack | CheckStep::Shuffle | CheckStep::Cut => {
                return StepFinding::WorkedOut;
            }
            CheckStep::Round => match self.replayed() {
                Replayed::Refused(_) | Replayed::Unfinished => false,
                Replayed::Over(()) => true,
            },
        };
        if agrees {
            StepFinding::Agrees
        } else {
            StepFinding::Differs
        }
    }

    /// Returns every card in the order of the deal, with its destination. If the round does not end, all cards count as
    /// still in the deck. The cards that a short shoe dealt a second time come last.
    #[must_use]
    pub fn destinations(&self) -> Vec<(PackCard, Destination)> {
        let (went, again) = self.destinations_of_dealt();
        let went = went.into_iter().chain(std::iter::repeat(Destination::Deck));
        let order = self.derivation().order.iter().copied();
        order.zip(went).chain(again).collect()
    }
}

/// The destination of a card of the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The deck: the card was not dealt.
    Deck,
    /// A hand at the blackjack table.
    Blackjack(blackjack::Destination),
    /// The hand of a player without opponents: in solo draw or at video poker.
    Draw(DrawnTo),
    /// A hand of a poker match.
    PokerMatch(poker_match::Destination),
}
