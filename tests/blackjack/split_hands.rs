//! Blackjack for chips (RULES.md, “Blackjack”), rule by rule, on chosen cards.

use fair_deal::blackjack::End::{Doubled, Played};
use fair_deal::blackjack::{
    Action, Bet, CardArrival, DealerHand, Destination, Finished, Funds, HandState, Limits, Refusal,
    Round, Rules, Stake,
};
use fair_deal::coach::{Choice, Question};
use fair_deal::core::{Card, Chips, Deck};
use fair_deal::table::{Action as _, Round as _, Stake as _, Verdict};

fn rules(word: &str) -> Rules {
    word.parse().expect(word)
}

/// A round with these cards: player, dealer, player, dealer, then the draws.
fn dealt(rules_word: &str, stake: &str, cards: &str) -> Round {
    let (rules, stake) = (rules(rules_word), stake.parse().expect(stake));
    Round::accepts(&rules, &stake).expect(rules_word);
    let deck = Deck::in_order(Card::parse_list(cards).expect(cards));
    Round::deal(deck, &rules, &stake).expect("four cards")
}

/// The round after these decisions, before the dealer draws. Other seats act before each decision.
fn decided(round: Round, decisions: &str) -> Round {
    decisions.chars().fold(round, |round, letter| {
        let action = Action::from_code(letter).expect("a decision");
        round.run_on().play(action).unwrap_or_else(|refused| {
            panic!(
                "{letter} of {decisions}: {}, {:?}",
                refused.why, refused.round
            )
        })
    })
}

fn over(round: Round) -> Finished {
    match round.run_on() {
        Round::Over(finished) => finished,
        round @ (Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_)) => {
            panic!("not over: {round:?}")
        }
    }
}

