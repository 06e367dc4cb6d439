//! The fair deal: a shuffle that is fixed and sealed before the first decision, that can reach
//! every one of the 52! orders, and that anyone can check afterwards.
//!
//! The algorithm, to the byte (ARCHITECTURE.md, “The fair deal”, tells how to check it by hand):
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
const SHUFFLE_DOMAIN: &[u8] = b"fair-deal/shuffle/2";
const DAILY_DOMAIN: &[u8] = b"fair-deal/daily/1/";
const SAVED_DOMAIN: &[u8] = b"fair-deal/saved/1";

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

    /// The secret as it is saved in the browser's storage while the round is under way: the seal,
    /// then the secret under a mask that follows from the seal, 128 hexadecimal digits in all.
    ///
    /// The mask keeps nobody out who runs code in the page; it only sees to it that whoever looks
    /// into the storage does not have a secret before their eyes. The seal before it shows whether
    /// a record is damaged.
    #[must_use]
    pub fn to_saved(&self) -> String {
        let seal = self.seal();
        [hex(&seal.0), hex(&seal.mask(self.0))].concat()
    }

    /// Reads what [`Secret::to_saved`] wrote.
    ///
    /// # Errors
    /// [`SavedSecretUnreadable`] unless every digit is there and the secret fits its seal.
    pub fn from_saved(text: &str) -> Result<Secret, SavedSecretUnreadable> {
        let (seal, masked) = text.split_at_checked(64).ok_or(SavedSecretUnreadable)?;
        let bytes = |digits: &str| match digits.parse() {
            Ok(Secret(bytes)) => Ok(bytes),
            Err(_) => Err(SavedSecretUnreadable),
        };
        let seal = Seal(bytes(seal)?);
        let secret = Secret(seal.mask(bytes(masked)?));
        (secret.seal() == seal)
            .then_some(secret)
            .ok_or(SavedSecretUnreadable)
    }

    /// The 64 hexadecimal digits of the secret, for the reveal after the round and for a link.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The key of the card stream (step 3). As secret as the secret, until the round is over.
    #[must_use]
    pub fn key(&self, mix: &Mix) -> Key {
        Key(sha256(
            SHUFFLE_DOMAIN,
            &[&self.0[..], mix.0.as_bytes()].concat(),
        ))
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

/// What the player mixes into the shuffle after the seal is on show: any text, such as dice rolls or
/// a sentence, so that chance is not only the house's. At most 100 characters, none of them a
/// control character, and no white space at either end. Empty if the player mixes nothing in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mix(String);

impl Mix {
    /// The most characters that a mix has.
    pub const MOST: usize = 100;

    /// The text; empty if nothing is mixed in.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nothing is mixed in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Mix {
    type Err = ParseMixError;

    /// Takes any text that fits, without the white space at its ends.
    fn from_str(text: &str) -> Result<Mix, ParseMixError> {
        let text = text.trim();
        let characters = text.chars().count();
        if characters > Mix::MOST {
            Err(ParseMixError::TooLong { characters })
        } else if text.chars().any(char::is_control) {
            Err(ParseMixError::ControlCharacter)
        } else {
            Ok(Mix(text.to_owned()))
        }
    }
}

/// The text that was read is no mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMixError {
    /// It has more than [`Mix::MOST`] characters.
    TooLong {
        /// How many it has.
        characters: usize,
    },
    /// It has a tab, a line break or another control character in it.
    ControlCharacter,
}

impl fmt::Display for ParseMixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMixError::TooLong { characters } => write!(
                f,
                "A mix has at most {} characters; this one has {characters}.",
                Mix::MOST
            ),
            ParseMixError::ControlCharacter => {
                f.write_str("A mix is one line of text, without control characters.")
            }
        }
    }
}

impl std::error::Error for ParseMixError {}

/// The commitment to a secret: 32 bytes, displayed as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

/// A saved secret is damaged: it is cut short, or does not fit its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSecretUnreadable;

impl fmt::Display for SavedSecretUnreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The saved deal is damaged.")
    }
}

impl std::error::Error for SavedSecretUnreadable {}

impl Seal {
    /// These bytes under the mask of this seal; masked twice, they are themselves again.
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

impl Key {
    /// The swaps that shuffle a pack of so many cards (steps 4 and 5), in their order: each is two
    /// places, counted from 0, whose cards change places. The two may be the same.
    pub fn swaps(&self, cards: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut stream = CardStream::new(self);
        (1..cards)
            .rev()
            .map(move |last| (last, stream.uniform(last + 1)))
    }

    /// Puts this pack in the order that the key gives it (steps 4 and 5), uncut.
    #[must_use]
    pub fn shuffle<C>(&self, mut pack: Vec<C>) -> Vec<C> {
        for (last, other) in self.swaps(pack.len()) {
            pack.swap(last, other);
        }
        pack
    }
}

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
            mix: Mix(String::new()),
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

    /// The commitment to show before the first decision.
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

/// Steps 3 and 4: the unbiased numbers that a key yields, one after the other.
struct CardStream(ChaCha20Rng);

impl CardStream {
    fn new(key: &Key) -> CardStream {
        CardStream(ChaCha20Rng::from_seed(key.0))
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

    const KEY: &str = "77465ea54f6502276c18808a08053018ccf9f50f81c97652d9e4392005e8b1a6";

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
        // { printf fair-deal/shuffle/2; printf "$HEX" | xxd -r -p; } | sha256sum
        let key = secret().key(&Mix::default());
        assert_eq!(key.to_string(), KEY);
        assert_eq!(format!("{key:?}"), "Key");
    }

    #[test]
    fn the_swaps_are_the_shuffle() {
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
    fn a_printed_secret_shows_its_seal_only() {
        let printed = format!("{:?}", Deal::uncut(secret(), Decks::ONE));
        assert!(!printed.contains(&HEX[..8]), "{printed}");
        assert!(printed.contains(&secret().seal().to_string()), "{printed}");
    }

    #[test]
    fn a_saved_secret_comes_back_and_is_not_there_to_be_read() {
        let saved = secret().to_saved();
        assert_eq!(Secret::from_saved(&saved), Ok(secret()));
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
        assert!(
            secret()
                .key(&Mix::default())
                .shuffle(Vec::<u8>::new())
                .is_empty()
        );
        assert_eq!(secret().key(&Mix::default()).shuffle(vec![7]), [7]);
    }

    #[test]
    fn a_mix_is_one_line_of_at_most_a_hundred_characters_without_white_space_at_its_ends() {
        let long = "ä".repeat(100);
        for (text, mix) in [
            ("", ""),
            ("  ", ""),
            (" six dice: 3 1 \n", "six dice: 3 1"),
            (&long, &*long),
        ] {
            assert_eq!(text.parse::<Mix>().as_ref().map(Mix::as_str), Ok(mix));
        }
        let error = ParseMixError::TooLong { characters: 101 };
        assert_eq!("ä".repeat(101).parse::<Mix>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A mix has at most 100 characters; this one has 101."
        );
        let error = ParseMixError::ControlCharacter;
        assert_eq!("a\tb".parse::<Mix>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A mix is one line of text, without control characters."
        );
    }

    #[test]
    fn a_mix_makes_another_order_and_leaves_the_seal() {
        let plain = Deal::uncut(secret(), Decks::ONE);
        let mixed = plain.clone().mixed("3 1 4".parse().expect("a mix"));
        assert_eq!(mixed.seal(), plain.seal());
        assert_ne!(mixed.order(), plain.order());
    }
}
