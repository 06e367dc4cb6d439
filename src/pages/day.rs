//! What the decisions of a day's blackjack have cost: the ten rounds are played again from the deals of
//! the day, and each decision is asked about.

use super::coach::{Asked, Choice, Judged};
use crate::app::coach::DayPlayed;
use crate::blackjack::{Blackjack, Round, Stake};
use crate::coach::{Advice, Question};
use crate::table::{DAILY_ROUNDS, DailyRound, Dealt, Game as _, Round as _, Sealed};

/// A day whose decisions are judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Day {
    played: DayPlayed,
    /// Every decision of the day, and what was decided.
    decisions: Vec<(Asked, Choice)>,
    /// What the rounds have brought, in bets.
    won: f64,
}

/// What a number of rounds have brought, and what part of it the decisions have.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Split {
    /// What the decisions have cost, in bets: how much more the best ones would have won on the average.
    pub cost: f64,
    /// What was won in all, in bets; negative if lost.
    pub won: f64,
}

impl Split {
    /// What the decisions do not account for, in bets: the cards have brought it.
    #[must_use]
    pub fn luck(self) -> f64 {
        self.won + self.cost
    }
}

impl Day {
    /// Takes up a day. Nothing if its deals do not take these decisions, or have other rounds.
    pub(super) fn take_up(played: DayPlayed) -> Option<Day> {
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
                let moment = format!("{}/{}", played.date.to_text(), decisions.len());
                let asked = Asked::new(moment, 1, question, dealt.round().legal_actions());
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
        Some(Day {
            played,
            decisions,
            won,
        })
    }

    /// Whether it is this day, played like this.
    pub(super) fn is_of(&self, played: &DayPlayed) -> bool {
        self.played == *played
    }

    /// What is to be asked: each decision with its moment.
    pub(super) fn questions(&self) -> Vec<(String, Question)> {
        let decisions = self.decisions.iter();
        decisions.map(|(asked, _)| asked.to_ask()).collect()
    }

    /// Takes the answer of a worker in, if it is about a decision of this day.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<&Advice>) {
        for (asked, _) in &mut self.decisions {
            asked.answered(moment, advice);
        }
    }

    /// What the day has come to, when every decision is judged.
    #[must_use]
    pub fn score(&self) -> Option<Split> {
        let judged = |(asked, taken): &(Asked, Choice)| asked.judge(*taken);
        let judged: Option<Vec<Judged>> = self.decisions.iter().map(judged).collect();
        Some(Split {
            cost: judged?.iter().map(|it| it.cost).sum(),
            won: self.won,
        })
    }
}
