//! The games at the tables: what the page asks of each, and their tables.

use std::fmt::Debug;

use super::msg::Msg;
use super::route::Page;
use super::table_id::{Bundle, TableId};
use crate::blackjack::Blackjack;
use crate::core::PackCard;
use crate::games::each;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::history::GameName;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{self, AnyTable, Effect, Fields, Game, Mode, Opened, SaveUnreadable, Table};
use crate::text::Words;
use crate::text::guide::Piece;

/// A game with tables on the page.
pub trait TableGame: Game {
    /// The tables of the game.
    type Id: GameTable<Self>;

    /// The game, as the history names it.
    const GAME: GameName;

    /// True if the game is built into this bundle.
    const IS_BUILT: bool = Bundle::of(Self::GAME).is_built();

    /// The page's id of this table.
    fn id(at: Self::Id) -> TableId;

    /// The message of the page for this message of a table.
    fn msg(at: Self::Id, msg: table::Msg<Self>) -> Msg;

    /// The tables of the game.
    fn tables(all: &AllTables) -> &Tables<Self>;

    /// The tables of the game, to be changed.
    fn tables_mut(all: &mut AllTables) -> &mut Tables<Self>;

    /// The name of the game, which is the heading of its tables.
    fn heading(words: Words) -> &'static str;

    /// The help for a player on a first visit, before any decision at this game.
    fn help(words: Words) -> &'static str;

    /// The rule for counting a round of the deal of the day.
    fn day_note(words: Words) -> &'static str;

    /// The name of the game in the result of a day.
    fn name_of_day(words: Words, _table: &Table<Self>) -> &'static str {
        Self::heading(words)
    }

    /// The pieces of the guide for this table, without those for every table.
    fn guide(table: &Table<Self>) -> Vec<Piece>;

    /// The reading pages about this table's game, with the fields of their addresses.
    fn pages(table: &Table<Self>) -> Vec<(Page, Fields)>;

    /// The table of the day to which this table leads; `None` for the first table of the day of its game.
    fn table_of_day(_at: Self::Id, _table: &Table<Self>) -> Option<Self::Id> {
        None
    }

    /// Returns true if a coach advises at this table.
    fn has_coach(_table: &Table<Self>) -> bool {
        true
    }

    /// The hands and the rules of a link to practise hands like this one; `None` if no such hand can be practised.
    /// `terms` are those of the round, `player` the cards of the hand, and `dealer` the dealer's first card.
    #[must_use]
    fn practice_of(
        _terms: &str,
        _player: &[PackCard],
        _dealer: Option<PackCard>,
    ) -> Option<[String; 2]> {
        None
    }
}

/// One of the tables of a game.
pub trait GameTable<G: Game>: Copy + Debug + PartialEq + 'static {
    /// The table for fresh and shared deals.
    const FREE: Self;

    /// The number of tables for the deals of a day.
    const DAYS: usize;

    /// The place of this table among those for the deals of a day, from 0 and less than [`DAYS`](GameTable::DAYS);
    /// `None` for the table of fresh and shared deals.
    fn day(self) -> Option<usize>;

    /// Returns the mode of the table: fresh and shared deals, or the deals of a day.
    fn mode(self) -> Mode {
        match GameTable::<G>::day(self) {
            None => Mode::Free,
            Some(_) => Mode::Daily,
        }
    }

    /// Sets the table up anew.
    fn open(self) -> Opened<G> {
        Table::open(GameTable::<G>::mode(self))
    }

    /// Sets the table up as it was saved.
    ///
    /// # Errors
    /// [`SaveUnreadable`] where the text is no save of this table.
    fn restore(self, save: &str) -> Result<Opened<G>, SaveUnreadable> {
        Table::restore(GameTable::<G>::mode(self), save)
    }

    /// Returns true if this save of this table can be parsed.
    fn can_read(self, save: &str) -> bool {
        Table::<G>::is_saved_as(GameTable::<G>::mode(self), save)
    }
}

impl<G: Game> GameTable<G> for Mode {
    const FREE: Mode = Mode::Free;
    const DAYS: usize = 1;

    fn day(self) -> Option<usize> {
        match self {
            Mode::Free => None,
            Mode::Daily => Some(0),
        }
    }
}

/// The tables of a game.
#[derive(Clone, Debug)]
pub struct Tables<G: Game> {
    free: Table<G>,
    days: Vec<Table<G>>,
}

