//! The parts that every card game here shares: cards, ranks and scores, the fair deal, chips, and typed numbers. They
//! are crates in `crates/`, and this module gives them one name inside the app.

pub use fair_deal_core::*;
pub use fair_deal_table::{Chips, NotChips, chips, typed};
pub use fair_shuffle::hash::{from_hex, hex};
pub use fair_shuffle::*;
