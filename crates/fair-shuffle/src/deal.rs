//! The fair deal: a shuffle that follows from a secret, which is sealed before the first decision, and
//! from what the player adds. It favours none of the 52! orders noticeably, as far as SHA-256 and
//! `ChaCha20` are as good as they are held to be, and anyone can check it afterwards.
//!
//! The algorithm, to the byte (docs/fair-deal.md tells how to check it by hand):
//!
//! 1. The *secret* is 32 bytes from the browser's entropy. 256 bits, because 52! is about 2^225.6:
//!    a 64-bit seed could never reach most decks.
//! 2. The *seal* is SHA-256(`fair-deal/seal/1` ‖ secret), on show before the first decision.
//! 3. The *mix* is a text that the player may type after the seal is on show, empty if they do not.
//!    The *key* is SHA-256(`fair-deal/shuffle/2` ‖ secret ‖ mix), and the card stream is the
//!    `ChaCha20` keystream of that key (nonce 0, counter from 0) read as little-endian 32-bit words.
//! 4. `uniform(n)` takes words until one is below the largest multiple of n that fits 2^32; the
//!    result is that word modulo n. No bias, no floating point.
//! 5. Fisher–Yates over the fresh pack: for i from the last index down to 1, swap i with
//!    `uniform(i + 1)`.
//! 6. The *cut* c, chosen after the seal is shown, makes the pack `order[c..]` then `order[..c]`.
//! 7. A shoe that serves several rounds may run short in the middle of one. Then the cards of the
//!    rounds before, in the order in which they were dealt, are shuffled as in steps 4 and 5 with the
//!    key SHA-256(`fair-deal/again/1` ‖ key), not cut, and dealt from. What lies on the table stays
//!    there, and that round is the last one of the deal.
//! 8. Where several hands are drawn from one deal (RULES.md, “Many hands”), the first hand draws from the pack as it
//!    lies. Hand k, from 2 on, draws from the cards that are left after the deal: in the order of the fresh pack, they
//!    are shuffled as in steps 4 and 5 with the key SHA-256(`fair-deal/hand/1` ‖ key ‖ k as four bytes, lowest
//!    first), not cut, and dealt from the front.
//!
//! Seal and card stream come from two separate hashes, so that showing the seal gives no card away.

use std::fmt;

use fair_deal_core::{Card, Decks, PackCard};

use crate::deck::Deck;
use crate::key::Key;
use crate::mix::Mix;
use crate::secret::{Seal, Secret};

/// A whole deal: the pack, how it is shuffled, and where it is cut. All that is ever stored or
/// shared of the cards of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    secret: Secret,
    mix: Mix,
    decks: Decks,
    cut: usize,
}

impl Deal {
    /// The deal of this pack, cut after its first `cut` cards, with nothing mixed in.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `cut` is less than the number of cards.
    pub fn new(secret: Secret, decks: Decks, cut: usize) -> Result<Deal, CutOutOfRange> {
        Deal::uncut(secret, decks).cut_at(cut)
    }

    /// The deal of a pack that nobody cut or mixed.
    #[must_use]
    pub const fn uncut(secret: Secret, decks: Decks) -> Deal {
        Deal {
            secret,
            mix: Mix::NONE,
            decks,
            cut: 0,
        }
    }

    /// The same deal with this mixed in, in the place of any other mix.
    #[must_use]
    pub fn mixed(self, mix: Mix) -> Deal {
        Deal { mix, ..self }
    }

    /// What the player mixed in.
    #[must_use]
    pub const fn mix(&self) -> &Mix {
        &self.mix
    }

    /// The key of the card stream. As secret as the secret, until the round is over.
    #[must_use]
    pub fn key(&self) -> Key {
        self.secret.key(&self.mix)
    }

    /// The secret, to be revealed when the round is over.
    #[must_use]
    pub const fn secret(&self) -> Secret {
        self.secret
    }

    /// The seal of the secret, worked out anew. What was on show is kept beside a deal, and compared
    /// with this where a deal is checked.
    #[must_use]
    pub fn seal(&self) -> Seal {
        self.secret.seal()
    }

    /// The same pack, cut after its first `cut` cards.
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

    /// How many cards the pack has.
    #[must_use]
    pub const fn cards(&self) -> usize {
        self.decks.cards()
    }

    /// After how many cards the pack is cut.
    #[must_use]
    pub const fn cut(&self) -> usize {
        self.cut
    }

    /// What makes up the pack.
    #[must_use]
    pub const fn decks(&self) -> Decks {
        self.decks
    }

    /// All the cards in the order in which they are dealt.
    #[must_use]
    pub fn order_with_jokers(&self) -> Vec<PackCard> {
        let mut order = self.key().shuffle(self.decks.fresh_pack_with_jokers());
        order.rotate_left(self.cut);
        order
    }

    /// The same without the jokers, for games that know none.
    #[must_use]
    pub fn order(&self) -> Vec<Card> {
        let order = self.order_with_jokers();
        order.into_iter().filter_map(PackCard::natural).collect()
    }

    /// The deck to deal from, from which further hands can be drawn too.
    #[must_use]
    pub fn deck_with_jokers(&self) -> Deck<PackCard> {
        Deck::in_order(self.order_with_jokers()).with_further_hands(self.key())
    }

    /// The deck to deal from where no joker is wanted.
    #[must_use]
    pub fn deck(&self) -> Deck {
        Deck::in_order(self.order()).with_key(self.key().again())
    }
}

/// A pack is cut after none of its cards, or after some but not all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOutOfRange {
    /// Where it was to be cut: any number that can be typed.
    pub cut: u64,
    /// How many cards the pack has.
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
