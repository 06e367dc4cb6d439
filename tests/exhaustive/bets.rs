//! The simulation of bets against exact values, and its invariants.

use std::num::NonZeroU32;

use fair_deal::blackjack::{Rules, Surrender};
use fair_deal::coach::counting::{
    BetSimulation, CountedBets, Decision, Index, IndexFinder, Measure, NoSetup, PublishedIndex,
    Ramp, RampResult, Rounding, Setup, System, is_simulated,
};
use fair_deal::coach::risk::Bankroll;
use fair_deal::coach::{Coach, edge};
use fair_deal::core::Decks;
use fair_deal::history::{GameName, worth};

use crate::support::is_soak;

/// Returns the number of rounds of a long simulation: all of them in a soak run, otherwise a tenth.
fn long(rounds: u64) -> u64 {
    if is_soak() { rounds } else { rounds / 10 }
}

/// Returns the tolerance for a figure with this tolerance in a soak run. With a tenth of the rounds it is √10 times as
/// wide.
fn within(tolerance: f64) -> f64 {
    if is_soak() {
        tolerance
    } else {
        tolerance * 10_f64.sqrt()
    }
}

fn played(setup: &Setup, seed: u64, rounds: u64) -> CountedBets {
    let mut simulation = BetSimulation::new(setup, seed).expect("a table");
    simulation.advance(rounds);
    simulation.counted().clone()
}

fn flat(counted: &CountedBets) -> RampResult {
    let ramp = Ramp::flat(1.0).expect("a ramp");
    counted.with(&ramp).expect("rounds")
}

/// A table that shuffles before every round, played without counting.
fn fresh(text: &str) -> Setup {
    let rules: Rules = text.parse().expect(text);
    Setup {
        penetration: None,
        ..Setup::new(rules, System::HiLo)
    }
}

/// Six decks with the published decisions, at the indices that the coach finds.
fn counted_shoe() -> Setup {
    let rules = Rules::VEGAS;
    let coach = Coach::new(&rules);
    let mut setup = Setup::new(rules, System::HiLo);
    let finder = IndexFinder::new(&rules, &coach, &setup.tags, setup.rounding);
    let published = PublishedIndex::all(rules.soft17);
    let decisions = published.into_iter().map(|it| it.decision);
    let found = decisions.filter_map(|decision| match finder.index(decision)? {
        Index::From(index) => Some((decision, index)),
        Index::Always | Index::Never => None,
    });
    setup.decisions = found.collect();
    assert_eq!(setup.decisions.len(), 26);
    setup
}

/// Plays this table without counting. Requires the exact mean within three standard errors and nearly the known
/// variance. The seed is fixed, so the test always passes or always fails.
#[track_caller]
fn is_exact(text: &str, rounds: u64, variances: f64) {
    let setup = fresh(text);
    let result = flat(&played(&setup, 1, rounds));
    let off = (result.gain.mean() - edge(&setup.rules)) / result.standard_error;
    assert!(off.abs() < 3.0, "{text}: {off} standard errors, {result:?}");
    let exact = worth(GameName::Blackjack, text).expect(text);
    let variance = result.gain.deviation().powi(2);
    assert!(
        (variance - exact.variance).abs() < variances,
        "{text}: {variance}"
    );
}

/// The variance is known to a few thousandths.
#[test]
fn edge_without_counting_is_exact() {
    for text in [
        "vegas",
        "vegas.1-deck.h17.naturals-6-5.no-das.no-surrender",
        "vegas.2-decks.h17.double-9-11.split-3.aces-again",
        "house-wins-ties",
        "exam",
    ] {
        is_exact(text, long(20_000_000), within(0.003));
    }
}

