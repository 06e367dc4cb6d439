//! The fair deal: a shuffle that is fixed and sealed before the first decision, that can reach
//! every one of the 52! orders, and that anyone can check afterwards.
//!
//! The algorithm, to the byte (ARCHITECTURE.md, “The fair deal”, tells how to check it by hand):
//!
//! 1. The *secret* is 32 bytes from the browser's entropy. 256 bits, because 52! is about 2^225.6:
//!    a 64-bit seed could never reach most decks.
//! 2. The *seal* is SHA-256(`fair-deal/seal/1` ‖ secret), on show before the first decision.
//! 3. The *key* is SHA-256(`fair-deal/shuffle/1` ‖ secret), and the card stream is the `ChaCha20`
//!    keystream of that key (nonce 0, counter from 0) read as little-endian 32-bit words.
//! 4. `uniform(n)` takes words until one is below the largest multiple of n that fits 2^32; the
//!    result is that word modulo n. No bias, no floating point.
//! 5. Fisher–Yates over the fresh pack: for i from the last index down to 1, swap i with
//!    `uniform(i + 1)`.
//! 6. The *cut* c, chosen after the seal is shown, makes the pack `order[c..]` then `order[..c]`.
//!
//! Seal and card stream come from two separate hashes, so that showing the seal gives no card away.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::card::{Card, PackCard};
use super::date::Date;
use super::deck::{Deck, Decks};

const SEAL_DOMAIN: &[u8] = b"fair-deal/seal/1";
const SHUFFLE_DOMAIN: &[u8] = b"fair-deal/shuffle/1";
const DAILY_DOMAIN: &[u8] = b"fair-deal/daily/1/";
const KEPT_DOMAIN: &[u8] = b"fair-deal/kept/1";

/// The 32 bytes from which a whole deal follows. Known to nobody until the round is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes, which must come from the browser's entropy or from a deal that
    /// is known in advance (a shared one).
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The same bytes, for what follows from them by another way than a shuffle.
    #[must_use]
    pub(crate) const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// What is shown before the first decision: it fixes the secret and gives no card away.
    #[must_use]
    pub fn seal(&self) -> Seal {
        Seal(sha256(SEAL_DOMAIN, &self.0))
    }

    /// The secret of one round of a daily deal: SHA-256(`fair-deal/daily/1/` ‖ game ‖ `/` ‖ date ‖
    /// `/` ‖ number), the same for everybody and known in advance. The number counts from 1.
    #[must_use]
    pub fn daily(game: &str, date: Date, number: u8) -> Secret {
        let name = [game, "/", &date.to_text(), "/", &number.to_string()].concat();
        Secret(sha256(DAILY_DOMAIN, name.as_bytes()))
    }

    /// The secret as it is kept in the browser's storage while the round is under way: the seal,
    /// then the secret under a mask that follows from the seal, 128 hexadecimal digits in all.
    ///
    /// The mask keeps nobody out who runs code in the page; it only sees to it that whoever looks
    /// into the storage does not have a secret before their eyes. The seal before it shows whether
    /// a record is damaged.
    #[must_use]
    pub fn to_kept(&self) -> String {
        let seal = self.seal();
        [hex(&seal.0), hex(&seal.mask(self.0))].concat()
    }

    /// Reads what [`Secret::to_kept`] wrote.
    ///
    /// # Errors
    /// [`KeptSecretUnreadable`] unless every digit is there and the secret fits its seal.
    pub fn from_kept(text: &str) -> Result<Secret, KeptSecretUnreadable> {
        let (seal, masked) = text.split_at_checked(64).ok_or(KeptSecretUnreadable)?;
        let bytes = |digits: &str| match digits.parse() {
            Ok(Secret(bytes)) => Ok(bytes),
            Err(_) => Err(KeptSecretUnreadable),
        };
        let seal = Seal(bytes(seal)?);
        let secret = Secret(seal.mask(bytes(masked)?));
        (secret.seal() == seal)
            .then_some(secret)
            .ok_or(KeptSecretUnreadable)
    }

    /// The 64 hexadecimal digits of the secret, for the reveal after the round and for a link.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The key of the card stream (step 3). As secret as the secret, until the round is over.
    #[must_use]
    pub fn key(&self) -> Key {
        Key(sha256(SHUFFLE_DOMAIN, &self.0))
    }

    /// The swaps that shuffle a pack of so many cards (steps 3 to 5), in their order: each is two
    /// places, counted from 0, whose cards change places. The two may be the same.
    pub fn swaps(&self, cards: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut stream = CardStream::new(self);
        (1..cards)
            .rev()
            .map(move |last| (last, stream.uniform(last + 1)))
    }

    /// Puts this pack in the order in which the secret shuffles it (steps 3 to 5), uncut.
    #[must_use]
    pub fn shuffle<C>(&self, mut pack: Vec<C>) -> Vec<C> {
        for (last, other) in self.swaps(pack.len()) {
            pack.swap(last, other);
        }
        pack
    }
}

