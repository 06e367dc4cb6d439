//! A whole hand of the match for all deals at once: a player's probability to reach each round of bets
//! ([`Arrivals::of`]), and the value for the other player ([`respond`]).

use super::betting::{
    Amounts, Average, Decider, Reach, ascend, descend, per_reach, share_of, showdown, sum,
};
use super::deals::{Deals, Draws};
use super::game::{MatchGame, Strategy, number};
use super::tree::Seat;
use super::workers::share;

/// A strategy, and the sums of its average so far with the weight of this iteration.
pub(super) struct Played<'a> {
    pub(super) deals: &'a Deals,
    pub(super) strategy: &'a Strategy,
    pub(super) average: Option<(&'a mut Strategy, f32)>,
}

/// The probabilities with which a player comes to the first round of bets and to the last ones.
#[derive(Debug)]
pub(super) struct Arrivals {
    pub(super) first: Reach,
    /// For each situation of the swap and each number of cards: the probability of each value.
    pub(super) last: Vec<f32>,
}

impl Arrivals {
    /// Plays the first round and the swap.
    pub(super) fn of(game: &MatchGame, played: &mut Played, workers: usize) -> Arrivals {
        let (deals, strategy) = (played.deals, played.strategy);
        let seat = strategy.seat;
        let average = played.average.as_mut().map(|(average, factor)| Average {
            weights: &mut average.before,
            factor: *factor,
        });
        let first = descend(&game.tree, seat, &deals.weights, &strategy.before, average);
        let situations = game.swap_situations(seat);
        let of_a_close = situations / game.tree.closes().len();
        let mut last = vec![0.0; situations * game.swaps * game.values];
        let averages: Vec<Option<Average>> = match &mut played.average {
            Some((average, factor)) => average
                .swap
                .chunks_exact_mut(deals.ways())
                .map(|weights| {
                    let factor = *factor;
                    Some(Average { weights, factor })
                })
                .collect(),
            None => (0..situations).map(|_| None).collect(),
        };
        let jobs = last.chunks_exact_mut(game.swaps * game.values);
        let jobs = jobs.zip(averages).enumerate();
        share(workers, jobs, |(situation, (values, average))| {
            let close = &game.tree.closes()[situation / of_a_close];
            let reach = first.after(close.after[seat as usize]);
            let weights = &strategy.swap[situation * deals.ways()..][..deals.ways()];
            let draws = swap(deals, reach, weights, average);
            draw(&deals.draws, &draws, values, game.values);
        });
        Arrivals { first, last }
    }

    /// The probability with which the opponent comes to a swap of `seat`. The second seat has one situation for each
    /// number of cards of the first one.
    pub(super) fn at_swap(
        &self,
        game: &MatchGame,
        seat: Seat,
        close: usize,
        situation: usize,
    ) -> f32 {
        match seat {
            Seat::First => {
                let after = game.tree.closes()[close].after;
                self.first.sum(after[Seat::Second as usize])
            }
            Seat::Second => {
                let at = (close * game.swaps + situation) * game.values;
                sum(&self.last[at..at + game.values])
            }
        }
    }
}

/// Chooses the cards to keep. Returns the probability of each draw.
fn swap(deals: &Deals, reach: &[f32], weights: &[f32], average: Option<Average>) -> Vec<f32> {
    let mut draws = vec![0.0; deals.draws.len()];
    let mut average = average;
    for (deal, reach) in reach.iter().enumerate() {
        if *reach <= 0.0 {
            continue;
        }
        let range = deals.ways_of(deal);
        let weights = &weights[range.clone()];
        let (factor, even) = share_of(weights.iter().sum(), number(weights.len()));
        for (weight, way) in weights.iter().zip(range) {
            let reach = reach * (weight * factor + even);
            draws[deals.ways[way] as usize] += reach;
            if let Some(average) = &mut average {
                average.weights[way] += average.factor * reach;
            }
        }
    }
    draws
}

/// Draws the cards: adds to the probability of each value, for each number of cards.
fn draw(draws: &Draws, probabilities: &[f32], out: &mut [f32], values: usize) {
    for (draw, probability) in probabilities.iter().enumerate() {
        if *probability > 0.0 {
            let out = &mut out[usize::from(draws.drawn[draw]) * values..][..values];
            for (value, chance) in draws.values(draw) {
                out[usize::from(*value)] += probability * chance;
            }
        }
    }
}

