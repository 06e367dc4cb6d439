//! The coach at the blackjack table.

use super::bets::CountRamp;
use super::coaching::{Asked, CoachState, CoachedGame, Coaching, DayDecisions, Judgement, Now};
pub use super::coaching::{Availability, Score};
pub use super::counted::{Counted, CountedScore};
use super::mistakes::{COSTLY, Change};
use super::wager::{BetsSay, Wagers};
use crate::app::coach::{AtBlackjack, CoachRequest, CountBy, DayPlayed, Moment, Purpose};
use crate::blackjack::{Action, Blackjack, Limits, Round, Stake, Start};
use crate::coach::counting::{IndexDecision, SystemQuestion};
use crate::coach::{Advice, Count, DealerChances, Difference, Origin, Question, Shoe, by_value};
pub use crate::coach::{Choice, ValuedChoice};
use crate::table::{
    Action as _, DAILY_ROUNDS, DailyRound, Dealt, DecisionsOf, Game as _, Round as _, Sealed,
};

/// The coach at the blackjack table.
pub type BlackjackCoaching = Coaching<AtBlackjack>;

/// What the coach of blackjack has to say.
pub type BlackjackState = CoachState<AtBlackjack>;

/// What the coach of blackjack remembers of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct AboutDecision {
    /// The number of its round.
    round: usize,
    /// The decisions that are legal then.
    legal: Vec<Action>,
    /// The index that applies to it, if the player counts, and what is bet on the hand, in chips.
    index: Option<(IndexDecision, Option<u16>)>,
}

/// What the coach of blackjack knows beside the decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BesideBlackjack {
    /// The decisions of the round on the table that were judged.
    of_round: Score,
    /// The last rounds that are in the score, or are not to come into it: their deals, and their numbers
    /// there.
    settled: Vec<(String, usize)>,
    /// What the decisions by the count have come to, where nothing is bet and where chips are: no sum has two units.
    counted: [CountedScore; 2],
    /// What the bets by the ramp have come to.
    wagers: Wagers,
    /// The last deal in which a mistake was made.
    spoilt: Option<String>,
    /// What decisions change about the mistakes, until it is noted.
    changes: Vec<Change<Start>>,
}

/// A decision that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// What the player did.
    pub taken: Choice,
    /// What was best; the same if nothing was better.
    pub best: Choice,
    /// How much less the play was worth, in bets. Never negative.
    pub cost: f64,
}

impl Judgement for Judged {
    fn cost(&self) -> f64 {
        self.cost
    }
}

/// What the coach of blackjack shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlackjackShown {
    /// What is to be decided now: each legal decision with what it is worth, the best first; none
    /// where there is no advice.
    pub choices: Vec<ValuedChoice>,
    /// How the dealer's hand ends, where something is to be decided.
    pub dealer: Option<DealerChances>,
    /// How the best of them differs from the best play from a fresh shoe, where it does.
    pub difference: Option<Difference>,
    /// The Hi-Lo count, at a table with a shoe.
    pub count: Option<Count>,
    /// The last decision by the count, if the player counts and it has an index.
    pub counted: Option<Counted>,
    /// What such decisions have come to on this visit, if the player counts.
    pub counted_score: Option<CountedScore>,
    /// What there is to say of the bets, if the player counts and bets.
    pub bets: Option<BetsSay>,
}

/// The legal decisions with what they are worth, the best first; of equal ones the one that is told first.
fn choices(asked: &Asked<AtBlackjack>) -> Vec<ValuedChoice> {
    let advice = asked.advice.as_ref();
    advice.map_or_else(Vec::new, |advice| {
        by_value(&asked.question, &asked.about.legal, advice)
    })
}

/// Judges what was decided by the count, if this round has gone on from there.
fn counted(asked: &Asked<AtBlackjack>, taken: Choice) -> Option<Counted> {
    let (index, bet) = asked.about.index?;
    let choices = choices(asked);
    let value = |choice: Choice| {
        let found = choices.iter().find(|it| it.choice == choice);
        found.map(|it| it.value)
    };
    let unit = f64::from(bet.unwrap_or(1));
    let by_index = value(index.right)?;
    Some(Counted {
        index,
        taken,
        lost: unit * (by_index - value(taken)?),
        gained: unit * (by_index - value(index.basic).unwrap_or(by_index)),
        is_in_chips: bet.is_some(),
    })
}

/// How the dealer's hand ends. `None` while insurance is to be decided: the chances are those after the
/// dealer has looked.
fn dealer(asked: &Asked<AtBlackjack>) -> Option<DealerChances> {
    let legal = &asked.about.legal;
    let before_look = [Action::Insurance, Action::NoInsurance, Action::PlayOn];
    let is_before_look = before_look.iter().any(|it| legal.contains(it));
    let advice = asked.advice.as_ref().filter(|_| !is_before_look)?;
    Some(advice.dealer)
}

