//! The notices beside the game, shown one after the other.

use crate::table::LinkError;

/// A notice to the player beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The link that was opened is damaged.
    Link(LinkError),
    /// The practice link that was opened is damaged.
    PracticeMangled,
    /// The stored settings could not be parsed. The defaults apply.
    SettingsUnreadable,
    /// The browser does not store settings. They apply until the page is closed.
    SettingsNotStored,
    /// A saved round could not be parsed. The table starts afresh.
    RoundUnreadable,
    /// A saved round could be neither parsed nor backed up, or the browser does not let the page read it. It stays in
    /// the storage, so that table is not saved.
    RoundUnreadableStays,
    /// The browser does not save rounds. They are lost when the page is closed.
    RoundNotSaved,
    /// The browser gives the page no storage. Rounds and settings are lost when the page is closed.
    NothingStored,
    /// The browser gave no date, so there is no deal of the day.
    NoDate,
    /// The words of the chosen language could not be fetched, so the page speaks another. It tries again when the
    /// player asks or comes back to the page.
    LanguageNotHere,
    /// The strategy of the Mathematician is on its way.
    SolutionComing,
    /// The strategy of the Mathematician could not be fetched. The page tries again when the player asks.
    SolutionNotHere,
    /// The history cannot be written. The rounds wait in the outbox.
    HistoryNotKept,
    /// A reload brings a new version of the page. The notice never appears during a round.
    NewVersion,
}

/// Notices that the player has not closed, without duplicates.
#[derive(Clone, Debug, Default)]
pub(super) struct Notices {
    /// The notices to show. The page shows the first that it does not leave out.
    queue: Vec<Notice>,
    /// The notices that wait for the end of the round.
    held: Vec<Notice>,
}

impl Notices {
    /// The notices that the player has not closed, in order.
    pub(super) fn open(&self) -> impl Iterator<Item = Notice> {
        self.queue.iter().copied()
    }

    /// Adds a notice behind the others.
    pub(super) fn add(&mut self, notice: Notice) {
        if !self.queue.contains(&notice) {
            self.queue.push(notice);
        }
    }

    /// Holds a notice back until no round is under way.
    pub(super) fn hold(&mut self, notice: Notice) {
        self.held.push(notice);
    }

    /// Releases the notices that were held back, because no round is under way.
    pub(super) fn release(&mut self) {
        for notice in std::mem::take(&mut self.held) {
            self.add(notice);
        }
    }

    /// Adds a notice before the others. It is about the player's present action.
    pub(super) fn add_first(&mut self, notice: Notice) {
        self.withdraw(notice);
        self.queue.insert(0, notice);
    }

    /// Removes a notice that the player closes or that no longer applies. Returns true if it was there.
    pub(super) fn withdraw(&mut self, notice: Notice) -> bool {
        let before = self.queue.len();
        self.queue.retain(|other| *other != notice);
        self.queue.len() < before
    }

    /// Drops the notices about the place that the player leaves.
    pub(super) fn leave(&mut self) {
        self.queue.retain(|notice| match notice {
            Notice::Link(_) | Notice::PracticeMangled | Notice::NoDate => false,
            Notice::SettingsUnreadable
            | Notice::SettingsNotStored
            | Notice::RoundUnreadable
            | Notice::RoundUnreadableStays
            | Notice::RoundNotSaved
            | Notice::NothingStored
            | Notice::LanguageNotHere
            | Notice::SolutionComing
            | Notice::SolutionNotHere
            | Notice::HistoryNotKept
            | Notice::NewVersion => true,
        });
    }
}
