//! Video poker on the page.

pub mod chart_limit;
pub mod coach;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use crate::app::Model;
use crate::app::games::{GameTable, TableGame};
use crate::app::route::{Page, VideoPokerTableId};
use crate::check::any::video_poker_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Jokers, PackCard, WildHand};
use crate::history::facts::of_video_poker;
use crate::history::in_words::video_poker_in_words;
use crate::history::scene::scenes_of_video_poker;
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, Judge, NoWorth, RecordedGame, Scene, Weighed,
    WorthWork,
};
use crate::pages::history::words::{decision_of_video_poker, name_of_video_poker};
use crate::pages::stats::words::terms_of_video_poker;
use crate::pages::words::result_of_video_poker;
use crate::poker::practice::{PracticeHands, Shape};
use crate::poker::video_poker::{Round, Stake};
use crate::poker::{Coins, DayGame, PayTable, VideoPoker, VideoPokerTable};
use crate::table::{
    Dealt, DecisionsOf, Fields, Game as _, Listed, Mode, Opened, SaveUnreadable, Table,
};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

impl RecordedGame for VideoPoker {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Number,
        has_pushes: false,
        keeps_score: false,
        is_judged: true,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        let (table, stake) = terms.split_once('~')?;
        let table: PayTable = table.parse().ok()?;
        let stake: Stake = stake.parse().ok()?;
        stake.coins()?;
        Some(format!("{table}~{stake}"))
    }

    fn in_words(decisions: &DecisionsOf<VideoPoker>) -> String {
        video_poker_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        format!("{}~{}", dealt.rules(), dealt.round().stake())
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_video_poker(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_video_poker(dealt, weighed)
    }

    fn weigh(judge: &mut Judge, dealt: &Dealt<Round>) -> Option<Vec<Weighed>> {
        judge.weigh_video_poker(dealt)
    }

    fn worth(terms: &str) -> Result<WorthWork, NoWorth> {
        WorthWork::of_video_poker(terms)
    }
}

impl CheckedGame for VideoPoker {
    fn destinations(check: &Check<VideoPoker>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        video_poker_destinations(check)
    }

    fn day_name_of(rules: &PayTable) -> Option<&'static str> {
        VideoPoker::day_name(rules)
    }
}

impl GameWords for VideoPoker {
    fn terms(language: Language, terms: &str) -> Option<String> {
        terms_of_video_poker(language, terms)
    }

    fn decision(language: Language, code: char, cards: &[PackCard]) -> Option<String> {
        decision_of_video_poker(language, code, cards)
    }

    fn result(language: Language, check: &Check<VideoPoker>) -> String {
        result_of_video_poker(language, check)
    }

    fn name_by_rules(language: Language, rules: &str) -> Option<&'static str> {
        name_of_video_poker(language, rules)
    }
}

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

    const PRACTISES: bool = true;

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

    fn coach_request(model: &Model, at: VideoPokerTableId) -> Option<AnyCoachRequest> {
        model
            .video_poker_request(at)
            .map(AnyCoachRequest::VideoPoker)
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
