//! Risk: what a bankroll has to stand, from the mean and the deviation of a round or from all its outcomes.
//!
//! All amounts of a calculation are in one unit: chips, bets or dollars. *Ruin* is the loss of the whole bankroll.
//!
//! # Formulas
//!
//! m is the mean of a round, s its standard deviation, B the bankroll, G the bankroll at which the player stops.
//!
//! - [`Gain::ruin`]: ((1 − m/s)/(1 + m/s))^(B/s). Don Schlesinger, *Blackjack Attack*, p. 112: a walk in steps of s.
//! - [`Gain::ruin_before`]: (r(B) − r(G))/(1 − r(G)) with that r. *Blackjack Attack*, p. 139. With G = 2B and the root
//!   of the mean square for s it is Michael Hall's chance not to double the bankroll (*Risk of Ruin*, Blackjack Review
//!   1992): 1/(1 + S^(B/s)).
//! - [`Gain::exponential_ruin`]: e^(−2mB/s²), of a Brownian motion. Smaller steps make the others come to it.
//! - [`Outcomes::root`]: the ruin of a game that loses one bet at most is R^B, for a bankroll of B bets, with the root
//!   0 < R < 1 of Σ pᵢ R^(xᵢ) = 1. This one is exact. Bob Dancer's figures for video poker
//!   (column of 23 April 2013) are made so.
//! - [`Gain::score`]: 10⁶ (m/s)², what 100 rounds gain for a bankroll of 10,000 with the best bets, at a risk of
//!   e^(−2) = 13.5 %. Schlesinger's standardised comparison of risk and expectation.
//! - [`Gain::n0`]: (s/m)² rounds until the mean is one deviation. Brett Harris.
//! - [`kelly_ruin`]: e^(−2/k) for bets of k times Kelly's: 13.5 % for full Kelly, 1.83 % for half.

use std::fmt;

/// The mean and the standard deviation of the result of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    mean: f64,
    deviation: f64,
}

impl Gain {
    /// A result with this mean and this deviation.
    ///
    /// # Errors
    /// [`NoRisk`] unless both are numbers, and the deviation is not negative.
    pub fn new(mean: f64, deviation: f64) -> Result<Gain, NoRisk> {
        if !mean.is_finite() {
            return Err(NoRisk::Mean(mean));
        }
        if !deviation.is_finite() || deviation < 0.0 {
            return Err(NoRisk::Deviation(deviation));
        }
        Ok(Gain { mean, deviation })
    }

    /// A result with this mean whose square has this mean.
    ///
    /// # Errors
    /// As [`Gain::new`]; the mean of a square is at least the square of the mean.
    pub fn from_square(mean: f64, square: f64) -> Result<Gain, NoRisk> {
        Gain::new(mean, (square - mean * mean).sqrt())
    }

    /// The mean.
    #[must_use]
    pub const fn mean(self) -> f64 {
        self.mean
    }

    /// The standard deviation.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// The sum of so many rounds, each independent of the others.
    #[must_use]
    pub fn times(self, rounds: f64) -> Gain {
        Gain {
            mean: self.mean * rounds,
            deviation: self.deviation * rounds.sqrt(),
        }
    }

    /// The logarithm of the ruin for one unit of the bankroll, by Schlesinger's formula: above 0 where the mean is
    /// negative. Infinite where the mean is no less than the deviation, because the walk has one direction then.
    fn log(self) -> f64 {
        let steps = self.mean / self.deviation;
        if steps.abs() < 1.0 {
            -2.0 * steps.atanh() / self.deviation
        } else {
            f64::INFINITY.copysign(-self.mean)
        }
    }

    /// The chance that a bankroll is ever ruined, by Schlesinger's formula: 1 where the mean is not above 0.
    /// A result that is always 0 ruins nothing.
    #[must_use]
    pub fn ruin(self, bank: Bank) -> f64 {
        if self.is_nothing() && bank.0 > 0.0 {
            return 0.0;
        }
        if self.mean <= 0.0 || bank.0 == 0.0 {
            return 1.0;
        }
        (self.log() * bank.0).exp()
    }

