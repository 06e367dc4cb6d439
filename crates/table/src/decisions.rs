//! The decisions on one deal, as tables, links and saves hold them.

use std::fmt;

use super::round::{Action, NoStake, Stake};

/// The separator between two rounds of a deal.
const NEXT_ROUND: char = '.';
/// The separator between the stake of a round, if it has one, and its decisions.
const AFTER_STAKE: char = '-';

/// The decisions on one deal, by round, each round with its stake. A deal that serves one round has one entry; a shoe
/// has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decisions<A, S = NoStake> {
    earlier: Vec<RoundDecisions<A, S>>,
    last: RoundDecisions<A, S>,
}

/// The stake and the decisions of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RoundDecisions<A, S> {
    stake: S,
    actions: Vec<A>,
}

impl<A, S: Stake> Default for Decisions<A, S> {
    fn default() -> Decisions<A, S> {
        Decisions::of_one_round(Vec::new())
    }
}

impl<A, S: Stake> Decisions<A, S> {
    /// The decisions of the only round of a deal, without a stake.
    #[must_use]
    pub fn of_one_round(actions: Vec<A>) -> Decisions<A, S> {
        Decisions {
            earlier: Vec::new(),
            last: RoundDecisions {
                stake: S::default(),
                actions,
            },
        }
    }

    /// No decisions yet in the first round of a deal with this stake.
    #[must_use]
    pub fn beginning(stake: S) -> Decisions<A, S> {
        let mut decisions = Decisions::default();
        decisions.last.stake = stake;
        decisions
    }

    /// The last rounds of these deals, joined as if they were one deal; `None` without any deal.
    #[must_use]
    pub fn joined<'a>(deals: impl Iterator<Item = &'a Self>) -> Option<Self>
    where
        A: Clone + 'a,
        S: 'a,
    {
        let mut earlier: Vec<RoundDecisions<A, S>> = deals.map(|deal| deal.last.clone()).collect();
        let last = earlier.pop()?;
        Some(Decisions { earlier, last })
    }

    /// Adds a decision to the last round.
    pub fn push(&mut self, action: A) {
        self.last.actions.push(action);
    }

    /// Begins the next round of the deal, without a stake.
    pub fn begin_round(&mut self) {
        self.begin_round_for(S::default());
    }

    /// Begins the next round of the deal with this stake. The old stake is reduced to the part that a link holds.
    pub fn begin_round_for(&mut self, stake: S) {
        let next = RoundDecisions {
            stake,
            actions: Vec::new(),
        };
        let mut before = std::mem::replace(&mut self.last, next);
        before.stake = before.stake.for_link();
        self.earlier.push(before);
    }

    /// Splits off the decisions of the last round. The first value keeps its stake, without decisions.
    #[must_use]
    pub fn split_last_round(mut self) -> (Decisions<A, S>, Vec<A>) {
        let actions = std::mem::take(&mut self.last.actions);
        (self, actions)
    }

    /// The decisions as a link holds them ([`Stake::for_link`]).
    #[must_use]
    pub fn for_link(mut self) -> Decisions<A, S> {
        self.last.stake = self.last.stake.for_link();
        self
    }

    /// The decisions of the last round, in order.
    #[must_use]
    pub fn last_round(&self) -> &[A] {
        &self.last.actions
    }

    /// The stake of the first round.
    #[must_use]
    pub fn first_stake(&self) -> &S {
        &self.earlier.first().unwrap_or(&self.last).stake
    }

    /// The stake of the last round.
    #[must_use]
    pub const fn last_stake(&self) -> &S {
        &self.last.stake
    }

    /// The decisions of each round, in order. There is always at least one round.
    pub fn rounds(&self) -> impl Iterator<Item = &[A]> {
        self.each().map(|(_, actions)| actions)
    }

    /// The stake and the decisions of each round, in order.
    pub fn each(&self) -> impl Iterator<Item = (&S, &[A])> {
        let all = self.earlier.iter().chain([&self.last]);
        all.map(|taken| (&taken.stake, taken.actions.as_slice()))
    }
}

impl<A: Action, S: Stake> Decisions<A, S> {
    /// Reads the format that `Display` writes: a character for each decision, a dot between two rounds, and before the
    /// decisions of a round its stake and a hyphen, if it has a stake.
    ///
    /// # Errors
    /// [`NotADecision`] at an unknown character, or at the first decision after an unreadable stake. Only
    /// [`replay`](super::replay) checks the decisions against the rules.
    pub fn parse(text: &str) -> Result<Decisions<A, S>, NotADecision> {
        let mut decisions = Decisions::default();
        let mut number = 0;
        for (place, round) in text.split(NEXT_ROUND).enumerate() {
            if place > 0 {
                decisions.begin_round();
            }
            let actions = match round.split_once(AFTER_STAKE) {
                None => round,
                Some((word, actions)) => {
                    let stake = word.parse().ok().filter(|stake| *stake != S::default());
                    let none = NotADecision { number: number + 1 };
                    decisions.last.stake = stake.ok_or(none)?;
                    actions
                }
            };
            for code in actions.chars() {
                number += 1;
                decisions.push(A::from_code(code).ok_or(NotADecision { number })?);
            }
        }
        Ok(decisions)
    }
}

impl<A: Action, S: Stake> fmt::Display for Decisions<A, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (stake, actions)) in self.each().enumerate() {
            if place > 0 {
                write!(f, "{NEXT_ROUND}")?;
            }
            if *stake != S::default() {
                write!(f, "{stake}{AFTER_STAKE}")?;
            }
            for action in actions {
                write!(f, "{}", action.code())?;
            }
        }
        Ok(())
    }
}

/// The error for a character that is no decision of the game, or for an unreadable stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADecision {
    /// The number of the decision, counted from 1.
    pub number: usize,
}

impl fmt::Display for NotADecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotADecision { number } = self;
        write!(f, "Decision {number} does not exist in this game.")
    }
}

impl std::error::Error for NotADecision {}

#[cfg(feature = "serde")]
mod by_text {
    use super::{Action, Decisions, Stake};
    use serde::de::Error as _;

    /// Serialises the decisions in the text format of links.
    impl<A: Action, S: Stake> serde::Serialize for Decisions<A, S> {
        fn serialize<T: serde::Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
            fair_deal_core::by_text::serialize(self, serializer)
        }
    }

    impl<'de, A: Action, S: Stake> serde::Deserialize<'de> for Decisions<A, S> {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = String::deserialize(deserializer)?;
            Decisions::parse(&text).map_err(|_| D::Error::custom("not decisions"))
        }
    }
}
