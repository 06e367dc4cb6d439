//! The one live region of the page. It lies in index.html from the beginning, and assistive tools read
//! aloud what is written into it. Both programs of the page announce through it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;

use crate::app::{Announcement, Topic, next_text};
use crate::ui::effects::document;

/// The id of the region.
const REGION: &str = "announcer";

/// The attribute of the region that holds what was written into it last. The text itself may be that of a translator.
const WRITTEN: &str = "data-written";

/// How many milliseconds after what has happened it is written into the region. The focus has come to
/// its place by then: a screen reader that speaks of the focus would cut the news off.
const AFTER_THE_FOCUS_MS: u32 = 100;

/// Whether what is announced is to be told at once, or waits for what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// It is complete.
    Soon,
    /// More will follow by itself before this could be spoken, and is to be told with it.
    WithTheRest,
}

/// Writes announcements into the live region.
#[derive(Debug, Default)]
pub struct Announcer {
    announced: Announcement,
    /// What is still to be written.
    waiting: Rc<RefCell<String>>,
    /// What that tells of.
    topic: Topic,
    /// Writes it. Dropped, it does not.
    timer: Option<Timeout>,
}

impl Announcer {
    /// Announces `words`, unless this announcement was made before: its serial number tells. What
    /// follows by itself is put behind the news that still wait, and `between` stands between the two.
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
            // Of two quick keys, such as those that mark two cards, both are told; and what a round has told is not lost by
            // another language.
            Topic::News | Topic::Language if is_of_round(self.topic) => Some(between),
            Topic::Again => {
                // What still waits will be told anyway.
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
            | Topic::Count => None,
        };
        self.topic = announcement.topic;
        self.tell(&words(), behind, when);
    }

    /// Announces a sentence, also if it is the same as the last one.
    pub fn say(&mut self, sentence: &str) {
        self.tell(sentence, None, When::Soon);
    }

    fn tell(&mut self, sentence: &str, behind: Option<&str>, when: When) {
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

/// Whether this tells of what has happened in the round, so that it is told whole.
const fn is_of_round(topic: Topic) -> bool {
    matches!(topic, Topic::News | Topic::MoreNews | Topic::Coach)
}

fn region() -> Option<Element> {
    document()?.get_element_by_id(REGION)
}

/// What was written into the region last. The other program may have written it.
fn shown() -> String {
    let text = region().and_then(|region| region.get_attribute(WRITTEN));
    text.unwrap_or_default()
}

/// Writes the sentence as the one text of the region, whatever a translator has put there.
fn write(sentence: &str) {
    if let Some(region) = region() {
        let text = next_text(&shown(), sentence);
        // If it is not kept, the same sentence is written twice in the same way.
        let _ = region.set_attribute(WRITTEN, &text);
        region.set_text_content(Some(&text));
    }
}
