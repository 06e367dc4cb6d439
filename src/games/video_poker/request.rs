//! The request to the coach about a hand of video poker.

use serde::{Deserialize, Serialize};

use crate::app::model::Model;
use crate::app::route::VideoPokerTableId;
use crate::app::settings::{Coach, CoachBy};
use crate::coach::request::{CoachRequest, DayPlayed, Moment, Purpose};
use crate::core::WildHand;
use crate::poker::video_poker::Round;
use crate::poker::{Coins, Hands, PayTable, VideoPoker};
use crate::table::{AnyTable as _, DecisionsOf, Phase};

/// A hand of video poker as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AtVideoPoker {
    /// The base of the coach's advice.
    pub by: CoachBy,
    /// The purpose of the hand.
    pub purpose: Purpose,
    /// The pay table of the hand, as it pays on five coins.
    pub table: PayTable,
    /// The coins that are bet on each hand.
    pub coins: Coins,
    /// The number of hands that are drawn.
    pub hands: Hands,
    /// The pay table that is chosen for the next hand, as it pays on five coins.
    pub chosen: PayTable,
    /// The hand, if the player has a decision to make about it.
    pub hand: Option<WildHand>,
    /// The total pay of all hands, for each coin that is bet on a hand, if the hands are over.
    pub paid: Option<u32>,
    /// The finished day, if the player is at its table. The pay table of the hand applies to it.
    pub day: Option<DayPlayed<DecisionsOf<VideoPoker>>>,
}

impl AtVideoPoker {
    /// The pay table of the hand, as it pays for each coin that is bet.
    #[must_use]
    pub fn pays(&self) -> PayTable {
        self.table.on(self.coins)
    }
}

impl Model {
    /// Returns the request about the hand on this table of video poker. Returns `None` if the coach is switched off and
    /// there is no day to judge.
    #[must_use]
    pub fn video_poker_request(&self, at: VideoPokerTableId) -> Option<CoachRequest<AtVideoPoker>> {
        let mode = self.coach_mode();
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
