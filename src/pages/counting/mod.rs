//! The page about counting cards: the systems, drills, and the hands whose best play depends on the count, as the coach
//! finds them.
//!
//! - `address`: the choices on the page, in its address.
//! - `running`: the drill of the running count.
//! - `quiz`: the drills that ask one question after the other.
//! - `fit`: the fit of the system to the rules, and the published indices.
//! - `past`: the results of drills that the browser keeps.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

mod address;
mod fit;
mod options;
mod past;
mod quiz;
mod running;

#[cfg(test)]
mod tests;

pub use crate::coach::counting::CountField;
pub use fit::{Fit, FitStage};
pub use past::{DrillResult, NoDrills, Past, PastDrill, PastDrills};
pub use quiz::{Answer, Case, IndexList, Precision, QUESTIONS, Question, Quiz, QuizStage};
pub use running::{Asks, AtATime, Drill, Motion, Pace, Stage};

use crate::blackjack::Rules;
use crate::coach::counting::{
    AnySystem, CountStart, NoSystem, PublishedDecision, PublishedIndex, Rounding, StartText,
    System, SystemAnswer, SystemPart, SystemQuestion,
};
use crate::coach::{CardValue, IndexPlay, IndexQuestion, UpcardIndices};
use crate::core::Secret;
use crate::core::typed::half_width;
use crate::pages::page::{News, PageEffect, ReadingPage, Visit};
use crate::pages::rules::switch::plain;
use crate::table::{Fields, NoEntropy};
use crate::text::Words;
pub use options::{DrillName, Options, Stopwatch};

/// The state of the page. It stays while the player visits another page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CountingPage {
    name: DrillName,
    system: AnySystem,
    /// The text of the player's own tags that the page has not applied, and the reason if they are no system.
    typed: Option<String>,
    no_system: Option<NoSystem>,
    options: Options,
    /// The text of the start of the running count that the page has not applied.
    start: StartText,
    drill: Option<Drill>,
    quiz: Option<Quiz>,
    /// True if the player has begun or continued a drill in this visit.
    is_playing: bool,
    /// The time at which the player clicked the button that starts a drill.
    begun: f64,
    /// The reason why no drill starts.
    trouble: Option<NoEntropy>,
    past: Past,
    fit: Fit,
    /// The question about the exact value of an answered index play, and the gain of the play.
    gain: Option<(SystemQuestion, Option<f64>)>,
    rules: Rules,
    /// True if the address names the rules. Otherwise they are those that the player has in mind.
    names_rules: bool,
    finder: Finder,
    found: Vec<UpcardIndices>,
}

/// The progress of the search for index plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finder {
    /// The player has not requested it, or has left the page meanwhile. New rules, another system, and an answer that
    /// cannot be read lead back to this stage.
    #[default]
    NotAsked,
    /// A worker has this question.
    UnderWay(IndexQuestion),
    /// The player has stopped it.
    Cancelled,
    /// All index plays are on the page.
    Done,
}

impl Finder {
    /// The number of upcards to search.
    pub const ALL: usize = CardValue::ALL.len();
}

