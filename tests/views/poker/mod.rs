//! The views of draw poker alone.

pub(crate) mod equilibrium_page;
mod pay_table_page;
mod poker_match_table;
mod tables;
mod video_poker_table;
