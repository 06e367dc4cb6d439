//! The check of a deal of video poker.

use crate::check::game::AnyCheck;
use crate::check::{Check, CheckedGame, Destination, Destinations};
use crate::core::{Key, PackCard, WildHand};
use crate::poker::{Class, Hands, PayTable, VideoPoker, video_poker};
use crate::table::Game as _;

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

impl CheckedGame for VideoPoker {
    fn destinations(check: &Check<VideoPoker>) -> Destinations {
        let finished = finished_video_poker(check).into_iter();
        let to = finished.flat_map(video_poker::Finished::destinations);
        (to.map(Destination::Draw).collect(), vec![])
    }

    fn day_name_of(rules: &PayTable) -> Option<&'static str> {
        VideoPoker::day_name(rules)
    }
}

fn finished_video_poker(check: &Check<VideoPoker>) -> Option<&video_poker::Finished> {
    match check.over()? {
        video_poker::Round::Over(finished) => Some(finished),
        video_poker::Round::Drawing(_) => None,
    }
}

impl AnyCheck {
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
}
