//! How much of a result was decided, and how much was dealt.

use std::fmt;

use super::sums::Sums;
use super::worth::Worth;

/// How the results of all runs of some rounds are spread around their mean, in their unit.
///
/// The results of many rounds are taken to be spread normally. A royal flush makes a run unlike one without, so where there
/// is such a [`Jackpot`](super::Jackpot), their number is taken as spread by Poisson's law and only the rest as normal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spread {
    /// The variance of the result.
    variance: f64,
    /// How many jackpots are expected, what they pay together, and how much of the variance is theirs.
    jackpots: f64,
    paid: f64,
    theirs: f64,
}

impl Spread {
    /// Takes in more rounds on equal terms.
    pub(super) fn add(&mut self, sums: &Sums, amounts: &Amounts, worth: &Worth) {
        self.variance += worth.variance * amounts.squares;
        if let Some(jackpot) = worth.jackpot {
            self.jackpots += jackpot.chance * rounds_of(sums);
            self.paid += jackpot.chance * jackpot.pay * amounts.bets;
            self.theirs += jackpot.chance * jackpot.pay * jackpot.pay * amounts.squares;
        }
    }

    /// The standard deviation.
    pub(super) fn deviation(&self) -> f64 {
        self.variance.sqrt()
    }

    /// The share of runs that come to less than so much over the mean; 0 to 1.
    pub(super) fn share_below(&self, over: f64) -> f64 {
        let rest = (self.variance - self.theirs).max(0.0).sqrt();
        let jackpot = if self.jackpots > 0.0 {
            self.paid / self.jackpots
        } else {
            0.0
        };
        let below = |jackpots: f64| {
            let over = over + self.paid - jackpots * jackpot;
            if rest > 0.0 {
                normal(over / rest)
            } else {
                f64::from(u8::from(over > 0.0))
            }
        };
        // The chance of so many jackpots, told by the ones before: as logarithms, for e^−λ may be too small.
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

    /// How much over the mean this share of all runs stays below; the share is between 0 and 1.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        // By Chebyshev's inequality less than a hundredth of all runs is further off.
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

/// What a result is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Half chips.
    HalfChips,
    /// Rounds won less rounds lost, where nothing is bet.
    Rounds,
}

impl Unit {
    /// What the results of these rounds are counted in.
    #[must_use]
    pub const fn of(sums: &Sums) -> Unit {
        if sums.bet > 0 {
            Unit::HalfChips
        } else {
            Unit::Rounds
        }
    }
}

/// What these rounds came to in their unit.
pub(super) struct Amounts {
    pub(super) result: f64,
    /// The bets, and their squares.
    pub(super) bets: f64,
    pub(super) squares: f64,
    pub(super) cost: f64,
}

impl Amounts {
    #[expect(
        clippy::cast_precision_loss,
        reason = "2^53 half chips or squares of them are more than anybody bets"
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

/// A result, split into what was decided and what was dealt: result = expected − decided + dealt. All amounts are in
/// the unit.
///
/// The percentiles are those of a `Spread`. That is an approximation, refused below [`Luck::FEWEST`] rounds; where there
/// are jackpots what is left is skewed too, so that more rounds are asked for. Play that is not the best has another
/// variance; the difference is left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// What everything is counted in.
    pub unit: Unit,
    /// How many rounds.
    pub rounds: u64,
    /// What the rounds came to.
    pub result: f64,
    /// What they were worth before they were dealt, with the best play.
    pub expected: f64,
    /// What the decisions have cost against the best ones. Never negative.
    pub decided: f64,
    /// The standard deviation of the result.
    pub deviation: f64,
    /// How the results of such runs are spread.
    spread: Spread,
}

/// Why nothing is said of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLuck {
    /// There are fewer rounds than the approximation needs.
    TooFew {
        /// How many it needs.
        needed: u64,
        /// How many there are.
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
    /// How many rounds are needed.
    pub const FEWEST: u64 = 30;

    /// How many where there is a jackpot.
    pub const FEWEST_WITH_JACKPOT: u64 = 300;

    /// The luck in these rounds: those on equal terms summed, with what one of them is worth. Rounds that are
    /// counted in another unit are left out.
    ///
    /// # Errors
    /// [`NoLuck`] where there are too few of them.
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

    /// The same in tenths of a chip or a round: what is shown of it adds up, for [`Luck::dealt`] follows from the rest.
    #[must_use]
    pub fn in_tenths(&self) -> Luck {
        let parts = match self.unit {
            // Of a half chip.
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

    /// What was dealt: how much more the result is than what was expected of such play.
    #[must_use]
    pub fn dealt(&self) -> f64 {
        self.result - (self.expected - self.decided)
    }

    /// The share of all runs of as many rounds, with perfect play, that come to less; 0 to 1.
    #[must_use]
    pub fn among_perfect(&self) -> f64 {
        self.spread.share_below(self.result - self.expected)
    }

    /// The same of runs with play as good as this was.
    #[must_use]
    pub fn among_equals(&self) -> f64 {
        self.spread.share_below(self.dealt())
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 rounds")]
pub(super) fn rounds_of(sums: &Sums) -> f64 {
    sums.rounds as f64
}

/// The share of a normal distribution below so many standard deviations, to within 1e-7: Abramowitz and Stegun,
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
    fn the_normal_distribution_is_that_of_the_tables() {
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
