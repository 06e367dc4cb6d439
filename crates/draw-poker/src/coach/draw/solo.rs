//! The coach of solo draw, which has no pays: the outcomes of each of the 32 holds, from the current pack.

use std::fmt;
use std::str::FromStr;

use super::advice::{NoDrawAdvice, counts_from_numbers};
use super::kinds::{KINDS, WILD};
use super::question::{NotADrawQuestion, decode_cards, decode_hand, encode_cards};
use super::sums::{Parts, Results, Sums, count_holds};
use fair_deal_core::{Category, Jokers, PackCard, Rank, WildHand};
use fair_deal_table::{Fields, Marks};

/// The number of categories.
const CATEGORIES: usize = Category::ALL.len();

/// The coach of solo draw with these jokers in the pack. Asking it takes about a millisecond.
#[derive(Clone, Debug)]
pub struct SoloCoach {
    jokers: Jokers,
    results: Results,
}

/// The number of draws in each category, for each of the 32 holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloChances {
    /// The holds, in the order of [`Marks::all`] of the discards.
    holds: [SoloHold; 32],
}

/// The outcomes of the draws after certain discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloHold {
    swapped: Marks,
    /// The counts, by the place of the category in [`Category::ALL`].
    counts: [u32; CATEGORIES],
}

impl SoloHold {
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

impl SoloChances {
    /// All 32 holds, in the order of [`Marks::all`] of the discards.
    #[must_use]
    pub const fn holds(&self) -> &[SoloHold; 32] {
        &self.holds
    }

    /// Encodes the chances as plain numbers for a worker message: for each hold, the number of draws in each
    /// [category](Category::ALL).
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let counts = self.holds.iter().flat_map(|hold| hold.counts);
        counts.map(f64::from).collect()
    }

    /// Decodes the chances from these numbers, or returns `None` if they are invalid.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<SoloChances> {
        let hold = |(swapped, numbers): (Marks, &[f64])| {
            let counts: [u64; CATEGORIES] = counts_from_numbers(numbers)?;
            let fits = u32::try_from(counts.iter().sum::<u64>()).is_ok();
            let counts = counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
            fits.then_some(SoloHold { swapped, counts })
        };
        let holds = Marks::all().zip(numbers.chunks(CATEGORIES)).map(hold);
        let holds: Vec<SoloHold> = holds.collect::<Option<_>>()?;
        let fits = numbers.len() == CATEGORIES * holds.len();
        let holds = holds.try_into().ok().filter(|_| fits)?;
        Some(SoloChances { holds })
    }
}

impl SoloCoach {
    /// Creates the coach for a pack of one deck with these jokers.
    #[must_use]
    pub fn new(jokers: Jokers) -> SoloCoach {
        let results = Results::with_jokers(jokers, |hand| hand.rank().category() as u8);
        SoloCoach { jokers, results }
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
    pub fn chances(&self, hand: &WildHand, gone: &[PackCard]) -> Result<SoloChances, NoDrawAdvice> {
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
            SoloHold {
                swapped,
                counts: Category::ALL.map(|category| counts[category as usize]),
            }
        });
        Ok(SoloChances { holds })
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

/// A question for the outcomes of each hold in solo draw. The answer is [`SoloChances::to_numbers`], or no numbers if
/// there are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloQuestion {
    /// The jokers in the pack.
    pub jokers: Jokers,
    /// The five cards.
    pub hand: WildHand,
    /// The cards that were discarded earlier.
    pub gone: Vec<PackCard>,
}

impl SoloQuestion {
    /// Asks this coach, which must be for the same jokers.
    ///
    /// # Errors
    /// The errors of [`SoloCoach::chances`].
    pub fn ask(&self, coach: &SoloCoach) -> Result<SoloChances, NoDrawAdvice> {
        coach.chances(&self.hand, &self.gone)
    }
}

/// Writes the fields `solo` (the jokers), `hand`, and `gone` if any cards are gone. Cards have dots between them.
impl fmt::Display for SoloQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gone = (!self.gone.is_empty()).then(|| encode_cards(&self.gone));
        Fields::new()
            .with("solo", self.jokers)
            .with("hand", encode_cards(self.hand.cards()))
            .with_some("gone", gone)
            .fmt(f)
    }
}

impl FromStr for SoloQuestion {
    type Err = NotADrawQuestion;

    fn from_str(text: &str) -> Result<SoloQuestion, NotADrawQuestion> {
        let fields = Fields::parse(text);
        let jokers = fields.get("solo").and_then(|jokers| jokers.parse().ok());
        Ok(SoloQuestion {
            jokers: jokers.ok_or(NotADrawQuestion)?,
            hand: decode_hand(&fields)?,
            gone: fields.get("gone").map_or(Ok(vec![]), decode_cards)?,
        })
    }
}

const _: () = assert!(Rank::ALL.len() == WILD as usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solo_questions_and_answers_round_trip() {
        for (jokers, codes, gone) in [
            (Jokers::None, "KS KH 7D 7C 2S", ""),
            (Jokers::One, "X1 KH 7D 4C 2S", "AS AH"),
            (Jokers::Two, "AS KS QS JS TS", "X1 X2 2S"),
        ] {
            let question = SoloQuestion {
                jokers,
                hand: codes.parse().expect(codes),
                gone: PackCard::parse_list(gone).expect(gone),
            };
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(question.clone()), "{text}");
            let chances = question.ask(&SoloCoach::new(jokers)).expect("chances");
            let numbers = chances.to_numbers();
            assert_eq!(SoloChances::from_numbers(&numbers), Some(chances));
            assert_eq!(SoloChances::from_numbers(&numbers[1..]), None);
            assert_eq!(SoloChances::from_numbers(&numbers[CATEGORIES..]), None);
            let more = [&numbers[..], &[1.0]].concat();
            assert_eq!(SoloChances::from_numbers(&more), None);
        }
        for text in [
            "",
            "hand=KS.KH.7D.7C.2S",
            "solo=&hand=KS.KH.7D.7C",
            "solo=3-jokers&hand=KS.KH.7D.7C.2S",
            "solo=&hand=KS.KH.7D.7C.2S&gone=1S",
        ] {
            assert_eq!(
                text.parse::<SoloQuestion>(),
                Err(NotADrawQuestion),
                "{text}"
            );
        }
    }

    #[test]
    fn impossible_cards_are_rejected() {
        let coach = SoloCoach::new(Jokers::One);
        let refused = |hand: &str, gone: &str| {
            let gone = PackCard::parse_list(gone).expect(gone);
            let chances = coach.chances(&hand.parse().expect(hand), &gone);
            chances.expect_err("no chances").to_string()
        };
        assert_eq!(
            refused("KS KH 7D 7C X2", ""),
            "X2 is not in the pack that is played with here."
        );
        assert_eq!(
            refused("KS KH 7D 7C 2S", "X2"),
            "X2 is not in the pack that is played with here."
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
