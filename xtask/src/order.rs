//! The functions of the module in an order that packs well.
//!
//! Brotli spends fewer bits on a repetition the nearer it is. rustc and wasm-opt put functions in an
//! order that has nothing to do with what is in them; here each comes after those that it has most in
//! common with, which makes the download 2 KB smaller. What a function does stays as it is: only its
//! number changes, wherever it stands.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::module::{Broken, FUNCTION, PREAMBLE, Reader, sections, write_number, write_sized};

/// The numbers of the sections in which functions have numbers.
mod section {
    pub(super) const CUSTOM: u8 = 0;
    pub(super) const IMPORTS: u8 = 2;
    pub(super) const FUNCTIONS: u8 = 3;
    pub(super) const GLOBALS: u8 = 6;
    pub(super) const EXPORTS: u8 = 7;
    pub(super) const START: u8 = 8;
    pub(super) const ELEMENTS: u8 = 9;
    pub(super) const CODE: u8 = 10;
}

/// The custom section in which functions have names, each with the number of its function.
const NAMES: &str = "name";

/// The instruction that ends a block, a constant expression or a function.
const END: u8 = 0x0b;

/// How many bytes are looked at together to see what functions have in common.
const PIECE: usize = 4;

/// Pieces that are in more functions than this tell nothing.
const COMMON: usize = 200;

/// Why the functions stay where they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The module ends in the middle, is none of version 1, or has a number too large.
    Broken,
    /// An import that is no function.
    NoFunction,
    /// An instruction that this does not know.
    Instruction(u8),
}

impl From<Broken> for Refusal {
    fn from(Broken: Broken) -> Refusal {
        Refusal::Broken
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("The functions of the wasm cannot be put in order: ")?;
        match self {
            Refusal::Broken => formatter.write_str("the module cannot be read."),
            Refusal::NoFunction => formatter.write_str("it imports more than functions."),
            Refusal::Instruction(code) => {
                write!(
                    formatter,
                    "it has the instruction {code:#04x}, which is new to this."
                )
            }
        }
    }
}

/// The module with its functions in an order that packs well.
pub(crate) fn arrange(wasm: &[u8]) -> Result<Vec<u8>, Refusal> {
    let sections = sections(wasm)?;
    let content = |number: u8| {
        let found = sections.iter().find(|section| section.number == number);
        found.map_or(&[0][..], |section| section.content)
    };
    let bodies = list(content(section::CODE), Reader::sized)?;
    let imported = list(content(section::IMPORTS), import)?.len();
    let order = order(&bodies);
    let numbers = Numbers::new(imported, &order);

    let mut arranged = PREAMBLE.to_vec();
    for section in &sections {
        let mut reader = Reader(section.content);
        let mut written = Vec::new();
        match section.number {
            section::CUSTOM if reader.name()? == NAMES => continue,
            section::FUNCTIONS => {
                let types = list(section.content, Reader::number)?;
                write_number(&mut written, types.len());
                for old in &order {
                    write_number(&mut written, *types.get(*old).ok_or(Broken)?);
                }
            }
            section::GLOBALS => numbers.globals(&mut reader, &mut written)?,
            section::EXPORTS => numbers.exports(&mut reader, &mut written)?,
            section::START => numbers.function(&mut reader, &mut written)?,
            section::ELEMENTS => numbers.elements(&mut reader, &mut written)?,
            section::CODE => {
                write_number(&mut written, bodies.len());
                for old in &order {
                    let mut body = Vec::new();
                    numbers.body(bodies[*old], &mut body)?;
                    write_sized(&mut written, &body);
                }
            }
            _ => {
                arranged.extend(section.whole);
                continue;
            }
        }
        arranged.push(section.number);
        write_sized(&mut arranged, &written);
    }
    Ok(arranged)
}

/// The entries of a section that is a list.
fn list<'a, T, E: From<Broken>>(
    content: &'a [u8],
    entry: impl Fn(&mut Reader<'a>) -> Result<T, E>,
) -> Result<Vec<T>, E> {
    let mut reader = Reader(content);
    let count = reader.number()?;
    (0..count).map(|_| entry(&mut reader)).collect()
}

