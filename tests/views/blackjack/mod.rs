//! The views of blackjack alone.

mod bets_page;
mod counting_page;
mod hand_page;
mod rules_page;
mod table;
