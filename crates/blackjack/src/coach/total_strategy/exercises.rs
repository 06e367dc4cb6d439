//! The decisions of a chart with hands to decide about, in the web worker: its questions and answers as messages, and its
//! computation.
//!
//! The page asks for them upcard by upcard, in the order of [`CardValue::ALL`]. To stop the work, it asks no more.

use super::super::advice::{Coach, Play};
use super::super::chart::Chart;
use super::super::edge::UpcardTable;
use super::super::shoe::CardValue;
use super::cells::TotalStrategy;
use super::decisions::ChartDecision;
use super::price::StrategyPricer;
use crate::Rules;

/// The number of hands that are drawn for each decision. Equal ones are one.
const HANDS: u64 = 8;

/// The number of cards of a hand that may be doubled, split or given up under every rule that has it.
const DEALT: usize = 2;

/// A decision of a chart with hands to decide about.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exercise {
    /// The decision.
    pub decision: ChartDecision,
    /// Different hands of its row, the cards in the order in which they come: at least one. If the right play is a double,
    /// a surrender or a split, they have two cards.
    pub hands: Vec<Vec<CardValue>>,
}

/// The answer of a worker: the exercises against one upcard.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct UpcardExercises {
    /// The worth of a round at the table with the best play, in bets: the same for each upcard.
    pub edge: f64,
    /// The exercises.
    pub exercises: Vec<Exercise>,
}

impl Exercise {
    /// Returns the plays to choose from with a hand of this number of cards, in the order of [`Play::ALL`]. Each has a
    /// cost ([`ChartDecision::cost`]).
    pub fn plays(&self, cards: usize) -> impl Iterator<Item = Play> {
        let has_cost = |play: &Play| self.decision.cost(*play).is_some();
        let is_legal = move |play: &Play| match play {
            Play::Stand | Play::Hit => true,
            Play::Double | Play::Split | Play::Surrender => cards == DEALT,
        };
        Play::ALL.into_iter().filter(has_cost).filter(is_legal)
    }
}

/// A question to a worker: the decisions of the chart of these rules against one upcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ExercisesQuestion {
    /// The rules.
    pub rules: Rules,
    /// The upcard.
    pub up: CardValue,
}

impl ExercisesQuestion {
    /// Returns the first question about the chart of these rules.
    #[must_use]
    pub const fn first(rules: Rules) -> ExercisesQuestion {
        let [up, ..] = CardValue::ALL;
        ExercisesQuestion { rules, up }
    }

    /// Returns the question after this one, or `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<ExercisesQuestion> {
        let up = self.up.next()?;
        Some(ExercisesQuestion { up, ..self })
    }
}

/// The state of a worker between two questions: the chart of the rules, which is the one on the rules page.
#[derive(Clone, Debug)]
pub struct ExerciseWork {
    rules: Rules,
    coach: Coach,
    tables: Vec<UpcardTable>,
    chart: TotalStrategy,
}

impl ExerciseWork {
    /// Creates the state for the chart of these rules. It takes as long as [`Coach::edge`].
    #[must_use]
    pub fn new(rules: Rules) -> ExerciseWork {
        let coach = Coach::new(&rules);
        let tables: Vec<UpcardTable> = coach.upcards().collect();
        let chart = TotalStrategy::from(&Chart::new(&coach, &tables));
        ExerciseWork {
            rules,
            coach,
            tables,
            chart,
        }
    }

    /// Returns true if the chart is for these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Returns the answer to a question of these rules.
    #[must_use]
    pub fn answer(&self, question: &ExercisesQuestion) -> UpcardExercises {
        let worth = self.tables.iter().map(|it| it.chance * it.value);
        UpcardExercises {
            edge: worth.sum(),
            exercises: self.against(question.up),
        }
    }

    /// Returns the decisions against this upcard. Those that come up only after a split are left out: no dealt hand shows
    /// them. The same rules always give the same answer.
    #[must_use]
    pub fn against(&self, up: CardValue) -> Vec<Exercise> {
        let table = self.tables.iter().find(|it| it.up == up).cloned();
        let mut pricer = StrategyPricer::against(&self.coach, table);
        let decisions = pricer.decisions(&self.chart).into_iter();
        let with_hands = |decision: ChartDecision| {
            let hands = self.hands(&pricer, &decision);
            (!hands.is_empty()).then_some(Exercise { decision, hands })
        };
        decisions.filter_map(with_hands).collect()
    }

