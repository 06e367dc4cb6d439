//! The coach against numbers that others have published: `tests/golden/blackjack_hands.csv` and
//! `blackjack_totals.json`, which name their sources.

use std::path::Path;

use crate::support::golden;
use fair_deal::blackjack::{
    Chips, DeckCount, Double, DoubleAfterSplit, Naturals, Preset, Rules, Shuffle, Soft17, Split,
    SplitAces, Surrender,
};
use fair_deal::coach::{Coach, Origin, Play, Spot, edge};
use fair_deal::core::Card;

/// Six decks, double any two and after a split, to four hands, aces once, no surrender, 3:2.
const GOLDEN: Rules = Rules {
    shuffle: Shuffle::EveryRound,
    surrender: Surrender::No,
    ..Rules::VEGAS
};

fn decks(number: &str) -> DeckCount {
    let mut all = DeckCount::ALL.iter();
    let found = all.find(|decks| decks.number().to_string() == number);
    *found.unwrap_or_else(|| panic!("{number} decks"))
}

fn soft17(code: &str) -> Soft17 {
    match code {
        "S17" => Soft17::Stands,
        "H17" => Soft17::Hits,
        other => panic!("{other}"),
    }
}

/// A card of the value that the golden file writes so, in the suit with this letter.
fn card(value: &str, suit: char) -> Card {
    let rank = if value == "10" { "T" } else { value };
    format!("{rank}{suit}").parse().expect(value)
}

#[test]
fn every_golden_hand_has_its_values() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/blackjack_hands.csv");
    let text = std::fs::read_to_string(path).expect("the golden file");
    let mut coaches: Vec<(Rules, Coach)> = Vec::new();
    let rows = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let mut checked = 0;
    for row in rows {
        let fields: Vec<&str> = row.split(',').collect();
        let rules = Rules {
            decks: decks(fields[0]),
            soft17: soft17(fields[1]),
            ..GOLDEN
        };
        if !coaches.iter().any(|(of, _)| *of == rules) {
            coaches.push((rules, Coach::new(&rules)));
        }
        let (_, coach) = coaches.iter().find(|(of, _)| *of == rules).expect("made");
        let spot = Spot {
            hand: &[card(fields[3], 'S'), card(fields[4], 'H')],
            upcard: card(fields[2], 'D'),
            seen: &[],
            origin: Origin::Dealt,
        };
        let advice = coach.advise(&spot).expect(row);
        let plays = [Play::Stand, Play::Hit, Play::Double, Play::Split];
        for (play, field) in plays.into_iter().zip(&fields[5..]) {
            let value = advice.of(play).map(|play| play.value);
            match (value, field.parse::<f64>()) {
                (Some(value), Ok(golden)) => {
                    assert!((value - golden).abs() < 1e-8, "{row}: {play:?} {value}");
                }
                (None, Err(_)) => {}
                (value, golden) => panic!("{row}: {play:?} {value:?} {golden:?}"),
            }
        }
        checked += 1;
    }
    assert_eq!(checked, 1_080);
}

fn percent(rules: &Rules) -> f64 {
    100.0 * edge(rules)
}

#[test]
fn every_golden_total_comes_out() {
    let file = golden("blackjack_totals.json");
    let mut checked = 0;
    for (list, base) in [
        (
            "hit_stand_only",
            Rules {
                naturals: Naturals::PayThreeToTwo,
                ..Rules::HIT_AND_STAND
            },
        ),
        (
            "no_split_double_any_two",
            Rules {
                split: Split::Never,
                ..GOLDEN
            },
        ),
        (
            "split_once",
            Rules {
                split: Split::ToTwo,
                ..GOLDEN
            },
        ),
        ("split_to_4", GOLDEN),
    ] {
        for (name, golden) in file[list].as_object().expect(list) {
            let mut words = name.split(' ');
            let number = words.next().and_then(|word| word.strip_suffix('D'));
            let mut rules = Rules {
                decks: decks(number.expect(name)),
                soft17: soft17(words.next().expect(name)),
                ..base
            };
            match words.collect::<Vec<_>>().join(" ").as_str() {
                "" | "DAS" => {}
                "no DAS" => rules.double_after_split = DoubleAfterSplit::No,
                "natural pays 1:1" => rules.naturals = Naturals::PayEven,
                other => panic!("{other}"),
            }
            let (percent, golden) = (percent(&rules), golden.as_f64().expect(name));
            // The file has as many digits as its sources.
            let digits = if golden.to_string().len() < 12 { 5e-8 } else { 1e-8 };
            assert!((percent - golden).abs() < digits, "{list}, {name}: {percent}");
            checked += 1;
        }
    }
    assert_eq!(checked, 13);
}
