//! The numbers of a chart as a table, for reading and for saving.

use super::unbroken;

/// A table: the names of its columns, and its rows, each with as many cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows; the first cell is the name of its row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The table as comma-separated values (RFC 4180).
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut csv = String::new();
        for row in std::iter::once(&self.head).chain(&self.rows) {
            let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
            csv.push_str(&cells.join(","));
            csv.push_str("\r\n");
        }
        csv
    }
}

/// Formats a number for a file, the same in every language: rounded to `1 / parts`, with a decimal point, a plain minus
/// and no digit groups.
#[must_use]
pub fn plain(number: f64, parts: f64) -> String {
    // Adding 0 avoids a minus before a zero.
    digits((number * parts).round() / parts + 0.0)
}

/// Writes a number without an exponent, and never with exactly three decimals. A spreadsheet in a language whose digit
/// groups have a point between them would read `0.018` as 18, and `0.0180` as a text.
#[must_use]
pub fn digits(number: f64) -> String {
    let written = number.to_string();
    let decimals = written.split_once('.').map(|(_, decimals)| decimals.len());
    match decimals {
        Some(3) => written + "0",
        Some(_) | None => written,
    }
}

/// The name of a column with the unit of its numbers.
#[must_use]
pub fn named(name: &str, unit: &str) -> String {
    [name, " (", unit, ")"].concat()
}

fn quoted(cell: &str) -> String {
    let cell = unbroken(cell);
    if cell.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain() {
        for (number, parts, expected) in [
            (-1234.56, 10.0, "-1234.6"),
            (-0.04, 10.0, "0"),
            (1_234_567.0, 1.0, "1234567"),
            (12.5, 100.0, "12.5"),
            (0.018, 1e8, "0.0180"),
            (-1.0, 1e3, "-1"),
        ] {
            assert_eq!(plain(number, parts), expected);
        }
        assert_eq!(named("Net", "chips"), "Net (chips)");
    }

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let table = Table {
            head: vec!["a\u{200b}a".to_owned(), "b, c".to_owned()],
            rows: vec![vec!["1,5".to_owned(), "say \"x\"".to_owned()]],
        };
        assert_eq!(
            table.to_csv(),
            "aa,\"b, c\"\r\n\"1,5\",\"say \"\"x\"\"\"\r\n"
        );
    }
}
