//! A check of any game, and the destinations of its cards.

use super::game::{AnyCheck, Destinations};
use super::{Check, CheckStep, Replayed, StepFinding, golden};
use crate::blackjack::{self, Blackjack};
use crate::core::{Key, PackCard, WildHand};
use crate::poker::chips::{Finished, ForChips, Standing};
use crate::poker::{
    Class, Hands, PokerMatch, SoloDraw, VideoPoker, poker_match, solo_draw, video_poker,
};

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
        self.finished_video_poker()
            .map_or(Hands::ONE, |finished| finished.stake().hands())
    }

    /// Returns the hands of a round of video poker from hand 2 on. The list is empty if there is one hand, or if the
    /// round does not end.
    #[must_use]
    pub fn further_hands(&self) -> Vec<FurtherHand> {
        let Some(finished) = self.finished_video_poker() else {
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

    fn finished_video_poker(&self) -> Option<&video_poker::Finished> {
        let AnyCheck::VideoPoker(check) = self else {
            return None;
        };
        finished_video_poker(check)
    }

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
                Destination::Deck | Destination::Blackjack(_) | Destination::SoloDraw(_) => false,
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

/// The holders of the folded hands; empty in a poker match without bets.
fn folded(over: Option<&poker_match::Round>) -> Vec<poker_match::Holder> {
    let finished = over
        .and_then(poker_match::Round::for_chips)
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

fn finished_video_poker(check: &Check<VideoPoker>) -> Option<&video_poker::Finished> {
    match check.over()? {
        video_poker::Round::Over(finished) => Some(finished),
        video_poker::Round::Drawing(_) => None,
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
pub(crate) fn solo_draw_destinations(check: &Check<SoloDraw>) -> Destinations {
    let went = match check.over() {
        Some(solo_draw::Round::Over(finished)) => {
            let dealt = finished.dealt().into_iter();
            dealt.map(|(_, to)| Destination::SoloDraw(to)).collect()
        }
        Some(solo_draw::Round::Swapping(_)) | None => vec![],
    };
    (went, vec![])
}

/// The destinations of the cards of a check of video poker.
pub(crate) fn video_poker_destinations(check: &Check<VideoPoker>) -> Destinations {
    let finished = finished_video_poker(check).into_iter();
    let to = finished.flat_map(video_poker::Finished::destinations);
    (to.map(Destination::SoloDraw).collect(), vec![])
}

/// The destinations of the cards of a check of a poker match.
pub(crate) fn poker_match_destinations(check: &Check<PokerMatch>) -> Destinations {
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
    SoloDraw(solo_draw::Destination),
    /// A hand of a poker match.
    PokerMatch(poker_match::Destination),
}

/// A hand of a duel: its first cards, and its cards at the showdown.
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
