//! The games at the tables of the model: the tables of a game, and the answers that depend on the game of a table.

use super::super::games::{GameTable, TableGame, built};
use super::super::links::Link;
use super::super::msg::{Cmd, Entry, TabLock};
use super::super::route::Page;
use super::super::table_id::{TableId, VideoPokerTableId};
use super::Model;
use crate::blackjack::Blackjack;
use crate::coach::request::AnyCoachRequest;
use crate::games::each;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{self, Fields, Mode, Position, Table};
use crate::text::Words;
use crate::text::guide::Piece;

impl Model {
    /// A table of this game.
    #[must_use]
    pub fn table_of<G: TableGame>(&self, at: G::Id) -> &Table<G> {
        G::tables(&self.tables).at(at)
    }

    /// A table of blackjack.
    #[must_use]
    pub fn blackjack(&self, at: Mode) -> &Table<Blackjack> {
        self.table_of(at)
    }

    /// A table of solo draw.
    #[must_use]
    pub fn solo_draw(&self, at: Mode) -> &Table<SoloDraw> {
        self.table_of(at)
    }

    /// A table of video poker.
    #[must_use]
    pub fn video_poker(&self, at: VideoPokerTableId) -> &Table<VideoPoker> {
        self.table_of(at)
    }

    /// A table of the poker match.
    #[must_use]
    pub fn poker_match(&self, at: Mode) -> &Table<PokerMatch> {
        self.table_of(at)
    }

    /// Follows the request of a link.
    pub(super) fn follow_link(&mut self, link: Link, entry: Entry) -> Vec<Cmd> {
        each!(Link(request), link, G => self.follow_request::<G>(request, entry))
    }

    /// The table with a coach at which the player is, and the position of its round.
    #[must_use]
    pub fn coached_position(&self) -> Option<(TableId, Position)> {
        let id = self.table_here()?;
        let position = each!(TableId(at), id, G => {
            let position = |table: &Table<G>| G::has_coach(table).then(|| table.position());
            built::<G, _>(|| position(self.table_of(at))).flatten()
        });
        Some((id, position?))
    }

    /// The request to the coach about the player's table; `None` if the player is at no table of this bundle, or there
    /// is nothing to ask.
    #[must_use]
    pub fn coach_request(&self) -> Option<AnyCoachRequest> {
        match self.table_here()? {
            TableId::Blackjack(_) => {
                built::<Blackjack, _>(|| self.blackjack_request().map(AnyCoachRequest::Blackjack))
            }
            TableId::SoloDraw(at) => {
                built::<SoloDraw, _>(|| self.solo_draw_request(at).map(AnyCoachRequest::SoloDraw))
            }
            TableId::VideoPoker(at) => built::<VideoPoker, _>(|| {
                self.video_poker_request(at)
                    .map(AnyCoachRequest::VideoPoker)
            }),
            TableId::PokerMatch(at) => built::<PokerMatch, _>(|| {
                self.poker_match_request(at)
                    .map(AnyCoachRequest::PokerMatch)
            }),
            #[cfg(test)]
            TableId::HighCard(_) => None,
        }
        .flatten()
    }

    /// The pieces for the player's table, its rules and its opponents. Away from the tables, all pieces.
    #[must_use]
    pub fn guide_pieces(&self) -> Vec<Piece> {
        let table = self.route().table();
        let guide =
            |id| each!(TableId(at), id, G => built::<G, _>(|| G::guide(self.table_of::<G>(at))));
        let Some((id, mut pieces)) = table.and_then(|id| Some((id, guide(id)?))) else {
            return Piece::ALL.to_vec();
        };
        if id.mode() == Mode::Daily {
            pieces.push(Piece::Daily);
        }
        pieces
    }

    /// The reading pages about the game of the player's table, with the fields of their addresses. Away from the
    /// tables, the pages about all games.
    #[must_use]
    pub fn pages_of_game(&self) -> Vec<(Page, Fields)> {
        let table = self.route().table();
        let pages = table.and_then(
            |id| each!(TableId(at), id, G => built::<G, _>(|| G::pages(self.table_of::<G>(at)))),
        );
        pages.unwrap_or_else(|| {
            let all = [Page::Rules, Page::Counting, Page::PayTable];
            all.map(|page| (page, Fields::new())).to_vec()
        })
    }

    /// The table of the day to which this table leads. At video poker it is the table of the chosen pay table's game, if
    /// that has a deal of the day.
    #[must_use]
    pub fn table_of_day(&self, id: TableId) -> TableId {
        let day = each!(TableId(at), id, G => {
            let day = built::<G, _>(|| G::table_of_day(at, self.table_of::<G>(at)));
            day.flatten().map(G::id)
        });
        day.unwrap_or_else(|| id.with_mode(Mode::Daily))
    }

    /// The name of the game at this table in the result of a day.
    #[must_use]
    pub fn name_of_day(&self, id: TableId, words: Words) -> Option<&'static str> {
        each!(TableId(at), id, G => {
            built::<G, _>(|| G::name_of_day(words, self.table_of::<G>(at)))
        })
    }

    /// Has this table handle the message, and runs the effects.
    pub(super) fn play<G: TableGame>(&mut self, at: G::Id, msg: table::Msg<G>) -> Vec<Cmd> {
        // The tables of this tab are out of date if another tab has the lock.
        if !G::IS_BUILT || self.tab_lock() == TabLock::Elsewhere {
            return vec![];
        }
        let effects = G::tables_mut(&mut self.tables).at_mut(at).update(msg);
        self.run_effects(G::id(at), effects)
    }

    /// The table of this game for fresh and shared deals.
    pub(super) fn free_table<G: TableGame>(&self) -> &Table<G> {
        G::tables(&self.tables).at(<G::Id as GameTable<G>>::FREE)
    }

    /// Has the table of this game for fresh and shared deals handle this message.
    pub(super) fn send_to_free_table<G: TableGame>(&mut self, msg: table::Msg<G>) -> Vec<Cmd> {
        self.update(G::msg(<G::Id as GameTable<G>>::FREE, msg))
    }
}
