//! Every hand that is not bust, by its number of cards of each value.

use super::shoe::{ACE, VALUES};
use fair_deal_core::AceRule;

/// The greatest number of points of a hand that is not bust, with aces counted as 1.
const MOST: u8 = 21;

/// The index of the next hand if it is bust.
pub(super) const BUST: u16 = u16::MAX;

/// A hand, regardless of the order of its cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// The number of cards of each value, from aces to tens.
    pub(super) counts: [u8; VALUES],
    /// The number of cards.
    pub(super) cards: u8,
    /// The total, 0 to 21.
    pub(super) total: u8,
    /// True if an ace in it counts 11.
    pub(super) soft: bool,
    /// The index of the hand with one more card of each value, or [`BUST`].
    pub(super) next: [u16; VALUES],
}

impl Hand {
    /// The total with every ace counted as 1.
    pub(super) const fn points(&self) -> u8 {
        if self.soft {
            self.total - 10
        } else {
            self.total
        }
    }
}

/// All hands that are not bust, beginning with the empty one, in the order of their points with aces counted as 1. So a
/// hand comes before all hands that it can become.
#[derive(Clone, Debug)]
pub(super) struct Hands(Vec<Hand>);

impl Hands {
    pub(super) fn new(ace: AceRule) -> Hands {
        let mut all = Vec::new();
        let mut starts = Vec::new();
        for points in 0..=MOST {
            starts.push(all.len());
            hands_of(points, 1, [0; VALUES], points, ace, &mut all);
        }
        starts.push(all.len());
        // Hands of the same points are in the order of their counts, and one more card in each does not change the
        // order. So one pass through both lists finds the next hands.
        for points in 0..=MOST {
            for (at, value) in (1..=MOST - points).take(VALUES).enumerate() {
                let next = usize::from(points + value);
                let mut found = starts[next];
                for from in starts[usize::from(points)]..starts[usize::from(points) + 1] {
                    let mut counts = all[from].counts;
                    counts[at] += 1;
                    while all[found].counts != counts {
                        found += 1;
                    }
                    all[from].next[at] = u16::try_from(found).unwrap_or(BUST);
                }
            }
        }
        Hands(all)
    }

    /// The number of hands.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The hand at this index.
    pub(super) fn at(&self, place: usize) -> &Hand {
        &self.0[place]
    }

    /// The index of the hand with one more card, of the value at index `card`. `None` if it is bust.
    pub(super) fn next(&self, place: usize, card: usize) -> Option<usize> {
        let next = self.0[place].next[card];
        (next != BUST).then_some(usize::from(next))
    }

    /// The index of the hand with these cards. `None` if it is bust.
    pub(super) fn find(&self, cards: impl IntoIterator<Item = usize>) -> Option<usize> {
        let mut cards = cards.into_iter();
        cards.try_fold(0, |place, card| self.next(place, card))
    }
}

/// Adds the hands that these counts become with `left` more points in cards of this value or higher, in the order of
/// their counts.
fn hands_of(
    points: u8,
    value: u8,
    counts: [u8; VALUES],
    left: u8,
    ace: AceRule,
    all: &mut Vec<Hand>,
) {
    let at = usize::from(value) - 1;
    if at == VALUES {
        if left == 0 {
            let soft = match ace {
                AceRule::OneOrEleven => counts[ACE] > 0 && points + 10 <= MOST,
                AceRule::One => false,
            };
            all.push(Hand {
                counts,
                cards: counts.iter().sum(),
                total: if soft { points + 10 } else { points },
                soft,
                next: [BUST; VALUES],
            });
        }
        return;
    }
    for count in 0..=left / value {
        let mut counts = counts;
        counts[at] = count;
        hands_of(points, value + 1, counts, left - count * value, ace, all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_hand_has_the_added_card() {
        for ace in [AceRule::OneOrEleven, AceRule::One] {
            let hands = Hands::new(ace);
            for place in 0..hands.len() {
                for card in 0..VALUES {
                    let mut counts = hands.at(place).counts;
                    counts[card] += 1;
                    let points: usize = (1..).zip(counts).map(|(n, c)| n * usize::from(c)).sum();
                    match hands.next(place, card) {
                        Some(next) => assert_eq!(hands.at(next).counts, counts),
                        None => assert!(points > 21, "{counts:?}"),
                    }
                }
            }
        }
    }

    /// A hand is a partition of its points, 0 to 21, into parts of at most 10. The test counts the partitions part by
    /// part.
    #[test]
    fn hand_count_equals_partition_count() {
        let mut ways = [0_usize; 22];
        ways[0] = 1;
        for part in 1..=10 {
            for sum in part..=21 {
                ways[sum] += ways[sum - part];
            }
        }
        let hands = Hands::new(AceRule::OneOrEleven);
        assert_eq!(hands.len(), ways.iter().sum::<usize>());
    }
}
