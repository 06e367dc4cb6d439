//! The deck that a table deals from.

use std::fmt;

use fair_deal_core::{Card, Decks, PackCard};

use crate::key::Key;

/// A shuffled pack, face down, from which a table deals cards one by one.
///
/// Callers can draw cards, count the remaining ones, and read the discards. No method shows a card before it is drawn,
/// so a rule could peek only by drawing from a clone. A deck of [`Card`]s has no jokers. A deck of [`PackCard`]s may
/// have some.
///
/// A deck that serves several rounds is a shoe: the cards of earlier rounds are its discards.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck<C = Card> {
    /// The discards, then the cards dealt in this round, then the face-down cards.
    order: Vec<C>,
    dealt: usize,
    discards: usize,
    reshuffle: Reshuffle,
    /// The key of the deal, from which the keys of further hands follow.
    further_hands: Option<Key>,
}

/// The state of the shoe's one reshuffle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reshuffle {
    /// There is no key, so the discards stay out.
    Never,
    /// The discards can be reshuffled with this key.
    With(Key),
    /// The discards were reshuffled and start at place `from` of the order.
    Done {
        /// A place counted from 0.
        from: usize,
    },
}

impl<C: Copy> Deck<C> {
    /// Creates a deck that deals these cards in this order. The number of cards is free, so that a test can stack a
    /// short deck. A whole pack comes from [`crate::deal::Deal::deck`].
    #[must_use]
    pub fn in_order(order: Vec<C>) -> Deck<C> {
        Deck {
            order,
            dealt: 0,
            discards: 0,
            reshuffle: Reshuffle::Never,
            further_hands: None,
        }
    }

    /// Returns the same deck with the key that reshuffles its discards when it runs out ([step 7](crate::deal)).
    #[must_use]
    pub fn with_key(self, key: Key) -> Deck<C> {
        let reshuffle = Reshuffle::With(key);
        Deck { reshuffle, ..self }
    }

    /// Returns the same deck with the key of its deal, so that several hands can be drawn from it ([step
    /// 8](super::deal)).
    #[must_use]
    pub fn with_further_hands(self, key: Key) -> Deck<C> {
        let further_hands = Some(key);
        Deck {
            further_hands,
            ..self
        }
    }

    /// Returns true if several hands can be drawn from the deck.
    #[must_use]
    pub const fn has_further_hands(&self) -> bool {
        self.further_hands.is_some()
    }

    /// The key of the numbers with which an opponent mixes its actions ([step 9](super::deal)). No card follows from it.
    /// Returns `None` for a deck without the key of its deal.
    #[must_use]
    pub fn opponent_key(&self) -> Option<Key> {
        self.further_hands.map(|key| key.opponent_key())
    }

    /// Begins a round: the cards dealt so far become discards.
    pub const fn begin_round(&mut self) {
        self.discards = self.dealt;
    }

    /// The cards of earlier rounds, in the order of the deal. All of them have been shown.
    #[must_use]
    pub fn discards(&self) -> &[C] {
        &self.order[..self.discards]
    }

    /// The number of cards dealt since the round began.
    #[must_use]
    pub const fn dealt_in_round(&self) -> usize {
        self.dealt - self.discards
    }

    /// The number of cards that can be dealt before the round must end: the remaining cards, plus the discards if they
    /// can be reshuffled.
    #[must_use]
    pub const fn available(&self) -> usize {
        match self.reshuffle {
            Reshuffle::With(_) => self.left() + self.discards,
            Reshuffle::Never | Reshuffle::Done { .. } => self.left(),
        }
    }

    /// The number of cards dealt from the reshuffled discards.
    #[must_use]
    pub const fn dealt_after_reshuffle(&self) -> usize {
        match self.reshuffle {
            Reshuffle::Done { from } => self.dealt.saturating_sub(from),
            Reshuffle::Never | Reshuffle::With(_) => 0,
        }
    }

    /// Returns true if this percentage of all cards was dealt, or if the discards were reshuffled.
    #[must_use]
    pub const fn has_dealt_percent(&self, percent: u8) -> bool {
        self.dealt_after_reshuffle() > 0 || self.dealt * 100 >= self.order.len() * percent as usize
    }

