//! The message table of one language.

use std::error::Error;
use std::fmt;

use crate::code::{DIGIT_BITS, MORE};

/// The first line of every table.
pub const HEAD: &str = "fair-deal words 1\n";

/// The end of every table, which makes a truncated one detectable.
pub const END: &str = "\nend\n";

/// The number of numbers with a plural category in a table: the first hundred, and another hundred for all greater
/// numbers by their last two digits.
pub const PLURALS: usize = 200;

/// The plural categories (CLDR), in the order of their numbers in a table.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The byte range of a message in the text.
type Place = (u32, u32);

/// The messages of one language.
#[derive(Debug, Default)]
pub struct Table {
    text: String,
    language: (usize, usize),
    plurals: Vec<u8>,
    sections: Vec<Vec<Place>>,
}

/// The reason why bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadTableError {
    /// The bytes are not UTF-8.
    NoText,
    /// The first lines are not those of a table.
    NoTable,
    /// The bytes end too early, or continue after the last message.
    Damaged,
}

impl fmt::Display for ReadTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadTableError::NoText => "the words are no text",
            ReadTableError::NoTable => "this is no table of words",
            ReadTableError::Damaged => "the table of words is damaged",
        })
    }
}

impl Error for ReadTableError {}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    /// [`ReadTableError`] if the bytes are no table. The messages are checked only when they are used.
    pub fn read(bytes: Vec<u8>) -> Result<Table, ReadTableError> {
        let text = String::from_utf8(bytes).map_err(|_| ReadTableError::NoText)?;
        let rest = text.strip_prefix(HEAD).ok_or(ReadTableError::NoTable)?;
        let (language, rest) = rest.split_once('\n').ok_or(ReadTableError::NoTable)?;
        let (plurals, rest) = rest.split_once('\n').ok_or(ReadTableError::NoTable)?;
        let plurals: Vec<u8> = plurals
            .bytes()
            .map(|digit| digit.wrapping_sub(b'0'))
            .collect();
        let known = |category: &u8| usize::from(*category) < CATEGORIES.len();
        if plurals.len() != PLURALS || !plurals.iter().all(known) {
            return Err(ReadTableError::Damaged);
        }
        let language = (HEAD.len(), HEAD.len() + language.len());
        let mut code = Code::of(&text, text.len() - rest.len());
        let sections = sections(&mut code).ok_or(ReadTableError::Damaged)?;
        if text.get(code.at..) != Some(END) {
            return Err(ReadTableError::Damaged);
        }
        Ok(Table {
            text,
            language,
            plurals,
            sections,
        })
    }

    /// The tag of the language (BCP 47), then a space and the fingerprint of the messages.
    #[must_use]
    pub fn name(&self) -> &str {
        let (from, to) = self.language;
        self.text.get(from..to).unwrap_or_default()
    }

    /// The code of a message; empty if it does not exist.
    pub(crate) fn message(&self, section: usize, number: usize) -> &str {
        let place = self.sections.get(section).and_then(|it| it.get(number));
        place
            .and_then(|(from, to)| self.text.get(*from as usize..*to as usize))
            .unwrap_or_default()
    }

    /// The index of this number's plural category in [`CATEGORIES`].
    pub(crate) fn category(&self, number: u64) -> usize {
        let hundred = (PLURALS / 2) as u64;
        let place = if number < hundred {
            number
        } else {
            hundred + number % hundred
        };
        let category = usize::try_from(place)
            .ok()
            .and_then(|it| self.plurals.get(it));
        category.map_or(CATEGORIES.len() - 1, |it| usize::from(*it))
    }
}

/// Reads the byte ranges of the messages of each section.
fn sections(code: &mut Code<'_>) -> Option<Vec<Vec<Place>>> {
    let mut sections = Vec::new();
    for _ in 0..code.number()? {
        let mut messages = Vec::new();
        for _ in 0..code.number()? {
            let length = code.number()?;
            let from = u32::try_from(code.at).ok()?;
            code.text(length)?;
            messages.push((from, u32::try_from(code.at).ok()?));
        }
        sections.push(messages);
    }
    Some(sections)
}

/// A reader of a part of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code<'a> {
    text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Code<'a> {
    pub(crate) fn of(text: &'a str, at: usize) -> Code<'a> {
        Code { text, at }
    }

    /// Reads the next byte; `None` at the end.
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let byte = *self.text.as_bytes().get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    /// Reads the next number.
    pub(crate) fn number(&mut self) -> Option<usize> {
        let mut number = 0_usize;
        let mut shift = 0;
        loop {
            let byte = self.byte().filter(|byte| *byte < 2 * MORE)?;
            let digit = usize::from(byte % MORE);
            number |= digit.checked_shl(shift).filter(|_| shift < 30)?;
            if byte < MORE {
                return Some(number);
            }
            shift += DIGIT_BITS;
        }
    }

    /// Reads the next text of this length.
    pub(crate) fn text(&mut self, length: usize) -> Option<&'a str> {
        let text = self.text.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(text)
    }

    /// Reads the text up to the next operation.
    pub(crate) fn plain(&mut self) -> &'a str {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.bytes().position(|byte| crate::Op::of(byte).is_some());
        let plain = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        self.at += plain.len();
        plain
    }
}
