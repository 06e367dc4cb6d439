//! The deck that is dealt from.

use std::fmt;

use fair_deal_core::{Card, Decks, PackCard};

use crate::key::Key;

/// A shuffled pack, face down, from which cards are dealt one by one.
///
/// What is still in it cannot be looked at, only drawn or counted: a rule that would peek does not
/// compile. A deck of [`Card`]s has no jokers; one of [`PackCard`]s may.
///
/// A deck that serves several rounds is a shoe: the cards of the rounds before are its discards.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck<C = Card> {
    /// The discards, then what was dealt in this round, then what is face down.
    order: Vec<C>,
    dealt: usize,
    discards: usize,
    again: Again,
    /// The key of the deal, from which those of further hands follow.
    further_hands: Option<Key>,
}

/// Whether the discards can be shuffled anew.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    /// There is no key for it.
    Never,
    /// With this key.
    With(Key),
    /// They were, and lie in the order from this place on.
    Done {
        /// Counted from 0.
        from: usize,
    },
}

impl<C: Copy> Deck<C> {
    /// The deck that deals these cards in this order, the first one first. Any number of cards, so
    /// that a test can stack a short deck; a whole pack comes from [`crate::deal::Deal::deck`].
    #[must_use]
    pub fn in_order(order: Vec<C>) -> Deck<C> {
        Deck {
            order,
            dealt: 0,
            discards: 0,
            again: Again::Never,
            further_hands: None,
        }
    }

    /// The same deck, which shuffles its discards with this key when it runs short
    /// ([step 7](crate::deal)).
    #[must_use]
    pub fn with_key(self, key: Key) -> Deck<C> {
        let again = Again::With(key);
        Deck { again, ..self }
    }

    /// The same deck of the deal with this key, from which several hands can be drawn ([step 8](super::deal)).
    #[must_use]
    pub fn with_further_hands(self, key: Key) -> Deck<C> {
        let further_hands = Some(key);
        Deck {
            further_hands,
            ..self
        }
    }

    /// Whether several hands can be drawn from it.
    #[must_use]
    pub const fn has_further_hands(&self) -> bool {
        self.further_hands.is_some()
    }

    /// Begins a round: what was dealt before is discarded.
    pub const fn begin_round(&mut self) {
        self.discards = self.dealt;
    }

    /// The cards of the rounds before, in the order in which they were dealt. They were all turned.
    #[must_use]
    pub fn discards(&self) -> &[C] {
        &self.order[..self.discards]
    }

    /// How many cards were dealt since the round began.
    #[must_use]
    pub const fn dealt_in_round(&self) -> usize {
        self.dealt - self.discards
    }

    /// How many cards can be dealt before the round must end: those that are left, and the discards
    /// where they can be shuffled anew.
    #[must_use]
    pub const fn available(&self) -> usize {
        match self.again {
            Again::With(_) => self.left() + self.discards,
            Again::Never | Again::Done { .. } => self.left(),
        }
    }

    /// How many cards were dealt from discards that were shuffled anew.
    #[must_use]
    pub const fn dealt_again(&self) -> usize {
        match self.again {
            Again::Done { from } => self.dealt.saturating_sub(from),
            Again::Never | Again::With(_) => 0,
        }
    }

    /// Whether so many per cent of all cards were dealt, or the discards had to be shuffled anew.
    #[must_use]
    pub const fn is_dealt_to(&self, percent: u8) -> bool {
        self.dealt_again() > 0 || self.dealt * 100 >= self.order.len() * percent as usize
    }

    /// Deals the next card; where none is left, one of the discards, which are shuffled anew. `None`
    /// when there are none of these either.
    pub fn draw_on(&mut self) -> Option<C> {
        if let Again::With(key) = self.again
            && self.left() == 0
            && self.discards > 0
        {
            let discards = self.order.drain(..self.discards).collect();
            self.again = Again::Done {
                from: self.order.len(),
            };
            self.order.extend(key.shuffle(discards));
            self.dealt -= self.discards;
            self.discards = 0;
        }
        self.draw()
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

impl Deck<PackCard> {
    /// The decks that further hands draw from, that of hand 2 first, without an end. Each has the cards that are left
    /// in this deck of this pack, in an order of its own ([step 8](super::deal)). There are none without a key.
    pub fn further_hands(&self, pack: Decks) -> impl Iterator<Item = Deck<PackCard>> + use<> {
        let left = &self.order[self.dealt..];
        let mut rest = pack.fresh_pack_with_jokers();
        rest.retain(|card| left.contains(card));
        let keys = self.further_hands.into_iter();
        let keys = keys.flat_map(|key| (2..).map(move |number| key.of_hand(number)));
        keys.map(move |key| Deck::in_order(key.shuffle(rest.clone())))
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
    use fair_deal_core::Decks;

    use super::*;

    fn codes<C: fmt::Display>(cards: &[C]) -> String {
        let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
        codes.join(" ")
    }

    #[test]
    fn deck_deals_each_card_once() {
        let pack = Decks::ONE.fresh_pack();
        let mut deck = Deck::in_order(pack.clone());
        for (dealt, card) in pack.into_iter().enumerate() {
            assert_eq!(deck.left(), 52 - dealt);
            assert_eq!(deck.draw(), Some(card));
        }
        assert_eq!((deck.draw(), deck.draw(), deck.left()), (None, None, 0));
    }

    #[test]
    fn draw_many_deals_all_or_none() {
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
    fn empty_shoe_reshuffles_discards_with_its_key() {
        let key = "77465ea54f6502276c18808a08053018ccf9f50f81c97652d9e4392005e8b1a6";
        let key = key.parse::<crate::Secret>().expect("64 digits");
        let key = key.key(&crate::Mix::default());
        let pack = Card::parse_list("AS KH 7D 2C 3C 4C 5C").expect("seven cards");
        let mut deck = Deck::in_order(pack.clone()).with_key(key);
        assert_eq!((deck.available(), deck.discards().len()), (7, 0));
        let before: [Card; 4] = deck.draw_many().expect("four cards");
        deck.begin_round();
        assert_eq!((deck.left(), deck.available()), (3, 7));
        assert_eq!(deck.discards(), before);
        let round: Vec<Card> = std::iter::from_fn(|| deck.draw_on()).collect();
        assert_eq!(round[..3], pack[4..]);
        assert_eq!(round[3..], key.shuffle(before.to_vec()));
        assert_eq!(deck.dealt_again(), 4);
        assert!(deck.is_dealt_to(100));
        assert_eq!((deck.dealt_in_round(), deck.available()), (7, 0));
        assert_eq!(deck.discards(), []);
        // Without a key, it deals what it has.
        let mut deck = Deck::in_order(pack.clone());
        let _: [Card; 6] = deck.draw_many().expect("six cards");
        deck.begin_round();
        assert_eq!(deck.available(), 1);
        assert_eq!((deck.draw_on(), deck.draw_on()), (Some(pack[6]), None));
        assert_eq!(deck.dealt_again(), 0);
    }

    #[test]
    fn printed_deck_shows_no_card() {
        let deck = Deck::in_order(Decks::ONE.fresh_pack());
        assert_eq!(format!("{deck:?}"), "Deck(52 left)");
    }
}
