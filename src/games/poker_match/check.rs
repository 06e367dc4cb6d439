//! The check of a deal of the poker match.

use crate::check::game::AnyCheck;
use crate::check::{Check, CheckedGame, Destination, Destinations};
use crate::core::PackCard;
use crate::poker::chips::{Finished, ForChips, Stake, Standing};
use crate::poker::{PokerMatch, poker_match};
use crate::table::Round as _;

/// A hand of a poker match: its first cards, and its cards at the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerMatchHand {
    /// The holder of the hand.
    pub holder: poker_match::Holder,
    /// The first five cards, from the left.
    pub dealt: Vec<PackCard>,
    /// The hand after its swap.
    pub swapped: poker_match::Swapped,
    /// True if the hand was folded, before its swap or after.
    pub is_folded: bool,
}

impl CheckedGame for PokerMatch {
    fn can_replay(rules: &poker_match::Rules) -> bool {
        poker_match::Round::accepts(rules, &Stake::usual(rules)).is_ok()
    }

    fn destinations(check: &Check<PokerMatch>) -> Destinations {
        let to = match check.over() {
            Some(poker_match::Round::Over(showdown)) => showdown.destinations(),
            Some(poker_match::Round::ForChips(round)) => {
                let to = round.finished().map(Finished::destinations);
                to.unwrap_or_default()
            }
            Some(poker_match::Round::Swapping(_)) | None => vec![],
        };
        (
            to.into_iter().map(Destination::PokerMatch).collect(),
            vec![],
        )
    }
}

/// The holders of the folded hands; empty in a poker match without bets.
fn folded(over: Option<&poker_match::Round>) -> Vec<poker_match::Holder> {
    let finished = over
        .and_then(poker_match::Round::for_chips)
        .and_then(ForChips::finished);
    let seats = finished.into_iter().flat_map(Finished::seats);
    let folded = seats.filter(|seat| seat.standing == Standing::Folded);
    folded.map(|seat| seat.holder).collect()
}

impl AnyCheck {
    /// Returns the hands of a poker match, the player's first. The list is empty if no poker match ended.
    #[must_use]
    pub fn hands(&self) -> Vec<PokerMatchHand> {
        let AnyCheck::PokerMatch(check) = self else {
            return vec![];
        };
        let hands: Vec<(poker_match::Holder, poker_match::Swapped)> = match check.over() {
            Some(poker_match::Round::Over(showdown)) => {
                let hands = showdown.hands();
                hands.map(|(holder, swapped)| (holder, *swapped)).collect()
            }
            Some(poker_match::Round::ForChips(round)) => {
                let hands = round.finished().into_iter().flat_map(Finished::hands);
                hands.collect()
            }
            Some(poker_match::Round::Swapping(_)) | None => return vec![],
        };
        let folded = folded(check.over());
        let all = self.destinations();
        let hand = |(holder, swapped): (poker_match::Holder, poker_match::Swapped)| {
            let is_dealt = |to: &Destination| match to {
                Destination::PokerMatch(to) => to.holder == holder && !to.drawn,
                Destination::Deck | Destination::Blackjack(_) | Destination::Draw(_) => false,
            };
            let dealt = all.iter().filter(|(_, to)| is_dealt(to));
            PokerMatchHand {
                holder,
                dealt: dealt.map(|(card, _)| *card).collect(),
                swapped,
                is_folded: folded.contains(&holder),
            }
        };
        hands.into_iter().map(hand).collect()
    }
}
