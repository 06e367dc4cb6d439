//! The coach of any game. It asks a worker about each decision to make, drops answers that come too late, judges the
//! decision when the player has made it, and returns its message. [`CoachedGame`] has the parts that differ by game.

use std::fmt::Debug;

use super::day::{Day, NetAndCost};
use crate::app::coach::{CoachRequest, Moment};

/// A game with a coach. The type is the part of a request that describes a table of the game. The coach of blackjack is
/// in `coach`, that of video poker in `draw`, of solo draw in `solo`, and of the duel for chips in `duel`.
pub trait CoachedGame: Clone + Debug + PartialEq {
    /// The question to a worker about a decision.
    type Question: Clone + Debug + PartialEq;
    /// The answer of a worker.
    type Advice: Clone + Debug + PartialEq;
    /// The coach's record of a decision beside the question.
    type About: Clone + Debug + PartialEq;
    /// A decision.
    type Taken: Copy + Debug + PartialEq;
    /// A decision of the player, against the best one.
    type Judged: Judgement;
    /// A day that was played.
    type Played: Clone + Debug + PartialEq;
    /// The memory of the coach of this game, in addition to the questions and the score.
    type Memory: Clone + Debug + Default + PartialEq;
    /// The coach's display for this game, beside the judgement.
    type Shown: Clone + Debug + PartialEq;

    /// Returns the decision to make now, if there is one.
    fn question(request: &CoachRequest<Self>) -> Option<(Self::Question, Self::About)>;

    /// Returns the decision with this code in a record.
    fn decision(asked: &Asked<Self>, code: char) -> Option<Self::Taken>;

    /// Judges a decision. Returns `None` if the advice does not cover it.
    fn judge(
        asked: &Asked<Self>,
        advice: &Self::Advice,
        taken: Self::Taken,
    ) -> Option<Self::Judged>;

    /// Returns true if the round counts for the score. Practice does not.
    fn counts(&self) -> bool;

    /// Returns the finished day at this table.
    fn day(&self) -> Option<Self::Played>;

    /// Returns the decisions of a day. Returns `None` if its deals refuse them or have a different number of rounds.
    fn decisions_of_day(day: &Self::Played) -> Option<DayDecisions<Self>>;

    /// Looks at the next request before the coach handles it.
    fn before(
        memory: &mut Self::Memory,
        last: Option<&CoachRequest<Self>>,
        next: Option<&CoachRequest<Self>>,
    );

    /// Notes a decision when it is judged for the first time. Its cost is in the score already.
    fn note(
        memory: &mut Self::Memory,
        score: &mut Score,
        request: &CoachRequest<Self>,
        asked: &Asked<Self>,
        judged: &Self::Judged,
    );

    /// Looks at the round after the coach has noted all decisions that it can judge.
    fn after(memory: &mut Self::Memory, score: &mut Score, request: &CoachRequest<Self>);

    /// Returns the coach's display.
    fn shown(memory: &Self::Memory, now: &Now<'_, Self>) -> Self::Shown;
}

/// The parts of a request that the coach may speak of now.
#[derive(Debug)]
pub struct Now<'a, G: CoachedGame> {
    /// The request about the table.
    pub(super) request: &'a CoachRequest<G>,
    /// True if the coach may speak of the next decision.
    pub(super) speaks_before: bool,
    /// The next decision, if the coach may speak of it.
    pub(super) next: Option<&'a Asked<G>>,
    /// The last decision, if it can be judged.
    pub(super) made: Option<&'a Asked<G>>,
    /// True if the coach may speak of the last decision.
    pub(super) speaks_after: bool,
}

/// Every decision of a day with the player's choice, and the net result of the rounds, in bets.
pub type DayDecisions<G> = (Vec<(Asked<G>, <G as CoachedGame>::Taken)>, f64);

/// A decision of the player, against the best one.
pub trait Judgement: Copy + Debug + PartialEq {
    /// Returns the difference of its value to the best, in bets or in chips. Never negative.
    fn cost(&self) -> f64;
}

