//! The words of the page about counting cards, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod tests;

use crate::coach::{Count, IndexPlay};
use crate::text::coach::chart::play;
use crate::text::coach::signed;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn CountingWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page about counting cards, in one language.
    CountingPhrases of CountingWords {
        /// How the Hi-Lo count goes.
        lede,

        // The drill.

        /// The heading.
        drill_heading,
        /// What it does.
        drill_intro,
        /// Names the choice of how many decks.
        decks,
        /// Names the choice of how many cards at a time.
        at_a_time,
        /// Names the choice to be asked for the true count too.
        asks_both,
        /// Begins a drill.
        begin,
        /// Begins another one.
        begin_again,
        /// Turns the next cards.
        next,
        /// Shows the count.
        show,
        /// Hides it again.
        hide,
        /// Asks for the running count.
        running,
        /// Asks for the true count.
        true_count,
        /// Gives the answer.
        answer,
        /// What was answered is no number.
        no_number,
        /// The answer was right.
        right,
        /// The answer was wrong.
        wrong,
        /// The cut card has come out.
        over,

        // The index plays.

        /// The heading.
        index_heading,
        /// What is found, and how.
        index_intro,
        /// Where the rules are chosen.
        other_rules,
        /// By these rules the cards are shuffled for every round.
        no_shoe,
        /// Has them found.
        find,
        /// Names the cards of the player in the head of the table.
        hand,
        /// Names the play below the index.
        below,
        /// Names the play from the index on.
        from,
        /// Names the true count.
        index,
        /// Nothing changes with the count.
        none,
    }
}

/// The sentences of the page about counting cards, in one language.
pub trait CountingWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static CountingPhrases;

    /// So many of the cards of the shoe have been turned; after so many the cut card comes.
    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String;
    /// The running count, with its sign.
    fn running_is(&self, running: &str) -> String;
    /// The running and the true count, with their signs.
    fn counts_are(&self, running: &str, true_count: &str) -> String;
    /// So many of all answers were right.
    fn score(&self, right: u32, asked: u32) -> String;
    /// By these rules.
    fn by_rules(&self, rules: &str) -> String;
    /// So many plays change with the count.
    fn found(&self, plays: usize) -> String;
    /// So many hands are played otherwise against this up card.
    fn against(&self, up: &str, hands: usize) -> String;
    /// Insurance gains from this true count on.
    fn insurance(&self, index: &str) -> String;
}

/// The running count; or both, where the true count is asked for.
#[must_use]
pub fn count(language: Language, count: Count, both: bool) -> String {
    let (words, running) = (words(language), signed(count.running()));
    if both {
        words.counts_are(&running, &signed(count.true_count().floor()))
    } else {
        words.running_is(&running)
    }
}

/// An index play as its row tells it: the cards, what is best below the index and from it on, the index.
#[must_use]
pub fn index_play(language: Language, it: &IndexPlay) -> [String; 4] {
    let [low, high] = it.hand.map(|card| card.to_string());
    // An ace is the lowest of the values, and is named first all the same.
    let hand = if it.hand[0].points() == 1 {
        format!("{low}, {high}")
    } else {
        format!("{high}, {low}")
    };
    let [below, from] = [it.below, it.from].map(|it| play(language, it).to_owned());
    [hand, below, from, signed(it.index)]
}

/// From which true count insurance gains.
#[must_use]
pub fn insurance(language: Language, index: i32) -> String {
    words(language).insurance(&signed(index))
}
