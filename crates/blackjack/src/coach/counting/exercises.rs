//! The published decisions by the count with their exact indices and costs for the lessons, in the web worker: its questions
//! and answers as messages, and its computation.
//!
//! The page asks upcard by upcard, in the order of [`CardValue::ALL`]. Insurance belongs to the ace. To stop the work, the
//! page asks no more.

use super::indices::{Decision, Index, IndexFinder};
use super::published::{List, PublishedIndex};
use super::system::System;
use super::tags::Rounding;
use crate::Rules;
use crate::coach::advice::Coach;
use crate::coach::shoe::CardValue;

/// The true counts that an exercise asks about: from this many below the index to one less above it, so that each answer is
/// right in half of them.
const AROUND: i32 = 3;

/// A published decision by the count, with its index at a table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IndexExercise {
    /// The decision.
    pub decision: Decision,
    /// The lowest true count, rounded down, from which it is right.
    pub index: i32,
    /// The share of the rounds with such a hand.
    pub frequency: f64,
    /// The worth of the index in a round, in bets, with flat bets ([`IndexFinder::worth`]).
    pub worth: f64,
    /// True counts around the index: at least one with each right answer.
    pub counts: Vec<AtCount>,
    /// The part of the cards of a full pack that are worth ten, from 0 to 1.
    pub tens: f64,
}

/// A decision at a true count.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AtCount {
    /// The true count, rounded down.
    pub true_count: i32,
    /// The gain of the decision over the best other play, in bets. It is negative below the index.
    pub gain: f64,
    /// The expected part of the unseen cards that are worth ten, from 0 to 1.
    pub tens: f64,
}

/// A question to a worker: the decisions against one upcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IndexExercisesQuestion {
    /// The rules.
    pub rules: Rules,
    /// The counting system.
    pub system: System,
    /// The upcard.
    pub up: CardValue,
}

impl IndexExercisesQuestion {
    /// Returns the first question about the table with these rules.
    #[must_use]
    pub const fn first(rules: Rules, system: System) -> IndexExercisesQuestion {
        let [up, ..] = CardValue::ALL;
        IndexExercisesQuestion { rules, system, up }
    }

    /// Returns the question after this one, or `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<IndexExercisesQuestion> {
        let up = self.up.next()?;
        Some(IndexExercisesQuestion { up, ..self })
    }

    /// Computes the answer: the decisions of the Illustrious 18 and the Fab 4 that the rules have and that the count
    /// changes.
    #[must_use]
    pub fn answer(&self) -> Vec<IndexExercise> {
        let published = PublishedIndex::all(self.rules.soft17).into_iter();
        let decisions = published.filter(|it| match it.list {
            List::Illustrious | List::Fab => self.is_about(it.decision),
            List::Cacarulo | List::HitsSoft17 => false,
        });
        let coach = Coach::new(&self.rules);
        let tags = self.system.tags();
        let finder = IndexFinder::new(&self.rules, &coach, &tags, Rounding::Down);
        decisions
            .filter_map(|it| exercise(&finder, it.decision))
            .collect()
    }

    fn is_about(&self, decision: Decision) -> bool {
        match decision {
            Decision::Insurance => self.up.points() == 1,
            Decision::Play { up, .. } => self.up == up,
        }
    }
}

fn exercise(finder: &IndexFinder, decision: Decision) -> Option<IndexExercise> {
    let index = match finder.index(decision)? {
        Index::From(index) => index,
        Index::Always | Index::Never => return None,
    };
    let up = match decision {
        Decision::Insurance => CardValue::ALL[0],
        Decision::Play { up, .. } => up,
    };
    let at = |true_count: i32| {
        let gain = finder.gain_at(decision, true_count)?;
        let at = AtCount {
            true_count,
            gain,
            tens: finder.tens_at(up, true_count)?,
        };
        ((true_count >= index) == (gain > 0.0)).then_some(at)
    };
    let counts: Vec<AtCount> = (index - AROUND..index + AROUND).filter_map(at).collect();
    let has = |is_wanted: fn(f64) -> bool| counts.iter().any(|it| is_wanted(it.gain));
    (has(|gain| gain > 0.0) && has(|gain| gain <= 0.0)).then_some(())?;
    Some(IndexExercise {
        decision,
        index,
        frequency: finder.chance_of_hands(decision)?,
        worth: finder.worth(decision, |_| 1.0)?.max(0.0),
        counts,
        tens: finder.tens(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::advice::Play;

    fn exercises(rules: &str) -> Vec<IndexExercise> {
        let rules = rules.parse().expect(rules);
        let first = IndexExercisesQuestion::first(rules, System::HiLo);
        let questions = std::iter::successors(Some(first), |it| it.next());
        questions.flat_map(|it| it.answer()).collect()
    }

    #[test]
    fn published_decisions_are_exercises_with_indices_near_the_published_ones() {
        let exercises = exercises("vegas");
        assert_eq!(exercises.len(), 22);
        let rules = Rules::VEGAS;
        let all = PublishedIndex::all(rules.soft17);
        for exercise in &exercises {
            let published = all.iter().find(|it| it.decision == exercise.decision);
            let (_, index) = published.and_then(PublishedIndex::first).expect("an index");
            assert!((exercise.index - index).abs() <= 1, "{exercise:?}");
            for at in &exercise.counts {
                let is_made = at.true_count >= exercise.index;
                assert_eq!(is_made, at.gain > 0.0, "{exercise:?}");
                // High counts have more tens.
                assert_eq!(at.true_count >= 0, at.tens > exercise.tens, "{exercise:?}");
                // Insurance pays 2 to 1.
                if exercise.decision == Decision::Insurance {
                    assert_eq!(is_made, at.tens > 1.0 / 3.0, "{exercise:?}");
                }
            }
            assert!((exercise.tens - 16.0 / 52.0).abs() < 1e-12, "{exercise:?}");
        }
        // Insurance is worth most of the Illustrious 18 (Schlesinger). The Fab 4 are surrenders.
        let surrenders = |it: &&IndexExercise| match it.decision {
            Decision::Insurance => false,
            Decision::Play { play, .. } => play == Play::Surrender,
        };
        let others = exercises.iter().filter(|it| !surrenders(it));
        let greatest = others.max_by(|one, other| one.worth.total_cmp(&other.worth));
        assert_eq!(greatest.map(|it| it.decision), Some(Decision::Insurance));
    }

    #[test]
    fn rules_without_surrender_have_fewer_decisions() {
        let exercises = exercises("vegas.no-surrender");
        assert_eq!(exercises.len(), 18);
    }
}