fn codes(cards: &[Card]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

/// The letters of the legal actions.
fn legal(round: &Round) -> String {
    round
        .legal_actions()
        .into_iter()
        .map(Action::letter)
        .collect()
}

/// Rules, stake, cards and decisions; then the results of the hands, the bets, the returned chips and the remaining
/// cards.
const SCENES: &str = "
    # What a natural pays.
    vegas | 10 | AS 9H KS 8H |  | player-blackjack | 10 25 0
    vegas | 7 | AS 9H KS 8H |  | player-blackjack | 7 17.5 0
    vegas.naturals-6-5 | 15 | AS 9H KS 8H |  | player-blackjack | 15 33 0
    vegas.naturals | 7 | AS 9H KS 8H |  | player-blackjack | 7 14 0
    vegas.no-naturals | 7 | AS 9H KS 8H | s | player-wins | 7 14 0
    # Insurance, and even money, which is insurance on a natural.
    vegas | 10 | TS AH 9S KH | i | dealer-blackjack | 15 15 0
    vegas | 7 | TS AH 9S KH | i | dealer-blackjack | 10.5 10.5 0
    vegas | 10 | TS AH 9S KH | n | dealer-blackjack | 10 0 0
    vegas | 10 | TS AH 9S 7H | is | player-wins | 15 20 0
    vegas | 10 | TS AH 9S 7H | ns | player-wins | 10 20 0
    vegas | 10 | AS AH KS KH | i | draw | 15 25 0
    vegas | 10 | AS AH KS 7H | i | player-blackjack | 15 25 0
    vegas | 10 | AS AH KS KH | n | draw | 10 10 0
    vegas | 10 | AS AH KS 7H | n | player-blackjack | 10 25 0
    vegas.ties-lose | 10 | AS AH KS KH | i | dealer-wins | 15 15 0
    # A ten up: the dealer looks, and nobody is asked.
    vegas | 10 | TS KH 9S AH |  | dealer-blackjack | 10 0 0
    # Surrender: the dealer draws no card to 16.
    vegas | 7 | TS 9H 6S 7H 5D | r | surrendered | 7 3.5 1
    # Double: won with the dealer bust, tied, and bust, when the dealer draws no card.
    vegas | 10 | 6S 6H 5S TH TD 9D | d | dealer-busts | 20 40 0
    vegas | 10 | 6S 6H 5S TH 9D 4D | d | draw | 20 20 0
    vegas | 10 | TS 6H 6D TH 9D 4D | d | player-busts | 20 0 1
    # Three cards that count 21 after a double are no natural, nor are two after a split.
    vegas | 10 | AS 6H AD TH KS 9D TC | p | dealer-busts dealer-busts | 20 40 0
    vegas | 10 | TS 6H KD TH AS 9D 5D | pss | draw dealer-wins | 20 10 0
    # To four hands, with a double on the way.
    vegas | 10 | 8S 6H 8D TH 8C 8H 3S TS TD 2C TC 5D KD 5C | pppdshsh | draw dealer-wins dealer-wins player-busts | 50 20 0
    # Aces again: three hands, of which the last is a pair of aces that stands.
    vegas.aces-again | 10 | AS 6H AD TH AC 9D KS AH TC | ps | dealer-busts dealer-busts | 20 40 2
    vegas.aces-again | 10 | AS 6H AD TH AC 9D KS AH 5C | pps | draw dealer-wins dealer-wins | 30 10 0
    # Every hand bust: the dealer draws no card.
    vegas | 10 | 8S 6H 8D TH 7C KD 6C KC 2S | phh | player-busts player-busts | 20 0 1
    # The dealer's soft 17.
    vegas | 10 | TS AH 7S 6H 4D | ns | draw | 10 10 1
    vegas.h17 | 10 | TS AH 7S 6H 4D | ns | dealer-wins | 10 0 0
    vegas.h17 | 10 | TS 7H 7S TH 4D | s | draw | 10 10 1
    # Surrender before the dealer peeks, with insurance too; played on, and late against other cards.
    vegas.early-surrender | 10 | TS AH 6S KH | nr | surrendered | 10 5 0
    vegas.early-surrender | 10 | TS AH 6S KH | no | dealer-blackjack | 10 0 0
    vegas.early-surrender | 10 | TS AH 6S KH | ir | surrendered | 15 20 0
    vegas.early-surrender | 10 | TS KH 6S 7H 5D | r | surrendered | 10 5 1
    vegas.early-surrender | 10 | TS 9H 6S 7H 5D | r | surrendered | 10 5 1
    vegas.early-10 | 10 | TS KH 6S 7H | os | dealer-wins | 10 0 0
    vegas.early-10-late | 10 | TS AH 6S 7H 5D | nr | surrendered | 10 5 1
    vegas.surrender-any-cards | 10 | 2S 9H 3S 7H TD 5D | hr | surrendered | 10 5 1
    # No hole card: a natural takes all bets, or the original one, of a bust hand too.
    vegas.enhc | 10 | TS KH 9S AH | s | dealer-blackjack | 10 0 0
    vegas.enhc | 10 | 6S KH 5S 9D AH | d | dealer-blackjack | 20 0 0
    vegas.obo | 10 | 6S KH 5S 9D AH | d | dealer-blackjack | 20 10 0
    vegas.enhc | 10 | 8S KH 8D 9C TC AH | pss | dealer-blackjack dealer-blackjack | 20 0 0
    vegas.obo | 10 | 8S KH 8D 9C TC AH | pss | dealer-blackjack bet-returned | 20 10 0
    vegas.obo | 10 | TS KH 6D KD AH 5C | d | dealer-blackjack | 20 10 1
    vegas.obo | 10 | TS KH 6D KD 9H 5C | d | player-busts | 20 0 1
    vegas.enhc | 10 | TS KH 6D KD AH 5C | d | player-busts | 20 0 2
    # No hole card: naturals of the player, insurance, and a hand that is given up.
    vegas.enhc | 10 | AS KH KS AH 5C |  | draw | 10 10 1
    vegas.enhc | 10 | AS 9H KS AH 5C |  | player-blackjack | 10 25 2
    vegas.enhc | 10 | AS KH KS 9H 5C |  | player-blackjack | 10 25 1
    vegas.enhc | 10 | TS AH 9S KH 5C | is | dealer-blackjack | 15 15 1
    vegas.enhc | 10 | TS KH 6S AH | r | surrendered | 10 5 1
    vegas.enhc.surrender-or-natural | 10 | TS KH 6S AH | r | dealer-blackjack | 10 0 0
    vegas.obo | 10 | TS KH 6S AH | r | dealer-blackjack | 10 0 0
    vegas.obo | 10 | TS KH 6S 9H | r | surrendered | 10 5 0
    # A doubled hand that is given up for the original bet, or kept.
    vegas.rescue | 10 | 6S TH 5S 9H 2D 4C | dr | surrendered | 20 10 1
    vegas.rescue | 10 | 6S TH 5S 9H 2D 4C | ds | dealer-wins | 20 0 1
    vegas.rescue | 7 | TS TH 6S 9H KD 4C | d | player-busts | 14 0 1
    vegas.enhc.rescue | 10 | 6S TH 5S 2D AH | dr | surrendered | 20 10 1
    vegas.obo.rescue | 10 | 6S TH 5S 2D AH | dr | dealer-blackjack | 20 10 0
    # Three cards doubled.
    vegas.double-any-cards | 10 | 2S 6H 3S TH 4D TD 9D | hd | dealer-busts | 20 40 0
    # Five cards win, of a split too where the rules say so, but not against a natural.
    vegas.charlie-5 | 10 | 2S TH 3S TD 4D 5D 6D | hhh | charlie | 10 20 0
    vegas.enhc.charlie-5 | 10 | 2S TH 3S 4D 5D 6D AH | hhh | dealer-blackjack | 10 0 0
    vegas.charlie-5.charlie-split | 10 | 2S TH 2D TD 3C 4C 4D 5C TC | phhhs | charlie dealer-wins | 20 20 0
    vegas.charlie-5 | 10 | 2S TH 2D TD 3C 4C 4D 5C TC | phhhss | dealer-wins dealer-wins | 20 0 0
    # Split aces that are hit, or doubled.
    vegas.aces-hit | 10 | AS 6H AD TH 3C 4C 5C 9D | phss | dealer-busts dealer-busts | 20 40 0
    vegas.aces-double | 10 | AS 6H AD TH 3C 4C 5C 9D | pds | dealer-busts dealer-busts | 30 60 0
    # Other pays for a natural.
    vegas.naturals-7-5 | 15 | AS 9H KS 8H |  | player-blackjack | 15 36 0
    vegas.naturals-2-1 | 7 | AS 9H KS 8H |  | player-blackjack | 7 21 0
    # Two hands: each settled for itself, a natural paid beside a hand that plays on.
    vegas | 10x2 | TS 9S 9H KS 8S 7H TD | ss | dealer-busts dealer-busts | 20 40 0
    vegas | 10x2 | AS 9S 9H KS 2S TH KD 4D | hs | player-blackjack player-wins | 20 45 1
    vegas | 10x2 | AS 9S 9H KS 7S TH KD | h | player-blackjack player-busts | 20 25 0
    # Two naturals leave the dealer nothing to draw for.
    vegas | 10x2 | AS AH 9H KS KH 2H 5S |  | player-blackjack player-blackjack | 20 50 1
    # Insurance for each hand for itself; a natural of the dealer ends the round of both.
    vegas | 10x2 | TS 9S AH 9D 8S KH | in | dealer-blackjack dealer-blackjack | 25 15 0
    vegas | 10x2 | TS 9S AH 9D 8S KH | ii | dealer-blackjack dealer-blackjack | 30 30 0
    vegas | 10x2 | TS AS AH 9D KS 7H | nis | player-wins player-blackjack | 25 45 0
    # Each hand is given up for itself before the dealer peeks; a natural is not asked about.
    vegas.early-surrender | 10x2 | TS 9S KH 6D 8S AH | ro | surrendered dealer-blackjack | 20 5 0
    vegas.early-surrender | 10x2 | TS 9S KH 6D 8S 7H | ros | surrendered draw | 20 15 0
    vegas.early-surrender | 10x2 | TS AS KH 6D KS 7H | os | dealer-wins player-blackjack | 20 25 0
    vegas.early-surrender | 10x2 | TS 9S KH 6D 7D 7H 5S | rr | surrendered surrendered | 20 10 1
    vegas.early-surrender | 10x3 | TS 9S AS KH 6D 7D KS 7H 5S | rr | surrendered surrendered player-blackjack | 30 35 1
    # A split on each of two spots, from the left.
    vegas | 10x2 | 8S 9S 6H 8D 9D TH TC 2C 3D 4D 5D 6D KC | psspss | dealer-wins dealer-wins dealer-wins dealer-wins | 40 0 2
    # Only the original bet of each spot is lost.
    vegas.obo | 10x2 | 6S TS KH 5S 9H 9D AH | ds | dealer-blackjack dealer-blackjack | 30 10 0
    # Another seat, which acts first; of two, one acts after the player.
    vegas | 10o1 | TD TS 9H 2D 9S 8H 5C | s | player-wins | 10 20 0
    vegas | 10o2 | TD TS 5H 6H 2D 9S 3H TH 5C 8C KD | s | dealer-busts | 10 20 1
    # The dealer draws where another seat's hand is left.
    vegas | 10o1 | TD TS 6H TC 6S TH KS 5C 2C | h | player-busts | 10 0 1
    # Side bets: on the first cards, for each hand for itself, whatever becomes of the hand.
    vegas | 10Ta5 | 5H 6H 7H TH 9D | s | dealer-busts | 15 70 0
    vegas | 10Pa2 | 8S 6H 8D TH 9D | s | dealer-busts | 12 34 0
    vegas | 10Pa2 | 8S 6H 8C TH 9D | s | dealer-busts | 12 46 0
    vegas | 10Pa2 | 8S 6H 8S TH 9D | s | dealer-busts | 12 72 0
    vegas | 10Pb2 | 8S 6H 8D TH 9D 5C 5D | pss | dealer-wins dealer-wins | 22 12 0
    vegas | 10x2Pa2 | 8S 9S 6H 8D 2D TH 9D | ss | dealer-busts dealer-busts | 24 54 0
    vegas | 7Ha1 | 7S 7H 7D TH 4D | r | surrendered | 8 104.5 1
    # For Bust It the dealer draws though the hand is over; a natural gives it back, or the dealer draws.
    vegas | 10Ba4 | TS 6H 6S TH KD 9D | h | player-busts | 14 8 0
    vegas | 10Ba4 | AS 6H KS TH 5C |  | player-blackjack | 14 29 1
    vegas | 10Bb4 | AS 6H KS TH 9D |  | player-blackjack | 14 33 0
    vegas | 10Bb4 | TS 6H 6S TH 5D | r | surrendered | 14 5 0
    # Two queens of hearts pay by the dealer's natural, for which a dealer without a hole card takes a second card.
    vegas | 10La1 | QH AS QH KD | n | dealer-blackjack | 11 1001 0
    vegas | 10La1 | QH 9S QH 8D | s | player-wins | 11 146 0
    vegas.enhc | 10La1 | QH KD QH AS | s | dealer-blackjack | 11 1001 0
    vegas.enhc | 10La1 | QH KD QH 5C 9D | h | player-busts | 11 126 0
    # Without chips there is nothing to win but the round.
    classic.h17 |  | TS AH 7S 6H 4D | s | dealer-wins | 0 0 0
";

#[test]
fn every_rule_settles_to_the_half_chip() {
    let mut scenes = 0;
    for line in SCENES.lines().map(str::trim) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [rules, stake, cards, decisions, result, end] = fields[..] else {
            assert!(line.is_empty() || line.starts_with('#'), "{line}");
            continue;
        };
        let [staked, returned, left] = end.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        scenes += 1;
        let round = decided(dealt(rules, stake, cards), decisions).run_on();
        let finished = over(round.clone());
        let chips = (
            finished.staked().to_string(),
            finished.returned().to_string(),
        );
        let scene = format!("{rules} {stake}: {cards}, {decisions}");
        assert_eq!(finished.code(), result, "{scene}");
        assert_eq!(chips, (staked.to_owned(), returned.to_owned()), "{scene}");
        assert_eq!(round.left().to_string(), left, "{scene}");
        let net = match finished.returned().cmp(&finished.staked()) {
            _ if stake.is_empty() => finished.outcome().verdict(),
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::Drawn,
            std::cmp::Ordering::Greater => Verdict::Won,
        };
        assert_eq!(round.verdict(), Some(net), "{scene}");
        // Every card has a destination, in the order of the deck.
        let dealt: Vec<Card> = finished.dealt().map(|(card, _)| card).collect();
        let listed = Card::parse_list(cards).expect(cards);
        assert_eq!(dealt, listed[..listed.len() - round.left()], "{scene}");
    }
    assert_eq!(scenes, 100);
}

