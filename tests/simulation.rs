//! The coach against the game itself: rounds dealt and played by the coach's strategy come to what the
//! coach says that a round is worth.

use fair_deal::blackjack::Rules;
use fair_deal::coach::{Simulation, edge};

/// The seed is fixed, so that the test either always passes or always fails. It finds what is off by one and
/// a half percent of a bet; docs/validation.md has longer runs.
#[test]
fn simulated_rounds_come_to_what_the_coach_says() {
    for (rules, rounds) in [
        ("vegas", 200_000),
        ("classic", 200_000),
        ("vegas.1-deck.h17.naturals-6-5.no-das.no-surrender", 200_000),
        ("vegas.2-decks.h17.double-9-11.split-3.aces-again", 100_000),
        ("house-wins-ties", 100_000),
        ("exam", 100_000),
    ] {
        let rules: Rules = rules.parse().expect(rules);
        let mut simulation = Simulation::new(&rules, 1);
        simulation.advance(rounds).expect("rounds");
        let summary = simulation.summary().expect("rounds");
        let off = (summary.mean - edge(&rules)) / summary.standard_error;
        assert!(
            off.abs() < 4.0,
            "{rules}: {off} standard errors, {summary:?}"
        );
    }
}
