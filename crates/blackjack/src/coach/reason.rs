//! The reason why the best play for the cards that may still come differs from the one from a fresh shoe.
//!
//! In a fresh shoe, only the player's own hand and the upcard are gone. The values form three groups, those of the
//! Hi-Lo count. If a larger share of a group is gone than of the other cards, the module puts cards of the group back
//! until the shares are equal, and evaluates the shoe again. The group is the [`Reason`] only if the best play is then
//! the one from the fresh shoe. So a reason is never a guess. Some differences have none, because they take two groups
//! together.
//!
//! The fresh shoe takes one evaluation, and the groups take at most two: of three groups, at most two can have lost a
//! larger share than the others.

use super::advice::{Coach, Play};
use super::shoe::CardValue;
use super::situation::{NoAdvice, Situation};
use fair_deal_core::Card;

/// A decision in which the gone cards make a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Difference {
    /// The best play for the cards that may still come.
    pub best: Play,
    /// The best play from a fresh shoe.
    pub fresh: Play,
    /// The group of cards that makes the difference, if one group alone makes it.
    pub reason: Option<Reason>,
}

/// A group of cards with a larger share gone than the others, and the number of cards in excess. With these back in the
/// shoe, the best play would be the one from a fresh shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reason {
    /// This many cards from two to six.
    SmallCardsGone(u32),
    /// This many sevens, eights and nines.
    MiddleCardsGone(u32),
    /// This many tens and aces.
    TensAndAcesGone(u32),
}

