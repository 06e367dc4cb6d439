//! A check of any game, and the destinations of its cards.

use super::game::{AnyCheck, Destinations};
use super::{Check, CheckStep, Replayed, StepFinding, golden};
use crate::blackjack::{self, Blackjack};
use crate::core::{Key, PackCard, WildHand};
use crate::poker::chips::{Finished, ForChips, Standing};
use crate::poker::{Class, Duel, Hands, Jacks, Solo, duel, jacks, solo};

impl AnyCheck {
    /// Returns true if this deal is one of the [golden] ones, whose seals were never on a table.
    #[must_use]
    pub fn is_example(&self) -> bool {
        golden().contains(&self.derivation().deal)
    }

    /// Returns the result of this step.
    #[must_use]
    pub fn finding(&self, step: CheckStep) -> StepFinding {
        let agrees = match step {
            CheckStep::Seal => self.derivation().seal_agrees(),
            CheckStep::Key | CheckStep::Pack | CheckStep::Shuffle | CheckStep::Cut => {
                return StepFinding::WorkedOut;
            }
            CheckStep::Round => match self.replayed() {
                Replayed::Refused(_) | Replayed::Unfinished => false,
                Replayed::Over(()) => true,
            },
        };
        if agrees {
            StepFinding::Agrees
        } else {
            StepFinding::Differs
        }
    }

    /// Returns every card in the order of the deal, with its destination. If the round does not end, all cards count as
    /// still in the deck. The cards that a short shoe dealt a second time come last.
    #[must_use]
    pub fn destinations(&self) -> Vec<(PackCard, Destination)> {
        let (went, again) = self.destinations_of_dealt();
        let went = went.into_iter().chain(std::iter::repeat(Destination::Deck));
        let order = self.derivation().order.iter().copied();
        order.zip(went).chain(again).collect()
    }

    /// Returns the number of hands of video poker drawn from the deal. It is one in every other game, and if the round
    /// does not end.
    #[must_use]
    pub fn drawn_hands(&self) -> Hands {
        self.finished_jacks()
            .map_or(Hands::ONE, |finished| finished.stake().hands())
    }

    /// Returns the hands of a round of video poker from hand 2 on. The list is empty if there is one hand, or if the
    /// round does not end.
    #[must_use]
    pub fn further_hands(&self) -> Vec<FurtherHand> {
        let Some(finished) = self.finished_jacks() else {
            return vec![];
        };
        let key = self.derivation().key;
        let further = (2..).zip(finished.hands().skip(1));
        let further = further.map(|(number, hand)| FurtherHand {
            number,
            key: key.of_hand(number),
            drawn: finished
                .discarded()
                .places()
                .map(|place| hand.cards()[place])
                .collect(),
            hand: *hand,
            prize: finished.prize(hand),
            paid: finished.paid_for(finished.prize(hand)),
        });
        further.collect()
    }

    fn finished_jacks(&self) -> Option<&jacks::Finished> {
        let AnyCheck::Jacks(check) = self else {
            return None;
        };
        finished_jacks(check)
    }

    /// Returns the hands of a duel, the player's first. The list is empty if no duel ended.
    #[must_use]
    pub fn hands(&self) -> Vec<DuelHand> {
        let AnyCheck::Duel(check) = self else {
            return vec![];
        };
        let hands: Vec<(duel::Holder, duel::Swapped)> = match check.over() {
            Some(duel::Round::Over(showdown)) => {
                let hands = showdown.hands();
                hands.map(|(holder, swapped)| (holder, *swapped)).collect()
            }
            Some(duel::Round::ForChips(round)) => {
                let hands = round.finished().into_iter().flat_map(Finished::hands);
                hands.collect()
            }
            Some(duel::Round::Swapping(_)) | None => return vec![],
        };
        let folded = folded(check.over());
        let all = self.destinations();
        let hand = |(holder, swapped): (duel::Holder, duel::Swapped)| {
            let is_dealt = |to: &Destination| match to {
                Destination::Duel(to) => to.holder == holder && !to.drawn,
                Destination::Deck | Destination::Blackjack(_) | Destination::Solo(_) => false,
            };
            let dealt = all.iter().filter(|(_, to)| is_dealt(to));
            DuelHand {
                holder,
                dealt: dealt.map(|(card, _)| *card).collect(),
                swapped,
                is_folded: folded.contains(&holder),
            }
        };
        hands.into_iter().map(hand).collect()
    }
}

