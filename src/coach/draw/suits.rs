//! The ways in which the suits of a hand can lie, for each way in which its kinds repeat.

use std::collections::BTreeMap;

use super::kinds::{HAND, JOKER, Kinds};

/// Hands that differ only by which suit is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    /// For each suit its cards and the jokers, as a part of the hand; nothing where it has none.
    pub(super) suits: [u8; 4],
    /// How many hands there are.
    pub(super) hands: u32,
    /// The parts, as bits, with natural cards of two suits or more.
    pub(super) unsuited: u32,
}

/// How the suits can lie for each shape of hands with so many jokers. Hands have one shape where their kinds repeat at
/// the same places.
#[derive(Clone, Debug)]
pub(super) struct Patterns(Vec<Shape>);

/// How the suits can lie for one shape.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    /// The patterns; none where there is no such hand.
    pub(super) patterns: Vec<Pattern>,
    /// The parts, as bits, whose natural cards can be of one suit.
    pub(super) suited: u32,
}

/// A bit for each place whose kind is that of the place before.
fn shape(naturals: &[u8]) -> usize {
    let kinds = naturals.windows(2).enumerate();
    let again = kinds.filter(|(_, kinds)| kinds[0] == kinds[1]);
    again.fold(0, |shape, (place, _)| shape | 2 << place)
}

impl Patterns {
    /// Those of the hands with so many jokers.
    pub(super) fn new(jokers: usize) -> Patterns {
        let naturals = HAND - jokers;
        Patterns(
            (0..1 << naturals)
                .map(|shape| Shape::new(shape, naturals))
                .collect(),
        )
    }

    /// That of the hands with these kinds, which have as many jokers.
    pub(super) fn of(&self, kinds: Kinds) -> &Shape {
        let naturals = kinds.iter().take_while(|kind| **kind < JOKER);
        &self.0[shape(&kinds[..naturals.count()])]
    }
}

impl Shape {
    fn new(shape: usize, naturals: usize) -> Shape {
        let patterns = if shape & 1 == 0 {
            of_shape(shape, naturals)
        } else {
            vec![]
        };
        let suits = patterns.iter().flat_map(|pattern| pattern.suits);
        let wholes = suits.fold(0_u32, |wholes, suit| wholes | 1 << suit);
        let fits = |part: &u32| (0..32).any(|whole| wholes >> whole & 1 == 1 && part & !whole == 0);
        let suited = (0..32)
            .filter(fits)
            .fold(0, |parts, part| parts | 1 << part);
        Shape { patterns, suited }
    }
}

fn of_shape(shape: usize, naturals: usize) -> Vec<Pattern> {
    let jokers = 31_u8 << naturals & 31;
    let mut found: BTreeMap<[u8; 4], ([u8; 4], u32)> = BTreeMap::new();
    'hands: for suits in 0..1_u32 << (2 * naturals) {
        let suit = |place: usize| (suits >> (2 * place) & 3) as usize;
        let (mut of_places, mut of_ranks, mut rank) = ([0_u8; 4], [0_u8; 4], 1);
        for place in 0..naturals {
            let again = shape >> place & 1 == 1;
            // The cards of one rank lie in the order of their suits.
            if again && suit(place - 1) >= suit(place) {
                continue 'hands;
            }
            rank <<= u8::from(!again);
            of_places[suit(place)] |= 1 << place;
            of_ranks[suit(place)] |= rank;
        }
        of_ranks.sort_unstable();
        found.entry(of_ranks).or_insert((of_places, 0)).1 += 1;
    }
    let pattern = |(suits, hands): ([u8; 4], u32)| {
        let suits = suits.map(|suit| if suit == 0 { 0 } else { suit | jokers });
        let within = |part: u8| suits.iter().any(|suit| part & !(suit | jokers) == 0);
        let unsuited = (0..32_u8).filter(|part| !within(*part));
        Pattern {
            suits,
            hands,
            unsuited: unsuited.fold(0, |parts, part| parts | 1 << part),
        }
    };
    found.into_values().map(pattern).collect()
}

#[cfg(test)]
mod tests {
    use super::super::kinds::sets;
    use super::*;

    /// The number of hands that differ by more than the names of the suits is well known.
    #[test]
    fn every_hand_has_one_pattern() {
        for (jokers, patterns, hands) in [
            (0, 134_459, 2_598_960),
            (1, 16_432, 270_725),
            (2, 1_755, 22_100),
        ] {
            let known = Patterns::new(jokers);
            let naturals = HAND - jokers;
            let with = |kinds: &Kinds| {
                let is_joker = kinds.map(|kind| kind == JOKER);
                (0..HAND).all(|place| is_joker[place] == (place >= naturals))
            };
            let shapes = sets(HAND).filter(with).map(|kinds| known.of(kinds));
            let all: Vec<&Pattern> = shapes.flat_map(|shape| &shape.patterns).collect();
            assert_eq!(all.len(), patterns);
            assert_eq!(all.iter().map(|it| it.hands).sum::<u32>(), hands);
        }
    }
}
