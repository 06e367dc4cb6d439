//! One round of bets for many hands at once: a player's probability to reach each close ([`descend`]), and the value
//! for the other player ([`ascend`]).
//!
//! All lists are by move first: one number for each hand, then the next move. The loops over hands are simple, so the
//! compiler makes them vector code.

use super::game::number;
use super::tree::{BettingTree, Next, Seat};

/// A sum that is added to the average strategy.
pub(super) struct Average<'a> {
    /// The weights of the average strategy.
    pub(super) weights: &'a mut [f32],
    /// The weight of this iteration.
    pub(super) factor: f32,
}

/// The probabilities with which a player comes to each point of a round of bets, by its own moves and the chance of its
/// hand.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    hands: usize,
    /// For each hand, before the player's first move and after each of its moves (see `Node::after`).
    after: Vec<f32>,
    /// The sum of each of these over all hands.
    sums: Vec<f32>,
}

impl Reach {
    /// The probabilities after this move, counted from 1, or before the first with 0.
    pub(super) fn after(&self, step: usize) -> &[f32] {
        &self.after[step * self.hands..(step + 1) * self.hands]
    }

    /// The sum of these over all hands.
    pub(super) fn sum(&self, step: usize) -> f32 {
        self.sums[step]
    }
}

/// Plays a round with this strategy, which has one weight for each of the seat's moves and hands. `hands` are the
/// probabilities of the hands at its begin.
pub(super) fn descend(
    tree: &BettingTree,
    seat: Seat,
    hands: &[f32],
    weights: &[f32],
    mut average: Option<Average>,
) -> Reach {
    let count = hands.len();
    let mut after = vec![0.0; (tree.moves_of(seat) + 1) * count];
    after[..count].copy_from_slice(hands);
    for node in tree.nodes().iter().filter(|node| node.seat == seat) {
        let (begin, end) = (node.first_move, node.first_move + node.moves.len());
        let (known, new) = after.split_at_mut((begin + 1) * count);
        let here = node.after[seat as usize] * count;
        let here = &known[here..here + count];
        let new = &mut new[..(end - begin) * count];
        mix(here, &weights[begin * count..end * count], new);
        if let Some(average) = &mut average {
            let sums = &mut average.weights[begin * count..end * count];
            for (sum, reach) in sums.iter_mut().zip(&*new) {
                *sum += average.factor * reach;
            }
        }
    }
    let sums = after.chunks_exact(count).map(sum).collect();
    Reach {
        hands: count,
        after,
        sums,
    }
}

/// The part of the weights that an action has, if the weights of all actions are `total`, as a factor and a summand.
/// Without weights each of the `actions` is as likely.
#[inline]
pub(super) fn share_of(total: f32, actions: f32) -> (f32, f32) {
    if total > f32::MIN_POSITIVE {
        (1.0 / total, 0.0)
    } else {
        (0.0, 1.0 / actions)
    }
}

/// Distributes each hand's probability on its moves.
fn mix(reach: &[f32], weights: &[f32], out: &mut [f32]) {
    let count = reach.len();
    let (one, rest) = weights.split_at(count);
    let (to_one, to_rest) = out.split_at_mut(count);
    if rest.len() == count {
        mix_two(reach, one, rest, to_one, to_rest);
    } else {
        let (two, three) = rest.split_at(count);
        let (to_two, to_three) = to_rest.split_at_mut(count);
        mix_three(reach, [one, two, three], to_one, to_two, to_three);
    }
}

fn mix_two(reach: &[f32], one: &[f32], two: &[f32], to_one: &mut [f32], to_two: &mut [f32]) {
    let to = to_one.iter_mut().zip(to_two);
    for (((reach, one), two), (to_one, to_two)) in reach.iter().zip(one).zip(two).zip(to) {
        let (factor, even) = share_of(one + two, 2.0);
        *to_one = reach * (one * factor + even);
        *to_two = reach * (two * factor + even);
    }
}

fn mix_three(
    reach: &[f32],
    [one, two, three]: [&[f32]; 3],
    to_one: &mut [f32],
    to_two: &mut [f32],
    to_three: &mut [f32],
) {
    let from = reach.iter().zip(one).zip(two).zip(three);
    let to = to_one.iter_mut().zip(to_two).zip(to_three);
    for ((((reach, one), two), three), ((to_one, to_two), to_three)) in from.zip(to) {
        let (factor, even) = share_of(one + two + three, 3.0);
        *to_one = reach * (one * factor + even);
        *to_two = reach * (two * factor + even);
        *to_three = reach * (three * factor + even);
    }
}

