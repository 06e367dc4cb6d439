//! The value of side bets: published numbers, and every deal of small shoes by brute force.

use std::collections::BTreeMap;

use fair_deal::blackjack::side_bet::{Class, PayTable, SideBet, SideBetCards};
use fair_deal::blackjack::{Chips, HoleCard, Rules, Seating, Soft17, Split};
use fair_deal::coach::{CardCounts, NoWorth, SideBetWorth};
use fair_deal::core::{AceRule, Card, Decks, Score};
use proptest::prelude::*;
use serde_json::Value;

use crate::support::{golden, in_project};

/// A table with one hand at most, so that small shoes are playable.
const ONE_HAND: Rules = Rules {
    split: Split::Never,
    ..Rules::VEGAS
};

const H17: Rules = Rules {
    soft17: Soft17::Hits,
    ..ONE_HAND
};

fn decks(count: u8) -> Decks {
    Decks::new(count).expect("decks")
}

/// Every pay table of every side bet.
fn tables() -> impl Iterator<Item = PayTable> {
    SideBet::ALL
        .into_iter()
        .flat_map(|bet| bet.tables().iter().copied())
}

fn table(text: &str) -> PayTable {
    text.parse().expect(text)
}

/// The worth of a bet by this table with this many fresh decks.
fn fresh(text: &str, count: u8, rules: &Rules) -> SideBetWorth {
    let all = CardCounts::of_decks(decks(count));
    SideBetWorth::of(table(text), &all, rules, Seating::ALONE).expect(text)
}

/// The expectation in percent, with this many decimals.
fn percent(text: &str, count: u8, rules: &Rules, decimals: usize) -> String {
    let worth = fresh(text, count, rules).expectation();
    format!("{:.decimals$}", worth * 100.0)
}

fn fraction(text: &str, count: u8) -> String {
    let exact = fresh(text, count, &Rules::VEGAS).exact();
    exact.expect("counted").to_string()
}

/// The combinations of each class, from its chance and the number of all combinations.
fn ways(text: &str, count: u8, all: u64) -> Vec<u64> {
    let classes = fresh(text, count, &Rules::VEGAS).classes();
    let of_all = |chance: fair_deal::coach::ClassChance| {
        let exact = chance.exact.expect("counted");
        assert_eq!(all % exact.denominator(), 0);
        exact.numerator().unsigned_abs() * (all / exact.denominator())
    };
    classes.into_iter().map(of_all).collect()
}

/// A side bet of the golden rows, and the table of ours with the same classes.
struct GoldenBet {
    /// The beginning of the row's rule.
    rule: &'static str,
    table: &'static str,
    /// The names of counts in the row, and the classes that are the same cards.
    counts: &'static [(&'static [&'static str], &'static [Class])],
    /// The name of the odds of each class of the table. Empty if the row pays a part of a class more.
    pays: &'static [&'static str],
}

