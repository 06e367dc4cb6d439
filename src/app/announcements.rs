//! The announcement for screen readers, and the description of everything visible on the table, which the page also
//! shows if the player asks for it.

/// An announcement for screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// The subject of the announcement.
    pub topic: Topic,
    /// A serial number, so that a repeated text is announced again.
    pub serial: u32,
}

/// The subject of an announcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// None yet at this place.
    #[default]
    Nothing,
    /// The player's last move at the table.
    News,
    /// The events that followed by themselves.
    MoreNews,
    /// The description of the whole table.
    Table,
    /// The name of the place that the player has come to.
    Place,
    /// The last announcement, repeated.
    Again,
    /// The new language of the page.
    Language,
    /// The sounds, which are now on or off.
    Sounds,
    /// The outcome of a request to copy or share.
    Share,
    /// The reset of a score, or the question before it.
    Score,
    /// The coach's message about the last event.
    Coach,
    /// The result of the player's count.
    Count,
    /// The start of the running count, or the error in the typed one.
    CountStart,
}

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
