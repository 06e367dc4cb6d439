//! The settings of the page. Each setting is a type, and its `impl Choice` holds everything that belongs to it.
//!
//! A setting changes the look, the sound or the operation of the page, never the cards or the result. A new setting is
//! an `impl Choice`, a variant of [`Setting`] and a field of [`Settings`]. The compiler refuses each of the three
//! without the other two.

use serde::{Deserialize, Serialize};

use std::borrow::Cow;
use std::fmt;

use crate::app::announcements::Topic;
use crate::app::language::{Direction, Language};
use crate::coach::counting::{CountStart, Rounding, System};
use crate::table::{Cutter, Marking};
use crate::text::Words;

/// A choice of one setting. The type that implements it is the setting.
trait Choice {
    /// The name of the setting and the code of this choice in a record. Browsers store both, so they never change. The
    /// panel uses them in its radio buttons.
    fn record(&self) -> (&'static str, Cow<'static, str>);

    /// The choices that the panel offers, in its order.
    fn offered(&self) -> Vec<Setting>;

    /// The name of the setting: “Theme”.
    fn title(&self, words: Words) -> &'static str;

    /// The name of this choice: “Dark”.
    fn label(&self, words: Words) -> &'static str;

    /// Parses the code of a choice. A setting that the player types has more choices than it offers.
    fn parse(&self, code: &str) -> Option<Setting> {
        let mut offered = self.offered().into_iter();
        offered.find(|choice| choice.code() == code)
    }

    /// The choice for this visitor before the player makes one, if it is not always the default of the type.
    fn suggested(&self, _visitor: &Visitor) -> Option<Setting> {
        None
    }

    /// Returns true if the panel shows the setting while these settings are in effect.
    fn is_shown(&self, _settings: Settings) -> bool {
        true
    }

    /// The announcement after this choice.
    fn announcement(&self) -> Topic {
        Topic::Nothing
    }

    /// The attribute of `<html>` that tells the style sheets the code of the choice, if they use it.
    fn attribute(&self) -> Option<&'static str> {
        None
    }
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
    /// The cut of the pack.
    Cut(Cut),
    /// The meaning of a click on a card at video poker.
    Clicked(Clicked),
    /// Sounds or silence.
    Sounds(Sounds),
    /// The hand that operates the buttons.
    Side(Side),
    /// The meaning of single letters and digits.
    LetterKeys(LetterKeys),
}

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
    /// The cut of the pack.
    pub cut: Cut,
    /// The meaning of a click on a card at video poker.
    pub clicked: Clicked,
    /// Sounds or silence.
    pub sounds: Sounds,
    /// The hand that operates the buttons.
    pub side: Side,
    /// The meaning of single letters and digits.
    pub letter_keys: LetterKeys,
}

impl Settings {
    /// The choices in effect, one for each setting. This is the order of the panel, which draws sample cards after the
    /// first two.
    #[must_use]
    #[deny(unused_variables, reason = "each field belongs in the list")]
    pub const fn all(self) -> [Setting; 16] {
        let Settings {
            language,
            theme,
            faces,
            suit_colours,
            speed,
            coach,
            coach_by,
            count,
            count_by,
            count_start,
            count_rounding,
            cut,
            clicked,
            sounds,
            side,
            letter_keys,
        } = self;
        [
            Setting::Language(language),
            Setting::Theme(theme),
            Setting::Faces(faces),
            Setting::SuitColours(suit_colours),
            Setting::Speed(speed),
            Setting::Coach(coach),
            Setting::CoachBy(coach_by),
            Setting::Count(count),
            Setting::CountBy(count_by),
            Setting::CountStart(count_start),
            Setting::CountRounding(count_rounding),
            Setting::Cut(cut),
            Setting::Clicked(clicked),
            Setting::Sounds(sounds),
            Setting::Side(side),
            Setting::LetterKeys(letter_keys),
        ]
    }

    /// The settings with this choice made.
    #[must_use]
    pub const fn with(mut self, setting: Setting) -> Settings {
        match setting {
            Setting::Language(language) => self.language = language,
            Setting::Theme(theme) => self.theme = theme,
            Setting::Faces(faces) => self.faces = faces,
            Setting::SuitColours(colours) => self.suit_colours = colours,
            Setting::Speed(speed) => self.speed = speed,
            Setting::Coach(coach) => self.coach = coach,
            Setting::CoachBy(by) => self.coach_by = by,
            Setting::Count(count) => self.count = count,
            Setting::CountBy(system) => self.count_by = system,
            Setting::CountStart(start) => self.count_start = start,
            Setting::CountRounding(rounding) => self.count_rounding = rounding,
            Setting::Cut(cut) => self.cut = cut,
            Setting::Clicked(clicked) => self.clicked = clicked,
            Setting::Sounds(sounds) => self.sounds = sounds,
            Setting::Side(side) => self.side = side,
            Setting::LetterKeys(letter_keys) => self.letter_keys = letter_keys,
        }
        self
    }

