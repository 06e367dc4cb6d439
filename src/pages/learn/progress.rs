//! The player's progress: mistakes by kind and week with what they cost, and the goal for a day.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::lesson::{Tables, lessons_of};
use super::names::LessonName;
use crate::memory::{DAY_MS, Grade, ItemName, Reviews, Time};

/// Seven days before another time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Week {
    /// The last seven days.
    Last,
    /// Those before them.
    Second,
    /// Those before these.
    Third,
    /// The first of four weeks.
    Fourth,
}

impl Week {
    /// All weeks, the latest first.
    pub const ALL: [Week; 4] = [Week::Last, Week::Second, Week::Third, Week::Fourth];

    /// The week of this answer. `None` if it is too old.
    fn of(at: Time, now: Time) -> Option<usize> {
        let weeks = now.ms_since(at) / (7 * DAY_MS);
        usize::try_from(weeks)
            .ok()
            .filter(|it| *it < Week::ALL.len())
    }
}

/// The answers of a week about items of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Answers {
    /// Their number.
    pub asked: usize,
    /// The number of wrong ones.
    pub wrong: usize,
    /// What these mistakes lose in a hand, in bets, if the player makes them as often at the table. `None` before the costs
    /// are computed, or if there are none.
    pub cost: Option<f64>,
}

/// The answers of one kind, in the order of [`Week::ALL`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kind {
    /// The lesson about this kind.
    pub lesson: LessonName,
    /// The answers of each week.
    pub weeks: [Answers; Week::ALL.len()],
}

/// What a mistake with an item loses in a hand if the player makes it every time, in bets; and whether the lesson about
/// doubles and surrenders has the item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Loss {
    pub(super) bets: f64,
    pub(super) is_special: bool,
}

/// Returns the kinds with answers in the last four weeks, for these tables.
pub(super) fn kinds(
    tables: Tables,
    reviews: &Reviews,
    losses: &BTreeMap<ItemName, Loss>,
    now: Time,
) -> Vec<Kind> {
    let mut kinds = LessonName::ALL.map(|lesson| Kind {
        lesson,
        weeks: [Answers::default(); Week::ALL.len()],
    });
    for (item, its) in reviews.each() {
        let mut of_item = [(0, 0); Week::ALL.len()];
        for review in its {
            if let Some(week) = Week::of(review.at, now) {
                let (asked, wrong) = &mut of_item[week];
                *asked += 1;
                *wrong += usize::from(review.grade == Grade::Wrong);
            }
        }
        let loss = losses.get(item);
        let lessons = lessons_of(tables, item);
        for (kind, has) in kinds.iter_mut().zip(lessons) {
            let is_of_kind = match kind.lesson {
                // The kinds of the chart together.
                LessonName::Chart => false,
                LessonName::Specials => loss.is_some_and(|it| it.is_special),
                LessonName::Hard
                | LessonName::Soft
                | LessonName::Pairs
                | LessonName::Tags
                | LessonName::Trays
                | LessonName::TrueCounts
                | LessonName::Indices
                | LessonName::Ranks
                | LessonName::Rows
                | LessonName::MatchBefore
                | LessonName::MatchSwap
                | LessonName::MatchAfter => has,
            };
            if is_of_kind {
                add(&mut kind.weeks, of_item, loss.map(|it| it.bets));
            }
        }
    }
    let has_answers = |it: &Kind| it.weeks.iter().any(|week| week.asked > 0);
    kinds.into_iter().filter(has_answers).collect()
}

/// Adds the numbers of asked and wrong answers about an item.
fn add(
    weeks: &mut [Answers; Week::ALL.len()],
    of_item: [(usize, usize); Week::ALL.len()],
    loss: Option<f64>,
) {
    for (week, (asked, wrong)) in weeks.iter_mut().zip(of_item) {
        if asked == 0 {
            continue;
        }
        week.asked += asked;
        week.wrong += wrong;
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53 answers")]
        let share = wrong as f64 / asked as f64;
        if let Some(loss) = loss {
            week.cost = Some(week.cost.unwrap_or(0.0) + loss * share);
        }
    }
}

/// Returns the lesson about the kind that costs most in the last seven days, or that has most mistakes if no cost is
/// known. `None` without a mistake.
#[must_use]
pub fn worst(kinds: &[Kind]) -> Option<LessonName> {
    let [last, ..] = Week::ALL;
    let of_last = |kind: &Kind| kind.weeks[last as usize];
    let wrong = kinds.iter().filter(|kind| of_last(kind).wrong > 0);
    let rank = |kind: &Kind| {
        let Answers { wrong, cost, .. } = of_last(kind);
        (cost.unwrap_or(0.0), wrong)
    };
    let worst = wrong.max_by(|one, other| {
        let ((one, fewer), (other, more)) = (rank(one), rank(other));
        one.total_cmp(&other).then(fewer.cmp(&more))
    });
    worst.map(|kind| kind.lesson)
}

/// The number of decisions that the player wants to answer in a day. Written as that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal(u16);

impl Goal {
    /// The goals to choose from.
    pub const ALL: [Goal; 4] = [Goal(10), Goal(20), Goal(50), Goal(100)];

    /// The number of decisions.
    #[must_use]
    pub const fn decisions(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The error for a text that is no goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAGoal;

impl fmt::Display for NotAGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A goal is 10, 20, 50 or 100 decisions a day.")
    }
}

impl std::error::Error for NotAGoal {}

impl FromStr for Goal {
    type Err = NotAGoal;

    fn from_str(text: &str) -> Result<Goal, NotAGoal> {
        let mut all = Goal::ALL.into_iter();
        all.find(|it| it.to_string() == text).ok_or(NotAGoal)
    }
}

/// Returns the number of answers since this time.
pub(super) fn answered_since(reviews: &Reviews, midnight: Time) -> usize {
    let each = reviews.each().flat_map(|(_, its)| its);
    each.filter(|it| it.at >= midnight).count()
}
