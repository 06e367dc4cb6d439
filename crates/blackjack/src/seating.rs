//! The hands in a round of blackjack: the player's own, and the other seats (RULES.md, “Several hands and other
//! seats”).

use std::fmt;
use std::str::FromStr;

use fair_deal_table::fields;

/// The number of the player's own hands, 1 to 3, and of other seats, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    hands: u8,
    others: u8,
}

impl Seating {
    /// One hand, and no other seat at the table.
    pub const ALONE: Seating = Seating {
        hands: 1,
        others: 0,
    };

    /// The greatest number of the player's own hands.
    pub const MOST_HANDS: u8 = 3;

    /// The greatest number of other seats.
    pub const MOST_OTHERS: u8 = 3;

    /// Creates a seating with this many hands and other seats. Returns `None` unless `1 <= hands <= 3` and `others <=
    /// 3`.
    #[must_use]
    pub const fn new(hands: u8, others: u8) -> Option<Seating> {
        if hands >= 1 && hands <= Seating::MOST_HANDS && others <= Seating::MOST_OTHERS {
            Some(Seating { hands, others })
        } else {
            None
        }
    }

    /// Returns each number of hands that can be chosen, from the least.
    pub fn each_hands() -> impl Iterator<Item = u8> {
        1..=Seating::MOST_HANDS
    }

    /// Returns each number of other seats that can be chosen, from the least.
    pub fn each_others() -> impl Iterator<Item = u8> {
        0..=Seating::MOST_OTHERS
    }

    /// Returns the number of the player's own hands.
    #[must_use]
    pub const fn hands(self) -> u8 {
        self.hands
    }

    /// Returns the number of other seats.
    #[must_use]
    pub const fn others(self) -> u8 {
        self.others
    }

    /// Returns the number of other seats that get their cards and act before the player. The player sits in the middle.
    #[must_use]
    pub const fn before(self) -> u8 {
        self.others.div_ceil(2)
    }

    /// Returns the number of hands that are dealt besides the dealer's.
    #[must_use]
    pub const fn dealt(self) -> usize {
        self.hands as usize + self.others as usize
    }
}

impl Default for Seating {
    fn default() -> Seating {
        Seating::ALONE
    }
}

/// The letter before the number of hands.
const HANDS: char = 'x';
/// The letter before the number of other seats.
const OTHERS: char = 'o';

/// Writes `x2` for two hands, `o3` for three other seats, `x2o3` for both, and the empty word for one hand alone.
impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.hands != Seating::ALONE.hands {
            write!(f, "{HANDS}{}", self.hands)?;
        }
        if self.others != Seating::ALONE.others {
            write!(f, "{OTHERS}{}", self.others)?;
        }
        Ok(())
    }
}

impl FromStr for Seating {
    type Err = NotASeating;

    fn from_str(word: &str) -> Result<Seating, NotASeating> {
        let number = |digits: &str| u8::try_from(fields::number(digits)?).ok();
        let (hands, others) = match word.split_once(OTHERS) {
            None => (word, Some(0)),
            Some((hands, others)) => (hands, number(others)),
        };
        let hands = match hands.strip_prefix(HANDS) {
            None if hands.is_empty() => Some(1),
            None => None,
            Some(hands) => number(hands),
        };
        let read = hands
            .zip(others)
            .and_then(|(hands, others)| Seating::new(hands, others));
        // Every seating has exactly one written form.
        read.filter(|it| it.to_string() == word).ok_or(NotASeating)
    }
}

/// The error for a word that is not a seating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeating;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seating_round_trips() {
        for hands in Seating::each_hands() {
            for others in Seating::each_others() {
                let seating = Seating::new(hands, others).expect("within the limits");
                assert_eq!(seating.to_string().parse(), Ok(seating));
            }
        }
        let before = |others| Seating::new(1, others).expect("seats").before();
        assert_eq!([0, 1, 2, 3].map(before), [0, 1, 1, 2]);
        assert_eq!("".parse(), Ok(Seating::ALONE));
        assert_eq!(Seating::new(2, 3).expect("seats").to_string(), "x2o3");
        for word in ["x1", "x4", "o0", "o4", "x", "o", "o1x2", "x02", "2", "x2o"] {
            assert_eq!(word.parse::<Seating>(), Err(NotASeating), "{word}");
        }
    }
}
