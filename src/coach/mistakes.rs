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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The games with badly played hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MistakesOf {
    /// Blackjack.
    Blackjack,
    /// Video poker.
    VideoPoker,
}

/// The badly played hands of a game as the worker of its coach knows them. The page stores them, and another tab may
/// change what is stored. So each request has the record that the page has just read.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownMistakes<T> {
    hands: Mistakes<T>,
    /// The record of the last request; empty if the browser stores none.
    read: String,
    /// True if that record can be read, or there is none.
    is_readable: bool,
    /// The records since that request, the oldest first. The page had stored none of them when it sent the request.
    changed: Vec<String>,
}

/// The badly played hands after a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AfterChange {
    /// Their record, to be stored.
    ToStore(String),
    /// Their record. The stored record cannot be read, and must not be overwritten.
    ToShow(String),
}

impl<T> Default for KnownMistakes<T> {
    fn default() -> KnownMistakes<T> {
        KnownMistakes {
            hands: Mistakes::default(),
            read: String::new(),
            is_readable: true,
            changed: vec![],
        }
    }
}

impl<T: fmt::Display + FromStr<Err = NotPractice> + Clone + PartialEq> KnownMistakes<T> {
    /// Takes over the record of a request. It replaces the known hands unless the page had read it before it stored
    /// their last changes.
    pub fn read(&mut self, record: Option<String>) {
        let record = record.unwrap_or_default();
        let own = self.changed.iter().position(|own| *own == record);
        if let Some(own) = own {
            self.changed.drain(..=own);
        } else if record != self.read {
            let hands = record.parse();
            self.is_readable = hands.is_ok();
            self.hands = hands.unwrap_or_default();
            self.changed.clear();
        }
        self.read = record;
    }

    /// Returns the hands after this change; `None` if it alters nothing.
    pub fn change(&mut self, change: Change<T>) -> Option<AfterChange> {
        if !self.hands.changes_by(&change) {
            return None;
        }
        self.hands = std::mem::take(&mut self.hands).with(change);
        let record = self.hands.to_string();
        Some(if self.is_readable {
            self.changed.push(record.clone());
            AfterChange::ToStore(record)
        } else {
            AfterChange::ToShow(record)
        })
    }
}

/// A badly played hand of video poker: its pay table and its shape. The text has `~` between the two:
/// `800-50-25-9-6-4-3-2-1~lf`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

#[cfg(test)]
mod tests {
    use super::{AfterChange, Change, KnownMistakes, Misplayed};
    use crate::blackjack::Start;

    fn made(known: &mut KnownMistakes<Start>, hand: &str) -> Option<AfterChange> {
        known.change(Change::Made(hand.parse().expect(hand)))
    }

    fn to_store(record: &str) -> AfterChange {
        AfterChange::ToStore(record.to_owned())
    }

    #[test]
    fn page_may_read_before_it_has_stored_the_last_changes() {
        let mut known = KnownMistakes::<Start>::default();
        // Four requests are sent at once, before anything is stored.
        for (hand, record) in [("88T", "88T"), ("A9T", "88T.A9T"), ("46T", "88T.A9T.46T")] {
            known.read(None);
            assert_eq!(made(&mut known, hand), Some(to_store(record)));
        }
        known.read(None);
        assert_eq!(made(&mut known, "46T"), None, "it is the last one already");
        // By now the page has stored the first two changes.
        known.read(Some("88T.A9T".to_owned()));
        assert_eq!(made(&mut known, "77T"), Some(to_store("88T.A9T.46T.77T")));
        known.read(Some("88T.A9T".to_owned()));
        known.read(Some("88T.A9T.46T.77T".to_owned()));
        assert_eq!(made(&mut known, "88T"), Some(to_store("A9T.46T.77T.88T")));
    }

    #[test]
    fn empty_list_that_is_stored_is_read_as_none() {
        let mut known = KnownMistakes::<Start>::default();
        let hand: Start = "88T".parse().expect("a hand");
        known.read(Some("88T".to_owned()));
        assert_eq!(known.change(Change::Mended(hand)), Some(to_store("")));
        assert_eq!(made(&mut known, "A9T"), Some(to_store("A9T")));
        // The page has stored the first of the two changes.
        known.read(None);
        assert_eq!(made(&mut known, "46T"), Some(to_store("A9T.46T")));
    }

    #[test]
    fn another_tab_may_change_what_is_stored() {
        let mut known = KnownMistakes::<Start>::default();
        known.read(Some("88T".to_owned()));
        assert_eq!(made(&mut known, "A9T"), Some(to_store("88T.A9T")));
        known.read(Some("46T".to_owned()));
        assert_eq!(made(&mut known, "77T"), Some(to_store("46T.77T")));
        // The player deletes everything.
        known.read(None);
        assert_eq!(made(&mut known, "88T"), Some(to_store("88T")));
    }

    #[test]
    fn unreadable_record_is_not_overwritten() {
        let mut known = KnownMistakes::<Misplayed>::default();
        let hand: Misplayed = "800-50-25-9-6-4-3-2-1~lf".parse().expect("a hand");
        known.read(Some("damaged".to_owned()));
        let shown = Some(AfterChange::ToShow(hand.to_string()));
        assert_eq!(known.change(Change::Made(hand)), shown);
        known.read(Some(String::new()));
        let stored = Some(AfterChange::ToStore(hand.to_string()));
        assert_eq!(known.change(Change::Made(hand)), stored);
    }
}
