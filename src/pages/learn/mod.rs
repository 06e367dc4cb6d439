//! `#/learn`: the tables and the pages, in the order of a beginner, and lessons that remember what the player knows.
//!
//! - `paths`: the tables and the pages.
//! - `names`: the lessons; `questions`: what they ask; `lesson`: a lesson in progress.
//! - `exam`: an exam about the strategy chart of blackjack.
//! - `progress`: mistakes by kind and week, and the goal.
//! - `primer`: the rules of a lesson in a few lines.
//! - `work`: what a worker computes before a lesson begins.
//!
//! What the player has answered is in the history's database ([`Reviews`]). The page reads it at each visit, and adds each
//! answer. An answer that could not be stored is sent again with the next one.

#[cfg(feature = "web")]
pub mod view;

mod exam;
mod lesson;
mod names;
mod paths;
mod primer;
mod progress;
pub mod questions;
mod work;

#[cfg(test)]
mod tests;

pub use exam::{ChartExam, ExamAnswer};
pub use lesson::{Answer, Asked, Ending, Lesson, Met, QUESTIONS, Stage};
pub use names::LessonName;
pub use paths::Path;
pub use primer::Part;
pub use progress::{Answers, Goal, Kind, Week, worst};
pub use work::Work;

use std::collections::BTreeMap;

use lesson::Tables;
use progress::Loss;
use questions::{Choice, Exercises, Reason, ReasonQuestion, Source};
use work::{Aim, Next};

use super::page::{News, PageEffect, ReadingPage, Visit};
use crate::blackjack::{Preset, Rules, Shuffle, Start};
use crate::coach::CardValue;
use crate::coach::counting::{IndexExercise, IndexExercisesQuestion, System};
use crate::coach::draw::{RowExercise, RowExercisesQuestion};
use crate::coach::mistakes::Mistakes;
use crate::coach::total_strategy::{ExercisesQuestion, UpcardExercises};
use crate::core::Secret;
use crate::games::blackjack::items::reviews_of_misplays;
use crate::games::video_poker::chart_limit::Limit;
use crate::history::Failure;
use crate::memory::{ExamLink, ItemName, Progress, Reviews, Time};
use crate::pages::rules::switch::plain;
use crate::poker::PayTable;
use crate::poker::equilibrium::{MatchExercise, MatchStage};
use crate::table::{Fields, NoEntropy};
use crate::text::Words;
use crate::text::language::Language;

/// The state of the page. A lesson stays while the player visits another page.
#[derive(Clone, Debug, Default)]
pub struct LearnPage {
    place: Place,
    tables: Tables,
    /// True if a part of the address could not be read.
    is_mangled: bool,
    /// True if the address names the rules. Otherwise they are those that the player has in mind.
    names_rules: bool,
    /// True if the address names the pay table.
    names_pays: bool,
    /// The counting system of the lessons.
    system: System,
    reviews: Reviews,
    /// The time of the last look at the reviews; `None` before they have come.
    looked: Option<Time>,
    /// The beginning of the day of that look.
    midnight: Option<Time>,
    /// The goal for a day; `None` if the player has none.
    goal: Option<Goal>,
    /// The answers that the history has not stored yet.
    unstored: Reviews,
    /// The reason why the history has no reviews, or does not store them.
    failure: Option<Failure>,
    /// The decisions of the chart with their costs, and the worth of a round with the best play.
    chart: Work<ExercisesQuestion, UpcardExercises>,
    indices: Work<IndexExercisesQuestion, Vec<IndexExercise>>,
    rows: Work<RowExercisesQuestion, Vec<RowExercise>>,
    /// What the page does after the work.
    aim: Aim,
    /// The decisions of each stage of the solved poker match, in the order of [`MatchStage::ALL`].
    matches: [Work<MatchStage, Vec<MatchExercise>>; MatchStage::ALL.len()],
    lesson: Option<Lesson>,
    /// The last answer of a worker about the reason for an answer.
    reason: Option<(ReasonQuestion, Reason)>,
    exam: Option<ChartExam>,
    /// The reason why no lesson has started.
    trouble: Option<Trouble>,
}

/// A reason why no lesson has started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser gave no entropy.
    NoEntropy,
    /// The file of the solved poker match did not come.
    NoSolution,
}

