//! A slow and obvious second opinion on poker hands, used only to check the fast one.
//!
//! It follows the F# program, a model of the game (docs/validation.md): one predicate for each category, written over
//! the ranks in a given order, applied to each of the 120 orders of the cards. It shares only the types of cards and
//! the names of the categories with the code under test.

use std::cell::RefCell;
use std::collections::HashMap;

use fair_deal::core::{Card, Category, Rank};

/// The value of a hand: the category first, then the deciding ranks as numbers 2 to 14, then zeros. The deciding rank
/// of A-2-3-4-5 is 5. All hands of a category have the same number of deciding ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Worth {
    pub(crate) category: Category,
    deciding: [u8; 5],
}

/// Returns every order of these things.
pub(crate) fn permutations(things: &[usize]) -> Vec<Vec<usize>> {
    match things {
        [] => vec![vec![]],
        _ => things
            .iter()
            .flat_map(|&first| {
                let rest: Vec<usize> = things.iter().copied().filter(|&t| t != first).collect();
                permutations(&rest)
                    .into_iter()
                    .map(move |order| [vec![first], order].concat())
            })
            .collect(),
    }
}

fn number(rank: Rank) -> u8 {
    match rank {
        Rank::Two => 2,
        Rank::Three => 3,
        Rank::Four => 4,
        Rank::Five => 5,
        Rank::Six => 6,
        Rank::Seven => 7,
        Rank::Eight => 8,
        Rank::Nine => 9,
        Rank::Ten => 10,
        Rank::Jack => 11,
        Rank::Queen => 12,
        Rank::King => 13,
        Rank::Ace => 14,
    }
}

thread_local! {
    static ORDERS: Vec<Vec<usize>> = permutations(&[0, 1, 2, 3, 4]);
    static ASKED: RefCell<HashMap<([u8; 5], bool), Worth>> = RefCell::default();
}

/// Returns the best claim of any order of the five cards. Many hands share the same ranks, and the predicates only test
/// if all suits are equal. So each of the 7,462 classes is computed once and cached.
pub(crate) fn worth(cards: &[Card; 5]) -> Worth {
    let mut ranks = cards.map(|card| number(card.rank));
    ranks.sort_unstable();
    let one_suit = cards.iter().all(|card| card.suit == cards[0].suit);
    ASKED.with_borrow_mut(|asked| {
        let worth = || best_claim(ranks, one_suit);
        *asked.entry((ranks, one_suit)).or_insert_with(worth)
    })
}

/// Returns the best claim of any order of these ranks.
fn best_claim(ranks: [u8; 5], one_suit: bool) -> Worth {
    ORDERS.with(|orders| {
        let claims = orders.iter().map(|order| {
            let mut five = [0; 5];
            for (place, &at) in five.iter_mut().zip(order) {
                *place = ranks[at];
            }
            claim(five, one_suit)
        });
        claims.max().expect("there are 120 orders")
    })
}

/// Returns the best category that the ranks in this order claim.
#[expect(
    clippy::many_single_char_names,
    reason = "five cards, from left to right"
)]
fn claim([a, b, c, d, e]: [u8; 5], one_suit: bool) -> Worth {
    let worth = |category, ranks: &[u8]| {
        let mut deciding = [0; 5];
        deciding[..ranks.len()].copy_from_slice(ranks);
        Worth { category, deciding }
    };
    let rises = |low: u8| b == low + 1 && c == low + 2 && d == low + 3 && e == low + 4;
    let run = rises(a);
    let wheel = a == 14 && rises(1);
    if run && one_suit && e == 14 {
        worth(Category::RoyalFlush, &[])
    } else if (run || wheel) && one_suit {
        worth(Category::StraightFlush, &[e])
    } else if a == b && b == c && c == d {
        worth(Category::FourOfAKind, &[a, e])
    } else if a == b && b == c && d == e {
        worth(Category::FullHouse, &[a, d])
    } else if one_suit {
        worth(Category::Flush, &[a, b, c, d, e])
    } else if run || wheel {
        worth(Category::Straight, &[e])
    } else if a == b && b == c {
        worth(Category::ThreeOfAKind, &[a, d, e])
    } else if a == b && c == d {
        worth(Category::TwoPair, &[a, c, e])
    } else if a == b {
        worth(Category::OnePair, &[a, c, d, e])
    } else {
        worth(Category::HighCard, &[a, b, c, d, e])
    }
}
