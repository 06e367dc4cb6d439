//! What each decision is worth, as far as simulated deals tell.

use crate::duel::Action;
use fair_deal_table::Action as _;

/// How many standard errors a difference must be from nothing to be called one. Two would do for one comparison;
/// here the best of several is compared, and what looks best is so by luck for a part.
pub const CLEAR: f64 = 3.0;

/// What each decision is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct DuelAdvice {
    agreement: Agreement,
    /// The one with the highest estimate first; never none.
    estimates: Vec<Estimate>,
}

/// How far the simulated deals agree with what the opponents did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// In each deal every opponent would have done all that it has done.
    Full,
    /// In each deal every opponent would have swapped and bet since as it has; what it bet before the swap is left
    /// out, because too few deals agree with all of it.
    SinceSwap,
    /// The deals are any.
    None,
}

impl Agreement {
    /// All, from the one that tells most.
    pub const ALL: [Agreement; 3] = [Agreement::Full, Agreement::SinceSwap, Agreement::None];
}

/// What a decision is worth, by simulated deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The decision.
    pub action: Action,
    /// On how many deals this rests: those on which it was compared with the best.
    pub deals: u32,
    /// What is won or lost on average from this moment to the end of the hand, in chips.
    pub value: f64,
    /// The standard error of that.
    pub error: f64,
    /// How much more the best is worth, on the same deals, in chips: nothing for the best itself.
    pub behind: f64,
    /// The standard error of that, which is smaller than that of the value, for the deals are the same.
    pub behind_error: f64,
}

impl Estimate {
    /// Whether the best is worth more for certain, as far as such a thing can be told ([`CLEAR`]).
    #[must_use]
    pub fn is_clearly_worse(&self) -> bool {
        self.behind > CLEAR * self.behind_error
    }
}

/// How many numbers stand for an estimate.
const NUMBERS: usize = 6;

impl DuelAdvice {
    /// Advice of these estimates, the best first.
    pub(super) const fn new(agreement: Agreement, estimates: Vec<Estimate>) -> DuelAdvice {
        DuelAdvice {
            agreement,
            estimates,
        }
    }

    /// How far the deals agree with what was done.
    #[must_use]
    pub const fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// Each legal decision, the one with the highest estimate first.
    #[must_use]
    pub fn estimates(&self) -> &[Estimate] {
        &self.estimates
    }

    /// The estimate of this decision.
    #[must_use]
    pub fn of(&self, action: Action) -> Option<&Estimate> {
        self.estimates.iter().find(|it| it.action == action)
    }

    /// Whether one decision is clearly better than every other.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.estimates
            .iter()
            .skip(1)
            .all(Estimate::is_clearly_worse)
    }

    /// The answer as plain numbers, which a worker can send: the agreement, then for each decision its code, the
    /// deals, and the four amounts.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let place = Agreement::ALL.iter().position(|it| *it == self.agreement);
        #[expect(clippy::cast_precision_loss, reason = "it is 0, 1 or 2")]
        let agreement = place.unwrap_or_default() as f64;
        let estimates = self.estimates.iter().flat_map(|it| {
            [
                f64::from(u32::from(it.action.code())),
                f64::from(it.deals),
                it.value,
                it.error,
                it.behind,
                it.behind_error,
            ]
        });
        [agreement].into_iter().chain(estimates).collect()
    }

    /// The advice by these numbers, if they tell any.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<DuelAdvice> {
        let (agreement, estimates) = numbers.split_first()?;
        let whole = |number: f64| {
            let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "it is looked at before"
            )]
            is_whole.then_some(number as u32)
        };
        let agreement = *Agreement::ALL.get(whole(*agreement)? as usize)?;
        if estimates.is_empty() || !estimates.len().is_multiple_of(NUMBERS) {
            return None;
        }
        let estimate = |numbers: &[f64]| {
            let [code, deals, value, error, behind, behind_error] = *numbers else {
                return None;
            };
            let amounts = [value, error, behind, behind_error];
            let are_amounts = amounts.iter().all(|amount| amount.is_finite());
            if !are_amounts || error < 0.0 || behind < 0.0 || behind_error < 0.0 {
                return None;
            }
            Some(Estimate {
                action: Action::from_code(char::from_u32(whole(code)?)?)?,
                deals: whole(deals).filter(|deals| *deals > 0)?,
                value,
                error,
                behind,
                behind_error,
            })
        };
        let estimates = estimates.chunks(NUMBERS).map(estimate);
        Some(DuelAdvice {
            agreement,
            estimates: estimates.collect::<Option<_>>()?,
        })
    }
}