/// What the address names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The list of lessons, and the paths.
    #[default]
    List,
    /// A lesson.
    Lesson(LessonName),
    /// A new exam.
    NewExam,
    /// An exam that somebody has taken, with the mark.
    Exam(ExamLink),
    /// The player's progress.
    Progress,
}

impl Place {
    /// Reads the fields of an address. Those that cannot be read name the list.
    fn read(fields: &Fields) -> Place {
        let lesson = fields.get("lesson").and_then(LessonName::from_code);
        match (lesson, fields.get("exam")) {
            (Some(name), _) => Place::Lesson(name),
            (None, Some(NEW)) => Place::NewExam,
            (None, Some(link)) => exam_link(link).map_or(Place::List, Place::Exam),
            (None, None) if fields.get(SHOW) == Some(PROGRESS) => Place::Progress,
            (None, None) => Place::List,
        }
    }
}

/// Returns true if a part of the address cannot be read.
fn is_mangled(fields: &Fields) -> bool {
    let misreads =
        |name: &str, reads: fn(&str) -> bool| fields.get(name).is_some_and(|text| !reads(text));
    misreads("lesson", |text| LessonName::from_code(text).is_some())
        || misreads("exam", |text| text == NEW || exam_link(text).is_some())
        || misreads(SHOW, |text| text == PROGRESS)
        || misreads("rules", |text| text.parse::<Rules>().is_ok())
        || misreads("pays", |text| text.parse::<PayTable>().is_ok())
        || misreads("system", |text| text.parse::<System>().is_ok())
}

/// The exam of a link. `None` if this is none, or one with unknown rules.
fn exam_link(text: &str) -> Option<ExamLink> {
    let link = text.parse::<ExamLink>().ok();
    link.filter(|it| it.rules().parse::<Rules>().is_ok())
}

/// The field for another place of the page.
const SHOW: &str = "show";

/// The value of that field for the progress.
const PROGRESS: &str = "progress";

/// The moment at which the page looks at the reviews.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The time.
    pub now: Time,
    /// The time at which the player's day began.
    pub midnight: Time,
}

/// The number of seeds of new exams. A short number fits in a link.
const SEEDS: u64 = 1_000_000;

/// The value of the field `exam` in the address of a new exam.
const NEW: &str = "new";

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The reviews that the history has, or why it has none, at this moment.
    GotReviews(Result<Reviews, Failure>, Moment),
    /// The stored goal for a day.
    GotGoal(Option<Goal>),
    /// The player chose this goal, or none.
    ChoseGoal(Option<Goal>),
    /// The misplayed hands of blackjack, at this time, from before there were reviews.
    GotMisplays(Mistakes<Start>, Time),
    /// The history has stored these reviews, or not.
    Stored(Reviews, Result<(), Failure>),
    /// The player clicked the button that begins the lesson.
    ClickedBegin,
    /// The worker answers this question about the chart. `None` if the answer cannot be read.
    GotExercises(ExercisesQuestion, Option<UpcardExercises>),
    /// The worker answers this question about decisions by the count.
    GotIndices(IndexExercisesQuestion, Option<Vec<IndexExercise>>),
    /// The worker answers this question about a chart of video poker.
    GotRows(RowExercisesQuestion, Option<Vec<RowExercise>>),
    /// The worker answers this question about a reason. `None` if it has no answer.
    GotReason(ReasonQuestion, Option<Reason>),
    /// The file of the solved poker match is here for this stage, or did not come.
    GotSolution(MatchStage, bool),
    /// The worker's answer about this stage. `None` if it cannot be read.
    GotMatch(MatchStage, Option<Vec<MatchExercise>>),
    /// The player chose this counting system.
    ChoseSystem(System),
    /// The player holds the card of this place, or holds it no more.
    ToggledCard(usize),
    /// The player clicked the button that stops the work.
    ClickedCancel,
    /// 32 bytes for a lesson, or the error that the browser gave none, at this time.
    GotEntropy(Result<Secret, NoEntropy>, Time),
    /// The player answered so, at this time.
    Chose(Choice, Time),
    /// The player clicked the button for the next question, at this time.
    ClickedNext(Time),
    /// The player clicked the button that ends the lesson.
    ClickedFinish,
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The state of the lesson, or of the work before it.
    Lesson,
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Ask the history for the reviews. Answer with [`Msg::GotReviews`].
    AskReviews,
    /// Look up the goal for a day. Answer with [`Msg::GotGoal`].
    FindGoal,
    /// Store the goal for a day, or that there is none.
    KeepGoal(Option<Goal>),
    /// Look up the misplayed hands of blackjack. Answer with [`Msg::GotMisplays`].
    FindMisplays,
    /// Store these reviews. Answer with [`Msg::Stored`].
    Store(Reviews),
    /// Ask the worker. Answer with [`Msg::GotExercises`].
    AskExercises(ExercisesQuestion),
    /// Ask the worker. Answer with [`Msg::GotReason`].
    AskReason(ReasonQuestion),
    /// Ask the worker. Answer with [`Msg::GotIndices`].
    AskIndices(IndexExercisesQuestion),
    /// Ask the worker. Answer with [`Msg::GotRows`].
    AskRows(RowExercisesQuestion),
    /// Fetch the file of the solved poker match. Answer with [`Msg::GotSolution`].
    FetchSolution(MatchStage),
    /// Ask the worker, with that file. Answer with [`Msg::GotMatch`].
    AskMatch(MatchStage),
    /// Draw 32 bytes of the browser's entropy. Answer with [`Msg::GotEntropy`].
    DrawEntropy,
    /// Announce the lesson, and move the focus to its next control.
    AnnounceLesson,
    /// Show another place of the page: scroll to its top.
    EnterPlace,
}

