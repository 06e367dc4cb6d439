//! Blackjack by brute force, as a test of the coach. It visits every hole card and every draw one by one, without any
//! code of the coach.

use std::cell::Cell;
use std::collections::HashMap;

use fair_deal::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue, Rules,
    Soft17, SplitAcePlay, SplitAces, Surrender, Ties,
};
use fair_deal::core::AceRule;

/// A card as its points, 1 to 10.
pub(crate) type Points = u32;

/// The number of unseen cards of each value, indexed by points.
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
pub(crate) enum HandAction {
    Stand,
    Hit,
    Double,
}

/// The total that stands for a dealer's natural.
pub(crate) const NATURAL: Points = 100;

/// The rules that apply to the further play of a hand. A hand hopes for nothing that they do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// The rules for the dealt hand.
    Dealt,
    /// The rules for split hands.
    Split,
    /// The rules for split aces.
    Aces,
}

/// A round played by brute force.
pub(crate) struct ByHand {
    pub(crate) rules: Rules,
    pub(crate) up: Points,
    /// True if the cards ran out during a calculation, which makes its result invalid.
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

    /// Returns the dealer's possible hole cards with their chances. After a peek the dealer has no natural.
    pub(crate) fn holes(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let peeks = self.rules.hole_card == HoleCard::Peek;
        let ruled_out = |card: Points| peeks && self.natural(&[self.up, card]);
        let may_be = |card: &Points| unseen[*card as usize] > 0 && !ruled_out(*card);
        let cards: Vec<Points> = (1..=10).filter(may_be).collect();
        let all: u32 = cards.iter().map(|card| unseen[*card as usize]).sum();
        let chance = |card: Points| f64::from(unseen[card as usize]) / f64::from(all);
        cards.into_iter().map(|card| (card, chance(card))).collect()
    }

    /// Returns the chance of a dealer's natural before any peek.
    pub(crate) fn chance_of_natural(&self, unseen: &Unseen) -> f64 {
        let holes = (1..=10).filter(|hole| self.natural(&[self.up, *hole]));
        let holes: u32 = holes.map(|hole| unseen[hole as usize]).sum();
        f64::from(holes) / f64::from(size(unseen))
    }

    /// Returns the chance of a dealer's natural that takes only the original bet.
    pub(crate) fn spares(&self, unseen: &Unseen) -> f64 {
        if self.rules.hole_card == HoleCard::NoneTakesOriginal {
            self.chance_of_natural(unseen)
        } else {
            0.0
        }
    }

    /// Returns true if the hand wins by its number of cards.
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

    /// Returns true if the rules for split hands allow a double, whatever the cards.
    pub(crate) fn doubles(&self, played: Played) -> bool {
        match played {
            Played::Dealt => true,
            Played::Split => self.rules.double_after_split == DoubleAfterSplit::Yes,
            Played::Aces => matches!(
                self.rules.split_ace_play,
                SplitAcePlay::Double | SplitAcePlay::HitOrDouble
            ),
        }
    }

    /// Returns true if the hand may take a third card.
    pub(crate) fn hits(&self, played: Played) -> bool {
        match played {
            Played::Dealt | Played::Split => true,
            Played::Aces => matches!(
                self.rules.split_ace_play,
                SplitAcePlay::Hit | SplitAcePlay::HitOrDouble
            ),
        }
    }

    /// Returns the possible next cards with their chances. The hole card, whichever it is, cannot be drawn.
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

    /// Returns every way in which the dealer's hand can end, with its chance.
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
            // A Charlie wins whatever the dealer draws, so the shoe need not have enough cards for the dealer.
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

    /// Returns the best result of a hand that has drawn a card.
    pub(crate) fn best(&self, hand: &[Points], unseen: &Unseen, played: Played) -> Result {
        let mut best = self.stand(hand, unseen, played);
        if self.is_charlie(hand, played) {
            return best;
        }
        let mut others = vec![self.hit(hand, unseen, played)];
        if self.rules.double == Double::AnyCards && self.bets() && self.doubles(played) {
            others.push(self.double(hand, unseen, played));
        }
        if played == Played::Dealt && self.rules.surrender == Surrender::AnyCards {
            others.extend(self.surrender(hand, unseen));
        }
        for other in others {
            if other.value > best.value + 1e-12 {
                best = other;
            }
        }
        best
    }

    /// Returns the value of a doubled hand for both bets, and true if the player surrenders it (rescue).
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

    /// Returns the value of surrendering the hand, if the rules allow it.
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
            // The value on the condition that there is no natural. Surrender always costs half the bet, a natural costs
            // all of it.
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

    /// Returns how many more cards of the rank of two tens are left. The tens of the pack go to the four ranks in turn,
    /// and all seen tens are of the first rank.
    pub(crate) fn same_rank(&self, tens: u32) -> u32 {
        let seen = 2 + u32::from(self.up == 10);
        tens.div_ceil(4).saturating_sub(seen)
    }
}

