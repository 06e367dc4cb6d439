//! The coach against brute force. On shoes of a dozen cards the test plays out every hole card and every draw one by
//! one, without any code of the coach. Rules, shoes and hands are random, from a fixed seed.

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};

use crate::by_hand::{ByHand, NATURAL, Played, Points, Result, SplitByHand, Unseen, less, size};
use crate::round_by_hand::round_by_hand;
use crate::support::is_soak;
use fair_deal::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue, Rules,
    Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use fair_deal::coach::{Advice, Coach, NoAdvice, Origin, Play, Shoe, Situation};
use fair_deal::core::{AceRule, Card};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// The tolerance for sums that are added in another order.
const CLOSE: f64 = 1e-11;

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
            hole_card: self.one(HoleCard::ALL),
            rescue: self.one(Rescue::ALL),
            split_ace_play: self.one(SplitAcePlay::ALL),
            split_tens: self.one(SplitTens::ALL),
            charlie: self.one(Charlie::ALL),
            charlie_after_split: self.one(CharlieAfterSplit::ALL),
            ..Rules::VEGAS
        }
    }
}

fn card(points: Points) -> Card {
    let rank = b"A23456789T"[points as usize - 1] as char;
    format!("{rank}S").parse().expect("a card")
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < CLOSE
}

/// A decision to compare.
#[derive(Debug)]
struct Case<'a> {
    rules: Rules,
    /// The shoe, including all cards on the table.
    whole: Unseen,
    hand: &'a [Points],
    up: Points,
    origin: Origin,
    /// True if split hands are played in turn.
    in_turn: bool,
}

