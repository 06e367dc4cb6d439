//! The risk of rounds of several hands from one deal, computed from every deal separately.
//!
//! The hands of a round share one deal and one hold, so they are independent only given the deal. For any number R, the
//! mean of R^(net of a round) over all rounds of n hands is exactly the sum over all deals of `chance of the deal ×
//! (mean of R^(net of a hand) after its best hold)^n`.

use std::collections::HashMap;

use super::bankroll::CashBack;
use super::draw_coach::DrawCoach;
use super::kinds::{HAND, WILD, parts, sets};
use super::play::{key, part};
use super::sums::{Parts, RESULTS, count_holds};
use crate::Hands;
use fair_deal_table::risk::{Bankroll, PaidRounds, root_below_zero};

/// All deals of a game, grouped by the outcomes of their best hold. Deals with equal outcomes form one entry.
#[derive(Clone, Debug)]
pub struct EveryDeal {
    /// The pay of each result, per coin.
    pays: [f64; RESULTS],
    /// The chance of the deals in a group, with the chance of each result after their best hold.
    deals: Vec<(f64, [f64; RESULTS])>,
}

impl DrawCoach {
    /// Plays the best hold of every deal. This takes about a second.
    #[must_use]
    pub fn every_deal(&self) -> EveryDeal {
        let mut counts: HashMap<[u32; RESULTS], u64> = HashMap::new();
        let (weights, mut all) = (self.weights(), 0_u64);
        for kinds in sets(HAND) {
            let places = (0..HAND).filter(|place| kinds[*place] == WILD);
            let wild = places.fold(0_u8, |wild, place| wild | 1 << place);
            let is_in_pack = kinds
                .iter()
                .all(|kind| self.counted.of_kind[usize::from(*kind)] > 0);
            let of_wild = self.counted.patterns.get(wild.count_ones() as usize);
            let Some(patterns) = of_wild.filter(|_| is_in_pack) else {
                continue;
            };
            let numbers = parts(kinds);
            for pattern in &patterns.of(kinds).patterns {
                let of_deal = Parts::of_pattern(numbers, pattern.suits, wild);
                let ends = self.ends_of_best(&of_deal, &weights);
                *counts.entry(ends).or_default() += u64::from(pattern.hands);
                all += u64::from(pattern.hands);
            }
        }
        let mut pays = [0.0; RESULTS];
        for (mine, pay) in pays.iter_mut().zip(self.table.pays()) {
            *mine = f64::from(*pay);
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        // A fixed order keeps the last digits of the sums the same in every run.
        counts.sort_unstable();
        let deal = |(ends, hands): ([u32; RESULTS], u64)| {
            let draws: u32 = ends.iter().sum();
            let chances = ends.map(|count| f64::from(count) / f64::from(draws));
            (share(hands, all), chances)
        };
        let deals = counts.into_iter().map(deal).collect();
        EveryDeal { pays, deals }
    }

    /// The number of draws with each result, for the best hold.
    fn ends_of_best(&self, parts: &Parts, weights: &[u64; 32]) -> [u32; RESULTS] {
        let totals = self.totals_of(parts).into_iter().zip(weights).enumerate();
        let keys = totals.map(|(part, (total, weight))| key(part, total.cast_signed(), *weight));
        let best = part(keys.max().unwrap_or_default());
        let counted = &self.counted;
        let counts = count_holds(parts, &counted.results, &counted.mixed, |_| &counted.suited);
        counts[best & 31]
    }
}

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn share(part: u64, all: u64) -> f64 {
    part as f64 / all as f64
}

impl EveryDeal {
    /// The logarithm of R, 0 < R ≤ 1, for rounds of this number of hands with cash back. R solves: the mean of R^(net
    /// of a round) is 1, with the net in bets of one hand. The logarithm is 0 if the mean net of a round is not
    /// positive, and −∞ if no round can lose.
    ///
    /// A bankroll of B bets is ruined when it cannot pay for the next round, that is below n bets. So the chance of
    /// ruin lies between R^B and R^(B − n). For whole bets without cash back it is at most R^(B − n + 1).
    #[must_use]
    pub fn log_root(&self, hands: Hands, cash_back: CashBack) -> f64 {
        let each = |of: &[f64; RESULTS]| -> f64 {
            let paid = of.iter().zip(&self.pays);
            paid.map(|(chance, pay)| chance * pay).sum()
        };
        let all = self.deals.iter();
        let mean: f64 = all.map(|(deal, chances)| deal * each(chances)).sum();
        let lost = 1.0 - cash_back.share();
        if lost <= 0.0 {
            return f64::NEG_INFINITY;
        }
        if mean - lost <= 0.0 {
            return 0.0;
        }
        // A precision of 2^−40 covers every digit on display.
        root_below_zero(|log| self.excess(log, hands, lost), 40)
    }

