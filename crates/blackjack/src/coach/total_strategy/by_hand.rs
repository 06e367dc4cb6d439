//! Strategies against brute force, with none of the coach's code. The test deals every order of cards of a small shoe,
//! plays all hands of a split one after the other from the same cards, and settles the round when the dealer is done.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Cell, CellPlay, PairPlay, StrategyPricer, Total, TotalPlay, TotalStrategy};
use crate::coach::{CardValue, Coach, HandKind, Play, Shoe};
use crate::{
    Double, DoubleAfterSplit, HoleCard, Rules, Soft17, Split, SplitAcePlay, SplitAces, Surrender,
    SurrenderRule,
};

/// Cards by their points, 1 to 10.
type Counts = [u8; 11];

struct Hand {
    cards: Vec<u8>,
    bet: f64,
    fate: Fate,
}

#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Open,
    Played,
    GivenUp(SurrenderRule),
}

/// The hands of a round while it is played. `None` as a result means that the shoe ran out of cards.
struct Round<'r> {
    rules: &'r Rules,
    strategy: &'r TotalStrategy,
    up: u8,
    /// The hole card, if there is one.
    hole: Option<u8>,
}

fn total(cards: &[u8]) -> (u8, bool) {
    let low: u8 = cards.iter().sum();
    if cards.contains(&1) && low <= 11 {
        (low + 10, true)
    } else {
        (low, false)
    }
}

fn value(points: u8) -> CardValue {
    CardValue::ALL[usize::from(points) - 1]
}

/// Each card that can come, with its chance and the cards left.
fn draws(shoe: Counts) -> Option<Vec<(u8, f64, Counts)>> {
    let all: u32 = shoe.iter().map(|count| u32::from(*count)).sum();
    let each = (1..=10_u8).filter(|card| shoe[usize::from(*card)] > 0);
    let each = each.map(|card| {
        let mut left = shoe;
        left[usize::from(card)] -= 1;
        let chance = f64::from(shoe[usize::from(card)]) / f64::from(all);
        (card, chance, left)
    });
    (all > 0).then(|| each.collect())
}

/// The mean of a result over the next card.
fn mean(shoe: Counts, mut of: impl FnMut(u8, Counts) -> Option<f64>) -> Option<f64> {
    let mut sum = 0.0;
    for (card, chance, left) in draws(shoe)? {
        sum += chance * of(card, left)?;
    }
    Some(sum)
}

fn whole_round(rules: &Rules, strategy: &TotalStrategy, shoe: Counts) -> Option<f64> {
    mean(shoe, |up, shoe| {
        mean(shoe, |first, shoe| {
            mean(shoe, |second, shoe| {
                let cards = vec![first, second];
                if rules.hole_card != HoleCard::Peek {
                    let round = Round {
                        rules,
                        strategy,
                        up,
                        hole: None,
                    };
                    return round.play(cards, shoe);
                }
                mean(shoe, |hole, shoe| {
                    let round = Round {
                        rules,
                        strategy,
                        up,
                        hole: Some(hole),
                    };
                    if total(&[up, hole]).0 == 21 {
                        return Some(round.against_natural(&cards));
                    }
                    round.play(cards.clone(), shoe)
                })
            })
        })
    })
}

