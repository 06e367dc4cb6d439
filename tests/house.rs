//! The rules that only the coach knows against `tests/golden/blackjack_rules.json` and the three lists of hands
//! beside it, which name their source.

use crate::support::{golden, in_project};
use fair_deal::blackjack::{
    DoubleAfterSplit, Naturals, Rules, Shuffle, Soft17, Split, SplitAces, Surrender,
};
use fair_deal::coach::{
    AcePlays, Charlie, CharlieAfterSplit, Coach, DoubleOn, HoleCard, HouseCoach, HouseRules,
    HouseSurrender, NaturalPay, NoAdvice, Origin, Over, Play, Rescue, RulesClash, SplitTens, Spot,
};
use fair_deal::core::{Card, Decks};

/// The rules from which every golden row differs by what it names.
const VEGAS: Rules = Rules {
    shuffle: Shuffle::EveryRound,
    surrender: Surrender::No,
    ..Rules::VEGAS
};

fn base() -> HouseRules {
    HouseRules::from(&VEGAS)
}

/// Half of a digit more than the golden numbers have, in percent.
const CLOSE: f64 = 1.01e-9;

/// The rules of a row by the words that the golden file has for them.
fn change(rules: &mut HouseRules, name: &str) {
    let charlie = |cards: &str| match cards {
        "5" => Charlie::Five,
        "6" => Charlie::Six,
        "7" => Charlie::Seven,
        other => panic!("{other}"),
    };
    if let Some((cards, after_split)) = name.split_once("-card Charlie pays 1:1, ") {
        rules.charlie = charlie(cards);
        rules.charlie_after_split = match after_split {
            "not after a split" => CharlieAfterSplit::No,
            "after a split too" => CharlieAfterSplit::Yes,
            other => panic!("{other}"),
        };
        return;
    }
    if name.starts_with("ENHC") {
        rules.hole = HoleCard::NoneTakesAll;
    }
    match name {
        "base" | "ENHC, dealer natural takes all bets" => {}
        "late surrender" | "ENHC + late surrender (natural takes whole bet)" => {
            rules.surrender = HouseSurrender::Late;
        }
        "early surrender (all up cards)" | "ENHC + early surrender (all up cards)" => {
            rules.surrender = HouseSurrender::Early;
        }
        "early surrender vs 10 only (none else)"
        | "ENHC + surrender vs 10 only, half bet even vs natural" => {
            rules.surrender = HouseSurrender::EarlyTens;
        }
        "early surrender vs A only (none else)" => rules.surrender = HouseSurrender::EarlyAces,
        "early surrender vs A, late vs the rest" => {
            rules.surrender = HouseSurrender::EarlyAcesElseLate;
        }
        "early surrender vs 10, late vs the rest" | "ENHC + early surrender vs 2-10, none vs A" => {
            rules.surrender = HouseSurrender::EarlyTensElseLate;
        }
        "late surrender on any number of cards (not after a split)" => {
            rules.surrender = HouseSurrender::AnyCards;
        }
        "double-down rescue" => rules.rescue = Rescue::Yes,
        "late surrender + double-down rescue" => {
            rules.rescue = Rescue::Yes;
            rules.surrender = HouseSurrender::Late;
        }
        "double any number of cards" => rules.double = DoubleOn::AnyCards,
        "double 8-11 only" => rules.double = DoubleOn::EightToEleven,
        "double 9-11 only" => rules.double = DoubleOn::NineToEleven,
        "double 10-11 only" => rules.double = DoubleOn::TenOrEleven,
        "double 11 only" => rules.double = DoubleOn::Eleven,
        "no double" => rules.double = DoubleOn::Never,
        "DAS" => rules.double_after_split = DoubleAfterSplit::Yes,
        "no DAS" => rules.double_after_split = DoubleAfterSplit::No,
        "hit split aces" => rules.ace_plays = AcePlays::Hit,
        "hit and double split aces" => rules.ace_plays = AcePlays::HitOrDouble,
        "double split aces, no hit" => rules.ace_plays = AcePlays::Double,
        "resplit aces (to the same number of hands)" => rules.split_aces = SplitAces::Again,
        "resplit + hit split aces" => {
            rules.split_aces = SplitAces::Again;
            rules.ace_plays = AcePlays::Hit;
        }
        "resplit + hit + double split aces" => {
            rules.split_aces = SplitAces::Again;
            rules.ace_plays = AcePlays::HitOrDouble;
        }
        "split to 3 hands" => rules.split = Split::ToThree,
        "split to 2 hands" => rules.split = Split::ToTwo,
        "no split" => rules.split = Split::Never,
        "tens never split" => rules.split_tens = SplitTens::Never,
        "natural pays 6:5" => rules.natural = NaturalPay::SixToFive,
        "natural pays 7:5" => rules.natural = NaturalPay::SevenToFive,
        "natural pays 1:1" => rules.natural = NaturalPay::Even,
        "natural pays 2:1" => rules.natural = NaturalPay::TwoToOne,
        other => panic!("{other}"),
    }
}

