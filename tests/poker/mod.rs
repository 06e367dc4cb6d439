//! The native tests of draw poker alone.

mod check_draw;
mod check_match;
mod coach_protocol;
mod draw_at_table;
mod draw_solo;
mod jacks_or_better;
mod jokers;
mod machine;
mod many_hands;
mod mathematician;
pub(crate) mod poker_match;
mod poker_match_chips;
mod poker_match_coach_at_table;
mod poker_match_game;
mod practice_video_poker;
mod prizes;
mod ranking;
mod risk;
pub(crate) mod solo_draw;
mod stats_match;
pub(crate) mod video_poker;
