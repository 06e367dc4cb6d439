//! Shared code of the project's tasks and the browser tests: the server of the built app ([`serve`]), the table of the
//! browsers ([`browsers`]), finding and running programs ([`shell`]), and compiling for the browser ([`wasm`]).

pub mod browsers;
pub mod serve;
pub mod shell;
pub mod wasm;