impl Round<'_> {
    /// A hole card with which the dealer peeks and ends the round.
    fn against_natural(&self, cards: &[u8]) -> f64 {
        if total(cards).0 == 21 {
            return 0.0;
        }
        let rule = self.given_up(2);
        let play = self.of_two(cards);
        match rule {
            Some(SurrenderRule::Half) if play == Play::Surrender => -0.5,
            Some(_) | None => -1.0,
        }
    }

    fn given_up(&self, cards: usize) -> Option<SurrenderRule> {
        let Rules {
            surrender,
            hole_card,
            ..
        } = self.rules;
        surrender.given_up(*hole_card, self.up, cards)
    }

    fn may_double(&self, cards: &[u8]) -> bool {
        let (total, soft) = total(cards);
        let any = matches!(self.rules.double, Double::AnyTwo | Double::AnyCards);
        let low = match self.rules.double {
            Double::Never => 99,
            Double::Eleven => 11,
            Double::TenOrEleven => 10,
            Double::NineToEleven => 9,
            Double::EightToEleven => 8,
            Double::AnyTwo | Double::AnyCards => 0,
        };
        let in_range = any || (!soft && (low..=11).contains(&total));
        in_range && (cards.len() == 2 || self.rules.double == Double::AnyCards)
    }

    /// The play of a cell for this hand.
    fn by(&self, play: TotalPlay, cards: &[u8], may_double: bool, may_give_up: bool) -> Play {
        let (double, give_up) = (may_double && self.may_double(cards), may_give_up);
        match play {
            TotalPlay::DoubleOrHit | TotalPlay::DoubleOrStand if double => Play::Double,
            TotalPlay::SurrenderOrHit | TotalPlay::SurrenderOrStand
                if give_up && self.given_up(cards.len()).is_some() =>
            {
                Play::Surrender
            }
            TotalPlay::Hit | TotalPlay::DoubleOrHit | TotalPlay::SurrenderOrHit => Play::Hit,
            TotalPlay::Stand | TotalPlay::DoubleOrStand | TotalPlay::SurrenderOrStand => {
                Play::Stand
            }
        }
    }

    fn cell(&self, cards: &[u8]) -> TotalPlay {
        let up = value(self.up);
        let (total, soft) = total(cards);
        let row = if soft {
            Total::soft(total)
        } else {
            Total::hard(total)
        };
        row.map_or(TotalPlay::Stand, |row| self.strategy.of_total(row, up))
    }

    /// The play with the dealt cards.
    fn of_two(&self, cards: &[u8]) -> Play {
        let as_total = self.by(self.cell(cards), cards, true, true);
        if cards[0] != cards[1] || self.rules.split == Split::Never {
            return as_total;
        }
        match self.strategy.of_pair(value(cards[0]), value(self.up)) {
            PairPlay::AsTotal => as_total,
            PairPlay::Own(play) => self.by(play, cards, true, true),
            PairPlay::SurrenderOrSplit if self.given_up(2).is_some() => Play::Surrender,
            PairPlay::SurrenderOrSplit | PairPlay::Split => Play::Split,
        }
    }

    /// The dealt cards, if the dealer has no natural yet.
    fn play(&self, cards: Vec<u8>, shoe: Counts) -> Option<f64> {
        if total(&cards).0 == 21 {
            return self.settle_natural(shoe);
        }
        let play = self.of_two(&cards);
        if play == Play::Split {
            let hands = vec![vec![cards[0]], vec![cards[0]]];
            return self.second_cards(hands, shoe);
        }
        let hand = Hand {
            cards,
            bet: 1.0,
            fate: Fate::Open,
        };
        self.in_turn(&mut vec![hand], 0, Some(play), None, shoe)
    }

    fn settle_natural(&self, shoe: Counts) -> Option<f64> {
        if self.hole.is_some() || !matches!(self.up, 1 | 10) {
            return Some(1.5);
        }
        mean(shoe, |second, _| {
            let ties = total(&[self.up, second]).0 == 21;
            Some(if ties { 0.0 } else { 1.5 })
        })
    }

    /// Deals the second card to each hand of a split. One of the rank makes another hand while the rules allow it.
    fn second_cards(&self, hands: Vec<Vec<u8>>, shoe: Counts) -> Option<f64> {
        let pair = hands[0][0];
        let again = pair != 1 || self.rules.split_aces == SplitAces::Again;
        let most = usize::from(self.rules.split.hands());
        let Some(at) = hands.iter().position(|hand| hand.len() == 1) else {
            let open = |cards: Vec<u8>| Hand {
                cards,
                bet: 1.0,
                fate: Fate::Open,
            };
            let mut hands: Vec<Hand> = hands.into_iter().map(open).collect();
            return self.in_turn(&mut hands, 0, None, Some(pair), shoe);
        };
        mean(shoe, |card, shoe| {
            let mut hands = hands.clone();
            if card == pair && again && hands.len() < most {
                hands.push(vec![card]);
            } else {
                hands[at].push(card);
            }
            self.second_cards(hands, shoe)
        })
    }

    /// The play of a hand of a split.
    fn of_split(&self, cards: &[u8], pair: u8) -> Play {
        let rules = self.rules;
        let (hits, doubles) = if pair == 1 {
            match rules.split_ace_play {
                SplitAcePlay::OneCard => (false, false),
                SplitAcePlay::Hit => (true, false),
                SplitAcePlay::Double => (false, true),
                SplitAcePlay::HitOrDouble => (true, true),
            }
        } else {
            (true, rules.double_after_split == DoubleAfterSplit::Yes)
        };
        match self.by(self.cell(cards), cards, doubles, false) {
            Play::Hit if !hits => Play::Stand,
            play => play,
        }
    }

    /// Plays the hands from `at` on. `first` is the play of the dealt hand, if it is not a hand of a split.
    fn in_turn(
        &self,
        hands: &mut Vec<Hand>,
        at: usize,
        first: Option<Play>,
        pair: Option<u8>,
        shoe: Counts,
    ) -> Option<f64> {
        let Some(hand) = hands.get(at) else {
            return self.dealer(hands, &[self.up], self.hole, shoe);
        };
        let points = total(&hand.cards).0;
        let play = match (first, pair) {
            _ if points >= 21 => Play::Stand,
            (Some(play), _) => play,
            (None, Some(pair)) => self.of_split(&hand.cards, pair),
            (None, None) => self.by(self.cell(&hand.cards), &hand.cards, true, true),
        };
        if play == Play::Hit || play == Play::Double {
            return mean(shoe, |card, shoe| {
                hands[at].cards.push(card);
                let value = if play == Play::Double {
                    hands[at].bet = 2.0;
                    hands[at].fate = Fate::Played;
                    let value = self.in_turn(hands, at + 1, None, pair, shoe);
                    hands[at].bet = 1.0;
                    value
                } else {
                    self.in_turn(hands, at, None, pair, shoe)
                };
                hands[at].cards.pop();
                hands[at].fate = Fate::Open;
                value
            });
        }
        let rule = self.given_up(hand.cards.len());
        hands[at].fate = match rule {
            Some(rule) if play == Play::Surrender => Fate::GivenUp(rule),
            Some(_) | None => Fate::Played,
        };
        let value = self.in_turn(hands, at + 1, None, pair, shoe);
        hands[at].fate = Fate::Open;
        value
    }

    /// Plays the dealer's hand and settles the round.
    fn dealer(&self, hands: &[Hand], cards: &[u8], hole: Option<u8>, shoe: Counts) -> Option<f64> {
        let (points, soft) = total(cards);
        if cards.len() == 2 && points == 21 {
            return Some(self.settle_against_natural(hands));
        }
        let draws_on = points < 17 || (soft && points == 17 && self.rules.soft17 == Soft17::Hits);
        if cards.len() > 1 && !draws_on {
            return Some(hands.iter().map(|hand| settle(hand, points)).sum());
        }
        let with = |card: u8| [cards, &[card]].concat();
        match hole {
            Some(hole) => self.dealer(hands, &with(hole), None, shoe),
            None => mean(shoe, |card, shoe| {
                self.dealer(hands, &with(card), None, shoe)
            }),
        }
    }

    /// A natural that the dealer completes after the player's turn.
    fn settle_against_natural(&self, hands: &[Hand]) -> f64 {
        if self.rules.hole_card == HoleCard::NoneTakesOriginal {
            return match hands {
                [hand] if hand.fate == Fate::GivenUp(SurrenderRule::Half) => -0.5,
                _ => -1.0,
            };
        }
        let lost = |hand: &Hand| match hand.fate {
            Fate::GivenUp(SurrenderRule::Half) => -0.5,
            Fate::GivenUp(SurrenderRule::HalfOrNone) | Fate::Open | Fate::Played => -hand.bet,
        };
        hands.iter().map(lost).sum()
    }
}

