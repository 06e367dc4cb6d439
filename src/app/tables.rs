//! The tables of each game: how they are found, set up and read.

use super::route::JacksTableId;
use crate::poker::{DayGame, Jacks, JacksTable};
use crate::table::{Effect, Game, Mode, Opened, SaveUnreadable, Table};

/// The two tables of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables<G: Game> {
    free: Table<G>,
    daily: Table<G>,
}

/// The tables of video poker.
#[derive(Clone, Debug, Default)]
pub(super) struct JacksTables {
    free: JacksTable,
    /// In the order of [`DayGame::ALL`].
    days: Box<[JacksTable; DayGame::ALL.len()]>,
}

impl JacksTables {
    pub(super) fn at(&self, id: JacksTableId) -> &JacksTable {
        match id {
            JacksTableId::Free => &self.free,
            JacksTableId::Daily(day) => &self.days[day as usize],
        }
    }

    pub(super) fn at_mut(&mut self, id: JacksTableId) -> &mut JacksTable {
        match id {
            JacksTableId::Free => &mut self.free,
            JacksTableId::Daily(day) => &mut self.days[day as usize],
        }
    }

    /// Sets a table up, as it was saved if that can be read.
    pub(super) fn set_up(
        &mut self,
        id: JacksTableId,
        saved: Option<&str>,
    ) -> (Vec<Effect>, Result<(), SaveUnreadable>) {
        let restored = saved.map(|save| JacksTables::restore(id, save));
        let open = || match id {
            JacksTableId::Free => Table::open(Mode::Free),
            JacksTableId::Daily(day) => Table::open_day(day.table()),
        };
        let (opened, readable) = match restored {
            None => (open(), Ok(())),
            Some(Ok(restored)) => (restored, Ok(())),
            Some(Err(unreadable)) => (open(), Err(unreadable)),
        };
        let (table, effects) = opened;
        *self.at_mut(id) = table;
        (effects, readable)
    }

    /// A table as it was saved. At the table of a day that is a round of its game.
    pub(super) fn restore(id: JacksTableId, save: &str) -> Result<Opened<Jacks>, SaveUnreadable> {
        let restored = Table::restore(id.mode(), save)?;
        let is_of_its_game = match id {
            JacksTableId::Free => true,
            JacksTableId::Daily(day) => *restored.0.rules() == day.table(),
        };
        is_of_its_game.then_some(restored).ok_or(SaveUnreadable)
    }
}

impl<G: Game> Tables<G> {
    pub(super) const fn at(&self, mode: Mode) -> &Table<G> {
        match mode {
            Mode::Free => &self.free,
            Mode::Daily => &self.daily,
        }
    }

    pub(super) const fn at_mut(&mut self, mode: Mode) -> &mut Table<G> {
        match mode {
            Mode::Free => &mut self.free,
            Mode::Daily => &mut self.daily,
        }
    }

    /// Sets a table up, as it was saved if that can be read.
    pub(super) fn set_up(
        &mut self,
        mode: Mode,
        saved: Option<&str>,
    ) -> (Vec<Effect>, Result<(), SaveUnreadable>) {
        let (opened, readable) = match saved.map(|save| Table::restore(mode, save)) {
            None => (Table::open(mode), Ok(())),
            Some(Ok(restored)) => (restored, Ok(())),
            Some(Err(unreadable)) => (Table::open(mode), Err(unreadable)),
        };
        let (table, effects) = opened;
        *self.at_mut(mode) = table;
        (effects, readable)
    }
}
