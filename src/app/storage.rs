//! What the browser stores for the page, as far as the page knows.

use super::route::TableId;

/// What the browser stores, what it refused to store, and what the player was told of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Storage {
    saving: Saving,
    access: Access,
    /// Whether the player was told that the history cannot be kept.
    history_failed: bool,
    /// Whether the browser refused to store a setting.
    settings_unstored: bool,
    /// The tables whose stored record could be neither read nor backed up. It stays, and nothing is saved in its place.
    unreadable: Vec<TableId>,
    /// The saves of tables of the other bundle that came across a reload because the browser did not store them. They go
    /// back when the player goes there.
    passed_on: Vec<(TableId, String)>,
}

/// Whether the browser saves rounds while the page is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Saving {
    /// As far as is known.
    #[default]
    Works,
    /// It does not, and the player was told. The page does not say it again after every card.
    FailsAsSaid,
}

/// Whether the browser gives the page any storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Access {
    /// It does, as far as is known.
    #[default]
    Given,
    /// It gives none.
    Refused,
    /// It gives none, and the player was told.
    RefusedAsSaid,
}

impl Storage {
    /// Notes that the browser gives the page no storage. `was_said` says whether the player was told before a reload.
    pub(super) const fn is_refused(&mut self, was_said: bool) {
        self.access = if was_said {
            Access::RefusedAsSaid
        } else {
            Access::Refused
        };
    }

    /// Whether the browser gives the page no storage, and whether the player has to be told of it now.
    pub(super) fn refused(&mut self) -> (bool, bool) {
        match self.access {
            Access::Given => (false, false),
            Access::Refused => {
                self.access = Access::RefusedAsSaid;
                (true, true)
            }
            Access::RefusedAsSaid => (true, false),
        }
    }

    /// Notes that the history cannot be kept. Returns whether the player was told before.
    pub(super) const fn history_failed(&mut self) -> bool {
        let was_told = self.history_failed;
        self.history_failed = true;
        was_told
    }

    /// Notes that the browser did not store a setting.
    pub(super) const fn settings_failed(&mut self) {
        self.settings_unstored = true;
    }

    /// Whether the browser did not store a setting.
    pub(super) const fn lacks_settings(&self) -> bool {
        self.settings_unstored
    }

    /// Notes that rounds are not saved. Returns whether that is new.
    pub(super) fn saving_failed(&mut self) -> bool {
        let is_new = self.saving == Saving::Works;
        self.saving = Saving::FailsAsSaid;
        is_new
    }

    /// Whether this table may be saved: nothing unreadable would be overwritten.
    pub(super) fn may_save(&self, id: TableId) -> bool {
        !self.unreadable.contains(&id)
    }

    /// Sets the tables whose stored record cannot be read. Returns whether there is one.
    pub(super) fn set_unreadable(&mut self, tables: &[TableId]) -> bool {
        self.unreadable = tables.to_vec();
        !tables.is_empty()
    }

    /// Notes that the stored record of this table can be neither read nor backed up.
    pub(super) fn add_unreadable(&mut self, id: TableId) {
        self.unreadable.push(id);
    }

    /// Keeps the saves of tables of the other bundle.
    pub(super) fn pass_on(&mut self, saves: Vec<(TableId, String)>) {
        self.passed_on = saves;
    }

    /// Forgets the saves of tables of the other bundle: the browser has newer ones.
    pub(super) fn forget_passed_on(&mut self) {
        self.passed_on.clear();
    }

    /// Forgets what this page could not save: another tab has the tables as they are stored.
    pub(super) fn start_afresh(&mut self) {
        self.saving = Saving::Works;
        self.unreadable.clear();
        self.passed_on.clear();
    }

    /// The saves that have to cross a reload, because the browser does not store them. `save` saves a table of this bundle.
    pub(super) fn not_stored(
        &self,
        save: impl Fn(TableId) -> Option<(TableId, String)>,
    ) -> Vec<(TableId, String)> {
        let mut tables: Vec<_> = match self.saving {
            Saving::Works => self.unreadable.iter().copied().filter_map(save).collect(),
            Saving::FailsAsSaid => TableId::ALL.into_iter().filter_map(save).collect(),
        };
        tables.extend(self.passed_on.iter().cloned());
        tables
    }
}
