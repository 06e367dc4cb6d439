//! The ramp by which the coach judges bets, as the browser stores it.

use std::fmt;
use std::str::FromStr;

use crate::coach::counting::{Measure, Ramp};

/// The prefix of a ramp for running counts.
const RUNNING: &str = "running:";

/// A ramp with the kind of its count. Its text is the ramp, with the prefix `running:` for running counts.
#[derive(Clone, Debug, PartialEq)]
pub struct CountRamp {
    /// The count.
    pub measure: Measure,
    /// The ramp.
    pub ramp: Ramp,
}

impl fmt::Display for CountRamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.measure {
            Measure::TrueCount => self.ramp.fmt(f),
            Measure::RunningCount => write!(f, "{RUNNING}{}", self.ramp),
        }
    }
}

impl FromStr for CountRamp {
    type Err = <Ramp as FromStr>::Err;

    fn from_str(text: &str) -> Result<CountRamp, Self::Err> {
        let (measure, ramp) = match text.strip_prefix(RUNNING) {
            Some(ramp) => (Measure::RunningCount, ramp),
            None => (Measure::TrueCount, text),
        };
        ramp.parse().map(|ramp| CountRamp { measure, ramp })
    }
}
