//! Every sentence of side bets, compared with what it said before the words became data.

use super::tests::classes;
use crate::blackjack::Bet;
use crate::blackjack::side_bet::SideBet;
use crate::core::Chips;
use crate::text::said::compare;
use crate::text::words;

#[test]
fn side_bets_say_what_they_said() {
    compare("side-bets", |language, said| {
        let words = words(language);
        for (name, phrase) in [
            ("side_bets()", words.side_bets()),
            ("no_side_bet()", words.no_side_bet()),
            ("side_bets_gone()", words.side_bets_gone()),
            ("fewer_bets()", words.fewer_bets()),
        ] {
            said.add(name, phrase);
        }
        for pays in [0_u16, 1, 2, 3, 5, 11, 21, 22, 101, 1000] {
            said.add(&format!("odds_to_one({pays})"), words.odds_to_one(pays));
        }
        for percent in [0.0, -0.0, 1.0, 0.004, -0.004, -0.006, 2.345, -12.5, -100.0] {
            let worth = words.side_bet_worth(percent);
            said.add(&format!("side_bet_worth({percent})"), worth);
        }
        let amounts = [0, 1, 2, 15, 20, 201, 2000].map(Chips::from_halves);
        for bet in SideBet::ALL {
            said.add(&format!("side_bet({bet:?})"), words.side_bet(bet));
            said.add(&format!("side_bet_wins({bet:?})"), words.side_bet_wins(bet));
            let chips = words.chips_on_side_bet(bet);
            said.add(&format!("chips_on_side_bet({bet:?})"), chips);
            let pays = words.pays_of_side_bet(bet);
            said.add(&format!("pays_of_side_bet({bet:?})"), pays);
            let lost = words.side_bet_ended(bet, None);
            said.add(&format!("side_bet_ended({bet:?}, None)"), lost);
            for chips in [0, 1, 2, 5, 21, 500] {
                let laid = Bet::new(chips).unwrap_or(Bet::NONE);
                let is = words.side_bet_is(bet, laid);
                said.add(&format!("side_bet_is({bet:?}, {chips})"), is);
            }
            for won in amounts {
                let all = words.side_bet_won_in_all(bet, won);
                said.add(&format!("side_bet_won_in_all({bet:?}, {won})"), all);
                for (class, _) in bet.usual().rows() {
                    let told = words.side_bet_won(bet, *class, won);
                    said.add(&format!("side_bet_won({bet:?}, {class:?}, {won})"), told);
                }
            }
            for (class, _) in bet.usual().rows() {
                let ended = words.side_bet_ended(bet, Some(*class));
                said.add(&format!("side_bet_ended({bet:?}, {class:?})"), ended);
            }
        }
        for class in classes() {
            said.add(
                &format!("side_bet_class({class:?})"),
                words.side_bet_class(class),
            );
        }
        for lost in amounts {
            said.add(
                &format!("side_bets_lost({lost})"),
                words.side_bets_lost(lost),
            );
        }
    });
}
