//! Risk: the bankroll for a game, from the mean and the deviation of a round or from all its outcomes.
//!
//! All amounts of a calculation have the same unit: chips, bets or dollars. In the formulas of mean and deviation,
//! *ruin* is the loss of the whole bankroll. With all outcomes of a round ([`Outcomes`]), a bankroll is ruined as soon as
//! it cannot pay for one more bet. So a bankroll below one bet is ruined at once.
//!
//! # Formulas
//!
//! m is the mean of a round, s its standard deviation, B the bankroll, G the bankroll at which the player stops.
//!
//! - [`Gain::ruin`]: ((1 − m/s)/(1 + m/s))^(B/s). Don Schlesinger, *Blackjack Attack*, p. 112: a walk in steps of s.
//! - [`Gain::ruin_before`]: (r(B) − r(G))/(1 − r(G)), where r is [`Gain::ruin`]. *Blackjack Attack*, p. 139. With G =
//!   2B and the root of the mean square for s it is Michael Hall's chance not to double the bankroll (*Risk of Ruin*,
//!   Blackjack Review 1992): 1/(1 + S^(B/s)) with S = (1 + m/s)/(1 − m/s).
//! - [`Gain::exponential_ruin`]: e^(−2mB/s²), of a Brownian motion. It is the limit of the others for small steps.
//! - [`Outcomes::root`]: the ruin of a bankroll of B whole bets is R^B, with the root 0 < R < 1 of Σ pᵢ R^(xᵢ) = 1. This
//!   formula is exact if every loss is one bet, and all wins are whole numbers of bets. Bob Dancer computed his figures
//!   for video poker (column of 23 April 2013) with it.
//! - [`Gain::score`]: 10⁶ (m/s)², the gain of 100 rounds for a bankroll of 10,000 with the best bets, at a risk of
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
    /// [`NoRisk`] unless both are finite and the deviation is not negative.
    pub fn new(mean: f64, deviation: f64) -> Result<Gain, NoRisk> {
        if !mean.is_finite() {
            return Err(NoRisk::Mean(mean));
        }
        if !deviation.is_finite() || deviation < 0.0 {
            return Err(NoRisk::Deviation(deviation));
        }
        Ok(Gain { mean, deviation })
    }

    /// A result with this mean and this mean square.
    ///
    /// # Errors
    /// As [`Gain::new`]. The mean square is at least the square of the mean.
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

    /// The sum of this many independent rounds.
    #[must_use]
    pub fn times(self, rounds: f64) -> Gain {
        Gain {
            mean: self.mean * rounds,
            deviation: self.deviation * rounds.sqrt(),
        }
    }

    /// The logarithm of the ruin for one unit of the bankroll, by Schlesinger's formula: above 0 if the mean is
    /// negative. It is infinite if the mean is at least the deviation in size, because the walk then has one direction.
    fn log(self) -> f64 {
        let steps = self.mean / self.deviation;
        if steps.abs() < 1.0 {
            -2.0 * steps.atanh() / self.deviation
        } else {
            f64::INFINITY.copysign(-self.mean)
        }
    }

    /// The chance that a bankroll is ever ruined, by Schlesinger's formula: 1 unless the mean is above 0. A result that
    /// is always 0 never ruins.
    #[must_use]
    pub fn ruin(self, bankroll: Bankroll) -> f64 {
        if self.is_nothing() && bankroll.0 > 0.0 {
            return 0.0;
        }
        if self.mean <= 0.0 || bankroll.0 == 0.0 {
            return 1.0;
        }
        (self.log() * bankroll.0).exp()
    }

    /// The chance that a bankroll is ruined before it reaches a goal, by Schlesinger's formula. For a mean of 0 it is 1
    /// − B/G, the limit from both sides.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] if the goal is below the bankroll, or both are 0.
    pub fn ruin_before(self, bankroll: Bankroll, goal: Bankroll) -> Result<f64, NoRisk> {
        let (bankroll, goal) = checked_goal(bankroll, goal)?;
        if self.is_nothing() {
            return Ok(if bankroll > 0.0 { 0.0 } else { 1.0 });
        }
        Ok(ruin_before_goal(self.log(), bankroll, goal))
    }

    /// The chance that a bankroll is ever ruined, by the exponential formula: 1 unless the mean is above 0.
    #[must_use]
    pub fn exponential_ruin(self, bankroll: Bankroll) -> f64 {
        if self.is_nothing() && bankroll.0 > 0.0 {
            return 0.0;
        }
        if self.mean <= 0.0 || bankroll.0 == 0.0 {
            return 1.0;
        }
        (-2.0 * self.mean * bankroll.0 / self.deviation.powi(2)).exp()
    }

    /// The bankroll for which [`Gain::ruin`] is this risk; `None` if no bankroll is enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
    pub fn bankroll_for(self, risk: f64) -> Result<Option<f64>, NoRisk> {
        let log = if self.mean > 0.0 { self.log() } else { 0.0 };
        bankroll_for(log, risk)
    }

    /// The chance to double a bankroll before it is ruined, by Hall's formula.
    #[must_use]
    pub fn doubles(self, bankroll: Bankroll) -> f64 {
        let root_of_square = self.mean.hypot(self.deviation);
        let steps = Gain {
            deviation: root_of_square,
            ..self
        };
        if self.is_nothing() || bankroll.0 == 0.0 {
            return 0.0;
        }
        // The goal is above the bankroll.
        1.0 - ruin_before_goal(steps.log(), bankroll.0, 2.0 * bankroll.0)
    }

    /// SCORE; `None` unless the mean is above 0, because otherwise the best bet is no bet.
    #[must_use]
    pub fn score(self) -> Option<f64> {
        let index = self.desirability()?;
        Some(index * index)
    }

    /// The desirability index, 1000 m/s; `None` unless the mean is above 0.
    #[must_use]
    pub fn desirability(self) -> Option<f64> {
        (self.mean > 0.0 && self.deviation > 0.0).then(|| 1000.0 * self.mean / self.deviation)
    }

    /// N0, in rounds; `None` unless the mean is above 0.
    #[must_use]
    pub fn n0(self) -> Option<f64> {
        (self.mean > 0.0).then(|| (self.deviation / self.mean).powi(2))
    }

    /// The bankroll for which these bets are Kelly's, s²/m; `None` unless the mean is above 0.
    #[must_use]
    pub fn kelly_bankroll(self) -> Option<f64> {
        (self.mean > 0.0).then(|| self.deviation * self.deviation / self.mean)
    }

    /// Returns true if the result is always 0.
    fn is_nothing(self) -> bool {
        self.mean == 0.0 && self.deviation == 0.0
    }
}