/// The sum of many numbers, always in the same order: eight sums of every eighth number, and then their sum.
pub(super) fn sum(numbers: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 8];
    let mut chunks = numbers.chunks_exact(8);
    for chunk in &mut chunks {
        for (lane, number) in lanes.iter_mut().zip(chunk) {
            *lane += number;
        }
    }
    lanes.iter().chain(chunks.remainder()).sum()
}

/// How a player decides.
pub(super) enum Decider<'a> {
    /// By regret matching. The weights are the regrets, which the values then change.
    Learn(&'a mut [f32]),
    /// By a strategy.
    Play(&'a [f32]),
    /// By a strategy, and note what each action is worth.
    Judge(&'a [f32], &'a mut [f32]),
    /// By the best action.
    Best,
    /// By the best action, which gets the weight one, and all others zero.
    Answer(&'a mut [f32]),
}

impl<'a> Decider<'a> {
    /// Divides the decisions into equal parts of this many weights.
    pub(super) fn parts(self, size: usize) -> Box<dyn Iterator<Item = Decider<'a>> + Send + 'a> {
        match self {
            Decider::Learn(weights) => Box::new(weights.chunks_exact_mut(size).map(Decider::Learn)),
            Decider::Play(weights) => Box::new(weights.chunks_exact(size).map(Decider::Play)),
            Decider::Judge(weights, worths) => {
                let parts = weights.chunks_exact(size);
                let parts = parts.zip(worths.chunks_exact_mut(size));
                Box::new(parts.map(|(weights, worths)| Decider::Judge(weights, worths)))
            }
            Decider::Best => Box::new(std::iter::repeat_with(|| Decider::Best)),
            Decider::Answer(weights) => {
                Box::new(weights.chunks_exact_mut(size).map(Decider::Answer))
            }
        }
    }

    /// The decisions with these weights.
    pub(super) fn part(&mut self, range: std::ops::Range<usize>) -> Decider<'_> {
        match self {
            Decider::Learn(weights) => Decider::Learn(&mut weights[range]),
            Decider::Play(weights) => Decider::Play(&weights[range]),
            Decider::Judge(weights, worths) => {
                Decider::Judge(&weights[range.clone()], &mut worths[range])
            }
            Decider::Best => Decider::Best,
            Decider::Answer(weights) => Decider::Answer(&mut weights[range]),
        }
    }
}

/// The chips in a round of bets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amounts {
    /// The chips that each player has paid before it.
    pub(super) paid: f32,
    /// The size of a bet.
    pub(super) bet: f32,
}

/// Returns the value of a round of bets for each hand of `seat`, in chips. `reach` are the opponent's probabilities.
/// `closes` has the value of each hand at each close, weighted with them.
pub(super) fn ascend(
    tree: &BettingTree,
    seat: Seat,
    amounts: Amounts,
    reach: &Reach,
    closes: &[f32],
    decider: &mut Decider,
) -> Vec<f32> {
    let count = closes.len() / tree.closes().len();
    let opponent = seat.other() as usize;
    let mut below = vec![0.0; tree.nodes().len() * count];
    let mut fold = vec![0.0; count];
    for (index, node) in tree.nodes().iter().enumerate().rev() {
        let (upper, lower) = below.split_at_mut((index + 1) * count);
        let here = &mut upper[index * count..];
        let paid = amounts.paid + amounts.bet * number(node.bets.saturating_sub(1));
        let lost = if node.seat == seat {
            -paid * reach.sum(node.after[opponent])
        } else {
            paid * reach.sum(node.first_move + 1)
        };
        let mut values = [&[][..]; 3];
        if node.bets > 0 {
            fold.fill(lost);
        }
        for (value, (_, next)) in values.iter_mut().zip(&node.moves) {
            *value = match next {
                Next::Node(next) => {
                    let at = (next - index - 1) * count;
                    &lower[at..at + count]
                }
                Next::Closed(close) => &closes[close * count..(close + 1) * count],
                Next::Folded => &fold,
            };
        }
        let values = &values[..node.moves.len()];
        if node.seat == seat {
            let begin = node.first_move * count;
            let weights = begin..begin + values.len() * count;
            let reached = reach.sum(node.after[opponent]);
            decide(decider.part(weights), values, reached, here);
        } else {
            for value in values {
                for (here, value) in here.iter_mut().zip(*value) {
                    *here += value;
                }
            }
        }
    }
    below.truncate(count);
    below
}

