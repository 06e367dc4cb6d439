//! The visitor's wishes, as the browser tells them.

use super::window;
use crate::app::language::Language;
use crate::app::settings::Visitor;

/// Returns what the browser tells of the person who visits.
#[must_use]
pub fn visitor() -> Visitor {
    let Some(window) = window() else {
        return Visitor::default();
    };
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let reduced_motion = window
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    Visitor {
        language: Language::preferred(tags.iter().map(String::as_str)),
        reduced_motion,
    }
}
