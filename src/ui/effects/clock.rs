//! The browser's clock.

use crate::core::{TimeOfDay, Today};

/// Returns the day, in UTC.
#[must_use]
pub fn today() -> Option<Today> {
    const DAY_MS: f64 = 86_400_000.0;
    let now = js_sys::Date::new_0();
    let date = String::from(now.to_iso_string());
    // The clocks may be put forward or back before the day ends.
    let end = ((now.get_time() / DAY_MS).floor() + 1.0) * DAY_MS;
    let end = js_sys::Date::new(&end.into());
    Some(Today {
        date: date.split('T').next()?.parse().ok()?,
        ends: TimeOfDay::at_midnight_utc(end.get_timezone_offset()),
    })
}