/// The holders of the folded hands; empty in a duel without chips.
fn folded(over: Option<&duel::Round>) -> Vec<duel::Holder> {
    let finished = over
        .and_then(duel::Round::for_chips)
        .and_then(ForChips::finished);
    let seats = finished.into_iter().flat_map(Finished::seats);
    let folded = seats.filter(|seat| seat.standing == Standing::Folded);
    folded.map(|seat| seat.holder).collect()
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

fn finished_jacks(check: &Check<Jacks>) -> Option<&jacks::Finished> {
    match check.over()? {
        jacks::Round::Over(finished) => Some(finished),
        jacks::Round::Drawing(_) => None,
    }
}

/// The destinations of the cards of a check of blackjack. See
/// [`CheckedGame::destinations`](super::CheckedGame::destinations).
pub(crate) fn blackjack_destinations(check: &Check<Blackjack>) -> Destinations {
    let mut went = all_dealt(check);
    let again = went.split_off(went.len() - dealt_after_reshuffle(check));
    (went.into_iter().map(|(_, to)| to).collect(), again)
}

/// The destinations of the cards of a check of solo draw.
pub(crate) fn solo_destinations(check: &Check<Solo>) -> Destinations {
    let went = match check.over() {
        Some(solo::Round::Over(finished)) => {
            let dealt = finished.dealt().into_iter();
            dealt.map(|(_, to)| Destination::Solo(to)).collect()
        }
        Some(solo::Round::Swapping(_)) | None => vec![],
    };
    (went, vec![])
}

/// The destinations of the cards of a check of video poker.
pub(crate) fn jacks_destinations(check: &Check<Jacks>) -> Destinations {
    let finished = finished_jacks(check).into_iter();
    let to = finished.flat_map(jacks::Finished::destinations);
    (to.map(Destination::Solo).collect(), vec![])
}

/// The destinations of the cards of a check of a duel.
pub(crate) fn duel_destinations(check: &Check<Duel>) -> Destinations {
    let to = match check.over() {
        Some(duel::Round::Over(showdown)) => showdown.destinations(),
        Some(duel::Round::ForChips(round)) => {
            let to = round.finished().map(Finished::destinations);
            to.unwrap_or_default()
        }
        Some(duel::Round::Swapping(_)) | None => vec![],
    };
    (to.into_iter().map(Destination::Duel).collect(), vec![])
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

/// The destination of a card of the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The deck: the card was not dealt.
    Deck,
    /// A hand at the blackjack table.
    Blackjack(blackjack::Destination),
    /// The hand of a player without opponents: in solo draw or at video poker.
    Solo(solo::Destination),
    /// A hand of a duel.
    Duel(duel::Destination),
}

/// A hand of a duel: its first cards, and its cards at the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelHand {
    /// The holder of the hand.
    pub holder: duel::Holder,
    /// The first five cards, from the left.
    pub dealt: Vec<PackCard>,
    /// The hand after its swap.
    pub swapped: duel::Swapped,
    /// True if the hand was folded, before its swap or after.
    pub is_folded: bool,
}

/// A hand of video poker that was drawn from its own order of the remaining cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FurtherHand {
    /// Its number, from 2 on.
    pub number: u32,
    /// The key of its cards.
    pub key: Key,
    /// The cards that were drawn, in their order.
    pub drawn: Vec<PackCard>,
    /// The hand at the end.
    pub hand: WildHand,
    /// The class that is paid, if one is.
    pub prize: Option<Class>,
    /// The payout, in coins.
    pub paid: u32,
}
