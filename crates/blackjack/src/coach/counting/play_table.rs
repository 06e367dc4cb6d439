//! A player's play of each hand at each true count. It is the best play for the hand's own cards in a fresh shoe,
//! except for the decisions that have an index.

use super::indices::Decision;
use crate::coach::advice::{Coach, Play};
use crate::coach::chart::HandKind;
use crate::coach::edge::{UpcardTable, best_of};
use crate::coach::hands::Hand;
use crate::coach::shoe::{CardValue, VALUES};
use crate::coach::strategy::{self, PairSet};

/// The plays of a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    /// The play with the two dealt cards.
    pub(super) dealt: Play,
    /// The play with more cards.
    pub(super) later: Play,
    /// The play after a split.
    pub(super) split: Play,
    /// The play after a split of aces.
    pub(super) ace: Play,
    /// True if the player gives the dealt hand up for the original bet after a double.
    pub(super) rescues: bool,
    /// The splits after which the player does so with a doubled hand.
    pub(super) rescues_of: PairSet,
    /// True if one of the plays depends on the count.
    pub(super) depends: bool,
}

/// The plays at every count.
#[derive(Clone, Debug)]
pub(super) struct PlayTable {
    hands: usize,
    /// The plays of basic strategy, by upcard and hand.
    basic: Vec<Cell>,
    /// The plays at each count, from the lowest.
    counted: Vec<Vec<Cell>>,
    /// True for each count at which the player takes insurance.
    insured: Vec<bool>,
    lowest: i32,
}

impl PlayTable {
    /// Creates the table of this coach's game with these decisions. Each applies from its true count on.
    pub(super) fn new(coach: &Coach, decisions: &[(Decision, i32)]) -> PlayTable {
        let upcards: Vec<UpcardTable> = coach.upcards().collect();
        let hands = coach.hands.len();
        let nothing = Cell {
            dealt: Play::Stand,
            later: Play::Stand,
            split: Play::Stand,
            ace: Play::Stand,
            rescues: false,
            rescues_of: PairSet::default(),
            depends: false,
        };
        let mut basic = vec![nothing; hands * VALUES];
        for table in &upcards {
            let of_up = &mut basic[table.up.at() * hands..][..hands];
            let of_all = strategy::plays(coach, table).into_iter();
            for (cell, plays) in of_up.iter_mut().zip(of_all) {
                cell.dealt = plays.dealt.unwrap_or(cell.dealt);
                cell.later = plays.later.unwrap_or(cell.later);
                cell.split = plays.split.unwrap_or(cell.split);
                cell.ace = plays.split_ace.unwrap_or(cell.ace);
                cell.rescues = plays.doubled == Some(Play::Surrender);
                cell.rescues_of = plays.rescued_of;
            }
        }
        let counts = || decisions.iter().map(|(_, index)| *index);
        // Nothing changes below the lowest index, or from the highest on.
        let lowest = counts().min().unwrap_or_default() - 1;
        let highest = counts().max().unwrap_or_default();
        let mut table = PlayTable {
            hands,
            counted: Vec::new(),
            insured: Vec::new(),
            lowest,
            basic,
        };
        for count in lowest..=highest {
            let mut cells = table.basic.clone();
            for upcard in &upcards {
                let of_up = &mut cells[upcard.up.at() * hands..][..hands];
                change(coach, upcard, decisions, count, of_up);
            }
            table.counted.push(cells);
            let insured = |(decision, index): &(Decision, i32)| {
                *decision == Decision::Insurance && *index <= count
            };
            table.insured.push(decisions.iter().any(insured));
        }
        for (at, cell) in table.basic.iter_mut().enumerate() {
            let plays = |cell: &Cell| [cell.dealt, cell.later, cell.split];
            let differs = |cells: &Vec<Cell>| plays(&cells[at]) != plays(cell);
            cell.depends = table.counted.iter().any(differs);
        }
        table
    }

    /// The plays of basic strategy.
    #[inline]
    pub(super) fn basic(&self, up: usize, place: usize) -> &Cell {
        &self.basic[up * self.hands + place]
    }

    /// The plays at a true count.
    #[inline]
    pub(super) fn at(&self, true_count: i32, up: usize, place: usize) -> &Cell {
        &self.counted[self.row(true_count)][up * self.hands + place]
    }

    /// Returns true if the player takes insurance at a true count.
    #[inline]
    pub(super) fn insures(&self, true_count: i32) -> bool {
        self.insured[self.row(true_count)]
    }

    fn row(&self, true_count: i32) -> usize {
        let row = true_count.saturating_sub(self.lowest).max(0);
        let row = usize::try_from(row).unwrap_or_default();
        row.min(self.counted.len() - 1)
    }
}

