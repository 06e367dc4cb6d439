//! Video poker on the page.

pub mod chart_limit;
pub mod check;
pub mod coach;
mod history;
pub mod items;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use crate::app::games::{AllTables, GameTable, TableGame, Tables};
use crate::app::msg::Msg;
use crate::app::route::{Page, TableId, VideoPokerTableId};
use crate::core::{Jokers, PackCard, WildHand};
use crate::games::GameName;
use crate::poker::practice::{PracticeHands, Shape};
use crate::poker::video_poker::Stake;
use crate::poker::{Coins, DayGame, PayTable, VideoPoker, VideoPokerTable};
use crate::table::{self, Fields, Listed, Mode, Opened, SaveUnreadable, Table};
use crate::text::Words;
use crate::text::guide::Piece;

impl GameTable<VideoPoker> for VideoPokerTableId {
    const FREE: VideoPokerTableId = VideoPokerTableId::Free;
    const DAYS: usize = DayGame::ALL.len();

    fn day(self) -> Option<usize> {
        match self {
            VideoPokerTableId::Free => None,
            VideoPokerTableId::Daily(day) => Some(day as usize),
        }
    }

    fn open(self) -> Opened<VideoPoker> {
        match self {
            VideoPokerTableId::Free => Table::open(Mode::Free),
            VideoPokerTableId::Daily(day) => Table::open_day(day.table()),
        }
    }

    /// The save of a day's table must be of a round of its game.
    fn restore(self, save: &str) -> Result<Opened<VideoPoker>, SaveUnreadable> {
        let restored = Table::restore(VideoPokerTableId::mode(self), save)?;
        let is_of_its_game = match self {
            VideoPokerTableId::Free => true,
            VideoPokerTableId::Daily(day) => *restored.0.rules() == day.table(),
        };
        is_of_its_game.then_some(restored).ok_or(SaveUnreadable)
    }

    fn can_read(self, save: &str) -> bool {
        self.restore(save).is_ok()
    }
}

/// The field in a link to the page of the pay tables that asks for its strategy chart at once.
pub(crate) const SHOW: &str = "show";

/// The value of [`SHOW`].
pub(crate) const SHOW_CHART: &str = "chart";

/// The fields of the page about pay tables for the settings of a table.
#[must_use]
pub(crate) fn page_fields(table: &PayTable, stake: Stake) -> Fields {
    let coins = stake.coins().unwrap_or(Coins::MOST).number();
    let hands = stake.hands();
    let several = hands.are_several().then(|| hands.number());
    Fields::new()
        .with("rules", table)
        .with("coins", coins)
        .with_some("hands", several)
}

impl TableGame for VideoPoker {
    type Id = VideoPokerTableId;

    const GAME: GameName = GameName::VideoPoker;

    fn id(at: VideoPokerTableId) -> TableId {
        TableId::VideoPoker(at)
    }

    fn msg(at: VideoPokerTableId, msg: table::Msg<VideoPoker>) -> Msg {
        Msg::VideoPoker(at, msg)
    }

    fn tables(all: &AllTables) -> &Tables<VideoPoker> {
        &all.video_poker
    }

    fn tables_mut(all: &mut AllTables) -> &mut Tables<VideoPoker> {
        &mut all.video_poker
    }

    fn heading(words: Words) -> &'static str {
        words.jacks_heading()
    }

    fn help(words: Words) -> &'static str {
        words.help_jacks()
    }

    fn day_note(words: Words) -> &'static str {
        words.daily_jacks()
    }

    fn name_of_day(words: Words, table: &VideoPokerTable) -> &'static str {
        let words = crate::text::poker::words(words.language());
        words.game_name(table.rules().game())
    }

    fn guide(table: &VideoPokerTable) -> Vec<Piece> {
        let mut pieces = vec![Piece::VideoPoker, Piece::Ranking];
        if table.rules().game().wild_cards().jokers() != Jokers::None {
            pieces.push(Piece::Jokers);
        }
        pieces
    }

    fn pages(table: &VideoPokerTable) -> Vec<(Page, Fields)> {
        vec![(
            Page::PayTable,
            page_fields(table.chosen_rules(), *table.stake()),
        )]
    }

    fn table_of_day(at: VideoPokerTableId, table: &VideoPokerTable) -> Option<VideoPokerTableId> {
        match at {
            VideoPokerTableId::Free => {
                DayGame::of(table.rules().game()).map(VideoPokerTableId::Daily)
            }
            VideoPokerTableId::Daily(_) => Some(at),
        }
    }

    fn practice_of(
        terms: &str,
        player: &[PackCard],
        _dealer: Option<PackCard>,
    ) -> Option<[String; 2]> {
        let (table, _) = terms.split_once('~')?;
        let table: PayTable = table.parse().ok()?;
        let hand = WildHand::new(player).ok()?;
        let shape = Shape::of(table.game(), &hand);
        let hands = PracticeHands::Mistakes(Listed::new(vec![shape])?);
        Some([hands.to_string(), table.to_string()])
    }
}
