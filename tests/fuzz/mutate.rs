//! Mutated texts: known ones with a few changes.

use std::collections::HashSet;

use rand::rngs::ChaCha20Rng;
use rand::{RngExt as _, SeedableRng as _};

/// The maximum number of kept texts.
const MOST: usize = 4_096;

/// The maximum length of a text, in characters.
const LONGEST: usize = 2_000;

/// The separators in our texts.
const BETWEEN: &[char] = &['&', '=', '.', ',', '-', '~', '|', '?', ' ', '/', '%', '\n'];

/// Numbers at the limits of their types, and texts that are nearly numbers.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "5",
    "9",
    "10",
    "11",
    "31",
    "32",
    "51",
    "52",
    "53",
    "54",
    "63",
    "64",
    "100",
    "127",
    "128",
    "255",
    "256",
    "311",
    "312",
    "415",
    "416",
    "32767",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999",
    "007",
    "-1",
    "+1",
    "1.5",
    "0.5",
    "1e309",
    "NaN",
    "inf",
    "١",
    "",
];

/// Characters that occur in none of our texts.
const STRANGE: &[char] = &[
    '\0',
    '\t',
    '\n',
    '\u{7f}',
    '\u{ad}',
    '\u{200b}',
    '\u{202e}',
    '\u{feff}',
    '\u{fffd}',
    '\u{10ffff}',
    'é',
    'ß',
    'İ',
    '桜',
    '🂡',
    '"',
    '\'',
    '<',
    '+',
    '#',
    '%',
    '&',
    '=',
    '|',
    '~',
    '.',
    ',',
    '-',
];

/// Makes texts from known ones. The same seed makes the same texts if the target accepts the same ones.
#[derive(Debug)]
pub(crate) struct Mutator {
    chance: ChaCha20Rng,
    /// The initial texts, without repetitions, and then the added ones.
    texts: Vec<String>,
    /// The number of initial texts.
    known: usize,
    /// All texts that were ever in `texts`.
    met: HashSet<String>,
}

impl Mutator {
    /// Begins with these texts.
    pub(crate) fn new(mut texts: Vec<String>, seed: u64) -> Mutator {
        assert!(!texts.is_empty(), "there is a text to begin with");
        let mut met = HashSet::new();
        texts.retain(|text| met.insert(text.clone()));
        Mutator {
            chance: ChaCha20Rng::seed_from_u64(seed),
            known: texts.len(),
            met,
            texts,
        }
    }

    /// Returns a new text.
    pub(crate) fn next(&mut self) -> String {
        let mut text: Vec<char> = self.text().chars().collect();
        // Mostly few changes, because the target refuses a text with changes everywhere at once.
        loop {
            self.change(&mut text);
            text.truncate(LONGEST);
            if self.below(3) == 0 {
                return text.into_iter().collect();
            }
        }
    }

    /// Adds the rewritten form of a text, if it is new, as a source of further texts.
    pub(crate) fn keep(&mut self, text: String) {
        if !self.met.insert(text.clone()) {
            return;
        }
        if self.texts.len() < MOST {
            self.texts.push(text);
        } else {
            // The initial texts stay.
            let place = self.known + self.below(MOST - self.known);
            self.texts[place] = text;
        }
    }

    /// Returns the number of added texts.
    pub(crate) fn found(&self) -> usize {
        self.met.len() - self.known
    }

    /// Returns a number below this one, or 0 if there is none.
    fn below(&mut self, end: usize) -> usize {
        match end {
            0 => 0,
            end => self.chance.random_range(0..end),
        }
    }

    /// Returns one of the texts, every other time one of the initial ones.
    fn text(&mut self) -> String {
        let of = [self.known, self.texts.len()];
        let of = self.one_of(&of);
        let place = self.below(of);
        self.texts[place].clone()
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Returns a place in the text and a nearby place after it.
    fn range(&mut self, text: &[char]) -> std::ops::Range<usize> {
        let start = self.below(text.len() + 1);
        let most = if self.below(8) == 0 { text.len() } else { 8 };
        let length = self.below(most + 1);
        start..usize::min(start + length, text.len())
    }

    /// Returns a part of the text between two separators.
    fn part(&mut self, text: &[char]) -> std::ops::Range<usize> {
        let sign = self.one_of(BETWEEN);
        let is_between = |it: &char| *it == sign || (sign == '=' && *it == '&');
        let at = self.below(text.len() + 1);
        let start = text[..at].iter().rposition(is_between);
        let start = start.map_or(0, |it| it + 1);
        let end = text[start..].iter().position(is_between);
        start..end.map_or(text.len(), |it| start + it)
    }

    /// Returns a part of any text.
    fn other_part(&mut self) -> Vec<char> {
        let other: Vec<char> = self.text().chars().collect();
        let part = self.part(&other);
        other[part].to_vec()
    }

    fn change(&mut self, text: &mut Vec<char>) {
        let range = self.range(text);
        match self.below(13) {
            0 => drop(text.drain(range)),
            1 => {
                let again = text[range.clone()].to_vec();
                text.splice(range.start..range.start, again);
            }
            2 => {
                let sign = self.one_of(STRANGE);
                text.insert(range.start, sign);
            }
            3 => text.truncate(range.start),
            4 | 5 => {
                // A character from another text.
                let other: Vec<char> = self.text().chars().collect();
                if let Some(place) = text.get_mut(range.start)
                    && !other.is_empty()
                {
                    *place = self.one_of(&other);
                }
            }
            6 => {
                let part = self.part(text);
                let number: Vec<char> = self.one_of(NUMBERS).chars().collect();
                text.splice(part, number);
            }
            7 | 8 => {
                let (part, other) = (self.part(text), self.other_part());
                text.splice(part, other);
            }
            9 => {
                // The value of the same field in another text.
                let other = self.text();
                let names: Vec<&str> = other.split(['&', '?']).collect();
                let (name, value) = self.one_of(&names).split_once('=').unwrap_or_default();
                let own: String = text.iter().collect();
                let start = format!("{name}=");
                if let Some(start) = own.find(&start).map(|it| it + start.len()) {
                    let end = own[start..].find('&').map_or(own.len(), |it| start + it);
                    *text = [&own[..start], value, &own[end..]]
                        .concat()
                        .chars()
                        .collect();
                } else {
                    text.extend(format!("&{start}{value}").chars());
                }
            }
            10 => {
                let (part, other) = (self.part(text), self.other_part());
                text.splice(part.end..part.end, other);
            }
            11 => {
                let part = self.part(text);
                let again = text[part.clone()].to_vec();
                let sign = self.one_of(BETWEEN);
                text.splice(part.end..part.end, [vec![sign], again].concat());
            }
            _ => {
                for sign in &mut text[range] {
                    *sign = if sign.is_uppercase() {
                        sign.to_ascii_lowercase()
                    } else {
                        sign.to_ascii_uppercase()
                    };
                }
            }
        }
    }
}
