//! The strategy chart of a game of video poker: holds in order of value, short enough to learn, with its exact cost.
//!
//! A chart is a list of rows. The player holds the cards of the first row that fits the hand. Where several holds of a
//! hand fit that row, the chart does not say which: the cost takes the worst of them, so that it never errs.
//!
//! - [`holding`]: the kinds of holds that rows are made of.
//! - [`build`]: how a chart is made from the exact values of all deals.
//!
//! The cost is the sum over all hands that can be dealt, as an exact fraction; the price of a row is what the chart
//! costs more without it.

pub mod build;
pub mod holding;
mod numbers;

pub use build::{ByChart, ChartBuilder, StrategyChart, StrategyRow};
pub use holding::{Held, Holding, Ranks};
