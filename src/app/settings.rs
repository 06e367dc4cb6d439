//! The settings of the page, and their record in the browser's storage.
//!
//! A setting changes the look, the sound or the operation of the page, never the cards or the result.

use serde::{Deserialize, Serialize};

use std::borrow::Cow;
use std::fmt;

use crate::app::language::{Direction, Language};
use crate::coach::counting::{CountStart, Rounding, System};
use crate::table::{Cutter, Marking};

/// An enum of the choices of one setting, each with the code that its record and the style sheets use.
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
            /// The choices in the order in which the page offers them. The first is the default.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$choice),+];

            /// The choices as settings, in the same order.
            pub const SETTINGS: &'static [Setting] =
                &[Setting::$name($name::$first), $(Setting::$name($name::$choice)),+];

            /// The code of the choice in a record.
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
        /// The system's choice.
        System = "system",
        /// Light on dark.
        Dark = "dark",
        /// Dark on light.
        Light = "light",
    }
}

choices! {
    /// A choice of the faces of the cards.
    Faces {
        /// Pips and courts.
        Classic = "classic",
        /// A rank and a suit that fill the card.
        Large = "large",
    }
}

choices! {
    /// A choice of the number of colours for the four suits.
    SuitColours {
        /// Black and red.
        Two = "two",
        /// Black, red, blue and green.
        Four = "four",
    }
}

choices! {
    /// A choice of the speed at which cards travel. The game itself never waits for them.
    Speed {
        /// A calm pace.
        Normal = "normal",
        /// The cards appear at once.
        Off = "off",
        /// About half the time of `Normal`.
        Fast = "fast",
        /// Twice the time of `Normal`.
        Slow = "slow",
    }
}

choices! {
    /// A choice between sounds and silence.
    Sounds {
        /// Silence.
        Off = "off",
        /// Short, quiet sounds.
        On = "on",
    }
}

choices! {
    /// A choice to act on single letters and digits. WCAG 2.1.4 demands a way to switch them off.
    LetterKeys {
        /// H hits, S stands, and so on.
        On = "on",
        /// Letters, digits and the question mark do nothing.
        Off = "off",
    }
}

choices! {
    /// A choice to cut the pack before the deal.
    Cut {
        /// No cut, unless the player asks for one before a deal.
        Off = "off",
        /// The player cuts.
        On = "on",
    }
}

choices! {
    /// The meaning of a click on a card at video poker.
    Clicked {
        /// The player swaps the card, as in the other games of draw poker on the page.
        Swapped = "swapped",
        /// The player holds the card, as at a video poker machine.
        Held = "held",
    }
}

choices! {
    /// The hand that operates the buttons.
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
    /// All speeds, in the order in which the page offers them.
    pub const BY_SPEED: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The pause before each step that needs no decision, such as the dealer's next card, in milliseconds. It lets the
    /// player see the step before.
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
    /// The rule for when the coach speaks about a decision.
    Coach {
        /// Never.
        Off = "off",
        /// On the player's request.
        Asked = "asked",
        /// After the decision.
        After = "after",
        /// Before and after the decision.
        Always = "always",
    }
}

choices! {
    /// The basis of the coach's advice at video poker.
    CoachBy {
        /// The exact value of each hold.
        Value = "value",
        /// The strategy chart of the pay table, in addition to the values.
        Chart = "chart",
    }
}

choices! {
    /// The rule for when the table asks the player for the count, at blackjack with a shoe.
    Count {
        /// Never.
        Off = "off",
        /// After every round.
        Each = "each",
        /// After every third round.
        Third = "third",
        /// On the player's request.
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
    /// Returns true if the coach speaks before a decision. `asked` is true if the player asks it now.
    #[must_use]
    pub const fn speaks_before(self, asked: bool) -> bool {
        match self {
            Coach::Off | Coach::After => false,
            Coach::Asked => asked,
            Coach::Always => true,
        }
    }

    /// Returns true if the coach speaks after a decision. `asked` is true if the player asks it now.
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
    /// The cutter of the next pack.
    #[must_use]
    pub const fn cutter(self) -> Cutter {
        match self {
            Cut::Off => Cutter::Nobody,
            Cut::On => Cutter::Player,
        }
    }
}

impl Clicked {
    /// The meaning of a click on a card, in games with that choice.
    #[must_use]
    pub const fn marking(self) -> Marking {
        match self {
            Clicked::Swapped => Marking::Swapped,
            Clicked::Held => Marking::Held,
        }
    }
}

impl Sounds {
    /// The other choice of the two.
    #[must_use]
    pub const fn toggled(self) -> Sounds {
        match self {
            Sounds::Off => Sounds::On,
            Sounds::On => Sounds::Off,
        }
    }
}

/// The browser's facts about the visitor, before any choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The language in which the page arrives. It is the one that the address asks for or that the player chose;
    /// otherwise it is the first of the browser's languages that the page has (src/start.js).
    pub language: Language,
    /// The language that the page speaks when it opens, if the words of `language` did not arrive. `None` stands for
    /// `language` itself.
    pub spoken: Option<Language>,
    /// The language that the address asks for (`?lang=`).
    pub asked: Option<Language>,
    /// The writing direction in which the page arrives.
    pub direction: Direction,
    /// True if the visitor asks the system for reduced motion.
    pub reduced_motion: bool,
}

