//! The coach at the table of solo draw: the chances of each hold with the current pack. Solo draw has no pay, so the
//! coach judges no decision.

use serde::{Deserialize, Serialize};

use super::request::AtSoloDraw;
use crate::coach::draw::{SoloDrawChances, SoloDrawCoach, SoloDrawQuestion};
use crate::coach::request::{CoachRequest, Moment};

/// The coach of the pack of the last question. It keeps intermediate results for the next question.
#[derive(Debug, Default)]
pub struct LastSoloDrawCoach(Option<SoloDrawCoach>);

impl LastSoloDrawCoach {
    fn ask(&mut self, question: &SoloDrawQuestion) -> Option<Box<SoloDrawChances>> {
        let known = self.0.take();
        let known = known.filter(|coach| coach.jokers() == question.jokers);
        let coach = known.unwrap_or_else(|| SoloDrawCoach::new(question.jokers));
        let chances = question.ask(self.0.insert(coach));
        chances.ok().map(Box::new)
    }
}

/// The coach at the table of solo draw. It can be serialised, so that another worker can go on in its place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SoloDrawTableCoach {
    /// The last request; `None` while the table wants no coach.
    request: Option<CoachRequest<AtSoloDraw>>,
    /// The last question with its moment, and the answer; `None` if there is no such pack.
    asked: Option<(Moment, SoloDrawQuestion, Option<Box<SoloDrawChances>>)>,
}

/// The facts of which the coach of solo draw speaks.
#[derive(Clone, Debug, PartialEq)]
pub struct SoloDrawFacts {
    /// The moment.
    pub moment: Moment,
    /// The hand with a decision to make, and the chances of each hold.
    pub shown: Option<(SoloDrawQuestion, Box<SoloDrawChances>)>,
}

impl SoloDrawTableCoach {
    /// Handles a request, or `None` if the table wants no coach. Reports what is known at once, and again after the
    /// calculation.
    pub fn handle(
        &mut self,
        request: Option<CoachRequest<AtSoloDraw>>,
        last: &mut LastSoloDrawCoach,
        report: &mut dyn FnMut(SoloDrawFacts),
    ) {
        self.request = request;
        self.facts().into_iter().for_each(&mut *report);
        let Some(request) = &self.request else {
            return;
        };
        if let Some(question) = &request.at.question {
            let known = self.asked.as_ref();
            let is_known = known
                .is_some_and(|(moment, known, _)| *moment == request.moment && known == question);
            if !is_known {
                let chances = last.ask(question);
                self.asked = Some((request.moment.clone(), question.clone(), chances));
                self.facts().into_iter().for_each(report);
            }
        }
    }

    /// Returns the facts of which the coach speaks; `None` while the table wants no coach.
    #[must_use]
    pub fn facts(&self) -> Option<SoloDrawFacts> {
        let request = self.request.as_ref()?;
        let speaks = request.mode.speaks_before(request.asked);
        let asked = self
            .asked
            .as_ref()
            .filter(|(moment, ..)| *moment == request.moment && speaks);
        Some(SoloDrawFacts {
            moment: request.moment.clone(),
            shown: asked
                .and_then(|(_, question, chances)| Some((question.clone(), chances.clone()?))),
        })
    }
}
