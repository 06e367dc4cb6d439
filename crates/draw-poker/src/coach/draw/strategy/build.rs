//! The construction of a chart from the value of every hold of every deal. It omits and merges rows as long as that
//! costs little.
//!
//! The first chart has a row for each kind of hold that is the best one of some deal, sorted by its mean value on those
//! deals. Then each row moves to the place where it costs least, as long as that improves the chart. Rows are then
//! omitted, or merged with others of their family, the cheapest first, as long as the total cost stays below a limit.

use std::collections::BTreeMap;

use super::super::NoDrawAdvice;
use super::super::draw_coach::{DrawCoach, parts_of};
use super::super::kinds::{HAND, WILD, parts, sets};
use super::super::sums::Parts;
use super::holding::{Held, Holding, of_part};
use crate::video_poker::Game;
use fair_deal_core::WildHand;
use fair_deal_table::Marks;

/// A strategy chart of a game, with its cost.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "SentChart", into = "SentChart"))]
pub struct StrategyChart {
    /// The rows. The player uses the first row that fits a hand, or holds only the wild cards if none fits.
    pub rows: Vec<StrategyRow>,
    /// The total cost against perfect play on all deals, in parts of `all`.
    cost: u64,
    all: u64,
    /// The row of each kind of hold.
    places: BTreeMap<Holding, usize>,
}

/// A row of a chart.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StrategyRow {
    /// The kinds of holds of the row, the most valuable first.
    pub holdings: Vec<Holding>,
    /// The mean of their values per coin. The value of a kind is its mean over the deals in which it is the best hold.
    /// Each kind counts by the number of deals that have it, where deals that differ only by suits count once.
    pub value: f64,
    /// The additional cost of the chart per coin without this row.
    pub price: f64,
}

impl StrategyChart {
    /// Creates a chart of these rows with the cost `cost` out of `all`.
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

    /// The cost against perfect play, per coin and hand, as an exact fraction. It covers all deals. If several holds
    /// fit one row, it counts the worst.
    #[must_use]
    pub const fn exact_cost(&self) -> (u64, u64) {
        (self.cost, self.all)
    }

    /// The value of [`StrategyChart::exact_cost`] as a number.
    #[must_use]
    pub fn cost(&self) -> f64 {
        share(self.cost, self.all)
    }

    /// Returns the play of a hand of this game by the chart.
    ///
    /// # Errors
    /// The errors of [`DrawCoach::advise`].
    pub fn holds(&self, game: Game, hand: &WildHand) -> Result<ChartPlay, NoDrawAdvice> {
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
        Ok(ChartPlay {
            row: first,
            swapped,
        })
    }
}

/// The play of a hand by a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartPlay {
    /// The first row that fits the hand, from 0, or `None` if none fits and the player holds only the wild cards.
    pub row: Option<usize>,
    /// The discards of the holds that fit the row. The chart does not choose between them, and its cost counts the
    /// worst.
    pub swapped: Vec<Marks>,
}

#[expect(clippy::cast_precision_loss, reason = "a share of at most 2^56")]
fn share(part: u64, all: u64) -> f64 {
    part as f64 / all as f64
}

/// Returns the kind of hold that this discard of a hand leaves. `None` if it discards a wild card or has no kind.
pub(super) fn holding_of(game: Game, hand: &WildHand, swapped: Marks) -> Option<Holding> {
    let parts = parts_of(game, hand).ok()?;
    let mut each = Marks::all().zip(parts.held());
    let (_, held) = each.find(|(marks, _)| *marks == swapped)?;
    of_held(game, parts.kinds(), &parts, held)
}

/// Returns the kind of hold of this part of a hand. A hold always includes all wild cards.
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
    /// The index of the kind of hold.
    kind: u16,
    /// The difference between its value and that of the best hold.
    loss: u64,
}

/// The builder of charts for a game.
#[derive(Clone, Debug)]
pub struct ChartBuilder {
    kinds: Vec<Holding>,
    /// For each kind, its mean value where it is the best hold, in coins.
    values: Vec<f64>,
    /// The candidates of all deals, one deal after another.
    candidates: Vec<Candidate>,
    /// For each deal, the end of its candidates and the number of hands it stands for.
    deals: Vec<(u32, u32)>,
    /// For each kind, the deals that have it.
    having: Vec<Vec<u32>>,
    /// The value of one coin on one hand.
    unit: u64,
    hands: u64,
}

