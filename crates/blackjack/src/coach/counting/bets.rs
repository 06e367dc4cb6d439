//! Bets by the count: a counter's win at a table, by simulation.
//!
//! A player's decisions do not depend on the bet. So the simulation plays the rounds once, and keeps their results per
//! unit of the bet for each count before the round. From these follow the mean and the variance of every ramp, and the
//! best ramp for a risk.
//!
//! Standard errors assume that rounds are independent of each other. Within a shoe they nearly are. The remaining
//! dependence is the edge that changes with the count: a hundredth of the standard deviation of a round.

use std::fmt;
use std::num::NonZeroU32;

use super::bet_question::BetQuestion;
use super::indices::Decision;
use super::ramp::Ramp;
use super::rounds::{BET, MOST_SEATS, Rounds, are_played};
use super::system::System;
use super::tags::{Rounding, Tags};
use crate::Rules;
use crate::coach::advice::Coach;
use crate::coach::terms::Terms;
use fair_deal_core::Decks;
use fair_deal_table::risk::{Bankroll, Gain};

/// The count that a ramp uses.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// The rounded true count.
    #[default]
    TrueCount,
    /// The running count, rounded down, as in KO.
    RunningCount,
}

/// A table and a player.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules. `penetration` decides when the cards are shuffled, instead of the rules.
    pub rules: Rules,
    /// The number of decks.
    pub decks: Decks,
    /// The part of the shoe before the cut card, in percent. `None` if the cards are shuffled for every round.
    pub penetration: Option<u8>,
    /// The number of seats in play, 1 to 7. The player sits last, and the others play basic strategy.
    pub seats: u8,
    /// The tag of each card.
    pub tags: Tags,
    /// The running count after a shuffle, for [`Measure::RunningCount`].
    pub start: f64,
    /// The rounding of true counts.
    pub rounding: Rounding,
    /// The count that the ramp uses.
    pub measure: Measure,
    /// The decisions by the true count, each with its index. All others follow basic strategy: the best play for the
    /// hand's own cards from a fresh shoe. If the list is empty, the player never takes insurance.
    pub decisions: Vec<(Decision, i32)>,
    /// The number of cards of which the player misses one; `None` for a player without such errors.
    pub missed: Option<NonZeroU32>,
}

impl Setup {
    /// Creates a setup of one player at the rules' own shoe, with basic strategy, who counts by this system without
    /// errors.
    #[must_use]
    pub fn new(rules: Rules, system: System) -> Setup {
        let decks = rules.decks.decks();
        Setup {
            rules,
            decks,
            penetration: rules.shuffle.penetration(),
            seats: 1,
            tags: system.tags(),
            start: system.start(decks),
            rounding: Rounding::Down,
            measure: Measure::TrueCount,
            decisions: Vec::new(),
            missed: None,
        }
    }
}

/// Returns true if rounds with these rules can be simulated.
#[must_use]
pub fn is_simulated(rules: &Rules) -> bool {
    are_played(&Terms::of(rules))
}

/// A simulation in progress. Equal seeds make equal rounds.
#[derive(Debug)]
pub struct BetSimulation {
    rounds: Rounds,
    counted: CountedBets,
}

impl BetSimulation {
    /// Creates a simulation of this table with this player.
    ///
    /// # Errors
    /// [`NoSetup`] if such a table is impossible.
    pub fn new(setup: &Setup, seed: u64) -> Result<BetSimulation, NoSetup> {
        let coach = Coach::with_decks(&setup.rules, setup.decks);
        BetSimulation::with_coach(setup, &coach, seed)
    }

    /// Creates a simulation as [`BetSimulation::new`] does, with a coach for the same rules and number of decks.
    ///
    /// # Errors
    /// As [`BetSimulation::new`].
    pub fn with_coach(setup: &Setup, coach: &Coach, seed: u64) -> Result<BetSimulation, NoSetup> {
        if setup.seats == 0 || usize::from(setup.seats) > MOST_SEATS {
            return Err(NoSetup::Seats(setup.seats));
        }
        if let Some(percent) = setup.penetration
            && !(1..=95).contains(&percent)
        {
            return Err(NoSetup::Penetration(percent));
        }
        let far = |count: i32| !CountedBets::RANGE.contains(&count);
        let mut decisions = setup.decisions.iter();
        if let Some((_, index)) = decisions.find(|(_, index)| far(*index)) {
            return Err(NoSetup::Index(*index));
        }
        if !are_played(&coach.terms) {
            return Err(NoSetup::Rules);
        }
        Ok(BetSimulation {
            rounds: Rounds::new(setup, coach, setup.decks, seed),
            counted: CountedBets::default(),
        })
    }

    /// Plays this many more rounds.
    pub fn advance(&mut self, rounds: u64) {
        for _ in 0..rounds {
            let result = self.rounds.play();
            self.counted.add(result.count, i64::from(result.won));
        }
    }

