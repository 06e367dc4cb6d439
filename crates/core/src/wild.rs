//! Poker hands with jokers (RULES.md, “Jokers”).
//!
//! A joker is fully wild: it stands for the card that makes the best hand. That card follows from the natural cards
//! alone, without trying the alternatives: a joker joins the largest group, or fills the highest open flush or
//! straight.

use std::str::FromStr;

use crate::card::{Card, Joker, PackCard, Rank, Suit};
use crate::ranking::{Category, HandRank, NotAHand, PokerHand, RANKS, WHEEL, top_card};

/// Five different cards of a pack that may hold jokers, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WildHand {
    cards: [PackCard; 5],
    /// The cards with each joker replaced by the card it stands for.
    plays_as: [Card; 5],
}

impl WildHand {
    /// Creates a hand of these cards.
    ///
    /// # Errors
    /// [`NotAHand`] unless there are five cards, all different.
    pub fn new(cards: &[PackCard]) -> Result<WildHand, NotAHand> {
        let cards: [PackCard; 5] = cards
            .try_into()
            .map_err(|_| NotAHand::NotFive { cards: cards.len() })?;
        for (at, card) in cards.iter().enumerate() {
            if cards[..at].contains(card) {
                return Err(match *card {
                    PackCard::Natural(card) => NotAHand::Twice { card },
                    PackCard::Joker(joker) => NotAHand::JokerTwice { joker },
                });
            }
        }
        Ok(WildHand {
            cards,
            plays_as: play(&cards),
        })
    }

    /// For each card, from left to right, whether it makes the category of the hand: the cards of the pairs, of three or
    /// four of a kind, the highest card of a hand without any, and else all five. A joker does what the card does that it
    /// stands for.
    #[must_use]
    pub fn making(&self) -> [bool; 5] {
        let played = self.plays_as;
        let equal = |card: &Card| played.iter().filter(|it| it.rank == card.rank).count();
        match self.rank().category() {
            Category::HighCard => {
                let highest = played.iter().map(|card| card.rank).max();
                played.map(|card| Some(card.rank) == highest)
            }
            Category::OnePair
            | Category::TwoPair
            | Category::ThreeOfAKind
            | Category::FourOfAKind => played.map(|card| equal(&card) > 1),
            Category::Straight
            | Category::Flush
            | Category::FullHouse
            | Category::StraightFlush
            | Category::RoyalFlush
            | Category::FiveOfAKind => [true; 5],
        }
    }

    /// The five cards, from left to right.
    #[must_use]
    pub const fn cards(&self) -> &[PackCard; 5] {
        &self.cards
    }

    /// The five cards that decide the rank: each joker is replaced by the card it stands for. All five differ, except
    /// in five of a kind, which needs one more card than a deck has of any rank.
    #[must_use]
    pub const fn plays_as(&self) -> &[Card; 5] {
        &self.plays_as
    }

    /// Pairs each card of the hand with the card it plays as. A joker is paired with the card it stands for, any other
    /// card with itself.
    #[must_use]
    pub fn each(&self) -> [(PackCard, Card); 5] {
        [0, 1, 2, 3, 4].map(|place| (self.cards[place], self.plays_as[place]))
    }

    /// Each joker of the hand with the card it stands for, from left to right.
    pub fn jokers(&self) -> impl Iterator<Item = (Joker, Card)> {
        let pairs = self.cards.into_iter().zip(self.plays_as);
        pairs.filter_map(|(card, stands_for)| match card {
            PackCard::Natural(_) => None,
            PackCard::Joker(joker) => Some((joker, stands_for)),
        })
    }

    /// The rank of the hand: the best that the jokers can make. The order of the cards does not matter.
    #[must_use]
    pub fn rank(&self) -> HandRank {
        HandRank::of(&self.plays_as)
    }

    /// The card that names the hand, as in [`PokerHand::top_card`]. A joker is named as the card it stands for.
    #[must_use]
    pub fn top_card(&self) -> Card {
        top_card(&self.plays_as)
    }
}

impl From<PokerHand> for WildHand {
    fn from(hand: PokerHand) -> WildHand {
        WildHand {
            cards: hand.cards().map(PackCard::Natural),
            plays_as: *hand.cards(),
        }
    }
}

impl FromStr for WildHand {
    type Err = NotAHand;

    /// Parses five card codes separated by white space, such as `"KS KH 7D X1 X2"`.
    fn from_str(codes: &str) -> Result<WildHand, NotAHand> {
        WildHand::new(&PackCard::parse_list(codes)?)
    }
}

