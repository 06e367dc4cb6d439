//! The match against an opponent whose strategy is known.
//!
//! Every moment of a hand has a value for the player: what the player wins on average from here on. It depends on how the
//! player goes on ([`Later`]).
//!
//! The values know the opponent's strategy, and that no player gets a discard back. They do not know that the other
//! hand comes from the same pack.

mod bets;
mod strategies;

use fair_deal_core::PokerHand;

use super::betting::{Reach, descend, showdown};
use super::chances::KeptChances;
#[cfg(test)]
use super::deals::{ALL_DEALS, each_deal};
use super::deals::{Draws, WAYS};
use super::game::{MatchGame, number};
use super::hand::{Arrivals, Played};
use super::player::SolvedPlayer;
use super::solution::NotASolution;
use super::solved::Point;
use super::tree::Seat;
use crate::chips::round::PLAYER;
use crate::chips::{ForChips, SeatView, Street, most_chips, plus};
use crate::coach::draw::kinds::{HAND, choose};
use crate::opponent::Character;
pub(super) use bets::{Bets, MoveMade, given};
use strategies::Strategies;

/// How the player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Later {
    /// With the best decision.
    Best,
    /// With the decisions of a typical player: the best one with a weight of a quarter, and the solution otherwise.
    Typical,
}

impl Later {
    /// The weight of the best decision in the value of the typical player.
    const TYPICAL_BEST: f32 = 0.25;

    /// The value of a decision whose actions have these values. `solved` is its value if the player follows the solution.
    fn value(self, values: &[f32], solved: impl FnOnce() -> f32) -> f32 {
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        match self {
            Later::Best => best,
            Later::Typical => Later::TYPICAL_BEST * best + (1.0 - Later::TYPICAL_BEST) * solved(),
        }
    }

    /// The value of a decision in a round of bets whose moves have these values. `place` is the class of the deal, or the
    /// bucket of the solution after the swap.
    fn move_value(self, solved: &SolvedPlayer, point: Point, place: usize, values: &[f32]) -> f32 {
        self.value(values, || {
            let shares = values.iter().zip(shares(solved, point, place));
            shares.map(|(value, share)| value * share).sum()
        })
    }
}

/// An opponent whose strategy is known, with the values for the player in each seat.
#[derive(Debug)]
pub(super) struct KnownOpponent {
    character: Character,
    solved: &'static SolvedPlayer,
    later: Later,
    kept: KeptChances,
    buckets: Buckets,
    pub(super) game: MatchGame,
    /// By the player's seat.
    pub(super) seats: [Values; 2],
}

/// The values of the player in one seat.
#[derive(Debug)]
pub(super) struct Values {
    pub(super) seat: Seat,
    /// The probabilities of the opponent's moves before the swap, and of its hands after it.
    pub(super) arrivals: Arrivals,
    /// The opponent's weights after the swap, as in a [`Strategy`](super::Strategy).
    last: Vec<f32>,
    /// For each situation of the player's swap, the sums of values that the worth of a swap consists of.
    worths: Vec<DrawWorths>,
}

/// The buckets of the values of a hand after the swap: those of the solution, divided where the opponent's rule changes.
#[derive(Clone, Debug)]
pub(super) struct Buckets {
    /// The first value of each bucket but the first one.
    starts: Vec<usize>,
    /// The bucket of the solution that holds each bucket.
    coarse: Vec<usize>,
}

impl Buckets {
    fn new(solved: &SolvedPlayer, more: impl IntoIterator<Item = usize>) -> Buckets {
        let mut starts = solved.bucket_starts().to_vec();
        starts.extend(more);
        starts.sort_unstable();
        starts.dedup();
        let firsts = [0].into_iter().chain(starts.iter().copied());
        Buckets {
            coarse: firsts.map(|value| solved.bucket_of(value)).collect(),
            starts,
        }
    }

    fn len(&self) -> usize {
        self.coarse.len()
    }

    /// The bucket of a value.
    pub(super) fn of(&self, value: usize) -> usize {
        self.starts.partition_point(|start| *start <= value)
    }

    /// The first value of a bucket.
    fn first(&self, bucket: usize) -> usize {
        bucket.checked_sub(1).map_or(0, |at| self.starts[at])
    }
}

/// For each class of kept cards the number of hands in each bucket that hold them, as far as there are any.
#[derive(Debug)]
struct Holding(Draws);

