//! What a player can set about the page, and how it is remembered.
//!
//! A setting changes how the page looks, sounds and is operated, never what is dealt or who wins.

use serde::{Deserialize, Serialize};

use std::fmt;

use crate::app::language::{Direction, Language};
use crate::coach::counting::{Rounding, System};
use crate::table::{Cutter, Marking};

/// An enum whose values are the choices of one setting, each with the code by which it is stored
/// and by which the style sheets know it.
macro_rules! choices {
    (
        $(#[$about:meta])* $name:ident {
            $(#[$first_doc:meta])* $first:ident = $first_code:literal,
            $($(#[$doc:meta])* $choice:ident = $code:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$doc])* $choice,)+
        }

        impl $name {
            /// The choices in the order in which they are offered; the first is the default.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$choice),+];

            /// The same, as settings.
            pub const SETTINGS: &'static [Setting] =
                &[Setting::$name($name::$first), $(Setting::$name($name::$choice)),+];

            /// The choice as it is stored.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $name::$first => $first_code,
                    $($name::$choice => $code,)+
                }
            }

            /// The choice with this [code](Self::code), if there is one.
            #[must_use]
            pub fn from_code(code: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.code() == code)
            }
        }
    };
}

choices! {
    /// The colours of page and table.
    Theme {
        /// As the system has it.
        System = "system",
        /// Light on dark.
        Dark = "dark",
        /// Dark on light.
        Light = "light",
    }
}

choices! {
    /// What the faces of the cards look like.
    Faces {
        /// Pips and courts.
        Classic = "classic",
        /// Rank and suit fill the card.
        Large = "large",
    }
}

choices! {
    /// How many colours the four suits have.
    SuitColours {
        /// Black and red.
        Two = "two",
        /// Black, red, blue and green.
        Four = "four",
    }
}

choices! {
    /// How fast cards travel. Nothing in a game waits for them.
    Speed {
        /// As a calm dealer would.
        Normal = "normal",
        /// They are there at once.
        Off = "off",
        /// In half the time.
        Fast = "fast",
        /// In twice the time.
        Slow = "slow",
    }
}

choices! {
    /// Whether the page makes sounds.
    Sounds {
        /// Silence.
        Off = "off",
        /// Short, quiet sounds.
        On = "on",
    }
}

choices! {
    /// Whether a single letter or digit is enough to act (WCAG 2.1.4 wants a way to switch it off).
    LetterKeys {
        /// H hits, S stands, and so on.
        On = "on",
        /// Letters do nothing.
        Off = "off",
    }
}

choices! {
    /// Whether the player cuts the pack before it is dealt.
    Cut {
        /// It is dealt as it was shuffled.
        Off = "off",
        /// The player cuts.
        On = "on",
    }
}

choices! {
    /// What a click on a card of Jacks or Better means.
    Clicked {
        /// It is to be swapped, as in all draw poker here.
        Swapped = "swapped",
        /// It is to be held, as in video poker.
        Held = "held",
    }
}

choices! {
    /// The hand that the buttons lie under.
    Side {
        /// The main action is at the right.
        Right = "right",
        /// The main action is at the left.
        Left = "left",
    }
}

impl Side {
    /// The side at the end of a line, where the main action is until the player chooses a hand.
    #[must_use]
    pub const fn at_the_end(direction: Direction) -> Side {
        match direction {
            Direction::LeftToRight => Side::Right,
            Direction::RightToLeft => Side::Left,
        }
    }
}

impl Speed {
    /// The speeds from none to slow, as they are offered.
    pub const BY_SPEED: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// How long the player sees the dealer's cards before the next one comes, in milliseconds.
    #[must_use]
    pub const fn dealer_pause_ms(self) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => 320,
            Speed::Normal => 650,
            Speed::Slow => 1300,
        }
    }
}

choices! {
    /// When the coach speaks of a decision at blackjack.
    Coach {
        /// Never.
        Off = "off",
        /// When the player asks.
        Asked = "asked",
        /// When it has been made.
        After = "after",
        /// Before and after it.
        Always = "always",
    }
}

