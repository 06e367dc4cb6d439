//! Solo draw on the page.

mod check;
pub mod coach;
mod history;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use crate::app::Model;
use crate::app::games::TableGame;
use crate::app::route::Page;
use crate::coach::request::AnyCoachRequest;
use crate::core::Jokers;
use crate::poker::{SoloDraw, SoloDrawTable};
use crate::table::{Fields, Mode};
use crate::text::Words;
use crate::text::guide::Piece;

impl TableGame for SoloDraw {
    type Id = Mode;

    fn heading(words: Words) -> &'static str {
        words.solo_heading()
    }

    fn help(words: Words) -> &'static str {
        words.help_solo()
    }

    fn day_note(words: Words) -> &'static str {
        words.daily_poker()
    }

    fn guide(table: &SoloDrawTable) -> Vec<Piece> {
        let mut pieces = vec![Piece::SoloDraw, Piece::Ranking];
        if *table.rules() != Jokers::None {
            pieces.push(Piece::Jokers);
        }
        pieces
    }

    fn pages(_table: &SoloDrawTable) -> Vec<(Page, Fields)> {
        vec![]
    }

    fn coach_request(model: &Model, at: Mode) -> Option<AnyCoachRequest> {
        model.solo_draw_request(at).map(AnyCoachRequest::SoloDraw)
    }
}