/// A split by brute force. `before` has the unseen cards and the cards of the pair.
pub(crate) struct SplitByHand<'a> {
    pub(crate) by_hand: &'a ByHand,
    pub(crate) before: Unseen,
    pub(crate) pair: Points,
    pub(crate) most: usize,
    /// The number of cards that would make one more hand.
    pub(crate) same: u32,
    pub(crate) plans: HashMap<Vec<Points>, HandAction>,
    /// True if the hands are played to the end one after the other from the same cards. False if each is played on its
    /// own after all have their second cards.
    pub(crate) in_turn: bool,
    /// The number of other cards of the pair's rank that are gone when the player decides about a doubled hand. The
    /// other card of the pair alone if it is not given.
    pub(crate) gone: Option<u32>,
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

    /// Returns the action with a hand: the best one for it before any split.
    pub(crate) fn plan(&mut self, hand: &[Points]) -> HandAction {
        if let Some(does) = self.plans.get(hand) {
            return *does;
        }
        let by_hand = self.by_hand;
        let (unseen, played) = (self.of_hand(hand), self.played());
        let hits = by_hand.hits(played);
        let doubles = by_hand.may_double(hand) && by_hand.doubles(played);
        let mut best = HandAction::Stand;
        if !by_hand.is_charlie(hand, played) && (hits || doubles) {
            let mut value = by_hand.stand(hand, &unseen, played).value;
            if hits {
                let hit = by_hand.hit(hand, &unseen, played).value;
                if hit > value + 1e-12 {
                    (best, value) = (HandAction::Hit, hit);
                }
            }
            if doubles {
                let double = by_hand.double(hand, &unseen, played).value;
                if double > value + 1e-12 {
                    best = HandAction::Double;
                }
            }
        }
        self.plans.insert(hand.to_vec(), best);
        best
    }

    /// Returns true if the player surrenders the doubled hand when these cards are gone besides it: the other cards of
    /// the pair's rank that have made hands.
    fn rescues(&self, hand: &[Points], gone: u32) -> bool {
        let mut unseen = self.of_hand(hand);
        unseen[self.pair as usize] -= gone;
        let played = self.played();
        self.by_hand.total(hand).0 <= 21 && self.by_hand.doubled(hand, &unseen, played).1
    }

    /// Returns the value of all hands. If more than two hands may come from the pair and doubled hands may be given up,
    /// that is decided for each number of gone cards of the pair's rank by itself ([`SplitByHand::by_gone_cards`]).
    pub(crate) fn value(&mut self) -> f64 {
        let rescues = self.by_hand.rules.rescue == Rescue::Yes;
        if rescues && self.hands() > 2 && !self.in_turn {
            self.by_gone_cards()
        } else {
            self.by_dealing()
        }
    }

    /// The greatest number of hands that come from the pair.
    fn hands(&self) -> usize {
        let again = self.pair != 1 || self.by_hand.rules.split_aces == SplitAces::Again;
        if again { self.most } else { 2 }
    }

    /// The value of all hands by dealing every second card in turn. If a doubled hand may be given up, only two hands may
    /// come from the pair.
    pub(crate) fn by_dealing(&mut self) -> f64 {
        let unseen = less(&less(&self.before, self.pair), self.pair);
        let hands = [vec![self.pair], vec![self.pair]];
        let spares = if self.in_turn {
            0.0
        } else {
            self.by_hand.spares(&unseen)
        };
        self.seconds(&hands, unseen, self.same) - spares
    }

    /// The value of all hands from the values of one hand with 0, 1, 2 … further cards of the pair's rank gone. The
    /// condition that another hand has a second card of another rank is the difference between any card and one of the
    /// rank.
    pub(crate) fn by_gone_cards(&self) -> f64 {
        // The chances of the second cards are those of any unseen cards, so the dealer must not have peeked.
        let peeks = self.by_hand.rules.hole_card == HoleCard::Peek;
        let by_hand = ByHand {
            rules: Rules {
                hole_card: if peeks {
                    HoleCard::NoneTakesOriginal
                } else {
                    self.by_hand.rules.hole_card
                },
                ..self.by_hand.rules
            },
            up: self.by_hand.up,
            short: Cell::new(false),
        };
        let pair = self.pair;
        let unseen = less(&less(&self.before, pair), pair);
        let most = self.hands();
        // For each number of gone cards: their chance, and the value of a hand with any second card, and with one that
        // makes no further hand.
        let mut of_gone: Vec<(f64, f64, f64)> = vec![];
        let (mut left, mut same, mut chance) = (unseen, self.same, 1.0);
        for gone in 0..=2 * (u32::try_from(most).expect("few") - 2) {
            let mut split = SplitByHand {
                by_hand: &by_hand,
                plans: HashMap::new(),
                gone: Some(gone + 1),
                ..*self
            };
            let (mut any, mut other) = (0.0, 0.0);
            for (card, of_card) in by_hand.draws(&left) {
                let value = split.play(&with(&[pair], card), &less(&left, card));
                let of_same = if card == pair {
                    f64::from(same) / f64::from(left[card as usize])
                } else {
                    0.0
                };
                any += of_card * value;
                other += of_card * (1.0 - of_same) * value;
            }
            of_gone.push((chance, any, other));
            if same == 0 || size(&left) < 2 {
                break;
            }
            chance *= f64::from(same) / f64::from(size(&left));
            left = less(&left, pair);
            same -= 1;
        }
        let joint = |gone: usize, others: usize, of: &dyn Fn(&(f64, f64, f64)) -> f64| -> f64 {
            // Each set of other hands whose second card is of the rank counts with its sign.
            let sets = (0..1_u32 << others).map(|set| {
                let of_set = of_gone.get(gone + set.count_ones() as usize);
                let sign = if set.count_ones() % 2 == 0 { 1.0 } else { -1.0 };
                sign * of_set.map_or(0.0, |it| it.0 * of(it))
            });
            sets.sum()
        };
        let mut sum = 0.0;
        let mut open = vec![(2, 0)];
        while let Some((hands, filled)) = open.pop() {
            let of_filled = |others| joint(hands - 2, others, &|it| it.2);
            let real = |number: usize| f64::from(u32::try_from(number).expect("few"));
            if hands == most {
                let any = joint(hands - 2, filled, &|it| it.1);
                sum += real(hands - filled) * any;
                if filled > 0 {
                    sum += real(filled) * of_filled(filled - 1);
                }
            } else if filled == hands {
                sum += real(hands) * of_filled(hands - 1);
            } else {
                open.push((hands + 1, filled));
                open.push((hands, filled + 1));
            }
        }
        if by_hand.short.get() {
            self.by_hand.short.set(true);
        }
        let spares = by_hand.spares(&unseen);
        let value = sum - spares;
        if peeks {
            (value + spares) / (1.0 - spares)
        } else {
            value
        }
    }

    /// Deals each hand its second card in turn, and splits again where the rules allow it.
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
                // A card of the pair's rank that makes no further hand is an ordinary card.
                let mut hands = hands.to_vec();
                hands[at] = with(&hands[at], card);
                sum += chance * (1.0 - of_same) * self.seconds(&hands, after, same);
            }
        }
        sum
    }

    /// Returns the value of one hand on its own. A natural that takes only the original bet takes nothing here.
    pub(crate) fn play(&mut self, hand: &[Points], unseen: &Unseen) -> f64 {
        let by_hand = self.by_hand;
        let played = self.played();
        let spares = by_hand.spares(unseen);
        if by_hand.total(hand).0 > 21 {
            return -1.0 + spares;
        }
        match self.plan(hand) {
            HandAction::Stand => by_hand.stand(hand, unseen, played).value + spares,
            HandAction::Double => {
                let mut sum = 0.0;
                let gone = self.gone.unwrap_or(1);
                for (card, chance) in by_hand.draws(unseen) {
                    let (hand, unseen) = (with(hand, card), less(unseen, card));
                    let spares = by_hand.spares(&unseen);
                    sum += chance
                        * if self.rescues(&hand, gone) {
                            -1.0 + spares
                        } else {
                            2.0 * (by_hand.stand(&hand, &unseen, played).value + spares)
                        };
                }
                sum
            }
            HandAction::Hit => {
                let draws = by_hand.draws(unseen).into_iter();
                draws
                    .map(|(card, chance)| {
                        chance * self.play(&with(hand, card), &less(unseen, card))
                    })
                    .sum()
            }
        }
    }

    /// Returns the value of all hands when they are played one after the other, and the dealer after them. `done` has
    /// the hands that take no more cards.
    pub(crate) fn play_in_turn(
        &mut self,
        hands: &[Vec<Points>],
        at: usize,
        done: &mut Vec<FinishedHand>,
        unseen: Unseen,
    ) -> f64 {
        let by_hand = self.by_hand;
        let played = self.played();
        let Some(hand) = hands.get(at) else {
            return self.settle_all(done, &unseen);
        };
        let total = by_hand.total(hand).0;
        let plan = if total > 21 {
            HandAction::Stand
        } else {
            self.plan(hand)
        };
        if plan == HandAction::Stand {
            done.push(FinishedHand {
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
            let value = if plan == HandAction::Double {
                done.push(FinishedHand {
                    total: by_hand.total(&hand).0,
                    bet: 2.0,
                    is_charlie: by_hand.is_charlie(&hand, played),
                    is_rescued: self.rescues(&hand, 1),
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

    /// Returns the result of all hands after the dealer's play.
    fn settle_all(&self, done: &[FinishedHand], unseen: &Unseen) -> f64 {
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
pub(crate) struct FinishedHand {
    total: Points,
    bet: f64,
    is_charlie: bool,
    is_rescued: bool,
}
