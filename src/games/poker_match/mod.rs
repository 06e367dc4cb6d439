//! The poker match on the page.

pub mod check;
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
use crate::poker::poker_match::Betting;
use crate::poker::{PokerMatch, PokerMatchTable};
use crate::table::{self, Fields, Mode};
use crate::text::Words;
use crate::text::guide::Piece;

impl TableGame for PokerMatch {
    type Id = Mode;

    const GAME: GameName = GameName::PokerMatch;

    fn id(at: Mode) -> TableId {
        TableId::PokerMatch(at)
    }

    fn msg(at: Mode, msg: table::Msg<PokerMatch>) -> Msg {
        Msg::PokerMatch(at, msg)
    }

    fn tables(all: &AllTables) -> &Tables<PokerMatch> {
        &all.poker_match
    }

    fn tables_mut(all: &mut AllTables) -> &mut Tables<PokerMatch> {
        &mut all.poker_match
    }

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
}
