//! The reasons for a mix: how many of the opponent's hands are behind, how many fold, and how many bets are bluffs.
//!
//! All parts are of the model, if both players play the solution. Hands count by buckets of values: two hands of one bucket
//! count as a tie, and the bucket with the best hands without a pair counts among the pairs.

use fair_deal_core::PokerHand;

use super::reach::own_swap;
use super::solved::{Point, SolvedMatch};
use super::tree::{Move, Next, Seat};
use crate::coach::draw::kinds::HAND;

/// The number of values of hands without a pair: 1,277, the lowest of all.
const UNPAIRED: usize = 1_277;

/// The reasons for a mix, as parts from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reasons {
    /// The part of the opponent's hands that are behind; a tie counts half. Before the swap it is not known.
    pub behind: Option<f64>,
    /// The number of cards whose swap that part supposes, if the decision is a swap: the one that the mix chooses most.
    pub swap: Option<usize>,
    /// The part of the opponent's hands that folds to a bet or a raise, if one of these is legal.
    pub folds: Option<f64>,
    /// The bluffs of this round.
    pub bluffs: Option<Bluffs>,
    /// Before the swap: the part of the player's own hands that make each legal move, in their order, then zeros.
    pub own: Option<[f64; MOST_MOVES]>,
}

/// The largest number of legal moves: fold, call and raise.
pub const MOST_MOVES: usize = 3;

/// The bluffs at a decision after the swap.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bluffs {
    /// The player who bluffs.
    pub by: Bluffer,
    /// The part, 0 to 1.
    pub part: f64,
    /// True if this player has swapped one card. Then a hand without a pair is a missed draw.
    pub are_missed_draws: bool,
}

/// The player who bluffs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Bluffer {
    /// The player, who has no pair and may bet. The part is that of such hands which bet.
    Player,
    /// The opponent, who has bet or raised. The part is that of these hands which have no pair.
    Opponent,
}

impl SolvedMatch {
    /// The reasons for the mix of the seat to act, which has these cards.
    #[must_use]
    pub fn reasons(&self, hand: &PokerHand, point: Point) -> Reasons {
        let seat = point.seat(self.player().tree());
        match point {
            Point::Before { node } => {
                let classes = 0..self.deals().len();
                let theirs = classes.map(|class| self.dealt(seat.other(), point, class));
                let next = |node| Point::Before { node };
                Reasons {
                    own: Some(self.own_moves(seat, point)),
                    folds: self.folds(node, next, &theirs.collect::<Vec<f64>>()),
                    ..Reasons::default()
                }
            }
            Point::FirstSwap { close } => {
                let (cards, mine) = self.best_swap(hand, point);
                let ends = (0..=HAND).map(|second| {
                    let swaps = [cards, second];
                    let node = 0;
                    self.values(seat.other(), Point::Last { close, swaps, node })
                });
                let theirs = ends.reduce(|sums, values| {
                    let both = sums.iter().zip(&values);
                    both.map(|(sum, value)| sum + value).collect()
                });
                after_swap(cards, &mine, &theirs.unwrap_or_default())
            }
            Point::SecondSwap { close, first } => {
                let (cards, mine) = self.best_swap(hand, point);
                let swaps = [first, cards];
                let node = 0;
                let theirs = self.values(seat.other(), Point::Last { close, swaps, node });
                after_swap(cards, &mine, &theirs)
            }
            Point::Last { close, swaps, node } => {
                let bucket = self.player().bucket(hand);
                let theirs = self.values(seat.other(), point);
                let next = |node| Point::Last { close, swaps, node };
                Reasons {
                    behind: behind(&theirs, bucket),
                    swap: None,
                    folds: self.folds(node, next, &theirs),
                    bluffs: self.bluffs(seat, point, bucket, &theirs),
                    own: None,
                }
            }
        }
    }

    /// The probability that a hand comes to this decision.
    #[must_use]
    pub fn reached(&self, point: Point) -> f64 {
        let comes = |seat: Seat| -> f64 {
            match point {
                Point::Last { .. } => self.values(seat, point).iter().sum(),
                Point::Before { .. } | Point::FirstSwap { .. } | Point::SecondSwap { .. } => {
                    let classes = 0..self.deals().len();
                    classes.map(|class| self.dealt(seat, point, class)).sum()
                }
            }
        };
        // The hands of the two do not depend on each other in the model.
        Seat::BOTH.map(comes).into_iter().product()
    }