choices! {
    /// What the coach of video poker goes by.
    CoachBy {
        /// The exact value of each hold.
        Value = "value",
        /// The strategy chart of the pay table besides.
        Chart = "chart",
    }
}

choices! {
    /// When the player is asked for the count at a blackjack table with a shoe.
    Count {
        /// Never.
        Off = "off",
        /// After every round.
        Each = "each",
        /// After every third round.
        Third = "third",
        /// When the player wants to be asked.
        Asked = "asked",
    }
}

/// The published counting systems, as settings.
const SYSTEMS: [Setting; System::ALL.len()] = {
    let mut all = [Setting::CountBy(System::HiLo); System::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = Setting::CountBy(System::ALL[at]);
        at += 1;
    }
    all
};

/// The ways to round a true count, as settings.
const ROUNDINGS: [Setting; 3] = [
    Setting::CountRounding(Rounding::ALL[0]),
    Setting::CountRounding(Rounding::ALL[1]),
    Setting::CountRounding(Rounding::ALL[2]),
];

impl Coach {
    /// Whether it speaks before a decision; `asked` where the player wants to know now.
    #[must_use]
    pub const fn speaks_before(self, asked: bool) -> bool {
        match self {
            Coach::Off | Coach::After => false,
            Coach::Asked => asked,
            Coach::Always => true,
        }
    }

    /// Whether it speaks when a decision has been made; `asked` as before.
    #[must_use]
    pub const fn speaks_after(self, asked: bool) -> bool {
        match self {
            Coach::Off => false,
            Coach::Asked => asked,
            Coach::After | Coach::Always => true,
        }
    }
}

impl Cut {
    /// Who cuts.
    #[must_use]
    pub const fn cutter(self) -> Cutter {
        match self {
            Cut::Off => Cutter::Nobody,
            Cut::On => Cutter::Player,
        }
    }
}

impl Clicked {
    /// What marks mean then, where that can be chosen.
    #[must_use]
    pub const fn marking(self) -> Marking {
        match self {
            Clicked::Swapped => Marking::Swapped,
            Clicked::Held => Marking::Held,
        }
    }
}

impl Sounds {
    /// The other of the two.
    #[must_use]
    pub const fn toggled(self) -> Sounds {
        match self {
            Sounds::Off => Sounds::On,
            Sounds::On => Sounds::Off,
        }
    }
}

/// What the browser tells of the person who visits, before anything is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The language in which the page comes: the one that its address asks for or that was chosen, else the first of the
    /// browser's that is one of ours (src/start.js).
    pub language: Language,
    /// The language that the page speaks when it opens, where its words did not come: that of those that did. Without one it
    /// is the language above.
    pub spoken: Option<Language>,
    /// The language that the address asks for (`?lang=`).
    pub asked: Option<Language>,
    /// The direction in which the page came.
    pub direction: Direction,
    /// Whether the person asked the system for less motion.
    pub reduced_motion: bool,
}

/// One choice of one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of the page.
    Language(Language),
    /// The colours of page and table.
    Theme(Theme),
    /// What the faces of the cards look like.
    Faces(Faces),
    /// How many colours the four suits have.
    SuitColours(SuitColours),
    /// How fast cards travel.
    Speed(Speed),
    /// Whether the page makes sounds.
    Sounds(Sounds),
    /// Whether a single letter is enough to act.
    LetterKeys(LetterKeys),
    /// The hand that the buttons lie under.
    Side(Side),
    /// Whether the player cuts the pack.
    Cut(Cut),
    /// What a click on a card means.
    Clicked(Clicked),
    /// When the coach speaks.
    Coach(Coach),
    /// What the coach of video poker goes by.
    CoachBy(CoachBy),
    /// When the player is asked for the count.
    Count(Count),
    /// By which system it is counted at the table.
    CountBy(System),
    /// How the true count is rounded there.
    CountRounding(Rounding),
}

