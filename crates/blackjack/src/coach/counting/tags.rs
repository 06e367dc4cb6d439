//! Tags: the number that each card of a counting system counts when it is seen.

use std::fmt;
use std::str::FromStr;

use crate::coach::shoe::{CardValue, VALUES};
use fair_deal_core::{Card, Decks, Rank, Suit};

/// The tag of one card, in hundredths of a point: from −10 to 10 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(i16);

impl Tag {
    /// The greatest size of a tag, positive or negative, in points.
    pub const MOST: i16 = 10;

    /// The number of units in a point.
    pub(super) const POINT: i16 = 100;

    /// A tag of this many halves of a point.
    pub(super) const fn halves(halves: i16) -> Tag {
        Tag(halves * (Tag::POINT / 2))
    }

    /// Returns the tag in hundredths of a point.
    #[must_use]
    pub const fn hundredths(self) -> i16 {
        self.0
    }

    /// Returns the tag in points.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.0) / f64::from(Tag::POINT)
    }
}

/// Writes the shortest form, as in `-1`, `0.5` or `-0.75`.
impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

impl FromStr for Tag {
    type Err = NotTags;

    /// Parses a number with up to two decimals, with or without a plus or minus sign.
    fn from_str(text: &str) -> Result<Tag, NotTags> {
        let no_tag = || NotTags::NoTag(text.to_owned());
        let (is_negative, digits) = match text.split_at_checked(1) {
            Some(("-", digits)) => (true, digits),
            Some(("+", digits)) => (false, digits),
            Some(_) | None => (false, text),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
        let of_digits = |text: &str| text.chars().all(|digit| digit.is_ascii_digit());
        let is_number = of_digits(whole) && of_digits(decimals);
        if !is_number || !(1..=2).contains(&whole.len()) || !(1..=2).contains(&decimals.len()) {
            return Err(no_tag());
        }
        let number = |text: &str| text.parse::<i16>().map_err(|_| no_tag());
        let tenfold = if decimals.len() == 1 { 10 } else { 1 };
        let size = number(whole)? * Tag::POINT + number(decimals)? * tenfold;
        if size > Tag::MOST * Tag::POINT {
            return Err(no_tag());
        }
        Ok(Tag(if is_negative { -size } else { size }))
    }
}

/// The tags of a counting system: one for every card of a pack, by its rank and its colour.
///
/// The written form is ten numbers, separated by commas: the mean tag of aces, twos, … nines and tens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tags {
    /// The tags of black and red cards, by rank.
    each: [[Tag; 2]; Rank::ALL.len()],
}

impl Tags {
    /// Creates tags that depend only on the card's value, in the order of [`CardValue::ALL`].
    #[must_use]
    pub const fn of_values(values: [Tag; VALUES]) -> Tags {
        let [ace, two, three, four, five, six, seven, eight, nine, ten] = values;
        let ranks = [
            two, three, four, five, six, seven, eight, nine, ten, ten, ten, ten, ace,
        ];
        let mut each = [[Tag(0); 2]; Rank::ALL.len()];
        let mut rank = 0;
        while rank < ranks.len() {
            each[rank] = [ranks[rank]; 2];
            rank += 1;
        }
        Tags { each }
    }

    /// These tags, with other tags for the black and red cards of this rank.
    pub(super) const fn with(mut self, rank: Rank, black: Tag, red: Tag) -> Tags {
        self.each[rank as usize] = [black, red];
        self
    }

    /// Returns the tag of this card.
    #[must_use]
    pub const fn of(&self, card: Card) -> Tag {
        let [black, red] = self.each[card.rank as usize];
        match card.suit {
            Suit::Spades | Suit::Clubs => black,
            Suit::Hearts | Suit::Diamonds => red,
        }
    }

    /// Returns the mean tag of the cards of this value, in points.
    #[must_use]
    pub fn mean(&self, value: CardValue) -> f64 {
        let of_value = |rank: &&Rank| {
            let suit = Suit::Spades;
            CardValue::of(Card { rank: **rank, suit }) == value
        };
        let (mut sum, mut cards) = (0, 0);
        for rank in Rank::ALL.iter().filter(of_value) {
            for tag in self.each[*rank as usize] {
                sum += i32::from(tag.0);
                cards += i32::from(Tag::POINT);
            }
        }
        f64::from(sum) / f64::from(cards)
    }

    /// Returns the mean tags of all values, in points and in the order of [`CardValue::ALL`].
    #[must_use]
    pub fn means(&self) -> [f64; VALUES] {
        CardValue::ALL.map(|value| self.mean(value))
    }

    /// Returns the sum over all cards of one deck, in points: 0 for a balanced system.
    #[must_use]
    pub fn deck_sum(&self) -> f64 {
        let tags = self.each.iter().flatten();
        // Two suits of each colour.
        let sum: i32 = tags.map(|tag| 2 * i32::from(tag.0)).sum();
        f64::from(sum) / f64::from(Tag::POINT)
    }

    /// Returns true if every tag is a whole number of points, so that every running count is one too.
    #[must_use]
    pub fn are_whole(&self) -> bool {
        let mut tags = self.each.iter().flatten();
        tags.all(|tag| tag.0 % Tag::POINT == 0)
    }

    /// Returns true if the cards of a deck add up to 0, so that a whole shoe does too.
    #[must_use]
    pub fn is_balanced(&self) -> bool {
        self.deck_sum() == 0.0
    }

    /// Returns the running count with which a shoe of these decks begins, so that it ends at 0: 0 for a balanced
    /// system. With this start, the running count is 0 exactly when the true count by the balanced tags (each tag minus
    /// the mean of all tags) equals [`Tags::deck_sum`], whatever the number of cards left.
    #[must_use]
    pub fn start(&self, decks: Decks) -> f64 {
        // Never −0.
        0.0 - self.deck_sum() * f64::from(decks.count())
    }