/// The rows of the golden file that give the whole value of a round under these rules.
fn totals_come_out(of_row: impl Fn(&str) -> bool, rows: usize) {
    let file = golden("blackjack_rules.json");
    let mut checked = 0;
    for row in file["rows"].as_array().expect("rows") {
        let text = |field: &str| row[field].as_str().expect(field);
        if !text("kind").starts_with("total") || !of_row(text("rule")) {
            continue;
        }
        let decks = row["decks"].as_u64().and_then(|n| u8::try_from(n).ok());
        let (soft17, other) = text("base_rules").split_once(", ").expect("two rules");
        let mut rules = HouseRules {
            decks: Decks::new(decks.expect("a number")).expect("1 to 8"),
            soft17: match soft17 {
                "S17" => Soft17::Stands,
                "H17" => Soft17::Hits,
                other => panic!("{other}"),
            },
            double_after_split: match other.split_once(", ").expect("more rules").0 {
                "DAS" => DoubleAfterSplit::Yes,
                "no DAS" | "noDAS" => DoubleAfterSplit::No,
                other => panic!("{other}"),
            },
            ..base()
        };
        change(&mut rules, text("rule"));
        let value = 100.0 * HouseCoach::new(&rules).expect("no clash").edge();
        let golden = row["value"].as_f64().expect("a number");
        assert!((value - golden).abs() < CLOSE, "{row}: {value}");
        checked += 1;
    }
    assert_eq!(checked, rows);
}

#[test]
fn decks_pay_double_split_match_golden_totals() {
    let words = ["base", "natural pays", "double 1", "double 8", "double 9"];
    let more = ["no double", "double any number", "tens never", "no split"];
    let other = ["split to", "DAS", "no DAS"];
    let of_row = |rule: &str| {
        let mut all = words.iter().chain(&more).chain(&other);
        all.any(|word| rule.starts_with(word))
    };
    totals_come_out(of_row, 44);
}

#[test]
fn no_hole_card_matches_golden_totals() {
    totals_come_out(|rule| rule.starts_with("ENHC"), 22);
}

#[test]
fn surrender_matches_golden_totals() {
    let of_row = |rule: &str| rule.contains("surrender") && !rule.starts_with("ENHC");
    totals_come_out(of_row, 40);
}

#[test]
fn rescue_matches_golden_totals() {
    totals_come_out(|rule| rule == "double-down rescue", 2);
}

#[test]
fn split_aces_match_golden_totals() {
    let of_row = |rule: &str| rule.contains("split aces") || rule.contains("resplit");
    totals_come_out(of_row, 12);
}

#[test]
fn charlie_matches_golden_totals() {
    totals_come_out(|rule| rule.contains("Charlie"), 12);
}

fn cards(codes: &str) -> Vec<Card> {
    Card::parse_list(codes).expect(codes)
}

