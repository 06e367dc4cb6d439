//! The live region through which both bundles of the page announce. index.html has it from the start, and screen
//! readers read its changes aloud. Alerts and some short messages on the page are live regions of their own.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;

use crate::app::{Announcement, Topic, is_pending, next_text};
use crate::ui::effects::document;

/// The id of the region.
const REGION: &str = "announcer";

/// The attribute of the region with the text that was last written. The visible text may come from a translator.
const WRITTEN: &str = "data-written";

/// The delay between an event and its announcement, in milliseconds. The focus arrives before: a screen reader that
/// reads a new focus would interrupt the announcement.
const AFTER_THE_FOCUS_MS: u32 = 100;

/// The timing of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The announcement is complete.
    Soon,
    /// More announcements will follow automatically before this one could be spoken. They belong together.
    WithTheRest,
}

/// Writes announcements into the live region.
#[derive(Debug, Default)]
pub struct Announcer {
    announced: Announcement,
    /// The text to write.
    waiting: Rc<RefCell<String>>,
    /// The topic of the text.
    topic: Topic,
    /// The timer that writes the text. Dropping it cancels the write.
    timer: Option<Timeout>,
}

impl Announcer {
    /// Announces `words`, unless this announcement was made before. Appends an automatic follow-up to the pending
    /// announcement, with `between` as the separator.
    pub fn announce(
        &mut self,
        announcement: Announcement,
        when: When,
        between: &str,
        words: impl FnOnce() -> String,
    ) {
        if announcement == self.announced {
            return;
        }
        self.announced = announcement;
        let behind = match announcement.topic {
            Topic::MoreNews | Topic::Coach => Some(between),
            // Two quick keys, such as those that mark two cards, are both announced. A change of the language does not
            // drop the announcement of a round.
            Topic::News | Topic::Language if is_of_round(self.topic) => Some(between),
            Topic::Again => {
                // A pending announcement needs no repetition.
                if self.waiting.borrow().is_empty() {
                    self.say(shown().trim_end());
                }
                return;
            }
            Topic::Nothing
            | Topic::News
            | Topic::Language
            | Topic::Table
            | Topic::Place
            | Topic::Sounds
            | Topic::Share
            | Topic::Score
            | Topic::Count
            | Topic::CountStart => None,
        };
        self.topic = announcement.topic;
        let sentence = words();
        // The player may switch the coach off and on quickly, and it says the same each time.
        let is_same = announcement.topic == Topic::Coach
            && is_pending(&self.waiting.borrow(), between, &sentence);
        if !is_same {
            self.schedule(&sentence, behind, when);
        }
    }

    /// Announces a sentence, even if it is the same as the last one.
    pub fn say(&mut self, sentence: &str) {
        self.schedule(sentence, None, When::Soon);
    }

    fn schedule(&mut self, sentence: &str, behind: Option<&str>, when: When) {
        self.waiting.replace_with(|waiting| match behind {
            Some(between) if !waiting.is_empty() => format!("{waiting}{between}{sentence}"),
            Some(_) | None => sentence.to_owned(),
        });
        let waiting = Rc::clone(&self.waiting);
        self.timer = match when {
            When::Soon => Some(Timeout::new(AFTER_THE_FOCUS_MS, move || {
                write(&waiting.take());
            })),
            When::WithTheRest => None,
        };
    }
}

/// Returns true if this topic is about the events of the round. Later news and a change of the language do not replace
/// a pending announcement of such a topic.
const fn is_of_round(topic: Topic) -> bool {
    matches!(topic, Topic::News | Topic::MoreNews | Topic::Coach)
}

fn region() -> Option<Element> {
    document()?.get_element_by_id(REGION)
}

/// The text that was last written into the region. The other bundle may have written it.
fn shown() -> String {
    let text = region().and_then(|region| region.get_attribute(WRITTEN));
    text.unwrap_or_default()
}

/// Writes the sentence as the only text of the region, and replaces the text of a translator.
fn write(sentence: &str) {
    if let Some(region) = region() {
        let text = next_text(&shown(), sentence);
        // If the attribute cannot be set, the browser may not notice a repeated sentence.
        let _ = region.set_attribute(WRITTEN, &text);
        region.set_text_content(Some(&text));
    }
}
