//! The coach at the table of solo draw: the chances of each hold with the current pack. Solo draw has no pay, so the
//! coach judges no decision.

use std::convert::Infallible;

use super::coaching::{Asked, CoachState, CoachedGame, Coaching, DayDecisions, Judgement, Now};
pub use super::coaching::{Availability, Score};
use crate::app::coach::{AtSolo, CoachRequest};
use crate::coach::draw::{SoloChances, SoloQuestion};

/// The coach at the table of solo draw.
pub type SoloCoaching = Coaching<AtSolo>;

/// The message data of the coach of solo draw.
pub type SoloState = CoachState<AtSolo>;

/// The coach judges no decision of solo draw.
impl Judgement for Infallible {
    fn cost(&self) -> f64 {
        match *self {}
    }
}

impl CoachedGame for AtSolo {
    type Question = SoloQuestion;
    type Advice = Box<SoloChances>;
    type About = ();
    type Taken = Infallible;
    type Judged = Infallible;
    type Played = ();
    type Memory = ();
    /// The hand with a decision to make, and the chances of each hold.
    type Shown = Option<(SoloQuestion, Box<SoloChances>)>;

    fn question(request: &CoachRequest<AtSolo>) -> Option<(SoloQuestion, ())> {
        Some((request.at.question.clone()?, ()))
    }

    fn decision(_: &Asked<AtSolo>, _: char) -> Option<Infallible> {
        None
    }

    fn judge(_: &Asked<AtSolo>, _: &Box<SoloChances>, taken: Infallible) -> Option<Infallible> {
        match taken {}
    }

    fn counts(&self) -> bool {
        false
    }

    fn day(&self) -> Option<()> {
        None
    }

    fn decisions_of_day((): &()) -> Option<DayDecisions<AtSolo>> {
        None
    }

    fn before((): &mut (), _: Option<&CoachRequest<AtSolo>>, _: Option<&CoachRequest<AtSolo>>) {}

    fn note(
        (): &mut (),
        _: &mut Score,
        _: &CoachRequest<AtSolo>,
        _: &Asked<AtSolo>,
        judged: &Infallible,
    ) {
        match *judged {}
    }

    fn after((): &mut (), _: &mut Score, _: &CoachRequest<AtSolo>) {}

    fn shown((): &(), now: &Now<'_, AtSolo>) -> Self::Shown {
        let next = now.next?;
        Some((next.question.clone(), next.advice.clone()?))
    }
}
