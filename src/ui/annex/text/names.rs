//! What the jokers and the opponents are called, in every language: the annex's own copy of the
//! words of the tables.

use crate::core::Joker;
use crate::language::Language;
use crate::poker::Character;

/// A joker, as it stands in the middle of a sentence.
#[must_use]
pub(in crate::ui::annex) const fn joker(language: Language, joker: Joker) -> &'static str {
    match (language, joker) {
        (Language::English, Joker::First) => "red joker",
        (Language::English, Joker::Second) => "black joker",
        (Language::Japanese, Joker::First) => "赤のジョーカー",
        (Language::Japanese, Joker::Second) => "黒のジョーカー",
        (Language::Russian, Joker::First) => "красный джокер",
        (Language::Russian, Joker::Second) => "чёрный джокер",
    }
}

/// An opponent, as it stands in the middle of a sentence.
#[must_use]
pub(in crate::ui::annex) const fn opponent(
    language: Language,
    character: Character,
) -> &'static str {
    let [english, japanese, russian] = match character {
        Character::Rule => ["the Rule", "定石", "Правило"],
        Character::Chaser => ["the Chaser", "追っかけ", "Ловец"],
        Character::Rock => ["the Rock", "石橋", "Скала"],
        Character::Odds => ["the Odds", "確率", "Расчёт"],
    };
    match language {
        Language::English => english,
        Language::Japanese => japanese,
        Language::Russian => russian,
    }
}