    /// The chance that a bankroll is ruined before it comes to a goal, by Schlesinger's formula. Where the mean is 0 it
    /// is 1 − B/G, the limit from both sides.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] where the goal is below the bankroll, or both are 0.
    pub fn ruin_before(self, bank: Bank, goal: Bank) -> Result<f64, NoRisk> {
        let (bank, goal) = checked_goal(bank, goal)?;
        if self.is_nothing() {
            return Ok(if bank > 0.0 { 0.0 } else { 1.0 });
        }
        Ok(before(self.log(), bank, goal))
    }

    /// The chance that a bankroll is ever ruined, by the exponential formula: 1 where the mean is not above 0.
    #[must_use]
    pub fn exponential_ruin(self, bank: Bank) -> f64 {
        if self.is_nothing() && bank.0 > 0.0 {
            return 0.0;
        }
        if self.mean <= 0.0 || bank.0 == 0.0 {
            return 1.0;
        }
        (-2.0 * self.mean * bank.0 / self.deviation.powi(2)).exp()
    }

    /// The bankroll with which [`Gain::ruin`] is this risk; `None` where no bankroll is enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and not above 1.
    pub fn bank_for(self, risk: f64) -> Result<Option<f64>, NoRisk> {
        let log = if self.mean > 0.0 { self.log() } else { 0.0 };
        bank_for(log, risk)
    }

    /// The chance to double a bankroll before it is ruined, by Hall's formula.
    #[must_use]
    pub fn doubles(self, bank: Bank) -> f64 {
        let root_of_square = self.mean.hypot(self.deviation);
        let steps = Gain {
            deviation: root_of_square,
            ..self
        };
        if self.is_nothing() || bank.0 == 0.0 {
            return 0.0;
        }
        // The goal is above the bankroll.
        1.0 - before(steps.log(), bank.0, 2.0 * bank.0)
    }

    /// SCORE; `None` where the mean is not above 0, so that the best bet is none.
    #[must_use]
    pub fn score(self) -> Option<f64> {
        let index = self.desirability()?;
        Some(index * index)
    }

    /// The desirability index, 1000 m/s; `None` where the mean is not above 0.
    #[must_use]
    pub fn desirability(self) -> Option<f64> {
        (self.mean > 0.0 && self.deviation > 0.0).then(|| 1000.0 * self.mean / self.deviation)
    }

    /// N0, in rounds; `None` where the mean is not above 0.
    #[must_use]
    pub fn n0(self) -> Option<f64> {
        (self.mean > 0.0).then(|| (self.deviation / self.mean).powi(2))
    }

    /// The bankroll for which these bets are Kelly's, s²/m; `None` where the mean is not above 0.
    #[must_use]
    pub fn kelly_bank(self) -> Option<f64> {
        (self.mean > 0.0).then(|| self.deviation * self.deviation / self.mean)
    }

    /// Whether the result is always 0.
    fn is_nothing(self) -> bool {
        self.mean == 0.0 && self.deviation == 0.0
    }
}

fn checked_goal(bank: Bank, goal: Bank) -> Result<(f64, f64), NoRisk> {
    let (bank, goal) = (bank.0, goal.0);
    if goal < bank || goal == 0.0 {
        return Err(NoRisk::Goal { bank, goal });
    }
    Ok((bank, goal))
}

/// The bankroll B with which the chance of ruin e^(log · B) is this risk; `None` unless the logarithm is below 0, as no
/// bankroll is enough then.
///
/// # Errors
/// [`NoRisk::Risk`] unless the risk is above 0 and not above 1.
pub fn bank_for(log: f64, risk: f64) -> Result<Option<f64>, NoRisk> {
    let of_risk = checked_risk(risk)?.ln();
    // Adding 0 makes −0 a plain 0.
    Ok((log < 0.0).then(|| of_risk / log + 0.0))
}

