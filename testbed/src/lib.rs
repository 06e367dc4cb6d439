//! Shared code of the project's tasks and the browser tests: the server of the built app ([`serve`]), the table of the
//! browsers ([`browsers`]), the programs that open saved files ([`office`]) and what a spreadsheet takes for a value
//! ([`sheet`]), reading the page's texts ([`text`]), finding and running programs ([`shell`]), and compiling for the
//! browser ([`wasm`]).

pub mod browsers;
pub mod office;
pub mod serve;
pub mod sheet;
pub mod shell;
pub mod text;
pub mod wasm;
