//! What the decisions of a round were worth, by the exact coaches.

use super::facts::Judged;
use super::record::Played;
use crate::blackjack::{self, Rules};
use crate::coach::draw::DrawCoach;
use crate::coach::{Choice, Coach, Question};
use crate::poker::{PayTable, jacks};
use crate::table::{Action as _, Dealt, Round as _};

/// Judges rounds of blackjack and of Jacks or Better. A coach takes some milliseconds to make, so the one for the
/// last table of each game is kept.
#[derive(Debug, Default)]
pub struct Judge {
    blackjack: Option<(Rules, Coach)>,
    jacks: Option<(PayTable, DrawCoach)>,
}

/// A decision that was made, with what every legal one was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// What was legal, by its code in a record, with what it is worth in bets; the best first.
    pub choices: Vec<(char, f64)>,
    /// What was decided, by its code.
    pub taken: char,
    /// What it cost, in bets: how much more the best one would have won on average.
    pub cost: f64,
}

impl Judge {
    /// What the decisions of this round were worth, together. Nothing where nothing can be said to be best: in
    /// solo draw; in the duels, whose coach estimates; and where there was nothing to decide.
    pub fn judge(&mut self, played: &Played) -> Option<Judged> {
        let weighed = self.weigh(played)?;
        let mut judged = Judged::default();
        for decision in &weighed {
            let cost = millionths(decision.cost).unsigned_abs();
            judged.decisions += 1;
            judged.best += u32::from(cost == 0);
            judged.cost += cost;
            judged.costliest = judged.costliest.max(cost);
        }
        (judged.decisions > 0).then_some(judged)
    }

    /// Every decision of this round, weighed, in their order. Nothing as for [`Judge::judge`], and where one of
    /// them cannot be weighed.
    pub fn weigh(&mut self, played: &Played) -> Option<Vec<Weighed>> {
        match played {
            Played::Blackjack(dealt) => self.weigh_blackjack(dealt),
            Played::Jacks(dealt) => self.weigh_jacks(dealt),
            Played::Solo(_) | Played::Duel(_) => None,
        }
    }
}

impl Judge {
    fn weigh_blackjack(&mut self, dealt: &Dealt<blackjack::Round>) -> Option<Vec<Weighed>> {
        let rules = *dealt.rules();
        let known = self.blackjack.take().filter(|(its, _)| *its == rules);
        let (_, coach) = self
            .blackjack
            .insert(known.unwrap_or_else(|| (rules, Coach::new(&rules))));
        let weigh = |(round, taken): (blackjack::Round, blackjack::Action)| {
            let question = Question::of(rules, round.pending_decision()?);
            let advice = question.ask(coach).ok()?;
            let legal = round.legal_actions();
            let value = |action: &blackjack::Action| {
                let valued = Choice::in_hand(*action, &question).valued(&advice)?;
                Some((action.code(), valued.value))
            };
            Weighed::of(legal.iter().filter_map(value).collect(), taken.code())
        };
        dealt.steps().into_iter().map(weigh).collect()
    }

    fn weigh_jacks(&mut self, dealt: &Dealt<jacks::Round>) -> Option<Vec<Weighed>> {
        let table = dealt.rules().on(dealt.round().coins());
        let coach = match self.jacks.take() {
            Some((its, coach)) if its == table => coach,
            Some((_, coach)) => coach.for_table(&table),
            None => DrawCoach::new(&table),
        };
        let (_, coach) = self.jacks.insert((table, coach));
        let weigh = |(round, taken): (jacks::Round, jacks::Action)| {
            let advice = coach.advise(round.hand()).ok()?;
            let hold = |hold: &crate::coach::draw::Hold| {
                let action = jacks::Action::discarding(hold.swapped());
                (action.code(), hold.value())
            };
            Weighed::of(advice.holds().iter().map(hold).collect(), taken.code())
        };
        dealt.steps().into_iter().map(weigh).collect()
    }
}

impl Weighed {
    fn of(mut choices: Vec<(char, f64)>, taken: char) -> Option<Weighed> {
        choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let (_, best) = *choices.first()?;
        let (_, made) = *choices.iter().find(|(code, _)| *code == taken)?;
        Some(Weighed {
            choices,
            taken,
            cost: (best - made).max(0.0),
        })
    }
}

/// Bets as millionths of a bet, rounded: a play that is worth less by rounding alone costs nothing.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a value is some bets at most"
)]
pub(super) fn millionths(bets: f64) -> i64 {
    (bets * 1_000_000.0).round() as i64
}