/// Reads an import.
fn import(reader: &mut Reader) -> Result<(), Refusal> {
    reader.sized()?;
    reader.sized()?;
    if reader.byte()? != FUNCTION {
        return Err(Refusal::NoFunction);
    }
    reader.number()?;
    Ok(())
}

/// The places of these bodies, in the order in which they are to stand: after each comes the one
/// that has most in common, for its size, with those before it, and of these most with the last.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let pieces: Vec<BTreeSet<&[u8]>> = bodies
        .iter()
        .map(|body| body.windows(PIECE).collect())
        .collect();
    let mut holders: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
    for (place, pieces) in pieces.iter().enumerate() {
        for piece in pieces {
            holders.entry(piece).or_default().push(place);
        }
    }
    let mut common = vec![0_usize; bodies.len()];
    let mut left: BTreeSet<usize> = (0..bodies.len()).collect();
    let mut order = Vec::new();
    // The largest comes first.
    let mut next = left
        .iter()
        .copied()
        .max_by_key(|place| bodies[*place].len());
    while let Some(place) = next {
        left.remove(&place);
        order.push(place);
        for common in &mut common {
            *common -= *common / 10;
        }
        for piece in &pieces[place] {
            let holders = &holders[piece];
            if holders.len() <= COMMON {
                // What few have tells more.
                let weight = 1000 / (1 + holders.len().ilog2() as usize);
                for holder in holders {
                    common[*holder] += weight;
                }
            }
        }
        let nearness = |place: &usize| common[*place] * 1000 / (1 + pieces[*place].len());
        next = left.iter().copied().max_by_key(nearness);
    }
    order
}

/// The new numbers of the functions.
struct Numbers {
    /// How many functions are imported: these keep theirs, and come before all others.
    imported: usize,
    /// The new place of each of the others.
    places: Vec<usize>,
}

impl Numbers {
    /// The numbers in a module with so many imports, when the others come in this order.
    fn new(imported: usize, order: &[usize]) -> Numbers {
        let mut places = vec![0; order.len()];
        for (new, old) in order.iter().enumerate() {
            places[*old] = new;
        }
        Numbers { imported, places }
    }