    /// The chances that the hands of a round are paid 0, 1, 2 … coins together, up to `most`.
    ///
    /// These are the coefficients of the sum over all deals of `chance of the deal × (Σ chance × z^pay)^n`, computed
    /// from its values on a circle. Larger pays alias to lower numbers, reduced by the factor [`ALIAS`].
    fn paid_together(&self, hands: Hands, most: usize) -> Vec<f64> {
        let number = most + 1;
        let radius = (ALIAS.ln() / real(number)).exp();
        let turn = std::f64::consts::TAU / real(number);
        let mut sums = vec![0.0; number];
        // The other half of the circle has the complex conjugate values.
        for at in 0..=number / 2 {
            let power = |pay: f64| {
                let (sin, cos) = (turn * ((real(at) * pay) % real(number))).sin_cos();
                (radius.powf(pay) * cos, radius.powf(pay) * sin)
            };
            let (re, im) = self.value_at(&self.pays.map(power), hands);
            let is_alone = at == 0 || 2 * at == number;
            let weight = if is_alone { 1.0 } else { 2.0 } / real(number);
            for (sum, paid) in sums.iter_mut().zip(0_usize..) {
                let (sin, cos) = (turn * real(at * paid % number)).sin_cos();
                *sum += weight * (re * cos + im * sin);
            }
        }
        let unscaled = sums.iter().zip(0_usize..);
        let unscaled = unscaled.map(|(sum, paid)| (sum / radius.powf(real(paid))).max(0.0));
        unscaled.collect()
    }

    /// The sum over all deals of `chance of the deal × (Σ chance × power)^n`, given the power of z for each result.
    fn value_at(&self, powers: &[(f64, f64); RESULTS], hands: Hands) -> (f64, f64) {
        let mut value = (0.0, 0.0);
        for (deal, chances) in &self.deals {
            let mut base = (0.0, 0.0);
            for (chance, (re, im)) in chances.iter().zip(powers) {
                base = (base.0 + chance * re, base.1 + chance * im);
            }
            let (mut all, mut left) = ((1.0, 0.0), hands.number());
            while left > 0 {
                if left & 1 == 1 {
                    all = times(all, base);
                }
                base = times(base, base);
                left >>= 1;
            }
            value = (value.0 + deal * all.0, value.1 + deal * all.1);
        }
        value
    }

    /// The largest number of bankrolls between ruin and the goal for [`EveryDeal::doubles`], in steps of a bet. That many
    /// take some seconds of work.
    pub const MOST_STATES: u16 = 8_000;

    /// The largest goal, in bets of one hand, for which [`EveryDeal::doubles`] is exact with cash back.
    pub const MOST_EXACT_WITH_CASH_BACK: u16 = 128;

