//! A strategy as text.
//!
//! Each line (or each part between semicolons or commas) has the plays of a row, or of several rows in a sequence, against the
//! upcards from two to ten and then the ace:
//!
//! ```text
//! hard 4-8: H H H H H H H H H H
//! hard 9: H Dh Dh Dh Dh H H H H H
//! soft 18: S Ds Ds Ds Ds S S H H H
//! pair 8: P P P P P P P P P P
//! ```
//!
//! The rows are `hard 4` to `hard 20`, `soft 12` to `soft 20`, and `pair 2` to `pair 10` with `pair A` after them. Each
//! occurs once, in any order. The plays are `S` stand, `H` hit, `Dh` and `Ds` double or else hit or stand, `Rh` and
//! `Rs` surrender or else hit or stand. A pair may also have `P` split, `Rp` surrender or else split, and `-` for the
//! play of its total. Empty lines do not count. An underscore is a space, so that a strategy in a link needs no encoding
//! ([`TotalStrategy::in_link`]).
//!
//! [`Display`](fmt::Display) writes the rows in this order. Equal neighbours share a line.

use std::fmt;
use std::str::FromStr;

use super::super::chart::HandKind;
use super::super::shoe::{CardValue, VALUES};
use super::cells::{Cell, CellPlay, Total, TotalStrategy};
use super::short::Rule;

/// The upcards in the order of a line.
fn upcards() -> impl Iterator<Item = CardValue> {
    ordered().into_iter()
}

/// The values from two to ten, then the ace.
pub(super) const fn ordered() -> [CardValue; VALUES] {
    let [ace, two, three, four, five, six, seven, eight, nine, ten] = CardValue::ALL;
    [two, three, four, five, six, seven, eight, nine, ten, ace]
}

/// The reason why a text is not a strategy, with the place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAStrategy {
    /// A line has no colon after the name of its rows.
    NoColon {
        /// The line.
        line: String,
    },
    /// There are no such rows.
    UnknownRows {
        /// The text before the colon.
        rows: String,
    },
    /// A line has another number of plays than there are upcards.
    WrongNumber {
        /// The text before the colon.
        rows: String,
        /// The number of plays.
        plays: usize,
    },
    /// There is no such play, or the rows of the line cannot have it.
    UnknownPlay {
        /// The text before the colon.
        rows: String,
        /// The upcard.
        up: CardValue,
        /// The text in the place of the play.
        play: String,
    },
    /// A row occurs in two lines.
    Twice {
        /// The row.
        row: Cell,
    },
    /// A row occurs in no line.
    Missing {
        /// The row.
        row: Cell,
    },
}

impl fmt::Display for NotAStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAStrategy::NoColon { line } => {
                write!(f, "The line {line:?} has no colon after its rows.")
            }
            NotAStrategy::UnknownRows { rows } => write!(
                f,
                "There are no rows {rows:?}: write hard 4 to 20, soft 12 to 20, or pair 2 to 10 or A."
            ),
            NotAStrategy::WrongNumber { rows, plays } => write!(
                f,
                "{rows} has {plays} plays, not 10: one for each upcard from 2 to 10, then the ace."
            ),
            NotAStrategy::UnknownPlay { rows, up, play } => {
                write!(
                    f,
                    "{rows} against {up} has no play {play:?}: write S, H, Dh, Ds, Rh or Rs"
                )?;
                if rows.starts_with("pair") {
                    f.write_str(", or P, Rp or -")?;
                }
                f.write_str(".")
            }
            NotAStrategy::Twice { row } => write!(f, "{row} is there twice."),
            NotAStrategy::Missing { row } => write!(f, "{row} is missing."),
        }
    }
}

impl std::error::Error for NotAStrategy {}

/// Writes `hard 16`, `soft 18` or `pair A`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.group(), self.label())
    }
}

/// Reads `hard 16`, `soft 18` or `pair A`.
impl FromStr for Cell {
    type Err = NotAStrategy;

    fn from_str(text: &str) -> Result<Cell, NotAStrategy> {
        let cell = Cell::in_order().find(|cell| cell.to_string() == text);
        cell.ok_or_else(|| NotAStrategy::UnknownRows {
            rows: text.to_owned(),
        })
    }
}

