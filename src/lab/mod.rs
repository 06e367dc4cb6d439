//! The lab: hands are dealt and judged by the million, and what comes up is held against what must.
//!
//! - [`hands`]: how many hands an experiment has, and which hand each of them is.
//! - [`work`]: an experiment, or the enumeration of all hands, done in slices that can be counted.
//! - [`exact`]: how many of the 2,598,960 hands are of each category.
//! - [`chi_square`]: how well what came up fits what must.
//! - [`csv`]: the numbers for a spreadsheet.
//! - [`chosen`]: five cards that the lab explains.

pub mod chi_square;
pub mod chosen;
pub mod csv;
pub mod exact;
pub mod hands;
pub mod work;

pub use chi_square::{Fit, FitVerdict};
pub use chosen::ChosenCards;
pub use hands::{Hands, NoHands, Root};
pub use work::{Counts, Experiment, Job, Report, Work};
