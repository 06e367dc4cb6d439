//! The coach at the table of the duel for chips: what it has been asked, and what there is to say.
//!
//! Every decision is asked about as soon as it is to be made, so that it can be judged when it has been.

use super::coach::{Score, Works};
use crate::app::duel_coach::DuelBrief;
use crate::coach::duel::{DuelAdvice, DuelQuestion, Estimate};
use crate::core::WildHand;
use crate::poker::duel::Action;
use crate::table::Action as _;

/// What the coach knows of the hand on the table, and of the decisions of this visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DuelCoaching {
    brief: Option<DuelBrief>,
    /// The decisions of this hand, with what a worker has answered.
    asked: Vec<Asked>,
    works: Works,
    score: Score,
}

/// A decision that a worker was asked about.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    /// The [moment](DuelBrief::moment) at which it is to be made.
    moment: String,
    question: DuelQuestion,
    /// Nothing while there is no answer.
    advice: Option<DuelAdvice>,
    /// Whether it was judged, and is in the score.
    is_counted: bool,
}

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

/// What there is to say at this moment.
#[derive(Clone, Debug, PartialEq)]
pub struct DuelSaying {
    /// The moment.
    pub moment: String,
    /// The last decision.
    pub judged: Option<Judged>,
    /// The hand with which is to be decided, and what each decision is worth.
    pub advice: Option<(WildHand, DuelAdvice)>,
    /// Whether there can be any advice.
    pub works: Works,
    /// The decisions of this visit, in chips.
    pub score: Score,
}

/// What the random numbers of an answer follow from: the seal of the deal, which everybody can see, and how far the
/// hand is. So who asks again gets the same answer.
fn seed(deal: &str, deeds: usize) -> u64 {
    let digits = deal.get(..16).unwrap_or(deal);
    let seal = u64::from_str_radix(digits, 16).unwrap_or_default();
    seal.wrapping_add(deeds as u64)
}

impl DuelCoaching {
    /// Takes a brief in. Returns what is new to be asked, with its moment.
    pub(super) fn take_in(&mut self, brief: Option<DuelBrief>) -> Option<(String, DuelQuestion)> {
        let deal = |brief: &Option<DuelBrief>| brief.as_ref().map(|brief| brief.deal.clone());
        if deal(&self.brief) != deal(&brief) {
            self.asked.clear();
        }
        self.brief = brief;
        self.count();
        let brief = self.brief.as_ref()?;
        let (moment, seen) = (brief.moment(), brief.seen.clone()?);
        let question = DuelQuestion {
            seed: seed(&brief.deal, seen.actions.len()),
            seen,
        };
        if self.asked.iter().any(|asked| asked.moment == moment) {
            return None;
        }
        self.asked.push(Asked {
            moment: moment.clone(),
            question: question.clone(),
            advice: None,
            is_counted: false,
        });
        Some((moment, question))
    }

    /// Takes the answer of a worker in. An answer about another hand comes too late.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<&DuelAdvice>) {
        for asked in &mut self.asked {
            if asked.moment == moment {
                asked.advice = advice.cloned();
            }
        }
        self.count();
    }

    /// There is no worker.
    pub(super) const fn cannot_work(&mut self) {
        self.works = Works::No;
    }

    /// Judges a decision, if the hand has gone on from there by it.
    fn judge(brief: &DuelBrief, asked: &Asked) -> Option<Judged> {
        let now = brief.moment();
        let taken = now.strip_prefix(&asked.moment)?.chars().next()?;
        let advice = asked.advice.as_ref()?;
        Some(Judged {
            hand: asked.question.seen.hand,
            taken: *advice.of(Action::from_code(taken)?)?,
            best: *advice.estimates().first()?,
        })
    }

    /// Judges the last decision.
    fn judged(&self) -> Option<Judged> {
        let brief = self.brief.as_ref()?;
        let now = brief.moment();
        let (before, _) = now.split_at_checked(now.len().checked_sub(1)?)?;
        let asked = self.asked.iter().find(|asked| asked.moment == before)?;
        DuelCoaching::judge(brief, asked)
    }

    /// Adds each decision to the score, once: at a cost only where it was clearly worse than the best.
    fn count(&mut self) {
        let Some(brief) = &self.brief else { return };
        for asked in self.asked.iter_mut().filter(|it| !it.is_counted) {
            if let Some(judged) = DuelCoaching::judge(brief, asked) {
                asked.is_counted = true;
                let is_worse = judged.taken.is_clearly_worse();
                self.score
                    .add(if is_worse { judged.taken.behind } else { 0.0 });
            }
        }
    }

    /// What there is to say, if the coach is wanted.
    #[must_use]
    pub fn saying(&self) -> Option<DuelSaying> {
        let brief = self.brief.as_ref()?;
        let before = brief.mode.speaks_before(brief.asked) && brief.seen.is_some();
        let after = brief.mode.speaks_after(brief.asked);
        let moment = brief.moment();
        let asked = self.asked.iter().find(|it| it.moment == moment);
        let asked = asked.filter(|_| before);
        let advice = asked.and_then(|it| Some((it.question.seen.hand, it.advice.clone()?)));
        Some(DuelSaying {
            judged: self.judged().filter(|_| after),
            advice,
            works: self.works,
            score: self.score,
            moment,
        })
    }
}
