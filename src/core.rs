//! What every card game here shares: cards, ranks and scores, the fair deal, chips and numbers as they are typed. They
//! are crates of their own, in `crates/`; here they have the one name by which the app knows them.

pub use fair_deal_core::*;
pub use fair_deal_table::{Chips, NotChips, chips, typed};
pub use fair_shuffle::hash::{from_hex, hex};
pub use fair_shuffle::*;
