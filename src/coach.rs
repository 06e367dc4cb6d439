//! The value of each decision at a table: the coaches of blackjack and draw poker, and the bankroll that a game needs.

pub use blackjack::coach::*;
pub use draw_poker::coach::{draw, duel};
pub use fair_deal_table::risk;
