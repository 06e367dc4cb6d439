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

/// What the coach of the duel has to say. The score is in chips.
pub type DuelState = CoachState<AtDuel>;

/// A decision that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The hand at that moment.
    pub hand: WildHand,
    /// What the player did.
    pub taken: Estimate,
    /// What has the highest estimate.
    pub best: Estimate,
}

impl Judgement for Judged {
    /// In chips; 0 unless the decision was clearly worse than the best.
    fn cost(&self) -> f64 {
        if self.taken.is_clearly_worse() {
            self.taken.behind
        } else {
            0.0
        }
    }
}

/// What the random numbers of an answer follow from: the seal of the deal, which everybody can see, and how far the
/// hand is. So who asks again gets the same answer.
fn seed(deal: &str, deeds: usize) -> u64 {
    let digits = deal.get(..16).unwrap_or(deal);
    let seal = u64::from_str_radix(digits, 16).unwrap_or_default();
    seal.wrapping_add(deeds as u64)
}

impl CoachedGame for AtDuel {
    type Question = DuelQuestion;
    type Advice = DuelAdvice;
    type About = ();
    type Taken = Action;
    type Judged = Judged;
    type Played = ();
    type Beside = ();
    /// The hand with which is to be decided, and what each decision is worth.
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
