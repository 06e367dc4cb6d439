//! The messages of the page about pay tables, in every language. The texts are in `words/en/paytable.ftl`.

pub mod holds;
