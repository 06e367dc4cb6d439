//! Solo draw on the page.

pub mod coach;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;

use super::as_written;
use crate::app::Model;
use crate::app::games::TableGame;
use crate::app::route::Page;
use crate::check::any::solo_draw_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Jokers, PackCard};
use crate::history::facts::of_solo_draw;
use crate::history::in_words::solo_draw_in_words;
use crate::history::scene::scenes_of_solo_draw;
use crate::history::{DayPoints, Ending, GameProfile, HandKind, RecordedGame, Scene, Weighed};
use crate::pages::history::words::decision_of_solo_draw;
use crate::pages::stats::words::terms_of_solo_draw;
use crate::pages::words::result_of_solo_draw;
use crate::poker::solo_draw::Round;
use crate::poker::{SoloDraw, SoloDrawTable};
use crate::table::{Dealt, DecisionsOf, Fields, Mode};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

impl RecordedGame for SoloDraw {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Number,
        has_pushes: false,
        keeps_score: false,
        is_judged: false,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        as_written::<Jokers>(terms)
    }

    fn in_words(decisions: &DecisionsOf<SoloDraw>) -> String {
        solo_draw_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_solo_draw(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_solo_draw(dealt, weighed)
    }
}

impl CheckedGame for SoloDraw {
    fn destinations(check: &Check<SoloDraw>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        solo_draw_destinations(check)
    }
}

impl GameWords for SoloDraw {
    fn terms(language: Language, terms: &str) -> Option<String> {
        terms_of_solo_draw(language, terms)
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        decision_of_solo_draw(language, code)
    }

    fn result(language: Language, check: &Check<SoloDraw>) -> String {
        result_of_solo_draw(language, check)
    }
}

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
