//! The questions of the lessons: what they ask, the answers to choose from, and the grade of an answer.
//!
//! - `chart`: a hand of blackjack against an upcard, by the strategy chart.
//! - `tags`: the tag of a card. `trays`: the decks in a discard tray. `true_counts`: a true count. `indices`: a decision
//!   by the count.
//! - `ranks`: the name of a poker hand. `rows`: a hand of video poker. `matches`: a decision of the solved poker match.
//! - `reason`: the numbers behind a right answer.

mod chart;
mod indices;
mod matches;
mod ranks;
mod reason;
mod rows;
mod tags;
mod trays;
mod true_counts;

use std::collections::BTreeSet;

pub use chart::ChartQuestion;
pub use indices::IndexQuestion;
pub use matches::{MatchQuestion, choice};
pub use ranks::RankQuestion;
pub use reason::{Reason, ReasonQuestion};
pub use rows::RowQuestion;
pub use tags::TagQuestion;
pub use trays::TrayQuestion;
pub use true_counts::TrueCountQuestion;

use super::names::LessonName;
use super::progress::Loss;
use crate::blackjack::{DeckCount, Rules};
use crate::coach::Play;
use crate::coach::counting::{IndexExercise, System, Tag};
use crate::coach::draw::RowExercise;
use crate::coach::total_strategy::Exercise;
use crate::core::{Category, Secret};
use crate::memory::{Grade, Item, ItemName};
use crate::pages::counting::Answer as ByCount;
use crate::poker::PayTable;
use crate::poker::equilibrium::{MatchExercise, MatchStage, Move};
use crate::table::Marks;

/// What a lesson asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The strategy chart of blackjack.
    Chart,
    /// The tags of a counting system.
    Tags,
    /// Discard trays.
    Trays,
    /// True counts.
    TrueCounts,
    /// The decisions by the count.
    Indices,
    /// The ranks of poker hands.
    Ranks,
    /// The strategy chart of video poker.
    Rows,
    /// A stage of the solved poker match.
    Match(MatchStage),
}

/// All exercises of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Exercises {
    /// Decisions of the strategy chart of these rules of blackjack.
    Chart(Rules, Vec<Exercise>),
    /// The tags of this system.
    Tags(System),
    /// The discard trays of a shoe of so many decks.
    Trays(DeckCount),
    /// The true counts of a shoe of so many decks.
    TrueCounts(DeckCount),
    /// Decisions by the count of this system, under these rules.
    Indices(Rules, System, Vec<IndexExercise>),
    /// The ranks of poker hands.
    Ranks,
    /// Rows of the strategy chart of this pay table.
    Rows(PayTable, Vec<RowExercise>),
    /// Decisions of the solved poker match.
    Match(Vec<MatchExercise>),
}

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What to do with this hand of blackjack.
    Chart(ChartQuestion),
    /// What this card counts.
    Tag(TagQuestion),
    /// How many decks lie in this discard tray.
    Tray(TrayQuestion),
    /// The true count.
    TrueCount(TrueCountQuestion),
    /// What to do at this count.
    Index(IndexQuestion),
    /// What this poker hand is called.
    Rank(RankQuestion),
    /// What to hold of this hand of video poker.
    Row(RowQuestion),
    /// What to do at this point of the solved poker match.
    Match(MatchQuestion),
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// To make this play.
    Play(Play),
    /// The card counts so much.
    Tag(Tag),
    /// So many half decks lie in the tray.
    Tray(u8),
    /// This is the true count.
    TrueCount(i64),
    /// To do this at the count.
    ByCount(ByCount),
    /// The hand is called so.
    Rank(Category),
    /// To discard these cards, and to hold the others.
    Discard(Marks),
    /// To make this move.
    Move(Move),
    /// To swap so many cards.
    Swap(u8),
}

