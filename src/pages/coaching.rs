//! The coach of any game: it asks about a decision when it is to be made, drops an answer that comes too late, judges the
//! decision when it has been made, and says what there is to say. What differs by game is [`CoachedGame`].

use std::fmt::Debug;

use super::day::{Day, Split};
use crate::app::coach::{CoachRequest, Moment};

/// A game that a coach knows: what a request tells of a table of it. The coach of blackjack is `coach`, that of video poker
/// `draw`, of solo draw `solo`, and of the duel for chips `duel`.
pub trait CoachedGame: Clone + Debug + PartialEq {
    /// What a worker is asked about a decision.
    type Question: Clone + Debug + PartialEq;
    /// What a worker answers.
    type Advice: Clone + Debug + PartialEq;
    /// What the coach remembers of a decision beside the question.
    type About: Clone + Debug + PartialEq;
    /// A decision.
    type Taken: Copy + Debug + PartialEq;
    /// A decision that was made, against the best one.
    type Judged: Judgement;
    /// A day that was played.
    type Played: Clone + Debug + PartialEq;
    /// What the coach of this game knows beside the questions and the score.
    type Beside: Clone + Debug + Default + PartialEq;
    /// What the coach of this game shows beside the judgement.
    type Shown: Clone + Debug + PartialEq;

    /// The decision that is to be made now, if there is one.
    fn question(request: &CoachRequest<Self>) -> Option<(Self::Question, Self::About)>;

    /// The decision with this code in a record.
    fn decision(asked: &Asked<Self>, code: char) -> Option<Self::Taken>;

    /// Judges a decision. `None` where the advice tells nothing of it.
    fn judge(
        asked: &Asked<Self>,
        advice: &Self::Advice,
        taken: Self::Taken,
    ) -> Option<Self::Judged>;

    /// Whether the round counts for the score. Practice does not.
    fn counts(&self) -> bool;

    /// The day that is over at this table.
    fn day(&self) -> Option<Self::Played>;

    /// The decisions of a day. `None` if its deals do not take them, or have other rounds.
    fn decisions_of_day(day: &Self::Played) -> Option<DayDecisions<Self>>;

    /// Hears of another request before it is handled.
    fn before(
        beside: &mut Self::Beside,
        last: Option<&CoachRequest<Self>>,
        next: Option<&CoachRequest<Self>>,
    );

    /// Notes a decision when it is judged for the first time. Its cost is in the score already.
    fn note(
        beside: &mut Self::Beside,
        score: &mut Score,
        request: &CoachRequest<Self>,
        asked: &Asked<Self>,
        judged: &Self::Judged,
    );

    /// Looks at the round when all decisions are noted that can be judged.
    fn after(beside: &mut Self::Beside, score: &mut Score, request: &CoachRequest<Self>);

    /// What there is to show.
    fn shown(beside: &Self::Beside, now: &Now<'_, Self>) -> Self::Shown;
}

/// What the coach of a game may speak of.
#[derive(Debug)]
pub struct Now<'a, G: CoachedGame> {
    /// What is on the table.
    pub(super) request: &'a CoachRequest<G>,
    /// Whether the coach may speak of what is to be decided.
    pub(super) speaks_before: bool,
    /// The decision that is to be made, if the coach may speak of it.
    pub(super) next: Option<&'a Asked<G>>,
    /// The last decision, if it can be judged.
    pub(super) made: Option<&'a Asked<G>>,
    /// Whether the coach may speak of the last decision.
    pub(super) speaks_after: bool,
}

/// Every decision of a day with what was decided, and what the rounds have brought, in bets.
pub type DayDecisions<G> = (Vec<(Asked<G>, <G as CoachedGame>::Taken)>, f64);

/// A decision that was made, against the best one.
pub trait Judgement: Copy + Debug + PartialEq {
    /// How much less it was worth than the best, in bets or in chips. Never negative.
    fn cost(&self) -> f64;
}

/// A decision that a worker was asked about.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<G: CoachedGame> {
    /// The moment at which it is to be made.
    pub(super) moment: Moment,
    pub(super) question: G::Question,
    pub(super) about: G::About,
    /// `None` while there is no answer.
    pub(super) advice: Option<G::Advice>,
    /// Whether it was judged, and is in the score if it counts.
    is_counted: bool,
}