const GOLDEN_BETS: [GoldenBet; 5] = [
    GoldenBet {
        rule: "21+3",
        table: "21p3-9",
        counts: &[
            (&["suited_trips"], &[Class::SuitedThreeOfAKind]),
            (&["straight_flush"], &[Class::StraightFlush]),
            (&["trips"], &[Class::ThreeOfAKind]),
            (&["straight"], &[Class::Straight]),
            (&["flush"], &[Class::Flush]),
        ],
        pays: &[
            "suited_trips",
            "straight_flush",
            "trips",
            "straight",
            "flush",
        ],
    },
    GoldenBet {
        rule: "Perfect Pairs",
        table: "pairs-25x12x6",
        counts: &[
            (&["perfect"], &[Class::PerfectPair]),
            (&["coloured"], &[Class::ColouredPair]),
            (&["mixed"], &[Class::MixedPair]),
        ],
        pays: &["perfect", "coloured", "mixed"],
    },
    GoldenBet {
        rule: "Lucky Ladies",
        table: "ladies-1000x125x19x9x4",
        counts: &[
            (
                &["qh"],
                &[Class::QueensOfHeartsWithNatural, Class::QueensOfHearts],
            ),
            (&["matched"], &[Class::MatchedTwenty]),
            (&["suited"], &[Class::SuitedTwenty]),
            (&["other"], &[Class::AnyTwenty]),
        ],
        pays: &[
            "qh_pair_dealer_bj",
            "qh_pair",
            "matched_20",
            "suited_20",
            "any_20",
        ],
    },
    // The classes of Hot 3, some of them divided.
    GoldenBet {
        rule: "Lucky Lucky",
        table: "hot3-100x20x4x2x1",
        counts: &[
            (&["suited_777", "777"], &[Class::ThreeSevens]),
            (&["suited_21", "suited_678"], &[Class::SuitedTwentyOne]),
            (&["21", "678"], &[Class::TwentyOne]),
            (&["20"], &[Class::Twenty]),
            (&["19"], &[Class::Nineteen]),
        ],
        pays: &[],
    },
    GoldenBet {
        rule: "Bust It",
        table: "bust-250x50x12x4x2x2",
        counts: &[
            (&["8+"], &[Class::BustWithEight]),
            (&["7"], &[Class::BustWithSeven]),
            (&["6"], &[Class::BustWithSix]),
            (&["5"], &[Class::BustWithFive]),
            (&["4"], &[Class::BustWithFour]),
            (&["3"], &[Class::BustWithThree]),
        ],
        pays: &["8+", "7", "6", "5", "4", "3"],
    },
];

/// A number of a golden row, which may be a fraction in a text.
fn golden_number(value: &Value) -> f64 {
    let Some(text) = value.as_str() else {
        return value.as_f64().expect("a number");
    };
    let (above, below) = text.split_once('/').expect(text);
    let number = |part: &str| part.parse::<f64>().expect(text);
    number(above) / number(below)
}

/// The rows of side bets in the golden file. It has other pay tables too, for which the chances of the classes and the
/// row's odds give the value. `coach.rs` has the rows of insurance.
#[test]
fn golden_rows_have_their_chances_and_values() {
    let file = golden("blackjack_rules.json");
    let (mut checked, mut fractions) = (0, 0);
    for row in file["rows"].as_array().expect("rows") {
        let rule = row["rule"].as_str().expect("a rule");
        if row["kind"] != "side bet" || rule.starts_with("Insurance") {
            continue;
        }
        let bet = GOLDEN_BETS.iter().find(|bet| rule.starts_with(bet.rule));
        let bet = bet.expect(rule);
        let count = row["decks"].as_u64().expect(rule);
        let count = u8::try_from(count).expect(rule);
        let worth = fresh(bet.table, count, &ONE_HAND);
        let classes = worth.classes();
        // A row without a fraction has nine decimals.
        let is_exact = row.get("exact").is_some();
        let tolerance = if is_exact { 1e-12 } else { 5.1e-10 };
        let counts = &row["counts"];
        let total = counts.get("total").map_or(1.0, golden_number);
        for (names, same) in bet.counts {
            let chances = classes.iter().filter(|it| same.contains(&it.class));
            let ours: f64 = chances.map(|it| it.chance).sum();
            let golden: f64 = names.iter().map(|name| golden_number(&counts[*name])).sum();
            let golden = golden / total;
            assert!(
                (ours - golden).abs() < tolerance,
                "{rule}, {count}, {names:?}: {ours}"
            );
        }
        if !bet.pays.is_empty() {
            let odds = bet
                .pays
                .iter()
                .map(|name| golden_number(&row["pays"][*name]));
            let odds: Vec<f64> = odds.collect();
            assert_eq!(classes.len(), odds.len(), "{rule}");
            let returned = classes.iter().zip(&odds);
            let returned: f64 = returned.map(|(it, odds)| it.chance * (odds + 1.0)).sum();
            let golden = row["value"].as_f64().expect(rule);
            let ours = 100.0 * (returned - 1.0);
            assert!(
                (ours - golden).abs() < 1e-10,
                "{rule}, {count}: {ours}, {golden}"
            );
            let is_it = |table: &PayTable| {
                let pays = table.rows().iter().map(|(_, pays)| f64::from(*pays));
                table.bet() == worth.table().bet() && pays.eq(odds.iter().copied())
            };
            if let Some(ours) = tables().find(is_it)
                && is_exact
            {
                assert_eq!(fraction(&ours.to_string(), count), row["exact"], "{rule}");
                fractions += 1;
            }
        }
        checked += 1;
    }
    assert_eq!((checked, fractions), (25, 17));
}

