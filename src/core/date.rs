//! Days of the calendar, for the daily deals. What day it is, only the browser can tell.

use std::fmt;
use std::str::FromStr;

/// A day, in UTC, from the year 1 to 9999; written as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The text that was read is no day written as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A day is written as 2026-11-21.")
    }
}

impl std::error::Error for NotADate {}

/// How many days this month has in the Gregorian calendar; a month that does not exist has none.
const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        _ => 0,
    }
}

impl FromStr for Date {
    type Err = NotADate;

    /// Reads exactly ten characters, `2026-11-21`.
    fn from_str(text: &str) -> Result<Date, NotADate> {
        let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *text.as_bytes() else {
            return Err(NotADate);
        };
        let digit = |sign: u8| match sign {
            b'0'..=b'9' => Ok(sign - b'0'),
            _ => Err(NotADate),
        };
        let two = |tens, ones| Ok(digit(tens)? * 10 + digit(ones)?);
        let date = Date {
            year: u16::from(two(y1, y2)?) * 100 + u16::from(two(y3, y4)?),
            month: two(m1, m2)?,
            day: two(d1, d2)?,
        };
        let exists = date.year > 0 && (1..=days_in(date.year, date.month)).contains(&date.day);
        exists.then_some(date).ok_or(NotADate)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl Date {
    /// The day as it is written everywhere: `2026-11-21`.
    #[must_use]
    pub fn to_text(self) -> String {
        let digits = |number: u16, places: u32| {
            (0..places)
                .rev()
                .map(move |place| char::from(b'0' + (number / 10_u16.pow(place) % 10) as u8))
        };
        let [month, day] = [self.month, self.day].map(u16::from);
        digits(self.year, 4)
            .chain(['-'])
            .chain(digits(month, 2))
            .chain(['-'])
            .chain(digits(day, 2))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_back_as_it_is_written() {
        for text in [
            "2026-11-21",
            "0001-01-01",
            "9999-12-31",
            "2024-02-29",
            "2000-02-29",
        ] {
            let date: Date = text.parse().expect(text);
            assert_eq!(date.to_text(), text);
            assert_eq!(date.to_string(), text);
        }
    }

    #[test]
    fn a_day_that_does_not_exist_is_refused() {
        for text in [
            "",
            "2026-11-2",
            "2026-11-211",
            "26-11-21",
            "2026/11/21",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "2026-02-29",
            "1900-02-29",
            "0000-01-01",
            "2026-1a-01",
            "+026-11-21",
            "２026-11-2",
            "2026-11-21T00:00:00Z",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }

    #[test]
    fn days_are_in_the_order_of_time() {
        let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"];
        let days = days.map(|text| text.parse::<Date>().expect(text));
        assert!(days.is_sorted());
    }
}