/// The decisions of a player in a whole hand.
pub(super) enum Responder<'a> {
    /// By regret matching, with these regrets.
    Learn(&'a mut Strategy),
    /// By a strategy.
    Play(&'a Strategy),
    /// By a strategy, and note what each action is worth.
    Judge(&'a Strategy, &'a mut Strategy),
    /// By the best action.
    Best,
    /// By the best action, as a strategy.
    Answer(&'a mut Strategy),
}

/// Returns the value of the match for `seat`, in chips a hand, against an opponent's strategy.
pub(super) fn respond(
    game: &MatchGame,
    deals: &Deals,
    responder: Responder,
    mut played: Played,
    workers: usize,
) -> f64 {
    let opponent = played.strategy.seat;
    let seat = opponent.other();
    let arrivals = Arrivals::of(game, &mut played, workers);
    let (mut before, swap, last) = match responder {
        Responder::Learn(regrets) => (
            Decider::Learn(&mut regrets.before),
            Decider::Learn(&mut regrets.swap),
            Decider::Learn(&mut regrets.last),
        ),
        Responder::Play(strategy) => (
            Decider::Play(&strategy.before),
            Decider::Play(&strategy.swap),
            Decider::Play(&strategy.last),
        ),
        Responder::Judge(strategy, worths) => (
            Decider::Judge(&strategy.before, &mut worths.before),
            Decider::Judge(&strategy.swap, &mut worths.swap),
            Decider::Judge(&strategy.last, &mut worths.last),
        ),
        Responder::Answer(strategy) => (
            Decider::Answer(&mut strategy.before),
            Decider::Answer(&mut strategy.swap),
            Decider::Answer(&mut strategy.last),
        ),
        Responder::Best => (Decider::Best, Decider::Best, Decider::Best),
    };
    let average = played.average.map(|(average, factor)| Average {
        weights: &mut average.last,
        factor,
    });
    let last = last_rounds(
        game,
        seat,
        last,
        &arrivals,
        &played.strategy.last,
        average,
        workers,
    );
    let closes = swaps(game, seat, deals, swap, &last, &arrivals, workers);
    let amounts = Amounts {
        paid: game.ante,
        bet: game.bets[0],
    };
    let values = ascend(
        &game.tree,
        seat,
        amounts,
        &arrivals.first,
        &closes,
        &mut before,
    );
    let weights = deals.weights.iter();
    let products = weights.zip(values);
    products
        .map(|(weight, value)| f64::from(*weight) * f64::from(value))
        .sum()
}

/// Returns the value of each hand after the swap, for each situation of the seat's swap and each number of cards.
fn last_rounds(
    game: &MatchGame,
    seat: Seat,
    decider: Decider,
    arrivals: &Arrivals,
    strategy: &[f32],
    average: Option<Average>,
    workers: usize,
) -> Vec<f32> {
    let (swaps, values) = (game.swaps, game.values);
    let closes = game.tree.closes().len();
    let [mine, theirs] = [seat, seat.other()].map(|seat| game.tree.moves_of(seat) * values);
    // A piece of work is all last rounds after a close and a number of cards of the first seat. For the first seat they
    // have one common value, and for the second one each has its own.
    let results = match seat {
        Seat::First => 1,
        Seat::Second => swaps,
    };
    let mut out = vec![0.0; closes * swaps * results * values];
    let averages: Vec<Option<Average>> = match average {
        Some(Average { weights, factor }) => weights
            .chunks_exact_mut(theirs * swaps)
            .map(|weights| Some(Average { weights, factor }))
            .collect(),
        None => (0..closes * swaps).map(|_| None).collect(),
    };
    let jobs = out.chunks_exact_mut(results * values);
    let jobs = jobs.zip(averages).zip(decider.parts(mine * swaps));
    let jobs = jobs.enumerate();
    share(workers, jobs, |(job, ((out, mut average), mut decider))| {
        let amounts = Amounts {
            paid: game.paid(job / swaps),
            bet: game.bets[1],
        };
        let mut at_close = vec![0.0; closes * values];
        for second in 0..swaps {
            let round = job * swaps + second;
            let at = match seat {
                Seat::First => round,
                Seat::Second => job,
            };
            let hands = &arrivals.last[at * values..(at + 1) * values];
            let average = average.as_mut().map(|average| Average {
                weights: &mut average.weights[second * theirs..(second + 1) * theirs],
                factor: average.factor,
            });
            // A number of cards that the opponent never swaps is worth nothing, and teaches nothing.
            if sum(hands) <= 0.0 {
                continue;
            }
            let weights = &strategy[round * theirs..(round + 1) * theirs];
            let reach = descend(&game.tree, seat.other(), hands, weights, average);
            for (close, out) in game
                .tree
                .closes()
                .iter()
                .zip(at_close.chunks_exact_mut(values))
            {
                let stake = amounts.paid + amounts.bet * number(close.bets);
                showdown(reach.after(close.after[seat.other() as usize]), stake, out);
            }
            let mut decider = decider.part(second * mine..(second + 1) * mine);
            let worth = ascend(&game.tree, seat, amounts, &reach, &at_close, &mut decider);
            let out = match seat {
                Seat::First => &mut *out,
                Seat::Second => &mut out[second * values..(second + 1) * values],
            };
            for (out, worth) in out.iter_mut().zip(worth) {
                *out += worth;
            }
        }
    });
    out
}

/// Returns the value of each deal at each close of the first round, given the values after the swap.
fn swaps(
    game: &MatchGame,
    seat: Seat,
    deals: &Deals,
    decider: Decider,
    last: &[f32],
    arrivals: &Arrivals,
    workers: usize,
) -> Vec<f32> {
    let closes = game.tree.closes().len();
    let of_a_close = game.swap_situations(seat) / closes;
    let of_a_situation = last.len() / (closes * of_a_close);
    let mut out = vec![0.0; closes * deals.len()];
    let jobs = out.chunks_exact_mut(deals.len());
    let jobs = jobs.zip(decider.parts(of_a_close * deals.ways()));
    let jobs = jobs.zip(last.chunks_exact(of_a_close * of_a_situation));
    share(
        workers,
        jobs.enumerate(),
        |(close, ((out, mut decider), last))| {
            for (situation, last) in last.chunks_exact(of_a_situation).enumerate() {
                let ways = deals.ways();
                let decider = decider.part(situation * ways..(situation + 1) * ways);
                let reached = arrivals.at_swap(game, seat, close, situation);
                let worths = worths(&deals.draws, last, game.values);
                keep(deals, decider, &worths, reached, out);
            }
        },
    );
    out
}

/// Returns the value of each draw.
fn worths(draws: &Draws, last: &[f32], values: usize) -> Vec<f32> {
    let worth = |draw: usize| {
        let last = &last[usize::from(draws.drawn[draw]) * values..][..values];
        let made = draws.values(draw).iter();
        made.map(|(value, chance)| chance * last[usize::from(*value)])
            .sum()
    };
    (0..draws.len()).map(worth).collect()
}

/// Adds the value of the swap to each deal.
fn keep(deals: &Deals, decider: Decider, worths: &[f32], reached: f32, out: &mut [f32]) {
    let worth = |way: usize| worths[deals.ways[way] as usize];
    match decider {
        Decider::Learn(regrets) => {
            for (deal, out) in out.iter_mut().enumerate() {
                let range = deals.ways_of(deal);
                let regrets = &mut regrets[range.clone()];
                let (factor, even) = share_of(regrets.iter().sum(), number(regrets.len()));
                let values = regrets.iter().zip(range.clone());
                let value: f32 = values
                    .map(|(regret, way)| worth(way) * (regret * factor + even))
                    .sum();
                for (regret, way) in regrets.iter_mut().zip(range) {
                    *regret = (*regret + worth(way) - value).max(0.0);
                }
                *out += value;
            }
        }
        Decider::Play(weights) => {
            for (deal, out) in out.iter_mut().enumerate() {
                let range = deals.ways_of(deal);
                let weights = &weights[range.clone()];
                let (factor, even) = share_of(weights.iter().sum(), number(weights.len()));
                let values = weights.iter().zip(range);
                *out += values
                    .map(|(weight, way)| worth(way) * (weight * factor + even))
                    .sum::<f32>();
            }
        }
        Decider::Judge(weights, judged) => {
            let factor = per_reach(reached);
            for (judged, way) in judged.iter_mut().zip(0..) {
                *judged = worth(way) * factor;
            }
            keep(deals, Decider::Play(weights), worths, reached, out);
        }
        Decider::Answer(weights) => {
            weights.fill(0.0);
            for (deal, out) in out.iter_mut().enumerate() {
                let values = deals.ways_of(deal).map(worth);
                let best = values.fold(f32::NEG_INFINITY, f32::max);
                *out += best;
                let way = deals.ways_of(deal).find(|way| worth(*way) >= best);
                weights[way.unwrap_or_default()] = 1.0;
            }
        }
        Decider::Best => {
            for (deal, out) in out.iter_mut().enumerate() {
                let values = deals.ways_of(deal).map(worth);
                *out += values.fold(f32::NEG_INFINITY, f32::max);
            }
        }
    }
}