    /// The probability of a class of deals with which a seat comes to this decision.
    fn dealt(&self, seat: Seat, point: Point, class: usize) -> f64 {
        let weight = f64::from(self.deals().weights[class]);
        weight * self.player().comes_with_deal(seat, point, class)
    }

    /// The part of a seat's hands that make each legal move at this decision before the swap, in their order, then zeros.
    fn own_moves(&self, seat: Seat, point: Point) -> [f64; MOST_MOVES] {
        let (mut sums, mut all) = ([0.0; MOST_MOVES], 0.0);
        for class in 0..self.deals().len() {
            let weight = self.dealt(seat, point, class);
            if weight > 0.0 {
                all += weight;
                for (sum, share) in sums.iter_mut().zip(self.player().shares(point, class)) {
                    *sum += weight * share;
                }
            }
        }
        if all > 0.0 {
            sums.map(|sum| sum / all)
        } else {
            sums
        }
    }

    /// The probability of each bucket of values with which a seat comes to this decision after the swap.
    fn values(&self, seat: Seat, point: Point) -> Vec<f64> {
        let deals = self.deals();
        let mut values = vec![0.0; self.player().game().values()];
        let cards = own_swap(seat, point).map_or(0, |(_, cards)| cards);
        for class in 0..deals.len() {
            let weight = self.dealt(seat, point, class);
            if weight > 0.0 {
                for (bucket, chance) in self.draw(class, cards) {
                    values[usize::from(*bucket)] += weight * f64::from(*chance);
                }
            }
        }
        for (bucket, value) in values.iter_mut().enumerate() {
            if *value > 0.0 {
                *value *= self.player().comes_with_value(seat, point, bucket);
            }
        }
        values
    }

    /// The buckets that a class makes with a swap of this many cards.
    fn draw(&self, class: usize, cards: usize) -> &[(u16, f32)] {
        let deals = self.deals();
        let way = deals.ways_of(class).start + HAND - cards;
        deals.draws.values(deals.ways[way] as usize)
    }

    /// The number of cards whose swap the mix chooses most, and what it makes of this hand.
    fn best_swap(&self, hand: &PokerHand, point: Point) -> (usize, Vec<f64>) {
        let (_, class) = self.player().deal(hand);
        let shares = self.player().shares(point, class);
        let cards = (0..shares.len()).max_by(|one, other| shares[*one].total_cmp(&shares[*other]));
        let cards = cards.unwrap_or_default();
        let mut values = vec![0.0; self.player().game().values()];
        for (bucket, chance) in self.draw(class, cards) {
            values[usize::from(*bucket)] = f64::from(*chance);
        }
        (cards, values)
    }

    /// The part of the opponent's hands that folds to a bet or a raise at this node.
    fn folds(&self, node: usize, at: impl Fn(usize) -> Point, theirs: &[f64]) -> Option<f64> {
        let mut moves = self.player().tree().nodes()[node].moves.iter();
        let raise = moves.find(|(step, _)| matches!(step, Move::Bet | Move::Raise));
        let Some((_, Next::Node(next))) = raise else {
            return None;
        };
        // A fold is the first move of a player who faces a bet.
        part_of(theirs, |place| self.player().shares(at(*next), place)[0])
    }

    fn bluffs(&self, seat: Seat, point: Point, bucket: usize, theirs: &[f64]) -> Option<Bluffs> {
        let Point::Last { swaps, node, .. } = point else {
            return None;
        };
        let unpaired = self.player().bucket_of(UNPAIRED);
        let (by, part) = if self.player().tree().nodes()[node].bets > 0 {
            let is_unpaired = |place: usize| if place < unpaired { 1.0 } else { 0.0 };
            (Bluffer::Opponent, part_of(theirs, is_unpaired))
        } else if bucket < unpaired {
            let mut mine = self.values(seat, point);
            mine.truncate(unpaired);
            // A bet is the second move where no bet has been made.
            let bets = |place| self.player().shares(point, place)[1];
            (Bluffer::Player, part_of(&mine, bets))
        } else {
            return None;
        };
        let whose = match by {
            Bluffer::Player => seat,
            Bluffer::Opponent => seat.other(),
        };
        Some(Bluffs {
            by,
            part: part?,
            are_missed_draws: swaps[whose as usize] == 1,
        })
    }
}