impl LearnPage {
    /// What the address names.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The exam in progress, or the one that has just ended.
    #[must_use]
    pub const fn exam(&self) -> Option<&ChartExam> {
        self.exam.as_ref()
    }

    /// True if a part of the address could not be read. The page shows the usual in its place.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// The rules of blackjack that are learned.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.tables.rules
    }

    /// The pay table of video poker that is learned.
    #[must_use]
    pub const fn pays(&self) -> &PayTable {
        &self.tables.pays
    }

    /// The counting system that is learned.
    #[must_use]
    pub const fn system(&self) -> System {
        self.system
    }

    /// The reason why answers are not stored. `None` if there is no problem.
    #[must_use]
    pub const fn failure(&self) -> Option<Failure> {
        self.failure
    }

    /// The reason why no lesson has started.
    #[must_use]
    pub const fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// The lesson in progress, or the one that has just ended.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The numbers behind the right answer of the lesson, once a worker has computed them.
    #[must_use]
    pub fn reason(&self) -> Option<&Reason> {
        let (question, reason) = self.reason.as_ref()?;
        (self.why().as_ref() == Some(question)).then_some(reason)
    }

    /// The question about the reason for the answer of the lesson.
    fn why(&self) -> Option<ReasonQuestion> {
        let asked = match self.lesson.as_ref()?.stage() {
            Stage::Asking(asked) | Stage::Answered(asked, _) => asked,
            Stage::Over(_) => return None,
        };
        ReasonQuestion::of(&asked.question, self.tables.rules)
    }

    /// The effects of a new question: its announcement, and the reason for its answer.
    fn asked(&self) -> Vec<Effect> {
        let why = self.why().map(OwnEffect::AskReason);
        let effects = [OwnEffect::AnnounceLesson].into_iter().chain(why);
        effects.map(Effect::Own).collect()
    }

    /// Returns true while a lesson or an exam waits for the player.
    #[must_use]
    pub fn is_learning(&self) -> bool {
        let learns = self.lesson.as_ref().is_some_and(|it| match it.stage() {
            Stage::Asking(_) | Stage::Answered(..) => true,
            Stage::Over(_) => false,
        });
        learns || self.exam.as_ref().is_some_and(|it| it.question().is_some())
    }

    /// The rules of this lesson in a few lines. `None` before the chart is computed.
    #[must_use]
    pub fn primer(&self, name: LessonName, language: Language) -> Option<Vec<Part>> {
        let rules = self.tables.rules;
        match name.source() {
            Source::Chart => {
                let all = &self.chart.ready()?.exercises;
                Some(primer::of_chart(name, all, language))
            }
            source @ (Source::Tags
            | Source::Trays
            | Source::TrueCounts
            | Source::Indices
            | Source::Ranks
            | Source::Rows
            | Source::Match(_)) => {
                let decks = counted(rules).decks;
                Some(primer::of_others(source, self.system, decks, language))
            }
        }
    }

    /// Returns true while a worker computes the rules of the lesson of this place.
    #[must_use]
    pub fn awaits_primer(&self) -> bool {
        self.aim == Aim::Show && self.source() == Some(Source::Chart) && self.chart.done().is_some()
    }

    /// Asks the worker for the chart of the lesson of this place, to show its rules.
    fn ask_primer(&mut self) -> Option<OwnEffect> {
        let rules = self.tables.rules;
        let Place::Lesson(name) = self.place else {
            return None;
        };
        if name.source() != Source::Chart || !name.exists(&rules) {
            return None;
        }
        match self.chart.begin(ExercisesQuestion::first(rules)) {
            Next::Ask(question) => {
                self.aim = Aim::Show;
                Some(OwnEffect::AskExercises(question))
            }
            Next::Wait | Next::Begin => None,
        }
    }

    /// The work of the worker before the lesson or the exam of this place: the parts that are done, and all parts. `None`
    /// if the player waits for nothing.
    #[must_use]
    pub fn work(&self) -> Option<(usize, usize)> {
        if self.aim == Aim::Show {
            return None;
        }
        let upcards = CardValue::ALL.len();
        match self.source()? {
            Source::Chart => Some((self.chart.done()?, upcards)),
            Source::Indices => Some((self.indices.done()?, upcards)),
            Source::Rows => Some((self.rows.done()?, 1)),
            Source::Match(stage) => Some((self.matches[stage as usize].done()?, 1)),
            Source::Tags | Source::Trays | Source::TrueCounts | Source::Ranks => None,
        }
    }

    /// The kinds of items with answers in the last four weeks. `None` before the reviews have come.
    #[must_use]
    pub fn kinds(&self) -> Option<Vec<Kind>> {
        let lessons = [LessonName::Chart, LessonName::Indices, LessonName::Rows];
        let exercises = lessons.into_iter().filter_map(|it| self.exercises(it));
        self.kinds_with(&exercises.flat_map(|it| it.losses()).collect())
    }

    fn kinds_with(&self, losses: &BTreeMap<ItemName, Loss>) -> Option<Vec<Kind>> {
        let now = self.looked?;
        Some(progress::kinds(self.tables, &self.reviews, losses, now))
    }

    /// True if the player has answered anything.
    #[must_use]
    pub fn has_answers(&self) -> bool {
        self.reviews.each().next().is_some()
    }

    /// True if the costs of all kinds are computed that the player has answered.
    #[must_use]
    pub fn has_costs(&self) -> bool {
        self.uncosted().is_none()
    }

    /// The first source of answered items whose costs are not computed.
    fn uncosted(&self) -> Option<Source> {
        let is_computed = |source: &Source| match source {
            Source::Chart => self.chart.ready().is_some(),
            Source::Indices => self.indices.ready().is_some(),
            Source::Rows => self.rows.ready().is_some(),
            // The costs of the match are in chips, which are no bets.
            Source::Tags
            | Source::Trays
            | Source::TrueCounts
            | Source::Ranks
            | Source::Match(_) => true,
        };
        // The sources of the kinds need no costs.
        let kinds = self.kinds_with(&BTreeMap::new())?.into_iter();
        let mut answered = kinds.map(|it| it.lesson.source());
        answered.find(|it| !is_computed(it))
    }

    /// The goal for a day.
    #[must_use]
    pub const fn goal(&self) -> Option<Goal> {
        self.goal
    }

    /// The number of answers of today. `None` before the reviews have come.
    #[must_use]
    pub fn answered_today(&self) -> Option<usize> {
        Some(progress::answered_since(&self.reviews, self.midnight?))
    }

    /// What the place asks about; `None` for the list, and for the progress with all its costs.
    #[must_use]
    pub fn source(&self) -> Option<Source> {
        match &self.place {
            Place::List => None,
            Place::Progress => self.uncosted(),
            Place::Lesson(name) => Some(name.source()),
            Place::NewExam | Place::Exam(_) => Some(Source::Chart),
        }
    }

    /// The items of each lesson that the player has met. `None` before the reviews have come.
    #[must_use]
    pub fn met(&self) -> Option<[(LessonName, Met); LessonName::ALL.len()]> {
        Some(lesson::met(self.tables, &self.reviews, self.looked?))
    }

    /// The decisions of the strategy chart that the player has met under each of the other rules. Empty before the reviews
    /// have come.
    #[must_use]
    pub fn met_elsewhere(&self) -> Vec<(Rules, Met)> {
        let of = |now| lesson::met_elsewhere(self.tables.rules, &self.reviews, now);
        self.looked.map(of).unwrap_or_default()
    }

    /// The lesson to go on with: the first one of which the player has met nothing, or of which something is due. `None`
    /// before the reviews have come, and if there is none.
    #[must_use]
    pub fn first_not_done(&self) -> Option<LessonName> {
        let own = |it: &LessonName| it.exists(&self.tables.rules) && !it.is_of_others();
        let is_done = |met: Met| met.due == 0 && met.known > 0;
        let mut met = self.met()?.into_iter();
        let first = met.find(|(name, its)| own(name) && !is_done(*its));
        first.map(|(name, _)| name)
    }

    /// The lesson after the one that has just ended at this place.
    #[must_use]
    pub fn onward(&self) -> Option<LessonName> {
        let lesson = self.lesson.as_ref()?;
        match (lesson.stage(), &self.place) {
            (Stage::Over(_), Place::Lesson(name)) => name.next(&self.tables.rules),
            (Stage::Over(_) | Stage::Asking(_) | Stage::Answered(..), _) => None,
        }
    }

    /// How far the player is in this lesson. `None` before the exercises are computed.
    #[must_use]
    pub fn progress(&self, name: LessonName) -> Option<Progress> {
        let exercises = self.exercises(name)?;
        Some(lesson::progress(&exercises, &self.reviews, self.looked?))
    }

    /// The exercises of this lesson. `None` before they are computed.
    fn exercises(&self, name: LessonName) -> Option<Exercises> {
        let Tables { rules, pays } = self.tables;
        Some(match name.source() {
            Source::Chart => {
                let all = self.chart.ready()?.exercises.iter();
                let of_lesson = all.filter(|it| name.has(&it.decision)).cloned();
                Exercises::Chart(rules, of_lesson.collect())
            }
            Source::Tags => Exercises::Tags(self.system),
            Source::Trays => Exercises::Trays(counted(rules).decks),
            Source::TrueCounts => Exercises::TrueCounts(counted(rules).decks),
            Source::Indices => {
                Exercises::Indices(counted(rules), self.system, self.indices.ready()?.clone())
            }
            Source::Ranks => Exercises::Ranks,
            Source::Rows => Exercises::Rows(pays, self.rows.ready()?.clone()),
            Source::Match(stage) => Exercises::Match(self.matches[stage as usize].ready()?.clone()),
        })
    }

    /// The fields of the address of this place.
    #[must_use]
    pub fn fields_of(&self, place: &Place) -> Fields {
        let (lesson, exam) = match place {
            Place::List | Place::Progress => (None, None),
            Place::Lesson(name) => (Some(name.code()), None),
            Place::NewExam => (None, Some(NEW.to_owned())),
            // The link names the rules.
            Place::Exam(link) => return Fields::new().with("exam", link),
        };
        let Tables { rules, pays } = self.tables;
        Fields::new()
            .with_some("lesson", lesson)
            .with_some("exam", exam)
            .with_some("show", (*place == Place::Progress).then_some(PROGRESS))
            .with_some("rules", self.names_rules.then_some(rules))
            .with_some("pays", self.names_pays.then_some(pays))
            .with_some(
                "system",
                (self.system != System::default()).then_some(self.system),
            )
    }

    /// Handles new rules of blackjack.
    fn follow(&mut self, rules: Rules) {
        let rules = plain(rules);
        if self.tables.rules != rules {
            self.tables.rules = rules;
            self.chart = Work::NotAsked;
            self.indices = Work::NotAsked;
            self.lesson = None;
            self.exam = None;
        }
    }

    /// Handles another pay table.
    fn choose_pays(&mut self, pays: PayTable) {
        if self.tables.pays != pays {
            self.tables.pays = pays;
            self.rows = Work::NotAsked;
            self.lesson = None;
        }
    }

    /// Handles another counting system.
    fn choose_system(&mut self, system: System) {
        if self.system != system {
            self.system = system;
            self.indices = Work::NotAsked;
            self.lesson = None;
        }
    }

    /// Ends the lesson or the exam, unless it belongs to the place, or the player only looks at the list.
    fn end_other(&mut self) {
        let name = self.lesson.as_ref().map(Lesson::name);
        match &self.place {
            Place::List | Place::Progress => (),
            Place::Lesson(its) => {
                self.lesson.take_if(|_| name != Some(*its));
                self.exam = None;
            }
            Place::NewExam | Place::Exam(_) => {
                self.lesson = None;
                self.exam = None;
            }
        }
    }

    /// Asks the worker for what the lesson or the exam needs, or draws its questions at once.
    fn prepare(&mut self) -> Vec<Effect> {
        let Tables { rules, pays } = self.tables;
        let asked = match self.source() {
            None => return vec![],
            Some(Source::Chart) => {
                let first = ExercisesQuestion::first(rules);
                self.chart.begin(first).map(OwnEffect::AskExercises)
            }
            Some(Source::Indices) => {
                let first = IndexExercisesQuestion::first(counted(rules), self.system);
                self.indices.begin(first).map(OwnEffect::AskIndices)
            }
            Some(Source::Rows) => {
                let question = RowExercisesQuestion {
                    table: pays,
                    extra_cost: Limit::default().extra_cost(),
                };
                self.rows.begin(question).map(OwnEffect::AskRows)
            }
            Some(Source::Match(stage)) => {
                let work = &mut self.matches[stage as usize];
                work.begin(stage).map(OwnEffect::FetchSolution)
            }
            Some(Source::Tags | Source::Trays | Source::TrueCounts | Source::Ranks) => Next::Begin,
        };
        match asked {
            Next::Wait => vec![],
            Next::Ask(ask) => vec![Effect::Own(ask)],
            Next::Begin => vec![Effect::Own(OwnEffect::DrawEntropy)],
        }
    }

    /// Goes on after an answer of the worker: with the next question, with the next costs, or with the lesson.
    fn go_on(&mut self, next: Next<OwnEffect>) -> Vec<Effect> {
        match (next, &self.place) {
            (Next::Wait, _) => vec![],
            (Next::Ask(ask), _) => vec![Effect::Own(ask)],
            (Next::Begin, _) if self.aim == Aim::Show => vec![],
            (Next::Begin, Place::Progress) => {
                let next = self.prepare();
                let is_over = next.is_empty();
                let announced = is_over.then_some(Effect::Own(OwnEffect::AnnounceLesson));
                next.into_iter().chain(announced).collect()
            }
            (Next::Begin, Place::List | Place::Lesson(_) | Place::NewExam | Place::Exam(_)) => {
                vec![Effect::Own(OwnEffect::DrawEntropy)]
            }
        }
    }

    fn begin(&mut self, secret: Secret, now: Time) -> Vec<Effect> {
        let exam = |seed| {
            let UpcardExercises { edge, exercises } = self.chart.ready()?;
            ChartExam::begin(self.tables.rules, seed, *edge, exercises)
        };
        match &self.place {
            Place::List | Place::Progress => (),
            Place::Lesson(name) => {
                let exercises = self.exercises(*name);
                self.lesson =
                    exercises.and_then(|it| Lesson::begin(*name, it, &self.reviews, secret, now));
            }
            Place::NewExam => self.exam = exam(secret.draw(SEEDS)),
            Place::Exam(link) => self.exam = exam(link.seed),
        }
        self.looked = Some(now);
        self.asked()
    }

    /// Adds these reviews, and sends all that are not stored.
    fn add(&mut self, new: Reviews) -> Effect {
        self.reviews.merge(new.clone());
        self.unstored.merge(new);
        Effect::Own(OwnEffect::Store(self.unstored.clone()))
    }

    /// Handles an answer of the player.
    fn answer(&mut self, choice: Choice, now: Time) -> Vec<Effect> {
        let lesson = self.lesson.as_mut().and_then(|it| it.answer(choice, now));
        let exam = match choice {
            Choice::Play(play) => self.exam.as_mut().and_then(|it| it.answer(play, now)),
            Choice::Tag(_)
            | Choice::Tray(_)
            | Choice::TrueCount(_)
            | Choice::ByCount(_)
            | Choice::Rank(_)
            | Choice::Discard(_)
            | Choice::Move(_)
            | Choice::Swap(_) => None,
        };
        let Some((item, review)) = lesson.or(exam) else {
            return vec![];
        };
        // From now on the address is the link to this exam, with its mark.
        if let Some(link) = self.exam.as_ref().and_then(ChartExam::link) {
            self.place = Place::Exam(link);
        }
        self.looked = Some(now);
        let mut new = Reviews::default();
        new.add(&item, review);
        vec![self.add(new), Effect::Own(OwnEffect::AnnounceLesson)]
    }

    /// Takes the decisions of a stage of the solved poker match; `None` if its file did not come or cannot be read.
    fn got_match(&mut self, stage: MatchStage, answer: Option<Vec<MatchExercise>>) -> Vec<Effect> {
        let work = &mut self.matches[stage as usize];
        let fails = work.done().is_some() && answer.is_none();
        let next = work.got(stage, answer, None, Vec::extend);
        if fails {
            self.trouble = Some(Trouble::NoSolution);
            return vec![Effect::Own(OwnEffect::AnnounceLesson)];
        }
        self.go_on(next.map(OwnEffect::AskMatch))
    }

    fn got_reviews(&mut self, got: Result<Reviews, Failure>, moment: Moment) -> Vec<Effect> {
        self.looked = Some(moment.now);
        self.midnight = Some(moment.midnight);
        match got {
            Ok(reviews) => {
                self.failure = None;
                let is_first = reviews == Reviews::default();
                self.reviews = reviews;
                self.reviews.merge(self.unstored.clone());
                let first = is_first.then_some(Effect::Own(OwnEffect::FindMisplays));
                first.into_iter().collect()
            }
            Err(why) => {
                self.failure = Some(why);
                vec![]
            }
        }
    }
}