/// What the cards that have gone change about the best of the legal decisions. `None` where the best
/// play, or the one from a fresh shoe, is not legal: the chips may not suffice for it.
fn difference(asked: &Asked<AtBlackjack>) -> Option<Difference> {
    let difference = asked.advice.as_ref()?.difference?;
    let [best, fresh] = [difference.best, difference.fresh].map(Choice::Play);
    let choices = choices(asked);
    let is_so = choices.first().is_some_and(|it| it.choice == best)
        && choices.iter().any(|it| it.choice == fresh);
    is_so.then_some(difference)
}

/// The Hi-Lo count of all cards that the player has seen. `None` where the cards are shuffled for every
/// round.
#[must_use]
pub fn count_of(question: &Question) -> Option<Count> {
    question.rules.shuffle.penetration()?;
    let pack = Shoe::of_decks(question.rules.decks.decks());
    let seen = [&question.hand, &[question.upcard][..], &question.seen].concat();
    Count::of(pack, &seen).ok()
}

/// The deal of a round, and its number there.
pub(super) fn round_of(request: &CoachRequest<AtBlackjack>) -> (String, usize) {
    (request.moment.deal.clone(), request.at.round)
}

/// How the hand began that is to be decided about; `None` of a hand of a split.
fn start_of(question: &Question) -> Option<Start> {
    match (question.origin, &question.hand[..]) {
        (Origin::Dealt, [one, other, ..]) => Some(Start::of([*one, *other], question.upcard)),
        (Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. } | Origin::Doubled, _) => {
            None
        }
    }
}

impl BesideBlackjack {
    /// Notes that this round is not to come into the score any more.
    fn settle(&mut self, round: (String, usize)) {
        /// As many as can lie on all tables, and more.
        const KEPT: usize = 8;
        self.settled.truncate(KEPT - 1);
        self.settled.insert(0, round);
    }

    /// What this decision with a hand that began like this changes about the mistakes. In practice a good
    /// one mends them, unless the same hand was spoilt before. To take no insurance is no play of the hand.
    fn change_by(
        &mut self,
        request: &CoachRequest<AtBlackjack>,
        judged: &Judged,
        start: Start,
    ) -> Option<Change<Start>> {
        let deal = &request.moment.deal;
        if judged.cost >= COSTLY {
            self.spoilt = Some(deal.clone());
            return Some(Change::Made(start));
        }
        let is_spoilt = self.spoilt.as_ref() == Some(deal);
        match (request.at.purpose, judged.taken) {
            (Purpose::Practice, Choice::Play(_)) if !is_spoilt => Some(Change::Mended(start)),
            (Purpose::Practice | Purpose::Play, _) => None,
        }
    }

    /// What the decisions by the count have come to, in the unit of this table.
    fn counted_at(&self, at: &AtBlackjack) -> CountedScore {
        let is_in_chips = Limits::of(&at.rules_of_bets()).is_some();
        CountedScore {
            is_in_chips,
            ..self.counted[usize::from(is_in_chips)]
        }
    }
}

impl CoachedGame for AtBlackjack {
    type Question = Question;
    type Advice = Advice;
    type About = AboutDecision;
    type Taken = Choice;
    type Judged = Judged;
    type Played = DayPlayed<DecisionsOf<Blackjack>>;
    type Beside = BesideBlackjack;
    type Shown = BlackjackShown;

    fn question(request: &CoachRequest<AtBlackjack>) -> Option<(Question, AboutDecision)> {
        let at = &request.at;
        let question = at.question.clone()?;
        let index = at.count.and_then(|count| {
            let CountBy {
                system,
                rounding,
                bet,
                before: _,
            } = count;
            let index = IndexDecision::of(system, rounding, &question, &at.legal)?;
            Some((index, bet))
        });
        let about = AboutDecision {
            round: at.round,
            legal: at.legal.clone(),
            index,
        };
        Some((question, about))
    }

    fn decision(asked: &Asked<AtBlackjack>, code: char) -> Option<Choice> {
        let action = Action::from_code(code)?;
        Some(Choice::in_hand(action, &asked.question))
    }

    fn judge(asked: &Asked<AtBlackjack>, _: &Advice, taken: Choice) -> Option<Judged> {
        let choices = choices(asked);
        let best = choices.first()?;
        let made = choices.iter().find(|it| it.choice == taken)?;
        let cost = best.value - made.value;
        Some(Judged {
            taken,
            best: if cost > 0.0 { best.choice } else { taken },
            cost: cost.max(0.0),
        })
    }

    fn counts(&self) -> bool {
        self.purpose == Purpose::Play
    }

    fn day(&self) -> Option<Self::Played> {
        self.day.clone()
    }

