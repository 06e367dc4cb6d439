//! Descriptions of tables for screen readers. A description has everything visible on the table and nothing else.
//! Hidden cards cannot be read here.

use super::story::Story;
use super::{Move, Words, words};
use crate::app::route::{Route, TableId};
use crate::games::GameName;
use crate::table::{ActionOf, AnyTable, Button, Game, Mode, News, Origin, Sealed, Stage, Table};
use crate::text::language::Language;

/// The announcement of a place after navigation: its name, and the state of the round if it is a table.
#[must_use]
pub fn arrival(language: Language, route: Route, table: Option<&dyn AnyTable>) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(route));
    if let Some(table) = table {
        let game = route.table().map(TableId::game);
        let origin = table.sealed().map(|sealed| sealed.origin);
        story.add(match (table.stage(), origin) {
            (Some(Stage::Player | Stage::Swap), _) => words.your_turn(),
            (Some(Stage::Dealer), _) if game == Some(GameName::PokerMatch) => {
                words.opponents_turn()
            }
            (Some(Stage::Dealer), _) => words.dealers_turn(),
            (Some(Stage::Over), _) => words.round_over(),
            (None, _) if table.is_cutting() => words.cut_hint(),
            (None, Some(Origin::Shared)) => words.shared_deal_ready(),
            (None, Some(Origin::Fresh | Origin::Daily(_) | Origin::Practice) | None) => {
                words.nothing_dealt()
            }
        });
    }
    story.finish()
}

/// The actions of the player. `own` maps the game's own decisions.
pub(crate) fn moves<G: Game>(table: &Table<G>, own: impl Fn(ActionOf<G>) -> Move) -> Vec<Move> {
    let buttons = table.buttons().into_iter();
    let moves = buttons.map(|(button, _)| match button {
        Button::Deal => Move::Deal,
        Button::CutFirst => Move::CutFirst,
        Button::Cut => Move::Cut,
        Button::DealUncut => Move::DealUncut,
        Button::EndPractice => Move::EndPractice,
        Button::Swap => Move::Swap,
        Button::Act(action) => own(action),
    });
    moves.collect()
}

/// The score as shown. The deal of the day has points instead.
pub(crate) fn shown_tally(words: Words, at: TableId, table: &dyn AnyTable) -> Option<String> {
    match table.mode() {
        Mode::Free => Some(words.score_so_far(at, table.tally())),
        Mode::Daily => None,
    }
}

/// The parts of every table around the hands, and the possible actions.
pub(crate) struct Surroundings<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) tally: Option<String>,
    pub(crate) moves: Vec<Move>,
}

impl<G: Game> Surroundings<'_, G> {
    pub(crate) fn describe(self, story: &mut Story, words: Words) {
        let Surroundings {
            table,
            tally,
            moves,
        } = self;
        if let Some(News::NoEntropy) = table.news() {
            story.add(words.no_entropy());
        }
        // Eight digits are enough to tell two seals apart. The Copy button has the whole seal.
        let shown = |mut hex: String| {
            hex.truncate(8);
            hex
        };
        story.add(words.left_in_deck(table.left()));
        match table.sealed().map(|sealed| sealed.origin) {
            Some(Origin::Shared) => story.add(words.deal_is_shared()),
            Some(Origin::Daily(_)) => story.add(words.deal_is_daily()),
            Some(Origin::Practice) => story.add(words.practice_not_counted()),
            Some(Origin::Fresh) | None => (),
        }
        story.add(tally);
        if let Some(Sealed { seal, .. }) = table.sealed() {
            story.add(words.seal_is(&shown(seal.to_string())));
        }
        if let Some(deal) = table.revealed() {
            story.add(words.secret_is(&shown(deal.secret().to_hex())));
        }
        if let Some(next) = table.next_seal() {
            story.add(words.next_seal_is(&shown(next.to_string())));
        }
        if !moves.is_empty() {
            story.add(words.you_can(&moves));
        }
    }
}
