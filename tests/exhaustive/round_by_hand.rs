//! A round of blackjack by brute force from the first card on.

use std::cell::Cell;
use std::collections::HashMap;

use fair_deal::blackjack::{HoleCard, Naturals, Rules, Split, SplitTens, Surrender, Ties};

use crate::by_hand::{ByHand, Played, Points, SplitByHand, Unseen, less, size, with};

/// Returns the value of a round from this shoe by brute force, or nothing if the cards ran out.
pub(crate) fn round_by_hand(rules: Rules, whole: Unseen) -> Option<f64> {
    let mut sum = 0.0;
    let all = f64::from(size(&whole));
    for up in 1..=10 {
        if whole[up as usize] == 0 {
            continue;
        }
        let by_hand = ByHand {
            rules,
            up,
            short: Cell::new(false),
        };
        let before = less(&whole, up);
        for first in 1..=10 {
            for second in 1..=10 {
                let chance = f64::from(whole[up as usize]) / all
                    * f64::from(before[first as usize])
                    / (all - 1.0);
                if chance == 0.0 {
                    continue;
                }
                let unseen = less(&before, first);
                let chance = chance * f64::from(unseen[second as usize]) / (all - 2.0);
                if chance == 0.0 {
                    continue;
                }
                let hand = with(&[first], second);
                let unseen = less(&unseen, second);
                for (share, same) in pairs_by_hand(&by_hand, &whole, &before, &hand) {
                    sum += chance * share * by_hand.round(&hand, before, &unseen, same);
                }
                if by_hand.short.take() {
                    return None;
                }
            }
        }
    }
    Some(sum)
}

/// Returns the chances that a hand may be split, each with the number of cards that would make one more hand, and the
/// chance that it may not.
fn pairs_by_hand(
    by_hand: &ByHand,
    whole: &Unseen,
    before: &Unseen,
    hand: &[Points],
) -> Vec<(f64, Option<u32>)> {
    let card = hand[0];
    let rules = by_hand.rules;
    if card != hand[1] || rules.split == Split::Never || !by_hand.bets() {
        return vec![(1.0, None)];
    }
    if card != 10 || rules.split_tens == SplitTens::ByValue {
        return vec![(1.0, Some(before[card as usize] - 2))];
    }
    if rules.split_tens == SplitTens::Never {
        return vec![(1.0, None)];
    }
    // The ranks of all tens, and every way in which the upcard and the hand are some of them.
    let ranks: Vec<u32> = (0..whole[10]).map(|number| number % 4).collect();
    let mut ways = vec![];
    let ups: Vec<Option<usize>> = if by_hand.up == 10 {
        (0..ranks.len()).map(Some).collect()
    } else {
        vec![None]
    };
    for up in ups {
        for one in (0..ranks.len()).filter(|at| Some(*at) != up) {
            for other in (0..ranks.len()).filter(|at| Some(*at) != up && *at != one) {
                let rank = ranks[one];
                let is_left = |at: &usize| ![Some(one), Some(other), up].contains(&Some(*at));
                let left = (0..ranks.len()).filter(is_left);
                let left = left.filter(|at| ranks[*at] == rank).count();
                let left = u32::try_from(left).expect("few");
                ways.push((ranks[other] == rank).then_some(left));
            }
        }
    }
    let share = 1.0 / f64::from(u32::try_from(ways.len()).expect("few"));
    ways.into_iter().map(|same| (share, same)).collect()
}

impl ByHand {
    /// Returns the value of a round with this hand before the dealer peeks. The hand may be split if `same` has the
    /// number of cards that would make one more hand.
    pub(crate) fn round(
        &self,
        hand: &[Points],
        before: Unseen,
        unseen: &Unseen,
        same: Option<u32>,
    ) -> f64 {
        let natural = self.chance_of_natural(unseen);
        let mut value = 0.0;
        let is_offered = self.up == 1 && self.bets() && self.natural(&[1, 10]);
        let insurance = natural - 0.5 * (1.0 - natural);
        if is_offered && insurance > 0.0 {
            value += insurance;
        }
        if self.natural(hand) {
            let wins = match self.rules.naturals {
                Naturals::PayEven => 1.0,
                Naturals::PaySixToFive => 1.2,
                Naturals::PaySevenToFive => 1.4,
                Naturals::PayTwoToOne => 2.0,
                Naturals::PayThreeToTwo => 1.5,
                Naturals::NotSpecial => unreachable!("no natural"),
            };
            let ties = if self.rules.ties == Ties::Draw {
                0.0
            } else {
                -1.0
            };
            return value + (1.0 - natural) * wins + natural * ties;
        }
        let peeks = self.rules.hole_card == HoleCard::Peek;
        if peeks && natural > 1.0 - 1e-12 {
            use Surrender::{Early, EarlyAce, EarlyAceLate, EarlyTen, EarlyTenLate};
            let rule = self.rules.surrender;
            let early = match self.up {
                1 => matches!(rule, Early | EarlyAce | EarlyAceLate),
                _ => matches!(rule, Early | EarlyTen | EarlyTenLate),
            };
            return value - if early && self.bets() { 0.5 } else { 1.0 };
        }
        let mut plays = vec![
            self.stand(hand, unseen, Played::Dealt).value,
            self.hit(hand, unseen, Played::Dealt).value,
        ];
        if self.may_double(hand) {
            plays.push(self.double(hand, unseen, Played::Dealt).value);
        }
        plays.extend(self.surrender(hand, unseen).map(|it| it.value));
        if let Some(same) = same {
            let mut split = SplitByHand {
                by_hand: self,
                before,
                pair: hand[0],
                most: usize::from(self.rules.split.hands()),
                same,
                plans: HashMap::new(),
                in_turn: false,
                gone: None,
            };
            plays.push(split.value());
        }
        let best = plays.into_iter().fold(f64::NEG_INFINITY, f64::max);
        value
            + if peeks {
                (1.0 - natural) * best - natural
            } else {
                best
            }
    }
}