#[test]
fn poker_hands_agree_with_published_numbers() {
    // The Wizard of Odds, “21+3”: combinations with six decks (flush and pair with flush are one class
    // here), and the edge of version 1 with 1 to 8 decks; of his “Version 3” the split of three of a kind.
    let six = ways("21p3-9", 6, 5_013_320);
    assert_eq!(six, [1040, 10_368, 25_272, 155_520, 236_736 + 56_160]);
    let edges = [
        (1, "-13.30"),
        (2, "-7.26"),
        (4, "-4.24"),
        (6, "-3.24"),
        (8, "-2.74"),
    ];
    for (decks, edge) in edges {
        assert_eq!(percent("21p3-9", decks, &Rules::VEGAS, 2), edge, "{decks}");
    }
    // blackjackinfo.com, “21+3 Side Bet Strategy”: 3.2386 percent.
    assert_eq!(percent("21p3-9", 6, &Rules::VEGAS, 4), "-3.2386");
    assert_eq!(fraction("21p3-9", 6), "-4059/125333");
    // 4.62 percent: the guide “Blackjack side bets” of PVPspinArena, in a public repository.
    assert_eq!(percent("21p3-100x40x30x10x5", 6, &Rules::VEGAS, 2), "-4.62");
    assert_eq!(fraction("21p3-100x40x30x10x5", 6), "-28958/626665");
}

#[test]
fn perfect_pairs_agrees_with_published_numbers() {
    assert_eq!(fraction("pairs-25x12x6", 6), "-19/311");
    // The Wizard of Odds, “Perfect Pairs”, pay tables A to D with eight decks.
    assert_eq!(ways("pairs-25x12x6", 8, 86_320), [1456, 1664, 3328]);
    for (text, edge) in [
        ("pairs-25x12x6", "-4.0964"),
        ("pairs-30x10x5", "-3.3735"),
        ("pairs-25x12x5", "-7.9518"),
        ("pairs-25x15x5", "-2.1687"),
    ] {
        assert_eq!(percent(text, 8, &Rules::VEGAS, 4), edge, "{text}");
    }
    // And A with two decks. The six-deck edges of B and C are from live-dealers-casino.com.
    assert_eq!(percent("pairs-25x12x6", 2, &Rules::VEGAS, 4), "-22.3301");
    assert_eq!(percent("pairs-30x10x5", 6, &Rules::VEGAS, 2), "-5.79");
    assert_eq!(percent("pairs-25x12x5", 6, &Rules::VEGAS, 2), "-9.97");
}

#[test]
fn lucky_ladies_agrees_with_published_numbers() {
    // The Wizard of Odds, “Lucky Ladies”, pay table A with six decks: permutations of four cards, the
    // player's two in one order and the dealer's in both.
    let published = [135_360, 2_738_340, 43_105_500, 193_112_640, 744_863_040];
    let six = ways("ladies-1000x125x19x9x4", 6, 9_294_695_280 / 4);
    let four: Vec<u64> = six.into_iter().map(|ways| ways * 4).collect();
    assert_eq!(four, published);
    assert_eq!(
        percent("ladies-1000x125x19x9x4", 6, &Rules::VEGAS, 4),
        "-24.7089"
    );
    // onlineblackjack.org, “Lucky Ladies”: with one and eight decks.
    assert_eq!(
        percent("ladies-1000x125x19x9x4", 1, &Rules::VEGAS, 2),
        "-38.16"
    );
    assert_eq!(
        percent("ladies-1000x125x19x9x4", 8, &Rules::VEGAS, 2),
        "-24.05"
    );
    // gamingtoday.com, “For side bettors, can luck be a lady?”: returns with two, four and six decks.
    for (decks, returned) in [(2, "75.06"), (4, "80.54"), (6, "82.36")] {
        let worth = fresh("ladies-1000x200x25x10x4", decks, &Rules::VEGAS);
        let back = format!("{:.2}", 100.0 + worth.expectation() * 100.0);
        assert_eq!(back, returned, "{decks}");
    }
}

