//! The words of draw poker: hands, jokers, solo draw and the duel.

#[cfg(test)]
mod said;

use std::ops::Deref;

use super::chips::ChipWords;
use super::english::English;
use super::hands::HandsWords;
use super::jacks::JacksWords;
use super::japanese::Japanese;
use super::russian::Russian;
use super::speech::{Source, Speech};
use super::{Held, Words};
use crate::core::{Category, DeckTooShort, HandRank, Jokers, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Refusal};
use crate::table::Verdict;
use crate::text::language::Language;

/// All that is said at the tables of draw poker in one language, what they share with blackjack included.
/// A program without poker never asks for it, and so has none of these words.
pub trait PokerTableWords:
    Deref<Target = Words> + PokerWords + JacksWords + HandsWords + ChipWords
{
}

impl<W: Deref<Target = Words> + PokerWords + JacksWords + HandsWords + ChipWords> PokerTableWords
    for W
{
}

/// Where they come from.
static WORDS: Source<dyn PokerTableWords> = Source::new(|language| match language {
    Language::English => &English,
    Language::Japanese => &Japanese,
    Language::Russian => &Russian,
});

/// Has the words of draw poker come from here from now on, as [`crate::text::speak`] does for those of
/// every table.
pub fn speak(speech: Speech<dyn PokerTableWords>) {
    WORDS.speak(speech);
}

/// Returns the words of this language, in a program that has poker and outside the browser.
///
/// # Panics
/// In the browser, before the program has begun to [`speak`].
#[must_use]
pub fn words(language: Language) -> &'static dyn PokerTableWords {
    WORDS.words(language)
}

/// The sentences of draw poker, in one language; the others are in [`Words`].
pub trait PokerWords {
    // Hands.

    /// How many jokers a pack has.
    fn jokers(&self, jokers: Jokers) -> &'static str;

    /// What a poker hand of this rank is called: “Full house, aces over fives”.
    fn hand(&self, rank: HandRank) -> String;
    /// What is called a royal flush with a joker in it.
    fn wild_royal(&self) -> &'static str;
    /// What this hand is called: its rank, and of a royal flush whether a joker is in it, because pay tables tell the two
    /// apart.
    fn called(&self, hand: &WildHand) -> String {
        let is_royal = hand.rank().category() == Category::RoyalFlush;
        if is_royal && hand.jokers().next().is_some() {
            self.wild_royal().to_owned()
        } else {
            self.hand(hand.rank())
        }
    }
    /// What a category of hands is called in a list.
    fn category(&self, category: Category) -> &'static str;
    /// How many cards are marked.
    fn marked(&self, count: usize) -> String;
    /// This card was marked, or its mark was taken away; and how many are marked now.
    fn card_marked(&self, card: PackCard, is_marked: bool, count: usize) -> String;
    /// The player's poker hand, card by card, and its rank.
    fn you_hold(&self, hand: WildHand) -> String {
        self.you_hold_as(hand, &self.called(&hand))
    }
    /// The player's poker hand, card by card, and what it is called.
    fn you_hold_as(&self, hand: WildHand, called: &str) -> String;
    /// Which cards are marked for swapping; never none.
    fn marked_cards(&self, cards: &[Held]) -> String;
    /// The player has swapped so many cards.
    fn you_swap(&self, count: usize) -> String;
    /// Why a decision is refused.
    fn refusal(&self, why: &Refusal) -> String;

    // Solo draw.

    /// The best hand of a solo round in a sentence.
    fn best_hand(&self, best: WildHand) -> String;
    /// The cards of the best hand, after [`PokerWords::best_hand`].
    fn best_cards(&self, best: WildHand) -> String;
    /// How often each category came up; never none.
    fn made(&self, counts: &[(Category, usize)]) -> String;
    /// How many cards whoever shared the deal swapped, time after time, and the best hand that
    /// they had.
    fn their_solo(&self, swaps: &[usize], best: WildHand) -> String;

    // The duel.

    /// What an opponent is called.
    fn character(&self, character: Character) -> &'static str;
    /// How an opponent plays, in a few words.
    fn manner(&self, character: Character) -> &'static str;
    /// Who sits at the table, in a sentence.
    fn at_the_table(&self, opponents: Opponents) -> String;
    /// How many cards somebody has swapped, beside their name; none is to stand pat.
    fn swapped(&self, count: usize) -> String;
    /// An opponent has swapped so many cards; none is to stand pat.
    fn they_swap(&self, character: Character, count: usize) -> String;
    /// An opponent's hand, card by card, and its rank.
    fn they_hold(&self, character: Character, hand: WildHand) -> String;
    /// How a duel has ended, in a sentence; the opponent is the best one.
    fn duel_result(&self, verdict: Verdict, rival: Character) -> String;
    /// The player's hand against another one, and what decides between them.
    fn compared(&self, player: HandRank, other: HandRank) -> String;
    /// How many cards whoever shared the deal swapped in a duel, what they held then, and what came
    /// of it.
    fn their_duel(&self, swapped: usize, hand: WildHand, verdict: Verdict) -> String;
}

/// What to do next at the solo table while a round is under way.
#[must_use]
pub fn solo_hint(language: Language, marked: usize, left: usize) -> String {
    let words = words(language);
    if marked > left {
        let wanted = marked;
        words.refusal(&Refusal::TooFewLeft(DeckTooShort { left, wanted }))
    } else if marked == 0 {
        words.choose_cards().to_owned()
    } else {
        words.marked(marked)
    }
}
