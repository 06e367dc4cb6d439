//! `#/learn`: the tables and the pages, in the order of a beginner, and lessons that remember what the player knows.
//!
//! - `paths`: the tables and the pages.
//! - `lesson`: a lesson about the strategy chart of blackjack; `exam`: an exam about it.
//!
//! What the player has answered is in the history's database ([`Reviews`]). The page reads it at each visit, and adds each
//! answer. An answer that could not be stored is sent again with the next one.

#[cfg(feature = "web")]
pub mod view;

mod exam;
mod lesson;
mod paths;

#[cfg(test)]
mod tests;

pub use exam::ChartExam;
pub use lesson::{Answer, Asked, ChartLesson, Ending, HANDS, LessonName, Met, Stage};
pub use paths::Path;

use super::page::{News, PageEffect, ReadingPage, Visit};
use crate::blackjack::{Rules, Start};
use crate::coach::Play;
use crate::coach::mistakes::Mistakes;
use crate::coach::total_strategy::{Exercise, ExercisesQuestion, UpcardExercises};
use crate::core::Secret;
use crate::games::blackjack::items::reviews_of_misplays;
use crate::history::Failure;
use crate::memory::{ExamLink, Progress, Reviews, Time};
use crate::pages::rules::switch::plain;
use crate::table::{Fields, NoEntropy};
use crate::text::Words;

/// The state of the page. A lesson stays while the player visits another page.
#[derive(Clone, Debug, Default)]
pub struct LearnPage {
    place: Place,
    rules: Rules,
    /// True if the address names the rules. Otherwise they are those that the player has in mind.
    names_rules: bool,
    reviews: Reviews,
    /// The time of the last look at the reviews; `None` before they have come.
    looked: Option<Time>,
    /// The answers that the history has not stored yet.
    unstored: Reviews,
    /// The reason why the history has no reviews, or does not store them.
    failure: Option<Failure>,
    exercises: Exercises,
    lesson: Option<ChartLesson>,
    exam: Option<ChartExam>,
    /// The reason why no lesson has started.
    trouble: Option<NoEntropy>,
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
}

impl Place {
    /// Reads the fields of an address. Those that cannot be read name the list.
    fn read(fields: &Fields) -> Place {
        let lesson = fields.get("lesson").and_then(LessonName::from_code);
        match (lesson, fields.get("exam")) {
            (Some(name), _) => Place::Lesson(name),
            (None, Some(NEW)) => Place::NewExam,
            (None, Some(link)) => {
                let link = link.parse::<ExamLink>().ok();
                let known = link.filter(|it| it.rules().parse::<Rules>().is_ok());
                known.map_or(Place::List, Place::Exam)
            }
            (None, None) => Place::List,
        }
    }
}

/// The number of seeds of new exams. A short number fits in a link.
const SEEDS: u64 = 1_000_000;

/// The value of the field `exam` in the address of a new exam.
const NEW: &str = "new";

