//! The one live region of the page. It lies in index.html from the beginning, and assistive tools read
//! aloud what is written into it. Both programs of the page announce through it.

use crate::app::{Announcement, Topic};
use crate::ui::effects::clock::now_ms;
use crate::ui::effects::document;

/// The id of the region.
const REGION: &str = "announcer";

/// News that follows by itself within this time, in milliseconds, is put behind the news before it,
/// which it would silence otherwise.
const TOGETHER_MS: f64 = 500.0;

/// Stands behind a sentence that is already in the region, because a text that does not change is
/// not read again.
const CHANGE: char = '\u{a0}';

/// Writes announcements into the live region.
#[derive(Debug)]
pub struct Announcer {
    announced: Announcement,
    at_ms: f64,
}

impl Announcer {
    /// Returns an announcer that has said nothing yet.
    #[must_use]
    pub fn new() -> Announcer {
        Announcer {
            announced: Announcement::default(),
            at_ms: f64::NEG_INFINITY,
        }
    }

    /// Announces `words`, unless this announcement was made before: its serial number tells. Between
    /// news and what follows it at once stands `between`.
    pub fn announce(
        &mut self,
        announcement: Announcement,
        between: &str,
        words: impl FnOnce() -> String,
    ) {
        if announcement == self.announced {
            return;
        }
        self.announced = announcement;
        let follows = match announcement.topic {
            Topic::MoreNews => now_ms() - self.at_ms < TOGETHER_MS,
            Topic::Nothing | Topic::News | Topic::Table | Topic::Sounds | Topic::Share => false,
        };
        self.write(&words(), follows.then_some(between));
    }

    /// Announces a sentence, also if it is the same as the last one.
    pub fn say(&mut self, sentence: &str) {
        self.write(sentence, None);
    }

    fn write(&mut self, sentence: &str, behind: Option<&str>) {
        let region = document().and_then(|document| document.get_element_by_id(REGION));
        if let Some(region) = region {
            // The other program may have written into the region too.
            let shown = region.text_content().unwrap_or_default();
            region.set_text_content(Some(&next_text(&shown, sentence, behind)));
        }
        self.at_ms = now_ms();
    }
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer::new()
    }
}

/// Returns what to write into a region that holds `shown`, so that `sentence` is read: behind what is
/// there, with `behind` between the two, or in its place.
fn next_text(shown: &str, sentence: &str, behind: Option<&str>) -> String {
    let said = shown.trim_end();
    match behind {
        Some(between) if !said.is_empty() => format!("{said}{between}{sentence}"),
        Some(_) | None if sentence == shown && !sentence.is_empty() => {
            format!("{sentence}{CHANGE}")
        }
        Some(_) | None => sentence.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::next_text;

    #[test]
    fn the_same_sentence_changes_the_region_every_time() {
        let mut shown = String::new();
        for _ in 0..4 {
            let next = next_text(&shown, "You draw a card.", None);
            assert_ne!(next, shown);
            assert_eq!(next.trim_end(), "You draw a card.");
            shown = next;
        }
    }

    #[test]
    fn another_sentence_takes_the_place_of_the_last() {
        assert_eq!(next_text("One.", "Two.", None), "Two.");
        assert_eq!(next_text("One.\u{a0}", "Two.", None), "Two.");
        assert_eq!(
            next_text("One.", "", None),
            "",
            "a place where nothing is told"
        );
        assert_eq!(next_text("", "", None), "");
    }

    #[test]
    fn what_follows_at_once_is_put_behind() {
        assert_eq!(next_text("One.", "Two.", Some(" ")), "One. Two.");
        assert_eq!(next_text("One.\u{a0}", "One.", Some(" ")), "One. One.");
        assert_eq!(next_text("", "Two.", Some(" ")), "Two.");
    }
}
