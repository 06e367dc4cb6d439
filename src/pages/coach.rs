//! The coach at the blackjack table.

use std::collections::BTreeSet;

use super::bets::CountRamp;
use super::coaching::{Asked, CoachState, CoachedGame, Coaching, DayDecisions, Judgement, Now};
pub use super::coaching::{Availability, Score};
pub use super::counted::{Counted, CountedScore};
use super::mistakes::{COSTLY, Change};
use super::wager::{BetsReport, Wagers};
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

/// The message data of the coach of blackjack.
pub type BlackjackState = CoachState<AtBlackjack>;

/// The record of a decision of blackjack, beside the question.
#[derive(Clone, Debug, PartialEq)]
pub struct AboutDecision {
    /// The number of its round.
    round: usize,
    /// The legal decisions at that moment.
    legal: Vec<Action>,
    /// The index that applies to it, if the player counts, and the bet on the hand, in chips.
    index: Option<(IndexDecision, Option<u16>)>,
}

/// The memory of the coach of blackjack, beside the decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlackjackMemory {
    /// The judged decisions of the round on the table.
    of_round: Score,
    /// The rounds of this visit that are in the score or are excluded from it: their deals, and their numbers there.
    /// There is no limit, because the player can come back to a round after any number of others.
    settled: BTreeSet<(String, usize)>,
    /// The scores of the decisions by the count: one without bets and one with bets in chips, because a sum has one
    /// unit.
    counted: [CountedScore; 2],
    /// The bets of the visit, judged by the ramp.
    wagers: Wagers,
    /// The last deal in which the player made a mistake.
    mistake_deal: Option<String>,
    /// The changes to the mistakes that are not stored yet.
    changes: Vec<Change<Start>>,
}

/// A decision that the player made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The player's decision.
    pub taken: Choice,
    /// The best decision. Equal to `taken` if no decision was better.
    pub best: Choice,
    /// The difference of its value to the best, in bets. Never negative.
    pub cost: f64,
}

impl Judgement for Judged {
    fn cost(&self) -> f64 {
        self.cost
    }
}

/// The display of the coach of blackjack.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlackjackShown {
    /// The value of each legal decision now, the best first. Empty if there is no advice.
    pub choices: Vec<ValuedChoice>,
    /// The chances of the dealer's final hand, if there is a decision to make.
    pub dealer: Option<DealerChances>,
    /// The difference between the best decision and the best play from a fresh shoe, if there is one.
    pub difference: Option<Difference>,
    /// The Hi-Lo count, at a table with a shoe.
    pub count: Option<Count>,
    /// The last decision by the count, if the player counts and it has an index.
    pub counted: Option<Counted>,
    /// The score of these decisions on this visit, if the player counts.
    pub counted_score: Option<CountedScore>,
    /// The judgement of the bets, if the player counts and bets.
    pub bets: Option<BetsReport>,
}

/// Returns the legal decisions with their values, the best first. Equal ones keep the order in which the rules list
/// them.
fn choices(asked: &Asked<AtBlackjack>) -> Vec<ValuedChoice> {
    let advice = asked.advice.as_ref();
    advice.map_or_else(Vec::new, |advice| {
        by_value(&asked.question, &asked.about.legal, advice)
    })
}

/// Judges the player's decision by the count, if an index applies to it.
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

/// Returns the chances of the dealer's final hand. Returns `None` before the dealer peeks for a natural, because the
/// chances are those after the peek.
fn dealer(asked: &Asked<AtBlackjack>) -> Option<DealerChances> {
    let legal = &asked.about.legal;
    let before_peek = [Action::Insurance, Action::NoInsurance, Action::PlayOn];
    let is_before_peek = before_peek.iter().any(|it| legal.contains(it));
    let advice = asked.advice.as_ref().filter(|_| !is_before_peek)?;
    Some(advice.dealer)
}

/// Returns the effect of the gone cards on the best of the legal decisions. Returns `None` if the best play, or the one
/// from a fresh shoe, is not legal. The player's chips may be too few for it.
fn difference(asked: &Asked<AtBlackjack>) -> Option<Difference> {
    let difference = asked.advice.as_ref()?.difference?;
    let [best, fresh] = [difference.best, difference.fresh].map(Choice::Play);
    let choices = choices(asked);
    let is_so = choices.first().is_some_and(|it| it.choice == best)
        && choices.iter().any(|it| it.choice == fresh);
    is_so.then_some(difference)
}

/// Returns the Hi-Lo count of all cards that the player has seen. Returns `None` if the cards are shuffled for every
/// round.
#[must_use]
pub fn count_of(question: &Question) -> Option<Count> {
    question.rules.shuffle.penetration()?;
    let pack = Shoe::of_decks(question.rules.decks.decks());
    let seen = [&question.hand, &[question.upcard][..], &question.seen].concat();
    Count::of(pack, &seen).ok()
}

