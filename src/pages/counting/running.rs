//! The drill of the running count: a shoe that is turned by hand or at a pace, and questions for the count.

use crate::coach::counting::{AnySystem, CountField, Tally};
use crate::core::{Card, Deal, Secret};

use super::{Options, Stopwatch};

/// How many cards are turned at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtATime {
    /// Card by card.
    One,
    /// In pairs, as the hands of a round lie.
    Two,
    /// As the cards of a small table come.
    Four,
    /// As a full table lies when it is dealt: seven hands of two cards, and the up card of the dealer.
    Table,
}

impl AtATime {
    /// Every number, the lowest first.
    pub const ALL: [AtATime; 4] = [AtATime::One, AtATime::Two, AtATime::Four, AtATime::Table];

    /// The number of cards.
    #[must_use]
    pub const fn cards(self) -> usize {
        match self {
            AtATime::One => 1,
            AtATime::Two => 2,
            AtATime::Four => 4,
            AtATime::Table => 15,
        }
    }
}

/// When the next cards are turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// When the player asks for them.
    #[default]
    ByHand,
    /// Every 3 seconds.
    Three,
    /// Every 2 seconds.
    Two,
    /// Every second and a half.
    OneAndHalf,
    /// Every second.
    One,
    /// Every three quarters of a second.
    ThreeQuarters,
    /// Every half second.
    Half,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 7] = [
        Pace::ByHand,
        Pace::Three,
        Pace::Two,
        Pace::OneAndHalf,
        Pace::One,
        Pace::ThreeQuarters,
        Pace::Half,
    ];

    /// The time between two turns in milliseconds; `None` by hand.
    #[must_use]
    pub const fn millis(self) -> Option<u32> {
        match self {
            Pace::ByHand => None,
            Pace::Three => Some(3_000),
            Pace::Two => Some(2_000),
            Pace::OneAndHalf => Some(1_500),
            Pace::One => Some(1_000),
            Pace::ThreeQuarters => Some(750),
            Pace::Half => Some(500),
        }
    }

    /// How many cards a minute that is, when so many are turned at a time.
    #[must_use]
    pub fn cards_a_minute(self, at_a_time: AtATime) -> Option<u32> {
        let cards = u32::try_from(at_a_time.cards()).ok()?;
        Some(cards * 60_000 / self.millis()?)
    }
}

/// Which counts the drill asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The running count.
    Running,
    /// The running and the true count.
    Both,
}

/// Whether the cards turn by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// They wait for the player.
    ByHand,
    /// They turn by themselves; the number tells one wait from the next.
    Running(u32),
    /// They would, but the player has stopped them.
    Paused(u32),
}

/// A shoe that is turned card after card.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    options: Options,
    system: AnySystem,
    secret: Secret,
    shoe: Vec<Card>,
    /// How many cards have been turned, and how many of them the last time.
    turned: usize,
    last: usize,
    /// After how many cards the count is asked for.
    ask_at: usize,
    asked: u32,
    right: u32,
    stage: Stage,
    motion: Motion,
    watch: Stopwatch,
    /// Whether the count is on show.
    shows: bool,
}

/// What the drill waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// For more cards to be turned.
    Turning,
    /// For the count.
    Asking {
        /// What is typed as the running count and as the true count.
        typed: [String; 2],
        /// The first field that was answered with no number, if one was.
        no_number: Option<CountField>,
    },
    /// For more cards, when the count was given.
    Answered {
        /// Whether it was right.
        is_right: bool,
    },
    /// The shoe is over.
    Over,
}

/// How much of a shoe is turned, in percent.
const PENETRATION: usize = 75;

/// The fewest cards between two questions, and how many more there can be.
const GAP: [usize; 2] = [8, 9];

impl Drill {
    /// The drill with this shoe, which begins at a time of the stopwatch.
    pub(super) fn begin(options: Options, system: AnySystem, secret: Secret, at: f64) -> Drill {
        let deal = Deal::uncut(secret, options.decks.decks());
        let mut drill = Drill {
            options,
            system,
            shoe: deal.order(),
            secret,
            turned: 0,
            last: 0,
            ask_at: 0,
            asked: 0,
            right: 0,
            stage: Stage::Turning,
            motion: match options.pace {
                Pace::ByHand => Motion::ByHand,
                Pace::Three
                | Pace::Two
                | Pace::OneAndHalf
                | Pace::One
                | Pace::ThreeQuarters
                | Pace::Half => Motion::Running(0),
            },
            watch: Stopwatch::started(at),
            shows: false,
        };
        drill.ask_at = drill.gap();
        drill.turn();
        drill
    }

    /// The same drill with waits from this number on, so that no wait of a drill before it is taken for one of its own.
    pub(super) const fn waits_from(mut self, serial: u32) -> Drill {
        if let Motion::Running(it) = &mut self.motion {
            *it = serial;
        }
        self
    }

    /// A number that no wait has had.
    pub(super) const fn next_wait(&self) -> u32 {
        match self.motion {
            Motion::ByHand => 0,
            Motion::Running(serial) | Motion::Paused(serial) => serial.wrapping_add(1),
        }
    }

    /// The cards until the next question: not the same number each time, so that no player counts for it.
    fn gap(&self) -> usize {
        let bytes = self.secret.bytes();
        let byte = bytes[self.asked as usize % bytes.len()];
        let [least, more] = GAP;
        least + usize::from(byte) % more
    }

    /// How many cards are turned before the shoe is over.
    #[must_use]
    pub fn all(&self) -> usize {
        self.shoe.len() * PENETRATION / 100
    }

    /// How many cards have been turned.
    #[must_use]
    pub const fn turned(&self) -> usize {
        self.turned
    }

