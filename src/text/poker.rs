//! The words of draw poker: hands, jokers, solo draw and the duel.

use super::Held;
use crate::core::{Category, HandRank, Joker, Jokers, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Refusal};
use crate::table::Verdict;

/// The sentences of draw poker, in one language; the others are in [`Words`](super::Words).
pub trait PokerWords {
    // Cards as they are held.

    /// What a joker is called: “Red joker”.
    fn joker(&self, joker: Joker) -> &'static str;
    /// The same as [`Words::list`](super::Words::list) of cards as they are held: a joker with the card it stands for.
    fn held(&self, cards: &[Held]) -> String;
    /// How many jokers a pack has.
    fn jokers(&self, jokers: Jokers) -> &'static str;

    // Hands.

    /// What a poker hand is called: “Full house, aces over fives”.
    fn hand(&self, rank: HandRank) -> String;
    /// What a category of hands is called in a list.
    fn category(&self, category: Category) -> &'static str;
    /// How many cards are marked.
    fn marked(&self, count: usize) -> String;
    /// This card was marked, or its mark was taken away; and how many are marked now.
    fn card_marked(&self, card: PackCard, is_marked: bool, count: usize) -> String;
    /// The player's poker hand, card by card, and its rank.
    fn you_hold(&self, hand: WildHand) -> String;
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
    fn their_solo(&self, swaps: &[usize], best: HandRank) -> String;

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
    fn their_duel(&self, swapped: usize, hand: HandRank, verdict: Verdict) -> String;
}
