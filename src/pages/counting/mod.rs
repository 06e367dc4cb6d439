//! The page about counting cards: the systems, drills, and the hands that are played otherwise when the count is high
//! or low, as the coach finds them.
//!
//! - `running`: the drill of the running count.
//! - `quiz`: the drills that ask one question after the other.
//! - `fit`: how well the system fits the rules, and the published indices.
//! - `past`: the results of drills, as the browser keeps them.

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
pub use quiz::{Answer, Case, IndexList, Precision, QUESTIONS, Question, Quiz, Waits};
pub use running::{Asks, AtATime, Drill, Motion, Pace, Stage};

use crate::app::route::Page;
use crate::blackjack::Rules;
use crate::coach::counting::{
    AnySystem, NoSystem, PublishedDecision, PublishedIndex, Rounding, System, SystemPart,
    SystemQuestion,
};
use crate::coach::{CardValue, IndexPlay, IndexQuestion, UpcardIndices};
use crate::core::Secret;
use crate::core::typed::half_width;
use crate::pages::page::{News, ReadingPage, Visit};
use crate::pages::rules::switch::plain;
use crate::table::{Fields, NoEntropy};
pub use options::{DrillName, Options, Stopwatch};

/// All that is on the page. It stays when another page is visited.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CountingPage {
    name: DrillName,
    system: AnySystem,
    /// What is typed as own tags and not taken yet, and why it is no system.
    typed: Option<String>,
    no_system: Option<NoSystem>,
    options: Options,
    drill: Option<Drill>,
    quiz: Option<Quiz>,
    /// When the button that begins a drill was clicked.
    begun: f64,
    /// Why no drill begins.
    trouble: Option<NoEntropy>,
    past: Past,
    fit: Fit,
    /// The question about the exact value of an answered index play, and by how much the play is better.
    gain: Option<(SystemQuestion, Option<f64>)>,
    rules: Rules,
    finder: Finder,
    found: Vec<UpcardIndices>,
}

/// How far the search for index plays is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finder {
    /// Nobody has asked for them, or the rules are others now.
    #[default]
    NotAsked,
    /// A worker has this question.
    UnderWay(IndexQuestion),
    /// The visitor has stopped it.
    Cancelled,
    /// They are on the page.
    Done,
}

impl Finder {
    /// How many up cards it takes.
    pub const ALL: usize = CardValue::ALL.len();
}

/// What happens on the page. Times are in milliseconds, from any beginning.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This system was chosen.
    ChoseSystem(System),
    /// This was typed as own tags.
    TypedTags(String),
    /// The visitor has left the field for own tags.
    LeftTags,
    /// This was chosen for the next drill.
    Chose(Options),
    /// The button that begins a drill was clicked at this time.
    ClickedBegin(f64),
    /// 32 bytes for a drill came, or did not.
    GotEntropy(Result<Secret, NoEntropy>),
    /// The button that goes on was clicked at this time.
    ClickedNext(f64),
    /// The time of this wait of a drill with a pace is over.
    Ticked(u32, f64),
    /// The button that ends the drill was clicked at this time.
    ClickedFinish(f64),
    /// This was typed into this field.
    Typed(CountField, String),
    /// The answer was given at this time.
    Answered(f64),
    /// This play was answered at this time.
    ChosePlay(Answer, f64),
    /// The button that shows or hides the count was clicked.
    ToggledCount,
    /// These are the results of drills.
    GotPast(Past),
    /// The button that deletes the results was clicked.
    ClickedForget,
    /// The button that has the fit of the system worked out was clicked.
    ClickedFit,
    /// The button that stops that was clicked.
    ClickedStopFit,
    /// The coach's worker answers this question with these numbers.
    GotSystem(SystemQuestion, Vec<f64>),
    /// The button that has the index plays found was clicked.
    ClickedFind,
    /// The button that stops it was clicked.
    ClickedCancel,
    /// The coach's worker answers this question; nothing if the answer cannot be read.
    GotIndices(IndexQuestion, Option<UpcardIndices>),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Replace the path in the address by this one, without a new entry in the history.
    ReplaceFragment(String),
    /// Draw 32 bytes of the browser's entropy for a shoe to be counted; answer with
    /// [`Msg::GotEntropy`].
    DrawShoe,
    /// Announce what the drill shows or asks, and give the focus to what comes next.
    TellDrill,
    /// Announce the cards that turned by themselves. The focus stays.
    TellTurned,
    /// Send [`Msg::Ticked`] with this number after so many milliseconds.
    WaitForTurn(u32, u32),
    /// Keep this result of a drill; answer with [`Msg::GotPast`].
    KeepDrill(DrillResult),
    /// Delete the results of drills; answer with [`Msg::GotPast`].
    ForgetDrills,
    /// Announce the counting system, or why what is typed is none.
    TellSystem,
    /// Announce the count, which is on show now or is not any more.
    TellCount,
    /// Ask the coach's worker this about the system; answer with [`Msg::GotSystem`].
    AskSystem(SystemQuestion),
    /// Announce how far the fit of the system is, or what it is.
    TellFit,
    /// Announce the exact value of the index play that was answered.
    TellGain,
    /// Ask the coach's worker for index plays; answer with [`Msg::GotIndices`].
    AskIndices(IndexQuestion),
    /// Announce how far the search for index plays is.
    AnnounceIndices,
}

