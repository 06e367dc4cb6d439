//! The games of video poker that have a deal of the day.

use super::video_poker::{Game, PayTable};

/// A game of video poker that has a deal of the day: the best known one, the most played one, and one with wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayGame {
    /// Jacks or Better.
    JacksOrBetter,
    /// Double Double Bonus, which pays by the kicker.
    DoubleDoubleBonus,
    /// Deuces Wild.
    Deuces,
}

impl DayGame {
    /// All games with a deal of the day, in the order that the page offers them.
    pub const ALL: [DayGame; 3] = [
        DayGame::JacksOrBetter,
        DayGame::DoubleDoubleBonus,
        DayGame::Deuces,
    ];

    /// The name that the derivation of the deals uses ([`Secret::daily`](fair_shuffle::Secret::daily)). It must never
    /// change, because every deal would change with it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DayGame::JacksOrBetter => "poker-jacks",
            DayGame::DoubleDoubleBonus => "poker-double-double-bonus",
            DayGame::Deuces => "poker-deuces",
        }
    }

    /// The game of video poker.
    #[must_use]
    pub const fn game(self) -> Game {
        match self {
            DayGame::JacksOrBetter => Game::JacksOrBetter,
            DayGame::DoubleDoubleBonus => Game::DoubleDoubleBonus,
            DayGame::Deuces => Game::Deuces,
        }
    }

    /// The pay table of the day, which is the game's usual one and the same for every player.
    #[must_use]
    pub fn table(self) -> PayTable {
        self.game().usual()
    }

    /// Returns the daily game for this game, if there is one.
    #[must_use]
    pub fn of(game: Game) -> Option<DayGame> {
        DayGame::ALL.into_iter().find(|day| day.game() == game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::VideoPoker;
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
        assert_eq!(DayGame::JacksOrBetter.table(), VideoPoker::daily_rules());
        assert_eq!(DayGame::JacksOrBetter.name(), VideoPoker::NAME);
        for day in DayGame::ALL {
            assert_eq!(DayGame::of(day.game()), Some(day));
            assert_eq!(VideoPoker::day_name(&day.table()), Some(day.name()));
        }
        assert_eq!(DayGame::of(Game::JokerKings), None);
        assert_eq!(VideoPoker::day_name(&PayTable::jacks(8, 5)), None);
    }
}
