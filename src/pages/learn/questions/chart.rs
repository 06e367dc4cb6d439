//! A hand of blackjack against an upcard, by the strategy chart.

use super::{Choice, one_of};
use crate::blackjack::Rules;
use crate::coach::total_strategy::{ChartDecision, Exercise};
use crate::coach::{CardValue, Play};
use crate::core::{Card, Rank, Secret, Suit};
use crate::games::blackjack::items::{BlackjackDecision, chart_items};
use crate::memory::{Item, ItemName};

/// A hand about which the lesson asks.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartQuestion {
    /// The decision.
    pub decision: ChartDecision,
    /// The player's cards.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
    /// The plays to choose from, in the order of [`Play::ALL`].
    pub plays: Vec<Play>,
}

impl ChartQuestion {
    /// A hand of this item, with cards that this secret draws. `None` if no exercise is about it.
    #[must_use]
    pub fn of(
        item: &ItemName,
        rules: Rules,
        exercises: &[Exercise],
        secret: &Secret,
    ) -> Option<ChartQuestion> {
        let exercise = exercises
            .iter()
            .find(|it| name_of(rules, &it.decision).as_ref() == Some(item))?;
        let values = one_of(&exercise.hands, secret)?;
        let all = values.iter().chain([&exercise.decision.up]);
        let mut cards = cards(all.copied(), secret);
        let upcard = cards.pop()?;
        Some(ChartQuestion {
            decision: exercise.decision.clone(),
            plays: exercise.plays(cards.len()).collect(),
            hand: cards,
            upcard,
        })
    }

    /// The answers to choose from.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        self.plays.iter().copied().map(Choice::Play).collect()
    }

    /// Returns true if this play is the right one. `None` if the hand has no such play.
    #[must_use]
    pub fn is_right(&self, play: Play) -> Option<bool> {
        self.cost(play).map(|_| play == self.decision.first)
    }

    /// The mean cost of this play, in initial bets: 0 for the right one. `None` if the hand has no such play.
    #[must_use]
    pub fn cost(&self, play: Play) -> Option<f64> {
        let is_offered = self.plays.contains(&play);
        is_offered.then(|| self.decision.cost(play)).flatten()
    }
}

/// Cards of these values, with ranks and suits that the secret draws. As long as a value has another card, no card comes
/// twice.
pub(super) fn cards(values: impl Iterator<Item = CardValue>, secret: &Secret) -> Vec<Card> {
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
        let from = if left.is_empty() { &all } else { &left };
        drawn.extend(one_of(from, &secret.practice(number)));
    }
    drawn
}

/// The items of these exercises.
pub(super) fn items(rules: Rules, exercises: &[Exercise]) -> Vec<Item> {
    let decisions: Vec<ChartDecision> = exercises.iter().map(|it| it.decision.clone()).collect();
    chart_items(rules, &decisions)
}

/// The item of a decision.
pub(super) fn name_of(rules: Rules, decision: &ChartDecision) -> Option<ItemName> {
    let ChartDecision { cell, up, .. } = *decision;
    BlackjackDecision::Cell { rules, cell, up }.name().ok()
}
