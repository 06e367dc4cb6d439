//! The rounds that a filter hides. Where no round passes, the page says what hides them, and offers to show them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::record::Kind;

/// Rounds that a filter hides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden<F> {
    /// The fields of the filter that hide the rounds: one field that alone hides each of them, or several that hide
    /// them together.
    pub by: Vec<F>,
    /// The number of rounds.
    pub rounds: u64,
    /// The origin of their deals, if it is the same for all.
    pub kind: Option<Kind>,
}

/// Counts the rounds that a filter hides, by the fields that reject them.
#[derive(Clone, Debug)]
pub struct HiddenRounds<F> {
    by: BTreeMap<Vec<F>, Tally>,
}

#[derive(Clone, Copy, Debug)]
struct Tally {
    rounds: u64,
    kind: Option<Kind>,
}

impl Tally {
    fn with(self, other: Tally) -> Tally {
        Tally {
            rounds: self.rounds + other.rounds,
            kind: self.kind.filter(|kind| other.kind == Some(*kind)),
        }
    }
}

impl<F> Default for HiddenRounds<F> {
    fn default() -> HiddenRounds<F> {
        HiddenRounds {
            by: BTreeMap::new(),
        }
    }
}

impl<F: Ord + Copy> HiddenRounds<F> {
    /// Adds rounds with deals of this origin that these fields reject. Rounds that no field rejects are not hidden.
    pub fn add(&mut self, rejecting: Vec<F>, rounds: u64, kind: Kind) {
        if rejecting.is_empty() || rounds == 0 {
            return;
        }
        let new = Tally {
            rounds,
            kind: Some(kind),
        };
        let tally = self.by.entry(rejecting);
        tally.and_modify(|it| *it = it.with(new)).or_insert(new);
    }

    /// The rounds that one field alone hides, for each such field. If there are none, all hidden rounds, with every
    /// field that rejects one of them.
    #[must_use]
    pub fn told(&self) -> Vec<Hidden<F>> {
        let hidden = |by: Vec<F>, tally: Tally| Hidden {
            by,
            rounds: tally.rounds,
            kind: tally.kind,
        };
        let alone = self.by.iter().filter(|(by, _)| by.len() == 1);
        let alone: Vec<_> = alone
            .map(|(by, tally)| hidden(by.clone(), *tally))
            .collect();
        if !alone.is_empty() {
            return alone;
        }
        let all = self.by.values().copied().reduce(Tally::with);
        let mut by: Vec<F> = self.by.keys().flatten().copied().collect();
        by.sort_unstable();
        by.dedup();
        all.map(|all| hidden(by, all)).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(rounds: &[(&[u8], u64, Kind)]) -> Vec<(Vec<u8>, u64, Option<Kind>)> {
        let mut hidden = HiddenRounds::default();
        for (by, rounds, kind) in rounds {
            hidden.add(by.to_vec(), *rounds, *kind);
        }
        let told = hidden.told().into_iter();
        told.map(|it| (it.by, it.rounds, it.kind)).collect()
    }

    #[test]
    fn fields_that_hide_rounds_alone_are_told() {
        let rounds = [
            (&[2][..], 3, Kind::Practice),
            (&[2], 2, Kind::Practice),
            (&[1], 1, Kind::Daily),
            (&[1], 1, Kind::Fresh),
            (&[1, 2], 9, Kind::Fresh),
            (&[], 4, Kind::Fresh),
        ];
        let expected = [(vec![1], 2, None), (vec![2], 5, Some(Kind::Practice))];
        assert_eq!(told(&rounds), expected);
    }

    #[test]
    fn fields_that_hide_rounds_together_are_told_once() {
        let rounds = [
            (&[1, 3][..], 3, Kind::Daily),
            (&[2, 3], 4, Kind::Daily),
            (&[1, 2], 0, Kind::Fresh),
        ];
        let expected = [(vec![1, 2, 3], 7, Some(Kind::Daily))];
        assert_eq!(told(&rounds), expected);
        assert_eq!(told(&[]), []);
    }
}
