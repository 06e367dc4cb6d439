//! The names of the games of video poker and of what they pay, compared with the golden sentences.

use super::called_in;
use crate::poker::machine::{Class, Game, WildCards};
use crate::text::poker::words;
use crate::text::said::compare;
use crate::text::testing::{HANDS, WITH_JOKERS, hand};

#[test]
fn what_is_said_of_games_is_what_was_said() {
    compare("machine", |language, said| {
        let words = words(language);
        for game in Game::ALL {
            said.add(&format!("game_name({game:?})"), words.game_name(game));
            let call = format!("table_of({game:?}, 9/6)");
            said.add(&call, words.table_of(game, "9/6"));
        }
        for class in Class::ALL {
            said.add(&format!("class({class:?})"), words.class(class));
        }
        for wild in [WildCards::None, WildCards::Deuces, WildCards::Joker] {
            let sentence = words.wild_cards(wild).unwrap_or("(nothing)");
            said.add(&format!("wild_cards({wild:?})"), sentence);
        }
        for game in [Game::JacksOrBetter, Game::Deuces, Game::JokerKings] {
            for codes in HANDS.into_iter().chain(WITH_JOKERS) {
                let call = format!("called_in({game:?}, {codes})");
                said.add(&call, called_in(words, game, &hand(codes)));
            }
        }
    });
}
