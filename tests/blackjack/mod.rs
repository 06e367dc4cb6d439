//! The native tests of blackjack alone.

mod check_charts;
mod check_counting;
mod check_rules;
mod check_side_bets;
pub(crate) mod coach;
mod coach_at_table;
mod coach_protocol;
mod count;
mod day_cost;
mod own_chart;
mod presets;
mod rounds;
mod rules_page;
mod seats;
mod shoe;
mod short_charts;
mod side_bets;
mod split_hands;
mod table_count;
