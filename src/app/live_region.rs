//! The text of a live region, which assistive tools read aloud.

/// The suffix of a sentence that is already in the region. Assistive tools do not read an unchanged text again.
const CHANGE: char = '\u{a0}';

/// Returns the text for a region that contains `shown`, so that assistive tools read `sentence`.
#[must_use]
pub fn next_text(shown: &str, sentence: &str) -> String {
    if sentence == shown && !sentence.is_empty() {
        format!("{sentence}{CHANGE}")
    } else {
        sentence.to_owned()
    }
}

/// Returns true if the pending text ends with this sentence, behind `between` if it is not the only one.
#[must_use]
pub fn is_pending(pending: &str, between: &str, sentence: &str) -> bool {
    let before = pending.strip_suffix(sentence);
    before.is_some_and(|before| before.is_empty() || before.ends_with(between))
}

#[cfg(test)]
mod tests {
    use super::{is_pending, next_text};

    #[test]
    fn pending_sentence_is_the_last() {
        for (pending, expected) in [
            ("Stand is best.", true),
            ("You have 17. Stand is best.", true),
            ("Stand is best. You have 17.", false),
            ("Understand is best.", false),
            ("", false),
        ] {
            assert_eq!(is_pending(pending, " ", "Stand is best."), expected);
        }
    }

    #[test]
    fn repeated_sentence_changes_region() {
        let mut shown = String::new();
        for _ in 0..4 {
            let next = next_text(&shown, "You draw a card.");
            assert_ne!(next, shown);
            assert_eq!(next.trim_end(), "You draw a card.");
            shown = next;
        }
    }

    #[test]
    fn new_sentence_replaces_old_one() {
        assert_eq!(next_text("One.", "Two."), "Two.");
        assert_eq!(next_text("One.\u{a0}", "Two."), "Two.");
        assert_eq!(next_text("One.", ""), "", "a place where nothing is told");
        assert_eq!(next_text("", ""), "");
    }
}
