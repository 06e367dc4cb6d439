//! The coach at the blackjack table: it values each decision, judges it when the player has made it, and judges the bets
//! and the day.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use super::counted::{Counted, CountedScore};
use super::ramp::CountRamp;
use super::request::{AtBlackjack, CountBy};
use super::wager::{BetsReport, Wagers};
use crate::blackjack::{Action, Blackjack, Limits, Round, Rules, Stake, Start};
use crate::coach::counting::{IndexDecision, SystemAnswer};
use crate::coach::decisions::{Day, Decisions, Facts, NetAndCost, Score};
use crate::coach::mistakes::{COSTLY, Change};
use crate::coach::request::{CoachRequest, DayPlayed, Purpose};
use crate::coach::{
    Advice, Coach, Count, DealerChances, Difference, Origin, Question, Shoe, by_value,
};
pub use crate::coach::{Choice, ValuedChoice};
use crate::table::{
    Action as _, DAILY_ROUNDS, DailyRound, Dealt, DecisionsOf, Game as _, Round as _, Sealed,
};

/// The coach of the rules of the last question. It keeps intermediate results for the next question.
#[derive(Debug, Default)]
pub struct LastCoach(Option<(Rules, Coach)>);

impl LastCoach {
    /// Returns the coach of these rules.
    pub fn of(&mut self, rules: Rules) -> &Coach {
        let known = self.0.take().filter(|(its, _)| *its == rules);
        let (_, coach) = self
            .0
            .insert(known.unwrap_or_else(|| (rules, Coach::new(&rules))));
        coach
    }
}

/// A decision with its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Decision {
    question: Question,
    /// The number of its round.
    round: usize,
    /// The legal decisions at that moment.
    legal: Vec<Action>,
    /// The index that applies to it, if the player counts, and the bet on the hand, in chips.
    index: Option<(IndexDecision, Option<u16>)>,
    /// `None` if there is no advice about such a hand.
    advice: Option<Advice>,
}

/// The coach at the blackjack table. It can be serialised, so that another worker can go on in its place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlackjackCoach {
    /// The last request; `None` while the table wants no coach.
    request: Option<CoachRequest<AtBlackjack>>,
    decisions: Decisions<Decision>,
    score: Score,
    /// The finished day at the player's table.
    day: Option<Day<DayPlayed<DecisionsOf<Blackjack>>>>,
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

/// The display of the coach of blackjack.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlackjackShown {
    /// The value of each legal decision now, the best first. Empty if there is no advice.
    pub choices: Vec<ValuedChoice>,
    /// The chances of the dealer's final hand, if there is a decision to make.
    pub dealer: Option<DealerChances>,
    /// The values and these chances at the judged decision, if the coach speaks of none to make.
    pub decided: Option<(Vec<ValuedChoice>, Option<DealerChances>)>,
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

/// The facts of which the coach of blackjack speaks.
pub type BlackjackFacts = Facts<Judged, BlackjackShown>;

/// A report of the coach while it works on a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The coach has something to say.
    Facts(Box<BlackjackFacts>),
    /// A change to the badly played hands.
    Mistake(Change<Start>),
}

impl Decision {
    /// Returns the decision to make now with its value, if there is one.
    fn of(
        request: &CoachRequest<AtBlackjack>,
        question: Question,
        last: &mut LastCoach,
    ) -> Decision {
        let at = &request.at;
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
        Decision {
            advice: question.ask(last.of(question.rules)).ok(),
            round: at.round,
            legal: at.legal.clone(),
            index,
            question,
        }
    }

    /// Returns the legal decisions with their values, the best first. Equal ones keep the order in which the rules list
    /// them.
    fn choices(&self) -> Vec<ValuedChoice> {
        let advice = self.advice.as_ref();
        advice.map_or_else(Vec::new, |advice| {
            by_value(&self.question, &self.legal, advice)
        })
    }

    /// Judges the player's decision with this code in a record.
    fn judge(&self, code: char) -> Option<Judged> {
        let action = Action::from_code(code)?;
        self.judge_choice(Choice::in_hand(action, &self.question))
    }

    fn judge_choice(&self, taken: Choice) -> Option<Judged> {
        let choices = self.choices();
        let best = choices.first()?;
        let made = choices.iter().find(|it| it.choice == taken)?;
        let cost = best.value - made.value;
        Some(Judged {
            taken,
            best: if cost > 0.0 { best.choice } else { taken },
            cost: cost.max(0.0),
        })
    }