    /// Returns the results of all rounds so far.
    #[must_use]
    pub const fn counted(&self) -> &CountedBets {
        &self.counted
    }
}

/// Sums of results, in tenths of the bet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Sums {
    rounds: u64,
    sum: i64,
    squares: i64,
}

/// The results of rounds by the count before each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<Sums>", into = "Vec<Sums>"))]
pub struct CountedBets {
    each: Vec<Sums>,
}

impl Default for CountedBets {
    fn default() -> CountedBets {
        CountedBets {
            each: vec![Sums::default(); CountedBets::RANGE.count()],
        }
    }
}

/// The results at one count, per unit of the bet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByCount {
    /// The count before the round. The first and the last count of [`CountedBets::RANGE`] include those beyond.
    pub count: i32,
    /// The number of rounds that began at it.
    pub rounds: u64,
    /// The mean of their results.
    pub mean: f64,
    /// The mean of the squares.
    pub square: f64,
}

impl ByCount {
    /// Returns the standard error of the mean.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub fn standard_error(&self) -> f64 {
        ((self.square - self.mean * self.mean) / self.rounds as f64).sqrt()
    }
}

/// The results of a ramp, in the unit of its bets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RampResult {
    /// The number of rounds dealt, those that the player sits out included.
    pub rounds: u64,
    /// The mean bet of a round.
    pub bet: f64,
    /// The mean and the standard deviation of a round.
    pub gain: Gain,
    /// The standard error of the mean.
    pub standard_error: f64,
}

impl RampResult {
    /// Returns the mean gain for each unit bet at the start of a round, or `None` if nothing is bet.
    #[must_use]
    pub fn edge(&self) -> Option<f64> {
        (self.bet > 0.0).then(|| self.gain.mean() / self.bet)
    }
}

impl CountedBets {
    /// The counts that have results of their own.
    pub const RANGE: std::ops::RangeInclusive<i32> = -60..=60;

    fn add(&mut self, count: i32, won: i64) {
        let (lowest, highest) = CountedBets::RANGE.into_inner();
        let at = usize::try_from(count.clamp(lowest, highest) - lowest).unwrap_or_default();
        if let Some(sums) = self.each.get_mut(at) {
            sums.rounds += 1;
            sums.sum += won;
            sums.squares += won * won;
        }
    }

    /// Returns the number of rounds.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.each.iter().map(|it| it.rounds).sum()
    }

    /// Returns the results for each count at which a round began, from the lowest on.
    #[expect(
        clippy::cast_precision_loss,
        reason = "sums of results are far below 2^53"
    )]
    pub fn by_count(&self) -> impl Iterator<Item = ByCount> {
        let each = CountedBets::RANGE.zip(&self.each);
        let each = each.filter(|(_, sums)| sums.rounds > 0);
        each.map(|(count, sums)| {
            let (rounds, unit) = (sums.rounds as f64, f64::from(BET));
            ByCount {
                count,
                rounds: sums.rounds,
                mean: sums.sum as f64 / unit / rounds,
                square: sums.squares as f64 / unit / unit / rounds,
            }
        })
    }

    /// Returns the results of this ramp, or `None` if no round was played.
    #[must_use]
    pub fn with(&self, ramp: &Ramp) -> Option<RampResult> {
        self.with_bets(|count| ramp.bet(count))
    }

    #[expect(clippy::cast_precision_loss, reason = "rounds are far below 2^53")]
    fn with_bets(&self, of_count: impl Fn(i32) -> f64) -> Option<RampResult> {
        let rounds = self.rounds();
        let (mut bets, mut mean, mut square) = (0.0, 0.0, 0.0);
        for at in self.by_count() {
            let (share, bet) = (at.rounds as f64 / rounds as f64, of_count(at.count));
            bets += share * bet;
            mean += share * bet * at.mean;
            square += share * bet * bet * at.square;
        }
        let gain = Gain::from_square(mean, square.max(mean * mean)).ok()?;
        (rounds > 0).then(|| RampResult {
            rounds,
            bet: bets,
            gain,
            standard_error: gain.deviation() / (rounds as f64).sqrt(),
        })
    }

    /// Returns the ramp with the highest gain per round among those whose risk of ruin, by Schlesinger's formula, is at
    /// most `risk` for this bankroll. Its bets are from `least` to `most`. Within these limits, each bet is
    /// proportional to mean over mean square at its count. Returns `None` if no such ramp gains.
    ///
    /// # Errors
    /// [`NoSetup::Bets`] unless the bets are numbers, `least` is not negative, and `most` is from `least` to
    /// [`Ramp::MOST`].
    pub fn best_ramp(
        &self,
        bankroll: Bankroll,
        risk: f64,
        least: f64,
        most: f64,
    ) -> Result<Option<Ramp>, NoSetup> {
        if !(least >= 0.0 && most >= least && most <= Ramp::MOST) {
            return Err(NoSetup::Bets { least, most });
        }
        // The proportional bet for each count. A count without results gets the bet of the next lower one.
        let wanted: Vec<(i32, f64)> = self
            .by_count()
            // A count with pushes only has no information.
            .map(|at| (at.count, at.mean / at.square.max(f64::MIN_POSITIVE)))
            .collect();
        let ramp = |factor: f64| {
            let bets = wanted
                .iter()
                .map(|(count, bet)| (*count, (factor * bet).clamp(least, most)));
            Ramp::new(least, bets.collect()).ok()
        };
        let is_safe = |factor: f64| {
            let result = ramp(factor).and_then(|ramp| self.with(&ramp));
            result.is_some_and(|it| it.gain.mean() > 0.0 && it.gain.ruin(bankroll) <= risk)
        };
        // With full Kelly bets, the factor is the bankroll.
        let mut high = 1e6 * (bankroll.size() + most);
        if is_safe(high) {
            return Ok(ramp(high));
        }
        let mut low = high;
        while !is_safe(low) {
            high = low;
            low /= 1.1;
            if low < 1e-6 * (bankroll.size() + most) {
                return Ok(None);
            }
        }
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if is_safe(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        Ok(ramp(low))
    }
}