impl Exercises {
    /// The items.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        match self {
            Exercises::Chart(rules, all) => chart::items(*rules, all),
            Exercises::Tags(system) => tags::items(*system),
            Exercises::Trays(decks) => trays::items(*decks),
            Exercises::TrueCounts(decks) => true_counts::items(*decks),
            Exercises::Indices(rules, system, all) => indices::items(*rules, *system, all),
            Exercises::Ranks => ranks::items(),
            Exercises::Rows(table, all) => rows::items(*table, all),
            Exercises::Match(all) => matches::items(all),
        }
    }

    /// What a mistake with each item loses in a hand.
    pub(super) fn losses(&self) -> Vec<(ItemName, Loss)> {
        let special: BTreeSet<ItemName> = match self {
            Exercises::Chart(rules, all) => {
                let all = all
                    .iter()
                    .filter(|it| LessonName::Specials.has(&it.decision));
                all.filter_map(|it| chart::name_of(*rules, &it.decision))
                    .collect()
            }
            Exercises::Tags(_)
            | Exercises::Trays(_)
            | Exercises::TrueCounts(_)
            | Exercises::Indices(..)
            | Exercises::Ranks
            | Exercises::Rows(..)
            | Exercises::Match(_) => BTreeSet::new(),
        };
        let loss = |item: Item| {
            let loss = Loss {
                bets: item.loss(),
                is_special: special.contains(&item.name),
            };
            (item.name, loss)
        };
        self.items().into_iter().map(loss).collect()
    }

    /// A question about this item, as this secret draws it. `None` if no exercise is about it.
    #[must_use]
    pub fn question(&self, item: &ItemName, secret: &Secret) -> Option<Question> {
        Some(match self {
            Exercises::Chart(rules, all) => {
                Question::Chart(ChartQuestion::of(item, *rules, all, secret)?)
            }
            Exercises::Tags(system) => Question::Tag(TagQuestion::of(item, *system, secret)?),
            Exercises::Trays(_) => Question::Tray(TrayQuestion::of(item, secret)?),
            Exercises::TrueCounts(_) => Question::TrueCount(TrueCountQuestion::of(item, secret)?),
            Exercises::Indices(rules, system, all) => {
                Question::Index(IndexQuestion::of(item, *rules, *system, all, secret)?)
            }
            Exercises::Ranks => Question::Rank(RankQuestion::of(item, secret)?),
            Exercises::Rows(table, all) => {
                Question::Row(RowQuestion::of(item, *table, all, secret)?)
            }
            Exercises::Match(all) => Question::Match(MatchQuestion::of(item, all, secret)?),
        })
    }
}

impl Question {
    /// The answers to choose from. Where the question is what to hold, it is the discard so far.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        match self {
            Question::Chart(it) => it.choices(),
            Question::Tag(it) => it.choices.iter().copied().map(Choice::Tag).collect(),
            Question::Tray(it) => it.choices.iter().copied().map(Choice::Tray).collect(),
            Question::TrueCount(it) => {
                let counts = it.choices.iter().copied();
                counts.map(Choice::TrueCount).collect()
            }
            Question::Index(it) => it.answers().map(Choice::ByCount).to_vec(),
            Question::Rank(it) => it.choices.iter().copied().map(Choice::Rank).collect(),
            Question::Row(it) => vec![Choice::Discard(it.swapped)],
            Question::Match(it) => it.choices(),
        }
    }

    /// The grade of this answer. `None` if it is not one of those to choose from.
    #[must_use]
    pub fn grade(&self, choice: Choice) -> Option<Grade> {
        let is_right = match (self, choice) {
            (Question::Chart(it), Choice::Play(play)) => it.is_right(play)?,
            (Question::Tag(it), Choice::Tag(tag)) => {
                it.choices.contains(&tag).then_some(tag == it.tag)?
            }
            (Question::Tray(it), Choice::Tray(halves)) => it
                .choices
                .contains(&halves)
                .then_some(halves == it.halves)?,
            (Question::TrueCount(it), Choice::TrueCount(count)) => {
                let right = it.true_count();
                it.choices.contains(&count).then_some(count == right)?
            }
            (Question::Index(it), Choice::ByCount(choice)) => it.is_right(choice)?,
            (Question::Rank(it), Choice::Rank(category)) => {
                let right = it.category;
                it.choices
                    .contains(&category)
                    .then_some(category == right)?
            }
            (Question::Row(it), Choice::Discard(swapped)) => it.cost(swapped)? <= 0.0,
            (Question::Match(it), _) => it.is_right(choice)?,
            (
                Question::Chart(_)
                | Question::Tag(_)
                | Question::Tray(_)
                | Question::TrueCount(_)
                | Question::Index(_)
                | Question::Rank(_)
                | Question::Row(_),
                _,
            ) => return None,
        };
        Some(Grade::of(is_right))
    }
}

/// One of these, as the secret draws it. `None` if there are none.
fn one_of<'a, T>(all: &'a [T], secret: &Secret) -> Option<&'a T> {
    let count = u64::try_from(all.len()).ok().filter(|it| *it > 0)?;
    all.get(usize::try_from(secret.draw(count)).ok()?)
}

/// These in an order that the secret draws.
pub(super) fn shuffled<T>(mut left: Vec<T>, secret: &Secret) -> Vec<T> {
    let mut drawn = vec![];
    let mut number = 0;
    while !left.is_empty() {
        let count = u64::try_from(left.len()).unwrap_or(1);
        let place = usize::try_from(secret.practice(number).draw(count)).unwrap_or(0);
        drawn.push(left.remove(place));
        number += 1;
    }
    drawn
}
