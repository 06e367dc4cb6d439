//! The poker match on the page.

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
use crate::poker::poker_match::Betting;
use crate::poker::{PokerMatch, PokerMatchTable};
use crate::table::{Fields, Mode};
use crate::text::Words;
use crate::text::guide::Piece;

impl TableGame for PokerMatch {
    type Id = Mode;

    fn heading(words: Words) -> &'static str {
        words.duel_heading()
    }

    fn help(words: Words) -> &'static str {
        words.help_duel()
    }

    fn day_note(words: Words) -> &'static str {
        words.daily_duel()
    }

    fn guide(table: &PokerMatchTable) -> Vec<Piece> {
        let rules = table.rules();
        let mut pieces = vec![Piece::PokerMatch];
        match rules.betting {
            Betting::None => (),
            Betting::FixedLimit => pieces.push(Piece::PokerMatchChips),
        }
        pieces.extend([Piece::Ranking, Piece::Opponents]);
        pieces.extend(rules.opponents.each().map(Piece::Opponent));
        if rules.jokers != Jokers::None {
            pieces.push(Piece::Jokers);
        }
        pieces
    }

    fn pages(_table: &PokerMatchTable) -> Vec<(Page, Fields)> {
        vec![]
    }

    /// The coach advises only in rounds for chips.
    fn has_coach(table: &PokerMatchTable) -> bool {
        table.rules_on_table().betting == Betting::FixedLimit
    }

    fn coach_request(model: &Model, at: Mode) -> Option<AnyCoachRequest> {
        model
            .poker_match_request(at)
            .map(AnyCoachRequest::PokerMatch)
    }
}
