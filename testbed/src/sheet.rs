//! CSV files as a spreadsheet reads them: which texts it takes for values.
//!
//! A spreadsheet guesses the type of a cell from its characters, even within quotes. The patterns here are what
//! `LibreOffice` 7.4 (in English, Japanese, Russian, Spanish and German) and gnumeric 1.12 took for numbers, dates,
//! times, fractions, amounts of money, truth values, errors or formulas, and what Excel and data-frame libraries are
//! known to. [`crate::office`] asks the programs themselves.

use std::iter;

/// The kind of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Texts, which no spreadsheet may take for a value.
    Text,
    /// Numbers with a decimal point, or empty cells.
    Number,
    /// Days as `2026-11-28`.
    Date,
}

/// A cell of a CSV file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The text, without quotes.
    pub text: String,
    /// True if it stood in quotes.
    pub is_quoted: bool,
}

/// Reads a CSV file (RFC 4180).
#[must_use]
pub fn read(csv: &str) -> Vec<Vec<Cell>> {
    let mut rows = vec![];
    let mut row = vec![];
    let mut signs = csv.chars().peekable();
    while signs.peek().is_some() {
        let is_quoted = signs.next_if_eq(&'"').is_some();
        let mut text = String::new();
        while let Some(sign) = signs.peek().copied() {
            match sign {
                ',' | '\r' | '\n' if !is_quoted => break,
                '"' if is_quoted => {
                    signs.next();
                    if signs.next_if_eq(&'"').is_none() {
                        break;
                    }
                    text.push('"');
                }
                _ => {
                    signs.next();
                    text.push(sign);
                }
            }
        }
        row.push(Cell { text, is_quoted });
        if signs.next_if_eq(&',').is_some() {
            // A comma at the end of a line has an empty cell after it.
            if matches!(signs.peek(), None | Some('\r' | '\n')) {
                let (text, is_quoted) = (String::new(), false);
                row.push(Cell { text, is_quoted });
            } else {
                continue;
            }
        }
        signs.next_if_eq(&'\r');
        signs.next_if_eq(&'\n');
        rows.push(std::mem::take(&mut row));
    }
    rows
}

/// The cells of a file that are not what their column says, each with the reason. The first row has the names of the
/// columns, which are texts.
#[must_use]
pub fn faults(csv: &str, kind: impl Fn(usize) -> Kind) -> Vec<String> {
    let mut faults = vec![];
    for (place, row) in read(csv).iter().enumerate() {
        for (column, Cell { text, .. }) in row.iter().enumerate() {
            let kind = if place == 0 { Kind::Text } else { kind(column) };
            let fault = match kind {
                Kind::Text => becomes(text),
                Kind::Number => (!text.is_empty() && !is_number(text)).then_some("not a number"),
                Kind::Date => (!is_date(text)).then_some("not a date"),
            };
            if let Some(fault) = fault {
                faults.push(format!("row {place}, column {column}: `{text}`: {fault}"));
            }
        }
    }
    faults
}

/// What a spreadsheet or a data frame makes of this text; `None` if it stays a text.
#[must_use]
pub fn becomes(text: &str) -> Option<&'static str> {
    if text.is_empty() {
        return None;
    }
    if text.trim() != text {
        return Some("loses its white space");
    }
    // gnumeric 1.12.55 opens no file with such a character.
    if text.contains('\u{200b}') {
        return Some("a file that gnumeric does not open");
    }
    if text.starts_with(['=', '+', '-', '@', '\u{2212}', '\'']) {
        return Some("a formula, a sign or a mark");
    }
    let lower = text.to_lowercase();
    if WORDS.contains(&lower.as_str()) || text.starts_with('#') {
        return Some("a truth value, nothing, or an error");
    }
    let has_digit = text.chars().any(char::is_numeric);
    let mut words = words(&lower);
    (has_digit && words.all(|word| UNITS.contains(&word) || is_month(word))).then_some("a value")
}

/// The letters of a text, by runs.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphabetic())
        .filter(|word| !word.is_empty())
}

