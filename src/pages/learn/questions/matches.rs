//! A decision of the solved poker match.

use super::{Choice, one_of, shuffled};
use crate::core::{Card, Secret, Suit};
use crate::games::poker_match::items::PokerMatchDecision;
use crate::memory::{Item, ItemName};
use crate::poker::equilibrium::exercises::RIGHT;
use crate::poker::equilibrium::{Action, HandKind, MatchExercise, Point};

/// A decision about which the lesson asks.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchQuestion {
    /// The point of the match.
    pub point: Point,
    /// The kind of the hand.
    pub kind: HandKind,
    /// The cards.
    pub hand: Vec<Card>,
    /// The actions, each with its loss in chips against the equilibrium.
    actions: Vec<(Action, f32)>,
}

/// The number of cards of a hand.
const CARDS: usize = 5;

impl MatchQuestion {
    /// A hand of this item, with suits and an order that this secret draws. `None` if no exercise is about it.
    #[must_use]
    pub fn of(
        item: &ItemName,
        exercises: &[MatchExercise],
        secret: &Secret,
    ) -> Option<MatchQuestion> {
        let exercise = exercises
            .iter()
            .find(|it| name_of(it).as_ref() == Some(item))?;
        let hand = one_of(&exercise.hands, &secret.practice(1))?;
        let suits = shuffled(Suit::ALL.to_vec(), &secret.practice(2));
        let renamed = |card: &Card| {
            let suit = suits.get(card.suit as usize).copied();
            Card::new(card.rank, suit.unwrap_or(card.suit))
        };
        let cards: Vec<Card> = hand.cards.iter().map(renamed).collect();
        let actions = hand.actions.iter().map(|(action, loss)| {
            let action = match action {
                Action::Move(step) => Action::Move(*step),
                Action::Keep(kept) => Action::Keep(kept.iter().map(renamed).collect()),
            };
            (action, *loss)
        });
        Some(MatchQuestion {
            point: exercise.point,
            kind: exercise.kind,
            actions: actions.collect(),
            hand: shuffled(cards, &secret.practice(3)),
        })
    }

    /// The answers to choose from: moves, or numbers of cards to swap from none to five.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let mut actions: Vec<&Action> = self.actions.iter().map(|it| &it.0).collect();
        actions.sort_by_key(|action| match action {
            Action::Move(_) => 0,
            Action::Keep(kept) => CARDS - kept.len(),
        });
        actions.into_iter().map(choice).collect()
    }

    /// Returns true if this answer costs next to nothing against the equilibrium. `None` if it is none of those to choose
    /// from.
    #[must_use]
    pub fn is_right(&self, answer: Choice) -> Option<bool> {
        self.loss(answer).map(|loss| loss <= RIGHT)
    }

    /// The loss of an answer in chips against the equilibrium. `None` if it is none of those to choose from.
    #[must_use]
    pub fn loss(&self, answer: Choice) -> Option<f32> {
        let mut actions = self.actions.iter();
        actions.find(|it| choice(&it.0) == answer).map(|it| it.1)
    }

    /// The right actions, the best first.
    #[must_use]
    pub fn right(&self) -> Vec<&Action> {
        let mut right: Vec<&(Action, f32)> =
            self.actions.iter().filter(|it| it.1 <= RIGHT).collect();
        right.sort_by(|one, other| one.1.total_cmp(&other.1));
        right.into_iter().map(|it| &it.0).collect()
    }
}

/// The answer that is this action.
#[must_use]
pub fn choice(action: &Action) -> Choice {
    match action {
        Action::Move(step) => Choice::Move(*step),
        Action::Keep(kept) => Choice::Swap(u8::try_from(CARDS - kept.len()).unwrap_or(0)),
    }
}

fn name_of(exercise: &MatchExercise) -> Option<ItemName> {
    let MatchExercise { point, kind, .. } = *exercise;
    PokerMatchDecision::Solved { point, kind }.name().ok()
}

/// The items of these exercises. Their costs are in chips.
pub(super) fn items(exercises: &[MatchExercise]) -> Vec<Item> {
    let item = |it: &MatchExercise| Item::new(name_of(it)?, it.frequency, it.cost).ok();
    exercises.iter().filter_map(item).collect()
}
