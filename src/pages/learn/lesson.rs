//! A lesson: questions one after the other, in the order of what the player would lose by forgetting the answers.

use std::collections::BTreeSet;

use super::counted;
use super::names::LessonName;
use super::questions::{self, Choice, Exercises, Question, Source};
use crate::blackjack::Rules;
use crate::core::Secret;
use crate::games::blackjack::items::BlackjackDecision;
use crate::games::poker_match::items::PokerMatchDecision;
use crate::games::solo_draw::items::SoloDrawDecision;
use crate::games::video_poker::items::VideoPokerDecision;
use crate::memory::{
    Grade, ItemName, Lesson as Schedule, Progress, Review, Reviews, Scheduler, Time,
};
use crate::poker::PayTable;
use crate::poker::equilibrium::MatchStage;
use crate::table::Marks;

/// The number of questions of a lesson: about three minutes.
pub const QUESTIONS: u32 = 20;

/// A question of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The item.
    pub item: ItemName,
    /// The question.
    pub question: Question,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The choice of the player.
    pub choice: Choice,
    /// Its grade.
    pub grade: Grade,
}

/// The stage of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// The lesson waits for an answer.
    Asking(Asked),
    /// The player has answered.
    Answered(Asked, Answer),
    /// The lesson is over.
    Over(Ending),
}

/// The reason why a lesson is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It has asked about [`QUESTIONS`].
    AllAsked,
    /// Nothing more is due.
    NothingDue,
    /// The player has ended it.
    Ended,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    name: LessonName,
    exercises: Exercises,
    schedule: Schedule,
    /// True if nothing was due at the start: the player practises ahead, each item once.
    is_ahead: bool,
    /// The items that were asked about.
    seen: BTreeSet<ItemName>,
    secret: Secret,
    asked: u32,
    right: u32,
    stage: Stage,
}

impl Lesson {
    /// Begins the lesson with these exercises. `secret` draws the questions. Returns `None` if there are none.
    pub(super) fn begin(
        name: LessonName,
        exercises: Exercises,
        reviews: &Reviews,
        secret: Secret,
        now: Time,
    ) -> Option<Lesson> {
        // Items that lose as much as each other come in no order that one could guess.
        let items = questions::shuffled(exercises.items(), &secret.practice(QUESTIONS));
        let schedule = Schedule::new(Scheduler::new(), items, reviews);
        let mut begun = Lesson {
            name,
            exercises,
            is_ahead: schedule.next_due(now).is_none(),
            seen: BTreeSet::new(),
            schedule,
            secret,
            asked: 0,
            right: 0,
            stage: Stage::Over(Ending::NothingDue),
        };
        begun.ask(now);
        match begun.stage {
            Stage::Over(_) => None,
            Stage::Asking(_) | Stage::Answered(..) => Some(begun),
        }
    }

    /// The lesson by name.
    #[must_use]
    pub const fn name(&self) -> LessonName {
        self.name
    }

    /// The stage.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The number of answers, and of right ones.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// Takes an answer. Returns its review, or `None` if the lesson asks nothing or has no such choice.
    pub(super) fn answer(&mut self, choice: Choice, now: Time) -> Option<(ItemName, Review)> {
        let Stage::Asking(asked) = &self.stage else {
            return None;
        };
        let grade = asked.question.grade(choice)?;
        let asked = asked.clone();
        let item = asked.item.clone();
        self.asked += 1;
        self.right += u32::from(grade == Grade::Right);
        self.schedule.answer(&item, now, grade);
        self.stage = Stage::Answered(asked, Answer { choice, grade });
        Some((item, Review { at: now, grade }))
    }

    /// Holds the card of this place, or holds it no more, if the lesson asks what to hold.
    pub(super) fn toggle(&mut self, place: usize) {
        if let Stage::Asking(asked) = &mut self.stage {
            match &mut asked.question {
                Question::Row(row) => row.swapped = row.swapped.toggled(place),
                Question::Chart(_)
                | Question::Tag(_)
                | Question::Tray(_)
                | Question::TrueCount(_)
                | Question::Index(_)
                | Question::Rank(_)
                | Question::Match(_) => (),
            }
        }
    }

    /// The cards that the player discards, if the lesson asks what to hold.
    #[must_use]
    pub fn discards(&self) -> Option<Marks> {
        match &self.stage {
            Stage::Asking(asked) => match &asked.question {
                Question::Row(row) => Some(row.swapped),
                Question::Chart(_)
                | Question::Tag(_)
                | Question::Tray(_)
                | Question::TrueCount(_)
                | Question::Index(_)
                | Question::Rank(_)
                | Question::Match(_) => None,
            },
            Stage::Answered(..) | Stage::Over(_) => None,
        }
    }

    /// Goes on to the next question, or to the end.
    pub(super) fn go_on(&mut self, now: Time) {
        match self.stage {
            Stage::Answered(..) if self.asked >= QUESTIONS => {
                self.stage = Stage::Over(Ending::AllAsked);
            }
            Stage::Answered(..) => self.ask(now),
            Stage::Asking(_) | Stage::Over(_) => (),
        }
    }

