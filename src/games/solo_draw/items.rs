//! The decisions of draw poker without an opponent that can be learned: what a hand is called.

use std::fmt;
use std::str::FromStr;

use crate::core::Category;
use crate::games::GameName;
use crate::games::items::{LearnedGame, NotADecision};
use crate::lab::exact::EXACT;
use crate::memory::ItemName;
use crate::poker::SoloDraw;

/// The kind of the ranks of hands.
const RANK: &str = "rank";

/// A decision of draw poker without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloDrawDecision {
    /// What a hand without jokers of this category is called.
    Rank(Category),
}

impl LearnedGame for SoloDraw {
    type Decision = SoloDrawDecision;
}

impl SoloDrawDecision {
    /// Returns the category of a hand of each kind, the highest first.
    pub fn ranks() -> impl Iterator<Item = Category> {
        EXACT.into_iter().map(|(category, _)| category)
    }

    /// Returns the name of the item.
    ///
    /// # Errors
    /// [`NotADecision`] never: categories have no other characters than names of items.
    pub fn name(&self) -> Result<ItemName, NotADecision> {
        Ok(self.to_string().parse()?)
    }
}

/// Writes the name of the item: `solo/rank/FullHouse`.
impl fmt::Display for SoloDrawDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SoloDrawDecision::Rank(category) = self;
        let game = GameName::SoloDraw.code();
        write!(f, "{game}/{RANK}/{}", category.code())
    }
}

impl FromStr for SoloDrawDecision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<SoloDrawDecision, NotADecision> {
        let mut all = SoloDrawDecision::ranks().map(SoloDrawDecision::Rank);
        all.find(|it| it.to_string() == text).ok_or(NotADecision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::items::game_of;

    #[test]
    fn ranks_are_items() {
        for category in SoloDrawDecision::ranks() {
            let decision = SoloDrawDecision::Rank(category);
            let name = decision.name().expect("a name");
            assert_eq!(name.to_string().parse(), Ok(decision), "{name}");
            assert_eq!(game_of(&name), Some(GameName::SoloDraw));
        }
        for text in [
            "solo/rank/FiveOfAKind",
            "solo/rank/",
            "duel/rank/Flush",
            "solo/rank/flush",
        ] {
            assert_eq!(
                text.parse::<SoloDrawDecision>(),
                Err(NotADecision),
                "{text}"
            );
        }
    }
}
