//! The text format of links and saves: `name=value&name=value`.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The characters to percent-encode in a value: all but letters, digits and a few signs without a meaning in links and
/// saves.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b',');

/// As `ENCODED`, but with a plain colon, for values where nothing else needs encoding. So the name of a game before its
/// pay table stays readable: `jacks:800-50-25-9-6-4-3-2-1`. Other values keep encoding the colon, as in earlier builds.
const ENCODED_WITHOUT_COLON: &AsciiSet = &ENCODED.remove(b':');

fn encoded_in(value: &str) -> &'static AsciiSet {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~,:".contains(&byte);
    if value.bytes().all(is_plain) {
        ENCODED_WITHOUT_COLON
    } else {
        ENCODED
    }
}

/// Named values in order, read from or written to the text format. Values are percent-encoded there, so any text can be
/// a value. Names are not encoded: the code defines them, and they have only letters and hyphens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// No fields.
    #[must_use]
    pub const fn new() -> Fields {
        Fields(Vec::new())
    }

    /// Reads the text format.
    ///
    /// A part without a `=`, or with bytes that are not UTF-8 when decoded, gets an unreadable value, so that the
    /// reader of that field refuses it: it may be a truncated field of this game. Fields with unknown names are never
    /// read.
    #[must_use]
    pub fn parse(text: &str) -> Fields {
        const UNREADABLE: &str = "\0";
        let field = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, UNREADABLE));
            let value = percent_decoded(value);
            (
                name.to_owned(),
                value.unwrap_or_else(|| UNREADABLE.to_owned()),
            )
        };
        let parts = text.split('&').filter(|part| !part.is_empty());
        Fields(parts.map(field).collect())
    }

    /// Appends a field.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Fields {
        self.0.push((name.to_owned(), value.to_string()));
        self
    }

    /// Appends a field, if there is a value.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl fmt::Display>) -> Fields {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The fields without those names.
    #[must_use]
    pub fn without(&self, names: &[&str]) -> Fields {
        let others = self
            .0
            .iter()
            .filter(|(name, _)| !names.contains(&name.as_str()));
        Fields(others.cloned().collect())
    }

    /// Each name with its value, in order.
    pub fn each(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value with this name. If there are several, the last one wins.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let named = self.0.iter().rev().find(|(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    }

    /// The number with this name, if it has digits only, without a sign.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<usize> {
        number(self.get(name)?)
    }
}

impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (name, value)) in self.0.iter().enumerate() {
            let between = if place == 0 { "" } else { "&" };
            write!(
                f,
                "{between}{name}={}",
                utf8_percent_encode(value, encoded_in(value))
            )?;
        }
        Ok(())
    }
}

/// Decodes a percent-encoded text. `None` if its bytes are no text.
#[must_use]
pub fn percent_decoded(text: &str) -> Option<String> {
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.ok().map(std::borrow::Cow::into_owned)
}

/// Reads a number that has digits only, without a sign.
#[must_use]
pub fn number(digits: &str) -> Option<usize> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn get_finds_values_by_name() {
        let fields = Fields::parse("deal=1&cut=&x=a=b&cut=7&loose&mix=3%201%26%C3%A4&bad=%FF");
        for (name, expected) in [
            ("deal", Some("1")),
            ("cut", Some("7")),
            ("x", Some("a=b")),
            ("mix", Some("3 1&ä")),
            ("loose", Some("\0")),
            ("bad", Some("\0")),
            ("", None),
            ("Deal", None),
        ] {
            assert_eq!(fields.get(name), expected, "{name}");
        }
    }

    #[test]
    fn any_value_round_trips() {
        for value in ["", "7", "a=b&c=d", "50 %", "#?/", "二 三", "a+b"] {
            let written = Fields::new().with("v", 1).with("mix", value).to_string();
            assert!(!written.contains(' '), "{written}");
            assert_eq!(Fields::parse(&written).get("mix"), Some(value), "{written}");
        }
        let some = Fields::new().with("a", 1).with_some("b", None::<u8>);
        assert_eq!(
            some.with_some("c", Some("x-y.z")).to_string(),
            "a=1&c=x-y.z"
        );
    }

    #[test]
    fn number_accepts_digits_only() {
        assert_eq!(number("17"), Some(17));
        assert_eq!(number("007"), Some(7));
        for text in ["", "+1", "-1", "1.0", " 1", "99999999999999999999", "１"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
