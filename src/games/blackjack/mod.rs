//! Blackjack on the page.

mod check;
pub mod coach;
pub mod count;
pub mod counted;
mod history;
pub mod items;
pub mod news;
pub mod ramp;
pub mod request;
pub mod sentences;
#[cfg(feature = "web")]
pub mod view;
pub mod wager;
pub mod words;

use crate::app::games::{AllTables, TableGame, Tables};
use crate::app::msg::Msg;
use crate::app::route::{Page, TableId};
use crate::blackjack::{Blackjack, BlackjackTable, Chips, PracticeHands, Preset, Rules, Start};
use crate::core::{Card, PackCard};
use crate::games::GameName;
use crate::table::{self, Fields, Listed, Mode};
use crate::text::Words;
use crate::text::guide::Piece;

impl TableGame for Blackjack {
    type Id = Mode;

    const GAME: GameName = GameName::Blackjack;

    fn id(at: Mode) -> TableId {
        TableId::Blackjack(at)
    }

    fn msg(at: Mode, msg: table::Msg<Blackjack>) -> Msg {
        Msg::Blackjack(at, msg)
    }

    fn tables(all: &AllTables) -> &Tables<Blackjack> {
        &all.blackjack
    }

    fn tables_mut(all: &mut AllTables) -> &mut Tables<Blackjack> {
        &mut all.blackjack
    }

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
