//! What is said of video poker, compared with the golden sentences.

use super::words;
use crate::core::{Card, DeckTooShort, Joker, PackCard, Rank};
use crate::poker::Coins;
use crate::poker::Refusal as OfCards;
use crate::poker::jacks::Refusal;
use crate::poker::practice::{Kind, PracticeHands};
use crate::text::said::compare;
use crate::text::testing::{HANDS, WITH_JOKERS, hand};

const NUMBERS: [u8; 9] = [0, 1, 2, 3, 5, 11, 21, 22, 101];

/// Every sort of hands that can be practised.
fn practised() -> Vec<PracticeHands> {
    let suits = ["C", "D"];
    let fifth = Rank::ALL[4..].iter();
    let fifth = fifth.flat_map(|rank| suits.map(|suit| (rank.code(), suit)));
    let hands = fifth.map(|(rank, suit)| format!("2C3C4C5C{rank}{suit}"));
    let more = ["2C3C4C4D5D", "2C3C4C4D5H"].map(str::to_owned);
    let hands: Vec<String> = hands.chain(more).collect();
    let kinds = Kind::ALL.into_iter().map(PracticeHands::Of);
    let lists = ["close", "penalty"].map(|name| format!("{name}.{}", hands.join(".")));
    let lists = lists.into_iter().chain(["mistakes.lf".to_owned()]);
    let lists = lists.map(|list| list.parse().expect("hands"));
    kinds.chain(lists).collect()
}

/// Why something is refused; of the cards alone one reason, for all of them stand with draw poker.
fn refusals() -> [Refusal; 4] {
    let short = DeckTooShort { left: 1, wanted: 2 };
    [
        Refusal::NoBet,
        Refusal::NotEnough,
        Refusal::Cards(OfCards::NothingMarked),
        Refusal::Cards(OfCards::TooFewLeft(short)),
    ]
}

#[test]
fn what_is_said_of_video_poker_is_what_was_said() {
    compare("jacks", |language, said| {
        let words = words(language);
        for hands in practised() {
            let code = hands.to_string();
            let call = format!(
                "jacks_practice({})",
                code.split('.').next().unwrap_or(&code)
            );
            said.add(&call, words.jacks_practice(&hands));
        }
        for count in NUMBERS {
            said.add(&format!("coins({count})"), words.coins(count.into()));
            for name in ["Full house", "Pair of sixes"] {
                let call = format!("hand_pays({name}, {count})");
                said.add(&call, words.hand_pays(name, count.into()));
                let call = format!("prize_pays({name}, {count})");
                said.add(&call, words.prize_pays(name, count.into()));
            }
            let held = words.held_count(count.into());
            said.add(&format!("held_count({count})"), held);
        }
        for count in [112, 1_000, 4_000, 400_001] {
            said.add(&format!("coins({count})"), words.coins(count));
        }
        for coins in Coins::all() {
            let call = format!("coins_bet({})", coins.number());
            said.add(&call, words.coins_bet(coins));
        }
        for rank in Rank::ALL {
            let call = format!("pairs_pay_from({rank:?})");
            said.add(&call, words.pairs_pay_from(rank));
        }
        for why in refusals() {
            said.add(
                &format!("jacks_refusal({why:?})"),
                words.jacks_refusal(&why),
            );
        }
        let cards = Card::parse_list("2S 3H 4C 5D 6S 7H 8C 9D TS JH QC KD AS").expect("cards");
        let cards = cards.into_iter().map(PackCard::Natural);
        let cards: Vec<PackCard> = cards.chain(Joker::ALL.map(PackCard::Joker)).collect();
        for card in cards {
            for is_held in [true, false] {
                for count in NUMBERS {
                    let call = format!("card_held({card:?}, {is_held}, {count})");
                    let sentence = words.card_held(card, is_held, count.into());
                    said.add(&call, sentence);
                }
            }
        }
        for codes in HANDS.into_iter().chain(WITH_JOKERS) {
            let hand = hand(codes);
            for count in 1..=5 {
                let call = format!("held_cards({count} of {codes})");
                said.add(&call, words.held_cards(&hand.each()[..count]));
            }
        }
        for name in ["9/6", "Deuces Wild 25/15/9/5/3/2"] {
            said.add(&format!("pay_table_is({name})"), words.pay_table_is(name));
        }
    });
}
