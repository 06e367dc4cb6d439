//! The decisions of a player as the coach values them.

use super::advice::{Advice, Chances, Play};
use super::question::Question;
use crate::{Action, Naturals};

/// What a player can decide, as the coach values it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A play of the hand.
    Play(Play),
    /// Insurance, valued by itself.
    Insurance,
    /// The same on a natural that pays 3:2.
    EvenMoney,
    /// No insurance: what the hand is worth is no part of that decision.
    NoInsurance,
    /// No surrender before the dealer looks for a natural.
    PlayOn,
}

impl Choice {
    /// What this decision is to the coach.
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

    /// The same by the name that it has for the hand that is asked about.
    #[must_use]
    pub fn in_hand(action: Action, question: &Question) -> Choice {
        let Question { rules, hand, .. } = question;
        let is_natural = fair_deal_core::Score::of(hand, rules.ace).is_natural();
        match Choice::of(action) {
            Choice::Insurance if is_natural && rules.naturals == Naturals::PayThreeToTwo => {
                Choice::EvenMoney
            }
            choice @ (Choice::Play(_)
            | Choice::Insurance
            | Choice::EvenMoney
            | Choice::NoInsurance
            | Choice::PlayOn) => choice,
        }
    }

    /// The name in the page contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Choice::Play(play) => play.code(),
            Choice::Insurance | Choice::EvenMoney => "insurance",
            Choice::NoInsurance => "no-insurance",
            Choice::PlayOn => "play-on",
        }
    }

    /// What it is worth, if the advice tells.
    #[must_use]
    pub fn valued(self, advice: &Advice) -> Option<Valued> {
        let (value, chances) = match self {
            Choice::Play(Play::Surrender) if advice.of(Play::Surrender).is_none() => {
                (advice.before_look?.surrender, None)
            }
            Choice::Play(play) => advice.of(play).map(|it| (it.value, it.chances))?,
            Choice::PlayOn => (advice.before_look?.play_on, None),
            Choice::Insurance | Choice::EvenMoney => (advice.insurance?, None),
            Choice::NoInsurance => (advice.insurance.map(|_| 0.0)?, None),
        };
        Some(Valued {
            choice: self,
            value,
            chances,
        })
    }
}

/// A decision that can be made, with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued {
    /// The decision.
    pub choice: Choice,
    /// What is won or lost on the average, per initial bet.
    pub value: f64,
    /// How often the bet is won, pushed and lost, where the decision leaves one bet to be won or lost.
    pub chances: Option<Chances>,
}

/// These legal decisions with what they are worth, the best first; of equal ones the one that comes first.
#[must_use]
pub fn by_value(question: &Question, legal: &[Action], advice: &Advice) -> Vec<Valued> {
    let valued = |action: &Action| Choice::in_hand(*action, question).valued(advice);
    let mut choices: Vec<Valued> = legal.iter().filter_map(valued).collect();
    choices.sort_by(|one, other| other.value.total_cmp(&one.value));
    choices
}
