//! The request to the coach about a hand of the duel for chips.

use crate::app::model::Model;
use crate::app::settings::Coach;
use crate::coach::duel::PlayerView;
use crate::coach::request::{AtDuel, CoachRequest, Moment};
use crate::poker::duel::Betting;
use crate::table::{Mode, Phase};

impl Model {
    /// Returns true if the hand on this table of the duel, or else the next one, is for chips.
    #[must_use]
    pub fn duel_is_for_chips(&self, at: Mode) -> bool {
        self.duel(at).rules_on_table().betting == Betting::FixedLimit
    }

    /// Returns the request about the hand on this table of the duel for chips. Returns `None` if the hand is not for
    /// chips or the coach is switched off.
    #[must_use]
    pub fn duel_request(&self, at: Mode) -> Option<CoachRequest<AtDuel>> {
        let mode = self.settings().coach;
        if mode == Coach::Off || !self.duel_is_for_chips(at) {
            return None;
        }
        let table = self.duel(at);
        let moment = Moment::at(table)?;
        let mut seen = None;
        if let Phase::Dealt(dealt) = table.phase() {
            seen = dealt.round().for_chips().and_then(PlayerView::of);
        }
        Some(CoachRequest {
            mode,
            asked: self.asks_now(),
            moment,
            at: AtDuel { seen },
        })
    }
}
