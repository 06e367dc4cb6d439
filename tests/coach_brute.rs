//! The coach against brute force: on shoes of a dozen cards every hole card and every draw is played
//! out, one by one, with none of the coach's code. Rules, shoes and hands are random, from a fixed seed.

use std::cell::Cell;
use std::collections::HashMap;

use fair_deal::blackjack::{
    Chips, Double, DoubleAfterSplit, Naturals, Rules, Soft17, Split, SplitAces, Surrender, Ties,
};
use fair_deal::coach::{Advice, Coach, NoAdvice, Origin, Play, Shoe, Spot};
use fair_deal::core::{AceRule, Card};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// Cards are their points, 1 to 10.
type Points = u32;

/// The cards that nobody has seen, how many of each, at their points.
type Unseen = [u32; 11];

/// Half a million millionth: what sums in another order may differ by.
const CLOSE: f64 = 5e-13;

#[derive(Clone, Copy, Debug, Default)]
struct Result {
    value: f64,
    win: f64,
    push: f64,
}

impl Result {
    fn plus(self, other: Result, weight: f64) -> Result {
        Result {
            value: self.value + weight * other.value,
            win: self.win + weight * other.win,
            push: self.push + weight * other.push,
        }
    }

    const BUST: Result = Result {
        value: -1.0,
        win: 0.0,
        push: 0.0,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Stand,
    Hit,
    Double,
}

/// A round that is played by hand.
struct ByHand {
    rules: Rules,
    up: Points,
    /// Somebody wanted a card when there was none: nothing that was worked out counts.
    short: Cell<bool>,
}

fn size(unseen: &Unseen) -> u32 {
    unseen.iter().sum()
}

fn less(unseen: &Unseen, card: Points) -> Unseen {
    let mut unseen = *unseen;
    unseen[card as usize] -= 1;
    unseen
}

fn with(hand: &[Points], card: Points) -> Vec<Points> {
    let mut hand = hand.to_vec();
    hand.push(card);
    hand.sort_unstable();
    hand
}

impl ByHand {
    fn total(&self, hand: &[Points]) -> (Points, bool) {
        let hard: Points = hand.iter().sum();
        let eleven = self.rules.ace == AceRule::OneOrEleven && hand.contains(&1) && hard + 10 <= 21;
        (if eleven { hard + 10 } else { hard }, eleven)
    }

    fn bets(&self) -> bool {
        self.rules.chips == Chips::Bets
    }

    fn natural(&self, hand: &[Points]) -> bool {
        self.rules.naturals != Naturals::NotSpecial && hand.len() == 2 && self.total(hand).0 == 21
    }

    /// The hole cards that there may be when the dealer has looked, with their chances.
    fn holes(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let may_be = |card: &Points| unseen[*card as usize] > 0 && !self.natural(&[self.up, *card]);
        let cards: Vec<Points> = (1..=10).filter(may_be).collect();
        let all: u32 = cards.iter().map(|card| unseen[*card as usize]).sum();
        let chance = |card: Points| f64::from(unseen[card as usize]) / f64::from(all);
        cards.into_iter().map(|card| (card, chance(card))).collect()
    }

