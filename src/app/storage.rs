//! The browser's storage, as far as the page knows its state.

use super::route::TableId;

/// The state of the browser's storage, and the notices about it that the player has seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Storage {
    saving: Saving,
    access: Access,
    /// True if the page has found that the history cannot be written. The notice about it may wait for the end of a
    /// round.
    history_failed: bool,
    /// True if the browser did not store a setting.
    settings_unstored: bool,
    /// The tables whose stored record the browser does not let the page read, or whose record could be neither parsed
    /// nor backed up. The record stays, and these tables are not saved.
    unreadable: Vec<TableId>,
    /// The tables whose save needs the strategy of the Mathematician, which is not here. The record stays, and these
    /// tables are not saved.
    lacking: Vec<TableId>,
    /// The saves of the other bundle's tables that crossed a reload because the browser did not store them. They cross
    /// another reload when the player goes back to one of those tables.
    held_saves: Vec<(TableId, String)>,
}

/// The browser's ability to save rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Saving {
    /// It works, as far as the page knows.
    #[default]
    Works,
    /// It fails, and the player has seen the notice. The page does not repeat it after every card.
    FailsNotified,
}

/// The page's access to any storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Access {
    /// The page has it, as far as it knows.
    #[default]
    Given,
    /// The browser refuses it.
    Refused,
    /// The browser refuses it, and the player has seen the notice.
    RefusedNotified,
}

impl Storage {
    /// Notes that the browser refuses the page any storage. `was_said` is true if the player saw the notice before a
    /// reload.
    pub(super) const fn set_refused(&mut self, was_said: bool) {
        self.access = if was_said {
            Access::RefusedNotified
        } else {
            Access::Refused
        };
    }

    /// Returns the access before this call, which notes that the player sees the notice of a refusal now.
    pub(super) const fn take_refusal(&mut self) -> Access {
        let before = self.access;
        self.access = match before {
            Access::Given => Access::Given,
            Access::Refused | Access::RefusedNotified => Access::RefusedNotified,
        };
        before
    }

    /// Notes that the history cannot be written. Returns true the first time.
    pub(super) const fn note_history_failure(&mut self) -> bool {
        let is_first = !self.history_failed;
        self.history_failed = true;
        is_first
    }

    /// Notes that the browser did not store a setting.
    pub(super) const fn note_settings_failure(&mut self) {
        self.settings_unstored = true;
    }

    /// Returns true if the browser did not store a setting.
    pub(super) const fn lacks_settings(&self) -> bool {
        self.settings_unstored
    }

    /// Notes that rounds are not saved. Returns true the first time.
    pub(super) fn note_saving_failure(&mut self) -> bool {
        let is_first = self.saving == Saving::Works;
        self.saving = Saving::FailsNotified;
        is_first
    }

    /// Returns true if this table may be saved without overwriting an unreadable record.
    pub(super) fn may_save(&self, id: TableId) -> bool {
        !self.unreadable.contains(&id) && !self.lacking.contains(&id)
    }

    /// Notes that the save of this table needs the strategy of the Mathematician, which is not here.
    pub(super) fn add_lacking(&mut self, id: TableId) {
        self.lacking.push(id);
    }

    /// Returns true if the save of a table needed that strategy. Forgets these tables, because it is here now.
    pub(super) fn take_lacking(&mut self) -> bool {
        !std::mem::take(&mut self.lacking).is_empty()
    }

    /// Sets the tables whose stored record the browser does not let the page read. Returns true if there is one.
    pub(super) fn set_unreadable(&mut self, tables: &[TableId]) -> bool {
        self.unreadable = tables.to_vec();
        !tables.is_empty()
    }

    /// Notes that the stored record of this table can be neither parsed nor backed up.
    pub(super) fn add_unreadable(&mut self, id: TableId) {
        self.unreadable.push(id);
    }

    /// Keeps the saves of the other bundle's tables.
    pub(super) fn hold_for_other_bundle(&mut self, saves: Vec<(TableId, String)>) {
        self.held_saves = saves;
    }

    /// Forgets the saves of the other bundle's tables, because the browser has newer ones.
    pub(super) fn forget_held_saves(&mut self) {
        self.held_saves.clear();
    }

    /// Forgets the data that this page could not save. Another tab has the tables as stored.
    pub(super) fn start_afresh(&mut self) {
        self.saving = Saving::Works;
        self.unreadable.clear();
        self.lacking.clear();
        self.held_saves.clear();
    }

    /// The saves that have to cross a reload because the browser does not store them. `save` serialises a table of this
    /// bundle.
    pub(super) fn not_stored(
        &self,
        save: impl Fn(TableId) -> Option<(TableId, String)>,
    ) -> Vec<(TableId, String)> {
        let is_whole = |id: &TableId| !self.lacking.contains(id);
        let all = TableId::ALL.into_iter().filter(is_whole);
        let mut tables: Vec<_> = match self.saving {
            Saving::Works => self.unreadable.iter().copied().filter_map(save).collect(),
            Saving::FailsNotified => all.filter_map(save).collect(),
        };
        tables.extend(self.held_saves.iter().cloned());
        tables
    }
}
