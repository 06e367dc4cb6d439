//! The bets of a player who counts at the table, judged by the ramp that the browser keeps.
//!
//! A bet is made before a card is dealt, so it is judged by the cards that were gone then: what a round was worth with
//! the best play for the others, exactly, times the chips by which the bet was off. The coach's worker is asked for it when
//! the round is over, so that nobody waits for advice meanwhile.

use super::coach::round_of;
use crate::app::coach::{AtBlackjack, CoachRequest, CountBy, Purpose};
use crate::blackjack::{Bet, Limits, Rules};
use crate::coach::counting::{AnySystem, Measure, Ramp, SystemPart, SystemQuestion};
use crate::pages::bets::CountRamp;

/// How many rounds are kept whose bets may wait for an answer.
const KEPT: usize = 8;

/// A bet that was judged by the ramp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JudgedBet {
    /// The chips on each hand.
    pub bet: u16,
    /// What the ramp asks for, as near as the table takes it.
    pub right: u16,
    /// On how many hands was bet.
    pub hands: u8,
    /// The count before the deal.
    pub count: i32,
    /// Which count that is.
    pub measure: Measure,
    /// What the round was worth, per chip; `None` where too few cards were left to tell.
    pub edge: Option<f64>,
}

impl JudgedBet {
    /// Whether the bet was that of the ramp.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        self.bet == self.right
    }

    /// How much more the bet was worth than that of the ramp, in chips; 0 where that cannot be told.
    #[must_use]
    pub fn worth(&self) -> f64 {
        let off = f64::from(self.bet) - f64::from(self.right);
        off * f64::from(self.hands) * self.edge.unwrap_or(0.0)
    }
}

/// What the bets of this visit have come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BetScore {
    /// How many were judged.
    pub bets: u32,
    /// How many of them were those of the ramp.
    pub right: u32,
    /// How much more the others were worth than those of the ramp, in chips; below 0 where they were worth less.
    pub worth: f64,
}

impl BetScore {
    fn add(&mut self, judged: &JudgedBet) {
        self.bets += 1;
        self.right += u32::from(judged.is_right());
        self.worth += judged.worth();
    }
}

/// Whether bets can be judged at the table, and what they have come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BetsSay {
    /// The browser keeps no ramp.
    NoRamp,
    /// The ramp that it keeps goes by this count, and the player's system by the other one.
    OtherCount(Measure),
    /// What was judged on this visit, and the bet on the round that is over, as soon as it is judged.
    Judged(BetScore, Option<JudgedBet>),
}

/// A bet on the table.
#[derive(Clone, Debug, PartialEq)]
struct Wager {
    /// The deal, and the number of the round there.
    round: (String, usize),
    question: SystemQuestion,
    judged: JudgedBet,
    stage: Stage,
}

/// How far the judgement of a bet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The round goes on.
    Open,
    /// A worker was asked.
    Asked,
    /// It is in the score.
    Judged,
    /// It was made before the visit, or by no ramp.
    Ignored,
}

/// The bets of this visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Wagers {
    /// The latest first.
    latest: Vec<Wager>,
    /// The count that the kept ramp goes by, if one is kept.
    measure: Option<Measure>,
    /// Whether anything was told of a table on this visit.
    has_begun: bool,
    score: BetScore,
}

/// The chips that the ramp asks for: one unit is the least bet of the table, and no bet is made above or below what it
/// takes.
fn chips_of(ramp: &Ramp, count: i32, rules: &Rules) -> Option<u16> {
    let limits = Limits::of(rules)?;
    let [step, most] = [limits.step, limits.most].map(Bet::number);
    let steps = ramp.bet(count).round().clamp(1.0, f64::from(most / step));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 1 to 500"
    )]
    let steps = steps as u16;
    Some(steps * step)
}

/// The bet on the table, as the ramp judges it but for what the round was worth.
fn wager(request: &CoachRequest<AtBlackjack>, ramp: Option<&CountRamp>) -> Option<Wager> {
    let CountBy {
        system,
        rounding: _,
        bet,
        before,
    } = request.at.count?;
    let (bet, before) = (bet?, before?);
    let measure = AnySystem::Published(system).measure();
    let ramp = ramp.filter(|ramp| ramp.measure == measure);
    let right = ramp.and_then(|it| chips_of(&it.ramp, before.count, &before.rules));
    Some(Wager {
        round: round_of(request),
        question: SystemQuestion {
            rules: before.rules,
            part: SystemPart::Gone(before.gone),
        },
        judged: JudgedBet {
            bet,
            right: right.unwrap_or(bet),
            hands: before.hands,
            count: before.count,
            measure,
            edge: None,
        },
        stage: if right.is_some() {
            Stage::Open
        } else {
            Stage::Ignored
        },
    })
}

