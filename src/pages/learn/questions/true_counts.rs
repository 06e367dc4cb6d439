//! From the running count to the true count.

use crate::blackjack::DeckCount;
use crate::coach::counting::Rounding;
use crate::core::Secret;
use crate::games::blackjack::items::BlackjackDecision;
use crate::memory::{Item, ItemName};

/// A running count about which the lesson asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrueCountQuestion {
    /// The running count.
    pub running: i64,
    /// The half decks that are left: at least one.
    pub halves: u8,
    /// Numbers to choose from, in ascending order, with the true count among them.
    pub choices: Vec<i64>,
}

/// The number of choices.
const CHOICES: i64 = 4;

/// The greatest true count of a question.
const MOST: i64 = 6;

impl TrueCountQuestion {
    /// The rounding of true counts in the lessons, as in published indices.
    pub const ROUNDING: Rounding = Rounding::Down;

    /// A running count for this item, as this secret draws it. `None` for another item.
    #[must_use]
    pub fn of(item: &ItemName, secret: &Secret) -> Option<TrueCountQuestion> {
        let BlackjackDecision::TrueCount { halves } = item.to_string().parse().ok()? else {
            return None;
        };
        // Up to a true count of six, and at least two on either side.
        let most = (i64::from(halves) * MOST / 2).max(2);
        let draw = |number: u32, below: i64| {
            let below = u64::try_from(below).unwrap_or(1);
            i64::try_from(secret.practice(number).draw(below)).unwrap_or(0)
        };
        let mut question = TrueCountQuestion {
            running: draw(1, 2 * most + 1) - most,
            halves,
            choices: vec![],
        };
        let lowest = question.true_count() - draw(2, CHOICES);
        question.choices = (lowest..lowest + CHOICES).collect();
        Some(question)
    }

    /// The true count, rounded.
    #[must_use]
    pub fn true_count(&self) -> i64 {
        TrueCountQuestion::ROUNDING.whole_of(2 * self.running, i64::from(self.halves))
    }
}

/// A wrong true count has no exact cost of its own. This one is small, so that the lesson takes no division for known.
const COST: f64 = 0.001;

/// The items of a shoe of so many decks: half decks that may be left at a decision.
pub(super) fn items(decks: DeckCount) -> Vec<Item> {
    let halves = 1..=(2 * decks.number()).saturating_sub(1);
    let item = |halves: u8| {
        let name = BlackjackDecision::TrueCount { halves }.name().ok()?;
        Item::new(name, 1.0, COST).ok()
    };
    halves.filter_map(item).collect()
}
