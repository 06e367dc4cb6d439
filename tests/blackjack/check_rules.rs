//! The rules of blackjack for chips, against `tests/golden/blackjack_rules.json` and
//! `blackjack_hands_{enhc,charlie6,rsa_hsa}_6d_s17.csv`. An independent analyser derived these files and names the
//! convention of each number. Totals and most hands come from the library. Another test compares the command line with
//! the library.

use serde_json::Value;

use crate::check_example::{json, refusal};
use crate::support::{golden, in_project};
use fair_deal::blackjack::{
    Charlie, CharlieAfterSplit, Clash, HoleCard, Rules, SplitAcePlay, SplitAces, Surrender,
};
use fair_deal::coach::{self, Coach, Origin, Play, Situation};
use fair_deal::core::Card;

/// The rules by their names in the golden file: the flags, and the words in a link.
const RULES: [(&str, &str, &str); 43] = [
    ("base", "", ""),
    ("late surrender", "--surrender late", "surrender"),
    (
        "early surrender (all up cards)",
        "--surrender early",
        "early-surrender",
    ),
    (
        "early surrender vs 10 only (none else)",
        "--surrender early-10",
        "early-10",
    ),
    (
        "early surrender vs A only (none else)",
        "--surrender early-ace",
        "early-ace",
    ),
    (
        "early surrender vs 10, late vs the rest",
        "--surrender early-10-late",
        "early-10-late",
    ),
    (
        "early surrender vs A, late vs the rest",
        "--surrender early-ace-late",
        "early-ace-late",
    ),
    (
        "late surrender on any number of cards (not after a split)",
        "--surrender any",
        "surrender-any-cards",
    ),
    ("double-down rescue", "--rescue yes", "rescue"),
    (
        "late surrender + double-down rescue",
        "--surrender late --rescue yes",
        "surrender.rescue",
    ),
    ("ENHC, dealer natural takes all bets", "--hole enhc", "enhc"),
    (
        "ENHC + early surrender (all up cards)",
        "--hole enhc --surrender early",
        "enhc.early-surrender",
    ),
    (
        "ENHC + surrender vs 10 only, half bet even vs natural",
        "--hole enhc --surrender early-10",
        "enhc.early-10",
    ),
    (
        "ENHC + early surrender vs 2-10, none vs A",
        "--hole enhc --surrender late",
        "enhc.surrender",
    ),
    (
        "ENHC + late surrender (natural takes whole bet)",
        "--hole enhc --surrender late-or-natural",
        "enhc.surrender-or-natural",
    ),
    (
        "double any number of cards",
        "--double any-cards",
        "double-any-cards",
    ),
    ("double 8-11 only", "--double 8", "double-8-11"),
    ("double 9-11 only", "--double 9", "double-9-11"),
    ("double 10-11 only", "--double 10", "double-10-11"),
    ("double 11 only", "--double 11", "double-11"),
    ("no double", "--double none", "no-double"),
    ("DAS", "--das yes", "das"),
    ("no DAS", "--das no", "no-das"),
    ("hit split aces", "--split-aces hit", "aces-hit"),
    (
        "hit and double split aces",
        "--split-aces hit-double",
        "aces-hit-double",
    ),
    (
        "double split aces, no hit",
        "--split-aces double",
        "aces-double",
    ),
    (
        "resplit aces (to the same number of hands)",
        "--resplit-aces yes",
        "aces-again",
    ),
    (
        "resplit + hit split aces",
        "--resplit-aces yes --split-aces hit",
        "aces-again.aces-hit",
    ),
    (
        "resplit + hit + double split aces",
        "--resplit-aces yes --split-aces hit-double",
        "aces-again.aces-hit-double",
    ),
    ("split to 3 hands", "--split 3", "split-3"),
    ("split to 2 hands", "--split 2", "split-2"),
    ("no split", "--split 1", "no-split"),
    ("tens never split", "--split-tens no", "tens-never"),
    (
        "5-card Charlie pays 1:1, not after a split",
        "--charlie 5",
        "charlie-5",
    ),
    (
        "6-card Charlie pays 1:1, not after a split",
        "--charlie 6",
        "charlie-6",
    ),
    (
        "7-card Charlie pays 1:1, not after a split",
        "--charlie 7",
        "charlie-7",
    ),
    (
        "5-card Charlie pays 1:1, after a split too",
        "--charlie 5 --charlie-split yes",
        "charlie-5.charlie-split",
    ),
    (
        "6-card Charlie pays 1:1, after a split too",
        "--charlie 6 --charlie-split yes",
        "charlie-6.charlie-split",
    ),
    (
        "7-card Charlie pays 1:1, after a split too",
        "--charlie 7 --charlie-split yes",
        "charlie-7.charlie-split",
    ),
    ("natural pays 6:5", "--natural 6:5", "naturals-6-5"),
    ("natural pays 7:5", "--natural 7:5", "naturals-7-5"),
    ("natural pays 2:1", "--natural 2:1", "naturals-2-1"),
    ("natural pays 1:1", "--natural 1:1", "naturals"),
];