impl Case<'_> {
    /// Returns the coach's answer, if there is one.
    fn advice(&self) -> Option<Advice> {
        let counts = std::array::from_fn(|at| u8::try_from(self.whole[at + 1]).expect("few"));
        let coach = Coach::with_shoe(&self.rules, Shoe::of_counts(counts));
        let cards: Vec<Card> = self.hand.iter().map(|points| card(*points)).collect();
        let advice = coach.advise(&Situation {
            hand: &cards,
            upcard: card(self.up),
            seen: &[],
            origin: self.origin,
        });
        match advice {
            Ok(advice) => Some(advice),
            Err(
                NoAdvice::TooFewCards { .. }
                | NoAdvice::CertainNatural
                | NoAdvice::Finished(_)
                | NoAdvice::HandsOutOfRange { .. }
                | NoAdvice::NotOfThatSplit,
            ) => None,
            Err(error) => panic!("{self:?}: {error}"),
        }
    }

    fn by_hand(&self) -> ByHand {
        ByHand {
            rules: self.rules,
            up: self.up,
            short: Cell::new(false),
        }
    }

    fn before(&self) -> Unseen {
        less(&self.whole, self.up)
    }

    fn unseen(&self) -> Unseen {
        let hand = self.hand.iter();
        hand.fold(self.before(), |unseen, card| less(&unseen, *card))
    }

    /// Returns the brute-force value of the play, if it is legal.
    fn result(&self, by_hand: &ByHand, play: Play) -> Option<Result> {
        let (rules, hand, unseen) = (self.rules, self.hand, self.unseen());
        let dealt = self.origin == Origin::Dealt;
        let of_aces = matches!(self.origin, Origin::SplitAces { .. });
        let played = match self.origin {
            Origin::Dealt | Origin::Doubled => Played::Dealt,
            Origin::Split { .. } => Played::Split,
            Origin::SplitAces { .. } => Played::Aces,
        };
        let most = usize::from(rules.split.hands());
        let most = match self.origin {
            Origin::Dealt | Origin::Doubled => most,
            Origin::Split { hands } | Origin::SplitAces { hands } => most + 1 - usize::from(hands),
        };
        let flat = |value| Result {
            value,
            ..Result::default()
        };
        let doubled = self.origin == Origin::Doubled;
        let surrender = by_hand.surrender(hand, &unseen).filter(|_| dealt);
        let legal = match play {
            Play::Stand => true,
            Play::Hit => !doubled && by_hand.hits(played),
            Play::Double => !doubled && by_hand.may_double(hand) && by_hand.doubles(played),
            Play::Split => {
                let pair = hand.len() == 2 && hand[0] == hand[1];
                let again = !of_aces || rules.split_aces == SplitAces::Again;
                let tens = hand[0] != 10 || rules.split_tens != SplitTens::Never;
                !doubled && by_hand.bets() && pair && most > 1 && again && tens
            }
            Play::Surrender => doubled || (surrender.is_some() && !self.is_early(by_hand)),
        };
        let result = legal.then(|| match play {
            Play::Stand if doubled => {
                let stand = by_hand.stand(hand, &unseen, Played::Split);
                let spares = by_hand.spares(&unseen);
                Result {
                    value: 2.0 * (stand.value + spares) - spares,
                    ..stand
                }
            }
            Play::Surrender if doubled => flat(-1.0),
            Play::Stand => by_hand.stand(hand, &unseen, played),
            Play::Hit => by_hand.hit(hand, &unseen, played),
            Play::Double => by_hand.double(hand, &unseen, played),
            Play::Split => flat(
                SplitByHand {
                    by_hand,
                    before: self.before(),
                    pair: hand[0],
                    most,
                    same: if hand[0] == 10 && rules.split_tens == SplitTens::ByRank {
                        by_hand.same_rank(self.whole[10])
                    } else {
                        unseen[hand[0] as usize]
                    },
                    plans: HashMap::new(),
                    in_turn: self.in_turn,
                    gone: None,
                }
                .value(),
            ),
            Play::Surrender => surrender.unwrap_or_default(),
        })?;
        // Where a natural takes only the original bet, the coach gives values on the condition that there is no
        // natural.
        let spares = by_hand.spares(&unseen);
        Some(Result {
            value: (result.value + spares) / (1.0 - spares),
            win: result.win / (1.0 - spares),
            push: result.push / (1.0 - spares),
        })
    }

    /// Returns true if the player may surrender before the dealer's hand is checked for a possible natural.
    fn is_early(&self, by_hand: &ByHand) -> bool {
        use Surrender::{Early, EarlyAce, EarlyAceLate, EarlyTen, EarlyTenLate};
        let rules = self.rules;
        let early = match self.up {
            1 => matches!(rules.surrender, Early | EarlyAce | EarlyAceLate),
            10 => matches!(rules.surrender, Early | EarlyTen | EarlyTenLate),
            _ => false,
        };
        let special = by_hand.natural(&[1, 10]);
        let first = self.origin == Origin::Dealt && self.hand.len() == 2;
        let peeks = rules.hole_card != HoleCard::NoneTakesAll;
        early && special && first && peeks && by_hand.bets()
    }

    /// Checks the dealer's chances and the insurance.
    fn compare_dealer(&self, by_hand: &ByHand, advice: &Advice) {
        let unseen = self.unseen();
        let dealer = by_hand.dealer_ends(&unseen);
        let chance = |of: &dyn Fn(Points) -> bool| -> f64 {
            let ends = dealer.iter().filter(|end| of(end.0));
            ends.map(|end| end.1).sum()
        };
        for (total, told) in (17..).zip(advice.dealer.totals) {
            let spares = by_hand.spares(&unseen);
            assert!(
                close(chance(&|end| end == total) / (1.0 - spares), told),
                "{self:?}: {total}"
            );
        }
        let bust = chance(&|end| end > 21 && end != NATURAL) / (1.0 - by_hand.spares(&unseen));
        assert!(close(bust, advice.dealer.bust), "{self:?}: dealer bust");

        let first = self.origin == Origin::Dealt && self.hand.len() == 2;
        let offered = first && self.up == 1 && by_hand.bets() && by_hand.natural(&[1, 10]);
        assert_eq!(advice.insurance.is_some(), offered, "{self:?}: insurance");
        if let Some(insurance) = advice.insurance {
            let tens = f64::from(unseen[10]) / f64::from(size(&unseen));
            let value = tens - 0.5 * (1.0 - tens);
            assert!(close(insurance, value), "{self:?}: insurance");
        }
    }

    /// Checks all values and returns the compared plays.
    fn compare(&self) -> Vec<Play> {
        let Some(advice) = self.advice() else {
            return vec![];
        };
        let by_hand = self.by_hand();
        self.compare_dealer(&by_hand, &advice);
        if self.origin == Origin::Dealt && by_hand.natural(self.hand) {
            assert!(advice.plays.is_empty(), "{self:?}: a natural");
            return vec![];
        }
        let mut compared = vec![];
        for play in Play::ALL {
            let result = self.result(&by_hand, play);
            if by_hand.short.take() {
                continue;
            }
            let found = advice.of(play);
            assert_eq!(found.is_some(), result.is_some(), "{self:?}: {play:?}");
            let (Some(found), Some(result)) = (found, result) else {
                continue;
            };
            let (value, played_out) = (found.value, result.value);
            assert!(
                close(value, played_out),
                "{self:?}: {play:?} {value}, {played_out}"
            );
            if let Some(early) = advice.early_surrender {
                let best = advice.best().expect("a play").value;
                let natural = by_hand.chance_of_natural(&self.unseen());
                let play_on = (1.0 - natural) * best - natural;
                assert!(
                    close(early.play_on, play_on) && close(early.surrender, -0.5),
                    "{self:?}"
                );
            }
            assert_eq!(
                advice.early_surrender.is_some(),
                self.is_early(&by_hand),
                "{self:?}"
            );
            if let Some(chances) = found.chances {
                let lose = 1.0 - result.win - result.push;
                assert!(close(chances.win, result.win), "{self:?}: {play:?} wins");
                assert!(
                    close(chances.push, result.push),
                    "{self:?}: {play:?} pushes"
                );
                assert!(close(chances.lose, lose), "{self:?}: {play:?} loses");
            }
            compared.push(play);
        }
        compared
    }
}

