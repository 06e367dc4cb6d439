//! What a poker hand is called.

use super::{one_of, shuffled};
use crate::core::{Card, Category, PokerHand, Rank, Secret, Suit};
use crate::games::solo_draw::items::SoloDrawDecision;
use crate::lab::exact::{EXACT, probability};
use crate::memory::{Item, ItemName};

/// A hand about which the lesson asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankQuestion {
    /// The hand.
    pub hand: PokerHand,
    /// What it is called.
    pub category: Category,
    /// Names to choose from, the highest first, with the right one among them.
    pub choices: Vec<Category>,
}

/// The number of choices.
const CHOICES: usize = 4;

impl RankQuestion {
    /// A hand of this item, as this secret draws it. `None` for another item.
    #[must_use]
    pub fn of(item: &ItemName, secret: &Secret) -> Option<RankQuestion> {
        let SoloDrawDecision::Rank(category) = item.to_string().parse().ok()?;
        let all: Vec<Category> = SoloDrawDecision::ranks().collect();
        let place = all.iter().position(|it| *it == category)?;
        // The neighbours of a hand are what it is mistaken for.
        let most = all.len().checked_sub(CHOICES)?;
        let starts: Vec<usize> = (place.saturating_sub(CHOICES - 1)..=place.min(most)).collect();
        let start = *one_of(&starts, &secret.practice(1))?;
        Some(RankQuestion {
            hand: hand(category, &secret.practice(2))?,
            category,
            choices: all.into_iter().skip(start).take(CHOICES).collect(),
        })
    }

    /// The number of dealt hands among which there is one of this category, on average.
    #[must_use]
    pub fn one_in(&self) -> Option<f64> {
        let (_, hands) = EXACT.into_iter().find(|(it, _)| *it == self.category)?;
        Some(1.0 / probability(hands))
    }
}

/// The number of hands that are tried. A third or more of the drawn ones have the category.
const TRIED: u32 = 100;

/// A hand of this category, as this secret draws it.
fn hand(category: Category, secret: &Secret) -> Option<PokerHand> {
    // How often each rank occurs, or none for ranks in sequence.
    let groups: &[usize] = match category {
        Category::HighCard | Category::Flush => &[1, 1, 1, 1, 1],
        Category::OnePair => &[2, 1, 1, 1],
        Category::TwoPair => &[2, 2, 1],
        Category::ThreeOfAKind => &[3, 1, 1],
        Category::FullHouse => &[3, 2],
        Category::FourOfAKind => &[4, 1],
        Category::Straight | Category::StraightFlush | Category::RoyalFlush => &[],
        // Five of a kind takes a joker.
        Category::FiveOfAKind => return None,
    };
    let has_one_suit = match category {
        Category::Flush | Category::StraightFlush | Category::RoyalFlush => true,
        Category::HighCard
        | Category::OnePair
        | Category::TwoPair
        | Category::ThreeOfAKind
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::Straight
        | Category::FiveOfAKind => false,
    };
    let drawn = |attempt: u32| {
        let secret = secret.practice(attempt);
        let one_suit = *one_of(&Suit::ALL, &secret.practice(1))?;
        let ranks: Vec<(Rank, usize)> = if groups.is_empty() {
            sequence(&secret.practice(2))?
        } else {
            let ranks = shuffled(Rank::ALL.to_vec(), &secret.practice(2));
            ranks.into_iter().zip(groups.iter().copied()).collect()
        };
        let cards = ranks
            .into_iter()
            .zip(3..)
            .flat_map(|((rank, count), number)| {
                let suits = if has_one_suit {
                    vec![one_suit]
                } else {
                    shuffled(Suit::ALL.to_vec(), &secret.practice(number))
                };
                suits
                    .into_iter()
                    .take(count)
                    .map(move |suit| Card::new(rank, suit))
            });
        let cards = shuffled(cards.collect(), &secret.practice(0));
        PokerHand::new(&cards).ok()
    };
    let mut hands = (0..TRIED).filter_map(drawn);
    hands.find(|it| it.rank().category() == category)
}

/// Five ranks in sequence, each once. The ace is the highest, or the lowest before a two.
fn sequence(secret: &Secret) -> Option<Vec<(Rank, usize)>> {
    let ranks: Vec<Rank> = [Rank::Ace].into_iter().chain(Rank::ALL).collect();
    let runs: Vec<&[Rank]> = ranks.windows(5).collect();
    let run = one_of(&runs, secret)?;
    Some(run.iter().map(|rank| (*rank, 1)).collect())
}

/// A wrong name has no exact cost. This one is small, so that the lesson takes no rank for known.
const COST: f64 = 0.001;

/// The categories, all as frequent as each other.
pub(super) fn items() -> Vec<Item> {
    let item = |it: Category| Item::new(SoloDrawDecision::Rank(it).name().ok()?, 1.0, COST).ok();
    SoloDrawDecision::ranks().filter_map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_category_has_hands_and_choices() {
        for category in SoloDrawDecision::ranks() {
            let name = SoloDrawDecision::Rank(category).name().expect("a name");
            let mut hands = vec![];
            for byte in 0..60 {
                let secret = Secret::from_bytes([byte; 32]);
                let question = RankQuestion::of(&name, &secret).expect("a question");
                assert_eq!(question.hand.rank().category(), category);
                assert_eq!(question.choices.len(), CHOICES);
                assert!(question.choices.contains(&category));
                hands.push(question.hand);
            }
            let first = &hands[0];
            assert!(hands.iter().any(|hand| hand != first), "{category:?}");
        }
    }

    #[test]
    fn chance_of_a_rank_is_that_of_the_books() {
        let one_in = |category| {
            let name = SoloDrawDecision::Rank(category).name().expect("a name");
            let question = RankQuestion::of(&name, &Secret::from_bytes([1; 32]));
            let one_in = question.expect("a question").one_in();
            format!("{:.1}", one_in.expect("a number"))
        };
        assert_eq!(one_in(Category::RoyalFlush), "649740.0");
        assert_eq!(one_in(Category::FullHouse), "694.2");
        assert_eq!(one_in(Category::OnePair), "2.4");
    }
}
