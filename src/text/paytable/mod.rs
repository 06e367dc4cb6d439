//! The words of the page of the pay tables, in every language.

mod english;
pub mod holds;
mod japanese;
mod russian;
#[cfg(test)]
mod said;

use crate::poker::practice::Kind;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn PayTableWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page, in one language.
    PayTablePhrases of PayTableWords {
        /// What can be done here.
        lede,
        /// Names the tables that can be taken as they are.
        tables,
        /// The heading above the list of the games.
        games,
        /// Names the field in which a game is found.
        find_game,
        /// No game is called so.
        no_game,
        /// Names the column of the games.
        game,
        /// Names the column of what they return.
        return_column,
        /// Names the column of their variance.
        variance,
        /// What the list shows, and how it is sorted.
        games_note,
        /// The heading above the bankroll.
        bankroll,
        /// What is worked out of it.
        bankroll_note,
        /// Names the field of the bankroll.
        bank_field,
        /// Names the field of the bet on a hand.
        bet_field,
        /// Names the choice of the coins that the bet is of.
        coins_field,
        /// Names the field of the hands in an hour.
        hands_field,
        /// Names the choice of how many hands are drawn from each deal.
        at_once_field,
        /// Says how the risks of several hands are worked out.
        of_rounds,
        /// Names the field of the cash back.
        cash_back_field,
        /// What is typed is no amount.
        no_amount,
        /// What is typed is no percentage.
        no_percent,
        /// The bankroll is of too many bets.
        too_many_bets,
        /// Names the mean of a hand.
        per_hand,
        /// Names the mean of an hour.
        per_hour,
        /// Names the deviation of an hour.
        deviation,
        /// Names the chance of ruin.
        ruin,
        /// Names the chance to double the bankroll.
        doubles,
        /// Names the chance of ruin before the bankroll is doubled.
        before_double,
        /// Names the hands after which the mean is one deviation.
        hands_to_n0,
        /// Names the bankroll for a risk of five percent.
        five_percent,
        /// Names the bankroll for a risk of one percent.
        one_percent,
        /// There is no such number.
        never,
        /// Opens the numbers of the chart.
        as_table,
        /// Saves the numbers as a file.
        save_csv,
        /// Saves the chart as a file.
        save_svg,
        /// The heading above the strategy chart.
        strategy,
        /// What a strategy chart is.
        strategy_note,
        /// Names the choice of how much the chart may cost.
        most_cost,
        /// Has the chart written.
        write_chart,
        /// Stops what is being written.
        cancel_chart,
        /// How the chart is read.
        how_read,
        /// Names the column of the numbers of the rows.
        row,
        /// Names the column of the holds.
        hold_column,
        /// Names the column of what holds are worth.
        worth_column,
        /// Names the column of what the chart costs more without a row.
        price_column,
        /// Prints the chart.
        print,
        /// The address has named a table that there is not.
        mangled,
        /// The heading above what the table returns.
        return_heading,
        /// It is being worked out.
        working,
        /// How it is worked out.
        how_counted,
        /// The heading above the table.
        table_heading,
        /// What is typed is no pay.
        no_pay,
        /// Why nothing can be played by the table: what is typed for a hand is no pay.
        first_the_pay,
        /// Names the column of the hands.
        hand,
        /// Names the column of what they pay for a coin.
        pays,
        /// Names the column of how often they come.
        comes,
        /// Names the column of what part of a bet they return.
        returns,
        /// The row of what is not paid.
        nothing,
        /// What practice is.
        practice_intro,
        /// Leads to practice with penalty cards.
        penalty_cards,
        /// What a penalty card is.
        penalty_note,
        /// Leads to the table, where this pay table is chosen.
        play,
    }
}

/// The sentences of the page, in one language. Percentages are written already.
pub trait PayTableWords {
    /// The phrases that are always the same.
    fn phrases(&self) -> &'static PayTablePhrases;
    /// What the chart costs of a bet.
    fn chart_costs(&self, percent: &str) -> String;
    /// What the table returns if it is played by the chart.
    fn by_chart(&self, percent: &str) -> String;
    /// What the table returns of five coins that are bet, with the best play.
    fn on_five(&self, percent: &str) -> String;
    /// What it returns of fewer.
    fn on_fewer(&self, percent: &str) -> String;
    /// The same as a fraction.
    fn exactly(&self, of: &str, all: &str) -> String;
    /// So often in one hand of so many.
    fn one_in(&self, hands: &str) -> String;
    /// Which hands can be practised, as it leads to them: “Low pairs”.
    fn practised(&self, kind: Kind) -> &'static str;
    /// Hands of so many kinds were played badly of late.
    fn kinds_misplayed(&self, count: usize) -> String;
}