/// A decision with the question to a worker.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<G: CoachedGame> {
    /// The moment of the decision.
    pub(super) moment: Moment,
    pub(super) question: G::Question,
    pub(super) about: G::About,
    /// `None` while there is no answer.
    pub(super) advice: Option<G::Advice>,
    /// True if the coach has judged it. If it counts, it is in the score.
    is_counted: bool,
}

impl<G: CoachedGame> Asked<G> {
    /// Creates a decision without an answer.
    pub(super) const fn new(moment: Moment, question: G::Question, about: G::About) -> Asked<G> {
        Asked {
            moment,
            question,
            about,
            advice: None,
            is_counted: false,
        }
    }

    /// Returns the question to a worker with its moment.
    pub(super) fn to_ask(&self) -> (Moment, G::Question) {
        (self.moment.clone(), self.question.clone())
    }

    /// Takes an answer, if it is about this decision.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        if self.moment == *moment {
            self.advice = advice.cloned();
        }
    }

    /// Judges a decision. Returns `None` if there is no answer, or the answer does not cover the decision.
    pub(super) fn judge(&self, taken: G::Taken) -> Option<G::Judged> {
        G::judge(self, self.advice.as_ref()?, taken)
    }

    /// Judges the player's decision, if the deal has gone on from there to this moment.
    pub(super) fn judge_by(&self, now: &Moment) -> Option<G::Judged> {
        let code = self.moment.next_decision(now)?;
        self.judge(G::decision(self, code)?)
    }
}

/// The availability of the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Availability {
    /// Available, as far as the page knows.
    #[default]
    Available,
    /// The browser gives the coach no worker, or the worker is late or has failed twice. An answer changes this.
    NoWorker,
}

/// The cost of the decisions of this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// The number of judged decisions.
    pub decisions: u32,
    /// Their cost, in bets: the difference to the average win of the best decisions. In chips in the duel for chips.
    pub cost: f64,
    /// The number of rounds in which the coach judged each decision.
    pub rounds: u32,
    /// The net result of those rounds, and the cost of their decisions.
    pub net_and_cost: NetAndCost,
}

impl Score {
    /// Adds a decision that cost this much.
    pub(super) fn add(&mut self, cost: f64) {
        self.decisions += 1;
        self.cost += cost;
    }
}

/// The coach's state: the round on the table, and the decisions of this visit.
#[derive(Clone, Debug, PartialEq)]
pub struct Coaching<G: CoachedGame> {
    pub(super) request: Option<CoachRequest<G>>,
    /// The decisions of this deal, with the answers of the worker.
    asked: Vec<Asked<G>>,
    availability: Availability,
    score: Score,
    /// The finished day at the player's table.
    day: Option<Day<G>>,
    pub(super) memory: G::Memory,
}

impl<G: CoachedGame> Default for Coaching<G> {
    fn default() -> Coaching<G> {
        Coaching {
            request: None,
            asked: Vec::new(),
            availability: Availability::default(),
            score: Score::default(),
            day: None,
            memory: G::Memory::default(),
        }
    }
}

/// The coach's message data at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachState<G: CoachedGame> {
    /// The moment.
    pub moment: Moment,
    /// The last decision.
    pub judged: Option<G::Judged>,
    /// The availability of advice.
    pub availability: Availability,
    /// The decisions of this visit.
    pub score: Score,
    /// The result of the day on the table, when it is over.
    pub day: Option<NetAndCost>,
    /// The display of the coach of this game.
    pub shown: G::Shown,
}

impl<G: CoachedGame> CoachState<G> {
    /// Creates the state for a table without a decision yet.
    #[must_use]
    pub fn showing(shown: G::Shown) -> CoachState<G> {
        CoachState {
            moment: Moment::default(),
            judged: None,
            availability: Availability::default(),
            score: Score::default(),
            day: None,
            shown,
        }
    }
}

