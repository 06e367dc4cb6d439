//! The rules that only the coach knows against brute force: on shoes of a dozen cards every order of cards is played
//! out, with none of the coach's code. Rules and shoes are random, from a fixed seed.
//!
//! The dealer's cards are drawn last here, from what is left: before anyone looks, every card that is not seen is as
//! likely to be the hole card. Where the dealer looks, results count only as far as there is no natural.

use std::collections::HashMap;

use fair_deal::blackjack::{DoubleAfterSplit, Rules, Soft17, Split, SplitAces};
use fair_deal::coach::{
    AcePlays, Charlie, CharlieAfterSplit, DoubleOn, HoleCard, HouseCoach, HouseRules,
    HouseSurrender, NaturalPay, Rescue, Shoe, SplitTens,
};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// How many cards there are of each value, aces first.
type Cards = [u8; 10];

fn without(cards: &Cards, card: usize) -> Cards {
    let mut cards = *cards;
    cards[card] -= 1;
    cards
}

fn count(cards: &Cards) -> f64 {
    cards.iter().map(|count| f64::from(*count)).sum()
}

/// The total of a hand, and whether an ace in it counts 11.
fn total(hand: &Cards) -> (u32, bool) {
    let low: u32 = (1..)
        .zip(hand)
        .map(|(n, count)| n * u32::from(*count))
        .sum();
    if hand[0] > 0 && low <= 11 {
        (low + 10, true)
    } else {
        (low, false)
    }
}

fn cards_of(hand: &Cards) -> u8 {
    hand.iter().sum()
}

fn with(hand: &Cards, card: usize) -> Cards {
    let mut hand = *hand;
    hand[card] += 1;
    hand
}

/// The plays with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Stand,
    Hit,
    Double,
    GiveUp,
}

/// A round against one up card, valued before the dealer looks.
struct Round {
    rules: HouseRules,
    up: usize,
    dealer: HashMap<Cards, Option<[f64; 7]>>,
    /// The best play and its value, by the hand and the cards that are unseen.
    best: HashMap<(Cards, Cards, bool), (Does, f64)>,
    /// The cards ran out: nothing counts.
    short: bool,
}

impl Round {
    fn takes_all(&self) -> bool {
        self.rules.hole == HoleCard::NoneTakesAll
    }

    fn natural(&self, unseen: &Cards) -> f64 {
        let other = match self.up {
            0 => 9,
            9 => 0,
            _ => return 0.0,
        };
        f64::from(unseen[other]) / count(unseen)
    }

    /// The chances of bust, 17 to 21, and a natural, when the dealer draws from these cards.
    fn dealer(&mut self, unseen: &Cards) -> [f64; 7] {
        if let Some(ends) = self.dealer.get(unseen) {
            if ends.is_none() {
                self.short = true;
            }
            return ends.unwrap_or_default();
        }
        let mut ends = Some([0.0; 7]);
        let hand = with(&[0; 10], self.up);
        self.draw(&hand, unseen, 1.0, &mut ends);
        self.short |= ends.is_none();
        self.dealer.insert(*unseen, ends);
        ends.unwrap_or_default()
    }

    fn draw(&self, hand: &Cards, unseen: &Cards, chance: f64, ends: &mut Option<[f64; 7]>) {
        let (points, soft) = total(hand);
        let hits_soft = self.rules.soft17 == Soft17::Hits && soft && points == 17;
        if cards_of(hand) > 1 && points >= 17 && !hits_soft {
            let end = match points {
                21 if cards_of(hand) == 2 => 6,
                17..=21 => points as usize - 16,
                _ => 0,
            };
            if let Some(ends) = ends {
                ends[end] += chance;
            }
            return;
        }
        let left = count(unseen);
        if left == 0.0 {
            *ends = None;
            return;
        }
        for card in 0..10 {
            if unseen[card] > 0 {
                let chance = chance * f64::from(unseen[card]) / left;
                self.draw(&with(hand, card), &without(unseen, card), chance, ends);
            }
        }
    }