    /// Ends the lesson.
    pub(super) fn finish(&mut self) {
        self.stage = Stage::Over(Ending::Ended);
    }

    fn ask(&mut self, now: Time) {
        let next = if self.is_ahead {
            self.schedule
                .next_ahead(now, |name| !self.seen.contains(name))
        } else {
            // A mistake is due after a minute, and a short lesson does not wait for it.
            let next = self.schedule.next_due(now);
            next.or_else(|| self.schedule.next_mistake())
        };
        let name = next.map(|item| item.name.clone());
        let secret = self.secret.practice(self.asked);
        self.seen.extend(name.clone());
        let asked = name.and_then(|item| {
            let question = self.exercises.question(&item, &secret)?;
            Some(Asked { item, question })
        });
        self.stage = asked.map_or(Stage::Over(Ending::NothingDue), Stage::Asking);
    }
}

/// Returns how far the player is with these exercises.
#[must_use]
pub(super) fn progress(exercises: &Exercises, reviews: &Reviews, now: Time) -> Progress {
    Schedule::new(Scheduler::new(), exercises.items(), reviews).progress(now)
}

/// The number of items of a lesson that the player has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Those that are due.
    pub due: usize,
    /// Those that are not due.
    pub known: usize,
}

impl Met {
    /// Counts one more.
    const fn add(&mut self, is_due: bool) {
        if is_due {
            self.due += 1;
        } else {
            self.known += 1;
        }
    }
}

/// The number of lessons.
const LESSONS: usize = LessonName::ALL.len();

/// The tables whose lessons the player takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tables {
    /// The rules of blackjack.
    pub(super) rules: Rules,
    /// The pay table of video poker.
    pub(super) pays: PayTable,
}

impl Default for Tables {
    /// The usual rules, and the full-pay table of Jacks or Better.
    fn default() -> Tables {
        Tables {
            rules: Rules::default(),
            pays: PayTable::jacks(9, 6),
        }
    }
}

/// Returns how many items of each lesson the player has met, from the reviews alone.
#[must_use]
pub(super) fn met(tables: Tables, reviews: &Reviews, now: Time) -> [(LessonName, Met); LESSONS] {
    let scheduler = Scheduler::new();
    let mut met = LessonName::ALL.map(|name| (name, Met::default()));
    for (item, its) in reviews.each() {
        let Some(memory) = scheduler.memory(its) else {
            continue;
        };
        let is_due = !memory.is_mended() || scheduler.due(memory) <= now;
        let lessons = met.iter_mut().zip(lessons_of(tables, item));
        for ((_, met), _) in lessons.filter(|(_, has)| *has) {
            met.add(is_due);
        }
    }
    met
}

/// Returns how many decisions of the strategy chart the player has met under other rules than these, the most first.
#[must_use]
pub(super) fn met_elsewhere(rules: Rules, reviews: &Reviews, now: Time) -> Vec<(Rules, Met)> {
    let scheduler = Scheduler::new();
    let mut all: Vec<(Rules, Met)> = vec![];
    for (item, its) in reviews.each() {
        let (Ok(BlackjackDecision::Cell { rules: of, .. }), Some(memory)) =
            (item.to_string().parse(), scheduler.memory(its))
        else {
            continue;
        };
        if of == rules {
            continue;
        }
        let place = all.iter().position(|(it, _)| *it == of);
        let place = place.unwrap_or_else(|| {
            all.push((of, Met::default()));
            all.len() - 1
        });
        all[place]
            .1
            .add(!memory.is_mended() || scheduler.due(memory) <= now);
    }
    all.sort_by_key(|(_, it)| std::cmp::Reverse(it.due + it.known));
    all
}

/// Returns true for each lesson that has this item, in the order of [`LessonName::ALL`]. The lesson about doubles and
/// surrenders has no items of its own.
pub(super) fn lessons_of(tables: Tables, item: &ItemName) -> [bool; LESSONS] {
    let text = item.to_string();
    if let Ok(decision) = text.parse::<BlackjackDecision>() {
        return LessonName::ALL.map(|name| match decision {
            BlackjackDecision::Cell { rules, cell, .. } => {
                rules == tables.rules && name.has_rows(cell.hands())
            }
            BlackjackDecision::Index { rules, .. } => {
                rules == counted(tables.rules) && name == LessonName::Indices
            }
            BlackjackDecision::Tag { .. } => name == LessonName::Tags,
            BlackjackDecision::Tray { decks, .. } => {
                decks == counted(tables.rules).decks && name == LessonName::Trays
            }
            BlackjackDecision::TrueCount { .. } => name == LessonName::TrueCounts,
        });
    }
    if text.parse::<SoloDrawDecision>().is_ok() {
        return LessonName::ALL.map(|name| name == LessonName::Ranks);
    }
    if let Ok(PokerMatchDecision::Solved { point, .. }) = text.parse() {
        let source = Source::Match(MatchStage::of(point));
        return LessonName::ALL.map(|name| name.source() == source);
    }
    let row = text.parse::<VideoPokerDecision>();
    let is_of_pays = row.is_ok_and(|VideoPokerDecision::Row { table, .. }| table == tables.pays);
    LessonName::ALL.map(|name| is_of_pays && name == LessonName::Rows)
}
