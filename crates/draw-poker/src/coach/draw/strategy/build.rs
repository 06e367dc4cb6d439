//! How a chart is made: from the value of every hold of every deal, by leaving out and merging rows as long as that
//! costs little.
//!
//! The first chart has a row for each kind of hold that is the best of some deal, in the order of its mean value where it
//! is the best. Then each row moves to where it costs least, as long as that makes the chart better; and rows are left out, or
//! merged with others of their family, the cheapest first, as long as the whole cost stays below a limit.

use std::collections::BTreeMap;

use super::super::NoDrawAdvice;
use super::super::kinds::{HAND, WILD, parts, sets};
use super::super::machine::{DrawCoach, parts_of};
use super::super::sums::Parts;
use super::holding::{Held, Holding, of_part};
use crate::machine::Game;
use fair_deal_core::WildHand;
use fair_deal_table::Marks;

/// A chart of a game with its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct StrategyChart {
    /// The rows, the first one that fits a hand counts. What fits none is played by holding the wild cards alone.
    pub rows: Vec<StrategyRow>,
    /// What the chart costs against perfect play on all deals together, in parts of [`StrategyChart::all`].
    cost: u64,
    all: u64,
    /// The row of each kind of hold.
    places: BTreeMap<Holding, usize>,
}

/// A row of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct StrategyRow {
    /// The kinds of holds that it is for, the one that is worth most first.
    pub holdings: Vec<Holding>,
    /// What they are worth on the average of the deals in which one of them is the best hold, for a coin.
    pub value: f64,
    /// What the chart costs more for a coin without this row.
    pub price: f64,
}

impl StrategyChart {
    /// A chart of these rows that costs so much, in parts of all.
    pub(super) fn new(rows: Vec<StrategyRow>, cost: u64, all: u64) -> StrategyChart {
        let places = rows.iter().enumerate();
        let places = places.flat_map(|(at, row)| row.holdings.iter().map(move |it| (*it, at)));
        StrategyChart {
            places: places.collect(),
            rows,
            cost,
            all,
        }
    }

    /// What the chart costs against perfect play, for a coin and a hand, as an exact fraction: all deals count, and of
    /// several holds that fit one row the worst.
    #[must_use]
    pub const fn exact_cost(&self) -> (u64, u64) {
        (self.cost, self.all)
    }

    /// The same as a number.
    #[must_use]
    pub fn cost(&self) -> f64 {
        share(self.cost, self.all)
    }

    /// How the chart has a hand of its game played.
    ///
    /// # Errors
    /// As [`DrawCoach::advise`].
    pub fn holds(&self, game: Game, hand: &WildHand) -> Result<ByChart, NoDrawAdvice> {
        let parts = parts_of(game, hand)?;
        let kinds = parts.kinds();
        let place = |held: u8| {
            let holding = of_held(game, kinds, &parts, held)?;
            self.places.get(&holding).copied()
        };
        let each = Marks::all().zip(parts.held());
        let each: Vec<(Marks, u8, Option<usize>)> = each
            .map(|(swapped, held)| (swapped, held, place(held)))
            .collect();
        let first = each.iter().filter_map(|(_, _, place)| *place).min();
        let fits = each.iter().filter(|(_, held, place)| match first {
            Some(_) => *place == first,
            None => *held == parts.wild,
        });
        let swapped = fits.map(|(swapped, _, _)| *swapped).collect();
        Ok(ByChart {
            row: first,
            swapped,
        })
    }
}

/// How a chart has a hand played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByChart {
    /// The first row that fits the hand, from 0; `None` where none does and the wild cards alone are held.
    pub row: Option<usize>,
    /// The cards that are swapped. Of several holds that fit the row the chart does not say which; its cost takes the
    /// worst of them.
    pub swapped: Vec<Marks>,
}

#[expect(clippy::cast_precision_loss, reason = "a share of at most 2^56")]
fn share(part: u64, all: u64) -> f64 {
    part as f64 / all as f64
}