/// The chance of ruin before the goal, where that of ruin is e^(log · bankroll) without one.
fn before(log: f64, bank: f64, goal: f64) -> f64 {
    let gain = goal - bank;
    if gain == 0.0 {
        0.0
    } else if log == 0.0 {
        gain / goal
    } else if log == f64::NEG_INFINITY {
        if bank > 0.0 { 0.0 } else { 1.0 }
    } else if log < 0.0 {
        (log * bank).exp() * (log * gain).exp_m1() / (log * goal).exp_m1()
    } else {
        // The same, without powers that are infinite.
        (-log * gain).exp_m1() / (-log * goal).exp_m1()
    }
}

/// The chance that a bankroll is ever ruined where each bet is this many times Kelly's, by the exponential formula:
/// e^(−2/k). From twice Kelly's on the bankroll does not grow, but this formula, of bets that stay as they are, does
/// not show that.
///
/// # Errors
/// [`NoRisk::Kelly`] unless the multiple is a number above 0.
pub fn kelly_ruin(multiple: f64) -> Result<f64, NoRisk> {
    if multiple.is_finite() && multiple > 0.0 {
        Ok((-2.0 / multiple).exp())
    } else {
        Err(NoRisk::Kelly(multiple))
    }
}

/// A bankroll: not negative.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Bank(f64);

impl Bank {
    /// A bankroll of this size.
    ///
    /// # Errors
    /// [`NoRisk::Bank`] unless it is a number from 0 on.
    pub fn new(size: f64) -> Result<Bank, NoRisk> {
        if size.is_finite() && size >= 0.0 {
            Ok(Bank(size))
        } else {
            Err(NoRisk::Bank(size))
        }
    }

    /// Its size.
    #[must_use]
    pub const fn size(self) -> f64 {
        self.0
    }
}

/// All outcomes of a round with their chances, net of the bet and in bets.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes(Vec<Outcome>);

/// An outcome of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// How likely it is.
    pub chance: f64,
    /// What is won or lost, in bets.
    pub net: f64,
}

impl Outcomes {
    /// These outcomes.
    ///
    /// # Errors
    /// [`NoRisk::Outcomes`] unless all are numbers, no chance is negative, and the chances add up to 1.
    pub fn new(outcomes: Vec<Outcome>) -> Result<Outcomes, NoRisk> {
        let is_one = |it: &Outcome| it.net.is_finite() && it.chance >= 0.0;
        let sum: f64 = outcomes.iter().map(|it| it.chance).sum();
        if outcomes.iter().all(is_one) && (sum - 1.0).abs() < 1e-9 {
            Ok(Outcomes::of_all(outcomes))
        } else {
            Err(NoRisk::Outcomes)
        }
    }

    /// As [`Outcomes::new`], of outcomes whose chances add up to 1 because they were counted.
    #[must_use]
    pub fn of_all(outcomes: impl IntoIterator<Item = Outcome>) -> Outcomes {
        let can_be = |it: &Outcome| it.chance > 0.0;
        Outcomes(outcomes.into_iter().filter(can_be).collect())
    }

    /// The mean and the deviation.
    #[must_use]
    pub fn gain(&self) -> Gain {
        let mean = self.mean_of(|net| net);
        Gain {
            mean,
            deviation: self.mean_of(|net| (net - mean).powi(2)).sqrt(),
        }
    }

    fn mean_of(&self, of: impl Fn(f64) -> f64) -> f64 {
        self.0.iter().map(|it| it.chance * of(it.net)).sum()
    }

    /// The outcomes that can happen.
    #[must_use]
    pub fn all(&self) -> &[Outcome] {
        &self.0
    }

    /// The logarithm of [`Outcomes::root`]; −∞ where nothing can be lost.
    fn log_root(&self) -> f64 {
        let loses = |it: &Outcome| it.net < 0.0;
        if !self.0.iter().any(loses) {
            return f64::NEG_INFINITY;
        }
        if self.gain().mean <= 0.0 {
            return 0.0;
        }
        // Convex, 0 at 0 and rising there: one other root below 0.
        let excess = |log: f64| self.mean_of(|net| (log * net).exp_m1());
        root_below_zero(excess, u32::MAX)
    }

