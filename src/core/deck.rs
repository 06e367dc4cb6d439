//! A pack of cards, and the deck that is dealt from.

use std::fmt;

use super::card::{Card, Jokers, PackCard, Rank, Suit};

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

/// A shuffled pack, face down, from which cards are dealt one by one.
///
/// What is still in it cannot be looked at, only drawn or counted: a rule that would peek does not
/// compile. A deck of [`Card`]s has no jokers; one of [`PackCard`]s may.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck<C = Card> {
    order: Vec<C>,
    dealt: usize,
}

impl<C: Copy> Deck<C> {
    /// The deck that deals these cards in this order, the first one first. Any number of cards, so
    /// that a test can stack a short deck; a whole pack comes from [`super::deal::Deal::deck`].
    #[must_use]
    pub fn in_order(order: Vec<C>) -> Deck<C> {
        Deck { order, dealt: 0 }
    }

    /// Deals the next card; `None` when the deck is empty.
    pub fn draw(&mut self) -> Option<C> {
        let card = self.order.get(self.dealt).copied();
        self.dealt += usize::from(card.is_some());
        card
    }

    /// Deals the next `N` cards.
    ///
    /// # Errors
    /// [`DeckTooShort`] when fewer are left; then none is dealt.
    pub fn draw_many<const N: usize>(&mut self) -> Result<[C; N], DeckTooShort> {
        let next = self.order[self.dealt..].first_chunk().copied();
        let cards = next.ok_or(DeckTooShort {
            left: self.left(),
            wanted: N,
        })?;
        self.dealt += N;
        Ok(cards)
    }

    /// How many cards are left to deal.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.order.len() - self.dealt
    }
}

/// More cards were wanted than are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckTooShort {
    /// How many cards are left.
    pub left: usize,
    /// How many were wanted.
    pub wanted: usize,
}

impl fmt::Display for DeckTooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DeckTooShort { left, wanted } = self;
        write!(
            f,
            "{wanted} cards are wanted and {left} are left in the deck."
        )
    }
}

impl std::error::Error for DeckTooShort {}

impl<C: Copy> fmt::Debug for Deck<C> {
    /// Says how many cards are left, never which: what is printed may end up in a log, and a hidden
    /// card must be in none (ARCHITECTURE.md, “Invariants”).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} left)", self.left())
    }
}

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

    #[test]
    fn a_deck_deals_each_card_once_and_then_no_more() {
        let pack = Decks::ONE.fresh_pack();
        let mut deck = Deck::in_order(pack.clone());
        for (dealt, card) in pack.into_iter().enumerate() {
            assert_eq!(deck.left(), 52 - dealt);
            assert_eq!(deck.draw(), Some(card));
        }
        assert_eq!((deck.draw(), deck.draw(), deck.left()), (None, None, 0));
    }

    #[test]
    fn a_deck_deals_all_that_are_wanted_or_none() {
        let mut deck = Deck::in_order(Card::parse_list("AS KH 7D").expect("three cards"));
        let error = DeckTooShort { left: 3, wanted: 4 };
        assert_eq!(deck.draw_many::<4>(), Err(error));
        assert_eq!(
            error.to_string(),
            "4 cards are wanted and 3 are left in the deck."
        );
        assert_eq!(
            deck.draw_many().map(|cards: [Card; 2]| codes(&cards)),
            Ok("AS KH".into())
        );
        assert_eq!(deck.left(), 1);
    }

    #[test]
    fn a_printed_deck_gives_no_card_away() {
        let deck = Deck::in_order(Decks::ONE.fresh_pack());
        assert_eq!(format!("{deck:?}"), "Deck(52 left)");
    }
}