fn checked_goal(bankroll: Bankroll, goal: Bankroll) -> Result<(f64, f64), NoRisk> {
    let (bankroll, goal) = (bankroll.0, goal.0);
    if goal < bankroll || goal == 0.0 {
        return Err(NoRisk::Goal { bankroll, goal });
    }
    Ok((bankroll, goal))
}

/// The bankroll B for which the chance of ruin e^(log · B) is this risk; `None` unless the logarithm is below 0,
/// because otherwise no bankroll is enough.
///
/// # Errors
/// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
pub fn bankroll_for(log: f64, risk: f64) -> Result<Option<f64>, NoRisk> {
    let of_risk = checked_risk(risk)?.ln();
    // Adding 0 makes −0 a plain 0.
    Ok((log < 0.0).then(|| of_risk / log + 0.0))
}

/// The chance of ruin before the goal, if the chance without a goal is e^(log · bankroll).
fn ruin_before_goal(log: f64, bankroll: f64, goal: f64) -> f64 {
    let gain = goal - bankroll;
    if gain == 0.0 {
        0.0
    } else if log == 0.0 {
        gain / goal
    } else if log == f64::NEG_INFINITY {
        if bankroll > 0.0 { 0.0 } else { 1.0 }
    } else if log < 0.0 {
        (log * bankroll).exp() * (log * gain).exp_m1() / (log * goal).exp_m1()
    } else {
        // The same formula without infinite powers.
        (-log * gain).exp_m1() / (-log * goal).exp_m1()
    }
}

/// The chance that a bankroll is ever ruined if each bet is this many times Kelly's, by the exponential formula:
/// e^(−2/k). From twice Kelly's bet on, the bankroll does not grow. This formula is for constant bets, and does not
/// show that.
///
/// # Errors
/// [`NoRisk::Kelly`] unless the multiple is a finite number above 0.
pub fn kelly_ruin(multiple: f64) -> Result<f64, NoRisk> {
    if multiple.is_finite() && multiple > 0.0 {
        Ok((-2.0 / multiple).exp())
    } else {
        Err(NoRisk::Kelly(multiple))
    }
}

/// A bankroll, never negative.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "f64", into = "f64"))]
pub struct Bankroll(f64);

