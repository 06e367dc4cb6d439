//! `match` of `examples/check.rs`, run as a user runs it.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::check_example::{answer, example, refusal};
use serde_json::{Value, json};

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

/// Returns the lines that answer these lines.
fn batch(lines: &[&str]) -> Vec<Value> {
    let mut check = Command::new(example())
        .args(["match", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("to run");
    let mut input = check.stdin.take().expect("standard input");
    input
        .write_all(lines.join("\n").as_bytes())
        .expect("to write");
    drop(input);
    let output = check.wait_with_output().expect("to end");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(parsed).collect()
}

#[test]
fn match_prints_the_mix_and_the_losses() {
    let royal = parsed(&answer(&[
        "match",
        "--cards",
        "AS KS QS JS TS",
        "--history",
        "k k 1 1 k b",
    ]));
    assert_eq!(royal["mix"]["f"], 0.0);
    assert!(royal["loss"]["f"].as_f64() > Some(6.0));
    let mix = royal["mix"].as_object().expect("a mix");
    let shares: f64 = mix.values().filter_map(Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-12);
    // A flush is kept as it is. The other swaps keep the best cards for their number.
    let flush = parsed(&answer(&[
        "match",
        "--cards",
        "AS QS 9S 6S 3S",
        "--history",
        "b c",
    ]));
    let kept: Vec<&String> = flush["mix"].as_object().expect("a mix").keys().collect();
    assert_eq!(kept.len(), 6);
    assert_eq!(flush["mix"]["AS QS 9S 6S 3S"], 1.0);
    assert_eq!(flush["loss"]["AS QS 9S 6S 3S"], 0.0);
}

#[test]
fn batch_refuses_only_the_lines_that_cannot_be() {
    let first = r#"{"cards": "KS KH 7D 4C 2H", "history": ""}"#;
    let answers = batch(&[
        first,
        "KS KH",
        r#"{"cards": "KS KH 7D 4C 2H"}"#,
        r#"{"cards": "KS KH 7D 4C", "history": "k"}"#,
        r#"{"cards": "KS KH 7D 4C KS", "history": "k"}"#,
        r#"{"cards": "KS KH 7D 4C 1H", "history": "k"}"#,
        r#"{"cards": "KS KH 7D 4C 2H", "history": "k b k"}"#,
        r#"{"cards": "KS KH 7D 4C 2H", "history": "b f"}"#,
        first,
    ]);
    let sentences = [
        "This line is not a JSON object: KS KH",
        "A line needs a text for \"history\".",
        "A poker hand has five cards; this one has 4.",
        "A poker hand has five different cards; this one has KS twice.",
        "“1H” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.",
        "The history goes on with one of f, c, r, not with \"k\".",
        "The hand ends before the end of this history.",
    ];
    assert_eq!(answers.len(), sentences.len() + 2);
    for (answer, sentence) in answers[1..].iter().zip(sentences) {
        assert_eq!(*answer, json!({ "error": sentence }));
    }
    let alone = answer(&["match", "--cards", "KS KH 7D 4C 2H"]);
    assert_eq!(answers[0], parsed(&alone));
    assert_eq!(answers[0], answers[answers.len() - 1]);
}

#[test]
fn match_refuses_invalid_arguments() {
    for (args, sentence) in [
        (&["match"][..], "--cards is missing."),
        (
            &["match", "--cards", "KS KH 7D 4C 2H", "--history", "k k 7"],
            "The history goes on with one of 0 to 5, not with \"7\".",
        ),
        (
            &["match", "--batch", "yes"],
            "The flags here are --cards, --history, not \"--batch\".",
        ),
    ] {
        assert_eq!(refusal(args), sentence);
    }
}
