//! `count`, `risk` and `bankroll` of `examples/check.rs`, run as a user runs them.

use crate::check_example::{answer, refusal};
use crate::support::golden;
use serde_json::Value;

fn number(line: &str, name: &str) -> f64 {
    let object: Value = serde_json::from_str(line).expect("JSON");
    object[name].as_f64().expect(name)
}

/// Splits a command whose values contain no spaces into its words.
fn split(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[test]
fn count_prints_both_correlations() {
    let line = answer(&split(
        "count --system hi-lo --decks 6 --soft17 stand --das yes",
    ));
    let start = r#"{"betting_correlation": 0.9625"#;
    assert!(line.starts_with(start), "{line}");
    let end = r#", "insurance_correlation": 0.7601169500660919}"#;
    assert!(line.ends_with(end), "{line}");
}

#[test]
fn count_follows_tags_and_rules() {
    let own = "count --tags 0,0,1,1,1,1,0,0,0,-1 --decks 6 --soft17 hit --das yes --split 4";
    let line = answer(&split(own));
    let hits = number(&line, "betting_correlation");
    let insurance = number(&line, "insurance_correlation");
    assert_eq!(format!("{hits:.4} {insurance:.4}"), "0.8996 0.8498");
}

#[test]
fn count_refuses_unknown_systems() {
    for (flags, why) in [
        ("", "--system or --tags is missing."),
        (
            "--system hi-lo --tags 1",
            "--system and --tags exclude each other.",
        ),
        ("--tags 1,2", "not 2."),
        ("--tags 1,1,1,1,1,1,1,1,1,x", "not \"x\"."),
        ("--tags 1,1,1,1,1,1,1,1,1,1", "no correlation."),
        ("--system x", "hi-lo, ko, red-seven"),
    ] {
        let line = format!("count {flags} --decks 6 --soft17 stand --das yes");
        let args: Vec<&str> = line.split_whitespace().collect();
        let sentence = refusal(&args);
        assert!(sentence.contains(why), "{sentence}");
    }
    refusal(&split(
        "count --system hi-lo --decks 9 --soft17 stand --das yes",
    ));
    refusal(&split("count --system hi-lo --decks 6 --das yes"));
    refusal(&split(
        "count --system hi-lo --decks 6 --soft17 stand --das maybe",
    ));
}

#[test]
fn risk_prints_the_golden_chances() {
    let golden = golden("count_systems.json");
    let examples = golden["risk"]["examples"].as_array().expect("examples");
    for example in examples {
        let formula = example["formula"].as_str().expect("a formula");
        if !["schlesinger", "before_goal"].contains(&formula) {
            continue;
        }
        let of = |name: &str| example[name].to_string();
        let (mean, deviation, bank, goal) = (of("m"), of("s"), of("B"), of("G"));
        let mut args = vec![
            "risk",
            "--mean",
            &mean,
            "--deviation",
            &deviation,
            "--bank",
            &bank,
        ];
        if formula == "before_goal" {
            args.extend(["--goal", &goal]);
        }
        let expected = example["value"].as_f64().expect("a value");
        assert!(
            (number(&answer(&args), "ruin") - expected).abs() < 1e-12,
            "{args:?}"
        );
    }
    let line = answer(&split("risk --mean 1.05 --deviation 13.11 --bank 50"));
    assert!(line.starts_with(r#"{"ruin": 0.5421401517937"#), "{line}");
}

#[test]
fn risk_without_gain_is_ruin_or_its_limit() {
    for (flags, ruin) in [
        ("--mean 0 --deviation 13 --bank 50", "1.0"),
        ("--mean -1 --deviation 13 --bank 50", "1.0"),
        ("--mean 0 --deviation 13 --bank 50 --goal 200", "0.75"),
        ("--mean 1 --deviation 0 --bank 50", "0.0"),
        ("--mean 1 --deviation 13 --bank 0", "1.0"),
        ("--mean 1 --deviation 13 --bank 50 --goal 50", "0.0"),
    ] {
        let line = answer(&split(&format!("risk {flags}")));
        assert_eq!(line, format!("{{\"ruin\": {ruin}}}"), "{flags}");
    }
}

#[test]
fn risk_refuses_invalid_amounts() {
    for flags in [
        "--mean 1 --deviation -13 --bank 50",
        "--mean 1 --deviation 13 --bank -50",
        "--mean 1 --deviation 13 --bank 50 --goal 49",
        "--mean nan --deviation 13 --bank 50",
        "--mean 1 --deviation inf --bank 50",
        "--mean one --deviation 13 --bank 50",
        "--mean 1 --deviation 13",
        "--mean 1 --bank 50",
        "--deviation 13 --bank 50",
        "--mean 1 --deviation 13 --bank 50 --bank 50",
        "--mean 1 --deviation 13 --bank 50 --time 3",
    ] {
        refusal(&split(&format!("risk {flags}")));
    }
}

#[test]
fn bankroll_prints_the_golden_example() {
    let line =
        "bankroll --game jacks --table 9/6 --cash-back 0.84 --bet 5 --bank 27000 --risk 0.05";
    let line = answer(&split(line));
    assert_eq!(format!("{:.0}", number(&line, "bank")), "34805");
    assert_eq!(format!("{:.5}", number(&line, "ruin")), "0.09789");
    let double = number(&line, "double");
    assert!(double > 0.9 && double < 1.0, "{line}");
    let (mean, deviation) = (number(&line, "mean"), number(&line, "deviation"));
    let n0 = number(&line, "n0");
    assert!(
        (n0 - (deviation / mean).powi(2)).abs() < 1e-6 * n0,
        "{line}"
    );
    let losing = answer(&split("bankroll --table 9/6 --risk 0.05"));
    assert!(losing.ends_with(r#""n0": null, "bank": null}"#), "{losing}");
    let short = answer(&split("bankroll --table 9/6 --coins 4"));
    assert!(
        (number(&short, "mean") + 0.016_265_430_5).abs() < 1e-9,
        "{short}"
    );
}

/// Source: the golden variance and covariance of 9/6. The variance of n hands is n · (variance + (n − 1) · covariance).
#[test]
fn bankroll_knows_several_hands_from_one_deal() {
    let of = |flags: &str| {
        answer(&split(&format!(
            "bankroll --table 9/6 --cash-back 0.84 {flags}"
        )))
    };
    let one = of("--hands 600 --bank 1000");
    for hands in [1.0, 3.0, 10.0, 100.0] {
        let line = of(&format!("--at-once {hands} --hands 600 --bank 1000"));
        assert!(
            (number(&line, "mean") - number(&one, "mean")).abs() < 1e-9,
            "{line}"
        );
        let each = 19.514_676_427 + (hands - 1.0) * 1.966_388_674;
        let deviation = number(&line, "deviation");
        assert!((deviation - f64::sqrt(600.0 * each)).abs() < 1e-5, "{line}");
        assert!(
            number(&line, "ruin") >= number(&one, "ruin") - 0.02,
            "{line}"
        );
        let round = of(&format!("--at-once {hands}"));
        let deviation = number(&round, "deviation");
        assert!(
            (deviation - f64::sqrt(hands * each)).abs() < 1e-6,
            "{round}"
        );
    }
}

#[test]
fn bankroll_refuses_invalid_amounts() {
    for flags in [
        "--coins 6",
        "--coins 0",
        "--cash-back -1",
        "--cash-back 101",
        "--bet 0",
        "--hands -1",
        "--at-once 2",
        "--bank -1",
        "--risk 0",
        "--risk 2",
        "--game chess",
    ] {
        refusal(&split(&format!("bankroll --game jacks {flags}")));
    }
}

/// A bankroll below one bet cannot be bet. Source of the other chances: a program that shares no code with this one.
#[test]
fn bankroll_below_one_bet_is_ruined() {
    let deuces = |flags: &str| {
        let line = answer(&split(&format!("bankroll --game deuces {flags}")));
        [number(&line, "ruin"), number(&line, "double")].map(|chance| format!("{chance:.5}"))
    };
    for flags in [
        "--bank 0",
        "--bank 0.5",
        "--bank 10 --bet 25",
        "--bank 0.99 --cash-back 1",
        "--bank 9.9 --at-once 10",
    ] {
        assert_eq!(deuces(flags), ["1.00000", "0.00000"], "{flags}");
    }
    assert_eq!(deuces("--bank 7 --bet 5"), ["0.99935", "0.17095"]);
    assert_eq!(deuces("--bank 101 --bet 5"), ["0.98702", "0.33166"]);
}

/// The sentence names the flag that was given.
#[test]
fn bankroll_names_the_flag_of_an_invalid_amount() {
    for (flags, flag) in [
        ("--bank 1e308", "--bank"),
        ("--bank -1", "--bank"),
        ("--bank 1e15 --bet 1e-9", "--bank"),
        ("--bet 1e300 --bank 5", "--bet"),
        ("--hands 1e300", "--hands"),
        ("--hands 0", "--hands"),
    ] {
        let sentence = refusal(&split(&format!("bankroll --game jacks {flags}")));
        assert!(sentence.starts_with(flag), "{flags}: {sentence}");
        assert!(!sentence.contains("inf"), "{flags}: {sentence}");
    }
    let sentence = refusal(&split("risk --mean 1 --deviation 13 --bank 50 --goal -5"));
    assert!(sentence.starts_with("--goal"), "{sentence}");
}