    /// The result of a hand that stands with so many bets. Where the dealer looks, a natural takes one bet of them
    /// at the end: here it takes none.
    fn stand(&mut self, hand: &Cards, unseen: &Cards) -> f64 {
        let points = total(hand).0;
        let ends = self.dealer(unseen);
        if points > 21 {
            return if self.takes_all() {
                -1.0
            } else {
                -(1.0 - ends[6])
            };
        }
        let mut value = ends[0];
        for (end, dealer) in (17..=21).enumerate() {
            let sign = match points.cmp(&dealer) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.0,
                std::cmp::Ordering::Less => -1.0,
            };
            value += sign * ends[end + 1];
        }
        if self.takes_all() {
            value - ends[6]
        } else {
            value
        }
    }

    /// The chance that the player is asked at all: there is no natural, or it is not looked for.
    fn asked(&self, unseen: &Cards) -> f64 {
        if self.takes_all() {
            1.0
        } else {
            1.0 - self.natural(unseen)
        }
    }

    fn charlie(&self, split: bool) -> Option<u8> {
        let counts = !split || self.rules.charlie_after_split == CharlieAfterSplit::Yes;
        self.rules.charlie.cards().filter(|_| counts)
    }

    fn may_double(&self, hand: &Cards) -> bool {
        let (points, soft) = total(hand);
        let from = |lowest| cards_of(hand) == 2 && !soft && points >= lowest && points <= 11;
        match self.rules.double {
            DoubleOn::AnyTwo => cards_of(hand) == 2,
            DoubleOn::EightToEleven => from(8),
            DoubleOn::NineToEleven => from(9),
            DoubleOn::TenOrEleven => from(10),
            DoubleOn::Eleven => from(11),
            DoubleOn::AnyCards => true,
            DoubleOn::Never => false,
        }
    }

    /// A hand at rest: by its number of cards, or as it stands.
    fn rest(&mut self, hand: &Cards, unseen: &Cards, split: bool) -> f64 {
        if total(hand).0 <= 21 && self.charlie(split) == Some(cards_of(hand)) {
            self.asked(unseen)
        } else {
            self.stand(hand, unseen)
        }
    }

    /// Whether a doubled hand is given up, when these cards are unseen.
    fn rescues(&mut self, hand: &Cards, unseen: &Cards, split: bool) -> bool {
        self.rules.rescue == Rescue::Yes
            && total(hand).0 <= 21
            && -0.5 * self.asked(unseen) > self.rest(hand, unseen, split) + 1e-12
    }

    fn double(&mut self, hand: &Cards, unseen: &Cards, split: bool) -> f64 {
        self.over_draws(hand, unseen, |round, hand, unseen| {
            if round.rescues(hand, unseen, split) {
                -round.asked(unseen)
            } else {
                2.0 * round.rest(hand, unseen, split)
            }
        })
    }

    fn over_draws(
        &mut self,
        hand: &Cards,
        unseen: &Cards,
        mut value: impl FnMut(&mut Round, &Cards, &Cards) -> f64,
    ) -> f64 {
        let left = count(unseen);
        if left <= 1.0 {
            self.short = true;
            return 0.0;
        }
        let mut sum = 0.0;
        for card in 0..10 {
            if unseen[card] > 0 {
                let after = value(self, &with(hand, card), &without(unseen, card));
                sum += f64::from(unseen[card]) / left * after;
            }
        }
        sum
    }

    /// The best play with a hand of these cards, and its value. With `split`, as if it came from one: without what is
    /// not allowed then.
    fn best(&mut self, hand: &Cards, unseen: &Cards, split: bool) -> (Does, f64) {
        let key = (*hand, *unseen, split);
        if let Some(best) = self.best.get(&key) {
            return *best;
        }
        let mut best = (Does::Stand, self.rest(hand, unseen, split));
        let is_over = total(hand).0 > 21 || self.charlie(split) == Some(cards_of(hand));
        if !is_over {
            let hit = self.hit(hand, unseen, split);
            if hit > best.1 + 1e-12 {
                best = (Does::Hit, hit);
            }
            let after_split = self.rules.double_after_split == DoubleAfterSplit::Yes;
            if self.may_double(hand) && (!split || after_split) {
                let double = self.double(hand, unseen, split);
                if double > best.1 + 1e-12 {
                    best = (Does::Double, double);
                }
            }
            let may_give_up = self.rules.surrender == HouseSurrender::AnyCards;
            if !split && may_give_up && cards_of(hand) > 2 {
                let value = self.late(unseen);
                if value > best.1 + 1e-12 {
                    best = (Does::GiveUp, value);
                }
            }
        }
        self.best.insert(key, best);
        best
    }

    fn late(&self, unseen: &Cards) -> f64 {
        let natural = self.natural(unseen);
        if self.takes_all() {
            -0.5 * (1.0 - natural) - natural
        } else {
            -0.5 * (1.0 - natural)
        }
    }

    fn hit(&mut self, hand: &Cards, unseen: &Cards, split: bool) -> f64 {
        self.over_draws(hand, unseen, |round, hand, unseen| {
            round.best(hand, unseen, split).1
        })
    }

    /// The value of splitting a pair; a natural that was looked for takes nothing here. `before` are the cards that
    /// were unseen, and those of the pair.
    /// So many cards, besides the pair's two, make a further hand.
    fn split(&mut self, pair: usize, before: &Cards, further: u8) -> f64 {
        let one = with(&[0; 10], pair);
        let unseen = without(&without(before, pair), pair);
        self.seconds(&[one, one], (pair, further), before, &unseen)
    }

    fn seconds(
        &mut self,
        hands: &[Cards],
        (pair, further): (usize, u8),
        before: &Cards,
        unseen: &Cards,
    ) -> f64 {
        let Some(at) = hands.iter().position(|hand| cards_of(hand) == 1) else {
            let values = hands
                .iter()
                .map(|hand| self.play(hand, pair, before, unseen));
            return values.sum();
        };
        let left = count(unseen);
        if left <= 1.0 {
            self.short = true;
            return 0.0;
        }
        let again = pair != 0 || self.rules.split_aces == SplitAces::Again;
        let mut sum = 0.0;
        for card in 0..10 {
            if unseen[card] == 0 {
                continue;
            }
            let rest = without(unseen, card);
            let same = if card == pair { further } else { 0 };
            if same > 0 {
                let mut hands = hands.to_vec();
                if again && hands.len() < usize::from(self.rules.split.hands()) {
                    hands.push(with(&[0; 10], card));
                } else {
                    hands[at] = with(&hands[at], card);
                }
                let value = self.seconds(&hands, (pair, further - 1), before, &rest);
                sum += f64::from(same) / left * value;
            }
            if unseen[card] > same {
                let mut hands = hands.to_vec();
                hands[at] = with(&hands[at], card);
                let value = self.seconds(&hands, (pair, further), before, &rest);
                sum += f64::from(unseen[card] - same) / left * value;
            }
        }
        sum
    }

    /// The value of a hand of a split, played by what is best for its own cards alone.
    fn play(&mut self, hand: &Cards, pair: usize, before: &Cards, unseen: &Cards) -> f64 {
        if total(hand).0 > 21 || self.charlie(true) == Some(cards_of(hand)) {
            return self.rest(hand, unseen, true);
        }
        let mut alone = *before;
        for (count, held) in alone.iter_mut().zip(hand) {
            *count -= held;
        }
        match self.plan(hand, pair, &alone) {
            Does::Stand | Does::GiveUp => self.rest(hand, unseen, true),
            Does::Hit => self.over_draws(hand, unseen, |round, hand, unseen| {
                round.play(hand, pair, before, unseen)
            }),
            Does::Double => {
                let before = *before;
                self.over_draws(hand, unseen, |round, hand, unseen| {
                    let mut alone = before;
                    for (count, held) in alone.iter_mut().zip(hand) {
                        *count = count.saturating_sub(*held);
                    }
                    if round.rescues(hand, &alone, true) {
                        -round.asked(unseen)
                    } else {
                        2.0 * round.rest(hand, unseen, true)
                    }
                })
            }
        }
    }

    fn plan(&mut self, hand: &Cards, pair: usize, alone: &Cards) -> Does {
        let aces = self.rules.ace_plays;
        if pair != 0 {
            return self.best(hand, alone, true).0;
        }
        let hits = matches!(aces, AcePlays::Hit | AcePlays::HitOrDouble);
        let doubles = matches!(aces, AcePlays::Double | AcePlays::HitOrDouble);
        let mut best = (Does::Stand, self.rest(hand, alone, true));
        if hits {
            let hit = self.hit(hand, alone, true);
            if hit > best.1 + 1e-12 {
                best = (Does::Hit, hit);
            }
        }
        if doubles && self.may_double(hand) {
            let double = self.double(hand, alone, true);
            if double > best.1 + 1e-12 {
                best = (Does::Double, double);
            }
        }
        best.0
    }

    /// The value of a round with these two cards, when the pack has so many of each rank that counts ten.
    fn value(&mut self, hand: &Cards, before: &Cards, unseen: &Cards, ranks: [u8; 4]) -> f64 {
        let pair = hand.iter().position(|count| *count == 2);
        let Some(pair) = pair.filter(|_| self.rules.split != Split::Never) else {
            return self.value_with(hand, before, unseen, None);
        };
        if pair != 9 || self.rules.split_tens == SplitTens::ByValue {
            let further = before[pair] - 2;
            return self.value_with(hand, before, unseen, Some((pair, further)));
        }
        if self.rules.split_tens == SplitTens::Never {
            return self.value_with(hand, before, unseen, None);
        }
        // Every rank that the up card, if it counts ten, and the two cards can have.
        let (mut sum, mut weight) = (0.0, 0.0);
        let ups = if self.up == 9 { 4 } else { 1 };
        for up in 0..ups {
            for first in 0..4 {
                for second in 0..4 {
                    let mut left = ranks;
                    let mut ways = 1.0;
                    let ten_up = (self.up == 9).then_some(up);
                    for rank in ten_up.into_iter().chain([first, second]) {
                        ways *= f64::from(left[rank]);
                        left[rank] = left[rank].saturating_sub(1);
                    }
                    if ways > 0.0 {
                        let split = (first == second).then_some((pair, left[first]));
                        sum += ways * self.value_with(hand, before, unseen, split);
                        weight += ways;
                    }
                }
            }
        }
        sum / weight
    }

    /// The same for a pair that may be split, with the number of cards that make a further hand, or none.
    fn value_with(
        &mut self,
        hand: &Cards,
        before: &Cards,
        unseen: &Cards,
        split: Option<(usize, u8)>,
    ) -> f64 {
        let natural = self.natural(unseen);
        let tens = f64::from(unseen[9]) / count(unseen);
        let insurance = if self.up == 0 {
            (1.5 * tens - 0.5).max(0.0)
        } else {
            0.0
        };
        if total(hand).0 == 21 {
            let pay = match self.rules.natural {
                NaturalPay::ThreeToTwo => 1.5,
                NaturalPay::SixToFive => 1.2,
                NaturalPay::SevenToFive => 1.4,
                NaturalPay::Even => 1.0,
                NaturalPay::TwoToOne => 2.0,
            };
            return insurance + (1.0 - natural) * pay;
        }
        // Of a natural that was looked for, the initial bet is lost whatever is done.
        let lost = if self.takes_all() { 0.0 } else { natural };
        let mut best = self.best(hand, unseen, false).1;
        if let Some((pair, further)) = split {
            best = best.max(self.split(pair, before, further));
        }
        let (late, early, ten, ace) = (self.late(unseen), -0.5 + lost, self.up == 9, self.up == 0);
        let give_up = match self.rules.surrender {
            HouseSurrender::No => None,
            HouseSurrender::Late | HouseSurrender::AnyCards => Some(late),
            HouseSurrender::Early => Some(early),
            HouseSurrender::EarlyTens => ten.then_some(early),
            HouseSurrender::EarlyAces => ace.then_some(early),
            HouseSurrender::EarlyTensElseLate if self.takes_all() => (!ace).then_some(early),
            HouseSurrender::EarlyTensElseLate => Some(if ten { early } else { late }),
            HouseSurrender::EarlyAcesElseLate => Some(if ace { early } else { late }),
        };
        if let Some(value) = give_up {
            best = best.max(value);
        }
        insurance + best - lost
    }
}

