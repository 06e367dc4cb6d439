//! What is said of several hands of video poker, compared with the golden sentences.

use crate::poker::{Coins, Hands};
use crate::text::poker::words;
use crate::text::said::compare;

#[test]
fn what_is_said_of_several_hands_is_what_was_said() {
    compare("hands", |language, said| {
        let words = words(language);
        said.add("no_prize()", words.no_prize());
        let counts = [
            ("Full house", 1),
            ("Two pair", 2),
            ("Flush", 21),
            ("Nothing", 101),
        ];
        for hands in Hands::ALL {
            said.add(&format!("hand_count({hands})"), words.hand_count(hands));
            for coins in Coins::all() {
                let call = format!("coins_on_hands({}, {hands})", coins.number());
                said.add(&call, words.coins_on_hands(coins, hands));
            }
            for many in 0..=counts.len() {
                let call = format!("hands_are({hands}, {:?})", &counts[..many]);
                said.add(&call, words.hands_are(hands, &counts[..many]));
            }
            said.add(&format!("hands_left({hands})"), words.hands_left(hands));
            said.add(&format!("all_hands({hands})"), words.all_hands(hands));
        }
        for number in [0_u8, 1, 2, 3, 5, 11, 21, 22, 100, 101] {
            let call = format!("best_hand_is({number}, Full house)");
            let sentence = words.best_hand_is(number.into(), "Full house");
            said.add(&call, sentence);
            let paid = u32::from(number);
            said.add(&format!("hands_pay({paid})"), words.hands_pay(paid));
            let call = format!("their_hands_pay({paid})");
            said.add(&call, words.their_hands_pay(paid));
        }
        for paid in [4_000, 400_001] {
            said.add(&format!("hands_pay({paid})"), words.hands_pay(paid));
            let call = format!("their_hands_pay({paid})");
            said.add(&call, words.their_hands_pay(paid));
        }
    });
}
