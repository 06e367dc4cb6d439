//! Decisions of the solved match to learn, each with hands to decide about.
//!
//! A decision is a point of the match and a kind of hands. Each of its hands has an action that costs next to nothing
//! against the equilibrium and another one that costs something, and none between these two, so that an answer is right
//! or wrong. The hands are a fixed sample of all deals; a kind without such a hand in the sample is left out.

use std::collections::BTreeMap;

use fair_deal_core::{Card, PokerHand, Rank, Suit};

use super::chart::{HandKind, MixChart, MixCharts};
use super::coarse::NUMBERS;
use super::deals::ALL_DEALS;
use super::solved::{Action, MatchStage, Point, SolvedMatch};
use super::tree::BettingTree;
use crate::chips::MOST_RAISES;
use crate::coach::draw::kinds::{HAND, choose};

/// The loss of a right action against the equilibrium, in chips, at most. The solution itself is exact to about 0.01.
pub const RIGHT: f32 = 0.02;

/// The loss of a wrong action, in chips, at least.
const WRONG: f32 = 0.05;

/// The share of all hands that come to a decision, at least.
const LEAST: f64 = 0.005;

/// The number of hands of a decision, at most.
const HANDS: usize = 8;

/// A decision, with hands to decide about.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchExercise {
    /// The point of the match.
    pub point: Point,
    /// The kind of the player's hand.
    pub kind: HandKind,
    /// The mean number of such decisions in a hand of the match, if both play the equilibrium and the player has each
    /// seat equally often.
    pub frequency: f64,
    /// The mean cost of the cheapest wrong action, in chips.
    pub cost: f64,
    /// The hands: at least one.
    pub hands: Vec<MatchHand>,
}

/// A hand to decide about.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchHand {
    /// The cards.
    pub cards: Vec<Card>,
    /// The actions, each with its loss in chips against the equilibrium.
    pub actions: Vec<(Action, f32)>,
}

impl MatchHand {
    /// The hand at this point of the match. `None` if its actions are not all right or clearly wrong.
    fn of(solved: &SolvedMatch, hand: &PokerHand, point: Point) -> Option<MatchHand> {
        let choices = solved.choices(hand, point).into_iter();
        let actions: Vec<(Action, f32)> = choices.map(|it| (it.action, it.loss)).collect();
        let is_clear = actions
            .iter()
            .all(|(_, loss)| *loss <= RIGHT || *loss >= WRONG);
        let has_wrong = actions.iter().any(|(_, loss)| *loss >= WRONG);
        (is_clear && has_wrong).then(|| MatchHand {
            cards: hand.cards().to_vec(),
            actions,
        })
    }

    /// The loss of the cheapest wrong action.
    fn cost(&self) -> f64 {
        let losses = self.actions.iter().map(|(_, loss)| *loss);
        f64::from(
            losses
                .filter(|it| *it >= WRONG)
                .fold(f32::INFINITY, f32::min),
        )
    }
}

/// Returns the decisions of this stage to which hands come often enough.
#[must_use]
pub fn exercises(
    solved: &SolvedMatch,
    charts: &MixCharts,
    stage: MatchStage,
) -> Vec<MatchExercise> {
    let sample = Sample::new();
    let hands = match stage {
        MatchStage::Before | MatchStage::Swap => &sample.dealt,
        MatchStage::After => &sample.made,
    };
    let mut all = vec![];
    for (point, chart) in decisions(charts, stage) {
        for (kind, row) in chart.rows() {
            let of_kind = hands.get(&kind.row()).into_iter().flatten();
            let of_kind = of_kind.filter_map(|hand| MatchHand::of(solved, hand, point));
            let of_kind: Vec<MatchHand> = of_kind.take(HANDS).collect();
            if of_kind.is_empty() {
                continue;
            }
            #[expect(clippy::cast_precision_loss, reason = "at most a dozen")]
            let number = of_kind.len() as f64;
            all.push(MatchExercise {
                point,
                kind,
                frequency: chart.reached * row.frequency / 2.0,
                cost: of_kind.iter().map(MatchHand::cost).sum::<f64>() / number,
                hands: of_kind,
            });
        }
    }
    all
}