/// The value of a round from this shoe; `None` where the cards could run out.
fn round_by_hand(rules: HouseRules, whole: &Cards) -> Option<f64> {
    let all = count(whole);
    let ranks = [3, 2, 1, 0].map(|more| (whole[9] + more) / 4);
    let mut sum = 0.0;
    for up in (0..10).filter(|up| whole[*up] > 0) {
        let mut round = Round {
            rules,
            up,
            dealer: HashMap::new(),
            best: HashMap::new(),
            short: false,
        };
        let before = without(whole, up);
        for first in (0..10).filter(|card| before[*card] > 0) {
            let one = without(&before, first);
            for second in (0..10).filter(|card| one[*card] > 0) {
                let chance = f64::from(whole[up]) / all * f64::from(before[first]) / (all - 1.0)
                    * f64::from(one[second])
                    / (all - 2.0);
                let hand = with(&with(&[0; 10], first), second);
                let value = round.value(&hand, &before, &without(&one, second), ranks);
                sum += chance * value;
                if round.short {
                    return None;
                }
            }
        }
    }
    Some(sum)
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

    fn rules(&mut self) -> HouseRules {
        HouseRules {
            soft17: self.one(Soft17::ALL),
            natural: self.one(&[
                NaturalPay::ThreeToTwo,
                NaturalPay::SixToFive,
                NaturalPay::SevenToFive,
                NaturalPay::Even,
                NaturalPay::TwoToOne,
            ]),
            hole: self.one(&[
                HoleCard::Peek,
                HoleCard::NoneTakesAll,
                HoleCard::NoneTakesOriginal,
            ]),
            double: self.one(&[
                DoubleOn::AnyTwo,
                DoubleOn::EightToEleven,
                DoubleOn::NineToEleven,
                DoubleOn::TenOrEleven,
                DoubleOn::Eleven,
                DoubleOn::AnyCards,
                DoubleOn::AnyCards,
            ]),
            double_after_split: self.one(DoubleAfterSplit::ALL),
            rescue: self.one(&[Rescue::No, Rescue::Yes]),
            split: self.one(&[Split::ToTwo, Split::ToThree]),
            split_tens: self.one(&[SplitTens::ByValue, SplitTens::ByRank, SplitTens::Never]),
            ace_plays: self.one(&[
                AcePlays::OneCard,
                AcePlays::Hit,
                AcePlays::Double,
                AcePlays::HitOrDouble,
            ]),
            split_aces: self.one(SplitAces::ALL),
            surrender: self.one(&[
                HouseSurrender::No,
                HouseSurrender::Late,
                HouseSurrender::Early,
                HouseSurrender::EarlyTens,
                HouseSurrender::EarlyAces,
                HouseSurrender::EarlyTensElseLate,
                HouseSurrender::EarlyAcesElseLate,
                HouseSurrender::AnyCards,
                HouseSurrender::AnyCards,
            ]),
            charlie: self.one(&[Charlie::None, Charlie::Five, Charlie::Five, Charlie::Six]),
            charlie_after_split: self.one(&[CharlieAfterSplit::No, CharlieAfterSplit::Yes]),
            ..HouseRules::from(&Rules::VEGAS)
        }
    }
}