/// The points of the values of a group, and its reason.
type Group = (&'static [u8], fn(u32) -> Reason);

/// The groups of values in the Hi-Lo count.
const GROUPS: [Group; 3] = [
    (&[2, 3, 4, 5, 6], Reason::SmallCardsGone),
    (&[7, 8, 9], Reason::MiddleCardsGone),
    (&[1, 10], Reason::TensAndAcesGone),
];

impl Coach {
    /// Returns the difference between the best play and the one for the same hand from a fresh shoe. Returns `None` if
    /// they are the same.
    ///
    /// # Errors
    /// As [`Coach::advise`].
    pub fn difference(&self, situation: &Situation) -> Result<Option<Difference>, NoAdvice> {
        match self.advise(situation)?.best() {
            None => Ok(None),
            Some(now) => self.difference_of(situation, now.play),
        }
    }

    /// As [`Coach::difference`], if the best play now is known already.
    pub(super) fn difference_of(
        &self,
        situation: &Situation,
        now: Play,
    ) -> Result<Option<Difference>, NoAdvice> {
        let best = |seen: &[Card]| {
            let advice = self.advise(&Situation { seen, ..*situation })?;
            Ok(advice.best().map(|best| best.play))
        };
        let Some(fresh) = best(&[])? else {
            return Ok(None);
        };
        if now == fresh {
            return Ok(None);
        }
        let mut groups = GROUPS.map(|(values, reason)| (self.surplus(situation, values), reason));
        groups.sort_by(|(one, _), (other, _)| other.cards().total_cmp(&one.cards()));
        let mut reason = None;
        for (surplus, reason_of) in groups {
            let (rest, back) = surplus.put_back(situation.seen);
            // A group that would make an impossible shoe is not the reason.
            if back > 0 && best(&rest).is_ok_and(|play| play == Some(fresh)) {
                reason = Some(reason_of(back));
                break;
            }
        }
        Ok(Some(Difference {
            best: now,
            fresh,
            reason,
        }))
    }

    /// The excess of gone cards of the values with these points, compared with all other cards.
    fn surplus(&self, situation: &Situation, points: &[u8]) -> Surplus {
        let count = |cards: &[Card], value: CardValue| {
            let cards = cards.iter().filter(|card| CardValue::of(**card) == value);
            cards.fold(0.0, |count, _| count + 1.0)
        };
        let gone = |value| count(situation.seen, value);
        let fresh = |value| {
            let known = count(situation.hand, value) + count(&[situation.upcard], value);
            f64::from(self.pack.count(value)) - known
        };
        let is_of_group = |value: &CardValue| points.contains(&value.points());
        let others = CardValue::ALL.into_iter().filter(|it| !is_of_group(it));
        let (gone_others, all_others) = others.fold((0.0, 0.0), |(of_gone, of_all), value| {
            (of_gone + gone(value), of_all + fresh(value))
        });
        let share = gone_others / all_others;
        let group = CardValue::ALL.into_iter().filter(is_of_group);
        Surplus(
            group
                .map(|value| (value, gone(value) - share * fresh(value)))
                .collect(),
        )
    }
}

/// For each value of a group, the number of gone cards in excess of the other cards' share.
struct Surplus(Vec<(CardValue, f64)>);

impl Surplus {
    /// The number of gone cards of the group in excess.
    fn cards(&self) -> f64 {
        self.0.iter().map(|(_, cards)| cards).sum()
    }

    /// Returns the seen cards without the excess of the group, and the number of cards put back. Each of them is a card
    /// of the value with the largest excess at that time.
    fn put_back(mut self, seen: &[Card]) -> (Vec<Card>, u32) {
        let (mut rest, mut back) = (seen.to_vec(), 0);
        let cards = self.cards().round();
        while f64::from(back) < cards {
            let most = self
                .0
                .iter_mut()
                .max_by(|one, other| one.1.total_cmp(&other.1));
            let found = most.and_then(|(value, surplus)| {
                *surplus -= 1.0;
                rest.iter().position(|card| CardValue::of(*card) == *value)
            });
            let Some(found) = found else {
                break;
            };
            rest.swap_remove(found);
            back += 1;
        }
        (rest, back)
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha20Rng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::coach::Origin;
    use crate::{Rules, Surrender};
    use fair_shuffle::{Deal, Secret};

    const SIX_DECKS: Rules = Rules {
        surrender: Surrender::No,
        ..Rules::VEGAS
    };

    fn cards(codes: &str) -> Vec<Card> {
        Card::parse_list(codes).expect(codes)
    }

    fn difference(coach: &Coach, hand: &str, up: &str, seen: &[Card]) -> Option<Difference> {
        let situation = Situation {
            hand: &cards(hand),
            upcard: up.parse().expect(up),
            seen,
            origin: Origin::Dealt,
        };
        coach.difference(&situation).expect("advice")
    }

    /// This many cards of each of these ranks.
    fn of_each(ranks: &str, number: usize) -> Vec<Card> {
        let suits = || "SHDC".chars().cycle().take(number);
        let codes = ranks
            .chars()
            .flat_map(|rank| suits().map(move |suit| format!("{rank}{suit}")));
        codes.map(|code| code.parse().expect("a card")).collect()
    }

    #[test]
    fn reason_names_group_and_number_of_cards() {
        use Play::{Hit, Stand};
        let coach = Coach::new(&SIX_DECKS);
        for (hand, up, gone, plays, reason) in [
            (
                "TS 6H",
                "TD",
                of_each("23456", 4),
                (Stand, Hit),
                Some(Reason::SmallCardsGone(20)),
            ),
            (
                "3S 9H",
                "4D",
                of_each("AKQJT", 4),
                (Hit, Stand),
                Some(Reason::TensAndAcesGone(20)),
            ),
            // Of the others, 40 of 190 are gone: in proportion to them, 25 of 119 small cards.
            (
                "TS 6H",
                "TD",
                [of_each("23456", 8), of_each("789AKQJT", 5)].concat(),
                (Stand, Hit),
                Some(Reason::SmallCardsGone(15)),
            ),
        ] {
            let found = difference(&coach, hand, up, &gone).expect("a difference");
            assert_eq!((found.best, found.fresh), plays, "{hand}, {up}");
            assert_eq!(found.reason, reason, "{hand}, {up}");
        }
    }

    /// Checks random shoes: with the cards of the reason put back, the best play is the one from a fresh shoe.
    #[test]
    fn putting_reason_back_restores_fresh_play() {
        let coach = Coach::new(&SIX_DECKS);
        let pack = coach.pack;
        let mut stream = ChaCha20Rng::from_seed([3; 32]);
        let order = |stream: &mut ChaCha20Rng| {
            let mut key = [0; 32];
            stream.fill_bytes(&mut key);
            Deal::uncut(Secret::from_bytes(key), SIX_DECKS.decks.decks()).order()
        };
        let (mut reasons, mut without) = ([0, 0, 0], 0);
        for _ in 0..1_500 {
            let cards = order(&mut stream);
            let (hand, up, seen) = (&cards[..2], cards[2], &cards[3..203]);
            let situation = |seen| Situation {
                hand,
                upcard: up,
                seen,
                origin: Origin::Dealt,
            };
            let Ok(Some(found)) = coach.difference(&situation(seen)) else {
                continue;
            };
            let Some(reason) = found.reason else {
                without += 1;
                continue;
            };
            let (at, number) = match reason {
                Reason::SmallCardsGone(number) => (0, number),
                Reason::MiddleCardsGone(number) => (1, number),
                Reason::TensAndAcesGone(number) => (2, number),
            };
            reasons[at] += 1;
            let (points, _) = GROUPS[at];
            let (rest, back) = coach.surplus(&situation(seen), points).put_back(seen);
            assert_eq!((back, rest.len()), (number, 200 - number as usize));
            let left = |cards: &[Card], values: &dyn Fn(u8) -> bool| {
                let cards = cards.iter().map(|card| CardValue::of(*card).points());
                cards.filter(|points| values(*points)).count()
            };
            let of = |values: &dyn Fn(u8) -> bool| {
                let known = left(&[hand[0], hand[1], up], values);
                let all = CardValue::ALL
                    .into_iter()
                    .filter(|value| values(value.points()));
                let all: u32 = all.map(|value| u32::from(pack.count(value))).sum();
                (left(&rest, values), all as usize - known)
            };
            // The shares are equal up to the last card.
            let (gone, all) = of(&|value| points.contains(&value));
            let (gone_others, all_others) = of(&|value| !points.contains(&value));
            let off = gone * all_others;
            assert!(off.abs_diff(gone_others * all) <= all_others, "{reason:?}");
            let best = coach.advise(&situation(&rest)).expect("advice").best();
            assert_eq!(best.map(|best| best.play), Some(found.fresh), "{reason:?}");
        }
        assert!(
            reasons.iter().all(|number| *number > 5),
            "{reasons:?}, {without}"
        );
    }

    #[test]
    fn same_best_play_gives_no_difference() {
        let coach = Coach::new(&SIX_DECKS);
        for (hand, up, seen) in [
            ("TS 6H", "TD", ""),
            ("TS 6H", "TD", "TH TC KS KH"),
            ("TS 9H", "6D", "2S 3S 4S 5S 6S"),
        ] {
            let seen = Card::parse_list(seen).unwrap_or_default();
            assert_eq!(difference(&coach, hand, up, &seen), None, "{hand}, {up}");
        }
        // A natural against an ace has no play.
        assert_eq!(difference(&coach, "AS KH", "AD", &[]), None);
    }

    #[test]
    fn hand_of_one_card_is_refused() {
        let coach = Coach::new(&SIX_DECKS);
        let situation = Situation {
            hand: &cards("TS"),
            upcard: "TD".parse().expect("a card"),
            seen: &[],
            origin: Origin::Dealt,
        };
        let why = NoAdvice::TooFewInHand { cards: 1 };
        assert_eq!(coach.difference(&situation), Err(why));
    }
}
