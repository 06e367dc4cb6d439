//! A small game, solved to its end and compared with a walk through the whole game tree. The walk uses nothing of the
//! solver but the game's numbers: it plays move by move, for one hand of the responder at a time.

use super::best_response::{exploitability, value};
use super::deals::Deals;
use super::game::{MatchGame, Strategy};
use super::solver::Solver;
use super::tree::{BettingTree, Move, Next, Seat};

const MOST_RAISES: usize = 1;
const BETS: [f64; 2] = [2.0, 4.0];

/// Three values, and one raise in each round. A player swaps up to two cards.
fn small_game() -> MatchGame {
    MatchGame {
        tree: BettingTree::new(MOST_RAISES),
        ante: 1.0,
        bets: [2.0, 4.0],
        values: 3,
        swaps: 3,
    }
}

/// Three classes of deals, with one to three ways to keep cards.
fn small_deals() -> Deals {
    let mut deals = Deals::default();
    let draws: [(u8, &[(u16, f32)]); 5] = [
        (0, &[(2, 1.0)]),
        (0, &[(0, 1.0)]),
        (1, &[(0, 0.5), (1, 0.25), (2, 0.25)]),
        (1, &[(1, 0.75), (2, 0.25)]),
        (2, &[(0, 0.25), (1, 0.5), (2, 0.25)]),
    ];
    for (drawn, values) in draws {
        deals.draws.push(drawn, values.iter().copied());
    }
    deals.push(0.25, [0].into_iter());
    deals.push(0.5, [1, 2, 4].into_iter());
    deals.push(0.25, [1, 3].into_iter());
    deals
}

/// A responder against a strategy of the other seat.
struct Walk<'a> {
    game: &'a MatchGame,
    deals: &'a Deals,
    opponent: &'a Strategy,
    /// The responder's strategy, or `None` for the best response.
    responder: Option<&'a Strategy>,
}

/// The opponent's possible hands, each with its probability: classes of deals before the swap, values after it.
type Hands = Vec<(usize, f64)>;

/// A decision in a round of bets, or the end of the round.
enum Stage {
    Turn(Seat, Vec<Move>),
    Closed,
    Folded(Seat),
}

/// The number of bets and raises among these moves.
fn bets(moves: &[Move]) -> usize {
    let adds = moves
        .iter()
        .filter(|step| matches!(step, Move::Bet | Move::Raise));
    adds.count()
}

fn stage(moves: &[Move]) -> Stage {
    let seat = Seat::BOTH[moves.len() % 2];
    match moves {
        [.., Move::Fold] => Stage::Folded(seat.other()),
        [.., Move::Call] | [Move::Check, Move::Check] => Stage::Closed,
        [.., Move::Bet | Move::Raise] if bets(moves) > MOST_RAISES => {
            Stage::Turn(seat, vec![Move::Fold, Move::Call])
        }
        [.., Move::Bet | Move::Raise] => {
            Stage::Turn(seat, vec![Move::Fold, Move::Call, Move::Raise])
        }
        [] | [.., Move::Check] => Stage::Turn(seat, vec![Move::Check, Move::Bet]),
    }
}

fn shares(weights: &[f32]) -> Vec<f64> {
    let weights = weights.iter().map(|weight| f64::from(*weight));
    let total: f64 = weights.clone().sum();
    let count = weights.len();
    weights
        .map(|weight| {
            if total > 0.0 {
                weight / total
            } else {
                1.0 / f64::from(u8::try_from(count).expect("few actions"))
            }
        })
        .collect()
}

