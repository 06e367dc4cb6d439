//! The estimated value of each decision, from simulated deals.

use crate::poker_match::Action;

/// The number of standard errors that make a difference clear. Two would be enough for one comparison. Here the best of
/// several decisions is compared, and it looks best partly by luck.
pub const CLEAR: f64 = 3.0;

/// The estimated value of each decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "SentAdvice"))]
pub struct PokerMatchAdvice {
    agreement: Agreement,
    later: LaterDecisions,
    /// The estimates, highest first. There is at least one.
    estimates: Vec<Estimate>,
}

/// The extent to which the simulated deals agree with the opponents' actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

/// The player's later decisions in the simulated deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LaterDecisions {
    /// Nearly those that win most on average against this opponent ([`BestResponse`](crate::equilibrium::BestResponse)).
    Best,
    /// Those of the Actuary, which beats the Textbook, the Chaser and the Rock (docs/validation.md).
    Actuary,
}

/// The estimated value of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

impl PokerMatchAdvice {
    /// Creates advice from these estimates, the best first.
    pub(super) const fn new(
        agreement: Agreement,
        later: LaterDecisions,
        estimates: Vec<Estimate>,
    ) -> PokerMatchAdvice {
        PokerMatchAdvice {
            agreement,
            later,
            estimates,
        }
    }

    /// The agreement of the deals with the opponents' actions.
    #[must_use]
    pub const fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// The player's later decisions in the deals.
    #[must_use]
    pub const fn later(&self) -> LaterDecisions {
        self.later
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
}

/// Advice as it is serialised: its fields.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct SentAdvice {
    agreement: Agreement,
    later: LaterDecisions,
    estimates: Vec<Estimate>,
}

#[cfg(feature = "serde")]
impl TryFrom<SentAdvice> for PokerMatchAdvice {
    type Error = &'static str;

    fn try_from(sent: SentAdvice) -> Result<PokerMatchAdvice, &'static str> {
        let SentAdvice {
            agreement,
            later,
            estimates,
        } = sent;
        let is_estimate = |it: &Estimate| {
            let amounts = [it.value, it.error, it.behind, it.behind_error];
            let [_, not_negative @ ..] = amounts;
            it.deals > 0
                && amounts.iter().all(|amount| amount.is_finite())
                && not_negative.iter().all(|amount| *amount >= 0.0)
        };
        if !estimates.is_empty() && estimates.iter().all(is_estimate) {
            Ok(PokerMatchAdvice::new(agreement, later, estimates))
        } else {
            Err("not advice")
        }
    }
}
