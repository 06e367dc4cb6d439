//! Joins sentences, and lists names.

use std::borrow::Cow;

/// A sentence that may be absent.
pub(crate) trait Sentence {
    /// Returns the text of the sentence. It is empty if there is no sentence.
    fn text(self) -> Cow<'static, str>;
}

impl Sentence for &'static str {
    fn text(self) -> Cow<'static, str> {
        Cow::Borrowed(self)
    }
}

impl Sentence for Cow<'static, str> {
    fn text(self) -> Cow<'static, str> {
        self
    }
}

impl Sentence for String {
    fn text(self) -> Cow<'static, str> {
        Cow::Owned(self)
    }
}

impl Sentence for Option<String> {
    fn text(self) -> Cow<'static, str> {
        self.map_or(Cow::Borrowed(""), Cow::Owned)
    }
}

/// A text of several sentences.
pub(crate) struct Story {
    between: &'static str,
    text: String,
}

impl Story {
    /// Creates an empty text whose sentences are separated by `between`.
    pub(crate) const fn new(between: &'static str) -> Story {
        Story {
            between,
            text: String::new(),
        }
    }

    /// Adds a sentence, unless it is empty.
    pub(crate) fn add(&mut self, sentence: impl Sentence) {
        let sentence = sentence.text();
        if !self.text.is_empty() && !sentence.is_empty() {
            self.text.push_str(self.between);
        }
        self.text.push_str(&sentence);
    }

    /// Returns the whole text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// Lists the names of `items`. `before_last` precedes the last name, and `between` separates the others.
pub(crate) fn listed<T: Copy>(
    items: &[T],
    name: impl Fn(T) -> String,
    between: &str,
    before_last: &str,
) -> String {
    let names: Vec<String> = items.iter().map(|item| name(*item)).collect();
    joined(&names, between, before_last)
}

/// Lists names. `before_last` precedes the last name, and `between` separates the others.
pub(crate) fn joined(names: &[impl AsRef<str>], between: &str, before_last: &str) -> String {
    let mut list = String::new();
    for (place, name) in names.iter().enumerate() {
        match names.len() - place {
            _ if place == 0 => (),
            1 => list.push_str(before_last),
            _ => list.push_str(between),
        }
        list.push_str(name.as_ref());
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed() {
        let listed = |names: &[&str]| listed(names, str::to_uppercase, ", ", " and ");
        assert_eq!(listed(&[]), "");
        assert_eq!(listed(&["a"]), "A");
        assert_eq!(listed(&["a", "b"]), "A and B");
        assert_eq!(listed(&["a", "b", "c"]), "A, B and C");
    }

    #[test]
    fn sentences_are_separated() {
        let mut story = Story::new("~");
        story.add("One.");
        story.add(None);
        story.add(String::from("Two."));
        assert_eq!(story.finish(), "One.~Two.");
    }
}
