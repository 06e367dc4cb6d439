//! The decisions of a round in words, for the CSV file.
//!
//! Links and saves write a decision as one character, and a spreadsheet reads some of them as values: `7e0` as 7, `10-`
//! as −10, `5-3` as a date. In words every cell begins with a letter, and no word is the name of a month.

use crate::table::Marks;

/// The swapped places, counted from 1 on the left.
pub(crate) fn swap(marks: Marks) -> String {
    let places = marks.places().map(|place| (place + 1).to_string());
    format!("swap-{}", places.collect::<String>())
}

pub(crate) fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
