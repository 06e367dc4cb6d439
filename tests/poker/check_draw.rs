//! `draw` and `return` of `examples/check.rs`, run as a user runs them.

use crate::check_example::{answer, json, refusal};
use crate::support::golden;

#[test]
fn draw_agrees_with_the_golden_holds() {
    let golden = golden("draw_poker.json");
    for case in golden["holds_9_6"].as_array().expect("a list") {
        let hand = case["hand"].as_str().expect("codes");
        let line = answer(&["draw", "--table", "9/6", "--hand", hand]);
        assert!(line.starts_with("{\"best\": \""), "{line}");
        let object: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(object["best"], case["best"], "{hand}");
        let holds = object["holds"].as_array().expect("a list");
        assert_eq!(holds.len(), 32);
        assert_eq!(holds[0]["hold"], object["best"]);
        let ev = |hold: &serde_json::Value| hold["ev"].as_f64().expect("a number");
        assert!((ev(&holds[0]) - case["ev"].as_f64().expect("a number")).abs() < 5e-7);
        assert!(holds.is_sorted_by(|one, other| ev(one) >= ev(other)));
        let mut all = 0;
        for hold in holds {
            let held = hold["hold"].as_str().expect("codes").split_whitespace();
            let counts = hold["counts"].as_object().expect("counts");
            assert_eq!(counts.len(), 10);
            let draws: u64 = counts.values().map(|it| it.as_u64().expect("whole")).sum();
            let expected = [1_533_939, 178_365, 16_215, 1_081, 47, 1][held.count()];
            assert_eq!(draws, expected, "{hold}");
            all += draws;
        }
        assert_eq!(all, 2_598_960);
    }
    let nine = "800-50-25-9-6-4-3-2-1";
    let hand = "KS KH 7D 7C 2S";
    let line = answer(&["draw", "--table", nine, "--hand", hand]);
    assert_eq!(line, answer(&["draw", "--hand", hand, "--table", "9/6"]));
    assert!(
        line.starts_with(
            r#"{"best": "KS KH 7D 7C", "holds": [{"hold": "KS KH 7D 7C", "ev": 2.595744680851064, "counts": {"RoyalFlush": 0, "StraightFlush": 0, "FourOfAKind": 0, "FullHouse": 4, "Flush": 0, "Straight": 0, "ThreeOfAKind": 0, "TwoPair": 43, "JacksOrBetter": 0, "Nothing": 0}}, {"#
        ),
        "{line}"
    );
}

#[test]
fn draw_knows_the_joker() {
    let args = ["draw", "--joker", "kings", "--hand", "X1 KH 7D 4C 2S"];
    let object = json(&args);
    assert_eq!(object["best"], "X1 KH");
    assert_eq!(object["holds"][0]["counts"]["NaturalRoyal"], 0);
    let counts = object["holds"][0]["counts"].as_object().expect("counts");
    assert_eq!(counts.len(), 12);
    let draws: u64 = counts.values().map(|it| it.as_u64().expect("whole")).sum();
    assert_eq!(draws, 17_296);
    let usual = ["draw", "--table", "800-200-100-50-20-7-5-3-2-1-1"];
    let same: Vec<&str> = usual.into_iter().chain(args[3..].to_vec()).collect();
    assert_eq!(json(&same), object);
}

#[test]
fn return_agrees_with_the_golden_tables() {
    let golden = golden("draw_poker.json");
    let exact = &golden["returns"]["9/6 Jacks or Better 800-50-25-9-6-4-3-2-1"];
    let line = answer(&["return", "--table", "9/6"]);
    let start = r#"{"return": 0.9954390436951225, "exact": "1653526326983/1661102543100", "variance": 19.5146764"#;
    assert!(line.starts_with(start), "{line}");
    assert!(line.contains(r#", "covariance": 1.9663886"#), "{line}");
    let object: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(object["return"], exact["value"]);
    assert_eq!(object["exact"], exact["exact"]);
    let near = |args: &[&str], published: &serde_json::Value| {
        let value = json(args)["return"].as_f64().expect("a number");
        let published = published.as_f64().expect("a number");
        assert!((value - published).abs() < 1e-12, "{args:?}: {value}");
    };
    let published = &golden["returns"]["8/5 Jacks or Better 800-50-25-8-5-4-3-2-1"]["value"];
    near(&["return", "--table", "8/5"], published);
    near(&["return", "--table", "800-50-25-8-5-4-3-2-1"], published);
    let published = &golden["joker_kings_or_better"]["return"];
    near(&["return", "--joker", "kings"], published);
    near(&["return", "--table", "7/5", "--joker", "kings"], published);
    near(
        &["return", "--table", "800-200-100-50-20-7-5-3-2-1-1"],
        published,
    );
}

#[test]
fn invalid_pay_tables_and_hands_get_one_sentence() {
    let no_table = |text: &str| {
        format!(
            "A table is two numbers with a / between, such as 9/6, or nine with a - between, eleven with a joker, \
             each from 0 to 9999; {text:?} is none."
        )
    };
    for text in [
        "",
        "9",
        "9/",
        "/6",
        "9/6/4",
        "9/-6",
        "10000/6",
        "nine/six",
        "9,6",
        "800-50-25-9-6-4-3-2",
        "800-50-25-9-6-4-3-2-1-1",
        "800-50-25-9-6-4-3-2-x",
    ] {
        assert_eq!(refusal(&["return", "--table", text]), no_table(text));
        let draw = ["draw", "--table", text, "--hand", "KS KH 7D 7C 2S"];
        assert_eq!(refusal(&draw), no_table(text));
    }
    for (args, sentence) in [
        (&["return"][..], "--table is missing."),
        (&["draw", "--hand", "KS KH 7D 7C 2S"], "--table is missing."),
        (&["draw", "--table", "9/6"], "--hand is missing."),
        (&["return", "--table"], "--table needs a value."),
        (
            &["return", "--hand", "KS KH 7D 7C 2S"],
            "The flags here are --game, --table, --joker, --hands, not \"--hand\".",
        ),
        (
            &["return", "--table", "9/6", "--joker", "queens"],
            "--joker is kings, not \"queens\".",
        ),
        (
            &[
                "return",
                "--table",
                "800-50-25-9-6-4-3-2-1",
                "--joker",
                "kings",
            ],
            "A table with a joker has eleven numbers with a - between, not nine.",
        ),
        (
            &["draw", "--table", "9/6", "--hand", "KS KH 7D 7C"],
            "A poker hand has five cards; this one has 4.",
        ),
        (
            &["draw", "--table", "9/6", "--hand", "KS KH 7D KS 2S"],
            "A poker hand has five different cards; this one has KS twice.",
        ),
        (
            &["draw", "--table", "9/6", "--hand", "KS KH 7D 7C X1"],
            "X1 is not in the pack of this game.",
        ),
        (
            &["draw", "--joker", "kings", "--hand", "KS KH 7D 7C X2"],
            "X2 is not in the pack of this game.",
        ),
    ] {
        assert_eq!(refusal(args), sentence, "{args:?}");
    }
}
