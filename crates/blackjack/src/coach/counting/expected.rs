//! The expected shoe for a true count, as the module comment of [`count`](crate::coach::count) describes it, for the
//! tags of any system.

use super::tags::Tags;
use crate::Rules;
use crate::coach::shoe::{CardValue, Shoe, VALUES};

/// The number of cards in a deck.
const DECK: f64 = 52.0;

/// The part of a shoe that is dealt if the rules do not say, in percent.
const USUAL_PENETRATION: u8 = 75;

/// The shoes of a pack by their true count, in the middle of the cards that are dealt from it.
///
/// The true count of tags that do not add up to 0 is that of a running count with which a whole shoe ends at 0
/// ([`Tags::start`]). Before the deal it is minus the sum of a deck. A true count of 0 means a running count of 0 for
/// every number of cards left.
#[derive(Clone, Debug)]
pub(in crate::coach) struct CountShoe {
    pack: Shoe,
    tags: [f64; VALUES],
    /// The number of cards that the player has not seen.
    pub(in crate::coach) left: f64,
    /// The mean of a tag over the pack.
    mean: f64,
    /// The sum of the squares of the tags' differences from their mean.
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

    /// The part of the cards of the full pack that are worth ten.
    pub(in crate::coach) fn tens_of_pack(&self) -> f64 {
        let [.., ten] = CardValue::ALL;
        f64::from(self.pack.count(ten)) / f64::from(self.pack.cards())
    }

    /// The true count before the deal.
    pub(in crate::coach) fn fresh(&self) -> f64 {
        -self.mean * DECK
    }

    /// The standard deviation of the true count after this share of the pack is seen.
    pub(in crate::coach) fn deviation(&self, seen: f64) -> f64 {
        let cards = f64::from(self.pack.cards());
        let variance = self.spread / cards;
        DECK * (variance * seen / ((1.0 - seen) * (cards - 1.0))).sqrt()
    }

    /// The unseen cards of each value with this true count, if these cards are known to be among the seen ones. `None`
    /// if that is impossible.
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

/// The share of a pack that is dealt between two shuffles.
pub(super) fn share_dealt(rules: &Rules) -> f64 {
    f64::from(rules.shuffle.penetration().unwrap_or(USUAL_PENETRATION)) / 100.0
}

/// The mean of a tag over these cards, and the sum of the squares of the tags' differences from it.
fn mean_and_spread(pack: &Shoe, tags: &[f64; VALUES]) -> (f64, f64) {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        let each = CardValue::ALL.into_iter();
        each.map(|value| f64::from(pack.count(value)) * of(tags[value.at()]))
            .sum()
    };
    let mean = sum(&|tag| tag) / f64::from(pack.cards());
    (mean, sum(&|tag| (tag - mean).powi(2)))
}
