#![doc = include_str!("../README.md")]

mod code;
mod language;
mod say;
mod table;

pub use code::{DIGIT_BITS, MORE, Op};
pub use language::{Direction, Language};
pub use say::{capital, small};
pub use table::{CATEGORIES, END, HEAD, PLURALS, ReadTableError, Table};

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A whole number, written in digits; it chooses plural forms.
    Number(u64),
    /// A finished text. For an optional text, it also counts as the first key of a choice.
    Text(&'a str),
    /// No text, for an optional text. It counts as the second key of a choice.
    Nothing,
    /// The key of a choice, counted from 0. For a `bool`, yes is key 0.
    Key(u8),
}

impl<'a> From<Option<&'a str>> for Arg<'a> {
    fn from(text: Option<&'a str>) -> Arg<'a> {
        text.map_or(Arg::Nothing, Arg::Text)
    }
}

/// A whole number that is not negative, of any type.
pub trait Count: Copy {
    /// The number.
    fn count(self) -> u64;
}

impl Count for usize {
    fn count(self) -> u64 {
        // No machine has more than 64 bits.
        u64::try_from(self).unwrap_or(u64::MAX)
    }
}

macro_rules! counts {
    ($($number:ty),+) => {
        $(impl Count for $number {
            fn count(self) -> u64 {
                u64::from(self)
            }
        })+
    };
}

counts!(u8, u16, u32, u64);