/// The reason why such a table is impossible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoSetup {
    /// The simulation does not support one of the rules.
    Rules,
    /// The number of seats is too small or too large.
    Seats(u8),
    /// The penetration is out of range.
    Penetration(u8),
    /// The index is out of range.
    Index(i32),
    /// The number of rounds is too large.
    Rounds(u64),
    /// The limits of the bets are invalid.
    Bets {
        /// The least bet.
        least: f64,
        /// The highest bet.
        most: f64,
    },
}

impl fmt::Display for NoSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSetup::Rules => f.write_str("One of these rules cannot be simulated."),
            NoSetup::Seats(seats) => write!(f, "A table has 1 to {MOST_SEATS} seats, not {seats}."),
            NoSetup::Penetration(percent) => {
                write!(f, "The cut card is at 1 to 95 percent, not at {percent}.")
            }
            NoSetup::Index(index) => {
                let (lowest, highest) = CountedBets::RANGE.into_inner();
                write!(f, "An index is from {lowest} to {highest}, not {index}.")
            }
            NoSetup::Rounds(rounds) => write!(
                f,
                "A player plays up to {} rounds, not {rounds}.",
                BetQuestion::MOST_ROUNDS
            ),
            NoSetup::Bets { least, most } => {
                write!(
                    f,
                    "Bets are from 0 to {}, and the highest is no lower than the least, not {least} to {most}.",
                    Ramp::MOST
                )
            }
        }
    }
}

impl std::error::Error for NoSetup {}

#[cfg(feature = "serde")]
impl From<CountedBets> for Vec<Sums> {
    fn from(counted: CountedBets) -> Vec<Sums> {
        counted.each
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Vec<Sums>> for CountedBets {
    type Error = &'static str;

    fn try_from(each: Vec<Sums>) -> Result<CountedBets, &'static str> {
        // The square of a sum is at most the sum of the squares times the number of terms.
        let is_possible = |it: &Sums| {
            let sum = i128::from(it.sum);
            it.squares >= 0 && sum * sum <= i128::from(it.rounds) * i128::from(it.squares)
        };
        let rounds = each
            .iter()
            .try_fold(0_u64, |all, it| all.checked_add(it.rounds));
        let is_whole = each.len() == CountedBets::RANGE.count() && rounds.is_some();
        if is_whole && each.iter().all(is_possible) {
            Ok(CountedBets { each })
        } else {
            Err("not valid results")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rare count may have a single round, which was a push.
    #[test]
    fn best_ramp_ignores_a_single_push() {
        let mut counted = CountedBets::default();
        for (count, rounds, sum, squares) in
            [(-1, 600, -60, 60_000), (2, 400, 160, 40_000), (9, 1, 0, 0)]
        {
            let at = usize::try_from(count - CountedBets::RANGE.start()).expect("a place");
            counted.each[at] = Sums {
                rounds,
                sum,
                squares,
            };
        }
        assert_eq!(counted.rounds(), 1_001);
        let bankroll = Bankroll::new(1_000.0).expect("a bankroll");
        let best = counted.best_ramp(bankroll, 0.1, 1.0, 8.0).expect("bets");
        let best = best.expect("a ramp");
        assert!(best.bet(2) > 1.0, "{best}");
        let result = counted.with(&best).expect("rounds");
        assert!(result.gain.ruin(bankroll) <= 0.1 && result.gain.mean() > 0.0);
    }
}
