//! A lesson about the strategy chart of blackjack: hands of its rows, one after the other, in the order of what the player
//! would lose by forgetting them.

use std::collections::BTreeSet;

use crate::blackjack::{Chips, Double, Rules, Split, Surrender};
use crate::coach::total_strategy::{ChartDecision, Exercise};
use crate::coach::{CardValue, HandKind, Play};
use crate::core::{AceRule, Card, Rank, Secret, Suit};
use crate::games::blackjack::items::{BlackjackDecision, chart_items};
use crate::memory::{
    Grade, Item, ItemName, Lesson, Memory, Progress, Review, Reviews, Scheduler, Time,
};

/// The number of hands of a lesson: about three minutes.
pub const HANDS: u32 = 20;

/// The part of the chart that a lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonName {
    /// Hard totals.
    Hard,
    /// Soft totals.
    Soft,
    /// Pairs.
    Pairs,
    /// Hands that the chart doubles or gives up.
    Specials,
    /// The whole chart.
    Chart,
}

impl LessonName {
    /// All lessons, in the order of a beginner.
    pub const ALL: [LessonName; 5] = [
        LessonName::Hard,
        LessonName::Soft,
        LessonName::Pairs,
        LessonName::Specials,
        LessonName::Chart,
    ];

    /// The name in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            LessonName::Hard => "hard",
            LessonName::Soft => "soft",
            LessonName::Pairs => "pairs",
            LessonName::Specials => "specials",
            LessonName::Chart => "chart",
        }
    }

    /// The lesson with this [code](LessonName::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<LessonName> {
        LessonName::ALL.into_iter().find(|it| it.code() == code)
    }

    /// Returns true if hands of the lesson come up under these rules.
    #[must_use]
    pub fn exists(self, rules: &Rules) -> bool {
        let has_bets = rules.chips == Chips::Bets;
        match self {
            LessonName::Hard | LessonName::Chart => true,
            LessonName::Soft => rules.ace == AceRule::OneOrEleven,
            LessonName::Pairs => has_bets && rules.split != Split::Never,
            LessonName::Specials => {
                has_bets && (rules.double != Double::Never || rules.surrender != Surrender::No)
            }
        }
    }

    /// Returns true if the lesson is about the rows of these hands, whatever their play.
    #[must_use]
    pub const fn has_rows(self, hands: HandKind) -> bool {
        match (self, hands) {
            (LessonName::Hard, HandKind::Hard(_))
            | (LessonName::Soft, HandKind::Soft(_))
            | (LessonName::Pairs, HandKind::Pair(_))
            | (LessonName::Chart, _) => true,
            (LessonName::Hard, HandKind::Soft(_) | HandKind::Pair(_))
            | (LessonName::Soft, HandKind::Hard(_) | HandKind::Pair(_))
            | (LessonName::Pairs, HandKind::Hard(_) | HandKind::Soft(_))
            | (LessonName::Specials, _) => false,
        }
    }

    /// The lesson about doubles and surrenders also has the hands on which one of these is the most likely mistake.
    /// Otherwise the answer would always be the same.
    fn has(self, decision: &ChartDecision) -> bool {
        let is_special = |play| match play {
            Play::Double | Play::Surrender => true,
            Play::Stand | Play::Hit | Play::Split => false,
        };
        match self {
            LessonName::Specials => {
                is_special(decision.first) || is_special(decision.likely_mistake().first)
            }
            LessonName::Hard | LessonName::Soft | LessonName::Pairs | LessonName::Chart => {
                self.has_rows(decision.cell.hands())
            }
        }
    }
}

/// A hand about which the lesson asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The item.
    pub item: ItemName,
    /// The decision.
    pub decision: ChartDecision,
    /// The player's cards.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
    /// The plays to choose from, in the order of [`Play::ALL`].
    pub plays: Vec<Play>,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// The play of the player.
    pub play: Play,
    /// Its grade.
    pub grade: Grade,
    /// Its mean cost, in initial bets: 0 for the right play.
    pub cost: f64,
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
    /// It has asked about [`HANDS`] hands.
    AllAsked,
    /// Nothing more is due.
    NothingDue,
    /// The player has ended it.
    Ended,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct ChartLesson {
    name: LessonName,
    rules: Rules,
    exercises: Vec<Exercise>,
    lesson: Lesson,
    /// True if nothing was due at the start: the player practises ahead, each decision once.
    is_ahead: bool,
    /// The items that were asked about.
    seen: BTreeSet<ItemName>,
    secret: Secret,
    asked: u32,
    right: u32,
    stage: Stage,
}