/// Insurance on a natural is even money if the player then wins one bet with and without a dealer's natural.
#[test]
fn even_money_is_a_certain_win_of_one_bet() {
    for (rules_word, is_even_money) in [
        ("vegas", true),
        ("vegas.enhc", true),
        ("vegas.ties-lose", false),
        ("vegas.naturals-6-5", false),
        ("vegas.naturals-2-1", false),
    ] {
        let mut won = vec![];
        for hole_card in ["KH", "7H"] {
            let round = dealt(rules_word, "10", &format!("AS AH KS {hole_card}"));
            let scene = format!("{rules_word}, {hole_card}");
            assert_eq!(round.offers_even_money(), is_even_money, "{scene}");
            let decision = round.pending_decision().expect(&scene);
            let question = Question::of(rules(rules_word), decision);
            let choice = Choice::in_hand(Action::Insurance, &question);
            assert_eq!(choice == Choice::EvenMoney, is_even_money, "{scene}");
            let finished = over(decided(round, "i"));
            assert_eq!(finished.took_even_money(), is_even_money, "{scene}");
            won.push(finished.net().halves);
        }
        assert_eq!(won == [20, 20], is_even_money, "{rules_word}: {won:?}");
    }
}

#[test]
fn legal_actions_follow_the_rules() {
    for (rules, stake, cards, decisions, expected) in [
        ("classic", "", "8S 9H 8D 8H", "", "hs"),
        ("vegas", "10", "8S 9H 8D 8H", "", "hsdpr"),
        ("vegas", "10", "8S 9H 8D 8H 2S", "h", "hs"),
        ("vegas", "10", "TS 9H KD 8H", "", "hsdpr"),
        ("vegas", "10", "TS 9H 9D 8H", "", "hsdr"),
        ("vegas", "10", "TS AH 9D 8H", "", "ni"),
        ("vegas", "10", "TS AH 9D 8H", "i", "hsdr"),
        ("vegas.no-naturals", "10", "TS AH 9D 8H", "", "hsdr"),
        // An ace that always counts 1 makes no natural, so insurance is not offered.
        ("vegas.ace-1", "10", "TS AH 9D 8H", "", "hsdr"),
        (
            "vegas.no-surrender.no-split.no-double",
            "10",
            "8S 9H 8D 8H",
            "",
            "hs",
        ),
        // Hard nine to eleven, or ten and eleven.
        ("vegas.double-9-11", "10", "4S 9H 5D 8H", "", "hsdr"),
        ("vegas.double-9-11", "10", "AS 9H 9D 8H", "", "hsr"),
        ("vegas.double-9-11", "10", "TS 9H 2D 8H", "", "hsr"),
        ("vegas.double-10-11", "10", "4S 9H 5D 8H", "", "hsr"),
        ("vegas.double-10-11", "10", "6S 9H 5D 8H", "", "hsdr"),
        // After a split.
        ("vegas", "10", "8S 9H 8D 8H 3S 4S", "p", "hsd"),
        ("vegas.no-das", "10", "8S 9H 8D 8H 3S 4S", "p", "hs"),
        ("vegas", "10", "8S 9H 8D 8H 8C 4S 5S", "p", "hsdp"),
        ("vegas.split-2", "10", "8S 9H 8D 8H 8C 4S", "p", "hsd"),
        ("vegas.split-3", "10", "8S 9H 8D 8H 8C 8H 4S", "pp", "hsd"),
        (
            "vegas.aces-again",
            "10",
            "AS 9H AD 8H AC 4S 5S 6S",
            "p",
            "sp",
        ),
        (
            "vegas.aces-again.split-2",
            "10",
            "AS 9H AD 8H AC 4S",
            "p",
            "",
        ),
        ("vegas", "10", "AS 9H AD 8H AC 4S", "p", ""),
        // The chips allow it.
        ("vegas", "10~19", "8S 9H 8D 8H", "", "hsr"),
        ("vegas", "10~20", "8S 9H 8D 8H", "", "hsdpr"),
        ("vegas", "10~20", "8S 9H 8D 8H 8C 4S 5S", "p", "hs"),
        ("vegas", "10~40", "8S 9H 8D 8H 8C 3S 5S", "p", "hsdp"),
        ("vegas", "10~9", "TS AH 9D 8H", "", "n"),
        ("vegas", "10~10", "TS AH 9D 8H", "", "ni"),
        ("vegas", "10~20", "4S AH 5D 8H", "i", "hsr"),
        ("vegas", "10~30", "4S AH 5D 8H", "i", "hsdr"),
        // The player is asked about another split even without the chips for it, so that a round is the same for any
        // program that replays it without knowing the chips.
        (
            "vegas.aces-again",
            "10~20",
            "AS 9H AD 8H AC 4S 5S",
            "p",
            "s",
        ),
        // A card reserved for a waiting hand cannot be drawn.
        ("vegas", "10", "8S 9H 8D 8H.", "", "sr"),
        ("vegas", "10", "8S 9H 8D 8H 2S.", "", "hsdr"),
        ("vegas", "10", "8S 9H 8D 8H 2S 3S.", "p", "s"),
    ] {
        // A full stop ends the deck. Otherwise the deck has more cards.
        let deck = match cards.strip_suffix('.') {
            Some(all) => all.to_owned(),
            None => format!("{cards} 2C 2D 2H 3C 3D 3H"),
        };
        let round = decided(dealt(rules, stake, &deck), decisions);
        let legal = legal(&round);
        assert_eq!(legal, expected, "{rules} {stake}: {cards}, {decisions}");
    }
}

