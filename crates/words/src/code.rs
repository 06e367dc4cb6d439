//! The bytecode of a message in a table: text with operations in between.
//!
//! A number is written in digits of [`DIGIT_BITS`] bits, the lowest first. Each digit but the last has the bit
//! [`MORE`]. All bytes are below 128, so that a table is valid UTF-8.

/// The number of bits of a number in one byte.
pub const DIGIT_BITS: u32 = 6;

/// The bit that is set in each byte of a number but its last.
pub const MORE: u8 = 1 << DIGIT_BITS;

/// An operation in a message. Its byte comes first, its operands follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The argument with this number.
    Argument,
    /// One of several patterns, by the key of an argument. Operands: the argument; the number of keys, and for each key
    /// the index of its pattern; the number of patterns, and each pattern with its length before it.
    Choose,
    /// One of several patterns, by a number. Operands: the argument; the number of exact values, and each value with
    /// the index of its pattern; for each of the six plural categories the index of its pattern; the patterns as in
    /// `Choose`.
    Plural,
    /// Another message. Operands: its section; its number there; the number of its arguments, and each of them.
    Call,
    /// The pattern of this length, with a capital first letter.
    Capital,
    /// The pattern of this length, with a small first letter.
    Small,
}

impl Op {
    /// All operations, in the order of their bytes.
    pub const ALL: [Op; 6] = [
        Op::Argument,
        Op::Choose,
        Op::Plural,
        Op::Call,
        Op::Capital,
        Op::Small,
    ];

    /// The byte of the operation: 1 or more.
    #[must_use]
    pub const fn byte(self) -> u8 {
        self as u8 + 1
    }

    /// The operation of this byte; `None` for a byte of a text.
    #[must_use]
    pub fn of(byte: u8) -> Option<Op> {
        Op::ALL.into_iter().find(|op| op.byte() == byte)
    }
}