    /// The settings of a visitor before any choice.
    #[must_use]
    pub fn of(visitor: &Visitor) -> Settings {
        let default = Settings::default();
        let suggested = |setting: Setting| setting.choice().suggested(visitor);
        let suggested = default.all().into_iter().filter_map(suggested);
        suggested.fold(default, Settings::with)
    }

    /// Returns true if this choice of the setting is in effect.
    #[must_use]
    pub fn holds(self, setting: Setting) -> bool {
        self.with(setting) == self
    }
}

impl Setting {
    fn choice(&self) -> &dyn Choice {
        match self {
            Setting::Language(language) => language,
            Setting::Theme(theme) => theme,
            Setting::Faces(faces) => faces,
            Setting::SuitColours(colours) => colours,
            Setting::Speed(speed) => speed,
            Setting::Coach(coach) => coach,
            Setting::CoachBy(by) => by,
            Setting::Count(count) => count,
            Setting::CountBy(system) => system,
            Setting::CountStart(start) => start,
            Setting::CountRounding(rounding) => rounding,
            Setting::Cut(cut) => cut,
            Setting::Clicked(clicked) => clicked,
            Setting::Sounds(sounds) => sounds,
            Setting::Side(side) => side,
            Setting::LetterKeys(letter_keys) => letter_keys,
        }
    }

    /// The choices that the panel offers: a group for each setting, in the order of the panel.
    pub fn groups() -> impl Iterator<Item = Vec<Setting>> {
        let settings = Settings::default().all().into_iter();
        settings.map(Setting::offered)
    }

    /// The choices of this setting that the panel offers, in its order. The player may type another start of the running
    /// count.
    #[must_use]
    pub fn offered(self) -> Vec<Setting> {
        self.choice().offered()
    }

    /// The name of the setting in a record.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.choice().record().0
    }

    /// The code of the choice in a record.
    #[must_use]
    pub fn code(self) -> Cow<'static, str> {
        self.choice().record().1
    }

    /// The name of the setting on the page, whatever the choice: “Theme”.
    #[must_use]
    pub fn title(self, words: Words) -> &'static str {
        self.choice().title(words)
    }

    /// The name of the choice on the page: “Dark”.
    #[must_use]
    pub fn label(self, words: Words) -> &'static str {
        self.choice().label(words)
    }

    /// Returns true if the panel shows the setting while these settings are in effect.
    #[must_use]
    pub fn is_shown(self, settings: Settings) -> bool {
        self.choice().is_shown(settings)
    }

    /// The announcement after this choice.
    #[must_use]
    pub fn announcement(self) -> Topic {
        self.choice().announcement()
    }

    /// The attribute of `<html>` that has the code of the choice, for the style sheets.
    #[must_use]
    pub fn attribute(self) -> Option<&'static str> {
        self.choice().attribute()
    }

    /// The language, if this is the choice of one.
    #[must_use]
    pub const fn language(self) -> Option<Language> {
        if let Setting::Language(language) = self {
            Some(language)
        } else {
            None
        }
    }

    fn read(name: &str, code: &str) -> Option<Setting> {
        let mut settings = Settings::default().all().into_iter();
        let setting = settings.find(|setting| setting.name() == name)?;
        setting.choice().parse(code)
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

/// The error for a stored record that is damaged or not from this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The stored settings cannot be read.")
    }
}