#[test]
fn hot_3_agrees_with_published_numbers() {
    // The Wizard of Odds, “Hot 3: Blackjack Side Bet”.
    for (decks, all, published, edge) in [
        (
            4,
            1_478_256,
            [560, 8032, 123_936, 111_488, 107_648],
            "-5.6542",
        ),
        (
            6,
            5_013_320,
            [2024, 27_432, 419_256, 377_568, 364_320],
            "-5.4894",
        ),
    ] {
        assert_eq!(ways("hot3-100x20x4x2x1", decks, all), published);
        assert_eq!(percent("hot3-100x20x4x2x1", decks, &Rules::VEGAS, 4), edge);
    }
    assert_eq!(percent("hot3-100x20x4x2x1", 8, &Rules::VEGAS, 2), "-5.40");
}

#[test]
fn bust_it_agrees_with_published_numbers() {
    // The Wizard of Odds, “Buster Blackjack”, pay table 1 (12 for six cards, as in the analysis): chances with
    // six decks where the dealer hits a soft 17, and edges with other decks. Eight cards are “8 or more”.
    let six = fresh("bust-250x50x12x4x2x2", 6, &H17);
    let chances = six
        .classes()
        .into_iter()
        .map(|it| format!("{:.6}", it.chance));
    assert_eq!(
        chances.collect::<Vec<_>>(),
        [
            "0.000012", "0.000214", "0.002638", "0.020473", "0.089392", "0.173032"
        ]
    );
    // discountgambling.net has the last digit of this one, too; the Wizard has 0.714241.
    assert_eq!(format!("{:.6}", six.loss()), "0.714240");
    assert_eq!(format!("{:.6}", six.expectation()), "-0.062143");
    for (decks, stands, hits) in [
        (1, "-8.77", "-6.89"),
        (2, "-8.48", "-6.51"),
        (4, "-8.31", "-6.29"),
        (5, "-8.27", "-6.25"),
        (6, "-8.25", "-6.21"),
        (8, "-8.22", "-6.17"),
    ] {
        assert_eq!(percent("bust-250x50x12x4x2x2", decks, &ONE_HAND, 2), stands);
        assert_eq!(percent("bust-250x50x12x4x2x2", decks, &H17, 2), hits);
    }
    // 4.724 percent with six decks and 5.478 with two: an article on counting Buster Blackjack, as copied at
    // westinfotech.com and casinoblackjackplay.com.
    assert_eq!(percent("bust-200x100x30x6x3x1", 6, &H17, 3), "-4.724");
    assert_eq!(percent("bust-200x100x30x6x3x1", 2, &H17, 3), "-5.478");
}

#[test]
fn bust_it_agrees_with_published_digits() {
    // discountgambling.net, “Buster Blackjack @ Sycuan”: six decks, soft 17 hit. There eight cards are eight
    // exactly.
    let six = fresh("bust-250x50x12x4x2x2", 6, &H17).classes();
    let chance = |class| {
        let found = six.iter().find(|it| it.class == class).expect("a class");
        format!("{:.5e}", found.chance)
    };
    for (class, published) in [
        (Class::BustWithThree, "1.73032e-1"),
        (Class::BustWithFour, "8.93918e-2"),
        (Class::BustWithFive, "2.04726e-2"),
        (Class::BustWithSix, "2.63760e-3"),
        (Class::BustWithSeven, "2.14444e-4"),
    ] {
        assert_eq!(chance(class), published);
    }
    let eight = six[0].chance;
    assert!(eight > 1.15280e-5 && eight < 1.2e-5, "{eight}");
}