impl fmt::Debug for Secret {
    /// Shows the seal instead: a secret that is printed may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(sealed as {})", self.seal())
    }
}

impl FromStr for Secret {
    type Err = ParseSecretError;

    /// Reads exactly 64 hexadecimal digits, in either case.
    fn from_str(text: &str) -> Result<Secret, ParseSecretError> {
        from_hex(text)
            .map(Secret)
            .map_err(|characters| ParseSecretError { characters })
    }
}

/// The text that was read is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSecretError {
    /// How many characters were read. The characters themselves are not repeated: most of a secret
    /// may be among them.
    pub characters: usize,
}

impl fmt::Display for ParseSecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "A secret is written as 64 digits of 0123456789abcdef; these are {} characters{}.",
            self.characters,
            if self.characters == 64 {
                ", not all of them digits"
            } else {
                ""
            },
        )
    }
}

impl std::error::Error for ParseSecretError {}

/// The commitment to a secret: 32 bytes, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

/// A kept secret is damaged: it is cut short, or does not fit its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptSecretUnreadable;

impl fmt::Display for KeptSecretUnreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The deal that was kept is damaged.")
    }
}

impl std::error::Error for KeptSecretUnreadable {}

impl Seal {
    /// These bytes under the mask of this seal; masked twice, they are themselves again.
    fn mask(self, mut bytes: [u8; 32]) -> [u8; 32] {
        let mask = sha256(KEPT_DOMAIN, &self.0);
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

    /// Reads exactly 64 hexadecimal digits, in either case.
    fn from_str(text: &str) -> Result<Seal, ParseSealError> {
        from_hex(text)
            .map(Seal)
            .map_err(|characters| ParseSealError { characters })
    }
}

/// The text that was read is no seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSealError {
    /// How many characters were read.
    pub characters: usize,
}

impl fmt::Display for ParseSealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "A seal is written as 64 digits of 0123456789abcdef; these are {} characters{}.",
            self.characters,
            if self.characters == 64 {
                ", not all of them digits"
            } else {
                ""
            },
        )
    }
}

impl std::error::Error for ParseSealError {}

/// The key of a card stream: 32 bytes, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Key {
    /// Shows nothing of it: every card follows from a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

/// A whole deal: the pack, how it is shuffled, and where it is cut. All that is ever stored or
/// shared of the cards of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    secret: Secret,
    decks: Decks,
    cut: usize,
}

impl Deal {
    /// The deal of this pack, cut after its first `cut` cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `cut` is less than the number of cards.
    pub fn new(secret: Secret, decks: Decks, cut: usize) -> Result<Deal, CutOutOfRange> {
        if cut < decks.cards() {
            Ok(Deal { secret, decks, cut })
        } else {
            Err(CutOutOfRange {
                cut,
                cards: decks.cards(),
            })
        }
    }

    /// The deal of a pack that nobody cut.
    #[must_use]
    pub const fn uncut(secret: Secret, decks: Decks) -> Deal {
        Deal {
            secret,
            decks,
            cut: 0,
        }
    }