impl Walk<'_> {
    fn seat(&self) -> Seat {
        self.opponent.seat.other()
    }

    /// The probabilities of the moves after these ones. `weights` has one weight for each move and each of the `hands`.
    fn moves(&self, weights: &[f32], hands: usize, moves: &[Move], hand: usize) -> Vec<f64> {
        let nodes = self.game.tree.nodes();
        let node = moves.iter().fold(0, |node, step| {
            let after = nodes[node].moves.iter().find(|(other, _)| other == step);
            match after {
                Some((_, Next::Node(next))) => *next,
                other => panic!("{other:?} after {moves:?}"),
            }
        });
        let node = &nodes[node];
        let numbers = node.first_move..node.first_move + node.moves.len();
        let weights: Vec<f32> = numbers
            .map(|number| weights[number * hands + hand])
            .collect();
        shares(&weights)
    }

    fn situation(&self, seat: Seat, close: usize, first: usize) -> usize {
        match seat {
            Seat::First => close,
            Seat::Second => close * self.game.swaps + first,
        }
    }

    fn ways(&self, strategy: &Strategy, situation: usize, deal: usize) -> Vec<f64> {
        let weights = &strategy.swap[situation * self.deals.ways()..];
        shares(&weights[self.deals.ways_of(deal)])
    }

    fn last<'s>(&self, strategy: &'s Strategy, close: usize, swaps: [usize; 2]) -> &'s [f32] {
        let size = self.game.tree.moves_of(strategy.seat) * self.game.values;
        let round = (close * self.game.swaps + swaps[0]) * self.game.swaps + swaps[1];
        &strategy.last[round * size..(round + 1) * size]
    }

    /// The result of the better action, or of the mix of the responder's strategy.
    fn decide(&self, results: &[f64], mix: impl Fn(&Strategy) -> Vec<f64>) -> f64 {
        match self.responder {
            None => results.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            Some(strategy) => results.iter().zip(mix(strategy)).map(|(a, b)| a * b).sum(),
        }
    }

    fn value(&self) -> f64 {
        let hands: Hands = (0..)
            .zip(&self.deals.weights)
            .map(|(deal, weight)| (deal, f64::from(*weight)))
            .collect();
        hands
            .iter()
            .map(|(deal, weight)| weight * self.first_round(&mut vec![], *deal, &hands))
            .sum()
    }

    fn first_round(&self, moves: &mut Vec<Move>, deal: usize, hands: &Hands) -> f64 {
        let size = self.deals.len();
        self.round(
            moves,
            deal,
            hands,
            1.0,
            BETS[0],
            &|strategy| (&strategy.before, size),
            &|moves, hands| self.swap(moves, deal, hands),
        )
    }

    /// Plays on in a round of bets.
    #[expect(clippy::too_many_arguments, reason = "a walk")]
    fn round(
        &self,
        moves: &mut Vec<Move>,
        hand: usize,
        hands: &Hands,
        paid: f64,
        bet: f64,
        weights: &dyn Fn(&Strategy) -> (&[f32], usize),
        end: &dyn Fn(&[Move], &Hands) -> f64,
    ) -> f64 {
        match stage(moves) {
            Stage::Closed => end(moves, hands),
            Stage::Folded(seat) => {
                let called = u8::try_from(bets(moves) - 1).expect("few bets");
                let lost = paid + bet * f64::from(called);
                let all: f64 = hands.iter().map(|(_, weight)| weight).sum();
                if seat == self.seat() {
                    -lost * all
                } else {
                    lost * all
                }
            }
            Stage::Turn(seat, legal) => {
                let mut results = vec![];
                for (at, step) in legal.into_iter().enumerate() {
                    let hands: Hands = if seat == self.seat() {
                        hands.clone()
                    } else {
                        let (weights, size) = weights(self.opponent);
                        let plays = |hand| self.moves(weights, size, moves, hand)[at];
                        let hands = hands.iter();
                        hands
                            .map(|(hand, weight)| (*hand, weight * plays(*hand)))
                            .collect()
                    };
                    moves.push(step);
                    results.push(self.round(moves, hand, &hands, paid, bet, weights, end));
                    moves.pop();
                }
                if seat == self.seat() {
                    self.decide(&results, |strategy| {
                        let (weights, size) = weights(strategy);
                        self.moves(weights, size, moves, hand)
                    })
                } else {
                    results.iter().sum()
                }
            }
        }
    }

    /// Swaps, in turn, after these moves.
    fn swap(&self, moves: &[Move], deal: usize, hands: &Hands) -> f64 {
        let closes = self.game.tree.closes();
        let close = closes.iter().position(|close| close.path == moves);
        let close = close.expect("a close of the tree");
        match self.seat() {
            Seat::First => self.keep(close, deal, 0, |first, hand| {
                let swapped = self.opponent_swaps(close, first, hands);
                let rounds = swapped.iter().enumerate();
                rounds
                    .map(|(second, hands)| self.last_round(close, [first, second], hand, hands))
                    .sum()
            }),
            Seat::Second => {
                let swapped = self.opponent_swaps(close, 0, hands);
                let rounds = swapped.iter().enumerate();
                rounds
                    .map(|(first, hands)| {
                        self.keep(close, deal, first, |second, hand| {
                            self.last_round(close, [first, second], hand, hands)
                        })
                    })
                    .sum()
            }
        }
    }

    /// The result of the responder's swap. `then` has the result with this number of cards and this value.
    fn keep(
        &self,
        close: usize,
        deal: usize,
        first: usize,
        then: impl Fn(usize, usize) -> f64,
    ) -> f64 {
        let results = self.deals.ways_of(deal).map(|way| {
            let draw = self.deals.ways[way] as usize;
            let drawn = usize::from(self.deals.draws.drawn[draw]);
            let values = self.deals.draws.values(draw).iter();
            values
                .map(|(value, chance)| f64::from(*chance) * then(drawn, usize::from(*value)))
                .sum()
        });
        self.decide(&results.collect::<Vec<f64>>(), |strategy| {
            self.ways(strategy, self.situation(self.seat(), close, first), deal)
        })
    }

    /// The opponent's values after each number of cards.
    fn opponent_swaps(&self, close: usize, first: usize, hands: &Hands) -> Vec<Hands> {
        let mut swapped = vec![vec![]; self.game.swaps];
        for (deal, weight) in hands {
            let situation = self.situation(self.opponent.seat, close, first);
            let ways = self.ways(self.opponent, situation, *deal);
            for (way, share) in self.deals.ways_of(*deal).zip(ways) {
                let draw = self.deals.ways[way] as usize;
                for (value, chance) in self.deals.draws.values(draw) {
                    let drawn = usize::from(self.deals.draws.drawn[draw]);
                    let probability = weight * share * f64::from(*chance);
                    swapped[drawn].push((usize::from(*value), probability));
                }
            }
        }
        swapped
    }

    fn last_round(&self, close: usize, swaps: [usize; 2], hand: usize, hands: &Hands) -> f64 {
        let called = |moves: &[Move]| f64::from(u8::try_from(bets(moves)).expect("few bets"));
        let paid = 1.0 + BETS[0] * called(&self.game.tree.closes()[close].path);
        self.round(
            &mut vec![],
            hand,
            hands,
            paid,
            BETS[1],
            &|strategy| (self.last(strategy, close, swaps), self.game.values),
            &|moves, hands| {
                let stake = paid + BETS[1] * called(moves);
                let results = hands.iter().map(|(other, weight)| match hand.cmp(other) {
                    std::cmp::Ordering::Greater => stake * weight,
                    std::cmp::Ordering::Equal => 0.0,
                    std::cmp::Ordering::Less => -stake * weight,
                });
                results.sum()
            },
        )
    }
}

