//! The decisions that can be learned, by game. Each game names its own in its folder.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::games::{GameName, each};
use crate::history::{Judge, RecordedGame};
use crate::memory::{Grade, ItemName, NotAnItemName};
use crate::table::Dealt;

/// A game with decisions that can be learned.
pub trait LearnedGame: RecordedGame {
    /// A decision. It writes and reads the name of its item, which is stored and
    /// never changes. The name begins with the code of the game.
    type Decision: Clone + Debug + PartialEq + Display + FromStr<Err = NotADecision>;

    /// Returns the decisions of this round that can be learned, in order, each with a grade by what is taught.
    fn graded(_judge: &mut Judge, _dealt: &Dealt<Self::Round>) -> Vec<(Self::Decision, Grade)> {
        vec![]
    }
}

/// The decision of a game that has none to learn.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDecision {}

#[cfg(test)]
impl Display for NoDecision {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

#[cfg(test)]
impl FromStr for NoDecision {
    type Err = NotADecision;

    fn from_str(_: &str) -> Result<NoDecision, NotADecision> {
        Err(NotADecision)
    }
}

#[cfg(test)]
impl LearnedGame for crate::games::sample::HighCard {
    type Decision = NoDecision;
}

/// The error for a name that is not of a decision of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADecision;

impl Display for NotADecision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("The game has no such decision to learn.")
    }
}

impl std::error::Error for NotADecision {}

impl From<NotAnItemName> for NotADecision {
    fn from(_: NotAnItemName) -> NotADecision {
        NotADecision
    }
}

/// Returns the game of an item if it knows the decision. A newer version of the page may have stored others, which are
/// kept.
#[must_use]
pub fn game_of(name: &ItemName) -> Option<GameName> {
    let game = GameName::from_code(name.game())?;
    let text = name.to_string();
    let is_known = each!(GameName, game, G => {
        text.parse::<<G as LearnedGame>::Decision>().is_ok_and(|it| it.to_string() == text)
    });
    is_known.then_some(game)
}

#[cfg(test)]
mod tests {
    use super::game_of;
    use crate::games::GameName;

    #[test]
    fn each_game_knows_its_own_items() {
        for (name, game) in [
            ("blackjack/cell/vegas/hard-16/10", Some(GameName::Blackjack)),
            ("jacks/row/jacks:800-50-25-9-6-4-3-2-1/5", None),
            ("solo/cell/vegas/hard-16/10", None),
            ("duel/cell/vegas/hard-16/10", None),
            ("high-card/cell/a", None),
            ("whist/cell/a", None),
        ] {
            assert_eq!(game_of(&name.parse().expect(name)), game, "{name}");
        }
    }
}