    /// The secret, to be revealed when the round is over.
    #[must_use]
    pub const fn secret(&self) -> Secret {
        self.secret
    }

    /// The commitment to show before the first decision.
    #[must_use]
    pub fn seal(&self) -> Seal {
        self.secret.seal()
    }

    /// The same pack, cut after its first `cut` cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `cut` is less than the number of cards.
    pub fn cut_at(self, cut: usize) -> Result<Deal, CutOutOfRange> {
        Deal::new(self.secret, self.decks, cut)
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
        let mut order = self.secret.shuffle(self.decks.fresh_pack_with_jokers());
        order.rotate_left(self.cut);
        order
    }

    /// The same without the jokers, for games that know none.
    #[must_use]
    pub fn order(&self) -> Vec<Card> {
        let order = self.order_with_jokers();
        order.into_iter().filter_map(PackCard::natural).collect()
    }

    /// The deck to deal from.
    #[must_use]
    pub fn deck_with_jokers(&self) -> Deck<PackCard> {
        Deck::in_order(self.order_with_jokers())
    }

    /// The deck to deal from where no joker is wanted.
    #[must_use]
    pub fn deck(&self) -> Deck {
        Deck::in_order(self.order())
    }
}

/// A pack is cut after none of its cards, or after some but not all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOutOfRange {
    /// Where it was to be cut.
    pub cut: usize,
    /// How many cards the pack has.
    pub cards: usize,
}

impl fmt::Display for CutOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CutOutOfRange { cut, cards } = self;
        write!(
            f,
            "A pack of {cards} cards is cut after 0 to {} of them, not {cut}.",
            cards - 1
        )
    }
}

impl std::error::Error for CutOutOfRange {}

/// Steps 3 and 4: the unbiased numbers that a secret yields, one after the other.
struct CardStream(ChaCha20Rng);

impl CardStream {
    fn new(secret: &Secret) -> CardStream {
        CardStream(ChaCha20Rng::from_seed(secret.key().0))
    }

    /// A number from 0 to `n - 1`, each equally likely. `n` is the number of cards in a pack or
    /// less, and at least 1.
    fn uniform(&mut self, n: usize) -> usize {
        const WORDS: u64 = 1 << 32;
        let n = n as u64;
        let limit = WORDS - WORDS % n;
        loop {
            let word = u64::from(self.0.next_u32());
            if word < limit {
                // Less than n, which came from a usize.
                #[expect(clippy::cast_possible_truncation, reason = "the remainder is below n")]
                return (word % n) as usize;
            }
        }
    }
}

fn sha256(domain: &[u8], bytes: &[u8]) -> [u8; 32] {
    Sha256::new()
        .chain_update(domain)
        .chain_update(bytes)
        .finalize()
        .into()
}

/// The bytes that 64 hexadecimal digits stand for; for any other text, how many characters it has.
pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], usize> {
    let error = || text.chars().count();
    let digits: Vec<u8> = text
        .chars()
        .map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect::<Option<_>>()
        .ok_or_else(error)?;
    let bytes: Vec<u8> = digits
        .chunks(2)
        .map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit))
        .collect();
    match <[u8; 32]>::try_from(bytes) {
        Ok(bytes) if digits.len() == 64 => Ok(bytes),
        Ok(_) | Err(_) => Err(error()),
    }
}

