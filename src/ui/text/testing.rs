//! What the tests of every language need: hands, and whole rounds as they are told.

use super::news::{blackjack_news, solo_news};
use crate::blackjack::{self, Action};
use crate::core::{AceRule, Card, Deal, Decks, PokerHand, Score, Secret};
use crate::language::Language;
use crate::poker;
use crate::table::Table;

/// What these cards count.
pub(super) fn score(codes: &str) -> Score {
    Score::of(&Card::parse_list(codes).expect(codes), AceRule::OneOrEleven)
}

/// The poker hand of these cards.
pub(super) fn hand(codes: &str) -> PokerHand {
    codes.parse().expect(codes)
}

/// The deal whose secret is this byte, 32 times.
pub(super) fn deal(byte: u8) -> Deal {
    Deal::uncut(Secret::from_bytes([byte; 32]), Decks::ONE)
}

/// A blackjack round of this deal as it is told, from the link to the result.
pub(super) fn blackjack_story(language: Language, byte: u8, actions: &[Action]) -> Vec<String> {
    use blackjack::{Game, Msg, Round};
    let mut story = Vec::new();
    let mut tell = |game: Game, msg: Msg| {
        let game = game.update(msg).0;
        story.push(blackjack_news(language, &game));
        game
    };
    let mut game = tell(Game::default(), Msg::OpenedLink(deal(byte)));
    let at = game.position();
    game = tell(game, Msg::ClickedDeal(at));
    for action in actions {
        let at = game.position();
        game = tell(game, Msg::ClickedAction(*action, at));
    }
    let draws = |game: &Game| match game.table() {
        Table::Bare | Table::Ready(_) => false,
        Table::Dealt(dealt) => match dealt.round() {
            Round::Player(_) | Round::Over(_) => false,
            Round::Dealer(_) => true,
        },
    };
    while draws(&game) {
        let at = game.position();
        game = tell(game, Msg::DealerPauseOver(at));
    }
    story
}

/// A solo round of this deal as it is told, from the link to Finish; each swap names the places of
/// its cards.
pub(super) fn solo_story(language: Language, byte: u8, swaps: &[&[usize]]) -> Vec<String> {
    use poker::{Game, Msg};
    let mut story = Vec::new();
    let mut tell = |game: Game, msg: Msg| {
        let game = game.update(msg).0;
        story.push(solo_news(language, &game));
        game
    };
    let mut game = tell(Game::default(), Msg::OpenedLink(deal(byte)));
    let at = game.position();
    game = tell(game, Msg::ClickedDeal(at));
    for swap in swaps {
        let at = game.position();
        for place in *swap {
            game = game.update(Msg::ClickedCard(*place, at)).0;
        }
        game = tell(game, Msg::ClickedSwap(at));
    }
    let at = game.position();
    tell(game, Msg::ClickedFinish(at));
    story
}
