//! The speed of ranking five cards, compared with other crates:
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml
//! cargo xtask coach
//! ```
//!
//! All crates get the same hands, in an order that looks random. A card is a number from 0 to 51, from which each crate
//! makes its own cards with a table. The same run checks that all of them put all 2,598,960 hands in the same order. If
//! a crate has another order than ours, or is faster, the run ends with an error.

use std::cmp::Reverse;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use ckc_rs::cards::HandRanker as _;
use fair_deal::coach::draw::{CardKey, FastRanking, Strength};
use fair_deal::core::{Card, PokerHand, Rank, Suit};
use rs_poker::core::Rankable as _;

/// The number of hands in one measurement.
const HANDS: usize = 500_000;

/// The number of measurements. The shortest time counts.
const TIMES: usize = 15;

/// Cards as numbers, 4 for each rank from the twos up.
type Hand = [u8; 5];

/// Calls `see` with each of the 2,598,960 hands.
fn each_hand(mut see: impl FnMut(Hand)) {
    for five in 4..52 {
        for four in 3..five {
            for three in 2..four {
                for two in 1..three {
                    for one in 0..two {
                        see([one, two, three, four, five]);
                    }
                }
            }
        }
    }
}

/// Hands in an order that looks random, the same in every run.
fn hands() -> Vec<Hand> {
    let mut number = 1_u64;
    let mut next = || {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u8::try_from((number >> 33) % 52).unwrap_or_default()
    };
    let mut hands = Vec::with_capacity(HANDS);
    while hands.len() < HANDS {
        let hand = [next(), next(), next(), next(), next()];
        if (1..5).all(|at| !hand[..at].contains(&hand[at])) {
            hands.push(hand);
        }
    }
    hands
}

/// A crate that ranks hands, and its time per hand.
struct Ranking {
    name: &'static str,
    nanoseconds: f64,
}

impl Ranking {
    fn new(name: &'static str) -> Ranking {
        Ranking {
            name,
            nanoseconds: f64::INFINITY,
        }
    }

    fn time<V>(&mut self, hands: &[Hand], rank: impl Fn(&Hand) -> V) {
        let begin = Instant::now();
        for hand in hands {
            black_box(rank(hand));
        }
        #[expect(clippy::cast_precision_loss, reason = "half a million")]
        let each = begin.elapsed().as_secs_f64() * 1e9 / hands.len() as f64;
        self.nanoseconds = self.nanoseconds.min(each);
    }
}

/// Returns true if this ranking orders all hands like the game's table, from worst to best.
fn agrees<V: Ord>(ours: impl Fn(&Hand) -> Strength, rank: impl Fn(&Hand) -> V) -> bool {
    let mut known: Vec<Option<V>> = (0..7_462).map(|_| None).collect();
    let mut agrees = true;
    each_hand(|hand| {
        let value = rank(&hand);
        let place = &mut known[usize::from(ours(&hand).place())];
        agrees &= place.as_ref().is_none_or(|known| *known == value);
        *place = Some(value);
    });
    agrees
        && known
            .windows(2)
            .all(|pair| pair[0].is_some() && pair[0] < pair[1])
}

/// Returns the 52 cards of a crate, which `make` creates from the indices of rank and suit.
fn table<C>(make: impl Fn(usize, usize) -> C) -> Vec<C> {
    (0..52).map(|card| make(card / 4, card % 4)).collect()
}

/// The notation of a card in most crates.
fn code(rank: usize, suit: usize) -> String {
    let signs = [("23456789TJQKA", rank), ("shdc", suit)];
    signs.map(|(signs, at)| &signs[at..=at]).concat()
}

