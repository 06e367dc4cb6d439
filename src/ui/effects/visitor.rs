//! The visitor's preferences, as the browser reports them.

use super::settings::shown_direction;
use super::{window, words};
use crate::app::settings::Visitor;

/// Returns the visitor's preferences. The language is the one that the loader has requested, and `spoken` the one whose
/// messages it has found.
#[must_use]
pub fn visitor() -> Visitor {
    let Some(window) = window() else {
        return Visitor::default();
    };
    let reduced_motion = window
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    Visitor {
        language: words::wanted().unwrap_or_else(words::first),
        spoken: Some(words::first()),
        asked: words::asked(),
        direction: shown_direction(),
        reduced_motion,
    }
}
