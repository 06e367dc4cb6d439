//! The words of solo draw.

use crate::check::Check;
use crate::core::{Category, Jokers, PackCard, WildHand};
use crate::poker::{SoloDraw, solo_draw};
use crate::table::Marks;
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::poker::{self, PokerWords};

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

impl PokerWords {
    /// The cards of the best hand, after [`PokerWords::best_hand`].
    #[must_use]
    pub fn best_cards(self, best: WildHand) -> String {
        self.best_hand_cards(&self.each_card(&best))
    }

    /// The number of times that each category came up. `counts` is not empty.
    #[must_use]
    pub fn made(self, counts: &[(Category, usize)]) -> String {
        let one = |(category, times): &(Category, usize)| self.hand_made(*category, *times);
        let list: Vec<String> = counts.iter().map(one).collect();
        self.hands_made_are(&list.join(self.hands_made_between()))
    }
}
