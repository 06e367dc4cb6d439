//! The secret of a deal and the seal that commits to it (steps 1 and 2 of the [deal](crate::deal)).

use std::fmt;
use std::str::FromStr;

use crate::date::Date;
use crate::hash::{NotHex, from_hex, hex, not_64_digits, sha256};
use crate::key::Key;
use crate::mix::Mix;

const SEAL_DOMAIN: &[u8] = b"fair-deal/seal/1";
const SHUFFLE_DOMAIN: &[u8] = b"fair-deal/shuffle/2";
const DAILY_DOMAIN: &[u8] = b"fair-deal/daily/1/";
const PRACTICE_DOMAIN: &[u8] = b"fair-deal/practice/1";
const DRAW_DOMAIN: &[u8] = b"fair-deal/practice/draw/1";
const SAVED_DOMAIN: &[u8] = b"fair-deal/saved/1";

/// The 32 bytes from which a whole deal follows, together with the player's mix and cut. The page reveals them only
/// when the last round of the deal is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Creates the secret with these bytes. The secret of a new deal must come from a source of entropy. The secret of
    /// a shared, daily or practice deal is known or derived.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The 32 bytes, for derivations other than a shuffle.
    #[must_use]
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The seal, shown before the first decision. It commits to the secret and reveals no card.
    #[must_use]
    pub fn seal(&self) -> Seal {
        Seal(sha256(SEAL_DOMAIN, &self.0))
    }

    /// The secret of one round of a daily deal: SHA-256(`fair-deal/daily/1/` ‖ game ‖ `/` ‖ date ‖ `/` ‖ number). It is
    /// the same for every player and known in advance. The number counts from 1.
    #[must_use]
    pub fn daily(game: &str, date: Date, number: u8) -> Secret {
        let name = format!("{game}/{}/{number}", date.to_text());
        Secret(sha256(DAILY_DOMAIN, name.as_bytes()))
    }

    /// A candidate secret for a practice deal: SHA-256(`fair-deal/practice/1` ‖ these 32 bytes ‖ number), the number as
    /// four bytes, lowest first. The search tries candidates until a deal begins with the hand that the player wants to
    /// practise.
    #[must_use]
    pub fn practice(&self, number: u32) -> Secret {
        let mut bytes = [0; 36];
        bytes[..32].copy_from_slice(&self.0);
        bytes[32..].copy_from_slice(&number.to_le_bytes());
        Secret(sha256(PRACTICE_DOMAIN, &bytes))
    }

    /// Draws a number from 0 to `below - 1` that is independent of the cards of the deal. For example, it chooses the
    /// hand to practise. It is the first eight bytes of SHA-256(`fair-deal/practice/draw/1` ‖ secret), lowest first,
    /// modulo `below`. Where `below` is less than 1000, the bias is less than one in 2^54.
    #[must_use]
    pub fn draw(&self, below: u64) -> u64 {
        let hash = sha256(DRAW_DOMAIN, &self.0);
        let (bytes, _) = hash.split_first_chunk().unwrap_or((&[0; 8], &[]));
        u64::from_le_bytes(*bytes).checked_rem(below).unwrap_or(0)
    }

    /// The text that the browser stores while the deal is in play: the seal that the player saw, then the secret,
    /// masked. It has 128 hexadecimal digits. The mask follows from the seal.
    ///
    /// The mask is no protection against code that runs in the page. It only keeps the secret from a casual look into
    /// the storage. If the record is damaged, the secret no longer fits its seal.
    #[must_use]
    pub fn to_saved(&self, seal: Seal) -> String {
        format!("{seal}{}", hex(&seal.mask(self.0)))
    }

    /// Parses the text of [`Secret::to_saved`] into the secret and the saved seal.
    ///
    /// # Errors
    /// [`SavedSecretUnreadable`] unless all digits are valid and the secret fits its seal.
    pub fn from_saved(text: &str) -> Result<(Secret, Seal), SavedSecretUnreadable> {
        let (seal, masked) = text.split_at_checked(64).ok_or(SavedSecretUnreadable)?;
        let bytes = |digits: &str| match digits.parse() {
            Ok(Secret(bytes)) => Ok(bytes),
            Err(_) => Err(SavedSecretUnreadable),
        };
        let seal = Seal(bytes(seal)?);
        let secret = Secret(seal.mask(bytes(masked)?));
        (secret.seal() == seal)
            .then_some((secret, seal))
            .ok_or(SavedSecretUnreadable)
    }

    /// The 64 hexadecimal digits of the secret, for the reveal after the last round and for links.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The key of the card stream (step 3). It must stay secret until the last round of the deal is over.
    #[must_use]
    pub fn key(&self, mix: &Mix) -> Key {
        Key(sha256(
            SHUFFLE_DOMAIN,
            &[&self.0[..], mix.as_str().as_bytes()].concat(),
        ))
    }
}

impl fmt::Debug for Secret {
    /// Prints the seal instead of the secret, because the text may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(sealed as {})", self.seal())
    }
}

impl FromStr for Secret {
    type Err = ParseSecretError;

    /// Parses exactly 64 hexadecimal digits, in either case.
    fn from_str(text: &str) -> Result<Secret, ParseSecretError> {
        from_hex(text)
            .map(Secret)
            .map_err(|NotHex { characters }| ParseSecretError { characters })
    }
}

/// The error for a text that is not a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSecretError {
    /// The number of characters in the text. The error does not repeat the text, which may hold most of a secret.
    pub characters: usize,
}

impl fmt::Display for ParseSecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        not_64_digits(f, "A secret", self.characters)
    }
}

impl std::error::Error for ParseSecretError {}

