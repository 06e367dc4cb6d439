//! The kinds of holds: the common features of the held cards, without their suits.

use std::fmt;

use super::super::kinds::{HAND, WILD};
use crate::video_poker::{Class, Combination, Game, WildCards};
use fair_deal_core::Rank;

/// A kind of hold: natural cards and wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32", into = "u32"))]
pub struct Holding {
    /// The number of wild cards. A hold includes all that the hand has.
    pub wild: u8,
    /// The natural cards.
    pub held: Held,
}

/// A set of ranks as bits, starting with the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranks(u16);

impl Ranks {
    /// The set as bits.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the set of these bits, or `None` if a bit is not a rank.
    pub(super) fn from_bits(bits: u16) -> Option<Ranks> {
        (bits >> Rank::ALL.len() == 0).then_some(Ranks(bits))
    }

    /// The ranks, highest first.
    pub fn each(self) -> impl Iterator<Item = Rank> {
        let held = move |rank: &Rank| self.0 >> (*rank as u16) & 1 == 1;
        Rank::ALL.into_iter().rev().filter(held)
    }
}

impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each()
            .try_for_each(|rank| write!(f, "{}", rank.code()))
    }
}

/// The natural cards of a hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Held {
    /// The whole hand, which makes this class as dealt.
    Whole(Class),
    /// Four of a kind.
    Four(Rank),
    /// Three of a kind.
    Three(Rank),
    /// Three of a kind and a kicker.
    ThreeWith(Rank, Rank),
    /// Two pair, the higher one first.
    TwoPair(Rank, Rank),
    /// A pair.
    Pair(Rank),
    /// A pair and a kicker.
    PairWith(Rank, Rank),
    /// Cards of one suit, all of them tens or higher.
    Royal(Ranks),
    /// Cards of one suit that fit a straight.
    StraightFlush {
        /// The number of cards.
        cards: u8,
        /// The number of straights that they fit. In games with wild deuces, straights with a two count only for three
        /// cards with one wild card.
        ways: u8,
        /// The number of cards whose pairs are paid.
        high: u8,
    },
    /// Cards of one suit that fit no straight.
    Flush {
        /// The number of cards.
        cards: u8,
        /// The number of cards whose pairs are paid.
        high: u8,
    },
    /// Cards of several suits, tens or higher, at most three.
    High(Ranks),
    /// Cards of several suits that fit a straight.
    Straight {
        /// The number of cards.
        cards: u8,
        /// The number of straights that they fit. In games with wild deuces, straights with a two count only for three
        /// cards with one wild card.
        ways: u8,
        /// The number of cards whose pairs are paid.
        high: u8,
    },
    /// One card.
    One(Rank),
    /// No natural card.
    Nothing,
}

impl Holding {
    /// Returns true if both kinds are of one family, so that one row can have both. They then differ only in ranks,
    /// gaps or high cards.
    pub(super) fn is_akin(self, other: Holding) -> bool {
        let family = |holding: Holding| {
            let (family, cards) = match holding.held {
                Held::Whole(_) => (0, 5),
                Held::Four(_) => (1, 4),
                Held::Three(_) => (2, 3),
                Held::ThreeWith(..) => (3, 4),
                Held::TwoPair(..) => (4, 4),
                Held::Pair(_) => (5, 2),
                Held::PairWith(..) => (6, 3),
                Held::Royal(ranks) => (7, ranks.0.count_ones()),
                Held::StraightFlush { cards, .. } => (8, cards.into()),
                Held::Flush { cards, .. } => (9, cards.into()),
                Held::High(ranks) => (10, ranks.0.count_ones()),
                Held::Straight { cards, .. } => (11, cards.into()),
                Held::One(_) => (12, 1),
                Held::Nothing => (13, 0),
            };
            (family, cards, holding.wild)
        };
        family(self) == family(other)
    }
}

/// Returns the kind of hold of a part of a hand in this game, or `None` if the cards have nothing in common.
/// `is_suited` tells whether its natural cards have one suit.
pub(super) fn of_part(game: Game, kinds: [u8; HAND], part: u8, is_suited: bool) -> Option<Holding> {
    let (mut wild, mut ranks, mut naturals) = (0, [Rank::Two; HAND], 0);
    for (place, kind) in kinds.into_iter().enumerate() {
        if part >> place & 1 == 0 {
            continue;
        }
        if kind == WILD {
            wild += 1;
        } else {
            ranks[naturals] = *Rank::ALL.get(usize::from(kind))?;
            naturals += 1;
        }
    }
    let held = of_naturals(game, &ranks[..naturals], wild, is_suited)?;
    Some(Holding { wild, held })
}