/// The rules of a table that stands on a soft 17 or hits it, with or without a double after a split, without surrender,
/// plus these differences.
fn rules_of(decks: u64, base: &str, words: &str) -> Rules {
    let soft17 = if base.starts_with("S17") {
        "s17"
    } else {
        "h17"
    };
    let no_das = base.contains("no DAS") || base.contains("noDAS");
    let das = if no_das { "no-das" } else { "das" };
    let decks = if decks == 1 {
        "1-deck".to_owned()
    } else {
        format!("{decks}-decks")
    };
    let words = if words.is_empty() { soft17 } else { words };
    let text = format!("vegas.no-surrender.{decks}.{soft17}.{das}.{words}");
    text.parse().expect(&text)
}

#[test]
fn edge_of_every_rule_is_the_golden_total() {
    let file = golden("blackjack_rules.json");
    let mut checked = 0;
    for row in file["rows"].as_array().expect("rows") {
        let text = |name: &str| row[name].as_str().unwrap_or_default();
        if !text("kind").starts_with("total") {
            continue;
        }
        let (rule, base) = (text("rule"), text("base_rules"));
        let found = RULES.iter().find(|(name, ..)| *name == rule);
        let (_, _, words) = found.unwrap_or_else(|| panic!("{rule}"));
        let decks = row["decks"].as_u64().expect(rule);
        let ev = 100.0 * coach::edge(&rules_of(decks, base, words));
        let golden = row["value"].as_f64().expect(rule);
        // Half a unit of the ninth decimal, the last one in the file.
        assert!(
            (ev - golden).abs() < 5.1e-10,
            "{rule}, {base}: {ev}, {golden}"
        );
        checked += 1;
    }
    assert_eq!(checked, 132);
}

/// A hand of a split hopes for no surrender, and a doubled one is given up for the cards that are really gone. Source: a
/// program that shares no code with this one; the total of two decks is one of the file above that is not in this
/// folder.
#[test]
fn hands_of_a_split_hope_only_for_what_they_may_do() {
    let split_of = |table: &str, hand: &str, up: &str| {
        let advice = Coach::new(&table.parse().expect(table)).advise(&Situation {
            hand: &Card::parse_list(hand).expect(hand),
            upcard: up.parse().expect(up),
            seen: &[],
            origin: Origin::Dealt,
        });
        advice.expect(hand).of(Play::Split).expect("a pair").value
    };
    let rescue = "vegas.no-surrender.1-deck.h17.das.split-2.rescue";
    let value = split_of(rescue, "9S 9H", "7D");
    assert!((value - 0.363_584_508_9).abs() < 5e-11, "{value}");
    let aces = "vegas.1-deck.h17.das.split-4.aces-hit-double.aces-again.surrender-any-cards";
    let value = split_of(aces, "4S 4H", "AD");
    assert!((value + 0.610_720_262_3).abs() < 5e-11, "{value}");
    let edge = |table: &str| coach::edge(&table.parse().expect(table));
    let ev = 100.0 * edge("vegas.no-surrender.2-decks.s17.das.rescue");
    assert!((ev + 0.056_161_14).abs() < 5.1e-10, "{ev}");
    let ev = edge(&format!("{aces}.double-any-cards.rescue.naturals"));
    assert!((ev + 0.016_369_582).abs() < 5.1e-10, "{ev}");
}

