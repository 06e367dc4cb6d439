//! The lab deals and judges hands by the million, and compares how often each category comes up with
//! its exact probability.
//!
//! - [`hands`]: the number of hands in an experiment, and how each of them follows from its root.
//! - [`run`]: a job as it was run, and what may be concluded from it.
//! - [`work`]: an experiment, or the enumeration of all hands, done in slices.
//! - [`exact`]: the number of hands of each category among all 2,598,960.
//! - [`chi_square`]: how well the observed frequencies fit the exact ones.
//! - [`csv`]: the numbers for a spreadsheet.
//! - [`chosen`]: five cards that the lab explains.

pub mod chi_square;
pub mod chosen;
pub mod csv;
pub mod exact;
pub mod hands;
pub mod run;
pub mod work;

pub use chi_square::{Fit, FitVerdict};
pub use chosen::ChosenCards;
pub use hands::{Hands, NoHands, Root};
pub use run::{Conclusion, Run, Stage};
pub use work::{Counts, Experiment, Job, Report, Work};