/// These bytes in lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    const KEY: &str = "ee1f27dbc4ec63893745bc0df9565bc725c63428d82409e2b8d63d6586dd627b";

    fn secret() -> Secret {
        HEX.parse().expect("64 digits")
    }

    #[test]
    fn a_secret_is_read_back_as_it_is_written() {
        assert_eq!(secret().to_hex(), HEX);
        assert_eq!(HEX.to_uppercase().parse(), Ok(secret()));
    }

    #[test]
    fn a_mangled_secret_is_refused_without_being_repeated() {
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
            "A secret is written as 64 digits of 0123456789abcdef; these are 63 characters."
        );
        assert_eq!(
            ParseSecretError { characters: 64 }.to_string(),
            "A secret is written as 64 digits of 0123456789abcdef; these are 64 characters, not all \
             of them digits."
        );
    }

    #[test]
    fn a_seal_is_read_back_as_it_is_written() {
        let seal = secret().seal();
        assert_eq!(seal.to_string().parse(), Ok(seal));
        assert_eq!(seal.to_string().to_uppercase().parse(), Ok(seal));
        let error = ParseSealError { characters: 3 };
        assert_eq!("abc".parse::<Seal>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A seal is written as 64 digits of 0123456789abcdef; these are 3 characters."
        );
    }

    #[test]
    fn the_key_is_the_hash_that_anyone_can_take() {
        // { printf fair-deal/shuffle/1; printf "$HEX" | xxd -r -p; } | sha256sum
        let key = secret().key();
        assert_eq!(key.to_string(), KEY);
        assert_eq!(format!("{key:?}"), "Key");
    }

    #[test]
    fn the_swaps_are_the_shuffle() {
        let mut pack = Decks::ONE.fresh_pack();
        let swaps: Vec<_> = secret().swaps(pack.len()).collect();
        assert_eq!(swaps.len(), 51);
        for (step, (last, other)) in swaps.into_iter().enumerate() {
            assert_eq!(last, 51 - step);
            assert!(other <= last, "{other} of {last}");
            pack.swap(last, other);
        }
        assert_eq!(pack, secret().shuffle(Decks::ONE.fresh_pack()));
    }

    #[test]
    fn a_printed_secret_shows_its_seal_only() {
        let printed = format!("{:?}", Deal::uncut(secret(), Decks::ONE));
        assert!(!printed.contains(&HEX[..8]), "{printed}");
        assert!(printed.contains(&secret().seal().to_string()), "{printed}");
    }

    #[test]
    fn a_kept_secret_comes_back_and_is_not_there_to_be_read() {
        let kept = secret().to_kept();
        assert_eq!(Secret::from_kept(&kept), Ok(secret()));
        assert!(kept.starts_with(&secret().seal().to_string()));
        assert!(!kept.contains(&HEX[..8]));
        for damaged in [
            "",
            &kept[..127],
            &kept[1..],
            &kept.replacen(['0', '1', '2'], "3", 1),
            &[&kept[..127], if kept.ends_with('0') { "1" } else { "0" }].concat(),
            &[&kept[..63], "ä", &kept[64..]].concat(),
        ] {
            let read = Secret::from_kept(damaged);
            assert_eq!(read, Err(KeptSecretUnreadable), "{damaged}");
        }
    }

    /// Reference: `printf 'fair-deal/daily/1/blackjack/2026-11-21/1' | sha256sum`, and so on.
    #[test]
    fn a_daily_secret_is_the_hash_of_its_name() {
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
    fn a_cut_lies_inside_the_pack() {
        assert!(Deal::new(secret(), Decks::ONE, 51).is_ok());
        let error = Deal::new(secret(), Decks::ONE, 52).expect_err("past the pack");
        assert_eq!(error, CutOutOfRange { cut: 52, cards: 52 });
        assert_eq!(
            error.to_string(),
            "A pack of 52 cards is cut after 0 to 51 of them, not 52."
        );
    }

    #[test]
    fn a_cut_turns_the_pack_and_keeps_its_cards() {
        let uncut = Deal::uncut(secret(), Decks::ONE).order();
        let cut = Deal::new(secret(), Decks::ONE, 17)
            .expect("in range")
            .order();
        assert_eq!(cut[..35], uncut[17..]);
        assert_eq!(cut[35..], uncut[..17]);
    }

    #[test]
    fn a_pack_of_one_card_or_none_is_left_alone() {
        assert!(secret().shuffle(Vec::<u8>::new()).is_empty());
        assert_eq!(secret().shuffle(vec![7]), [7]);
    }
}