/// The commitment to a secret: 32 bytes, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

/// The error for a damaged saved secret: it is cut short, or does not fit its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSecretUnreadable;

impl fmt::Display for SavedSecretUnreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The saved deal is damaged.")
    }
}

impl std::error::Error for SavedSecretUnreadable {}

impl Seal {
    /// The number of hexadecimal digits of a displayed seal.
    pub const DIGITS: usize = 64;

    /// Masks these bytes with this seal. A second call restores them.
    fn mask(self, mut bytes: [u8; 32]) -> [u8; 32] {
        let mask = sha256(SAVED_DOMAIN, &self.0);
        for (byte, mask) in bytes.iter_mut().zip(mask) {
            *byte ^= mask;
        }
        bytes
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seal {
    type Err = ParseSealError;

    /// Parses exactly 64 hexadecimal digits, in either case.
    fn from_str(text: &str) -> Result<Seal, ParseSealError> {
        from_hex(text)
            .map(Seal)
            .map_err(|NotHex { characters }| ParseSealError { characters })
    }
}

/// The error for a text that is not a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSealError {
    /// The number of characters in the text.
    pub characters: usize,
}

impl fmt::Display for ParseSealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        not_64_digits(f, "A seal", self.characters)
    }
}

impl std::error::Error for ParseSealError {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    const KEY: &str = "77465ea54f6502276c18808a08053018ccf9f50f81c97652d9e4392005e8b1a6";

    const AGAIN: &str = "427781d2b959c4783985ba1d19e7c179e810011e776df0c746f3e1ad0975b1d7";

    const OPPONENT: &str = "6bb7f6b61988e925b8958206cae152868fe26df4e9eb17e324e7257f7f3da969";

    fn secret() -> Secret {
        HEX.parse().expect("64 digits")
    }

    #[test]
    fn secret_round_trips() {
        assert_eq!(secret().to_hex(), HEX);
        assert_eq!(HEX.to_uppercase().parse(), Ok(secret()));
    }

    #[test]
    fn invalid_secret_is_rejected_without_echo() {
        for (text, characters) in [
            ("", 0),
            (&HEX[1..], 63),
            (&format!("{HEX}0"), 65),
            (&format!("{HEX}00"), 66),
            (&HEX.replace('b', "g"), 64),
            (&HEX.replacen('b', "ä", 1), 64),
        ] {
            assert_eq!(
                text.parse::<Secret>(),
                Err(ParseSecretError { characters }),
                "{text}"
            );
        }
        assert_eq!(
            ParseSecretError { characters: 63 }.to_string(),
            "A secret is written as 64 digits of 0123456789abcdef; this one has 63 characters."
        );
        assert_eq!(
            ParseSecretError { characters: 64 }.to_string(),
            "A secret is written as 64 digits of 0123456789abcdef; this one has 64 characters, not all \
             of them digits."
        );
    }

    #[test]
    fn seal_round_trips() {
        let seal = secret().seal();
        assert_eq!(seal.to_string().parse(), Ok(seal));
        assert_eq!(seal.to_string().to_uppercase().parse(), Ok(seal));
        let error = ParseSealError { characters: 3 };
        assert_eq!("abc".parse::<Seal>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A seal is written as 64 digits of 0123456789abcdef; this one has 3 characters."
        );
    }

    #[test]
    fn saved_secret_round_trips_masked() {
        let saved = secret().to_saved(secret().seal());
        assert_eq!(Secret::from_saved(&saved), Ok((secret(), secret().seal())));
        assert!(saved.starts_with(&secret().seal().to_string()));
        assert!(!saved.contains(&HEX[..8]));
        for damaged in [
            "",
            &saved[..127],
            &saved[1..],
            &saved.replacen(['0', '1', '2'], "3", 1),
            &[&saved[..127], if saved.ends_with('0') { "1" } else { "0" }].concat(),
            &[&saved[..63], "ä", &saved[64..]].concat(),
        ] {
            let read = Secret::from_saved(damaged);
            assert_eq!(read, Err(SavedSecretUnreadable), "{damaged}");
        }
    }

    /// Reference: `printf 'fair-deal/daily/1/blackjack/2026-11-21/1' | sha256sum`, and similarly for the others.
    #[test]
    fn daily_secret_is_hash_of_its_name() {
        let date = "2026-11-21".parse().expect("a day");
        for (game, number, hex) in [
            (
                "blackjack",
                1,
                "bff824c9cba9e6add7bd877949c73eb8af55dd48fd128df8c588f471df38c8cd",
            ),
            (
                "blackjack",
                10,
                "2355d69048c7ded1f425987563561bc17cdffb7eb910fb99087e82a71c970b5a",
            ),
            (
                "poker",
                3,
                "5b42156d1ab506e3b3fafc0289d53c8f8c5385fe50cb06426f4dc8335fc6bcaa",
            ),
        ] {
            assert_eq!(
                Secret::daily(game, date, number).to_hex(),
                hex,
                "{game} {number}"
            );
        }
    }

    #[test]
    fn key_is_a_plain_sha256_hash() {
        // { printf fair-deal/shuffle/2; printf "$HEX" | xxd -r -p; } | sha256sum
        let key = secret().key(&Mix::default());
        assert_eq!(key.to_string(), KEY);
        assert_eq!(format!("{key:?}"), "Key");
        // { printf fair-deal/again/1; printf "$KEY" | xxd -r -p; } | sha256sum
        assert_eq!(key.reshuffle_key().to_string(), AGAIN);
        // { printf fair-deal/opponent/1; printf "$KEY" | xxd -r -p; } | sha256sum
        assert_eq!(key.opponent_key().to_string(), OPPONENT);
    }
}