#[test]
fn refusal_gives_reason_and_unchanged_round() {
    for (rules, stake, cards, letter, why) in [
        ("classic", "", "8S 9H 8D 8H", 'p', Refusal::NotHere),
        (
            "vegas",
            "10~0",
            "8S 9H 8D 8H 2S 2C",
            'p',
            Refusal::TooFewChips,
        ),
        ("vegas", "10", "8S 9H 8D 8H", 'h', Refusal::DeckEmpty),
        ("vegas", "10", "TS AH 8D 8H", 's', Refusal::NotHere),
        ("vegas", "10~0", "TS AH 8D 8H", 'i', Refusal::TooFewChips),
        ("vegas", "10", "AS 9H KD 8H", 's', Refusal::NotYourTurn),
    ] {
        let round = dealt(rules, stake, cards);
        let action = Action::from_code(letter).expect("a decision");
        let refused = round.clone().play(action).expect_err(cards);
        assert_eq!((refused.why, refused.round), (why, round), "{cards}");
        assert!(!why.to_string().is_empty());
    }
    let refused = |rules: Rules, chips| {
        let stake = Stake::of(Bet::new(chips).unwrap_or_default());
        Round::accepts(&rules, &stake).map_err(|why| why.to_string())
    };
    let least = Err("The least bet at this table is 1 chip.".to_owned());
    assert_eq!(refused(Rules::VEGAS, 0), least);
    let nothing = Err("This table has no bets.".to_owned());
    assert_eq!(refused(Rules::HIT_AND_STAND, 5), nothing);
    assert_eq!(refused(Rules::VEGAS, Limits::MOST), Ok(()));
}

