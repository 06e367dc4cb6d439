//! The tables of the page, and the bundles that have them.

use super::games::{GameTable, TableGame};
use crate::games::{GameName, each};
use crate::poker::DayGame;
use crate::table::Mode;

/// A bundle of tables. The page has two, so a first visit fetches only the games that it plays. Tests and workers have
/// the games of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bundle {
    /// Blackjack.
    Blackjack,
    /// The games of draw poker.
    Poker,
}

impl Bundle {
    /// The bundle that has this game.
    #[must_use]
    pub const fn of(game: GameName) -> Bundle {
        match game {
            GameName::Blackjack => Bundle::Blackjack,
            GameName::SoloDraw | GameName::VideoPoker | GameName::PokerMatch => Bundle::Poker,
            #[cfg(test)]
            GameName::HighCard => Bundle::Blackjack,
        }
    }

    /// The feature that builds its games.
    #[must_use]
    pub const fn feature(self) -> &'static str {
        match self {
            Bundle::Blackjack => "blackjack",
            Bundle::Poker => "poker",
        }
    }

    /// Returns true if its games are built. It is known to the compiler, which leaves out what a bundle does not need.
    #[must_use]
    pub const fn is_built(self) -> bool {
        match self {
            Bundle::Blackjack => cfg!(feature = "blackjack"),
            Bundle::Poker => cfg!(feature = "poker"),
        }
    }
}

/// A table of video poker: the one for fresh and shared deals of all its games, or one for the deals of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VideoPokerTableId {
    /// The table for fresh and shared deals.
    #[default]
    Free,
    /// The table for the deals of the day of this game.
    Daily(DayGame),
}

impl VideoPokerTableId {
    /// The mode of this table.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            VideoPokerTableId::Free => Mode::Free,
            VideoPokerTableId::Daily(_) => Mode::Daily,
        }
    }
}

/// A table. Each game has one for fresh and shared deals, and one or more for the deals of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableId {
    /// Blackjack.
    Blackjack(Mode),
    /// Solo draw.
    SoloDraw(Mode),
    /// Video poker.
    VideoPoker(VideoPokerTableId),
    /// The poker match.
    PokerMatch(Mode),
    /// High card, a game for the tests.
    #[cfg(test)]
    HighCard(Mode),
}

impl TableId {
    /// All tables, in the order in which the page sets them up: first those for fresh and shared deals.
    pub const ALL: [TableId; if cfg!(test) { 12 } else { 10 }] = [
        TableId::Blackjack(Mode::Free),
        TableId::SoloDraw(Mode::Free),
        TableId::VideoPoker(VideoPokerTableId::Free),
        TableId::PokerMatch(Mode::Free),
        #[cfg(test)]
        TableId::HighCard(Mode::Free),
        TableId::Blackjack(Mode::Daily),
        TableId::SoloDraw(Mode::Daily),
        TableId::VideoPoker(VideoPokerTableId::Daily(DayGame::JacksOrBetter)),
        TableId::VideoPoker(VideoPokerTableId::Daily(DayGame::DoubleDoubleBonus)),
        TableId::VideoPoker(VideoPokerTableId::Daily(DayGame::Deuces)),
        TableId::PokerMatch(Mode::Daily),
        #[cfg(test)]
        TableId::HighCard(Mode::Daily),
    ];

    /// The path after the `#`. `fair_deal_places::TABLES` repeats it for the scripts.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            TableId::Blackjack(Mode::Free) => "/blackjack",
            TableId::Blackjack(Mode::Daily) => "/blackjack/daily",
            TableId::SoloDraw(Mode::Free) => "/poker/solo",
            TableId::SoloDraw(Mode::Daily) => "/poker/daily",
            TableId::VideoPoker(VideoPokerTableId::Free) => "/poker/jacks",
            TableId::VideoPoker(VideoPokerTableId::Daily(day)) => match day {
                DayGame::JacksOrBetter => "/poker/jacks/daily",
                DayGame::DoubleDoubleBonus => "/poker/jacks/daily/double-double-bonus",
                DayGame::Deuces => "/poker/jacks/daily/deuces",
            },
            TableId::PokerMatch(Mode::Free) => "/poker/duel",
            TableId::PokerMatch(Mode::Daily) => "/poker/duel/daily",
            #[cfg(test)]
            TableId::HighCard(Mode::Free) => "/high-card",
            #[cfg(test)]
            TableId::HighCard(Mode::Daily) => "/high-card/daily",
        }
    }

    /// The name of the table's save. It never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TableId::Blackjack(Mode::Free) => "blackjack",
            TableId::Blackjack(Mode::Daily) => "blackjack-daily",
            TableId::SoloDraw(Mode::Free) => "solo",
            TableId::SoloDraw(Mode::Daily) => "solo-daily",
            TableId::VideoPoker(VideoPokerTableId::Free) => "jacks",
            TableId::VideoPoker(VideoPokerTableId::Daily(day)) => match day {
                DayGame::JacksOrBetter => "jacks-daily",
                DayGame::DoubleDoubleBonus => "double-double-bonus-daily",
                DayGame::Deuces => "deuces-daily",
            },
            TableId::PokerMatch(Mode::Free) => "duel",
            TableId::PokerMatch(Mode::Daily) => "duel-daily",
            #[cfg(test)]
            TableId::HighCard(Mode::Free) => "high-card",
            #[cfg(test)]
            TableId::HighCard(Mode::Daily) => "high-card-daily",
        }
    }

    /// The name of its game in a history.
    #[must_use]
    pub const fn game(self) -> GameName {
        match self {
            TableId::Blackjack(_) => GameName::Blackjack,
            TableId::SoloDraw(_) => GameName::SoloDraw,
            TableId::VideoPoker(_) => GameName::VideoPoker,
            TableId::PokerMatch(_) => GameName::PokerMatch,
            #[cfg(test)]
            TableId::HighCard(_) => GameName::HighCard,
        }
    }

    /// The table of this game for fresh and shared deals.
    #[must_use]
    pub fn of_game(game: GameName) -> TableId {
        each!(GameName, game, G => G::id(<<G as TableGame>::Id as GameTable<G>>::FREE))
    }

    /// The mode of this table: fresh and shared deals, or the deals of a day.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            TableId::Blackjack(mode) | TableId::SoloDraw(mode) | TableId::PokerMatch(mode) => mode,
            TableId::VideoPoker(id) => id.mode(),
            #[cfg(test)]
            TableId::HighCard(mode) => mode,
        }
    }

    /// The bundle of tables that has its game.
    #[must_use]
    pub const fn bundle(self) -> Bundle {
        Bundle::of(self.game())
    }

    /// Returns true if its game is built into this bundle.
    #[must_use]
    pub const fn is_built(self) -> bool {
        self.bundle().is_built()
    }

    /// The table of the same game in this mode. If there are several, it is the first.
    #[must_use]
    pub fn with_mode(self, mode: Mode) -> TableId {
        let mut all = TableId::ALL.into_iter();
        let found = all.find(|id| id.game() == self.game() && id.mode() == mode);
        found.unwrap_or(self)
    }
}

impl Default for TableId {
    fn default() -> TableId {
        TableId::Blackjack(Mode::Free)
    }
}
