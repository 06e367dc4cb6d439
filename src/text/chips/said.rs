//! What is said of the duel for chips, compared with the golden sentences.

use std::cmp::Ordering;

use crate::core::Chips;
use crate::poker::Character;
use crate::poker::chips::{Deed, NoMore};
use crate::poker::duel::{Betting, Holder};
use crate::text::poker::words;
use crate::text::said::compare;

/// Amounts in half chips.
const HALVES: [u64; 14] = [0, 1, 2, 3, 4, 6, 9, 10, 22, 42, 44, 200, 202, 2_469];

/// All who can sit at a table.
fn holders() -> Vec<Holder> {
    let opponents = Character::ALL.map(Holder::Opponent);
    [Holder::Player].into_iter().chain(opponents).collect()
}

/// Everything that can be done, with every amount.
fn deeds() -> Vec<Deed> {
    let amounts = || HALVES.map(Chips::from_halves).into_iter();
    [Deed::Check, Deed::Fold]
        .into_iter()
        .chain(amounts().map(Deed::Bet))
        .chain(amounts().map(Deed::Call))
        .chain(amounts().map(Deed::Raise))
        .chain([0, 1, 2, 3, 5, 11, 21, 22, 101].map(Deed::Swap))
        .collect()
}

/// How a deed is written in a call: `Bet(4.5)`.
fn written(deed: Deed) -> String {
    match deed {
        Deed::Check | Deed::Fold | Deed::Swap(_) => format!("{deed:?}"),
        Deed::Bet(chips) => format!("Bet({chips})"),
        Deed::Call(chips) => format!("Call({chips})"),
        Deed::Raise(to) => format!("Raise({to})"),
    }
}

#[test]
fn what_is_said_of_deeds_is_what_was_said() {
    compare("chips.deeds", |language, said| {
        let words = words(language);
        for deed in deeds() {
            let call = written(deed);
            said.add(&format!("did({call})"), words.did(deed));
            said.add(&format!("you_did({call})"), words.you_did(deed));
            for character in Character::ALL {
                let sentence = words.they_did(character, deed);
                said.add(&format!("they_did({character:?}, {call})"), sentence);
            }
        }
        for why in NoMore::ALL {
            for button in [words.raise(), words.place_bet()] {
                let call = format!("no_more({button}, {why:?})");
                said.add(&call, words.no_more(button, why));
            }
        }
    });
}

#[test]
fn what_is_said_of_chips_is_what_was_said() {
    compare("chips", |language, said| {
        let words = words(language);
        said.add("played_for()", words.played_for());
        for betting in Betting::ALL {
            said.add(&format!("betting({betting:?})"), words.betting(betting));
            said.add(&format!("now_for({betting:?})"), words.now_for(betting));
        }
        said.add("chips_note()", words.chips_note());
        said.add("chips_intro()", words.chips_intro());
        said.add("all_in()", words.all_in());
        said.add("antes()", words.antes());
        said.add("left_behind()", words.left_behind());
        said.add("button()", words.button());
        let amounts = HALVES.map(Chips::from_halves);
        for chips in amounts {
            said.add(&format!("to_call({chips})"), words.to_call(chips));
            for pot in amounts {
                let call = format!("your_bet({chips}, {pot})");
                said.add(&call, words.your_bet(chips, pot));
            }
            said.add(&format!("pot({chips})"), words.pot(chips));
            for given in [0, 1, 2, 3, 5, 11, 21, 22, 101] {
                let call = format!("stack({chips}, {given})");
                said.add(&call, words.stack(chips, given));
            }
            for change in [Ordering::Less, Ordering::Equal, Ordering::Greater] {
                let call = format!("their_chips({change:?}, {chips})");
                said.add(&call, words.their_chips(change, chips));
            }
            for holder in holders() {
                let call = format!("{holder:?}, {chips}");
                let left = words.has_left(holder, chips);
                said.add(&format!("has_left({call})"), left);
                said.add(&format!("gets({call})"), words.gets(holder, chips));
                let back = words.goes_back(holder, chips);
                said.add(&format!("goes_back({call})"), back);
            }
        }
        for holder in holders() {
            let call = format!("{holder:?}");
            said.add(&format!("has_button({call})"), words.has_button(holder));
            let stack = words.new_stack_for(holder);
            said.add(&format!("new_stack_for({call})"), stack);
        }
    });
}
