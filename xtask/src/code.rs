//! The code of a WebAssembly module, copied with other numbers for its functions.
//!
//! More than one build step moves functions about. What a function does stays as it is: only the
//! numbers change by which functions are named, wherever they stand.

use crate::module::{Broken, FUNCTION, Reader, write_number, write_sized};

/// The numbers of the sections of a module.
pub(crate) mod section {
    /// Anything; here the names of functions.
    pub(crate) const CUSTOM: u8 = 0;
    /// The types of functions.
    pub(crate) const TYPES: u8 = 1;
    /// What is imported.
    pub(crate) const IMPORTS: u8 = 2;
    /// The type of each function.
    pub(crate) const FUNCTIONS: u8 = 3;
    /// The tables.
    pub(crate) const TABLES: u8 = 4;
    /// The memories.
    pub(crate) const MEMORIES: u8 = 5;
    /// The globals.
    pub(crate) const GLOBALS: u8 = 6;
    /// What is exported.
    pub(crate) const EXPORTS: u8 = 7;
    /// The function that begins.
    pub(crate) const START: u8 = 8;
    /// What stands in the tables.
    pub(crate) const ELEMENTS: u8 = 9;
    /// The bodies of the functions.
    pub(crate) const CODE: u8 = 10;
}

/// The custom section in which functions have names, each with the number of its function.
pub(crate) const NAMES: &str = "name";

/// The instruction that ends a block, a constant expression or a function.
pub(crate) const END: u8 = 0x0b;

/// The instruction that calls a function.
pub(crate) const CALL: u8 = 0x10;

/// Gives a function its new number; none to one that is not there any more.
pub(crate) type Renumber<'a> = &'a mut dyn FnMut(usize) -> Option<usize>;

/// Why code cannot be copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// The module ends in the middle, is none of version 1, or names a function that is not there.
    Broken,
    /// An instruction that this does not know.
    Instruction(u8),
}

impl From<Broken> for Unreadable {
    fn from(Broken: Broken) -> Unreadable {
        Unreadable::Broken
    }
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unreadable::Broken => formatter.write_str("the module cannot be read."),
            Unreadable::Instruction(code) => {
                write!(
                    formatter,
                    "it has the instruction {code:#04x}, which is new to this."
                )
            }
        }
    }
}

/// The kinds of what is imported and exported, beside [`FUNCTION`].
pub(crate) mod kind {
    /// A table.
    pub(crate) const TABLE: u8 = 1;
    /// A memory.
    pub(crate) const MEMORY: u8 = 2;
    /// A global.
    pub(crate) const GLOBAL: u8 = 3;
}

/// Something that is imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Import<'a> {
    /// The module that it comes from.
    pub(crate) module: &'a [u8],
    /// What it is called there.
    pub(crate) name: &'a [u8],
    /// What it is.
    pub(crate) kind: u8,
    /// Its type, as it stands in the module.
    pub(crate) described: &'a [u8],
}

impl Import<'_> {
    /// Writes it.
    pub(crate) fn write(&self, to: &mut Vec<u8>) {
        write_sized(to, self.module);
        write_sized(to, self.name);
        to.push(self.kind);
        to.extend(self.described);
    }
}

/// The entries of a section that is a list.
pub(crate) fn list<'a, T, E: From<Broken>>(
    content: &'a [u8],
    entry: impl Fn(&mut Reader<'a>) -> Result<T, E>,
) -> Result<Vec<T>, E> {
    if content.is_empty() {
        return Ok(vec![]);
    }
    let mut reader = Reader(content);
    let count = reader.number()?;
    (0..count).map(|_| entry(&mut reader)).collect()
}

/// Reads an import.
pub(crate) fn import<'a>(reader: &mut Reader<'a>) -> Result<Import<'a>, Broken> {
    let (module, name, kind) = (reader.sized()?, reader.sized()?, reader.byte()?);
    let before = reader.0;
    match kind {
        FUNCTION => _ = reader.number()?,
        kind::TABLE => _ = table(reader)?,
        kind::MEMORY => limits(reader)?,
        // The type, and whether it changes.
        kind::GLOBAL => _ = reader.bytes(2)?,
        _ => return Err(Broken),
    }
    Ok(Import {
        module,
        name,
        kind,
        described: reader.since(before),
    })
}

