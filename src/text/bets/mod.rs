//! The words of the page about bets by the count, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::coach::counting::{Measure, Player};
use crate::pages::bets::{Figure, Problem};
use crate::text::coach::signed as signed_count;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;
use crate::text::stats::signed;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn BetsWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page about bets by the count, in one language.
    BetsPhrases of BetsWords {
        /// What the page is for.
        lede,
        /// What a casino may do, and that nothing is for real money.
        casino,
        /// A part of the address could not be read.
        mangled,
        /// The rules shuffle for every round, and a shoe is simulated all the same.
        other_shoe,
        /// One of the rules is not simulated.
        not_simulated,

        // What is chosen.

        /// The heading of the table and its player.
        table_heading,
        /// Names the choice of a counting system.
        system,
        /// Names tags that come from the address.
        own_tags,
        /// Names the choice of how many seats are played.
        seats,
        /// Names the field for how much of the shoe is dealt.
        dealt,
        /// Names the field for how many rounds are played.
        rounds,
        /// Names the field for the seed.
        seed,
        /// Names the field for the bankroll.
        bank,
        /// Names the field for the risk of the best ramp.
        risk,
        /// The heading of the ramp.
        ramp_heading,
        /// How a ramp is read.
        ramp_intro,
        /// Keeps the ramp for the table.
        keep,
        /// The ramp is kept.
        kept,
        /// The browser could not store it.
        not_stored,
        /// What it keeps cannot be read, and is not overwritten.
        unreadable,
        /// Deletes what is kept.
        forget,

        // The simulation.

        /// Begins it.
        run,
        /// Stops it.
        cancel,
        /// It has begun.
        begun,
        /// The browser has no worker for it.
        no_worker,
        /// The results are for other choices than those on the page.
        outdated,

        // What comes of it.

        /// The heading of the figures.
        results_heading,
        /// Names the column of the figures.
        figure,
        /// Who the three players are.
        players_note,
        /// The formulas.
        formulas,
        /// The heading of the best ramp.
        best_heading,
        /// What the best ramp is.
        best_intro,
        /// No ramp gains with that risk.
        no_best,
        /// The title of the chart of the edge.
        edge_title,
        /// The title of the chart of how often each count comes.
        share_title,
        /// The title of the chart of ruin.
        ruin_title,
        /// Names the column of true counts.
        count,
        /// Names the column of running counts.
        running_count,
        /// The title of the chart of the edge by the running count.
        edge_by_running,
        /// The title of the chart of how often each running count comes.
        share_by_running,
        /// Names the column of the share of rounds.
        share,
        /// Names the column of the edge.
        edge,
        /// Names the column of standard errors.
        error,
        /// Names the column of the player's bets.
        bet,
        /// Names the column of the best ramp's bets.
        best,
    }
}

/// The sentences of the page about bets by the count, in one language.
pub trait BetsWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static BetsPhrases;

    /// What is wrong with what was typed.
    fn problem(&self, problem: Problem) -> &'static str;
    /// Names a player.
    fn player(&self, player: Player) -> &'static str;
    /// Names a figure.
    fn figure_name(&self, figure: Figure) -> &'static str;
    /// How a ramp by the running count is read, which starts so with so many decks.
    fn running_intro(&self, start: &str, decks: &str) -> String;
    /// This count and all below it.
    fn up_to(&self, count: &str) -> String;
    /// This count and all above it.
    fn from(&self, count: &str) -> String;
    /// Names the bet at these counts.
    fn bet_at(&self, measure: Measure, counts: &str) -> String;
    /// So many of all rounds are played, with each player.
    fn progress(&self, done: &str, all: &str) -> String;
    /// The visitor has stopped the simulation after so many rounds.
    fn cancelled(&self, done: &str) -> String;
    /// What 100 rounds bring the player who makes no error, with the standard error.
    fn told(&self, mean: &str, error: &str) -> String;
    /// What 100 rounds bring with the best ramp, and with the player's own.
    fn best_told(&self, best: &str, own: &str) -> String;
}

/// A true count with its sign; 0 has none.
#[must_use]
pub fn true_count(count: i32) -> String {
    match count {
        0 => "0".to_owned(),
        _ => signed_count(count),
    }
}

/// A figure as it is shown.
#[must_use]
pub fn figure(language: Language, figure: Figure, value: f64) -> String {
    let words = all_words(language);
    let digits = figure.digits();
    match figure {
        Figure::Mean | Figure::MeanOfHundred => signed(language, value, digits),
        Figure::Edge => [&signed(language, value, digits), words.percent_sign()].concat(),
        Figure::Ruin => [&words.decimal(value, digits), words.percent_sign()].concat(),
        Figure::Bet
        | Figure::Deviation
        | Figure::DeviationOfHundred
        | Figure::Score
        | Figure::N0
        | Figure::Kelly
        | Figure::HalfKelly => words.decimal(value, digits),
    }
}

/// The standard error of a figure as it stands behind it.
#[must_use]
pub fn error(language: Language, figure: Figure, error: f64) -> String {
    let words = all_words(language);
    ["±\u{a0}", &words.decimal(error, figure.digits())].concat()
}