fn main() -> ExitCode {
    let hands = hands();
    let cards = table(|rank, suit| Card::new(Rank::ALL[rank], Suit::ALL[suit]));
    let keys: [CardKey; 52] = std::array::from_fn(|card| CardKey::of(cards[card]));
    let fast = FastRanking::new();
    let ours = |hand: &Hand| fast.strength(&hand.map(|card| keys[usize::from(card)]));
    let small = |hand: &Hand| {
        let hand = PokerHand::new(&hand.map(|card| cards[usize::from(card)]));
        hand.map(|hand| hand.rank()).ok()
    };

    let of_pokers = |hand: &Hand| {
        let cards = hand.map(|card| pokers::CARDS[usize::from(card)]);
        let hand = cards
            .into_iter()
            .fold(pokers::Hand::default(), |hand, card| hand + card);
        hand.evaluate()
    };

    let rs_cards = table(|rank, suit| {
        let value = rs_poker::core::Value::from(u8::try_from(rank).unwrap_or_default());
        let suit = rs_poker::core::Suit::suits()[suit];
        rs_poker::core::Card { value, suit }
    });
    let of_rs_poker = |hand: &Hand| {
        let hand = hand.map(|card| rs_cards[usize::from(card)]);
        hand.as_slice().rank_five()
    };

    let aya_cards = table(|rank, suit| {
        let code = code(rank, suit);
        code.parse::<aya_poker::base::Card>().expect("a card")
    });
    let of_aya = |hand: &Hand| {
        let mut all = aya_poker::base::Hand::new();
        for card in hand {
            all.insert_unchecked(&aya_cards[usize::from(*card)]);
        }
        aya_poker::poker_rank(&all)
    };

    let ckc_cards = table(|rank, suit| {
        let rank = ckc_rs::CardRank::from_char(char::from(b"23456789TJQKA"[rank]));
        let suit = ckc_rs::CardSuit::from_char(char::from(b"SHDC"[suit]));
        <ckc_rs::CKCNumber as ckc_rs::PokerCard>::create(rank, suit)
    });
    let of_ckc = |hand: &Hand| {
        let hand = hand.map(|card| ckc_cards[usize::from(card)]);
        Reverse(ckc_rs::cards::five::Five::from(hand).hand_rank_value())
    };

    let poker_cards = table(|rank, suit| {
        let code = code(rank, suit);
        code.parse::<poker::Card>().expect("a card")
    });
    let evaluator = poker::Evaluator::new();
    let of_poker = |hand: &Hand| {
        let hand = hand.map(|card| poker_cards[usize::from(card)]);
        evaluator.evaluate_five(hand).ok()
    };

    let mut all = [
        Ranking::new("the table of the worker"),
        Ranking::new("the page's ranking, without a table"),
        Ranking::new("pokers 0.10.0"),
        Ranking::new("rs_poker 4.1.0"),
        Ranking::new("aya_poker 0.1.0"),
        Ranking::new("ckc-rs 0.2.0"),
        Ranking::new("poker 0.7.0"),
    ];
    let mut wrong = vec![];
    let [table, page, pokers, rs_poker, aya, ckc, poker] = &mut all;
    macro_rules! look_at {
        ($($ranking:ident by $rank:expr),*) => {$(
            if !agrees(ours, $rank) {
                wrong.push(format!("{} has another order", $ranking.name));
            }
        )*
        // The crates take turns, because other load on the machine slows some moments more than others.
        for _ in 0..TIMES {
            $($ranking.time(&hands, $rank);)*
        }};
    }
    look_at!(table by ours, page by small, pokers by of_pokers, rs_poker by of_rs_poker, aya by of_aya, ckc by of_ckc, poker by of_poker);

    let [table, _, others @ ..] = &all;
    for ranking in &all {
        let share = ranking.nanoseconds / table.nanoseconds;
        println!(
            "{:<40} {:>6.2} ns a hand {share:>6.2}",
            ranking.name, ranking.nanoseconds
        );
    }
    for other in others {
        if other.nanoseconds < table.nanoseconds {
            wrong.push(format!("{} is faster", other.name));
        }
    }
    for what in &wrong {
        println!("WRONG: {what}");
    }
    if wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