/// Returns true for the name of a month, or its first three letters or more. An abbreviation may be of any length.
fn is_month(word: &str) -> bool {
    let letters = word.chars().count();
    letters >= 3 && MONTHS.iter().any(|month| month.starts_with(word))
}

/// Whole cells that are no texts, in lower case.
const WORDS: [&str; 24] = [
    "true",
    "false",
    "истина",
    "ложь",
    "verdadero",
    "falso",
    "真",
    "偽",
    "wahr",
    "falsch",
    "vrai",
    "faux",
    "nan",
    "-nan",
    "inf",
    "infinity",
    "null",
    "none",
    "na",
    "n/a",
    "nil",
    "nat",
    "t",
    "f",
];

/// Words that may be in a value beside its digits: exponents, hours, days and currencies.
const UNITS: [&str; 24] = [
    "e", "am", "pm", "a", "p", "t", "z", "utc", "gmt", "年", "月", "日", "時", "分", "秒", "午前",
    "午後", "令和", "平成", "г", "eur", "usd", "руб", "円",
];

/// The names of the months in the languages of the page and in German.
const MONTHS: [&str; 58] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "sept",
    "январь",
    "января",
    "февраль",
    "февраля",
    "март",
    "марта",
    "апрель",
    "апреля",
    "май",
    "мая",
    "июнь",
    "июня",
    "июль",
    "июля",
    "август",
    "августа",
    "сентябрь",
    "сентября",
    "октябрь",
    "октября",
    "ноябрь",
    "ноября",
    "декабрь",
    "декабря",
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
    "januar",
    "februar",
    "märz",
    "mai",
    "juni",
    "juli",
    "oktober",
    "dezember",
    "dez",
];

/// Returns true for a number as the page writes it: `-12.5`, `0.0000015`. `LibreOffice` saves a number with an exponent
/// again with three of its digits. Where a point is between groups of digits, it reads `0.018` as 18.
fn is_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let are_digits =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let has_no_leading_zero = whole == "0" || !whole.starts_with('0');
    has_no_leading_zero && fraction.len() != 3 && [whole, fraction].into_iter().all(are_digits)
}

fn is_date(text: &str) -> bool {
    let shape = text
        .chars()
        .map(|it| if it.is_ascii_digit() { '0' } else { it });
    shape.eq("0000-00-00".chars())
}

/// Reads a file back that a spreadsheet has written, and returns what has changed. `csv` is the file that it opened.
///
/// A number with a decimal point may stay a text, because a locale with a decimal comma reads no other. The page has a
/// note about it.
pub fn changes(
    csv: &str,
    back: &[Vec<Cell>],
    kind: impl Fn(usize) -> Kind,
) -> impl Iterator<Item = String> {
    let was = read(csv);
    let mut changes = vec![];
    if was.len() != back.len() {
        changes.push(format!("{} rows became {}", was.len(), back.len()));
    }
    for (place, (was, is)) in iter::zip(&was, back).enumerate() {
        if was.len() != is.len() {
            changes.push(format!(
                "row {place}: {} cells became {}",
                was.len(),
                is.len()
            ));
        }
        for (column, (was, is)) in iter::zip(was, is).enumerate() {
            let kind = if place == 0 { Kind::Text } else { kind(column) };
            let is_same = match kind {
                Kind::Text => was.text == is.text && (is.is_quoted || is.text.is_empty()),
                Kind::Date => was.text == is.text && !is.is_quoted,
                Kind::Number if is.is_quoted => was.text == is.text && was.text.contains('.'),
                Kind::Number => is_same_number(&was.text, &is.text),
            };
            if !is_same {
                let quoted = if is.is_quoted {
                    "the text"
                } else {
                    "the value"
                };
                let (was, is) = (&was.text, &is.text);
                changes.push(format!(
                    "row {place}, column {column}: `{was}` became {quoted} `{is}`"
                ));
            }
        }
    }
    changes.into_iter()
}

