//! The notices beside the game, shown one after the other.

use super::msg::Notice;

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

    /// Removes a notice that the player closes or that no longer applies.
    pub(super) fn withdraw(&mut self, notice: Notice) {
        self.queue.retain(|other| *other != notice);
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
            | Notice::HistoryNotKept
            | Notice::NewVersion => true,
        });
    }
}
