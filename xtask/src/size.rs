//! What a first visit downloads, against the budget.

use std::fmt;
use std::fs;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;

use crate::annex;
use crate::html::{self, Tag};
use crate::rest;
use crate::shell::Trouble;

/// More than this fails, in bytes. A KB is 1000 bytes, here and in all that is printed.
const LIMIT: usize = 130_000;

/// Less than this is the aim, in bytes.
const AIM: usize = 95_000;

/// Brotli's best quality, as a static host uses that compresses once.
const QUALITY: i32 = 11;

/// Brotli's window, as a power of two: 4 MiB, the most that every browser takes.
const WINDOW: i32 = 22;

/// One file of a first visit.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Piece {
    /// Its path in dist/.
    path: String,
    /// Its bytes.
    raw: usize,
    /// Its bytes with brotli.
    packed: usize,
}

/// The page and every file that it names, and beside them what it asks for later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FirstVisit {
    /// index.html, then the others in the page's order.
    pieces: Vec<Piece>,
    /// The rest of the page's program, fetched when the visitor first does something. It is no part of
    /// a first visit to blackjack, and part of one to poker.
    rest: Option<Piece>,
    /// What is fetched when a room of the annex is visited: no part of the first visit.
    annex: Vec<Piece>,
}

/// Weighs the page in this folder.
pub(crate) fn weigh(dist: &Path) -> Result<FirstVisit, Trouble> {
    let read = |path: &str| {
        let file = dist.join(path);
        fs::read(&file).map_err(|error| {
            Trouble::new(format!(
                "The page needs {}, which is out of reach: {error}.",
                file.display()
            ))
        })
    };
    let page = String::from_utf8_lossy(&read("index.html")?).into_owned();
    let named = named_files(&html::tags(&page));
    for kind in [".js", ".wasm", ".css"] {
        if !named.iter().any(|path| path.ends_with(kind)) {
            return Err(Trouble::new(format!(
                "The page names no {kind} file: this is not a whole first visit."
            )));
        }
    }
    let piece = |path: String| {
        let bytes = read(&path)?;
        Ok(Piece {
            raw: bytes.len(),
            packed: packed_length(&bytes)?,
            path,
        })
    };
    let first = std::iter::once("index.html".to_owned()).chain(named);
    Ok(FirstVisit {
        pieces: first.map(piece).collect::<Result<_, _>>()?,
        rest: Some(piece(rest::file(dist)?)?),
        annex: annex::files(dist)?
            .into_iter()
            .map(piece)
            .collect::<Result<_, _>>()?,
    })
}

/// The files that these tags make a browser load, each once, as paths in dist/.
pub(crate) fn named_files(tags: &[Tag]) -> Vec<String> {
    let mut files = Vec::new();
    for tag in tags {
        let address = match tag.name.as_str() {
            "link" => tag
                .attribute("rel")
                .filter(|rel| {
                    rel.split_ascii_whitespace().any(|word| {
                        ["stylesheet", "icon", "modulepreload", "preload", "manifest"]
                            .contains(&word)
                    })
                })
                .and_then(|_| tag.attribute("href")),
            "script" | "img" => tag.attribute("src"),
            _ => None,
        };
        let path = address
            .filter(|address| !address.starts_with("data:"))
            .and_then(|address| address.split(['?', '#']).next())
            .map(|path| path.trim_start_matches("./").to_owned());
        files.extend(path.filter(|path| !files.contains(path)));
    }
    files
}

/// How many bytes brotli makes of these.
fn packed_length(bytes: &[u8]) -> Result<usize, Trouble> {
    let params = BrotliEncoderParams {
        quality: QUALITY,
        lgwin: WINDOW,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)
        .map_err(|error| Trouble::new(format!("Brotli failed: {error}.")))?;
    Ok(packed.len())
}

impl FirstVisit {
    /// The bytes of all files.
    fn raw(&self) -> usize {
        self.pieces.iter().map(|piece| piece.raw).sum()
    }

    /// The bytes of all files, each with brotli.
    fn packed(&self) -> usize {
        self.pieces.iter().map(|piece| piece.packed).sum()
    }

    /// The bytes of all files, each with brotli, where a first visit needs the rest at once.
    fn packed_with_rest(&self) -> usize {
        self.packed() + self.rest.as_ref().map_or(0, |rest| rest.packed)
    }