/// An event on the page. Times are in milliseconds from an arbitrary origin.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this system.
    ChoseSystem(System),
    /// The player typed this as own tags.
    TypedTags(String),
    /// The player left the field for own tags.
    LeftTags,
    /// The player chose these options for the next drill.
    Chose(Options),
    /// The player typed this as the start of the running count.
    TypedStart(String),
    /// The player left the field for it.
    LeftStart,
    /// The player clicked the button that starts a drill, at this time.
    ClickedBegin(f64),
    /// 32 bytes for a drill, or the error that the browser gave none.
    GotEntropy(Result<Secret, NoEntropy>),
    /// The player clicked the button for the next step, at this time.
    ClickedNext(f64),
    /// The wait with this number of a paced drill ended at this time.
    Ticked(u32, f64),
    /// The player clicked the button that ends the drill, at this time.
    ClickedFinish(f64),
    /// The player typed this into this field.
    Typed(CountField, String),
    /// The player gave the answer at this time.
    Answered(f64),
    /// The player answered with this play at this time.
    ChosePlay(Answer, f64),
    /// The player clicked the button that shows or hides the count.
    ToggledCount,
    /// The stored results of drills.
    GotPast(Past),
    /// The player clicked the button that deletes the results.
    ClickedForget,
    /// The player clicked the button that starts the fit of the system.
    ClickedFit,
    /// The player clicked the button that stops it.
    ClickedStopFit,
    /// The coach's worker answers this question; `None` if it has no answer.
    GotSystem(SystemQuestion, Option<SystemAnswer>),
    /// The player clicked the button that starts the search for index plays.
    ClickedFind,
    /// The player clicked the button that stops it.
    ClickedCancel,
    /// The coach's worker answers this question. `None` if the answer cannot be read.
    GotIndices(IndexQuestion, Option<UpcardIndices>),
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The cards that were turned automatically. The focus stays.
    Turned,
    /// The counting system, or the reason why the typed tags are no system.
    System,
    /// The start of the running count, or the error in the typed one.
    Start,
    /// The count if it is shown. If it is hidden, the last announcement is cleared.
    Count,
    /// The exact gain of the answered index play.
    Gain,
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Draw 32 bytes of the browser's entropy for a shoe to count. Answer with [`Msg::GotEntropy`].
    DrawShoe,
    /// Announce the cards or the question of the drill, and move the focus to the next control.
    AnnounceDrill,
    /// Send [`Msg::Ticked`] with the first number after the second number of milliseconds.
    WaitForTurn(u32, u32),
    /// Keep this result of a drill. Answer with [`Msg::GotPast`].
    KeepDrill(DrillResult),
    /// Delete the results of drills. Answer with [`Msg::GotPast`].
    ForgetDrills,
    /// Ask the coach's worker this question about the system. Answer with [`Msg::GotSystem`].
    AskSystem(SystemQuestion),
    /// Announce the progress or the result of the fit of the system.
    AnnounceFit,
    /// Ask the coach's worker for index plays. Answer with [`Msg::GotIndices`].
    AskIndices(IndexQuestion),
    /// Announce the progress of the search for index plays.
    AnnounceIndices,
}

impl CountingPage {
    /// The drill in the address.
    #[must_use]
    pub const fn name(&self) -> DrillName {
        self.name
    }

    /// The chosen system.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// The text in the field for own tags.
    #[must_use]
    pub fn tags_typed(&self) -> String {
        let typed = self.typed.clone();
        typed.unwrap_or_else(|| self.system.tags().to_string())
    }

    /// The reason why the typed tags or the tags in the address are no system. `None` if they are one, or
    /// if the page has not read them yet.
    #[must_use]
    pub const fn no_system(&self) -> Option<&NoSystem> {
        self.no_system.as_ref()
    }

    /// The options for the next drill.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The running count with which the next shoe begins, in hundredths of a point. `None` for a balanced system, which
    /// begins at 0.
    #[must_use]
    pub fn start(&self) -> Option<i32> {
        let Options { start, decks, .. } = self.options;
        (!self.system.has_true_count()).then(|| start.of(&self.system, decks.decks()))
    }

    /// The text in the field for the start.
    #[must_use]
    pub const fn start_text(&self) -> &StartText {
        &self.start
    }

    /// The drill of the running count, if it has started and is shown.
    #[must_use]
    pub fn drill(&self) -> Option<&Drill> {
        let is_shown = self.name == DrillName::Running;
        self.drill.as_ref().filter(|_| is_shown)
    }

    /// The quiz, if it has started and is shown.
    #[must_use]
    pub fn quiz(&self) -> Option<&Quiz> {
        self.quiz.as_ref().filter(|quiz| quiz.name() == self.name)
    }