/// The decisions of the chart with their costs, which a worker computes when a lesson begins.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Exercises {
    /// Nobody has asked for them.
    #[default]
    NotAsked,
    /// The worker has this question, and has answered those before it.
    UnderWay(ExercisesQuestion, Vec<Exercise>),
    /// All of them, of the chart of these rules, and the worth of a round with the best play.
    Ready(Rules, UpcardExercises),
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The reviews that the history has, or why it has none, at this time.
    GotReviews(Result<Reviews, Failure>, Time),
    /// The misplayed hands of blackjack, at this time, from before there were reviews.
    GotMisplays(Mistakes<Start>, Time),
    /// The history has stored these reviews, or not.
    Stored(Reviews, Result<(), Failure>),
    /// The player clicked the button that begins the lesson.
    ClickedBegin,
    /// The worker answers this question. `None` if the answer cannot be read.
    GotExercises(ExercisesQuestion, Option<UpcardExercises>),
    /// The player clicked the button that stops the work.
    ClickedCancel,
    /// 32 bytes for a lesson, or the error that the browser gave none, at this time.
    GotEntropy(Result<Secret, NoEntropy>, Time),
    /// The player answered with this play, at this time.
    ChosePlay(Play, Time),
    /// The player clicked the button for the next hand, at this time.
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
    /// Look up the misplayed hands of blackjack. Answer with [`Msg::GotMisplays`].
    FindMisplays,
    /// Store these reviews. Answer with [`Msg::Stored`].
    Store(Reviews),
    /// Ask the coach's worker. Answer with [`Msg::GotExercises`].
    Ask(ExercisesQuestion),
    /// Draw 32 bytes of the browser's entropy. Answer with [`Msg::GotEntropy`].
    DrawEntropy,
    /// Announce the lesson, and move the focus to its next control.
    AnnounceLesson,
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

    /// The rules whose chart is learned.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The reason why answers are not stored. `None` if there is no problem.
    #[must_use]
    pub const fn failure(&self) -> Option<Failure> {
        self.failure
    }

    /// The reason why no lesson has started.
    #[must_use]
    pub const fn trouble(&self) -> Option<NoEntropy> {
        self.trouble
    }

    /// The lesson in progress, or the one that has just ended.
    #[must_use]
    pub const fn lesson(&self) -> Option<&ChartLesson> {
        self.lesson.as_ref()
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

    /// The number of upcards that the worker has answered, and of all, while it works.
    #[must_use]
    pub fn work(&self) -> Option<(usize, usize)> {
        match &self.exercises {
            Exercises::UnderWay(question, _) => {
                let left = std::iter::successors(Some(*question), |it| it.next()).count();
                let all = crate::coach::CardValue::ALL.len();
                Some((all - left, all))
            }
            Exercises::NotAsked | Exercises::Ready(..) => None,
        }
    }

    /// The rows of this lesson that the player has met. `None` before the reviews have come.
    #[must_use]
    pub fn met(&self, name: LessonName) -> Option<Met> {
        Some(lesson::met(name, self.rules, &self.reviews, self.looked?))
    }

    /// How far the player is in this lesson, with the exact costs. `None` before they are computed.
    #[must_use]
    pub fn progress(&self, name: LessonName) -> Option<Progress> {
        match &self.exercises {
            Exercises::Ready(rules, exercises) => Some(lesson::progress(
                name,
                *rules,
                &exercises.exercises,
                &self.reviews,
                self.looked?,
            )),
            Exercises::NotAsked | Exercises::UnderWay(..) => None,
        }
    }

    /// The fields of the address of this place.
    #[must_use]
    pub fn fields_of(&self, place: &Place) -> Fields {
        let (lesson, exam) = match place {
            Place::List => (None, None),
            Place::Lesson(name) => (Some(name.code()), None),
            Place::NewExam => (None, Some(NEW.to_owned())),
            // The link names the rules.
            Place::Exam(link) => return Fields::new().with("exam", link),
        };
        let rules = self.names_rules.then_some(self.rules);
        Fields::new()
            .with_some("lesson", lesson)
            .with_some("exam", exam)
            .with_some("rules", rules)
    }

    /// Handles new rules.
    fn follow(&mut self, rules: Rules) {
        let rules = plain(rules);
        if self.rules != rules {
            self.rules = rules;
            self.exercises = Exercises::NotAsked;
            self.lesson = None;
            self.exam = None;
        }
    }

    /// Ends the lesson or the exam, unless it belongs to the place, or the player only looks at the list.
    fn end_other(&mut self) {
        let name = self.lesson.as_ref().map(ChartLesson::name);
        match &self.place {
            Place::List => (),
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

    fn begin(&mut self, secret: Secret, now: Time) -> Vec<Effect> {
        let Exercises::Ready(rules, UpcardExercises { edge, exercises }) = &self.exercises else {
            return vec![];
        };
        let exam = |seed| ChartExam::begin(*rules, seed, *edge, exercises);
        match &self.place {
            Place::List => (),
            Place::Lesson(name) => {
                let lesson =
                    ChartLesson::begin(*name, *rules, exercises, &self.reviews, secret, now);
                self.lesson = lesson;
            }
            Place::NewExam => self.exam = exam(secret.draw(SEEDS)),
            Place::Exam(link) => self.exam = exam(link.seed),
        }
        self.looked = Some(now);
        vec![Effect::Own(OwnEffect::AnnounceLesson)]
    }

    fn got_exercises(
        &mut self,
        question: ExercisesQuestion,
        answer: Option<UpcardExercises>,
    ) -> Vec<Effect> {
        let Exercises::UnderWay(asked, before) = &mut self.exercises else {
            return vec![];
        };
        if *asked != question {
            return vec![];
        }
        let mut all = std::mem::take(before);
        let Some(UpcardExercises { edge, exercises }) = answer else {
            self.exercises = Exercises::NotAsked;
            return vec![];
        };
        all.extend(exercises);
        if let Some(next) = question.next() {
            self.exercises = Exercises::UnderWay(next, all);
            vec![Effect::Own(OwnEffect::Ask(next))]
        } else {
            let exercises = all;
            self.exercises = Exercises::Ready(question.rules, UpcardExercises { edge, exercises });
            vec![Effect::Own(OwnEffect::DrawEntropy)]
        }
    }

    /// Adds these reviews, and sends all that are not stored.
    fn add(&mut self, new: Reviews) -> Effect {
        self.reviews.merge(new.clone());
        self.unstored.merge(new);
        Effect::Own(OwnEffect::Store(self.unstored.clone()))
    }

    fn got_reviews(&mut self, got: Result<Reviews, Failure>, now: Time) -> Vec<Effect> {
        self.looked = Some(now);
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

impl ReadingPage for LearnPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.learn()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let place = Place::read(visit.fields);
        let of_exam = match &place {
            Place::Exam(link) => Some(link.rules()),
            Place::List | Place::Lesson(_) | Place::NewExam => None,
        };
        let named = of_exam.or(visit.fields.get("rules"));
        let named = named.and_then(|it| it.parse().ok());
        self.names_rules = named.is_some();
        self.follow(named.or(visit.rules).unwrap_or_default());
        if place != self.place {
            self.leave();
            self.trouble = None;
            self.place = place;
            self.end_other();
        }
        if self.is_learning() && self.place != Place::List {
            return vec![
                Effect::Own(OwnEffect::AskReviews),
                Effect::Own(OwnEffect::AnnounceLesson),
            ];
        }
        vec![Effect::Own(OwnEffect::AskReviews)]
    }

    fn choices(&self) -> Option<Fields> {
        let LearnPage {
            place,
            rules: _,
            names_rules: _,
            reviews: _,
            looked: _,
            unstored: _,
            failure: _,
            exercises: _,
            lesson: _,
            exam: _,
            trouble: _,
        } = self;
        Some(self.fields_of(place))
    }

    fn leave(&mut self) {
        match self.exercises {
            Exercises::UnderWay(..) => self.exercises = Exercises::NotAsked,
            Exercises::NotAsked | Exercises::Ready(..) => (),
        }
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::GotReviews(got, now) => self.got_reviews(got, now),
            Msg::GotMisplays(misplays, now) => {
                let taken = reviews_of_misplays(&misplays, self.rules, now);
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
            Msg::ClickedBegin => match &self.exercises {
                Exercises::NotAsked => {
                    let first = ExercisesQuestion::first(self.rules);
                    self.exercises = Exercises::UnderWay(first, vec![]);
                    vec![
                        Effect::Own(OwnEffect::Ask(first)),
                        Effect::Own(OwnEffect::AnnounceLesson),
                    ]
                }
                Exercises::UnderWay(..) => vec![],
                Exercises::Ready(..) => vec![Effect::Own(OwnEffect::DrawEntropy)],
            },
            Msg::GotExercises(question, answer) => self.got_exercises(question, answer),
            Msg::ClickedCancel => {
                self.leave();
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
            }
            Msg::GotEntropy(Ok(secret), now) => {
                self.trouble = None;
                self.begin(secret, now)
            }
            Msg::GotEntropy(Err(trouble), _) => {
                self.trouble = Some(trouble);
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
            }
            Msg::ChosePlay(play, now) => {
                let lesson = self.lesson.as_mut().and_then(|it| it.answer(play, now));
                let exam = self.exam.as_mut().and_then(|it| it.answer(play, now));
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
            Msg::ClickedNext(now) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.go_on(now);
                }
                vec![Effect::Own(OwnEffect::AnnounceLesson)]
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
                vec![]
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
            OwnEffect::AnnounceLesson => true,
            OwnEffect::AskReviews
            | OwnEffect::FindMisplays
            | OwnEffect::Store(_)
            | OwnEffect::Ask(_)
            | OwnEffect::DrawEntropy => false,
        }
    }
}
