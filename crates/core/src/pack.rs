//! The composition of a new pack: the number of decks, and the jokers.

use std::fmt;

use crate::card::{Card, Jokers, PackCard, Rank, Suit};

/// The composition of a pack: 1 to 8 decks of 52 cards, as casinos use, and the jokers added to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decks {
    decks: u8,
    jokers: Jokers,
}

impl Decks {
    /// A single deck of 52 cards.
    pub const ONE: Decks = Decks {
        decks: 1,
        jokers: Jokers::None,
    };
    /// The largest number of decks that can be shuffled together.
    pub const MOST: u8 = 8;

    /// Returns a pack of this number of decks, without jokers.
    ///
    /// # Errors
    /// [`DecksOutOfRange`] unless `1 <= decks <= 8`.
    pub const fn new(decks: u8) -> Result<Decks, DecksOutOfRange> {
        if decks >= 1 && decks <= Decks::MOST {
            Ok(Decks {
                decks,
                ..Decks::ONE
            })
        } else {
            Err(DecksOutOfRange { decks })
        }
    }

    /// The number of decks, 1 to 8.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.decks
    }

    /// Returns the same decks with these jokers, which replace any earlier ones.
    #[must_use]
    pub const fn with_jokers(self, jokers: Jokers) -> Decks {
        Decks { jokers, ..self }
    }

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(self) -> Jokers {
        self.jokers
    }

    /// The number of cards, including jokers: 52 to 418.
    #[must_use]
    pub const fn cards(self) -> usize {
        self.decks as usize * 52 + self.jokers.count()
    }

    /// The cards in the order of a new pack, without the jokers. Each deck lists its suits in the order of
    /// [`Suit::ALL`], and each suit its ranks A, 2 … 10, J, Q, K.
    #[must_use]
    pub fn fresh_pack(self) -> Vec<Card> {
        let deck = || {
            Suit::ALL
                .into_iter()
                .flat_map(|suit| Rank::PACK_ORDER.map(|rank| Card::new(rank, suit)))
        };
        (0..self.decks).flat_map(|_| deck()).collect()
    }

    /// The cards of [`Decks::fresh_pack`], followed by the jokers.
    #[must_use]
    pub fn fresh_pack_with_jokers(self) -> Vec<PackCard> {
        let naturals = self.fresh_pack().into_iter().map(PackCard::Natural);
        let jokers = self.jokers.each().map(PackCard::Joker);
        naturals.chain(jokers).collect()
    }
}

/// The error for a number of decks outside 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecksOutOfRange {
    /// The requested number of decks.
    pub decks: u8,
}

impl fmt::Display for DecksOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "A pack has 1 to {} decks, not {}.",
            Decks::MOST,
            self.decks
        )
    }
}

impl std::error::Error for DecksOutOfRange {}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes<C: fmt::Display>(cards: &[C]) -> String {
        let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
        codes.join(" ")
    }

    #[test]
    fn fresh_pack_follows_golden_order() {
        let pack = codes(&Decks::ONE.fresh_pack());
        assert!(
            pack.starts_with("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H"),
            "{pack}"
        );
        assert!(
            pack.ends_with("QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"),
            "{pack}"
        );
    }

    #[test]
    fn jokers_come_last_in_fresh_pack() {
        for (jokers, end) in [
            (Jokers::None, "QD KD"),
            (Jokers::One, "QD KD X1"),
            (Jokers::Two, "QD KD X1 X2"),
        ] {
            let decks = Decks::ONE.with_jokers(jokers);
            let pack = decks.fresh_pack_with_jokers();
            assert!(codes(&pack).ends_with(end), "{end}");
            assert_eq!(pack.len(), decks.cards());
            assert_eq!(decks.jokers(), jokers);
            assert_eq!(decks.fresh_pack().len(), 52);
        }
    }

    #[test]
    fn decks_accept_one_to_eight() {
        for decks in 1..=8 {
            let pack = Decks::new(decks).expect("in range");
            assert_eq!(pack.count(), decks);
            assert_eq!(pack.fresh_pack().len(), pack.cards());
        }
        for decks in [0, 9, u8::MAX] {
            assert_eq!(Decks::new(decks), Err(DecksOutOfRange { decks }));
        }
        assert_eq!(
            DecksOutOfRange { decks: 9 }.to_string(),
            "A pack has 1 to 8 decks, not 9."
        );
    }
}
