// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::PracticeKind;

/// The index of this section in a table.
const SECTION: usize = 16;

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn paytable_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Heading of the pay tables that can be chosen.
    pub fn paytable_tables(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Heading above the list of games.
    pub fn paytable_games(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Label of the field that searches the list.
    pub fn find_game(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Shown when no game matches.
    pub fn no_game(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Column of the list: the game.
    pub fn game(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Column of the list: the return.
    pub fn return_column(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Column of the list: the variance.
    pub fn variance(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Note above the list.
    pub fn games_note(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Heading of the bankroll calculator.
    pub fn bankroll(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Introduction to the bankroll calculator.
    pub fn bankroll_note(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Label of the field for the bankroll.
    pub fn bank_field(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Label of the field for the bet on a hand.
    pub fn bet_field(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Label of the choice of the coins bet.
    pub fn coins_field(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Label of the field for the hands per hour.
    pub fn hands_field(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Label of the choice of how many hands are drawn from one deal.
    pub fn at_once_field(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Note below the results for several hands from one deal.
    pub fn of_rounds(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Label of the field for the cash back.
    pub fn cash_back_field(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Error below a field: not an amount above 0, up to the largest. `most`: the largest.
    pub fn no_amount_up_to(self, most: &str) -> String { self.say(SECTION, 18, &[Arg::Text(most)]) }
    /// Error below a field: not a percentage.
    pub fn no_percent(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Error below the field for the bankroll: too many bets.
    pub fn too_many_bets(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Result: the average of a hand.
    pub fn per_hand(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Result: the average of an hour.
    pub fn per_hour(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Result: the standard deviation of an hour.
    pub fn deviation(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Result: the risk of ruin.
    pub fn ruin(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Result: the chance to double the bankroll before ruin.
    pub fn doubles(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Result: the risk of ruin before the bankroll is doubled.
    pub fn before_double(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Result: N0, the number of hands after which the average result equals one standard deviation.
    pub fn hands_to_n0(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Result: the bankroll for a risk of 5%.
    pub fn five_percent(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Result: the bankroll for a risk of 1%.
    pub fn one_percent(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Value of a result: there is no such number.
    pub fn never(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Button: saves these numbers.
    pub fn paytable_save_csv(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Heading of the strategy chart.
    pub fn paytable_strategy(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Introduction to the strategy chart.
    pub fn strategy_note(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Label of the choice: how much more than the longest chart the chart may cost.
    pub fn most_cost(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Button: writes the chart.
    pub fn write_chart(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Button: stops writing the chart.
    pub fn paytable_cancel_chart(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Note above the chart: how to read it.
    pub fn how_read(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Column of the chart: the number of the row.
    pub fn row(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Column of the chart: the hold.
    pub fn hold_column(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Column of the chart: the worth of the hold.
    pub fn worth_column(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Column of the chart: the additional cost without the row.
    pub fn price_column(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Button: prints the chart.
    pub fn print(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Heading of the best charts of each number of rows.
    pub fn rows_heading(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Introduction to that section.
    pub fn rows_intro(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Button: starts the search.
    pub fn rows_find(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Result of the search. `charts`: the number of charts.
    pub fn rows_found(self, charts: impl Count) -> String { self.say(SECTION, 46, &[Arg::Number(charts.count())]) }
    /// Heading of the curve.
    pub fn rows_curve(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// Label of the choice of the number of rows, and column of the table.
    pub fn rows_number(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Column of the table: the cost.
    pub fn rows_costs(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// Above the chosen chart. `rows`: the number of rows; `percent`: its cost, with the percent sign.
    pub fn rows_cost(self, rows: impl Count, percent: &str) -> String { self.say(SECTION, 50, &[Arg::Number(rows.count()), Arg::Text(percent)]) }
    /// Notice: the address names no pay table.
    pub fn paytable_mangled(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Heading of the return.
    pub fn return_heading(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Shown while the return is computed.
    pub fn paytable_working(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Note below the return: how it is computed.
    pub fn paytable_how_counted(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Heading of the pay table.
    pub fn paytable_table_heading(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Error below a field of the pay table: not a possible pay.
    pub fn no_pay(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Why the table cannot be played: a field of the pay table has an error.
    pub fn first_the_pay(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Column of the pay table: the hand.
    pub fn paytable_hand(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Column of the pay table: coins paid per coin bet.
    pub fn pays(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Column of the pay table: how often the hand comes up.
    pub fn comes(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Column of the pay table: the part of the bet that the hand returns.
    pub fn returns(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Row of the pay table: hands that pay nothing.
    pub fn paytable_nothing(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Introduction to the section about practice.
    pub fn paytable_practice_intro(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Button: practice with penalty cards.
    pub fn penalty_cards(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Note beside that button: the meaning of “penalty card”.
    pub fn penalty_note(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Button: plays at a table with this pay table.
    pub fn paytable_play(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Result above the chart: its cost. `percent`: the part of a bet, with its sign.
    pub fn paytable_chart_costs(self, percent: &str) -> String { self.say(SECTION, 67, &[Arg::Text(percent)]) }
    /// Result above the chart: the return when played by the chart. `percent`: the part of what is bet, with its sign.
    pub fn paytable_by_chart(self, percent: &str) -> String { self.say(SECTION, 68, &[Arg::Text(percent)]) }
    /// Result: the return with five coins. `percent`: the part of what is bet, with its sign.
    pub fn on_five(self, percent: &str) -> String { self.say(SECTION, 69, &[Arg::Text(percent)]) }
    /// Result: the return with fewer coins. `percent`: the part of what is bet, with its sign.
    pub fn on_fewer(self, percent: &str) -> String { self.say(SECTION, 70, &[Arg::Text(percent)]) }
    /// Result: the return as a fraction. `of`: its upper number; `all`: its lower number.
    pub fn exactly(self, of: &str, all: &str) -> String { self.say(SECTION, 71, &[Arg::Text(of), Arg::Text(all)]) }
    /// Value in the column “Comes up”. `hands`: it comes once in so many hands.
    pub fn one_in(self, hands: &str) -> String { self.say(SECTION, 72, &[Arg::Text(hands)]) }
    /// Button: practice with a kind of hands. `kind`: the kind.
    pub fn practised(self, kind: PracticeKind) -> &'static str { self.fixed(SECTION, 73, &[Arg::Key(kind.key())]) }
    /// Note beside “Your mistakes”: how many kinds of hands. `count`: the number.
    pub fn kinds_misplayed(self, count: impl Count) -> String { self.say(SECTION, 74, &[Arg::Number(count.count())]) }
    /// Note beside “Your mistakes” when the pay table on the page has none, but another one has. A link follows. `table`: the name of the other pay table; `count`: the number of kinds of hand there.
    pub fn misplayed_elsewhere(self, table: &str, count: impl Count) -> String { self.say(SECTION, 75, &[Arg::Text(table), Arg::Number(count.count())]) }
    /// Link after that note: shows the other pay table.
    pub fn show_that_table(self) -> &'static str { self.fixed(SECTION, 76, &[]) }
}