/// Any cards, any rules, hands of two to four cards: 3,000 situations in a soak run, otherwise a third of them.
#[test]
fn play_values_equal_brute_force() {
    let times = if is_soak() { 3_000 } else { 1_000 };
    let mut chance = Chance(ChaCha20Rng::from_seed([1; 32]));
    let mut seen = [0; 5];
    for _ in 0..times {
        let mut whole = [0; 11];
        for _ in 0..9 + chance.below(4) {
            whole[chance.one(&[1_usize, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])] += 1;
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
        // Splits have their own test, because they need smaller shoes.
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
            Origin::SplitAces { hands: 2 },
            Origin::Doubled,
        ]);
        let case = Case {
            rules,
            whole,
            hand: &hand,
            up,
            origin,
            in_turn: false,
        };
        for play in case.compare() {
            seen[play as usize] += 1;
        }
    }
    for play in [Play::Stand, Play::Hit, Play::Double, Play::Surrender] {
        assert!(seen[play as usize] > times / 40, "{seen:?}");
    }
}

#[test]
fn round_value_equals_brute_force() {
    let mut chance = Chance(ChaCha20Rng::from_seed([7; 32]));
    let mut compared = 0;
    for _ in 0..400 {
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
    assert!(compared > 130, "{compared}");
}

/// Pairs in a shoe of few values: the pair's value and `kinds` others.
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
        let case = Case {
            rules,
            whole,
            hand: &[pair, pair],
            up,
            origin,
            in_turn,
        };
        compared += u32::from(case.compare().contains(&Play::Split));
    }
    compared
}

#[test]
fn split_value_equals_brute_force() {
    let two = splits(2, 300, &[Split::ToTwo], 10, 5, false);
    let three = splits(3, 300, &[Split::ToThree], 11, 3, false);
    let four = splits(4, 200, &[Split::ToFour], 13, 2, false);
    assert!(
        two > 150 && three > 100 && four > 50,
        "{two} {three} {four}"
    );
}

/// The hands come one after the other from the same cards, and the dealer draws last.
#[test]
fn splits_played_in_turn_have_the_same_value() {
    let two = splits(5, 200, &[Split::ToTwo], 12, 3, true);
    let more = splits(6, 100, &[Split::ToThree, Split::ToFour], 14, 2, true);
    assert!(two > 50 && more > 20, "{two} {more}");
}

/// A rule with one of its values.
type Setting = (usize, usize);

/// Gives a rule a value.
type SetValue = Box<dyn Fn(&mut Rules)>;

