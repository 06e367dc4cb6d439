//! The decisions of the poker match that can be learned: those of the solved match for two with bets.

use std::fmt;
use std::str::FromStr;

use crate::games::GameName;
use crate::games::items::{LearnedGame, NotADecision};
use crate::memory::ItemName;
use crate::poker::PokerMatch;
use crate::poker::equilibrium::{HandKind, Point};

/// The kind of the decisions of the solved match.
const SOLVED: &str = "solved";

/// The history before the first decision, which has no letters.
const START: &str = "-";

/// A decision of the poker match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PokerMatchDecision {
    /// What to do at this point of the solved match with a hand of this kind.
    Solved {
        /// The point.
        point: Point,
        /// The kind of hands.
        kind: HandKind,
    },
}

impl LearnedGame for PokerMatch {
    type Decision = PokerMatchDecision;
}

impl PokerMatchDecision {
    /// Returns the name of the item.
    ///
    /// # Errors
    /// [`NotADecision`] never: histories and kinds have no other characters than names of items.
    pub fn name(&self) -> Result<ItemName, NotADecision> {
        Ok(self.to_string().parse()?)
    }
}

/// Writes the name of the item, with the history that leads to the decision: `duel/solved/kbc33k/pair-K`.
impl fmt::Display for PokerMatchDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PokerMatchDecision::Solved { point, kind } = self;
        let game = GameName::PokerMatch.code();
        let letters = point.letters();
        let history = if letters.is_empty() { START } else { &letters };
        write!(f, "{game}/{SOLVED}/{history}/{kind}")
    }
}

impl FromStr for PokerMatchDecision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<PokerMatchDecision, NotADecision> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[_, SOLVED, history, kind] = &parts[..] else {
            return Err(NotADecision);
        };
        let history: Vec<String> = match history {
            START => vec![],
            letters => letters.chars().map(String::from).collect(),
        };
        let point: Point = history.join(" ").parse().map_err(|_| NotADecision)?;
        let kind: HandKind = kind.parse().map_err(|_| NotADecision)?;
        let decision = PokerMatchDecision::Solved { point, kind };
        // Rejects another game, and a second text for the same decision.
        (decision.to_string() == text)
            .then_some(decision)
            .ok_or(NotADecision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::items::game_of;

    #[test]
    fn decisions_are_read_as_they_are_written() {
        let mut names = vec![];
        for history in ["", "k b", "b c", "b c 3", "k b c 3 1 k"] {
            let point: Point = history.parse().expect(history);
            for kind in HandKind::ALL {
                let decision = PokerMatchDecision::Solved { point, kind };
                let name = decision.name().expect("a name");
                assert_eq!(name.to_string().parse(), Ok(decision), "{name}");
                assert_eq!(game_of(&name), Some(GameName::PokerMatch));
                names.push(name);
            }
        }
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all);
        for text in [
            "",
            "duel/solved/kbc31k",
            "duel/solved//pair-K",
            "duel/solved/kbx/pair-K",
            "duel/solved/kbc31k/pair-1",
            "duel/solved/k b/pair-K",
            "solo/solved/kb/pair-K",
        ] {
            assert_eq!(
                text.parse::<PokerMatchDecision>(),
                Err(NotADecision),
                "{text}"
            );
        }
    }
}
