//! What counts every hand and every draw, plays by the million, or works a game out by brute force: one binary, which is
//! optimised. `cargo xtask test --fast` leaves it out.

mod by_hand;
mod coach_brute;
mod draw_coach;
mod duel;
mod duel_chips;
mod duel_coach;
mod jokers;
mod random_rounds;
mod scoring;
mod simulation;
mod statistics;
#[path = "../support/mod.rs"]
mod support;
