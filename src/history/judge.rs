//! The value of the decisions of a round, by the exact coaches.

use super::facts::Judged;
use super::game::Played;
use crate::blackjack::coach::{Choice, Coach, Question};
use crate::blackjack::{self, Rules};
use crate::poker::coach::draw::DrawCoach;
use crate::poker::{PayTable, video_poker};
use crate::table::{Action as _, Dealt, Round as _};

/// Judges rounds of blackjack and of video poker. Creating a coach takes some milliseconds, so the judge caches the one
/// for the last table of each game.
#[derive(Debug, Default)]
pub struct Judge {
    blackjack: Option<(Rules, Coach)>,
    video_poker: Option<(PayTable, DrawCoach)>,
}

/// A decision of the player, with the values of all legal decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The legal decisions by their codes in a record, with their values in bets, best first.
    pub choices: Vec<(char, f64)>,
    /// The code of the player's decision.
    pub taken: char,
    /// The cost of the decision, in bets: the difference in the average win to the best one.
    pub cost: f64,
}

impl Judge {
    /// Judges all decisions of this round. `None` as for [`Played::weigh`], and in a round without a decision.
    pub fn judge(&mut self, played: &Played) -> Option<Judged> {
        judged(&played.weigh(self)?)
    }

    pub(crate) fn weigh_blackjack(
        &mut self,
        dealt: &Dealt<blackjack::Round>,
    ) -> Option<Vec<Weighed>> {
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

    pub(crate) fn weigh_video_poker(
        &mut self,
        dealt: &Dealt<video_poker::Round>,
    ) -> Option<Vec<Weighed>> {
        let table = dealt.rules().on(dealt.round().coins());
        let coach = match self.video_poker.take() {
            Some((its, coach)) if its == table => coach,
            Some((_, coach)) => coach.for_table(&table),
            None => DrawCoach::new(&table),
        };
        let (_, coach) = self.video_poker.insert((table, coach));
        let weigh = |(round, taken): (video_poker::Round, video_poker::Action)| {
            let advice = coach.advise(round.hand()).ok()?;
            let hold = |hold: &crate::poker::coach::draw::Hold| {
                let action = video_poker::Action::discarding(hold.swapped());
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

/// The quality of these decisions together. `None` if there are none.
fn judged(weighed: &[Weighed]) -> Option<Judged> {
    let mut judged = Judged::default();
    for decision in weighed {
        let cost = millionths(decision.cost).unsigned_abs();
        judged.decisions += 1;
        judged.best += u32::from(cost == 0);
        judged.cost += cost;
        judged.costliest = judged.costliest.max(cost);
    }
    (judged.decisions > 0).then_some(judged)
}

/// Converts bets to millionths of a bet, rounded. So a decision that is worse only by a rounding error costs nothing.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a value is some bets at most"
)]
pub(super) fn millionths(bets: f64) -> i64 {
    (bets * 1_000_000.0).round() as i64
}