#[test]
fn hole_card_rule_changes_no_side_bet() {
    let worths = |hole_card| {
        let rules = Rules {
            hole_card,
            ..ONE_HAND
        };
        let usual = |bet: SideBet| fresh(&bet.usual().to_string(), 1, &rules);
        SideBet::ALL.map(usual)
    };
    let peek = worths(HoleCard::Peek);
    assert_eq!(worths(HoleCard::NoneTakesAll), peek);
    assert_eq!(worths(HoleCard::NoneTakesOriginal), peek);
}

/// The cards that side bets look at, from a round of one seat with these cards in this order. The player hits below a
/// given total. The dealer always draws.
struct Played {
    first_two: [Card; 2],
    dealer: Vec<Card>,
}

/// The chance of each class, by the place of its pay table and the code of the class.
type Sums = BTreeMap<(usize, &'static str), f64>;

/// Adds up the chance of each class of each table over every order of the cards of a small shoe.
struct BruteForce<'r> {
    rules: &'r Rules,
    /// The player hits below this total.
    stands_on: u32,
    cards: Vec<Card>,
    sums: Sums,
}

impl BruteForce<'_> {
    fn draw(&mut self, drawn: &mut Vec<Card>, chance: f64) {
        if let Some(played) = self.play(drawn) {
            let cards = SideBetCards {
                first_two: played.first_two,
                upcard: played.dealer[0],
                further: &played.dealer[1..],
            };
            for (place, table) in tables().enumerate() {
                if let Some(class) = table.class(&cards) {
                    *self.sums.entry((place, class.code())).or_default() += chance;
                }
            }
            return;
        }
        assert!(!self.cards.is_empty(), "the shoe ran out");
        let count = self.cards.len();
        #[expect(clippy::cast_precision_loss, reason = "a dozen cards")]
        let chance = chance / count as f64;
        for at in 0..count {
            let card = self.cards.swap_remove(at);
            drawn.push(card);
            self.draw(drawn, chance);
            drawn.pop();
            self.cards.push(card);
            self.cards.swap(at, count - 1);
        }
    }

    /// Returns the round with the cards drawn so far, or nothing if it needs another card.
    fn play(&self, drawn: &[Card]) -> Option<Played> {
        let without_hole_card = self.rules.hole_card != HoleCard::Peek;
        let (mut player, mut dealer, mut next) = match *drawn {
            [one, up, two, ref next @ ..] if without_hole_card => (vec![one, two], vec![up], next),
            [one, up, two, hole, ref next @ ..] => (vec![one, two], vec![up, hole], next),
            _ => return None,
        };
        let first_two = [player[0], player[1]];
        let score = |cards: &[Card]| Score::of(cards, AceRule::OneOrEleven);
        while score(&player).total() < self.stands_on {
            let (card, behind) = next.split_first()?;
            player.push(*card);
            next = behind;
        }
        let takes = |cards: &[Card]| {
            let score = score(cards);
            let soft17 = score.total() == 17 && score.is_soft();
            score.total() < 17 || (soft17 && self.rules.soft17 == Soft17::Hits)
        };
        while takes(&dealer) {
            let (card, behind) = next.split_first()?;
            dealer.push(*card);
            next = behind;
        }
        Some(Played { first_two, dealer })
    }
}

/// Returns the chances of all classes from these cards, over every order.
fn brute_force(cards: &[Card], rules: &Rules, stands_on: u32) -> Sums {
    let mut all = BruteForce {
        rules,
        stands_on,
        cards: cards.to_vec(),
        sums: BTreeMap::new(),
    };
    all.draw(&mut vec![], 1.0);
    all.sums
}

/// Returns the counts of these cards.
fn counts(cards: &[Card]) -> CardCounts {
    let mut seen = decks(8).fresh_pack();
    for card in cards {
        let at = seen.iter().position(|it| it == card).expect("a card");
        seen.swap_remove(at);
    }
    CardCounts::unseen(decks(8), &seen).expect("of eight decks")
}

