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

#[cfg(test)]
mod tests {
    use super::next_text;

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
