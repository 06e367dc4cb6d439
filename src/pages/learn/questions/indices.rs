//! A decision by the count.

use super::chart::cards;
use super::one_of;
use crate::blackjack::Rules;
use crate::coach::counting::{AtCount, Decision, IndexExercise, System, below};
use crate::coach::{CardValue, HandKind, Play};
use crate::core::{Card, Secret};
use crate::games::blackjack::items::{BlackjackDecision, DecisionByCount};
use crate::memory::{Item, ItemName};
use crate::pages::counting::Answer;

/// A hand and a true count about which the lesson asks.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexQuestion {
    /// The counting system.
    pub system: System,
    /// The decision.
    pub decision: Decision,
    /// The lowest true count from which it is right.
    pub index: i32,
    /// The true count, and the gain of the decision there.
    pub at: AtCount,
    /// The part of the cards of a full pack that are worth ten, from 0 to 1.
    pub tens: f64,
    /// The player's cards. Insurance does not depend on them: none.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
}

impl IndexQuestion {
    /// A hand and a count of this item, as this secret draws them. `None` if no exercise is about it.
    #[must_use]
    pub fn of(
        item: &ItemName,
        rules: Rules,
        system: System,
        exercises: &[IndexExercise],
        secret: &Secret,
    ) -> Option<IndexQuestion> {
        let exercise = exercises
            .iter()
            .find(|it| name_of(rules, system, it.decision).as_ref() == Some(item))?;
        let [ace, ..] = CardValue::ALL;
        let (values, up) = match exercise.decision {
            Decision::Insurance => (vec![], ace),
            Decision::Play { hands, up, .. } => {
                (one_of(&two_cards(hands), &secret.practice(1))?.to_vec(), up)
            }
        };
        // Each answer is right in half of the questions.
        let is_made = secret.practice(2).draw(2) == 1;
        let counts = exercise.counts.iter().copied();
        let of_side: Vec<AtCount> = counts.filter(|it| (it.gain > 0.0) == is_made).collect();
        let at = *one_of(&of_side, &secret.practice(3))?;
        let mut cards = cards(values.into_iter().chain([up]), &secret.practice(4));
        let upcard = cards.pop()?;
        Some(IndexQuestion {
            system,
            decision: exercise.decision,
            index: exercise.index,
            at,
            tens: exercise.tens,
            hand: cards,
            upcard,
        })
    }

    /// The answer from the index on, and the answer below it.
    #[must_use]
    pub const fn answers(&self) -> [Answer; 2] {
        match self.decision {
            Decision::Insurance => [Answer::Insurance, Answer::NoInsurance],
            Decision::Play {
                play: Play::Surrender,
                ..
            } => [Answer::Play(Play::Surrender), Answer::PlayOn],
            Decision::Play { hands, play, .. } => {
                [Answer::Play(play), Answer::Play(below(play, hands))]
            }
        }
    }

    /// The right answer.
    #[must_use]
    pub const fn right(&self) -> Answer {
        let [from, below] = self.answers();
        if self.at.true_count >= self.index {
            from
        } else {
            below
        }
    }

    /// Returns true if this answer is the right one. `None` if it is not one to choose.
    #[must_use]
    pub fn is_right(&self, answer: Answer) -> Option<bool> {
        let is_offered = self.answers().contains(&answer);
        is_offered.then(|| answer == self.right())
    }
}

/// Two cards of these hands.
fn two_cards(hands: HandKind) -> Vec<[CardValue; 2]> {
    let [ace, ..] = CardValue::ALL;
    let all = CardValue::ALL
        .into_iter()
        .enumerate()
        .flat_map(|(at, low)| {
            let others = CardValue::ALL.into_iter().skip(at);
            others.map(move |high| [low, high])
        });
    let points = |[low, high]: [CardValue; 2]| low.points() + high.points();
    let fits = |cards: &[CardValue; 2]| match hands {
        HandKind::Pair(value) => *cards == [value, value],
        HandKind::Hard(total) => cards[0] != cards[1] && cards[0] != ace && points(*cards) == total,
        HandKind::Soft(total) => cards[0] == ace && cards[1] != ace && points(*cards) + 10 == total,
    };
    all.filter(fits).collect()
}

fn name_of(rules: Rules, system: System, decision: Decision) -> Option<ItemName> {
    let decision = DecisionByCount::of(decision)?;
    let decision = BlackjackDecision::Index {
        rules,
        system,
        decision,
    };
    decision.name().ok()
}

/// The items of these exercises. Their loss is the worth of the index: what a player loses who ignores the count there.
pub(super) fn items(rules: Rules, system: System, exercises: &[IndexExercise]) -> Vec<Item> {
    let item = |it: &IndexExercise| {
        let name = name_of(rules, system, it.decision)?;
        Item::new(name, it.frequency, it.worth / it.frequency).ok()
    };
    exercises.iter().filter_map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_belong_to_the_hands() {
        let named = |hands| -> Vec<String> {
            let all = two_cards(hands).into_iter();
            all.map(|[low, high]| format!("{low} {high}")).collect()
        };
        assert_eq!(named(HandKind::Hard(16)), ["6 10", "7 9"]);
        assert_eq!(named(HandKind::Soft(18)), ["A 7"]);
        assert_eq!(named(HandKind::Pair(CardValue::ALL[9])), ["10 10"]);
    }
}
