//! The words of solo draw.

use crate::check::Check;
use crate::core::{Jokers, PackCard};
use crate::poker::{SoloDraw, solo_draw};
use crate::table::Marks;
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::poker;

impl GameWords for SoloDraw {
    fn terms(language: Language, terms: &str) -> Option<String> {
        let jokers: Option<Jokers> = terms.parse().ok();
        jokers.map(|jokers| poker::words(language).jokers(jokers).to_owned())
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        Marks::from_code(code).map(|marks| match marks {
            Marks::NONE => crate::text::words(language).finish().to_owned(),
            marks => PagesWords::of(language).history_swap(marks.count()),
        })
    }

    fn result(language: Language, check: &Check<SoloDraw>) -> String {
        match check.over() {
            Some(solo_draw::Round::Over(finished)) => {
                poker::words(language).best_hand(finished.best())
            }
            Some(solo_draw::Round::Swapping(_)) | None => String::new(),
        }
    }
}
