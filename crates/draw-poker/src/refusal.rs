//! The reasons why a decision in draw poker is refused.

use std::fmt;

use crate::equilibrium::SolutionVersion;
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
    /// The Mathematician sits at a table where its solution does not apply, or the file of the solution is not loaded,
    /// or the rules name another version of it.
    NoSolution(NoSolution),
}

/// The reason why the Mathematician cannot play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSolution {
    /// The solution is for two players who bet, without jokers.
    OtherGame,
    /// The rules name this version of the solution, which the program does not have.
    OtherVersion(SolutionVersion),
    /// The file of the solution is not loaded.
    NotLoaded,
}

impl fmt::Display for NoSolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSolution::OtherGame => f.write_str(
                "The Mathematician plays only the match with bets for two players, without jokers.",
            ),
            NoSolution::OtherVersion(version) => write!(
                f,
                "This needs the strategy {version} of the Mathematician, and the page has another one."
            ),
            NoSolution::NotLoaded => f.write_str("The Mathematician's strategy is not loaded."),
        }
    }
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
            Refusal::NoSolution(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
