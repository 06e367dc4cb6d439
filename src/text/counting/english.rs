//! English.

use super::{CountingPhrases, CountingWords};
use crate::text::english::English;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "The Hi-Lo count: each card from 2 to 6 that you see counts +1, 7 to 9 count nothing, and tens, face cards \
         and aces count −1. Their sum is the running count. The true count is the running count divided by the \
         number of decks you haven't seen, rounded down. When it is high, more tens and aces are left, and that \
         favours the player.",

    drill_heading: "Drill",
    drill_intro: "Cards are turned from a freshly shuffled shoe, and every so often you are asked for the count.",
    decks: "Decks",
    at_a_time: "Cards at a time",
    asks_both: "Ask for the true count too",
    begin: "Start the drill",
    begin_again: "Start again",
    next: "Next",
    show: "Show the count",
    hide: "Hide the count",
    running: "Running count",
    true_count: "True count, rounded down",
    answer: "Answer",
    no_number: "Type a whole number, such as 3 or −2.",
    right: "Right.",
    wrong: "Not quite.",
    over: "The cut card is out, so the drill is over.",

    index_heading: "Where the count changes the best play",
    index_intro: "The coach works out the best play of every first hand for each true count from −8 to +8, with the \
         cards that are then left on average halfway to the cut card. Each row names the lowest whole true \
         count with which another play is best: exactly that count, not one that was rounded to it. None of it is \
         copied from a printed list.",
    other_rules: "Choose other rules",
    find: "Find these hands",
    hand: "Your hand",
    upcard: "The dealer shows",
    below: "Below",
    from: "From there on",
    index: "True count",
    none: "Nothing changes with the count.",
};

impl CountingWords for English {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, all: usize) -> String {
        format!("{turned} of {all} cards")
    }

    fn running_is(&self, running: &str) -> String {
        format!("The running count is {running}.")
    }

    fn counts_are(&self, running: &str, true_count: &str) -> String {
        format!("The running count is {running}, the true count {true_count}.")
    }

    fn score(&self, right: u32, asked: u32) -> String {
        format!("Right so far: {right} of {asked}.")
    }

    fn by_rules(&self, rules: &str) -> String {
        format!("By the rules of this table: {rules}.")
    }

    fn found(&self, plays: usize) -> String {
        format!("Plays that change with the count: {plays}.")
    }

    fn insurance(&self, index: &str) -> String {
        format!("Insurance gains from a true count of {index}.")
    }
}
