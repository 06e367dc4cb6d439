//! High card on the page: a game for the tests of the list of games. It consists of
//! its variants in the enums of the games, its arm in `each!`, and this folder.

mod rules;
mod tests;
#[cfg(feature = "web")]
mod view;

use crate::app::games::{AllTables, TableGame, Tables};
use crate::app::msg::Msg;
use crate::app::route::{Page, TableId};
use crate::blackjack::{self, Outcome};
use crate::check::{Check, CheckedGame, Destination, Destinations};
use crate::core::PackCard;
use crate::games::GameName;
use crate::history::facts::Ending;
use crate::history::scene::{each, hand, scene};
use crate::history::{
    DayPoints, GameProfile, HandKind, RecordedGame, RoundOutcome, Scene, Weighed, Whose,
};
use crate::table::{Action as _, Dealt, DecisionsOf, Fields, Mode, Round as _, Table, Verdict};
use crate::text::Words;
use crate::text::game::GameWords;
use crate::text::guide::Piece;
use crate::text::language::Language;
use crate::{core, table};
pub(crate) use rules::HighCard;
use rules::{Choice, HighRound};

impl RecordedGame for HighCard {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Verdict,
        has_pushes: false,
        keeps_score: true,
        is_judged: false,
        hands: HandKind::Other,
    };

    fn read_terms(terms: &str) -> Option<String> {
        terms.is_empty().then(String::new)
    }

    fn in_words(decisions: &DecisionsOf<HighCard>) -> String {
        let all = decisions.last_round().iter();
        let all: Vec<&str> = all
            .map(|choice| match choice {
                Choice::Keep => "keep",
                Choice::Exchange => "exchange",
            })
            .collect();
        all.join(" ")
    }

    fn terms(_dealt: &Dealt<HighRound>) -> String {
        String::new()
    }

    fn outcome(round: &HighRound) -> RoundOutcome {
        let ending = match round.verdict() {
            Some(Verdict::Won) => Outcome::PlayerWins,
            Some(Verdict::Drawn) | None => Outcome::Draw,
            Some(Verdict::Lost) => Outcome::DealerWins,
        };
        RoundOutcome::without_bets(vec![Ending::Outcome(ending)])
    }

    fn scenes(dealt: &Dealt<HighRound>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        each(dealt, weighed, |round, decision| {
            scene([hand(Whose::Player, [round.player])], decision)
        })
    }
}

impl CheckedGame for HighCard {
    fn destinations(check: &Check<HighCard>) -> Destinations {
        let to = |_: &HighRound| Destination::Blackjack(blackjack::Destination::Player);
        (check.over().map(to).into_iter().collect(), vec![])
    }
}

impl GameWords for HighCard {
    fn terms(_language: Language, _terms: &str) -> Option<String> {
        Some("Two decks".to_owned())
    }

    fn decision(_language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        Choice::from_code(code).map(|choice| format!("{choice:?}"))
    }

    fn result(_language: Language, check: &Check<HighCard>) -> String {
        let verdict = check.over().and_then(HighRound::verdict);
        verdict.map_or_else(String::new, |verdict| format!("{verdict:?}"))
    }
}

impl TableGame for HighCard {
    type Id = Mode;

    const GAME: GameName = GameName::HighCard;

    fn id(at: Mode) -> TableId {
        TableId::HighCard(at)
    }

    fn msg(at: Mode, msg: table::Msg<HighCard>) -> Msg {
        Msg::HighCard(at, msg)
    }

    fn tables(all: &AllTables) -> &Tables<HighCard> {
        &all.high_card
    }

    fn tables_mut(all: &mut AllTables) -> &mut Tables<HighCard> {
        &mut all.high_card
    }

    /// The test accepts any message of the catalogue.
    fn heading(words: Words) -> &'static str {
        words.count()
    }

    fn help(_words: Words) -> &'static str {
        "Keep your card, or exchange it."
    }

    fn day_note(_words: Words) -> &'static str {
        "A round that is won counts 2, and a draw 1."
    }

    fn guide(_table: &Table<HighCard>) -> Vec<Piece> {
        vec![Piece::Ranking]
    }

    fn pages(_table: &Table<HighCard>) -> Vec<(Page, Fields)> {
        vec![]
    }
}
