//! The shares of decisions and of luck in a result.

use std::fmt;

use super::sums::Sums;
use super::worth::Worth;

/// The distribution of the total result of some rounds around its mean, in their [`Unit`]. A *run* is one imagined play
/// of all these rounds, with new cards.
///
/// The results of many rounds are treated as normally distributed. A run with a royal flush differs much from one
/// without. So if there is such a [`Jackpot`](super::Jackpot), the number of jackpots is Poisson distributed, and only
/// the rest is normal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spread {
    /// The variance of the result.
    variance: f64,
    /// The expected number of jackpots.
    jackpots: f64,
    /// The expected payment for all jackpots together.
    jackpot_pay: f64,
    /// The part of the variance that comes from jackpots.
    jackpot_variance: f64,
}

impl Spread {
    /// Adds rounds that were all played on the same terms, with the worth of one of them.
    pub(super) fn add(&mut self, sums: &Sums, amounts: &Amounts, worth: &Worth) {
        self.variance += worth.variance * amounts.squares;
        if let Some(jackpot) = worth.jackpot {
            self.jackpots += jackpot.chance * rounds_of(sums);
            self.jackpot_pay += jackpot.chance * jackpot.pay * amounts.bets;
            self.jackpot_variance += jackpot.chance * jackpot.pay * jackpot.pay * amounts.squares;
        }
    }

    /// The standard deviation.
    pub(super) fn deviation(&self) -> f64 {
        self.variance.sqrt()
    }

    /// The share of runs, 0 to 1, whose result is below the mean plus `over`.
    fn share_below(&self, over: f64) -> f64 {
        let rest = (self.variance - self.jackpot_variance).max(0.0).sqrt();
        let jackpot = if self.jackpots > 0.0 {
            self.jackpot_pay / self.jackpots
        } else {
            0.0
        };
        let below = |jackpots: f64| {
            let over = over + self.jackpot_pay - jackpots * jackpot;
            if rest > 0.0 {
                normal(over / rest)
            } else {
                f64::from(u8::from(over > 0.0))
            }
        };
        // The loop computes the Poisson chance of each number of jackpots from the chance of one fewer. It adds
        // logarithms, because e^−λ may be too small for an f64.
        let (mut sum, mut left, mut log, mut jackpots) = (0.0, 1.0, -self.jackpots, 0.0);
        let most = self.jackpots + 12.0 * self.jackpots.sqrt() + 12.0;
        while jackpots <= most && left > 1e-12 {
            let chance = log.exp();
            sum += chance * below(jackpots);
            left -= chance;
            jackpots += 1.0;
            log += (self.jackpots / jackpots).ln();
        }
        sum.clamp(0.0, 1.0)
    }

    /// The amount that, added to the mean, has this share of all runs below it. The share is from 0.01 to 0.99.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        // By Chebyshev's inequality at most a hundredth of all runs is 10 standard deviations or more from the mean.
        let (mut low, mut high) = (-10.0 * self.deviation(), 10.0 * self.deviation());
        for _ in 0..30 {
            let middle = f64::midpoint(low, high);
            if self.share_below(middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        f64::midpoint(low, high)
    }
}

/// The unit of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Half chips.
    HalfChips,
    /// Rounds won minus rounds lost, in a game without bets.
    Rounds,
}

impl Unit {
    /// The unit of the results of these rounds.
    #[must_use]
    pub const fn of(sums: &Sums) -> Unit {
        if sums.bet > 0 {
            Unit::HalfChips
        } else {
            Unit::Rounds
        }
    }
}

/// The totals of rounds in their unit.
pub(super) struct Amounts {
    pub(super) result: f64,
    /// The sum of the bets, and the sum of their squares.
    pub(super) bets: f64,
    pub(super) squares: f64,
    pub(super) cost: f64,
}

impl Amounts {
    #[expect(
        clippy::cast_precision_loss,
        reason = "totals of half chips and of their squares stay far below 2^53"
    )]
    pub(super) fn of(sums: &Sums) -> Amounts {
        const MILLION: f64 = 1_000_000.0;
        match Unit::of(sums) {
            Unit::HalfChips => Amounts {
                result: sums.net as f64,
                bets: sums.bet as f64,
                squares: sums.bet_squares as f64,
                cost: sums.chip_cost as f64 / MILLION,
            },
            Unit::Rounds => Amounts {
                result: sums.won as f64 - sums.lost as f64,
                bets: sums.rounds as f64,
                squares: sums.rounds as f64,
                cost: sums.cost as f64 / MILLION,
            },
        }
    }
}