/// Rarer rules, which the tables above lack.
#[test]
fn edge_of_rare_rules_is_exact() {
    for text in [
        "vegas.charlie-5.charlie-split",
        "single-deck.charlie-6.double-any-cards",
        "vegas.1-deck.double-any-cards.rescue",
        "vegas.aces-hit.aces-again",
        "vegas.2-decks.aces-hit-double",
        "vegas.tens-never",
        "vegas.early-surrender",
        "vegas.early-10-late",
        "vegas.2-decks.surrender-any-cards",
        "vegas.enhc",
        "vegas.obo",
        "macau",
        "vegas.1-deck.enhc.early-ace-late",
        "vegas.enhc.surrender-or-natural",
        "vegas.2-decks.enhc.double-any-cards.rescue.charlie-5.charlie-split",
        "vegas.2-decks.obo.double-any-cards.rescue.charlie-5.aces-hit",
    ] {
        is_exact(text, long(4_000_000), within(0.01));
    }
}

/// From a fresh shoe it makes no difference who plays first.
#[test]
fn other_seats_leave_the_edge_of_a_fresh_shoe() {
    let setup = Setup {
        seats: 5,
        ..fresh("vegas.2-decks")
    };
    let result = flat(&played(&setup, 3, long(8_000_000)));
    let off = (result.gain.mean() - edge(&setup.rules)) / result.standard_error;
    assert!(off.abs() < 3.0, "{off} standard errors");
}

/// Source: README of the simulator freebj 1.2.2 by Kévin Lesénéchal (crates.io). It prints the result of 1,000,000
/// rounds by its default rules: six decks, of which 250 cards are dealt, S17, no double after a split, no surrender,
/// aces split once, basic strategy, flat bet. The result is -0.006966, with a deviation of 1.134226.
#[test]
fn published_result_of_a_flat_bet_is_reproduced() {
    const MEAN: f64 = -0.006_966;
    const DEVIATION: f64 = 1.134_226;
    let rules = "vegas.no-das.no-surrender.shoe-80".parse().expect("rules");
    let setup = Setup::new(rules, System::HiLo);
    let result = flat(&played(&setup, 5, long(20_000_000)));
    let error = result.standard_error.hypot(DEVIATION / 1e6_f64.sqrt());
    let off = (result.gain.mean() - MEAN) / error;
    assert!(off.abs() < 3.0, "{off} standard errors: {result:?}");
    let ratio = result.gain.deviation() / DEVIATION;
    assert!((ratio - 1.0).abs() < 0.01, "{ratio}: {result:?}");
}

/// Source: the simulator freebj 1.1.2 by Kévin Lesénéchal (crates.io), which shares no code with ours: six decks, S17,
/// DAS, no surrender, 234 cards dealt, basic strategy by totals, Hi-Lo rounded to the nearest for the bet, insurance
/// from a true count of 3. The first ramp is the one in its README. The figures come from `freebj --hilo --das -p 234
/// -n 200M`, and with `-n 100M -b 1 --bet-per-tc=2 --bet-max-tc=5`. That version takes the last flag for the bet at 0
/// and below.
#[test]
fn independent_simulator_agrees() {
    let rules = "vegas.no-surrender";
    let setup = Setup {
        rounding: Rounding::Nearest,
        penetration: Some(75),
        // Their simulator insures by the count before rounding. From 2.5 to 3 that gains next to nothing.
        decisions: vec![(Decision::Insurance, 3)],
        ..Setup::new(rules.parse().expect(rules), System::HiLo)
    };
    let counted = played(&setup, 1, long(40_000_000));
    let linear = |lowest: f64, of_count: fn(i32) -> f64, from: i32| {
        let steps = (from..=40).map(|count| (count, of_count(count)));
        Ramp::new(lowest, steps.collect()).expect("a ramp")
    };
    for (ramp, rounds, mean, deviation) in [
        (
            linear(0.0, |count| f64::from(1 + count), 0),
            200e6_f64,
            0.011_703_95,
            2.526_888_755,
        ),
        (
            linear(5.0, |count| f64::from(1 + 2 * count), 1),
            100e6,
            -0.009_937_545,
            6.338_043_915,
        ),
    ] {
        let ours = counted.with(&ramp).expect("rounds");
        let error = ours.standard_error.hypot(deviation / rounds.sqrt());
        let off = (ours.gain.mean() - mean) / error;
        assert!(off.abs() < 3.0, "{off} standard errors: {ours:?}");
        let ratio = ours.gain.deviation() / deviation;
        assert!((ratio - 1.0).abs() < within(0.003), "{ratio}: {ours:?}");
    }
}

