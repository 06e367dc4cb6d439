// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{CoachWords, Keyed};
use crate::text::choices::{Measure, Play};

/// The place of these messages in a table.
const SECTION: usize = 8;

impl Keyed for Play {
    fn key(self) -> u8 {
        match self {
            Play::Stand => 0,
            Play::Hit => 1,
            Play::Double => 2,
            Play::Split => 3,
            Play::Surrender => 4,
        }
    }
}

impl Keyed for Measure {
    fn key(self) -> u8 {
        match self {
            Measure::TrueCount => 0,
            Measure::RunningCount => 1,
        }
    }
}

impl CoachWords {
    /// What stands before the decimals of a number.
    #[must_use]
    pub fn point(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// What stands behind a percentage.
    #[must_use]
    pub fn percent_sign(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// An amount in bets, within a sentence.
    ///
    /// - `amount`: how many bets, without a sign
    /// - `under_one`: whether it is less than one bet
    #[must_use]
    pub fn in_bets(self, amount: &str, under_one: bool) -> String {
        self.say(SECTION, 2, &[Arg::Text(amount), Arg::Key(under_one.key())])
    }

    /// The unit of an amount, behind it.
    ///
    /// - `in_chips`: whether the amount is in chips, not in bets
    #[must_use]
    pub fn unit_of_amount(self, in_chips: bool) -> &'static str {
        self.fixed(SECTION, 3, &[Arg::Key(in_chips.key())])
    }

    /// Names a play as its button does.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn play(self, play: Play) -> &'static str {
        self.fixed(SECTION, 4, &[Arg::Key(play.key())])
    }

