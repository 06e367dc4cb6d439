//! Every sentence of several hands and of other seats.

use super::samples::{bets, every_card, lists, scores};
use crate::blackjack::Seating;
use crate::text::said::compare;
use crate::text::words;

#[test]
fn seats_say_what_they_said() {
    compare("seats", |language, said| {
        let words = words(language);
        said.add("hands_bet_on()", words.hands_bet_on());
        said.add("other_seats()", words.other_seats());
        said.add("about_seats()", words.about_seats());
        said.add("hand_given_up()", words.hand_given_up());
        said.add("seats_turn()", words.seats_turn());
        for hands in Seating::each_hands() {
            for others in Seating::each_others() {
                let seating = Seating::new(hands, others).expect("within the limits");
                let is = words.seating_is(seating);
                said.add(&format!("seating_is({hands}, {others})"), is);
            }
        }
        for hands in [2_u8, 3] {
            said.add(
                &format!("several_hands({hands})"),
                words.several_hands(hands),
            );
            for bet in bets() {
                let each = words.bet_on_each(bet.number(), hands);
                said.add(&format!("bet_on_each({bet:?}, {hands})"), each);
            }
        }
        for number in [1_usize, 2, 3] {
            said.add(&format!("seat_number({number})"), words.seat_number(number));
            for card in every_card() {
                let draws = words.seat_draws(number, card);
                said.add(&format!("seat_draws({number}, {card:?})"), draws);
            }
            for cards in lists() {
                for score in scores().into_iter().step_by(4) {
                    let has = words.seat_has(number, &cards, score);
                    let call = format!("seat_has({number}, {cards:?}, {score:?})");
                    said.add(&call, has);
                }
            }
        }
    });
}