impl Bankroll {
    /// A bankroll of this size.
    ///
    /// # Errors
    /// [`NoRisk::Bankroll`] unless the size is finite and at least 0.
    pub fn new(size: f64) -> Result<Bankroll, NoRisk> {
        if size.is_finite() && size >= 0.0 {
            Ok(Bankroll(size))
        } else {
            Err(NoRisk::Bankroll(size))
        }
    }

    /// Its size.
    #[must_use]
    pub const fn size(self) -> f64 {
        self.0
    }

    /// The number of whole bets in a bankroll whose unit is the bet. The rest below one bet can never be bet.
    #[must_use]
    pub fn whole_bets(self) -> f64 {
        round_down(self.0)
    }
}

/// The largest whole number that is not above this one. A difference from rounding is ignored.
fn round_down(number: f64) -> f64 {
    if is_whole(number) {
        number.round()
    } else {
        number.floor()
    }
}

/// The smallest whole number that is not below this one. A difference from rounding is ignored.
fn round_up(number: f64) -> f64 {
    if is_whole(number) {
        number.round()
    } else {
        number.ceil()
    }
}

/// Returns true for a whole number, apart from rounding.
fn is_whole(number: f64) -> bool {
    (number - number.round()).abs() < 1e-9
}

/// All outcomes of a round with their chances: net results in bets.
///
/// A player must have a whole bet to play a round. So a bankroll is ruined when it is below one bet, also if the player
/// gets a part of each bet back (cash back), because that comes after the round.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes(Vec<Outcome>);

/// An outcome of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The chance, 0 to 1.
    pub chance: f64,
    /// The net result, in bets.
    pub net: f64,
}

impl Outcomes {
    /// A round with these outcomes.
    ///
    /// # Errors
    /// [`NoRisk::Outcomes`] unless all results are finite, no chance is negative, and the chances add up to 1.
    pub fn new(outcomes: Vec<Outcome>) -> Result<Outcomes, NoRisk> {
        let is_valid = |it: &Outcome| it.net.is_finite() && it.chance >= 0.0;
        let sum: f64 = outcomes.iter().map(|it| it.chance).sum();
        if outcomes.iter().all(is_valid) && (sum - 1.0).abs() < 1e-9 {
            Ok(Outcomes::of_all(outcomes))
        } else {
            Err(NoRisk::Outcomes)
        }
    }

    /// As [`Outcomes::new`], for outcomes from a count, whose chances add up to 1.
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

    /// The possible outcomes.
    #[must_use]
    pub fn all(&self) -> &[Outcome] {
        &self.0
    }

    /// The logarithm of [`Outcomes::root`]; −∞ if the round cannot lose.
    fn log_root(&self) -> f64 {
        let loses = |it: &Outcome| it.net < 0.0;
        if !self.0.iter().any(loses) {
            return f64::NEG_INFINITY;
        }
        if self.gain().mean <= 0.0 {
            return 0.0;
        }
        // The function is convex, 0 at 0 and rising there. It has one other root, below 0.
        let excess = |log: f64| self.mean_of(|net| (log * net).exp_m1());
        root_below_zero(excess, u32::MAX)
    }

    /// The risk of ruin R of a bankroll of one bet. For B whole bets it is R^B. It is 1 unless the mean is above 0, and 0
    /// if the round cannot lose. It is exact if every loss is one bet and every win a whole number of bets, and an
    /// approximation otherwise.
    #[must_use]
    pub fn root(&self) -> f64 {
        self.log_root().exp()
    }

    /// The chance that a bankroll of this many bets is ever ruined: R^B, where B is the number of whole bets, because the
    /// rest can never be bet. It is 1 below one bet.
    ///
    /// It is exact if every loss is one bet and every win a whole number of bets. With cash back of c bets a round it is
    /// an approximation, the one of published figures: a ruined bankroll still has c or more, but less than one bet, so
    /// that the exact chance lies between R^(B − c) and R^(B − 1), where B is the bankroll with its rest.
    #[must_use]
    pub fn ruin(&self, bankroll: Bankroll) -> f64 {
        ruin_of_whole(self.log_root(), bankroll.whole_bets())
    }

