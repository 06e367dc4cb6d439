//! The words of the page of the pay tables, in every language. All of them are messages: see `words/en/paytable.ftl`.

pub mod holds;
