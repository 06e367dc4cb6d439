//! The words for each game.

use super::Language;
use crate::check::{AnyCheck, Check, CheckedGame};
use crate::core::PackCard;
use crate::games::each;
use crate::history::{GameName, RecordedGame};
use crate::text::messages::PagesWords;

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

    /// The name of the sum of the bets.
    #[must_use]
    fn bets(words: PagesWords) -> &'static str {
        words.bets()
    }
}

pub(crate) fn terms(language: Language, game: GameName, terms: &str) -> Option<String> {
    each!(GameName, game, G => <G as GameWords>::terms(language, terms))
}

pub(crate) fn decision(
    language: Language,
    game: GameName,
    code: char,
    cards: &[PackCard],
) -> Option<String> {
    each!(GameName, game, G => G::decision(language, code, cards))
}

pub(crate) fn result(language: Language, check: &AnyCheck) -> String {
    each!(AnyCheck(check), check, G => G::result(language, check))
}

pub(crate) fn name_by_rules(
    language: Language,
    game: GameName,
    rules: &str,
) -> Option<&'static str> {
    each!(GameName, game, G => G::name_by_rules(language, rules))
}