impl CountingPage {
    /// The drill that the address names.
    #[must_use]
    pub const fn name(&self) -> DrillName {
        self.name
    }

    /// The system that is chosen.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// What stands in the field for own tags.
    #[must_use]
    pub fn tags_typed(&self) -> String {
        let typed = self.typed.clone();
        typed.unwrap_or_else(|| self.system.tags().to_string())
    }

    /// Why what is typed, or what the address says, is no system.
    #[must_use]
    pub const fn no_system(&self) -> Option<&NoSystem> {
        self.no_system.as_ref()
    }

    /// What is chosen for the next drill.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The drill of the running count, when one has begun and is on show.
    #[must_use]
    pub fn drill(&self) -> Option<&Drill> {
        let is_shown = self.name == DrillName::Running;
        self.drill.as_ref().filter(|_| is_shown)
    }

    /// The quiz, when one has begun and is on show.
    #[must_use]
    pub fn quiz(&self) -> Option<&Quiz> {
        self.quiz.as_ref().filter(|quiz| quiz.name() == self.name)
    }

    /// Whether the drill on show can begin: index plays of the coach must be found first.
    #[must_use]
    pub fn can_begin(&self) -> bool {
        self.name != DrillName::Indices || !self.cases().is_empty()
    }

    /// Why no drill has begun.
    #[must_use]
    pub const fn trouble(&self) -> Option<NoEntropy> {
        self.trouble
    }

    /// The results of drills.
    #[must_use]
    pub const fn past(&self) -> &Past {
        &self.past
    }

    /// How well the system fits the rules.
    #[must_use]
    pub const fn fit(&self) -> &Fit {
        &self.fit
    }

    /// By how much the play of the answered question is better than the best other one with its true count, per bet,
    /// as far as the coach has worked it out.
    #[must_use]
    pub fn gain(&self) -> Option<f64> {
        self.gain.and_then(|(_, gain)| gain)
    }

    /// The rules whose index plays are looked for.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How far that is.
    #[must_use]
    pub const fn finder(&self) -> Finder {
        self.finder
    }

    /// What was found, up card by up card.
    #[must_use]
    pub fn found(&self) -> &[UpcardIndices] {
        &self.found
    }

    /// The address of this drill with the system on the page.
    #[must_use]
    pub fn path_of(&self, name: DrillName) -> String {
        const PATH: &str = Page::Counting.path();
        let mut fields = Fields::new();
        if name != DrillName::default() {
            fields = fields.with("drill", name.code());
        }
        if self.system != AnySystem::default() {
            fields = fields.with("system", self.system);
        }
        match fields.to_string().as_str() {
            "" => PATH.to_owned(),
            query => format!("{PATH}?{query}"),
        }
    }

    /// The visitor has come to this address of the page, from one with these rules.
    fn enter(&mut self, fields: &Fields, rules: Rules) {
        let name = fields.get("drill").and_then(DrillName::from_code);
        let name = name.unwrap_or_default();
        if name != self.name {
            self.pause();
            self.trouble = None;
            self.name = name;
        }
        self.follow(rules);
        match fields.get("system").map(|text| (text, text.parse())) {
            None => (),
            Some((_, Ok(system))) => self.choose(system),
            Some((text, Err(why))) => {
                self.typed = Some(text.to_owned());
                self.no_system = Some(why);
            }
        }
    }

