//! The strategy chart of a pay table on the page of the pay tables.

use crate::coach::draw::StrategyChart;
use crate::games::video_poker::chart_limit::Limit;

/// The chart on the page, with its limit.
#[derive(Clone, Debug, PartialEq)]
pub enum Strategy {
    /// The player has not asked for a chart.
    Bare(Limit),
    /// A worker writes the chart.
    Asked(Limit),
    /// It is written.
    Written(Limit, Box<StrategyChart>),
}

impl Default for Strategy {
    fn default() -> Strategy {
        Strategy::Bare(Limit::default())
    }
}

/// A message to this part of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this limit.
    Chose(Limit),
    /// The player asked for the chart.
    Wanted,
    /// The player cancelled the chart.
    Cancelled,
    /// The worker has written the chart; `None` if the answer cannot be read.
    Got(Limit, Option<Box<StrategyChart>>),
    /// The player clicked on print.
    ClickedPrint,
    /// The player asked for the chart as a file with this name.
    ClickedSave(&'static str, String),
}

/// A command to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum StrategyAction {
    /// Ask the worker for a chart within this limit.
    Ask(Limit),
    /// Stop the worker.
    Stop,
    /// Print the page.
    Print,
    /// Save a file.
    Save(&'static str, String),
}

impl Strategy {
    /// Returns the limit of the chart.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        match self {
            Strategy::Bare(limit) | Strategy::Asked(limit) | Strategy::Written(limit, _) => *limit,
        }
    }

    /// Drops the chart, because the pay table has changed.
    pub(crate) fn forget(&mut self) {
        *self = Strategy::Bare(self.limit());
    }

    /// Handles a message. An answer to a cancelled question comes too late.
    pub(crate) fn update(&mut self, msg: Msg) -> Option<StrategyAction> {
        match msg {
            Msg::Chose(limit) => {
                let was_asked = matches!(self, Strategy::Asked(_));
                *self = Strategy::Bare(limit);
                was_asked.then_some(StrategyAction::Stop)
            }
            Msg::Wanted => {
                let limit = self.limit();
                let was_asked = matches!(self, Strategy::Asked(_));
                *self = Strategy::Asked(limit);
                (!was_asked).then_some(StrategyAction::Ask(limit))
            }
            Msg::Cancelled => {
                let was_asked = matches!(self, Strategy::Asked(_));
                self.forget();
                was_asked.then_some(StrategyAction::Stop)
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
            Msg::ClickedPrint => Some(StrategyAction::Print),
            Msg::ClickedSave(name, text) => Some(StrategyAction::Save(name, text)),
        }
    }
}
