//! The hands that a player has played badly of late, as the coach has judged them, to be practised.

use std::fmt;
use std::str::FromStr;

use crate::poker::PayTable;
use crate::poker::practice::Shape;
use crate::table::{Listed, NotPractice};

/// A decision that costs so much of a bet, or more, is a mistake.
pub const COSTLY: f64 = 0.005;

/// How many are kept of each game.
pub const MOST: usize = 50;

/// Which hands were played badly, in the way that their game names them: the last one last, none twice, and no
/// more than [`MOST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes<T>(Vec<T>);

/// What a decision changes about the mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<T> {
    /// Such a hand was played badly.
    Made(T),
    /// One was played well, in practice.
    Mended(T),
}

impl<T> Default for Mistakes<T> {
    fn default() -> Mistakes<T> {
        Mistakes(Vec::new())
    }
}

impl<T: Clone + PartialEq> Mistakes<T> {
    /// The list after this.
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

    /// Whether the list is another after this, or its order.
    #[must_use]
    pub fn changes_by(&self, change: &Change<T>) -> bool {
        match change {
            Change::Made(hand) => self.0.last() != Some(hand),
            Change::Mended(hand) => self.0.contains(hand),
        }
    }

    /// The hands, to be practised; `None` where there is none.
    #[must_use]
    pub fn hands(&self) -> Option<Listed<T>> {
        Listed::new(self.0.clone())
    }
}

impl Mistakes<Misplayed> {
    /// The shapes of the hands of this pay table; `None` where there is none.
    #[must_use]
    pub fn shapes(&self, table: &PayTable) -> Option<Listed<Shape>> {
        let of_table = self.0.iter().filter(|it| it.table == *table);
        Listed::new(of_table.map(|it| it.shape).collect())
    }
}

/// Written as [`Listed`] is; nothing where there is none.
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

/// A hand of draw poker that was played badly: by which pay table, and what it was like. Written with `~` between
/// the two: `800-50-25-9-6-4-3-2-1~lf`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misplayed {
    /// The pay table, as it pays on five coins.
    pub table: PayTable,
    /// What the hand was like.
    pub shape: Shape,
}

/// Between the pay table and the shape.
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
