//! Numbers as people type them: the parser of all number fields.
//!
//! The text in a field belongs to the player. The app reads it when they leave the field or press Enter. A text that is
//! only partly a number is an error: `7x` is not 7, and `2.5` is not 2.

use std::fmt;

/// Replaces full-width characters, which a Japanese keyboard types, by plain ones.
///
/// NFKC, the browser's normalisation, would change too much: it reads `2⁵` as 25 and `½` as `1⁄2`.
#[must_use]
pub fn half_width(typed: &str) -> String {
    typed.chars().map(half_width_sign).collect()
}

/// Returns the plain form of a full-width character, and any other character unchanged.
#[must_use]
pub fn half_width_sign(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        '\u{3000}' => ' ',
        _ => sign,
    }
}

/// Reads a number without a sign; `None` if the text is empty. A number beyond `u64` saturates, so that a limit can
/// refuse it.
///
/// Spaces around the number are ignored. The digits may be in groups of three with commas or spaces between them, as
/// the page itself writes numbers: `1,000`, `1 000`.
///
/// # Errors
/// [`NoNumber`] for any other text, such as a number with a sign or a fraction.
pub fn count(typed: &str) -> Result<Option<u64>, NoNumber> {
    let plain = half_width(typed);
    match plain.trim() {
        "" => Ok(None),
        digits => grouped(digits).map(Some),
    }
}

/// Hyphens, dashes, the minus sign, and the long vowel mark, which a Japanese keyboard types on the key of the hyphen.
const MINUS: [char; 7] = [
    '-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2212}', '\u{30fc}',
];

/// Reads a number with an optional sign; `None` if the text is empty. See [`count`] for the format.
///
/// # Errors
/// [`NoNumber`] for any other text.
pub fn signed(typed: &str) -> Result<Option<i64>, NoNumber> {
    let plain = half_width(typed);
    let plain = plain.trim();
    let (is_negative, digits) = match plain.strip_prefix(MINUS) {
        Some(digits) => (true, digits),
        None => (false, plain.strip_prefix('+').unwrap_or(plain)),
    };
    if plain.is_empty() {
        return Ok(None);
    }
    let number = i64::try_from(grouped(digits)?).unwrap_or(i64::MAX);
    Ok(Some(if is_negative { -number } else { number }))
}

/// Reads a number that is not negative, with a point or a comma before its decimals; `None` if the text is empty. Three
/// digits after a comma are a group, as in [`count`].
///
/// # Errors
/// [`NoNumber`] for any other text.
pub fn decimal(typed: &str) -> Result<Option<f64>, NoNumber> {
    if let Ok(number) = count(typed) {
        #[expect(clippy::cast_precision_loss, reason = "it is rounded here")]
        return Ok(number.map(|number| number as f64));
    }
    let plain = half_width(typed);
    let (whole, decimals) = plain.trim().rsplit_once(['.', ',']).ok_or(NoNumber)?;
    let whole = if whole.is_empty() { 0 } else { grouped(whole)? };
    let are_digits = !decimals.is_empty() && decimals.bytes().all(|sign| sign.is_ascii_digit());
    let number = are_digits.then(|| format!("{whole}.{decimals}").parse().ok());
    number.flatten().map(Some).ok_or(NoNumber)
}

/// Reads a number with an optional sign and up to two decimals, in hundredths; `None` if the text is empty. See
/// [`signed`] and [`decimal`] for the format.
///
/// # Errors
/// [`NoNumber`] for any other text.
pub fn hundredths(typed: &str) -> Result<Option<i64>, NoNumber> {
    if let Ok(number) = signed(typed) {
        return Ok(number.map(|number| number.saturating_mul(100)));
    }
    let plain = half_width(typed);
    let (whole, decimals) = plain.trim().rsplit_once(['.', ',']).ok_or(NoNumber)?;
    let plain_whole = whole.strip_prefix(MINUS);
    let size = match plain_whole
        .or_else(|| whole.strip_prefix('+'))
        .unwrap_or(whole)
    {
        "" => 0,
        whole => i64::try_from(grouped(whole)?).unwrap_or(i64::MAX),
    };
    let of_two: i64 = match decimals.as_bytes() {
        [b'0'..=b'9'] => 10 * decimals.parse::<i64>().map_err(|_| NoNumber)?,
        [b'0'..=b'9', b'0'..=b'9'] => decimals.parse().map_err(|_| NoNumber)?,
        _ => return Err(NoNumber),
    };
    let number = size.saturating_mul(100).saturating_add(of_two);
    Ok(Some(if plain_whole.is_some() {
        -number
    } else {
        number
    }))
}

