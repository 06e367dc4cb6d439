//! The hands of an experiment, and their number.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::core::{Card, Decks, Mix, NotAHand, PokerHand, Secret, typed};

const DOMAIN: &[u8] = b"fair-deal/lab/1";

/// The number of hands in an experiment: 1 to 10,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32")]
pub struct Hands(u32);

impl Hands {
    /// The default number.
    pub const USUAL: Hands = Hands(500);
    /// The largest number: fifteen seconds of work, or a minute on a phone.
    pub const MOST: Hands = Hands(10_000_000);
    /// The suggested numbers, the smallest first.
    pub const PROPOSED: [Hands; 4] = [Hands::USUAL, Hands(10_000), Hands(1_000_000), Hands::MOST];

    /// Returns this number of hands.
    ///
    /// # Errors
    /// [`NoHands`] unless it is 1 to 10,000,000.
    pub const fn new(hands: u32) -> Result<Hands, NoHands> {
        if hands >= 1 && hands <= Hands::MOST.0 {
            Ok(Hands(hands))
        } else {
            Err(NoHands)
        }
    }

    /// The number.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for Hands {
    type Error = NoHands;

    fn try_from(hands: u32) -> Result<Hands, NoHands> {
        Hands::new(hands)
    }
}

impl Default for Hands {
    fn default() -> Hands {
        Hands::USUAL
    }
}

impl FromStr for Hands {
    type Err = NoHands;

    /// Parses the number as [`typed::count`] does: `10000`, `10 000`, `10,000`.
    fn from_str(text: &str) -> Result<Hands, NoHands> {
        let hands = typed::count(text).ok().flatten().ok_or(NoHands)?;
        Hands::new(hands.try_into().map_err(|_| NoHands)?)
    }
}

/// The error for a number of hands that is not 1 to 10,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHands;

impl fmt::Display for NoHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The lab deals 1 to 10000000 hands: enter a whole number.")
    }
}

impl std::error::Error for NoHands {}

/// The 32 bytes from the browser's entropy that determine every deal of an experiment. With them and the number of a
/// hand, anyone can deal that hand again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Root([u8; 32]);

impl Root {
    /// The root with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Root {
        Root(bytes)
    }

    /// The bytes of the root.
    #[must_use]
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// The root in 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        Secret::from_bytes(self.0).to_hex()
    }

    /// The secret of the deal of this hand. The first hand has number 1. The secret is SHA-256(`fair-deal/lab/1` ‖ root
    /// ‖ number as 8 bytes, little-endian).
    #[must_use]
    pub fn secret(self, number: u32) -> Secret {
        let hash = Sha256::new()
            .chain_update(DOMAIN)
            .chain_update(self.0)
            .chain_update(u64::from(number).to_le_bytes());
        Secret::from_bytes(hash.finalize().into())
    }

    /// The hand with this number: the first five cards of its deal, which shuffles all 52.
    ///
    /// # Errors
    /// [`NotAHand`] if the pack had a card twice, which never happens.
    pub fn hand(self, number: u32) -> Result<PokerHand, NotAHand> {
        self.deal(number, &Decks::ONE.fresh_pack())
    }

    /// As [`Root::hand`], with a fresh pack from the caller.
    pub(super) fn deal(self, number: u32, pack: &[Card]) -> Result<PokerHand, NotAHand> {
        let order = self
            .secret(number)
            .key(&Mix::default())
            .shuffle(pack.to_vec());
        PokerHand::new(order.get(..5).unwrap_or(&order))
    }
}

impl From<Secret> for Root {
    /// The root with the bytes of the browser's entropy.
    fn from(secret: Secret) -> Root {
        Root(secret.bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_of_hands_is_1_to_10_million() {
        for (text, hands) in [
            ("1", 1),
            (" 500 ", 500),
            ("10 000", 10_000),
            ("1\u{a0}000\u{a0}000", 1_000_000),
            ("1,000", 1_000),
            ("１０００", 1_000),
            ("10000000", 10_000_000),
            ("007", 7),
        ] {
            assert_eq!(text.parse().map(Hands::count), Ok(hands), "{text}");
        }
        for text in [
            "",
            " ",
            "0",
            "10000001",
            "-1",
            "+1",
            "1.5",
            "1,00",
            "1e4",
            "ten",
            "٣",
            "99999999999999999999",
        ] {
            assert_eq!(text.parse::<Hands>(), Err(NoHands), "{text}");
        }
        assert_eq!(
            NoHands.to_string(),
            "The lab deals 1 to 10000000 hands: enter a whole number."
        );
        assert!(Hands::PROPOSED.is_sorted());
    }
}
