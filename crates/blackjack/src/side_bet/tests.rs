//! The tests of the side bets.

use super::*;
use crate::Bet;
use fair_deal_table::Chips;

/// The class of the player's cards against the dealer's, by the usual table. The upcard comes first.
fn class(bet: SideBet, player: &str, dealer: &str) -> Option<Class> {
    class_by(bet.usual(), player, dealer)
}

fn class_by(table: PayTable, player: &str, dealer: &str) -> Option<Class> {
    let player = Card::parse_list(player).expect(player);
    let dealer = Card::parse_list(dealer).expect(dealer);
    let (upcard, further) = dealer.split_first().expect("an upcard");
    table.class(&SideBetCards {
        first_two: [player[0], player[1]],
        upcard: *upcard,
        further,
    })
}

#[test]
fn side_bet_codes_round_trip_without_prefixes() {
    for bet in SideBet::ALL {
        assert_eq!(bet.code().parse(), Ok(bet));
        let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
        assert!(bet.code().chars().all(plain), "{bet}");
        for other in SideBet::ALL.into_iter().filter(|other| *other != bet) {
            assert!(!other.code().starts_with(bet.code()), "{bet} {other}");
        }
    }
    for code in ["", "21+3", "PAIRS", "pairs ", "pair"] {
        assert_eq!(code.parse::<SideBet>(), Err(NoSuchSideBet), "{code}");
    }
    let sentence = NoSuchSideBet.to_string();
    assert_eq!(
        sentence,
        "The side bets are 21p3, pairs, ladies, bust, hot3."
    );
}

#[test]
fn pay_tables_round_trip_by_their_odds() {
    let mut written = vec![];
    for bet in SideBet::ALL {
        for table in bet.tables() {
            assert_eq!(table.to_string().parse(), Ok(*table));
            assert_eq!(table.bet(), bet);
            let pushes = table.rows().iter().filter(|(_, pays)| *pays == 0);
            assert!(pushes.map(|row| row.0).all(|it| it == Class::PlayerNatural));
            assert!(!table.source().is_empty());
            written.push(table.to_string());
        }
    }
    assert_eq!(
        written,
        [
            "21p3-9",
            "21p3-100x40x30x10x5",
            "pairs-25x12x6",
            "pairs-30x10x5",
            "pairs-25x12x5",
            "pairs-25x15x5",
            "ladies-1000x125x19x9x4",
            "ladies-1000x200x25x10x4",
            "bust-250x100x50x9x2x1",
            "bust-200x100x30x6x3x1",
            "bust-250x50x12x4x2x2",
            "hot3-100x20x4x2x1",
        ]
    );
    assert_eq!(SideBet::PerfectPairs.usual().name(), "25/12/6");
    assert_eq!(SideBet::TwentyOnePlusThree.usual().name(), "9");
}

#[test]
fn unknown_pay_table_error_is_a_sentence() {
    for (text, sentence) in [
        (
            "pairs",
            "“pairs” is not a pay table: write the side bet, a hyphen and the odds, as in pairs-25x12x6.",
        ),
        (
            "pair-25x12x6",
            "The side bets are 21p3, pairs, ladies, bust, hot3.",
        ),
        (
            "21p3-9x9x9x9x9",
            "The pay tables of 21p3 are 21p3-9, 21p3-100x40x30x10x5.",
        ),
    ] {
        let why = text.parse::<PayTable>().expect_err(text);
        assert_eq!(why.to_string(), sentence);
    }
}

#[test]
fn twenty_one_plus_three_takes_the_best_class() {
    for (player, up, expected) in [
        ("8S 8S", "8S", Some(Class::SuitedThreeOfAKind)),
        ("8S 8S", "8H", Some(Class::ThreeOfAKind)),
        ("AS 2S", "3S", Some(Class::StraightFlush)),
        ("KD AD", "QD", Some(Class::StraightFlush)),
        ("AS 2S", "3H", Some(Class::Straight)),
        ("KD AS", "QC", Some(Class::Straight)),
        ("TD JS", "9C", Some(Class::Straight)),
        // No straight wraps around, and cards of two ranks make none.
        ("KD AS", "2C", None),
        ("KS AS", "2S", Some(Class::Flush)),
        ("QS KS", "KS", Some(Class::Flush)),
        ("QS KS", "KH", None),
        ("2S 4S", "6S", Some(Class::Flush)),
        ("2S 4S", "5S", Some(Class::Flush)),
        ("2S 4S", "5H", None),
        ("5S 5H", "9D", None),
    ] {
        let found = class(SideBet::TwentyOnePlusThree, player, up);
        assert_eq!(found, expected, "{player} {up}");
    }
}

#[test]
fn perfect_pairs_depends_on_suit_and_colour() {
    for (player, expected) in [
        ("8S 8S", Some(Class::PerfectPair)),
        ("8S 8C", Some(Class::ColouredPair)),
        ("8D 8H", Some(Class::ColouredPair)),
        ("8S 8H", Some(Class::MixedPair)),
        ("8D 8C", Some(Class::MixedPair)),
        // Two cards that count ten but have different ranks are not a pair.
        ("KS QS", None),
    ] {
        let found = class(SideBet::PerfectPairs, player, "8S");
        assert_eq!(found, expected, "{player}");
    }
}

