//! The drill of the running count: a shoe turned by hand or at a pace, and questions about the count.

use crate::coach::counting::{AnySystem, CountField, ShoeCount};
use crate::core::{Card, Deal, Secret};

use super::{Options, Stopwatch};

/// The number of cards turned at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtATime {
    /// Card by card.
    One,
    /// Two at a time, as in one hand.
    Two,
    /// Four at a time, as in two hands.
    Four,
    /// A whole full table: seven hands of two cards, and the dealer's upcard.
    Table,
}

impl AtATime {
    /// All numbers, the lowest first.
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

/// The pace at which cards turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// The player turns the cards.
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
    /// All paces, the slowest first.
    pub const ALL: [Pace; 7] = [
        Pace::ByHand,
        Pace::Three,
        Pace::Two,
        Pace::OneAndHalf,
        Pace::One,
        Pace::ThreeQuarters,
        Pace::Half,
    ];

    /// The time between two turns in milliseconds. `None` by hand.
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

    /// The code of the pace in the address.
    #[must_use]
    pub fn code(self) -> String {
        let millis = self.millis().map(|millis| millis.to_string());
        millis.unwrap_or_else(|| "by-hand".to_owned())
    }

    /// The number of cards a minute, with this number of cards at a time. `None` by hand.
    #[must_use]
    pub fn cards_a_minute(self, at_a_time: AtATime) -> Option<u32> {
        let cards = u32::try_from(at_a_time.cards()).ok()?;
        Some(cards * 60_000 / self.millis()?)
    }
}

/// The counts that a drill asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The running count.
    Running,
    /// The running and the true count.
    Both,
}

impl Asks {
    /// Both choices.
    pub const ALL: [Asks; 2] = [Asks::Running, Asks::Both];

    /// The code of the choice in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Asks::Running => "running",
            Asks::Both => "both",
        }
    }
}

/// The state of the automatic turning of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// The player turns the cards.
    ByHand,
    /// The cards turn automatically. The number identifies the current wait.
    Running(u32),
    /// The player has paused the automatic turning.
    Paused(u32),
}

/// The drill: a shoe, of which it turns one or more cards at a time.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    options: Options,
    system: AnySystem,
    secret: Secret,
    shoe: Vec<Card>,
    /// The number of cards turned so far, and in the last turn.
    turned: usize,
    last: usize,
    /// The number of turned cards at which the drill asks for the count.
    ask_at: usize,
    asked: u32,
    right: u32,
    stage: Stage,
    motion: Motion,
    /// The number of the first wait.
    first_wait: u32,
    watch: Stopwatch,
    /// True if the count is shown.
    shows: bool,
}

/// The stage of the drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Cards are turned.
    Turning,
    /// The drill asks for the count.
    Asking {
        /// The typed running count and true count.
        typed: [String; 2],
        /// The first field whose answer was not a number, if there was one.
        no_number: Option<CountField>,
    },
    /// The player has given the count.
    Answered {
        /// True if the count was correct.
        is_right: bool,
    },
    /// The drill is over.
    Over,
}

/// The share of a shoe that is turned, in percent.
const PENETRATION: usize = 75;

/// The lowest number of cards between two questions, and the number of possible distances from there on.
const GAP: [usize; 2] = [8, 9];

impl Drill {
    /// Starts the drill with this shoe. `at` is the time at which its stopwatch starts.
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
            first_wait: 0,
            watch: Stopwatch::started(at),
            shows: false,
        };
        drill.ask_at = drill.gap();
        drill.turn();
        drill
    }

    /// Numbers the waits from `serial`, so that a tick of an earlier drill is not mistaken for one of this drill.
    pub(super) const fn waits_from(mut self, serial: u32) -> Drill {
        self.first_wait = serial;
        if let Motion::Running(it) = &mut self.motion {
            *it = serial;
        }
        self
    }

    /// The next unused number of a wait.
    pub(super) const fn next_wait(&self) -> u32 {
        match self.motion {
            // It has not waited.
            Motion::ByHand => self.first_wait,
            Motion::Running(serial) | Motion::Paused(serial) => serial.wrapping_add(1),
        }
    }

    /// The number of cards until the next question. It varies so that the player cannot anticipate the question.
    fn gap(&self) -> usize {
        let bytes = self.secret.bytes();
        let byte = bytes[self.asked as usize % bytes.len()];
        let [least, more] = GAP;
        least + usize::from(byte) % more
    }

    /// The number of cards turned until the shoe is over.
    #[must_use]
    pub fn all(&self) -> usize {
        self.shoe.len() * PENETRATION / 100
    }

    /// The number of cards turned so far.
    #[must_use]
    pub const fn turned(&self) -> usize {
        self.turned
    }

    /// The cards of the last turn.
    #[must_use]
    pub fn last(&self) -> &[Card] {
        &self.shoe[self.turned - self.last..self.turned]
    }

    /// The stage of the drill.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The state of the automatic turning.
    #[must_use]
    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// The options at the start.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The counting system.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// The counts that the drill asks for. Systems without a true count have only the running count.
    #[must_use]
    pub fn asks(&self) -> Asks {
        if self.system.has_true_count() {
            self.options.asks
        } else {
            Asks::Running
        }
    }

    /// The number of questions, and of correct answers.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// The time spent turning cards and answering, in milliseconds.
    #[must_use]
    pub const fn spent(&self) -> f64 {
        self.watch.spent
    }

    /// The count of the turned cards.
    #[must_use]
    pub fn count(&self) -> Option<ShoeCount> {
        let seen = &self.shoe[..self.turned];
        let Options { start, decks, .. } = self.options;
        ShoeCount::from_start(&self.system, start, decks.decks(), seen)
    }

    /// Returns true if the cards on show are the first ones of the shoe.
    #[must_use]
    pub const fn is_at_start(&self) -> bool {
        self.turned == self.last
    }

    /// The count if it may be shown: on demand while cards turn, and after an answer.
    #[must_use]
    pub fn shown(&self) -> Option<ShoeCount> {
        match self.stage {
            Stage::Asking { .. } => None,
            Stage::Turning => self.count().filter(|_| self.shows),
            Stage::Answered { .. } | Stage::Over => self.count(),
        }
    }

    /// Returns true if the player wants to see the count.
    #[must_use]
    pub const fn shows(&self) -> bool {
        self.shows
    }

    /// Shows or hides the count.
    pub(super) const fn toggle(&mut self) {
        self.shows = !self.shows;
    }

    /// The wait until the next automatic turn: its number, and its length in milliseconds.
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

    /// Turns the next cards, or asks for the count if it is due.
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

    /// Adds the time since the last lap if the drill was running.
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

    /// Continues the drill, or pauses the cards if they turn automatically.
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

    /// Handles the end of this wait.
    pub(super) fn tick(&mut self, serial: u32, at: f64) {
        if self.wait().is_some_and(|(waits, _)| waits == serial) {
            self.lap(at);
            self.step();
        }
    }

    /// Pauses cards that turn automatically.
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
