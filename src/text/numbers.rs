//! Writes decimals, signs, percentages, chips, and counts in groups. Messages take them as texts. A whole number without
//! groups (`Number` in `words/`) a message writes itself.
//!
//! A minus is the sign `−`, not a hyphen. A number that is written as zero has no sign, except in counting cards (`+0`).

use std::cmp::Ordering;

use crate::core::Chips;
use crate::text::digits::between_thousands;
use crate::text::messages::{CoachWords, Words};

impl Words {
    /// A number with the given number of decimals, without a sign and without groups: the sentences of the coaches.
    #[must_use]
    pub fn digits(self, number: f64, decimals: usize) -> String {
        format!("{:.decimals$}", number.abs()).replace('.', self.decimal_point())
    }

    /// A number as [`Words::digits`] writes it, with its sign.
    #[must_use]
    pub fn signed_digits(self, number: f64, decimals: usize) -> String {
        let digits = self.digits(number, decimals);
        with_sign(sign_of(number, &digits), &digits)
    }

    /// A number as [`Words::digits`] writes it, with a minus if it is below zero.
    #[must_use]
    pub fn fine(self, number: f64, decimals: usize) -> String {
        with_minus(number, &self.digits(number, decimals))
    }

    /// A number with the given number of decimals. Its digits are in groups, as on the reading pages. In Spanish and
    /// Russian the text has no gaps, because a speech synthesiser would read several numbers; [`crate::text::digits`]
    /// finds the gaps that the page draws.
    #[must_use]
    pub fn grouped_decimal(self, number: f64, decimals: usize) -> String {
        let plain = format!("{number:.decimals$}");
        let between = between_thousands(self.language());
        match plain.split_once('.') {
            None => grouped(&plain, between),
            Some((whole, rest)) => [&grouped(whole, between), self.decimal_point(), rest].concat(),
        }
    }

    /// A number as [`Words::grouped_decimal`] writes it, with its sign.
    #[must_use]
    pub fn signed_decimal(self, number: f64, decimals: usize) -> String {
        let digits = self.grouped_decimal(number.abs(), decimals);
        with_sign(sign_of(number, &digits), &digits)
    }

    /// A count, with its digits in groups.
    #[must_use]
    pub fn grouped_count(self, count: u32) -> String {
        grouped(&count.to_string(), between_thousands(self.language()))
    }

    /// An amount in hundredths, without a sign and without zeros at its end: `2.5`.
    #[must_use]
    pub fn hundredths(self, hundredths: i64) -> String {
        let point = self.decimal_point();
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match (rest / 10, rest % 10) {
            (0, 0) => whole.to_string(),
            (tenths, 0) => format!("{whole}{point}{tenths}"),
            (_, _) => format!("{whole}{point}{rest:02}"),
        }
    }

    /// A count in hundredths of a point, with its sign: `+2`, `−0.5`. Zero is `+0`.
    #[must_use]
    pub fn count_points(self, hundredths: i64) -> String {
        with_sign(sign_or_plus(hundredths < 0), &self.hundredths(hundredths))
    }

    /// An amount of chips, in digits.
    #[must_use]
    pub fn in_digits(self, chips: Chips) -> String {
        chips.to_string().replace('.', self.decimal_point())
    }
}

impl CoachWords {
    /// A share as a percentage with the given number of decimals.
    #[must_use]
    pub fn in_percent(self, share: f64, decimals: usize) -> String {
        let digits = self.grouped_decimal(100.0 * share, decimals);
        [&digits, self.percent_sign()].concat()
    }

    /// A share as a percentage with its sign.
    #[must_use]
    pub fn signed_percent(self, share: f64, decimals: usize) -> String {
        let percent = self.in_percent(share.abs(), decimals);
        with_sign(sign_of(share, &percent), &percent)
    }
}

/// A count with its sign. Zero is `+0`.
#[must_use]
pub fn signed_count(count: i32) -> String {
    with_sign(sign_or_plus(count < 0), &count.unsigned_abs().to_string())
}

/// A count with its sign. Zero has none.
#[must_use]
pub fn signed_or_zero(count: i32) -> String {
    with_sign(count.cmp(&0), &count.unsigned_abs().to_string())
}

/// An amount with the sign of the change: `+10`, `−7.5`, `0`.
#[must_use]
pub fn with_sign(change: Ordering, amount: &str) -> String {
    match change {
        Ordering::Greater => format!("+{amount}"),
        Ordering::Equal => amount.to_owned(),
        Ordering::Less => format!("−{amount}"),
    }
}

/// An amount with a minus if the number is below zero, and with no plus.
#[must_use]
pub fn with_minus(number: f64, amount: &str) -> String {
    with_sign(sign_of(number, amount).min(Ordering::Equal), amount)
}

/// The sign of a number with these digits. A number that is written as zero has none.
fn sign_of(number: f64, digits: &str) -> Ordering {
    if digits.contains(|digit| matches!(digit, '1'..='9')) {
        sign_or_plus(number < 0.0)
    } else {
        Ordering::Equal
    }
}

/// A minus, or else a plus.
pub(crate) const fn sign_or_plus(is_negative: bool) -> Ordering {
    if is_negative {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

/// Groups digits by three, with `between` between the groups.
fn grouped(digits: &str, between: &str) -> String {
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push_str(between);
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!(grouped("7", ","), "7");
        assert_eq!(grouped("123", ","), "123");
        assert_eq!(grouped("1234", ","), "1,234");
        assert_eq!(grouped("10000000", ","), "10,000,000");
    }
}