#[test]
fn small_game_matches_a_walk_through_its_tree() {
    let (game, deals) = (small_game(), small_deals());
    let mut solver = Solver::new(game.clone(), &deals);
    let mut mean = f64::INFINITY;
    for iterations in [1, 9, 390, 3_600] {
        (0..iterations).for_each(|_| solver.iterate(1));
        let strategies = solver.averages();
        let both = [&deals, &deals];
        let response = exploitability(&game, both, strategies, &deals, 1);
        let walk = |seat: Seat, responder| Walk {
            game: &game,
            deals: &deals,
            opponent: &strategies[seat.other() as usize],
            responder,
        };
        for (seat, win) in Seat::BOTH.into_iter().zip(response.wins) {
            let walked = walk(seat, None).value();
            assert!((walked - win).abs() < 1e-5, "{seat:?}: {walked}, {win}");
        }
        let played = value(&game, both, strategies, 1);
        let walked = walk(Seat::First, Some(&strategies[0])).value();
        assert!((walked - played).abs() < 1e-5, "{walked}, {played}");
        // No strategy wins more than the best response, and the best response to a worse one wins more.
        let [first, second] = response.wins;
        assert!(-second - 1e-5 < played && played < first + 1e-5);
        assert!(response.mean() < mean);
        mean = response.mean();
    }
    assert!(mean < 1e-4, "{mean} chips a hand after 4,000 iterations");
}

#[test]
fn solver_is_the_same_with_any_number_of_workers() {
    let deals = small_deals();
    let solve = |workers| {
        let mut solver = Solver::new(small_game(), &deals);
        (0..20).for_each(|_| solver.iterate(workers));
        solver
    };
    assert_eq!(solve(1).averages(), solve(3).averages());
}
