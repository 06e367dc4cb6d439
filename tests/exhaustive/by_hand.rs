//! Blackjack played out by hand, as a test of the coach: every hole card and every draw, one by one, with none of
//! the coach's code.

use std::cell::Cell;
use std::collections::HashMap;

use fair_deal::blackjack::{
    Chips, Double, DoubleAfterSplit, Naturals, Rules, Soft17, Split, SplitAces, Surrender, Ties,
};
use fair_deal::core::AceRule;

/// Cards are their points, 1 to 10.
pub(crate) type Points = u32;

/// The cards that nobody has seen, how many of each, at their points.
pub(crate) type Unseen = [u32; 11];

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Result {
    pub(crate) value: f64,
    pub(crate) win: f64,
    pub(crate) push: f64,
}

impl Result {
    pub(crate) fn plus(self, other: Result, weight: f64) -> Result {
        Result {
            value: self.value + weight * other.value,
            win: self.win + weight * other.win,
            push: self.push + weight * other.push,
        }
    }

    pub(crate) const BUST: Result = Result {
        value: -1.0,
        win: 0.0,
        push: 0.0,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    Stand,
    Hit,
    Double,
}

/// A round that is played by hand.
pub(crate) struct ByHand {
    pub(crate) rules: Rules,
    pub(crate) up: Points,
    /// Somebody wanted a card when there was none: nothing that was worked out counts.
    pub(crate) short: Cell<bool>,
}

pub(crate) fn size(unseen: &Unseen) -> u32 {
    unseen.iter().sum()
}

pub(crate) fn less(unseen: &Unseen, card: Points) -> Unseen {
    let mut unseen = *unseen;
    unseen[card as usize] -= 1;
    unseen
}

pub(crate) fn with(hand: &[Points], card: Points) -> Vec<Points> {
    let mut hand = hand.to_vec();
    hand.push(card);
    hand.sort_unstable();
    hand
}

impl ByHand {
    pub(crate) fn total(&self, hand: &[Points]) -> (Points, bool) {
        let low: Points = hand.iter().sum();
        let eleven = self.rules.ace == AceRule::OneOrEleven && hand.contains(&1) && low + 10 <= 21;
        (if eleven { low + 10 } else { low }, eleven)
    }

    pub(crate) fn bets(&self) -> bool {
        self.rules.chips == Chips::Bets
    }

    pub(crate) fn natural(&self, hand: &[Points]) -> bool {
        self.rules.naturals != Naturals::NotSpecial && hand.len() == 2 && self.total(hand).0 == 21
    }

    /// The hole cards that there may be when the dealer has looked, with their chances.
    pub(crate) fn holes(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let may_be = |card: &Points| unseen[*card as usize] > 0 && !self.natural(&[self.up, *card]);
        let cards: Vec<Points> = (1..=10).filter(may_be).collect();
        let all: u32 = cards.iter().map(|card| unseen[*card as usize]).sum();
        let chance = |card: Points| f64::from(unseen[card as usize]) / f64::from(all);
        cards.into_iter().map(|card| (card, chance(card))).collect()
    }

    /// The next cards to be drawn, with their chances: whatever the hole card is, it is not drawn.
    pub(crate) fn draws(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let left = size(unseen) - 1;
        if left == 0 {
            self.short.set(true);
            return vec![];
        }
        let mut draws = [0.0; 11];
        for (hole, chance) in self.holes(unseen) {
            let rest = less(unseen, hole);
            for card in 1..=10 {
                draws[card] += chance * f64::from(rest[card]) / f64::from(left);
            }
        }
        (1..=10)
            .filter(|card| draws[*card as usize] > 0.0)
            .map(|card| (card, draws[card as usize]))
            .collect()
    }

    /// Every way in which the dealer's hand ends, with its chance.
    pub(crate) fn dealer(
        &self,
        dealer: &[Points],
        deck: &Unseen,
        chance: f64,
        ends: &mut Vec<(Points, f64)>,
    ) {
        let (total, soft) = self.total(dealer);
        let draws = total < 17 || (total == 17 && soft && self.rules.soft17 == Soft17::Hits);
        if !draws {
            ends.push((total, chance));
            return;
        }
        let left = size(deck);
        if left == 0 {
            self.short.set(true);
            return;
        }
        for card in 1..=10 {
            if deck[card as usize] > 0 {
                let chance = chance * f64::from(deck[card as usize]) / f64::from(left);
                self.dealer(&with(dealer, card), &less(deck, card), chance, ends);
            }
        }
    }

