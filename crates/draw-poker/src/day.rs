//! The games of video poker that have a deal of the day.

use super::machine::{Game, PayTable};

/// A game of video poker that has a deal of the day: the one that all know, the one that is played most, and one
/// with wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayGame {
    /// Jacks or Better.
    JacksOrBetter,
    /// Double Double Bonus, with its kickers.
    DoubleDoubleBonus,
    /// Deuces Wild.
    Deuces,
}

impl DayGame {
    /// All of them, in the order in which the page offers them.
    pub const ALL: [DayGame; 3] = [
        DayGame::JacksOrBetter,
        DayGame::DoubleDoubleBonus,
        DayGame::Deuces,
    ];

    /// The name in the derivation of its deals ([`Secret::daily`](fair_shuffle::Secret::daily)). It never changes,
    /// because every deal would change with it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DayGame::JacksOrBetter => "poker-jacks",
            DayGame::DoubleDoubleBonus => "poker-double-double-bonus",
            DayGame::Deuces => "poker-deuces",
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(self) -> Game {
        match self {
            DayGame::JacksOrBetter => Game::JacksOrBetter,
            DayGame::DoubleDoubleBonus => Game::DoubleDoubleBonus,
            DayGame::Deuces => Game::Deuces,
        }
    }

    /// The pay table of the day, the same for everybody: the usual one.
    #[must_use]
    pub fn table(self) -> PayTable {
        self.game().usual()
    }

    /// The day of this game, if it has one.
    #[must_use]
    pub fn of(game: Game) -> Option<DayGame> {
        DayGame::ALL.into_iter().find(|day| day.game() == game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Jacks;
    use fair_deal_table::Game as _;

    #[test]
    fn daily_games_use_usual_pay_tables() {
        let tables = DayGame::ALL.map(|day| day.table().to_string());
        assert_eq!(
            tables,
            [
                "jacks:800-50-25-9-6-4-3-2-1",
                "double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1",
                "deuces:800-200-25-15-9-5-3-2-2-1",
            ]
        );
        assert_eq!(DayGame::JacksOrBetter.table(), Jacks::daily_rules());
        assert_eq!(DayGame::JacksOrBetter.name(), Jacks::NAME);
        for day in DayGame::ALL {
            assert_eq!(DayGame::of(day.game()), Some(day));
            assert_eq!(Jacks::day_name(&day.table()), Some(day.name()));
        }
        assert_eq!(DayGame::of(Game::JokerKings), None);
        assert_eq!(Jacks::day_name(&PayTable::jacks(8, 5)), None);
    }
}
