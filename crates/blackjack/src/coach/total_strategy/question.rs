//! The worth of a strategy, and the search for short ones, in the web worker: questions and answers as messages, and their
//! computation.
//!
//! The page asks upcard by upcard. A change of a cell changes the worth against its own upcard alone, so the page then asks
//! one question. To stop the work, it asks no more.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::super::advice::Coach;
use super::super::shoe::CardValue;
use super::cells::{CellPlay, TotalStrategy};
use super::price::{StrategyPrice, StrategyPricer, UpcardPricer};
use super::short::{MOST_RULES, ShortSearch, ShortStrategy};
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

/// A question to a worker: the next step of the search for the best strategies of few rules under these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShortQuestion {
    /// The rules.
    pub rules: Rules,
    /// The number of steps before this one. The first step begins the search.
    pub step: u32,
}

impl ShortQuestion {
    /// Returns the first question about these rules.
    #[must_use]
    pub const fn first(rules: Rules) -> ShortQuestion {
        ShortQuestion { rules, step: 0 }
    }

    /// Returns the question after this one.
    #[must_use]
    pub const fn next(self) -> ShortQuestion {
        let step = self.step.saturating_add(1);
        ShortQuestion { step, ..self }
    }
}

/// The answer of a worker: what the search has found so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShortAnswer {
    /// The strategies that cost less than every shorter one, the shortest first.
    pub found: Vec<ShortStrategy>,
    /// The number of steps that are left: 0 if the search is over. A step can add some.
    pub left: u32,
}

/// The search in progress: the state of a worker between two questions.
#[derive(Debug)]
pub struct ShortWork {
    rules: Rules,
    coach: Coach,
    /// The upcards of the pricer. It borrows the coach, so it is put together for each step.
    upcards: Vec<UpcardPricer>,
    search: Option<ShortSearch>,
}

impl ShortWork {
    /// Creates the state for a search under these rules.
    #[must_use]
    pub fn new(rules: Rules) -> ShortWork {
        ShortWork {
            rules,
            coach: Coach::new(&rules),
            upcards: Vec::new(),
            search: None,
        }
    }

    /// Returns true if the search is for these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Makes the step of this question, and returns the answer. The first step takes some seconds, a later one some tenths
    /// of a second.
    pub fn answer(&mut self, question: &ShortQuestion) -> ShortAnswer {
        let known = std::mem::take(&mut self.upcards);
        let mut pricer = if known.is_empty() {
            StrategyPricer::new(&self.coach)
        } else {
            StrategyPricer {
                coach: &self.coach,
                upcards: known,
            }
        };
        let begun = self.search.take().filter(|_| question.step > 0);
        let search = match begun {
            None => ShortSearch::new(&mut pricer, MOST_RULES),
            Some(mut search) => {
                search.step(&mut pricer);
                search
            }
        };
        let answer = ShortAnswer {
            found: search.better().cloned().collect(),
            left: u32::try_from(search.left()).unwrap_or(u32::MAX),
        };
        self.upcards = pricer.upcards;
        self.search = Some(search);
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Total, TotalPlay};
    use super::*;

    /// The steps of the worker are those of the search.
    #[test]
    fn work_goes_on_with_the_search() {
        let rules = Rules::HIT_AND_STAND;
        let coach = Coach::new(&rules);
        let mut pricer = StrategyPricer::new(&coach);
        let mut search = ShortSearch::new(&mut pricer, MOST_RULES);
        let mut work = ShortWork::new(rules);
        let mut question = ShortQuestion::first(rules);
        for _ in 0..4 {
            let answer = work.answer(&question);
            let found: Vec<ShortStrategy> = search.better().cloned().collect();
            assert_eq!(answer.found, found, "{question:?}");
            assert_eq!(answer.left as usize, search.left());
            let costs: Vec<f64> = found.iter().map(|it| it.cost).collect();
            assert!(costs.windows(2).all(|pair| pair[1] < pair[0]), "{costs:?}");
            search.step(&mut pricer);
            question = question.next();
        }
        // The first question begins again.
        let first = work.answer(&ShortQuestion::first(rules));
        let begun = ShortSearch::new(&mut pricer, MOST_RULES);
        assert_eq!(first.left as usize, begun.left());
    }

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