/// Returns the kind of hold of natural cards, given in ascending order of rank.
fn of_naturals(game: Game, ranks: &[Rank], wild: u8, is_suited: bool) -> Option<Held> {
    if ranks.len() + usize::from(wild) == HAND {
        let row = game.row_of(Combination::of(ranks, is_suited))?;
        return game.classes().get(row).copied().map(Held::Whole);
    }
    let set = Ranks(ranks.iter().fold(0, |set, rank| set | 1 << (*rank as u16)));
    let distinct = set.0.count_ones() as usize;
    if distinct < ranks.len() {
        return Some(match *ranks {
            [one, two, three, four] if one == four && two == three => Held::Four(one),
            [one, _, three, four] if one == three => Held::ThreeWith(one, four),
            [one, two, _, four] if two == four => Held::ThreeWith(two, one),
            [low, same, high, other] if low == same && high == other => Held::TwoPair(high, low),
            [one, _, three] if one == three => Held::Three(one),
            [one, two, other] if one == two => Held::PairWith(one, other),
            [other, one, two] if one == two => Held::PairWith(one, other),
            [one, two] if one == two => Held::Pair(one),
            // A pair and two other cards.
            _ => return None,
        });
    }
    let cards = u8::try_from(ranks.len()).ok()?;
    let pays = |rank: &&Rank| game.row_of(Combination::Pair(**rank)).is_some();
    let high = u8::try_from(ranks.iter().filter(pays).count()).ok()?;
    let is_royal = ranks.iter().all(|rank| *rank >= Rank::Ten);
    // In games with wild deuces, a straight with a two uses up a wild card. It counts only with three natural cards and
    // a wild one.
    let has_two = wild > 0 && cards == 3;
    let lowest = match game.wild_cards() {
        WildCards::Deuces if !has_two => 2,
        WildCards::None | WildCards::Joker | WildCards::Deuces => 0,
    };
    let ways = ways(set, lowest);
    Some(match ranks {
        [] => Held::Nothing,
        [one] => Held::One(*one),
        _ if is_suited && is_royal => Held::Royal(set),
        _ if is_suited && ways > 0 => Held::StraightFlush { cards, ways, high },
        _ if is_suited => Held::Flush { cards, high },
        _ if is_royal && cards < 4 => Held::High(set),
        _ if ways > 0 => Held::Straight { cards, ways, high },
        _ => return None,
    })
}

/// The number of straights that these ranks fit, from the straight `lowest` on. Straight 0 is ace to five.
fn ways(ranks: Ranks, lowest: u16) -> u8 {
    // The bits run from the low ace to the high ace.
    let all = ranks.0 << 1 | ranks.0 >> 12;
    let fits = |straight: &u16| {
        let unused = if *straight == 0 { 1 << 13 } else { 1 };
        all & !unused & !(31 << straight) == 0
    };
    (lowest..10).filter(fits).fold(0, |ways, _| ways + 1)
}

/// Writes plain English, such as `4 to a straight flush, 2 ways, 1 high`.
impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wild {
            0 => {}
            1 => f.write_str("wild card, ")?,
            wild => write!(f, "{wild} wild cards, ")?,
        }
        let draw = |f: &mut fmt::Formatter<'_>, cards: u8, to: &str, ways: u8, high: u8| {
            let cards = cards + self.wild;
            write!(f, "{cards} to a {to}, {ways} ways, {high} high")
        };
        match self.held {
            Held::Whole(class) => write!(f, "{class} as dealt"),
            Held::Four(rank) => write!(f, "four {}", rank.code()),
            Held::Three(rank) => write!(f, "three {}", rank.code()),
            Held::ThreeWith(rank, kicker) => {
                write!(f, "three {} with {}", rank.code(), kicker.code())
            }
            Held::TwoPair(high, low) => write!(f, "two pair {} {}", high.code(), low.code()),
            Held::Pair(rank) => write!(f, "pair {}", rank.code()),
            Held::PairWith(rank, kicker) => {
                write!(f, "pair {} with {}", rank.code(), kicker.code())
            }
            Held::Royal(ranks) => {
                let cards = ranks.0.count_ones() + u32::from(self.wild);
                write!(f, "{cards} to a royal flush {ranks}")
            }
            Held::StraightFlush { cards, ways, high } => {
                draw(f, cards, "straight flush", ways, high)
            }
            Held::Flush { cards, high } => {
                write!(f, "{} to a flush, {high} high", cards + self.wild)
            }
            Held::High(ranks) => write!(f, "unsuited {ranks}"),
            Held::Straight { cards, ways, high } => draw(f, cards, "straight", ways, high),
            Held::One(rank) => write!(f, "{} alone", rank.code()),
            Held::Nothing if self.wild > 0 => f.write_str("no other"),
            Held::Nothing => f.write_str("nothing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(codes: &str) -> Ranks {
        let of_code = |code| Rank::ALL.iter().position(|rank| rank.code() == code);
        Ranks(
            codes
                .chars()
                .filter_map(of_code)
                .fold(0, |set, at| set | 1 << at),
        )
    }

    #[test]
    fn ways_counts_fitting_straights() {
        for (codes, expected) in [
            ("5678", 2),
            ("JQKA", 1),
            ("A234", 1),
            ("A2", 1),
            ("AK", 1),
            ("67", 4),
            ("6T", 1),
            ("6J", 0),
            ("789", 3),
            ("2", 2),
            ("A", 2),
            ("K", 2),
            ("7", 5),
            ("A5K", 0),
        ] {
            assert_eq!(ways(set(codes), 0), expected, "{codes}");
        }
        for (codes, expected) in [("3456", 1), ("A345", 0), ("67", 4), ("34", 1)] {
            assert_eq!(ways(set(codes), 2), expected, "{codes}");
        }
    }
}