/// The kind of hold that this part of a hand is. Of wild cards all are held.
fn of_held(game: Game, kinds: [u8; HAND], parts: &Parts, held: u8) -> Option<Holding> {
    if parts.wild & !held != 0 {
        return None;
    }
    let naturals = held & !parts.wild;
    let is_suited = parts
        .suits
        .iter()
        .any(|suit| naturals & !suit == 0 && *suit != 0)
        || naturals == 0;
    of_part(game, kinds, held, is_suited)
}

/// A hold of a deal.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// Which kind of hold it is.
    kind: u16,
    /// How much less than the best one it is worth.
    loss: u64,
}

/// Makes charts of a game.
#[derive(Clone, Debug)]
pub struct ChartBuilder {
    kinds: Vec<Holding>,
    /// By kind, what it is worth where it is the best hold, in parts of `unit`.
    values: Vec<f64>,
    /// All candidates, deal after deal.
    candidates: Vec<Candidate>,
    /// For each deal the end of its candidates, and how many hands it stands for.
    deals: Vec<(u32, u32)>,
    /// For each kind the deals that have it.
    having: Vec<Vec<u32>>,
    /// One coin on one hand.
    unit: u64,
    hands: u64,
}

/// Rows in the making: each has some kinds.
type Rows = Vec<Vec<u16>>;

/// In the place of a row: the kind is in none.
const NO_ROW: u16 = u16::MAX;

impl ChartBuilder {
    /// Values every hold of every deal for the pay table of this coach.
    #[must_use]
    pub fn new(coach: &DrawCoach) -> ChartBuilder {
        // Which kinds of holds are the best of some deal, with the sum of their values there.
        let mut best: BTreeMap<Holding, (f64, f64)> = BTreeMap::new();
        let unit = scale(coach, 0) * coach.draws(HAND);
        each_deal(coach, |hands, _, totals, holdings| {
            let most = totals.iter().copied().max().unwrap_or_default();
            let all = totals.iter().zip(holdings);
            for (total, holding) in all.filter(|(total, _)| **total == most) {
                if let Some(holding) = holding {
                    let sums = best.entry(*holding).or_default();
                    sums.0 += share(*total, unit) * f64::from(hands);
                    sums.1 += f64::from(hands);
                }
            }
        });
        for wild in 0..=4 {
            // What is held where no row fits.
            let held = Held::Nothing;
            best.entry(Holding { wild, held }).or_default();
        }
        let kinds: Vec<Holding> = best.keys().copied().collect();
        let mean = |(sum, hands): &(f64, f64)| if *hands > 0.0 { sum / hands } else { 0.0 };
        let values = best.values().map(mean).collect();
        let mut builder = ChartBuilder {
            having: vec![Vec::new(); kinds.len()],
            kinds,
            values,
            candidates: Vec::new(),
            deals: Vec::new(),
            unit,
            hands: 0,
        };
        each_deal(coach, |hands, _, totals, holdings| {
            builder.add(hands, totals, holdings);
        });
        builder
    }

    fn add(&mut self, hands: u32, totals: &[u64; 32], holdings: &[Option<Holding>; 32]) {
        let most = totals.iter().copied().max().unwrap_or_default();
        let deal = u32::try_from(self.deals.len()).unwrap_or(u32::MAX);
        let begin = self.candidates.len();
        for (total, holding) in totals.iter().zip(holdings) {
            let kind = holding.and_then(|it| self.kinds.binary_search(&it).ok());
            let Some(kind) = kind.and_then(|it| u16::try_from(it).ok()) else {
                continue;
            };
            let loss = most - total;
            let mut same = self.candidates[begin..].iter_mut();
            if let Some(same) = same.find(|it| it.kind == kind) {
                same.loss = same.loss.max(loss);
            } else {
                self.candidates.push(Candidate { kind, loss });
                self.having[usize::from(kind)].push(deal);
            }
        }
        self.hands += u64::from(hands);
        let end = u32::try_from(self.candidates.len()).unwrap_or(u32::MAX);
        self.deals.push((end, hands));
    }

