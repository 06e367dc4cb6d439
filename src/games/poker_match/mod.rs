//! The duel on the page.

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
use crate::check::any::duel_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Jokers, PackCard};
use crate::history::facts::of_duel;
use crate::history::in_words::duel_in_words;
use crate::history::scene::scenes_of_duel;
use crate::history::{DayPoints, Ending, GameProfile, HandKind, RecordedGame, Scene, Weighed};
use crate::pages::history::words::decision_of_duel;
use crate::pages::stats::words::terms_of_duel;
use crate::pages::words::result_of_duel;
use crate::poker::duel::{Betting, Round, Rules};
use crate::poker::{Duel, DuelTable};
use crate::table::{Dealt, DecisionsOf, Fields, Mode};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

impl RecordedGame for Duel {
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

    fn in_words(decisions: &DecisionsOf<Duel>) -> String {
        duel_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_duel(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_duel(dealt, weighed)
    }
}

impl CheckedGame for Duel {
    fn destinations(check: &Check<Duel>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        duel_destinations(check)
    }
}

impl GameWords for Duel {
    fn terms(language: Language, terms: &str) -> Option<String> {
        terms_of_duel(language, terms)
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        decision_of_duel(language, code)
    }

    fn result(language: Language, check: &Check<Duel>) -> String {
        result_of_duel(language, check)
    }
}

impl TableGame for Duel {
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

    fn guide(table: &DuelTable) -> Vec<Piece> {
        let rules = table.rules();
        let mut pieces = vec![Piece::Duel];
        match rules.betting {
            Betting::None => (),
            Betting::FixedLimit => pieces.push(Piece::DuelChips),
        }
        pieces.extend([Piece::Ranking, Piece::Opponents]);
        pieces.extend(rules.opponents.each().map(Piece::Opponent));
        if rules.jokers != Jokers::None {
            pieces.push(Piece::Jokers);
        }
        pieces
    }

    fn pages(_table: &DuelTable) -> Vec<(Page, Fields)> {
        vec![]
    }

    /// The coach advises only in rounds for chips.
    fn has_coach(table: &DuelTable) -> bool {
        table.rules_on_table().betting == Betting::FixedLimit
    }

    fn coach_request(model: &Model, at: Mode) -> Option<AnyCoachRequest> {
        model.duel_request(at).map(AnyCoachRequest::Duel)
    }
}
