//! The rows of a strategy chart with hands to decide about, in the web worker: its question as a message, and its
//! computation.

use std::collections::BTreeMap;

use super::super::draw_coach::{DrawCoach, wild_rank};
use super::super::kinds::{HAND, WILD};
#[cfg(feature = "serde")]
use super::super::question::extra_cost_of_chart;
use super::super::sums::Parts;
use super::build::{ChartBuilder, StrategyChart, each_deal, holding_of};
use super::holding::Holding;
use crate::PayTable;
use crate::practice::CanonicalHand;
use fair_deal_core::{Card, PackCard, Rank, Suit, WildHand};
use fair_deal_table::Marks;

/// The largest number of hands of a row.
const HANDS: usize = 12;

/// A row of a chart with hands that it decides.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RowExercise {
    /// The kinds of holds of the row, the most valuable first: at least one.
    pub holdings: Vec<Holding>,
    /// The share of all hands that the row decides.
    pub frequency: f64,
    /// The additional cost of the chart without the row, per coin and hand.
    pub price: f64,
    /// Different hands that the row decides: at least one. On each of them the chart has one hold, which is exactly the
    /// best.
    pub hands: Vec<RowHand>,
}

/// A hand that a row decides.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RowHand {
    /// The cards, up to suits.
    pub hand: CanonicalHand,
    /// The discard of the chart, with the places of [`CanonicalHand::cards`].
    pub swapped: Marks,
    /// The kind of hold that it leaves: one of the row.
    pub holding: Holding,
    /// The cost of each discard compared with the best one, in coins per coin bet: in the order of [`Marks::all`], with
    /// the places of [`CanonicalHand::cards`].
    pub costs: Vec<f32>,
}

/// A question to a worker: the rows of the chart of this pay table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RowExercisesQuestion {
    /// The pays per coin.
    pub table: PayTable,
    /// The cost that the chart may have beyond that of the longest chart, as in
    /// [`StrategyQuestion`](super::super::StrategyQuestion).
    #[cfg_attr(feature = "serde", serde(deserialize_with = "extra_cost_of_chart"))]
    pub extra_cost: f64,
}

impl RowExercisesQuestion {
    /// Returns the rows, in the order of the chart. Rows whose hands all have several holds to choose from are left out.
    #[must_use]
    pub fn answer(&self) -> Vec<RowExercise> {
        let coach = DrawCoach::new(&self.table);
        let builder = ChartBuilder::new(&coach);
        let chart = builder.chart(self.extra_cost);
        let mut hands = hands(&coach, &builder, &chart);
        let rows = chart.rows.iter().zip(builder.frequencies(&chart));
        let exercise = |(at, (row, frequency)): (usize, (&super::StrategyRow, f64))| {
            let hands = hands.remove(&at)?;
            Some(RowExercise {
                holdings: row.holdings.clone(),
                frequency,
                price: row.price,
                hands,
            })
        };
        rows.enumerate().filter_map(exercise).collect()
    }
}

/// The hands of each row.
fn hands(
    coach: &DrawCoach,
    builder: &ChartBuilder,
    chart: &StrategyChart,
) -> BTreeMap<usize, Vec<RowHand>> {
    // The deals come in the order of their kinds. Their mixed numbers are in no order, so that the first ones differ.
    let mut chosen: BTreeMap<usize, BTreeMap<u32, u32>> = BTreeMap::new();
    for (deal, row) in builder.decided_without_loss(chart) {
        let of_row = chosen.entry(row).or_default();
        of_row.insert(deal.wrapping_mul(MIXER), deal);
        if of_row.len() > MOST_TRIED {
            of_row.pop_last();
        }
    }
    let rows = chosen.iter();
    let rows =
        rows.flat_map(|(row, deals)| deals.iter().map(move |(at, deal)| (*deal, (*row, *at))));
    let places: BTreeMap<u32, (usize, u32)> = rows.collect();
    let mut found: BTreeMap<usize, BTreeMap<u32, RowHand>> = BTreeMap::new();
    let mut deal = 0;
    each_deal(coach, |_, kinds, parts, _, _| {
        if let Some((row, at)) = places.get(&deal)
            && let Some(hand) = row_hand(coach, chart, kinds, parts)
        {
            let of_row = found.entry(*row).or_default();
            of_row.insert(*at, hand);
        }
        deal += 1;
    });
    let first = |hands: BTreeMap<u32, RowHand>| hands.into_values().take(HANDS).collect();
    found
        .into_iter()
        .map(|(row, its)| (row, first(its)))
        .collect()
}

