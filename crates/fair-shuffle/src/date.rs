//! Calendar days for the daily deals, and times of day. Only the browser knows the current day.

use std::fmt;
use std::str::FromStr;

/// A day in UTC, from the year 1 to 9999, written as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The current day in UTC, and its end by the player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today {
    /// The day, in UTC.
    pub date: Date,
    /// The local time at which the day ends, or `None` if the browser does not report the time zone.
    pub ends: Option<TimeOfDay>,
}

/// A time of day, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay {
    /// 0 to 23.
    pub hour: u16,
    /// 0 to 59.
    pub minute: u16,
}

impl TimeOfDay {
    /// The local time at midnight UTC of a clock that is this many minutes behind UTC. Japan is −540 minutes behind, so
    /// its clocks show 9:00. Returns `None` if the number is not finite.
    #[must_use]
    pub fn at_midnight_utc(minutes_behind: f64) -> Option<TimeOfDay> {
        const DAY: i32 = 24 * 60;
        if !minutes_behind.is_finite() {
            return None;
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a cast from a float saturates"
        )]
        let behind = (minutes_behind as i32).rem_euclid(DAY);
        let minutes = u16::try_from((DAY - behind) % DAY).ok()?;
        Some(TimeOfDay {
            hour: minutes / 60,
            minute: minutes % 60,
        })
    }

    /// The hour on a 12-hour clock, 1 to 12.
    #[must_use]
    pub const fn hour_of_twelve(self) -> u16 {
        match self.hour % 12 {
            0 => 12,
            hour => hour,
        }
    }
}

/// The error for a text that is not a day written as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A day is written as 2026-11-21.")
    }
}

impl std::error::Error for NotADate {}

/// The number of days of this month in the Gregorian calendar. A month outside 1 to 12 has 0 days.
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

    /// Parses exactly ten characters, such as `2026-11-21`.
    fn from_str(text: &str) -> Result<Date, NotADate> {
        let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *text.as_bytes() else {
            return Err(NotADate);
        };
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
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
    /// The day that is this many days after 1970-01-01, or `None` before the year 1 and after 9999.
    #[must_use]
    pub fn from_days(days: i64) -> Option<Date> {
        // Years begin in March, so that a leap day is the last day of its year. An era is 400 such years.
        let from_march_of_0 = days.checked_add(719_468)?;
        let era = from_march_of_0.div_euclid(146_097);
        let day_of_era = from_march_of_0.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 {
            month_from_march + 3
        } else {
            month_from_march - 9
        };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        let year = u16::try_from(year)
            .ok()
            .filter(|year| (1..=9_999).contains(year))?;
        Some(Date {
            year,
            month: u8::try_from(month).ok()?,
            day: u8::try_from(day).ok()?,
        })
    }

    /// The days of this year, in order.
    pub fn days_of(year: u16) -> impl Iterator<Item = Date> {
        (1..=12).flat_map(move |month| {
            (1..=days_in(year, month)).map(move |day| Date { year, month, day })
        })
    }

    /// The day as text: `2026-11-21`.
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

/// A file name with the date and time inserted, such as `history-2026-03-29-0905.json`, so that the player can tell a
/// later copy of the file from an earlier one. `minutes` counts from 1970-01-01 on the player's clock.
#[must_use]
pub fn dated_file_name(name: &str, minutes: i64) -> String {
    const OF_DAY: i64 = 24 * 60;
    let (stem, end) = name.split_at(name.rfind('.').unwrap_or(name.len()));
    let (day, minute) = (minutes.div_euclid(OF_DAY), minutes.rem_euclid(OF_DAY));
    match Date::from_days(day) {
        Some(date) => format!("{stem}-{date}-{:02}{:02}{end}", minute / 60, minute % 60),
        None => name.to_owned(),
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Date);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_year_are_complete_and_sorted() {
        let days = [2023, 2024].into_iter().flat_map(Date::days_of);
        let days: Vec<Date> = days.collect();
        assert_eq!(days.len(), 365 + 366);
        assert!(days.is_sorted() && days.windows(2).all(|two| two[0] != two[1]));
        for (place, text) in [
            (0, "2023-01-01"),
            (364, "2023-12-31"),
            (365, "2024-01-01"),
            (365 + 59, "2024-02-29"),
            (730, "2024-12-31"),
        ] {
            assert_eq!(days[place].to_text(), text);
            assert_eq!(text.parse(), Ok(days[place]));
        }
    }

    #[test]
    fn date_round_trips() {
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
    fn nonexistent_date_is_rejected() {
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
    fn midnight_utc_converts_to_local_time() {
        for (minutes_behind, hour, minute, whose) in [
            (0.0, 0, 0, "Iceland"),
            (-0.0, 0, 0, "Iceland, as a browser writes it"),
            (-540.0, 9, 0, "Japan"),
            (-180.0, 3, 0, "Moscow"),
            (-345.0, 5, 45, "Nepal"),
            (-765.0, 12, 45, "the Chatham Islands"),
            (-840.0, 14, 0, "Kiribati, the first to see a day"),
            (300.0, 19, 0, "New York in winter"),
            (150.0, 21, 30, "Newfoundland in summer"),
            (720.0, 12, 0, "the last to see a day"),
            (1.0, 23, 59, "a minute behind"),
        ] {
            let time = Some(TimeOfDay { hour, minute });
            assert_eq!(TimeOfDay::at_midnight_utc(minutes_behind), time, "{whose}");
        }
        for unknown in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(TimeOfDay::at_midnight_utc(unknown), None);
        }
    }

    #[test]
    fn hour_of_twelve_runs_from_one_to_twelve() {
        let shown = |hour| TimeOfDay { hour, minute: 0 }.hour_of_twelve();
        assert_eq!([0, 1, 11, 12, 13, 23].map(shown), [12, 1, 11, 12, 1, 11]);
    }

    #[test]
    fn dates_sort_by_time() {
        let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"];
        let days = days.map(|text| text.parse::<Date>().expect(text));
        assert!(days.is_sorted());
    }

    #[test]
    fn file_name_has_day_and_time() {
        for (minutes, name) in [
            (0, "history-1970-01-01-0000.json"),
            (20_541 * 1_440 + 9 * 60 + 5, "history-2026-03-29-0905.json"),
            (-1, "history-1969-12-31-2359.json"),
            (i64::MAX, "history.json"),
        ] {
            assert_eq!(dated_file_name("history.json", minutes), name);
        }
        assert_eq!(dated_file_name("history", 0), "history-1970-01-01-0000");
    }
}
