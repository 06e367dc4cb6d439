//! What is said of draw poker, compared with the golden sentences.

use super::words;
use crate::core::{
    Card, Category, DeckTooShort, HandRank, Joker, Jokers, NotAHand, PackCard, Rank, Suit, WildHand,
};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Refusal};
use crate::table::Verdict;
use crate::text::said::compare;
use crate::text::testing::{COMPARED, HANDS, WITH_JOKERS, hand};

const NUMBERS: [usize; 9] = [0, 1, 2, 3, 5, 11, 21, 22, 101];

const VERDICTS: [Verdict; 3] = [Verdict::Won, Verdict::Drawn, Verdict::Lost];

/// Three kickers, two, one; the five cards of a flush and of a high card; and parts that `COMPARED` lacks.
const MORE_COMPARED: [[&str; 2]; 13] = [
    ["KS KH AS 4H 3D", "KD KC QD JC TD"],
    ["KS KH AS 5H 3D", "KD KC AD 4C 3S"],
    ["KS KH AS 5H 4D", "KD KC AD 5C 3S"],
    ["3S 3H 3D 7S 4H", "3S 3H 3D 6D 5D"],
    ["3S 3H 3D 7S 5H", "3S 3H 3D 7D 4D"],
    ["AS QS JS TS 8S", "KH QH JH TH 8H"],
    ["AS QS JS TS 8S", "AH JH TH 9H 8H"],
    ["AS QS JS TS 8S", "AH QH TH 9H 8H"],
    ["AS QS JS TS 8S", "AH QH JH 9H 8H"],
    ["AS QS JS TS 8S", "AH QH JH TH 7H"],
    ["TS JS QS KS AS", "TH JH QH KH X1"],
    ["9S TS JS QS KS", "8H 9H TH JH QH"],
    ["KS KH KD 3S 3H", "KS KH KD 2S 2H"],
];

/// Hands of each category that the ranks decide, with this rank as the highest or the most.
fn hands_of(at: usize) -> Vec<String> {
    let code = |at: usize| Rank::ALL[at % 13].code();
    let (one, two) = (code(at), code(at + 1));
    let mut codes = vec![
        format!(
            "{one}S {one}H {}S {}H {}D",
            code(at + 2),
            code(at + 4),
            code(at + 7)
        ),
        format!("{one}S {one}H {two}S {two}H {}D", code(at + 5)),
        format!("{one}S {one}H {one}D {two}S {}H", code(at + 5)),
        format!("{one}S {one}H {one}D {two}S {two}H"),
        format!("{one}S {one}H {one}D {one}C {two}S"),
        format!("{one}S {one}H {one}D {one}C X1"),
    ];
    if at >= 5 {
        let others = [code(at - 1), code(at - 2), code(at - 3), code(at - 5)];
        let suited = |last: char| {
            let others = others.map(|code| format!("{code}S")).join(" ");
            format!("{one}{last} {others}")
        };
        codes.extend([suited('H'), suited('S')]);
    }
    if at >= 3 {
        // Below the two comes the ace: 5-4-3-2-A.
        let lowest = (at + 13 - 4) % 13;
        let others = [code(at - 1), code(at - 2), code(at - 3), code(lowest)];
        let suited = |last: char| {
            let others = others.map(|code| format!("{code}S")).join(" ");
            format!("{one}{last} {others}")
        };
        codes.extend([suited('H'), suited('S')]);
    }
    codes
}

fn rank_of(codes: &str) -> HandRank {
    hand(codes).rank()
}

/// Hands with and without jokers.
fn all_hands() -> Vec<&'static str> {
    let royals = ["AS TS JS X1 KS", "X2 TS JS X1 KS"];
    HANDS.into_iter().chain(WITH_JOKERS).chain(royals).collect()
}

#[test]
fn what_is_said_of_hands_is_what_was_said() {
    compare("poker", |language, said| {
        let words = words(language);
        for jokers in Jokers::ALL {
            said.add(&format!("jokers({jokers:?})"), words.jokers(jokers));
        }
        for at in 0..13 {
            for codes in hands_of(at) {
                said.add(&format!("hand({codes})"), words.hand(rank_of(&codes)));
            }
        }
        said.add("wild_royal()", words.wild_royal());
        for category in Category::ALL {
            let name = words.category(category);
            said.add(&format!("category({category:?})"), name);
        }
        for codes in all_hands() {
            let hand = hand(codes);
            said.add(&format!("called({codes})"), words.called(&hand));
            said.add(&format!("you_hold({codes})"), words.you_hold(hand));
            let call = format!("you_hold_as({codes}, Any hand)");
            said.add(&call, words.you_hold_as(hand, "Any hand"));
            said.add(&format!("best_hand({codes})"), words.best_hand(hand));
            said.add(&format!("best_cards({codes})"), words.best_cards(hand));
            for count in 1..=5 {
                let cards = &hand.each()[..count];
                let call = format!("marked_cards({count} of {codes})");
                said.add(&call, words.marked_cards(cards));
            }
            for swaps in [
                &[][..],
                &[0],
                &[1],
                &[2],
                &[5],
                &[5, 1],
                &[1, 2],
                &[3, 2, 1],
            ] {
                let call = format!("their_solo({swaps:?}, {codes})");
                said.add(&call, words.their_solo(swaps, hand));
            }
            for character in Character::ALL {
                let call = format!("they_hold({character:?}, {codes})");
                said.add(&call, words.they_hold(character, hand));
            }
            for (verdict, swapped) in VERDICTS.into_iter().zip([0, 1, 2]) {
                let call = format!("their_duel({swapped}, {codes}, {verdict:?})");
                said.add(&call, words.their_duel(swapped, hand, verdict));
            }
        }
    });
}

