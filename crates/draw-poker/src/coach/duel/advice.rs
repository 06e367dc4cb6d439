//! The estimated value of each decision, from simulated deals.

use crate::duel::Action;
use fair_deal_table::Action as _;

/// The number of standard errors that make a difference clear. Two would be enough for one comparison. Here the best of
/// several decisions is compared, and it looks best partly by luck.
pub const CLEAR: f64 = 3.0;

/// The estimated value of each decision.
#[derive(Clone, Debug, PartialEq)]
pub struct DuelAdvice {
    agreement: Agreement,
    /// The estimates, highest first. There is at least one.
    estimates: Vec<Estimate>,
}

/// The extent to which the simulated deals agree with the opponents' actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// In each deal, every opponent would have taken all its recorded actions.
    Full,
    /// In each deal, every opponent would have taken its recorded actions from the draw on. The bets before the draw do
    /// not count, because too few deals agree with them.
    SinceSwap,
    /// The deals ignore the opponents' actions.
    None,
}

impl Agreement {
    /// All levels, the most informative first.
    pub const ALL: [Agreement; 3] = [Agreement::Full, Agreement::SinceSwap, Agreement::None];
}

/// The estimated value of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The decision.
    pub action: Action,
    /// The number of deals that the estimate rests on. The decision was compared with the best one on these deals.
    pub deals: u32,
    /// The mean gain from this moment to the end of the hand, in chips. It is negative for a loss.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
    /// The advantage of the best decision on the same deals, in chips. It is 0 for the best decision itself.
    pub behind: f64,
    /// The standard error of the difference. It is smaller than that of the value, because both decisions use the same
    /// deals.
    pub behind_error: f64,
}

impl Estimate {
    /// Returns true if the best decision is clearly better ([`CLEAR`]).
    #[must_use]
    pub fn is_clearly_worse(&self) -> bool {
        self.behind > CLEAR * self.behind_error
    }
}

/// The count of numbers that encode an estimate.
const NUMBERS: usize = 6;

impl DuelAdvice {
    /// Creates advice from these estimates, the best first.
    pub(super) const fn new(agreement: Agreement, estimates: Vec<Estimate>) -> DuelAdvice {
        DuelAdvice {
            agreement,
            estimates,
        }
    }

    /// The agreement of the deals with the opponents' actions.
    #[must_use]
    pub const fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// The estimates of all legal decisions, highest first.
    #[must_use]
    pub fn estimates(&self) -> &[Estimate] {
        &self.estimates
    }

    /// The estimate of this decision.
    #[must_use]
    pub fn of(&self, action: Action) -> Option<&Estimate> {
        self.estimates.iter().find(|it| it.action == action)
    }

    /// Returns true if one decision is clearly better than every other.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.estimates
            .iter()
            .skip(1)
            .all(Estimate::is_clearly_worse)
    }

    /// Encodes the advice as plain numbers for a worker message: the agreement, then for each decision its code, the
    /// number of deals, and the four amounts.
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

    /// Decodes the advice from these numbers, or returns `None` if they are invalid.
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