    /// These are the rules now.
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
            self.fit.change_system();
            self.finder = Finder::NotAsked;
            self.found = vec![];
        }
    }

    /// The visitor has left the page: nothing more is looked for, and no card turns by itself.
    fn stop(&mut self) {
        self.pause();
        self.fit.stop(FitStage::NotAsked);
        match self.finder {
            Finder::UnderWay(_) => self.finder = Finder::NotAsked,
            Finder::NotAsked | Finder::Cancelled | Finder::Done => (),
        }
    }

    /// No card turns by itself until the visitor goes on.
    const fn pause(&mut self) {
        if let Some(drill) = &mut self.drill {
            drill.pause();
        }
    }

    fn ask_fit(&mut self) -> Option<Effect> {
        let (rules, system, rounding) = (self.rules, self.system, self.options.rounding);
        let question = self.fit.next(rules, system, rounding)?;
        Some(Effect::AskSystem(question))
    }

    /// Asks for the exact value of the index play that was answered.
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
        Some(Effect::AskSystem(question))
    }

    fn got_system(&mut self, question: SystemQuestion, numbers: &[f64]) -> Vec<Effect> {
        if let Some((asked, gain)) = &mut self.gain
            && *asked == question
        {
            *gain = numbers.first().copied();
            return vec![Effect::TellGain];
        }
        if !self.fit.answered(&question, numbers) {
            return vec![];
        }
        let next = self.ask_fit().unwrap_or(Effect::TellFit);
        vec![next]
    }

    /// Reads what is typed as own tags.
    fn read_tags(&mut self) -> Vec<Effect> {
        let Some(typed) = &self.typed else {
            return vec![];
        };
        let typed = half_width(typed).replace('\u{2212}', "-");
        match typed.parse() {
            Ok(system) => self.name_in_address(system),
            Err(why) => {
                self.no_system = Some(why);
                vec![Effect::TellSystem]
            }
        }
    }

    fn name_in_address(&mut self, system: AnySystem) -> Vec<Effect> {
        self.choose(system);
        vec![
            Effect::ReplaceFragment(self.path_of(self.name)),
            Effect::TellSystem,
        ]
    }

    /// The index plays that a quiz asks for.
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
                [Effect::TellDrill]
                    .into_iter()
                    .chain(wait.map(pace))
                    .collect()
            }
            DrillName::Tray | DrillName::TrueCount | DrillName::Indices => {
                let quiz =
                    Quiz::begin(name, options, self.system, self.cases(), secret, self.begun);
                self.quiz = quiz.or(self.quiz.take());
                vec![Effect::TellDrill]
            }
        }
    }

    /// Changes the drill on show, and keeps its result when that has ended it.
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
        let told = [Effect::TellDrill].into_iter();
        told.chain(wait.map(pace))
            .chain(result.map(Effect::KeepDrill))
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
            // The focus stays where it is while cards turn by themselves.
            Some(wait) => vec![Effect::TellTurned, pace(wait)],
            None => vec![Effect::TellDrill],
        }
    }

    fn wait(&self) -> Option<(u32, u32)> {
        self.drill().and_then(Drill::wait)
    }

    fn is_over(&self) -> bool {
        match self.name {
            DrillName::Running => self.drill().is_some_and(|it| *it.stage() == Stage::Over),
            DrillName::Tray | DrillName::TrueCount | DrillName::Indices => {
                self.quiz().is_some_and(|it| *it.waits() == Waits::Over)
            }
        }
    }

    /// What came of the drill on show; `None` where nothing was answered.
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
        Effect::AskIndices(question)
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
        Some(Effect::AnnounceIndices)
    }
}

const fn pace((serial, millis): (u32, u32)) -> Effect {
    Effect::WaitForTurn(serial, millis)
}

impl ReadingPage for CountingPage {
    type Msg = Msg;
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.rules.unwrap_or(Rules::VEGAS));
        vec![]
    }

    fn leave(&mut self) {
        self.stop();
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::ChoseSystem(system) => self.name_in_address(AnySystem::Published(system)),
            Msg::TypedTags(text) => {
                self.typed = Some(text);
                vec![]
            }
            Msg::LeftTags => self.read_tags(),
            Msg::Chose(options) => {
                if options.rounding != self.options.rounding {
                    self.fit.change_system();
                }
                self.options = options;
                vec![]
            }
            Msg::ClickedBegin(at) => {
                self.gain = None;
                self.begun = at;
                vec![Effect::DrawShoe]
            }
            Msg::GotEntropy(Ok(secret)) => self.begin(secret),
            Msg::GotEntropy(Err(trouble)) => {
                self.trouble = Some(trouble);
                vec![Effect::TellDrill]
            }
            Msg::ClickedNext(at) => {
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
                    vec![Effect::TellCount]
                }
                None => vec![],
            },
            Msg::GotPast(past) => {
                self.past = past;
                vec![]
            }
            Msg::ClickedForget => vec![Effect::ForgetDrills],
            Msg::ClickedFit => {
                let told = [Effect::TellFit].into_iter();
                told.chain(self.ask_fit()).collect()
            }
            Msg::ClickedStopFit => {
                self.fit.stop(FitStage::Cancelled);
                vec![Effect::TellFit]
            }
            Msg::GotSystem(question, numbers) => self.got_system(question, &numbers),
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
                    vec![Effect::AnnounceIndices]
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
            News::Rules(rules) if is_open => self.follow(*rules),
            News::Rules(_) | News::Kept(_) | News::KeptElsewhere => (),
        }
        vec![]
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::ReplaceFragment(_)
            | Effect::TellDrill
            | Effect::TellTurned
            | Effect::TellSystem
            | Effect::TellCount
            | Effect::AnnounceIndices
            | Effect::TellFit
            | Effect::TellGain => true,
            Effect::DrawShoe
            | Effect::WaitForTurn(..)
            | Effect::KeepDrill(_)
            | Effect::ForgetDrills
            | Effect::AskIndices(_)
            | Effect::AskSystem(_) => false,
        }
    }
}
