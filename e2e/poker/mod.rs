//! The browser tests of draw poker alone.

pub(crate) mod jacks_or_better;
pub(crate) mod many_hands;
pub(crate) mod poker_match;
pub(crate) mod poker_match_chips;
pub(crate) mod solo_draw;
pub(crate) mod video_poker;
