//! The decisions of a player, as the coach values them.

use super::advice::{Advice, Chances, Play};
use super::question::Question;
use crate::Action;

/// A decision of the player, as the coach values it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Choice {
    /// A play of the hand.
    Play(Play),
    /// Insurance, valued by itself.
    Insurance,
    /// Insurance on a natural, under rules that [have even money](crate::Rules::have_even_money).
    EvenMoney,
    /// No insurance. The worth of the hand is not part of this decision.
    NoInsurance,
    /// No surrender before the dealer peeks for a natural.
    PlayOn,
}

impl Choice {
    /// Returns the coach's decision for this action.
    #[must_use]
    pub const fn of(action: Action) -> Choice {
        match action {
            Action::Hit => Choice::Play(Play::Hit),
            Action::Stand => Choice::Play(Play::Stand),
            Action::Double => Choice::Play(Play::Double),
            Action::Split => Choice::Play(Play::Split),
            Action::Surrender => Choice::Play(Play::Surrender),
            Action::NoInsurance => Choice::NoInsurance,
            Action::Insurance => Choice::Insurance,
            Action::PlayOn => Choice::PlayOn,
        }
    }

    /// Returns the coach's decision for this action with the hand of the question. Insurance on a natural becomes
    /// [`Choice::EvenMoney`] if the rules have it.
    #[must_use]
    pub fn in_hand(action: Action, question: &Question) -> Choice {
        let Question { rules, hand, .. } = question;
        let is_natural = fair_deal_core::Score::of(hand, rules.ace).is_natural();
        match Choice::of(action) {
            Choice::Insurance if is_natural && rules.have_even_money() => Choice::EvenMoney,
            choice @ (Choice::Play(_)
            | Choice::Insurance
            | Choice::EvenMoney
            | Choice::NoInsurance
            | Choice::PlayOn) => choice,
        }
    }

    /// Returns the name in the page contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Choice::Play(play) => play.code(),
            Choice::Insurance | Choice::EvenMoney => "insurance",
            Choice::NoInsurance => "no-insurance",
            Choice::PlayOn => "play-on",
        }
    }

    /// Returns this decision with its worth, if the advice has one.
    #[must_use]
    pub fn valued(self, advice: &Advice) -> Option<ValuedChoice> {
        let (value, chances) = match self {
            Choice::Play(Play::Surrender) if advice.of(Play::Surrender).is_none() => {
                (advice.early_surrender?.surrender, None)
            }
            Choice::Play(play) => advice.of(play).map(|it| (it.value, it.chances))?,
            Choice::PlayOn => (advice.early_surrender?.play_on, None),
            Choice::Insurance | Choice::EvenMoney => (advice.insurance?, None),
            Choice::NoInsurance => (advice.insurance.map(|_| 0.0)?, None),
        };
        Some(ValuedChoice {
            choice: self,
            value,
            chances,
        })
    }
}

/// A decision with its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValuedChoice {
    /// The decision.
    pub choice: Choice,
    /// The expected win, per initial bet.
    pub value: f64,
    /// The chances to win, push and lose the bet, if the decision leaves a single bet.
    pub chances: Option<Chances>,
}

/// Returns these legal decisions with their worth, the best first. Equal ones keep their order.
#[must_use]
pub fn by_value(question: &Question, legal: &[Action], advice: &Advice) -> Vec<ValuedChoice> {
    let valued = |action: &Action| Choice::in_hand(*action, question).valued(advice);
    let mut choices: Vec<ValuedChoice> = legal.iter().filter_map(valued).collect();
    choices.sort_by(|one, other| other.value.total_cmp(&one.value));
    choices
}
