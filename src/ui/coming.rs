//! stub
use super::text::Words;
use crate::settings::{Setting, Sounds};
/// stub
#[allow(missing_docs)]
impl dyn Words {
    pub fn settings(&self) -> &'static str {
        "Settings"
    }
    pub fn keys(&self) -> &'static str {
        "Keys"
    }
    pub fn sounds(&self) -> &'static str {
        "Sound"
    }
    pub fn read_table(&self) -> &'static str {
        "Read the table"
    }
    pub fn home(&self) -> &'static str {
        "Fair Deal"
    }
    pub fn name(&self) -> &'static str {
        "Fair Deal"
    }
    pub fn back_to_table(&self) -> &'static str {
        "Back to the table"
    }
    pub fn letter_keys_note(&self) -> &'static str {
        "H, S, D and the others act at once. Off while you type."
    }
    pub fn main_action(&self) -> &'static str {
        "Main action"
    }
    pub fn mark_card(&self) -> &'static str {
        "Mark a card"
    }
    pub fn move_between_cards(&self) -> &'static str {
        "Move between cards"
    }
    pub fn settings_unreadable(&self) -> &'static str {
        "Your settings could not be read, so the table starts with the usual ones. What was stored is kept aside."
    }
    pub fn settings_not_stored(&self) -> &'static str {
        "Your browser does not let this page remember settings. They hold until you close it."
    }
    pub fn sounds_are(&self, s: Sounds) -> &'static str {
        match s {
            Sounds::On => "Sound on.",
            Sounds::Off => "Sound off.",
        }
    }
    pub fn setting(&self, s: Setting) -> &'static str {
        s.name()
    }
    pub fn choice(&self, s: Setting) -> &'static str {
        s.code()
    }
}
/// stub
#[must_use]
pub fn table_reading_blackjack(_: crate::language::Language, _: &crate::blackjack::Game) -> String {
    "table".into()
}
/// stub
#[must_use]
pub fn table_reading_solo(_: crate::language::Language, _: &crate::poker::Game) -> String {
    "table".into()
}
