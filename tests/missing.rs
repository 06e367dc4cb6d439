//! Missing buttons: which action is withheld, why, and where the page says so.

use crate::support::clicked;
use fair_deal::app::language::Language;
use fair_deal::blackjack::{Action, Blackjack, BlackjackTable, Round, Rules, Stake, Withheld};
use fair_deal::core::{Card, Deck, Decks, Jokers, PackCard, Secret};
use fair_deal::games::blackjack::news::blackjack_description;
use fair_deal::games::blackjack::news::blackjack_news;
use fair_deal::poker::Character;
use fair_deal::poker::chips::{ForChips, NoMore};
use fair_deal::poker::poker_match::{self, Betting, Opponents};
use fair_deal::table::{Action as _, Dealt, Round as _, Rules as _, Sealed};

/// A table of blackjack with these cards for this stake: player, dealer, player, dealer, then the draws.
fn table(rules_word: &str, stake: &str, cards: &str) -> BlackjackTable {
    let rules: Rules = rules_word.parse().expect(rules_word);
    let stake: Stake = stake.parse().expect(stake);
    let deck =
        Deck::in_order(Card::parse_list(&format!("{cards} 2C 2D 2H 3C 3D 3H")).expect(cards));
    let round = Round::deal(deck, &rules, &stake).expect("four cards");
    let sealed = Sealed::fresh(Secret::from_bytes([1; 32]), rules.decks());
    BlackjackTable::with_round(Dealt::stacked(sealed, rules, round))
}

fn round(table: &BlackjackTable) -> &Round {
    table.phase().round().expect("a round")
}

fn decide(mut table: BlackjackTable, letters: &str) -> BlackjackTable {
    for letter in letters.chars() {
        let action = Action::from_code(letter).expect("a decision");
        table.update(clicked::<Blackjack>(action, table.position()));
    }
    table
}

/// The withheld actions, as `d:TooFewChips`.
fn withheld(round: &Round) -> String {
    let all = round.withheld().into_iter();
    let all = all.map(|(action, why)| format!("{}:{why:?}", action.letter()));
    all.collect::<Vec<_>>().join(" ")
}

/// Asserts that the table withholds these actions after these decisions, and that the page says why.
fn assert_reasons(rules: &str, stake: &str, cards: &str, decisions: &str, expected: &str) {
    let scene = format!("{rules} {stake}: {cards}, {decisions}");
    let table = decide(table(rules, stake, cards), decisions);
    assert_eq!(withheld(round(&table)), expected, "{scene}");
    let legal = round(&table).legal_actions();
    for (action, _) in round(&table).withheld() {
        assert!(!legal.contains(&action), "{scene}");
    }
    // The description names every reason. The announcement after a decision names every reason except the totals.
    for language in Language::ALL {
        let description = blackjack_description(language, &table);
        let news = blackjack_news(language, &table);
        let words = fair_deal::text::words(language);
        for (action, why) in round(&table).withheld() {
            let button = match action {
                Action::Hit => words.hit(),
                Action::Double => words.double(),
                Action::Split => words.split(),
                Action::Insurance => words.insurance(),
                Action::Stand | Action::Surrender | Action::NoInsurance | Action::PlayOn => {
                    panic!("{scene}: {action:?}")
                }
            };
            let sentence = words.withheld(button, why);
            assert!(description.contains(&sentence), "{description}");
            let is_heard = !matches!(why, Withheld::Totals { .. });
            let is_told = decisions.is_empty() || news.contains(&sentence) == is_heard;
            assert!(is_told, "{sentence}: {news}");
        }
    }
}

#[test]
fn missing_buttons_of_blackjack_have_their_reasons() {
    for (rules, stake, cards, decisions, expected) in [
        // No button is missing, or only one that such a hand never offers.
        ("classic", "", "8S 9H 8D 8H", "", ""),
        ("vegas", "10", "8S 9H 8D 8H", "", ""),
        ("vegas", "10", "8S 9H 8D 8H 2S", "h", ""),
        ("vegas.no-split.no-double", "10", "8S 9H 8D 8H", "", ""),
        // Too few chips.
        ("vegas", "10~8", "TS AH 9D 8H", "", "i:TooFewChips"),
        (
            "vegas",
            "10~8",
            "8S AH 8D 8H",
            "n",
            "d:TooFewChips p:TooFewChips",
        ),
        ("vegas", "10~8", "6S 9H 5D 8H", "", "d:TooFewChips"),
        ("vegas", "10~20", "4S AH 5D 8H", "i", "d:TooFewChips"),
        (
            "vegas",
            "10~20",
            "8S 9H 8D 8H 8C",
            "p",
            "d:TooFewChips p:TooFewChips",
        ),
        // Rules of the table.
        (
            "vegas.double-9-11",
            "10",
            "TS 9H 2D 8H",
            "",
            "d:Totals { least: 9 }",
        ),
        (
            "vegas.double-10-11",
            "10",
            "AS 9H 9D 8H",
            "",
            "d:Totals { least: 10 }",
        ),
        ("vegas.double-10-11", "10", "6S 9H 5D 8H", "", ""),
        ("vegas.no-das", "10", "8S 9H 8D 8H 3S", "p", "d:AfterSplit"),
        (
            "vegas.split-2",
            "10",
            "8S 9H 8D 8H 8C",
            "p",
            "p:MostHands(2)",
        ),
        (
            "vegas.split-3",
            "10",
            "8S 9H 8D 8H 8C 8H",
            "pp",
            "p:MostHands(3)",
        ),
    ] {
        assert_reasons(rules, stake, cards, decisions, expected);
    }
}