    /// The chance that a bankroll is doubled before it is ruined, for each of these bankrolls in bets of one hand. It is
    /// `None` if twice a bankroll exceeds [`EveryDeal::MOST_STATES`] by more than the number of hands.
    ///
    /// The rest of a bankroll below one bet can never be bet, but counts towards the goal. So the goal is the next whole
    /// number of bets above the double, less that rest.
    ///
    /// The result is exact without cash back. With cash back it is exact for goals of up to
    /// [`EveryDeal::MOST_EXACT_WITH_CASH_BACK`] bets, and follows the bankroll round by round. For larger goals, the net
    /// of a round that is no whole number of bets is rounded up or down at random, with the same mean. For each number
    /// of bets between ruin and goal, the chance is then the mean of the chances after one round. This is a system of
    /// equations with a Toeplitz matrix, which Levinson's recursion solves for all goals at once.
    #[must_use]
    pub fn doubles(
        &self,
        hands: Hands,
        cash_back: CashBack,
        bankrolls: &[Bankroll],
    ) -> Option<Vec<f64>> {
        let cost = f64::from(hands.number());
        let bankrolls: Vec<Doubling> = bankrolls.iter().map(|it| Doubling::of(*it)).collect();
        let highest = bankrolls.iter().map(|it| it.goal).fold(cost, f64::max);
        let (round, most) = (whole(cost), states_below(highest, cost)?);
        let paid = self.paid_together(hands, most + round);
        let back = cost * cash_back.share();
        let exact = PaidRounds::new(cost, back, (0_u32..).map(f64::from).zip(paid.clone()));
        let is_exact = |it: &Doubling| {
            back > 0.0 && it.goal <= f64::from(EveryDeal::MOST_EXACT_WITH_CASH_BACK)
        };
        let exactly = |it: &Doubling| {
            let ruin = || exact.ruin_before(it.bankroll, 2.0 * it.bankroll.size());
            is_exact(it).then(ruin).flatten()
        };
        let mut ruins: Vec<Option<f64>> = bankrolls.iter().map(exactly).collect();
        let (back, part) = (whole(back), back.fract());
        // The index of a change is the change plus `round`, because a round changes a bankroll by at least −`round`
        // bets.
        let before = |at: usize, less: usize| at.checked_sub(less).map_or(0.0, |it| paid[it]);
        let change = |at| (1.0 - part) * before(at, back) + part * before(at, back + 1);
        let changes: Vec<f64> = (0..=most + round).map(change).collect();
        solve(&changes, round, most, |states, chances| {
            for (bankroll, ruin) in bankrolls.iter().zip(&mut ruins) {
                let Doubling {
                    whole_bets, goal, ..
                } = *bankroll;
                if ruin.is_none() && whole_bets >= cost && whole(goal - cost) == states {
                    *ruin = Some(chances[whole(whole_bets - cost)]);
                }
            }
        });
        // A bankroll without a chance here does not pay for a round.
        let doubled = ruins.into_iter().map(|ruin| 1.0 - ruin.unwrap_or(1.0));
        Some(doubled.collect())
    }

    /// The mean of e^(log × net of a round), minus 1.
    fn excess(&self, log: f64, hands: Hands, lost: f64) -> f64 {
        let less = self.pays.map(|pay| (log * (pay - lost)).exp_m1());
        let of_round = |(deal, chances): &(f64, [f64; RESULTS])| {
            let hand: f64 = chances.iter().zip(&less).map(|(it, less)| it * less).sum();
            // This form of (1 + hand)^n − 1 keeps its digits near 0.
            deal * (f64::from(hands.number()) * hand.ln_1p()).exp_m1()
        };
        self.deals.iter().map(of_round).sum()
    }
}

/// A bankroll to be doubled.
#[derive(Clone, Copy, Debug)]
struct Doubling {
    bankroll: Bankroll,
    /// The whole bets of the bankroll.
    whole_bets: f64,
    /// The least number of whole bets that, with the rest of the bankroll, is at least its double.
    goal: f64,
}

impl Doubling {
    fn of(bankroll: Bankroll) -> Doubling {
        let whole_bets = bankroll.whole_bets();
        let rest = bankroll.size() - whole_bets;
        // A rest from rounding counts as none.
        let more = if rest > 1e-9 { 1.0 } else { 0.0 };
        Doubling {
            bankroll,
            whole_bets,
            goal: 2.0 * whole_bets + more,
        }
    }
}

/// The number of bankrolls that pay for a round of this cost and are below this goal; `None` if there are too many.
fn states_below(goal: f64, cost: f64) -> Option<usize> {
    let states = goal - cost;
    (states <= f64::from(EveryDeal::MOST_STATES)).then(|| whole(states))
}

/// The whole part of a number, which must be non-negative and far below 2^32.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a pay per coin or a number of bets"
)]
fn whole(number: f64) -> usize {
    number as usize
}

