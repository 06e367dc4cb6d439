//! `chart` of `examples/check.rs`, run as a user runs it.

use crate::check_example::{answer, json, refusal};

/// The flags of a table with one deck, where the best chart takes the least time.
const TABLE: &str = "--decks 1 --soft17 hit --das no --split 4";

fn split(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

#[test]
fn chart_refuses_invalid_costs() {
    for flags in [
        "--cost -1",
        "--cost 2",
        "--cost x",
        "--coins 6",
        "--table 1/2/3",
        "--cost 0.1 --rows 3",
        "--curve --rows 3",
        "--curve --curve",
    ] {
        refusal(&split(&format!("chart --game jacks {flags}")));
    }
}

#[test]
fn best_chart_of_totals_round_trips() {
    let table = split(TABLE);
    let line = answer(&[&["chart", "--blackjack", "best"], &table[..]].concat());
    let best: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let edge = json(&[&["edge"], &table[..]].concat());
    assert_eq!(best["best"], edge["ev"]);
    let cost = best["cost"].as_f64().expect("a number");
    assert!(cost > 0.0 && cost < 0.0005, "{cost}");
    let text = best["chart"].as_str().expect("a text");
    let again = answer(&[&["chart", "--blackjack", text], &table[..]].concat());
    assert_eq!(line, again);
}

#[test]
fn bad_chart_of_totals_is_refused_with_its_place() {
    let lines = [
        (
            "hard 4-20: S S S S S S S S S",
            "hard 4-20 has 9 plays, not 10: one for each upcard from 2 to 10, then the ace.",
        ),
        (
            "hard 4-20: S S S S S S S S S Q",
            "hard 4-20 against A has no play \"Q\": write S, H, Dh, Ds, Rh or Rs.",
        ),
        ("hard 4-20: S S S S S S S S S S", "soft 12 is missing."),
    ];
    for (chart, sentence) in lines {
        let args = [&["chart", "--blackjack", chart], &split(TABLE)[..]].concat();
        assert_eq!(refusal(&args), sentence);
    }
    let args = [&["chart", "--game", "jacks"], &split(TABLE)[..]].concat();
    assert_eq!(refusal(&args), "--decks and --game exclude each other.");
}
