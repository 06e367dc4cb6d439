// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, CoachWords};
use crate::text::choices::{Agreement, LaterDecisions};

/// The index of this section in a table.
const SECTION: usize = 9;

impl Keyed for Agreement { fn key(self) -> u8 { match self { Agreement::Full => 0, Agreement::SinceSwap => 1, Agreement::None => 2 } } }
impl Keyed for LaterDecisions { fn key(self) -> u8 { match self { LaterDecisions::Best => 0, LaterDecisions::Actuary => 1 } } }

impl CoachWords {
    /// Advice of the coach: the best decision. `play`: the decision; `by`: by about how much.
    pub fn best_by_chips(self, play: &str, by: &str) -> String { self.say(SECTION, 0, &[Arg::Text(play), Arg::Text(by)]) }
    /// Advice of the coach: two decisions look best, and the estimates are too close to tell which one is. `one`: one decision; `other`: the other.
    pub fn cannot_tell(self, one: &str, other: &str) -> String { self.say(SECTION, 1, &[Arg::Text(one), Arg::Text(other)]) }
    /// Judgement of the coach: the player’s decision looked best. `play`: the decision.
    pub fn this_was_best(self, play: &str) -> String { self.say(SECTION, 2, &[Arg::Text(play)]) }
    /// Judgement of the coach: no decision was clearly better than the player’s. `play`: the decision.
    pub fn none_was_clearly_better(self, play: &str) -> String { self.say(SECTION, 3, &[Arg::Text(play)]) }
    /// Judgement of the coach: another decision was clearly better. `play`: the decision; `cost`: about how much worse; `best`: what would have been better.
    pub fn cost_in_chips(self, play: &str, cost: &str, best: &str) -> String { self.say(SECTION, 4, &[Arg::Text(play), Arg::Text(cost), Arg::Text(best)]) }
    /// An amount with its standard error. `amount`: the amount; `error`: the error.
    pub fn give_or_take(self, amount: &str, error: &str) -> String { self.say(SECTION, 5, &[Arg::Text(amount), Arg::Text(error)]) }
    /// Row in the list of decisions: the decision and its value. `play`: the decision; `amount`: the amount, with its sign and its error.
    pub fn play_is_worth(self, play: &str, amount: &str) -> String { self.say(SECTION, 6, &[Arg::Text(play), Arg::Text(amount)]) }
    /// Second part of that row: how much less the decision is worth than the best. `amount`: the amount, with its error.
    pub fn behind_the_best(self, amount: &str) -> String { self.say(SECTION, 7, &[Arg::Text(amount)]) }
    /// Third part of that row: how often the action is chosen in equilibrium, and what it costs against an opponent in equilibrium. `share`: a percentage; `loss`: the cost.
    pub fn share_and_loss(self, share: &str, loss: &str) -> String { self.say(SECTION, 8, &[Arg::Text(share), Arg::Text(loss)]) }
    /// Third part of that row, where the cost is less than half a hundredth of a chip. `share`: a percentage.
    pub fn share_without_loss(self, share: &str) -> String { self.say(SECTION, 9, &[Arg::Text(share)]) }
    /// Third part of that row, where few hands come in equilibrium, so that the cost is too rough to show. `share`: a percentage.
    pub fn rough_share(self, share: &str) -> String { self.say(SECTION, 10, &[Arg::Text(share)]) }
    /// Sentence for screen readers, and above the holds: the actions of the equilibrium with their percentages. `plays`: “bet 42 %, check 58 %”.
    pub fn equilibrium(self, plays: &str) -> String { self.say(SECTION, 11, &[Arg::Text(plays)]) }
    /// An action with its percentage, in that sentence. `play`: the action; `share`: the percentage.
    pub fn play_and_share(self, play: &str, share: &str) -> String { self.say(SECTION, 12, &[Arg::Text(play), Arg::Text(share)]) }
    /// Reason for the mix: the opponent’s hands that are behind now. `share`: a percentage.
    pub fn behind_now(self, share: &str) -> String { self.say(SECTION, 13, &[Arg::Text(share)]) }
    /// Reason for the mix: the opponent’s hands that are behind after the swap. `count`: the number of cards that the player swaps; `share`: a percentage.
    pub fn behind_after(self, count: impl Count, share: &str) -> String { self.say(SECTION, 14, &[Arg::Number(count.count()), Arg::Text(share)]) }
    /// Reason for the mix: the opponent’s hands that fold. `raises`: whether the player can raise, and not bet; `share`: a percentage.
    pub fn folds_to(self, raises: bool, share: &str) -> String { self.say(SECTION, 15, &[Arg::Key(raises.key()), Arg::Text(share)]) }
    /// Reason for the mix: hands without a pair, as the player has one, which bet. `draws`: whether they are missed draws, because one card was swapped; `share`: a percentage.
    pub fn bluffs_of_yours(self, draws: bool, share: &str) -> String { self.say(SECTION, 16, &[Arg::Key(draws.key()), Arg::Text(share)]) }
    /// Reason for the mix: hands without a pair among those of the opponent, who has bet. `draws`: whether they are missed draws, because one card was swapped; `share`: a percentage.
    pub fn bluffs_of_theirs(self, draws: bool, share: &str) -> String { self.say(SECTION, 17, &[Arg::Key(draws.key()), Arg::Text(share)]) }
    /// Note below the list of decisions: the meaning of equilibrium.
    pub fn equilibrium_unit(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Note below the list of decisions: the mix is rough, because few hands come to the decision in equilibrium.
    pub fn rare_in_equilibrium(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Note below the list of decisions: there is no mix in equilibrium at this point.
    pub fn never_in_equilibrium(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Note below the list of decisions: the values are estimates. `deals`: the number of deals.
    pub fn estimate_unit(self, deals: impl Count) -> String { self.say(SECTION, 21, &[Arg::Number(deals.count())]) }
    /// Note below the list of decisions: the player’s later decisions in the random deals. `later`: the player’s later decisions.
    pub fn later_decisions(self, later: LaterDecisions) -> &'static str { self.fixed(SECTION, 22, &[Arg::Key(later.key())]) }
    /// Note below the list of decisions: decisions that soon fell behind were tried on fewer deals. `deals`: the number of deals.
    pub fn fewer_deals(self, deals: impl Count) -> String { self.say(SECTION, 23, &[Arg::Number(deals.count())]) }
    /// Note below the list of decisions: how far the random deals agree with what the opponents have done. `agreement`: the degree of agreement.
    pub fn agreement(self, agreement: Agreement) -> &'static str { self.fixed(SECTION, 24, &[Arg::Key(agreement.key())]) }
    /// Score of the decisions on this visit. `decisions`: the number of judged decisions; `cost`: what they have cost in all.
    pub fn score_in_chips(self, decisions: impl Count, cost: &str) -> String { self.say(SECTION, 25, &[Arg::Number(decisions.count()), Arg::Text(cost)]) }
}
