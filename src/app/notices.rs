//! What has to be said to the player beside the game, one after the other.

use super::msg::Notice;

/// Notices that the player has not closed. None of them is there twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Notices {
    /// The first of them is shown.
    told: Vec<Notice>,
    /// These must not come while a round is played.
    held: Vec<Notice>,
}

impl Notices {
    /// The one that is shown.
    pub(super) fn first(&self) -> Option<Notice> {
        self.told.first().copied()
    }

    /// One more, to be shown after the others.
    pub(super) fn add(&mut self, notice: Notice) {
        if !self.told.contains(&notice) {
            self.told.push(notice);
        }
    }

    /// One more, which must not come while a round is played.
    pub(super) fn hold(&mut self, notice: Notice) {
        self.held.push(notice);
    }

    /// No round is played: what was held back comes.
    pub(super) fn release(&mut self) {
        for notice in std::mem::take(&mut self.held) {
            self.add(notice);
        }
    }

    /// One more, to be shown before the others: it is about what the player does now.
    pub(super) fn add_first(&mut self, notice: Notice) {
        self.withdraw(notice);
        self.told.insert(0, notice);
    }

    /// This is not so after all.
    pub(super) fn withdraw(&mut self, notice: Notice) {
        self.told.retain(|other| *other != notice);
    }

    /// The player has read the one that is shown.
    pub(super) fn close(&mut self) {
        if !self.told.is_empty() {
            self.told.remove(0);
        }
    }

    /// The player goes to another place: what was about the one before is of no use there.
    pub(super) fn leave(&mut self) {
        self.told.retain(|notice| match notice {
            Notice::Link(_) | Notice::PracticeMangled | Notice::RulesLater | Notice::NoDate => {
                false
            }
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