impl Wagers {
    /// Handles a request; the browser keeps this ramp. Returns the round whose worth is to be asked for, if one is over.
    pub(super) fn handle(
        &mut self,
        request: &CoachRequest<AtBlackjack>,
        ramp: Option<&CountRamp>,
    ) -> Option<((String, usize), SystemQuestion)> {
        self.measure = ramp.map(|ramp| ramp.measure);
        if request.at.purpose != Purpose::Play {
            return None;
        }
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let round = round_of(request);
        if self.of(&round).is_none() {
            let mut new = wager(request, ramp)?;
            if is_first && request.at.over.is_some() {
                new.stage = Stage::Ignored;
            }
            self.latest.insert(0, new);
            self.latest.truncate(KEPT);
        }
        let wager = self.latest.iter_mut().find(|it| it.round == round)?;
        let is_due = request.at.over.is_some() && wager.stage == Stage::Open;
        is_due.then(|| {
            wager.stage = Stage::Asked;
            (round, wager.question)
        })
    }

    /// The bet of this round. A round that was put aside comes back, and is judged once.
    fn of(&self, round: &(String, usize)) -> Option<&Wager> {
        self.latest.iter().find(|wager| wager.round == *round)
    }

    /// A worker has answered what this round was worth; nothing where it cannot tell.
    pub(super) fn answered(&mut self, round: &(String, usize), edge: Option<f64>) {
        let mut wagers = self.latest.iter_mut();
        let asked = wagers.find(|it| it.round == *round && it.stage == Stage::Asked);
        if let Some(wager) = asked {
            wager.judged.edge = edge;
            wager.stage = Stage::Judged;
            self.score.add(&wager.judged);
        }
    }

    /// What there is to say in a round.
    pub(super) fn say(&self, request: &CoachRequest<AtBlackjack>) -> Option<BetsSay> {
        Limits::of(&request.at.rules_of_bets())?;
        let measure = AnySystem::Published(request.at.count?.system).measure();
        match self.measure {
            None => return Some(BetsSay::NoRamp),
            Some(its) if its != measure => return Some(BetsSay::OtherCount(its)),
            Some(_) => (),
        }
        let latest = self.of(&round_of(request));
        let judged = latest.filter(|wager| wager.stage == Stage::Judged);
        Some(BetsSay::Judged(self.score, judged.map(|it| it.judged)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ramp_is_read_in_the_least_bets_of_the_table() {
        let ramp: Ramp = "0,1:2,2:12.4,3:1000".parse().expect("a ramp");
        let chips = |rules: &str| {
            let rules = rules.parse().expect("rules");
            [0, 1, 2, 3].map(|count| chips_of(&ramp, count, &rules))
        };
        // Each round is bet on, so the least bet stands for none.
        assert_eq!(chips("vegas"), [1, 2, 12, 500].map(Some));
        assert_eq!(chips("vegas.naturals-6-5"), [5, 10, 60, 500].map(Some));
        assert_eq!(chips("classic"), [None; 4]);
    }

    #[test]
    fn bet_that_is_off_is_worth_its_chips_times_the_edge() {
        let judged = JudgedBet {
            bet: 10,
            right: 40,
            hands: 2,
            count: 3,
            measure: Measure::TrueCount,
            edge: Some(0.01),
        };
        assert!((judged.worth() + 0.6).abs() < 1e-12);
        let over = JudgedBet {
            bet: 40,
            right: 10,
            edge: Some(-0.005),
            ..judged
        };
        let mut score = BetScore::default();
        for it in [judged, over, JudgedBet { bet: 10, ..over }] {
            score.add(&it);
        }
        assert_eq!((score.bets, score.right), (3, 1));
        assert!((score.worth + 0.9).abs() < 1e-12);
        let unknown = JudgedBet { edge: None, ..over };
        assert!(unknown.worth().abs() < 1e-12);
    }
}
