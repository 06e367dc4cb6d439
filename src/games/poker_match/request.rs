//! The request to the coach about a hand of the poker match with bets.

use serde::{Deserialize, Serialize};

use crate::app::games::TableGame as _;
use crate::app::model::Model;
use crate::app::settings::Coach;
use crate::coach::poker_match::PlayerView;
use crate::coach::request::{CoachRequest, Moment};
use crate::poker::PokerMatch;
use crate::table::{Mode, Phase};

/// A hand of the poker match with bets as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtPokerMatch {
    /// The player's view, if the player has a decision to make.
    pub seen: Option<PlayerView>,
}

impl Model {
    /// Returns the request about the hand on this table of the poker match with bets. Returns `None` if the hand is not
    /// for chips or the coach is switched off.
    #[must_use]
    pub fn poker_match_request(&self, at: Mode) -> Option<CoachRequest<AtPokerMatch>> {
        let mode = self.coach_mode();
        if mode == Coach::Off || !PokerMatch::has_coach(self.poker_match(at)) {
            return None;
        }
        let table = self.poker_match(at);
        let moment = Moment::at(table)?;
        let mut seen = None;
        if let Phase::Dealt(dealt) = table.phase() {
            seen = dealt.round().for_chips().and_then(PlayerView::of);
        }
        Some(CoachRequest {
            mode,
            asked: self.asks_now(),
            moment,
            at: AtPokerMatch { seen },
        })
    }
}