/// One choice of one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of the page.
    Language(Language),
    /// The colours of page and table.
    Theme(Theme),
    /// The faces of the cards.
    Faces(Faces),
    /// The number of colours of the suits.
    SuitColours(SuitColours),
    /// The speed of the cards.
    Speed(Speed),
    /// Sounds or silence.
    Sounds(Sounds),
    /// The meaning of single letters and digits.
    LetterKeys(LetterKeys),
    /// The hand that operates the buttons.
    Side(Side),
    /// The cut of the pack.
    Cut(Cut),
    /// The meaning of a click on a card at video poker.
    Clicked(Clicked),
    /// The coach's times to speak.
    Coach(Coach),
    /// The basis of the coach's advice at video poker.
    CoachBy(CoachBy),
    /// The table's times to ask for the count.
    Count(Count),
    /// The counting system at the table.
    CountBy(System),
    /// The running count with which a shoe begins there.
    CountStart(CountStart),
    /// The rounding of the true count there.
    CountRounding(Rounding),
}

impl Setting {
    /// The name of the setting in a record.
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
            Setting::CountStart(_) => "countstart",
            Setting::CountRounding(_) => "rounding",
        }
    }

    /// The code of the choice in a record.
    #[must_use]
    pub fn code(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
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
            Setting::CountStart(start) => return Cow::Owned(start.to_string()),
            Setting::CountRounding(rounding) => rounding.code(),
        })
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
            | Setting::CountStart(_)
            | Setting::CountRounding(_) => None,
        }
    }

    /// All choices of all settings, in the order in which the page offers them. The player may type another start of the
    /// running count.
    pub const OFFERED: [&'static [Setting]; 16] = [
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
        &[Setting::CountStart(CountStart::Usual)],
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
        let typed = || {
            let start = code.parse().ok().map(Setting::CountStart)?;
            (start.name() == name).then_some(start)
        };
        found.copied().or_else(typed)
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

/// The settings in effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the page.
    pub language: Language,
    /// The colours of page and table.
    pub theme: Theme,
    /// The faces of the cards.
    pub faces: Faces,
    /// The number of colours of the suits.
    pub suit_colours: SuitColours,
    /// The speed of the cards.
    pub speed: Speed,
    /// Sounds or silence.
    pub sounds: Sounds,
    /// The meaning of single letters and digits.
    pub letter_keys: LetterKeys,
    /// The hand that operates the buttons.
    pub side: Side,
    /// The cut of the pack.
    pub cut: Cut,
    /// The meaning of a click on a card at video poker.
    pub clicked: Clicked,
    /// The coach's times to speak.
    pub coach: Coach,
    /// The basis of the coach's advice at video poker.
    pub coach_by: CoachBy,
    /// The table's times to ask for the count.
    pub count: Count,
    /// The counting system at the table.
    pub count_by: System,
    /// The running count with which a shoe begins there.
    pub count_start: CountStart,
    /// The rounding of the true count there.
    pub count_rounding: Rounding,
}

/// The error for a stored record that is damaged or not from this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The stored settings cannot be read.")
    }
}

impl std::error::Error for Unreadable {}

impl Settings {
    /// The settings of a visitor before any choice.
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
            Setting::CountStart(count_start) => Settings {
                count_start,
                ..self
            },
            Setting::CountRounding(count_rounding) => Settings {
                count_rounding,
                ..self
            },
        }
    }

    /// Returns true if this choice of the setting is in effect.
    #[must_use]
    pub fn holds(self, setting: Setting) -> bool {
        self.with(setting) == self
    }
}

/// The player's choices, in the order in which each setting was first chosen. The page stores only these, so untouched
/// settings keep following the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<Setting>);

impl Choices {
    /// The chosen language.
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

    /// The settings of this visitor with all choices applied.
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

    /// Parses a record.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if any part of it is not a choice of this page. No part of it applies then, because a record that
    /// is damaged in one place may be wrong in others.
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