/// Replaces each joker by the card it stands for.
fn play(cards: &[PackCard; 5]) -> [Card; 5] {
    let mut gaps = None;
    cards.map(|card| match card {
        PackCard::Natural(card) => card,
        PackCard::Joker(_) => gaps.get_or_insert_with(|| Gaps::of(cards)).fill(),
    })
}

/// The cards that the jokers of a hand stand for, given its natural cards.
struct Gaps {
    target: JokerTarget,
    /// The natural cards, and the cards that earlier jokers stand for.
    held: Vec<Card>,
}

enum JokerTarget {
    /// One more card of this rank, in any suit.
    OfAKind(Rank),
    /// The highest of these ranks (a set as in [`HandRank`]), in this suit if one is given.
    OneOf { ranks: u32, suit: Option<Suit> },
}

impl Gaps {
    /// Chooses what the jokers become. A hand has at most two jokers, so it has at least three natural cards. If two of
    /// them share a rank, a joker joins the largest group, or the higher of two pairs. Otherwise the order of the
    /// categories decides: a straight flush, else a flush, else a straight, else a group of the highest rank.
    fn of(cards: &[PackCard; 5]) -> Gaps {
        let held: Vec<Card> = cards.iter().filter_map(|card| card.natural()).collect();
        // The ranks that occur at least once, twice and three times.
        let (mut one, mut two, mut three) = (0, 0, 0);
        for card in &held {
            let rank = 1_u32 << card.rank as u32;
            three |= two & rank;
            two |= one & rank;
            one |= rank;
        }
        let largest = [three, two, one].into_iter().find_map(highest);
        // There is at least one natural card, so the fallback to the two is never used.
        let group = JokerTarget::OfAKind(largest.unwrap_or(Rank::Two));
        let suit = held.first().map(|card| card.suit);
        let one_suit = suit.filter(|suit| held.iter().all(|card| card.suit == *suit));
        let open = |ranks: u32, suit| JokerTarget::OneOf {
            ranks: ranks & !one,
            suit,
        };
        let target = match (two, run_around(one), one_suit) {
            (0, Some(run), suit) => open(run, suit),
            (0, None, Some(suit)) => open(RANKS, Some(suit)),
            (0, None, None) | (1.., _, _) => group,
        };
        Gaps { target, held }
    }

    /// Returns the card that the next joker stands for. Where the suit is free, it takes the first suit, in the order
    /// of a fresh pack, in which the hand has no card of this rank yet.
    fn fill(&mut self) -> Card {
        let (rank, suit) = match &mut self.target {
            JokerTarget::OfAKind(rank) => (*rank, None),
            JokerTarget::OneOf { ranks, suit } => {
                // There is a gap for each joker, so the fallback to the two is never used.
                let rank = highest(*ranks).unwrap_or(Rank::Two);
                *ranks &= !(1 << rank as u32);
                (rank, *suit)
            }
        };
        let is_new = |suit: &Suit| !self.held.contains(&Card::new(rank, *suit));
        let first_new = || Suit::ALL.into_iter().find(is_new);
        // The fifth of a kind repeats the suit of another card.
        let suit = suit.or_else(first_new).unwrap_or(Suit::Spades);
        let card = Card::new(rank, suit);
        self.held.push(card);
        card
    }
}

fn highest(ranks: u32) -> Option<Rank> {
    let holds = |rank: &Rank| ranks >> *rank as u32 & 1 == 1;
    Rank::ALL.into_iter().rev().find(holds)
}

/// Returns true if the natural cards among these have one suit.
#[must_use]
pub fn are_of_one_suit(cards: &[PackCard]) -> bool {
    let mut naturals = cards.iter().filter_map(|card| card.natural());
    let first = naturals.next();
    naturals.all(|card| Some(card.suit) == first.map(|first| first.suit))
}

/// Returns true if these ranks are all different and fit into one straight.
#[must_use]
pub fn fit_one_straight(ranks: &[Rank]) -> bool {
    let set = ranks
        .iter()
        .fold(0_u32, |set, rank| set | 1 << *rank as u32);
    set.count_ones() as usize == ranks.len() && run_around(set).is_some()
}