    /// Deals the next card. If none is left, reshuffles the discards and deals from them. Returns `None` when those
    /// have run out too.
    pub fn draw_or_reshuffle(&mut self) -> Option<C> {
        if let Reshuffle::With(key) = self.reshuffle
            && self.left() == 0
            && self.discards > 0
        {
            let discards = self.order.drain(..self.discards).collect();
            self.reshuffle = Reshuffle::Done {
                from: self.order.len(),
            };
            self.order.extend(key.shuffle(discards));
            self.dealt -= self.discards;
            self.discards = 0;
        }
        self.draw()
    }

    /// Deals the next card, or returns `None` when the deck is empty.
    pub fn draw(&mut self) -> Option<C> {
        let card = self.order.get(self.dealt).copied();
        self.dealt += usize::from(card.is_some());
        card
    }

    /// Deals the next `N` cards.
    ///
    /// # Errors
    /// [`DeckTooShort`] when fewer are left. Then no card is dealt.
    pub fn draw_many<const N: usize>(&mut self) -> Result<[C; N], DeckTooShort> {
        let next = self.order[self.dealt..].first_chunk().copied();
        let cards = next.ok_or(DeckTooShort {
            left: self.left(),
            wanted: N,
        })?;
        self.dealt += N;
        Ok(cards)
    }

    /// The number of cards left to deal.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.order.len() - self.dealt
    }
}

impl Deck<PackCard> {
    /// The decks for further hands, starting with hand 2, as an endless iterator. Each deck holds the cards of `pack`
    /// that are left in this deck, in its own order ([step 8](super::deal)). Without a key the iterator is empty.
    pub fn further_hands(&self, pack: Decks) -> impl Iterator<Item = Deck<PackCard>> + use<> {
        let left = &self.order[self.dealt..];
        let mut rest = pack.fresh_pack_with_jokers();
        rest.retain(|card| left.contains(card));
        let keys = self.further_hands.into_iter();
        let keys = keys.flat_map(|key| (2..).map(move |number| key.of_hand(number)));
        keys.map(move |key| Deck::in_order(key.shuffle(rest.clone())))
    }
}

/// The error for a request of more cards than are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckTooShort {
    /// The number of cards left.
    pub left: usize,
    /// The number of cards requested.
    pub wanted: usize,
}

impl fmt::Display for DeckTooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DeckTooShort { left, wanted } = self;
        write!(
            f,
            "{wanted} cards are needed and {left} are left in the deck."
        )
    }
}

impl std::error::Error for DeckTooShort {}

impl<C: Copy> fmt::Debug for Deck<C> {
    /// Prints the number of cards left, never the cards: the text may end up in a log, which must not reveal a hidden
    /// card (ARCHITECTURE.md, “Invariants”).
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
            "4 cards are needed and 3 are left in the deck."
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
        let round: Vec<Card> = std::iter::from_fn(|| deck.draw_or_reshuffle()).collect();
        assert_eq!(round[..3], pack[4..]);
        assert_eq!(round[3..], key.shuffle(before.to_vec()));
        assert_eq!(deck.dealt_after_reshuffle(), 4);
        assert!(deck.has_dealt_percent(100));
        assert_eq!((deck.dealt_in_round(), deck.available()), (7, 0));
        assert_eq!(deck.discards(), []);
        // Without a key, the deck deals only the cards that are left.
        let mut deck = Deck::in_order(pack.clone());
        let _: [Card; 6] = deck.draw_many().expect("six cards");
        deck.begin_round();
        assert_eq!(deck.available(), 1);
        assert_eq!(
            (deck.draw_or_reshuffle(), deck.draw_or_reshuffle()),
            (Some(pack[6]), None)
        );
        assert_eq!(deck.dealt_after_reshuffle(), 0);
    }

    #[test]
    fn printed_deck_shows_no_card() {
        let deck = Deck::in_order(Decks::ONE.fresh_pack());
        assert_eq!(format!("{deck:?}"), "Deck(52 left)");
    }
}
