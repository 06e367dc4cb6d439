//! The parts of a WebAssembly module that more than one build step reads and writes.

use std::mem;

/// What a module begins with: the magic number, and version 1 of the format.
pub(crate) const PREAMBLE: &[u8] = b"\0asm\x01\0\0\0";

/// The kind of an import or export that is a function.
pub(crate) const FUNCTION: u8 = 0;

/// A module ends in the middle, or is none of version 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Broken;

/// One section of a module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Section<'a> {
    /// What it is for.
    pub(crate) number: u8,
    /// What is in it.
    pub(crate) content: &'a [u8],
    /// All of it, with its number and its length.
    pub(crate) whole: &'a [u8],
}

/// The sections of a module, in their order.
pub(crate) fn sections(wasm: &[u8]) -> Result<Vec<Section<'_>>, Broken> {
    let mut reader = Reader(wasm.strip_prefix(PREAMBLE).ok_or(Broken)?);
    let mut sections = Vec::new();
    while !reader.0.is_empty() {
        let before = reader.0;
        sections.push(Section {
            number: reader.byte()?,
            content: reader.sized()?,
            whole: reader.since(before),
        });
    }
    Ok(sections)
}

/// What of a module is still to be read.
#[derive(Debug)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl<'a> Reader<'a> {
    /// The next byte.
    pub(crate) fn byte(&mut self) -> Result<u8, Broken> {
        let (first, rest) = self.0.split_first().ok_or(Broken)?;
        self.0 = rest;
        Ok(*first)
    }

    /// The next number of at most 32 bits: seven bits a byte, the lowest first, and the eighth set
    /// while more follow.
    pub(crate) fn number(&mut self) -> Result<usize, Broken> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Broken)
    }

    /// So many bytes.
    pub(crate) fn bytes(&mut self, length: usize) -> Result<&'a [u8], Broken> {
        let (bytes, rest) = mem::take(&mut self.0)
            .split_at_checked(length)
            .ok_or(Broken)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// The next bytes that have their length before them.
    pub(crate) fn sized(&mut self) -> Result<&'a [u8], Broken> {
        let length = self.number()?;
        self.bytes(length)
    }

    /// The next name.
    pub(crate) fn name(&mut self) -> Result<String, Broken> {
        String::from_utf8(self.sized()?.to_vec()).map_err(|_| Broken)
    }

    /// What was read since this was all that was left.
    pub(crate) fn since(&self, before: &'a [u8]) -> &'a [u8] {
        &before[..before.len() - self.0.len()]
    }

    /// All must have been read.
    pub(crate) fn at_the_end(&self) -> Result<(), Broken> {
        self.0.is_empty().then_some(()).ok_or(Broken)
    }
}

/// Writes a number as [`Reader::number`] reads it.
pub(crate) fn write_number(to: &mut Vec<u8>, number: usize) {
    let mut rest = number;
    while rest >= 0x80 {
        to.push(rest.to_le_bytes()[0] | 0x80);
        rest >>= 7;
    }
    to.push(rest.to_le_bytes()[0]);
}

/// Writes a number as one that might be below zero: the seventh bit of the last byte tells.
pub(crate) fn write_signed(to: &mut Vec<u8>, number: usize) {
    let mut rest = number;
    while rest >= 0x40 {
        to.push(rest.to_le_bytes()[0] | 0x80);
        rest >>= 7;
    }
    to.push(rest.to_le_bytes()[0]);
}

/// Writes bytes as [`Reader::sized`] reads them.
pub(crate) fn write_sized(to: &mut Vec<u8>, bytes: &[u8]) {
    write_number(to, bytes.len());
    to.extend(bytes);
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Broken, Reader, write_number, write_sized};

    /// A section of these entries.
    pub(crate) fn section(number: u8, entries: &[&[u8]]) -> Vec<u8> {
        let mut content = Vec::new();
        write_number(&mut content, entries.len());
        content.extend(entries.concat());
        with_length(number, &content)
    }

    /// A section with this content.
    pub(crate) fn with_length(number: u8, content: &[u8]) -> Vec<u8> {
        let mut section = vec![number];
        write_sized(&mut section, content);
        section
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, 0xffff_ffff] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            let mut reader = Reader(&bytes);
            assert_eq!(reader.number(), Ok(number));
            assert_eq!(reader.at_the_end(), Ok(()));
        }
        assert_eq!(Reader(&[0x80; 6]).number(), Err(Broken));
    }
}
