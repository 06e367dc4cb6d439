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
use crate::check::any::solo_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Jokers, PackCard};
use crate::history::facts::of_solo;
use crate::history::in_words::solo_in_words;
use crate::history::scene::scenes_of_solo;
use crate::history::{DayPoints, Ending, GameProfile, HandKind, RecordedGame, Scene, Weighed};
use crate::pages::history::words::decision_of_solo;
use crate::pages::stats::words::terms_of_solo;
use crate::pages::words::result_of_solo;
use crate::poker::solo::Round;
use crate::poker::{Solo, SoloTable};
use crate::table::{Dealt, DecisionsOf, Fields, Mode};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

impl RecordedGame for Solo {
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

    fn in_words(decisions: &DecisionsOf<Solo>) -> String {
        solo_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_solo(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_solo(dealt, weighed)
    }
}

impl CheckedGame for Solo {
    fn destinations(check: &Check<Solo>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        solo_destinations(check)
    }
}

impl GameWords for Solo {
    fn terms(language: Language, terms: &str) -> Option<String> {
        terms_of_solo(language, terms)
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        decision_of_solo(language, code)
    }

    fn result(language: Language, check: &Check<Solo>) -> String {
        result_of_solo(language, check)
    }
}

impl TableGame for Solo {
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

    fn guide(table: &SoloTable) -> Vec<Piece> {
        let mut pieces = vec![Piece::Solo, Piece::Ranking];
        if *table.rules() != Jokers::None {
            pieces.push(Piece::Jokers);
        }
        pieces
    }

    fn pages(_table: &SoloTable) -> Vec<(Page, Fields)> {
        vec![]
    }

    fn coach_request(model: &Model, at: Mode) -> Option<AnyCoachRequest> {
        model.solo_request(at).map(AnyCoachRequest::Solo)
    }
}
