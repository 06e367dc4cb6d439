//! The coach of solo draw, which has no pays: the outcomes of each of the 32 holds, from the current pack.

use super::advice::NoDrawAdvice;
use super::kinds::{KINDS, WILD};
use super::sums::{Parts, Results, Sums, count_holds};
use fair_deal_core::{Category, Jokers, PackCard, Rank, WildHand};
use fair_deal_table::Marks;

/// The number of categories.
const CATEGORIES: usize = Category::ALL.len();

/// The coach of solo draw with these jokers in the pack. Asking it takes about a millisecond.
#[derive(Clone, Debug)]
pub struct SoloDrawCoach {
    jokers: Jokers,
    results: Results,
}

/// The number of draws in each category, for each of the 32 holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "Vec<[u32; CATEGORIES]>", into = "Vec<[u32; CATEGORIES]>")
)]
pub struct SoloDrawChances {
    /// The holds, in the order of [`Marks::all`] of the discards.
    holds: [SoloDrawHold; 32],
}

/// The outcomes of the draws after certain discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloDrawHold {
    swapped: Marks,
    /// The counts, by the place of the category in [`Category::ALL`].
    counts: [u32; CATEGORIES],
}

impl SoloDrawHold {
    /// The discards.
    #[must_use]
    pub const fn swapped(&self) -> Marks {
        self.swapped
    }

    /// The number of draws, all equally likely. It is 0 if the deck has fewer cards than the discards.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The number of draws that end in this category.
    #[must_use]
    pub const fn count(&self, category: Category) -> u32 {
        self.counts[category as usize]
    }
}

impl SoloDrawChances {
    /// All 32 holds, in the order of [`Marks::all`] of the discards.
    #[must_use]
    pub const fn holds(&self) -> &[SoloDrawHold; 32] {
        &self.holds
    }
}

impl SoloDrawCoach {
    /// Creates the coach for a pack of one deck with these jokers.
    #[must_use]
    pub fn new(jokers: Jokers) -> SoloDrawCoach {
        let results = Results::with_jokers(jokers, |hand| hand.rank().category() as u8);
        SoloDrawCoach { jokers, results }
    }

    /// The jokers in the coach's pack.
    #[must_use]
    pub const fn jokers(&self) -> Jokers {
        self.jokers
    }

    /// The outcomes of this hand, with these other cards already discarded.
    ///
    /// # Errors
    /// [`NoDrawAdvice`] if a card occurs twice, or a joker is not in the pack.
    pub fn chances(
        &self,
        hand: &WildHand,
        gone: &[PackCard],
    ) -> Result<SoloDrawChances, NoDrawAdvice> {
        self.check_cards(hand, gone)?;
        let is_left = |joker: &_| !gone.contains(&PackCard::Joker(*joker));
        let jokers = self
            .jokers
            .each()
            .filter(is_left)
            .fold(0, |left, _| left + 1);
        let pack = |each: u8| {
            let mut of_kind = [each; KINDS];
            of_kind[usize::from(WILD)] = jokers;
            of_kind
        };
        // A joker makes flushes of any suit.
        let (mut of_kind, mut of_suit) = (pack(4), [pack(1); 4]);
        for card in gone.iter().filter_map(|card| card.natural()) {
            of_kind[card.rank as usize] -= 1;
            of_suit[card.suit as usize][card.rank as usize] = 0;
        }
        let mut mixed = Sums::mixed(&of_kind, &self.results);
        let suited = of_suit.map(|of_kind| Sums::suited(&of_kind, &self.results));
        for suit in &suited {
            mixed.add_without_naturals(suit, 1);
        }
        let parts = Parts::of(hand, None);
        let counts = count_holds(&parts, &self.results, &mixed, |suit| &suited[suit & 3]);
        let mut each = Marks::all().zip(parts.held());
        let holds = [(); 32].map(|()| {
            // There are 32 of them, so the default is never used.
            let (swapped, held) = each.next().unwrap_or_default();
            let counts = &counts[usize::from(held) & 31];
            SoloDrawHold {
                swapped,
                counts: Category::ALL.map(|category| counts[category as usize]),
            }
        });
        Ok(SoloDrawChances { holds })
    }

