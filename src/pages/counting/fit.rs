//! The fit of a counting system to the rules, and the published indices beside those that the coach finds. A worker
//! computes both, in many parts.

use crate::blackjack::Rules;
use crate::coach::CardValue;
use crate::coach::counting::{
    AnySystem, Effects, FoundDecision, PublishedDecision, PublishedIndex, Rounding, SystemAnswer,
    SystemPart, SystemQuestion,
};

/// The progress of the work.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum FitStage {
    /// The player has not requested it, or has left the page meanwhile. New rules, another system or rounding, and an
    /// answer that cannot be used lead back to this stage.
    #[default]
    NotAsked,
    /// A worker has this question.
    UnderWay(SystemQuestion),
    /// The player has stopped it.
    Cancelled,
    /// All parts are on the page.
    Done,
}

/// The results about the system at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fit {
    stage: FitStage,
    /// The value of a round with a whole shoe, and with one card of each value missing.
    edges: Vec<f64>,
    found: Vec<FoundDecision>,
}

impl Fit {
    /// The progress of the work.
    #[must_use]
    pub const fn stage(&self) -> FitStage {
        self.stage
    }

    /// The number of finished parts, and the number of all parts.
    #[must_use]
    pub fn parts(&self, rules: &Rules) -> (usize, usize) {
        let all = 1 + CardValue::ALL.len() + PublishedIndex::all(rules.soft17).len();
        (self.edges.len() + self.found.len(), all)
    }

    /// The effects of removal at the table. `None` until they are known.
    #[must_use]
    pub fn effects(&self) -> Option<Effects> {
        Effects::of_edges(&self.edges)
    }

    /// The indices found so far, in the order of the published ones.
    #[must_use]
    pub fn found(&self) -> &[FoundDecision] {
        &self.found
    }

    /// Handles a change of the system or the rounding. The results about the rules stay.
    pub(super) fn change_system(&mut self) {
        self.stage = FitStage::NotAsked;
        self.found.clear();
    }

    /// Stops the work. A later request continues where it stopped.
    pub(super) const fn stop(&mut self, stage: FitStage) {
        if let FitStage::UnderWay(_) = self.stage {
            self.stage = stage;
        }
    }

    /// Returns the question for the next part. `None` if all parts are finished.
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

    /// Handles an answer. Returns true if the answer was expected and belongs to the question.
    pub(super) fn answered(
        &mut self,
        question: &SystemQuestion,
        answer: Option<SystemAnswer>,
    ) -> bool {
        if self.stage != FitStage::UnderWay(*question) {
            return false;
        }
        match (question.part, answer) {
            (SystemPart::Edge(_), Some(SystemAnswer::Edge(edge))) => self.edges.push(edge),
            (SystemPart::Index(_), Some(SystemAnswer::Index(found))) => self.found.push(found),
            (
                SystemPart::Edge(_)
                | SystemPart::Index(_)
                | SystemPart::Gain(..)
                | SystemPart::Gone(_),
                _,
            ) => {
                self.stage = FitStage::NotAsked;
                return false;
            }
        }
        true
    }
}