fn spot<'a>(hand: &'a [Card], up: &str) -> Spot<'a> {
    Spot {
        hand,
        upcard: up.parse().expect(up),
        seen: &[],
        origin: Origin::Dealt,
    }
}

fn hands_come_out(file: &str, rules: &HouseRules) {
    let path = in_project(&format!("tests/golden/blackjack_hands_{file}_6d_s17.csv"));
    let text = std::fs::read_to_string(path).expect("the golden file");
    let coach = HouseCoach::new(rules).expect("no clash");
    let mut checked = 0;
    for row in text.lines().filter(|line| line.starts_with('6')) {
        let fields: Vec<&str> = row.split(',').collect();
        let card = |at: usize, suit: char| format!("{}{suit}", fields[at].replace("10", "T"));
        let hand = cards(&format!("{} {}", card(3, 'S'), card(4, 'H')));
        let advice = coach.advise(&spot(&hand, &card(2, 'D'))).expect(row);
        let plays = [Play::Stand, Play::Hit, Play::Double, Play::Split];
        for (play, field) in plays.into_iter().zip(&fields[5..]) {
            match (advice.of(play), field.parse::<f64>()) {
                (Some(play), Ok(golden)) => {
                    assert!((play.value - golden).abs() < CLOSE, "{row}: {play:?}");
                }
                (None, Err(_)) => {}
                (value, golden) => panic!("{row}: {play:?} {value:?} {golden:?}"),
            }
        }
        checked += 1;
    }
    assert_eq!(checked, 540);
}

#[test]
fn hands_without_hole_card_match_golden() {
    let hole = HoleCard::NoneTakesAll;
    hands_come_out("enhc", &HouseRules { hole, ..base() });
}

#[test]
fn hands_with_six_card_charlie_match_golden() {
    hands_come_out(
        "charlie6",
        &HouseRules {
            charlie: Charlie::Six,
            charlie_after_split: CharlieAfterSplit::Yes,
            ..base()
        },
    );
}

#[test]
fn hands_with_hit_and_resplit_aces_match_golden() {
    hands_come_out(
        "rsa_hsa",
        &HouseRules {
            split_aces: SplitAces::Again,
            ace_plays: AcePlays::Hit,
            ..base()
        },
    );
}

/// “Original bets only” is the peek, whatever else is played.
#[test]
fn original_bets_only_equals_peek() {
    for change_of in [
        "base",
        "early surrender (all up cards)",
        "5-card Charlie pays 1:1, after a split too",
        "late surrender + double-down rescue",
    ] {
        let mut peek = base();
        change(&mut peek, change_of);
        let original = HouseRules {
            hole: HoleCard::NoneTakesOriginal,
            ..peek
        };
        let [peek, original] =
            [peek, original].map(|rules| HouseCoach::new(&rules).expect("no clash"));
        assert_eq!(peek.edge().to_bits(), original.edge().to_bits());
        for hand in ["8S 8H", "AS AH", "TS 6H", "5S 6H"] {
            let hand = cards(hand);
            let spot = spot(&hand, "TD");
            assert_eq!(peek.advise(&spot), original.advise(&spot));
        }
    }
}

/// A table of the page has the same values, to the last digit, by either coach.
#[test]
fn page_rules_have_the_same_values() {
    for rules in [VEGAS, Rules::VEGAS] {
        let rules = Rules {
            naturals: Naturals::PaySixToFive,
            ..rules
        };
        let house = HouseCoach::new(&HouseRules::from(&rules)).expect("no clash");
        let coach = Coach::new(&rules);
        assert_eq!(house.edge().to_bits(), coach.edge().to_bits());
        for hand in ["8S 8H", "AS AH", "KS TH", "TS 6H", "5S 4H 2D"] {
            let hand = cards(hand);
            let spot = spot(&hand, "AD");
            assert_eq!(house.advise(&spot), coach.advise(&spot));
        }
    }
}

