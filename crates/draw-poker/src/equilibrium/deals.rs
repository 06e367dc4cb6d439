//! The first five cards in classes, with the sensible ways to keep some of them.
//!
//! Of two ways that keep as many cards, one *dominates* the other if for every value its draw is at least as likely to
//! reach it. The opponent sees only the number of cards, so in the model the dominating way is never worse: a player
//! can play its draw as if it were the other's, and wins at least as often. This holds nearly if the other way is
//! likelier by no more than a small margin. A way is *sensible* unless one of the sensible ways before it dominates it
//! within [`MARGIN`], where those with the better chance to beat a dealt hand come first.
//!
//! In the model a deal is worth what its sensible ways are worth, so deals with the same ways are one class.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::kept::{Chance, ClassIndex, KeptClass, KeptClasses, natural_sets};
use crate::coach::draw::kinds::{HAND, Kinds, choose, parts};
use crate::coach::draw::suits::Patterns;

/// The number of ways to keep some of five cards.
pub(super) const WAYS: usize = 1 << HAND;

/// The number of deals: C(52, 5).
pub const ALL_DEALS: u32 = 2_598_960;

/// The margin of the rule for sensible ways, as a probability.
pub const MARGIN: f64 = 0.01;

/// The deals of one seat in classes, each with the ways to keep cards, and the values that their draws make. Nothing
/// here depends on cards: small games and coarse ones have the same form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deals {
    /// The probability of each class.
    pub(super) weights: Vec<f32>,
    /// The first way of each class, and at the end the number of all ways.
    pub(super) first_way: Vec<u32>,
    /// The draw that each way leads to.
    pub(super) ways: Vec<u32>,
    /// The draws.
    pub(super) draws: Draws,
}

/// Draws: each with its number of cards, and the values that it makes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draws {
    /// The number of cards drawn.
    pub(super) drawn: Vec<u8>,
    /// The first value of each draw, and at the end the number of all values.
    pub(super) first_value: Vec<u32>,
    /// The values, each with its probability.
    pub(super) values: Vec<(u16, f32)>,
}

impl Draws {
    /// Adds a draw of this many cards with these values and their probabilities.
    pub(super) fn push(&mut self, drawn: u8, values: impl Iterator<Item = (u16, f32)>) {
        self.drawn.push(drawn);
        if self.first_value.is_empty() {
            self.first_value.push(0);
        }
        self.values.extend(values);
        self.first_value.push(index(self.values.len()));
    }

    /// The number of draws.
    pub(super) fn len(&self) -> usize {
        self.drawn.len()
    }

    /// The values of this draw with their probabilities.
    pub(super) fn values(&self, draw: usize) -> &[(u16, f32)] {
        &self.values[self.first_value[draw] as usize..self.first_value[draw + 1] as usize]
    }
}

impl Deals {
    /// Adds a class with this probability and these draws, one for each way to keep cards.
    pub(super) fn push(&mut self, weight: f32, ways: impl Iterator<Item = u32>) {
        self.weights.push(weight);
        if self.first_way.is_empty() {
            self.first_way.push(0);
        }
        self.ways.extend(ways);
        self.first_way.push(index(self.ways.len()));
    }

    /// The number of classes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Returns true if there are no deals.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The number of ways to keep cards, of all classes together.
    #[must_use]
    pub fn ways(&self) -> usize {
        self.ways.len()
    }

    /// The number of values that all draws make, counted for each draw.
    #[must_use]
    pub fn draw_values(&self) -> usize {
        self.draws.values.len()
    }

    /// The number of draws.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.draws.len()
    }

    /// The range of the ways of this class.
    pub(super) fn ways_of(&self, deal: usize) -> std::ops::Range<usize> {
        self.first_way[deal] as usize..self.first_way[deal + 1] as usize
    }
}

