//! The speed of the simulation of bets by the count, compared with a plain loop over the game's own rounds. The run
//! also checks the means of the simulation:
//!
//! ```text
//! cargo run --profile worker --example bets_bench [ROUNDS]
//! ```
//!
//! Five tables are simulated without counting, with the cards shuffled for every round, and one table with a count. The
//! run ends with an error if a mean without counting is more than three standard errors from the exact value. It also
//! does if the simulation of a table plays fewer than 8 times the rounds of the plain loop in the same time. The limit
//! is a ratio, because a busy machine slows both. On the slowest machine so far the plain loop plays 14 million rounds
//! a minute, so the ratio means 112 million.

use std::process::ExitCode;
use std::time::Instant;

use fair_deal::blackjack::Rules;
use fair_deal::coach::counting::{
    BetSimulation, Index, IndexFinder, PublishedIndex, Ramp, Setup, System,
};
use fair_deal::coach::{Coach, Simulation, edge};

/// The minimum ratio of simulated rounds to rounds of the plain loop in the same time.
const LEAST: f64 = 8.0;

fn main() -> ExitCode {
    let rounds = std::env::args().nth(1).and_then(|it| it.parse().ok());
    let rounds: u64 = rounds.unwrap_or(20_000_000);
    let mut is_right = true;
    for text in [
        "vegas",
        "vegas.1-deck.h17.naturals-6-5.no-das.no-surrender",
        "vegas.2-decks.h17.double-9-11.split-3.aces-again",
        "macau",
        "vegas.2-decks.double-any-cards.rescue.charlie-5.aces-hit",
    ] {
        let Ok(rules) = text.parse::<Rules>() else {
            continue;
        };
        is_right &= without_counting(rules, rounds);
    }
    is_right &= with_counting(rounds);
    if is_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn without_counting(rules: Rules, rounds: u64) -> bool {
    let exact = edge(&rules);
    let setup = Setup {
        penetration: None,
        ..Setup::new(rules, System::HiLo)
    };
    let Ok(mut simulation) = BetSimulation::new(&setup, 1) else {
        return false;
    };
    let begin = Instant::now();
    simulation.advance(rounds);
    let speed = per_minute(rounds, begin);
    let flat = Ramp::flat(1.0).ok();
    let Some(result) = flat.and_then(|flat| simulation.counted().with(&flat)) else {
        return false;
    };
    let off = (result.gain.mean() - exact) / result.standard_error;
    println!(
        "{rules}: {:+.6}, exact {exact:+.6}, {off:+.2} standard errors",
        result.gain.mean()
    );
    let mut plain = Simulation::new(&rules, 1);
    let few = rounds / 200;
    let begin = Instant::now();
    if plain.advance(few).is_err() {
        return false;
    }
    let ratio = speed / per_minute(few, begin);
    println!(
        "  {:.0} million rounds a minute, {ratio:.1} times the plain loop",
        speed / 1e6
    );
    off.abs() <= 3.0 && ratio >= LEAST
}

/// Six decks with the published indices.
fn with_counting(rounds: u64) -> bool {
    let rules = Rules::VEGAS;
    let coach = Coach::new(&rules);
    let mut setup = Setup::new(rules, System::HiLo);
    let finder = IndexFinder::new(&rules, &coach, &setup.tags, setup.rounding);
    let decisions = PublishedIndex::all(rules.soft17);
    let decisions = decisions.into_iter().map(|it| it.decision);
    let with_index = decisions.filter_map(|decision| match finder.index(decision)? {
        Index::From(index) => Some((decision, index)),
        Index::Always | Index::Never => None,
    });
    setup.decisions = with_index.collect();
    let Ok(mut simulation) = BetSimulation::new(&setup, 1) else {
        return false;
    };
    let begin = Instant::now();
    simulation.advance(rounds);
    let speed = per_minute(rounds, begin);
    let mut plain = Simulation::new(&rules, 1);
    let few = rounds / 200;
    let begin = Instant::now();
    if plain.advance(few).is_err() {
        return false;
    }
    let ratio = speed / per_minute(few, begin);
    println!(
        "{rules}, counted: {:.0} million rounds a minute, {ratio:.1} times the plain loop",
        speed / 1e6
    );
    for ramp in ["1", "1,1:2,2:4,3:8,4:12"] {
        let ramp = ramp.parse::<Ramp>().ok();
        if let Some(result) = ramp.and_then(|ramp| simulation.counted().with(&ramp)) {
            println!(
                "  {result:?}, SCORE {:?}, N0 {:?}",
                result.gain.score(),
                result.gain.n0()
            );
        }
    }
    for at in simulation
        .counted()
        .by_count()
        .filter(|it| it.count.abs() < 8)
    {
        println!(
            "  {:+}: {} rounds, {:+.5} ± {:.5}",
            at.count,
            at.rounds,
            at.mean,
            at.standard_error()
        );
    }
    ratio >= LEAST
}

#[expect(clippy::cast_precision_loss, reason = "a speed")]
fn per_minute(rounds: u64, begin: Instant) -> f64 {
    60.0 * rounds as f64 / begin.elapsed().as_secs_f64()
}
