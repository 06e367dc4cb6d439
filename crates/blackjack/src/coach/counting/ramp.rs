//! Ramps: the bet for each count.

use std::fmt;
use std::str::FromStr;

/// A bet for each count: one for the lowest counts, and another one from each of certain counts on. The bets need not
/// rise with the counts.
///
/// The written form is the bet below the first of these counts, and each count with its bet, separated by commas:
/// `1,2:2,3:4,4:8`. With a bet of 0, the player sits the round out.
#[derive(Clone, Debug, PartialEq)]
pub struct Ramp {
    /// The bet below the first step.
    below_first: f64,
    /// The steps, from the lowest count to the highest.
    steps: Vec<(i32, f64)>,
}

impl Ramp {
    /// The highest bet of a ramp, in units.
    pub const MOST: f64 = 1_000_000.0;

    /// The greatest distance from 0 of a count in a ramp. With eight decks, the running counts of all published systems
    /// stay below it.
    pub const FURTHEST: i32 = 1000;

    /// Creates a ramp with this bet below the first of these counts, and from each count on with its bet.
    ///
    /// # Errors
    /// [`NoRamp`] unless all bets are numbers from 0 to [`Ramp::MOST`], the counts rise, and none is further from 0
    /// than [`Ramp::FURTHEST`].
    pub fn new(below_first: f64, steps: Vec<(i32, f64)>) -> Result<Ramp, NoRamp> {
        let is_bet = |bet: &f64| (0.0..=Ramp::MOST).contains(bet);
        let rises = steps.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let is_count = |count: &i32| (-Ramp::FURTHEST..=Ramp::FURTHEST).contains(count);
        let rises = rises && steps.iter().all(|(count, _)| is_count(count));
        if is_bet(&below_first) && steps.iter().all(|(_, bet)| is_bet(bet)) && rises {
            Ok(Ramp { below_first, steps })
        } else {
            Err(NoRamp)
        }
    }

    /// Creates a ramp with one bet for every count.
    ///
    /// # Errors
    /// As [`Ramp::new`].
    pub fn flat(bet: f64) -> Result<Ramp, NoRamp> {
        Ramp::new(bet, Vec::new())
    }

    /// Returns the bet below the first count of [`Ramp::steps`].
    #[must_use]
    pub const fn below_first(&self) -> f64 {
        self.below_first
    }

    /// Returns the counts from which another bet applies, each with that bet, from the lowest on.
    #[must_use]
    pub fn steps(&self) -> &[(i32, f64)] {
        &self.steps
    }

    /// Returns the smallest and the highest of all bets.
    #[must_use]
    pub fn limits(&self) -> [f64; 2] {
        let bets = || self.steps.iter().map(|(_, bet)| *bet);
        [
            bets().fold(self.below_first, f64::min),
            bets().fold(self.below_first, f64::max),
        ]
    }

    /// Returns the bet at this count.
    #[must_use]
    pub fn bet(&self, count: i32) -> f64 {
        let mut steps = self.steps.iter().rev();
        let step = steps.find(|(from, _)| *from <= count);
        step.map_or(self.below_first, |(_, bet)| *bet)
    }
}

/// Creates a ramp with a bet of one unit for every count.
impl Default for Ramp {
    fn default() -> Ramp {
        Ramp {
            below_first: 1.0,
            steps: Vec::new(),
        }
    }
}

impl fmt::Display for Ramp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.below_first)?;
        for (count, bet) in &self.steps {
            write!(f, ",{count}:{bet}")?;
        }
        Ok(())
    }
}

impl FromStr for Ramp {
    type Err = NoRamp;

    fn from_str(text: &str) -> Result<Ramp, NoRamp> {
        let bet = |text: &str| text.trim().parse::<f64>().map_err(|_| NoRamp);
        let mut parts = text.split(',');
        let below_first = bet(parts.next().unwrap_or_default())?;
        let step = |part: &str| {
            let (count, of_count) = part.split_once(':').ok_or(NoRamp)?;
            Ok((count.trim().parse().map_err(|_| NoRamp)?, bet(of_count)?))
        };
        Ramp::new(below_first, parts.map(step).collect::<Result<_, _>>()?)
    }
}

/// The error for invalid bets or counts of a ramp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRamp;

impl fmt::Display for NoRamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "A ramp is a first bet, and rising counts with their bets, as in 1,2:2,3:4, each bet from 0 on.",
        )
    }
}

impl std::error::Error for NoRamp {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ramp_round_trips_and_steps_up() {
        let ramp: Ramp = "1,2:2,3:4.5,4:8".parse().expect("a ramp");
        assert_eq!(ramp.to_string(), "1,2:2,3:4.5,4:8");
        let bets = [-5, 1, 2, 3, 4, 40].map(|count| format!("{}", ramp.bet(count)));
        assert_eq!(bets, ["1", "1", "2", "4.5", "8", "8"]);
        assert_eq!((ramp.below_first(), ramp.steps().len()), (1.0, 3));
        assert_eq!(format!("{:?}", ramp.limits()), "[1.0, 8.0]");
        for text in [
            "",
            "x",
            "1,2",
            "1,2:3,2:4",
            "1,-2147483648:2",
            "1,1001:2",
            "1,3:3,2:4",
            "-1",
            "1,2:-1",
            "NaN",
            "inf",
        ] {
            assert_eq!(text.parse::<Ramp>(), Err(NoRamp), "{text}");
        }
    }
}
