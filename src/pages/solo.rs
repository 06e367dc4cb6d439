//! The coach at the table of solo draw: what can come of each hold, from the pack as it stands. Nothing is paid there, so
//! nothing is judged.

use super::coach::Works;
use crate::app::solo_coach::SoloBrief;
use crate::coach::draw::{SoloChances, SoloQuestion};

/// What the coach knows of the hand on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SoloCoaching {
    brief: Option<SoloBrief>,
    /// What a worker was asked, at which moment, and its answer.
    asked: Option<(String, SoloQuestion, Option<Box<SoloChances>>)>,
    works: Works,
}

/// What there is to say at this moment.
#[derive(Clone, Debug, PartialEq)]
pub struct SoloSaying {
    /// The moment.
    pub moment: String,
    /// The hand that is to be decided about, and what can come of it.
    pub chances: Option<(SoloQuestion, Box<SoloChances>)>,
    /// Whether there can be any advice.
    pub works: Works,
}

impl SoloCoaching {
    /// Takes a brief in. Returns what is new to be asked, with its moment.
    pub(super) fn take_in(&mut self, brief: Option<SoloBrief>) -> Option<(String, SoloQuestion)> {
        self.brief = brief;
        let brief = self.brief.as_ref()?;
        let (moment, question) = (brief.moment(), brief.question.clone()?);
        let asked = self.asked.as_ref();
        if asked.is_some_and(|(its, of, _)| *its == moment && *of == question) {
            return None;
        }
        self.asked = Some((moment.clone(), question.clone(), None));
        Some((moment, question))
    }

    /// Takes the answer of a worker in. An answer about another moment comes too late.
    pub(super) fn answered(&mut self, moment: &str, chances: Option<Box<SoloChances>>) {
        if let Some((its, _, answer)) = &mut self.asked
            && its == moment
        {
            *answer = chances;
        }
    }

    /// There is no worker.
    pub(super) const fn cannot_work(&mut self) {
        self.works = Works::No;
    }

    /// What there is to say, if the coach is wanted.
    #[must_use]
    pub fn saying(&self) -> Option<SoloSaying> {
        let brief = self.brief.as_ref()?;
        let is_wanted = brief.mode.speaks_before(brief.asked);
        let moment = brief.moment();
        let asked = self.asked.as_ref();
        let asked = asked.filter(|(its, _, _)| is_wanted && *its == moment);
        let chances = asked.and_then(|(_, _, chances)| chances.clone());
        Some(SoloSaying {
            chances: brief.question.clone().zip(chances),
            works: self.works,
            moment,
        })
    }
}