impl Holding {
    #[expect(clippy::cast_precision_loss, reason = "fewer than 2^22 hands")]
    fn new(kept: &KeptChances, buckets: &Buckets) -> Holding {
        let made = kept.made(buckets.len(), |value| buckets.of(value));
        let mut holding = Draws::default();
        for (made, cards) in made.chunks_exact(buckets.len()).zip(kept.cards()) {
            let all = choose(52 - cards, HAND - cards) as f32;
            let values = (0..).zip(made.iter().map(|chance| chance * all));
            let drawn = u8::try_from(HAND - cards).unwrap_or_default();
            holding.push(drawn, values.filter(|(_, hands)| *hands > 0.0));
        }
        Holding(holding)
    }

    /// The number of hands in each bucket that hold the cards of a class.
    fn of(&self, class: u16) -> &[(u16, f32)] {
        self.0.values(usize::from(class))
    }
}

/// The classes whose hands are those that a draw can make from this part of a deal, each with its sign, divided by the
/// number of draws: a hand that holds the kept cards, without those that hold a discard too, and so on.
#[expect(clippy::cast_precision_loss, reason = "fewer than 2^22 hands")]
fn draws_of(ways: &[u16; WAYS], part: usize) -> impl Iterator<Item = (u16, f32)> + '_ {
    let discarded = WAYS - 1 - part;
    let count = discarded.count_ones() as usize;
    let share = 1.0 / choose(52 - HAND, count) as f32;
    let parts = (0..WAYS).filter(move |other| other & !discarded == 0);
    parts.map(move |other| {
        let is_even = other.count_ones().is_multiple_of(2);
        (ways[part | other], if is_even { share } else { -share })
    })
}

/// The draws of all parts of a deal ([`draws_of`]), and what the solution knows of it.
pub(super) struct Dealt {
    draws: [Vec<(u16, f32)>; WAYS],
    /// The best part for each number of kept cards.
    best: [usize; HAND + 1],
    class: usize,
}

impl Dealt {
    fn new(solved: &SolvedPlayer, ways: &[u16; WAYS]) -> Dealt {
        let (best, class) = solved.deal_of(ways);
        let draws = std::array::from_fn(|part| draws_of(ways, part).collect());
        Dealt { draws, best, class }
    }
}

/// For each number of drawn cards and each class of kept cards, the sum of the values of all hands that hold them.
#[derive(Debug)]
struct DrawWorths([Vec<f32>; HAND + 1]);

impl DrawWorths {
    /// `values` are the values of each bucket, for each number of drawn cards.
    fn new(holding: &Holding, values: &[f32]) -> DrawWorths {
        let mut values = values.chunks_exact(values.len() / (HAND + 1));
        DrawWorths(std::array::from_fn(|drawn| {
            let values = values.next().unwrap_or_default();
            let sum = |class: usize| {
                let hands = holding.0.values(class).iter();
                hands
                    .map(|(bucket, hands)| hands * values[usize::from(*bucket)])
                    .sum()
            };
            // A draw of this many cards keeps the others.
            let is_part = |class: &usize| usize::from(holding.0.drawn[*class]) <= drawn;
            let first = (0..holding.0.len()).find(is_part).unwrap_or_default();
            let classes = 0..holding.0.len();
            classes
                .map(|class| if class < first { 0.0 } else { sum(class) })
                .collect()
        }))
    }

    /// The worth of keeping this part of a deal.
    fn of(&self, dealt: &Dealt, part: usize) -> f32 {
        let worths = &self.0[HAND - part.count_ones() as usize];
        let draws = dealt.draws[part].iter();
        draws
            .map(|(class, share)| share * worths[usize::from(*class)])
            .sum()
    }
}