/// An index as it is stored. None of the lists here reaches 2^32 entries.
fn index(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// All deals in classes, with the cards behind them.
#[derive(Clone, Debug)]
pub struct DealClasses {
    kept: KeptClasses,
    /// For each class the number of its deals, and the classes of kept cards of its ways.
    classes: Vec<(u32, Vec<u16>)>,
}

impl DealClasses {
    /// All deals with only the sensible ways to keep cards.
    #[must_use]
    pub fn sensible(kept: KeptClasses) -> DealClasses {
        let mut dominance = Dominance::new(&kept, MARGIN);
        DealClasses::with(kept, |ways| dominance.sensible(ways))
    }

    /// All deals with all 32 ways to keep cards. Ways that keep the same class of cards are one.
    #[must_use]
    pub fn with_all_ways(kept: KeptClasses) -> DealClasses {
        DealClasses::with(kept, |ways| {
            let mut ways = ways.to_vec();
            ways.sort_unstable();
            ways.dedup();
            ways
        })
    }

    /// All deals with one way for each number of cards: the way with the best chance to beat a dealt hand. The ways are
    /// in order of the number of kept cards, from none to five.
    #[must_use]
    pub fn one_for_each_number(kept: KeptClasses) -> DealClasses {
        let chances = kept.chances();
        let cards: Vec<usize> = kept.classes().iter().map(|class| class.cards).collect();
        DealClasses::with(kept, |ways| {
            let best = best_for_each_number(&cards, &chances, ways);
            best.map(|part| ways[part]).to_vec()
        })
    }

    fn with(kept: KeptClasses, mut choose: impl FnMut(&[u16; WAYS]) -> Vec<u16>) -> DealClasses {
        let mut found = HashMap::<Vec<u16>, usize>::new();
        let mut classes: Vec<(u32, Vec<u16>)> = vec![];
        each_deal(kept.index(), |DealPattern { hands, ways, .. }| {
            let ways = choose(ways);
            let at = *found.entry(ways.clone()).or_insert_with(|| {
                classes.push((0, ways));
                classes.len() - 1
            });
            classes[at].0 += hands;
        });
        DealClasses { kept, classes }
    }

    /// For each class the number of its deals, and the classes of kept cards of its ways.
    #[must_use]
    pub fn classes(&self) -> &[(u32, Vec<u16>)] {
        &self.classes
    }

    /// The classes of kept cards.
    #[must_use]
    pub const fn kept(&self) -> &KeptClasses {
        &self.kept
    }

    /// The deals as the solver needs them.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a rounded probability")]
    pub fn deals(&self) -> Deals {
        let mut deals = Deals::default();
        for class in self.kept.classes() {
            let all = f64::from(class.ways());
            let values = class.draws.iter();
            let values = values.map(|(value, ways)| (*value, (f64::from(*ways) / all) as f32));
            let drawn = u8::try_from(HAND - class.cards).unwrap_or_default();
            deals.draws.push(drawn, values);
        }
        for (hands, ways) in &self.classes {
            let weight = f64::from(*hands) / f64::from(ALL_DEALS);
            deals.push(weight as f32, ways.iter().map(|way| u32::from(*way)));
        }
        deals
    }
}

/// Deals that differ only in the names of their suits.
pub(super) struct DealPattern {
    /// The number of deals.
    pub(super) hands: u32,
    /// The ranks, in ascending order.
    pub(super) kinds: Kinds,
    /// The set of parts, as bits, that have several suits. The bits of a part are the places of its cards.
    pub(super) unsuited: u32,
    /// The number of the set of ranks of each part.
    pub(super) sets: [u16; WAYS],
    /// The class of each part.
    pub(super) ways: [u16; WAYS],
    /// For each suit, its cards as a part.
    pub(super) suits: [u8; 4],
}

/// Passes all deals, except that suits can be renamed, to `deal`, with the class in this index of each part.
pub(super) fn each_deal(index: &ClassIndex, mut deal: impl FnMut(&DealPattern)) {
    let patterns = Patterns::new(0, 0);
    for kinds in natural_sets(HAND) {
        let sets = parts(kinds);
        for pattern in &patterns.of(kinds).patterns {
            let ways = std::array::from_fn(|part| {
                let one_suit = pattern.unsuited >> part & 1 == 0;
                // Every set of ranks that a hand has is in the index.
                index[usize::from(sets[part])][usize::from(one_suit)].unwrap_or_default()
            });
            deal(&DealPattern {
                hands: pattern.hands,
                kinds,
                unsuited: pattern.unsuited,
                sets,
                ways,
                suits: pattern.suits,
            });
        }
    }
}

/// Returns the part of a hand with the best chance for each number of kept cards, from none to five. `ways` are the
/// classes of its parts, `cards` the number of cards of each class, and `chances` the chance of each class. Of equal
/// chances the first class counts, and then the first part.
pub(super) fn best_for_each_number(
    cards: &[usize],
    chances: &[Chance],
    ways: &[u16; WAYS],
) -> [usize; HAND + 1] {
    let mut best: [Option<usize>; HAND + 1] = [None; HAND + 1];
    for (part, way) in ways.iter().enumerate() {
        let best = &mut best[cards[usize::from(*way)]];
        let is_better = best.is_none_or(|best| {
            let [new, old] = [*way, ways[best]];
            let chance = |way| chances[usize::from(way)];
            let order = chance(new).compare(chance(old)).then(old.cmp(&new));
            order == Ordering::Greater
        });
        if is_better {
            *best = Some(part);
        }
    }
    // A hand of five cards has parts of each size.
    best.map(Option::unwrap_or_default)
}

/// The rule for sensible ways, with the comparisons made so far.
struct Dominance {
    classes: Vec<KeptClass>,
    margin: f64,
    /// For each class the chance to beat a dealt hand.
    chances: Vec<Chance>,
    /// For two classes of as many cards: true if the first dominates the second.
    known: HashMap<(u16, u16), bool>,
}

impl Dominance {
    fn new(kept: &KeptClasses, margin: f64) -> Dominance {
        Dominance {
            chances: kept.chances(),
            classes: kept.classes().to_vec(),
            margin,
            known: HashMap::new(),
        }
    }

    /// Returns the sensible ones of these ways.
    fn sensible(&mut self, ways: &[u16; WAYS]) -> Vec<u16> {
        let mut ordered = *ways;
        let chance = |way: &u16| self.chances[usize::from(*way)];
        ordered.sort_unstable_by(|one, other| {
            let by_chance = chance(other).compare(chance(one));
            by_chance.then(one.cmp(other))
        });
        let mut sensible: Vec<u16> = vec![];
        for way in ordered {
            let worse = sensible.iter().any(|other| self.dominates(*other, way));
            if !worse {
                sensible.push(way);
            }
        }
        sensible.sort_unstable();
        sensible
    }

    /// Returns true if the first class dominates the second within the margin.
    fn dominates(&mut self, one: u16, other: u16) -> bool {
        let [better, worse] = [one, other].map(|way| &self.classes[usize::from(way)]);
        if one == other || better.cards != worse.cards {
            return one == other;
        }
        let margin = self.margin;
        *self.known.entry((one, other)).or_insert_with(|| {
            let all = choose(52 - better.cards, HAND - better.cards);
            let allowed = margin * f64::from(u32::try_from(all).unwrap_or(u32::MAX));
            // The draws below a value. The difference is the largest at a value of the worse class.
            let (mut below, mut below_worse) = (0_u32, 0_u32);
            let mut draws = better.draws.iter().peekable();
            worse.draws.iter().all(|(value, ways)| {
                while let Some((_, ways)) = draws.next_if(|(other, _)| other < value) {
                    below += ways;
                }
                let fits = f64::from(below) - f64::from(below_worse) <= allowed;
                below_worse += ways;
                fits
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(classes: &DealClasses) -> u32 {
        classes.classes().iter().map(|(hands, _)| hands).sum()
    }

    #[test]
    fn classes_hold_every_deal() {
        let kept = KeptClasses::new();
        let all = DealClasses::with_all_ways(kept.clone());
        assert_eq!(total(&all), ALL_DEALS);
        let sensible = DealClasses::sensible(kept);
        assert_eq!(total(&sensible), ALL_DEALS);
        let sizes = [&all, &sensible].map(|classes| {
            let deals = classes.deals();
            (deals.len(), deals.ways())
        });
        assert_eq!(sizes, [(132_587, 3_768_076), (56_377, 463_512)]);
    }
}
