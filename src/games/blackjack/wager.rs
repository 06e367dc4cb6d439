//! The bets of a counting player at the table, judged by the ramp that the browser has stored.
//!
//! A player bets before the deal, so the coach judges the bet by the cards gone at that time. The judgement is the
//! exact value of a round with the best play and the cards that were left, times the chips by which the bet was off.
//! The coach calculates it when the round is over and after the other judgements, so it does not delay them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::{Deserialize, Serialize};

use super::coach::round_of;
use super::ramp::CountRamp;
use super::request::{AtBlackjack, CountBy};
use crate::blackjack::{Bet, Limits, Rules};
use crate::coach::counting::{AnySystem, Measure, Ramp, SystemPart, SystemQuestion};
use crate::coach::request::{CoachRequest, Purpose};

/// A bet judged by the ramp.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedBet {
    /// The chips on each hand.
    pub bet: u16,
    /// The bet of the ramp, as near as the table allows.
    pub right: u16,
    /// The number of hands with a bet.
    pub hands: u8,
    /// The count before the deal.
    pub count: i32,
    /// The measure of that count.
    pub measure: Measure,
    /// The value of the round, per chip; `None` if too few cards were left to tell.
    pub edge: Option<f64>,
}

impl JudgedBet {
    /// Returns true if the bet was that of the ramp.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        self.bet == self.right
    }

    /// Returns the difference of the bet's value to that of the ramp's bet, in chips; 0 if the value is unknown.
    #[must_use]
    pub fn worth(&self) -> f64 {
        let off = f64::from(self.bet) - f64::from(self.right);
        off * f64::from(self.hands) * self.edge.unwrap_or(0.0)
    }
}

/// The score of the bets of this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BetScore {
    /// The number of judged bets.
    pub bets: u32,
    /// The number of bets that followed the ramp.
    pub right: u32,
    /// The difference of the others to the ramp's bets, in chips; below 0 if they were worth less.
    pub worth: f64,
}

impl BetScore {
    fn add(&mut self, judged: &JudgedBet) {
        self.bets += 1;
        self.right += u32::from(judged.is_right());
        self.worth += judged.worth();
    }
}

/// The state of the judgement of bets at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BetsReport {
    /// The browser has stored no ramp.
    NoRamp,
    /// The stored ramp uses this count, and the player's system the other one.
    OtherCount(Measure),
    /// The score of this visit, and the bet on the finished round, as soon as it is judged.
    Judged(BetScore, Option<JudgedBet>),
}

/// A bet on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Wager {
    question: SystemQuestion,
    judged: JudgedBet,
    stage: Judging,
}

/// The stage of the judgement of a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Judging {
    /// The round goes on.
    Open,
    /// The coach calculates its value.
    Asked,
    /// It is in the score.
    Judged,
    /// The coach does not judge it: there was no ramp for its count, or its round was already over at the first request
    /// of the visit.
    Ignored,
}

/// The bets of this visit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Wagers {
    /// The bets, by the deal and the number of the round there. There is no limit, because a suspended round can come
    /// back after any number of others, and the coach judges its bet once.
    all: BTreeMap<(String, usize), Wager>,
    /// The count of the stored ramp, if there is one.
    measure: Option<Measure>,
    /// True if the coach has handled a request on this visit.
    has_begun: bool,
    score: BetScore,
}

/// Returns the chips of the ramp's bet. One unit is the least bet of the table, and the bet stays within the table's
/// limits.
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

/// Returns the bet on the table judged by the ramp, still without the value of the round.
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
        question: SystemQuestion {
            rules: before.rules,
            part: SystemPart::Gone(before.gone),
        },
        judged: JudgedBet {
            bet,
            right: right.unwrap_or(bet),
            hands: before.hands,
            count: before.count + before.shift,
            measure,
            edge: None,
        },
        stage: if right.is_some() {
            Judging::Open
        } else {
            Judging::Ignored
        },
    })
}

