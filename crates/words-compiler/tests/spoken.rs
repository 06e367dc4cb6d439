//! The words of the page as a speech synthesiser reads them.

use std::path::Path;

use fair_deal_words_compiler::{Sources, compile, split_numbers};

#[test]
fn digits_of_a_number_stand_together() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words");
    let words = compile(&Sources::read(&words).expect("the words")).expect("no fault in them");
    let found = split_numbers(&words).expect("tables");
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
