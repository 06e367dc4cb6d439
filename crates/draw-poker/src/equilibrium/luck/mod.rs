//! A hand of the match with bets without its luck, against an opponent whose strategy is known.
//!
//! Every moment of a hand has a value for the player: what the player wins on average from here on. Luck is how this
//! value changes by everything that the player does not decide: the deal, the draws, the opponent's moves and the
//! showdown. On average it is zero in this model, however the player plays. Without it a result is the value before the
//! deal plus the *gain* of the player's decisions, each compared with the average decision of a typical player. The
//! standard error of this number is 2.9 to 28 times smaller than that of the result (docs/validation.md).
//!
//! The typical player takes the best decision with a weight of a quarter, and plays the solution otherwise. Luck is zero
//! on average for every typical player; this one makes the error small.
//!
//! The values know the opponent's strategy, and that no player gets a discard back. They do not know that the other
//! hand comes from the same pack, so with real cards the mean of luck is only nearly zero.

mod bets;
mod opponent;

use fair_deal_table::Chips;

use super::betting::{Reach, descend, showdown};
use super::chances::KeptChances;
use super::deals::{ALL_DEALS, Draws, WAYS, each_deal};
use super::game::{MatchGame, number};
use super::hand::{Arrivals, Played};
use super::player::SolvedPlayer;
use super::solution::NotASolution;
use super::solved::Point;
use super::tree::{Next, Seat};
use crate::chips::round::{PLAYER, move_of, natural};
use crate::chips::{ANTE, ForChips, MOST_RAISES, SeatAction, Street};
use crate::coach::draw::kinds::{HAND, choose};
use crate::opponent::Character;
use crate::poker_match::Holder;
use bets::{Bets, Decided};
use opponent::Strategies;

/// The values of a hand against one opponent, for the player in each seat.
#[derive(Debug)]
pub struct MatchLuck {
    solved: &'static SolvedPlayer,
    kept: KeptChances,
    buckets: Buckets,
    game: MatchGame,
    /// By the player's seat.
    seats: [Values; 2],
}

/// The values of the player in one seat.
#[derive(Debug)]
struct Values {
    seat: Seat,
    /// The value before the deal.
    expected: f64,
    /// The probabilities of the opponent's moves before the swap, and of its hands after it.
    arrivals: Arrivals,
    /// The opponent's weights after the swap, as in a [`Strategy`](super::Strategy).
    last: Vec<f32>,
    /// For each situation of the player's swap, the sums of values that the worth of a swap consists of.
    worths: Vec<DrawWorths>,
}

/// A hand without its luck, in chips.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WithoutLuck {
    /// The value before the deal, if the player is typical.
    pub expected: f64,
    /// What the player's decisions win more on average than those of the typical player; less than zero if they win
    /// less.
    pub gain: f64,
}

impl WithoutLuck {
    /// The result without luck.
    #[must_use]
    pub fn result(self) -> f64 {
        self.expected + self.gain
    }
}

/// The chips that a hand can cost a player.
#[must_use]
pub fn most_chips() -> Chips {
    let bets = MOST_RAISES + 1;
    let all = [Street::First, Street::Second].into_iter();
    let all = all.flat_map(|street| std::iter::repeat_n(street.bet(), bets));
    crate::chips::sum(all.chain([ANTE]))
}

/// The buckets of the values of a hand after the swap: those of the solution, divided where the opponent's rule changes.
#[derive(Clone, Debug)]
struct Buckets {
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
    fn of(&self, value: usize) -> usize {
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
struct Dealt {
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

impl MatchLuck {
    /// Prepares the values against this opponent, in about half a second natively.
    ///
    /// # Errors
    /// [`NotASolution`] if the file of the solution is damaged.
    pub fn new(
        character: Character,
        solved: &'static SolvedPlayer,
    ) -> Result<MatchLuck, NotASolution> {
        let mut luck = MatchLuck::without_expected(character, solved)?;
        let at = Character::ALL.iter().position(|its| *its == character);
        for (values, expected) in luck.seats.iter_mut().zip(EXPECTED[at.unwrap_or_default()]) {
            values.expected = expected;
        }
        Ok(luck)
    }

    fn without_expected(
        character: Character,
        solved: &'static SolvedPlayer,
    ) -> Result<MatchLuck, NotASolution> {
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
                expected: 0.0,
                arrivals,
                last,
                worths: vec![],
            };
            let after = values.after_swap(&game, solved, &buckets);
            let after = after.chunks_exact(game.swaps * game.values);
            let worths = after
                .map(|after| DrawWorths::new(&holding, after))
                .collect();
            Values { worths, ..values }
        });
        Ok(MatchLuck {
            solved,
            kept,
            buckets,
            game,
            seats,
        })
    }

    /// Computes the values before the deal, of the first mover and of the other seat, in some seconds.
    #[must_use]
    pub fn expected(&self) -> [f64; 2] {
        self.seats.each_ref().map(|values| {
            let mut sum = 0.0;
            each_deal(self.kept.index(), |pattern| {
                let dealt = Dealt::new(self.solved, &pattern.ways);
                let before = self.before(values, &dealt);
                sum += f64::from(pattern.hands) * f64::from(before.value());
            });
            sum / f64::from(ALL_DEALS)
        })
    }