/// The points of a stage to which hands come often enough, with their charts.
fn decisions(charts: &MixCharts, stage: MatchStage) -> Vec<(Point, MixChart)> {
    let tree = BettingTree::new(MOST_RAISES);
    let chart =
        |point: Point| Some((point, charts.chart(point))).filter(|it| it.1.reached >= LEAST);
    let nodes = || 0..tree.nodes().len();
    let closes = || 0..tree.closes().len();
    let first_swaps = || closes().filter_map(|close| chart(Point::FirstSwap { close }));
    let second_swaps = || {
        closes().flat_map(|close| {
            (0..NUMBERS).filter_map(move |first| chart(Point::SecondSwap { close, first }))
        })
    };
    match stage {
        MatchStage::Before => nodes()
            .filter_map(|node| chart(Point::Before { node }))
            .collect(),
        MatchStage::Swap => first_swaps().chain(second_swaps()).collect(),
        MatchStage::After => {
            let mut all = vec![];
            for (point, swap) in second_swaps() {
                for (second, share) in swap.all.shares.iter().enumerate() {
                    let Some(last) = point.after_swap(second) else {
                        continue;
                    };
                    if swap.reached * share < LEAST {
                        continue;
                    }
                    let Point::Last { close, swaps, .. } = last else {
                        continue;
                    };
                    all.extend(
                        nodes().filter_map(|node| chart(Point::Last { close, swaps, node })),
                    );
                }
            }
            all
        }
    }
}

/// A fixed sample of hands by their kinds, for decisions before the swap and after it.
struct Sample {
    dealt: BTreeMap<usize, Vec<PokerHand>>,
    made: BTreeMap<usize, Vec<PokerHand>>,
}

/// The number of deals that the sample looks at.
const LOOKS: u32 = 40_000;

/// A prime, so that its multiples go to all deals, in no order that one sees.
const STEP: u64 = 1_000_003;

/// The number of hands of a kind in the sample.
const KEPT: usize = 2 * HANDS;

impl Sample {
    fn new() -> Sample {
        let mut sample = Sample {
            dealt: BTreeMap::new(),
            made: BTreeMap::new(),
        };
        let deals = (1..=u64::from(LOOKS)).map(|at| at * STEP % u64::from(ALL_DEALS));
        let deals = deals.filter_map(|number| deal(u32::try_from(number).ok()?));
        for hand in deals {
            let kinds = [HandKind::of_deal(&hand), HandKind::of_rank(hand.rank())];
            for (kind, map) in kinds.into_iter().zip([&mut sample.dealt, &mut sample.made]) {
                let of_kind: &mut Vec<PokerHand> = map.entry(kind.row()).or_default();
                if of_kind.len() < KEPT {
                    of_kind.push(hand);
                }
            }
        }
        sample
    }
}

/// The deal with this number: five cards of 52. `None` if there are fewer deals.
fn deal(number: u32) -> Option<PokerHand> {
    let mut number = usize::try_from(number).ok()?;
    let mut cards = Vec::with_capacity(HAND);
    let mut place = 0;
    for left in (0..HAND).rev() {
        // The deals whose next card is at this place.
        loop {
            let these = choose(51_usize.checked_sub(place)?, left);
            if number < these {
                break;
            }
            number -= these;
            place += 1;
        }
        cards.push(Card::new(
            *Rank::ALL.get(place / 4)?,
            *Suit::ALL.get(place % 4)?,
        ));
        place += 1;
    }
    PokerHand::new(&cards).ok()
}

#[cfg(test)]
mod tests {
    use super::super::SolvedPlayer;
    use super::*;

    #[test]
    fn deals_are_numbered() {
        let first: Vec<String> = [0, 1, ALL_DEALS - 1]
            .into_iter()
            .map(|number| {
                let cards = *deal(number).expect("a deal").cards();
                cards.map(|it| it.to_string()).join(" ")
            })
            .collect();
        assert_eq!(first.len(), 3);
        assert!(first[0] != first[1] && first[1] != first[2], "{first:?}");
        assert_eq!(deal(ALL_DEALS), None);
    }

    #[test]
    fn each_hand_has_right_and_wrong_actions() {
        let file = include_bytes!("../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the shipped file");
        let solved = SolvedMatch::new(player).expect("the shipped file");
        let charts = MixCharts::new(player);
        for (stage, at_least) in [
            (MatchStage::Before, 100),
            (MatchStage::Swap, 100),
            (MatchStage::After, 100),
        ] {
            let all = exercises(&solved, &charts, stage);
            assert!(all.len() >= at_least, "{stage:?}: {}", all.len());
            for exercise in &all {
                assert_eq!(MatchStage::of(exercise.point), stage);
                assert!(exercise.frequency > 0.0 && exercise.cost >= f64::from(WRONG));
                for hand in &exercise.hands {
                    let cards = PokerHand::new(&hand.cards).expect("a hand");
                    let kind = match stage {
                        MatchStage::Before | MatchStage::Swap => HandKind::of_deal(&cards),
                        MatchStage::After => HandKind::of_rank(cards.rank()),
                    };
                    assert_eq!(kind, exercise.kind);
                    let right = hand.actions.iter().filter(|it| it.1 <= RIGHT).count();
                    let wrong = hand.actions.iter().filter(|it| it.1 >= WRONG).count();
                    assert!(right > 0 && wrong > 0, "{hand:?}");
                    assert_eq!(right + wrong, hand.actions.len(), "{hand:?}");
                }
            }
        }
    }
}