#[test]
fn what_is_said_of_the_cards_that_are_swapped_is_what_was_said() {
    compare("poker.cards", |language, said| {
        let words = words(language);
        let cards = Card::parse_list("2S 3H 4C 5D 6S 7H 8C 9D TS JH QC KD AS").expect("cards");
        let cards = cards.into_iter().map(PackCard::Natural);
        let cards: Vec<PackCard> = cards.chain(Joker::ALL.map(PackCard::Joker)).collect();
        for count in NUMBERS {
            said.add(&format!("marked({count})"), words.marked(count));
            said.add(&format!("you_swap({count})"), words.you_swap(count));
            said.add(&format!("swapped({count})"), words.swapped(count));
            for card in &cards {
                for is_marked in [true, false] {
                    let call = format!("card_marked({card:?}, {is_marked}, {count})");
                    said.add(&call, words.card_marked(*card, is_marked, count));
                }
            }
            for character in Character::ALL {
                let call = format!("they_swap({character:?}, {count})");
                said.add(&call, words.they_swap(character, count));
            }
            for verdict in VERDICTS {
                let call = format!("their_duel({count}, {verdict:?})");
                said.add(&call, words.their_duel(count, hand(HANDS[2]), verdict));
            }
        }
        let counts: Vec<(Category, usize)> = Category::ALL.into_iter().zip(NUMBERS).collect();
        for many in 1..=counts.len() {
            said.add(&format!("made({many})"), words.made(&counts[..many]));
        }
        let all = Category::ALL.map(|category| (category, 1));
        said.add("made(all)", words.made(&all));
        let too_few = |(left, wanted)| Refusal::TooFewLeft(DeckTooShort { left, wanted });
        let shortages = [
            (0, 1),
            (1, 2),
            (2, 5),
            (3, 4),
            (4, 5),
            (5, 11),
            (21, 22),
            (22, 101),
        ];
        let card = Card::new(Rank::Queen, Suit::Spades);
        let spoilt = [
            NotAHand::NotFive { cards: 1 },
            NotAHand::NotFive { cards: 4 },
            NotAHand::Twice { card },
            NotAHand::Twice {
                card: Card::new(Rank::Ace, Suit::Hearts),
            },
            NotAHand::JokerTwice {
                joker: Joker::First,
            },
            NotAHand::NotACard("1S".parse::<Card>().expect_err("no card")),
        ];
        let refusals = [
            Refusal::RoundOver,
            Refusal::NothingMarked,
            Refusal::NotNow,
            Refusal::OtherStacks,
        ]
        .into_iter()
        .chain(shortages.map(too_few))
        .chain(spoilt.map(Refusal::SpoiltDeck));
        for why in refusals {
            said.add(&format!("refusal({why:?})"), words.refusal(&why));
        }
    });
}

#[test]
fn what_is_said_of_opponents_is_what_was_said() {
    compare("poker.duel", |language, said| {
        let words = words(language);
        for character in Character::ALL {
            let name = words.character(character);
            said.add(&format!("character({character:?})"), name);
            let manner = words.manner(character);
            said.add(&format!("manner({character:?})"), manner);
            for verdict in VERDICTS {
                let call = format!("duel_result({verdict:?}, {character:?})");
                said.add(&call, words.duel_result(verdict, character));
            }
        }
        for set in 1..15 {
            let sits = |character: &Character| set >> *character as u32 & 1 == 1;
            let seated: Vec<Character> = Character::ALL.into_iter().filter(sits).collect();
            let opponents = Opponents::new(&seated).expect("one to three");
            let call = format!("at_the_table({seated:?})");
            said.add(&call, words.at_the_table(opponents));
        }
        let mut pairs: Vec<[String; 2]> = COMPARED
            .into_iter()
            .chain(MORE_COMPARED)
            .map(|pair| pair.map(str::to_owned))
            .collect();
        // A kicker of every rank against the next lower one.
        for at in 1..13 {
            let of = if at > 10 { "2" } else { "A" };
            let code = |at: usize| Rank::ALL[at].code();
            let hand = |kicker: char| format!("{of}S {of}H {of}D {of}C {kicker}S");
            pairs.push([hand(code(at)), hand(code(at - 1))]);
        }
        for [one, other] in pairs {
            let ranks: [WildHand; 2] = [hand(&one), hand(&other)];
            let [first, second] = ranks.map(|hand| hand.rank());
            said.add(
                &format!("compared({one}, {other})"),
                words.compared(first, second),
            );
            said.add(
                &format!("compared({other}, {one})"),
                words.compared(second, first),
            );
        }
    });
}