impl ChartLesson {
    /// Begins the lesson with these exercises of the chart of these rules. `secret` draws the cards. Returns `None` if the
    /// chart has no such decision.
    pub(super) fn begin(
        name: LessonName,
        rules: Rules,
        exercises: &[Exercise],
        reviews: &Reviews,
        secret: Secret,
        now: Time,
    ) -> Option<ChartLesson> {
        let exercises: Vec<Exercise> = of_lesson(name, exercises).cloned().collect();
        let lesson = Lesson::new(Scheduler::new(), items(rules, &exercises), reviews);
        let mut begun = ChartLesson {
            name,
            rules,
            exercises,
            is_ahead: lesson.next_due(now).is_none(),
            seen: BTreeSet::new(),
            lesson,
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

    /// The part of the chart.
    #[must_use]
    pub const fn name(&self) -> LessonName {
        self.name
    }

    /// The stage.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The number of answered hands, and of right answers.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// Takes an answer. Returns its review, or `None` if the lesson asks nothing or has no such play.
    pub(super) fn answer(&mut self, play: Play, now: Time) -> Option<(ItemName, Review)> {
        let Stage::Asking(asked) = &self.stage else {
            return None;
        };
        let answer = asked.answer(play)?;
        let asked = asked.clone();
        let item = asked.item.clone();
        self.asked += 1;
        let grade = answer.grade;
        self.right += u32::from(grade == Grade::Right);
        self.lesson.answer(&item, now, grade);
        self.stage = Stage::Answered(asked, answer);
        Some((item, Review { at: now, grade }))
    }

    /// Goes on to the next hand, or to the end.
    pub(super) fn go_on(&mut self, now: Time) {
        match self.stage {
            Stage::Answered(..) if self.asked >= HANDS => {
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
            self.lesson
                .next_ahead(now, |name| !self.seen.contains(name))
        } else {
            self.lesson.next_due(now)
        };
        let name = next.map(|item| item.name.clone());
        let secret = self.secret.practice(self.asked);
        self.seen.extend(name.clone());
        let asked = name.and_then(|name| Asked::of(name, self.rules, &self.exercises, &secret));
        self.stage = asked.map_or(Stage::Over(Ending::NothingDue), Stage::Asking);
    }
}

impl Asked {
    /// A hand of this item, with cards that this secret draws. `None` if no exercise is about it.
    pub(super) fn of(
        item: ItemName,
        rules: Rules,
        exercises: &[Exercise],
        secret: &Secret,
    ) -> Option<Asked> {
        let exercise = exercises
            .iter()
            .find(|it| name_of(rules, &it.decision).as_ref() == Some(&item))?;
        let hands = u64::try_from(exercise.hands.len()).ok()?;
        let place = usize::try_from(secret.draw(hands)).ok()?;
        let values = exercise.hands.get(place)?;
        let all = values.iter().chain([&exercise.decision.up]);
        let mut cards = cards(all.copied(), secret);
        let upcard = cards.pop()?;
        Some(Asked {
            item,
            decision: exercise.decision.clone(),
            plays: exercise.plays(cards.len()).collect(),
            hand: cards,
            upcard,
        })
    }

    /// The answer with this play. `None` if the hand has no such play.
    pub(super) fn answer(&self, play: Play) -> Option<Answer> {
        let cost = self.decision.cost(play)?;
        let grade = if play == self.decision.first {
            Grade::Right
        } else {
            Grade::Wrong
        };
        Some(Answer { play, grade, cost })
    }
}

/// Cards of these values, with ranks and suits that the secret draws. As long as a value has another card, no card comes
/// twice.
fn cards(values: impl Iterator<Item = CardValue>, secret: &Secret) -> Vec<Card> {
    let mut drawn: Vec<Card> = vec![];
    for (value, number) in values.zip(1..) {
        let all = Rank::ALL.into_iter().flat_map(|rank| {
            let of_rank = move |suit| Card::new(rank, suit);
            Suit::ALL.map(of_rank)
        });
        let all: Vec<Card> = all.filter(|it| CardValue::of(*it) == value).collect();
        let left: Vec<Card> = all
            .iter()
            .copied()
            .filter(|it| !drawn.contains(it))
            .collect();
        let from = if left.is_empty() { all } else { left };
        let count = u64::try_from(from.len()).unwrap_or(1);
        let place = usize::try_from(secret.practice(number).draw(count)).unwrap_or(0);
        drawn.extend(from.get(place));
    }
    drawn
}

fn of_lesson(name: LessonName, exercises: &[Exercise]) -> impl Iterator<Item = &Exercise> {
    exercises.iter().filter(move |it| name.has(&it.decision))
}

pub(super) fn items(rules: Rules, exercises: &[Exercise]) -> Vec<Item> {
    let decisions: Vec<ChartDecision> = exercises.iter().map(|it| it.decision.clone()).collect();
    chart_items(rules, &decisions)
}

fn name_of(rules: Rules, decision: &ChartDecision) -> Option<ItemName> {
    let ChartDecision { cell, up, .. } = *decision;
    BlackjackDecision::Cell { rules, cell, up }.name().ok()
}

/// Returns how far the player is in a lesson, with the exact costs of these exercises.
#[must_use]
pub(super) fn progress(
    name: LessonName,
    rules: Rules,
    exercises: &[Exercise],
    reviews: &Reviews,
    now: Time,
) -> Progress {
    let exercises: Vec<Exercise> = of_lesson(name, exercises).cloned().collect();
    Lesson::new(Scheduler::new(), items(rules, &exercises), reviews).progress(now)
}

/// The number of rows that the player has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Those that are due.
    pub due: usize,
    /// Those that are not due.
    pub known: usize,
}

/// Returns how many rows of the chart of these rules the player has met, from the reviews alone.
#[must_use]
pub(super) fn met(name: LessonName, rules: Rules, reviews: &Reviews, now: Time) -> Met {
    let scheduler = Scheduler::new();
    let mut met = Met::default();
    for (item, its) in reviews.each() {
        let is_of_lesson = match item.to_string().parse::<BlackjackDecision>() {
            Ok(BlackjackDecision::Cell {
                rules: of, cell, ..
            }) => of == rules && name.has_rows(cell.hands()),
            Ok(BlackjackDecision::Index { .. }) | Err(_) => false,
        };
        let due = is_of_lesson.then(|| scheduler.memory(its)).flatten();
        let is_due = |memory: Memory| !memory.is_mended() || scheduler.due(memory) <= now;
        match due.map(is_due) {
            Some(true) => met.due += 1,
            Some(false) => met.known += 1,
            None => (),
        }
    }
    met
}