    /// Reads the number of a function, and writes its new one.
    fn function(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<(), Refusal> {
        let old = from.number()?;
        let new = match old.checked_sub(self.imported) {
            None => old,
            Some(place) => self.imported + self.places.get(place).ok_or(Broken)?,
        };
        write_number(to, new);
        Ok(())
    }

    /// Copies the section of globals.
    fn globals(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<(), Refusal> {
        let count = copy_number(from, to)?;
        for _ in 0..count {
            // The type, and whether it changes.
            to.extend(from.bytes(2)?);
            self.expression(from, to)?;
        }
        Ok(from.at_the_end()?)
    }

    /// Copies the section of exports.
    fn exports(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<(), Refusal> {
        let count = copy_number(from, to)?;
        for _ in 0..count {
            write_sized(to, from.sized()?);
            let kind = from.byte()?;
            to.push(kind);
            if kind == FUNCTION {
                self.function(from, to)?;
            } else {
                copy_number(from, to)?;
            }
        }
        Ok(from.at_the_end()?)
    }

    /// Copies the section of elements: what stands in the tables.
    fn elements(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<(), Refusal> {
        let count = copy_number(from, to)?;
        for _ in 0..count {
            let flags = copy_number(from, to)?;
            let (passive, explicit, expressions) = (flags & 1, flags & 2, flags & 4);
            if passive == 0 {
                if explicit != 0 {
                    copy_number(from, to)?;
                }
                self.expression(from, to)?;
            }
            if passive != 0 || explicit != 0 {
                // The kind or the type.
                to.push(from.byte()?);
            }
            let length = copy_number(from, to)?;
            for _ in 0..length {
                if expressions == 0 {
                    self.function(from, to)?;
                } else {
                    self.expression(from, to)?;
                }
            }
        }
        Ok(from.at_the_end()?)
    }

    /// Copies the body of a function.
    fn body(&self, body: &[u8], to: &mut Vec<u8>) -> Result<(), Refusal> {
        let mut from = Reader(body);
        let groups = copy_number(&mut from, to)?;
        for _ in 0..groups {
            // So many locals of this type.
            copy_number(&mut from, to)?;
            to.push(from.byte()?);
        }
        while !from.0.is_empty() {
            self.instruction(&mut from, to)?;
        }
        Ok(())
    }

    /// Copies a constant expression, in which there are no blocks.
    fn expression(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<(), Refusal> {
        while self.instruction(from, to)? != END {}
        Ok(())
    }

    /// Copies an instruction, and tells which it was. See the chapter “Binary Format” of the
    /// WebAssembly specification.
    fn instruction(&self, from: &mut Reader, to: &mut Vec<u8>) -> Result<u8, Refusal> {
        let before = from.0;
        let code = from.byte()?;
        match code {
            // call, return_call, ref.func
            0x10 | 0x12 | 0xd2 => {
                to.push(code);
                self.function(from, to)?;
                return Ok(code);
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
                    return Err(Refusal::Instruction(code));
                }
                skip_numbers(from, 1)?;
            }
            // f32.const, f64.const
            0x43 => _ = from.bytes(4)?,
            0x44 => _ = from.bytes(8)?,
            // Saturating conversions; memories and tables in bulk.
            0xfc => match from.number()? {
                0..=7 => (),
                9 | 11 | 13 | 15..=17 => skip_numbers(from, 1)?,
                8 | 10 | 12 | 14 => skip_numbers(from, 2)?,
                _ => return Err(Refusal::Instruction(code)),
            },
            _ => return Err(Refusal::Instruction(code)),
        }
        to.extend(from.since(before));
        Ok(code)
    }
}

/// Copies a number, and tells it.
fn copy_number(from: &mut Reader, to: &mut Vec<u8>) -> Result<usize, Broken> {
    let number = from.number()?;
    write_number(to, number);
    Ok(number)
}

/// Reads over so many numbers, which may have more than 32 bits.
fn skip_numbers(from: &mut Reader, count: usize) -> Result<(), Broken> {
    for _ in 0..count {
        while from.byte()? >= 0x80 {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{END, Numbers, Refusal, arrange, order};
    use crate::module::{PREAMBLE, Reader, write_number, write_sized};

    /// A section of these entries.
    fn section(number: u8, entries: &[&[u8]]) -> Vec<u8> {
        let mut content = Vec::new();
        write_number(&mut content, entries.len());
        content.extend(entries.concat());
        with_length(number, &content)
    }

    fn with_length(number: u8, content: &[u8]) -> Vec<u8> {
        let mut section = vec![number];
        write_sized(&mut section, content);
        section
    }

    /// The body of a function with one local.
    fn body(instructions: &[u8]) -> Vec<u8> {
        let mut body = Vec::new();
        write_sized(&mut body, &[&[1, 1, 0x7f], instructions, &[END]].concat());
        body
    }

    /// A module with one import and three functions of three types, and the numbers of these three
    /// in every place where functions have numbers.
    fn module(types: [u8; 3], [a, b, c]: [u8; 3], bodies: &[&[u8]; 3]) -> Vec<u8> {
        let bodies = bodies.map(body);
        let [first, second, third] = &bodies;
        [
            PREAMBLE.to_vec(),
            section(
                1,
                &[&[0x60, 0, 0], &[0x60, 1, 0x7f, 0], &[0x60, 0, 1, 0x7f]],
            ),
            section(2, &[&[1, b'a', 1, b'b', 0, 0]]),
            section(3, &types.each_ref().map(std::slice::from_ref)),
            section(
                6,
                &[&[0x70, 0, 0xd2, b, END], &[0x7f, 1, 0x41, 0x80, 1, END]],
            ),
            section(7, &[&[1, b'm', 2, 0], &[1, b'f', 0, c], &[1, b'i', 0, 0]]),
            with_length(8, &[a]),
            section(
                9,
                &[
                    &[0, 0x41, 1, END, 2, a, 0],
                    &[1, 0, 1, b],
                    &[2, 0, 0x41, 5, END, 0, 1, c],
                    &[4, 0x41, 7, END, 1, 0xd2, a, END],
                    &[5, 0x70, 2, 0xd2, b, END, 0xd0, 0x70, END],
                ],
            ),
            section(10, &[first, second, third]),
            with_length(0, &[1, b'x', 0xff]),
        ]
        .concat()
    }

    /// Instructions of every kind that has something behind its code.
    const EVERY_KIND: &[&[u8]] = &[
        &[0x02, 0x40, 0x03, 0x7f, 0x04, 0x05, 0x05, END, END, END],
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
    fn a_function_gets_the_same_number_everywhere() {
        let (long, other) = (EVERY_KIND.concat(), [0x41, 9, 0x1a].repeat(5));
        let like_long = EVERY_KIND[..5].concat();
        let calls = |numbers: [u8; 3], rest: &[u8]| {
            let [a, b, c] = numbers;
            [rest, &[0x10, a, 0x12, b, 0xd2, c, 0x10, 0]].concat()
        };
        let module_of = |types, numbers, bodies: [&[u8]; 3]| {
            let [first, second, third] = bodies.map(|rest| calls(numbers, rest));
            module(types, numbers, &[&first, &second, &third])
        };
        let before = module_of([0, 1, 2], [1, 2, 3], [&other, &like_long, &long]);
        // The longest, then what is like it, then the other.
        let after = module_of([2, 1, 0], [3, 2, 1], [&long, &like_long, &other]);
        assert_eq!(arrange(&before), Ok(after));
    }

    #[test]
    fn instructions_are_copied_to_the_byte() {
        let numbers = Numbers::new(0, &[]);
        for instructions in EVERY_KIND {
            let mut reader = Reader(instructions);
            let mut copy = Vec::new();
            while !reader.0.is_empty() {
                numbers
                    .instruction(&mut reader, &mut copy)
                    .expect("it is known");
            }
            assert_eq!(copy, *instructions);
        }
    }

    #[test]
    fn like_comes_to_like() {
        let bodies: [&[u8]; 5] = [
            b"the dealer wins",
            b"seventeen and twenty",
            b"the dealer busts",
            b"seventeen",
            b"the deal",
        ];
        let order = order(&bodies);
        assert_eq!(order[..2], [1, 3]);
        assert_eq!(order.len(), 5);
    }

    #[test]
    fn the_names_of_functions_are_left_out() {
        let wasm = [PREAMBLE.to_vec(), with_length(0, b"\x04name\0")].concat();
        assert_eq!(arrange(&wasm), Ok(PREAMBLE.to_vec()));
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        let module = |instructions: &[u8]| module([0, 1, 2], [1, 2, 3], &[instructions, &[], &[]]);
        let sound = module(&[]);
        assert!(arrange(&sound).is_ok());
        assert_eq!(arrange(b"\0asm\x02\0\0\0"), Err(Refusal::Broken));
        assert_eq!(arrange(&sound[..sound.len() - 1]), Err(Refusal::Broken));
        for call in [&[0x10, 4][..], &[0x10], &[0xd2, 0x84]] {
            assert_eq!(arrange(&module(call)), Err(Refusal::Broken), "{call:?}");
        }
        for unknown in [&[0xfd, 0][..], &[0xfc, 18], &[0x28, 0x42, 0, 0]] {
            let refusal = Refusal::Instruction(unknown[0]);
            assert_eq!(arrange(&module(unknown)), Err(refusal), "{unknown:?}");
        }
        assert_eq!(
            Refusal::Instruction(0xfd).to_string(),
            "The functions of the wasm cannot be put in order: \
             it has the instruction 0xfd, which is new to this."
        );
        let table = [PREAMBLE.to_vec(), section(2, &[&[0, 0, 1, 0x70, 0, 0]])].concat();
        assert_eq!(arrange(&table), Err(Refusal::NoFunction));
    }
}
