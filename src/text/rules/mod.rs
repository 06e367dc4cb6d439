//! The words of the page of the rules, in every language. What it shares with the tables it takes from
//! [`crate::text`], and what it says of a chart from [`super::coach::chart`].

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::blackjack::{Chips, Clash};
use crate::coach::Play;
use crate::core::Card;
use crate::pages::rules::Altered;
use crate::pages::rules::compare::NotAlone;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;
use crate::text::short;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn RulesWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page of the rules, in one language.
    RulesPhrases of RulesWords {
        /// What can be done here.
        lede,
        /// Names our own tables, whose rules can be taken as they are.
        tables,
        /// Names the real tables.
        real_tables,
        /// The address has named rules that there are not.
        mangled,
        /// The heading above the switches.
        rules_heading,
        /// Leads to the table, where these rules are chosen.
        play,

        // What a round is worth.

        /// The heading.
        edge_heading,
        /// Opens the conventions.
        how_counted,
        /// Under which conventions.
        conventions,
        /// Where nothing is bet.
        without_bets,
        /// Names the progress.
        working,
        /// Stops the work.
        cancel,
        /// The work was stopped.
        cancelled,
        /// Has it done after all.
        work_out,

        // The comparison with other rules.

        /// The heading.
        compare_heading,
        /// Names the choice of the other rules.
        compare_with,
        /// Nothing is compared.
        compare_nothing,
        /// The rules of the table at which the visitor plays.
        your_table,
        /// What the table of the differences shows, in percent of the first bet.
        compare_intro,
        /// Stands above the rules that differ.
        compare_rule,
        /// Stands above the values on the page.
        compare_here,
        /// Stands above the values of other rules that have no name.
        compare_there,
        /// Stands above what each rule is worth.
        compare_worth,
        /// The last row: what a round is worth.
        compare_total,
        /// The rows need not add up to the last one.
        compare_sum,
        /// No rule differs.
        compare_same,
        /// The edge of the page has to be worked out first.
        compare_waits,
        /// It is not worked out yet.
        compare_unknown,

        // The chart.

        /// The heading.
        chart_heading,
        /// What is in it.
        chart_intro,
        /// The chart that is shown is that of other rules.
        older,
        /// Stands above the hands of a chart.
        your_hand,
        /// Stands where no such hand can be dealt.
        no_such_hand,

        // Practice.

        /// The heading.
        practice_heading,
        /// What it is.
        practice_intro,
        /// Leads to soft hands.
        practise_soft,
        /// Leads to pairs.
        practise_pairs,
        /// Leads to close decisions.
        practise_close,
        /// Leads to what the player has played badly.
        practise_mistakes,
        /// There is nothing of the kind.
        no_mistakes,
    }
}

/// Who wins in the long run, or gains by other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The house.
    House,
    /// The player.
    Player,
    /// Neither, to the last digit that is shown.
    Neither,
}

