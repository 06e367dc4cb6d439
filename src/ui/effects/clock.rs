//! The browser's clock.

use super::window;
use crate::core::Date;

/// Returns the day, in UTC.
#[must_use]
pub fn today() -> Option<Date> {
    let now = String::from(js_sys::Date::new_0().to_iso_string());
    now.split('T').next()?.parse().ok()
}

/// Returns the milliseconds since the page was opened. They never run backwards.
#[must_use]
pub fn now_ms() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}