    /// The smallest whole number of bets for which [`Outcomes::ruin`] is at most this risk; `None` if no bankroll is
    /// enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
    pub fn bankroll_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        whole_bankroll_for(self.log_root(), risk)
    }

    /// The chance that a bankroll of this many bets is ruined before it reaches the goal.
    ///
    /// It is exact if every loss is one bet and every win a whole number of bets: the rest of the bankroll below one bet
    /// can never be bet, but counts towards the goal. The chance h(w) of ruin from w whole bets is the mean of h after a
    /// round. The bankroll falls by one bet at a time, so each h follows from those above it. A win beyond the goal
    /// counts as the goal.
    ///
    /// With cash back it is exact for goals of up to [`Outcomes::MOST_EXACT_WITH_CASH_BACK`] bets, and follows the
    /// bankroll round by round. For larger goals the unit is the loss instead of the bet. A win between two whole numbers
    /// then counts as one of the two, with the same mean, and the result is interpolated. At 9/6 Jacks or Better with cash back of up to 2 %, the result
    /// is then right to about 0.0003.
    ///
    /// If there are losses of several sizes, or more units than [`Outcomes::MOST_UNITS`], the last win is assumed to
    /// reach exactly the goal. That gives a lower bound if all losses have one size and all wins are multiples of it, and
    /// an approximation otherwise.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] if the goal is below the bankroll, or both are 0.
    pub fn ruin_before(&self, bankroll: Bankroll, goal: Bankroll) -> Result<f64, NoRisk> {
        let (size, goal) = checked_goal(bankroll, goal)?;
        let gain = goal - size;
        if gain == 0.0 {
            return Ok(0.0);
        }
        if bankroll.whole_bets() < 1.0 {
            return Ok(1.0);
        }
        if let Some(rounds) = self.rounds_with_cash_back()
            && goal <= Outcomes::MOST_EXACT_WITH_CASH_BACK
            && let Some(ruin) = rounds.ruin_before(bankroll, goal)
        {
            return Ok(ruin);
        }
        let unit = self.unit();
        // The number of losses until the bankroll is below one bet, and the number of units to win.
        let (left, wanted) = match unit {
            Some(unit) if is_whole(unit) => {
                (round_down((size - 1.0) / unit) + 1.0, round_up(gain / unit))
            }
            // The part of a unit by which a bankroll passes one bet or the goal depends on the rounds before. The middle
            // stands for all of them.
            Some(unit) => ((size - 1.0) / unit + 0.5, gain / unit + 0.5),
            None => (size, gain),
        };
        let units = unit.and_then(|unit| self.walk_up(unit, left + wanted));
        Ok(units.map_or_else(
            || {
                let log = self.log_of_walk() * unit.unwrap_or(1.0);
                ruin_before_goal(log, left, left + wanted)
            },
            |units| units.at(wanted) / units.at(left + wanted),
        ))
    }

    /// The chance to double a bankroll of this many bets before it is ruined: [`Outcomes::ruin_before`] with twice the
    /// bankroll as the goal. It is 0 below one bet.
    #[must_use]
    pub fn doubles(&self, bankroll: Bankroll) -> f64 {
        let goal = Bankroll(2.0 * bankroll.0);
        // Without a bankroll there is no goal above it.
        self.ruin_before(bankroll, goal)
            .map_or(0.0, |ruin| 1.0 - ruin)
    }

    /// The largest goal for which [`Outcomes::ruin_before`] is exact, as a multiple of the loss.
    pub const MOST_UNITS: u32 = 1_000_000;

    /// The largest goal, in bets, for which [`Outcomes::ruin_before`] is exact with cash back.
    pub const MOST_EXACT_WITH_CASH_BACK: f64 = 100.0;

    /// The size of every loss; `None` if there is no loss, or losses have several sizes.
    fn unit(&self) -> Option<f64> {
        let mut losses = self.0.iter().filter(|it| it.net < 0.0);
        let unit = -losses.next()?.net;
        let is_other = |it: &Outcome| it.net.total_cmp(&-unit).is_ne();
        (!losses.any(is_other)).then_some(unit)
    }

    /// The rounds, if every round costs one bet, pays a whole number of bets, and gives a part of the bet back.
    fn rounds_with_cash_back(&self) -> Option<PaidRounds> {
        let unit = self.unit().filter(|unit| *unit < 1.0)?;
        let pays = self.0.iter().map(|it| (it.net + unit, it.chance));
        let pays: Vec<(f64, f64)> = pays.map(|(pay, chance)| (pay.round(), chance)).collect();
        let paid = pays.iter().zip(&self.0);
        let are_whole = paid.fold(true, |are, ((pay, _), it)| {
            are && (it.net + unit - pay).abs() < 1e-9
        });
        are_whole.then(|| PaidRounds::new(1.0, 1.0 - unit, pays))
    }

    /// The chances of ruin below a goal, for losses of one unit; `None` if the goal is too far.
    fn walk_up(&self, unit: f64, goal: f64) -> Option<RuinByDistance> {
        if goal > f64::from(Outcomes::MOST_UNITS) {
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
        let (highest, _) = whole_and_part(goal);
        let mut below = vec![0.0, 1.0];
        for at in 1..=highest {
            let rise = |(win, chance): &(usize, f64)| {
                let after = at.checked_sub(*win).map_or(0.0, |after| below[after]);
                chance * (below[at] - after)
            };
            let more: f64 = wins.iter().map(rise).sum();
            let next = below[at] + more / lost;
            below.push(next);
            if next > RESCALE_AT {
                for value in &mut below {
                    *value /= next;
                }
            }
        }
        Some(RuinByDistance(below))
    }

    fn chance_of(&self, of: impl Fn(f64) -> bool) -> f64 {
        let those = self.0.iter().filter(|it| of(it.net));
        those.map(|it| it.chance).sum()
    }

    /// As [`Outcomes::log_root`], but above 0 if the mean is negative.
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

/// The chance of ruin of this many whole bets.
fn ruin_of_whole(log_root: f64, bets: f64) -> f64 {
    if bets < 1.0 {
        1.0
    } else {
        (log_root * bets).exp()
    }
}

/// The smallest whole number of bets B for which e^(log · B) is at most this risk; `None` if no number is enough.
///
/// # Errors
/// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
pub fn whole_bankroll_for(log: f64, risk: f64) -> Result<Option<f64>, NoRisk> {
    let bets = bankroll_for(log, risk)?;
    // Every bankroll below one bet is ruined, even if a round cannot lose.
    let least = if risk < 1.0 { 1.0 } else { 0.0 };
    Ok(bets.map(|bets| round_up(bets).max(least)))
}

/// The chances of ruin by the number of units below the goal, times a common factor.
struct RuinByDistance(Vec<f64>);

/// The chances are scaled down when they reach this value.
const RESCALE_AT: f64 = 1e200;

impl RuinByDistance {
    /// The chance at this many units below the goal. Between two whole numbers it is interpolated.
    fn at(&self, units: f64) -> f64 {
        let (whole, part) = whole_and_part(units);
        let of = |at: usize| self.0.get(at).or(self.0.last()).copied();
        let (low, high) = (of(whole), of(whole + 1));
        let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
        low + part * (high - low)
    }
}

/// Rounds that cost a whole number of bets, and pay a whole number of bets plus cash back.
///
/// The cash back is the same in every round. So the part of the bankroll below one bet is known for each round, and only
/// the number of whole bets is random.
#[derive(Clone, Debug)]
pub struct PaidRounds {
    /// The cost of a round, in bets.
    cost: f64,
    /// The cash back of a round, in bets.
    back: f64,
    /// The pays in whole bets, each with its chance.
    pays: Vec<(f64, f64)>,
}

impl PaidRounds {
    /// Rounds with this cost and this cash back in bets, and these pays with their chances. The cost and the pays are
    /// whole numbers of bets. Pays that always reach the goal may be left out.
    #[must_use]
    pub fn new(cost: f64, back: f64, pays: impl IntoIterator<Item = (f64, f64)>) -> PaidRounds {
        let can_be = |(_, chance): &(f64, f64)| *chance > 0.0;
        PaidRounds {
            cost,
            back,
            pays: pays.into_iter().filter(can_be).collect(),
        }
    }

    /// The most additions for a chance. They take a fraction of a second.
    const MOST_STEPS: f64 = 2e8;

    /// The chance that a bankroll of this many bets is ruined before it reaches the goal: it follows all bankrolls that
    /// can come about, round by round, until the chance of each that is neither ruined nor at the goal is negligible.
    /// `None` if that takes too many steps.
    #[must_use]
    pub fn ruin_before(&self, bankroll: Bankroll, goal: f64) -> Option<f64> {
        let start = bankroll.whole_bets();
        if start < self.cost {
            return Some(1.0);
        }
        let rest = bankroll.0 - start;
        // The bankrolls that pay for a round and are below the goal, by their whole bets.
        let states = round_up(goal) - self.cost + 1.0;
        let mut alive = vec![0.0; index(states)];
        *alive.get_mut(index(start - self.cost))? = 1.0;
        let mut next = alive.clone();
        let (mut ruined, mut steps, mut round, mut carried) = (0.0, 0.0, 0.0, 0.0);
        loop {
            round += 1.0;
            let back = rest + round * self.back;
            let change = round_down(back) - carried - self.cost;
            carried = round_down(back);
            let at_goal = round_up(goal - (back - carried)) - self.cost;
            next.fill(0.0);
            for (state, chance) in (0_u32..).zip(&alive).filter(|(_, chance)| **chance > 0.0) {
                for (pay, of_pay) in &self.pays {
                    let after = f64::from(state) + pay + change;
                    if after < 0.0 {
                        ruined += chance * of_pay;
                    } else if after < at_goal {
                        next[index(after)] += chance * of_pay;
                    }
                }
            }
            std::mem::swap(&mut alive, &mut next);
            if alive.iter().sum::<f64>() < 1e-14 {
                return Some(ruined);
            }
            steps += states * real(self.pays.len());
            if steps > PaidRounds::MOST_STEPS {
                return None;
            }
        }
    }
}

/// A whole number that is not negative, as an index.
fn index(number: f64) -> usize {
    whole_and_part(number).0
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
const fn real(number: usize) -> f64 {
    number as f64
}

/// The largest whole number that is not above this one, and the rest. A rest from rounding is dropped.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is not negative, and the cast saturates"
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

/// The reason why a risk cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoRisk {
    /// The value is no mean.
    Mean(f64),
    /// The value is no standard deviation.
    Deviation(f64),
    /// The value is no bankroll.
    Bankroll(f64),
    /// The goal is below the bankroll, or both are 0.
    Goal {
        /// The bankroll.
        bankroll: f64,
        /// The goal.
        goal: f64,
    },
    /// The value is no risk.
    Risk(f64),
    /// The value is no multiple of Kelly's bet.
    Kelly(f64),
    /// The outcomes are not all outcomes of a round.
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
            NoRisk::Bankroll(bankroll) => {
                write!(
                    f,
                    "A bankroll is a finite number from 0 on, not {bankroll}."
                )
            }
            NoRisk::Goal { bankroll, goal } => {
                write!(
                    f,
                    "A goal is above 0 and not below the bankroll of {bankroll}, not {goal}."
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

#[cfg(feature = "serde")]
impl From<Bankroll> for f64 {
    fn from(bankroll: Bankroll) -> f64 {
        bankroll.0
    }
}

#[cfg(feature = "serde")]
impl TryFrom<f64> for Bankroll {
    type Error = NoRisk;

    fn try_from(size: f64) -> Result<Bankroll, NoRisk> {
        Bankroll::new(size)
    }
}

/// Returns the root below 0 of a function that is convex, 0 at 0 and rising there. The search starts with an interval
/// from a number to its half. It bisects the interval this many times, or until no number lies within it.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// 9/6 Jacks or Better with cash back. Above the largest goal of the exact computation the result is close to it.
    #[test]
    fn large_goal_with_cash_back_is_close_to_exact() {
        let paid = [
            (1.0, 0.214_585),
            (2.0, 0.129_279),
            (3.0, 0.074_449),
            (4.0, 0.011_229),
            (6.0, 0.011_015),
            (9.0, 0.011_512),
            (25.0, 0.002_363),
            (50.0, 0.000_109),
            (800.0, 0.000_025),
        ];
        let lost = 1.0 - paid.iter().map(|it| it.1).sum::<f64>();
        let paid: Vec<(f64, f64)> = std::iter::once((0.0, lost)).chain(paid).collect();
        for (back, bets) in [(0.0084, 51.0), (0.02, 60.4)] {
            let of = |(pay, chance): &(f64, f64)| Outcome {
                chance: *chance,
                net: pay + back - 1.0,
            };
            let outcomes = Outcomes::new(paid.iter().map(of).collect()).expect("outcomes");
            let exact = PaidRounds::new(1.0, back, paid.clone());
            let (bankroll, goal) = (Bankroll(bets), 2.0 * bets);
            assert!(goal > Outcomes::MOST_EXACT_WITH_CASH_BACK);
            let ruin = exact.ruin_before(bankroll, goal).expect("few steps");
            let found = outcomes.doubles(bankroll);
            assert!(
                (found + ruin - 1.0).abs() < 5e-4,
                "{back} {bets}: {found}, {ruin}"
            );
        }
    }
}
