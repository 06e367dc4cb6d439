//! The shoe that is to be expected with a true count, as the head of [`count`](crate::coach::count) describes it, for the
//! tags of any system.

use super::tags::Tags;
use crate::Rules;
use crate::coach::shoe::{CardValue, Shoe, VALUES};

/// The number of cards in a deck.
const DECK: f64 = 52.0;

/// How much of a shoe is dealt where the rules do not say it, in percent.
const USUAL_PENETRATION: u8 = 75;

/// The shoes of a pack in the middle of what is dealt from it, by their true count.
///
/// The true count of tags that do not add up to 0 is that of a running count with which a whole shoe ends at 0
/// ([`Tags::start`]): before a card is dealt it is minus the sum of a deck, and where it is 0 it is so for
/// every number of cards that are left.
#[derive(Clone, Debug)]
pub(in crate::coach) struct CountShoe {
    pack: Shoe,
    tags: [f64; VALUES],
    /// How many cards are left that the player has not seen.
    pub(in crate::coach) left: f64,
    /// The mean of a tag over the pack.
    mean: f64,
    /// The sum of the squares of the tags less their mean.
    spread: f64,
}

impl CountShoe {
    pub(in crate::coach) fn new(rules: &Rules, pack: Shoe, tags: &Tags) -> CountShoe {
        let dealt = share_dealt(rules);
        let left = (f64::from(pack.cards()) * (1.0 - dealt / 2.0)).floor();
        let tags = tags.means();
        let (mean, spread) = mean_and_spread(&pack, &tags);
        CountShoe {
            pack,
            tags,
            left,
            mean,
            spread,
        }
    }

    /// The true count before a card is dealt.
    pub(in crate::coach) fn fresh(&self) -> f64 {
        -self.mean * DECK
    }

    /// The standard deviation of the true count when this share of the pack has been seen.
    pub(in crate::coach) fn deviation(&self, seen: f64) -> f64 {
        let cards = f64::from(self.pack.cards());
        let variance = self.spread / cards;
        DECK * (variance * seen / ((1.0 - seen) * (cards - 1.0))).sqrt()
    }

    /// The cards of each value that are unseen with this true count, when these cards are known to be among the seen
    /// ones; `None` where that cannot be.
    pub(in crate::coach) fn unseen(
        &self,
        known: &[CardValue],
        true_count: f64,
    ) -> Option<[f64; VALUES]> {
        let mut pack = self.pack;
        let mut running = true_count * self.left / DECK + self.mean * f64::from(self.pack.cards());
        for value in known {
            pack = pack.without(*value)?;
            running -= self.tags[value.at()];
        }
        let all = f64::from(pack.cards());
        let (mean, spread) = mean_and_spread(&pack, &self.tags);
        let more = running - mean * (all - self.left);
        let unseen = CardValue::ALL.map(|value| {
            let of_tag = more * (self.tags[value.at()] - mean) / spread;
            f64::from(pack.count(value)) * (self.left / all - of_tag)
        });
        let can_be = unseen.iter().all(|count| *count >= 0.0);
        can_be.then_some(unseen)
    }
}

/// How much of a pack is dealt between two shuffles.
pub(super) fn share_dealt(rules: &Rules) -> f64 {
    f64::from(rules.shuffle.penetration().unwrap_or(USUAL_PENETRATION)) / 100.0
}

/// The mean of a tag over these cards, and the sum of the squares of the tags less it.
fn mean_and_spread(pack: &Shoe, tags: &[f64; VALUES]) -> (f64, f64) {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        let each = CardValue::ALL.into_iter();
        each.map(|value| f64::from(pack.count(value)) * of(tags[value.at()]))
            .sum()
    };
    let mean = sum(&|tag| tag) / f64::from(pack.cards());
    (mean, sum(&|tag| (tag - mean).powi(2)))
}
