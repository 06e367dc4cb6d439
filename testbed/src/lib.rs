//! What the project's tasks share with the browser tests: the server of the built page
//! ([`serve`]), the table of the browsers ([`browsers`]), how programs are found ([`shell`]), and how all is compiled for
//! the browser ([`wasm`]).

pub mod browsers;
pub mod serve;
pub mod shell;
pub mod wasm;
