//! The one way in which links and stored records are written: `name=value&name=value`.

use std::fmt;

/// The value with this name; of several, the last one.
#[must_use]
pub fn value<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    let pairs = record.split('&').filter_map(|pair| pair.split_once('='));
    let named = pairs.filter(|(key, _)| *key == name);
    named.map(|(_, value)| value).next_back()
}

/// Reads a number that is written in digits alone, without a sign.
#[must_use]
pub fn number(digits: &str) -> Option<usize> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// A stored record of a table that is none of ours, or damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordUnreadable;

impl fmt::Display for RecordUnreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The round that was kept cannot be read.")
    }
}

impl std::error::Error for RecordUnreadable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_names() {
        let record = "deal=1&cut=&x=a=b&cut=7&loose";
        for (name, expected) in [
            ("deal", Some("1")),
            ("cut", Some("7")),
            ("x", Some("a=b")),
            ("loose", None),
            ("", None),
            ("Deal", None),
        ] {
            assert_eq!(value(record, name), expected, "{name}");
        }
    }

    #[test]
    fn a_number_has_digits_only() {
        assert_eq!(number("17"), Some(17));
        assert_eq!(number("007"), Some(7));
        for text in ["", "+1", "-1", "1.0", " 1", "99999999999999999999", "１"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