impl std::error::Error for Unreadable {}

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

    /// Returns true if the player has chosen this setting, with whatever value.
    #[must_use]
    pub fn include(&self, setting: Setting) -> bool {
        self.0.iter().any(|made| made.name() == setting.name())
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
        let chosen = |visitor: &Visitor| {
            let choices = self.0.iter();
            choices.fold(Settings::of(visitor), |settings, choice| {
                settings.with(*choice)
            })
        };
        let language = chosen(visitor).language;
        if language == visitor.language {
            return chosen(visitor);
        }
        chosen(&Visitor {
            direction: language.direction(),
            ..visitor.clone()
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

/// An enum of the choices of one setting, each with the code that its record and the style sheets use.
macro_rules! choices {
    (
        $(#[$about:meta])* $name:ident {
            $($(#[$doc:meta])* $choice:ident = $code:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $choice,)+
        }

        impl $name {
            /// The choices in the order in which the page offers them.
            pub const ALL: &'static [$name] = &[$($name::$choice),+];

            /// The code of the choice in a record.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $($name::$choice => $code,)+
                }
            }
        }
    };
}

/// These choices of one setting.
fn as_settings<T: Copy>(choices: &[T], setting: fn(T) -> Setting) -> Vec<Setting> {
    choices.iter().map(|choice| setting(*choice)).collect()
}

/// The name of a setting that is on or off.
fn on_or_off(is_on: bool, words: Words) -> &'static str {
    if is_on { words.on() } else { words.off() }
}

impl Choice for Language {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("language", Language::code(*self).into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(&Language::ALL, Setting::Language)
    }

    fn title(&self, words: Words) -> &'static str {
        words.language_setting()
    }

    fn label(&self, _words: Words) -> &'static str {
        self.own_name()
    }

    fn suggested(&self, visitor: &Visitor) -> Option<Setting> {
        Some(Setting::Language(visitor.language))
    }

    fn announcement(&self) -> Topic {
        // The announcement follows in the new language, once its words have arrived.
        Topic::Nothing
    }
}

choices! {
    /// The colours of page and table.
    Theme {
        /// The system's choice.
        #[default]
        System = "system",
        /// Light on dark.
        Dark = "dark",
        /// Dark on light.
        Light = "light",
    }
}

impl Choice for Theme {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("theme", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Theme::ALL, Setting::Theme)
    }

    fn title(&self, words: Words) -> &'static str {
        words.theme_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.theme(*self)
    }

    fn attribute(&self) -> Option<&'static str> {
        Some("data-theme")
    }
}

choices! {
    /// A choice of the faces of the cards.
    Faces {
        /// Pips and courts.
        #[default]
        Classic = "classic",
        /// A rank and a suit that fill the card.
        Large = "large",
    }
}

impl Choice for Faces {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("faces", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Faces::ALL, Setting::Faces)
    }

    fn title(&self, words: Words) -> &'static str {
        words.faces_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.faces(*self)
    }

    fn attribute(&self) -> Option<&'static str> {
        Some("data-faces")
    }
}

choices! {
    /// A choice of the number of colours for the four suits.
    SuitColours {
        /// Black and red.
        #[default]
        Two = "two",
        /// Black, red, blue and green.
        Four = "four",
    }
}

impl Choice for SuitColours {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("suits", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(SuitColours::ALL, Setting::SuitColours)
    }

    fn title(&self, words: Words) -> &'static str {
        words.suit_colours_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.suit_colours(*self)
    }

    fn attribute(&self) -> Option<&'static str> {
        Some("data-suits")
    }
}

choices! {
    /// A choice of the speed at which cards travel. The game itself never waits for them.
    Speed {
        /// The cards appear at once.
        Off = "off",
        /// About half the time of `Normal`.
        Fast = "fast",
        /// A calm pace.
        #[default]
        Normal = "normal",
        /// Twice the time of `Normal`.
        Slow = "slow",
    }
}

impl Choice for Speed {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("speed", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Speed::ALL, Setting::Speed)
    }

    fn title(&self, words: Words) -> &'static str {
        words.speed_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.speed(*self)
    }

    fn suggested(&self, visitor: &Visitor) -> Option<Setting> {
        let off = Setting::Speed(Speed::Off);
        visitor.reduced_motion.then_some(off)
    }

    fn attribute(&self) -> Option<&'static str> {
        Some("data-speed")
    }
}

impl Speed {
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
        #[default]
        Off = "off",
        /// On the player's request.
        Asked = "asked",
        /// After the decision.
        After = "after",
        /// Before and after the decision.
        Always = "always",
    }
}

impl Choice for Coach {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("coach", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Coach::ALL, Setting::Coach)
    }

    fn title(&self, words: Words) -> &'static str {
        words.coach()
    }

    fn label(&self, words: Words) -> &'static str {
        words.coach_speaks(*self)
    }
}

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

choices! {
    /// The basis of the coach's advice at video poker.
    CoachBy {
        /// The exact value of each hold.
        #[default]
        Value = "value",
        /// The strategy chart of the pay table, in addition to the values.
        Chart = "chart",
    }
}

impl Choice for CoachBy {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("coach-by", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(CoachBy::ALL, Setting::CoachBy)
    }

    fn title(&self, words: Words) -> &'static str {
        words.coach_by_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.coach_by(*self)
    }
}

choices! {
    /// The rule for when the table asks the player for the count, at blackjack with a shoe.
    Count {
        /// Never.
        #[default]
        Off = "off",
        /// After every round.
        Each = "each",
        /// After every third round.
        Third = "third",
        /// On the player's request.
        Asked = "asked",
    }
}

