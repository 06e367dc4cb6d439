//! The exact number of hands of each category.

use crate::core::Category;

/// The number of all hands: the ways to choose 5 of 52 cards.
pub const HANDS: u32 = 2_598_960;

/// The categories of five natural cards, the highest first, with the number of hands of each. Any book on poker has
/// these numbers. The lab's enumeration and `tests/golden/seeds.json` agree with them.
pub const EXACT: [(Category, u32); 10] = [
    (Category::RoyalFlush, 4),
    (Category::StraightFlush, 36),
    (Category::FourOfAKind, 624),
    (Category::FullHouse, 3_744),
    (Category::Flush, 5_108),
    (Category::Straight, 10_200),
    (Category::ThreeOfAKind, 54_912),
    (Category::TwoPair, 123_552),
    (Category::OnePair, 1_098_240),
    (Category::HighCard, 1_302_540),
];

const _: () = {
    let (mut sum, mut at) = (0, 0);
    while at < EXACT.len() {
        sum += EXACT[at].1;
        at += 1;
    }
    assert!(sum == HANDS);
};

/// Returns the probability of a category that has `exact` hands.
#[must_use]
pub fn probability(exact: u32) -> f64 {
    f64::from(exact) / f64::from(HANDS)
}
