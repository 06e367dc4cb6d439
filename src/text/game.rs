//! The words for each game, generated from the list of games.

use fair_deal_places::games;

use super::Language;
use crate::check::{AnyCheck, Check, CheckedGame};
use crate::core::PackCard;
use crate::history::{GameName, RecordedGame};

/// The words for a game on the pages of the history, the statistics and the check.
pub trait GameWords: RecordedGame + CheckedGame {
    /// The name of these terms, on which rounds were played; `None` if the game has no such terms.
    fn terms(language: Language, terms: &str) -> Option<String>;

    /// The decision with this code in a record, with these cards in the hand; `None` if the game has no such decision.
    fn decision(language: Language, code: char, cards: &[PackCard]) -> Option<String>;

    /// The result of the round that a check replays. Empty if the round is not over.
    fn result(language: Language, check: &Check<Self>) -> String;

    /// The name of the game by these rules. `None` if it is the name of its table.
    #[must_use]
    fn name_by_rules(_language: Language, _rules: &str) -> Option<&'static str> {
        None
    }
}

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        pub(crate) fn terms(language: Language, game: GameName, terms: &str) -> Option<String> {
            match game {
                $($(#[cfg($cfg)])? GameName::$game => {
                    <crate::$($type)::+ as GameWords>::terms(language, terms)
                })+
            }
        }

        pub(crate) fn decision(
            language: Language,
            game: GameName,
            code: char,
            cards: &[PackCard],
        ) -> Option<String> {
            match game {
                $($(#[cfg($cfg)])? GameName::$game => {
                    <crate::$($type)::+>::decision(language, code, cards)
                })+
            }
        }

        pub(crate) fn result(language: Language, check: &AnyCheck) -> String {
            match check {
                $($(#[cfg($cfg)])? AnyCheck::$game(check) => GameWords::result(language, check),)+
            }
        }

        pub(crate) fn name_by_rules(
            language: Language,
            game: GameName,
            rules: &str,
        ) -> Option<&'static str> {
            match game {
                $($(#[cfg($cfg)])? GameName::$game => {
                    <crate::$($type)::+>::name_by_rules(language, rules)
                })+
            }
        }
    };
}
games!(declare);
