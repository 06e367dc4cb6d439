//! The ways in which the suits of a hand can lie, for each way in which its kinds repeat.

use std::collections::BTreeMap;

use super::kinds::{HAND, Kinds, WILD, choose};

/// Hands that differ only by which suit is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    /// For each suit its cards and the wild cards, as a part of the hand; nothing where it has none.
    pub(super) suits: [u8; 4],
    /// How many hands there are.
    pub(super) hands: u32,
    /// The parts, as bits, with natural cards of two suits or more.
    pub(super) unsuited: u32,
}

/// How the suits can lie for each shape of hands with so many wild cards. Hands have one shape where their kinds repeat at
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
    /// Those of the hands with so many of the wild cards of a pack, of which there are so many.
    pub(super) fn new(wild: usize, in_pack: usize) -> Patterns {
        let naturals = HAND - wild;
        let ways = choose(in_pack, wild);
        Patterns(
            (0..1 << naturals)
                .map(|shape| Shape::new(shape, naturals, ways))
                .collect(),
        )
    }

    /// That of the hands with these kinds, which have as many wild cards.
    pub(super) fn of(&self, kinds: Kinds) -> &Shape {
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

/// The wild cards of each hand can be chosen in so many ways.
fn of_shape(shape: usize, naturals: usize, ways: usize) -> Vec<Pattern> {
    let wild = 31_u8 << naturals & 31;
    let ways = (0..ways).fold(0, |ways, _| ways + 1);
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

    /// The number of hands that differ by more than the names of the suits is well known.
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

    /// Of 52 cards with four wild ones among them each hand is there once.
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