/// Compares the worth of every bet by every table with brute force, for a player with this strategy.
fn agree(codes: &str, rules: &Rules, stands_on: u32) {
    let cards = Card::parse_list(codes).expect(codes);
    let unseen = counts(&cards);
    let expected = brute_force(&cards, rules, stands_on);
    for (place, table) in tables().enumerate() {
        let worth = SideBetWorth::of(table, &unseen, rules, Seating::ALONE).expect(codes);
        let mut gain = -1.0;
        for row in worth.classes() {
            let chance = expected.get(&(place, row.class.code()));
            let chance = chance.copied().unwrap_or(0.0);
            assert!((row.chance - chance).abs() < 1e-12, "{codes} {}", row.class);
            gain += chance * (f64::from(row.pays) + 1.0);
        }
        assert!(
            (worth.expectation() - gain).abs() < 1e-10,
            "{codes} {table}"
        );
    }
}

#[test]
fn worths_agree_with_every_deal_of_small_shoes() {
    let enhc = Rules {
        hole_card: HoleCard::NoneTakesAll,
        ..ONE_HAND
    };
    // Two queens of hearts and an ace, pairs of every colour, sevens, straights and flushes.
    let mixed = "QH QH AS KD 7S 7H 7D 9S 9S 8S 6D";
    for rules in [&ONE_HAND, &H17, &enhc] {
        agree(mixed, rules, 0);
    }
    // The player's decisions take cards and change no chance.
    for stands_on in [12, 15, 17] {
        agree(mixed, &ONE_HAND, stands_on);
        agree(mixed, &enhc, stands_on);
    }
    agree("AS AH 2S 3S 6H KH QH JH TD TD 9C 8C", &H17, 0);
    agree("QH QH QH AS AS TD TC 9H 5C 5D 4H 3S", &enhc, 0);
    agree("2S 2H 2C 3D 3S 4H 4C KD KD QC 9H 9D", &H17, 0);
}

#[test]
fn too_small_shoes_are_refused() {
    let of = |codes: &str| counts(&Card::parse_list(codes).expect(codes));
    for (text, codes, enough) in [
        ("21p3-9", "", false),
        ("21p3-9", "AS KS", false),
        ("21p3-9", "AS KS QS", true),
        ("pairs-25x12x6", "AS AS", false),
        ("pairs-25x12x6", "AS AS 2S", true),
        ("hot3-100x20x4x2x1", "7S 7S", false),
        ("hot3-100x20x4x2x1", "7S 7S 7D", true),
        ("ladies-1000x125x19x9x4", "QH QH AS", false),
        ("ladies-1000x125x19x9x4", "QH QH AS KS", true),
        ("bust-250x100x50x9x2x1", "", false),
        // 47 points: a hand of 31 and a dealer with 16 leave no card.
        ("bust-250x100x50x9x2x1", "KS KS KS KS 7S", false),
        ("bust-250x100x50x9x2x1", "KS KS KS KS 8S", true),
    ] {
        let worth = SideBetWorth::of(table(text), &of(codes), &ONE_HAND, Seating::ALONE);
        let left = Card::parse_list(codes).expect(codes).len();
        let left = u32::try_from(left).expect("few");
        match worth {
            Ok(_) => assert!(enough, "{text} {codes}"),
            Err(why) => {
                assert!(!enough, "{text} {codes}");
                assert_eq!(why, NoWorth::TooFewCards { left });
            }
        }
    }
    // Four hands need more cards, where the rules allow them. Without bets there is only one hand.
    let few = of("KS KS KS KS 8S");
    let bust = SideBet::BustIt.usual();
    assert!(SideBetWorth::of(bust, &few, &Rules::VEGAS, Seating::ALONE).is_err());
    let no_chips = Rules {
        chips: Chips::None,
        ..Rules::VEGAS
    };
    assert!(SideBetWorth::of(bust, &few, &no_chips, Seating::ALONE).is_ok());
}