/// The factor by which aliased pays are reduced. Removing the factor from the results costs eight of their 16 digits.
const ALIAS: f64 = 1e-8;

#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
const fn real(number: usize) -> f64 {
    number as f64
}

/// The product of two complex numbers.
fn times(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    (
        one.0 * other.0 - one.1 * other.1,
        one.0 * other.1 + one.1 * other.0,
    )
}

/// Solves h(i) = Σ p(k) h(i + k) + the chance to fall below 0 from i, for every number of states from 1 to `most`, with
/// i from 0 to that number minus 1. Above the last state is the goal, where the chance of ruin is 0. `changes` has p(k)
/// at k + `lowest`. Calls `visit` with each number of states and its h.
fn solve(changes: &[f64], lowest: usize, most: usize, mut visit: impl FnMut(usize, &[f64])) {
    // The entries of the matrix (1 − p on the diagonal), and of the chance of immediate ruin.
    let up = |steps: usize| f64::from(u8::from(steps == 0)) - changes[lowest + steps];
    let down = |steps: usize| lowest.checked_sub(steps).map_or(0.0, |at| -changes[at]);
    let mut falls = vec![0.0; lowest + 1];
    for state in (0..lowest).rev() {
        falls[state] = falls[state + 1] + changes[lowest - state - 1];
    }
    let ruin = |state: usize| falls.get(state).copied().unwrap_or(0.0);
    if most == 0 {
        return;
    }
    let (mut forward, mut backward) = (vec![1.0 / up(0)], vec![1.0 / up(0)]);
    let mut solution = vec![ruin(0) / up(0)];
    visit(1, &solution);
    for states in 1..most {
        // The band of the row below the diagonal: falls of at most `lowest`.
        let near = states.saturating_sub(lowest)..states;
        let of_row = |all: &[f64]| -> f64 {
            let band = near.clone().map(|at| down(states - at) * all[at]);
            band.sum()
        };
        let below = of_row(&forward);
        let above: f64 = backward.iter().zip(1..).map(|(it, at)| up(at) * it).sum();
        let scale = 1.0 / (1.0 - below * above);
        let missing = ruin(states) - of_row(&solution);
        forward.push(0.0);
        backward.push(0.0);
        backward.rotate_right(1);
        for (one, other) in forward.iter_mut().zip(&mut backward) {
            let (first, last) = (*one, *other);
            *one = scale * (first - below * last);
            *other = scale * (last - above * first);
        }
        solution.push(0.0);
        for (chance, last) in solution.iter_mut().zip(&backward) {
            *chance += missing * last;
        }
        visit(states + 1, &solution);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goal_is_refused_one_bet_above_the_largest() {
        let most = f64::from(EveryDeal::MOST_STATES);
        for cost in [1.0, 10.0] {
            assert_eq!(states_below(most + cost, cost), Some(whole(most)));
            assert_eq!(states_below(most + cost + 1.0, cost), None);
        }
        assert_eq!(states_below(5.0, 5.0), Some(0));
    }
    use crate::video_poker::PayTable;

    /// The second derivative at t = 0 of the logarithm of the mean of e^(t × net) is the variance. For a round it is n
    /// times the variance plus n (n − 1) times the covariance of the golden file. With one hand the root equals that of
    /// all outcomes.
    #[test]
    fn rounds_have_golden_variance() {
        for (table, variance, covariance) in [
            ("jacks:800-50-25-9-6-4-3-2-1", 19.514_676_427, 1.966_388_674),
            (
                "double-double-bonus:800-50-400-160-160-80-50-9-5-4-3-1-1",
                42.167_076_711,
                4.788_700_02,
            ),
            (
                "bonus-deuces:800-400-200-80-40-20-25-9-4-4-3-1-1",
                32.662_818_448,
                3.806_093_865,
            ),
            (
                "joker-aces:800-200-100-50-20-8-6-3-2-1-1",
                25.669_015_111,
                2.904_720_298,
            ),
        ] {
            let table: PayTable = table.parse().expect(table);
            let coach = DrawCoach::new(&table);
            let (deals, whole) = (coach.every_deal(), coach.whole());
            let back = CashBack::percent(5.0).expect("a percentage");
            let mean = whole.outcomes(back).gain().mean();
            for hands in Hands::ALL {
                let n = f64::from(hands.number());
                let step = 1e-6 / n;
                let log = |log: f64| deals.excess(log, hands, 0.95).ln_1p();
                let second = (log(step) + log(-step)) / (step * step);
                let all = n * (variance + (n - 1.0) * covariance);
                assert!((second / all - 1.0).abs() < 1e-3, "{hands}: {second} {all}");
                let first = (log(step) - log(-step)) / (2.0 * step);
                assert!(
                    (first / (n * mean) - 1.0).abs() < 1e-3,
                    "{hands}: {first} {mean}"
                );
                let root = deals.log_root(hands, back);
                assert!(root < 0.0 && log(root).abs() < 1e-9, "{hands}: {root}");
            }
            let one = deals.log_root(Hands::ONE, back);
            let known = whole.outcomes(back).root().ln();
            assert!((one / known - 1.0).abs() < 1e-9, "{one} {known}");
            let none = deals.log_root(Hands::MOST, CashBack::NONE);
            assert!(none == 0.0, "a game that loses ruins every bankroll");
            let all = CashBack::percent(100.0).expect("a percentage");
            assert!(deals.log_root(Hands::MOST, all) == f64::NEG_INFINITY);
        }
    }

    /// Rounds of one hand are those of all outcomes, which are computed in another way.
    #[test]
    fn one_hand_is_doubled_as_outcomes_say() {
        let bankroll = |bets| Bankroll::new(bets).expect("a bankroll");
        let coach = DrawCoach::new(&PayTable::jacks(9, 6));
        let (deals, whole) = (coach.every_deal(), coach.whole());
        for percent in [0.0, 0.84, 10.0] {
            let back = CashBack::percent(percent).expect("a percentage");
            let outcomes = whole.outcomes(back);
            let banks = [0.0, 0.2, 0.99, 1.0, 1.5, 2.5, 20.2, 20.5, 32.0].map(bankroll);
            let found = deals.doubles(Hands::ONE, back, &banks).expect("chances");
            for (bank, found) in banks.into_iter().zip(found) {
                let known = outcomes.doubles(bank);
                assert!(
                    (found - known).abs() < 1e-8,
                    "{percent} {bank:?}: {found} {known}"
                );
            }
        }
    }

    /// A round of ten hands costs ten bets. The goal keeps the rest below one bet.
    #[test]
    fn rest_of_bankroll_counts_towards_goal() {
        let bankroll = |bets| Bankroll::new(bets).expect("a bankroll");
        let coach = DrawCoach::new(&PayTable::jacks(9, 6));
        let deals = coach.every_deal();
        let banks = [9.9, 10.0, 10.5, 20.2, 20.5, 21.0].map(bankroll);
        let hands = Hands::new(10).expect("ten hands");
        let found = deals
            .doubles(hands, CashBack::NONE, &banks)
            .expect("chances");
        assert!(found[0].abs() < 1e-12, "{found:?}");
        assert!(found[2] < found[1] && found[3] < found[5], "{found:?}");
        assert!((found[3] - found[4]).abs() < 1e-12, "{found:?}");
    }
}