impl Choice for Count {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("count", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Count::ALL, Setting::Count)
    }

    fn title(&self, words: Words) -> &'static str {
        words.count_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.count_comes(*self)
    }
}

impl Choice for System {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("countby", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(&System::ALL, Setting::CountBy)
    }

    fn title(&self, words: Words) -> &'static str {
        words.count_by_setting()
    }

    fn label(&self, _words: Words) -> &'static str {
        self.name()
    }

    fn is_shown(&self, settings: Settings) -> bool {
        settings.count != Count::Off
    }

    fn announcement(&self) -> Topic {
        Topic::CountStart
    }
}

impl Choice for CountStart {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("countstart", self.to_string().into())
    }

    fn offered(&self) -> Vec<Setting> {
        vec![Setting::CountStart(CountStart::Usual)]
    }

    fn title(&self, words: Words) -> &'static str {
        words.count_start_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        // The player types it in a field with this label.
        words.count_start_setting()
    }

    fn parse(&self, code: &str) -> Option<Setting> {
        code.parse().ok().map(Setting::CountStart)
    }

    fn is_shown(&self, settings: Settings) -> bool {
        settings.count != Count::Off
    }

    fn announcement(&self) -> Topic {
        Topic::CountStart
    }
}

impl Choice for Rounding {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("rounding", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(&Rounding::ALL, Setting::CountRounding)
    }

    fn title(&self, words: Words) -> &'static str {
        words.count_rounding_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.count_rounding(*self)
    }

    fn is_shown(&self, settings: Settings) -> bool {
        settings.count != Count::Off
    }
}

choices! {
    /// A choice to cut the pack before the deal.
    Cut {
        /// No cut, unless the player asks for one before a deal.
        #[default]
        Off = "off",
        /// The player cuts.
        On = "on",
    }
}

impl Choice for Cut {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("cut", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Cut::ALL, Setting::Cut)
    }

    fn title(&self, words: Words) -> &'static str {
        words.cut_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        on_or_off(*self == Cut::On, words)
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

choices! {
    /// The meaning of a click on a card at video poker.
    Clicked {
        /// The player swaps the card, as in the other games of draw poker on the page.
        Swapped = "swapped",
        /// The player holds the card, as at a video poker machine.
        #[default]
        Held = "held",
    }
}

impl Choice for Clicked {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("clicked", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Clicked::ALL, Setting::Clicked)
    }

    fn title(&self, words: Words) -> &'static str {
        words.clicked_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.clicked(*self)
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

choices! {
    /// A choice between sounds and silence.
    Sounds {
        /// Silence.
        #[default]
        Off = "off",
        /// Short, quiet sounds.
        On = "on",
    }
}

impl Choice for Sounds {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("sounds", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Sounds::ALL, Setting::Sounds)
    }

    fn title(&self, words: Words) -> &'static str {
        words.sounds()
    }

    fn label(&self, words: Words) -> &'static str {
        on_or_off(*self == Sounds::On, words)
    }

    fn announcement(&self) -> Topic {
        Topic::Sounds
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

choices! {
    /// The hand that operates the buttons.
    Side {
        /// The main action is at the right.
        #[default]
        Right = "right",
        /// The main action is at the left.
        Left = "left",
    }
}

impl Choice for Side {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("side", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(Side::ALL, Setting::Side)
    }

    fn title(&self, words: Words) -> &'static str {
        words.side_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        words.side(*self)
    }

    /// The side at the end of a line, where the main action is until the player chooses a hand.
    fn suggested(&self, visitor: &Visitor) -> Option<Setting> {
        Some(Setting::Side(match visitor.direction {
            Direction::LeftToRight => Side::Right,
            Direction::RightToLeft => Side::Left,
        }))
    }

    fn attribute(&self) -> Option<&'static str> {
        Some("data-side")
    }
}

choices! {
    /// A choice to act on single letters and digits. WCAG 2.1.4 demands a way to switch them off.
    LetterKeys {
        /// H hits, S stands, and so on.
        #[default]
        On = "on",
        /// Letters, digits and the question mark do nothing.
        Off = "off",
    }
}

impl Choice for LetterKeys {
    fn record(&self) -> (&'static str, Cow<'static, str>) {
        ("letters", self.code().into())
    }

    fn offered(&self) -> Vec<Setting> {
        as_settings(LetterKeys::ALL, Setting::LetterKeys)
    }

    fn title(&self, words: Words) -> &'static str {
        words.letter_keys_setting()
    }

    fn label(&self, words: Words) -> &'static str {
        on_or_off(*self == LetterKeys::On, words)
    }
}

#[cfg(test)]
mod tests;
