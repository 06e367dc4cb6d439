//! The key of a shuffle, and the order that it gives a pack (steps 3 to 5 of the [deal](crate::deal)).

use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use crate::hash::{hex, sha256};

const RESHUFFLE_DOMAIN: &[u8] = b"fair-deal/again/1";
const HAND_DOMAIN: &[u8] = b"fair-deal/hand/1";
const OPPONENT_DOMAIN: &[u8] = b"fair-deal/opponent/1";

/// The key of a card stream: 32 bytes, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(pub(crate) [u8; 32]);

impl Key {
    /// The swaps that shuffle a pack of `cards` cards (steps 4 and 5), in order. Each item is a pair of places, counted
    /// from 0, whose cards are exchanged. The two places may be equal.
    pub fn swaps(&self, cards: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut stream = CardStream::new(self);
        (1..cards)
            .rev()
            .map(move |last| (last, stream.uniform(last + 1)))
    }

    /// Shuffles this pack with the key (steps 4 and 5), without a cut.
    #[must_use]
    pub fn shuffle<C>(&self, mut pack: Vec<C>) -> Vec<C> {
        for (last, other) in self.swaps(pack.len()) {
            pack.swap(last, other);
        }
        pack
    }

    /// The key that reshuffles the discards when a shoe runs out during a round (step 7).
    #[must_use]
    pub fn reshuffle_key(&self) -> Key {
        Key(sha256(RESHUFFLE_DOMAIN, &self.0))
    }

    /// The key that shuffles the remaining cards for a further hand of the same deal, from hand 2 on (step 8).
    #[must_use]
    pub fn of_hand(&self, number: u32) -> Key {
        let bytes = [&self.0[..], &number.to_le_bytes()].concat();
        Key(sha256(HAND_DOMAIN, &bytes))
    }

    /// A key of these bytes, for numbers in a simulation. The key of a deal comes from its secret.
    #[must_use]
    pub const fn for_simulation(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// The key of the numbers with which an opponent mixes its actions (step 9).
    #[must_use]
    pub fn opponent_key(&self) -> Key {
        Key(sha256(OPPONENT_DOMAIN, &self.0))
    }

    /// The numbers of the key's stream (step 4), each from 0 to `below - 1`. `below` is at least 1 and at most 2^32.
    pub fn numbers(&self, below: usize) -> impl Iterator<Item = usize> + use<> {
        let mut stream = CardStream::new(self);
        std::iter::repeat_with(move || stream.uniform(below))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Key {
    /// Prints no bytes, because every card follows from a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

/// The stream of unbiased numbers that a key yields (steps 3 and 4).
struct CardStream(ChaCha20Rng);

impl CardStream {
    fn new(key: &Key) -> CardStream {
        CardStream(ChaCha20Rng::from_seed(key.0))
    }

    /// Returns a number from 0 to `n - 1`, each equally likely. `n` is at least 1 and at most 2^32.
    fn uniform(&mut self, n: usize) -> usize {
        const WORDS: u64 = 1 << 32;
        let n = n as u64;
        let limit = WORDS - WORDS % n;
        loop {
            let word = u64::from(self.0.next_u32());
            if word < limit {
                // The result is less than n, which came from a usize.
                #[expect(clippy::cast_possible_truncation, reason = "the remainder is below n")]
                return (word % n) as usize;
            }
        }
    }
}
