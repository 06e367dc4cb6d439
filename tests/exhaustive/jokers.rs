//! Hands with jokers (RULES.md, “Jokers”) against a brute force that tries every card in the place of each joker, and
//! the counts of a pack of 53 cards.

use std::collections::{BTreeMap, HashMap};

use crate::support::golden;
use crate::support::numbers::every_five;
use fair_deal::core::{
    Card, Category, Decks, HandRank, Joker, Jokers, Mix, PackCard, PokerHand, Rank, Secret,
    WildHand,
};

/// The best hand that these natural cards and this many jokers can make. A separate oracle checks the ranking of
/// natural hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Best {
    FiveOfAKind(Rank),
    Natural(HandRank),
}

fn brute_force(naturals: &[Card], pack: &[Card]) -> Best {
    let rank = naturals[0].rank;
    if naturals.iter().all(|card| card.rank == rank) {
        // The best hand without it, four of a kind, is worse.
        return Best::FiveOfAKind(rank);
    }
    let mut tried = naturals.to_vec();
    let mut best = None;
    match 5 - naturals.len() {
        1 => {
            tried.push(pack[0]);
            for first in pack {
                tried[4] = *first;
                best = best.max(PokerHand::new(&tried).ok().map(|hand| hand.rank()));
            }
        }
        2 => {
            tried.extend([pack[0], pack[1]]);
            for first in pack {
                for second in pack {
                    (tried[3], tried[4]) = (*first, *second);
                    best = best.max(PokerHand::new(&tried).ok().map(|hand| hand.rank()));
                }
            }
        }
        others => panic!("{others} jokers"),
    }
    Best::Natural(best.expect("some card fits"))
}

/// These natural cards, with a joker at the end for each missing card.
fn with_jokers(naturals: &[Card]) -> Vec<PackCard> {
    let jokers = Joker::ALL.into_iter().map(PackCard::Joker);
    let naturals = naturals.iter().copied().map(PackCard::Natural);
    naturals.chain(jokers).take(5).collect()
}

/// Checks that the hand has this value and that its jokers stand for cards that give it.
fn is_worth(cards: &[PackCard], best: Best) {
    let hand = WildHand::new(cards).expect("five different cards");
    for (card, plays_as) in cards.iter().zip(hand.plays_as()) {
        assert!(matches!(card, PackCard::Joker(_)) || *card == PackCard::Natural(*plays_as));
    }
    match best {
        Best::Natural(rank) => {
            assert_eq!(hand.rank(), rank, "{cards:?}");
            let played = PokerHand::new(hand.plays_as()).expect("no card twice");
            assert_eq!(played.rank(), rank, "{cards:?}");
            assert_eq!(played.top_card(), hand.top_card(), "{cards:?}");
        }
        Best::FiveOfAKind(rank) => {
            assert_eq!(hand.rank().category(), Category::FiveOfAKind, "{cards:?}");
            let deciding: Vec<Rank> = hand.rank().deciding_ranks().collect();
            assert_eq!(deciding, [rank], "{cards:?}");
            assert!(hand.plays_as().iter().all(|card| card.rank == rank));
        }
    }
}

#[test]
fn one_joker_plays_as_the_best_card() {
    let pack = Decks::ONE.fresh_pack();
    let mut hands = 0;
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let naturals = [a, b, c, d].map(|at| pack[at]);
                    is_worth(&with_jokers(&naturals), brute_force(&naturals, &pack));
                    hands += 1;
                }
            }
        }
    }
    assert_eq!(hands, 270_725);
}

#[test]
fn two_jokers_play_as_the_best_cards() {
    let pack = Decks::ONE.fresh_pack();
    let mut known = HashMap::new();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                let naturals = [a, b, c].map(|at| pack[at]);
                let best = brute_force(&naturals, &pack);
                is_worth(&with_jokers(&naturals), best);
                known.insert([a, b, c], best);
            }
        }
    }
    assert_eq!(known.len(), 22_100);

    // In any order of the cards too.
    let mut secrets = (0_u32..).map(|number| {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        Secret::from_bytes(bytes)
    });
    for _ in 0..100_000 {
        let secret = secrets.next().expect("another number");
        let key = secret.key(&Mix::default());
        let mut places = key.shuffle((0..52_usize).collect())[..3].to_vec();
        let naturals: Vec<Card> = places.iter().map(|at| pack[*at]).collect();
        places.sort_unstable_by(|a, b| b.cmp(a));
        let best = known[places.as_slice()];
        is_worth(&key.shuffle(with_jokers(&naturals)), best);
    }
}

#[test]
fn a_pack_with_one_joker_has_the_known_counts() {
    let file = golden("draw_poker.json");
    let known = &file["joker_kings_or_better"];
    let pack = Decks::ONE.with_jokers(Jokers::One).fresh_pack_with_jokers();
    assert_eq!(known["cards"].as_u64(), Some(pack.len() as u64));
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    every_five(&pack, |cards| {
        let hand = WildHand::new(cards).expect("five different cards");
        *counts.entry(golden_name(&hand)).or_default() += 1;
    });
    let known: BTreeMap<&str, u64> = known["deal_counts"]
        .as_object()
        .expect("counts")
        .iter()
        .map(|(name, count)| (name.as_str(), count.as_u64().expect("a count")))
        .collect();
    assert_eq!(counts, known);
}

/// The category as the golden file splits it.
fn golden_name(hand: &WildHand) -> &'static str {
    let rank = hand.rank();
    let is_wild = hand.jokers().next().is_some();
    match rank.category() {
        Category::RoyalFlush if is_wild => "WildRoyal",
        Category::RoyalFlush => "NaturalRoyal",
        Category::OnePair if rank.deciding_ranks().next() >= Some(Rank::King) => "KingsOrBetter",
        Category::OnePair | Category::HighCard => "Nothing",
        category @ (Category::TwoPair
        | Category::ThreeOfAKind
        | Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::FiveOfAKind) => category.code(),
    }
}

#[test]
fn hand_without_jokers_keeps_its_rank() {
    let pack = Decks::ONE.fresh_pack();
    for number in 0..=u8::MAX {
        let key = Secret::from_bytes([number; 32]).key(&Mix::default());
        let order = key.shuffle(pack.clone());
        for cards in order.chunks_exact(5) {
            let natural = PokerHand::new(cards).expect("five different cards");
            let wild: Vec<PackCard> = cards.iter().copied().map(PackCard::from).collect();
            let wild = WildHand::new(&wild).expect("five different cards");
            assert_eq!(wild, WildHand::from(natural));
            assert_eq!(wild.rank(), natural.rank());
            assert_eq!(wild.jokers().count(), 0);
        }
    }
}