#[test]
fn split_hands_are_played_from_the_left() {
    let cards = "8S 6H 8D TH 8C 3S 5D 2C KD";
    let seen = |round: &Round| -> Vec<(String, String, HandState)> {
        let hands = round.hands();
        let hand = |it: &fair_deal::blackjack::HandView<'_>| {
            (codes(it.cards), it.staked.to_string(), it.state)
        };
        hands.iter().map(hand).collect()
    };
    let hand = |cards: &str, staked: &str, state| (cards.to_owned(), staked.to_owned(), state);
    let (active, waiting) = (HandState::Active, HandState::Waiting);
    let ended = |round: Finished| {
        let hands = round.hands();
        let ends: Vec<_> = hands.map(|hand| (codes(hand.cards), hand.end)).collect();
        ends
    };
    let round = dealt("vegas", "25", cards);
    assert_eq!(seen(&round), [hand("8S 8D", "25", active)]);
    let round = decided(round, "p");
    let split = [hand("8S 8C", "25", active), hand("8D", "25", waiting)];
    assert_eq!(seen(&round), split);
    let round = decided(round, "p");
    let three = [
        hand("8S 3S", "25", active),
        hand("8C", "25", waiting),
        hand("8D", "25", waiting),
    ];
    assert_eq!(seen(&round), three);
    assert_eq!(codes(round.player()), "8S 3S");
    let round = decided(round, "d");
    let doubled = [
        hand("8S 3S 5D", "50", HandState::Over(Doubled)),
        hand("8C 2C", "25", active),
        hand("8D", "25", waiting),
    ];
    assert_eq!(seen(&round), doubled);
    assert!(matches!(round.dealer(), DealerHand::HoleDown { .. }));
    assert_eq!(round.view().left, 1, "and it is promised to the last hand");
    assert_eq!(legal(&round), "s");
    let round = decided(round, "ss");
    let finished = over(round);
    let to = |hand, arrival| Destination::Hand { hand, arrival };
    let went: Vec<(String, Destination)> = finished
        .dealt()
        .map(|(card, to)| (card.to_string(), to))
        .collect();
    let expected = [
        ("8S", to(1, CardArrival::First)),
        ("6H", Destination::Upcard),
        ("8D", to(3, CardArrival::First)),
        ("TH", Destination::HoleCard),
        ("8C", to(2, CardArrival::First)),
        ("3S", to(1, CardArrival::Second)),
        ("5D", to(1, CardArrival::Double)),
        ("2C", to(2, CardArrival::Second)),
        ("KD", to(3, CardArrival::Second)),
    ];
    assert_eq!(went, expected.map(|(card, to)| (card.to_owned(), to)));
    let ends = [("8S 3S 5D", Doubled), ("8C 2C", Played), ("8D KD", Played)];
    assert_eq!(
        ended(finished),
        ends.map(|(cards, end)| (cards.to_owned(), end))
    );
}