impl Wagers {
    /// Handles a request with the stored ramp. Returns the finished round with the question about its value, if there
    /// is one.
    pub(crate) fn handle(
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
        let wager = match self.all.entry(round.clone()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                let mut new = wager(request, ramp)?;
                if is_first && request.at.over.is_some() {
                    new.stage = Judging::Ignored;
                }
                place.insert(new)
            }
        };
        let is_due = request.at.over.is_some() && wager.stage == Judging::Open;
        is_due.then(|| {
            wager.stage = Judging::Asked;
            (round, wager.question)
        })
    }

    /// Notes the value of this round; `None` if too few cards were left to tell.
    pub(crate) fn answered(&mut self, round: &(String, usize), edge: Option<f64>) {
        let wager = self.all.get_mut(round);
        if let Some(wager) = wager.filter(|it| it.stage == Judging::Asked) {
            wager.judged.edge = edge;
            wager.stage = Judging::Judged;
            self.score.add(&wager.judged);
        }
    }

    /// Returns the state of the judgement of bets in a round.
    pub(crate) fn say(&self, request: &CoachRequest<AtBlackjack>) -> Option<BetsReport> {
        Limits::of(&request.at.rules_of_bets())?;
        let measure = AnySystem::Published(request.at.count?.system).measure();
        match self.measure {
            None => return Some(BetsReport::NoRamp),
            Some(its) if its != measure => return Some(BetsReport::OtherCount(its)),
            Some(_) => (),
        }
        let wager = self.all.get(&round_of(request));
        let judged = wager.filter(|wager| wager.stage == Judging::Judged);
        Some(BetsReport::Judged(self.score, judged.map(|it| it.judged)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Coach;
    use crate::blackjack::Net;
    use crate::coach::counting::{GoneCards, Rounding, System};
    use crate::coach::request::Moment;
    use crate::games::blackjack::request::{BeforeDeal, RoundOver};

    #[test]
    fn ramp_unit_is_least_bet_of_table() {
        let ramp: Ramp = "0,1:2,2:12.4,3:1000".parse().expect("a ramp");
        let chips = |rules: &str| {
            let rules = rules.parse().expect("rules");
            [0, 1, 2, 3].map(|count| chips_of(&ramp, count, &rules))
        };
        // Every round has a bet, so the least bet replaces a bet of 0.
        assert_eq!(chips("vegas"), [1, 2, 12, 500].map(Some));
        assert_eq!(chips("vegas.naturals-6-5"), [5, 10, 60, 500].map(Some));
        assert_eq!(chips("classic"), [None; 4]);
    }

    /// A finished round with a bet of ten chips.
    fn finished(deal: &str) -> CoachRequest<AtBlackjack> {
        let before = BeforeDeal {
            rules: Rules::VEGAS,
            count: 0,
            shift: 0,
            gone: GoneCards::default(),
            hands: 1,
        };
        let at = AtBlackjack {
            round: 1,
            purpose: Purpose::Play,
            rules: Rules::VEGAS,
            question: None,
            legal: vec![],
            count: Some(CountBy {
                system: System::default(),
                rounding: Rounding::default(),
                bet: Some(10),
                before: Some(before),
            }),
            over: Some(RoundOver {
                decisions: 1,
                net: Net { halves: 0, bet: 2 },
            }),
            day: None,
        };
        let moment = Moment {
            deal: deal.to_owned(),
            play: "s".to_owned(),
        };
        CoachRequest {
            mode: Coach::After,
            asked: false,
            moment,
            at,
        }
    }

    #[test]
    fn bet_is_judged_once_after_many_others() {
        let ramp = CountRamp {
            ramp: "10".parse().expect("a ramp"),
            measure: AnySystem::default().measure(),
        };
        let mut wagers = Wagers::default();
        let mut under_way = finished("first");
        under_way.at.over = None;
        assert_eq!(wagers.handle(&under_way, Some(&ramp)), None);
        let deals: Vec<String> = (0..50).map(|deal| deal.to_string()).collect();
        for deal in &deals {
            let asked = wagers.handle(&finished(deal), Some(&ramp));
            let (round, _) = asked.expect("a question");
            wagers.answered(&round, Some(0.01));
        }
        assert_eq!(wagers.score.bets, 50);
        assert_eq!(wagers.handle(&finished(&deals[0]), Some(&ramp)), None);
    }

    #[test]
    fn wrong_bet_is_worth_its_chips_times_the_edge() {
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