impl<G: TableGame> Default for Tables<G> {
    fn default() -> Tables<G> {
        let mut days = Vec::new();
        days.resize_with(<G::Id as GameTable<G>>::DAYS, Table::default);
        Tables {
            free: Table::default(),
            days,
        }
    }
}

impl<G: TableGame> Tables<G> {
    /// This table.
    pub(super) fn at(&self, id: G::Id) -> &Table<G> {
        match id.day() {
            None => &self.free,
            Some(day) => &self.days[day],
        }
    }

    /// This table, to be changed.
    pub(super) fn at_mut(&mut self, id: G::Id) -> &mut Table<G> {
        match id.day() {
            None => &mut self.free,
            Some(day) => &mut self.days[day],
        }
    }

    /// Sets a table up: as it was saved, if the save can be parsed, else anew.
    fn set_up(
        &mut self,
        id: G::Id,
        saved: Option<&str>,
    ) -> (Vec<Effect>, Result<(), SaveUnreadable>) {
        let (opened, readable) = match saved.map(|save| id.restore(save)) {
            None => (id.open(), Ok(())),
            Some(Ok(restored)) => (restored, Ok(())),
            Some(Err(unreadable)) => (id.open(), Err(unreadable)),
        };
        let (table, effects) = opened;
        *self.at_mut(id) = table;
        (effects, readable)
    }
}

/// The tables of all games.
#[derive(Clone, Debug, Default)]
pub struct AllTables {
    pub(crate) blackjack: Tables<Blackjack>,
    pub(crate) solo_draw: Tables<SoloDraw>,
    pub(crate) video_poker: Tables<VideoPoker>,
    pub(crate) poker_match: Tables<PokerMatch>,
    #[cfg(test)]
    pub(crate) high_card: Tables<HighCard>,
}

impl AllTables {
    /// This table with any game; `None` if its game is not built into this bundle.
    pub(super) fn table(&self, id: TableId) -> Option<&dyn AnyTable> {
        each!(TableId(at), id, G => built::<G, _>(|| G::tables(self).at(at) as _))
    }

    pub(super) fn table_mut(&mut self, id: TableId) -> Option<&mut dyn AnyTable> {
        each!(TableId(at), id, G => built::<G, _>(|| G::tables_mut(self).at_mut(at) as _))
    }

    /// Sets this table up as it was saved, or anew if the save cannot be parsed. Returns `None` if its game is not built
    /// into this bundle.
    pub(super) fn set_up(
        &mut self,
        id: TableId,
        saved: Option<&str>,
    ) -> Option<(Vec<Effect>, Result<(), SaveUnreadable>)> {
        each!(TableId(at), id, G => {
            built::<G, _>(|| G::tables_mut(self).set_up(at, saved))
        })
    }
}

/// What this function returns; `None` if the game is not built into this bundle.
pub(crate) fn built<G: TableGame, T>(of_game: impl FnOnce() -> T) -> Option<T> {
    // The compiler knows the constant, and leaves out what stands behind this `if`.
    if G::IS_BUILT { Some(of_game()) } else { None }
}

/// Returns true if this save of this table can be parsed. It is always true for a game that is not built into this
/// bundle. Only a bundle with all games, such as the worker of the history, can rely on the answer.
#[must_use]
pub fn is_readable(id: TableId, save: &str) -> bool {
    each!(TableId(at), id, G => {
        !G::IS_BUILT || GameTable::<G>::can_read(at, save)
    })
}

impl Words {
    /// The name of this game.
    #[must_use]
    pub fn game_heading(self, game: GameName) -> &'static str {
        each!(GameName, game, G => G::heading(self))
    }

    /// The help for a player on a first visit, before any decision at this game.
    #[must_use]
    pub fn game_help(self, game: GameName) -> &'static str {
        each!(GameName, game, G => G::help(self))
    }

    /// The rule for counting a round of the deal of the day of this game.
    #[must_use]
    pub fn game_day_note(self, game: GameName) -> &'static str {
        each!(GameName, game, G => G::day_note(self))
    }
}

/// The hands and the rules of a link to practise hands like this one. See [`TableGame::practice_of`].
#[must_use]
pub fn practice_of(
    game: GameName,
    terms: &str,
    player: &[PackCard],
    dealer: Option<PackCard>,
) -> Option<[String; 2]> {
    each!(GameName, game, G => G::practice_of(terms, player, dealer))
}