#[test]
fn same_seed_makes_the_same_rounds() {
    let setup = Setup {
        missed: NonZeroU32::new(50),
        seats: 3,
        ..counted_shoe()
    };
    let whole = played(&setup, 7, 100_000);
    assert_eq!(played(&setup, 7, 100_000), whole);
    let mut simulation = BetSimulation::new(&setup, 7).expect("a table");
    for rounds in [1, 999, 99_000] {
        simulation.advance(rounds);
    }
    assert_eq!(*simulation.counted(), whole);
    assert_eq!(whole.rounds(), 100_000);
    assert_ne!(played(&setup, 8, 100_000), whole);
}

/// The gain of the published decisions is the sum of the worths of their indices. With surrender, the index to stand on
/// 16 against a ten is worth little, so this table has no surrender.
#[test]
fn gain_of_decisions_is_the_worth_of_indices() {
    let rules = Rules {
        surrender: Surrender::No,
        ..Rules::VEGAS
    };
    let coach = Coach::new(&rules);
    let basic = Setup::new(rules, System::HiLo);
    let finder = IndexFinder::new(&rules, &coach, &basic.tags, basic.rounding);
    let decisions = counted_shoe().decisions;
    let ramp: Ramp = "1,1:2,2:4,3:6,4:8,5:10,6:12".parse().expect("a ramp");
    let each = decisions.iter().filter_map(|(decision, _)| {
        // This table has no surrender.
        finder.worth(*decision, |count| ramp.bet(count))
    });
    let worth: f64 = each.sum();
    let counts = Setup {
        decisions,
        ..basic.clone()
    };
    let with = |setup| {
        played(setup, 5, long(40_000_000))
            .with(&ramp)
            .expect("rounds")
    };
    let (basic, counts) = (with(&basic), with(&counts));
    let gain = counts.gain.mean() - basic.gain.mean();
    let error = counts.standard_error.hypot(basic.standard_error);
    assert!(
        (gain - worth).abs() < 3.0 * error,
        "{gain} ± {error}, {worth}"
    );
    // A tenth of the rounds does not tell the gain from 0.
    assert!(!is_soak() || gain > 3.0 * error, "{gain} ± {error}");
}

#[test]
fn rounds_begin_at_counts_as_often_as_estimated() {
    let setup = counted_shoe();
    let coach = Coach::new(&setup.rules);
    let finder = IndexFinder::new(&setup.rules, &coach, &setup.tags, setup.rounding);
    let counted = played(&setup, 2, 4_000_000);
    for at in counted.by_count() {
        #[expect(clippy::cast_precision_loss, reason = "some millions")]
        let share = at.rounds as f64 / 4e6;
        let estimate = finder.chance_of(at.count);
        assert!((share - estimate).abs() < 0.06, "{at:?}: {estimate}");
        if (-6..=6).contains(&at.count) {
            assert!(share > 0.004, "{at:?}");
        }
    }
    // Half a percent for each true count, a common rule of thumb.
    let means: Vec<_> = counted
        .by_count()
        .filter(|at| at.count.abs() <= 3)
        .collect();
    let [first, .., last] = &means[..] else {
        panic!("no counts");
    };
    let slope = (last.mean - first.mean) / f64::from(last.count - first.count);
    assert!((0.004..0.007).contains(&slope), "{slope}");
}

#[test]
fn player_who_misses_every_card_bets_at_zero() {
    let setup = Setup {
        missed: NonZeroU32::new(1),
        ..counted_shoe()
    };
    let counted = played(&setup, 1, 100_000);
    let at: Vec<i32> = counted.by_count().map(|at| at.count).collect();
    assert_eq!(at, [0]);
}