    /// The shortest chart that was found to cost no more than this, for a coin and a hand, beyond the longest chart,
    /// which has a row for each kind of hold. With 0 it costs as little as kinds of holds allow.
    #[must_use]
    pub fn chart(&self, most: f64) -> StrategyChart {
        let all = self.unit * self.hands;
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a limit"
        )]
        let most = (most.clamp(0.0, 1.0) * all as f64) as u64;
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by(|one, other| self.values[*other].total_cmp(&self.values[*one]));
        let kind = |at: &usize| u16::try_from(*at).unwrap_or(NO_ROW);
        let mut rows: Rows = order.iter().map(|at| vec![kind(at)]).collect();
        let mut cost = self.cost(&rows);
        self.reorder(&mut rows, &mut cost);
        let small = (most / 1000).cast_signed();
        let most = cost.saturating_add(most);
        for _ in 0..2 {
            self.shorten(&mut rows, &mut cost, most, small);
            self.reorder(&mut rows, &mut cost);
        }
        self.finish(&rows, cost, all)
    }

    fn finish(&self, rows: &Rows, cost: u64, all: u64) -> StrategyChart {
        let finished = rows.iter().enumerate().map(|(at, row)| {
            let mut kinds = row.clone();
            let value = |kind: &u16| self.values[usize::from(*kind)];
            kinds.sort_by(|one, other| value(other).total_cmp(&value(one)));
            let weights = kinds
                .iter()
                .map(|kind| self.having[usize::from(*kind)].len());
            #[expect(clippy::cast_precision_loss, reason = "some hundred thousand deals")]
            let weights: Vec<f64> = weights.map(|deals| deals as f64).collect();
            let sum: f64 = kinds
                .iter()
                .zip(&weights)
                .map(|(kind, weight)| value(kind) * weight)
                .sum();
            let mut without = rows.clone();
            without.remove(at);
            StrategyRow {
                holdings: kinds
                    .iter()
                    .map(|kind| self.kinds[usize::from(*kind)])
                    .collect(),
                value: sum / weights.iter().sum::<f64>().max(1.0),
                price: share(self.cost(&without), all) - share(cost, all),
            }
        });
        StrategyChart::new(finished.collect(), cost, all)
    }

    fn places(&self, rows: &Rows) -> Vec<u16> {
        let mut places = vec![NO_ROW; self.kinds.len()];
        for (place, row) in (0..).zip(rows) {
            for kind in row {
                places[usize::from(*kind)] = place;
            }
        }
        places
    }

    /// What a deal loses by rows at these places.
    fn loss(&self, deal: u32, places: &[u16]) -> u64 {
        self.first(deal, places).1
    }

    /// The place of the row by which a deal is played, and what it loses.
    fn first(&self, deal: u32, places: &[u16]) -> (u16, u64) {
        let at = deal as usize;
        let (end, hands) = self.deals[at];
        let begin = at.checked_sub(1).map_or(0, |before| self.deals[before].0);
        let (mut first, mut loss) = (NO_ROW, 0);
        for candidate in &self.candidates[begin as usize..end as usize] {
            let kind = usize::from(candidate.kind);
            let place = places[kind];
            // What fits no row is played by holding the wild cards alone, which is the least of all holds.
            let is_last = place == NO_ROW && self.kinds[kind].held == Held::Nothing;
            if place < first || (is_last && first == NO_ROW) {
                (first, loss) = (place, candidate.loss);
            } else if place == first && place != NO_ROW {
                loss = loss.max(candidate.loss);
            }
        }
        (first, loss * u64::from(hands))
    }

    fn cost(&self, rows: &Rows) -> u64 {
        let places = self.places(rows);
        let deals = u32::try_from(self.deals.len()).unwrap_or(u32::MAX);
        (0..deals).map(|deal| self.loss(deal, &places)).sum()
    }

    /// What changes in the cost of these kinds' deals with other places.
    fn change(&self, kinds: &[u16], before: &[u16], after: &[u16], seen: &mut Seen) -> i64 {
        let mut change = 0;
        seen.begin(self.deals.len());
        for kind in kinds {
            for deal in &self.having[usize::from(*kind)] {
                if seen.is_new(*deal) {
                    let (old, new) = (self.loss(*deal, before), self.loss(*deal, after));
                    change += new.cast_signed() - old.cast_signed();
                }
            }
        }
        change
    }

    /// Moves each row to where it costs least, until no move makes the chart better.
    fn reorder(&self, rows: &mut Rows, cost: &mut u64) {
        let mut seen = Seen::default();
        for _ in 0..MOST_PASSES {
            let mut is_better = false;
            for at in 0..rows.len() {
                let row = rows.remove(at);
                let (place, change) = self.best_place(rows, &row, at, &mut seen);
                rows.insert(place, row);
                if change < 0 {
                    *cost = cost.saturating_add_signed(change);
                    is_better = true;
                }
            }
            if !is_better {
                return;
            }
        }
    }

    /// Where a row costs least among the others, and how much less than at this place, which is kept where no other
    /// is better.
    ///
    /// A deal is played by the row if that comes before the first of the others that fits. So the cost of each place is a
    /// sum over the deals for which it comes before.
    fn best_place(&self, others: &Rows, row: &[u16], at: usize, seen: &mut Seen) -> (usize, i64) {
        let places = self.places(others);
        let mut of_row = vec![NO_ROW; self.kinds.len()];
        for kind in row {
            of_row[usize::from(*kind)] = 0;
        }
        // By the first of the others, what the row changes where it comes before.
        let mut changes = vec![0_i64; others.len() + 1];
        seen.begin(self.deals.len());
        for kind in row {
            for deal in &self.having[usize::from(*kind)] {
                if seen.is_new(*deal) {
                    let (first, loss) = self.first(*deal, &places);
                    let (_, mine) = self.first(*deal, &of_row);
                    let first = usize::from(first).min(others.len());
                    changes[first] += mine.cast_signed() - loss.cast_signed();
                }
            }
        }
        for place in (0..others.len()).rev() {
            changes[place] += changes[place + 1];
        }
        let now = changes[at];
        let mut best = (at, now);
        for (place, change) in changes.into_iter().enumerate() {
            if change < best.1 {
                best = (place, change);
            }
        }
        (best.0, best.1 - now)
    }

    /// Leaves rows out and merges them, the cheapest first, while the cost stays within the limit. Steps that cost no
    /// more than a small part of it are made as they are found.
    fn shorten(&self, rows: &mut Rows, cost: &mut u64, most: u64, small: i64) {
        let mut seen = Seen::default();
        loop {
            let mut best: Option<(i64, Rows)> = None;
            let mut is_done = false;
            let mut at = 0;
            while at < rows.len() {
                let mut shorter = Vec::new();
                for other in self.shorter(rows, at) {
                    let (before, after) = (self.places(rows), self.places(&other));
                    let row = ChartBuilder::touched(rows, &other, at);
                    let change = self.change(&row, &before, &after, &mut seen);
                    shorter.push((change, other));
                }
                let least = shorter.into_iter().min_by_key(|(change, _)| *change);
                if let Some((change, other)) = least {
                    if change <= small && cost.saturating_add_signed(change) <= most {
                        *cost = cost.saturating_add_signed(change);
                        *rows = other;
                        is_done = true;
                        continue;
                    }
                    if best.as_ref().is_none_or(|(least, _)| change < *least) {
                        best = Some((change, other));
                    }
                }
                at += 1;
            }
            match best {
                _ if is_done => {}
                Some((change, other)) if cost.saturating_add_signed(change) <= most => {
                    *cost = cost.saturating_add_signed(change);
                    *rows = other;
                }
                Some(_) | None => return,
            }
        }
    }

    /// The kinds whose deals may be played otherwise after a step at this row.
    fn touched(rows: &Rows, other: &Rows, at: usize) -> Vec<u16> {
        let mut kinds = rows[at].clone();
        if let Some(merged) = other
            .iter()
            .find(|row| row.len() > rows[at].len() && row.contains(&rows[at][0]))
        {
            kinds.clone_from(merged);
        }
        kinds
    }

    /// The charts without this row, and with it merged into the next of its family, at the place of either.
    fn shorter(&self, rows: &Rows, at: usize) -> Vec<Rows> {
        let mut shorter = Vec::new();
        let mut without = rows.clone();
        let row = without.remove(at);
        let kind = |row: &[u16]| self.kinds[usize::from(row[0])];
        let mut others = without[at..].iter();
        if let Some(next) = others.position(|other| kind(other).is_akin(kind(&row))) {
            let next = at + next;
            let mut lower = without.clone();
            lower[next].extend(&row);
            let mut higher = without.clone();
            let mut merged = higher.remove(next);
            merged.extend(&row);
            higher.insert(at, merged);
            shorter.extend([lower, higher]);
        }
        shorter.push(without);
        shorter
    }
}