/// Returns true if both are empty or the same number, but for the last of 15 digits, which spreadsheets keep.
fn is_same_number(was: &str, is: &str) -> bool {
    match (was.parse::<f64>(), is.parse::<f64>()) {
        (Ok(was), Ok(is)) => (was - is).abs() <= 1e-14 * was.abs(),
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
        (Err(_), Err(_)) => was == is,
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, becomes, changes, faults, read};

    fn texts(csv: &str) -> Vec<Vec<String>> {
        let rows = read(csv).into_iter();
        rows.map(|row| row.into_iter().map(|cell| cell.text).collect())
            .collect()
    }

    #[test]
    fn csv_is_read_with_quotes_and_empty_cells() {
        assert_eq!(
            texts("a,\"b, \"\"c\"\"\"\r\n,\r\n\"x\r\ny\",z\r\n"),
            [["a", "b, \"c\""], ["", ""], ["x\r\ny", "z"]]
        );
        assert!(read("\"a\",b\r\n")[0][0].is_quoted);
    }

    /// Every one of these became something else in a program.
    #[test]
    fn values_in_texts_are_found() {
        for text in [
            "7e0",
            "7 e 0",
            "10-",
            "5-3",
            "0",
            "00",
            "9/6",
            "1:30",
            "12345e6789",
            "1212",
            "true",
            "FALSE",
            "ИСТИНА",
            "Verdadero",
            "may 5",
            "may-5",
            "dec-5",
            "1mar0",
            "5 ene",
            "янв 5",
            "5 am",
            "5%",
            "$5",
            "5 €",
            "(5)",
            "+5",
            "-5",
            "=1+1",
            "@a",
            "1 1/2",
            "12.5",
            "2026-11-22",
            "1.2.3",
            "10.",
            "５",
            "５月３日",
            "1\u{a0}000",
            "5,3",
            "#N/A",
            "−5",
            "'5",
            "inf",
            "nan",
            "1-2-3",
            " a",
            "1795390200000-000042",
        ] {
            assert!(becomes(text).is_some(), "{text}");
        }
        for text in [
            "",
            "hit",
            "bet-10 hit stand",
            "swap-135 finish",
            "round-1795390200000-000042",
            "1-joker",
            "rk-1-joker",
            "hex:12345e6789",
            "AS",
            "7D",
            "jacks:800-50-25",
            "vegas.h17",
            "button-cpu-1 stacks-100-99.5",
            "Net (chips)",
            "n0",
            "5枚",
            "21+3: флеш",
            "stand-pat",
        ] {
            assert_eq!(becomes(text), None, "{text}");
        }
    }

    #[test]
    fn cells_of_other_kinds_are_found() {
        let kind = |column| [Kind::Text, Kind::Number, Kind::Date][column];
        let good = "a,b,c\r\nx,-12.5,2026-11-28\r\ny,,2026-11-28\r\nz,0.0180,2026-11-28\r\n";
        assert_eq!(faults(good, kind), [""; 0]);
        let bad = "a,b,1\r\n5-3,\"1,5\",28.11.2026\r\nx,007,2026-11-28\r\ny,1.5e-3,2026-11-28\r\nz,0.018,2026-11-28\r\n";
        assert_eq!(faults(bad, kind).len(), 7);
    }

    #[test]
    fn changes_of_a_spreadsheet_are_found() {
        let kind = |column| [Kind::Text, Kind::Number][column];
        let found = |back: &str| changes("t,n\r\nx,1.5\r\n", &read(back), kind).count();
        for same in [
            "\"t\",\"n\"\r\n\"x\",1.5\r\n",
            "\"t\",\"n\"\r\n\"x\",\"1.5\"\r\n",
        ] {
            assert_eq!(found(same), 0, "{same}");
        }
        for (other, count) in [
            ("\"t\",\"n\"\r\nx,1.5\r\n", 1),
            ("\"t\",\"n\"\r\n\"x\",1.6\r\n", 1),
            ("\"t\",\"n\"\r\n\"x\",\"1,5\"\r\n", 1),
            ("\"t\",\"n\"\r\n\"x\",\r\n", 1),
            ("\"t\",\"n\"\r\n", 1),
        ] {
            assert_eq!(found(other), count, "{other}");
        }
    }
}