impl Cell {
    fn group(self) -> &'static str {
        match self.hands() {
            HandKind::Hard(_) => "hard",
            HandKind::Soft(_) => "soft",
            HandKind::Pair(_) => "pair",
        }
    }

    fn label(self) -> String {
        match self.hands() {
            HandKind::Hard(total) | HandKind::Soft(total) => total.to_string(),
            HandKind::Pair(value) => value.to_string(),
        }
    }

    /// All rows in the order of a text.
    pub(super) fn in_order() -> impl Iterator<Item = Cell> {
        let pairs = ordered().into_iter().map(Cell::Pair);
        Total::all().map(Cell::Total).chain(pairs)
    }

    /// The rows that this text names, or none.
    fn named(text: &str) -> Vec<Cell> {
        let Some((group, labels)) = text.trim().split_once(' ') else {
            return vec![];
        };
        let (first, last) = labels.split_once('-').unwrap_or((labels, labels));
        let of_group: Vec<Cell> = Cell::in_order()
            .filter(|cell| cell.group() == group)
            .collect();
        let place = |label: &str| {
            of_group
                .iter()
                .position(|cell| cell.label() == label.trim())
        };
        match (place(first), place(last)) {
            (Some(first), Some(last)) if first <= last => of_group[first..=last].to_vec(),
            (Some(_), Some(_) | None) | (None, _) => vec![],
        }
    }

    /// The play of this row with this code.
    fn play(self, code: &str) -> Option<CellPlay> {
        self.plays().find(|play| play.code() == code)
    }
}

impl CellPlay {
    /// Returns the code of the play in a text.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            CellPlay::Total(_, play) => play.code(),
            CellPlay::Pair(_, play) => play.code(),
        }
    }
}

impl TotalStrategy {
    /// Returns the text in one line, with the characters that need no encoding in a link.
    #[must_use]
    pub fn in_link(&self) -> String {
        self.to_string().replace('\n', ",").replace(' ', "_")
    }
}

impl fmt::Display for TotalStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes =
            |cell: Cell| -> Vec<&str> { upcards().map(|up| self.of(cell, up).code()).collect() };
        let mut lines: Vec<(Cell, Cell, Vec<&str>)> = Vec::new();
        for cell in Cell::in_order() {
            let codes = codes(cell);
            match lines.last_mut() {
                Some((_, last, same)) if *same == codes && last.group() == cell.group() => {
                    *last = cell;
                }
                Some(_) | None => lines.push((cell, cell, codes)),
            }
        }
        for (at, (first, last, codes)) in lines.into_iter().enumerate() {
            let between = if at == 0 { "" } else { "\n" };
            write!(f, "{between}{first}")?;
            if last != first {
                write!(f, "-{}", last.label())?;
            }
            write!(f, ": {}", codes.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for TotalStrategy {
    type Err = NotAStrategy;

    fn from_str(text: &str) -> Result<TotalStrategy, NotAStrategy> {
        let mut strategy = TotalStrategy::simplest();
        let mut known: Vec<Cell> = Vec::new();
        let text = text.replace('_', " ");
        let lines = text.split(['\n', ';', ',']).map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            let no_colon = || NotAStrategy::NoColon {
                line: line.to_owned(),
            };
            let (rows, plays) = line.split_once(':').ok_or_else(no_colon)?;
            let rows = rows.trim().to_owned();
            let cells = Cell::named(&rows);
            if cells.is_empty() {
                return Err(NotAStrategy::UnknownRows { rows });
            }
            let plays: Vec<&str> = plays.split_whitespace().collect();
            if plays.len() != VALUES {
                return Err(NotAStrategy::WrongNumber {
                    rows,
                    plays: plays.len(),
                });
            }
            for cell in cells {
                if known.contains(&cell) {
                    return Err(NotAStrategy::Twice { row: cell });
                }
                known.push(cell);
                for (up, code) in upcards().zip(&plays) {
                    let unknown = || NotAStrategy::UnknownPlay {
                        rows: rows.clone(),
                        up,
                        play: (*code).to_owned(),
                    };
                    strategy.set(cell.play(code).ok_or_else(unknown)?, up);
                }
            }
        }
        match Cell::in_order().find(|cell| !known.contains(cell)) {
            Some(row) => Err(NotAStrategy::Missing { row }),
            None => Ok(strategy),
        }
    }
}

/// Writes `hit every total, split nothing`, `hard 12-16 against 2-6: S` or `pair 8, A: P`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (upcards, code) = match self {
            Rule::HitEverything => return f.write_str("hit every total, split nothing"),
            Rule::Totals {
                first,
                last,
                upcards,
                play,
            } => {
                write!(f, "{}", Cell::Total(*first))?;
                if last != first {
                    write!(f, "-{}", Cell::Total(*last).label())?;
                }
                (upcards, play.code())
            }
            Rule::Pairs {
                values,
                upcards,
                play,
            } => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                write!(f, "pair {}", values.join(", "))?;
                (upcards, play.code())
            }
        };
        let [first, last] = upcards.ends();
        if !upcards.are_all() {
            write!(f, " against {first}")?;
            if last != first {
                write!(f, "-{last}")?;
            }
        }
        write!(f, ": {code}")
    }
}

