//! The tables of the page, generated from the list of the games.

use fair_deal_places::games;

use super::games::TableGame;
use super::route::Route;
use crate::history::GameName;
use crate::poker::DayGame;
use crate::table::Mode;

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

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        /// A table. Each game has one for fresh and shared deals, and one or more for the deals of the day.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TableId {
            $(
                $(#[doc = $doc])*
                $(#[cfg($cfg)])?
                $game(<crate::$($type)::+ as TableGame>::Id),
            )+
        }

        /// A table whose game is built into this bundle. The page has two bundles of tables, one of blackjack and one
        /// of poker. A first visit therefore fetches only the games that it plays. Tests and workers have all games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum BuiltTable {
            $(
                $(#[doc = $doc])*
                $(#[cfg($cfg)])?
                #[cfg(feature = $bundle)]
                $game(<crate::$($type)::+ as TableGame>::Id),
            )+
        }

        /// The tables for fresh and shared deals, in the order of the list.
        const FREE: &[TableId] = &[$($(#[cfg($cfg)])? TableId::$game $free),+];

        /// The tables for the deals of the day of each game, in the same order.
        const DAYS: &[&[TableId]] = &[$($(#[cfg($cfg)])? &[$(TableId::$game $day),+]),+];

        impl TableId {
            /// The path after the `#`.
            #[must_use]
            pub const fn path(self) -> &'static str {
                match self {
                    $($(#[cfg($cfg)])? TableId::$game(at) => match at {
                        $free => $path,
                        $($day => $day_path,)+
                    },)+
                }
            }

            /// The name of the table's save.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($(#[cfg($cfg)])? TableId::$game(at) => match at {
                        $free => $name,
                        $($day => $day_name,)+
                    },)+
                }
            }

            /// The name of its game in a history.
            #[must_use]
            pub const fn game(self) -> GameName {
                match self {
                    $($(#[cfg($cfg)])? TableId::$game(_) => GameName::$game,)+
                }
            }

            /// The table of this game for fresh and shared deals.
            #[must_use]
            pub const fn of_game(game: GameName) -> TableId {
                match game {
                    $($(#[cfg($cfg)])? GameName::$game => TableId::$game $free,)+
                }
            }

            /// The mode of this table: fresh and shared deals, or the deals of a day.
            #[must_use]
            pub const fn mode(self) -> Mode {
                match self {
                    $($(#[cfg($cfg)])? TableId::$game(at) => match at {
                        $free => Mode::Free,
                        $($day => Mode::Daily,)+
                    },)+
                }
            }

            /// This table, if its game is built into this bundle.
            #[must_use]
            pub const fn built(self) -> Option<BuiltTable> {
                match self {
                    $(
                        $(#[cfg($cfg)])?
                        #[cfg(feature = $bundle)]
                        TableId::$game(at) => Some(BuiltTable::$game(at)),
                        $(#[cfg($cfg)])?
                        #[cfg(not(feature = $bundle))]
                        TableId::$game(_) => None,
                    )+
                }
            }
        }
    };
}
games!(declare);

/// The number of tables.
const COUNT: usize = {
    let mut count = FREE.len();
    let mut game = 0;
    while game < DAYS.len() {
        count += DAYS[game].len();
        game += 1;
    }
    count
};

impl TableId {
    /// All tables in the order in which the page sets them up: first those for fresh and shared deals.
    pub const ALL: [TableId; COUNT] = {
        let mut all = [FREE[0]; COUNT];
        let mut place = 0;
        while place < FREE.len() {
            all[place] = FREE[place];
            place += 1;
        }
        let mut game = 0;
        while game < DAYS.len() {
            let mut day = 0;
            while day < DAYS[game].len() {
                all[place] = DAYS[game][day];
                place += 1;
                day += 1;
            }
            game += 1;
        }
        all
    };

    /// The address of this table.
    #[must_use]
    pub const fn route(self) -> Route {
        Route::Table(self)
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
        FREE[0]
    }
}
