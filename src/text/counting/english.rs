//! English.

use super::{CountingPhrases, CountingWords};
use crate::text::english::English;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "The Hi-Lo count: each card from 2 to 6 that you see counts +1, 7 to 9 count nothing, and tens, face cards \
         and aces count −1. Their sum is the running count. The true count is the running count divided by the \
         number of decks you haven't seen, rounded down (so −0.5 becomes −1). When it is high, more tens and aces are left, and that \
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
    index_intro: "The coach works out the best play of every starting hand for true counts from −8 to +8, with the cards \
         that are then left on average halfway to the cut card. Each row names the lowest whole true count at \
         which another play becomes best. It is worked out for a true count of exactly that number. None of it is \
         copied from a printed list.",
    other_rules: "Choose other rules",
    no_shoe: "These rules shuffle after every round, so the count begins anew each time. What follows is for a shoe of which \
         75% is dealt.",
    find: "Find these hands",
    hand: "Your hand",
    below: "Below",
    from: "From there on",
    index: "True count",
    none: "Nothing changes with the count.",
};

impl CountingWords for English {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String {
        format!("{turned} of {shoe} cards turned; the cut card is at {cut_card}.")
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
        format!("Rules: {rules}.")
    }

    fn found(&self, plays: usize) -> String {
        format!("Plays that change with the count: {plays}.")
    }

    fn against(&self, up: &str, hands: usize) -> String {
        let hands = match hands {
            1 => "1 hand".to_owned(),
            _ => format!("{hands} hands"),
        };
        format!("The dealer shows {up} ({hands})")
    }

    fn insurance(&self, index: &str) -> String {
        format!("Take insurance at a true count of {index} or higher.")
    }
}