    /// Over the limit is an error.
    pub(crate) fn judge(&self) -> Result<(), Trouble> {
        if self.packed() > LIMIT {
            Err(Trouble::new(format!(
                "A first visit loads {}, over the limit of {}.",
                kilobytes(self.packed()),
                kilobytes(LIMIT)
            )))
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for FirstVisit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter)?;
        writeln!(
            formatter,
            "{:<44} {:>10} {:>10}",
            "What a first visit loads", "bytes", "brotli"
        )?;
        let mut row = |indent: &str, what: &str, raw, packed| {
            let (raw, packed) = (thousands(raw), thousands(packed));
            let width = 44 - indent.len();
            writeln!(formatter, "{indent}{what:<width$} {raw:>10} {packed:>10}")
        };
        for piece in &self.pieces {
            row("  ", &piece.path, piece.raw, piece.packed)?;
        }
        row("  ", "all of it", self.raw(), self.packed())?;
        if let Some(rest) = &self.rest {
            row(
                "",
                "Soon after, the rest of the program",
                rest.raw,
                rest.packed,
            )?;
            let raw = self.raw() + rest.raw;
            row(
                "  ",
                "at once on a first visit to poker",
                raw,
                self.packed_with_rest(),
            )?;
        }
        if !self.annex.is_empty() {
            let sum = |bytes: fn(&Piece) -> usize| self.annex.iter().map(bytes).sum();
            let (raw, packed) = (sum(|piece| piece.raw), sum(|piece| piece.packed));
            row("", "Later, with the first room of the annex", raw, packed)?;
        }
        let verdict = match self.packed() {
            packed if packed <= AIM => "within the aim",
            packed if packed <= LIMIT => "within the limit, over the aim",
            _ => "OVER THE LIMIT",
        };
        writeln!(
            formatter,
            "{}: {verdict} (aim {}, limit {}; a KB is 1000 bytes).",
            kilobytes(self.packed()),
            kilobytes(AIM),
            kilobytes(LIMIT)
        )
    }
}

/// "49.7 KB".
fn kilobytes(bytes: usize) -> String {
    let tenths = bytes.div_ceil(100);
    match tenths % 10 {
        0 => format!("{} KB", tenths / 10),
        tenth => format!("{}.{tenth} KB", tenths / 10),
    }
}

/// "1,234,567".
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::{FirstVisit, LIMIT, Piece, kilobytes, named_files, packed_length, thousands};
    use crate::html;

    fn visit(packed: usize) -> FirstVisit {
        FirstVisit {
            pieces: vec![Piece {
                path: "index.html".into(),
                raw: 2 * packed,
                packed,
            }],
            rest: None,
            annex: vec![],
        }
    }

    #[test]
    fn one_byte_over_the_limit_is_too_much() {
        assert_eq!(visit(LIMIT).judge(), Ok(()));
        let trouble = visit(LIMIT + 1).judge().expect_err("too much").to_string();
        assert_eq!(
            trouble,
            "A first visit loads 130.1 KB, over the limit of 130 KB."
        );
    }

    #[test]
    fn the_table_ends_with_the_verdict() {
        let last = |packed| visit(packed).to_string().lines().last().map(String::from);
        let budget = "(aim 95 KB, limit 130 KB; a KB is 1000 bytes).";
        assert_eq!(
            last(49_700),
            Some(format!("49.7 KB: within the aim {budget}"))
        );
        assert_eq!(
            last(95_001),
            Some(format!("95.1 KB: within the limit, over the aim {budget}"))
        );
        assert_eq!(
            last(130_001),
            Some(format!("130.1 KB: OVER THE LIMIT {budget}"))
        );
    }

    #[test]
    fn the_annex_has_a_line_of_its_own_and_is_no_part_of_the_sum() {
        let mut visit = visit(LIMIT);
        visit.annex.clone_from(&visit.pieces);
        assert_eq!(visit.judge(), Ok(()));
        let table = visit.to_string();
        let line = "Later, with the first room of the annex         260,000    130,000\n";
        assert!(table.contains(line), "{table}");
    }

    #[test]
    fn the_rest_has_a_line_of_its_own_and_counts_where_it_is_needed_at_once() {
        let mut visit = visit(LIMIT - 10);
        visit.rest = Some(Piece {
            path: "rest.wasm".into(),
            raw: 30,
            packed: 11,
        });
        assert_eq!(visit.judge(), Ok(()));
        let table = visit.to_string();
        let line = "  at once on a first visit to poker             260,010    130,001\n";
        assert!(table.contains(line), "{table}");
    }

    #[test]
    fn every_file_the_page_names_counts_once() {
        let page = "<meta charset=utf-8><link rel=icon href=./i.svg><link rel=canonical href=./>\
            <link rel=stylesheet href=./a.css><link rel=modulepreload href=./a.js>\
            <link as=fetch rel=preload href=./a.wasm><script src=a.js?x></script>\
            <img src=data:image/gif;base64,AA>";
        let expected = ["i.svg", "a.css", "a.js", "a.wasm"];
        assert_eq!(named_files(&html::tags(page)), expected);
    }

    #[test]
    fn repetition_packs_well() {
        let packed = packed_length(&b"fair deal ".repeat(1000)).expect("brotli works");
        assert!((1..100).contains(&packed), "{packed}");
    }

    #[test]
    fn numbers_are_for_people() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1234), "1,234");
        assert_eq!(thousands(123_456), "123,456");
        assert_eq!(kilobytes(95_000), "95 KB");
        assert_eq!(kilobytes(95_001), "95.1 KB");
    }
}