/// A result, split into decisions and luck: result = expected − decided + dealt. All amounts are in the unit.
///
/// The percentiles come from a `Spread`, which is an approximation. It needs at least [`Luck::FEWEST`] rounds. In games
/// with a jackpot the other results are skewed too, so the minimum is higher. Play that is not the best has a different
/// variance, which the computation ignores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// The unit of all amounts.
    pub unit: Unit,
    /// The number of rounds.
    pub rounds: u64,
    /// The net result of the rounds.
    pub result: f64,
    /// The value of the rounds before the deal, with the best play.
    pub expected: f64,
    /// The cost of the decisions compared with the best ones. It is never negative.
    pub decided: f64,
    /// The standard deviation of the result.
    pub deviation: f64,
    /// The distribution of the results of such runs.
    spread: Spread,
}

/// The reason why luck is not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLuck {
    /// There are fewer rounds than the approximation needs.
    TooFew {
        /// The minimum number of rounds.
        needed: u64,
        /// The actual number of rounds.
        there: u64,
    },
}

impl fmt::Display for NoLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoLuck::TooFew { needed, there } = self;
        write!(
            f,
            "At least {needed} rounds are needed, and there are {there}."
        )
    }
}

impl std::error::Error for NoLuck {}

impl Luck {
    /// The minimum number of rounds.
    pub const FEWEST: u64 = 30;

    /// The minimum number of rounds with a jackpot.
    pub const FEWEST_WITH_JACKPOT: u64 = 300;

    /// Computes the luck in these rounds. Each part has the totals of rounds on the same terms, and the worth of one
    /// such round. Parts in another unit are left out.
    ///
    /// # Errors
    /// [`NoLuck`] if there are too few rounds.
    pub fn of<'a>(
        unit: Unit,
        parts: impl IntoIterator<Item = (&'a Sums, &'a Worth)>,
    ) -> Result<Luck, NoLuck> {
        let mut luck = Luck {
            unit,
            rounds: 0,
            result: 0.0,
            expected: 0.0,
            decided: 0.0,
            deviation: 0.0,
            spread: Spread::default(),
        };
        let mut needed = Luck::FEWEST;
        for (sums, worth) in parts {
            if Unit::of(sums) != unit {
                continue;
            }
            let amounts = Amounts::of(sums);
            luck.rounds += sums.rounds;
            luck.result += amounts.result;
            luck.expected += worth.mean * amounts.bets;
            luck.decided += amounts.cost;
            luck.spread.add(sums, &amounts, worth);
            if worth.jackpot.is_some() {
                needed = Luck::FEWEST_WITH_JACKPOT;
            }
        }
        if luck.rounds < needed {
            let there = luck.rounds;
            return Err(NoLuck::TooFew { needed, there });
        }
        luck.deviation = luck.spread.deviation();
        Ok(luck)
    }

    /// Rounds the amounts to tenths of a chip or of a round. The shown amounts add up, because [`Luck::dealt`] follows
    /// from the others.
    #[must_use]
    pub fn in_tenths(&self) -> Luck {
        let parts = match self.unit {
            // A tenth of a chip is a fifth of a half chip.
            Unit::HalfChips => 5.0,
            Unit::Rounds => 10.0,
        };
        let rounded = |amount: f64| (amount * parts).round() / parts;
        Luck {
            result: rounded(self.result),
            expected: rounded(self.expected),
            decided: rounded(self.decided),
            ..*self
        }
    }

    /// The luck of the deals: the result minus the expected result of play with these mistakes.
    #[must_use]
    pub fn dealt(&self) -> f64 {
        self.result - (self.expected - self.decided)
    }

    /// The share of all runs of this many rounds with perfect play that have a lower result, 0 to 1.
    #[must_use]
    pub fn among_perfect(&self) -> f64 {
        self.spread.share_below(self.result - self.expected)
    }

    /// The share of all runs of this many rounds with mistakes of the same cost that have a lower result, 0 to 1.
    #[must_use]
    pub fn among_equals(&self) -> f64 {
        self.spread.share_below(self.dealt())
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the number of rounds stays far below 2^53"
)]
pub(super) fn rounds_of(sums: &Sums) -> f64 {
    sums.rounds as f64
}

/// The share of a normal distribution below this number of standard deviations, to within 1e-7: Abramowitz and Stegun,
/// Handbook of Mathematical Functions, formula 26.2.17.
fn normal(deviations: f64) -> f64 {
    const POWERS: [f64; 5] = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let far = deviations.abs();
    let step = 1.0 / (1.0 + 0.231_641_9 * far);
    let density = (-far * far / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let series = POWERS.iter().rev().fold(0.0, |sum, it| (sum + it) * step);
    let above = density * series;
    if deviations < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::normal;

    /// Source: the tables of the same handbook, 26.1.
    #[test]
    fn normal_distribution_matches_tables() {
        for (deviations, share) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (-1.0, 0.158_655_254),
            (1.96, 0.975_002_105),
            (-3.0, 0.001_349_898),
        ] {
            assert!((normal(deviations) - share).abs() < 1e-7, "{deviations}");
        }
    }
}