/// The reasons for a swap of this many cards, which makes these hands against those.
fn after_swap(cards: usize, mine: &[f64], theirs: &[f64]) -> Reasons {
    let parts = mine.iter().enumerate().map(|(bucket, chance)| {
        let part = behind(theirs, bucket)?;
        Some(chance * part)
    });
    Reasons {
        behind: parts.sum(),
        swap: Some(cards),
        ..Reasons::default()
    }
}

/// The mean of these parts with these weights; `None` if all weights are zero.
fn part_of(weights: &[f64], part: impl Fn(usize) -> f64) -> Option<f64> {
    let all: f64 = weights.iter().sum();
    let weighted = weights.iter().enumerate();
    let weighted = weighted.filter(|(_, weight)| **weight > 0.0);
    let sum: f64 = weighted.map(|(place, weight)| weight * part(place)).sum();
    (all > 0.0).then(|| sum / all)
}

/// The part of these values that is below this bucket. The bucket itself counts half.
fn behind(values: &[f64], bucket: usize) -> Option<f64> {
    part_of(values, |place| match place.cmp(&bucket) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::super::chart::{HandKind, MixCharts};
    use super::super::player::SolvedPlayer;
    use super::*;

    fn solved() -> (SolvedMatch, MixCharts) {
        let file = include_bytes!("../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the shipped file");
        (
            SolvedMatch::new(player).expect("the shipped coarse match"),
            MixCharts::new(player),
        )
    }

    fn reasons(solved: &SolvedMatch, hand: &str, history: &str) -> Reasons {
        let hand = hand.parse().expect(hand);
        solved.reasons(&hand, history.parse().expect(history))
    }

    /// The charts count every hand, and come to the same parts by another way.
    #[test]
    fn parts_are_those_of_the_charts() {
        let (solved, charts) = solved();
        let chart = |history: &str| charts.chart(history.parse().expect(history));
        let is_near =
            |one: Option<f64>, other: f64| one.is_some_and(|it| (it - other).abs() < 1e-4);
        // Before the swap: the opponent's fold is the first action of its chart.
        for (history, after) in [("", "b"), ("k", "k b"), ("b", "b r"), ("k b", "k b r")] {
            let reasons = reasons(&solved, "KS KH 7D 4C 2H", history);
            let folds = reasons.folds;
            assert!(
                is_near(folds, chart(after).all.shares[0]),
                "{history}: {folds:?}"
            );
            let own = reasons.own.expect("parts");
            for (part, share) in own.iter().zip(&chart(history).all.shares) {
                assert!((part - share).abs() < 1e-4, "{history}: {own:?}");
            }
        }
        let (pair, nothing) = ("9S 9H 7D 4C 2H", "KS JH 7D 4C 2H");
        for (history, after) in [
            ("b c 3 3", "b c 3 3 b"),
            ("k b c 3 1 k", "k b c 3 1 k b"),
            ("k k 1 3 b", "k k 1 3 b r"),
        ] {
            let folds = reasons(&solved, pair, history).folds;
            assert!(
                is_near(folds, chart(after).all.shares[0]),
                "{history}: {folds:?}"
            );
        }
        // Hands without a pair. The charts have those of the mixed bucket too.
        let unpaired = |chart: &super::super::chart::MixChart, part: fn(&[f64]) -> f64| {
            let rows = chart.rows();
            let rows = rows.filter(|(kind, _)| matches!(kind, HandKind::HighCard(_)));
            let (all, sum) = rows.fold((0.0, 0.0), |(all, sum), (_, row)| {
                let part = row.frequency * part(&row.shares);
                (all + row.frequency, sum + part)
            });
            (all, sum / all)
        };
        let opens = chart("k k 4 3");
        let (_, bets) = unpaired(&opens, |shares| shares[1]);
        let own = reasons(&solved, nothing, "k k 4 3").bluffs.expect("bluffs");
        assert_eq!((own.by, own.are_missed_draws), (Bluffer::Player, false));
        assert!((own.part - bets).abs() < 0.02, "{own:?} {bets}");
        let second = chart("k b c 3 1 k");
        let (all, bets) = unpaired(&second, |shares| shares[1]);
        let own = reasons(&solved, nothing, "k b c 3 1 k")
            .bluffs
            .expect("bluffs");
        assert_eq!((own.by, own.are_missed_draws), (Bluffer::Player, true));
        assert!((own.part - bets).abs() < 0.02, "{own:?} {bets}");
        // Of the hands that bet there, those without a pair.
        let theirs = reasons(&solved, pair, "k b c 3 1 k b")
            .bluffs
            .expect("bluffs");
        assert_eq!(
            (theirs.by, theirs.are_missed_draws),
            (Bluffer::Opponent, true)
        );
        let expected = all * bets / second.all.shares[1];
        assert!(
            (theirs.part - expected).abs() < 0.02,
            "{theirs:?} {expected}"
        );
        assert!(theirs.part > 0.05, "some missed draws bluff");
        assert_eq!(reasons(&solved, pair, "k b c 3 1 k").bluffs, None);
    }

    #[test]
    fn decisions_are_reached_as_often_as_in_the_charts() {
        let (solved, charts) = solved();
        for history in [
            "",
            "k b",
            "b r r",
            "k k",
            "b c 3",
            "k b c 3 1 k",
            "b c 3 3 b r",
        ] {
            let point = history.parse().expect(history);
            let (reached, expected) = (solved.reached(point), charts.chart(point).reached);
            assert!(
                (reached - expected).abs() < 1e-4,
                "{history}: {reached} {expected}"
            );
        }
    }

    /// The mix is right on average over all hands, so a decision that few hands come to can be wrong.
    #[test]
    fn mix_costs_little_where_hands_come_often() {
        let (solved, _) = solved();
        let hands = [
            "QS JH 7D 4C 2H",
            "KS QS 9S 4S 2H",
            "9S 9H 7D 4C 2H",
            "KS KH AD 4C 2H",
            "KS KH 9D 9C 2H",
            "3S 3H 3D 9C 2H",
        ];
        let parts = f64::from(solved.parts());
        let often = [
            "",
            "k",
            "b",
            "k b",
            "k k",
            "k k 3",
            "k k 3 3",
            "k k 3 3 k",
            "b c",
            "b c 3",
            "b c 3 3",
        ];
        for history in often {
            let point = history.parse().expect(history);
            assert!(solved.reached(point) > 0.005, "{history}");
            let losses = hands.map(|hand| -> f64 {
                let choices = solved
                    .choices(&hand.parse().expect(hand), point)
                    .into_iter();
                let each = choices.map(|it| f64::from(it.parts) / parts * f64::from(it.loss));
                each.sum()
            });
            let mean = losses.iter().sum::<f64>() / 6.0;
            assert!(mean < 0.005, "{history}: {losses:?}");
        }
    }

    #[test]
    fn better_hands_have_more_behind_them() {
        let (solved, _) = solved();
        for history in ["b c 3 3", "k b c 3 1 k", "b c", "k b c 3"] {
            let all = [
                "QS JH 7D 4C 2H",
                "9S 9H 7D 4C 2H",
                "KS KH 9D 9C 2H",
                "9S 9H 9D 9C 2H",
            ];
            let behind = all.map(|hand| reasons(&solved, hand, history).behind.expect("a part"));
            assert!(behind.is_sorted(), "{history}: {behind:?}");
            assert!(behind[0] < 0.5 && behind[3] > 0.98, "{history}: {behind:?}");
        }
        // A straight flush stands pat, and beats nearly everything.
        let flush = reasons(&solved, "9S 8S 7S 6S 5S", "k b c 3");
        assert_eq!(flush.swap, Some(0));
        assert_eq!(reasons(&solved, "KS KH 7D 4C 2H", "b c").swap, Some(3));
        // No bet is left to raise with, and none has been made before the swap.
        let capped = reasons(&solved, "KS KH 7D 4C 2H", "k b r r r");
        assert_eq!(
            (capped.folds, capped.behind, capped.bluffs),
            (None, None, None)
        );
    }
}