fn settle(hand: &Hand, dealer: u8) -> f64 {
    let points = total(&hand.cards).0;
    let wins = match hand.fate {
        Fate::GivenUp(_) => return -0.5,
        Fate::Open | Fate::Played if points > 21 => -1.0,
        Fate::Open | Fate::Played if dealer > 21 || points > dealer => 1.0,
        Fate::Open | Fate::Played if points < dealer => -1.0,
        Fate::Open | Fate::Played => 0.0,
    };
    hand.bet * wins
}

fn one_of<T: Copy>(random: &mut ChaCha8Rng, of: &[T]) -> T {
    of[random.random_range(0..of.len())]
}

fn random_rules(random: &mut ChaCha8Rng) -> Rules {
    loop {
        let rules = Rules {
            soft17: one_of(random, Soft17::ALL),
            hole_card: one_of(random, HoleCard::ALL),
            double: one_of(random, Double::ALL),
            split: one_of(random, Split::ALL),
            double_after_split: one_of(random, DoubleAfterSplit::ALL),
            split_aces: one_of(random, SplitAces::ALL),
            split_ace_play: one_of(random, SplitAcePlay::ALL),
            surrender: one_of(random, Surrender::ALL),
            ..Rules::VEGAS
        };
        if rules.clash().is_none() {
            return rules;
        }
    }
}

