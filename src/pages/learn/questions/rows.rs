//! A hand of video poker, by the strategy chart.

use super::{one_of, shuffled};
use crate::coach::draw::{Holding, RowExercise, RowHand};
use crate::core::{Card, PackCard, Secret, Suit, WildHand};
use crate::games::video_poker::items::{VideoPokerDecision, chart_items};
use crate::memory::{Item, ItemName};
use crate::poker::PayTable;
use crate::table::Marks;

/// A hand about which the lesson asks.
#[derive(Clone, Debug, PartialEq)]
pub struct RowQuestion {
    /// The pay table.
    pub table: PayTable,
    /// The kind of the right hold.
    pub holding: Holding,
    /// The cards.
    pub hand: WildHand,
    /// The cards that the player does not hold so far.
    pub swapped: Marks,
    /// The discard of the chart.
    pub right: Marks,
    /// The cost of each discard, in the order of [`Marks::all`].
    costs: Vec<f32>,
}

impl RowQuestion {
    /// A hand of this item, with suits and an order that this secret draws. `None` if no exercise is about it.
    #[must_use]
    pub fn of(
        item: &ItemName,
        table: PayTable,
        exercises: &[RowExercise],
        secret: &Secret,
    ) -> Option<RowQuestion> {
        let is_of = |it: &&RowExercise| name_of(table, it).as_ref() == Some(item);
        let exercise = exercises.iter().find(is_of)?;
        let RowHand {
            hand,
            swapped,
            holding,
            costs,
        } = one_of(&exercise.hands, &secret.practice(1))?;
        let suits = shuffled(Suit::ALL.to_vec(), &secret.practice(2));
        // The places of the cards of the exercise, in their new order.
        let order = shuffled((0..Marks::PLACES).collect(), &secret.practice(3));
        let its = hand.cards();
        let renamed = |card: PackCard| match card {
            PackCard::Natural(Card { rank, suit }) => {
                let suit = suits.get(suit as usize).copied().unwrap_or(suit);
                Card::new(rank, suit).into()
            }
            PackCard::Joker(joker) => PackCard::Joker(joker),
        };
        let cards = order.iter().filter_map(|place| its.get(*place).copied());
        let cards: Vec<PackCard> = cards.map(renamed).collect();
        let places = order.iter().enumerate();
        let moved = places.filter(|(_, old)| swapped.is_marked(**old));
        let right = moved.fold(Marks::NONE, |marks, (new, _)| marks.toggled(new));
        let cost = |swapped: Marks| {
            let marked = swapped.places().filter_map(|new| order.get(new));
            let before = marked.fold(Marks::NONE, |marks, old| marks.toggled(*old));
            let place = Marks::all().position(|it| it == before)?;
            costs.get(place).copied()
        };
        let costs: Option<Vec<f32>> = Marks::all().map(cost).collect();
        Some(RowQuestion {
            table,
            holding: *holding,
            hand: WildHand::new(&cards).ok()?,
            swapped: Marks::ALL,
            right,
            costs: costs?,
        })
    }

    /// The cost of this discard compared with the best one, in coins per coin bet.
    #[must_use]
    pub fn cost(&self, swapped: Marks) -> Option<f64> {
        let place = Marks::all().position(|it| it == swapped)?;
        self.costs.get(place).copied().map(f64::from)
    }
}

fn name_of(table: PayTable, exercise: &RowExercise) -> Option<ItemName> {
    let first = *exercise.holdings.first()?;
    VideoPokerDecision::Row { table, first }.name().ok()
}

/// The items of these exercises.
pub(super) fn items(table: PayTable, exercises: &[RowExercise]) -> Vec<Item> {
    chart_items(table, exercises)
}