    /// Returns true while the chosen drill is in progress in this visit. After a visit elsewhere the page shows its other
    /// parts too, until the player continues.
    #[must_use]
    pub fn is_drilling(&self) -> bool {
        let is_turning = self.drill().map(|it| *it.stage() != Stage::Over);
        let is_asking = self.quiz().map(|it| *it.stage() != QuizStage::Over);
        self.is_playing && is_turning.or(is_asking).unwrap_or(false)
    }

    /// Returns true if the chosen drill can start. A drill of index plays of the coach needs the search first.
    #[must_use]
    pub fn can_begin(&self) -> bool {
        self.name != DrillName::Indices || !self.cases().is_empty()
    }

    /// The reason why no drill has started. `None` if there is no problem.
    #[must_use]
    pub const fn trouble(&self) -> Option<NoEntropy> {
        self.trouble
    }

    /// The results of drills.
    #[must_use]
    pub const fn past(&self) -> &Past {
        &self.past
    }

    /// The fit of the system to the rules.
    #[must_use]
    pub const fn fit(&self) -> &Fit {
        &self.fit
    }

    /// The gain of the play of the answered question over the next best play at the true count of the question, per
    /// bet. `None` until the coach has computed it.
    #[must_use]
    pub fn gain(&self) -> Option<f64> {
        self.gain.and_then(|(_, gain)| gain)
    }

    /// The rules of the search for index plays.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The progress of the search.
    #[must_use]
    pub const fn finder(&self) -> Finder {
        self.finder
    }

    /// The index plays found so far, by upcard.
    #[must_use]
    pub fn found(&self) -> &[UpcardIndices] {
        &self.found
    }

    /// Takes the drill and the system of an address, and these rules.
    fn enter(&mut self, fields: &Fields, rules: Rules) {
        let name = fields.get("drill").and_then(DrillName::from_code);
        let name = name.unwrap_or_default();
        if name != self.name {
            self.pause();
            self.trouble = None;
            self.name = name;
        }
        self.follow(rules);
        self.choose_options(self.options.read(fields));
        match fields.get("system").map(|text| (text, text.parse())) {
            None => (),
            Some((_, Ok(system))) => self.choose(system),
            Some((text, Err(why))) => {
                self.typed = Some(text.to_owned());
                self.no_system = Some(why);
            }
        }
        if let Some(text) = fields.get("start") {
            self.start = StartText::Typed(text.to_owned());
            self.read_start();
        }
    }

    fn choose_start(&mut self, start: CountStart) {
        self.start = StartText::InUse;
        self.options.start = start;
    }

    /// Parses the typed start. Returns true if the player has typed one, whether it applies or not.
    fn read_start(&mut self) -> bool {
        let decks = self.options.decks.decks();
        let Some(read) = self.start.read(&self.system, decks) else {
            return false;
        };
        self.options.start = read.unwrap_or(self.options.start);
        true
    }

    /// Handles new rules.
    fn follow(&mut self, rules: Rules) {
        let rules = plain(rules);
        if self.rules != rules {
            self.rules = rules;
            self.fit = Fit::default();
            self.finder = Finder::NotAsked;
            self.found = vec![];
        }
    }

    fn choose(&mut self, system: AnySystem) {
        self.no_system = None;
        self.typed = None;
        if self.system != system {
            self.system = system;
            // A start is a convention of one system.
            self.choose_start(CountStart::Usual);
            self.fit.change_system();
            self.finder = Finder::NotAsked;
            self.found = vec![];
        }
    }

    /// Called when the player leaves the page. Stops the search, and pauses the drill.
    fn stop(&mut self) {
        self.pause();
        self.fit.stop(FitStage::NotAsked);
        match self.finder {
            Finder::UnderWay(_) => self.finder = Finder::NotAsked,
            Finder::NotAsked | Finder::Cancelled | Finder::Done => (),
        }
    }

    /// Stops the automatic turning of cards until the player continues.
    const fn pause(&mut self) {
        if let Some(drill) = &mut self.drill {
            drill.pause();
        }
    }

