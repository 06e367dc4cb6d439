//! The strategy chart of a game of video poker: holds in order of value, short enough to learn, with the exact cost.
//!
//! A chart is a list of rows. The player holds the cards of the first row that fits the hand. If several holds of a
//! hand fit that row, the chart does not choose between them. The cost then counts the worst one, so it is an upper
//! bound.
//!
//! - [`holding`]: the kinds of holds that rows consist of.
//! - [`build`]: the construction of a chart from the exact values of all deals.
//! - [`curve`]: the best charts found for each number of rows.
//! - [`exercises`]: the rows with hands to decide about.
//!
//! The cost is a sum over all hands that can be dealt, as an exact fraction. The price of a row is the additional cost
//! of the chart without it.

pub mod build;
pub mod curve;
pub mod exercises;
pub mod holding;
mod numbers;

pub use build::{ChartBuilder, ChartPlay, StrategyChart, StrategyRow};
pub use curve::ChartCurve;
pub use exercises::{RowExercise, RowExercisesQuestion, RowHand};
pub use holding::{Held, Holding, Ranks};