/// The rows under construction, each with its kinds.
pub(super) type Rows = Vec<Vec<u16>>;

/// The place of a kind that is in no row.
const NO_ROW: u16 = u16::MAX;

impl ChartBuilder {
    /// Computes the value of every hold of every deal for the pay table of this coach.
    #[must_use]
    pub fn new(coach: &DrawCoach) -> ChartBuilder {
        // The kinds of holds that are the best one of some deal, with the sum of their values there.
        let mut best: BTreeMap<Holding, (f64, f64)> = BTreeMap::new();
        let unit = scale(coach, 0) * coach.draws(HAND);
        each_deal(coach, |hands, _, _, totals, holdings| {
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
            // The hold for hands that fit no row.
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
        each_deal(coach, |hands, _, _, totals, holdings| {
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

    /// Returns the shortest chart found whose cost exceeds that of the longest chart by at most `most`, per coin and
    /// hand. The longest chart has a row for each kind of hold. With 0 the chart costs at most as much as that one.
    #[must_use]
    pub fn chart(&self, most: f64) -> StrategyChart {
        let (rows, cost) = self.short_rows(most);
        self.finish(&rows, cost)
    }

    /// Returns the share of all hands that each row of this chart decides, in order. The hands that fit no row are in no
    /// share.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "at most 2^53 hands")]
    pub fn frequencies(&self, chart: &StrategyChart) -> Vec<f64> {
        let places = self.places_of(chart);
        let mut hands = vec![0; chart.rows.len()];
        for (deal, (_, of_deal)) in (0..).zip(&self.deals) {
            let (row, _) = self.first(deal, &places);
            if let Some(hands) = hands.get_mut(usize::from(row)) {
                *hands += u64::from(*of_deal);
            }
        }
        let share = |hands: &u64| *hands as f64 / self.hands as f64;
        hands.iter().map(share).collect()
    }

    /// Returns the deals that a row of this chart decides at no cost, each with its row. The deals have their numbers in
    /// the order of [`each_deal`].
    pub(super) fn decided_without_loss(&self, chart: &StrategyChart) -> Vec<(u32, usize)> {
        let places = self.places_of(chart);
        let first = |(deal, (row, loss)): (u32, (u16, u64))| {
            (row != NO_ROW && loss == 0).then_some((deal, usize::from(row)))
        };
        let deals = (0..).zip(self.each_deal(&places));
        deals.filter_map(first).collect()
    }

    /// The place of each kind in this chart.
    fn places_of(&self, chart: &StrategyChart) -> Vec<u16> {
        let kind = |holding: &Holding| u16::try_from(self.kinds.binary_search(holding).ok()?).ok();
        let row = |row: &StrategyRow| row.holdings.iter().filter_map(kind).collect();
        self.places(&chart.rows.iter().map(row).collect())
    }

    /// The rows of that chart, and its cost.
    pub(super) fn short_rows(&self, most: f64) -> (Rows, u64) {
        let all = self.all();
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
        (rows, cost)
    }

    /// The value of one coin on every hand.
    const fn all(&self) -> u64 {
        self.unit * self.hands
    }

    /// This part of the value of one coin on every hand.
    pub(super) fn share_of_all(&self, cost: u64) -> f64 {
        share(cost, self.all())
    }

    pub(super) fn finish(&self, rows: &Rows, cost: u64) -> StrategyChart {
        let all = self.all();
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

    /// The loss of a deal with rows at these places.
    fn loss(&self, deal: u32, places: &[u16]) -> u64 {
        self.first(deal, places).1
    }

    /// The place of the row that decides a deal, and the loss there.
    fn first(&self, deal: u32, places: &[u16]) -> (u16, u64) {
        let at = deal as usize;
        let (end, hands) = self.deals[at];
        let begin = at.checked_sub(1).map_or(0, |before| self.deals[before].0);
        let (mut first, mut loss) = (NO_ROW, 0);
        for candidate in &self.candidates[begin as usize..end as usize] {
            let kind = usize::from(candidate.kind);
            let place = places[kind];
            // A hand that fits no row holds only the wild cards, which is the smallest hold.
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
        self.each_deal(&self.places(rows))
            .map(|(_, loss)| loss)
            .sum()
    }

    /// The change in cost of the deals of these kinds between two lists of places.
    fn change(&self, kinds: &[u16], before: &[u16], after: &[u16], seen: &mut SeenDeals) -> i64 {
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

    /// Moves each row to the place where it costs least, until no move improves the chart.
    pub(super) fn reorder(&self, rows: &mut Rows, cost: &mut u64) {
        let mut seen = SeenDeals::default();
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

    /// Returns the best place of a row among the others, and the change in cost against its place `at`. It keeps that
    /// place unless another is better.
    fn best_place(
        &self,
        others: &Rows,
        row: &[u16],
        at: usize,
        seen: &mut SeenDeals,
    ) -> (usize, i64) {
        let changes = self.changes(others, row, seen);
        let best = cheapest(&changes, at);
        (best, changes[best] - changes[at])
    }

    /// For each place among the other rows, the change in cost if a row is added there.
    ///
    /// The row decides a deal if it comes before the first of the other rows that fit. The cost of each place is
    /// therefore a sum over the deals for which the row comes first.
    fn changes(&self, others: &Rows, row: &[u16], seen: &mut SeenDeals) -> Vec<i64> {
        let places = self.places(others);
        let mut of_row = vec![NO_ROW; self.kinds.len()];
        for kind in row {
            of_row[usize::from(*kind)] = 0;
        }
        // For each first fitting row of the others, the change in cost if the new row comes before it.
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
        changes
    }

    /// Adds a row of one kind and takes the cheapest step back to the former number of rows, as long as that makes the
    /// chart cheaper. Of all kinds, those are tried whose rows gain most.
    pub(super) fn exchange(&self, rows: &mut Rows, cost: &mut u64) {
        let mut seen = SeenDeals::default();
        let mut is_better = rows.len() > 1;
        while is_better {
            is_better = false;
            for (change, longer) in self.longer(rows, &mut seen) {
                let Some((step, mut shorter)) = self.cheapest_step(&longer, &mut seen) else {
                    continue;
                };
                let mut cheaper = cost.saturating_add_signed(change + step);
                self.reorder(&mut shorter, &mut cheaper);
                if cheaper < *cost {
                    (*rows, *cost) = (shorter, cheaper);
                    is_better = true;
                    break;
                }
            }
        }
    }

    /// The charts with one more row that gain most, each with its change in cost: a row of a kind that is in no row, or
    /// of one that then leaves its row.
    fn longer(&self, rows: &Rows, seen: &mut SeenDeals) -> Vec<(i64, Rows)> {
        let places = self.places(rows);
        let mut longer = Vec::new();
        for (kind, place) in (0..NO_ROW).zip(&places) {
            let mut others = rows.clone();
            let mut leaving = 0;
            if let Some(row) = others.get_mut(usize::from(*place)) {
                if row.len() < 2 {
                    continue;
                }
                row.retain(|it| *it != kind);
                leaving = self.change(&[kind], &places, &self.places(&others), seen);
            }
            let changes = self.changes(&others, &[kind], seen);
            let at = cheapest(&changes, others.len());
            longer.push((leaving + changes[at], others, at, kind));
        }
        longer.sort_by_key(|(change, ..)| *change);
        longer.truncate(MOST_LONGER);
        let with_row = |(change, mut rows, at, kind): (i64, Rows, usize, u16)| {
            rows.insert(at, vec![kind]);
            (change, rows)
        };
        longer.into_iter().map(with_row).collect()
    }

    /// Omits and merges rows, the cheapest first, while the cost stays within the limit. Steps with a cost of at most
    /// `small` are taken as soon as they are found.
    fn shorten(&self, rows: &mut Rows, cost: &mut u64, most: u64, small: i64) {
        let mut seen = SeenDeals::default();
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

    /// The step that omits or merges a row and costs least, with its change in cost. `None` if only one row is left.
    pub(super) fn cheapest_step(&self, rows: &Rows, seen: &mut SeenDeals) -> Option<(i64, Rows)> {
        if rows.len() < 2 {
            return None;
        }
        let before = self.places(rows);
        let losses: Vec<(u16, u64)> = self.each_deal(&before).collect();
        let mut decided: Vec<Vec<u32>> = vec![Vec::new(); rows.len()];
        for (deal, (first, _)) in (0..).zip(&losses) {
            if let Some(decided) = decided.get_mut(usize::from(*first)) {
                decided.push(deal);
            }
        }
        let mut best: Option<(i64, Rows)> = None;
        for at in 0..rows.len() {
            for other in self.shorter(rows, at) {
                let after = self.places(&other);
                let change_of = |deal: &u32| {
                    let before = losses[*deal as usize].1;
                    self.loss(*deal, &after).cast_signed() - before.cast_signed()
                };
                let moved_up = other.get(at).filter(|row| row.contains(&rows[at][0]));
                let change = match moved_up {
                    // Another row came to this place. The deals of its kinds may have a new first row.
                    Some(merged) => {
                        seen.begin(self.deals.len());
                        let kinds = merged.iter().filter(|kind| !rows[at].contains(kind));
                        let deals = kinds.flat_map(|kind| &self.having[usize::from(*kind)]);
                        deals
                            .filter(|deal| seen.is_new(**deal))
                            .map(change_of)
                            .sum()
                    }
                    // The row left its place, so only the deals that it decided have another first row.
                    None => decided[at].iter().map(change_of).sum(),
                };
                if best.as_ref().is_none_or(|(least, _)| change < *least) {
                    best = Some((change, other));
                }
            }
        }
        best
    }

    /// For each deal, the place of the row that decides it, and the loss there.
    fn each_deal(&self, places: &[u16]) -> impl Iterator<Item = (u16, u64)> {
        let deals = u32::try_from(self.deals.len()).unwrap_or(u32::MAX);
        (0..deals).map(|deal| self.first(deal, places))
    }

    /// The kinds whose deals may change after a step at this row.
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

    /// The charts without this row, and with it merged into the next row of its family, at the place of either.
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

/// The place with the cheapest change: this one, unless another is cheaper.
fn cheapest(changes: &[i64], at: usize) -> usize {
    let mut best = at;
    for (place, change) in changes.iter().enumerate() {
        if *change < changes[best] {
            best = place;
        }
    }
    best
}

/// The number of longer charts that an exchange tries.
const MOST_LONGER: usize = 8;

/// The largest number of passes over all rows.
const MOST_PASSES: usize = 40;

/// The deals seen since the last call of `begin`.
#[derive(Default)]
pub(super) struct SeenDeals {
    turns: Vec<u32>,
    turn: u32,
}

impl SeenDeals {
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

/// The factor that makes the total of draws comparable between different numbers of held cards.
fn scale(coach: &DrawCoach, held: usize) -> u64 {
    let swapped = HAND - held.min(HAND);
    // Each number of draws divides five times the number of draws of five cards.
    HAND as u64 * coach.draws(HAND) / coach.draws(swapped)
}

/// Calls `visit` for every deal with the number of hands it stands for, the kinds of its cards, and for each held part
/// its scaled value and its kind of hold.
pub(super) fn each_deal(
    coach: &DrawCoach,
    mut visit: impl FnMut(u32, [u8; HAND], &Parts, &[u64; 32], &[Option<Holding>; 32]),
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
            visit(pattern.hands, kinds, &of_deal, &totals, &holdings);
        }
    }
}

/// A chart as it is serialised: the rows, and the cost as the numerator and the denominator of a fraction.
#[cfg(feature = "serde")]
type SentChart = (Vec<StrategyRow>, u64, u64);

#[cfg(feature = "serde")]
impl From<StrategyChart> for SentChart {
    fn from(chart: StrategyChart) -> SentChart {
        (chart.rows, chart.cost, chart.all)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<SentChart> for StrategyChart {
    type Error = &'static str;

    fn try_from((rows, cost, all): SentChart) -> Result<StrategyChart, &'static str> {
        let are_numbers = |row: &StrategyRow| row.value.is_finite() && row.price.is_finite();
        if all > 0 && cost <= all && rows.iter().all(are_numbers) {
            Ok(StrategyChart::new(rows, cost, all))
        } else {
            Err("not a chart")
        }
    }
}