    fn ask_fit(&mut self) -> Option<Effect> {
        let (rules, system, rounding) = (self.rules, self.system, self.options.rounding);
        let question = self.fit.next(rules, system, rounding)?;
        Some(Effect::Own(OwnEffect::AskSystem(question)))
    }

    /// Returns the effect that asks for the exact gain of the answered index play.
    fn ask_gain(&mut self) -> Option<Effect> {
        let (case, true_count) = match self.quiz()?.question() {
            Question::Index {
                case: Case::Published(published),
                true_count,
            } => (*published, *true_count),
            Question::Index { .. } | Question::Tray { .. } | Question::TrueCount { .. } => {
                return None;
            }
        };
        let mut all = PublishedIndex::all(self.rules.soft17).into_iter();
        let at = PublishedDecision {
            // The published lists are for Hi-Lo, rounded down.
            system: AnySystem::default(),
            rounding: Rounding::Down,
            place: all.position(|it| it == case)?,
        };
        let part = SystemPart::Gain(at, true_count);
        let question = SystemQuestion {
            rules: self.rules,
            part,
        };
        self.gain = Some((question, None));
        Some(Effect::Own(OwnEffect::AskSystem(question)))
    }

    fn got_system(
        &mut self,
        question: SystemQuestion,
        answer: Option<SystemAnswer>,
    ) -> Vec<Effect> {
        if let Some((asked, gain)) = &mut self.gain
            && *asked == question
        {
            *gain = answer.and_then(SystemAnswer::gain);
            return vec![Effect::Announce(Announcement::Gain)];
        }
        if !self.fit.answered(&question, answer) {
            return vec![];
        }
        let next = self
            .ask_fit()
            .unwrap_or(Effect::Own(OwnEffect::AnnounceFit));
        vec![next]
    }

    /// Parses the typed tags.
    fn read_tags(&mut self) -> Vec<Effect> {
        let Some(typed) = &self.typed else {
            return vec![];
        };
        let typed = half_width(typed).replace('\u{2212}', "-");
        match typed.parse() {
            Ok(system) => self.choose_and_tell(system),
            Err(why) => {
                self.no_system = Some(why);
                vec![Effect::Announce(Announcement::System)]
            }
        }
    }

    fn choose_and_tell(&mut self, system: AnySystem) -> Vec<Effect> {
        self.choose(system);
        vec![Effect::Announce(Announcement::System)]
    }

    /// The index plays for a quiz.
    fn cases(&self) -> Vec<Case> {
        let found: Vec<IndexPlay> = match self.finder {
            Finder::Done => self.found.iter().flat_map(|it| it.plays.clone()).collect(),
            Finder::NotAsked | Finder::UnderWay(_) | Finder::Cancelled => vec![],
        };
        Case::of_list(self.options.list, self.rules.soft17, &found)
    }

    fn begin(&mut self, secret: Secret) -> Vec<Effect> {
        self.trouble = None;
        let (name, options) = (self.name, self.options);
        match name {
            DrillName::Running => {
                let serial = self.drill.as_ref().map_or(0, Drill::next_wait);
                let drill = Drill::begin(options, self.system, secret, self.begun);
                self.drill = Some(drill.waits_from(serial));
                let wait = self.drill.as_ref().and_then(Drill::wait);
                [Effect::Own(OwnEffect::AnnounceDrill)]
                    .into_iter()
                    .chain(wait.map(pace))
                    .collect()
            }
            DrillName::Tray | DrillName::TrueCount | DrillName::Indices => {
                let quiz =
                    Quiz::begin(name, options, self.system, self.cases(), secret, self.begun);
                self.quiz = quiz.or(self.quiz.take());
                vec![Effect::Own(OwnEffect::AnnounceDrill)]
            }
        }
    }

