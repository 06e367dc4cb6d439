//! The languages of the page. Their one list is in `crates/words`.

pub use fair_deal_words::{Direction, Language};
