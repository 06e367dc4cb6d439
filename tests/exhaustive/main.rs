//! The slow native tests: brute force, rounds by the million, and most of the tests that count every hand or draw. Some
//! quick tests of the same subjects are here too. All are optimised, and `cargo xtask test --fast` leaves them out.

mod bets;
mod by_hand;
mod coach_brute;
mod counting;
mod draw_coach;
mod jokers;
mod machine;
mod numbered;
mod poker_match;
mod poker_match_chips;
mod poker_match_coach;
mod random_rounds;
mod round_by_hand;
mod rounds;
mod scoring;
mod simulation;
mod statistics;
mod strategy_chart;
#[path = "../support/mod.rs"]
mod support;