    /// Changes the shown drill, and keeps its result if the change ends it.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Drill),
        change_quiz: impl FnOnce(&mut Quiz),
    ) -> Vec<Effect> {
        let name = self.name;
        let (was_over, before) = (self.is_over(), self.wait());
        match name {
            DrillName::Running => {
                let Some(drill) = &mut self.drill else {
                    return vec![];
                };
                change(drill);
            }
            DrillName::Tray | DrillName::TrueCount | DrillName::Indices => {
                let Some(quiz) = self.quiz.as_mut().filter(|quiz| quiz.name() == name) else {
                    return vec![];
                };
                change_quiz(quiz);
            }
        }
        let wait = self.wait().filter(|wait| Some(*wait) != before);
        let result = self.result().filter(|_| !was_over && self.is_over());
        let told = [Effect::Own(OwnEffect::AnnounceDrill)].into_iter();
        told.chain(wait.map(pace))
            .chain(result.map(OwnEffect::KeepDrill).map(Effect::Own))
            .collect()
    }

    fn tick(&mut self, serial: u32, at: f64) -> Vec<Effect> {
        let before = self.wait();
        if self.name != DrillName::Running || before.is_none_or(|(waits, _)| waits != serial) {
            return vec![];
        }
        let Some(drill) = &mut self.drill else {
            return vec![];
        };
        drill.tick(serial, at);
        match drill.wait() {
            // The focus stays while cards turn automatically.
            Some(wait) => vec![Effect::Announce(Announcement::Turned), pace(wait)],
            None => vec![Effect::Own(OwnEffect::AnnounceDrill)],
        }
    }

    fn wait(&self) -> Option<(u32, u32)> {
        self.drill().and_then(Drill::wait)
    }

    fn is_over(&self) -> bool {
        match self.name {
            DrillName::Running => self.drill().is_some_and(|it| *it.stage() == Stage::Over),
            DrillName::Tray | DrillName::TrueCount | DrillName::Indices => {
                self.quiz().is_some_and(|it| *it.stage() == QuizStage::Over)
            }
        }
    }

    /// The result of the shown drill. `None` if the player has answered nothing.
    #[must_use]
    pub fn result(&self) -> Option<DrillResult> {
        let ((asked, right), spent, system) = match (self.drill(), self.quiz()) {
            (Some(drill), _) => (drill.score(), drill.spent(), *drill.system()),
            (None, Some(quiz)) => (quiz.score(), quiz.spent(), *quiz.system()),
            (None, None) => return None,
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a float that is too large becomes the largest number"
        )]
        let seconds = (spent / 1000.0).round() as u32;
        (asked > 0).then_some(DrillResult {
            drill: self.name,
            system,
            asked,
            right,
            seconds,
        })
    }

    fn ask(&mut self, question: IndexQuestion) -> Effect {
        self.finder = Finder::UnderWay(question);
        Effect::Own(OwnEffect::AskIndices(question))
    }

    fn answered(
        &mut self,
        question: IndexQuestion,
        answer: Option<UpcardIndices>,
    ) -> Option<Effect> {
        if self.finder != Finder::UnderWay(question) {
            return None;
        }
        let Some(answer) = answer else {
            self.finder = Finder::NotAsked;
            return None;
        };
        self.found.push(answer);
        if let Some(next) = question.next() {
            return Some(self.ask(next));
        }
        self.finder = Finder::Done;
        Some(Effect::Own(OwnEffect::AnnounceIndices))
    }
}

const fn pace((serial, millis): (u32, u32)) -> Effect {
    Effect::Own(OwnEffect::WaitForTurn(serial, millis))
}

