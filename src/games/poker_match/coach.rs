//! The coach at the table of the match with bets.

use serde::{Deserialize, Serialize};

use super::request::AtPokerMatch;
use crate::coach::decisions::{Decisions, Facts, Score};
use crate::coach::poker_match::{
    Estimate, NoSolvedFacts, PlayerView, PokerMatchAdvice, PokerMatchQuestion, SolvedFacts,
    is_solved, solved_facts,
};
use crate::coach::request::CoachRequest;
use crate::core::WildHand;
use crate::poker::equilibrium::{SolvedMatch, SolvedPlayer};
use crate::poker::poker_match::Action;
use crate::table::Action as _;

/// A decision with its estimates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Decision {
    question: PokerMatchQuestion,
    /// `None` if there is no such hand.
    advice: Option<PokerMatchAdvice>,
}

/// The coach at the table of the match with bets. It can be serialised, so that another worker can go on in its place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchCoach {
    /// The last request; `None` while the table wants no coach.
    request: Option<CoachRequest<AtPokerMatch>>,
    decisions: Decisions<Decision>,
    /// The score, in chips.
    score: Score,
}

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

impl Judged {
    /// Returns the cost in chips: 0 unless the decision was clearly worse than the best.
    #[must_use]
    pub fn cost(&self) -> f64 {
        if self.taken.is_clearly_worse() {
            self.taken.behind
        } else {
            0.0
        }
    }
}

/// A decision of which the coach speaks.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownDecision {
    /// The player's hand.
    pub hand: WildHand,
    /// The value of each choice.
    pub advice: PokerMatchAdvice,
    /// The facts of the solved match; `None` until it is prepared.
    pub solved: Option<Result<SolvedFacts, NoSolvedFacts>>,
}

/// The facts of which the coach speaks. The score is in chips.
pub type MatchFacts = Facts<Judged, Option<ShownDecision>>;

/// The solved match, as the coach knows it.
#[derive(Debug, Default)]
pub enum KnownSolution {
    /// The page has not sent its file.
    #[default]
    None,
    /// It is loaded.
    Loaded(&'static SolvedPlayer),
    /// It is prepared for questions.
    Prepared(Box<SolvedMatch>),
}

impl KnownSolution {
    /// Loads the file. Another file changes nothing.
    pub fn load(&mut self, file: &[u8]) {
        if let (KnownSolution::None, Ok(player)) = (&self, SolvedPlayer::load(file)) {
            *self = KnownSolution::Loaded(player);
        }
    }

    /// Prepares a loaded solution, which takes up to a second. Returns true if it is new.
    fn prepare(&mut self) -> bool {
        let KnownSolution::Loaded(player) = self else {
            return false;
        };
        let prepared = SolvedMatch::new(player).map(Box::new);
        *self = prepared.map_or_else(|_| KnownSolution::None, KnownSolution::Prepared);
        matches!(self, KnownSolution::Prepared(_))
    }

    fn facts(&self, seen: &PlayerView) -> Option<Result<SolvedFacts, NoSolvedFacts>> {
        match self {
            KnownSolution::None | KnownSolution::Loaded(_) => None,
            KnownSolution::Prepared(solved) => Some(solved_facts(solved, seen)),
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

/// Returns true if the coach compares a decision with the solved match, before the player makes it.
#[must_use]
pub fn needs_solution(request: &CoachRequest<AtPokerMatch>) -> bool {
    let seen = request.at.seen.as_ref();
    request.mode.speaks_before(request.asked) && seen.is_some_and(|seen| is_solved(&seen.rules))
}

impl Decision {
    /// Judges the player's decision with this code in a record.
    fn judge(&self, code: char) -> Option<Judged> {
        let advice = self.advice.as_ref()?;
        Some(Judged {
            hand: self.question.seen.hand,
            taken: *advice.of(Action::from_code(code)?)?,
            best: *advice.estimates().first()?,
        })
    }
}

impl MatchCoach {
    /// Handles a request, or `None` if the table wants no coach. Reports what is known at once, and again after each
    /// calculation.
    pub fn handle(
        &mut self,
        request: Option<CoachRequest<AtPokerMatch>>,
        solution: &mut KnownSolution,
        report: &mut dyn FnMut(MatchFacts),
    ) {
        self.request = request;
        let Some(request) = self.request.clone() else {
            self.decisions.keep_deal(None);
            return;
        };
        self.decisions.keep_deal(Some(&request.moment.deal));
        let score = &mut self.score;
        self.decisions
            .judge_new(&request.moment, Decision::judge, |_, judged| {
                score.add(judged.cost());
            });
        self.facts(solution).into_iter().for_each(&mut *report);
        if let Some(seen) = request.at.seen {
            let question = PokerMatchQuestion {
                seed: seed(&request.moment.deal, seen.actions.len()),
                seen,
            };
            let known = self.decisions.at(&request.moment);
            if known.is_none_or(|known| known.question != question) {
                let advice = question.ask().ok();
                let decision = Decision { question, advice };
                self.decisions.add(request.moment, decision);
                self.facts(solution).into_iter().for_each(&mut *report);
            }
        }
        self.compare(solution, report);
    }

    /// Prepares the solved match if the present decision needs it, and reports the facts again. The first advice does not
    /// wait for it.
    pub fn compare(&self, solution: &mut KnownSolution, report: &mut dyn FnMut(MatchFacts)) {
        let needs_it = self.request.as_ref().is_some_and(needs_solution);
        if needs_it && solution.prepare() {
            self.facts(solution).into_iter().for_each(report);
        }
    }

    /// Returns the facts of which the coach speaks; `None` while the table wants no coach.
    #[must_use]
    pub fn facts(&self, solution: &KnownSolution) -> Option<MatchFacts> {
        let request = self.request.as_ref()?;
        let moment = &request.moment;
        let next = self.decisions.at(moment);
        let next = next.filter(|_| request.mode.speaks_before(request.asked));
        let made = self.decisions.last_made(moment);
        let judged = made.and_then(|(decision, code)| decision.judge(code));
        Some(Facts {
            moment: moment.clone(),
            judged: judged.filter(|_| request.mode.speaks_after(request.asked)),
            score: self.score,
            day: None,
            shown: next.filter(|_| request.at.seen.is_some()).and_then(|next| {
                Some(ShownDecision {
                    hand: next.question.seen.hand,
                    advice: next.advice.clone()?,
                    solved: solution.facts(&next.question.seen),
                })
            }),
        })
    }
}