    /// A finished hand without its luck. `None` if it was not one of two players without jokers, who both had chips for
    /// all bets, against this opponent.
    #[must_use]
    pub fn without_luck(&self, round: &ForChips) -> Option<WithoutLuck> {
        let finished = round.finished()?;
        let seats = 0..round.seats().count();
        if seats.len() != 2
            || seats
                .into_iter()
                .any(|at| finished.chips_before(at) < most_chips())
        {
            return None;
        }
        let seat = if round.button() == PLAYER {
            Seat::Second
        } else {
            Seat::First
        };
        let values = &self.seats[seat as usize];
        let (_, own) = finished
            .hands()
            .find(|(holder, _)| *holder == Holder::Player)?;
        let discarded = own
            .discarded
            .places()
            .fold(0, |part, place| part | 1 << place);
        let ways = self.kept.ways_of(&natural(&round.dealt())?);
        let dealt = Dealt::new(self.solved, &ways);
        let bucket = self.buckets.of(self.kept.value(&natural(&own.hand)?));
        let mut actions = round.actions().iter().map(|(_, action)| *action);
        let (mut gain, end) = decided(&self.before(values, &dealt), &mut actions)?;
        if let Some(close) = end {
            let (first, second) = (swapped(actions.next()?)?, swapped(actions.next()?)?);
            gain += self.gain_of_swap(values, &dealt, WAYS - 1 - discarded, close, first);
            let reach = values.reach(&self.game, close, [first, second]);
            let bets = self.after(values, &reach, close, [first, second], bucket);
            gain += decided(&bets, &mut actions)?.0;
        }
        Some(WithoutLuck {
            expected: values.expected,
            gain,
        })
    }

    /// The round of bets before the swap, with this deal.
    fn before<'a>(&'a self, values: &'a Values, dealt: &Dealt) -> Bets<'a> {
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
        let typical = |node: usize| self.shares(Point::Before { node }, dealt.class);
        Bets::new(
            &self.game,
            values.seat,
            Street::First,
            self.game.ante,
            reach,
            closes,
            typical,
        )
    }

    /// The round of bets after the swap, with a hand of this bucket.
    fn after<'a>(
        &'a self,
        values: &Values,
        reach: &'a Reach,
        close: usize,
        swaps: [usize; 2],
        bucket: usize,
    ) -> Bets<'a> {
        let shown = values.shown(&self.game, close, reach);
        let closes = shown.iter().map(|values| values[bucket]).collect();
        let typical = |node: usize| {
            self.shares(
                Point::Last { close, swaps, node },
                self.buckets.coarse[bucket],
            )
        };
        let paid = self.game.paid(close);
        Bets::new(
            &self.game,
            values.seat,
            Street::Second,
            paid,
            reach,
            closes,
            typical,
        )
    }

    /// The value of the typical player's swap, and the worth of keeping each part of the deal.
    fn swap(
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
        let solved = dealt
            .best
            .iter()
            .zip(shares)
            .map(|(part, share)| share * worths[*part])
            .sum();
        (bets::typical(&worths, solved), worths)
    }

    /// What the player's swap wins more than that of the typical player.
    fn gain_of_swap(
        &self,
        values: &Values,
        dealt: &Dealt,
        kept: usize,
        close: usize,
        first: usize,
    ) -> f64 {
        let (typical, worths) = self.swap(values, dealt, close, first);
        let reached = values
            .arrivals
            .at_swap(&self.game, values.seat, close, first);
        bets::given(worths[kept] - typical, reached)
    }

    fn shares(&self, point: Point, place: usize) -> [f32; HAND + 1] {
        shares(self.solved, point, place)
    }
}

/// The shares of the actions of the solution.
fn shares(solved: &SolvedPlayer, point: Point, place: usize) -> [f32; HAND + 1] {
    let (parts, _) = solved.parts_at(point, place);
    parts.map(|part| f32::from(part) / f32::from(solved.parts()))
}

/// Returns what the player's moves in a round of bets win more than those of the typical player, and its close; no close
/// if a player folds.
fn decided(
    bets: &Bets,
    actions: &mut impl Iterator<Item = SeatAction>,
) -> Option<(f64, Option<usize>)> {
    let (mut node, mut sum) = (0, 0.0);
    loop {
        let Decided { gain, next } = bets.decide(node, move_of(actions.next()?)?)?;
        sum += gain;
        match next {
            Next::Node(next) => node = next,
            Next::Closed(close) => return Some((sum, Some(close))),
            Next::Folded => return Some((sum, None)),
        }
    }
}

/// The number of cards of a swap.
const fn swapped(action: SeatAction) -> Option<usize> {
    match action {
        SeatAction::Swap(cards) => Some(cards),
        SeatAction::Check
        | SeatAction::Bet(_)
        | SeatAction::Call(_)
        | SeatAction::Raise(_)
        | SeatAction::Fold => None,
    }
}

impl Values {
    /// The values of each bucket after the swap, for each situation of the player's swap and each number of cards.
    fn after_swap(&self, game: &MatchGame, solved: &SolvedPlayer, buckets: &Buckets) -> Vec<f32> {
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
                let typical = |node: usize| {
                    let point = Point::Last {
                        close,
                        swaps: both,
                        node,
                    };
                    shares(solved, point, buckets.coarse[bucket])
                };
                let paid = game.paid(close);
                let street = Street::Second;
                let bets = Bets::new(game, self.seat, street, paid, &reach, closes, typical);
                *value += bets.value();
            }
        }
        after
    }

    /// The probabilities of the opponent's moves after these swaps.
    fn reach(&self, game: &MatchGame, close: usize, [first, second]: [usize; 2]) -> Reach {
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
    fn shown(&self, game: &MatchGame, close: usize, reach: &Reach) -> Vec<Vec<f32>> {
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

/// The values before the deal ([`MatchLuck::expected`]) against each of [`Character::ALL`].
const EXPECTED: [[f64; 2]; Character::ALL.len()] = [
    [0.223_372, 0.520_613],
    [0.319_537, 0.630_466],
    [0.161_460, 0.402_301],
    [0.077_630, 0.384_896],
    [-0.120_557, 0.127_770],
];

#[cfg(test)]
mod tests;
