//! The announcement for screen readers, and the reading of the table: a description of everything visible on it, which
//! the page also shows if the player asks for it.

use super::msg::{Announcement, Topic};

/// The last announcement.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Announcements {
    last: Announcement,
    /// True if the page also shows the reading of the table, which the player asked for.
    reads: bool,
}

impl Announcements {
    /// The last announcement.
    pub(super) const fn last(self) -> Announcement {
        self.last
    }

    /// Returns true if the reading of the table is shown.
    pub(super) const fn reads(self) -> bool {
        self.reads
    }

    /// Announces this topic. The reading of a table is shown too.
    pub(super) const fn announce(&mut self, topic: Topic, at_table: bool) {
        self.reads = match topic {
            Topic::Table => at_table,
            // A change of the language keeps an open reading open.
            Topic::Again | Topic::Language => self.reads,
            Topic::Nothing
            | Topic::News
            | Topic::MoreNews
            | Topic::Place
            | Topic::Sounds
            | Topic::Share
            | Topic::Score
            | Topic::Coach
            | Topic::Count => false,
        };
        self.last = Announcement {
            topic,
            serial: self.last.serial.wrapping_add(1),
        };
    }

    /// Forgets the events of the place that the player leaves.
    pub(super) const fn leave(&mut self) {
        self.last.topic = Topic::Nothing;
        self.reads = false;
    }

    /// Hides the reading of the table.
    pub(super) const fn close(&mut self) {
        self.reads = false;
    }
}