impl Setting {
    /// The name by which the setting is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Language(_) => "language",
            Setting::Theme(_) => "theme",
            Setting::Faces(_) => "faces",
            Setting::SuitColours(_) => "suits",
            Setting::Speed(_) => "speed",
            Setting::Sounds(_) => "sounds",
            Setting::LetterKeys(_) => "letters",
            Setting::Side(_) => "side",
            Setting::Cut(_) => "cut",
            Setting::Clicked(_) => "clicked",
            Setting::Coach(_) => "coach",
            Setting::CoachBy(_) => "coach-by",
            Setting::Count(_) => "count",
            Setting::CountBy(_) => "countby",
            Setting::CountRounding(_) => "rounding",
        }
    }

    /// The choice as it is stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Setting::Language(choice) => choice.code(),
            Setting::Theme(choice) => choice.code(),
            Setting::Faces(choice) => choice.code(),
            Setting::SuitColours(choice) => choice.code(),
            Setting::Speed(choice) => choice.code(),
            Setting::Sounds(choice) => choice.code(),
            Setting::LetterKeys(choice) => choice.code(),
            Setting::Side(choice) => choice.code(),
            Setting::Cut(choice) => choice.code(),
            Setting::Clicked(choice) => choice.code(),
            Setting::Coach(choice) => choice.code(),
            Setting::CoachBy(choice) => choice.code(),
            Setting::Count(choice) => choice.code(),
            Setting::CountBy(system) => system.code(),
            Setting::CountRounding(rounding) => rounding.code(),
        }
    }

    /// The language, if this is the choice of one.
    #[must_use]
    pub const fn language(self) -> Option<Language> {
        match self {
            Setting::Language(language) => Some(language),
            Setting::Theme(_)
            | Setting::Faces(_)
            | Setting::SuitColours(_)
            | Setting::Speed(_)
            | Setting::Sounds(_)
            | Setting::LetterKeys(_)
            | Setting::Side(_)
            | Setting::Cut(_)
            | Setting::Clicked(_)
            | Setting::Coach(_)
            | Setting::CoachBy(_)
            | Setting::Count(_)
            | Setting::CountBy(_)
            | Setting::CountRounding(_) => None,
        }
    }

    /// Every choice of every setting, in the order in which they are offered.
    pub const OFFERED: [&'static [Setting]; 15] = [
        &LANGUAGES,
        Theme::SETTINGS,
        Faces::SETTINGS,
        SuitColours::SETTINGS,
        &[
            Setting::Speed(Speed::BY_SPEED[0]),
            Setting::Speed(Speed::BY_SPEED[1]),
            Setting::Speed(Speed::BY_SPEED[2]),
            Setting::Speed(Speed::BY_SPEED[3]),
        ],
        Coach::SETTINGS,
        CoachBy::SETTINGS,
        Count::SETTINGS,
        &SYSTEMS,
        &ROUNDINGS,
        Cut::SETTINGS,
        Clicked::SETTINGS,
        Sounds::SETTINGS,
        Side::SETTINGS,
        LetterKeys::SETTINGS,
    ];

    fn read(name: &str, code: &str) -> Option<Setting> {
        let mut offered = Setting::OFFERED.into_iter().flatten();
        let found = offered.find(|it| it.name() == name && it.code() == code);
        found.copied()
    }
}

/// The choice of each language.
const LANGUAGES: [Setting; Language::ALL.len()] = {
    let mut settings = [Setting::Language(Language::ALL[0]); Language::ALL.len()];
    let mut place = 0;
    while place < settings.len() {
        settings[place] = Setting::Language(Language::ALL[place]);
        place += 1;
    }
    settings
};

/// All settings as they hold now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the page.
    pub language: Language,
    /// The colours of page and table.
    pub theme: Theme,
    /// What the faces of the cards look like.
    pub faces: Faces,
    /// How many colours the four suits have.
    pub suit_colours: SuitColours,
    /// How fast cards travel.
    pub speed: Speed,
    /// Whether the page makes sounds.
    pub sounds: Sounds,
    /// Whether a single letter is enough to act.
    pub letter_keys: LetterKeys,
    /// The hand that the buttons lie under.
    pub side: Side,
    /// Whether the player cuts the pack.
    pub cut: Cut,
    /// What a click on a card of Jacks or Better means.
    pub clicked: Clicked,
    /// When the coach speaks.
    pub coach: Coach,
    /// What the coach of video poker goes by.
    pub coach_by: CoachBy,
    /// When the player is asked for the count.
    pub count: Count,
    /// By which system it is counted at the table.
    pub count_by: System,
    /// How the true count is rounded there.
    pub count_rounding: Rounding,
}