    pub(crate) fn dealer_ends(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let mut ends = vec![];
        for (hole, chance) in self.holes(unseen) {
            self.dealer(&[self.up, hole], &less(unseen, hole), chance, &mut ends);
        }
        ends
    }

    pub(crate) fn settle(&self, player: Points, dealer: Points) -> Result {
        let result = |value, win, push| Result { value, win, push };
        if player > 21 {
            Result::BUST
        } else if dealer > 21 || player > dealer {
            result(1.0, 1.0, 0.0)
        } else if player == dealer && self.rules.ties == Ties::Draw {
            result(0.0, 0.0, 1.0)
        } else {
            Result::BUST
        }
    }

    pub(crate) fn stand(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let player = self.total(hand).0;
        if player > 21 {
            return Result::BUST;
        }
        let ends = self.dealer_ends(unseen);
        ends.into_iter()
            .fold(Result::default(), |sum, (dealer, chance)| {
                sum.plus(self.settle(player, dealer), chance)
            })
    }

    pub(crate) fn hit(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let mut sum = Result::default();
        for (card, chance) in self.draws(unseen) {
            let hand = with(hand, card);
            let after = if self.total(&hand).0 > 21 {
                Result::BUST
            } else {
                self.best(&hand, &less(unseen, card))
            };
            sum = sum.plus(after, chance);
        }
        sum
    }

    pub(crate) fn best(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let (stand, hit) = (self.stand(hand, unseen), self.hit(hand, unseen));
        if hit.value > stand.value + 1e-12 {
            hit
        } else {
            stand
        }
    }

    pub(crate) fn double(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let mut sum = Result::default();
        for (card, chance) in self.draws(unseen) {
            sum = sum.plus(self.stand(&with(hand, card), &less(unseen, card)), chance);
        }
        Result {
            value: 2.0 * sum.value,
            ..sum
        }
    }

    pub(crate) fn may_double(&self, hand: &[Points]) -> bool {
        let (total, soft) = self.total(hand);
        self.bets()
            && hand.len() == 2
            && match self.rules.double {
                Double::Never => false,
                Double::TenOrEleven => !soft && (total == 10 || total == 11),
                Double::NineToEleven => !soft && (total == 9 || total == 10 || total == 11),
                Double::AnyTwo => true,
            }
    }
}

/// A split that is played by hand: `before` are the cards that were unseen, and those of the pair.
pub(crate) struct SplitByHand<'a> {
    pub(crate) by_hand: &'a ByHand,
    pub(crate) before: Unseen,
    pub(crate) pair: Points,
    pub(crate) most: usize,
    pub(crate) plans: HashMap<Vec<Points>, Does>,
    /// Whether the hands are played one after the other from the same cards to the end, or each by
    /// itself when all have got their second cards.
    pub(crate) in_turn: bool,
}