    /// Returns the sum of the tags of these cards, in points, without the start.
    #[must_use]
    pub fn running(&self, seen: &[Card]) -> f64 {
        let sum: i32 = seen.iter().map(|card| i32::from(self.of(*card).0)).sum();
        f64::from(sum) / f64::from(Tag::POINT)
    }
}

impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, mean) in self.means().into_iter().enumerate() {
            write!(f, "{}{mean}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for Tags {
    type Err = NotTags;

    /// Parses the tags of aces, twos, … nines and tens, separated by commas.
    fn from_str(text: &str) -> Result<Tags, NotTags> {
        let read = |text: &str| text.trim().parse::<Tag>();
        let tags: Vec<Tag> = text.split(',').map(read).collect::<Result<_, _>>()?;
        let found = tags.len();
        let values = tags.try_into().map_err(|_| NotTags::WrongCount { found })?;
        Ok(Tags::of_values(values))
    }
}

/// The reason why a text does not describe tags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTags {
    /// The number of tags differs from the number of values.
    WrongCount {
        /// The number of tags in the text.
        found: usize,
    },
    /// This text is not a tag.
    NoTag(String),
}

impl fmt::Display for NotTags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTags::WrongCount { found } => write!(
                f,
                "Tags are ten numbers with commas between, for the ace, 2 to 9 and ten, not {found}."
            ),
            NotTags::NoTag(text) => write!(
                f,
                "A tag is a number from -{most} to {most} with two decimals at most, not {text:?}.",
                most = Tag::MOST
            ),
        }
    }
}

impl std::error::Error for NotTags {}

/// The rounding of a true count to a whole number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rounding {
    /// Down: −0.5 becomes −1. Published indices assume this rounding.
    #[default]
    Down,
    /// To the nearest whole number, a half away from 0: −0.5 becomes −1, −0.4 becomes 0.
    Nearest,
    /// Towards 0: −1.5 becomes −1.
    Cut,
}

impl Rounding {
    /// All ways of rounding.
    pub const ALL: [Rounding; 3] = [Rounding::Down, Rounding::Nearest, Rounding::Cut];

    /// Returns the word for this rounding: `down`, `nearest` or `cut`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Rounding::Down => "down",
            Rounding::Nearest => "nearest",
            Rounding::Cut => "cut",
        }
    }

    /// Returns the rounding with this [code](Rounding::code), if any.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Rounding> {
        Rounding::ALL.into_iter().find(|way| way.code() == code)
    }

    /// Returns this true count as a whole number.
    #[must_use]
    pub fn whole(self, true_count: f64) -> f64 {
        match self {
            Rounding::Down => true_count.floor(),
            Rounding::Nearest => true_count.round(),
            Rounding::Cut => true_count.trunc(),
        }
    }

    /// Returns the fraction `above / below` as a whole number, without the errors of a float. `below` must be positive.
    #[must_use]
    pub fn whole_of(self, above: i64, below: i64) -> i64 {
        match self {
            Rounding::Down => above.div_euclid(below),
            Rounding::Nearest => {
                let size = (2 * above.abs() + below) / (2 * below);
                size * above.signum()
            }
            Rounding::Cut => above / below,
        }
    }

    /// Returns the true counts that become this whole number: from the first to the second.
    #[must_use]
    pub fn bounds(self, whole: i32) -> [f64; 2] {
        let whole_count = f64::from(whole);
        match self {
            Rounding::Down => [whole_count, whole_count + 1.0],
            Rounding::Nearest => [whole_count - 0.5, whole_count + 0.5],
            Rounding::Cut => match whole.signum() {
                1 => [whole_count, whole_count + 1.0],
                0 => [-1.0, 1.0],
                _ => [whole_count - 1.0, whole_count],
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_round_trip() {
        let text = "-1,0.5,1,1,1.5,1,0.5,0,-0.5,-0.75";
        let tags: Tags = text.parse().expect("tags");
        assert_eq!(tags.to_string(), text);
        assert_eq!(
            "+1, 0,0,0,0,0,0,0,0,-10.00"
                .parse::<Tags>()
                .map(|it| it.to_string()),
            Ok("1,0,0,0,0,0,0,0,0,-10".to_owned())
        );
        for text in [
            "", "1", "-", ".5", "1.", "1.234", "11", "10.01", "1e1", "--1", "NaN", "١",
        ] {
            assert!(text.parse::<Tag>().is_err() || text == "1", "{text}");
        }
        assert_eq!("1,2".parse::<Tags>(), Err(NotTags::WrongCount { found: 2 }));
    }

    #[test]
    fn rounding_of_negative_counts_differs() {
        let all = |count: f64| Rounding::ALL.map(|way| format!("{:+}", way.whole(count)));
        assert_eq!(all(-1.5), ["-2", "-2", "-1"]);
        assert_eq!(all(-0.4), ["-1", "-0", "-0"]);
        assert_eq!(all(2.75), ["+2", "+3", "+2"]);
        for (way, whole) in Rounding::ALL.into_iter().zip([-1, 0, 1]) {
            let [low, high] = way.bounds(whole);
            let middle = f64::midpoint(low, high);
            assert!((way.whole(middle) - f64::from(whole)).abs() < 1e-12);
        }
        for way in Rounding::ALL {
            for above in -30..=30_i32 {
                let float = way.whole(f64::from(above) / 4.0);
                #[expect(clippy::cast_precision_loss, reason = "they are small")]
                let exact = way.whole_of(i64::from(above), 4) as f64;
                assert!((float - exact).abs() < 1e-12, "{above}/4 {way:?}");
            }
            assert_eq!(Rounding::from_code(way.code()), Some(way));
        }
    }
}
