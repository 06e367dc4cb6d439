//! `side-bets` of `examples/check.rs`, run as a user runs it.

use crate::check_example::{answer, refusal};
use serde_json::Value;

fn object(args: &[&str]) -> Value {
    let line = answer(&[&["side-bets"], args].concat());
    serde_json::from_str(&line).expect("JSON")
}

#[test]
fn side_bets_prints_one_bet_in_full() {
    assert_eq!(
        answer(&["side-bets", "--bet", "pairs", "--decks", "1"]),
        concat!(
            r#"{"pairs-25x12x6": {"percent": -47.05882352941176, "exact": "-8/17", "chances": "#,
            r#"{"perfect-pair": 0.0, "coloured-pair": 0.0196078431372549, "#,
            r#""mixed-pair": 0.0392156862745098, "loss": 0.9411764705882353}}, "#,
            r#""pairs-30x10x5": {"percent": -54.90196078431373, "exact": "-28/51", "chances": "#,
            r#"{"perfect-pair": 0.0, "coloured-pair": 0.0196078431372549, "#,
            r#""mixed-pair": 0.0392156862745098, "loss": 0.9411764705882353}}, "#,
            r#""pairs-25x12x5": {"percent": -50.98039215686274, "exact": "-26/51", "chances": "#,
            r#"{"perfect-pair": 0.0, "coloured-pair": 0.0196078431372549, "#,
            r#""mixed-pair": 0.0392156862745098, "loss": 0.9411764705882353}}, "#,
            r#""pairs-25x15x5": {"percent": -45.09803921568628, "exact": "-23/51", "chances": "#,
            r#"{"perfect-pair": 0.0, "coloured-pair": 0.0196078431372549, "#,
            r#""mixed-pair": 0.0392156862745098, "loss": 0.9411764705882353}}}"#
        )
    );
}

#[test]
fn side_bets_prints_every_table_for_six_decks() {
    let six = object(&[]);
    let tables = six.as_object().expect("an object");
    assert_eq!(tables.len(), 12);
    // blackjackinfo.com, “21+3 Side Bet Strategy”: 3.2386 percent.
    let flat = tables["21p3-9"]["percent"].as_f64().expect("a number");
    assert_eq!(format!("{flat:.4}"), "-3.2386");
    // (5 · 25 + 6 · 12 + 12 · 6 − 288) / 311.
    assert_eq!(tables["pairs-25x12x6"]["exact"], "-19/311");
    let exact = tables.values().filter(|it| it.get("exact").is_some());
    assert_eq!(exact.count(), 9);
}

#[test]
fn side_bets_follows_soft_17_and_seen_cards() {
    let percent = |args: &[&str], table: &str| {
        let percent = object(args)[table]["percent"].as_f64().expect("a number");
        format!("{percent:.2}")
    };
    // The Wizard of Odds, “Buster Blackjack”, six decks.
    let buster = "bust-250x50x12x4x2x2";
    assert_eq!(percent(&[], buster), "-8.25");
    assert_eq!(percent(&["--soft17", "hit"], buster), "-6.21");
    assert_eq!(percent(&["--hole", "enhc"], buster), "-8.25");
    // Without two aces of spades: 51 · 15 + 6 perfect pairs, 12 · 72 + 60 coloured pairs and 12 · 144 + 120 mixed pairs
    // of 310 · 309/2.
    let line = object(&["--seen", "AS AS", "--bet", "pairs"]);
    let (perfect, coloured, mixed) = (51 * 15 + 6, 12 * 72 + 60, 12 * 144 + 120);
    let gain = perfect * 26 + coloured * 13 + mixed * 7 - 310 * 309 / 2;
    assert_eq!((gain, 310 * 309 / 2), (-967 * 3, 15_965 * 3));
    assert_eq!(line["pairs-25x12x6"]["exact"], "-967/15965");
}

#[test]
fn side_bets_refuses_invalid_arguments() {
    let twice = "AS AS";
    for (args, sentence) in [
        (
            &["--decks", "1", "--seen", twice][..],
            "AS is named more often than the pack has it: 1.",
        ),
        (
            &["--bet", "21+3"],
            "The side bets are 21p3, pairs, ladies, bust, hot3.",
        ),
        (
            &["--soft17", "hits"],
            "--soft17 is stand or hit, not \"hits\".",
        ),
        (
            &["--hole", "no"],
            "--hole is peek, enhc or obo, not \"no\".",
        ),
        (&["--decks", "x"], "\"x\" is no number for --decks."),
        (
            &["--seen", "1S"],
            "“1S” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.",
        ),
    ] {
        assert_eq!(refusal(&[&["side-bets"], args].concat()), sentence);
    }
    refusal(&["side-bets", "--decks", "9"]);
    refusal(&["side-bets", "--hand", "AS KS"]);
    // All cards but the hearts and spades of one deck.
    let suits = ["D", "C"].map(|suit| {
        "A23456789TJQK"
            .chars()
            .map(move |rank| format!("{rank}{suit}"))
    });
    let gone: Vec<String> = suits.into_iter().flatten().collect();
    let gone = [gone.join(" "), "KS QS JS TS KH QH JH TH 9H".to_owned()].join(" ");
    let args = ["side-bets", "--decks", "1", "--seen", &gone];
    assert_eq!(
        refusal(&args),
        "Unseen cards left: 17. The round could run out of them before the side bet is settled."
    );
    let pairs = [&args[..], &["--bet", "pairs"]].concat();
    answer(&pairs);
}