/// The factor that takes the probability of the opponent's moves out of a value. It is zero if the opponent never makes
/// them.
pub(super) fn per_reach(reached: f32) -> f32 {
    if reached > f32::MIN_POSITIVE {
        1.0 / reached
    } else {
        0.0
    }
}

/// Returns in `out` the value of a decision for each hand, given the values of its moves. `reached` is the probability
/// with which the opponent comes here.
fn decide(decider: Decider, values: &[&[f32]], reached: f32, out: &mut [f32]) {
    let count = out.len();
    match (decider, values) {
        (Decider::Learn(weights), [one, two]) => {
            let (first, second) = weights.split_at_mut(count);
            learn_two([one, two], first, second, out);
        }
        (Decider::Learn(weights), [one, two, three]) => {
            let (first, rest) = weights.split_at_mut(count);
            let (second, third) = rest.split_at_mut(count);
            learn_three([one, two, three], first, second, third, out);
        }
        // A node of a round of bets has two or three moves.
        (Decider::Learn(_), _) => (),
        (Decider::Play(weights), values) => {
            for hand in 0..count {
                let total: f32 = (0..values.len()).map(|at| weights[at * count + hand]).sum();
                let (factor, even) = share_of(total, number(values.len()));
                out[hand] = (0..)
                    .zip(values)
                    .map(|(at, value)| value[hand] * (weights[at * count + hand] * factor + even))
                    .sum();
            }
        }
        (Decider::Judge(weights, worths), values) => {
            let factor = per_reach(reached);
            for (worths, value) in worths.chunks_exact_mut(count).zip(values) {
                for (worth, value) in worths.iter_mut().zip(*value) {
                    *worth = value * factor;
                }
            }
            decide(Decider::Play(weights), values, reached, out);
        }
        (Decider::Answer(weights), values) => {
            decide(Decider::Best, values, reached, out);
            weights.fill(0.0);
            for (hand, best) in out.iter().enumerate() {
                // The best value is one of the values.
                let action = values.iter().position(|value| value[hand] >= *best);
                weights[action.unwrap_or_default() * count + hand] = 1.0;
            }
        }
        (Decider::Best, values) => {
            out.fill(f32::NEG_INFINITY);
            for value in values {
                for (out, value) in out.iter_mut().zip(*value) {
                    *out = out.max(*value);
                }
            }
        }
    }
}

fn learn_two([one, two]: [&[f32]; 2], first: &mut [f32], second: &mut [f32], out: &mut [f32]) {
    let weights = first.iter_mut().zip(second);
    for (((one, two), (first, second)), out) in one.iter().zip(two).zip(weights).zip(out) {
        let (factor, even) = share_of(*first + *second, 2.0);
        let value = one * (*first * factor + even) + two * (*second * factor + even);
        *first = (*first + one - value).max(0.0);
        *second = (*second + two - value).max(0.0);
        *out = value;
    }
}

fn learn_three(
    [one, two, three]: [&[f32]; 3],
    first: &mut [f32],
    second: &mut [f32],
    third: &mut [f32],
    out: &mut [f32],
) {
    let values = one.iter().zip(two).zip(three);
    let weights = first.iter_mut().zip(second).zip(third);
    for ((((one, two), three), ((first, second), third)), out) in values.zip(weights).zip(out) {
        let (factor, even) = share_of(*first + *second + *third, 3.0);
        let value = one * (*first * factor + even)
            + two * (*second * factor + even)
            + three * (*third * factor + even);
        *first = (*first + one - value).max(0.0);
        *second = (*second + two - value).max(0.0);
        *third = (*third + three - value).max(0.0);
        *out = value;
    }
}

/// Returns in `out` what a showdown for `stake` chips is worth for each value of a hand, if the opponent's values have
/// these probabilities: the stake times the chance to win minus the chance to lose.
pub(super) fn showdown(opponent: &[f32], stake: f32, out: &mut [f32]) {
    let (total, stake) = (f64::from(sum(opponent)), f64::from(stake));
    let mut below = 0.0;
    for (out, here) in out.iter_mut().zip(opponent) {
        let here = f64::from(*here);
        #[expect(clippy::cast_possible_truncation, reason = "a rounded value")]
        let value = (stake * (2.0 * below + here - total)) as f32;
        *out = value;
        below += here;
    }
}