    /// The risk of ruin of a bankroll of one bet, R: that of B bets is R^B. 1 where the mean is not above 0, 0 where
    /// nothing can be lost. Exact where one bet is lost at most, else a bound.
    #[must_use]
    pub fn root(&self) -> f64 {
        self.log_root().exp()
    }

    /// The chance that a bankroll of so many bets is ever ruined.
    #[must_use]
    pub fn ruin(&self, bank: Bank) -> f64 {
        if bank.0 == 0.0 {
            1.0
        } else {
            (self.log_root() * bank.0).exp()
        }
    }

    /// The bankroll in bets with which [`Outcomes::ruin`] is this risk; `None` where no bankroll is enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and not above 1.
    pub fn bank_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        bank_for(self.log_root(), risk)
    }

    /// The chance that a bankroll of so many bets is ruined before it comes to the goal.
    ///
    /// Exact where every loss is one bet, and every win, the bankroll and the goal are whole numbers of bets: the
    /// chance h(w) of ruin from w bets is the mean of that after a round, and the way down is one bet at a time, so that
    /// each h follows from those above it. What a win brings beyond the goal makes no difference.
    ///
    /// With cash back the loss is the unit instead of the bet. A win between two whole numbers is then taken as one of
    /// the two, with the same mean, and the result is interpolated. Where there are losses of several sizes, or more
    /// units than [`Outcomes::MOST_UNITS`], the last win is taken to come exactly to the goal, which gives a lower bound.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] where the goal is below the bankroll, or both are 0.
    pub fn ruin_before(&self, bank: Bank, goal: Bank) -> Result<f64, NoRisk> {
        let (bank, goal) = checked_goal(bank, goal)?;
        let units = self.walk_up(goal);
        Ok(units.map_or_else(
            || before(self.log_of_walk(), bank, goal),
            |units| units.at(goal - bank) / units.at(goal),
        ))
    }

    /// The most losses that a goal may be worth for [`Outcomes::ruin_before`] to be exact.
    pub const MOST_UNITS: u32 = 1_000_000;

    /// The chances of ruin below a goal; `None` where losses are of several sizes, or the goal is too far.
    fn walk_up(&self, goal: f64) -> Option<Below> {
        let mut losses = self.0.iter().filter(|it| it.net < 0.0);
        let unit = -losses.next()?.net;
        if losses.any(|it| it.net.total_cmp(&-unit).is_ne())
            || goal / unit > f64::from(Outcomes::MOST_UNITS)
        {
            return None;
        }
        let lost: f64 = self.chance_of(|net| net < 0.0);
        let mut wins: Vec<(usize, f64)> = Vec::new();
        for Outcome { chance, net } in self.0.iter().filter(|it| it.net > 0.0) {
            let (whole, part) = whole_and_part(net / unit);
            let both = [(whole, 1.0 - part), (whole + 1, part)];
            wins.extend(both.map(|(win, share)| (win, chance * share)));
        }
        wins.retain(|(win, chance)| *win > 0 && *chance > 0.0);
        let (highest, _) = whole_and_part(goal / unit);
        let mut below = vec![0.0, 1.0];
        for at in 1..=highest {
            let rise = |(win, chance): &(usize, f64)| {
                let after = at.checked_sub(*win).map_or(0.0, |after| below[after]);
                chance * (below[at] - after)
            };
            let more: f64 = wins.iter().map(rise).sum();
            let next = below[at] + more / lost;
            below.push(next);
            if next > LARGE {
                for value in &mut below {
                    *value /= next;
                }
            }
        }
        Some(Below { unit, below })
    }

    fn chance_of(&self, of: impl Fn(f64) -> bool) -> f64 {
        let those = self.0.iter().filter(|it| of(it.net));
        those.map(|it| it.chance).sum()
    }

    /// As [`Outcomes::log_root`], but above 0 where the mean is negative.
    fn log_of_walk(&self) -> f64 {
        if self.gain().mean >= 0.0 {
            return self.log_root();
        }
        let turned = self.0.iter().map(|it| Outcome {
            net: -it.net,
            ..*it
        });
        -Outcomes(turned.collect()).log_root()
    }
}

