//! The ranking of poker hands (RULES.md, “Ranking a poker hand”) against all 2,598,960 hands, a slow and obvious
//! oracle, and golden hands.

use std::collections::{BTreeMap, BTreeSet};

use crate::oracle;
use crate::support::golden;
use crate::support::numbers::every_five;
use fair_deal::core::explain::{Explanation, Next, Purpose, State, explain};
use fair_deal::core::{
    Card, Category, Decks, HandRank, Joker, PackCard, PokerHand, Rank, WildHand,
};

/// Calls `visit` with each of the C(52,5) hands once.
fn every_hand(mut visit: impl FnMut(&PokerHand)) {
    every_five(&Decks::ONE.fresh_pack(), |cards| {
        visit(&PokerHand::new(cards).expect("five different cards"));
    });
}

#[test]
fn all_hands_have_known_categories_and_7462_values() {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut values: BTreeSet<HandRank> = BTreeSet::new();
    every_hand(|hand| {
        let rank = hand.rank();
        *counts.entry(rank.category().code()).or_default() += 1;
        values.insert(rank);
    });
    let known = golden("seeds.json");
    for (category, count) in &counts {
        assert_eq!(
            Some(*count),
            known["category_counts"][category].as_u64(),
            "{category}"
        );
    }
    assert_eq!(counts.len(), 10, "five of a kind needs a joker");
    assert_eq!(
        Some(values.len() as u64),
        known["distinct_hand_values"].as_u64()
    );
}

#[test]
fn all_hands_are_ranked_as_the_oracle_ranks_them() {
    // Equal ranks on our side must be equal on the oracle's side, and higher ones higher. One pass pairs them, a second
    // checks them in our order.
    let mut pairs: BTreeMap<HandRank, oracle::Worth> = BTreeMap::new();
    every_hand(|hand| {
        let worth = oracle::worth(hand.cards());
        let rank = hand.rank();
        assert_eq!(rank.category(), worth.category, "{:?}", hand.cards());
        let known = pairs.entry(rank).or_insert(worth);
        assert_eq!(
            *known,
            worth,
            "{:?} ties with what it should not",
            hand.cards()
        );
    });
    assert_eq!(pairs.len(), 7_462);
    let in_our_order: Vec<&oracle::Worth> = pairs.values().collect();
    for next in in_our_order.windows(2) {
        assert!(
            next[0] < next[1],
            "{:?} must not beat {:?}",
            next[1],
            next[0]
        );
    }
}

#[test]
fn all_hands_are_explained_as_they_are_ranked() {
    every_hand(|hand| {
        let explanation = explained((*hand).into());
        assert_eq!(explanation.jokers, []);
    });
}

/// The explanation of this hand, which reaches its rank along arrows of the diagram.
fn explained(hand: WildHand) -> Explanation {
    let explanation = explain(&hand);
    let cards = hand.cards();
    assert_eq!(explanation.category, hand.rank().category(), "{cards:?}");
    let mut at = Next::Ask(State::START);
    for step in &explanation.steps {
        assert_eq!(at, Next::Ask(step.state), "{cards:?}");
        let arrow = (step.finding.answer(), step.next);
        assert!(
            step.state.question().answers().contains(&arrow),
            "{cards:?}"
        );
        at = step.next;
    }
    assert_eq!(at, Next::Is(explanation.category), "{cards:?}");
    explanation
}

/// All 270,725 hands with one joker, and all 22,100 with two. `tests/exhaustive/jokers.rs` checks that the jokers play
/// as the best cards.
#[test]
fn joker_hands_are_explained_as_they_are_ranked() {
    let pack = Decks::ONE.fresh_pack();
    let (mut hands, mut reached) = (0, BTreeSet::new());
    let mut visit = |naturals: &[usize]| {
        let naturals: Vec<Card> = naturals.iter().map(|at| pack[*at]).collect();
        let jokers = Joker::ALL.map(PackCard::Joker).into_iter();
        let cards: Vec<PackCard> = naturals.iter().copied().map(PackCard::Natural).collect();
        let cards: Vec<PackCard> = cards.into_iter().chain(jokers).take(5).collect();
        let hand = WildHand::new(&cards).expect("five different cards");
        let explanation = explained(hand);
        assert_eq!(explanation.jokers.len(), 5 - naturals.len());
        for step in &explanation.jokers {
            assert_eq!(hand.jokers().find(|(joker, _)| *joker == step.joker), {
                Some((step.joker, step.plays_as))
            });
            assert_is_true(step.purpose, step.plays_as, &naturals, hand.plays_as());
        }
        reached.insert(explanation.category);
        hands += 1;
    };
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                visit(&[a, b, c]);
                for d in 0..c {
                    visit(&[a, b, c, d]);
                }
            }
        }
    }
    assert_eq!(hands, 270_725 + 22_100);
    // With a joker, no hand stays at high card or two pair.
    let missing = Category::ALL.into_iter().filter(|it| !reached.contains(it));
    let missing: Vec<Category> = missing.collect();
    assert_eq!(missing, [Category::HighCard, Category::TwoPair]);
}

