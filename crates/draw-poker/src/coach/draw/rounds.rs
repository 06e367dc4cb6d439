//! Rounds of several hands from one deal: what they risk, from every deal by itself.
//!
//! The hands of a round are drawn from one deal and one hold, so they are independent only once the deal is known. The mean
//! of R^(net of a round) over all rounds of n hands is the sum over all deals of
//! `chance of the deal × (mean of R^(net of a hand) after its best hold)^n`, exactly.

use std::collections::HashMap;

use super::bankroll::CashBack;
use super::kinds::{HAND, WILD, parts, sets};
use super::machine::DrawCoach;
use super::play::{key, part};
use super::sums::{Parts, RESULTS, count_holds};
use crate::Hands;

/// All deals of a game, by what can come of the best hold. Deals of which the same comes are one entry.
#[derive(Clone, Debug)]
pub struct EveryDeal {
    /// By the result, for a coin.
    pays: [f64; RESULTS],
    /// How likely the deals are, and the chance of each result after their best hold.
    deals: Vec<(f64, [f64; RESULTS])>,
}

impl DrawCoach {
    /// Plays the best hold of every deal. Takes about a second.
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
        // Sums of the same numbers in another order would differ in their last digits.
        counts.sort_unstable();
        let deal = |(ends, hands): ([u32; RESULTS], u64)| {
            let draws: u32 = ends.iter().sum();
            let chances = ends.map(|count| f64::from(count) / f64::from(draws));
            (share(hands, all), chances)
        };
        let deals = counts.into_iter().map(deal).collect();
        EveryDeal { pays, deals }
    }

    /// How many draws to the best hold end in each result.
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
    /// The logarithm of R, 0 < R ≤ 1, for rounds of so many hands with cash back: the mean of R^(net of a round) is 1, with
    /// the net in bets of a hand. 0 where the mean of a round is not above 0; −∞ where nothing can be lost.
    ///
    /// A bankroll of B bets is ruined when it cannot pay for the next round, which is when it is from 0 to n − 1 bets. So
    /// the chance of ruin lies between R^B and R^(B − n + 1).
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
        let excess = |log: f64| self.excess(log, hands, lost);
        let mut low = -1.0;
        while excess(low) < 0.0 {
            low *= 2.0;
        }
        let mut high = low / 2.0;
        while excess(high) >= 0.0 && high < -f64::MIN_POSITIVE {
            (low, high) = (high, high / 2.0);
        }
        // A part in 2^40 is more than enough for every digit that is shown.
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if excess(middle) < 0.0 {
                high = middle;
            } else {
                low = middle;
            }
        }
        f64::midpoint(low, high)
    }

    /// How much the mean of e^(log × net of a round) is above 1.
    fn excess(&self, log: f64, hands: Hands, lost: f64) -> f64 {
        let less = self.pays.map(|pay| (log * (pay - lost)).exp_m1());
        let of_round = |(deal, chances): &(f64, [f64; RESULTS])| {
            let hand: f64 = chances.iter().zip(&less).map(|(it, less)| it * less).sum();
            // (1 + hand)^n − 1, without a loss of digits near 0.
            deal * (f64::from(hands.number()) * hand.ln_1p()).exp_m1()
        };
        self.deals.iter().map(of_round).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::PayTable;

    /// The second derivative of the logarithm of the mean of e^(t × net) at t = 0 is the variance, that of a round n times
    /// the variance and n (n − 1) times the covariance of the golden file. With one hand the root is that of all outcomes.
    #[test]
    fn rounds_have_the_golden_variance() {
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
}
