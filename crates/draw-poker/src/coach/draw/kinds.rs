//! Sets of cards by kind: the ranks and the number of wild cards, without suits.

/// The thirteen ranks in ascending order, and wild cards.
pub(crate) const KINDS: usize = 14;

/// The kind of every wild card: jokers, and deuces in games where they are wild.
pub(crate) const WILD: u8 = 13;

/// The number of cards in a hand.
pub(crate) const HAND: usize = 5;

/// The number of multisets of up to five kinds.
pub(crate) const SETS: usize = first_of(HAND + 1);

/// The kinds of up to five cards, in ascending order.
pub(crate) type Kinds = [u8; HAND];

/// The number of the first set of this size. Smaller sets have smaller numbers.
pub(crate) const fn first_of(cards: usize) -> usize {
    let (mut first, mut fewer) = (0, 0);
    while fewer < cards {
        first += choose(KINDS + fewer - 1, fewer);
        fewer += 1;
    }
    first
}

/// C(n, k).
pub(crate) const fn choose(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let (mut ways, mut at) = (1, 0);
    while at < k {
        ways = ways * (n - at) / (at + 1);
        at += 1;
    }
    ways
}

/// The amount that a card adds to the number of a set, indexed by the number of cards before it in the sorted set, and
/// by its kind.
///
/// Adding 0, 1, 2, 3 and 4 to the kinds makes them distinct. The combinatorial number system then numbers the set:
/// C(number, 1) + C(number, 2) and so on.
pub(crate) const STEPS: [[u16; KINDS]; HAND] = steps();

#[expect(clippy::cast_possible_truncation, reason = "below 11,628")]
const fn steps() -> [[u16; KINDS]; HAND] {
    let mut steps = [[0; KINDS]; HAND];
    let mut below = 0;
    while below < HAND {
        let next = first_of(below + 1) - first_of(below);
        let mut kind = 0;
        while kind < KINDS {
            steps[below][kind] = (choose(kind + below, below + 1) + next) as u16;
            kind += 1;
        }
        below += 1;
    }
    steps
}

/// The number of each part of a hand with these kinds. The bits of a part are the places of its cards.
pub(crate) fn parts(hand: Kinds) -> [u16; 32] {
    let mut parts = [0; 32];
    let mut below = [0; 32];
    for (place, kind) in hand.into_iter().enumerate() {
        let bit = 1 << place;
        for part in 0..bit {
            let steps = &STEPS[below[part]];
            parts[part | bit] = parts[part] + steps[usize::from(kind)];
            below[part | bit] = below[part] + 1;
        }
    }
    parts
}

/// Every set of this size, at most five, in the order of the numbers. Unused entries at the end are 0.
pub(crate) fn sets(cards: usize) -> impl Iterator<Item = Kinds> {
    let next = move |kinds: &Kinds| {
        let mut kinds = *kinds;
        for place in 0..cards {
            let limit = match kinds.get(place + 1) {
                Some(next) if place + 1 < cards => usize::from(*next),
                _ => KINDS - 1,
            };
            if usize::from(kinds[place]) < limit {
                kinds[place] += 1;
                return Some(kinds);
            }
            kinds[place] = 0;
        }
        None
    };
    std::iter::successors(Some([0; HAND]), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_numbers_are_consecutive() {
        let mut number = 0;
        for cards in 0..=HAND {
            assert_eq!(number, first_of(cards));
            for kinds in sets(cards) {
                let of_all = parts(kinds)[(1 << cards) - 1];
                assert_eq!(usize::from(of_all), number, "{kinds:?}");
                assert!(kinds[..cards].is_sorted());
                number += 1;
            }
        }
        assert_eq!(number, SETS);
        assert_eq!(SETS, 11_628);
    }
}