#[test]
fn cards_that_the_decks_lack_are_refused() {
    let card = "AS".parse().expect("a card");
    let why = CardCounts::unseen(decks(1), &[card, card]).expect_err("twice");
    assert_eq!(why, NoWorth::TooManyCopies { card, copies: 1 });
    assert_eq!(
        why.to_string(),
        "AS is named more often than the pack has it: 1."
    );
    let none = CardCounts::unseen(decks(1), &[card]).expect("once");
    assert_eq!((none.without(card), none.cards()), (None, 51));
    let why = NoWorth::TooFewCards { left: 2 };
    assert_eq!(
        why.to_string(),
        "Unseen cards left: 2. The round could run out of them before the side bet is settled."
    );
}

#[test]
fn a_rich_shoe_gives_the_player_the_edge() {
    // Only hearts and the sevens of other suits are left.
    let pack = decks(6).fresh_pack();
    let codes = |card: &Card| card.to_string();
    let gone: Vec<Card> = pack
        .into_iter()
        .filter(|card| !codes(card).ends_with('H') && !codes(card).starts_with('7'))
        .collect();
    let unseen = CardCounts::unseen(decks(6), &gone).expect("of six decks");
    let flat =
        SideBetWorth::of(table("21p3-9"), &unseen, &Rules::VEGAS, Seating::ALONE).expect("cards");
    assert!(flat.expectation() > 3.0, "{}", flat.expectation());
}

proptest! {
    /// Whatever cards are gone, each chance is at least 0, and with the loss they add up to 1.
    #[test]
    fn chances_sum_to_one(
        count in 1_u8..=8,
        gone in proptest::collection::vec(0_usize..416, 0..300),
    ) {
        let pack = decks(count).fresh_pack();
        let mut unseen = CardCounts::of_decks(decks(count));
        for at in gone {
            unseen = unseen.without(pack[at % pack.len()]).unwrap_or(unseen);
        }
        for table in tables() {
            for rules in [&ONE_HAND, &H17] {
                let Ok(worth) = SideBetWorth::of(table, &unseen, rules, Seating::ALONE) else {
                    // A refused shoe has 47 points at most, and each card counts at least one point.
                    prop_assert!(unseen.cards() <= 47);
                    continue;
                };
                let classes = worth.classes();
                prop_assert!(classes.iter().all(|it| (0.0..=1.0).contains(&it.chance)));
                let sum: f64 = classes.iter().map(|it| it.chance).sum();
                prop_assert!((sum + worth.loss() - 1.0).abs() < 1e-12);
                let most = table.rows()[0].1;
                prop_assert!((-1.0..=f64::from(most)).contains(&worth.expectation()));
                if let Some(exact) = worth.exact() {
                    prop_assert_eq!(exact.value().to_bits(), worth.expectation().to_bits());
                }
            }
        }
    }
}

#[test]
fn rules_md_prints_the_edges() {
    let rules = std::fs::read_to_string(in_project("RULES.md")).expect("RULES.md");
    for pays in tables() {
        let [stands, hits] = [&ONE_HAND, &H17].map(|rules| {
            let edge = -fresh(&pays.to_string(), 6, rules).expectation();
            format!("{:.4} %", edge * 100.0)
        });
        let edge = match pays.bet() {
            SideBet::BustIt => format!("S17 {stands}, H17 {hits}"),
            SideBet::TwentyOnePlusThree
            | SideBet::PerfectPairs
            | SideBet::LuckyLadies
            | SideBet::HotThree => stands,
        };
        assert!(rules.contains(&format!(" | {edge} | ")), "{pays}: {edge}");
        let exact = fresh(&pays.to_string(), 6, &ONE_HAND).exact();
        if let Some(exact) = exact {
            let (lost, all) = (-exact.numerator(), exact.denominator());
            assert!(rules.contains(&format!(" | {lost}/{all} | ")), "{pays}");
        }
    }
}
