//! The hands that the player has recently played badly, as judged by the coach. The player can practise them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::poker::PayTable;
use crate::poker::practice::Shape;
use crate::table::{Listed, NotPractice};

/// The least cost of a mistake, in bets.
pub const COSTLY: f64 = 0.005;

/// The maximum of saved hands for each game.
pub const MOST: usize = 50;

/// The badly played hands, in the notation of their game: the latest last, without duplicates, and at most [`MOST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes<T>(Vec<T>);

/// A change to the mistakes by a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change<T> {
    /// The player played such a hand badly.
    Made(T),
    /// The player played one well, in practice.
    Mended(T),
}

impl<T> Default for Mistakes<T> {
    fn default() -> Mistakes<T> {
        Mistakes(Vec::new())
    }
}

impl<T: Clone + PartialEq> Mistakes<T> {
    /// Returns the list after this change.
    #[must_use]
    pub fn with(mut self, change: Change<T>) -> Mistakes<T> {
        let (Change::Made(hand) | Change::Mended(hand)) = &change;
        self.0.retain(|kept| kept != hand);
        match change {
            Change::Made(hand) => self.0.push(hand),
            Change::Mended(_) => (),
        }
        let too_many = self.0.len().saturating_sub(MOST);
        self.0.drain(..too_many);
        self
    }

    /// Returns true if this change alters the list or its order.
    #[must_use]
    pub fn changes_by(&self, change: &Change<T>) -> bool {
        match change {
            Change::Made(hand) => self.0.last() != Some(hand),
            Change::Mended(hand) => self.0.contains(hand),
        }
    }

    /// Returns the hands to practise; `None` if the list is empty.
    #[must_use]
    pub fn hands(&self) -> Option<Listed<T>> {
        Listed::new(self.0.clone())
    }
}

impl Mistakes<Misplayed> {
    /// Returns the shapes of the hands of this pay table; `None` if there is none.
    #[must_use]
    pub fn shapes(&self, table: &PayTable) -> Option<Listed<Shape>> {
        let of_table = self.0.iter().filter(|it| it.table == *table);
        Listed::new(of_table.map(|it| it.shape).collect())
    }

    /// Returns the other pay table with the latest mistake, and the number of shapes there; `None` if there is none.
    #[must_use]
    pub fn elsewhere(&self, table: &PayTable) -> Option<(PayTable, usize)> {
        let other = self.0.iter().rev().find(|it| it.table != *table)?.table;
        Some((other, self.0.iter().filter(|it| it.table == other).count()))
    }
}

/// Writes the list as [`Listed`] does; an empty list is an empty text.
impl<T: fmt::Display + Clone + PartialEq> fmt::Display for Mistakes<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.hands().map_or(Ok(()), |hands| hands.fmt(f))
    }
}

impl<T: FromStr<Err = NotPractice> + Clone + PartialEq> FromStr for Mistakes<T> {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Mistakes<T>, NotPractice> {
        let hands: Listed<T> = match text {
            "" => return Ok(Mistakes::default()),
            text => text.parse()?,
        };
        let hands = hands.all();
        let too_many = hands.len().saturating_sub(MOST);
        Ok(Mistakes(hands[too_many..].to_vec()))
    }
}

/// A badly played hand of video poker: its pay table and its shape. The text has `~` between the two:
/// `800-50-25-9-6-4-3-2-1~lf`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misplayed {
    /// The pay table, as it pays on five coins.
    pub table: PayTable,
    /// The shape of the hand.
    pub shape: Shape,
}

/// The separator between the pay table and the shape.
const TILDE: char = '~';

impl fmt::Display for Misplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{TILDE}{}", self.table, self.shape)
    }
}

impl FromStr for Misplayed {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Misplayed, NotPractice> {
        let (table, shape) = text.split_once(TILDE).ok_or(NotPractice)?;
        Ok(Misplayed {
            table: table.parse().map_err(|_| NotPractice)?,
            shape: shape.parse()?,
        })
    }
}