    /// The next cards to be drawn, with their chances: whatever the hole card is, it is not drawn.
    fn draws(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
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
    fn dealer(&self, dealer: &[Points], deck: &Unseen, chance: f64, ends: &mut Vec<(Points, f64)>) {
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

    fn dealer_ends(&self, unseen: &Unseen) -> Vec<(Points, f64)> {
        let mut ends = vec![];
        for (hole, chance) in self.holes(unseen) {
            self.dealer(&[self.up, hole], &less(unseen, hole), chance, &mut ends);
        }
        ends
    }

    fn settle(&self, player: Points, dealer: Points) -> Result {
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

    fn stand(&self, hand: &[Points], unseen: &Unseen) -> Result {
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

    fn hit(&self, hand: &[Points], unseen: &Unseen) -> Result {
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

    fn best(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let (stand, hit) = (self.stand(hand, unseen), self.hit(hand, unseen));
        if hit.value > stand.value + 1e-12 {
            hit
        } else {
            stand
        }
    }

    fn double(&self, hand: &[Points], unseen: &Unseen) -> Result {
        let mut sum = Result::default();
        for (card, chance) in self.draws(unseen) {
            sum = sum.plus(self.stand(&with(hand, card), &less(unseen, card)), chance);
        }
        Result {
            value: 2.0 * sum.value,
            ..sum
        }
    }

    fn may_double(&self, hand: &[Points]) -> bool {
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
struct SplitByHand<'a> {
    by_hand: &'a ByHand,
    before: Unseen,
    pair: Points,
    most: usize,
    plans: HashMap<Vec<Points>, Does>,
    /// Whether the hands are played one after the other from the same cards to the end, or each by
    /// itself when all have got their second cards.
    in_turn: bool,
}

impl SplitByHand<'_> {
    /// What is done with a hand: the best for it before any split.
    fn plan(&mut self, hand: &[Points]) -> Does {
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

    fn value(&mut self) -> f64 {
        let unseen = less(&less(&self.before, self.pair), self.pair);
        self.seconds(vec![vec![self.pair], vec![self.pair]], unseen)
    }

    /// Gives each hand its second card, in turn, and splits again what may be split again.
    fn seconds(&mut self, hands: Vec<Vec<Points>>, unseen: Unseen) -> f64 {
        let rules = self.by_hand.rules;
        let Some(at) = hands.iter().position(|hand| hand.len() == 1) else {
            return if self.in_turn {
                self.play_in_turn(&hands, 0, &mut vec![], unseen)
            } else {
                hands.iter().map(|hand| self.play(hand, &unseen)).sum()
            };
        };
        let mut sum = 0.0;
        for (card, chance) in self.by_hand.draws(&unseen) {
            let mut hands = hands.clone();
            let again = self.pair != 1 || rules.split_aces == SplitAces::Again;
            if card == self.pair && hands.len() < self.most && again {
                hands.push(vec![card]);
            } else {
                hands[at] = with(&hands[at], card);
            }
            sum += chance * self.seconds(hands, less(&unseen, card));
        }
        sum
    }

    /// The value of one hand by itself.
    fn play(&mut self, hand: &[Points], unseen: &Unseen) -> f64 {
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
    fn play_in_turn(
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

/// Random numbers that are the same in every run.
struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.0.next_u32() % n
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(u32::try_from(of.len()).expect("few")) as usize]
    }

    fn rules(&mut self) -> Rules {
        Rules {
            ties: self.one(Ties::ALL),
            ace: self.one(&[AceRule::OneOrEleven, AceRule::OneOrEleven, AceRule::One]),
            naturals: self.one(Naturals::ALL),
            soft17: self.one(Soft17::ALL),
            chips: self.one(&[Chips::Bets, Chips::Bets, Chips::Bets, Chips::None]),
            double: self.one(Double::ALL),
            double_after_split: self.one(DoubleAfterSplit::ALL),
            split: self.one(Split::ALL),
            split_aces: self.one(SplitAces::ALL),
            surrender: self.one(Surrender::ALL),
            ..Rules::VEGAS
        }
    }
}

fn card(points: Points) -> Card {
    let rank = b"A23456789T"[points as usize - 1] as char;
    format!("{rank}S").parse().expect("a card")
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < CLOSE * 20.0
}

/// What must be the same for a spot, checked. Says which plays were compared.
fn compare(
    rules: Rules,
    whole: Unseen,
    hand: &[Points],
    up: Points,
    origin: Origin,
    in_turn: bool,
) -> Option<Vec<Play>> {
    let told = format!("{rules} {whole:?} {hand:?} against {up}, {origin:?}");
    let counts = std::array::from_fn(|at| u8::try_from(whole[at + 1]).expect("few"));
    let coach = Coach::with_shoe(&rules, Shoe::of_counts(counts));
    let cards: Vec<Card> = hand.iter().map(|points| card(*points)).collect();
    let advice: Advice = match coach.advise(&Spot {
        hand: &cards,
        upcard: card(up),
        seen: &[],
        origin,
    }) {
        Ok(advice) => advice,
        Err(
            NoAdvice::TooFewCards { .. }
            | NoAdvice::CertainNatural
            | NoAdvice::Finished(_)
            | NoAdvice::HandsOutOfRange { .. }
            | NoAdvice::NotOfThatSplit,
        ) => return None,
        Err(error) => panic!("{told}: {error}"),
    };
    let by_hand = ByHand {
        rules,
        up,
        short: Cell::new(false),
    };
    let before = less(&whole, up);
    let unseen = hand
        .iter()
        .fold(before, |unseen, card| less(&unseen, *card));
    let mut compared = vec![];

    let dealer = by_hand.dealer_ends(&unseen);
    for (at, total) in (17..=21).enumerate() {
        let chance: f64 = dealer
            .iter()
            .filter(|end| end.0 == total)
            .map(|end| end.1)
            .sum();
        assert!(
            close(chance, advice.dealer.totals[at]),
            "{told}: dealer {total}"
        );
    }
    let bust: f64 = dealer
        .iter()
        .filter(|end| end.0 > 21)
        .map(|end| end.1)
        .sum();
    assert!(close(bust, advice.dealer.bust), "{told}: dealer bust");

    if let Some(insurance) = advice.insurance {
        let tens = f64::from(unseen[10]) / f64::from(size(&unseen));
        assert!(
            close(insurance, tens - 0.5 * (1.0 - tens)),
            "{told}: insurance"
        );
    }
    let dealt = origin == Origin::Dealt;
    let offered =
        dealt && hand.len() == 2 && up == 1 && by_hand.bets() && by_hand.natural(&[1, 10]);
    assert_eq!(advice.insurance.is_some(), offered, "{told}: insurance");
    if dealt && by_hand.natural(hand) {
        assert!(offered && advice.plays.is_empty(), "{told}: a natural");
        return None;
    }

    let of_aces = matches!(origin, Origin::SplitAces { .. });
    let most = usize::from(if by_hand.bets() {
        rules.split.hands()
    } else {
        1
    });
    let most = match origin {
        Origin::Dealt => most,
        Origin::Split { hands } | Origin::SplitAces { hands } => most + 1 - usize::from(hands),
    };
    let may_split = hand.len() == 2
        && hand[0] == hand[1]
        && most > 1
        && (!of_aces || rules.split_aces == SplitAces::Again);
    let after_split = dealt || rules.double_after_split == DoubleAfterSplit::Yes;
    for play in Play::ALL {
        let result = match play {
            Play::Stand => Some(by_hand.stand(hand, &unseen)),
            Play::Hit => (!of_aces).then(|| by_hand.hit(hand, &unseen)),
            Play::Double => (by_hand.may_double(hand) && after_split && !of_aces)
                .then(|| by_hand.double(hand, &unseen)),
            Play::Split => may_split.then(|| {
                let mut split = SplitByHand {
                    by_hand: &by_hand,
                    before,
                    pair: hand[0],
                    most,
                    plans: HashMap::new(),
                    in_turn,
                };
                Result {
                    value: split.value(),
                    ..Result::default()
                }
            }),
            Play::Surrender => {
                (by_hand.bets() && dealt && hand.len() == 2 && rules.surrender == Surrender::Late)
                    .then_some(Result {
                        value: -0.5,
                        ..Result::default()
                    })
            }
        };
        if by_hand.short.take() {
            continue;
        }
        let found = advice.of(play);
        assert_eq!(found.is_some(), result.is_some(), "{told}: {play:?}");
        let (Some(found), Some(result)) = (found, result) else {
            continue;
        };
        assert!(
            close(found.value, result.value),
            "{told}: {play:?} {} and by hand {}",
            found.value,
            result.value
        );
        if let Some(chances) = found.chances {
            assert!(close(chances.win, result.win), "{told}: {play:?} wins");
            assert!(close(chances.push, result.push), "{told}: {play:?} pushes");
            let lose = 1.0 - result.win - result.push;
            assert!(close(chances.lose, lose), "{told}: {play:?} loses");
        }
        compared.push(play);
    }
    Some(compared)
}

/// Any cards, any rules, hands of two to four cards.
#[test]
fn every_play_is_worth_what_playing_it_out_gives() {
    let mut chance = Chance(ChaCha20Rng::from_seed([1; 32]));
    let mut seen = [0; 5];
    for _ in 0..3_000 {
        let mut whole = [0; 11];
        for _ in 0..9 + chance.below(4) {
            whole[chance.one(&[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]) as usize] += 1;
        }
        let mut drawn = whole;
        let mut draw = || {
            let cards: Vec<Points> = (1..=10)
                .flat_map(|card| vec![card; drawn[card as usize] as usize])
                .collect();
            let card = chance.one(&cards);
            drawn[card as usize] -= 1;
            card
        };
        let up = draw();
        let mut hand = vec![draw(), draw()];
        for next in [draw(), draw()] {
            if next % 3 == 0 && hand.iter().sum::<Points>() + next <= 21 {
                hand.push(next);
            }
        }
        let rules = chance.rules();
        // Splits have their own test, because there the shoes must be smaller.
        let rules = Rules {
            split: if hand[0] == hand[1] {
                Split::Never
            } else {
                rules.split
            },
            ..rules
        };
        let origin = chance.one(&[
            Origin::Dealt,
            Origin::Dealt,
            Origin::Split { hands: 2 },
            Origin::Split { hands: 3 },
        ]);
        for play in compare(rules, whole, &hand, up, origin, false).unwrap_or_default() {
            seen[play as usize] += 1;
        }
    }
    for play in [Play::Stand, Play::Hit, Play::Double, Play::Surrender] {
        assert!(seen[play as usize] > 200, "{seen:?}");
    }
}

/// The coach's value of a round from this shoe, played out by hand, when nobody runs short of cards.
fn round_by_hand(rules: Rules, whole: Unseen) -> Option<f64> {
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
    fn round(&self, hand: &[Points], before: Unseen, unseen: &Unseen) -> f64 {
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
        if natural == 1.0 {
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

#[test]
fn a_round_is_worth_what_playing_it_out_gives() {
    let mut chance = Chance(ChaCha20Rng::from_seed([7; 32]));
    let mut compared = 0;
    for _ in 0..60 {
        let other = 2 + chance.below(8);
        let mut whole: Unseen = [0; 11];
        whole[1] = 2 + chance.below(2);
        whole[10] = 4 + chance.below(4);
        whole[other as usize] = 2 + chance.below(2);
        whole[7] += 4;
        let rules = Rules {
            split: chance.one(&[Split::Never, Split::ToTwo, Split::ToThree]),
            ..chance.rules()
        };
        let counts = std::array::from_fn(|at| u8::try_from(whole[at + 1]).expect("few"));
        let coach = Coach::with_shoe(&rules, Shoe::of_counts(counts));
        let Some(by_hand) = round_by_hand(rules, whole) else {
            continue;
        };
        let edge = coach.edge();
        assert!(
            close(edge, by_hand),
            "{rules} {whole:?}: {edge} and by hand {by_hand}"
        );
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// Pairs, with few values in the shoe; `kinds` of them besides the pair's.
fn splits(seed: u8, times: u32, most: &[Split], cards: u32, kinds: usize, in_turn: bool) -> u32 {
    let mut chance = Chance(ChaCha20Rng::from_seed([seed; 32]));
    let mut compared = 0;
    for _ in 0..times {
        let pair = chance.one(&[1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        let mut values = vec![pair, 10, 9, 8];
        values.truncate(1 + kinds.min(2));
        while values.len() < kinds + 1 {
            values.push(1 + chance.below(10));
        }
        let mut whole = [0; 11];
        whole[pair as usize] = 2;
        let up = chance.one(&values);
        whole[up as usize] += 1;
        for _ in 0..cards {
            whole[chance.one(&values) as usize] += 1;
        }
        let rules = Rules {
            chips: Chips::Bets,
            split: chance.one(most),
            ..chance.rules()
        };
        let hands = 2 + u8::try_from(chance.below(2)).expect("small");
        let origin = match (chance.below(4), pair) {
            (0, 1) => Origin::SplitAces { hands },
            (0, _) => Origin::Split { hands },
            (_, _) => Origin::Dealt,
        };
        let plays = compare(rules, whole, &[pair, pair], up, origin, in_turn);
        compared += u32::from(plays.is_some_and(|plays| plays.contains(&Play::Split)));
    }
    compared
}

#[test]
fn a_split_is_worth_what_playing_it_out_gives() {
    let two = splits(2, 300, &[Split::ToTwo], 10, 5, false);
    let three = splits(3, 300, &[Split::ToThree], 11, 3, false);
    let four = splits(4, 200, &[Split::ToFour], 13, 2, false);
    assert!(
        two > 150 && three > 100 && four > 50,
        "{two} {three} {four}"
    );
}

/// The hands are dealt from the same cards one after the other, and the dealer draws last.
#[test]
fn hands_of_a_split_played_in_turn_come_to_the_same() {
    let two = splits(5, 200, &[Split::ToTwo], 12, 3, true);
    let more = splits(6, 100, &[Split::ToThree, Split::ToFour], 14, 2, true);
    assert!(two > 50 && more > 20, "{two} {more}");
}
