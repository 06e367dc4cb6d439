// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PayTableWords};
use crate::text::choices::PracticeKind;

/// The place of these messages in a table.
const SECTION: usize = 15;

impl PayTableWords {
    /// What can be done here.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// Names the tables that can be taken as they are.
    #[must_use]
    pub fn tables(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// The heading above the list of the games.
    #[must_use]
    pub fn games(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Names the field in which a game is found.
    #[must_use]
    pub fn find_game(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// No game is called so.
    #[must_use]
    pub fn no_game(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Names the column of the games.
    #[must_use]
    pub fn game(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Names the column of what they return.
    #[must_use]
    pub fn return_column(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Names the column of their variance.
    #[must_use]
    pub fn variance(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// What the list shows, and how it is sorted.
    #[must_use]
    pub fn games_note(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// The heading above the bankroll.
    #[must_use]
    pub fn bankroll(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// What is worked out of it.
    #[must_use]
    pub fn bankroll_note(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// Names the field of the bankroll.
    #[must_use]
    pub fn bank_field(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// Names the field of the bet on a hand.
    #[must_use]
    pub fn bet_field(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// Names the choice of the coins that the bet is of.
    #[must_use]
    pub fn coins_field(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// Names the field of the hands in an hour.
    #[must_use]
    pub fn hands_field(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// Names the choice of how many hands are drawn from each deal.
    #[must_use]
    pub fn at_once_field(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// Says how the risks of several hands are worked out.
    #[must_use]
    pub fn of_rounds(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// Names the field of the cash back.
    #[must_use]
    pub fn cash_back_field(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// What is typed is no amount.
    #[must_use]
    pub fn no_amount(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// What is typed is no percentage.
    #[must_use]
    pub fn no_percent(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// The bankroll is of too many bets.
    #[must_use]
    pub fn too_many_bets(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Names the mean of a hand.
    #[must_use]
    pub fn per_hand(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Names the mean of an hour.
    #[must_use]
    pub fn per_hour(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// Names the deviation of an hour.
    #[must_use]
    pub fn deviation(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// Names the chance of ruin.
    #[must_use]
    pub fn ruin(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// Names the chance to double the bankroll.
    #[must_use]
    pub fn doubles(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Names the chance of ruin before the bankroll is doubled.
    #[must_use]
    pub fn before_double(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Names the hands after which the mean is one deviation.
    #[must_use]
    pub fn hands_to_n0(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// Names the bankroll for a risk of five percent.
    #[must_use]
    pub fn five_percent(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// Names the bankroll for a risk of one percent.
    #[must_use]
    pub fn one_percent(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// There is no such number.
    #[must_use]
    pub fn never(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// Opens the numbers of the chart.
    #[must_use]
    pub fn as_table(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// Saves the numbers as a file.
    #[must_use]
    pub fn save_csv(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Saves the chart as a file.
    #[must_use]
    pub fn save_svg(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// The heading above the strategy chart.
    #[must_use]
    pub fn strategy(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// What a strategy chart is.
    #[must_use]
    pub fn strategy_note(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Names the choice of how much the chart may cost.
    #[must_use]
    pub fn most_cost(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// Has the chart written.
    #[must_use]
    pub fn write_chart(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// Stops what is being written.
    #[must_use]
    pub fn cancel_chart(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// How the chart is read.
    #[must_use]
    pub fn how_read(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// Names the column of the numbers of the rows.
    #[must_use]
    pub fn row(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Names the column of the holds.
    #[must_use]
    pub fn hold_column(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// Names the column of what holds are worth.
    #[must_use]
    pub fn worth_column(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// Names the column of what the chart costs more without a row.
    #[must_use]
    pub fn price_column(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// Prints the chart.
    #[must_use]
    pub fn print(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// The address has named a table that there is not.
    #[must_use]
    pub fn mangled(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// The heading above what the table returns.
    #[must_use]
    pub fn return_heading(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// It is being worked out.
    #[must_use]
    pub fn working(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// How it is worked out.
    #[must_use]
    pub fn how_counted(self) -> &'static str {
        self.fixed(SECTION, 48, &[])
    }

    /// The heading above the table.
    #[must_use]
    pub fn table_heading(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// What is typed is no pay.
    #[must_use]
    pub fn no_pay(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Why nothing can be played by the table: what is typed for a hand is no pay.
    #[must_use]
    pub fn first_the_pay(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// Names the column of the hands.
    #[must_use]
    pub fn hand(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// Names the column of what they pay for a coin.
    #[must_use]
    pub fn pays(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// Names the column of how often they come.
    #[must_use]
    pub fn comes(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// Names the column of what part of a bet they return.
    #[must_use]
    pub fn returns(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// The row of what is not paid.
    #[must_use]
    pub fn nothing(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// What practice is.
    #[must_use]
    pub fn practice_intro(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// Leads to practice with penalty cards.
    #[must_use]
    pub fn penalty_cards(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// What a penalty card is.
    #[must_use]
    pub fn penalty_note(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// Leads to the table, where this pay table is chosen.
    #[must_use]
    pub fn play(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// Says what the strategy chart costs against perfect play, above it.
    ///
    /// - `percent`: the part of a bet, with its sign
    #[must_use]
    pub fn chart_costs(self, percent: &str) -> String {
        self.say(SECTION, 61, &[Arg::Text(percent)])
    }

    /// Says what the table returns if it is played by the chart.
    ///
    /// - `percent`: the part of what is bet, with its sign
    #[must_use]
    pub fn by_chart(self, percent: &str) -> String {
        self.say(SECTION, 62, &[Arg::Text(percent)])
    }

    /// Says what the table returns of five coins that are bet, with best play.
    ///
    /// - `percent`: the part of what is bet, with its sign
    #[must_use]
    pub fn on_five(self, percent: &str) -> String {
        self.say(SECTION, 63, &[Arg::Text(percent)])
    }

    /// Says what it returns of fewer coins.
    ///
    /// - `percent`: the part of what is bet, with its sign
    #[must_use]
    pub fn on_fewer(self, percent: &str) -> String {
        self.say(SECTION, 64, &[Arg::Text(percent)])
    }

    /// Gives the return as a fraction.
    ///
    /// - `of`: its upper number
    /// - `all`: its lower number
    #[must_use]
    pub fn exactly(self, of: &str, all: &str) -> String {
        self.say(SECTION, 65, &[Arg::Text(of), Arg::Text(all)])
    }

    /// Says how often a hand comes up.
    ///
    /// - `hands`: it comes once in so many hands
    #[must_use]
    pub fn one_in(self, hands: &str) -> String {
        self.say(SECTION, 66, &[Arg::Text(hands)])
    }

    /// Names a kind of hands, where it leads to practice with them.
    ///
    /// - `kind`: which kind
    #[must_use]
    pub fn practised(self, kind: PracticeKind) -> &'static str {
        self.fixed(SECTION, 67, &[Arg::Key(kind.key())])
    }

    /// Says how many kinds of hands were played badly of late, beside what leads to practice with them.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn kinds_misplayed(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 68, &[Arg::Number(count.count())])
    }
}
