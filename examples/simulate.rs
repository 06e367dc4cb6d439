//! Plays rounds of blackjack by the coach's strategy, and compares their mean with the exact value:
//!
//! ```text
//! cargo run --profile worker --example simulate --
//!     --rules vegas --rounds 100000000 --seed 1
//! ```
//!
//! The rules are written as in a link: a preset such as `classic` or `vegas` with the differences, as in
//! `vegas.1-deck.h17`. The cards are shuffled for every round. `fair_deal::coach::simulation` documents the deals and
//! the use of the seed. Progress goes to standard error, the result to standard output.
//!
//! The exit code is 1 if the mean is more than 3 standard errors off, and 2 for invalid input.

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use fair_deal::blackjack::Rules;
use fair_deal::coach::{Simulation, edge};

/// The limit for the difference of the mean, in standard errors.
const MOST_ERRORS: f64 = 3.0;

/// The number of rounds between two progress messages.
const SLICE: u64 = 1_000_000;

const USAGE: &str = "write --rules RULES --rounds NUMBER --seed NUMBER, all of them or some; \
                     otherwise they are vegas, 1000000 and 1.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    match Parameters::read(&args).and_then(|parameters| parameters.run()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// The parameters of the simulation.
struct Parameters {
    rules: Rules,
    rounds: u64,
    seed: u64,
}

impl Parameters {
    fn read(args: &[String]) -> Result<Parameters, Box<dyn Error>> {
        let mut parameters = Parameters {
            rules: Rules::VEGAS,
            rounds: 1_000_000,
            seed: 1,
        };
        for pair in args.chunks(2) {
            let [name, value] = pair else {
                return Err(format!("{} needs a value: {USAGE}", pair[0]).into());
            };
            let number = || {
                let no_number = |_| format!("{value:?} is no number for {name}.");
                value.parse::<u64>().map_err(no_number)
            };
            match name.as_str() {
                "--rules" => parameters.rules = value.parse()?,
                "--rounds" => parameters.rounds = number()?,
                "--seed" => parameters.seed = number()?,
                other => return Err(format!("There is no flag {other:?}: {USAGE}").into()),
            }
        }
        if parameters.rounds < 2 {
            return Err("A variance needs two rounds or more.".into());
        }
        Ok(parameters)
    }

    /// Plays the rounds. Returns true if the mean is within the limit.
    fn run(&self) -> Result<bool, Box<dyn Error>> {
        let begin = Instant::now();
        let mut simulation = Simulation::new(&self.rules, self.seed);
        let mut left = self.rounds;
        while left > 0 {
            let rounds = left.min(SLICE);
            simulation.advance(rounds)?;
            left -= rounds;
            let seconds = begin.elapsed().as_secs_f64();
            eprintln!(
                "{} of {} rounds, {seconds:.0} s",
                self.rounds - left,
                self.rounds
            );
        }
        let summary = simulation.summary().ok_or("No rounds were played.")?;
        let exact = edge(simulation.rules());
        let off = (summary.mean - exact) / summary.standard_error;
        println!("rules: {}", simulation.rules());
        println!("seed: {}", self.seed);
        println!("rounds: {}", summary.rounds);
        println!("mean: {:+.7}", summary.mean);
        println!("variance: {:.6}", summary.variance);
        println!("standard error: {:.7}", summary.standard_error);
        println!("exact value: {exact:+.9}");
        println!("difference: {off:+.2} standard errors, at most {MOST_ERRORS}");
        println!("time: {:.0} s", begin.elapsed().as_secs_f64());
        Ok(off.abs() <= MOST_ERRORS)
    }
}
