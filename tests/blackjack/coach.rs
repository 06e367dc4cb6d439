//! The coach against published numbers: `tests/golden/blackjack_hands.csv` and `blackjack_totals.json`, which name
//! their sources.

use crate::support::{golden, in_project};
use fair_deal::blackjack::{
    DeckCount, DoubleAfterSplit, Naturals, Preset, Rules, Shuffle, Soft17, Split, SplitAces,
    SplitTens, Surrender,
};
use fair_deal::coach::{
    CardValue, Chart, Coach, HandKind, NoAdvice, Origin, Play, Situation, WhyFinished, advise, edge,
};
use fair_deal::core::{Card, Decks};

/// Six decks, double any two cards and after a split, up to four hands, aces split once, no surrender, 3:2.
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

/// A card with this value of the golden file and the suit of this letter.
fn card(value: &str, suit: char) -> Card {
    let rank = if value == "10" { "T" } else { value };
    format!("{rank}{suit}").parse().expect(value)
}

#[test]
fn every_golden_hand_has_its_values() {
    let path = in_project("tests/golden/blackjack_hands.csv");
    let text = std::fs::read_to_string(path).expect("the golden file");
    let mut coaches: Vec<(Rules, Coach)> = Vec::new();
    let rows = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
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
        let situation = Situation {
            hand: &[card(fields[3], 'S'), card(fields[4], 'H')],
            upcard: card(fields[2], 'D'),
            seen: &[],
            origin: Origin::Dealt,
        };
        let advice = coach.advise(&situation).expect(row);
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
fn every_golden_total_is_computed() {
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
            // The file has as many digits as its sources have.
            let digits = if golden.to_string().len() < 12 {
                5e-8
            } else {
                1e-8
            };
            assert!(
                (percent - golden).abs() < digits,
                "{list}, {name}: {percent}"
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 13);
}

fn situation<'a>(hand: &'a [Card], up: &str, seen: &'a [Card], origin: Origin) -> Situation<'a> {
    Situation {
        hand,
        upcard: up.parse().expect(up),
        seen,
        origin,
    }
}

fn cards(codes: &str) -> Vec<Card> {
    Card::parse_list(codes).expect(codes)
}

/// The golden file gives the value per unit of insurance, with four digits.
#[test]
fn insurance_off_the_top_has_its_golden_value() {
    let file = golden("blackjack_totals.json");
    for (name, golden) in file["insurance_off_the_top"]
        .as_object()
        .expect("an object")
    {
        let rules = Rules {
            decks: decks(name.trim_end_matches('D')),
            ..GOLDEN
        };
        let coach = Coach::new(&rules);
        // Only the dealer's ace is removed. The player's own two cards do not count as seen.
        let tens = f64::from(u32::from(rules.decks.number()) * 16);
        let unseen = f64::from(u32::from(rules.decks.number()) * 52 - 1);
        let off_the_top = 100.0 * (3.0 * tens / unseen - 1.0);
        assert!(
            (off_the_top - golden.as_f64().expect(name)).abs() < 5e-5,
            "{name}"
        );

        let hand = cards("9S 7H");
        let advice = coach
            .advise(&situation(&hand, "AD", &[], Origin::Dealt))
            .expect(name);
        let insurance = 0.5 * (3.0 * tens / (unseen - 2.0) - 1.0);
        let told = advice.insurance.expect("an ace is up");
        assert!((told - insurance).abs() < 1e-12, "{name}: {told}");
    }
}

/// The golden rows give the value per unit of insurance before the player's cards are known. The coach knows them, so
/// this is the mean of its values over all hands. They depend on the number of tens in the hand only.
#[test]
fn insurance_has_its_golden_mean_over_all_hands() {
    let file = golden("blackjack_rules.json");
    let mut checked = 0;
    for row in file["rows"].as_array().expect("rows") {
        if row["rule"] != "Insurance 2:1, only the ace seen" {
            continue;
        }
        let number = row["decks"].to_string();
        let rules = Rules {
            decks: decks(&number),
            ..GOLDEN
        };
        let coach = Coach::new(&rules);
        let value = |hand: &str| {
            let advice = coach.advise(&situation(&cards(hand), "AD", &[], Origin::Dealt));
            advice.expect(hand).insurance.expect("an ace is up")
        };
        let tens = f64::from(u32::from(rules.decks.number()) * 16);
        let unseen = f64::from(u32::from(rules.decks.number()) * 52 - 1);
        let others = unseen - tens;
        let pairs = unseen * (unseen - 1.0);
        let mean = (others * (others - 1.0) * value("9S 7H")
            + 2.0 * tens * others * value("9S TH")
            + tens * (tens - 1.0) * value("TS KH"))
            / pairs;
        // The coach gives the value per unit of the bet, which is twice the insurance.
        let golden = row["value"].as_f64().expect("a value");
        assert!((200.0 * mean - golden).abs() < 1e-10, "{number}: {mean}");
        checked += 1;
    }
    assert_eq!(checked, 4);
}

/// With a natural against an ace, even money is the only decision.
#[test]
fn natural_against_an_ace_offers_insurance_only() {
    let coach = Coach::new(&GOLDEN);
    let natural = cards("AS KH");
    let advice = coach
        .advise(&situation(&natural, "AD", &[], Origin::Dealt))
        .expect("even money");
    assert!(advice.plays.is_empty() && advice.best().is_none());
    assert!(advice.insurance.is_some_and(|value| value < 0.0));
    // After a split it is an ordinary 21.
    let origin = Origin::SplitAces { hands: 2 };
    let over = coach.advise(&situation(&natural, "AD", &[], origin));
    assert_eq!(over, Err(NoAdvice::Finished(WhyFinished::SplitAce)));
    let advice = coach.advise(&situation(&natural, "AD", &[], Origin::Split { hands: 2 }));
    assert!(advice.is_ok_and(|advice| advice.insurance.is_none() && advice.plays.len() == 3));
}

#[test]
fn chances_add_up_and_agree_with_values() {
    let coach = Coach::new(&Rules::VEGAS);
    for (hand, up) in [
        ("TS 6H", "TD"),
        ("5S 6H", "6D"),
        ("AS 7H 2D", "AH"),
        ("8S 8H", "9D"),
    ] {
        let cards = cards(hand);
        let advice = coach
            .advise(&situation(&cards, up, &[], Origin::Dealt))
            .expect(hand);
        let dealer: f64 = advice.dealer.totals.iter().sum();
        assert!((dealer + advice.dealer.bust - 1.0).abs() < 1e-12, "{hand}");
        for play in advice.plays {
            let bet = if play.play == Play::Double { 2.0 } else { 1.0 };
            let Some(chances) = play.chances else {
                assert!(matches!(play.play, Play::Split | Play::Surrender), "{hand}");
                continue;
            };
            let all = chances.win + chances.push + chances.lose;
            assert!((all - 1.0).abs() < 1e-12, "{hand}: {play:?}");
            let value = bet * (chances.win - chances.lose);
            assert!((value - play.value).abs() < 1e-12, "{hand}: {play:?}");
        }
    }
}

/// The three tables without bets: the plays are hit and stand, and the value is in rounds.
#[test]
fn tables_without_chips_offer_two_plays() {
    for preset in Preset::WITHOUT_BETS {
        let hand = cards("8S 8H");
        let advice = advise(&preset.rules(), &situation(&hand, "AD", &[], Origin::Dealt));
        let advice = advice.expect("a decision");
        let plays: Vec<Play> = advice.plays.iter().map(|play| play.play).collect();
        assert_eq!(plays, [Play::Stand, Play::Hit]);
        assert_eq!(advice.insurance, None);
        let peeks = preset.rules().naturals.end_the_round();
        assert_eq!(advice.dealer.natural > 0.0, peeks, "{preset:?}");
    }
}

/// Seen cards leave the shoe: eight decks of which seven are seen are one deck.
#[test]
fn seen_cards_leave_the_shoe() {
    let rules = Rules {
        soft17: Soft17::Hits,
        split_aces: SplitAces::Again,
        ..GOLDEN
    };
    let eight = Coach::with_decks(&rules, Decks::new(8).expect("eight"));
    let one = Coach::with_decks(&rules, Decks::ONE);
    let seven = Decks::new(7).expect("seven").fresh_pack();
    for hand in ["AS AH", "TS 6H", "2S 2H", "5S 4H 2D"] {
        let hand = cards(hand);
        let depleted = eight.advise(&situation(&hand, "TD", &seven, Origin::Dealt));
        let fresh = one.advise(&situation(&hand, "TD", &[], Origin::Dealt));
        assert_eq!(depleted, fresh, "{hand:?}");
    }
}

/// All cards of one deck except these.
fn all_but(left: &str) -> String {
    let left = cards(left);
    let mut gone = Decks::ONE.fresh_pack();
    gone.retain(|card| !left.contains(card));
    let codes: Vec<String> = gone.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

/// Checks that the coach refuses a situation at a table of one deck with this sentence.
fn is_refused(hand: &str, up: &str, seen: &str, origin: Origin, sentence: &str) {
    let coach = Coach::new(&Rules {
        decks: DeckCount::One,
        ..GOLDEN
    });
    let (cards, seen) = (cards(hand), cards(seen));
    let why = coach.advise(&situation(&cards, up, &seen, origin));
    let why = why.expect_err(sentence).to_string();
    assert_eq!(why, sentence, "{hand} against {up}");
}

#[test]
fn impossible_cards_are_refused() {
    for (hand, up, seen, sentence) in [
        (
            "TS TS",
            "5D",
            "",
            "TS is named more often than the pack has it: 1.",
        ),
        (
            "TS TH",
            "TS",
            "",
            "TS is named more often than the pack has it: 1.",
        ),
        (
            "TS TH",
            "5D",
            "5D",
            "5D is named more often than the pack has it: 1.",
        ),
        (
            "TS",
            "5D",
            "",
            "A hand to decide about has at least two cards; this one has 1.",
        ),
        (
            "TS 6H 6D",
            "5D",
            "",
            "The hand is over 21: there is nothing to decide.",
        ),
        (
            "TS AH",
            "5D",
            "",
            "The hand is a natural: there is nothing to decide.",
        ),
        (
            "TS 9H",
            "5D",
            &all_but("TS 9H 5D 2C 3C 4C"),
            "Unseen cards left: 3. The round could run out of them.",
        ),
        (
            "TS TH",
            "TD",
            &all_but("TS TH TD AS AH AC AD"),
            "Unseen cards left: 4. The round could run out of them.",
        ),
    ] {
        is_refused(hand, up, seen, Origin::Dealt, sentence);
    }
}

#[test]
fn impossible_split_hands_are_refused() {
    let (split, aces) = (
        |hands| Origin::Split { hands },
        |hands| Origin::SplitAces { hands },
    );
    for (hand, origin, sentence) in [
        (
            "AS 5H",
            aces(2),
            "A split ace takes one card: there is nothing to decide.",
        ),
        (
            "AS AH",
            aces(2),
            "A split ace takes one card: there is nothing to decide.",
        ),
        (
            "8S 8H",
            split(5),
            "After a split a player has 2 to 4 hands here, not 5.",
        ),
        (
            "8S 8H",
            split(1),
            "After a split a player has 2 to 4 hands here, not 1.",
        ),
        (
            "AS 8H",
            aces(3),
            "After a split a player has 2 to 2 hands here, not 3.",
        ),
        ("8S 8H", aces(2), "No such split makes this hand."),
        ("AS AH", split(2), "No such split makes this hand."),
    ] {
        is_refused(hand, "5D", "", origin, sentence);
    }
}

fn chart_of(rules: Rules) -> (Coach, Chart) {
    let coach = Coach::new(&rules);
    let chart = coach.chart();
    (coach, chart)
}

/// The cells as letters, for the upcards 2 to 10 and then the ace.
fn line(chart: &Chart, hands: HandKind) -> String {
    let ups = CardValue::ALL
        .into_iter()
        .skip(1)
        .chain([CardValue::ALL[0]]);
    let letter = |up| match chart.cell(hands, up).map(|cell| cell.best) {
        Some(Play::Stand) => 'S',
        Some(Play::Hit) => 'H',
        Some(Play::Double) => 'D',
        Some(Play::Split) => 'P',
        Some(Play::Surrender) => 'R',
        None => '-',
    };
    ups.map(letter).collect()
}

/// Source: basic strategy for six decks, dealer stands on soft 17, double after split, late surrender, as published in
/// many books.
#[test]
fn six_deck_chart_is_the_published_one() {
    let (_, chart) = chart_of(Rules {
        surrender: Surrender::Late,
        ..GOLDEN
    });
    let value = |points: u8| CardValue::ALL[usize::from(points) - 1];
    for (total, plays) in [
        (8, "HHHHHHHHHH"),
        (9, "HDDDDHHHHH"),
        (10, "DDDDDDDDHH"),
        (11, "DDDDDDDDDH"),
        (12, "HHSSSHHHHH"),
        (13, "SSSSSHHHHH"),
        (14, "SSSSSHHHHH"),
        (15, "SSSSSHHHRH"),
        (16, "SSSSSHHRRR"),
        (17, "SSSSSSSSSS"),
        (20, "SSSSSSSSSS"),
    ] {
        assert_eq!(line(&chart, HandKind::Hard(total)), plays, "hard {total}");
    }
    for (total, plays) in [
        (13, "HHHDDHHHHH"),
        (14, "HHHDDHHHHH"),
        (15, "HHDDDHHHHH"),
        (16, "HHDDDHHHHH"),
        (17, "HDDDDHHHHH"),
        (18, "SDDDDSSHHH"),
        (19, "SSSSSSSSSS"),
        (20, "SSSSSSSSSS"),
    ] {
        assert_eq!(line(&chart, HandKind::Soft(total)), plays, "soft {total}");
    }
    for (pair, plays) in [
        (1, "PPPPPPPPPP"),
        (2, "PPPPPPHHHH"),
        (3, "PPPPPPHHHH"),
        (4, "HHHPPHHHHH"),
        (5, "DDDDDDDDHH"),
        (6, "PPPPPHHHHH"),
        (7, "PPPPPPHHHH"),
        (8, "PPPPPPPPPP"),
        (9, "PPPPPSPPSS"),
        (10, "SSSSSSSSSS"),
    ] {
        assert_eq!(
            line(&chart, HandKind::Pair(value(pair))),
            plays,
            "pair of {pair}"
        );
    }
    // The best known exception: 10-6 hits against a ten where the player may not surrender, and a 16 of more cards
    // stands.
    let (_, chart) = chart_of(GOLDEN);
    assert_eq!(line(&chart, HandKind::Hard(16)), "SSSSSHHHHH");
    let sixteen = |cards: &[u8]| {
        let hand: Vec<CardValue> = cards.iter().map(|points| value(*points)).collect();
        chart
            .exceptions
            .iter()
            .find(|it| it.up == value(10) && it.hand == hand)
    };
    assert!(sixteen(&[6, 10]).is_none());
    let exception = sixteen(&[4, 5, 7]).expect("an exception");
    assert_eq!((exception.best, exception.chart), (Play::Stand, Play::Hit));
    assert!(exception.cost > 0.0 && exception.cost < 0.1);
}

/// Every exception has the play and the cost that the coach gives.
#[test]
fn chart_exceptions_agree_with_the_coach() {
    for rules in [
        Rules {
            decks: DeckCount::One,
            ..GOLDEN
        },
        Preset::Exam.rules(),
    ] {
        let (coach, chart) = chart_of(rules);
        assert!(chart.exceptions.len() > 20);
        for exception in chart.exceptions.iter().step_by(7) {
            let suits = ['S', 'H', 'C', 'D'];
            let mut held = [0; 10];
            let mut deal = |value: &CardValue| {
                let count = &mut held[usize::from(value.points()) - 1];
                *count += 1;
                card(&value.to_string(), suits[*count - 1])
            };
            let upcard = deal(&exception.up);
            let hand: Vec<Card> = exception.hand.iter().map(&mut deal).collect();
            let advice = coach.advise(&Situation {
                hand: &hand,
                upcard,
                seen: &[],
                origin: Origin::Dealt,
            });
            let advice = advice.expect("a decision");
            let best = advice.best().expect("a play");
            assert_eq!(best.play, exception.best, "{exception:?}");
            let chart = advice.of(exception.chart).expect("legal");
            let cost = best.value - chart.value;
            assert!((cost - exception.cost).abs() < 1e-12, "{exception:?}");
        }
    }
}

/// A worker reports its progress, and the parts add up to the whole.
#[test]
fn chart_is_computed_one_upcard_at_a_time() {
    let coach = Coach::new(&Rules {
        decks: DeckCount::One,
        ..GOLDEN
    });
    let tables: Vec<_> = coach.upcards().collect();
    assert_eq!(tables.len(), 10);
    let chance: f64 = tables.iter().map(|table| table.chance).sum();
    assert!((chance - 1.0).abs() < 1e-12);
    let value: f64 = tables.iter().map(|table| table.chance * table.value).sum();
    assert!((value - coach.edge()).abs() < 1e-15);
    for table in &tables {
        let dealt: f64 = table.hands.iter().map(|hand| hand.chance).sum();
        assert!(dealt > 0.9 && dealt < 1.0, "all but the naturals");
    }
    assert_eq!(Chart::new(&coach, &tables), coach.chart());
}

/// What a natural pays changes no play and no other result. Beside a five, one deck has 4 aces and 16 tens among 51
/// cards, and the dealer no natural.
#[test]
fn naturals_have_their_share_of_the_moments() {
    let five = CardValue::of(card("5", 'S'));
    let moments = |naturals| {
        let rules = Rules {
            naturals,
            decks: DeckCount::One,
            ..GOLDEN
        };
        let moments = Coach::new(&rules).moments(five).expect("a five");
        (moments.mean, moments.square)
    };
    let usual = moments(Naturals::PayThreeToTwo);
    let more = moments(Naturals::PayTwoToOne);
    let share = 2.0 * 4.0 * 16.0 / (51.0 * 50.0);
    let is_near = |one: f64, other: f64| (one - other).abs() < 1e-9;
    assert!(is_near(more.0 - usual.0, share * (2.0 - 1.5)));
    assert!(is_near(more.1 - usual.1, share * (4.0 - 2.25)));
}

/// Three of the other fifteen tens of one deck have the rank of a ten.
#[test]
fn a_fifth_of_the_tens_are_split_by_rank() {
    let rules = Rules {
        split_tens: SplitTens::ByRank,
        decks: DeckCount::One,
        ..GOLDEN
    };
    let coach = Coach::new(&rules);
    let ten = CardValue::of(card("10", 'S'));
    for up in ["5", "10"] {
        let table = coach.upcard(CardValue::of(card(up, 'S'))).expect(up);
        let mut hands = table.hands.iter();
        let tens = hands.find(|hand| hand.cards == [ten; 2]).expect("two tens");
        assert!((tens.splits - 0.2).abs() < 1e-9, "{up}: {}", tens.splits);
    }
}
