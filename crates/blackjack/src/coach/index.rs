//! The messages to and from a web worker about the index plays of a table, upcard by upcard.

use std::fmt;
use std::str::FromStr;

use super::advice::Coach;
use super::count::{IndexPlay, Indices, UpcardIndices};
use super::counting::AnySystem;
use super::sheet::{place, play_at, small_number, value};
use super::shoe::CardValue;
use crate::Rules;
use fair_deal_table::Fields;

/// A question to a worker about the plays against one upcard that change with the count, under these rules and this
/// system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexQuestion {
    /// The rules.
    pub rules: Rules,
    /// The system.
    pub system: AnySystem,
    /// The upcard.
    pub up: CardValue,
}

impl IndexQuestion {
    /// Returns the first question about the table with these rules, for this system.
    #[must_use]
    pub const fn first(rules: Rules, system: AnySystem) -> IndexQuestion {
        let [up, ..] = CardValue::ALL;
        IndexQuestion { rules, system, up }
    }

    /// Returns the question after this one, or `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<IndexQuestion> {
        let up = CardValue::ALL.into_iter().nth(self.up.at() + 1)?;
        Some(IndexQuestion { up, ..self })
    }

    /// Asks this coach, which must be a coach for the same rules.
    #[must_use]
    pub fn ask(&self, coach: &Coach) -> UpcardIndices {
        Indices::by(&self.rules, coach, &self.system.tags()).against(self.up)
    }
}

/// Writes the fields `rules`, `system`, and `indices` with the points of the upcard.
impl fmt::Display for IndexQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new()
            .with("rules", self.rules)
            .with("system", self.system)
            .with("indices", self.up.points())
            .fmt(f)
    }
}

/// The error for a text that is no question about index plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnIndexQuestion;

impl FromStr for IndexQuestion {
    type Err = NotAnIndexQuestion;

    fn from_str(text: &str) -> Result<IndexQuestion, NotAnIndexQuestion> {
        let fields = Fields::parse(text);
        let rules = fields.get("rules").and_then(|rules| rules.parse().ok());
        let system = fields.get("system").and_then(|system| system.parse().ok());
        let points = fields.number("indices");
        let points = points.and_then(|points| u8::try_from(points).ok());
        Ok(IndexQuestion {
            rules: rules.ok_or(NotAnIndexQuestion)?,
            system: system.ok_or(NotAnIndexQuestion)?,
            up: points.and_then(value).ok_or(NotAnIndexQuestion)?,
        })
    }
}

/// The number of numbers in an index play: the points of both cards, the index, and the two plays.
const PER_PLAY: usize = 5;

impl UpcardIndices {
    /// Returns the index plays as plain numbers, which a worker can send: the index of insurance, or NaN if there is
    /// none, and five numbers for each play. An index counts from the lowest true count of the search.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let [lowest, _] = Indices::RANGE;
        let index = |index: i32| f64::from(index - lowest);
        let numbers = |it: &IndexPlay| -> [f64; PER_PLAY] {
            let [low, high] = it.hand.map(|card| f64::from(card.points()));
            [low, high, index(it.index), place(it.below), place(it.from)]
        };
        let insurance = self.insurance.map_or(f64::NAN, index);
        let plays = self.plays.iter().flat_map(numbers);
        [insurance].into_iter().chain(plays).collect()
    }

    /// Parses the index plays against this upcard from these numbers. Returns `None` if they are no index plays.
    #[must_use]
    pub fn from_numbers(up: CardValue, numbers: &[f64]) -> Option<UpcardIndices> {
        let (insurance, plays) = numbers.split_first()?;
        let index = |number: f64| {
            let [lowest, highest] = Indices::RANGE;
            let index = lowest + i32::from(small_number(number)?);
            (index <= highest).then_some(index)
        };
        let card = |number: f64| value(small_number(number)?);
        let play = |numbers: &[f64]| {
            let [low, high, at, below, from] = *numbers else {
                return None;
            };
            Some(IndexPlay {
                hand: [card(low)?, card(high)?],
                up,
                index: index(at)?,
                below: play_at(below)?,
                from: play_at(from)?,
            })
        };
        Some(UpcardIndices {
            up,
            plays: plays.chunks(PER_PLAY).map(play).collect::<Option<_>>()?,
            insurance: index(*insurance),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_messages_round_trip() {
        let rules = Rules::VEGAS;
        let coach = Coach::new(&rules);
        let mut question = Some(IndexQuestion::first(rules, AnySystem::default()));
        let mut asked = 0;
        while let Some(it) = question {
            assert_eq!(it.to_string().parse(), Ok(it));
            if [1, 10].contains(&it.up.points()) {
                let found = it.ask(&coach);
                assert!(!found.plays.is_empty());
                let numbers = found.to_numbers();
                let read = UpcardIndices::from_numbers(it.up, &numbers);
                assert_eq!(read, Some(found));
                assert_eq!(UpcardIndices::from_numbers(it.up, &numbers[..4]), None);
            }
            asked += 1;
            question = it.next();
        }
        assert_eq!(asked, 10);
        assert_eq!(UpcardIndices::from_numbers(CardValue::ALL[0], &[]), None);
        for text in ["", "rules=vegas", "rules=vegas&indices=11", "indices=3"] {
            assert_eq!(
                text.parse::<IndexQuestion>(),
                Err(NotAnIndexQuestion),
                "{text}"
            );
        }
    }
}
