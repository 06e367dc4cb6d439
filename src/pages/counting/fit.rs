//! How well the system fits the rules, and the published indices beside those that the coach finds: work for a worker, in
//! many parts.

use crate::blackjack::Rules;
use crate::coach::CardValue;
use crate::coach::counting::{
    AnySystem, Effects, FoundDecision, PublishedDecision, PublishedIndex, Rounding, SystemPart,
    SystemQuestion,
};

/// How far the work is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum FitStage {
    /// The visitor has not asked for it, or the rules or the system are others now.
    #[default]
    NotAsked,
    /// A worker has this question.
    UnderWay(SystemQuestion),
    /// The visitor has stopped it.
    Cancelled,
    /// All is on the page.
    Done,
}

/// What is known of the system at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fit {
    stage: FitStage,
    /// What a round is worth with a whole shoe, and with one card of each value missing.
    edges: Vec<f64>,
    found: Vec<FoundDecision>,
}

impl Fit {
    /// How far the work is.
    #[must_use]
    pub const fn stage(&self) -> FitStage {
        self.stage
    }

    /// How many parts are done, and how many there are.
    #[must_use]
    pub fn parts(&self, rules: &Rules) -> (usize, usize) {
        let all = 1 + CardValue::ALL.len() + PublishedIndex::all(rules.soft17).len();
        (self.edges.len() + self.found.len(), all)
    }

    /// The effects of removal at the table, when they are known.
    #[must_use]
    pub fn effects(&self) -> Option<Effects> {
        Effects::of_edges(&self.edges)
    }

    /// The indices that were found so far, in the order of the published ones.
    #[must_use]
    pub fn found(&self) -> &[FoundDecision] {
        &self.found
    }

    /// The system or the rounding is another: what is known of the rules stays.
    pub(super) fn change_system(&mut self) {
        self.stage = FitStage::NotAsked;
        self.found.clear();
    }

    /// Nobody waits for it any more. It goes on from where it is when it is asked for again.
    pub(super) const fn stop(&mut self, stage: FitStage) {
        if let FitStage::UnderWay(_) = self.stage {
            self.stage = stage;
        }
    }

    /// Asks for the next part; `None` when all is known.
    pub(super) fn next(
        &mut self,
        rules: Rules,
        system: AnySystem,
        rounding: Rounding,
    ) -> Option<SystemQuestion> {
        let part = match self.edges.len() {
            0 => SystemPart::Edge(None),
            known if known <= CardValue::ALL.len() => {
                SystemPart::Edge(CardValue::ALL.get(known - 1).copied())
            }
            _ => SystemPart::Index(PublishedDecision {
                system,
                rounding,
                place: self.found.len(),
            }),
        };
        let (done, all) = self.parts(&rules);
        if done >= all {
            self.stage = FitStage::Done;
            return None;
        }
        let question = SystemQuestion { rules, part };
        self.stage = FitStage::UnderWay(question);
        Some(question)
    }

    /// Takes an answer in. Returns whether it was waited for and can be read.
    pub(super) fn answered(&mut self, question: &SystemQuestion, numbers: &[f64]) -> bool {
        if self.stage != FitStage::UnderWay(*question) {
            return false;
        }
        let is_read = match question.part {
            SystemPart::Edge(_) => {
                let edge = numbers.first().copied();
                self.edges.extend(edge);
                edge.is_some()
            }
            SystemPart::Index(_) => {
                let found = FoundDecision::from_numbers(numbers);
                self.found.extend(found);
                found.is_some()
            }
            SystemPart::Gain(_, _) | SystemPart::Gone(_) => false,
        };
        if !is_read {
            self.stage = FitStage::NotAsked;
        }
        is_read
    }
}
