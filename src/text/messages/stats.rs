// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, StatsWords};
use crate::text::choices::{Period, Unit};

/// The index of this section in a table.
const SECTION: usize = 18;

impl Keyed for Period {
    fn key(self) -> u8 {
        match self {
            Period::All => 0,
            Period::Days30 => 1,
            Period::Days7 => 2,
            Period::Today => 3,
        }
    }
}

impl Keyed for Unit {
    fn key(self) -> u8 {
        match self {
            Unit::HalfChips => 0,
            Unit::Rounds => 1,
        }
    }
}

impl StatsWords {
    /// Introduction at the top of the page.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// Shown while the rounds are counted.
    #[must_use]
    pub fn counting(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Name of the filter.
    #[must_use]
    pub fn which(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Label of the choice of the table.
    #[must_use]
    pub fn by_table(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Label of the choice of the period.
    #[must_use]
    pub fn by_period(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Shown when no round passes the filter.
    #[must_use]
    pub fn none_like_this(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Shown below “There are no rounds here yet.” on the statistics page.
    #[must_use]
    pub fn will_be_here(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Shown when the chosen game has no rounds, above a button for each game that has some.
    #[must_use]
    pub fn no_rounds_of_game(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Button below that sentence: shows the statistics of a game.
    ///
    /// - `game`: the name of the game
    /// - `count`: the number of its rounds, at least 1
    #[must_use]
    pub fn show_game(self, game: &str, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 8, &[Arg::Text(game), Arg::Number(count.count())])
    }

    /// Button in the section about luck, where the chosen deals have no luck report: counts fresh deals instead.
    #[must_use]
    pub fn count_fresh(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Value of the choice “Period”.
    ///
    /// - `period`: the period
    #[must_use]
    pub fn period(self, period: Period) -> &'static str {
        self.fixed(SECTION, 10, &[Arg::Key(period.key())])
    }

    /// Progress of the counting.
    ///
    /// - `done`: the number of rounds counted, or of steps computed
    /// - `all`: the total number
    #[must_use]
    pub fn counted(
        self,
        done: impl fair_deal_words::Count,
        all: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            11,
            &[Arg::Number(done.count()), Arg::Number(all.count())],
        )
    }

    /// Heading of the results.
    #[must_use]
    pub fn results(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// Label: number of rounds.
    #[must_use]
    pub fn rounds(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// Label: chips won minus chips lost.
    #[must_use]
    pub fn net(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// Label: all initial bets together.
    #[must_use]
    pub fn bets(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// Label at blackjack: the initial bet of one hand in each round, all rounds together. There may be several hands.
    #[must_use]
    pub fn hand_bets(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// Label: all antes, bets and raises together.
    #[must_use]
    pub fn put_in(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// Label: the best hand.
    #[must_use]
    pub fn best_hand(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// Label: the longest run of wins.
    #[must_use]
    pub fn longest_win(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Label: the longest run of losses.
    #[must_use]
    pub fn longest_loss(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Heading of the chart of the results over time.
    ///
    /// - `unit`: what they are counted in
    #[must_use]
    pub fn bank_chart(self, unit: Unit) -> &'static str {
        self.fixed(SECTION, 21, &[Arg::Key(unit.key())])
    }

    /// Result of rounds without bets: rounds won minus rounds lost.
    ///
    /// - `rounds`: the number, with its sign: “+3”
    /// - `one`: whether that is one round, won or lost
    #[must_use]
    pub fn rounds_ahead(self, rounds: &str, one: bool) -> String {
        self.say(SECTION, 22, &[Arg::Text(rounds), Arg::Key(one.key())])
    }

    /// Announcement: all results in a sentence.
    ///
    /// - `rounds`: the number of rounds, in digits
    /// - `results`: what they came to, as in “+12.5 chips”; nothing where no result is counted
    #[must_use]
    pub fn told(self, rounds: &str, results: Option<&str>) -> String {
        self.say(SECTION, 23, &[Arg::Text(rounds), Arg::from(results)])
    }

    /// Heading of the section about decisions.
    #[must_use]
    pub fn decisions(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// Label: number of judged decisions.
    #[must_use]
    pub fn judged(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Label: share of decisions that were as good as any.
    #[must_use]
    pub fn best(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Label: cost of the other decisions.
    #[must_use]
    pub fn cost(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// Shown when none of these rounds has a decision that could be judged.
    #[must_use]
    pub fn none_judged(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// Shown for a game whose decisions are not judged.
    #[must_use]
    pub fn not_judged(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// Heading of the list of the costliest decisions.
    #[must_use]
    pub fn costly(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// Link to practice with such hands.
    #[must_use]
    pub fn practise(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// Link to the round.
    #[must_use]
    pub fn see_round(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Cost of decisions: “0.020 bets”.
    ///
    /// - `bets`: the number of bets, as in “0.020”
    #[must_use]
    pub fn in_bets(self, bets: &str) -> String {
        self.say(SECTION, 33, &[Arg::Text(bets)])
    }

    /// Shown at a costly decision: the better one.
    ///
    /// - `what`: the name of the decision
    #[must_use]
    pub fn better(self, what: &str) -> String {
        self.say(SECTION, 34, &[Arg::Text(what)])
    }

    /// Heading of the section about luck.
    #[must_use]
    pub fn luck(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Row: the average result of perfect play.
    #[must_use]
    pub fn expected(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// Row: the cost of the player’s decisions.
    #[must_use]
    pub fn decided(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// Row: the luck of the cards.
    #[must_use]
    pub fn dealt(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// Note: only fresh deals count, and why.
    #[must_use]
    pub fn only_fresh(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// Shown while the worth of a round is computed.
    #[must_use]
    pub fn working(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Shown when nothing exact can be said.
    #[must_use]
    pub fn not_exact(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// Note: some rounds are not in the report.
    #[must_use]
    pub fn left_out(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// Note: how the report is computed, and which numbers are approximate.
    #[must_use]
    pub fn method(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// Result: compared with runs of perfect play.
    ///
    /// - `share`: the share of these runs that come to less, as in “12.3%”
    #[must_use]
    pub fn among_perfect(self, share: &str) -> String {
        self.say(SECTION, 44, &[Arg::Text(share)])
    }

    /// Result: compared with runs of play as good as the player’s.
    ///
    /// - `share`: the share of these runs that come to less, as in “12.3%”
    #[must_use]
    pub fn among_equals(self, share: &str) -> String {
        self.say(SECTION, 45, &[Arg::Text(share)])
    }

    /// Shown when there are too few rounds.
    ///
    /// - `needed`: the number of rounds needed
    /// - `there`: the total number
    #[must_use]
    pub fn too_few_rounds(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            46,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// Shown when there are too few rounds with chips, beside others without bets.
    ///
    /// - `needed`: the number of rounds needed
    /// - `there`: the total number
    #[must_use]
    pub fn too_few_with_chips(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            47,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// Shown when there are too few rounds without bets, beside others with chips.
    ///
    /// - `needed`: the number of rounds needed
    /// - `there`: the total number
    #[must_use]
    pub fn too_few_without_bets(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            48,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// Range of results.
    ///
    /// - `from`: the lower one
    /// - `to`: the higher one
    #[must_use]
    pub fn range(self, from: &str, to: &str) -> String {
        self.say(SECTION, 49, &[Arg::Text(from), Arg::Text(to)])
    }

    /// Legend of the chart: the range of two runs in three.
    #[must_use]
    pub fn near(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Legend of the chart: the range of 19 runs in 20.
    #[must_use]
    pub fn far(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// Heading of the chart of the best decisions.
    #[must_use]
    pub fn decisions_chart(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// Heading of the chart of how hands ended.
    #[must_use]
    pub fn endings_chart(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// Legend of the chart of how hands ended.
    #[must_use]
    pub fn bars(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// Heading of the table of a chart’s numbers.
    #[must_use]
    pub fn numbers(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// Button: saves these numbers.
    #[must_use]
    pub fn save_csv(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// Button: saves the chart.
    #[must_use]
    pub fn save_svg(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// Unit in the heading of a column: chips.
    #[must_use]
    pub fn unit_chips(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// Unit in the heading of a column: rounds won minus rounds lost.
    #[must_use]
    pub fn unit_rounds(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// Unit in the heading of a column: bets.
    #[must_use]
    pub fn unit_bets(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// Column: how the hand ended.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.fixed(SECTION, 61, &[])
    }

    /// Column: how often it came up.
    #[must_use]
    pub fn came(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// Column: its share of all hands.
    #[must_use]
    pub fn share(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// Column: how often to expect it.
    #[must_use]
    pub fn to_expect(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }
}