/// The chances of ruin as far below a goal, but for a factor that is the same for all.
struct Below {
    /// How much a loss is, in bets.
    unit: f64,
    /// By the number of units below the goal.
    below: Vec<f64>,
}

/// Chances are made smaller where they come to this.
const LARGE: f64 = 1e200;

impl Below {
    /// That of so many bets below the goal.
    fn at(&self, bets: f64) -> f64 {
        let (whole, part) = whole_and_part(bets / self.unit);
        let of = |at: usize| self.below.get(at).or(self.below.last()).copied();
        let (low, high) = (
            of(whole).unwrap_or_default(),
            of(whole + 1).unwrap_or_default(),
        );
        low + part * (high - low)
    }
}

/// The whole number that is not above this one, and the rest. Rest that comes of rounding is left out.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number that is too large for the type is as large as it gets"
)]
fn whole_and_part(number: f64) -> (usize, f64) {
    let nearest = number.round();
    if (number - nearest).abs() < 1e-9 {
        return (nearest as usize, 0.0);
    }
    (number.floor() as usize, number.fract())
}

fn checked_risk(risk: f64) -> Result<f64, NoRisk> {
    if risk > 0.0 && risk <= 1.0 {
        Ok(risk)
    } else {
        Err(NoRisk::Risk(risk))
    }
}

/// Why there is no risk to work out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoRisk {
    /// This is no mean.
    Mean(f64),
    /// This is no standard deviation.
    Deviation(f64),
    /// This is no bankroll.
    Bank(f64),
    /// The goal is below the bankroll.
    Goal {
        /// The bankroll.
        bank: f64,
        /// The goal.
        goal: f64,
    },
    /// This is no risk.
    Risk(f64),
    /// This is no multiple of Kelly's bet.
    Kelly(f64),
    /// These are not all outcomes of a round.
    Outcomes,
}

impl fmt::Display for NoRisk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRisk::Mean(mean) => write!(f, "A mean is a finite number, not {mean}."),
            NoRisk::Deviation(deviation) => {
                write!(
                    f,
                    "A standard deviation is a finite number from 0 on, not {deviation}."
                )
            }
            NoRisk::Bank(bank) => {
                write!(f, "A bankroll is a finite number from 0 on, not {bank}.")
            }
            NoRisk::Goal { bank, goal } => {
                write!(
                    f,
                    "A goal is above 0 and not below the bankroll of {bank}, not {goal}."
                )
            }
            NoRisk::Risk(risk) => {
                write!(f, "A risk is a number above 0 and not above 1, not {risk}.")
            }
            NoRisk::Kelly(multiple) => {
                write!(
                    f,
                    "A multiple of Kelly's bet is a number above 0, not {multiple}."
                )
            }
            NoRisk::Outcomes => f.write_str("The chances of all outcomes add up to 1."),
        }
    }
}

impl std::error::Error for NoRisk {}

/// Returns the root below 0 of a function that is convex, 0 at 0 and rising there. The interval in which it lies, from a
/// number to its half, is halved so many times, or until no number lies within it.
pub fn root_below_zero(excess: impl Fn(f64) -> f64, halvings: u32) -> f64 {
    let mut low = -1.0;
    while excess(low) < 0.0 {
        low *= 2.0;
    }
    let mut high = low / 2.0;
    while excess(high) >= 0.0 && high < -f64::MIN_POSITIVE {
        (low, high) = (high, high / 2.0);
    }
    for _ in 0..halvings {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            break;
        }
        if excess(middle) < 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    f64::midpoint(low, high)
}