    fn decisions_of_day(played: &Self::Played) -> Option<DayDecisions<AtBlackjack>> {
        let rules = Blackjack::daily_rules();
        if played.rounds.rounds().count() != usize::from(DAILY_ROUNDS) {
            return None;
        }
        let (mut decisions, mut won) = (vec![], 0.0);
        for (actions, number) in played.rounds.rounds().zip(1..) {
            let round = DailyRound::new(played.date, number)?;
            let sealed = Sealed::daily::<Blackjack>(round, &rules)?;
            let mut dealt = Dealt::<Round>::start(sealed, rules, Stake::default());
            for action in actions {
                let question = Question::of(rules, dealt.round().pending_decision()?);
                let moment = Moment {
                    deal: played.date.to_text(),
                    play: decisions.len().to_string(),
                };
                let about = AboutDecision {
                    round: 1,
                    legal: dealt.round().legal_actions(),
                    index: None,
                };
                let asked = Asked::new(moment, question, about);
                decisions.push((asked, Choice::of(*action)));
                let (next, refused) = dealt.play(*action);
                if refused.is_some() {
                    return None;
                }
                dealt = next;
            }
            match dealt.run_on().round() {
                Round::Over(finished) => won += finished.net().bets(),
                Round::Insurance(_)
                | Round::Early(_)
                | Round::Seats(_)
                | Round::Player(_)
                | Round::Dealer(_) => {
                    return None;
                }
            }
        }
        Some((decisions, won))
    }

    fn before(
        beside: &mut BesideBlackjack,
        last: Option<&CoachRequest<AtBlackjack>>,
        next: Option<&CoachRequest<AtBlackjack>>,
    ) {
        if last.map(round_of) != next.map(round_of) {
            beside.of_round = Score::default();
        }
        if last.is_none() {
            // A round that was over before the coach came does not belong to this visit.
            let over = next.filter(|request| request.at.over.is_some());
            if let Some(round) = over.map(round_of) {
                beside.settle(round);
            }
        }
    }

    fn note(
        beside: &mut BesideBlackjack,
        _: &mut Score,
        request: &CoachRequest<AtBlackjack>,
        asked: &Asked<AtBlackjack>,
        judged: &Judged,
    ) {
        let counted = counted(asked, judged.taken).filter(|_| request.at.counts());
        if let Some(counted) = counted {
            beside.counted[usize::from(counted.is_in_chips)].add(&counted);
        }
        if asked.about.round == request.at.round {
            beside.of_round.add(judged.cost);
        }
        // Against the count is a weak spot too, whatever it cost this time.
        let is_against = counted.is_some_and(|it| !it.is_right());
        let change = start_of(&asked.question).and_then(|start| {
            let change = beside.change_by(request, judged, start);
            change.or(is_against.then_some(Change::Made(start)))
        });
        beside.changes.extend(change);
    }

    fn after(beside: &mut BesideBlackjack, score: &mut Score, request: &CoachRequest<AtBlackjack>) {
        let round = round_of(request);
        if let Some(over) = request.at.over.filter(|_| request.at.counts())
            && over.decisions == beside.of_round.decisions
            && !beside.settled.contains(&round)
        {
            score.rounds += 1;
            score.split.cost += beside.of_round.cost;
            score.split.won += over.net.bets();
            beside.settle(round);
        }
    }

    fn shown(beside: &BesideBlackjack, now: &Now<'_, AtBlackjack>) -> BlackjackShown {
        let (request, at) = (now.request, &now.request.at);
        let made = now.made.filter(|_| at.count.is_some());
        let made = made.and_then(|made| Some((made, made.judge_by(&request.moment)?)));
        let question = at.question.as_ref().filter(|_| now.speaks_before);
        BlackjackShown {
            choices: now.next.map(choices).unwrap_or_default(),
            dealer: now.next.and_then(dealer),
            difference: now.next.and_then(difference),
            count: question.and_then(count_of),
            counted: made.and_then(|(made, judged)| counted(made, judged.taken)),
            counted_score: at.count.map(|_| beside.counted_at(at)),
            bets: beside.wagers.say(request),
        }
    }
}

impl Coaching<AtBlackjack> {
    /// Takes in what the last request tells of the bet; the browser keeps this ramp. Returns the round whose worth is to be
    /// asked for, if any is.
    pub(super) fn bet(
        &mut self,
        ramp: Option<&CountRamp>,
    ) -> Option<((String, usize), SystemQuestion)> {
        self.beside.wagers.handle(self.request.as_ref()?, ramp)
    }

    /// A worker has answered what this round was worth before it was dealt.
    pub(super) fn bet_answered(&mut self, round: &(String, usize), edge: Option<f64>) {
        self.beside.wagers.answered(round, edge);
    }

    /// What decisions have changed about the mistakes since this was asked last.
    pub(super) fn take_changes(&mut self) -> Vec<Change<Start>> {
        std::mem::take(&mut self.beside.changes)
    }
}

#[cfg(test)]
mod tests;
