//! The fair deal: a shuffle that follows from a sealed secret and from the player's mix and cut.
//!
//! The seal is shown before the first decision, and anyone can check the shuffle after the round. For practical
//! purposes all 52! orders are equally likely, if SHA-256 and `ChaCha20` are as strong as experts believe.
//!
//! The algorithm, to the byte (docs/fair-deal.md explains how to check it by hand):
//!
//! 1. The *secret* is 32 bytes from the browser's entropy. It has 256 bits because 52! is about 2^225.6: a 64-bit seed
//!    could never reach most decks.
//! 2. The *seal* is SHA-256(`fair-deal/seal/1` ‖ secret), shown before the first decision.
//! 3. The *mix* is a text that the player can type once the seal is shown. It is empty by default. The *key* is
//!    SHA-256(`fair-deal/shuffle/2` ‖ secret ‖ mix), and the card stream is the `ChaCha20` keystream of that key (nonce
//!    0, counter from 0) read as little-endian 32-bit words.
//! 4. `uniform(n)` takes words until one is below the largest multiple of n that is at most 2^32. The result is that
//!    word modulo n. It has no bias, and needs no floating point.
//! 5. Fisher–Yates over the fresh pack: for i from the last index down to 1, swap i with `uniform(i + 1)`.
//! 6. The *cut* c, chosen after the seal is shown, makes the pack `order[c..]` then `order[..c]`.
//! 7. A shoe that serves several rounds can run out during a round. Then the discards (the cards of earlier rounds, in
//!    the order of the deal) are shuffled as in steps 4 and 5 with the key SHA-256(`fair-deal/again/1` ‖ key), and
//!    dealt without a cut. The cards on the table stay there, and that round is the last one of the deal.
//! 8. Where several hands are drawn from one deal (RULES.md, “Many hands”), the first hand draws from the pack as it
//!    is. Hand k, from 2 on, draws from the cards that are left after the first five. In the order of the fresh pack,
//!    they are shuffled as in steps 4 and 5 with the key SHA-256(`fair-deal/hand/1` ‖ key ‖ k as four bytes, lowest
//!    first), and dealt from the front without a cut.
//! 9. An opponent that mixes its actions (RULES.md, “The Mathematician”) takes its numbers from `uniform` as in step 4,
//!    with the key SHA-256(`fair-deal/opponent/1` ‖ key): the first one for its first action of the round, and so on.
//!
//! The seal and the card stream come from two separate hashes, so the seal reveals no card.

use std::fmt;

use fair_deal_core::{Card, Decks, PackCard};

use crate::deck::Deck;
use crate::key::Key;
use crate::mix::Mix;
use crate::secret::{Seal, Secret};

/// A whole deal: the pack, its shuffle and its cut. The cards of a round are stored and shared only in this form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    secret: Secret,
    mix: Mix,
    decks: Decks,
    cut: usize,
}

impl Deal {
    /// Creates a deal of this pack, cut after its first `cut` cards, with an empty mix.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `cut` is less than the number of cards.
    pub fn new(secret: Secret, decks: Decks, cut: usize) -> Result<Deal, CutOutOfRange> {
        Deal::uncut(secret, decks).cut_at(cut)
    }

    /// Creates a deal of this pack without a cut or a mix.
    #[must_use]
    pub const fn uncut(secret: Secret, decks: Decks) -> Deal {
        Deal {
            secret,
            mix: Mix::NONE,
            decks,
            cut: 0,
        }
    }

    /// Returns the same deal with this mix, which replaces any earlier one.
    #[must_use]
    pub fn mixed(self, mix: Mix) -> Deal {
        Deal { mix, ..self }
    }

    /// The player's mix.
    #[must_use]
    pub const fn mix(&self) -> &Mix {
        &self.mix
    }

    /// The key of the card stream. It must stay secret until the last round of the deal is over.
    #[must_use]
    pub fn key(&self) -> Key {
        self.secret.key(&self.mix)
    }

    /// The secret. The page reveals it when the last round of the deal is over.
    #[must_use]
    pub const fn secret(&self) -> Secret {
        self.secret
    }

    /// The seal of the secret, recomputed. The seal that the player saw is saved separately, and a check compares the
    /// two.
    #[must_use]
    pub fn seal(&self) -> Seal {
        self.secret.seal()
    }