/// Returns the deal of a round, and its number there.
pub(super) fn round_of(request: &CoachRequest<AtBlackjack>) -> (String, usize) {
    (request.moment.deal.clone(), request.at.round)
}

/// Returns the start of the hand with a decision to make. Returns `None` for a hand of a split.
fn start_of(question: &Question) -> Option<Start> {
    match (question.origin, &question.hand[..]) {
        (Origin::Dealt, [one, other, ..]) => Some(Start::of([*one, *other], question.upcard)),
        (Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. } | Origin::Doubled, _) => {
            None
        }
    }
}

impl BlackjackMemory {
    /// Returns the change to the mistakes by this decision with a hand of this start. In practice a good play removes a
    /// mistake, unless the player made one in the same deal before. Insurance, taken or not, is not a play of the hand.
    fn change_by(
        &mut self,
        request: &CoachRequest<AtBlackjack>,
        judged: &Judged,
        start: Start,
    ) -> Option<Change<Start>> {
        let deal = &request.moment.deal;
        if judged.cost >= COSTLY {
            self.mistake_deal = Some(deal.clone());
            return Some(Change::Made(start));
        }
        let has_mistake = self.mistake_deal.as_ref() == Some(deal);
        match (request.at.purpose, judged.taken) {
            (Purpose::Practice, Choice::Play(_)) if !has_mistake => Some(Change::Mended(start)),
            (Purpose::Practice | Purpose::Play, _) => None,
        }
    }

    /// Returns the score of the decisions by the count, in the unit of this table.
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
    type Memory = BlackjackMemory;
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
        memory: &mut BlackjackMemory,
        last: Option<&CoachRequest<AtBlackjack>>,
        next: Option<&CoachRequest<AtBlackjack>>,
    ) {
        if last.map(round_of) != next.map(round_of) {
            memory.of_round = Score::default();
        }
        if last.is_none() {
            // A round that was over before the coach loaded is not part of this visit.
            let over = next.filter(|request| request.at.over.is_some());
            memory.settled.extend(over.map(round_of));
        }
    }

    fn note(
        memory: &mut BlackjackMemory,
        _: &mut Score,
        request: &CoachRequest<AtBlackjack>,
        asked: &Asked<AtBlackjack>,
        judged: &Judged,
    ) {
        let counted = counted(asked, judged.taken).filter(|_| request.at.counts());
        if let Some(counted) = counted {
            memory.counted[usize::from(counted.is_in_chips)].add(&counted);
        }
        if asked.about.round == request.at.round {
            memory.of_round.add(judged.cost);
        }
        // A decision against the count is a weak spot too, at any cost.
        let is_against = counted.is_some_and(|it| !it.is_right());
        let change = start_of(&asked.question).and_then(|start| {
            let change = memory.change_by(request, judged, start);
            change.or(is_against.then_some(Change::Made(start)))
        });
        memory.changes.extend(change);
    }

    fn after(memory: &mut BlackjackMemory, score: &mut Score, request: &CoachRequest<AtBlackjack>) {
        let round = round_of(request);
        if let Some(over) = request.at.over.filter(|_| request.at.counts())
            && over.decisions == memory.of_round.decisions
            && !memory.settled.contains(&round)
        {
            score.rounds += 1;
            score.net_and_cost.cost += memory.of_round.cost;
            score.net_and_cost.net += over.net.bets();
            memory.settled.insert(round);
        }
    }

    fn shown(memory: &BlackjackMemory, now: &Now<'_, AtBlackjack>) -> BlackjackShown {
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
            counted_score: at.count.map(|_| memory.counted_at(at)),
            bets: memory.wagers.say(request),
        }
    }
}

impl Coaching<AtBlackjack> {
    /// Handles the bet in the last request with the ramp that the browser has stored. Returns the round with the
    /// question about its value, if there is one.
    pub(super) fn bet(
        &mut self,
        ramp: Option<&CountRamp>,
    ) -> Option<((String, usize), SystemQuestion)> {
        self.memory.wagers.handle(self.request.as_ref()?, ramp)
    }

    /// Handles a worker's answer about the value of this round before its deal.
    pub(super) fn bet_answered(&mut self, round: &(String, usize), edge: Option<f64>) {
        self.memory.wagers.answered(round, edge);
    }

    /// Takes the changes to the mistakes since the last call.
    pub(super) fn take_changes(&mut self) -> Vec<Change<Start>> {
        std::mem::take(&mut self.memory.changes)
    }
}

#[cfg(test)]
mod tests;