/// The golden row of 8, 9 against an ace: −17/66 given that there is no natural, −1/2 before the peek.
#[test]
fn early_surrender_is_half_before_the_peek() {
    let rules = HouseRules {
        decks: Decks::ONE,
        surrender: HouseSurrender::Early,
        ..base()
    };
    let coach = HouseCoach::new(&rules).expect("no clash");
    let hand = cards("8S 9H");
    let advice = coach.advise(&spot(&hand, "AD")).expect("a decision");
    let surrender = advice.of(Play::Surrender).expect("legal").value;
    assert!((surrender + 17.0 / 66.0).abs() < 1e-12, "{surrender}");
    assert!((advice.before_peek(surrender) + 0.5).abs() < 1e-12);
    assert_eq!(advice.best().map(|best| best.play), Some(Play::Surrender));
}

#[test]
fn split_tens_go_by_value_rank_or_never() {
    let split = |split_tens, hand: &str| {
        let coach = HouseCoach::new(&HouseRules {
            split_tens,
            ..base()
        });
        let hand = cards(hand);
        let advice = coach.expect("no clash").advise(&spot(&hand, "6D"));
        advice
            .expect("a decision")
            .of(Play::Split)
            .map(|play| play.value)
    };
    let by_value = split(SplitTens::ByValue, "KS KH").expect("a pair");
    let by_rank = split(SplitTens::ByRank, "KS KH").expect("a pair");
    assert!((by_value - by_rank).abs() > 1e-3, "{by_value} {by_rank}");
    assert!(split(SplitTens::ByValue, "KS QH").is_some());
    assert_eq!(split(SplitTens::ByRank, "KS QH"), None);
    assert_eq!(split(SplitTens::Never, "KS KH"), None);
    assert!(split(SplitTens::Never, "9S 9H").is_some());
}

#[test]
fn charlie_hand_has_no_decision() {
    let rules = HouseRules {
        charlie: Charlie::Five,
        ..base()
    };
    let coach = HouseCoach::new(&rules).expect("no clash");
    let hand = cards("2S 2H 3D 4C 5S");
    let why = coach.advise(&spot(&hand, "TD"));
    assert_eq!(why, Err(NoAdvice::Finished(Over::Charlie)));
    let after_split = Spot {
        origin: Origin::Split { hands: 2 },
        ..spot(&hand, "TD")
    };
    assert!(coach.advise(&after_split).is_ok());
}

#[test]
fn clashing_rules_are_refused() {
    let no_split = HouseRules {
        split: Split::Never,
        ..base()
    };
    let no_double = HouseRules {
        double: DoubleOn::Never,
        ..base()
    };
    let after_split = CharlieAfterSplit::Yes;
    for (rules, clash) in [
        (
            HouseRules {
                charlie_after_split: after_split,
                ..base()
            },
            RulesClash::CharlieAfterSplitWithoutCharlie,
        ),
        (
            HouseRules {
                charlie: Charlie::Six,
                charlie_after_split: after_split,
                ..no_split
            },
            RulesClash::CharlieAfterSplitWithoutSplit,
        ),
        (
            HouseRules {
                ace_plays: AcePlays::Hit,
                ..no_split
            },
            RulesClash::SplitAcesWithoutSplit,
        ),
        (
            HouseRules {
                ace_plays: AcePlays::HitOrDouble,
                ..no_double
            },
            RulesClash::DoubleSplitAcesWithoutDouble,
        ),
        (
            HouseRules {
                split_tens: SplitTens::ByRank,
                ..no_split
            },
            RulesClash::SplitTensWithoutSplit,
        ),
        (
            HouseRules {
                rescue: Rescue::Yes,
                ..no_double
            },
            RulesClash::RescueWithoutDouble,
        ),
    ] {
        assert_eq!(HouseCoach::new(&rules).err(), Some(clash), "{rules:?}");
    }
}