/// A strategy with a random play in each cell. It stands more often the higher the total is, so that small shoes last.
fn random_strategy(random: &mut ChaCha8Rng) -> TotalStrategy {
    let mut strategy = TotalStrategy::simplest();
    for cell in Cell::all() {
        for up in CardValue::ALL {
            let stands = match cell.hands() {
                HandKind::Hard(total) | HandKind::Soft(total) => {
                    random.random_range(0..20) < total.saturating_sub(4)
                }
                HandKind::Pair(_) => false,
            };
            let plays: Vec<CellPlay> = cell.plays().collect();
            let mut play = one_of(random, &plays);
            if let (CellPlay::Total(total, _), true) = (play, stands) {
                let of = [
                    TotalPlay::Stand,
                    TotalPlay::DoubleOrStand,
                    TotalPlay::SurrenderOrStand,
                ];
                play = CellPlay::Total(total, one_of(random, &of));
            }
            if let (CellPlay::Pair(value, _), true) = (play, random.random_range(0..2) == 0) {
                play = CellPlay::Pair(value, PairPlay::Split);
            }
            strategy.set(play, up);
        }
    }
    strategy
}

/// Eleven cards, many of them of the same few values.
fn random_shoe(random: &mut ChaCha8Rng) -> Counts {
    let mut shoe = [0; 11];
    let values: Vec<u8> = (0..4).map(|_| random.random_range(1..=10)).collect();
    for _ in 0..11 {
        shoe[usize::from(one_of(random, &values))] += 1;
    }
    shoe
}

#[test]
fn strategy_value_equals_brute_force() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut compared, mut splits) = (0, 0);
    while compared < 150 {
        let rules = random_rules(&mut random);
        let strategy = random_strategy(&mut random);
        let shoe = random_shoe(&mut random);
        let Some(by_hand) = whole_round(&rules, &strategy, shoe) else {
            continue;
        };
        let counts: [u8; 10] = std::array::from_fn(|at| shoe[at + 1]);
        let coach = Coach::with_shoe(&rules, Shoe::of_counts(counts));
        let price = StrategyPricer::new(&coach).price(&strategy);
        assert!(
            (price.value - by_hand).abs() < 1e-11,
            "{rules}, {shoe:?}: {} by hand {by_hand}\n{strategy}",
            price.value
        );
        compared += 1;
        splits += usize::from(rules.split.hands() > 2);
    }
    assert!(splits > 30, "{splits}");
}