impl ReadingPage for CountingPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.counting_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.open_at(visit);
        vec![]
    }

    fn choices(&self) -> Option<Fields> {
        Some(self.choices_with(self.name))
    }

    fn leave(&mut self) {
        self.is_playing = false;
        self.stop();
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::ChoseSystem(system) => self.choose_and_tell(AnySystem::Published(system)),
            Msg::TypedTags(text) => {
                self.no_system = None;
                self.typed = Some(text);
                vec![]
            }
            Msg::LeftTags => self.read_tags(),
            Msg::Chose(options) => {
                self.choose_options(options);
                vec![]
            }
            Msg::TypedStart(text) => {
                self.start = StartText::Typed(text);
                vec![]
            }
            Msg::LeftStart => {
                let is_read = self.read_start();
                is_read
                    .then_some(Effect::Announce(Announcement::Start))
                    .into_iter()
                    .collect()
            }
            Msg::ClickedBegin(at) => {
                self.is_playing = true;
                self.gain = None;
                self.begun = at;
                vec![Effect::Own(OwnEffect::DrawShoe)]
            }
            Msg::GotEntropy(Ok(secret)) => self.begin(secret),
            Msg::GotEntropy(Err(trouble)) => {
                self.trouble = Some(trouble);
                vec![Effect::Own(OwnEffect::AnnounceDrill)]
            }
            Msg::ClickedNext(at) => {
                self.is_playing = true;
                self.gain = None;
                self.change(|drill| drill.go_on(at), |quiz| quiz.go_on(at))
            }
            Msg::Ticked(serial, at) => self.tick(serial, at),
            Msg::ClickedFinish(at) => {
                self.gain = None;
                self.change(|drill| drill.finish(at), Quiz::finish)
            }
            Msg::Answered(at) => self.change(|drill| drill.answer(at), |it| it.answer_typed(at)),
            Msg::ChosePlay(answer, at) => {
                let mut effects = self.change(|_| (), |quiz| quiz.answer(answer, at));
                effects.extend(self.ask_gain());
                effects
            }
            Msg::Typed(field, text) => {
                match (&mut self.drill, &mut self.quiz, self.name) {
                    (Some(drill), _, DrillName::Running) => drill.type_in(field, text),
                    (_, Some(quiz), _) if quiz.name() == self.name => quiz.type_in(text),
                    (_, _, _) => (),
                }
                vec![]
            }
            Msg::ToggledCount => match &mut self.drill {
                Some(drill) => {
                    drill.toggle();
                    vec![Effect::Announce(Announcement::Count)]
                }
                None => vec![],
            },
            Msg::GotPast(past) => {
                self.past = past;
                vec![]
            }
            Msg::ClickedForget => vec![Effect::Own(OwnEffect::ForgetDrills)],
            Msg::ClickedFit => {
                let told = [Effect::Own(OwnEffect::AnnounceFit)].into_iter();
                told.chain(self.ask_fit()).collect()
            }
            Msg::ClickedStopFit => {
                self.fit.stop(FitStage::Cancelled);
                vec![Effect::Own(OwnEffect::AnnounceFit)]
            }
            Msg::GotSystem(question, answer) => self.got_system(question, answer),
            Msg::ClickedFind => match self.finder {
                Finder::UnderWay(_) | Finder::Done => vec![],
                Finder::NotAsked | Finder::Cancelled => {
                    self.found = vec![];
                    vec![self.ask(IndexQuestion::first(self.rules, self.system))]
                }
            },
            Msg::ClickedCancel => match self.finder {
                Finder::UnderWay(_) => {
                    self.finder = Finder::Cancelled;
                    vec![Effect::Own(OwnEffect::AnnounceIndices)]
                }
                Finder::NotAsked | Finder::Cancelled | Finder::Done => vec![],
            },
            Msg::GotIndices(question, answer) => {
                self.answered(question, answer).into_iter().collect()
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Rules(rules) if is_open && !self.names_rules => self.follow(*rules),
            News::Rules(_) | News::Kept(_) | News::KeptElsewhere => (),
        }
        vec![]
    }

    fn is_of_the_page(effect: &OwnEffect) -> bool {
        match effect {
            OwnEffect::AnnounceDrill | OwnEffect::AnnounceFit | OwnEffect::AnnounceIndices => true,
            OwnEffect::DrawShoe
            | OwnEffect::WaitForTurn(..)
            | OwnEffect::KeepDrill(..)
            | OwnEffect::ForgetDrills
            | OwnEffect::AskSystem(..)
            | OwnEffect::AskIndices(..) => false,
        }
    }
}
