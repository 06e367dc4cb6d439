//! The messages of the page about pay tables, in every language. The texts are in `words/…/paytable.ftl`.

pub mod holds;