/// Compares hands, and whole rounds where the rule is about naturals.
#[test]
fn flags_mean_the_same_as_words_in_a_link() {
    for (rule, flags, words) in RULES {
        let mut table = vec![
            ("--decks", "1"),
            ("--soft17", "stand"),
            ("--das", "yes"),
            ("--split", "4"),
        ];
        let more: Vec<&str> = flags.split_whitespace().collect();
        for pair in more.chunks(2) {
            table.retain(|(flag, _)| *flag != pair[0]);
            table.push((pair[0], pair[1]));
        }
        let table = table.into_iter().flat_map(|(flag, value)| [flag, value]);
        let table: Vec<&str> = table.collect();
        let rules = rules_of(1, "S17, DAS", words);
        if rule.starts_with("natural") {
            let args = [&["edge"], &table[..]].concat();
            let ev = json(&args)["ev"].as_f64().expect(rule);
            assert!((ev - coach::edge(&rules)).abs() < 1e-13, "{rule}: {ev}");
            continue;
        }
        let coach = Coach::new(&rules);
        for (hand, up) in [
            ("AS AH", "6D"),
            ("8S 8H", "AD"),
            ("TS 6H", "TD"),
            ("TS KH", "5D"),
            ("KS KH", "5D"),
            ("4S 3H", "7D"),
            ("2S 2H", "3D"),
        ] {
            let cards = Card::parse_list(hand).expect(hand);
            let advice = coach.advise(&Situation {
                hand: &cards,
                upcard: up.parse().expect(up),
                seen: &[],
                origin: Origin::Dealt,
            });
            let advice = advice.expect(hand);
            let told = json(&[&["blackjack", "--hand", hand, "--up", up], &table[..]].concat());
            // The two programs may be optimised differently.
            let is_close = |one: Option<f64>, other: Option<f64>| match (one, other) {
                (Some(one), Some(other)) => (one - other).abs() < 1e-13,
                (one, other) => one == other,
            };
            for play in Play::ALL {
                let early = advice.early_surrender.filter(|_| play == Play::Surrender);
                let early = early.map(|it| it.surrender);
                let value = advice.of(play).map(|it| it.value).or(early);
                let told = told[play.code()].as_f64();
                assert!(is_close(told, value), "{rule}, {hand}: {play:?}");
            }
            let play_on = advice.early_surrender.map(|it| it.play_on);
            let told = told["before-look"]["play-on"].as_f64();
            assert!(is_close(told, play_on), "{rule}, {hand}");
        }
    }
}

#[test]
fn edge_of_original_bets_only_equals_the_peek() {
    for more in [
        "h17",
        "surrender.rescue",
        "early-10-late.charlie-6",
        "surrender-any-cards.double-any-cards",
    ] {
        let edge = |hole| coach::edge(&rules_of(2, "H17, DAS", &format!("{more}.{hole}")));
        assert!((edge("peek") - edge("obo")).abs() < 1e-13, "{more}");
    }
}

/// The source of 3, 5 and 7 decks is E. Farmer's analyser (RULES.md, “The rules that can be chosen”).
#[test]
fn edge_of_other_numbers_of_decks_is_known() {
    for (decks, golden) in [
        (3, -0.292_035_763),
        (4, -0.347_488_822),
        (5, -0.380_700_561),
        (7, -0.418_728_144),
    ] {
        let ev = 100.0 * coach::edge(&rules_of(decks, "S17, DAS", ""));
        assert!((ev - golden).abs() < 5.1e-10, "{decks}: {ev}");
    }
}