impl From<TotalStrategy> for String {
    fn from(strategy: TotalStrategy) -> String {
        strategy.to_string()
    }
}

impl TryFrom<String> for TotalStrategy {
    type Error = NotAStrategy;

    fn try_from(text: String) -> Result<TotalStrategy, NotAStrategy> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simplest() -> String {
        TotalStrategy::simplest().to_string()
    }

    #[test]
    fn simplest_strategy_has_six_lines() {
        let hits = "H H H H H H H H H H";
        let stands = "S S S S S S S S S S";
        let totals = "- - - - - - - - - -";
        assert_eq!(
            simplest(),
            format!(
                "hard 4-16: {hits}\nhard 17-20: {stands}\nsoft 12-17: {hits}\nsoft 18-20: {stands}\npair 2-A: {totals}"
            )
        );
    }

    /// Every play in every cell, one at a time.
    #[test]
    fn every_strategy_round_trips() {
        for cell in Cell::all() {
            for up in CardValue::ALL {
                for play in cell.plays() {
                    let mut strategy = TotalStrategy::simplest();
                    strategy.set(play, up);
                    let text = strategy.to_string();
                    assert_eq!(text.parse().as_ref(), Ok(&strategy), "{text}");
                    assert_eq!(text.replace('\n', " ; ").parse().as_ref(), Ok(&strategy));
                    let link = strategy.in_link();
                    assert_eq!(link.parse().as_ref(), Ok(&strategy), "{link}");
                    assert!(!link.contains([' ', '\n', ';']), "{link}");
                    assert_eq!(strategy.of(cell, up), play);
                }
            }
        }
    }

    #[test]
    fn every_row_is_read_as_it_is_written() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["hard 21", "hard  16", "hard 4-6", "pair T", ""] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }

    #[test]
    fn bad_texts_are_refused_with_their_place() {
        for (from, to, error) in [
            (
                "hard 17-20: S S S",
                "hard 17-20: S X S",
                "hard 17-20 against 3 has no play \"X\": write S, H, Dh, Ds, Rh or Rs.",
            ),
            (
                "soft 18-20: S",
                "soft 18-20: P",
                "soft 18-20 against 2 has no play \"P\": write S, H, Dh, Ds, Rh or Rs.",
            ),
            (
                "- -\n",
                "- Q",
                "pair 2-A against A has no play \"Q\": write S, H, Dh, Ds, Rh or Rs, or P, Rp or -.",
            ),
            (
                "soft 18-20: S",
                "soft 18-20:",
                "soft 18-20 has 9 plays, not 10: one for each upcard from 2 to 10, then the ace.",
            ),
            ("hard 17-20", "hard 16-20", "hard 16 is there twice."),
            ("hard 17-20", "hard 18-20", "hard 17 is missing."),
            (
                "hard 17-20",
                "hard 17-21",
                "There are no rows \"hard 17-21\": write hard 4 to 20, soft 12 to 20, or pair 2 to 10 or A.",
            ),
            (
                "hard 17-20",
                "hard 20-17",
                "There are no rows \"hard 20-17\": write hard 4 to 20, soft 12 to 20, or pair 2 to 10 or A.",
            ),
            (
                "hard 17-20:",
                "hard 17-20",
                "The line \"hard 17-20 S S S S S S S S S S\" has no colon after its rows.",
            ),
        ] {
            let text = format!("{}\n", simplest());
            assert!(text.contains(from), "{from}");
            let why = text.replacen(from, to, 1).parse::<TotalStrategy>();
            assert_eq!(why.map_err(|why| why.to_string()), Err(error.to_owned()));
        }
    }
}
