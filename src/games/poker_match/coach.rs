//! The coach at the table of the match with bets.

use serde::{Deserialize, Serialize};

use super::request::AtPokerMatch;
use crate::coach::decisions::{Decisions, Facts, Score};
use crate::coach::poker_match::{
    Estimate, LaterDecisions, NoSolvedFacts, PlayerView, PokerMatchAdvice, PokerMatchQuestion,
    SolvedFacts, is_solved, seat_in_solved_match, solved_facts,
};
use crate::coach::request::CoachRequest;
use crate::core::WildHand;
use crate::poker::equilibrium::{BestResponse, SolvedMatch, SolvedPlayer};
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

/// The display of the coach of the match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchShown {
    /// The decision to make, if the coach speaks of it.
    pub next: Option<ShownDecision>,
    /// The judged decision, if the coach speaks of none to make.
    pub decided: Option<ShownDecision>,
}

/// The facts of which the coach speaks. The score is in chips.
pub type MatchFacts = Facts<Judged, MatchShown>;

/// The solved match, as the coach knows it. Each part is prepared when it is first needed.
#[derive(Debug, Default)]
pub struct KnownSolution {
    /// `None` until the page sends its file.
    player: Option<&'static SolvedPlayer>,
    /// The equilibrium.
    solved: Option<SolvedMatch>,
    /// The best response to the last opponent.
    response: Option<BestResponse>,
}

impl KnownSolution {
    /// Loads the file. Returns true if it is the first good one.
    fn load(&mut self, file: &[u8]) -> bool {
        if self.player.is_some() {
            return false;
        }
        self.player = SolvedPlayer::load(file).ok();
        self.player.is_some()
    }

    /// Prepares the equilibrium, which takes up to a second. Returns true if it is new.
    fn prepare(&mut self) -> bool {
        if self.solved.is_some() {
            return false;
        }
        self.solved = self.player.and_then(|player| SolvedMatch::new(player).ok());
        self.solved.is_some()
    }

    fn facts(&self, seen: &PlayerView) -> Option<Result<SolvedFacts, NoSolvedFacts>> {
        Some(solved_facts(self.solved.as_ref()?, seen))
    }

    /// The file, if the match is solved and both players had chips for all bets.
    fn player_for(&self, seen: &PlayerView) -> Option<&'static SolvedPlayer> {
        self.player.filter(|_| seat_in_solved_match(seen).is_ok())
    }

    /// The best response to the opponent, which takes up to a second to prepare. `None` if there is none here.
    fn response(&mut self, seen: &PlayerView) -> Option<&BestResponse> {
        let opponent = seen.rules.opponents.each().next()?;
        let player = self.player_for(seen)?;
        let prepared = self.response.take();
        let prepared = prepared.filter(|response| response.character() == opponent);
        self.response = prepared.or_else(|| BestResponse::new(opponent, player).ok());
        self.response.as_ref()
    }
}

/// Returns the seed of an answer's random numbers. It follows from the public seal of the deal and the number of
/// actions so far, so a repeated request gets the same answer.
fn seed(deal: &str, actions: usize) -> u64 {
    let digits = deal.get(..16).unwrap_or(deal);
    let seal = u64::from_str_radix(digits, 16).unwrap_or_default();
    seal.wrapping_add(actions as u64)
}

/// Returns true if the coach speaks of a decision of the solved match.
#[must_use]
pub fn needs_solution(request: &CoachRequest<AtPokerMatch>) -> bool {
    let (mode, asked) = (request.mode, request.asked);
    let seen = request.at.seen.as_ref();
    (mode.speaks_before(asked) || mode.speaks_after(asked))
        && seen.is_some_and(|seen| is_solved(&seen.rules))
}

/// Returns true if the coach compares a decision with the equilibrium, before the player makes it.
fn needs_equilibrium(request: &CoachRequest<AtPokerMatch>) -> bool {
    request.mode.speaks_before(request.asked) && needs_solution(request)
}

impl Decision {
    fn of(question: PokerMatchQuestion, solution: &mut KnownSolution) -> Decision {
        let response = solution.response(&question.seen);
        Decision {
            advice: question.ask(response).ok(),
            question,
        }
    }

    /// Returns true if it was valued without the best response, and there is one now.
    fn can_improve(&self, solution: &KnownSolution) -> bool {
        let later = self.advice.as_ref().map(PokerMatchAdvice::later);
        later == Some(LaterDecisions::Actuary) && solution.player_for(&self.question.seen).is_some()
    }

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
            let is_valued = known
                .is_some_and(|known| known.question == question && !known.can_improve(solution));
            if !is_valued {
                let decision = Decision::of(question, solution);
                self.decisions.add(request.moment, decision);
                self.facts(solution).into_iter().for_each(&mut *report);
            }
        }
        self.compare(solution, report);
    }

    /// Loads the file of the solution. If it is the first one, values the present decision again. If the coach speaks of
    /// it, compares it with the equilibrium and reports the facts.
    pub fn load(
        &mut self,
        file: &[u8],
        solution: &mut KnownSolution,
        report: &mut dyn FnMut(MatchFacts),
    ) {
        if !solution.load(file) {
            return;
        }
        let request = self.request.as_ref();
        let Some(CoachRequest { moment, .. }) = request else {
            return;
        };
        let known = self.decisions.at(moment);
        if let Some(known) = known.filter(|known| known.can_improve(solution)) {
            let decision = Decision::of(known.question.clone(), solution);
            self.decisions.add(moment.clone(), decision);
        }
        if request.is_some_and(needs_equilibrium) {
            solution.prepare();
        }
        if request.is_some_and(needs_solution) {
            self.facts(solution).into_iter().for_each(report);
        }
    }

    /// Prepares the equilibrium if the present decision needs it, and reports the facts again. The first advice does not
    /// wait for it.
    fn compare(&self, solution: &mut KnownSolution, report: &mut dyn FnMut(MatchFacts)) {
        let needs_it = self.request.as_ref().is_some_and(needs_equilibrium);
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
        let made = made.and_then(|(decision, code)| Some((decision, decision.judge(code)?)));
        let made = made.filter(|_| request.mode.speaks_after(request.asked));
        let shown = |decision: &Decision| {
            let seen = &decision.question.seen;
            Some(ShownDecision {
                hand: seen.hand,
                advice: decision.advice.clone()?,
                solved: solution.facts(seen),
            })
        };
        let next = next.filter(|_| request.at.seen.is_some()).and_then(shown);
        let speaks_before = request.mode.speaks_before(request.asked);
        let decided = made.filter(|_| !speaks_before || request.at.seen.is_none());
        Some(Facts {
            moment: moment.clone(),
            judged: made.map(|(_, judged)| judged),
            score: self.score,
            day: None,
            shown: MatchShown {
                decided: decided.and_then(|(decision, _)| shown(decision)),
                next,
            },
        })
    }
}
