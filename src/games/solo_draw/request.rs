//! The request to the coach about a round of solo draw, a game without bets.

use serde::{Deserialize, Serialize};

use crate::app::model::Model;
use crate::app::settings::Coach;
use crate::coach::draw::SoloDrawQuestion;
use crate::coach::request::{CoachRequest, Moment};
use crate::core::PackCard;
use crate::poker::solo_draw::Round;
use crate::table::{Mode, Phase};

/// A round of solo draw as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtSoloDraw {
    /// The hand and the discarded cards, if the player has a decision to make.
    pub question: Option<SoloDrawQuestion>,
}

impl Model {
    /// Returns the request about the round on this table of solo draw. Returns `None` if the coach is switched off.
    #[must_use]
    pub fn solo_draw_request(&self, at: Mode) -> Option<CoachRequest<AtSoloDraw>> {
        let mode = self.coach_mode();
        let table = self.solo_draw(at);
        let moment = Moment::at(table).filter(|_| mode != Coach::Off)?;
        let mut question = None;
        if let Phase::Dealt(dealt) = table.phase() {
            match dealt.round() {
                Round::Over(_) => (),
                round @ Round::Swapping(_) => {
                    question = Some(SoloDrawQuestion {
                        jokers: *dealt.rules(),
                        hand: *round.hand(),
                        gone: discarded(round),
                    });
                }
            }
        }
        Some(CoachRequest {
            mode,
            asked: self.asks_now(),
            moment,
            at: AtSoloDraw { question },
        })
    }
}

/// Returns the discarded cards, each once.
fn discarded(round: &Round) -> Vec<PackCard> {
    let mut gone = vec![];
    for card in round.earlier().iter().flat_map(|hand| *hand.cards()) {
        if !round.hand().cards().contains(&card) && !gone.contains(&card) {
            gone.push(card);
        }
    }
    gone
}
