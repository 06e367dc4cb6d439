//! The one live region: it lies in index.html from the beginning, and assistive tools speak what is
//! written into it.

use super::browser;
use crate::app::{Announcement, Topic};

/// Where the region is.
const REGION: &str = "announcer";

/// News that comes by itself sooner than this after the last, in milliseconds, is put behind it: it
/// would silence the first before that is spoken.
const TOGETHER_MS: f64 = 500.0;

/// Written behind a sentence that is the same as the one before: without a change nothing is spoken.
const CHANGE: char = '\u{a0}';

/// What was announced last.
#[derive(Debug)]
pub struct Announcer {
    announced: Announcement,
    text: String,
    at_ms: f64,
}

impl Announcer {
    /// An announcer that has said nothing yet.
    #[must_use]
    pub fn new() -> Announcer {
        Announcer {
            announced: Announcement::default(),
            text: String::new(),
            at_ms: f64::NEG_INFINITY,
        }
    }

    /// Announces this, in these words, unless it was announced already. Where it is put behind what
    /// was said before, this stands between the two.
    pub fn announce(
        &mut self,
        announcement: Announcement,
        between: &str,
        words: impl FnOnce() -> String,
    ) {
        if announcement == self.announced {
            return;
        }
        let words = words();
        let Some(window) = browser::window() else {
            return;
        };
        let now = window.performance().map_or(0.0, |clock| clock.now());
        let said = self.text.trim_end();
        let joins = match announcement.topic {
            Topic::MoreNews => now - self.at_ms < TOGETHER_MS,
            Topic::Nothing | Topic::News | Topic::Table | Topic::Sounds | Topic::Share => false,
        };
        let text = if joins && !said.is_empty() {
            [said, between, &words].concat()
        } else if words == self.text && !words.is_empty() {
            [&words, &*CHANGE.encode_utf8(&mut [0; 2])].concat()
        } else {
            words
        };
        if let Some(region) = window
            .document()
            .and_then(|document| document.get_element_by_id(REGION))
        {
            region.set_text_content(Some(&text));
        }
        *self = Announcer {
            announced: announcement,
            text,
            at_ms: now,
        };
    }
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer::new()
    }
}