    /// Returns the same deal, cut after its first `cut` cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `cut` is less than the number of cards.
    pub fn cut_at(mut self, cut: usize) -> Result<Deal, CutOutOfRange> {
        let cards = self.decks.cards();
        if cut < cards {
            self.cut = cut;
            Ok(self)
        } else {
            let cut = u64::try_from(cut).unwrap_or(u64::MAX);
            Err(CutOutOfRange { cut, cards })
        }
    }

    /// The number of cards in the pack.
    #[must_use]
    pub const fn cards(&self) -> usize {
        self.decks.cards()
    }

    /// The number of cards above the cut.
    #[must_use]
    pub const fn cut(&self) -> usize {
        self.cut
    }

    /// The composition of the pack.
    #[must_use]
    pub const fn decks(&self) -> Decks {
        self.decks
    }

    /// All cards in the order of the deal.
    #[must_use]
    pub fn order_with_jokers(&self) -> Vec<PackCard> {
        let mut order = self.key().shuffle(self.decks.fresh_pack_with_jokers());
        order.rotate_left(self.cut);
        order
    }

    /// All cards in the order of the deal, without the jokers, for games that use none.
    #[must_use]
    pub fn order(&self) -> Vec<Card> {
        let order = self.order_with_jokers();
        order.into_iter().filter_map(PackCard::natural).collect()
    }

    /// The deck to deal from, with the key for further hands.
    #[must_use]
    pub fn deck_with_jokers(&self) -> Deck<PackCard> {
        Deck::in_order(self.order_with_jokers()).with_further_hands(self.key())
    }

    /// The deck to deal from in games without jokers, with the key for a reshuffle.
    #[must_use]
    pub fn deck(&self) -> Deck {
        Deck::in_order(self.order()).with_key(self.key().reshuffle_key())
    }
}

/// The error for a cut that is not less than the number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOutOfRange {
    /// The requested cut: any number that a player can type.
    pub cut: u64,
    /// The number of cards in the pack.
    pub cards: usize,
}

impl fmt::Display for CutOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CutOutOfRange { cut, cards } = self;
        write!(
            f,
            "A {cards}-card deck can be cut after 0 to {} cards, not {cut}.",
            cards - 1
        )
    }
}

impl std::error::Error for CutOutOfRange {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn secret() -> Secret {
        HEX.parse().expect("64 digits")
    }

    #[test]
    fn swaps_produce_the_shuffle() {
        let key = secret().key(&Mix::default());
        let mut pack = Decks::ONE.fresh_pack();
        let swaps: Vec<_> = key.swaps(pack.len()).collect();
        assert_eq!(swaps.len(), 51);
        for (step, (last, other)) in swaps.into_iter().enumerate() {
            assert_eq!(last, 51 - step);
            assert!(other <= last, "{other} of {last}");
            pack.swap(last, other);
        }
        assert_eq!(pack, key.shuffle(Decks::ONE.fresh_pack()));
    }

    #[test]
    fn printed_deal_shows_only_the_seal() {
        let printed = format!("{:?}", Deal::uncut(secret(), Decks::ONE));
        assert!(!printed.contains(&HEX[..8]), "{printed}");
        assert!(printed.contains(&secret().seal().to_string()), "{printed}");
    }

    #[test]
    fn cut_outside_the_pack_is_rejected() {
        assert!(Deal::new(secret(), Decks::ONE, 51).is_ok());
        let error = Deal::new(secret(), Decks::ONE, 52).expect_err("past the pack");
        assert_eq!(error, CutOutOfRange { cut: 52, cards: 52 });
        assert_eq!(
            error.to_string(),
            "A 52-card deck can be cut after 0 to 51 cards, not 52."
        );
    }

    #[test]
    fn cut_rotates_the_pack() {
        let uncut = Deal::uncut(secret(), Decks::ONE).order();
        let cut = Deal::new(secret(), Decks::ONE, 17)
            .expect("in range")
            .order();
        assert_eq!(cut[..35], uncut[17..]);
        assert_eq!(cut[35..], uncut[..17]);
    }

    #[test]
    fn shuffle_keeps_tiny_packs_unchanged() {
        assert!(
            secret()
                .key(&Mix::default())
                .shuffle(Vec::<u8>::new())
                .is_empty()
        );
        assert_eq!(secret().key(&Mix::default()).shuffle(vec![7]), [7]);
    }

    #[test]
    fn mix_changes_order_but_not_seal() {
        let plain = Deal::uncut(secret(), Decks::ONE);
        let mixed = plain.clone().mixed("3 1 4".parse().expect("a mix"));
        assert_eq!(mixed.seal(), plain.seal());
        assert_ne!(mixed.order(), plain.order());
    }
}
