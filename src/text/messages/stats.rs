// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, StatsWords};
use crate::text::choices::{Period, Unit};

/// The place of these messages in a table.
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
    /// What the page tells.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// The rounds are counted.
    #[must_use]
    pub fn counting(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Names the choices of what is counted.
    #[must_use]
    pub fn which(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Names the choice of the table.
    #[must_use]
    pub fn by_table(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Names the choice of the time.
    #[must_use]
    pub fn by_period(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// None of the rounds is like that.
    #[must_use]
    pub fn none_like_this(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// A choice of the time in which the rounds were played.
    ///
    /// - `period`: which
    #[must_use]
    pub fn period(self, period: Period) -> &'static str {
        self.fixed(SECTION, 6, &[Arg::Key(period.key())])
    }

    /// How far the counting is.
    ///
    /// - `done`: how many rounds are counted
    /// - `all`: how many there are
    #[must_use]
    pub fn counted(
        self,
        done: impl fair_deal_words::Count,
        all: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            7,
            &[Arg::Number(done.count()), Arg::Number(all.count())],
        )
    }

    /// The heading.
    #[must_use]
    pub fn results(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// How many rounds.
    #[must_use]
    pub fn rounds(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// What was won, less what was lost.
    #[must_use]
    pub fn net(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// The initial bets of all rounds together.
    #[must_use]
    pub fn bets(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// All chips together that were put into pots: antes, bets and raises.
    #[must_use]
    pub fn put_in(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// The best hand.
    #[must_use]
    pub fn best_hand(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// The most rounds won in a row at one table, of deals of one kind.
    #[must_use]
    pub fn longest_win(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// The most lost.
    #[must_use]
    pub fn longest_loss(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// The heading of the results over time.
    ///
    /// - `unit`: what they are counted in
    #[must_use]
    pub fn bank_chart(self, unit: Unit) -> &'static str {
        self.fixed(SECTION, 16, &[Arg::Key(unit.key())])
    }

    /// What rounds came to in which nothing was bet: those that were won less those that were lost.
    ///
    /// - `rounds`: how many, with the sign: “+3”
    /// - `one`: whether that is one round, won or lost
    #[must_use]
    pub fn rounds_ahead(self, rounds: &str, one: bool) -> String {
        self.say(SECTION, 17, &[Arg::Text(rounds), Arg::Key(one.key())])
    }

    /// All results in a sentence, for those who listen.
    ///
    /// - `rounds`: how many rounds, in digits
    /// - `results`: what they came to, as in “+12.5 chips”; nothing where no result is counted
    #[must_use]
    pub fn told(self, rounds: &str, results: Option<&str>) -> String {
        self.say(SECTION, 18, &[Arg::Text(rounds), Arg::from(results)])
    }

    /// The heading.
    #[must_use]
    pub fn decisions(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// How many were judged.
    #[must_use]
    pub fn judged(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// How many were as good as any.
    #[must_use]
    pub fn best(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// What the others cost.
    #[must_use]
    pub fn cost(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// In these rounds none could be judged, in a game in which others are.
    #[must_use]
    pub fn none_judged(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// In this game none are judged.
    #[must_use]
    pub fn not_judged(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// The heading of those that cost most.
    #[must_use]
    pub fn costly(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Leads to hands like that.
    #[must_use]
    pub fn practise(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Leads to the round.
    #[must_use]
    pub fn see_round(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// What decisions cost.
    ///
    /// - `bets`: how many bets, as in “0.020”
    #[must_use]
    pub fn in_bets(self, bets: &str) -> String {
        self.say(SECTION, 28, &[Arg::Text(bets)])
    }

    /// What would have been better than a costly decision.
    ///
    /// - `what`: the name of the decision
    #[must_use]
    pub fn better(self, what: &str) -> String {
        self.say(SECTION, 29, &[Arg::Text(what)])
    }

    /// The heading.
    #[must_use]
    pub fn luck(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// What is expected of perfect play.
    #[must_use]
    pub fn expected(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// What the decisions made of it.
    #[must_use]
    pub fn decided(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// What the cards made of it.
    #[must_use]
    pub fn dealt(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// Only fresh deals count, and why.
    #[must_use]
    pub fn only_fresh(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// It is worked out what a round is worth.
    #[must_use]
    pub fn working(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Nothing exact can be said.
    #[must_use]
    pub fn not_exact(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// Some rounds are not in the report of luck.
    #[must_use]
    pub fn left_out(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// How it is worked out, and what is approximate.
    #[must_use]
    pub fn method(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// How the result compares with runs of perfect play that are as long.
    ///
    /// - `share`: the share of these runs that come to less, as in “12.3%”
    #[must_use]
    pub fn among_perfect(self, share: &str) -> String {
        self.say(SECTION, 39, &[Arg::Text(share)])
    }

    /// How the result compares with runs of play that is as good as this.
    ///
    /// - `share`: the share of these runs that come to less, as in “12.3%”
    #[must_use]
    pub fn among_equals(self, share: &str) -> String {
        self.say(SECTION, 40, &[Arg::Text(share)])
    }

    /// There are too few rounds to tell of luck.
    ///
    /// - `needed`: how many rounds it takes
    /// - `there`: how many there are
    #[must_use]
    pub fn too_few_rounds(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            41,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// The same of the rounds with chips, where there are others without.
    ///
    /// - `needed`: how many rounds it takes
    /// - `there`: how many there are
    #[must_use]
    pub fn too_few_with_chips(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            42,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// The same of the rounds without bets, where there are others with chips.
    ///
    /// - `needed`: how many rounds it takes
    /// - `there`: how many there are
    #[must_use]
    pub fn too_few_without_bets(
        self,
        needed: impl fair_deal_words::Count,
        there: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            43,
            &[Arg::Number(needed.count()), Arg::Number(there.count())],
        )
    }

    /// Between which two results most runs lie.
    ///
    /// - `from`: the lower one
    /// - `to`: the higher one
    #[must_use]
    pub fn range(self, from: &str, to: &str) -> String {
        self.say(SECTION, 44, &[Arg::Text(from), Arg::Text(to)])
    }

    /// Where two of three runs lie.
    #[must_use]
    pub fn near(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// Where nineteen of twenty lie.
    #[must_use]
    pub fn far(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// The heading of the decisions over time.
    #[must_use]
    pub fn decisions_chart(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// The heading of how the hands ended.
    #[must_use]
    pub fn endings_chart(self) -> &'static str {
        self.fixed(SECTION, 48, &[])
    }

    /// What bars and outlines are.
    #[must_use]
    pub fn bars(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// Opens the numbers of a chart.
    #[must_use]
    pub fn numbers(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Saves them.
    #[must_use]
    pub fn save_csv(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// Saves the picture.
    #[must_use]
    pub fn save_svg(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// What amounts are counted in, in the head of a column.
    #[must_use]
    pub fn unit_chips(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// The same: rounds won less rounds lost.
    #[must_use]
    pub fn unit_rounds(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// The same for costs.
    #[must_use]
    pub fn unit_bets(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// A column: how the hand ended.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// A column: how often it came.
    #[must_use]
    pub fn came(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// A column: which share of all that is.
    #[must_use]
    pub fn share(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// A column: how often it is to be expected.
    #[must_use]
    pub fn to_expect(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }
}
