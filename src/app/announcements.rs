//! The announcement for screen readers, and the description of everything visible on the table, which the page also
//! shows if the player asks for it.

use super::msg::{Announcement, Topic};

/// The last announcement.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Announcements {
    last: Announcement,
    /// True if the page also shows the description of the table, which the player asked for.
    shows_description: bool,
}

impl Announcements {
    /// The last announcement.
    pub(super) const fn last(self) -> Announcement {
        self.last
    }

    /// Returns true if the description of the table is shown.
    pub(super) const fn shows_description(self) -> bool {
        self.shows_description
    }

    /// Announces this topic. The description of a table is shown too.
    pub(super) const fn announce(&mut self, topic: Topic, at_table: bool) {
        self.shows_description = match topic {
            Topic::Table => at_table,
            // A change of the language keeps an open description open.
            Topic::Again | Topic::Language => self.shows_description,
            Topic::Nothing
            | Topic::News
            | Topic::MoreNews
            | Topic::Place
            | Topic::Sounds
            | Topic::Share
            | Topic::Score
            | Topic::Coach
            | Topic::Count
            | Topic::CountStart => false,
        };
        self.last = Announcement {
            topic,
            serial: self.last.serial.wrapping_add(1),
        };
    }

    /// Forgets the events of the place that the player leaves.
    pub(super) const fn leave(&mut self) {
        self.last.topic = Topic::Nothing;
        self.shows_description = false;
    }

    /// Hides the description of the table.
    pub(super) const fn close(&mut self) {
        self.shows_description = false;
    }
}
