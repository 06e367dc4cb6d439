//! The reasons why a decision in draw poker is refused.

use std::fmt;

use fair_deal_core::NotAHand;
use fair_shuffle::DeckTooShort;

/// The reason why a decision is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The round is over.
    RoundOver,
    /// A draw needs at least one marked card.
    NothingMarked,
    /// More cards are marked than the deck has left.
    TooFewLeft(DeckTooShort),
    /// The deck held a card twice. This cannot happen with a pack of one deck.
    DuplicateCard(NotAHand),
    /// This decision is not legal now.
    NotNow,
    /// The chips of a link or a save do not fit the rules.
    WrongStacks,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::RoundOver => f.write_str("The round is over."),
            Refusal::NothingMarked => {
                f.write_str("Mark the cards that you want to swap, then choose Swap.")
            }
            Refusal::TooFewLeft(DeckTooShort { left: 1, wanted }) => write!(
                f,
                "You marked {wanted} cards, but only 1 card is left in the deck: you may swap one."
            ),
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => write!(
                f,
                "You marked {wanted} cards, but only {left} are left in the deck: \
                 you may swap {left} at most."
            ),
            Refusal::DuplicateCard(why) => why.fmt(f),
            Refusal::NotNow => f.write_str("That cannot be done now."),
            Refusal::WrongStacks => f.write_str("These stacks do not fit the rules of the table."),
        }
    }
}

impl std::error::Error for Refusal {}
