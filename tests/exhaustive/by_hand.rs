//! Blackjack played out by hand, as a test of the coach: every hole card and every draw, one by one, with none of
//! the coach's code.

use std::cell::Cell;
use std::collections::HashMap;

use fair_deal::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue, Rules,
    Soft17, SplitAcePlay, SplitAces, Surrender, Ties,
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

/// The total that stands for a natural of the dealer.
pub(crate) const NATURAL: Points = 100;

/// By which rules a hand is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// Those for the hand that was dealt.
    Dealt,
    /// Those of the strategy for hands of a split: as dealt, but a Charlie only where it holds after one.
    Planned,
    /// Those for hands of a split.
    Split,
    /// Those for hands of split aces.
    Aces,
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

    /// The second cards of the dealer that there may be, with their chances. A dealer who has looked has
    /// no natural.
    pub(crate) fn holes(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let looks = self.rules.hole_card == HoleCard::Peek;
        let ruled_out = |card: Points| looks && self.natural(&[self.up, card]);
        let may_be = |card: &Points| unseen[*card as usize] > 0 && !ruled_out(*card);
        let cards: Vec<Points> = (1..=10).filter(may_be).collect();
        let all: u32 = cards.iter().map(|card| unseen[*card as usize]).sum();
        let chance = |card: Points| f64::from(unseen[card as usize]) / f64::from(all);
        cards.into_iter().map(|card| (card, chance(card))).collect()
    }

    /// The chance of a natural of the dealer, before any look.
    pub(crate) fn chance_of_natural(&self, unseen: &Unseen) -> f64 {
        let holes = (1..=10).filter(|hole| self.natural(&[self.up, *hole]));
        let holes: u32 = holes.map(|hole| unseen[hole as usize]).sum();
        f64::from(holes) / f64::from(size(unseen))
    }

    /// The chance of a natural that will take the original bet only.
    pub(crate) fn spares(&self, unseen: &Unseen) -> f64 {
        if self.rules.hole_card == HoleCard::NoneTakesOriginal {
            self.chance_of_natural(unseen)
        } else {
            0.0
        }
    }

    /// Whether the hand has won by the number of its cards.
    pub(crate) fn is_charlie(&self, hand: &[Points], played: Played) -> bool {
        let holds =
            played == Played::Dealt || self.rules.charlie_after_split == CharlieAfterSplit::Yes;
        let wins = match self.rules.charlie {
            Charlie::None => return false,
            Charlie::Five => 5,
            Charlie::Six => 6,
            Charlie::Seven => 7,
        };
        holds && hand.len() >= wins && self.total(hand).0 <= 21
    }

    /// Whether a hand of a split may be doubled for all that its cards say.
    pub(crate) fn doubles(&self, played: Played) -> bool {
        match played {
            Played::Dealt | Played::Planned => true,
            Played::Split => self.rules.double_after_split == DoubleAfterSplit::Yes,
            Played::Aces => matches!(
                self.rules.split_ace_play,
                SplitAcePlay::Double | SplitAcePlay::HitOrDouble
            ),
        }
    }

    /// Whether a hand may take a third card.
    pub(crate) fn hits(&self, played: Played) -> bool {
        match played {
            Played::Dealt | Played::Planned | Played::Split => true,
            Played::Aces => matches!(
                self.rules.split_ace_play,
                SplitAcePlay::Hit | SplitAcePlay::HitOrDouble
            ),
        }
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
            if self.natural(&[self.up, hole]) {
                ends.push((NATURAL, chance));
            } else {
                self.dealer(&[self.up, hole], &less(unseen, hole), chance, &mut ends);
            }
        }
        ends
    }

    pub(crate) fn settle(&self, player: Points, dealer: Points) -> Result {
        let result = |value, win, push| Result { value, win, push };
        if player > 21 || dealer == NATURAL {
            Result::BUST
        } else if dealer > 21 || player > dealer {
            result(1.0, 1.0, 0.0)
        } else if player == dealer && self.rules.ties == Ties::Draw {
            result(0.0, 0.0, 1.0)
        } else {
            Result::BUST
        }
    }

    pub(crate) fn stand(&self, hand: &[Points], unseen: &Unseen, played: Played) -> Result {
        let total = self.total(hand).0;
        if total > 21 {
            return Result::BUST;
        }
        let is_charlie = self.is_charlie(hand, played);
        if is_charlie {
            // Whatever the dealer draws, so the dealer need not have the cards for it.
            let natural = if self.rules.hole_card == HoleCard::Peek {
                0.0
            } else {
                self.chance_of_natural(unseen)
            };
            return Result {
                value: 1.0 - 2.0 * natural,
                win: 1.0 - natural,
                push: 0.0,
            };
        }
        let ends = self.dealer_ends(unseen);
        ends.into_iter()
            .fold(Result::default(), |sum, (dealer, chance)| {
                sum.plus(self.settle(total, dealer), chance)
            })
    }

    pub(crate) fn hit(&self, hand: &[Points], unseen: &Unseen, played: Played) -> Result {
        let mut sum = Result::default();
        for (card, chance) in self.draws(unseen) {
            let hand = with(hand, card);
            let after = if self.total(&hand).0 > 21 {
                Result::BUST
            } else {
                self.best(&hand, &less(unseen, card), played)
            };
            sum = sum.plus(after, chance);
        }
        sum
    }

    /// The best that a hand can do that has drawn a card.
    pub(crate) fn best(&self, hand: &[Points], unseen: &Unseen, played: Played) -> Result {
        let mut best = self.stand(hand, unseen, played);
        if self.is_charlie(hand, played) {
            return best;
        }
        let mut others = vec![self.hit(hand, unseen, played)];
        if self.rules.double == Double::AnyCards && self.bets() && self.doubles(played) {
            others.push(self.double(hand, unseen, played));
        }
        let dealt = matches!(played, Played::Dealt | Played::Planned);
        if dealt && self.rules.surrender == Surrender::AnyCards {
            others.extend(self.surrender(hand, unseen));
        }
        for other in others {
            if other.value > best.value + 1e-12 {
                best = other;
            }
        }
        best
    }

    /// What a doubled hand comes to for both bets, and whether it is given up.
    pub(crate) fn doubled(&self, hand: &[Points], unseen: &Unseen, played: Played) -> (f64, bool) {
        let spares = self.spares(unseen);
        let stand = self.stand(hand, unseen, played).value;
        let value = 2.0 * (stand + spares) - spares;
        let rescues = self.rules.rescue == Rescue::Yes && self.total(hand).0 <= 21;
        if rescues && -1.0 > value + 1e-12 {
            (-1.0, true)
        } else {
            (value, false)
        }
    }

    pub(crate) fn double(&self, hand: &[Points], unseen: &Unseen, played: Played) -> Result {
        let mut sum = Result::default();
        for (card, chance) in self.draws(unseen) {
            let (hand, unseen) = (with(hand, card), less(unseen, card));
            let stand = self.stand(&hand, &unseen, played);
            let value = self.doubled(&hand, &unseen, played).0;
            sum = sum.plus(Result { value, ..stand }, chance);
        }
        sum
    }

    /// What a hand is worth that is given up, when that may be.
    pub(crate) fn surrender(&self, hand: &[Points], unseen: &Unseen) -> Option<Result> {
        use Surrender::{
            AnyCards, Early, EarlyAce, EarlyAceLate, EarlyTen, EarlyTenLate, Late, LateOrNatural,
            No,
        };
        let rule = self.rules.surrender;
        if !self.bets() || (hand.len() > 2 && rule != AnyCards) {
            return None;
        }
        let early = match rule {
            Early => true,
            EarlyTen | EarlyTenLate => self.up == 10,
            EarlyAce | EarlyAceLate => self.up == 1,
            No | Late | AnyCards | LateOrNatural => false,
        };
        let late = matches!(
            rule,
            Late | AnyCards | EarlyTenLate | EarlyAceLate | LateOrNatural
        );
        let natural = self.chance_of_natural(unseen);
        if !early && !late {
            return None;
        }
        let value = match self.rules.hole_card {
            // Given that there is no natural: half of the bet is lost with it, all without.
            HoleCard::Peek if early => (natural - 0.5) / (1.0 - natural),
            HoleCard::NoneTakesAll if !early && rule != LateOrNatural && self.up == 1 => {
                return None;
            }
            HoleCard::NoneTakesOriginal if !early => -0.5 - 0.5 * natural,
            HoleCard::NoneTakesAll if rule == LateOrNatural => -0.5 - 0.5 * natural,
            HoleCard::Peek | HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => -0.5,
        };
        Some(Result {
            value,
            ..Result::default()
        })
    }

    pub(crate) fn may_double(&self, hand: &[Points]) -> bool {
        let (total, soft) = self.total(hand);
        let two = hand.len() == 2;
        self.bets()
            && match self.rules.double {
                Double::Never => false,
                Double::Eleven => two && !soft && total == 11,
                Double::TenOrEleven => two && !soft && (total == 10 || total == 11),
                Double::NineToEleven => two && !soft && (9..12).contains(&total),
                Double::EightToEleven => two && !soft && (8..12).contains(&total),
                Double::AnyTwo => two,
                Double::AnyCards => true,
            }
    }

    /// How many more cards of the rank of two tens there are, when so many tens are of the pack, in turn of
    /// each rank, and all seen ones are of the first.
    pub(crate) fn same_rank(&self, tens: u32) -> u32 {
        let seen = 2 + u32::from(self.up == 10);
        tens.div_ceil(4).saturating_sub(seen)
    }
}

