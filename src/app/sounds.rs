//! Which sounds belong to what happened last at a table.

use super::Sound;
use crate::poker::duel_game;
use crate::table::{Table, Verdict};
use crate::{blackjack, poker};

/// The sounds of the last news at the blackjack table.
pub(super) fn blackjack(game: &blackjack::Game) -> Vec<Sound> {
    let sound = match game.news() {
        Some(
            blackjack::News::Dealt | blackjack::News::PlayerDrew | blackjack::News::DealerDrew,
        ) => Some(Sound::Card),
        Some(blackjack::News::PlayerStood) => Some(Sound::Flip),
        Some(
            blackjack::News::SharedDealReady
            | blackjack::News::ReadyToCut
            | blackjack::News::ChosePreset
            | blackjack::News::NoEntropy,
        )
        | None => None,
    };
    let won = match (game.table(), sound) {
        (Table::Dealt(dealt), Some(_)) => match dealt.round() {
            blackjack::Round::Over(finished) => finished.outcome().verdict() == Verdict::Won,
            blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => false,
        },
        (Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_), _) => false,
    };
    sound.into_iter().chain(won.then_some(Sound::Win)).collect()
}

/// The sounds of the last news at the solo table.
pub(super) fn solo(game: &poker::Game) -> Vec<Sound> {
    match game.news() {
        Some(poker::News::Dealt | poker::News::Swapped(_)) => vec![Sound::Card],
        Some(poker::News::Finished) => vec![Sound::Flip],
        Some(
            poker::News::SharedDealReady
            | poker::News::ChoseJokers
            | poker::News::ReadyToCut
            | poker::News::Refused(_)
            | poker::News::NoEntropy,
        )
        | None => vec![],
    }
}

/// The sounds of the last news at the duel's table.
pub(super) fn duel(game: &duel_game::Game) -> Vec<Sound> {
    use duel_game::News;
    match game.news() {
        Some(News::Dealt) => vec![Sound::Card],
        Some(News::Showdown(_)) => {
            let won = match game.table() {
                Table::Dealt(dealt) => dealt.round().verdict() == Some(Verdict::Won),
                Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            };
            [Sound::Flip]
                .into_iter()
                .chain(won.then_some(Sound::Win))
                .collect()
        }
        Some(
            News::SharedDealReady
            | News::ChoseOpponents
            | News::OpponentRefused(_)
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Refused(_)
            | News::NoEntropy,
        )
        | None => vec![],
    }
}
