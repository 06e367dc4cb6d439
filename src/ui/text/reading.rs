//! Everything that is to be seen on a table, told to someone who cannot see it, and nothing more:
//! what a hidden card is, nothing here can know.

use super::{Move, Words, solo_hint, words};
use crate::blackjack::{self, DealerHand};
use crate::core::{Card, Decks};
use crate::language::Language;
use crate::poker;
use crate::route::Route;
use crate::table::{Origin, Round, Table};

/// All that is to be seen on the blackjack table.
#[must_use]
pub fn table_reading_blackjack(language: Language, game: &blackjack::Game) -> String {
    use blackjack::News;
    let words = words(language);
    let mut told = vec![
        words.this_is(Route::Blackjack),
        words.rules_chosen(game.preset()),
    ];
    let (left, moves) = match game.table() {
        Table::Bare | Table::Ready(_) => {
            told.push(words.blackjack_intro(game.preset()));
            told.push(words.nothing_dealt().to_owned());
            (Decks::ONE.cards(), vec![Move::Deal])
        }
        Table::Dealt(dealt) => {
            let round = dealt.round();
            told.extend(blackjack_round(words, round));
            (round.left(), blackjack_moves(round))
        }
    };
    match game.news() {
        Some(News::NoEntropy) => told.push(words.no_entropy().to_owned()),
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
    told.extend(deck(words, left, game.table()));
    told.push(words.score_so_far(game.tally()));
    told.extend(seal(words, game.table()));
    told.extend(can(words, &moves));
    told.join(words.between())
}

fn blackjack_round(words: &dyn Words, round: &blackjack::Round) -> Vec<String> {
    use blackjack::Round;
    let (player, dealer) = (round.player_score(), round.dealer_score());
    let phase = match round {
        Round::Player(_) => words.your_turn(),
        Round::Dealer(_) => words.dealers_turn(),
        Round::Over(_) => words.round_over(),
    };
    let dealers = match round.dealer() {
        DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
        DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
    };
    let mut told = vec![
        phase.to_owned(),
        words.your_hand(round.player(), player),
        dealers,
    ];
    match round {
        Round::Player(_) | Round::Dealer(_) => (),
        Round::Over(finished) => {
            told.push(words.blackjack_result(finished.outcome(), player, dealer));
        }
    }
    told
}

fn blackjack_moves(round: &blackjack::Round) -> Vec<Move> {
    use blackjack::Action;
    if round.is_over() {
        return vec![Move::Deal];
    }
    let legal = round.legal_actions().into_iter();
    let moves = legal.map(|action| match action {
        Action::Hit => Move::Hit,
        Action::Stand => Move::Stand,
    });
    moves.collect()
}

/// All that is to be seen on the solo table.
#[must_use]
pub fn table_reading_solo(language: Language, game: &poker::Game) -> String {
    use poker::News;
    let words = words(language);
    let mut told = vec![words.this_is(Route::PokerSolo)];
    let (left, moves) = match game.table() {
        Table::Bare | Table::Ready(_) => {
            told.push(words.solo_intro().to_owned());
            told.push(words.nothing_dealt().to_owned());
            (Decks::ONE.cards(), vec![Move::Deal])
        }
        Table::Dealt(dealt) => {
            let round = dealt.round();
            told.extend(solo_round(language, game, round));
            (round.left(), solo_moves(round))
        }
    };
    match game.news() {
        Some(News::NoEntropy) => told.push(words.no_entropy().to_owned()),
        Some(
            News::SharedDealReady
            | News::Dealt
            | News::Swapped(_)
            | News::Finished
            | News::Refused(_),
        )
        | None => (),
    }
    told.extend(deck(words, left, game.table()));
    told.extend(seal(words, game.table()));
    told.extend(can(words, &moves));
    told.join(words.between())
}

fn solo_round(language: Language, game: &poker::Game, round: &poker::Round) -> Vec<String> {
    use poker::News;
    let words = words(language);
    let hand = *round.hand();
    let mut told = Vec::new();
    match round {
        poker::Round::Swapping(_) => {
            told.push(words.your_turn().to_owned());
            told.push(words.you_hold(hand));
            let marks = game.marks().places();
            let marked: Vec<Card> = marks.map(|place| hand.cards()[place]).collect();
            let (marks, left) = (marked.len(), round.left());
            if marks > 0 {
                told.push(words.marked_cards(&marked));
            }
            told.extend(match game.news() {
                Some(News::Refused(why)) => Some(words.refusal(why)),
                // Between none and too many, the hint only counts what has just been named.
                Some(
                    News::SharedDealReady
                    | News::Dealt
                    | News::Swapped(_)
                    | News::Finished
                    | News::NoEntropy,
                )
                | None => (marks == 0 || marks > left).then(|| solo_hint(language, marks, left)),
            });
        }
        poker::Round::Over(finished) => {
            let best = finished.best();
            told.push(words.round_over().to_owned());
            told.push(words.you_hold(hand));
            told.push(words.best_hand(best));
            told.push(words.best_cards(best.cards()));
            told.push(words.made(&finished.counts()));
        }
    }
    told
}

fn solo_moves(round: &poker::Round) -> Vec<Move> {
    match round {
        poker::Round::Swapping(_) => vec![Move::Swap, Move::Finish],
        poker::Round::Over(_) => vec![Move::Deal],
    }
}

fn deck<R: Round>(words: &dyn Words, left: usize, table: &Table<R>) -> Vec<String> {
    let mut told = vec![words.left_in_deck(left)];
    match table.sealed().map(|sealed| sealed.origin) {
        Some(Origin::Shared) => told.push(words.deal_is_shared().to_owned()),
        Some(Origin::Fresh) | None => (),
    }
    told
}

/// The seal, and the secret once the round is over: as many digits of them as are shown.
fn seal<R: Round>(words: &dyn Words, table: &Table<R>) -> Vec<String> {
    let Some(deal) = table.sealed().map(|sealed| sealed.deal) else {
        return vec![];
    };
    let shown = |hex: String| -> String { hex.chars().take(8).collect() };
    let mut told = vec![words.seal_is(&shown(deal.seal().to_string()))];
    match table {
        Table::Dealt(dealt) if dealt.round().is_over() => {
            told.push(words.secret_is(&shown(deal.secret().to_hex())));
        }
        Table::Bare | Table::Ready(_) | Table::Dealt(_) => (),
    }
    told
}

fn can(words: &dyn Words, moves: &[Move]) -> Option<String> {
    (!moves.is_empty()).then(|| words.you_can(moves))
}
