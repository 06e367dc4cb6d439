//! What the messages of all coaches share, in every language.

use super::decisions::NetAndCost;
use super::message::{AdvisedAction, AdvisedPlay, DayCost, JudgedValues};
pub(crate) use crate::text::messages::CoachWords;

impl CoachWords {
    /// An amount in bets, with three decimals and without a sign.
    pub(crate) fn amount(self, bets: f64) -> String {
        self.digits(bets, 3)
    }

    /// A chance in percent, with one decimal. A chance above 0 is never shown as 0.0 %.
    pub(crate) fn chance(self, chance: f64) -> String {
        if chance > 0.0 && chance < 0.0005 {
            ["<", &self.in_percent(0.001, 1)].concat()
        } else {
            self.in_percent(chance.clamp(0.0, 1.0), 1)
        }
    }
}

impl JudgedValues {
    /// Marks the player's action among these.
    pub(crate) fn of(
        words: CoachWords,
        mut plays: Vec<AdvisedPlay>,
        taken: AdvisedAction,
        dealer: Option<String>,
        unit: String,
    ) -> JudgedValues {
        for play in plays.iter_mut().filter(|play| play.action == taken) {
            play.label = words.your_choice(&play.label);
        }
        JudgedValues {
            heading: words.at_that_decision().to_owned(),
            plays,
            taken,
            dealer,
            unit,
        }
    }
}

/// Returns true if an amount in bets is less than one bet.
pub(crate) fn is_under_one(amount: &str) -> bool {
    amount.starts_with('0')
}

/// An amount in bets, with its sign.
pub(crate) fn signed_amount(words: CoachWords, bets: f64) -> String {
    words.signed_digits(bets, 3)
}

pub(crate) fn day(words: CoachWords, result: NetAndCost) -> DayCost {
    let cost = words.amount(result.cost);
    let [luck, net] = [result.luck(), result.net].map(|bets| signed_amount(words, bets));
    let is_perfect = result.cost <= 0.0;
    let sentence = if is_perfect {
        words.perfect_day(&net)
    } else if cost == words.amount(0.0) {
        words.nearly_perfect_day(&net)
    } else {
        words.day(&cost, &luck, &net)
    };
    DayCost {
        sentence,
        shared: words.shared_day((!is_perfect).then_some(cost.as_str()), &luck),
        cost: result.cost,
    }
}

/// Joins sentences; `None` if there is none.
pub(crate) fn joined(words: CoachWords, sentences: &[String]) -> Option<String> {
    (!sentences.is_empty()).then(|| sentences.join(words.between()))
}