    /// The cards that were turned last.
    #[must_use]
    pub fn last(&self) -> &[Card] {
        &self.shoe[self.turned - self.last..self.turned]
    }

    /// What it waits for.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether the cards turn by themselves.
    #[must_use]
    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// What was chosen when it began.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The system by which it is counted.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// Which counts it asks for.
    #[must_use]
    pub fn asks(&self) -> Asks {
        if self.system.has_true_count() {
            self.options.asks
        } else {
            Asks::Running
        }
    }

    /// How often the count was asked for, and how often it was right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// For how long cards were turned and counts were awaited, in milliseconds.
    #[must_use]
    pub const fn spent(&self) -> f64 {
        self.watch.spent
    }

    /// The count of the cards that have been turned.
    #[must_use]
    pub fn count(&self) -> Option<Tally> {
        let seen = &self.shoe[..self.turned];
        Tally::of(&self.system, self.options.decks.decks(), seen)
    }

    /// The count, where it may be seen: on demand, and when it was answered.
    #[must_use]
    pub fn shown(&self) -> Option<Tally> {
        match self.stage {
            Stage::Asking { .. } => None,
            Stage::Turning => self.count().filter(|_| self.shows),
            Stage::Answered { .. } | Stage::Over => self.count(),
        }
    }

    /// Whether the visitor wants to see the count.
    #[must_use]
    pub const fn shows(&self) -> bool {
        self.shows
    }

    /// Shows the count, or hides it.
    pub(super) const fn toggle(&mut self) {
        self.shows = !self.shows;
    }

    /// The wait until the next cards turn by themselves: its number, and its time in milliseconds.
    pub(super) fn wait(&self) -> Option<(u32, u32)> {
        match (&self.stage, self.motion) {
            (Stage::Turning, Motion::Running(serial)) => {
                Some((serial, self.options.pace.millis()?))
            }
            (Stage::Turning, Motion::ByHand | Motion::Paused(_))
            | (Stage::Asking { .. } | Stage::Answered { .. } | Stage::Over, _) => None,
        }
    }

    fn turn(&mut self) {
        let turned = (self.turned + self.options.at_a_time.cards()).min(self.all());
        self.last = turned - self.turned;
        self.turned = turned;
        self.stage = Stage::Turning;
        if let Motion::Running(serial) = &mut self.motion {
            *serial = serial.wrapping_add(1);
        }
    }

    /// Turns the next cards, or asks for the count when it is time for it.
    fn step(&mut self) {
        match self.stage {
            Stage::Turning if self.turned >= self.ask_at || self.turned == self.all() => {
                self.stage = Stage::Asking {
                    typed: <[String; 2]>::default(),
                    no_number: None,
                };
            }
            Stage::Turning | Stage::Answered { .. } if self.turned < self.all() => self.turn(),
            Stage::Answered { .. } => self.stage = Stage::Over,
            Stage::Turning | Stage::Asking { .. } | Stage::Over => (),
        }
    }

    /// Counts the time since it was looked at last, if the drill was going on.
    fn lap(&mut self, at: f64) {
        let goes_on = match (&self.stage, self.motion) {
            (Stage::Turning, Motion::Paused(_)) | (Stage::Answered { .. } | Stage::Over, _) => {
                false
            }
            (Stage::Turning, Motion::ByHand | Motion::Running(_)) | (Stage::Asking { .. }, _) => {
                true
            }
        };
        self.watch.lap(at, goes_on);
    }

    /// The player wants to go on; or to stop the cards, where they turn by themselves.
    pub(super) fn go_on(&mut self, at: f64) {
        self.lap(at);
        match (&self.stage, self.motion) {
            (Stage::Turning, Motion::Running(serial)) => self.motion = Motion::Paused(serial),
            (_, Motion::Paused(serial)) => {
                self.motion = Motion::Running(serial.wrapping_add(1));
                if !matches!(self.stage, Stage::Turning) {
                    self.step();
                }
            }
            (Stage::Turning, Motion::ByHand)
            | (Stage::Asking { .. } | Stage::Answered { .. } | Stage::Over, _) => self.step(),
        }
    }

    /// The time of this wait is over.
    pub(super) fn tick(&mut self, serial: u32, at: f64) {
        if self.wait().is_some_and(|(waits, _)| waits == serial) {
            self.lap(at);
            self.step();
        }
    }

    /// Stops the cards that turn by themselves.
    pub(super) const fn pause(&mut self) {
        if let Motion::Running(serial) = self.motion {
            self.motion = Motion::Paused(serial);
        }
    }

    /// Ends the drill before its shoe is over.
    pub(super) fn finish(&mut self, at: f64) {
        self.lap(at);
        self.stage = Stage::Over;
    }

    pub(super) fn type_in(&mut self, field: CountField, text: String) {
        if let Stage::Asking {
            typed: [running, true_count],
            ..
        } = &mut self.stage
        {
            match field {
                CountField::Running => *running = text,
                CountField::True => *true_count = text,
            }
        }
    }

    pub(super) fn answer(&mut self, at: f64) {
        let (Stage::Asking { typed, .. }, Some(count)) = (&self.stage, self.count()) else {
            return;
        };
        let rounding = match self.asks() {
            Asks::Running => None,
            Asks::Both => Some(self.options.rounding),
        };
        let words = typed.each_ref().map(String::as_str);
        let is_right = self.system.judge(count, rounding, words);
        let is_right = match is_right {
            Ok(is_right) => is_right,
            Err(field) => {
                self.stage = Stage::Asking {
                    typed: typed.clone(),
                    no_number: Some(field),
                };
                return;
            }
        };
        self.lap(at);
        self.asked += 1;
        self.right += u32::from(is_right);
        self.ask_at = self.turned + self.gap();
        self.stage = Stage::Answered { is_right };
    }
}
