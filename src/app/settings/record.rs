//! The player's choices, and their record in the browser's storage.

use std::fmt;

use super::{Setting, Settings, Visitor};
use crate::app::language::Language;

/// The error for a stored record that is damaged or not from this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The stored settings cannot be read.")
    }
}

impl std::error::Error for Unreadable {}

/// The player's choices, in the order in which each setting was first chosen. The page stores only these, so untouched
/// settings keep following the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<Setting>);

impl Choices {
    /// The chosen language.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.0.iter().find_map(|choice| choice.language())
    }

    /// The choices with this one made.
    #[must_use]
    pub fn with(mut self, setting: Setting) -> Choices {
        let same = |made: &&mut Setting| made.name() == setting.name();
        match self.0.iter_mut().find(same) {
            Some(made) => *made = setting,
            None => self.0.push(setting),
        }
        self
    }

    /// The settings of this visitor with all choices applied.
    #[must_use]
    pub fn over(&self, visitor: &Visitor) -> Settings {
        let chosen = |visitor: &Visitor| {
            let choices = self.0.iter();
            choices.fold(Settings::of(visitor), |settings, choice| {
                settings.with(*choice)
            })
        };
        let language = chosen(visitor).language;
        if language == visitor.language {
            return chosen(visitor);
        }
        chosen(&Visitor {
            direction: language.direction(),
            ..visitor.clone()
        })
    }

    /// The record to store: `theme=dark&sounds=on`.
    #[must_use]
    pub fn to_record(&self) -> String {
        let pair = |choice: &Setting| format!("{}={}", choice.name(), choice.code());
        let pairs: Vec<String> = self.0.iter().map(pair).collect();
        pairs.join("&")
    }

    /// Parses a record.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if any part of it is not a choice of this page. No part of it applies then, because a record that
    /// is damaged in one place may be wrong in others.
    pub fn from_record(record: &str) -> Result<Choices, Unreadable> {
        record
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| {
                let (name, code) = pair.split_once('=').ok_or(Unreadable)?;
                Setting::read(name, code).ok_or(Unreadable)
            })
            .try_fold(Choices::default(), |choices, setting| {
                Ok(choices.with(setting?))
            })
    }
}
