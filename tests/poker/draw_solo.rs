//! The coach of solo draw against brute force, which makes every draw from the present pack and ranks it.

use crate::support::numbers::Random;
use fair_deal::coach::draw::{SoloDrawChances, SoloDrawCoach, SoloDrawHold};
use fair_deal::core::{Category, Decks, Jokers, PackCard, WildHand};
use fair_deal::table::Marks;

/// Visits every way to draw this number of these cards into the swapped places.
fn each_draw(
    hand: &mut [PackCard; 5],
    places: &[usize],
    left: &[PackCard],
    see: &mut impl FnMut(&[PackCard; 5]),
) {
    let Some((place, others)) = places.split_first() else {
        return see(hand);
    };
    for (at, card) in left.iter().enumerate() {
        hand[*place] = *card;
        each_draw(hand, others, &left[at + 1..], see);
    }
}

fn agrees(chances: &SoloDrawChances, hand: [PackCard; 5], left: &[PackCard], most: usize) {
    for (hold, swapped) in chances.holds().iter().zip(Marks::all()) {
        assert_eq!(hold.swapped(), swapped);
        if swapped.count() > most {
            continue;
        }
        let places: Vec<usize> = swapped.places().collect();
        let mut counts = [0; Category::ALL.len()];
        each_draw(&mut hand.clone(), &places, left, &mut |cards| {
            let hand = WildHand::new(cards).expect("five different cards");
            counts[hand.rank().category() as usize] += 1;
        });
        for category in Category::ALL {
            assert_eq!(
                hold.count(category),
                counts[category as usize],
                "{hand:?}, {left:?}, {swapped:?}: {category:?}"
            );
        }
        assert_eq!(hold.draws(), counts.iter().sum::<u32>());
    }
}

fn chances_of(jokers: Jokers, pack: &[PackCard], left: usize) -> (SoloDrawChances, [PackCard; 5]) {
    let hand: [PackCard; 5] = pack[..5].try_into().expect("five cards");
    let gone = &pack[5..pack.len() - left];
    let hand_dealt = WildHand::new(&hand).expect("a hand");
    (
        SoloDrawCoach::new(jokers)
            .chances(&hand_dealt, gone)
            .expect("chances"),
        hand,
    )
}

#[test]
fn every_draw_from_a_short_pack_is_counted() {
    let mut random = Random(5);
    for jokers in Jokers::ALL {
        let mut pack = Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers();
        for left in [0, 1, 2, 4, 5, 6, 9, 12, 15, 18, 18, 18] {
            random.shuffle(&mut pack);
            let (chances, hand) = chances_of(jokers, &pack, left);
            agrees(&chances, hand, &pack[pack.len() - left..], 5);
        }
        // The hand has one joker or all of them. Another one may be among the cards that are left.
        for in_hand in 1..=jokers.count() {
            random.shuffle(&mut pack);
            pack.sort_by_key(|card| matches!(card, PackCard::Natural(_)));
            let last = pack.len() - 1;
            for joker in in_hand..jokers.count() {
                pack.swap(joker, last);
            }
            let (chances, hand) = chances_of(jokers, &pack, 16);
            agrees(&chances, hand, &pack[pack.len() - 16..], 5);
        }
    }
}

#[test]
fn every_draw_from_a_whole_pack_is_counted() {
    let mut random = Random(6);
    for jokers in Jokers::ALL {
        let mut pack = Decks::ONE.with_jokers(jokers).fresh_pack_with_jokers();
        for _ in 0..3 {
            random.shuffle(&mut pack);
            let left = pack.len() - 5;
            let (chances, hand) = chances_of(jokers, &pack, left);
            agrees(&chances, hand, &pack[5..], 3);
            let all: u32 = chances.holds().iter().map(SoloDrawHold::draws).sum();
            let expected = [2_598_960, 2_869_685, 3_162_510][jokers.count()];
            assert_eq!(all, expected);
        }
    }
}

#[test]
fn holds_that_need_too_many_cards_have_no_draws() {
    let pack = Decks::ONE.fresh_pack_with_jokers();
    let (chances, _) = chances_of(Jokers::None, &pack, 2);
    for hold in chances.holds() {
        let expected = [1, 2, 1, 0, 0, 0][hold.swapped().count()];
        assert_eq!(hold.draws(), expected);
    }
}
