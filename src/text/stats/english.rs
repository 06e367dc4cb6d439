//! English.

use super::{StatsPhrases, StatsWords};
use crate::history::Unit;
use crate::pages::stats::Period;
use crate::text::english::English;
use crate::text::history::is_one;

static PHRASES: StatsPhrases = StatsPhrases {
    lede: "What your rounds came to, what your decisions cost, and how much of it was luck. All of it is worked out in this browser.",
    counting: "Counting…",
    which: "Which rounds to count",
    by_table: "Table",
    by_period: "Period",
    none_like_this: "No rounds match.",
    results: "Results",
    rounds: "Rounds",
    net: "Net result",
    bets: "Initial bets in all",
    put_in: "Put into the pots in all",
    best_hand: "Best hand",
    longest_win: "Most wins in a row at one table, with one kind of deal",
    longest_loss: "Most losses in a row at one table, with one kind of deal",
    decisions: "Decisions",
    judged: "Decisions judged",
    best: "As good as any",
    cost: "What the others cost",
    none_judged: "None of these rounds has a decision that could be judged.",
    not_judged: "The decisions of this game aren’t judged: nobody can say exactly which is best.",
    costly: "The costliest decisions, one per round",
    practise: "Practice hands like this",
    see_round: "See the round",
    luck: "Luck",
    expected: "Perfect play, on average",
    decided: "Your decisions",
    dealt: "The cards",
    only_fresh: "Only fresh deals count here. The cards of a shared or daily deal may have been known to somebody, and a practice hand is picked to begin as you asked.",
    working: "Working out what a round is worth…",
    not_exact: "There is no luck report here: what these rounds are worth isn’t known exactly.",
    left_out: "Rounds with several hands or side bets are not in this report: how their results vary together isn’t known exactly.",
    method: "What a round is worth and how much it varies is worked out exactly at Jacks or Better. At blackjack it is exact for a fresh shoe, except for how the hands of a split vary together; late in a shoe it differs a little. The shares of runs and the areas in the chart are approximate: results are taken to be normally distributed, with royal flushes counted separately.",
    near: "Two in three perfect runs",
    far: "19 in 20 perfect runs",
    decisions_chart: "Best decisions over time",
    endings_chart: "How hands ended",
    bars: "Bars: how often each came up. Outlines: how often to expect it, where that is known exactly. Lengths are square roots, so that rare hands can be seen.",
    numbers: "The numbers as a table",
    save_csv: "Save the numbers (CSV)",
    save_svg: "Save the picture (SVG)",
    unit_chips: "chips",
    unit_rounds: "rounds won minus lost",
    unit_bets: "bets",
    ending: "Hand",
    came: "Came up",
    share: "Share",
    to_expect: "Expected",
};

impl StatsWords for English {
    fn phrases(&self) -> &'static StatsPhrases {
        &PHRASES
    }

    fn period(&self, period: Period) -> &'static str {
        match period {
            Period::All => "All time",
            Period::Days30 => "Last 30 days",
            Period::Days7 => "Last 7 days",
            Period::Today => "Today",
        }
    }

    fn bank_chart(&self, unit: Unit) -> &'static str {
        match unit {
            Unit::HalfChips => "Result over time, in chips",
            Unit::Rounds => "Result over time: rounds won minus rounds lost",
        }
    }

    fn in_rounds(&self, net: &str) -> String {
        let rounds = if is_one(net) { "round" } else { "rounds" };
        format!("{net} {rounds}")
    }

    fn in_bets(&self, bets: &str) -> String {
        format!("{bets} bets")
    }

    fn among_perfect(&self, share: &str) -> String {
        format!("Of all runs this long with perfect play, {share} come to less than yours.")
    }

    fn among_equals(&self, share: &str) -> String {
        format!("Of runs with play as good as yours, {share} come to less.")
    }

    fn too_few(&self, unit: Option<Unit>, needed: u64, there: u64) -> String {
        let of_unit = match unit {
            None => "",
            Some(Unit::HalfChips) => " with chips",
            Some(Unit::Rounds) => " without bets",
        };
        let are = if there == 1 { "is" } else { "are" };
        format!(
            "The luck report needs at least {needed} rounds{of_unit}; there {are} {there} so far."
        )
    }

    fn range(&self, from: &str, to: &str) -> String {
        format!("{from} to {to}")
    }

    fn better(&self, what: &str) -> String {
        format!("Better: {what}.")
    }

    fn counted(&self, done: usize, all: usize) -> String {
        format!("{done} of {all}")
    }

    fn told(&self, rounds: &str, results: &str) -> String {
        if results.is_empty() {
            format!("Rounds: {rounds}.")
        } else {
            format!("Rounds: {rounds}. Net result: {results}.")
        }
    }
}