    /// Judges the player's decision by the count, if an index applies to it.
    fn counted(&self, taken: Choice) -> Option<Counted> {
        let (index, bet) = self.index?;
        let choices = self.choices();
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

    /// Returns the chances of the dealer's final hand. Returns `None` before the dealer peeks for a natural, because
    /// the chances are those after the peek.
    fn dealer(&self) -> Option<DealerChances> {
        let before_peek = [Action::Insurance, Action::NoInsurance, Action::PlayOn];
        let is_before_peek = before_peek.iter().any(|it| self.legal.contains(it));
        let advice = self.advice.as_ref().filter(|_| !is_before_peek)?;
        Some(advice.dealer)
    }

    /// Returns the effect of the gone cards on the best of the legal decisions. Returns `None` if the best play, or the
    /// one from a fresh shoe, is not legal. The player's chips may be too few for it.
    fn difference(&self) -> Option<Difference> {
        let difference = self.advice.as_ref()?.difference?;
        let [best, fresh] = [difference.best, difference.fresh].map(Choice::Play);
        let choices = self.choices();
        let is_so = choices.first().is_some_and(|it| it.choice == best)
            && choices.iter().any(|it| it.choice == fresh);
        is_so.then_some(difference)
    }

    /// Returns the start of the hand with the decision. Returns `None` for a hand of a split.
    fn start(&self) -> Option<Start> {
        match (self.question.origin, &self.question.hand[..]) {
            (Origin::Dealt, [one, other, ..]) => {
                Some(Start::of([*one, *other], self.question.upcard))
            }
            (
                Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. } | Origin::Doubled,
                _,
            ) => None,
        }
    }
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
pub(crate) fn round_of(request: &CoachRequest<AtBlackjack>) -> (String, usize) {
    (request.moment.deal.clone(), request.at.round)
}

impl BlackjackCoach {
    /// Handles a request, or `None` if the table wants no coach. `ramp` is the stored ramp that judges bets, if there is
    /// one. Reports what is known at once, and again after each longer calculation.
    pub fn handle(
        &mut self,
        request: Option<CoachRequest<AtBlackjack>>,
        ramp: Option<&CountRamp>,
        last: &mut LastCoach,
        report: &mut dyn FnMut(Report),
    ) {
        let before = std::mem::replace(&mut self.request, request);
        let Some(request) = self.request.clone() else {
            self.decisions.keep_deal(None);
            self.day = None;
            self.of_round = Score::default();
            return;
        };
        self.decisions.keep_deal(Some(&request.moment.deal));
        if before.as_ref().map(round_of) != Some(round_of(&request)) {
            self.of_round = Score::default();
        }
        if before.is_none() && request.at.over.is_some() {
            // A round that was over before the coach loaded is not part of this visit.
            self.settled.insert(round_of(&request));
        }
        self.judge(&request, report);
        let wager = self.wagers.handle(&request, ramp);
        self.report(report);
        if let Some(question) = request.at.question.clone() {
            let known = self.decisions.at(&request.moment);
            if known.is_none_or(|known| known.question != question) {
                let decision = Decision::of(&request, question, last);
                self.decisions.add(request.moment.clone(), decision);
                self.report(report);
            }
        }
        if let Some((round, question)) = wager {
            let answer = question.ask(last.of(question.rules));
            self.wagers
                .answered(&round, answer.and_then(SystemAnswer::edge));
            self.report(report);
        }
        if self.day.as_ref().map(|day| &day.played) != request.at.day.as_ref() {
            self.day = request.at.day.map(|played| Day {
                result: result_of_day(&played, last),
                played,
            });
            self.report(report);
        }
    }

    fn report(&self, report: &mut dyn FnMut(Report)) {
        if let Some(facts) = self.facts() {
            report(Report::Facts(Box::new(facts)));
        }
    }

