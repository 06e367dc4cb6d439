//! The reviews of the items, as they are stored.
//!
//! A store is a set of reviews, and never forgets one. So two stores merge into their union, in any order and as often
//! as one likes. What a player remembers follows from the reviews ([`Scheduler::memory`](super::Scheduler::memory)).
//!
//! # Text
//!
//! A line has the name of an item and its reviews, oldest first, with spaces between them. A review is its time in
//! milliseconds since 1970 UTC and `+` for a right answer or `-` for a wrong one:
//!
//! ```text
//! blackjack/cell/vegas/hard-16/T 1795390200000- 1795390260000+
//! ```
//!
//! A line that cannot be read is kept as it is, and written again after the others. A newer version of the page may have
//! written it.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::item::ItemName;

/// A point in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Time(u64);

impl Time {
    /// Creates the time of this many milliseconds since 1970 UTC.
    #[must_use]
    pub const fn from_ms(ms: u64) -> Time {
        Time(ms)
    }

    /// Returns the milliseconds since 1970 UTC.
    #[must_use]
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// Returns the milliseconds since an earlier time, or 0 if that time is later.
    #[must_use]
    pub const fn ms_since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// Returns the time this many milliseconds later.
    #[must_use]
    pub const fn after_ms(self, ms: u64) -> Time {
        Time(self.0.saturating_add(ms))
    }
}

/// The grade of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Grade {
    /// The player made a mistake.
    Wrong,
    /// The player made the best decision.
    Right,
}

impl Grade {
    /// Returns the grade of an answer that is right or wrong.
    #[must_use]
    pub const fn of(is_right: bool) -> Grade {
        if is_right { Grade::Right } else { Grade::Wrong }
    }
}

/// An answer of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// The time of the answer.
    pub at: Time,
    /// Its grade.
    pub grade: Grade,
}

/// Writes the time in milliseconds, and `+` for a right answer or `-` for a wrong one.
impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.grade {
            Grade::Right => '+',
            Grade::Wrong => '-',
        };
        write!(f, "{}{sign}", self.at.ms())
    }
}

/// The error for a text that is not a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAReview;

impl fmt::Display for NotAReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A review is a time in milliseconds with + or - after it.")
    }
}

impl std::error::Error for NotAReview {}

impl FromStr for Review {
    type Err = NotAReview;

    fn from_str(text: &str) -> Result<Review, NotAReview> {
        let (time, grade) = match (text.strip_suffix('+'), text.strip_suffix('-')) {
            (Some(time), _) => (time, Grade::Right),
            (None, Some(time)) => (time, Grade::Wrong),
            (None, None) => return Err(NotAReview),
        };
        let ms: u64 = time.parse().map_err(|_| NotAReview)?;
        let review = Review {
            at: Time(ms),
            grade,
        };
        // Rejects a second text for the same review, such as one with a zero before the time.
        (review.to_string() == text)
            .then_some(review)
            .ok_or(NotAReview)
    }
}

/// The reviews of all items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviews {
    items: BTreeMap<ItemName, BTreeSet<Review>>,
    /// The lines that cannot be read.
    unreadable: BTreeSet<String>,
}

impl Reviews {
    /// Adds a review of this item.
    pub fn add(&mut self, name: &ItemName, review: Review) {
        match self.items.get_mut(name) {
            Some(reviews) => {
                reviews.insert(review);
            }
            None => {
                self.items.insert(name.clone(), BTreeSet::from([review]));
            }
        }
    }

    /// Adds all reviews of another store, and its unreadable lines.
    pub fn merge(&mut self, other: Reviews) {
        for (name, reviews) in other.items {
            self.items.entry(name).or_default().extend(reviews);
        }
        self.unreadable.extend(other.unreadable);
    }

    /// Returns the reviews of this item, the oldest first.
    pub fn of(&self, name: &ItemName) -> impl Iterator<Item = Review> {
        self.items.get(name).into_iter().flatten().copied()
    }

    /// Returns the reviewed items with their reviews, the oldest first, in the order of their names.
    pub fn each(&self) -> impl Iterator<Item = (&ItemName, impl Iterator<Item = Review>)> {
        let items = self.items.iter();
        items.map(|(name, reviews)| (name, reviews.iter().copied()))
    }

    /// Returns the lines that cannot be read.
    pub fn unreadable(&self) -> impl Iterator<Item = &str> {
        self.unreadable.iter().map(String::as_str)
    }