impl KnownOpponent {
    /// Prepares the values against this opponent, in about half a second natively.
    ///
    /// # Errors
    /// [`NotASolution`] if the file of the solution is damaged.
    pub(super) fn new(
        character: Character,
        solved: &'static SolvedPlayer,
        later: Later,
    ) -> Result<KnownOpponent, NotASolution> {
        let kept = KeptChances::new();
        let strategies = Strategies::of(character, solved, &kept)?;
        let buckets = strategies.buckets.clone();
        let game = MatchGame::new(buckets.len());
        let holding = Holding::new(&kept, &buckets);
        let seats = Seat::BOTH.map(|seat| {
            let (deals, strategy) = strategies.of_seat(seat.other(), &game, &kept, &holding);
            let mut played = Played {
                deals: &deals,
                strategy: &strategy,
                average: None,
            };
            let arrivals = Arrivals::of(&game, &mut played, 1);
            let last = strategy.last;
            let values = Values {
                seat,
                arrivals,
                last,
                worths: vec![],
            };
            let after = values.after_swap(&game, solved, later, &buckets);
            let after = after.chunks_exact(game.swaps * game.values);
            let worths = after
                .map(|after| DrawWorths::new(&holding, after))
                .collect();
            Values { worths, ..values }
        });
        Ok(KnownOpponent {
            character,
            solved,
            later,
            kept,
            buckets,
            game,
            seats,
        })
    }

    /// Computes the values before the deal, of the first mover and of the other seat, in some seconds. They are constants
    /// where they are needed ([`luck`](super::luck)).
    #[cfg(test)]
    pub(super) fn expected(&self) -> [f64; 2] {
        self.seats.each_ref().map(|values| {
            let mut sum = 0.0;
            each_deal(self.kept.index(), |pattern| {
                let before = self.before(values, &self.dealt_in(&pattern.ways));
                sum += f64::from(pattern.hands) * f64::from(before.value());
            });
            sum / f64::from(ALL_DEALS)
        })
    }

    /// The opponent.
    pub(super) const fn character(&self) -> Character {
        self.character
    }

    /// The seat of the player in a match with bets against this opponent alone, without jokers, if both had chips for all
    /// bets.
    pub(super) fn seat_of_player(&self, round: &ForChips) -> Option<Seat> {
        let rules = round.rules();
        let mut opponents = rules.opponents.each();
        let is_alone = opponents.next() == Some(self.character) && opponents.next().is_none();
        let began = |(at, seat): (usize, SeatView)| match round.finished() {
            Some(finished) => finished.chips_before(at),
            None => plus(seat.stack, seat.paid),
        };
        let mut began = round.seats().enumerate().map(began);
        let is_match =
            is_alone && rules.may_seat_mathematician() && began.all(|chips| chips >= most_chips());
        is_match.then(|| {
            if round.button() == PLAYER {
                Seat::Second
            } else {
                Seat::First
            }
        })
    }

    /// A deal.
    pub(super) fn dealt(&self, hand: &PokerHand) -> Dealt {
        self.dealt_in(&self.kept.ways_of(hand))
    }

    /// A deal whose parts have these classes.
    fn dealt_in(&self, ways: &[u16; WAYS]) -> Dealt {
        Dealt::new(self.solved, ways)
    }

    /// The bucket of a hand after the swap.
    pub(super) fn bucket(&self, hand: &PokerHand) -> usize {
        self.buckets.of(self.kept.value(hand))
    }

    /// The round of bets before the swap, with this deal.
    pub(super) fn before<'a>(&'a self, values: &'a Values, dealt: &Dealt) -> Bets<'a> {
        let situations = values.worths.len() / self.game.tree.closes().len();
        let close = |close: usize| {
            let first = |first: usize| {
                let reached = values
                    .arrivals
                    .at_swap(&self.game, values.seat, close, first);
                // An opponent that never comes here makes no difference.
                if reached > 0.0 {
                    self.swap(values, dealt, close, first).0
                } else {
                    0.0
                }
            };
            (0..situations).map(first).sum()
        };
        let closes = (0..self.game.tree.closes().len()).map(close).collect();
        let reach = &values.arrivals.first;
        let decision = |node: usize, values: &[f32]| {
            let point = Point::Before { node };
            self.later
                .move_value(self.solved, point, dealt.class, values)
        };
        Bets::new(
            &self.game,
            values.seat,
            Street::First,
            self.game.ante,
            reach,
            closes,
            decision,
        )
    }

