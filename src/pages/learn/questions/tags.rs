//! What a card counts in a counting system.

use super::one_of;
use crate::coach::counting::{System, Tag};
use crate::core::{Card, Rank, Secret, Suit};
use crate::games::blackjack::items::BlackjackDecision;
use crate::memory::{Item, ItemName};

/// A card about which the lesson asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagQuestion {
    /// The counting system.
    pub system: System,
    /// The card.
    pub card: Card,
    /// Its tag.
    pub tag: Tag,
    /// All tags of the system, in ascending order.
    pub choices: Vec<Tag>,
}

impl TagQuestion {
    /// A card of this item, with a suit that this secret draws. `None` if the system has no such item.
    #[must_use]
    pub fn of(item: &ItemName, system: System, secret: &Secret) -> Option<TagQuestion> {
        let mut all = BlackjackDecision::tags(system);
        let decision = all.find(|it| it.name().ok().as_ref() == Some(item))?;
        let example = match decision {
            BlackjackDecision::Tag { card, .. } => card,
            BlackjackDecision::Cell { .. }
            | BlackjackDecision::Index { .. }
            | BlackjackDecision::Tray { .. }
            | BlackjackDecision::TrueCount { .. } => return None,
        };
        let tags = system.tags();
        let of_rank = Suit::ALL.map(|suit| Card::new(example.rank, suit));
        let equal = of_rank
            .into_iter()
            .filter(|it| tags.of(*it) == tags.of(example));
        let card = *one_of(&equal.collect::<Vec<Card>>(), secret)?;
        let all = Rank::ALL.into_iter().flat_map(|rank| {
            let of_rank = move |suit| tags.of(Card::new(rank, suit));
            Suit::ALL.map(of_rank)
        });
        let mut choices: Vec<Tag> = all.collect();
        choices.sort_by(|one, other| one.points().total_cmp(&other.points()));
        choices.dedup();
        Some(TagQuestion {
            system,
            card,
            tag: tags.of(card),
            choices,
        })
    }
}

/// The mistake of a wrong tag has no exact cost. This one is small, so that the lesson takes no tag for known.
const COST: f64 = 0.001;

/// The tags of this system, all as frequent as each other.
pub(super) fn items(system: System) -> Vec<Item> {
    let item = |it: BlackjackDecision| Item::new(it.name().ok()?, 1.0, COST).ok();
    BlackjackDecision::tags(system).filter_map(item).collect()
}
