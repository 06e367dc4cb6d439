//! How Russian words change: the first letter of a phrase.

/// The same words, the first letter a capital.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let mut changed = String::from_iter(letters.next().map(|first| match first {
        'а'..='я' => char::from_u32(u32::from(first) - CASES).unwrap_or(first),
        _ => first,
    }));
    changed.push_str(letters.as_str());
    changed
}

/// How far the two cases of a letter lie apart in Unicode; all but those of ё, which no phrase
/// begins with. This is instead of a table of all the world's letters in the download.
const CASES: u32 = 0x20;