    /// The round of bets after the swap, with a hand of this bucket.
    pub(super) fn after<'a>(
        &'a self,
        values: &Values,
        reach: &'a Reach,
        close: usize,
        swaps: [usize; 2],
        bucket: usize,
    ) -> Bets<'a> {
        let shown = values.shown(&self.game, close, reach);
        self.after_shown(values, reach, &shown, close, swaps, bucket)
    }

    /// As [`KnownOpponent::after`], with the values of a showdown.
    pub(super) fn after_shown<'a>(
        &'a self,
        values: &Values,
        reach: &'a Reach,
        shown: &[Vec<f32>],
        close: usize,
        swaps: [usize; 2],
        bucket: usize,
    ) -> Bets<'a> {
        let closes = shown.iter().map(|values| values[bucket]).collect();
        let decision = |node: usize, values: &[f32]| {
            let point = Point::Last { close, swaps, node };
            let bucket = self.buckets.coarse[bucket];
            self.later.move_value(self.solved, point, bucket, values)
        };
        let paid = self.game.paid(close);
        Bets::new(
            &self.game,
            values.seat,
            Street::Second,
            paid,
            reach,
            closes,
            decision,
        )
    }

    /// The value of the player's swap, and the worth of keeping each part of the deal.
    pub(super) fn swap(
        &self,
        values: &Values,
        dealt: &Dealt,
        close: usize,
        first: usize,
    ) -> (f32, [f32; WAYS]) {
        let (situation, point) = match values.seat {
            Seat::First => (close, Point::FirstSwap { close }),
            Seat::Second => (
                close * self.game.swaps + first,
                Point::SecondSwap { close, first },
            ),
        };
        let worths = std::array::from_fn(|part| values.worths[situation].of(dealt, part));
        let shares = shares(self.solved, point, dealt.class);
        let solved = || {
            let best = dealt.best.iter().zip(shares);
            best.map(|(part, share)| share * worths[*part]).sum()
        };
        (self.later.value(&worths, solved), worths)
    }
}

/// The shares of the actions of the solution.
fn shares(solved: &SolvedPlayer, point: Point, place: usize) -> [f32; HAND + 1] {
    let (parts, _) = solved.parts_at(point, place);
    parts.map(|part| f32::from(part) / f32::from(solved.parts()))
}

impl Values {
    /// The values of each bucket after the swap, for each situation of the player's swap and each number of cards.
    fn after_swap(
        &self,
        game: &MatchGame,
        solved: &SolvedPlayer,
        later: Later,
        buckets: &Buckets,
    ) -> Vec<f32> {
        let swaps = game.swaps;
        let mut after = vec![0.0; game.swap_situations(self.seat) * swaps * game.values];
        for round in 0..game.last_rounds() {
            let close = round / (swaps * swaps);
            let both = [round / swaps % swaps, round % swaps];
            let reach = self.reach(game, close, both);
            let shown = self.shown(game, close, &reach);
            let place = match self.seat {
                Seat::First => close * swaps + both[0],
                Seat::Second => round,
            };
            let after = &mut after[place * game.values..(place + 1) * game.values];
            for (bucket, value) in after.iter_mut().enumerate() {
                let closes = shown.iter().map(|values| values[bucket]).collect();
                let decision = |node: usize, values: &[f32]| {
                    let point = Point::Last {
                        close,
                        swaps: both,
                        node,
                    };
                    later.move_value(solved, point, buckets.coarse[bucket], values)
                };
                let paid = game.paid(close);
                let street = Street::Second;
                let bets = Bets::new(game, self.seat, street, paid, &reach, closes, decision);
                *value += bets.value();
            }
        }
        after
    }

    /// The probabilities of the opponent's moves after these swaps.
    pub(super) fn reach(
        &self,
        game: &MatchGame,
        close: usize,
        [first, second]: [usize; 2],
    ) -> Reach {
        let opponent = self.seat.other();
        let at = close * game.swaps + first;
        let round = at * game.swaps + second;
        let place = match opponent {
            Seat::First => at,
            Seat::Second => round,
        };
        let hands = &self.arrivals.last[place * game.values..(place + 1) * game.values];
        let moves = game.tree.moves_of(opponent) * game.values;
        let weights = &self.last[round * moves..(round + 1) * moves];
        descend(&game.tree, opponent, hands, weights, None)
    }

    /// The value of a showdown for each bucket, at each close of the last round of bets.
    pub(super) fn shown(&self, game: &MatchGame, close: usize, reach: &Reach) -> Vec<Vec<f32>> {
        let closes = game.tree.closes().iter();
        let shown = closes.map(|last| {
            let mut values = vec![0.0; game.values];
            let stake = game.paid(close) + game.bets[1] * number(last.bets);
            let opponent = self.seat.other() as usize;
            showdown(reach.after(last.after[opponent]), stake, &mut values);
            values
        });
        shown.collect()
    }
}
