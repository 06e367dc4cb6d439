//! The poker match on the page.

pub mod coach;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use super::as_written;
use crate::app::Model;
use crate::app::games::TableGame;
use crate::app::route::Page;
use crate::check::any::poker_match_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Jokers, PackCard};
use crate::history::facts::of_poker_match;
use crate::history::in_words::poker_match_in_words;
use crate::history::scene::scenes_of_poker_match;
use crate::history::{DayPoints, Ending, GameProfile, HandKind, RecordedGame, Scene, Weighed};
use crate::pages::history::words::decision_of_poker_match;
use crate::pages::stats::words::terms_of_poker_match;
use crate::pages::words::result_of_poker_match;
use crate::poker::poker_match::{Betting, Round, Rules};
use crate::poker::{PokerMatch, PokerMatchTable};
use crate::table::{Dealt, DecisionsOf, Fields, Mode};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

impl RecordedGame for PokerMatch {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Verdict,
        has_pushes: false,
        keeps_score: true,
        is_judged: false,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        as_written::<Rules>(terms)
    }

    fn in_words(decisions: &DecisionsOf<PokerMatch>) -> String {
        poker_match_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_poker_match(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_poker_match(dealt, weighed)
    }
}

impl CheckedGame for PokerMatch {
    fn destinations(check: &Check<PokerMatch>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        poker_match_destinations(check)
    }
}

impl GameWords for PokerMatch {
    fn terms(language: Language, terms: &str) -> Option<String> {
        terms_of_poker_match(language, terms)
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        decision_of_poker_match(language, code)
    }

    fn result(language: Language, check: &Check<PokerMatch>) -> String {
        result_of_poker_match(language, check)
    }
}

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