#[test]
fn random_house_rules_match_brute_force() {
    let mut chance = Chance(ChaCha20Rng::from_seed([40; 32]));
    let (mut compared, mut pair) = (0, 0);
    for _ in 0..600 {
        let mut whole: Cards = [0; 10];
        whole[0] = 2 + u8::try_from(chance.below(3)).expect("small");
        whole[9] = 2 + u8::try_from(chance.below(5)).expect("small");
        for _ in 0..2 {
            let value = chance.one(&[1_usize, 2, 3, 4, 5, 6, 7, 8]);
            whole[value] += 2 + u8::try_from(chance.below(2)).expect("small");
        }
        whole[chance.one(&[6_usize, 7, 8])] += 4;
        let mut rules = chance.rules();
        if rules.charlie == Charlie::None {
            rules.charlie_after_split = CharlieAfterSplit::No;
        }
        let Some(by_hand) = round_by_hand(rules, &whole) else {
            continue;
        };
        let coach = HouseCoach::with_shoe(&rules, Shoe::of_counts(whole)).expect("no clash");
        let edge = coach.edge();
        assert!(
            (edge - by_hand).abs() < 1e-11,
            "{rules:?} {whole:?}: {edge} and by hand {by_hand}"
        );
        compared += 1;
        pair += u32::from(rules.split == Split::ToThree);
    }
    assert!(compared > 200 && pair > 80, "{compared} {pair}");
}