    /// Adds each decision to the score once, when the player has made it.
    fn judge(&mut self, request: &CoachRequest<AtBlackjack>, report: &mut dyn FnMut(Report)) {
        let mut made = vec![];
        self.decisions
            .judge_new(&request.moment, Decision::judge, |decision, judged| {
                let counted = decision.counted(judged.taken);
                made.push((decision.round, decision.start(), counted, judged));
            });
        for (round, start, counted, judged) in made {
            let counted = counted.filter(|_| request.at.purpose.counts());
            if request.at.purpose.counts() {
                self.score.add(judged.cost);
            }
            if let Some(counted) = &counted {
                self.counted[usize::from(counted.is_in_chips)].add(counted);
            }
            if round == request.at.round {
                self.of_round.add(judged.cost);
            }
            // A decision against the count is a weak spot too, at any cost.
            let is_against = counted.is_some_and(|it| !it.is_right());
            if let Some(start) = start {
                let change = self.change_by(request, &judged, start);
                let change = change.or(is_against.then_some(Change::Made(start)));
                change
                    .map(Report::Mistake)
                    .into_iter()
                    .for_each(&mut *report);
            }
        }
        self.settle(request);
    }

    /// Adds the finished round to the score, once, if the coach has judged each of its decisions.
    fn settle(&mut self, request: &CoachRequest<AtBlackjack>) {
        let round = round_of(request);
        if let Some(over) = request.at.over.filter(|_| request.at.purpose.counts())
            && over.decisions == self.of_round.decisions
            && !self.settled.contains(&round)
        {
            self.score.rounds += 1;
            self.score.net_and_cost.cost += self.of_round.cost;
            self.score.net_and_cost.net += over.net.bets();
            self.settled.insert(round);
        }
    }

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

    /// Returns the facts of which the coach speaks; `None` while the table wants no coach.
    #[must_use]
    pub fn facts(&self) -> Option<BlackjackFacts> {
        let request = self.request.as_ref()?;
        let (at, moment) = (&request.at, &request.moment);
        let speaks_before = request.mode.speaks_before(request.asked);
        let speaks_after = request.mode.speaks_after(request.asked);
        let next = self.decisions.at(moment).filter(|_| speaks_before);
        let made = self.decisions.last_made(moment);
        let made = made.and_then(|(decision, code)| Some((decision, decision.judge(code)?)));
        let by_count = made.filter(|_| at.count.is_some());
        let question = at.question.as_ref().filter(|_| speaks_before);
        let choices = next.map(Decision::choices).unwrap_or_default();
        let awaits = speaks_before && at.question.is_some();
        let decided = made.filter(|_| speaks_after && !awaits);
        let shown = BlackjackShown {
            choices,
            decided: decided.map(|(made, _)| (made.choices(), made.dealer())),
            dealer: next.and_then(Decision::dealer),
            difference: next.and_then(Decision::difference),
            count: question.and_then(count_of),
            counted: by_count.and_then(|(made, judged)| made.counted(judged.taken)),
            counted_score: at.count.map(|_| self.counted_at(at)),
            bets: self.wagers.say(request),
        };
        Some(Facts {
            moment: moment.clone(),
            judged: made.map(|(_, judged)| judged).filter(|_| speaks_after),
            score: self.score,
            day: self.day.as_ref().and_then(|day| day.result),
            shown,
        })
    }
}

/// Returns the result of a day. Returns `None` if its deals refuse these decisions or have a different number of
/// rounds, or if there is no advice about one of them.
fn result_of_day(
    played: &DayPlayed<DecisionsOf<Blackjack>>,
    last: &mut LastCoach,
) -> Option<NetAndCost> {
    let rules = Blackjack::daily_rules();
    if played.rounds.rounds().count() != usize::from(DAILY_ROUNDS) {
        return None;
    }
    let mut result = NetAndCost::default();
    for (actions, number) in played.rounds.rounds().zip(1..) {
        let round = DailyRound::new(played.date, number)?;
        let sealed = Sealed::daily::<Blackjack>(round, &rules)?;
        let mut dealt = Dealt::<Round>::start(sealed, rules, Stake::default());
        for action in actions {
            let question = Question::of(rules, dealt.round().pending_decision()?);
            let decision = Decision {
                advice: question.ask(last.of(rules)).ok(),
                question,
                round: 1,
                legal: dealt.round().legal_actions(),
                index: None,
            };
            result.cost += decision.judge_choice(Choice::of(*action))?.cost;
            let (next, refused) = dealt.play(*action);
            if refused.is_some() {
                return None;
            }
            dealt = next;
        }
        match dealt.run_on().round() {
            Round::Over(finished) => result.net += finished.net().bets(),
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_) => {
                return None;
            }
        }
    }
    Some(result)
}

#[cfg(test)]
mod tests;
