//! The decks in a discard tray.

use crate::blackjack::DeckCount;
use crate::core::Secret;
use crate::games::blackjack::items::BlackjackDecision;
use crate::memory::{Item, ItemName};
use crate::pages::counting::{Precision, Question};

/// A discard tray about which the lesson asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayQuestion {
    /// The number of decks that fill the tray.
    pub decks: DeckCount,
    /// The number of cards in it.
    pub cards: u32,
    /// The half decks in it, rounded.
    pub halves: u8,
    /// Numbers of half decks to choose from, in ascending order, with the right one among them.
    pub choices: Vec<u8>,
}

/// The number of choices.
const CHOICES: u8 = 4;

/// The cards of half a deck.
const HALF: u32 = 26;

/// The cards by which the tray may differ from whole half decks: fewer than half of them, so that one answer is right.
const OFF: u32 = 8;

impl TrayQuestion {
    /// A tray of this item, as this secret draws it. `None` for another item.
    #[must_use]
    pub fn of(item: &ItemName, secret: &Secret) -> Option<TrayQuestion> {
        let BlackjackDecision::Tray { decks, halves } = item.to_string().parse().ok()? else {
            return None;
        };
        let draw = |number: u32, below: u32| {
            u32::try_from(secret.practice(number).draw(u64::from(below))).unwrap_or(0)
        };
        let before = u8::try_from(draw(2, u32::from(CHOICES))).unwrap_or(0);
        let most = (2 * decks.number()).saturating_sub(CHOICES);
        let lowest = halves.saturating_sub(before).clamp(1, most.max(1));
        Some(TrayQuestion {
            decks,
            cards: HALF * u32::from(halves) + draw(1, 2 * OFF + 1) - OFF,
            halves,
            choices: (lowest..lowest + CHOICES).collect(),
        })
    }
}

impl TrayQuestion {
    /// The same question in the drill of the counting page, which has its words.
    #[must_use]
    pub const fn in_drill(&self) -> Question {
        Question::Tray {
            decks: self.decks,
            cards: self.cards,
            precision: Precision::Halves,
        }
    }
}

/// A wrong estimate has no exact cost of its own. This one is small, so that the lesson takes no tray for known.
const COST: f64 = 0.001;

/// The half decks that can lie in the tray of a shoe of so many decks while a round is played.
pub(super) fn items(decks: DeckCount) -> Vec<Item> {
    let halves = 1..2 * decks.number();
    let item = |halves: u8| {
        let name = BlackjackDecision::Tray { decks, halves }.name().ok()?;
        Item::new(name, 1.0, COST).ok()
    };
    halves.filter_map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_have_one_right_answer() {
        for decks in [DeckCount::Two, DeckCount::Six, DeckCount::Eight] {
            for item in items(decks) {
                for byte in 0..40 {
                    let secret = Secret::from_bytes([byte; 32]);
                    let tray = TrayQuestion::of(&item.name, &secret).expect("a question");
                    assert_eq!(tray.decks, decks);
                    assert!(tray.cards < 52 * u32::from(decks.number()), "{tray:?}");
                    let nearest = (tray.cards + HALF / 2) / HALF;
                    assert_eq!(nearest, u32::from(tray.halves), "{tray:?}");
                    let right = tray.choices.iter().filter(|it| **it == tray.halves);
                    assert_eq!(right.count(), 1, "{tray:?}");
                    assert!(
                        tray.choices.iter().all(|it| *it <= 2 * decks.number()),
                        "{tray:?}"
                    );
                }
            }
        }
    }
}
