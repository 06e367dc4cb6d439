//! The gaps in long numbers.
//!
//! A speech synthesiser reads a number with spaces as several numbers: “10 000” as ten, zero, zero, zero. So no text has
//! a space in a number. Where a language writes gaps, the views draw them (`ui::translatable`).

use super::language::Language;

/// The fewest digits of a number with gaps: in Spanish by the Academy's orthography (2010), in Russian by typographic
/// custom.
const LEAST: usize = 5;

/// Returns true if long numbers have gaps in this language. In the others, the texts have commas between the groups.
#[must_use]
pub const fn has_gaps(language: Language) -> bool {
    match language {
        Language::Spanish | Language::Russian => true,
        Language::English | Language::Japanese => false,
    }
}

/// The text between the groups of three digits of a number.
#[must_use]
pub const fn between_thousands(language: Language) -> &'static str {
    if has_gaps(language) { "" } else { "," }
}

/// Returns the groups of three digits with a gap before them, as the places of their first digit and of their end: all
/// groups but the first of each whole number with at least five digits.
#[must_use]
pub fn gaps(text: &str) -> Vec<(usize, usize)> {
    let mut gaps = vec![];
    let mut from = 0;
    while let Some(found) = text[from..].find(|sign: char| sign.is_ascii_digit()) {
        let start = from + found;
        let digits = text[start..].bytes().take_while(u8::is_ascii_digit);
        let digits = digits.count();
        let end = start + digits;
        from = end;
        // Decimals, hexadecimal digits, codes and dates are no whole numbers.
        let joins = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '/' | '#' | '_');
        let before = text[..start].chars().next_back();
        let is_part = before.is_some_and(|sign| joins(sign) || matches!(sign, '.' | ','))
            || text[end..].chars().next().is_some_and(joins);
        if digits < LEAST || is_part || text[start..].starts_with('0') {
            continue;
        }
        let first = start + (digits - 1) % 3 + 1;
        gaps.extend((first..end).step_by(3).map(|at| (at, at + 3)));
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::gaps;

    /// Returns the text with an underscore in each gap.
    fn shown(text: &str) -> String {
        let mut shown = text.to_owned();
        for (at, _) in gaps(text).into_iter().rev() {
            shown.insert(at, '_');
        }
        shown
    }

    #[test]
    fn numbers_of_five_digits_have_gaps() {
        for (text, expected) in [
            ("", ""),
            ("1000", "1000"),
            ("10000", "10_000"),
            ("2598960", "2_598_960"),
            ("100000", "100_000"),
            (
                "Repartir 10000 manos de 1000000.",
                "Repartir 10_000 manos de 1_000_000.",
            ),
            ("\u{2212}12345,67", "\u{2212}12_345,67"),
            ("±12345\u{a0}%", "±12_345\u{a0}%"),
            // Decimals, seals, dates, fractions, codes.
            ("0,1234567", "0,1234567"),
            ("a12345", "a12345"),
            ("12345f", "12345f"),
            ("2026-11-28, 12345-6", "2026-11-28, 12345-6"),
            ("1/12345", "1/12345"),
            ("012345", "012345"),
        ] {
            assert_eq!(shown(text), expected);
        }
    }
}