    /// This play is the best.
    ///
    /// - `play`: the play
    /// - `by`: by how much of a bet
    /// - `under_one`: whether that is less than one bet
    #[must_use]
    pub fn best_by(self, play: &str, by: &str, under_one: bool) -> String {
        self.say(
            SECTION,
            5,
            &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key())],
        )
    }

    /// The same, because so many more of the cards from two to six have gone than is in proportion to the others.
    ///
    /// - `play`: the play
    /// - `by`: by how much of a bet
    /// - `under_one`: whether that is less than one bet
    /// - `more`: how many more
    #[must_use]
    pub fn best_because_small_gone(
        self,
        play: &str,
        by: &str,
        under_one: bool,
        more: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            6,
            &[
                Arg::Text(play),
                Arg::Text(by),
                Arg::Key(under_one.key()),
                Arg::Number(more.count()),
            ],
        )
    }

    /// The same, because so many more of the sevens, eights and nines have gone.
    ///
    /// - `play`: the play
    /// - `by`: by how much of a bet
    /// - `under_one`: whether that is less than one bet
    /// - `more`: how many more
    #[must_use]
    pub fn best_because_middle_gone(
        self,
        play: &str,
        by: &str,
        under_one: bool,
        more: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            7,
            &[
                Arg::Text(play),
                Arg::Text(by),
                Arg::Key(under_one.key()),
                Arg::Number(more.count()),
            ],
        )
    }

    /// The same, because so many more of the tens and aces have gone.
    ///
    /// - `play`: the play
    /// - `by`: by how much of a bet
    /// - `under_one`: whether that is less than one bet
    /// - `more`: how many more
    #[must_use]
    pub fn best_because_high_gone(
        self,
        play: &str,
        by: &str,
        under_one: bool,
        more: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            8,
            &[
                Arg::Text(play),
                Arg::Text(by),
                Arg::Key(under_one.key()),
                Arg::Number(more.count()),
            ],
        )
    }

    /// How many more cards have gone than their share, within the three sentences before; in words up to ten.
    ///
    /// - `more`: how many
    #[must_use]
    pub fn more_gone(self, more: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 9, &[Arg::Number(more.count())])
    }

    /// This play is the best because of the cards that have gone, of which no group alone is the reason.
    ///
    /// - `play`: the play
    /// - `by`: by how much of a bet
    /// - `under_one`: whether that is less than one bet
    #[must_use]
    pub fn best_because_of_cards(self, play: &str, by: &str, under_one: bool) -> String {
        self.say(
            SECTION,
            10,
            &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key())],
        )
    }

    /// This play would be the best if no cards had gone but those of the hand and the up card.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn fresh(self, play: &str) -> String {
        self.say(SECTION, 11, &[Arg::Text(play)])
    }

    /// The running count and the true count.
    ///
    /// - `running`: the running count, with its sign
    /// - `true_count`: the true count, with its sign
    #[must_use]
    pub fn hi_lo(self, running: &str, true_count: &str) -> String {
        self.say(SECTION, 12, &[Arg::Text(running), Arg::Text(true_count)])
    }

    /// These two plays are the best, and worth the same.
    ///
    /// - `one`: one of them
    /// - `other`: the other
    #[must_use]
    pub fn equal(self, one: &str, other: &str) -> String {
        self.say(SECTION, 13, &[Arg::Text(one), Arg::Text(other)])
    }

    /// There is nothing else to do.
    ///
    /// - `play`: what there is to do
    #[must_use]
    pub fn only(self, play: &str) -> String {
        self.say(SECTION, 14, &[Arg::Text(play)])
    }

    /// What a play is worth, as a row of a list.
    ///
    /// - `play`: the play
    /// - `value`: an amount in bets, with its sign
    #[must_use]
    pub fn worth(self, play: &str, value: &str) -> String {
        self.say(SECTION, 15, &[Arg::Text(play), Arg::Text(value)])
    }

    /// How often a bet is won, pushed and lost.
    ///
    /// - `win`: a percentage
    /// - `push`: a percentage
    /// - `lose`: a percentage
    #[must_use]
    pub fn odds(self, win: &str, push: &str, lose: &str) -> String {
        self.say(
            SECTION,
            16,
            &[Arg::Text(win), Arg::Text(push), Arg::Text(lose)],
        )
    }

    /// How often the dealer’s hand ends with 17 to 21, and over 21.
    ///
    /// - `at_17`: a percentage
    /// - `at_18`: a percentage
    /// - `at_19`: a percentage
    /// - `at_20`: a percentage
    /// - `at_21`: a percentage
    /// - `bust`: a percentage
    #[must_use]
    pub fn dealer_totals(
        self,
        at_17: &str,
        at_18: &str,
        at_19: &str,
        at_20: &str,
        at_21: &str,
        bust: &str,
    ) -> String {
        self.say(
            SECTION,
            17,
            &[
                Arg::Text(at_17),
                Arg::Text(at_18),
                Arg::Text(at_19),
                Arg::Text(at_20),
                Arg::Text(at_21),
                Arg::Text(bust),
            ],
        )
    }

    /// What the values mean.
    #[must_use]
    pub fn unit(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// Nothing was better than this play.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn was_best(self, play: &str) -> String {
        self.say(SECTION, 19, &[Arg::Text(play)])
    }

    /// Something was better, but by less than is shown.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn as_good(self, play: &str) -> String {
        self.say(SECTION, 20, &[Arg::Text(play)])
    }

    /// This play cost so much of a bet, because another one was better.
    ///
    /// - `play`: the play
    /// - `cost`: how much of a bet
    /// - `under_one`: whether that is less than one bet
    /// - `best`: what was better
    #[must_use]
    pub fn cost(self, play: &str, cost: &str, under_one: bool, best: &str) -> String {
        self.say(
            SECTION,
            21,
            &[
                Arg::Text(play),
                Arg::Text(cost),
                Arg::Key(under_one.key()),
                Arg::Text(best),
            ],
        )
    }

    /// What the decisions have cost in all.
    ///
    /// - `decisions`: how many they are
    /// - `cost`: an amount in bets
    #[must_use]
    pub fn decisions_cost(self, decisions: impl fair_deal_words::Count, cost: &str) -> String {
        self.say(
            SECTION,
            22,
            &[Arg::Number(decisions.count()), Arg::Text(cost)],
        )
    }

    /// What rounds that were judged from beginning to end have brought.
    ///
    /// - `rounds`: how many they are
    /// - `cost`: what the decisions have cost, in bets
    /// - `luck`: what the cards have brought, in bets, with its sign
    /// - `won`: both together, in bets, with its sign
    #[must_use]
    pub fn rounds(
        self,
        rounds: impl fair_deal_words::Count,
        cost: &str,
        luck: &str,
        won: &str,
    ) -> String {
        self.say(
            SECTION,
            23,
            &[
                Arg::Number(rounds.count()),
                Arg::Text(cost),
                Arg::Text(luck),
                Arg::Text(won),
            ],
        )
    }

    /// What a day has brought.
    ///
    /// - `cost`: what the decisions have cost, in bets
    /// - `luck`: what the cards have brought, in bets, with its sign
    /// - `won`: both together, in bets, with its sign
    #[must_use]
    pub fn day(self, cost: &str, luck: &str, won: &str) -> String {
        self.say(
            SECTION,
            24,
            &[Arg::Text(cost), Arg::Text(luck), Arg::Text(won)],
        )
    }

    /// The same where each decision was the best.
    ///
    /// - `won`: what the day has brought, in bets, with its sign
    #[must_use]
    pub fn perfect_day(self, won: &str) -> String {
        self.say(SECTION, 25, &[Arg::Text(won)])
    }

    /// The same where the decisions have cost something, but less than is shown.
    ///
    /// - `won`: what the day has brought, in bets, with its sign
    #[must_use]
    pub fn nearly_perfect_day(self, won: &str) -> String {
        self.say(SECTION, 26, &[Arg::Text(won)])
    }

    /// What a day has brought, in short, for others to read.
    ///
    /// - `cost`: what the decisions have cost, in bets; none where each was the best
    /// - `luck`: what the cards have brought, in bets, with its sign
    #[must_use]
    pub fn shared_day(self, cost: Option<&str>, luck: &str) -> String {
        self.say(SECTION, 27, &[Arg::from(cost), Arg::Text(luck)])
    }

    /// The play was what the count asks for.
    ///
    /// - `play`: the play
    /// - `true_count`: the true count, with its sign
    /// - `index`: the index of the play, with its sign
    /// - `gained`: how much more it was worth than basic strategy, where it differs from that, with its sign
    /// - `in_chips`: whether that is in chips, not in bets
    #[must_use]
    pub fn by_count(
        self,
        play: &str,
        true_count: &str,
        index: &str,
        gained: Option<&str>,
        in_chips: bool,
    ) -> String {
        self.say(
            SECTION,
            28,
            &[
                Arg::Text(play),
                Arg::Text(true_count),
                Arg::Text(index),
                Arg::from(gained),
                Arg::Key(in_chips.key()),
            ],
        )
    }

    /// The play was not what the count asks for.
    ///
    /// - `taken`: what was done
    /// - `right`: what the count asks for
    /// - `true_count`: the true count, with its sign
    /// - `index`: the index of the play, with its sign
    /// - `lost`: how much more or less what was done is worth than what the count asks for, with its sign
    /// - `in_chips`: whether that is in chips, not in bets
    #[must_use]
    pub fn against_count(
        self,
        taken: &str,
        right: &str,
        true_count: &str,
        index: &str,
        lost: &str,
        in_chips: bool,
    ) -> String {
        self.say(
            SECTION,
            29,
            &[
                Arg::Text(taken),
                Arg::Text(right),
                Arg::Text(true_count),
                Arg::Text(index),
                Arg::Text(lost),
                Arg::Key(in_chips.key()),
            ],
        )
    }

    /// What all decisions by the count have come to.
    ///
    /// - `right`: how many were right
    /// - `decisions`: how many there were
    /// - `deviations`: how often the player left basic strategy because of the count
    /// - `gained`: what that was worth, with its sign
    /// - `lost`: what the others were worth against those that the count asks for, with its sign
    /// - `in_chips`: whether both are in chips, not in bets
    #[must_use]
    pub fn decisions_by_count(
        self,
        right: impl fair_deal_words::Count,
        decisions: impl fair_deal_words::Count,
        deviations: impl fair_deal_words::Count,
        gained: &str,
        lost: &str,
        in_chips: bool,
    ) -> String {
        self.say(
            SECTION,
            30,
            &[
                Arg::Number(right.count()),
                Arg::Number(decisions.count()),
                Arg::Number(deviations.count()),
                Arg::Text(gained),
                Arg::Text(lost),
                Arg::Key(in_chips.key()),
            ],
        )
    }

    /// Names this count and what it is, within a sentence.
    ///
    /// - `measure`: which count it is
    /// - `count`: what it is
    #[must_use]
    pub fn measured(self, measure: Measure, count: &str) -> String {
        self.say(SECTION, 31, &[Arg::Key(measure.key()), Arg::Text(count)])
    }

    /// A bet was that of the ramp.
    ///
    /// - `bet`: the chips on each hand
    /// - `each_hand`: whether there are several hands
    /// - `count`: which count it was before the deal, as “a true count of +3”
    /// - `edge`: the edge before the deal where it is known, in percent
    #[must_use]
    pub fn by_ramp(
        self,
        bet: impl fair_deal_words::Count,
        each_hand: bool,
        count: &str,
        edge: Option<&str>,
    ) -> String {
        self.say(
            SECTION,
            32,
            &[
                Arg::Number(bet.count()),
                Arg::Key(each_hand.key()),
                Arg::Text(count),
                Arg::from(edge),
            ],
        )
    }

    /// A bet was not that of the ramp.
    ///
    /// - `bet`: the chips on each hand
    /// - `right`: the chips that the ramp asks for
    /// - `each_hand`: whether there are several hands
    /// - `count`: which count it was before the deal, as “a true count of +3”
    /// - `edge`: the edge before the deal where it is known, in percent
    /// - `worth`: what the difference was worth then, in chips, with its sign
    #[must_use]
    pub fn off_ramp(
        self,
        bet: impl fair_deal_words::Count,
        right: impl fair_deal_words::Count,
        each_hand: bool,
        count: &str,
        edge: Option<&str>,
        worth: &str,
    ) -> String {
        self.say(
            SECTION,
            33,
            &[
                Arg::Number(bet.count()),
                Arg::Number(right.count()),
                Arg::Key(each_hand.key()),
                Arg::Text(count),
                Arg::from(edge),
                Arg::Text(worth),
            ],
        )
    }

    /// What all bets have come to.
    ///
    /// - `right`: how many were those of the ramp
    /// - `bets`: how many there were
    /// - `worth`: what the others were worth against those of the ramp, in chips, with its sign; none where there are no others
    #[must_use]
    pub fn bets_by_ramp(
        self,
        right: impl fair_deal_words::Count,
        bets: impl fair_deal_words::Count,
        worth: Option<&str>,
    ) -> String {
        self.say(
            SECTION,
            34,
            &[
                Arg::Number(right.count()),
                Arg::Number(bets.count()),
                Arg::from(worth),
            ],
        )
    }

    /// No ramp is kept, so no bet is judged.
    #[must_use]
    pub fn no_ramp(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Bets are not judged, because the kept ramp goes by this count and the player’s system by the other one.
    ///
    /// - `measure`: the count of the ramp
    #[must_use]
    pub fn other_count(self, measure: Measure) -> &'static str {
        self.fixed(SECTION, 36, &[Arg::Key(measure.key())])
    }

    /// The coach cannot work in this browser.
    #[must_use]
    pub fn cannot_work(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// The hands of a row in which no ace counts 11.
    ///
    /// - `total`: what they count
    #[must_use]
    pub fn hard_hand(self, total: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 38, &[Arg::Number(total.count())])
    }

    /// The hands of a row in which an ace counts 11.
    ///
    /// - `total`: what they count
    #[must_use]
    pub fn soft_hand(self, total: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 39, &[Arg::Number(total.count())])
    }

    /// The hands of a row that are two cards of the same value.
    ///
    /// - `value`: the value in a digit or a letter
    #[must_use]
    pub fn pair_hand(self, value: &str) -> String {
        self.say(SECTION, 40, &[Arg::Text(value)])
    }

    /// Opens the list of exceptions.
    ///
    /// - `count`: how many there are
    #[must_use]
    pub fn exceptions(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 41, &[Arg::Number(count.count())])
    }

    /// With these cards against this up card something else is better than the chart says.
    ///
    /// - `cards`: the cards in digits and letters
    /// - `up`: the up card in a digit or a letter
    /// - `best`: the play that is better
    /// - `cost`: by how much, in bets
    #[must_use]
    pub fn exception(self, cards: &str, up: &str, best: &str, cost: &str) -> String {
        self.say(
            SECTION,
            42,
            &[
                Arg::Text(cards),
                Arg::Text(up),
                Arg::Text(best),
                Arg::Text(cost),
            ],
        )
    }
}