/// Reads digits, plain or in groups of three.
fn grouped(digits: &str) -> Result<u64, NoNumber> {
    let are_digits = |group: &str| group.bytes().all(|sign| sign.is_ascii_digit());
    // A Japanese keyboard types the ideographic comma.
    let between = digits.chars().find(|sign| !sign.is_ascii_digit());
    let is_between =
        |sign: char| sign.is_whitespace() && !sign.is_control() || matches!(sign, ',' | '、');
    let plain = match between {
        None => digits.to_owned(),
        Some(between) if is_between(between) => {
            let mut groups = digits.split(between);
            let first = groups.next().unwrap_or_default();
            let is_first = (1..=3).contains(&first.len()) && are_digits(first);
            let are_next = groups.all(|group| group.len() == 3 && are_digits(group));
            if !is_first || !are_next {
                return Err(NoNumber);
            }
            digits.split(between).collect()
        }
        Some(_) => return Err(NoNumber),
    };
    if plain.is_empty() {
        return Err(NoNumber);
    }
    // The text has only digits, so the only possible error is overflow.
    Ok(plain.parse().unwrap_or(u64::MAX))
}

/// The error for a typed text that is not a number in the expected format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNumber;

impl fmt::Display for NoNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not a valid number.")
    }
}

impl std::error::Error for NoNumber {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_in_every_spelling() {
        for (typed, number) in [
            ("0", 0),
            ("25", 25),
            ("007", 7),
            (" 25\n", 25),
            ("２５", 25),
            ("\u{3000}２５\u{3000}", 25),
            ("1,000", 1000),
            ("1 000", 1000),
            ("1\u{a0}000\u{a0}000", 1_000_000),
            ("1\u{202f}000", 1000),
            ("1\u{2009}000", 1000),
            ("１，０００", 1000),
            ("１、０００", 1000),
            ("１\u{3000}０００", 1000),
            ("10,000,000", 10_000_000),
            ("99999999999999999999", u64::MAX),
        ] {
            assert_eq!(count(typed), Ok(Some(number)), "{typed}");
            let same = i64::try_from(number).unwrap_or(i64::MAX);
            assert_eq!(signed(typed), Ok(Some(same)), "{typed}");
        }
    }

    #[test]
    fn hundredths_are_read_with_sign_and_decimals() {
        for (typed, number) in [
            ("3", 300),
            ("-2", -200),
            ("\u{2212}0.5", -50),
            ("+1.25", 125),
            ("-.5", -50),
            ("1,5", 150),
            ("ー１．５", -150),
            ("-0.75", -75),
        ] {
            assert_eq!(hundredths(typed), Ok(Some(number)), "{typed}");
        }
        assert_eq!(hundredths(" "), Ok(None));
        for typed in [
            "x", "1.234", "--1.5", "-+.5", "1.", "2x", "1.5x", "+-2", ".",
        ] {
            assert_eq!(hundredths(typed), Err(NoNumber), "{typed}");
        }
    }

    #[test]
    fn signs_are_read_where_they_are_wanted() {
        for (typed, number) in [
            ("+3", 3),
            (" +3 ", 3),
            ("-2", -2),
            ("\u{2212}2", -2),
            ("–2", -2),
            ("－１２", -12),
            ("ー３", -3),
            ("＋３", 3),
            ("-1,000", -1000),
        ] {
            assert_eq!(signed(typed), Ok(Some(number)), "{typed}");
            assert_eq!(count(typed), Err(NoNumber), "{typed}");
        }
    }

    #[test]
    fn half_a_number_is_refused() {
        for typed in [
            "7x",
            "x7",
            "2.5",
            "2,5",
            "1.0",
            "1.000",
            "1,00",
            "1,0000",
            ",000",
            "1,",
            "1,,000",
            "1 0",
            "1 000,000",
            "1,000 000",
            "1\n000",
            "1e3",
            "0x10",
            "--1",
            "+-2",
            "+",
            "-",
            "- 3",
            "½",
            "２．５",
            "2⁵",
            "①",
            "٣",
            "ten",
            "二十五",
        ] {
            assert_eq!(count(typed), Err(NoNumber), "{typed}");
            assert_eq!(signed(typed), Err(NoNumber), "{typed}");
        }
    }

    #[test]
    fn empty_field_is_nothing_typed() {
        for typed in ["", " ", "\u{3000}", "\u{a0}\n"] {
            assert_eq!(count(typed), Ok(None), "{typed:?}");
            assert_eq!(signed(typed), Ok(None), "{typed:?}");
        }
    }
}
