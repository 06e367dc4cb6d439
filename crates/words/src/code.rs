//! How a message is written in a table: text, and between it what has to be looked up.
//!
//! A number is written in digits of [`DIGIT_BITS`] bits, the lowest first; each but the last has the bit [`MORE`]. All of it is
//! below 128, so that a table is a text.

/// How many bits of a number are in one byte.
pub const DIGIT_BITS: u32 = 6;

/// Set in each byte of a number but its last.
pub const MORE: u8 = 1 << DIGIT_BITS;

/// What is no text in a message. Its byte stands for it, and what it needs follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The argument with this number.
    Argument,
    /// One of several patterns, by the key of an argument: the argument, how many keys there are, for each the place of its
    /// pattern, how many patterns there are, each with its length before it.
    Choose,
    /// The same by a number: the argument, how many numbers have a pattern of their own, these numbers each with the place of its
    /// pattern, for each of the six plural categories the place of its pattern, the patterns as above.
    Plural,
    /// Another message: its section, its number there, how many arguments it gets, which these are.
    Call,
    /// The pattern of this length, its first letter a capital.
    Capital,
    /// The pattern of this length, its first letter a small one.
    Small,
}

impl Op {
    /// Every one, in the order of their bytes.
    pub const ALL: [Op; 6] = [
        Op::Argument,
        Op::Choose,
        Op::Plural,
        Op::Call,
        Op::Capital,
        Op::Small,
    ];

    /// The byte that stands for it: from 1 on.
    #[must_use]
    pub const fn byte(self) -> u8 {
        self as u8 + 1
    }

    /// What this byte stands for; nothing where it is a part of a text.
    #[must_use]
    pub fn of(byte: u8) -> Option<Op> {
        Op::ALL.into_iter().find(|op| op.byte() == byte)
    }
}