/// Six decks: the dealer stands on a soft 17, any double, double after a split, up to four hands, no surrender.
const SIX_DECKS: Rules = Rules {
    surrender: Surrender::No,
    ..Rules::VEGAS
};

#[test]
fn hands_of_three_rules_have_their_golden_values() {
    for (name, rules) in [
        (
            "enhc",
            Rules {
                hole_card: HoleCard::NoneTakesAll,
                ..SIX_DECKS
            },
        ),
        (
            "charlie6",
            Rules {
                charlie: Charlie::Six,
                charlie_after_split: CharlieAfterSplit::Yes,
                ..SIX_DECKS
            },
        ),
        (
            "rsa_hsa",
            Rules {
                split_aces: SplitAces::Again,
                split_ace_play: SplitAcePlay::Hit,
                ..SIX_DECKS
            },
        ),
    ] {
        let path = format!("tests/golden/blackjack_hands_{name}_6d_s17.csv");
        let text = std::fs::read_to_string(in_project(&path)).expect(name);
        let coach = Coach::new(&rules);
        let mut checked = 0;
        for row in text.lines().filter(|line| line.starts_with("6,")) {
            let fields: Vec<&str> = row.split(',').collect();
            let card = |value: &str, suit: char| -> Card {
                let rank = if value == "10" { "T" } else { value };
                format!("{rank}{suit}").parse().expect(row)
            };
            let advice = coach.advise(&Situation {
                hand: &[card(fields[3], 'S'), card(fields[4], 'H')],
                upcard: card(fields[2], 'D'),
                seen: &[],
                origin: Origin::Dealt,
            });
            let advice = advice.expect(row);
            let plays = [Play::Stand, Play::Hit, Play::Double, Play::Split];
            for (play, field) in plays.into_iter().zip(&fields[5..]) {
                let value = advice.of(play).map(|play| play.value);
                match (value, field.parse::<f64>()) {
                    (Some(value), Ok(golden)) => {
                        assert!((value - golden).abs() < 5.1e-10, "{row}: {play:?} {value}");
                        checked += 1;
                    }
                    (None, Err(_)) => {}
                    (value, golden) => panic!("{row}: {play:?} {value:?} {golden:?}"),
                }
            }
        }
        assert_eq!(checked, 1_720, "{name}");
    }
}

