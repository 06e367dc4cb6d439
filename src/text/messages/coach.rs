// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, CoachWords};
use crate::text::choices::{Measure, Play};

/// The index of this section in a table.
const SECTION: usize = 8;

impl Keyed for Play { fn key(self) -> u8 { match self { Play::Stand => 0, Play::Hit => 1, Play::Double => 2, Play::Split => 3, Play::Surrender => 4 } } }
impl Keyed for Measure { fn key(self) -> u8 { match self { Measure::TrueCount => 0, Measure::RunningCount => 1 } } }

impl CoachWords {
    /// Sign after a percentage.
    pub fn percent_sign(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Amount in bets, in a sentence: “0.036 bets”. `amount`: the number of bets, without a sign; `under_one`: whether it is less than one bet.
    pub fn in_bets(self, amount: &str, under_one: bool) -> String { self.say(SECTION, 1, &[Arg::Text(amount), Arg::Key(under_one.key())]) }
    /// Unit after an amount. `in_chips`: whether the amount is in chips, not in bets.
    pub fn unit_of_amount(self, in_chips: bool) -> &'static str { self.fixed(SECTION, 2, &[Arg::Key(in_chips.key())]) }
    /// Name of a play, as on its button. `play`: the play.
    pub fn play(self, play: Play) -> &'static str { self.fixed(SECTION, 3, &[Arg::Key(play.key())]) }
    /// Advice of the coach: the best play, and its lead over the next best. `play`: the play; `by`: the lead, in bets; `under_one`: whether that is less than one bet.
    pub fn best_by(self, play: &str, by: &str, under_one: bool) -> String { self.say(SECTION, 4, &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key())]) }
    /// Advice of the coach: this play is the best because more than their share of the small cards (2 to 6) have gone. `play`: the play; `by`: the lead, in bets; `under_one`: whether that is less than one bet; `more`: the number above their share.
    pub fn best_because_small_gone(self, play: &str, by: &str, under_one: bool, more: impl Count) -> String { self.say(SECTION, 5, &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key()), Arg::Number(more.count())]) }
    /// Advice of the coach: this play is the best because more than their share of the middle cards (7 to 9) have gone. `play`: the play; `by`: the lead, in bets; `under_one`: whether that is less than one bet; `more`: the number above their share.
    pub fn best_because_middle_gone(self, play: &str, by: &str, under_one: bool, more: impl Count) -> String { self.say(SECTION, 6, &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key()), Arg::Number(more.count())]) }
    /// Advice of the coach: this play is the best because more than their share of the high cards (10 to ace) have gone. `play`: the play; `by`: the lead, in bets; `under_one`: whether that is less than one bet; `more`: the number above their share.
    pub fn best_because_high_gone(self, play: &str, by: &str, under_one: bool, more: impl Count) -> String { self.say(SECTION, 7, &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key()), Arg::Number(more.count())]) }
    /// Part of “best-because-small-gone”, “best-because-middle-gone” and “best-because-high-gone”: how many more cards have gone than their share. `more`: the number.
    pub fn more_gone(self, more: impl Count) -> String { self.say(SECTION, 8, &[Arg::Number(more.count())]) }
    /// Advice of the coach: this play is the best because of the cards that have gone, but no group of cards alone is the reason. `play`: the play; `by`: the lead, in bets; `under_one`: whether that is less than one bet.
    pub fn best_because_of_cards(self, play: &str, by: &str, under_one: bool) -> String { self.say(SECTION, 9, &[Arg::Text(play), Arg::Text(by), Arg::Key(under_one.key())]) }
    /// Note of the coach: the best play if only the cards of the hand and the upcard had gone. `play`: the play.
    pub fn fresh(self, play: &str) -> String { self.say(SECTION, 10, &[Arg::Text(play)]) }
    /// Note of the coach: the running count and the true count by Hi-Lo. `running`: the running count, with its sign; `true_count`: the true count, with its sign.
    pub fn hi_lo(self, running: &str, true_count: &str) -> String { self.say(SECTION, 11, &[Arg::Text(running), Arg::Text(true_count)]) }
    /// Advice of the coach: two plays are equally good, and the best. `one`: one of them; `other`: the other.
    pub fn equal(self, one: &str, other: &str) -> String { self.say(SECTION, 12, &[Arg::Text(one), Arg::Text(other)]) }
    /// Advice of the coach: only one decision is possible. `play`: what there is to do.
    pub fn only(self, play: &str) -> String { self.say(SECTION, 13, &[Arg::Text(play)]) }
    /// Row in the list of plays: the play and its value. `play`: the play; `value`: an amount in bets, with its sign.
    pub fn worth(self, play: &str, value: &str) -> String { self.say(SECTION, 14, &[Arg::Text(play), Arg::Text(value)]) }
    /// Row in the list of plays after the decision: the player chose it. `row`: the row.
    pub fn your_choice(self, row: &str) -> String { self.say(SECTION, 15, &[Arg::Text(row)]) }
    /// Heading of that list.
    pub fn at_that_decision(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Label before the hold that the player's marks mean now.
    pub fn as_marked(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Second part of that row: the chances to win, push and lose. `win`: a percentage; `push`: a percentage; `lose`: a percentage.
    pub fn odds(self, win: &str, push: &str, lose: &str) -> String { self.say(SECTION, 18, &[Arg::Text(win), Arg::Text(push), Arg::Text(lose)]) }
    /// Note of the coach: the chances of the dealer’s final totals. `at_17`: a percentage; `at_18`: a percentage; `at_19`: a percentage; `at_20`: a percentage; `at_21`: a percentage; `bust`: a percentage.
    pub fn dealer_totals(self, at_17: &str, at_18: &str, at_19: &str, at_20: &str, at_21: &str, bust: &str) -> String { self.say(SECTION, 19, &[Arg::Text(at_17), Arg::Text(at_18), Arg::Text(at_19), Arg::Text(at_20), Arg::Text(at_21), Arg::Text(bust)]) }
    /// Note below the list of plays: the unit of the values.
    pub fn unit(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Judgement of the coach: the player’s play was the best. `play`: the play.
    pub fn was_best(self, play: &str) -> String { self.say(SECTION, 21, &[Arg::Text(play)]) }
    /// Judgement of the coach: the player’s play was worth less than the best, by less than the shown digits. `play`: the play.
    pub fn as_good(self, play: &str) -> String { self.say(SECTION, 22, &[Arg::Text(play)]) }
    /// Judgement of the coach: another play was better. `play`: the play; `cost`: the cost, in bets; `under_one`: whether that is less than one bet; `best`: what was better.
    pub fn cost(self, play: &str, cost: &str, under_one: bool, best: &str) -> String { self.say(SECTION, 23, &[Arg::Text(play), Arg::Text(cost), Arg::Key(under_one.key()), Arg::Text(best)]) }
    /// Score of the decisions on this visit. `decisions`: their number; `cost`: an amount in bets.
    pub fn decisions_cost(self, decisions: impl Count, cost: &str) -> String { self.say(SECTION, 24, &[Arg::Number(decisions.count()), Arg::Text(cost)]) }
    /// Score of the rounds on this visit in which every decision was judged. `rounds`: their number; `cost`: the cost of the decisions, in bets; `luck`: the luck of the cards, in bets, with its sign; `won`: both together, in bets, with its sign.
    pub fn rounds(self, rounds: impl Count, cost: &str, luck: &str, won: &str) -> String { self.say(SECTION, 25, &[Arg::Number(rounds.count()), Arg::Text(cost), Arg::Text(luck), Arg::Text(won)]) }
    /// Result of a daily deal: the cost of the decisions, and the luck of the cards. `cost`: the cost of the decisions, in bets; `luck`: the luck of the cards, in bets, with its sign; `won`: both together, in bets, with its sign.
    pub fn day(self, cost: &str, luck: &str, won: &str) -> String { self.say(SECTION, 26, &[Arg::Text(cost), Arg::Text(luck), Arg::Text(won)]) }
    /// Result of a daily deal in which every decision was the best. `won`: the result of the day, in bets, with its sign.
    pub fn perfect_day(self, won: &str) -> String { self.say(SECTION, 27, &[Arg::Text(won)]) }
    /// Result of a daily deal in which the decisions cost less than the shown digits. `won`: the result of the day, in bets, with its sign.
    pub fn nearly_perfect_day(self, won: &str) -> String { self.say(SECTION, 28, &[Arg::Text(won)]) }
    /// Result of a daily deal in short, for the shared text. `cost`: what the decisions have cost, in bets; none where each was the best; `luck`: the luck of the cards, in bets, with its sign.
    pub fn shared_day(self, cost: Option<&str>, luck: &str) -> String { self.say(SECTION, 29, &[Arg::from(cost), Arg::Text(luck)]) }
    /// Judgement by the count: the play was right. `play`: the play; `true_count`: the true count, with its sign; `index`: the index of the play, with its sign; `gained`: how much more it was worth than basic strategy, where it differs from that, with its sign; `in_chips`: whether that is in chips, not in bets.
    pub fn by_count(self, play: &str, true_count: &str, index: &str, gained: Option<&str>, in_chips: bool) -> String { self.say(SECTION, 30, &[Arg::Text(play), Arg::Text(true_count), Arg::Text(index), Arg::from(gained), Arg::Key(in_chips.key())]) }
    /// Judgement by the count: the play was wrong. `taken`: what was done; `right`: what the count asks for; `true_count`: the true count, with its sign; `index`: the index of the play, with its sign; `lost`: how much more or less what was done is worth than what the count asks for, with its sign; `in_chips`: whether that is in chips, not in bets.
    pub fn against_count(self, taken: &str, right: &str, true_count: &str, index: &str, lost: &str, in_chips: bool) -> String { self.say(SECTION, 31, &[Arg::Text(taken), Arg::Text(right), Arg::Text(true_count), Arg::Text(index), Arg::Text(lost), Arg::Key(in_chips.key())]) }
    /// Score of all decisions by the count. `right`: the number of right answers; `decisions`: the total number; `deviations`: the number of times the player left basic strategy because of the count; `gained`: what that was worth, with its sign; `lost`: what the others were worth against those that the count asks for, with its sign; `in_chips`: whether both are in chips, not in bets.
    pub fn decisions_by_count(self, right: impl Count, decisions: impl Count, deviations: impl Count, gained: &str, lost: &str, in_chips: bool) -> String { self.say(SECTION, 32, &[Arg::Number(right.count()), Arg::Number(decisions.count()), Arg::Number(deviations.count()), Arg::Text(gained), Arg::Text(lost), Arg::Key(in_chips.key())]) }
    /// The count with its value, in a sentence. `measure`: the kind of count; `count`: its value.
    pub fn measured(self, measure: Measure, count: &str) -> String { self.say(SECTION, 33, &[Arg::Key(measure.key()), Arg::Text(count)]) }
    /// Judgement of a bet: it follows the ramp. `bet`: the chips on each hand; `each_hand`: whether there are several hands; `count`: the count before the deal, as “a true count of +3”; `edge`: the edge before the deal where it is known, in percent.
    pub fn by_ramp(self, bet: impl Count, each_hand: bool, count: &str, edge: Option<&str>) -> String { self.say(SECTION, 34, &[Arg::Number(bet.count()), Arg::Key(each_hand.key()), Arg::Text(count), Arg::from(edge)]) }
    /// Judgement of a bet: it does not follow the ramp. `bet`: the chips on each hand; `right`: the chips that the ramp asks for; `each_hand`: whether there are several hands; `count`: the count before the deal, as “a true count of +3”; `edge`: the edge before the deal where it is known, in percent; `worth`: what the difference was worth then, in chips, with its sign.
    pub fn off_ramp(self, bet: impl Count, right: impl Count, each_hand: bool, count: &str, edge: Option<&str>, worth: &str) -> String { self.say(SECTION, 35, &[Arg::Number(bet.count()), Arg::Number(right.count()), Arg::Key(each_hand.key()), Arg::Text(count), Arg::from(edge), Arg::Text(worth)]) }
    /// Score of all bets by the ramp. `right`: the number of bets by the ramp; `bets`: the total number; `worth`: what the others were worth against those of the ramp, in chips, with its sign; none where there are no others.
    pub fn bets_by_ramp(self, right: impl Count, bets: impl Count, worth: Option<&str>) -> String { self.say(SECTION, 36, &[Arg::Number(right.count()), Arg::Number(bets.count()), Arg::from(worth)]) }
    /// Note of the coach: there is no saved ramp, so no bet is judged.
    pub fn no_ramp(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Note of the coach: the saved ramp is for the other kind of count, so no bet is judged. `measure`: the count of the ramp.
    pub fn other_count(self, measure: Measure) -> &'static str { self.fixed(SECTION, 38, &[Arg::Key(measure.key())]) }
    /// Row of the chart: hands in which no ace counts 11. `total`: their total.
    pub fn hard_hand(self, total: impl Count) -> String { self.say(SECTION, 39, &[Arg::Number(total.count())]) }
    /// Row of the chart: hands in which an ace counts 11. `total`: their total.
    pub fn soft_hand(self, total: impl Count) -> String { self.say(SECTION, 40, &[Arg::Number(total.count())]) }
    /// Row of the chart: two cards of the same value. `value`: the value in a digit or a letter.
    pub fn pair_hand(self, value: &str) -> String { self.say(SECTION, 41, &[Arg::Text(value)]) }
    /// Heading of the list of exceptions to the chart. `count`: the total number.
    pub fn exceptions(self, count: impl Count) -> String { self.say(SECTION, 42, &[Arg::Number(count.count())]) }
    /// An exception to the chart: with these cards another play is better. `cards`: the cards in digits and letters; `up`: the upcard in a digit or a letter; `best`: the play that is better; `cost`: by how much, in bets.
    pub fn exception(self, cards: &str, up: &str, best: &str, cost: &str) -> String { self.say(SECTION, 43, &[Arg::Text(cards), Arg::Text(up), Arg::Text(best), Arg::Text(cost)]) }
}