/// A split that is played by hand: `before` are the cards that were unseen, and those of the pair.
pub(crate) struct SplitByHand<'a> {
    pub(crate) by_hand: &'a ByHand,
    pub(crate) before: Unseen,
    pub(crate) pair: Points,
    pub(crate) most: usize,
    /// How many more cards make one more hand.
    pub(crate) same: u32,
    pub(crate) plans: HashMap<Vec<Points>, Does>,
    /// Whether the hands are played one after the other from the same cards to the end, or each by
    /// itself when all have got their second cards.
    pub(crate) in_turn: bool,
}

impl SplitByHand<'_> {
    fn played(&self) -> Played {
        if self.pair == 1 {
            Played::Aces
        } else {
            Played::Split
        }
    }

    fn of_hand(&self, hand: &[Points]) -> Unseen {
        let hand = hand.iter();
        hand.fold(self.before, |unseen, card| less(&unseen, *card))
    }

    /// What is done with a hand: the best for it before any split.
    pub(crate) fn plan(&mut self, hand: &[Points]) -> Does {
        if let Some(does) = self.plans.get(hand) {
            return *does;
        }
        let by_hand = self.by_hand;
        let (unseen, played) = (self.of_hand(hand), self.played());
        let hits = by_hand.hits(played);
        let doubles = by_hand.may_double(hand) && by_hand.doubles(played);
        let mut best = Does::Stand;
        if !by_hand.is_charlie(hand, played) && (hits || doubles) {
            let mut value = by_hand.stand(hand, &unseen, Played::Planned).value;
            if hits {
                let hit = by_hand.hit(hand, &unseen, Played::Planned).value;
                if hit > value + 1e-12 {
                    (best, value) = (Does::Hit, hit);
                }
            }
            if doubles {
                let double = by_hand.double(hand, &unseen, Played::Planned).value;
                if double > value + 1e-12 {
                    best = Does::Double;
                }
            }
        }
        self.plans.insert(hand.to_vec(), best);
        best
    }

    /// Whether a doubled hand is given up.
    fn rescues(&self, hand: &[Points]) -> bool {
        let unseen = self.of_hand(hand);
        self.by_hand.total(hand).0 <= 21 && self.by_hand.doubled(hand, &unseen, Played::Planned).1
    }

    pub(crate) fn value(&mut self) -> f64 {
        let unseen = less(&less(&self.before, self.pair), self.pair);
        let hands = [vec![self.pair], vec![self.pair]];
        let spares = if self.in_turn {
            0.0
        } else {
            self.by_hand.spares(&unseen)
        };
        self.seconds(&hands, unseen, self.same) - spares
    }

    /// Gives each hand its second card, in turn, and splits again what may be split again.
    pub(crate) fn seconds(&mut self, hands: &[Vec<Points>], unseen: Unseen, same: u32) -> f64 {
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
            let after = less(&unseen, card);
            let again = self.pair != 1 || rules.split_aces == SplitAces::Again;
            let may_split = card == self.pair && hands.len() < self.most && again;
            let of_same = if may_split {
                f64::from(same) / f64::from(unseen[card as usize])
            } else {
                0.0
            };
            if of_same > 0.0 {
                let mut hands = hands.to_vec();
                hands.push(vec![card]);
                sum += chance * of_same * self.seconds(&hands, after, same - 1);
            }
            if of_same < 1.0 {
                // One of the rank that makes no more hands is a card like any.
                let mut hands = hands.to_vec();
                hands[at] = with(&hands[at], card);
                sum += chance * (1.0 - of_same) * self.seconds(&hands, after, same);
            }
        }
        sum
    }

    /// The value of one hand by itself; a natural that takes the original bet only takes nothing here.
    pub(crate) fn play(&mut self, hand: &[Points], unseen: &Unseen) -> f64 {
        let by_hand = self.by_hand;
        let played = self.played();
        let spares = by_hand.spares(unseen);
        if by_hand.total(hand).0 > 21 {
            return -1.0 + spares;
        }
        match self.plan(hand) {
            Does::Stand => by_hand.stand(hand, unseen, played).value + spares,
            Does::Double => {
                let mut sum = 0.0;
                for (card, chance) in by_hand.draws(unseen) {
                    let (hand, unseen) = (with(hand, card), less(unseen, card));
                    let spares = by_hand.spares(&unseen);
                    sum += chance
                        * if self.rescues(&hand) {
                            -1.0 + spares
                        } else {
                            2.0 * (by_hand.stand(&hand, &unseen, played).value + spares)
                        };
                }
                sum
            }
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

    /// The value of all hands when they are played one after the other, and the dealer after them. Of each
    /// hand that is done: its total, its bet, and what it has brought already, if it is settled.
    pub(crate) fn play_in_turn(
        &mut self,
        hands: &[Vec<Points>],
        at: usize,
        done: &mut Vec<Done>,
        unseen: Unseen,
    ) -> f64 {
        let by_hand = self.by_hand;
        let played = self.played();
        let Some(hand) = hands.get(at) else {
            return self.settle_all(done, &unseen);
        };
        let total = by_hand.total(hand).0;
        let plan = if total > 21 {
            Does::Stand
        } else {
            self.plan(hand)
        };
        if plan == Does::Stand {
            done.push(Done {
                total,
                bet: 1.0,
                is_charlie: by_hand.is_charlie(hand, played),
                is_rescued: false,
            });
            let value = self.play_in_turn(hands, at + 1, done, unseen);
            done.pop();
            return value;
        }
        let mut sum = 0.0;
        for (card, chance) in by_hand.draws(&unseen) {
            let (hand, unseen) = (with(hand, card), less(&unseen, card));
            let value = if plan == Does::Double {
                done.push(Done {
                    total: by_hand.total(&hand).0,
                    bet: 2.0,
                    is_charlie: by_hand.is_charlie(&hand, played),
                    is_rescued: self.rescues(&hand),
                });
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

    /// What all hands come to, when the dealer's hand is played out.
    fn settle_all(&self, done: &[Done], unseen: &Unseen) -> f64 {
        let by_hand = self.by_hand;
        let of_end = |(dealer, chance): (Points, f64)| -> f64 {
            let original = by_hand.rules.hole_card == HoleCard::NoneTakesOriginal;
            if dealer == NATURAL && original {
                return -chance;
            }
            let bets = done.iter().map(|hand| {
                if hand.is_rescued {
                    -1.0
                } else if hand.is_charlie && dealer != NATURAL {
                    hand.bet
                } else {
                    hand.bet * by_hand.settle(hand.total, dealer).value
                }
            });
            chance * bets.sum::<f64>()
        };
        by_hand.dealer_ends(unseen).into_iter().map(of_end).sum()
    }
}

/// A hand of a split that takes no more cards.
pub(crate) struct Done {
    total: Points,
    bet: f64,
    is_charlie: bool,
    is_rescued: bool,
}
