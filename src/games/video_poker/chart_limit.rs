//! The limit for the cost of a strategy chart of video poker.

use serde::{Deserialize, Serialize};

/// A limit for the cost of a chart beyond the cost of the longest chart, as a share of each bet coin. The longest chart
/// has a row for each kind of hold, and its own cost against perfect play comes on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// No extra cost: the chart costs at most as much as the longest one.
    NoExtra,
    /// A hundredth of a percent.
    Hundredth,
    /// Three hundredths.
    #[default]
    ThreeHundredths,
    /// A tenth.
    Tenth,
    /// Three tenths.
    ThreeTenths,
}

impl Limit {
    /// All limits, the lowest first.
    pub const ALL: [Limit; 5] = [
        Limit::NoExtra,
        Limit::Hundredth,
        Limit::ThreeHundredths,
        Limit::Tenth,
        Limit::ThreeTenths,
    ];

    /// Returns the limit as a share of a coin.
    #[must_use]
    pub const fn extra_cost(self) -> f64 {
        match self {
            Limit::NoExtra => 0.0,
            Limit::Hundredth => 0.0001,
            Limit::ThreeHundredths => 0.0003,
            Limit::Tenth => 0.001,
            Limit::ThreeTenths => 0.003,
        }
    }

    /// Returns the name on the page and in a request.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Limit::NoExtra => "0",
            Limit::Hundredth => "1",
            Limit::ThreeHundredths => "3",
            Limit::Tenth => "10",
            Limit::ThreeTenths => "30",
        }
    }

    /// Returns the limit with this [code](Limit::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Limit> {
        Limit::ALL.into_iter().find(|limit| limit.code() == code)
    }
}
