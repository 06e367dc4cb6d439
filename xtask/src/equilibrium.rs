//! `cargo xtask equilibrium`: solves the poker match with bets for two players, and writes the solution that the page
//! gets. The example of that name in the crate of the game does the work, because an optimised build of it takes less
//! time than one of this crate.

use std::fs;

use testbed::shell::{self, TaskError};

use crate::size;

/// The solution, from the project's folder.
const FILE: &str = "crates/draw-poker/solution/poker-match.bin";

/// The limit for its size with brotli, in bytes.
const MOST: usize = 150_000;

/// Solves the match, and weighs the file. With `minutes`, the full match is solved for that time.
pub(crate) fn solve(minutes: Option<u32>) -> Result<(), TaskError> {
    let mut command = shell::cargo();
    let words = "run --quiet --profile worker --package draw-poker --example equilibrium";
    command.args(words.split(' '));
    if let Some(minutes) = minutes {
        command.args(["--", "--minutes", &minutes.to_string()]);
    }
    shell::run(&mut command)?;
    let bytes = fs::read(FILE).map_err(|error| TaskError::new(format!("{FILE}: {error}.")))?;
    let packed = size::packed_length(&bytes)?;
    println!(
        "{FILE} has {} bytes, and {packed} with brotli.",
        bytes.len()
    );
    if packed > MOST {
        return Err(TaskError::new(format!("With brotli it may have {MOST}.")));
    }
    Ok(())
}
