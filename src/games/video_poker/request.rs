//! The request to the coach about a hand of video poker.

use crate::app::model::Model;
use crate::app::route::VideoPokerTableId;
use crate::app::settings::Coach;
use crate::coach::request::{AtVideoPoker, CoachRequest, DayPlayed, Moment, Purpose};
use crate::poker::video_poker::Round;
use crate::poker::{Coins, Hands};
use crate::table::{AnyTable as _, Phase};

impl Model {
    /// Returns the request about the hand on this table of video poker. Returns `None` if the coach is switched off and
    /// there is no day to judge.
    #[must_use]
    pub fn video_poker_request(&self, at: VideoPokerTableId) -> Option<CoachRequest<AtVideoPoker>> {
        let mode = self.settings().coach;
        let table = self.video_poker(at);
        let day = table.day_played();
        if mode == Coach::Off && day.is_none() {
            return None;
        }
        let sealed = table.sealed()?;
        let mut at = AtVideoPoker {
            by: self.settings().coach_by,
            purpose: Purpose::of(sealed.origin),
            table: *table.rules_on_table(),
            coins: Coins::MOST,
            hands: Hands::ONE,
            chosen: *table.rules(),
            hand: None,
            paid: None,
            day: day.map(|(date, rounds)| DayPlayed { date, rounds }),
        };
        if let Phase::Dealt(dealt) = table.phase() {
            let round = dealt.round();
            at.coins = round.coins();
            at.hands = round.stake().hands();
            match round {
                Round::Drawing(_) => at.hand = Some(*round.hand()),
                Round::Over(finished) => {
                    let pays = at.pays();
                    let prizes = finished.prizes().flatten();
                    at.paid = Some(prizes.map(|prize| u32::from(pays.pay(prize))).sum());
                }
            }
        }
        Some(CoachRequest {
            mode,
            asked: self.asks_now(),
            moment: Moment::at(table)?,
            at,
        })
    }
}