#[test]
fn ko_bets_by_its_running_count() {
    let decks = Decks::new(6).expect("six");
    let setup = Setup {
        measure: Measure::RunningCount,
        penetration: None,
        ..Setup::new(Rules::VEGAS, System::KnockOut)
    };
    assert_eq!(format!("{}", System::KnockOut.start(decks)), "-20");
    let at: Vec<i32> = played(&setup, 1, 10_000)
        .by_count()
        .map(|at| at.count)
        .collect();
    assert_eq!(at, [-20]);
    let shoe = Setup {
        penetration: Some(75),
        ..setup
    };
    let counted = played(&shoe, 1, 4_000_000);
    let mean = |range: std::ops::RangeInclusive<i32>| {
        let those = counted.by_count().filter(|at| range.contains(&at.count));
        #[expect(clippy::cast_precision_loss, reason = "some millions")]
        let each = those.map(|at| (at.rounds as f64, at.rounds as f64 * at.mean));
        let (rounds, sum) = each.fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        sum / rounds
    };
    // The key count is the count from which the player has an edge.
    assert!(mean(-30..=-14) < -0.003 && mean(0..=20) > 0.008);
}

/// A small pack that is dealt nearly to its end, so the cards run out within rounds.
#[test]
fn cards_that_run_out_are_shuffled_anew() {
    let setup = Setup {
        penetration: Some(95),
        seats: 7,
        ..fresh("vegas.1-deck")
    };
    let result = flat(&played(&setup, 1, 1_000_000));
    assert!(result.gain.mean().abs() < 0.03, "{result:?}");
}

#[test]
fn best_ramp_keeps_the_risk_and_gains_most() {
    let counted = played(&counted_shoe(), 1, long(20_000_000));
    let bank = Bankroll::new(1_000.0).expect("a bankroll");
    let best = |risk, least, most| {
        let ramp = counted.best_ramp(bank, risk, least, most).expect("bets");
        ramp.and_then(|ramp| counted.with(&ramp)).expect("a ramp")
    };
    let other: Ramp = "1,1:2,2:4,3:8,4:12".parse().expect("a ramp");
    let other = counted.with(&other).expect("rounds");
    let result = best(other.gain.ruin(bank), 1.0, 12.0);
    assert!(result.gain.ruin(bank) <= other.gain.ruin(bank) + 1e-9);
    assert!(
        result.gain.mean() >= other.gain.mean(),
        "{result:?} {other:?}"
    );
    // Without a minimum bet: the best SCORE of all.
    let kelly = best((-2.0_f64).exp(), 0.0, 1e5);
    let score = |result: &RampResult| result.gain.score().expect("a gain");
    assert!(score(&kelly) > score(&result) && score(&kelly) > score(&other));
    assert!(
        (kelly.gain.ruin(bank) - (-2.0_f64).exp()).abs() < 0.001,
        "{kelly:?}"
    );
    // Less risk gives less gain. With too small a bankroll there is no ramp.
    assert!(best(0.08, 1.0, 12.0).gain.mean() < best(0.2, 1.0, 12.0).gain.mean());
    let poor = Bankroll::new(2.0).expect("a bankroll");
    assert_eq!(counted.best_ramp(poor, 0.01, 1.0, 12.0), Ok(None));
    let wrong = NoSetup::Bets {
        least: 2.0,
        most: 1.0,
    };
    assert_eq!(counted.best_ramp(bank, 0.1, 2.0, 1.0), Err(wrong));
}

#[test]
fn impossible_tables_are_refused() {
    let setup = fresh("vegas");
    let refused = |setup: &Setup| BetSimulation::new(setup, 1).map(|_| ()).unwrap_err();
    for seats in [0, 8] {
        let setup = Setup {
            seats,
            ..setup.clone()
        };
        assert_eq!(refused(&setup), NoSetup::Seats(seats));
    }
    for percent in [0, 96] {
        let penetration = Some(percent);
        let setup = Setup {
            penetration,
            ..setup.clone()
        };
        assert_eq!(refused(&setup), NoSetup::Penetration(percent));
    }
    let by_rank = fresh("vegas.tens-by-rank");
    assert_eq!(refused(&by_rank), NoSetup::Rules);
    assert!(!is_simulated(&by_rank.rules) && is_simulated(&setup.rules));
    let decisions = vec![(Decision::Insurance, 61)];
    assert_eq!(refused(&Setup { decisions, ..setup }), NoSetup::Index(61));
}
