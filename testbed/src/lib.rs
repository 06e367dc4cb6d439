//! What the project's tasks share with the browser tests: the server of the built page
//! ([`serve`]), the table of the browsers ([`browsers`]), and how programs are found ([`shell`]).

pub mod browsers;
pub mod serve;
pub mod shell;
