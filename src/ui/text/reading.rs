//! Everything that is to be seen on a table, told to someone who cannot see it, and nothing more:
//! what a hidden card is, nothing here can know.

use super::{Move, Words, words};
use crate::blackjack::{self, DealerHand};
use crate::core::{Card, Decks};
use crate::language::Language;
use crate::poker;
use crate::route::Route;
use crate::table::{Origin, Round as _, Sealed, Table};

/// All that is to be seen on the blackjack table.
#[must_use]
pub fn blackjack_reading(language: Language, game: &blackjack::Game) -> String {
    use blackjack::{Action, News, Round};
    let words = words(language);
    let mut told = vec![
        words.this_is(Route::Blackjack),
        words.rules_chosen(game.preset()),
    ];
    let mut revealed = false;
    let mut moves = vec![];
    let left = match game.table() {
        Table::Bare | Table::Ready(_) => {
            told.push(words.blackjack_intro(game.preset()));
            told.push(words.nothing_dealt().to_owned());
            moves.push(Move::Deal);
            Decks::ONE.cards()
        }
        Table::Dealt(dealt) => {
            let round = dealt.round();
            let (player, dealer) = (round.player_score(), round.dealer_score());
            told.push(match round {
                Round::Player(_) => words.your_turn().to_owned(),
                Round::Dealer(_) => words.dealers_turn().to_owned(),
                Round::Over(_) => words.round_over(),
            });
            told.push(words.your_hand(round.player(), player));
            told.push(match round.dealer() {
                DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
                DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
            });
            match round {
                Round::Player(_) | Round::Dealer(_) => {
                    let legal = round.legal_actions().into_iter();
                    moves.extend(legal.map(|action| match action {
                        Action::Hit => Move::Hit,
                        Action::Stand => Move::Stand,
                    }));
                }
                Round::Over(finished) => {
                    told.push(words.blackjack_result(finished.outcome(), player, dealer));
                    revealed = true;
                    moves.push(Move::Deal);
                }
            }
            round.left()
        }
    };
    match game.news() {
        Some(News::NoEntropy) => told.push(words.no_entropy()),
        Some(
            News::SharedDealReady
            | News::ChosePreset
            | News::Dealt
            | News::PlayerDrew
            | News::PlayerStood
            | News::DealerDrew,
        )
        | None => (),
    }
    told.extend(deck(words, left, game.table().sealed()));
    told.push(words.score_so_far(game.tally()));
    told.extend(game.table().sealed().into_iter().flat_map(|sealed| seal(words, sealed, revealed)));
    told.extend(can(words, &moves));
    told.join(words.between())
}

/// All that is to be seen on the solo table.
#[must_use]
pub fn solo_reading(language: Language, game: &poker::Game) -> String {
    use poker::{Action, News, Round};
    let words = words(language);
    let mut told = vec![words.this_is(Route::PokerSolo)];
    let mut revealed = false;
    let mut moves = vec![];
    let left = match game.table() {
        Table::Bare | Table::Ready(_) => {
            told.push(words.solo_intro().to_owned());
            told.push(words.nothing_dealt().to_owned());
            moves.push(Move::Deal);
            Decks::ONE.cards()
        }
        Table::Dealt(dealt) => {
            let round = dealt.round();
            let hand = *round.hand();
            match round {
                Round::Swapping(_) => {
                    told.push(words.your_turn().to_owned());
                    told.push(words.you_hold(hand));
                    let marks = game.marks();
                    let marked: Vec<Card> = marks.places().map(|at| hand.cards()[at]).collect();
                    if !marked.is_empty() {
                        told.push(words.marked_cards(&marked));
                    }
                    let legal = round.legal_actions();
                    if legal.iter().any(|action| matches!(action, Action::Swap(_))) {
                        moves.push(Move::Swap);
                    }
                    if legal.contains(&Action::Finish) {
                        moves.push(Move::Finish);
                    }
                }
                Round::Over(finished) => {
                    let best = finished.best();
                    told.extend([
                        words.round_over(),
                        words.you_hold(hand),
                        words.best_hand(best),
                        words.best_cards(best.cards()),
                        words.made(&finished.counts()),
                    ]);
                    revealed = true;
                    moves.push(Move::Deal);
                }
            }
            round.left()
        }
    };
    match game.news() {
        Some(News::NoEntropy) => told.push(words.no_entropy()),
        Some(News::Refused(why)) => told.push(words.refusal(why)),
        Some(News::SharedDealReady | News::Dealt | News::Swapped(_) | News::Finished) | None => (),
    }
    told.extend(deck(words, left, game.table().sealed()));
    told.extend(game.table().sealed().into_iter().flat_map(|sealed| seal(words, sealed, revealed)));
    told.extend(can(words, &moves));
    told.join(words.between())
}
