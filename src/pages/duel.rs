//! The coach at the table of the duel for chips.

use super::coaching::{Asked, CoachState, CoachedGame, Coaching, DayDecisions, Judgement, Now};
pub use super::coaching::{Availability, Score};
use crate::app::coach::{AtDuel, CoachRequest};
use crate::coach::duel::{DuelAdvice, DuelQuestion, Estimate};
use crate::core::WildHand;
use crate::poker::duel::Action;
use crate::table::Action as _;

/// The coach at the table of the duel for chips.
pub type DuelCoaching = Coaching<AtDuel>;

/// The message data of the coach of the duel. The score is in chips.
pub type DuelState = CoachState<AtDuel>;

/// A decision that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The hand at that moment.
    pub hand: WildHand,
    /// The player's decision.
    pub taken: Estimate,
    /// The decision with the highest estimate.
    pub best: Estimate,
}

impl Judgement for Judged {
    /// Returns the cost in chips: 0 unless the decision was clearly worse than the best.
    fn cost(&self) -> f64 {
        if self.taken.is_clearly_worse() {
            self.taken.behind
        } else {
            0.0
        }
    }
}

/// Returns the seed of an answer's random numbers. It follows from the public seal of the deal and the number of
/// actions so far, so a repeated request gets the same answer.
fn seed(deal: &str, actions: usize) -> u64 {
    let digits = deal.get(..16).unwrap_or(deal);
    let seal = u64::from_str_radix(digits, 16).unwrap_or_default();
    seal.wrapping_add(actions as u64)
}

impl CoachedGame for AtDuel {
    type Question = DuelQuestion;
    type Advice = DuelAdvice;
    type About = ();
    type Taken = Action;
    type Judged = Judged;
    type Played = ();
    type Memory = ();
    /// The hand of the next decision, and the value of each choice.
    type Shown = Option<(WildHand, DuelAdvice)>;

    fn question(request: &CoachRequest<AtDuel>) -> Option<(DuelQuestion, ())> {
        let seen = request.at.seen.clone()?;
        let question = DuelQuestion {
            seed: seed(&request.moment.deal, seen.actions.len()),
            seen,
        };
        Some((question, ()))
    }

    fn decision(_: &Asked<AtDuel>, code: char) -> Option<Action> {
        Action::from_code(code)
    }

    fn judge(asked: &Asked<AtDuel>, advice: &DuelAdvice, taken: Action) -> Option<Judged> {
        Some(Judged {
            hand: asked.question.seen.hand,
            taken: *advice.of(taken)?,
            best: *advice.estimates().first()?,
        })
    }

    fn counts(&self) -> bool {
        true
    }

    fn day(&self) -> Option<()> {
        None
    }

    fn decisions_of_day((): &()) -> Option<DayDecisions<AtDuel>> {
        None
    }

    fn before((): &mut (), _: Option<&CoachRequest<AtDuel>>, _: Option<&CoachRequest<AtDuel>>) {}

    fn note((): &mut (), _: &mut Score, _: &CoachRequest<AtDuel>, _: &Asked<AtDuel>, _: &Judged) {}

    fn after((): &mut (), _: &mut Score, _: &CoachRequest<AtDuel>) {}

    fn shown((): &(), now: &Now<'_, AtDuel>) -> Self::Shown {
        let next = now.next.filter(|_| now.request.at.seen.is_some())?;
        Some((next.question.seen.hand, next.advice.clone()?))
    }
}
