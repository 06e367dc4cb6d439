//! The suit patterns of a hand, for each way in which its kinds repeat.

use std::collections::BTreeMap;

use super::kinds::{HAND, Kinds, WILD, choose};

/// A class of hands that differ only in which suit is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    /// For each suit, its cards and the wild cards as a part of the hand, or 0 if the suit has no card.
    pub(crate) suits: [u8; 4],
    /// The number of hands in the class.
    pub(crate) hands: u32,
    /// The set of parts, as bits, whose natural cards have two or more suits.
    pub(crate) unsuited: u32,
}

/// The suit patterns for each shape of hands with a given number of wild cards. Hands have the same shape if their
/// kinds repeat at the same places.
#[derive(Clone, Debug)]
pub(crate) struct Patterns(Vec<Shape>);

/// The suit patterns of one shape.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shape {
    /// The patterns. There are none if no hand has this shape.
    pub(crate) patterns: Vec<Pattern>,
    /// The set of parts, as bits, whose natural cards can have one suit.
    pub(crate) suited: u32,
}

/// Returns a bit for each place whose kind equals that of the previous place.
fn shape(naturals: &[u8]) -> usize {
    let kinds = naturals.windows(2).enumerate();
    let again = kinds.filter(|(_, kinds)| kinds[0] == kinds[1]);
    again.fold(0, |shape, (place, _)| shape | 2 << place)
}

impl Patterns {
    /// Creates the patterns of hands with `wild` of the pack's `in_pack` wild cards.
    pub(crate) fn new(wild: usize, in_pack: usize) -> Patterns {
        let naturals = HAND - wild;
        let ways = choose(in_pack, wild);
        Patterns(
            (0..1 << naturals)
                .map(|shape| Shape::new(shape, naturals, ways))
                .collect(),
        )
    }

    /// The shape of hands with these kinds, which must have the right number of wild cards.
    pub(crate) fn of(&self, kinds: Kinds) -> &Shape {
        let naturals = kinds.iter().take_while(|kind| **kind < WILD);
        &self.0[shape(&kinds[..naturals.count()])]
    }
}

impl Shape {
    fn new(shape: usize, naturals: usize, ways: usize) -> Shape {
        let patterns = if shape & 1 == 0 {
            of_shape(shape, naturals, ways)
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

/// Returns the patterns of a shape. `ways` is the number of choices of the wild cards.
fn of_shape(shape: usize, naturals: usize, ways: usize) -> Vec<Pattern> {
    let wild = 31_u8 << naturals & 31;
    let ways = (0..ways).fold(0, |ways, _| ways + 1);
    let mut found: BTreeMap<[u8; 4], ([u8; 4], u32)> = BTreeMap::new();
    'hands: for suits in 0..1_u32 << (2 * naturals) {
        let suit = |place: usize| (suits >> (2 * place) & 3) as usize;
        let (mut of_places, mut of_ranks, mut rank) = ([0_u8; 4], [0_u8; 4], 1);
        for place in 0..naturals {
            let again = shape >> place & 1 == 1;
            // Cards of one rank are sorted by suit.
            if again && suit(place - 1) >= suit(place) {
                continue 'hands;
            }
            rank <<= u8::from(!again);
            of_places[suit(place)] |= 1 << place;
            of_ranks[suit(place)] |= rank;
        }
        of_ranks.sort_unstable();
        found.entry(of_ranks).or_insert((of_places, 0)).1 += ways;
    }
    let pattern = |(suits, hands): ([u8; 4], u32)| {
        let suits = suits.map(|suit| if suit == 0 { 0 } else { suit | wild });
        let within = |part: u8| suits.iter().any(|suit| part & !(suit | wild) == 0);
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

    /// The number of hands up to a renaming of the suits is well known.
    #[test]
    fn every_hand_has_one_pattern() {
        for (wild, patterns, hands) in [
            (0, 134_459, 2_598_960),
            (1, 16_432, 270_725),
            (2, 1_755, 22_100),
        ] {
            let known = Patterns::new(wild, wild);
            let naturals = HAND - wild;
            let with = |kinds: &Kinds| {
                let is_wild = kinds.map(|kind| kind == WILD);
                (0..HAND).all(|place| is_wild[place] == (place >= naturals))
            };
            let shapes = sets(HAND).filter(with).map(|kinds| known.of(kinds));
            let all: Vec<&Pattern> = shapes.flat_map(|shape| &shape.patterns).collect();
            assert_eq!(all.len(), patterns);
            assert_eq!(all.iter().map(|it| it.hands).sum::<u32>(), hands);
        }
    }

    /// A pack of 52 cards with four wild ones yields each hand exactly once.
    #[test]
    fn hands_with_deuces_add_up() {
        let known: Vec<Patterns> = (0..=4).map(|wild| Patterns::new(wild, 4)).collect();
        let natural = sets(HAND).filter(|kinds| kinds[0] > 0);
        let all = natural.filter_map(|kinds| {
            let wild = kinds.iter().filter(|kind| **kind == WILD);
            let patterns = &known.get(wild.count())?.of(kinds).patterns;
            Some(patterns.iter().map(|it| it.hands).sum::<u32>())
        });
        assert_eq!(all.sum::<u32>(), 2_598_960);
    }
}
