//! Solo draw on the page.

mod check;
pub mod coach;
mod history;
pub mod items;
pub mod news;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use crate::app::games::{AllTables, TableGame, Tables};
use crate::app::msg::Msg;
use crate::app::route::{Page, TableId};
use crate::core::Jokers;
use crate::games::GameName;
use crate::poker::{SoloDraw, SoloDrawTable};
use crate::table::{self, Fields, Mode};
use crate::text::Words;
use crate::text::guide::Piece;

impl TableGame for SoloDraw {
    type Id = Mode;

    const GAME: GameName = GameName::SoloDraw;

    fn id(at: Mode) -> TableId {
        TableId::SoloDraw(at)
    }

    fn msg(at: Mode, msg: table::Msg<SoloDraw>) -> Msg {
        Msg::SoloDraw(at, msg)
    }

    fn tables(all: &AllTables) -> &Tables<SoloDraw> {
        &all.solo_draw
    }

    fn tables_mut(all: &mut AllTables) -> &mut Tables<SoloDraw> {
        &mut all.solo_draw
    }

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
}
