//! The lab deals and ranks hands by the million, and compares the frequency of each category with its exact
//! probability.
//!
//! - [`hands`]: the number of hands in an experiment, and their derivation from its root.
//! - [`run`]: a job with its progress, and the conclusion from it.
//! - [`work`]: an experiment, or the enumeration of all hands, in slices.
//! - [`exact`]: the number of hands of each category among all 2,598,960.
//! - [`chi_square`]: the fit of the observed frequencies to the exact ones.
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