    /// Returns the lines of the text: one for each item in the order of the names, and then the lines that cannot be read.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let items = self.items.iter().map(|(name, reviews)| {
            let reviews: Vec<String> = reviews.iter().map(Review::to_string).collect();
            format!("{name} {}", reviews.join(" "))
        });
        items.chain(self.unreadable.iter().cloned())
    }

    fn read_line(&mut self, line: &str) {
        let mut parts = line.split(' ');
        let name = parts.next().map(str::parse::<ItemName>);
        let reviews: Result<BTreeSet<Review>, NotAReview> = parts.map(str::parse).collect();
        match (name, reviews) {
            (Some(Ok(name)), Ok(reviews)) if !reviews.is_empty() => {
                self.items.entry(name).or_default().extend(reviews);
            }
            (Some(_) | None, Ok(_) | Err(_)) => {
                self.unreadable.insert(line.to_owned());
            }
        }
    }
}

/// Writes the lines.
impl fmt::Display for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Reads any text: a line that is not of this format is kept as it is.
impl FromStr for Reviews {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Reviews, Infallible> {
        let mut reviews = Reviews::default();
        for line in text.split('\n').filter(|line| !line.is_empty()) {
            reviews.read_line(line);
        }
        Ok(reviews)
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Reviews);

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Reviews {
        let Ok(reviews) = text.parse();
        reviews
    }

    fn merged(mut one: Reviews, other: &Reviews) -> Reviews {
        one.merge(other.clone());
        one
    }

    /// Stores of few items and times, so that they have much in common, with lines of any text among them.
    fn any_reviews() -> impl Strategy<Value = Reviews> {
        let line = prop_oneof![
            4 => "[ab]/x/[12]( [0-3][+-]){1,4}",
            1 => "[ab]/x/1 [0-3][?]",
            1 => "[^\n]{0,12}",
        ];
        prop::collection::vec(line, 0..8).prop_map(|lines| read(&lines.join("\n")))
    }

    proptest! {
        #[test]
        fn merge_is_commutative(one in any_reviews(), other in any_reviews()) {
            prop_assert_eq!(merged(one.clone(), &other), merged(other, &one));
        }

        #[test]
        fn merge_is_associative(a in any_reviews(), b in any_reviews(), c in any_reviews()) {
            let left = merged(merged(a.clone(), &b), &c);
            prop_assert_eq!(left, merged(a, &merged(b, &c)));
        }

        #[test]
        fn merge_is_idempotent(one in any_reviews(), other in any_reviews()) {
            let both = merged(one.clone(), &other);
            prop_assert_eq!(merged(both.clone(), &other), both.clone());
            prop_assert_eq!(merged(one.clone(), &one), one);
        }

        #[test]
        fn merge_loses_nothing(one in any_reviews(), other in any_reviews()) {
            let both = merged(one.clone(), &other);
            for of in [&one, &other] {
                for (name, reviews) in of.each() {
                    let all: Vec<Review> = both.of(name).collect();
                    for review in reviews {
                        prop_assert!(all.contains(&review));
                    }
                }
                for line in of.unreadable() {
                    prop_assert!(both.unreadable().any(|it| it == line));
                }
            }
            let count = |of: &Reviews| of.each().map(|(_, it)| it.count()).sum::<usize>();
            prop_assert!(count(&both) <= count(&one) + count(&other));
        }

        #[test]
        fn written_reviews_are_read_again(one in any_reviews()) {
            prop_assert_eq!(read(&one.to_string()), one);
        }

        #[test]
        fn every_line_of_a_text_is_kept(text in "([ab]/x/1( [0-3][+-]){1,2}\n|[^\n]{1,9}\n){0,5}") {
            let written = read(&text).to_string();
            for word in text.split_whitespace() {
                prop_assert!(written.contains(word), "{word:?}");
            }
        }
    }

    #[test]
    fn reviews_of_an_item_are_sorted() {
        let name: ItemName = "a/b/c".parse().expect("a name");
        let mut reviews = read("a/b/c 30+ 10-\nx/y/z 5+");
        reviews.add(
            &name,
            Review {
                at: Time::from_ms(20),
                grade: Grade::Wrong,
            },
        );
        assert_eq!(reviews.to_string(), "a/b/c 10- 20- 30+\nx/y/z 5+\n");
        let times: Vec<u64> = reviews.of(&name).map(|it| it.at.ms()).collect();
        assert_eq!(times, [10, 20, 30]);
    }

    #[test]
    fn unreadable_lines_stay_as_they_are() {
        let text = "a/b/c 10+\na/b/c 10+ 20?\na/b/c 010+\na/b/c\n~ newer\r\n";
        let reviews = read(text);
        assert_eq!(reviews.unreadable().count(), 4);
        let mut again: Vec<String> = reviews.to_string().lines().map(str::to_owned).collect();
        again.sort_unstable();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        assert_eq!(again, lines);
    }
}
