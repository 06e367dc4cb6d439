//! The browser's clock.

use crate::core::{TimeOfDay, Today};
use crate::memory::Time;

/// Returns the current day in UTC, with the local time at which it ends.
#[must_use]
pub fn today() -> Option<Today> {
    const DAY_MS: f64 = 86_400_000.0;
    let now = js_sys::Date::new_0();
    let date = String::from(now.to_iso_string());
    // Daylight saving time may start or end before the day ends.
    let end = ((now.get_time() / DAY_MS).floor() + 1.0) * DAY_MS;
    let end = js_sys::Date::new(&end.into());
    Some(Today {
        date: date.split('T').next()?.parse().ok()?,
        ends: TimeOfDay::at_midnight_utc(end.get_timezone_offset()),
    })
}

/// Returns the day in the player's time zone, as days since 1970-01-01.
#[must_use]
pub fn day_here() -> i64 {
    minutes_here().div_euclid(24 * 60)
}

/// Returns the time in the player's time zone, as minutes since 1970-01-01.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "some tens of millions of minutes"
)]
pub fn minutes_here() -> i64 {
    const MINUTE_MS: f64 = 60_000.0;
    let now = js_sys::Date::new_0();
    (now.get_time() / MINUTE_MS - now.get_timezone_offset()).floor() as i64
}

/// Returns the time.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the time since 1970 is positive and fits"
)]
pub fn time_now() -> Time {
    Time::from_ms(js_sys::Date::now() as u64)
}

/// Returns the time at which the day began in the player's time zone.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the time since 1970 is positive and fits"
)]
pub fn midnight() -> Time {
    let day = js_sys::Date::new_0();
    day.set_hours(0);
    day.set_minutes(0);
    day.set_seconds(0);
    Time::from_ms(day.set_milliseconds(0) as u64)
}

/// Returns the time in milliseconds on the clock of `Event.timeStamp`. The player cannot set this clock.
#[must_use]
pub fn now() -> f64 {
    web_sys::Event::new("clock").map_or(0.0, |event| event.time_stamp())
}