/// An odd number with irregular bits: the golden ratio in 32 bits.
const MIXER: u32 = 0x9e37_79b9;

/// The number of deals of a row that are tried.
const MOST_TRIED: usize = 2 * HANDS;

/// This deal as a hand. `None` if the chart leaves a choice.
fn row_hand(
    coach: &DrawCoach,
    chart: &StrategyChart,
    kinds: [u8; HAND],
    parts: &Parts,
) -> Option<RowHand> {
    let hand = CanonicalHand::of(&WildHand::new(&cards(coach, kinds, parts)?).ok()?);
    let cards = WildHand::new(&hand.cards()).ok()?;
    let play = chart.holds(coach.table().game(), &cards).ok()?;
    let &[right] = &play.swapped[..] else {
        return None;
    };
    let totals = coach.totals(&cards).ok()?;
    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    let value = |(swapped, total): (Marks, u64)| total as f64 / coach.draws(swapped.count()) as f64;
    let values: Vec<f64> = Marks::all().zip(totals).map(value).collect();
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let of_right = Marks::all().position(|it| it == right)?;
    let is_best = values.get(of_right).is_some_and(|it| *it >= best);
    #[expect(clippy::cast_possible_truncation, reason = "some coins")]
    let cost = |value: &f64| (best - value) as f32;
    let holding = holding_of(coach.table().game(), &cards, right)?;
    is_best.then(|| RowHand {
        hand,
        swapped: right,
        holding,
        costs: values.iter().map(cost).collect(),
    })
}

/// The cards of a deal.
fn cards(coach: &DrawCoach, kinds: [u8; HAND], parts: &Parts) -> Option<Vec<PackCard>> {
    let game = coach.table().game();
    let mut jokers = game.wild_cards().jokers().each();
    let mut deuces = Suit::ALL.into_iter();
    let card = |(place, kind): (usize, u8)| {
        if kind == WILD {
            return match wild_rank(game) {
                Some(rank) => Some(Card::new(rank, deuces.next()?).into()),
                None => jokers.next().map(PackCard::Joker),
            };
        }
        let of_place = |suit: &&u8| **suit >> place & 1 == 1;
        let suit = parts.suits.iter().position(|suit| of_place(&suit))?;
        let rank = *Rank::ALL.get(usize::from(kind))?;
        Some(Card::new(rank, *Suit::ALL.get(suit)?).into())
    };
    kinds.into_iter().enumerate().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_hands_with_one_best_hold() {
        let table: PayTable = "deuces:800-200-25-15-9-5-3-2-2-1".parse().expect("a table");
        let question = RowExercisesQuestion {
            table,
            extra_cost: 0.0003,
        };
        let exercises = question.answer();
        let coach = DrawCoach::new(&table);
        let chart = ChartBuilder::new(&coach).chart(question.extra_cost);
        assert_eq!(exercises.len(), chart.rows.len());
        // On the other hands the player holds only the deuces.
        let decided: f64 = exercises.iter().map(|it| it.frequency).sum();
        assert!((0.6..0.7).contains(&decided), "{decided}");
        let mut hands = 0;
        for (row, exercise) in exercises.iter().enumerate() {
            assert_eq!(exercise.holdings, chart.rows[row].holdings);
            for RowHand {
                hand,
                swapped: right,
                holding,
                costs,
            } in &exercise.hands
            {
                assert!(exercise.holdings.contains(holding), "{hand:?}");
                let cards = WildHand::new(&hand.cards()).expect("a hand");
                let play = chart.holds(table.game(), &cards).expect("a play");
                assert_eq!(play.row, Some(row), "{cards:?}");
                assert_eq!(play.swapped, [*right], "{cards:?}");
                let advice = coach.advise(&cards).expect("advice");
                assert_eq!(costs.len(), 32);
                for (swapped, cost) in Marks::all().zip(costs) {
                    let exact = advice.best().value() - advice.of(swapped).value();
                    assert!((f64::from(*cost) - exact).abs() < 1e-4, "{cards:?}");
                    assert!(swapped != *right || *cost == 0.0, "{cards:?}");
                }
                hands += 1;
            }
        }
        assert!(hands > 8 * exercises.len(), "{hands}");
    }
}
