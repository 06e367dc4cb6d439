// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{Period, Unit};

/// The index of this section in a table.
const SECTION: usize = 19;

impl Keyed for Period { fn key(self) -> u8 { match self { Period::All => 0, Period::Days30 => 1, Period::Days7 => 2, Period::Today => 3 } } }
impl Keyed for Unit { fn key(self) -> u8 { match self { Unit::HalfChips => 0, Unit::Rounds => 1 } } }

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn stats_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Shown while the rounds are counted.
    pub fn counting(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Name of the filter.
    pub fn which(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Label of the choice of the table.
    pub fn by_table(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Label of the choice of the period.
    pub fn by_period(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Shown when no round passes the filter.
    pub fn stats_none_like_this(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Shown below “There are no rounds here yet.” on the statistics page.
    pub fn stats_will_be_here(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Shown when the chosen game has no rounds, above a button for each game that has some.
    pub fn no_rounds_of_game(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Button below that sentence: shows the statistics of a game. `game`: the name of the game; `count`: the number of its rounds, at least 1.
    pub fn show_game(self, game: &str, count: impl Count) -> String { self.say(SECTION, 8, &[Arg::Text(game), Arg::Number(count.count())]) }
    /// Button in the section about luck, where the chosen deals have no luck report: counts fresh deals instead.
    pub fn count_fresh(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Value of the choice “Period”. `period`: the period.
    pub fn period(self, period: Period) -> &'static str { self.fixed(SECTION, 10, &[Arg::Key(period.key())]) }
    /// Progress of the counting. `done`: the number of rounds counted, or of steps computed; `all`: the total number.
    pub fn counted(self, done: impl Count, all: impl Count) -> String { self.say(SECTION, 11, &[Arg::Number(done.count()), Arg::Number(all.count())]) }
    /// Heading of the results.
    pub fn results(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Label: number of rounds.
    pub fn stats_rounds(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Label: chips won minus chips lost.
    pub fn stats_net(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Label: all initial bets together.
    pub fn bets(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Label at blackjack: the initial bet of one hand in each round, all rounds together. There may be several hands.
    pub fn hand_bets(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Label: all antes, bets and raises together.
    pub fn put_in(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Label: the best hand.
    pub fn stats_best_hand(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Label: the longest run of wins.
    pub fn longest_win(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Label: the longest run of losses.
    pub fn longest_loss(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Heading of the chart of the results over time. `unit`: what they are counted in.
    pub fn bank_chart(self, unit: Unit) -> &'static str { self.fixed(SECTION, 21, &[Arg::Key(unit.key())]) }
    /// Result of rounds without bets: rounds won minus rounds lost. `rounds`: the number, with its sign: “+3”; `one`: whether that is one round, won or lost.
    pub fn rounds_ahead(self, rounds: &str, one: bool) -> String { self.say(SECTION, 22, &[Arg::Text(rounds), Arg::Key(one.key())]) }
    /// Announcement: all results in a sentence. `rounds`: the number of rounds, in digits; `results`: what they came to, as in “+12.5 chips”; nothing where no result is counted.
    pub fn stats_told(self, rounds: &str, results: Option<&str>) -> String { self.say(SECTION, 23, &[Arg::Text(rounds), Arg::from(results)]) }
    /// Heading of the section about decisions.
    pub fn decisions(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Label: number of judged decisions.
    pub fn judged(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Label: share of decisions that were as good as any.
    pub fn stats_best(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Label: cost of the other decisions.
    pub fn stats_cost(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Shown when none of these rounds has a decision that could be judged.
    pub fn none_judged(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Shown for a game whose decisions are not judged.
    pub fn not_judged(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Heading of the list of the costliest decisions.
    pub fn costly(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Link to practice with such hands.
    pub fn practise(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Link to the round.
    pub fn see_round(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Cost of decisions: “0.020 bets”. `bets`: the number of bets, as in “0.020”.
    pub fn stats_in_bets(self, bets: &str) -> String { self.say(SECTION, 33, &[Arg::Text(bets)]) }
    /// Shown at a costly decision: the better one. `what`: the name of the decision.
    pub fn better(self, what: &str) -> String { self.say(SECTION, 34, &[Arg::Text(what)]) }
    /// Heading of the section about luck.
    pub fn luck(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Row: the average result of perfect play.
    pub fn expected(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Row: the cost of the player’s decisions.
    pub fn stats_decided(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Row: the luck of the cards.
    pub fn stats_dealt(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Row: the mean result of a round of the poker match.
    pub fn match_result(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Row: the mean luck of a round of the poker match.
    pub fn match_luck(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Row: the mean result of a round of the poker match without luck.
    pub fn match_without_luck(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Note: the rounds of the poker match out of which luck is taken. `chips`: the number of chips, in digits.
    pub fn match_luck_where(self, chips: &str) -> String { self.say(SECTION, 42, &[Arg::Text(chips)]) }
    /// Note: how luck is taken out of the poker match.
    pub fn match_luck_method(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Note: only fresh deals count, and why.
    pub fn only_fresh(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Shown while the worth of a round is computed.
    pub fn stats_working(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Shown when nothing exact can be said.
    pub fn not_exact(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Note: some rounds are not in the report.
    pub fn left_out(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// Note: how the report is computed, and which numbers are approximate.
    pub fn method(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Result: compared with runs of perfect play. `share`: the share of these runs that come to less, as in “12.3%”.
    pub fn among_perfect(self, share: &str) -> String { self.say(SECTION, 49, &[Arg::Text(share)]) }
    /// Result: compared with runs of play as good as the player’s. `share`: the share of these runs that come to less, as in “12.3%”.
    pub fn among_equals(self, share: &str) -> String { self.say(SECTION, 50, &[Arg::Text(share)]) }
    /// Shown when there are too few rounds. `needed`: the number of rounds needed; `there`: the total number.
    pub fn too_few_rounds(self, needed: impl Count, there: impl Count) -> String { self.say(SECTION, 51, &[Arg::Number(needed.count()), Arg::Number(there.count())]) }
    /// Shown when there are too few rounds with chips, beside others without bets. `needed`: the number of rounds needed; `there`: the total number.
    pub fn too_few_with_chips(self, needed: impl Count, there: impl Count) -> String { self.say(SECTION, 52, &[Arg::Number(needed.count()), Arg::Number(there.count())]) }
    /// Shown when there are too few rounds without bets, beside others with chips. `needed`: the number of rounds needed; `there`: the total number.
    pub fn too_few_without_bets(self, needed: impl Count, there: impl Count) -> String { self.say(SECTION, 53, &[Arg::Number(needed.count()), Arg::Number(there.count())]) }
    /// Range of results. `from`: the lower one; `to`: the higher one.
    pub fn range(self, from: &str, to: &str) -> String { self.say(SECTION, 54, &[Arg::Text(from), Arg::Text(to)]) }
    /// Legend of the chart: the range of two runs in three.
    pub fn near(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Legend of the chart: the range of 19 runs in 20.
    pub fn far(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Heading of the chart of the best decisions.
    pub fn decisions_chart(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Legend of the chart of the best decisions: the line with a point for each stretch of rounds.
    pub fn each_stretch(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Legend of that chart: the average of the latest five stretches.
    pub fn moving_average(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Legend of that chart: the range in which your lasting share lies in two cases in three.
    pub fn average_near(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Legend of that chart: the range in which your lasting share lies in 19 cases in 20.
    pub fn average_far(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Heading of the chart of how hands ended.
    pub fn endings_chart(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Legend of the chart of how hands ended.
    pub fn stats_bars(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Heading of the table of a chart’s numbers.
    pub fn chart_numbers(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Button: saves these numbers.
    pub fn save_numbers(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Button: saves the chart.
    pub fn save_picture(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Menu below the charts: the files of each.
    pub fn save_charts(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Unit in the heading of a column: chips.
    pub fn unit_chips(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Unit in the heading of a column: rounds won minus rounds lost.
    pub fn unit_rounds(self) -> &'static str { self.fixed(SECTION, 69, &[]) }
    /// Unit in the heading of a column: bets.
    pub fn unit_bets(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Column: how the hand ended.
    pub fn ending(self) -> &'static str { self.fixed(SECTION, 71, &[]) }
    /// Column: how often it came up.
    pub fn came(self) -> &'static str { self.fixed(SECTION, 72, &[]) }
    /// Column: its share of all hands.
    pub fn stats_share(self) -> &'static str { self.fixed(SECTION, 73, &[]) }
    /// Column: how often to expect it.
    pub fn to_expect(self) -> &'static str { self.fixed(SECTION, 74, &[]) }
}