#[test]
fn hole_card_is_hidden_while_insurance_is_offered() {
    let round = dealt("vegas", "10", "TS AH 9D KH");
    assert!(matches!(round, Round::Insurance(_)));
    assert!(matches!(round.dealer(), DealerHand::HoleDown { .. }));
    let king = Card::parse_list("KH").expect("a card")[0];
    assert!(!format!("{round:?}").contains(&format!("{king:?}")));
    assert_eq!(round.insurance(), Chips::NONE);
    let insured = decided(dealt("vegas", "10", "TS AH 9D 8H"), "i");
    assert_eq!(insured.insurance(), Chips::whole(5));
}

#[test]
fn link_names_the_bet_but_not_the_bankroll() {
    let stake: Stake = "25~1950".parse().expect("a stake");
    assert_eq!(stake.funds(), Funds::Behind(Chips::whole(975)));
    assert_eq!(stake.for_link().to_string(), "25");
}

#[test]
fn legal_decisions_follow_each_rule() {
    for (rules, cards, decisions, letters) in [
        ("vegas.tens-by-rank", "KS 6H KD TH", "", "hsdpr"),
        ("vegas.tens-by-rank", "KS 6H QD TH", "", "hsdr"),
        ("vegas.tens-never", "KS 6H KD TH", "", "hsdr"),
        ("vegas.tens-never", "8S 6H 8D TH", "", "hsdpr"),
        ("vegas.double-11", "6S 6H 4D TH", "", "hsr"),
        ("vegas.double-8-11", "4S 6H 5D TH", "", "hsdr"),
        (
            "vegas.double-any-cards.no-das",
            "2S 6H 2D TH 3C 4C",
            "h",
            "hsd",
        ),
        (
            "vegas.double-any-cards.no-das",
            "2S 6H 2D TH 3C 4C",
            "ph",
            "hs",
        ),
        ("vegas.surrender-any-cards", "2S 6H 2D TH 3C", "h", "hsr"),
        ("vegas.early-ace", "TS KH 6S 7H", "", "hsd"),
        ("vegas.early-ace", "TS AH 6S 7H", "", "ni"),
        ("vegas.early-ace", "TS AH 6S 7H", "n", "ro"),
        ("vegas.early-ace", "TS AH 6S 7H", "no", "hsd"),
        ("vegas.obo.early-surrender", "TS KH 6S", "", "ro"),
        ("vegas.obo.early-surrender", "TS KH 6S", "o", "hsd"),
        ("vegas.enhc.early-surrender", "TS KH 6S AC", "", "hsdr"),
        ("vegas.enhc", "TS AH 6S AC", "n", "hsd"),
        ("vegas.rescue", "6S TH 5S 9H 2D", "d", "sr"),
        (
            "vegas.aces-hit-double.no-das",
            "AS 6H AD TH 3C 4C 5C",
            "p",
            "hsd",
        ),
        (
            "vegas.aces-double.double-9-11",
            "AS 6H AD TH 3C 4C 9D",
            "p",
            "",
        ),
    ] {
        let cards = format!("{cards} 7C 7D 7S");
        let round = decided(dealt(rules, "10", &cards), decisions);
        assert_eq!(legal(&round), letters, "{rules}, {cards}, {decisions}");
    }
}