/// A stored record that is none of ours, or damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The stored settings cannot be read.")
    }
}

impl std::error::Error for Unreadable {}

impl Settings {
    /// The settings of somebody who has chosen nothing yet.
    #[must_use]
    pub fn of(visitor: &Visitor) -> Settings {
        Settings {
            language: visitor.language,
            side: Side::at_the_end(visitor.direction),
            speed: if visitor.reduced_motion {
                Speed::Off
            } else {
                Speed::Normal
            },
            ..Settings::default()
        }
    }

    /// The settings with this choice made.
    #[must_use]
    pub const fn with(self, setting: Setting) -> Settings {
        match setting {
            Setting::Language(language) => Settings { language, ..self },
            Setting::Theme(theme) => Settings { theme, ..self },
            Setting::Faces(faces) => Settings { faces, ..self },
            Setting::SuitColours(suit_colours) => Settings {
                suit_colours,
                ..self
            },
            Setting::Speed(speed) => Settings { speed, ..self },
            Setting::Sounds(sounds) => Settings { sounds, ..self },
            Setting::LetterKeys(letter_keys) => Settings {
                letter_keys,
                ..self
            },
            Setting::Side(side) => Settings { side, ..self },
            Setting::Cut(cut) => Settings { cut, ..self },
            Setting::Clicked(clicked) => Settings { clicked, ..self },
            Setting::Coach(coach) => Settings { coach, ..self },
            Setting::CoachBy(coach_by) => Settings { coach_by, ..self },
            Setting::Count(count) => Settings { count, ..self },
            Setting::CountBy(count_by) => Settings { count_by, ..self },
            Setting::CountRounding(count_rounding) => Settings {
                count_rounding,
                ..self
            },
        }
    }

    /// Whether this choice is the one that holds.
    #[must_use]
    pub fn holds(self, setting: Setting) -> bool {
        self.with(setting) == self
    }
}

/// The choices that the player has made, in the order in which they were made first. Only they are
/// stored: what was never chosen goes on following the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<Setting>);

impl Choices {
    /// The language that was chosen.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.0.iter().find_map(|choice| choice.language())
    }

    /// The choices with this one made.
    #[must_use]
    pub fn with(mut self, setting: Setting) -> Choices {
        let same = |made: &&mut Setting| made.name() == setting.name();
        match self.0.iter_mut().find(same) {
            Some(made) => *made = setting,
            None => self.0.push(setting),
        }
        self
    }

    /// The settings of this visitor with all choices made.
    #[must_use]
    pub fn over(&self, visitor: &Visitor) -> Settings {
        let chosen = |usual: Settings| {
            let choices = self.0.iter();
            choices.fold(usual, |settings, choice| settings.with(*choice))
        };
        let usual = Settings::of(visitor);
        let language = chosen(usual).language;
        if language == visitor.language {
            return chosen(usual);
        }
        chosen(Settings {
            side: Side::at_the_end(language.direction()),
            ..usual
        })
    }

    /// The record to store: `theme=dark&sounds=on`.
    #[must_use]
    pub fn to_record(&self) -> String {
        let pair = |choice: &Setting| format!("{}={}", choice.name(), choice.code());
        let pairs: Vec<String> = self.0.iter().map(pair).collect();
        pairs.join("&")
    }

    /// Reads a record.
    ///
    /// # Errors
    /// [`Unreadable`] if any part of it is not a choice of ours: then none is taken, for a record
    /// that is damaged in one place may be wrong in others.
    pub fn from_record(record: &str) -> Result<Choices, Unreadable> {
        record
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| {
                let (name, code) = pair.split_once('=').ok_or(Unreadable)?;
                Setting::read(name, code).ok_or(Unreadable)
            })
            .try_fold(Choices::default(), |choices, setting| {
                Ok(choices.with(setting?))
            })
    }
}

#[cfg(test)]
mod tests;