    fn check_cards(&self, hand: &WildHand, gone: &[PackCard]) -> Result<(), NoDrawAdvice> {
        for card in hand.cards().iter().chain(gone) {
            let in_pack = match card {
                PackCard::Natural(_) => true,
                PackCard::Joker(joker) => self.jokers.each().any(|it| it == *joker),
            };
            if !in_pack {
                return Err(NoDrawAdvice::NotInThePack(*card));
            }
        }
        let mut before = hand.cards().to_vec();
        for card in gone {
            if before.contains(card) {
                return Err(NoDrawAdvice::Twice(*card));
            }
            before.push(*card);
        }
        Ok(())
    }
}

/// A question for the outcomes of each hold in solo draw. The answer is [`SoloDrawChances`], or an error if the
/// coach cannot value the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SoloDrawQuestion {
    /// The jokers in the pack.
    pub jokers: Jokers,
    /// The five cards.
    pub hand: WildHand,
    /// The cards that were discarded earlier.
    pub gone: Vec<PackCard>,
}

impl SoloDrawQuestion {
    /// Asks this coach, which must be for the same jokers.
    ///
    /// # Errors
    /// The errors of [`SoloDrawCoach::chances`].
    pub fn ask(&self, coach: &SoloDrawCoach) -> Result<SoloDrawChances, NoDrawAdvice> {
        coach.chances(&self.hand, &self.gone)
    }
}

const _: () = assert!(Rank::ALL.len() == WILD as usize);

#[cfg(feature = "serde")]
impl From<SoloDrawChances> for Vec<[u32; CATEGORIES]> {
    fn from(chances: SoloDrawChances) -> Vec<[u32; CATEGORIES]> {
        chances.holds.map(|hold| hold.counts).to_vec()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Vec<[u32; CATEGORIES]>> for SoloDrawChances {
    type Error = &'static str;

    fn try_from(counts: Vec<[u32; CATEGORIES]>) -> Result<SoloDrawChances, &'static str> {
        let sum = |counts: &[u32; CATEGORIES]| {
            counts
                .iter()
                .try_fold(0_u32, |all, count| all.checked_add(*count))
        };
        let is_counted = counts.iter().all(|counts| sum(counts).is_some());
        let holds = Marks::all().zip(&counts);
        let holds = holds.map(|(swapped, counts)| SoloDrawHold {
            swapped,
            counts: *counts,
        });
        let holds: Vec<SoloDrawHold> = holds.collect();
        match holds.try_into() {
            Ok(holds) if is_counted && counts.len() == 32 => Ok(SoloDrawChances { holds }),
            Ok(_) | Err(_) => Err("not the chances of a hand"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_cards_are_rejected() {
        let coach = SoloDrawCoach::new(Jokers::One);
        let refused = |hand: &str, gone: &str| {
            let gone = PackCard::parse_list(gone).expect(gone);
            let chances = coach.chances(&hand.parse().expect(hand), &gone);
            chances.expect_err("no chances").to_string()
        };
        assert_eq!(
            refused("KS KH 7D 7C X2", ""),
            "X2 is not in the pack of this game."
        );
        assert_eq!(
            refused("KS KH 7D 7C 2S", "X2"),
            "X2 is not in the pack of this game."
        );
        assert_eq!(
            refused("KS KH 7D 7C 2S", "3S 2S"),
            "2S cannot be in the hand and gone, or gone twice."
        );
        assert_eq!(
            refused("KS KH 7D 7C 2S", "3S 3S"),
            "3S cannot be in the hand and gone, or gone twice."
        );
    }
}