/// Reads the type of a table, and gives all of it: what is in it, then its limits.
pub(crate) fn table<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], Broken> {
    let before = reader.0;
    reader.byte()?;
    limits(reader)?;
    Ok(reader.since(before))
}

/// Reads the limits of a table or a memory: the least, and perhaps the most.
pub(crate) fn limits(reader: &mut Reader) -> Result<(), Broken> {
    let has_most = match reader.byte()? {
        0 => false,
        1 => true,
        _ => return Err(Broken),
    };
    reader.number()?;
    if has_most {
        reader.number()?;
    }
    Ok(())
}

/// Reads a global and gives its type, and whether it changes.
pub(crate) fn global<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], Unreadable> {
    let described = reader.bytes(2)?;
    copy_expression(reader, &mut vec![], &mut |function| Some(function))?;
    Ok(described)
}

/// Copies a number, and tells it.
pub(crate) fn copy_number(from: &mut Reader, to: &mut Vec<u8>) -> Result<usize, Broken> {
    let number = from.number()?;
    write_number(to, number);
    Ok(number)
}

/// Copies the number of a function as its new one.
pub(crate) fn copy_function(
    from: &mut Reader,
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<(), Broken> {
    let new = renumber(from.number()?).ok_or(Broken)?;
    write_number(to, new);
    Ok(())
}

/// Copies the section of globals.
pub(crate) fn copy_globals(
    from: &mut Reader,
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<(), Unreadable> {
    let count = copy_number(from, to)?;
    for _ in 0..count {
        // The type, and whether it changes.
        to.extend(from.bytes(2)?);
        copy_expression(from, to, renumber)?;
    }
    Ok(from.at_the_end()?)
}

/// Copies the entries of the section of exports, without their count.
pub(crate) fn copy_exports(
    from: &mut Reader,
    to: &mut Vec<u8>,
    count: usize,
    renumber: Renumber,
) -> Result<(), Broken> {
    for _ in 0..count {
        write_sized(to, from.sized()?);
        let kind = from.byte()?;
        to.push(kind);
        if kind == FUNCTION {
            copy_function(from, to, renumber)?;
        } else {
            copy_number(from, to)?;
        }
    }
    from.at_the_end()
}

/// Copies the section of elements: what stands in the tables.
pub(crate) fn copy_elements(
    from: &mut Reader,
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<(), Unreadable> {
    let count = copy_number(from, to)?;
    for _ in 0..count {
        let flags = copy_number(from, to)?;
        let (passive, explicit, expressions) = (flags & 1, flags & 2, flags & 4);
        if passive == 0 {
            if explicit != 0 {
                copy_number(from, to)?;
            }
            copy_expression(from, to, renumber)?;
        }
        if passive != 0 || explicit != 0 {
            // The kind or the type.
            to.push(from.byte()?);
        }
        let length = copy_number(from, to)?;
        for _ in 0..length {
            if expressions == 0 {
                copy_function(from, to, renumber)?;
            } else {
                copy_expression(from, to, renumber)?;
            }
        }
    }
    Ok(from.at_the_end()?)
}

/// Copies the body of a function, and tells the code of each instruction.
pub(crate) fn copy_body(
    body: &[u8],
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<Vec<Code>, Unreadable> {
    let mut from = Reader(body);
    let groups = copy_number(&mut from, to)?;
    for _ in 0..groups {
        // So many locals of this type.
        copy_number(&mut from, to)?;
        to.push(from.byte()?);
    }
    let mut codes = Vec::new();
    while !from.0.is_empty() {
        codes.push(copy_instruction(&mut from, to, renumber)?);
    }
    Ok(codes)
}

/// Copies a constant expression, in which there are no blocks.
fn copy_expression(
    from: &mut Reader,
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<(), Unreadable> {
    while copy_instruction(from, to, renumber)? != Code(END, 0) {}
    Ok(())
}

/// The code of an instruction, and that behind it if it has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Code(pub(crate) u8, pub(crate) usize);

/// Copies an instruction, and tells which it was. See the chapter “Binary Format” of the
/// WebAssembly specification.
fn copy_instruction(
    from: &mut Reader,
    to: &mut Vec<u8>,
    renumber: Renumber,
) -> Result<Code, Unreadable> {
    let before = from.0;
    let code = from.byte()?;
    let mut second = 0;
    match code {
        // call, return_call, ref.func
        CALL | 0x12 | 0xd2 => {
            to.push(code);
            copy_function(from, to, renumber)?;
            return Ok(Code(code, 0));
        }
        // unreachable, nop, else, end, return, drop, select; comparisons, arithmetic and
        // conversions; ref.is_null
        0x00 | 0x01 | 0x05 | END | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => (),
        // block, loop, if; br, br_if; locals, globals and tables; memory.size, memory.grow;
        // i32.const, i64.const; ref.null
        0x02..=0x04 | 0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => skip_numbers(from, 1)?,
        // br_table: the labels, and one more
        0x0e => {
            let labels = from.number()?;
            skip_numbers(from, labels + 1)?;
        }
        // call_indirect, return_call_indirect
        0x11 | 0x13 => skip_numbers(from, 2)?,
        // select with its type
        0x1c => {
            let types = from.number()?;
            skip_numbers(from, types)?;
        }
        // Loads and stores; with this bit set in the alignment another memory would follow.
        0x28..=0x3e => {
            if from.number()? & 0x40 != 0 {
                return Err(Unreadable::Instruction(code));
            }
            skip_numbers(from, 1)?;
        }
        // f32.const, f64.const
        0x43 => _ = from.bytes(4)?,
        0x44 => _ = from.bytes(8)?,
        // Saturating conversions; memories and tables in bulk.
        0xfc => {
            second = from.number()?;
            match second {
                0..=7 => (),
                9 | 11 | 13 | 15..=17 => skip_numbers(from, 1)?,
                8 | 10 | 12 | 14 => skip_numbers(from, 2)?,
                _ => return Err(Unreadable::Instruction(code)),
            }
        }
        _ => return Err(Unreadable::Instruction(code)),
    }
    to.extend(from.since(before));
    Ok(Code(code, second))
}

/// Reads over so many numbers, which may have more than 32 bits.
fn skip_numbers(from: &mut Reader, count: usize) -> Result<(), Broken> {
    for _ in 0..count {
        while from.byte()? >= 0x80 {}
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::copy_instruction;
    use crate::module::Reader;

    /// Instructions of every kind that has something behind its code.
    pub(crate) const EVERY_KIND: &[&[u8]] = &[
        &[
            0x02,
            0x40,
            0x03,
            0x7f,
            0x04,
            0x05,
            0x05,
            super::END,
            super::END,
            super::END,
        ],
        &[0x0c, 0, 0x0d, 1, 0x0e, 2, 0, 1, 0, 0x0f],
        &[0x11, 0x90, 1, 0, 0x1a, 0x1b, 0x1c, 1, 0x7f],
        &[0x20, 0, 0x21, 0x80, 1, 0x22, 2, 0x23, 0x10, 0x24, 0x10],
        &[0x25, 0, 0x26, 0, 0x28, 2, 0x10, 0x3e, 2, 0x80, 0x10],
        &[
            0x3f, 0, 0x40, 0, 0x41, 0x10, 0x42, 0x90, 0x90, 0x90, 0x90, 0x90, 0x10,
        ],
        &[0x43, 0x10, 0x10, 0x10, 0x10],
        &[0x44, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10],
        &[0x45, 0xc4, 0xd0, 0x70, 0xd1, 0x00, 0x01],
        &[
            0xfc, 2, 0xfc, 8, 0x10, 0, 0xfc, 10, 0, 0, 0xfc, 11, 0, 0xfc, 16, 0,
        ],
    ];

    #[test]
    fn instructions_are_copied_to_the_byte() {
        for instructions in EVERY_KIND {
            let mut reader = Reader(instructions);
            let mut copy = Vec::new();
            while !reader.0.is_empty() {
                copy_instruction(&mut reader, &mut copy, &mut |_| None).expect("it is known");
            }
            assert_eq!(copy, *instructions);
        }
    }
}
