//! What has to be said to the player beside the game, one after the other.

use super::msg::Notice;

/// Notices that the player has not closed. None of them is there twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Notices(Vec<Notice>);

impl Notices {
    /// The one that is shown.
    pub(super) fn first(&self) -> Option<Notice> {
        self.0.first().copied()
    }

    /// One more, to be shown after the others.
    pub(super) fn add(&mut self, notice: Notice) {
        if !self.0.contains(&notice) {
            self.0.push(notice);
        }
    }

    /// One more, to be shown before the others: it is about what the player does now.
    pub(super) fn add_first(&mut self, notice: Notice) {
        self.withdraw(notice);
        self.0.insert(0, notice);
    }

    /// This is not so after all.
    pub(super) fn withdraw(&mut self, notice: Notice) {
        self.0.retain(|other| *other != notice);
    }

    /// The player has read the one that is shown.
    pub(super) fn close(&mut self) {
        if !self.0.is_empty() {
            self.0.remove(0);
        }
    }

    /// The player goes to another place: what was about the one before is of no use there.
    pub(super) fn leave(&mut self) {
        self.0.retain(|notice| match notice {
            Notice::Link(_) | Notice::PracticeMangled | Notice::RulesLater | Notice::NoDate => {
                false
            }
            Notice::SettingsUnreadable
            | Notice::SettingsNotStored
            | Notice::RoundUnreadable
            | Notice::RoundUnreadableStays
            | Notice::RoundNotSaved => true,
        });
    }
}