impl<G: CoachedGame> Asked<G> {
    /// A decision that has no answer yet.
    pub(super) const fn new(moment: Moment, question: G::Question, about: G::About) -> Asked<G> {
        Asked {
            moment,
            question,
            about,
            advice: None,
            is_counted: false,
        }
    }

    /// What a worker is asked.
    pub(super) fn to_ask(&self) -> (Moment, G::Question) {
        (self.moment.clone(), self.question.clone())
    }

    /// Takes an answer, if it is about this decision.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        if self.moment == *moment {
            self.advice = advice.cloned();
        }
    }

    /// Judges a decision. `None` where there is no answer, or it tells nothing of the decision.
    pub(super) fn judge(&self, taken: G::Taken) -> Option<G::Judged> {
        G::judge(self, self.advice.as_ref()?, taken)
    }

    /// Judges what was decided, if the deal has gone on from there to this moment.
    pub(super) fn judge_by(&self, now: &Moment) -> Option<G::Judged> {
        let code = self.moment.next_decision(now)?;
        self.judge(G::decision(self, code)?)
    }
}

/// Whether the coach can work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Availability {
    /// As far as is known.
    #[default]
    Available,
    /// The browser gives it no worker.
    NoWorker,
}

/// What the decisions of this visit have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// How many were judged.
    pub decisions: u32,
    /// Their cost, in bets: how much more the best ones would have won on the average. In the duel for chips in chips.
    pub cost: f64,
    /// How many rounds there were in which each decision was judged.
    pub rounds: u32,
    /// What those have brought.
    pub split: Split,
}

impl Score {
    /// Adds a decision that cost this much.
    pub(super) fn add(&mut self, cost: f64) {
        self.decisions += 1;
        self.cost += cost;
    }
}

/// What the coach knows of the round on the table, and of the decisions of this visit.
#[derive(Clone, Debug, PartialEq)]
pub struct Coaching<G: CoachedGame> {
    pub(super) request: Option<CoachRequest<G>>,
    /// The decisions of this deal, with what a worker has answered.
    asked: Vec<Asked<G>>,
    availability: Availability,
    score: Score,
    /// The day that is over at the table where the player is.
    day: Option<Day<G>>,
    pub(super) beside: G::Beside,
}

impl<G: CoachedGame> Default for Coaching<G> {
    fn default() -> Coaching<G> {
        Coaching {
            request: None,
            asked: Vec::new(),
            availability: Availability::default(),
            score: Score::default(),
            day: None,
            beside: G::Beside::default(),
        }
    }
}

/// What there is to say at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachState<G: CoachedGame> {
    /// The moment.
    pub moment: Moment,
    /// The last decision.
    pub judged: Option<G::Judged>,
    /// Whether there can be any advice.
    pub availability: Availability,
    /// The decisions of this visit.
    pub score: Score,
    /// What the day on the table has come to, when it is over.
    pub day: Option<Split>,
    /// What the coach of this game shows.
    pub shown: G::Shown,
}

impl<G: CoachedGame> CoachState<G> {
    /// What is shown where nothing was decided yet.
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
    /// Handles a request, or that the table wants no coach. Returns what is new to be asked, each question with its moment.
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
        G::before(&mut self.beside, last.as_ref(), request.as_ref());
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

    /// Takes up the day that is over, if there is one and it is another one. Returns what is to be asked.
    fn take_up_day(&mut self) -> Vec<(Moment, G::Question)> {
        let played = self.request.as_ref().and_then(|request| request.at.day());
        let known = self.day.as_ref().map(Day::played);
        if known == played.as_ref() {
            return vec![];
        }
        self.day = played.and_then(Day::take_up);
        self.day.as_ref().map(Day::questions).unwrap_or_default()
    }

    /// Takes the answer of a worker. An answer about another deal comes too late.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        for asked in &mut self.asked {
            asked.answered(moment, advice);
        }
        if let Some(day) = &mut self.day {
            day.answered(moment, advice);
        }
        self.count();
    }

    /// Whether it can work.
    #[must_use]
    pub const fn availability(&self) -> Availability {
        self.availability
    }

    /// Notes that there is no worker.
    pub(super) const fn no_worker(&mut self) {
        self.availability = Availability::NoWorker;
    }

    /// Adds each decision to the score that was made and can be judged, once.
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
                G::note(&mut self.beside, &mut self.score, request, asked, &judged);
            }
        }
        G::after(&mut self.beside, &mut self.score, request);
    }

    /// What there is to say, if the coach is wanted.
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
            shown: G::shown(&self.beside, &now),
        })
    }
}