/// How often all rows are moved.
const MOST_PASSES: usize = 40;

/// Which deals were seen since the last beginning.
#[derive(Default)]
struct Seen {
    turns: Vec<u32>,
    turn: u32,
}

impl Seen {
    fn begin(&mut self, deals: usize) {
        self.turns.resize(deals, 0);
        self.turn += 1;
    }

    fn is_new(&mut self, deal: u32) -> bool {
        let turn = &mut self.turns[deal as usize];
        let is_new = *turn != self.turn;
        *turn = self.turn;
        is_new
    }
}

/// What a total of draws is multiplied by where so many cards are held, so that all holds can be compared.
fn scale(coach: &DrawCoach, held: usize) -> u64 {
    let swapped = HAND - held.min(HAND);
    // All divide five times the ways to draw five.
    HAND as u64 * coach.draws(HAND) / coach.draws(swapped)
}

/// Tells every deal: how many hands it stands for, its cards' kinds, and for each part that is held its scaled value
/// and its kind.
fn each_deal(
    coach: &DrawCoach,
    mut tell: impl FnMut(u32, [u8; HAND], &[u64; 32], &[Option<Holding>; 32]),
) {
    let scales: [u64; 32] = std::array::from_fn(|part| scale(coach, part.count_ones() as usize));
    for kinds in sets(HAND) {
        let wild = kinds
            .iter()
            .fold(0, |wild, kind| wild + usize::from(*kind == WILD));
        let is_in_pack = kinds
            .iter()
            .all(|kind| coach.counted.of_kind[usize::from(*kind)] > 0);
        let Some(patterns) = coach.counted.patterns.get(wild).filter(|_| is_in_pack) else {
            continue;
        };
        let numbers = parts(kinds);
        for pattern in &patterns.of(kinds).patterns {
            let places = (0..HAND).filter(|place| kinds[*place] == WILD);
            let wild = places.fold(0, |wild, place| wild | 1 << place);
            let of_deal = Parts::of_pattern(numbers, pattern.suits, wild);
            let mut totals = coach.totals_of(&of_deal);
            for (total, scale) in totals.iter_mut().zip(scales) {
                *total *= scale;
            }
            let holdings = std::array::from_fn(|held| {
                of_held(
                    coach.table().game(),
                    kinds,
                    &of_deal,
                    u8::try_from(held).unwrap_or_default(),
                )
            });
            tell(pattern.hands, kinds, &totals, &holdings);
        }
    }
}
