//! Blackjack on the page.

pub mod coach;
pub mod count;
pub mod counted;
pub mod ramp;
#[cfg(feature = "web")]
pub mod view;
pub mod wager;
pub mod words;

use super::as_written;
use crate::app::Model;
use crate::app::games::TableGame;
use crate::app::route::Page;
use crate::blackjack::{
    Blackjack, BlackjackTable, Chips, PracticeHands, Preset, Round, Rules, Seating, Start,
};
use crate::check::any::blackjack_destinations;
use crate::check::{Check, CheckedGame, Destination};
use crate::coach::request::AnyCoachRequest;
use crate::core::{Card, PackCard};
use crate::history::facts::of_blackjack;
use crate::history::in_words::blackjack_in_words;
use crate::history::scene::scenes_of_blackjack;
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, Judge, NoWorth, RecordedGame, Scene, Weighed,
    WorthWork,
};
use crate::pages::history::words::decision_of_blackjack;
use crate::pages::stats::words::terms_of_blackjack;
use crate::pages::words::result_of_blackjack;
use crate::table::{Dealt, DecisionsOf, Fields, Listed, Mode};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;

/// The suffix of the number of hands for a round with side bets.
const SIDE_BETS: &str = "s";

impl RecordedGame for Blackjack {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Verdict,
        has_pushes: true,
        keeps_score: true,
        is_judged: true,
        hands: HandKind::Other,
    };

    fn read_terms(terms: &str) -> Option<String> {
        let Some((rules, staked)) = terms.split_once('~') else {
            return as_written::<Rules>(terms);
        };
        // The terms of one hand without side bets are the rules alone.
        let (hands, left_out) = match staked.strip_suffix(SIDE_BETS) {
            None => (staked, 1),
            Some(hands) => (hands, 0),
        };
        let mut known = Seating::each_hands().skip(left_out);
        known.find(|it| it.to_string() == hands)?;
        let rules = as_written::<Rules>(rules)?;
        Some(format!("{rules}~{staked}"))
    }

    fn in_words(decisions: &DecisionsOf<Blackjack>) -> String {
        blackjack_in_words(decisions)
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        let round = dealt.round();
        let side = if round.has_side_bets() { SIDE_BETS } else { "" };
        match (round.seating().hands(), side) {
            (1, "") => dealt.rules().to_string(),
            (hands, side) => format!("{}~{hands}{side}", dealt.rules()),
        }
    }

    fn outcome(round: &Round) -> (i64, u64, Vec<Ending>) {
        of_blackjack(round)
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        scenes_of_blackjack(dealt, weighed)
    }

    fn weigh(judge: &mut Judge, dealt: &Dealt<Round>) -> Option<Vec<Weighed>> {
        judge.weigh_blackjack(dealt)
    }

    fn worth(terms: &str) -> Result<WorthWork, NoWorth> {
        WorthWork::of_blackjack(terms)
    }
}

impl CheckedGame for Blackjack {
    fn destinations(check: &Check<Blackjack>) -> (Vec<Destination>, Vec<(PackCard, Destination)>) {
        blackjack_destinations(check)
    }
}

impl GameWords for Blackjack {
    fn terms(language: Language, terms: &str) -> Option<String> {
        Some(terms_of_blackjack(language, terms))
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        decision_of_blackjack(language, code)
    }

    fn result(language: Language, check: &Check<Blackjack>) -> String {
        result_of_blackjack(language, check)
    }
}

impl TableGame for Blackjack {
    type Id = Mode;

    const PRACTISES: bool = true;

    fn heading(words: Words) -> &'static str {
        words.blackjack_heading()
    }

    fn help(words: Words) -> &'static str {
        words.help_blackjack()
    }

    fn day_note(words: Words) -> &'static str {
        words.daily_blackjack()
    }

    fn guide(table: &BlackjackTable) -> Vec<Piece> {
        let rules = table.rules();
        match (rules.chips, Preset::of(*rules)) {
            (Chips::Bets, _) => vec![Piece::Blackjack, Piece::Chips],
            (Chips::None, Some(preset)) => {
                vec![Piece::Blackjack, Piece::Preset(preset), Piece::NoBets]
            }
            // The felt shows such rules, so the guide has no piece for them.
            (Chips::None, None) => vec![Piece::Blackjack],
        }
    }

    fn pages(_table: &BlackjackTable) -> Vec<(Page, Fields)> {
        // Until the player chooses other rules there, these pages have the rules of the table.
        [Page::Rules, Page::Counting]
            .map(|page| (page, Fields::new()))
            .to_vec()
    }

    fn coach_request(model: &Model, _at: Mode) -> Option<AnyCoachRequest> {
        model.blackjack_request().map(AnyCoachRequest::Blackjack)
    }

    fn practice_of(
        terms: &str,
        player: &[PackCard],
        dealer: Option<PackCard>,
    ) -> Option<[String; 2]> {
        let natural = |card: &PackCard| match card {
            PackCard::Natural(card) => Some(*card),
            PackCard::Joker(_) => None,
        };
        let (rules, _) = terms.split_once('~').unwrap_or((terms, ""));
        let rules: Rules = rules.parse().ok()?;
        let own: Vec<Card> = player.iter().map(natural).collect::<Option<_>>()?;
        let own: [Card; 2] = own.try_into().ok()?;
        let up = natural(&dealer?)?;
        let hands = PracticeHands::Mistakes(Listed::new(vec![Start::of(own, up)])?);
        let can = !hands.starts(&rules).is_empty();
        can.then(|| [hands.to_string(), rules.to_string()])
    }
}