/// Changes the plays against one upcard by the decisions that apply at a count.
fn change(
    coach: &Coach,
    table: &UpcardTable,
    decisions: &[(Decision, i32)],
    count: i32,
    cells: &mut [Cell],
) {
    let of_up = decisions
        .iter()
        .filter_map(|(decision, index)| match decision {
            Decision::Play { hands, up, play } if *up == table.up => Some((*hands, *play, *index)),
            Decision::Play { .. } | Decision::Insurance => None,
        });
    let of_up: Vec<(HandKind, Play, bool)> = of_up
        .map(|(hands, play, index)| (hands, play, index <= count))
        .collect();
    if of_up.is_empty() {
        return;
    }
    for first in &table.hands {
        let Some(place) = coach.hands.find(first.cards.map(CardValue::at)) else {
            continue;
        };
        let pair =
            (first.cards[0] == first.cards[1] && coach.terms.hands > 1).then_some(first.cards[0]);
        let hand = coach.hands.at(place);
        let mut legal = first.plays;
        let surrender = at(Play::Surrender);
        let of_surrender = legal[surrender].take();
        let (mut play, _) = best_of(&legal);
        let mut surrenders = cells[place].dealt == Play::Surrender;
        for (hands, of_index, is_made) in &of_up {
            if !is_among(*hands, hand, pair) {
                continue;
            }
            if *of_index == Play::Surrender {
                surrenders = *is_made && of_surrender.is_some();
            } else if legal[at(*of_index)].is_none() {
            } else if *is_made {
                play = *of_index;
            } else if play == *of_index {
                let mut others = legal;
                others[at(play)] = None;
                (play, _) = best_of(&others);
            }
        }
        cells[place].dealt = if surrenders { Play::Surrender } else { play };
    }
    for (place, cell) in cells.iter_mut().enumerate() {
        let hand = coach.hands.at(place);
        let of_hand = of_up
            .iter()
            .filter(|(hands, ..)| is_among(*hands, hand, None));
        let Hand {
            cards, total, soft, ..
        } = *hand;
        for (worth, play, doubles) in [
            (
                &table.worth,
                &mut cell.later,
                cards > 2 && coach.terms.dealt().may_double(cards, total, soft),
            ),
            (
                table.split_worth(false),
                &mut cell.split,
                coach
                    .terms
                    .after_split(false)
                    .may_double(cards, total, soft),
            ),
        ] {
            if cards < 2 || worth.stand[place].is_nan() {
                continue;
            }
            let otherwise = if worth.hits(place) {
                Play::Hit
            } else {
                Play::Stand
            };
            for (_, of_index, is_made) in of_hand.clone() {
                *play = changed(*play, *of_index, *is_made, doubles, otherwise);
            }
        }
    }
}

/// The play of a hand that is not a first hand, depending on whether a decision applies. `otherwise` is the better of
/// Hit and Stand.
fn changed(play: Play, of_index: Play, is_made: bool, doubles: bool, otherwise: Play) -> Play {
    match (of_index, is_made) {
        // Surrender comes first.
        _ if play == Play::Surrender => play,
        (Play::Stand | Play::Hit, true) => of_index,
        (Play::Stand, false) if play == Play::Stand => Play::Hit,
        (Play::Hit, false) if play == Play::Hit => Play::Stand,
        (Play::Double, true) if doubles => Play::Double,
        (Play::Double, false) if play == Play::Double => otherwise,
        (Play::Stand | Play::Hit | Play::Double | Play::Split | Play::Surrender, true | false) => {
            play
        }
    }
}

/// The index of a play in [`Play::ALL`].
fn at(play: Play) -> usize {
    Play::ALL
        .iter()
        .position(|it| *it == play)
        .unwrap_or_default()
}

/// Returns true if the hand is one of these. `pair` is the value of its cards if it may be split.
fn is_among(hands: HandKind, hand: &Hand, pair: Option<CardValue>) -> bool {
    match hands {
        HandKind::Pair(value) => pair == Some(value),
        HandKind::Hard(total) => pair.is_none() && !hand.soft && hand.total == total,
        HandKind::Soft(total) => pair.is_none() && hand.soft && hand.total == total,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::coach::shoe::TEN;

    #[test]
    fn decision_changes_only_its_own_hands() {
        let rules: Rules = "vegas.no-surrender".parse().expect("rules");
        let coach = Coach::new(&rules);
        let [five, ten] = [CardValue::ALL[4], CardValue::ALL[TEN]];
        for (hands, up, play) in [
            (HandKind::Hard(16), ten, Play::Stand),
            (HandKind::Soft(19), five, Play::Double),
            (HandKind::Pair(ten), five, Play::Split),
        ] {
            let table = PlayTable::new(&coach, &[(Decision::Play { hands, up, play }, 0)]);
            let mut changed = vec![];
            for against in 0..VALUES {
                for place in 0..coach.hands.len() {
                    let plays = |cell: &Cell| [cell.dealt, cell.later, cell.split];
                    let basic = table.basic(against, place);
                    let at = |count| plays(table.at(count, against, place));
                    let is_changed = [-1, 0].into_iter().any(|count| at(count) != plays(basic));
                    assert_eq!(basic.depends, is_changed, "{hands:?}");
                    if is_changed {
                        changed.push((against, coach.hands.at(place)));
                    }
                }
            }
            assert!(!changed.is_empty(), "{hands:?}");
            for (against, hand) in changed {
                let is_its = match hands {
                    HandKind::Hard(total) => (hand.total, hand.soft) == (total, false),
                    HandKind::Soft(total) => (hand.total, hand.soft) == (total, true),
                    HandKind::Pair(value) => hand.counts[value.at()] == 2 && hand.cards == 2,
                };
                assert!(is_its && against == up.at(), "{hands:?}: {hand:?}");
            }
        }
    }
}