/// The rules that a round for chips can have, each with all its values. The first value is that of a plain table.
fn every_rule() -> Vec<Vec<SetValue>> {
    fn values<T: Copy + 'static>(of: &[T], set: fn(&mut Rules, T)) -> Vec<SetValue> {
        let one = |value: &T| -> SetValue {
            let value = *value;
            Box::new(move |rules| set(rules, value))
        };
        of.iter().map(one).collect()
    }
    vec![
        values(&[Ties::Draw, Ties::DealerWins], |it, value| it.ties = value),
        values(&[AceRule::OneOrEleven, AceRule::One], |it, value| {
            it.ace = value;
        }),
        values(
            &[
                Naturals::PayThreeToTwo,
                Naturals::PaySixToFive,
                Naturals::PaySevenToFive,
                Naturals::PayEven,
                Naturals::PayTwoToOne,
                Naturals::NotSpecial,
            ],
            |it, value| it.naturals = value,
        ),
        values(Soft17::ALL, |it, value| it.soft17 = value),
        values(HoleCard::ALL, |it, value| it.hole_card = value),
        values(
            &[
                Double::AnyTwo,
                Double::AnyCards,
                Double::EightToEleven,
                Double::NineToEleven,
                Double::TenOrEleven,
                Double::Eleven,
                Double::Never,
            ],
            |it, value| it.double = value,
        ),
        values(
            &[DoubleAfterSplit::Yes, DoubleAfterSplit::No],
            |it, value| it.double_after_split = value,
        ),
        values(
            &[Split::ToTwo, Split::ToThree, Split::ToFour],
            |it, value| it.split = value,
        ),
        values(SplitAces::ALL, |it, value| it.split_aces = value),
        values(Surrender::ALL, |it, value| it.surrender = value),
        values(Rescue::ALL, |it, value| it.rescue = value),
        values(SplitAcePlay::ALL, |it, value| it.split_ace_play = value),
        values(SplitTens::ALL, |it, value| it.split_tens = value),
        values(Charlie::ALL, |it, value| it.charlie = value),
        values(CharlieAfterSplit::ALL, |it, value| {
            it.charlie_after_split = value;
        }),
    ]
}

/// Rules with these values. `None` if two of them contradict each other.
fn with_values(all: &[Vec<SetValue>], values: &[usize]) -> Option<Rules> {
    let mut rules = Rules {
        chips: Chips::Bets,
        ..Rules::VEGAS
    };
    for (of_rule, value) in all.iter().zip(values) {
        of_rule[*value](&mut rules);
    }
    rules.clash().is_none().then_some(rules)
}

/// A pair of cards in a shoe of a dozen cards.
struct SmallShoe {
    whole: Unseen,
    pair: Points,
    up: Points,
}

impl SmallShoe {
    /// A pair, an upcard, and cards to draw. One shoe of three has many low cards, so that hands get many cards, and one
    /// has naturals. There are fewer kinds of cards where more hands can come from the pair, which take longer.
    fn random(chance: &mut Chance, most: Split) -> SmallShoe {
        let (kinds, cards) = match most {
            Split::Never | Split::ToTwo => (4, 9),
            Split::ToThree => (3, 9),
            Split::ToFour => (2, 10),
        };
        let style = chance.below(3);
        let (mut values, cards) = match style {
            0 => {
                let mut low = || chance.one(&[1, 2, 2, 3]);
                let (pair, other) = (low(), low());
                (vec![pair, other, other, pair, 10, 10], cards + 3)
            }
            1 => (vec![chance.one(&[1, 4, 6, 7, 8, 9, 10]), 10, 1], cards),
            _ => (
                vec![chance.one(&[1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10])],
                cards,
            ),
        };
        while values.len() <= kinds {
            values.push(chance.one(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]));
        }
        let pair = values[0];
        let mut whole = [0; 11];
        whole[pair as usize] = 2;
        let up = if style == 1 {
            chance.one(&[1, 10])
        } else {
            chance.one(&values)
        };
        whole[up as usize] += 1;
        for _ in 0..cards {
            whole[chance.one(&values) as usize] += 1;
        }
        SmallShoe { whole, pair, up }
    }

    fn case<'a>(&self, rules: Rules, hand: &'a [Points; 2]) -> Case<'a> {
        Case {
            rules,
            whole: self.whole,
            hand,
            up: self.up,
            origin: Origin::Dealt,
            in_turn: false,
        }
    }
}