/// Checks the stated purpose of the card that a joker plays as.
fn assert_is_true(purpose: Purpose, card: Card, naturals: &[Card], plays_as: &[Card; 5]) {
    let ranks: BTreeSet<Rank> = plays_as.iter().map(|card| card.rank).collect();
    match purpose {
        Purpose::OneMore => assert!(naturals.iter().any(|other| other.rank == card.rank)),
        Purpose::Straight | Purpose::StraightFlush => {
            assert_eq!(ranks.len(), 5, "{plays_as:?}");
        }
        Purpose::RoyalFlush => assert!(card.rank >= Rank::Ten && ranks.len() == 5),
        Purpose::Flush => {
            assert!(plays_as.iter().all(|other| other.suit == card.suit));
            let higher = Rank::ALL.into_iter().filter(|rank| *rank > card.rank);
            for rank in higher {
                assert!(ranks.contains(&rank), "{rank:?} is higher: {plays_as:?}");
            }
        }
    }
}

#[test]
fn the_order_of_the_cards_does_not_matter() {
    for codes in [
        "AS 2C 3D 4D 5H",
        "8S 5C 8D 5D 9H",
        "3S 3H 3D AS AH",
        "AS TS JS 2S KS",
    ] {
        let cards = Card::parse_list(codes).expect(codes);
        let rank = PokerHand::new(&cards).expect(codes).rank();
        for order in oracle::permutations(&[0, 1, 2, 3, 4]) {
            let turned: Vec<Card> = order.iter().map(|&at| cards[at]).collect();
            assert_eq!(
                PokerHand::new(&turned).expect(codes).rank(),
                rank,
                "{turned:?}"
            );
        }
    }
}

#[test]
fn golden_hands_have_their_category() {
    let seeds = golden("seeds.json");
    let hands = seeds["poker_categories"].as_array().expect("a list");
    assert_eq!(hands.len(), 12);
    for case in hands {
        let codes = case["hand"].as_str().expect("codes");
        let hand: PokerHand = codes.parse().expect(codes);
        assert_eq!(case["category"], hand.rank().category().code(), "{codes}");
    }
}

#[test]
fn twenty_samples_have_their_category_and_top_card() {
    let seeds = golden("seeds.json");
    let hands = seeds["poker_sample"].as_array().expect("a list");
    assert_eq!(hands.len(), 20);
    for case in hands {
        let codes = case["hand"].as_str().expect("codes");
        let hand: PokerHand = codes.parse().expect(codes);
        assert_eq!(case["category"], hand.rank().category().code(), "{codes}");
        assert_eq!(case["top"], hand.top_card().to_string(), "{codes}");
    }
}

#[test]
fn ten_straights_are_ordered_from_wheel_to_ace() {
    let straights = [
        "AS 2H 3D 4C 5S",
        "2S 3H 4D 5C 6S",
        "3S 4H 5D 6C 7S",
        "4S 5H 6D 7C 8S",
        "5S 6H 7D 8C 9S",
        "6S 7H 8D 9C TS",
        "7S 8H 9D TC JS",
        "8S 9H TD JC QS",
        "9S TH JD QC KS",
        "TS JH QD KC AS",
    ]
    .map(|codes| codes.parse::<PokerHand>().expect(codes).rank());
    assert!(straights.is_sorted());
    let tops: Vec<Rank> = straights
        .iter()
        .filter_map(|rank| rank.deciding_ranks().next())
        .collect();
    assert_eq!(tops, Rank::ALL[3..]);
    assert!(
        straights
            .iter()
            .all(|rank| rank.category() == Category::Straight)
    );
}
