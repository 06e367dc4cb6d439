//! The worth of a strategy in the web worker: its questions and answers as messages, and its computation.
//!
//! The page asks upcard by upcard. A change of a cell changes the worth against its own upcard alone, so the page then asks
//! one question. To stop the work, it asks no more.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::super::advice::Coach;
use super::super::shoe::CardValue;
use super::cells::{CellPlay, TotalStrategy};
use super::price::{StrategyPrice, UpcardPricer};
use crate::Rules;

/// A question to a worker: the worth of a strategy under these rules against one upcard.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PriceQuestion {
    /// The rules.
    pub rules: Rules,
    /// The strategy.
    pub strategy: TotalStrategy,
    /// The upcard.
    pub up: CardValue,
    /// A play to value in the place of the one that the strategy has in this row.
    pub other: Option<CellPlay>,
}

/// The answer of a worker.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct UpcardPrice {
    /// The parts of the worth of a round that come from the upcard. Their sums over all upcards are the worth.
    pub price: StrategyPrice,
    /// The part with the other play of the question, if it has one.
    pub other: Option<f64>,
}

/// The state of a worker between two questions.
#[derive(Clone, Debug)]
pub struct PriceWork {
    rules: Rules,
    coach: Coach,
    /// The upcards of earlier questions, with all that does not depend on a strategy.
    upcards: BTreeMap<CardValue, UpcardPricer>,
}

impl PriceWork {
    /// Creates the state for strategies under these rules.
    #[must_use]
    pub fn new(rules: Rules) -> PriceWork {
        PriceWork {
            rules,
            coach: Coach::new(&rules),
            upcards: BTreeMap::new(),
        }
    }

    /// Returns true if the state is for these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Returns the answer to a question of these rules. The first question about an upcard takes a tenth of the time of
    /// [`Coach::edge`], a later one some milliseconds. All parts are 0 if the pack has no such card.
    pub fn answer(&mut self, question: &PriceQuestion) -> UpcardPrice {
        let PriceQuestion {
            rules: _,
            strategy,
            up,
            other,
        } = question;
        let coach = &self.coach;
        let upcard = match self.upcards.entry(*up) {
            Entry::Occupied(place) => Some(place.into_mut()),
            Entry::Vacant(place) => {
                let table = coach.upcard(*up);
                let made = table.and_then(|table| UpcardPricer::new(coach, table));
                made.map(|made| place.insert(made))
            }
        };
        let Some(upcard) = upcard else {
            let price = StrategyPrice {
                value: 0.0,
                best: 0.0,
            };
            return UpcardPrice { price, other: None };
        };
        let price = StrategyPrice {
            value: upcard.part(coach, strategy),
            best: upcard.best(),
        };
        let other = other.map(|play| {
            let mut changed = strategy.clone();
            changed.set(play, *up);
            upcard.part(coach, &changed)
        });
        UpcardPrice { price, other }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{StrategyPricer, Total, TotalPlay};
    use super::*;

    #[test]
    fn parts_add_up_to_the_price() {
        let rules = Rules::VEGAS;
        let coach = Coach::new(&rules);
        let mut pricer = StrategyPricer::new(&coach);
        let strategy = TotalStrategy::simplest();
        let whole = pricer.price(&strategy);
        let sixteen = Total::hard(16).expect("a row");
        let stand = CellPlay::Total(sixteen, TotalPlay::Stand);
        let mut work = PriceWork::new(rules);
        assert!(work.is_of(&rules) && !work.is_of(&Rules::HIT_AND_STAND));
        let (mut value, mut best) = (0.0, 0.0);
        for up in CardValue::ALL {
            let mut question = PriceQuestion {
                rules,
                strategy: strategy.clone(),
                up,
                other: Some(stand),
            };
            let answer = work.answer(&question);
            value += answer.price.value;
            best += answer.price.best;
            // The other play is worth what the strategy with it is worth, also when the upcard is known already.
            question.strategy.set(stand, up);
            question.other = None;
            let changed = work.answer(&question);
            assert_eq!(answer.other, Some(changed.price.value), "{up}");
            assert!((changed.price.value - pricer.part(&question.strategy, up)).abs() < 1e-15);
        }
        assert!((value - whole.value).abs() < 1e-12 && (best - whole.best).abs() < 1e-12);
    }
}