/// Every two values of two rules that can be combined occur together in some table, with random values of the other
/// rules. At each table some pairs of cards are compared. Each value of a rule changes the value of some play, except
/// what a natural pays, and original bets only against a natural, which has the values of a peek.
#[test]
fn splits_under_every_pair_of_rules_equal_brute_force() {
    let shoes = if is_soak() { 12 } else { 3 };
    let mut chance = Chance(ChaCha20Rng::from_seed([11; 32]));
    let all = every_rule();
    let settings: Vec<Setting> = all
        .iter()
        .enumerate()
        .flat_map(|(rule, values)| (0..values.len()).map(move |value| (rule, value)))
        .collect();
    // Two values can be combined if some table has both.
    let mut open: BTreeSet<(Setting, Setting)> = BTreeSet::new();
    for one in &settings {
        open.extend(
            settings
                .iter()
                .filter(|it| it.0 > one.0)
                .map(|it| (*one, *it)),
        );
    }
    let mut without_effect: BTreeSet<Setting> =
        settings.iter().copied().filter(|it| it.1 > 0).collect();
    let (mut tables, mut compared, mut impossible) = (0_u32, 0_u32, 0_u32);
    while let Some((one, other)) = open.first().copied() {
        // Random values for the other rules, until the table is possible; of some such tables, the one with the most
        // pairs that are still open.
        let mut best: Option<(usize, Vec<usize>)> = None;
        for _ in 0..200 {
            let mut values: Vec<usize> = all
                .iter()
                .map(|of_rule| chance.below(u32::try_from(of_rule.len()).expect("few")) as usize)
                .collect();
            values[one.0] = one.1;
            values[other.0] = other.1;
            if with_values(&all, &values).is_some() {
                let new = pairs_of(&values).filter(|pair| open.contains(pair)).count();
                if best.as_ref().is_none_or(|(most, _)| new > *most) {
                    best = Some((new, values));
                }
            }
        }
        let Some((_, values)) = best else {
            open.remove(&(one, other));
            impossible += 1;
            continue;
        };
        for pair in pairs_of(&values) {
            open.remove(&pair);
        }
        let rules = with_values(&all, &values).expect("a possible table");
        tables += 1;
        let mut here = 0_u32;
        for _ in 0..20 * shoes {
            if here == shoes {
                break;
            }
            let shoe = SmallShoe::random(&mut chance, rules.split);
            let hand = [shoe.pair; 2];
            let plays = shoe.case(rules, &hand).compare();
            if plays.is_empty() {
                continue;
            }
            here += u32::from(plays.contains(&Play::Split));
            let plays = |rules| Some(shoe.case(rules, &hand).advice()?.plays);
            let of_table = plays(rules);
            without_effect.retain(|(rule, of_rule)| {
                if values[*rule] != *of_rule {
                    return true;
                }
                let mut plain = values.clone();
                plain[*rule] = 0;
                let plain = with_values(&all, &plain).and_then(plays);
                let Some((plain, of_table)) = plain.zip(of_table.as_ref()) else {
                    return true;
                };
                let mut both = plain.iter().zip(of_table);
                plain.len() == of_table.len()
                    && both.all(|(it, other)| close(it.value, other.value))
            });
        }
        compared += here;
    }
    println!("{tables} tables, {compared} splits, {impossible} pairs impossible");
    assert!(
        compared >= 2 * tables,
        "{compared} splits at {tables} tables"
    );
    // What a natural of the player pays concerns no decision. A natural that takes the original bets only leaves the same
    // values as a peek.
    let is_none =
        |(rule, value): &Setting| (*rule == 2 && *value < 5) || (*rule == 4 && *value == 2);
    without_effect.retain(|it| !is_none(it));
    assert!(
        without_effect.is_empty(),
        "{without_effect:?} have no effect"
    );
}

/// All pairs of values of a table.
fn pairs_of(values: &[usize]) -> impl Iterator<Item = (Setting, Setting)> {
    (0..values.len()).flat_map(move |one| {
        (one + 1..values.len()).map(move |other| ((one, values[one]), (other, values[other])))
    })
}
