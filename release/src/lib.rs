//! The other products of the built app besides the served files: the single file, the stand-alone verifier, and the
//! comparison with a second build.

#![forbid(unsafe_code)]

use std::fs;
use std::io;
use std::path::Path;

use testbed::shell::TaskError;

pub mod policy;
pub mod single_file;
pub mod twice;
pub mod verifier;

/// Reads a file.
fn read(file: &Path) -> Result<Vec<u8>, TaskError> {
    fs::read(file).map_err(|error| out_of_reach(file, &error))
}

/// The error for a file that cannot be read or written.
fn out_of_reach(file: &Path, error: &io::Error) -> TaskError {
    TaskError::new(format!("{} is out of reach: {error}.", file.display()))
}