#[test]
fn lucky_ladies_takes_the_best_twenty() {
    for (player, dealer, expected) in [
        ("QH QH", "AS KD", Some(Class::QueensOfHeartsWithNatural)),
        ("QH QH", "KD AS", Some(Class::QueensOfHeartsWithNatural)),
        ("QH QH", "KD 9S", Some(Class::QueensOfHearts)),
        // Neither 21 with three cards nor the upcard alone is a natural.
        ("QH QH", "5D 6S KH", Some(Class::QueensOfHearts)),
        ("QH QH", "AD", Some(Class::QueensOfHearts)),
        ("QS QS", "AS KD", Some(Class::MatchedTwenty)),
        ("KD KD", "2S", Some(Class::MatchedTwenty)),
        ("KD TD", "2S", Some(Class::SuitedTwenty)),
        ("AD 9D", "2S", Some(Class::SuitedTwenty)),
        ("QH QD", "AS KD", Some(Class::AnyTwenty)),
        ("9S AD", "2S", Some(Class::AnyTwenty)),
        ("AS AS", "2S", None),
        ("AS KS", "2S", None),
        ("9S 9S", "2S", None),
    ] {
        let found = class(SideBet::LuckyLadies, player, dealer);
        assert_eq!(found, expected, "{player} {dealer}");
    }
}

#[test]
fn bust_it_counts_the_cards_of_a_bust_dealer() {
    for (dealer, expected) in [
        ("KD", None),
        ("KD AS", None),
        ("KD 7S", None),
        ("KD 6S 5H", None),
        ("KD 6S 6H", Some(Class::BustWithThree)),
        ("KD 2S 4H 6D", Some(Class::BustWithFour)),
        ("KD 2S 2H 2D 6S", Some(Class::BustWithFive)),
        ("AD 5S KH 6D", Some(Class::BustWithFour)),
        ("2D 2S 2H 3D 3S KH", Some(Class::BustWithSix)),
        ("2D 2S 2H 2C 3D 3S KH", Some(Class::BustWithSeven)),
        ("AD AS 2D 2S 2H 3D 3S KH", Some(Class::BustWithEight)),
        ("AD AS AH 2D 2S 2H 2C 3S KH", Some(Class::BustWithEight)),
    ] {
        assert_eq!(
            class(SideBet::BustIt, "2S 2H", dealer),
            expected,
            "{dealer}"
        );
    }
}

#[test]
fn bust_it_returns_bet_for_natural_at_one_table() {
    let [usual, others @ ..] = SideBet::BustIt.tables() else {
        panic!("no table");
    };
    for dealer in ["KD", "KD 6S 6H", "KD 7S"] {
        let natural = Some(Class::PlayerNatural);
        assert_eq!(class_by(*usual, "AS KH", dealer), natural, "{dealer}");
        assert_eq!(class_by(*usual, "TS AH", dealer), natural, "{dealer}");
    }
    let bust = Some(Class::BustWithThree);
    assert_eq!(class_by(*usual, "AS 9H", "KD 6S 6H"), bust);
    for table in others {
        assert_eq!(class_by(*table, "AS KH", "KD 6S 6H"), bust, "{table}");
        assert_eq!(class_by(*table, "AS KH", "KD 7S"), None, "{table}");
    }
    let bet = Bet::new(7).expect("a bet");
    let back = usual.given_back(bet, Some(Class::PlayerNatural));
    assert_eq!(back, Chips::whole(7));
}

#[test]
fn hot_3_takes_the_best_total() {
    for (player, up, expected) in [
        ("7S 7S", "7S", Some(Class::ThreeSevens)),
        ("7S 7H", "7D", Some(Class::ThreeSevens)),
        ("KS 9S", "2S", Some(Class::SuitedTwentyOne)),
        ("AS 8S", "2S", Some(Class::SuitedTwentyOne)),
        ("AS AS", "9S", Some(Class::SuitedTwentyOne)),
        ("KS 9S", "2H", Some(Class::TwentyOne)),
        ("KS QS", "AS", Some(Class::SuitedTwentyOne)),
        ("AS 8S", "AS", Some(Class::Twenty)),
        ("KS 8S", "2S", Some(Class::Twenty)),
        ("AS 7S", "AH", Some(Class::Nineteen)),
        ("KS 7S", "2S", Some(Class::Nineteen)),
        ("KS 8S", "4S", None),
        ("KS 6S", "2S", None),
    ] {
        let found = class(SideBet::HotThree, player, up);
        assert_eq!(found, expected, "{player} {up}");
    }
}

#[test]
fn side_bets_settle_as_soon_as_cards_allow() {
    use SettledFrom::{Deal, FinishedHand, SecondCard};

    let cards = |codes: &str| {
        let cards = Card::parse_list(codes).expect(codes);
        [cards[0], cards[1]]
    };
    for (player, ladies, bust) in [
        ("QH QH", SecondCard, FinishedHand),
        ("QH QD", Deal, FinishedHand),
        ("AS KD", Deal, Deal),
    ] {
        let moments = SideBet::ALL.map(|bet| bet.usual().settled_from(cards(player)));
        assert_eq!(moments, [Deal, Deal, ladies, bust, Deal], "{player}");
        let other = SideBet::BustIt.tables()[1];
        assert_eq!(other.settled_from(cards(player)), FinishedHand, "{player}");
    }
}

#[test]
fn side_bets_return_stake_and_odds() {
    let bet = Bet::new(7).expect("a bet");
    let table = SideBet::PerfectPairs.usual();
    for (class, chips) in [
        (Some(Class::PerfectPair), 7 * 26),
        (Some(Class::ColouredPair), 7 * 13),
        (Some(Class::MixedPair), 7 * 7),
        (None, 0),
        // A class of another bet.
        (Some(Class::Flush), 0),
    ] {
        assert_eq!(
            table.given_back(bet, class),
            Chips::whole(chips),
            "{class:?}"
        );
    }
    let most = Bet::new(500).expect("a bet");
    let ladies = SideBet::LuckyLadies.usual();
    let jackpot = ladies.given_back(most, Some(Class::QueensOfHeartsWithNatural));
    assert_eq!(jackpot, Chips::whole(500_500));
}