/// The sentences of the page of the rules, in one language.
pub trait RulesWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static RulesPhrases;

    // The switches.

    /// Names a group of switches.
    fn group(&self, group: Group) -> &'static str;
    /// Names a switch, whatever its value.
    fn switch(&self, switch: Switch) -> &'static str;
    /// Names a value, with bets or without.
    fn value(&self, value: Switch, chips: Chips) -> &'static str;
    /// Explains a value.
    fn explanation(&self, explanation: Explanation) -> &'static str;
    /// Why a switch means nothing.
    fn disabled(&self, why: WhyDisabled) -> &'static str;
    /// The last change has set these other switches too: the name of each and of its value.
    fn also_set(&self, others: &[(&str, &str)]) -> String;

    // What a round is worth.

    /// Who wins so much of the first bets in the long run.
    fn edge(&self, winner: Winner, percent: &str) -> String;
    /// The same of the rules before.
    fn before(&self, winner: Winner, percent: &str) -> String;
    /// So many of all up cards are worked out.
    fn progress(&self, done: usize, all: usize) -> String;

    // The comparison with other rules.

    /// So many of all sets of rules are worked out.
    fn compare_progress(&self, done: usize, all: usize) -> String;
    /// The other rules are better for this side by so much.
    fn other_rules(&self, better_for: Winner, percent: &str) -> String;
    /// In so many cells of the chart another play is the best.
    fn chart_differs(&self, cells: usize) -> String;
    /// Why a rule cannot be changed alone.
    fn clash(&self, clash: Clash) -> &'static str;
    /// These rules, which are those of the visitor's table.
    fn at_your_table(&self, name: &str) -> String;

    // The chart.

    /// The sign of a play in the chart: one letter, no other's.
    fn sign(&self, play: Play) -> &'static str;
    /// This play, or where it may not be taken that one. Both named as by the chart.
    fn or_else(&self, play: &str, otherwise: &str) -> String;
    /// What was best before the last change, for those who hear the cell.
    fn was(&self, play: &str) -> String;
    /// What is best by the other rules, for those who hear the cell.
    fn there(&self, play: &str) -> String;
    /// So many cells have changed.
    fn changed(&self, count: usize) -> String;
    /// What the chart does not show, or shows otherwise than most charts.
    fn chart_note(&self, note: ChartNote) -> &'static str;
    /// Which hand it is whose cell is outlined.
    fn outlined(&self, hand: &str, up: &str) -> String;

    // Practice.

    /// With so many hands the best play is worth less than so much of a bet more than the next best.
    fn close_hands(&self, count: usize, bets: &str) -> String;
    /// So many hands were played badly of late.
    fn mistakes_kept(&self, count: usize) -> String;
}

/// The number of digits after the point of a percentage.
const DIGITS: usize = 3;

/// Who wins, and how much, in percent.
fn in_percent(language: Language, edge: f64) -> (Winner, String) {
    let words = all_words(language);
    let decimal = |percent| words.decimal(percent, DIGITS);
    let percent = decimal(100.0 * edge.abs());
    let winner = if percent == decimal(0.0) {
        Winner::Neither
    } else if edge < 0.0 {
        Winner::House
    } else {
        Winner::Player
    };
    (
        winner,
        [&percent, all_words(language).percent_sign()].concat(),
    )
}

/// Who wins in the long run, by how much.
#[must_use]
pub fn edge(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    words(language).edge(winner, &percent)
}

/// The same of the rules before.
#[must_use]
pub fn edge_before(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    words(language).before(winner, &percent)
}

/// What a round is worth, or how much more, in percent with a sign.
#[must_use]
pub fn signed_percent(language: Language, worth: f64) -> String {
    let signed = super::stats::signed(language, 100.0 * worth, DIGITS);
    [&signed, all_words(language).percent_sign()].concat()
}

/// What other rules are worth to the player, beside those on the page.
#[must_use]
pub fn other_rules(language: Language, total: f64) -> String {
    let (winner, percent) = in_percent(language, total);
    words(language).other_rules(winner, &percent)
}

/// Why a rule cannot be changed alone.
#[must_use]
pub fn not_alone(language: Language, why: NotAlone) -> &'static str {
    match why {
        NotAlone::Clash(clash) => words(language).clash(clash),
        NotAlone::Meaningless(why) => words(language).disabled(why),
    }
}

/// With so many hands the decision is close, that is by less than so many bets.
#[must_use]
pub fn close_hands(language: Language, count: usize, close: f64) -> String {
    let bets = all_words(language).decimal(close, 2);
    words(language).close_hands(count, &bets)
}

/// What the last switch that was set has changed besides itself.
#[must_use]
pub fn also_set(language: Language, altered: &Altered, chips: Chips) -> String {
    let words = words(language);
    let name = |it: &Switch| (words.switch(*it), words.value(*it, chips));
    let others: Vec<(&str, &str)> = altered.others.iter().map(name).collect();
    words.also_set(&others)
}

/// Which hand of the table it is whose cell is outlined.
#[must_use]
pub fn outlined(language: Language, hand: &[Card], up: Card) -> String {
    let hand: Vec<String> = hand.iter().copied().map(short).collect();
    words(language).outlined(&hand.join(" "), &short(up))
}