impl SplitByHand<'_> {
    /// What is done with a hand: the best for it before any split.
    pub(crate) fn plan(&mut self, hand: &[Points]) -> Does {
        if let Some(does) = self.plans.get(hand) {
            return *does;
        }
        let by_hand = self.by_hand;
        let unseen = hand
            .iter()
            .fold(self.before, |unseen, card| less(&unseen, *card));
        let mut best = (Does::Stand, by_hand.stand(hand, &unseen).value);
        let hit = by_hand.hit(hand, &unseen).value;
        if hit > best.1 + 1e-12 {
            best = (Does::Hit, hit);
        }
        if by_hand.may_double(hand) && by_hand.rules.double_after_split == DoubleAfterSplit::Yes {
            let double = by_hand.double(hand, &unseen).value;
            if double > best.1 + 1e-12 {
                best = (Does::Double, double);
            }
        }
        self.plans.insert(hand.to_vec(), best.0);
        best.0
    }

    pub(crate) fn value(&mut self) -> f64 {
        let unseen = less(&less(&self.before, self.pair), self.pair);
        self.seconds(&[vec![self.pair], vec![self.pair]], unseen)
    }

    /// Gives each hand its second card, in turn, and splits again what may be split again.
    pub(crate) fn seconds(&mut self, hands: &[Vec<Points>], unseen: Unseen) -> f64 {
        let rules = self.by_hand.rules;
        let Some(at) = hands.iter().position(|hand| hand.len() == 1) else {
            return if self.in_turn {
                self.play_in_turn(hands, 0, &mut vec![], unseen)
            } else {
                hands.iter().map(|hand| self.play(hand, &unseen)).sum()
            };
        };
        let mut sum = 0.0;
        for (card, chance) in self.by_hand.draws(&unseen) {
            let mut hands = hands.to_vec();
            let again = self.pair != 1 || rules.split_aces == SplitAces::Again;
            if card == self.pair && hands.len() < self.most && again {
                hands.push(vec![card]);
            } else {
                hands[at] = with(&hands[at], card);
            }
            sum += chance * self.seconds(&hands, less(&unseen, card));
        }
        sum
    }

    /// The value of one hand by itself.
    pub(crate) fn play(&mut self, hand: &[Points], unseen: &Unseen) -> f64 {
        let by_hand = self.by_hand;
        if by_hand.total(hand).0 > 21 {
            return -1.0;
        }
        let plan = if self.pair == 1 {
            Does::Stand
        } else {
            self.plan(hand)
        };
        match plan {
            Does::Stand => by_hand.stand(hand, unseen).value,
            Does::Double => by_hand.double(hand, unseen).value,
            Does::Hit => {
                let draws = by_hand.draws(unseen).into_iter();
                draws
                    .map(|(card, chance)| {
                        chance * self.play(&with(hand, card), &less(unseen, card))
                    })
                    .sum()
            }
        }
    }

    /// The value of all hands when they are played one after the other, and the dealer after them.
    pub(crate) fn play_in_turn(
        &mut self,
        hands: &[Vec<Points>],
        at: usize,
        done: &mut Vec<(Points, f64)>,
        unseen: Unseen,
    ) -> f64 {
        let by_hand = self.by_hand;
        let Some(hand) = hands.get(at) else {
            let ends = by_hand.dealer_ends(&unseen);
            let of_end = |(dealer, chance): (Points, f64)| -> f64 {
                let bets = done
                    .iter()
                    .map(|(total, bet)| bet * by_hand.settle(*total, dealer).value);
                chance * bets.sum::<f64>()
            };
            return ends.into_iter().map(of_end).sum();
        };
        let total = by_hand.total(hand).0;
        let plan = if self.pair == 1 || total > 21 {
            Does::Stand
        } else {
            self.plan(hand)
        };
        if plan == Does::Stand {
            done.push((total, 1.0));
            let value = self.play_in_turn(hands, at + 1, done, unseen);
            done.pop();
            return value;
        }
        let mut sum = 0.0;
        for (card, chance) in by_hand.draws(&unseen) {
            let (hand, unseen) = (with(hand, card), less(&unseen, card));
            let value = if plan == Does::Double {
                done.push((by_hand.total(&hand).0, 2.0));
                let value = self.play_in_turn(hands, at + 1, done, unseen);
                done.pop();
                value
            } else {
                let mut hands = hands.to_vec();
                hands[at] = hand;
                self.play_in_turn(&hands, at, done, unseen)
            };
            sum += chance * value;
        }
        sum
    }
}

/// The coach's value of a round from this shoe, played out by hand, when nobody runs short of cards.
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
                sum += chance * by_hand.round(&hand, before, &less(&unseen, second));
                if by_hand.short.take() {
                    return None;
                }
            }
        }
    }
    Some(sum)
}

impl ByHand {
    /// What a round with this hand is worth before the dealer looks.
    pub(crate) fn round(&self, hand: &[Points], before: Unseen, unseen: &Unseen) -> f64 {
        let unseen_cards = f64::from(size(unseen));
        let naturals = (1..=10).filter(|hole| self.natural(&[self.up, *hole]));
        let naturals: u32 = naturals.map(|hole| unseen[hole as usize]).sum();
        let natural = f64::from(naturals) / unseen_cards;
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
        value -= natural;
        if natural > 1.0 - 1e-12 {
            return value;
        }
        let mut plays = vec![self.stand(hand, unseen).value, self.hit(hand, unseen).value];
        if self.may_double(hand) {
            plays.push(self.double(hand, unseen).value);
        }
        if self.bets() && self.rules.surrender == Surrender::Late {
            plays.push(-0.5);
        }
        if self.bets() && hand[0] == hand[1] && self.rules.split != Split::Never {
            let mut split = SplitByHand {
                by_hand: self,
                before,
                pair: hand[0],
                most: usize::from(self.rules.split.hands()),
                plans: HashMap::new(),
                in_turn: false,
            };
            plays.push(split.value());
        }
        let best = plays.into_iter().fold(f64::NEG_INFINITY, f64::max);
        value + (1.0 - natural) * best
    }
}
