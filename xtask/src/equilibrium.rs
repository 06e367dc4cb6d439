//! `cargo xtask equilibrium`: solves the poker match with bets for two players. The example of that name in the crate
//! of the game does the work, because an optimised build of it takes less time than one of this crate.

use testbed::shell::{self, TaskError};

/// Solves the match. With `minutes`, stops after that time.
pub(crate) fn solve(minutes: Option<u32>) -> Result<(), TaskError> {
    let mut command = shell::cargo();
    let words = "run --quiet --profile worker --package draw-poker --example equilibrium";
    command.args(words.split(' '));
    if let Some(minutes) = minutes {
        command.args(["--", "--minutes", &minutes.to_string()]);
    }
    shell::run(&mut command)
}