/// The rules that the lessons of counting use: these, or those of Vegas if these shuffle after each round and have no count.
#[must_use]
pub fn counted(rules: Rules) -> Rules {
    if rules.shuffle == Shuffle::EveryRound {
        Preset::Vegas.rules()
    } else {
        rules
    }
}

/// Adds the exercises of an upcard to those before it.
fn join(all: &mut UpcardExercises, next: UpcardExercises) {
    all.edge = next.edge;
    all.exercises.extend(next.exercises);
}

impl ReadingPage for LearnPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.learn()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let place = Place::read(visit.fields);
        self.is_mangled = is_mangled(visit.fields);
        let of_exam = match &place {
            Place::Exam(link) => Some(link.rules()),
            Place::List | Place::Lesson(_) | Place::NewExam | Place::Progress => None,
        };
        let named = of_exam.or(visit.fields.get("rules"));
        let named = named.and_then(|it| it.parse().ok());
        self.names_rules = named.is_some();
        self.follow(named.or(visit.rules).unwrap_or_default());
        let pays = visit.fields.get("pays").and_then(|it| it.parse().ok());
        self.names_pays = pays.is_some();
        self.choose_pays(pays.or(visit.pays).unwrap_or(Tables::default().pays));
        let system = visit.fields.get("system").and_then(|it| it.parse().ok());
        // Only a balanced system has true counts.
        let has_true_counts = place == Place::Lesson(LessonName::Indices);
        let system = system.filter(|it: &System| !has_true_counts || it.tags().is_balanced());
        self.choose_system(system.unwrap_or_default());
        // The list is found again where the player left it, but for an address that names nothing.
        let is_other = place != self.place && place != Place::List;
        let enters = visit.was_open && (is_other || self.is_mangled);
        if place != self.place {
            self.leave();
            self.trouble = None;
            self.place = place;
            self.end_other();
        }
        let asks = match self.place {
            Place::List | Place::Progress => false,
            Place::Lesson(_) | Place::NewExam | Place::Exam(_) => self.is_learning(),
        };
        let announced = asks.then_some(OwnEffect::AnnounceLesson);
        let effects = [OwnEffect::AskReviews, OwnEffect::FindGoal];
        effects
            .into_iter()
            .chain(self.ask_primer())
            .chain(enters.then_some(OwnEffect::EnterPlace))
            .chain(announced)
            .map(Effect::Own)
            .collect()
    }

    fn choices(&self) -> Option<Fields> {
        let LearnPage {
            place,
            tables: _,
            is_mangled: _,
            names_rules: _,
            names_pays: _,
            system: _,
            reviews: _,
            looked: _,
            midnight: _,
            goal: _,
            unstored: _,
            failure: _,
            chart: _,
            indices: _,
            rows: _,
            aim: _,
            matches: _,
            lesson: _,
            reason: _,
            exam: _,
            trouble: _,
        } = self;
        Some(self.fields_of(place))
    }

    fn leave(&mut self) {
        self.chart.stop();
        self.indices.stop();
        self.rows.stop();
        for work in &mut self.matches {
            work.stop();
        }
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::GotReviews(got, moment) => self.got_reviews(got, moment),
            Msg::GotGoal(goal) => {
                self.goal = goal;
                vec![]
            }
            Msg::ChoseGoal(goal) => {
                self.goal = goal;
                vec![Effect::Own(OwnEffect::KeepGoal(goal))]
            }
            Msg::GotMisplays(misplays, now) => {
                let taken = reviews_of_misplays(&misplays, self.tables.rules, now);
                if taken == Reviews::default() {
                    return vec![];
                }
                vec![self.add(taken)]
            }
            Msg::Stored(sent, Ok(())) => {
                self.failure = None;
                // Later answers go with the next one.
                if self.unstored == sent {
                    self.unstored = Reviews::default();
                }
                vec![]
            }
            Msg::Stored(_, Err(why)) => {
                self.failure = Some(why);
                vec![]
            }
            Msg::ClickedBegin => {
                self.trouble = None;
                self.aim = Aim::Begin;
                let announced = Effect::Own(OwnEffect::AnnounceLesson);
                self.prepare().into_iter().chain([announced]).collect()
            }
            Msg::GotExercises(question, answer) => {
                let next = self.chart.got(question, answer, question.next(), join);
                self.go_on(next.map(OwnEffect::AskExercises))
            }
            Msg::GotIndices(question, answer) => {
                let next = self
                    .indices
                    .got(question, answer, question.next(), Vec::extend);
                self.go_on(next.map(OwnEffect::AskIndices))
            }
            Msg::GotRows(question, answer) => {
                let next = self.rows.got(question, answer, None, Vec::extend);
                self.go_on(next.map(OwnEffect::AskRows))
            }
            Msg::GotReason(question, reason) => {
                self.reason = reason.map(|it| (question, it));
                vec![]
            }
            Msg::GotSolution(stage, true) => vec![Effect::Own(OwnEffect::AskMatch(stage))],
            Msg::GotSolution(stage, false) => self.got_match(stage, None),
            Msg::GotMatch(stage, answer) => self.got_match(stage, answer),
            Msg::ChoseSystem(system) => {
                self.choose_system(system);
                vec![]
            }
            Msg::ToggledCard(place) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.toggle(place);
                }
                vec![]
            }
            Msg::ClickedCancel => {
                self.leave();
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
            }
            Msg::GotEntropy(Ok(secret), now) => {
                self.trouble = None;
                self.begin(secret, now)
            }
            Msg::GotEntropy(Err(NoEntropy), _) => {
                self.trouble = Some(Trouble::NoEntropy);
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
            }
            Msg::Chose(choice, now) => self.answer(choice, now),
            Msg::ClickedNext(now) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.go_on(now);
                }
                self.asked()
            }
            Msg::ClickedFinish => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.finish();
                }
                // An exam without all its answers has no mark.
                self.exam = None;
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Rules(rules) if is_open && !self.names_rules && !self.is_learning() => {
                self.follow(*rules);
                self.ask_primer().into_iter().map(Effect::Own).collect()
            }
            // Another tab may have added answers, or a round that was waiting has become reviews.
            News::Kept(Ok(())) | News::KeptElsewhere if is_open => {
                vec![Effect::Own(OwnEffect::AskReviews)]
            }
            News::Rules(_) | News::Kept(_) | News::KeptElsewhere => vec![],
        }
    }

    fn is_of_the_page(effect: &OwnEffect) -> bool {
        match effect {
            OwnEffect::AnnounceLesson | OwnEffect::EnterPlace => true,
            OwnEffect::AskReviews
            | OwnEffect::FindGoal
            | OwnEffect::KeepGoal(_)
            | OwnEffect::FindMisplays
            | OwnEffect::Store(_)
            | OwnEffect::AskExercises(_)
            | OwnEffect::AskReason(_)
            | OwnEffect::AskIndices(_)
            | OwnEffect::AskRows(_)
            | OwnEffect::FetchSolution(_)
            | OwnEffect::AskMatch(_)
            | OwnEffect::DrawEntropy => false,
        }
    }
}