#[test]
fn missing_buttons_of_split_aces_have_their_reasons() {
    for (rules, stake, cards, expected) in [
        (
            "vegas.aces-again",
            "10",
            "AS 9H AD 8H AC 4S",
            "h:SplitAces d:SplitAces",
        ),
        (
            "vegas.aces-double",
            "10~20",
            "AS 9H AD 8H 4C 4S",
            "h:SplitAces d:TooFewChips",
        ),
        (
            "vegas.aces-double",
            "10",
            "AS 9H AD 8H 4C 4S",
            "h:SplitAces",
        ),
        (
            "vegas.aces-hit",
            "10~20",
            "AS 9H AD 8H 4C 4S",
            "d:AcesNotDoubled",
        ),
        (
            "vegas.aces-hit-double",
            "10~20",
            "AS 9H AD 8H 4C 4S",
            "d:TooFewChips",
        ),
        // The round is over.
        ("vegas", "10", "AS 9H AD 8H AC 4S", ""),
    ] {
        assert_reasons(rules, stake, cards, "p", expected);
    }
}

#[test]
fn missing_insurance_is_explained_at_its_question() {
    let table = table("vegas", "10~8", "TS AH 9D 8H");
    let description = blackjack_description(Language::English, &table);
    assert!(
        description.contains("Insurance: too few chips."),
        "{description}"
    );
    // Even money is insurance under another name.
    let natural = self::table("vegas", "10~8", "AS AH KD 8H");
    let description = blackjack_description(Language::English, &natural);
    assert!(
        description.contains("Even money: too few chips."),
        "{description}"
    );
    // If the dealer wins ties, insurance on a natural is no even money.
    let natural = self::table("vegas.ties-lose", "10~8", "AS AH KD 8H");
    let description = blackjack_description(Language::English, &natural);
    assert!(
        description.contains("Insurance: too few chips."),
        "{description}"
    );
}

#[test]
fn double_of_split_aces_needs_a_card() {
    let rules: Rules = "vegas.aces-double".parse().expect("rules");
    let stake: Stake = "10".parse().expect("a stake");
    let six = Card::parse_list("AS 9H AD 8H 4C 4S").expect("cards");
    let round = Round::deal(Deck::in_order(six), &rules, &stake).expect("four cards");
    let round = round.play(Action::Split).expect("a pair of aces");
    assert_eq!(withheld(&round), "h:SplitAces d:DeckEmpty");
}

/// Only hands without a decision are explained after the round.
#[test]
fn split_aces_say_that_they_take_one_card() {
    for (rules, decisions, is_explained) in [
        ("vegas", "p", true),
        ("vegas.aces-double.double-9-11", "p", true),
        ("vegas.aces-double", "pds", false),
        ("vegas.aces-hit", "phss", false),
    ] {
        let table = decide(table(rules, "10", "AS 9H AD 8H 4C 4S 7D"), decisions);
        let news = blackjack_news(Language::English, &table);
        assert!(round(&table).is_over(), "{rules}");
        let explains = news.contains("Hit: split aces take one card each.");
        assert_eq!(explains, is_explained, "{rules}: {news}");
    }
}

fn cards(codes: &str) -> Vec<PackCard> {
    let codes = codes.split(' ');
    codes.map(|code| code.parse().expect(code)).collect()
}

/// A poker match with bets between two players. The opponent holds this hand.
fn poker_match_for_chips(stakes: &str, theirs: &str) -> ForChips {
    let rules = poker_match::Rules {
        jokers: Jokers::None,
        opponents: Opponents::new(&[Character::Textbook]).expect("one"),
        betting: Betting::FixedLimit,
    };
    let own = cards("AS AH AD KC QD");
    let pairs = own.into_iter().zip(cards(theirs));
    let mut order: Vec<PackCard> = pairs.flat_map(|(own, theirs)| [own, theirs]).collect();
    let mut rest = Decks::ONE.fresh_pack_with_jokers();
    rest.retain(|card| !order.contains(card));
    order.extend(rest);
    let stakes = stakes.parse().expect(stakes);
    ForChips::deal(Deck::in_order(order), &rules, &stakes).expect("a whole pack")
}

fn no_more(round: &ForChips) -> Option<(poker_match::Action, NoMore)> {
    match round {
        ForChips::Betting(betting) => betting.withheld(),
        ForChips::Swapping(_) | ForChips::Over(_) => None,
    }
}

#[test]
fn missing_bets_and_raises_have_their_reasons() {
    use poker_match::Action::{Bet, Raise};
    let (weak, strong) = ("2C 4D 6H 8S TC", "KS KH KD 2C 7D");
    assert_eq!(no_more(&poker_match_for_chips("1~200~200", weak)), None);
    let short = poker_match_for_chips("1~5~200", weak);
    assert_eq!(no_more(&short), Some((Bet, NoMore::TooFewChips)));
    // The opponent acts first and bets its whole stack.
    let all_in = poker_match_for_chips("0~200~6", strong).run_on();
    assert_eq!(
        no_more(&all_in),
        Some((Raise, NoMore::NobodyCalls)),
        "{all_in:?}"
    );
    // Three kings raise until the limit.
    let mut round = poker_match_for_chips("1~200~200", strong);
    let mut raises = 0;
    while let Ok(next) = round.clone().play(if raises == 0 { Bet } else { Raise }) {
        round = next.run_on();
        raises += 1;
    }
    assert_eq!(
        no_more(&round),
        Some((Raise, NoMore::MostRaises)),
        "{round:?}"
    );
}