    fn hands(&self, pricer: &StrategyPricer, decision: &ChartDecision) -> Vec<Vec<CardValue>> {
        let has_two = match decision.first {
            Play::Stand | Play::Hit => false,
            Play::Double | Play::Split | Play::Surrender => true,
        };
        let drawn = (0..HANDS)
            .filter_map(|seed| pricer.hand(&self.chart, decision.cell, decision.up, seed));
        let mut hands: Vec<Vec<CardValue>> = drawn
            .filter(|hand| hand.len() == DEALT || !has_two)
            .collect();
        hands.sort();
        hands.dedup();
        hands
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::total_strategy::Cell;
    use fair_deal_core::{Card, Rank, Suit};

    fn all(rules: &str) -> (Rules, Vec<Exercise>) {
        let rules: Rules = rules.parse().expect(rules);
        let work = ExerciseWork::new(rules);
        assert!(work.is_of(&rules));
        let first = ExercisesQuestion::first(rules);
        let questions = std::iter::successors(Some(first), |it| it.next());
        (
            rules,
            questions.flat_map(|it| work.against(it.up)).collect(),
        )
    }

    /// A spade of this value.
    fn card(value: CardValue) -> Card {
        let mut cards = Rank::ALL.into_iter().map(|it| Card::new(it, Suit::Spades));
        cards
            .find(|it| CardValue::of(*it) == value)
            .expect("a card")
    }

    #[test]
    fn exercises_are_the_decisions_of_the_chart() {
        let (rules, exercises) = all("vegas");
        let coach = Coach::new(&rules);
        let mut pricer = StrategyPricer::new(&coach);
        let tables: Vec<UpcardTable> = coach.upcards().collect();
        let chart = TotalStrategy::from(&Chart::new(&coach, &tables));
        let decisions = pricer.decisions(&chart);
        // All rows of hard 5 to 20, soft 13 to 20, and the pairs.
        assert_eq!(exercises.len(), 16 * 10 + 8 * 10 + 10 * 10);
        for exercise in &exercises {
            let Exercise { decision, .. } = exercise;
            let same = decisions
                .iter()
                .find(|it| (it.cell, it.up) == (decision.cell, decision.up))
                .expect("the decision");
            assert_eq!((decision.first, decision.play), (same.first, same.play));
            assert!((decision.frequency - same.frequency).abs() < 1e-12);
            let costs = |it: &ChartDecision| it.mistakes.iter().map(|it| it.cost).sum::<f64>();
            assert!((costs(decision) - costs(same)).abs() < 1e-9);
        }
    }

    #[test]
    fn hands_belong_to_the_row_and_can_make_the_right_play() {
        for rules in ["vegas", "classic", "vegas.1-deck.h17"] {
            let (rules, exercises) = all(rules);
            let (mut longer, mut several) = (0, 0);
            for Exercise { decision, hands } in &exercises {
                let exercise = Exercise {
                    decision: decision.clone(),
                    hands: hands.clone(),
                };
                several += usize::from(hands.len() > 1);
                for hand in hands {
                    let cards: Vec<Card> = hand.iter().map(|it| card(*it)).collect();
                    let legal: &[crate::Action] = match decision.cell {
                        Cell::Pair(_) => &[crate::Action::Stand, crate::Action::Split],
                        Cell::Total(_) => &[crate::Action::Stand],
                    };
                    let cell = Cell::of_hand(&cards, rules.ace, legal);
                    assert_eq!(cell, Some(decision.cell), "{hand:?}");
                    let plays: Vec<Play> = exercise.plays(hand.len()).collect();
                    assert!(plays.len() > 1, "{hand:?}: {plays:?}");
                    assert!(plays.contains(&decision.first), "{hand:?}: {plays:?}");
                    longer += usize::from(hand.len() > 2);
                }
            }
            assert!(longer > 100 && several > 100, "{longer} {several}");
        }
    }
}
