//! What the page and the history's worker send each other: a line of fields, and a body of any text behind it.

use crate::table::Fields;

/// A message between the page and the worker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// What it says of itself.
    pub head: Fields,
    /// What it brings: rows, one in a line, or a file.
    pub body: String,
}

impl Letter {
    /// The name of the number that a question and the answers to it have.
    pub const SERIAL: &str = "serial";

    /// A letter of this kind.
    #[must_use]
    pub fn new(kind: &str) -> Letter {
        Letter {
            head: Fields::new().with("kind", kind),
            body: String::new(),
        }
    }

    /// The same with this in it.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl std::fmt::Display) -> Letter {
        self.head = self.head.with(name, value);
        self
    }

    /// The same with this in it, if there is a value.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl std::fmt::Display>) -> Letter {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The same with this behind it.
    #[must_use]
    pub fn bringing(self, body: String) -> Letter {
        Letter { body, ..self }
    }

    /// What kind of letter it is; empty where it does not say.
    #[must_use]
    pub fn kind(&self) -> &str {
        self.head.get("kind").unwrap_or_default()
    }

    /// Reads what [`Letter::to_text`] writes. Any text is a letter.
    #[must_use]
    pub fn parse(text: &str) -> Letter {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        Letter {
            head: Fields::parse(head),
            body: body.to_owned(),
        }
    }

    /// The letter as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.head, self.body)
    }

    /// The lines of the body that have something in them.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.body.lines().filter(|line| !line.is_empty())
    }
}
