//! What each decision at a table is worth, in one place: the coaches of blackjack and of draw poker, and what a bankroll
//! has to stand.

pub use blackjack::coach::*;
pub use draw_poker::coach::{draw, duel};
pub use fair_deal_table::risk;