/// Returns the five ranks of the highest straight that contains all of these ranks.
fn run_around(ranks: u32) -> Option<u32> {
    let runs = (0..=8).rev().map(|lowest| 0b11111 << lowest);
    runs.chain([WHEEL]).find(|run| ranks & !run == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_some_cards_make_the_hand() {
        for (codes, makes) in [
            ("9S 3C 5S 7D KH", "00001"),
            ("9S 3C 9H 7D KH", "10100"),
            ("9S 3C 9H 3D KH", "11110"),
            ("9S 9C 9H 3D KH", "11100"),
            ("9S 9C 9H 9D KH", "11110"),
            ("9S 9C 9H KD KH", "11111"),
            ("AS 2C 3H 4D 5H", "11111"),
            ("X1 3C 5S 7D 9H", "10001"),
            ("2S 2C X1 AD 9H", "11100"),
            ("X1 X2 3C 3S 8D", "11110"),
            ("KC KS X1 X2 KD", "11111"),
        ] {
            let hand: WildHand = codes.parse().expect(codes);
            let shown = hand.making().map(|makes| if makes { '1' } else { '0' });
            assert_eq!(String::from_iter(shown), makes, "{codes}");
        }
    }

    #[test]
    fn joker_makes_best_hand() {
        for (codes, rank, stand_for) in [
            ("X1 3C 5S 7D 9H", "OnePair(9753)", "9S"),
            ("9S 3C 5S 7D X2", "OnePair(9753)", "9H"),
            ("8S X1 8D 5D 5H", "FullHouse(85)", "8H"),
            ("2S 2C X1 AD 9H", "ThreeOfAKind(2A9)", "2H"),
            ("2S 2C 2D X1 9H", "FourOfAKind(29)", "2H"),
            ("2S 2C 2D 2H X1", "FiveOfAKind(2)", "2S"),
            ("X1 2C 3D 4D 5H", "Straight(6)", "6S"),
            ("X1 AC 3D 4D 5H", "Straight(5)", "2S"),
            ("AS TC X1 QD KH", "Straight(A)", "JS"),
            ("AS TS 8S X1 KS", "Flush(AKQT8)", "QS"),
            ("AD KD QD 9D X1", "Flush(AKQJ9)", "JD"),
            ("9S TS X1 QS KS", "StraightFlush(K)", "JS"),
            ("TS X1 JS QS KS", "RoyalFlush(A)", "AS"),
            ("X1 X2 3C 5S 8D", "ThreeOfAKind(853)", "8S 8H"),
            ("X2 X1 3C 5S 7D", "Straight(7)", "6S 4S"),
            ("X1 X2 3C 3S 8D", "FourOfAKind(38)", "3H 3D"),
            ("KC KS X1 X2 KD", "FiveOfAKind(K)", "KH KS"),
            ("X1 X2 3H 5H KH", "Flush(AKQ53)", "AH QH"),
            ("X1 2H 3H X2 5H", "StraightFlush(6)", "6H 4H"),
            ("X1 2H 3H X2 AH", "StraightFlush(5)", "5H 4H"),
            ("TH QH X1 X2 AH", "RoyalFlush(A)", "KH JH"),
        ] {
            let hand: WildHand = codes.parse().expect(codes);
            assert_eq!(format!("{:?}", hand.rank()), rank, "{codes}");
            let played: Vec<String> = hand.jokers().map(|(_, card)| card.to_string()).collect();
            assert_eq!(played.join(" "), stand_for, "{codes}");
        }
    }

    #[test]
    fn five_of_a_kind_ranks_just_below_royal_flush() {
        let rank = |codes: &str| codes.parse::<WildHand>().expect(codes).rank();
        assert!(rank("2S 2H 2C 2D X1") > rank("9S TS JS QS KS"));
        assert!(rank("AS AH AC AD X1") > rank("2S 2H 2C 2D X1"));
        assert!(rank("TS JS QS KS AS") > rank("AS AH AC AD X1"));
        assert_eq!(rank("TS JS QS KS X2"), rank("TD JD QD KD AD"));
    }

    #[test]
    fn wild_hand_needs_five_different_cards() {
        let error = "KS KH 7D X1 X1".parse::<WildHand>().expect_err("X1 twice");
        assert_eq!(
            error.to_string(),
            "A deck has each joker once; this hand has X1 twice."
        );
        let twice = "KS KH 7D X1 KS".parse::<WildHand>();
        assert!(matches!(twice, Err(NotAHand::Twice { .. })));
        let four = "KS KH 7D X1".parse::<WildHand>();
        assert_eq!(four, Err(NotAHand::NotFive { cards: 4 }));
    }
}
