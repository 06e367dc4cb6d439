//! A pack of cards as it comes new: how many decks, and which jokers.

use std::fmt;

use crate::card::{Card, Jokers, PackCard, Rank, Suit};

/// What makes up the pack: 1 to 8 decks of 52 cards, as casinos use, and the jokers that join them.
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
    /// The most decks that are shuffled together.
    pub const MOST: u8 = 8;

    /// So many decks, without jokers.
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

    /// The same decks with these jokers, in the place of any they had.
    #[must_use]
    pub const fn with_jokers(self, jokers: Jokers) -> Decks {
        Decks { jokers, ..self }
    }

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(self) -> Jokers {
        self.jokers
    }

    /// The number of cards, jokers and all: 52 to 418.
    #[must_use]
    pub const fn cards(self) -> usize {
        self.decks as usize * 52 + self.jokers.count()
    }

    /// The cards as they lie in a new pack, without the jokers: for each deck the suits in the
    /// order of [`Suit::ALL`], in each of them A, 2 … 10, J, Q, K.
    #[must_use]
    pub fn fresh_pack(self) -> Vec<Card> {
        let deck = || {
            Suit::ALL
                .into_iter()
                .flat_map(|suit| Rank::PACK_ORDER.map(|rank| Card::new(rank, suit)))
        };
        (0..self.decks).flat_map(|_| deck()).collect()
    }

    /// The same with the jokers at its end.
    #[must_use]
    pub fn fresh_pack_with_jokers(self) -> Vec<PackCard> {
        let naturals = self.fresh_pack().into_iter().map(PackCard::Natural);
        let jokers = self.jokers.each().map(PackCard::Joker);
        naturals.chain(jokers).collect()
    }
}

/// A pack has 1 to 8 decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecksOutOfRange {
    /// The number that was asked for.
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
    fn a_fresh_pack_lies_in_the_order_of_the_vectors() {
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
    fn jokers_end_the_pack() {
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
    fn a_pack_has_one_to_eight_decks() {
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
