//! What to write into a live region, so that assistive tools read it aloud.

/// Stands behind a sentence that is already in the region, because a text that does not change is
/// not read again.
const CHANGE: char = '\u{a0}';

/// Returns what to write into a region that holds `shown`, so that `sentence` is read.
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
    fn the_same_sentence_changes_the_region_every_time() {
        let mut shown = String::new();
        for _ in 0..4 {
            let next = next_text(&shown, "You draw a card.");
            assert_ne!(next, shown);
            assert_eq!(next.trim_end(), "You draw a card.");
            shown = next;
        }
    }

    #[test]
    fn another_sentence_takes_the_place_of_the_last() {
        assert_eq!(next_text("One.", "Two."), "Two.");
        assert_eq!(next_text("One.\u{a0}", "Two."), "Two.");
        assert_eq!(next_text("One.", ""), "", "a place where nothing is told");
        assert_eq!(next_text("", ""), "");
    }
}