impl<G: CoachedGame> Coaching<G> {
    /// Handles a request, or `None` if the table wants no coach. Returns the new questions, each with its moment.
    pub(super) fn handle(
        &mut self,
        request: Option<CoachRequest<G>>,
    ) -> Vec<(Moment, G::Question)> {
        let last = self.request.take();
        let deal = |request: &Option<CoachRequest<G>>| {
            let request = request.as_ref();
            request.map(|request| request.moment.deal.clone())
        };
        if deal(&last) != deal(&request) {
            self.asked.clear();
        }
        G::before(&mut self.memory, last.as_ref(), request.as_ref());
        self.request = request;
        let question = self.question();
        self.count();
        let of_day = self.take_up_day();
        question.into_iter().chain(of_day).collect()
    }

    fn question(&mut self) -> Option<(Moment, G::Question)> {
        let request = self.request.as_ref()?;
        let moment = &request.moment;
        let (question, about) = G::question(request)?;
        let is_known = |it: &Asked<G>| it.moment == *moment && it.question == question;
        if self.asked.iter().any(is_known) {
            return None;
        }
        let asked = Asked::new(moment.clone(), question, about);
        let to_ask = asked.to_ask();
        self.asked.retain(|other| other.moment != *moment);
        self.asked.push(asked);
        Some(to_ask)
    }

    /// Takes up a finished day, if there is one and it is new. Returns the questions about it.
    fn take_up_day(&mut self) -> Vec<(Moment, G::Question)> {
        let played = self.request.as_ref().and_then(|request| request.at.day());
        let known = self.day.as_ref().map(Day::played);
        if known == played.as_ref() {
            return vec![];
        }
        self.day = played.and_then(Day::take_up);
        self.day.as_ref().map(Day::questions).unwrap_or_default()
    }

    /// Handles the answer of a worker. An answer about another deal comes too late.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        // A worker that was late, or that took the place of a failed one.
        self.availability = Availability::Available;
        for asked in &mut self.asked {
            asked.answered(moment, advice);
        }
        if let Some(day) = &mut self.day {
            day.answered(moment, advice);
        }
        self.count();
    }

    /// Returns the availability of the coach.
    #[must_use]
    pub const fn availability(&self) -> Availability {
        self.availability
    }

    /// Notes that no worker answers.
    pub(super) const fn no_worker(&mut self) {
        self.availability = Availability::NoWorker;
    }

    /// Adds each decision to the score once, when the player has made it and the coach can judge it.
    fn count(&mut self) {
        let Some(request) = &self.request else {
            return;
        };
        for asked in &mut self.asked {
            if asked.is_counted {
                continue;
            }
            if let Some(judged) = asked.judge_by(&request.moment) {
                asked.is_counted = true;
                if request.at.counts() {
                    self.score.add(judged.cost());
                }
                G::note(&mut self.memory, &mut self.score, request, asked, &judged);
            }
        }
        G::after(&mut self.memory, &mut self.score, request);
    }

    /// Returns the coach's state, if the table wants the coach.
    #[must_use]
    pub fn state(&self) -> Option<CoachState<G>> {
        let request = self.request.as_ref()?;
        let moment = &request.moment;
        let speaks_before = request.mode.speaks_before(request.asked);
        let speaks_after = request.mode.speaks_after(request.asked);
        let next = self.asked.iter().find(|asked| asked.moment == *moment);
        let mut asked = self.asked.iter();
        let last = asked.find(|asked| asked.moment.is_just_before(moment));
        let made = last.and_then(|asked| Some((asked, asked.judge_by(moment)?)));
        let now = Now {
            request,
            speaks_before,
            next: next.filter(|_| speaks_before),
            made: made.map(|(asked, _)| asked),
            speaks_after,
        };
        Some(CoachState {
            moment: moment.clone(),
            judged: made.map(|(_, judged)| judged).filter(|_| speaks_after),
            availability: self.availability,
            score: self.score,
            day: self.day.as_ref().and_then(Day::score),
            shown: G::shown(&self.memory, &now),
        })
    }
}
