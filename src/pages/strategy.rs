//! The strategy chart of a pay table, as the page asks for it.

use crate::coach::draw::StrategyChart;

/// How much a chart may cost against perfect play, for a coin and a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// As little as kinds of holds allow: the longest chart.
    Least,
    /// A hundredth of a percent.
    Hundredth,
    /// Three hundredths.
    #[default]
    ThreeHundredths,
    /// A tenth.
    Tenth,
    /// Three tenths: the shortest chart.
    ThreeTenths,
}

impl Limit {
    /// All of them, the longest chart first.
    pub const ALL: [Limit; 5] = [
        Limit::Least,
        Limit::Hundredth,
        Limit::ThreeHundredths,
        Limit::Tenth,
        Limit::ThreeTenths,
    ];

    /// The share of a coin.
    #[must_use]
    pub const fn cost(self) -> f64 {
        match self {
            Limit::Least => 0.0,
            Limit::Hundredth => 0.0001,
            Limit::ThreeHundredths => 0.0003,
            Limit::Tenth => 0.001,
            Limit::ThreeTenths => 0.003,
        }
    }

    /// The name in the page and in a question.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Limit::Least => "0",
            Limit::Hundredth => "1",
            Limit::ThreeHundredths => "3",
            Limit::Tenth => "10",
            Limit::ThreeTenths => "30",
        }
    }

    /// The limit with this [code](Limit::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Limit> {
        Limit::ALL.into_iter().find(|limit| limit.code() == code)
    }
}

/// The chart on the page, with how much it may cost.
#[derive(Clone, Debug, PartialEq)]
pub enum Strategy {
    /// None was asked for.
    Bare(Limit),
    /// One is being written.
    Asked(Limit),
    /// It is written.
    Written(Limit, Box<StrategyChart>),
}

impl Default for Strategy {
    fn default() -> Strategy {
        Strategy::Bare(Limit::default())
    }
}

/// What happens in this part of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The chart may cost so much.
    Chose(Limit),
    /// The chart is to be written.
    Wanted,
    /// It is not wanted any more.
    Cancelled,
    /// The worker has written it; nothing if the answer cannot be read.
    Got(Limit, Option<Box<StrategyChart>>),
    /// The chart is to be printed.
    ClickedPrint,
    /// The chart is wanted as a file with this name.
    ClickedSave(&'static str, String),
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// To ask the worker for a chart that costs no more than this.
    Ask(Limit),
    /// To stop the worker.
    Stop,
    /// To print the page.
    Print,
    /// To save a file.
    Save(&'static str, String),
}

impl Strategy {
    /// How much the chart may cost.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        match self {
            Strategy::Bare(limit) | Strategy::Asked(limit) | Strategy::Written(limit, _) => *limit,
        }
    }

    /// Forgets the chart: the pay table is another one.
    pub(super) fn forget(&mut self) {
        *self = Strategy::Bare(self.limit());
    }

    /// Takes in what has happened. An answer to a question that was taken back comes too late.
    pub(super) fn update(&mut self, msg: Msg) -> Option<Deed> {
        match msg {
            Msg::Chose(limit) => {
                let was_asked = matches!(self, Strategy::Asked(_));
                *self = Strategy::Bare(limit);
                was_asked.then_some(Deed::Stop)
            }
            Msg::Wanted => {
                let limit = self.limit();
                let was_asked = matches!(self, Strategy::Asked(_));
                *self = Strategy::Asked(limit);
                (!was_asked).then_some(Deed::Ask(limit))
            }
            Msg::Cancelled => {
                let was_asked = matches!(self, Strategy::Asked(_));
                self.forget();
                was_asked.then_some(Deed::Stop)
            }
            Msg::Got(limit, chart) => {
                if *self == Strategy::Asked(limit) {
                    *self = match chart {
                        Some(chart) => Strategy::Written(limit, chart),
                        None => Strategy::Bare(limit),
                    };
                }
                None
            }
            Msg::ClickedPrint => Some(Deed::Print),
            Msg::ClickedSave(name, text) => Some(Deed::Save(name, text)),
        }
    }
}