/// The values that another program prints for eight decks with one split and some seen cards. It gives the value of
/// insurance per chip of insurance, we give it per chip of the bet.
#[test]
fn published_hands_have_their_values() {
    let file = golden("blackjack_rules.json");
    let mut checked = 0;
    for row in file["rows"].as_array().expect("rows") {
        let (Some("hand"), Some(hand)) = (row["kind"].as_str(), row["hand"].as_str()) else {
            continue;
        };
        let rule = row["rule"].as_str().expect("a rule");
        let code = |rank: char, suit: char| format!("{rank}{suit}");
        let mut ranks = hand.chars();
        let cards = [ranks.next(), ranks.next()].map(|it| it.expect(hand));
        let cards = [code(cards[0], 'S'), code(cards[1], 'H')].join(" ");
        let up = row["upcard"].as_str().expect(hand);
        let up = code(up.chars().next().expect(hand), 'C');
        let seen = seen_by(&row["unseen_cards_A23456789T"], &cards, &up);
        let mut args = vec!["blackjack", "--decks", "8", "--das", "yes", "--split", "2"];
        args.extend([
            "--soft17",
            if rule.ends_with("S17") {
                "stand"
            } else {
                "hit"
            },
        ]);
        args.extend([
            "--hole",
            if rule.starts_with("ENHC") {
                "enhc"
            } else {
                "peek"
            },
        ]);
        args.extend(["--hand", &cards, "--up", &up]);
        if !seen.is_empty() {
            args.extend(["--seen", &seen]);
        }
        let told = json(&args);
        for (play, golden) in row["value"].as_object().expect(hand) {
            let unit = if play == "Insurance" { 0.5 } else { 1.0 };
            let value = told[play.to_lowercase()].as_f64().expect(play);
            let golden = unit * golden.as_f64().expect(play);
            assert!(
                (value - golden).abs() < 1e-12,
                "{rule}, {hand}: {play} {value}"
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 23);
}

/// The seen cards of eight decks when these numbers of each value are unseen, without the hand and the upcard.
fn seen_by(unseen: &Value, hand: &str, up: &str) -> String {
    let mut gone = Vec::new();
    for (rank, left) in "A23456789T".chars().zip(unseen.as_array().expect("counts")) {
        let is_of = |code: &&str| code.starts_with(rank);
        let known = hand.split(' ').chain([up]).filter(is_of).count();
        let ranks = if rank == 'T' {
            "TJQK"
        } else {
            &rank.to_string()
        };
        let left = usize::try_from(left.as_u64().expect("a count")).expect("few");
        let number = 32 * ranks.len() - known - left;
        let codes = ranks.chars().flat_map(|rank| {
            // The suits of the hand and the upcard have one card fewer.
            "DDDDDDDSSSSSSSHHHHHHHCCCCCCC"
                .chars()
                .map(move |suit| format!("{rank}{suit}"))
        });
        gone.extend(codes.take(number));
    }
    gone.join(" ")
}

/// −1/2 = −P + (1 − P) x, with P = 16/49 for a natural, gives x = −17/66 (golden: as MGP's program states it).
#[test]
fn early_surrender_is_compared_before_the_peek() {
    let args = "blackjack --decks 1 --soft17 stand --das no --split 4 --surrender early";
    let args = args.split(' ').chain(["--hand", "8S 9H", "--up", "AD"]);
    let told = json(&args.collect::<Vec<_>>());
    assert_eq!(told["before-look"]["surrender"], -0.5);
    assert_eq!(told["surrender"], -0.5);
    let stand = told["stand"].as_f64().expect("a number");
    let natural = 16.0 / 49.0;
    let play_on = told["before-look"]["play-on"].as_f64().expect("a number");
    assert!(((1.0 - natural) * stand - natural - play_on).abs() < 1e-12);
    assert!((-natural + (1.0 - natural) * (-17.0 / 66.0) + 0.5).abs() < 1e-12);
}

#[test]
fn rules_that_clash_get_one_sentence() {
    for (more, clash) in [
        ("--rescue yes --double none", Clash::RescueWithoutDouble),
        (
            "--split-aces double --double none",
            Clash::AcesWithoutDouble,
        ),
        ("--split-aces hit --split 1", Clash::AcesWithoutSplit),
        ("--charlie-split yes", Clash::SplitWithoutCharlie),
        (
            "--charlie-split yes --charlie 5 --split 1",
            Clash::CharlieWithoutSplit,
        ),
    ] {
        let split = if more.contains("--split 1") {
            ""
        } else {
            " --split 4"
        };
        let args = format!("edge --decks 6 --soft17 hit --das no{split} {more}");
        let args: Vec<&str> = args.split(' ').collect();
        assert_eq!(refusal(&args), clash.to_string(), "{more}");
    }
}

#[test]
fn tens_of_two_ranks_split_by_value_only() {
    let split = |tens: &str, hand: &str| {
        let args = "blackjack --decks 6 --soft17 stand --das yes --split 4 --up 6D --split-tens";
        let args = args.split(' ').chain([tens, "--hand", hand]);
        json(&args.collect::<Vec<_>>())["split"].as_f64()
    };
    assert!(split("value", "KS TH").is_some() && split("value", "KS KH").is_some());
    assert!(split("rank", "KS TH").is_none());
    // By rank, fewer cards make a third and a fourth hand.
    let (by_value, by_rank) = (split("value", "KS KH"), split("rank", "KS KH"));
    assert!(by_rank > by_value, "{by_rank:?} {by_value:?}");
    assert!(split("no", "KS KH").is_none());
    assert_eq!(split("no", "9S 9H"), split("value", "9S 9H"));
}
