//! The check of a deal of blackjack.

use crate::blackjack;
use crate::blackjack::Blackjack;
use crate::check::{Check, CheckedGame, Destination, Destinations};
use crate::core::PackCard;

impl CheckedGame for Blackjack {
    // The destinations of the cards of a check of blackjack. See
    // [`CheckedGame::destinations`](super::CheckedGame::destinations).
    fn destinations(check: &Check<Blackjack>) -> Destinations {
        let mut went = all_dealt(check);
        let again = went.split_off(went.len() - dealt_after_reshuffle(check));
        (went.into_iter().map(|(_, to)| to).collect(), again)
    }
}

impl Check<Blackjack> {
    /// The rounds of the deal in order; empty if the last one does not end.
    pub fn finished(&self) -> impl Iterator<Item = &blackjack::Finished> {
        self.over().into_iter().flat_map(|last| {
            let rounds = self.earlier.iter().chain([last]);
            rounds.filter_map(finished)
        })
    }
}

/// Every card of all rounds of blackjack in the order of the deal; empty if the last round does not end.
fn all_dealt(check: &Check<Blackjack>) -> Vec<(PackCard, Destination)> {
    let dealt = check.finished().flat_map(blackjack::Finished::dealt);
    dealt
        .map(|(card, to)| (PackCard::Natural(card), Destination::Blackjack(to)))
        .collect()
}

/// The number of cards at the end that were dealt from reshuffled discards.
fn dealt_after_reshuffle(check: &Check<Blackjack>) -> usize {
    let last = check.over().and_then(finished);
    last.map_or(0, blackjack::Finished::dealt_after_reshuffle)
}

const fn finished(round: &blackjack::Round) -> Option<&blackjack::Finished> {
    match round {
        blackjack::Round::Over(finished) => Some(finished),
        blackjack::Round::Insurance(_)
        | blackjack::Round::Early(_)
        | blackjack::Round::Seats(_)
        | blackjack::Round::Player(_)
        | blackjack::Round::Dealer(_) => None,
    }
}
