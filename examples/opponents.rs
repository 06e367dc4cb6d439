//! Measures the opponents of the poker match, for RULES.md, “The opponents”:
//!
//! ```text
//! cargo run --release --example opponents [DEALS]
//! ```
//!
//! In each of the deals (by default a million) every pair of characters plays against each other, the first one in the
//! player's seat. The example also counts how many cards each character discards from the first hand. The deals are the
//! same in every run.

use std::collections::HashMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use fair_deal::core::{Card, Decks, Jokers, Mix, PackCard, Rank, Secret, Suit, WildHand};
use fair_deal::poker::odds::Odds;
use fair_deal::poker::{Character, OpponentView};
use fair_deal::table::Marks;

fn main() -> ExitCode {
    let deals = match std::env::args().nth(1).map(|digits| digits.parse::<u64>()) {
        None => 1_000_000,
        Some(Ok(deals)) if deals > 0 => deals,
        Some(Ok(_) | Err(_)) => {
            eprintln!("How many deals are to be measured? Write a number.");
            return ExitCode::from(2);
        }
    };
    let begin = Instant::now();
    let odds = Odds::of_pack(Jokers::None);
    println!("The odds of a pack: {:?}.", begin.elapsed());
    let begin = Instant::now();
    let pat = odds.best_discard(&hand(
        [Rank::Two, Rank::Four, Rank::Six, Rank::Eight, Rank::Ten]
            .map(|rank| Card::new(rank, Suit::Spades)),
    ));
    assert_eq!(pat, Marks::NONE, "a flush");
    println!("A first decision: {:?}.", begin.elapsed());

    let mut known = Known::default();
    let mut discarded = [[0_u64; 6]; 4];
    let mut results = [[[0_u64; 3]; 4]; 4];
    for number in 0..deals {
        let mut bytes = *b"fair-deal/opponents/1           ";
        bytes[24..].copy_from_slice(&number.to_le_bytes());
        let order = Secret::from_bytes(bytes)
            .key(&Mix::default())
            .shuffle(Decks::ONE.fresh_pack());
        let cards_of = |seat: usize| sorted([0, 2, 4, 6, 8].map(|at| order[at + seat]));
        let (first, second) = (cards_of(0), cards_of(1));
        for (at, one) in Character::BY_RULE.into_iter().enumerate() {
            let marks = known.discards(one, first, &[]);
            discarded[at][marks.count()] += 1;
            let (mine, rest) = draw(first, marks, &order[10..]);
            for (against, other) in Character::BY_RULE.into_iter().enumerate().skip(at + 1) {
                let marks = known.discards(other, second, &[marks.count()]);
                let (theirs, _) = draw(second, marks, rest);
                let result = match mine.rank().cmp(&theirs.rank()) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 2,
                };
                results[at][against][result] += 1;
            }
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "a percentage of a count")]
    let percent = |count: u64| count as f64 * 100.0 / deals as f64;
    println!("Cards discarded, in %: 0, 1, 2, 3, 4, 5.");
    for (character, counts) in Character::BY_RULE.into_iter().zip(discarded) {
        let shares = counts.map(|count| format!("{:6.2}", percent(count)));
        println!("{character:?}: {}", shares.join(" "));
    }
    println!("Wins of the first, draws, wins of the second, in %.");
    for (at, one) in Character::BY_RULE.into_iter().enumerate() {
        for (against, other) in Character::BY_RULE.into_iter().enumerate().skip(at + 1) {
            let shares = results[at][against].map(|count| format!("{:6.3}", percent(count)));
            println!("{one:?} against {other:?}: {}", shares.join(" "));
        }
    }
    println!(
        "{} decisions of the Actuary in {:?}, {:?} at the most.",
        known.odds.len(),
        known.took,
        known.longest
    );
    ExitCode::SUCCESS
}

/// A cache of the Actuary's discards, by hands with normalised suits.
#[derive(Default)]
struct Known {
    odds: HashMap<[Card; 5], Marks>,
    took: Duration,
    longest: Duration,
}

impl Known {
    fn discards(&mut self, character: Character, cards: [Card; 5], swapped: &[usize]) -> Marks {
        let discards = |cards: [Card; 5]| {
            let hand = hand(cards);
            character.discards(&OpponentView {
                hand: &hand,
                swapped,
                jokers: Jokers::None,
            })
        };
        match character {
            Character::Textbook | Character::Chaser | Character::Rock => discards(cards),
            Character::Actuary | Character::Mathematician => {
                let cards = renamed(cards);
                if let Some(marks) = self.odds.get(&cards) {
                    return *marks;
                }
                let begin = Instant::now();
                let marks = discards(cards);
                let took = begin.elapsed();
                self.took += took;
                self.longest = self.longest.max(took);
                self.odds.insert(cards, marks);
                marks
            }
        }
    }
}

fn hand(cards: [Card; 5]) -> WildHand {
    WildHand::new(&cards.map(PackCard::Natural)).expect("five different cards")
}

fn sorted(mut cards: [Card; 5]) -> [Card; 5] {
    let suit = |card: &Card| Suit::ALL.into_iter().position(|suit| suit == card.suit);
    cards.sort_by_key(|card| (card.rank, suit(card)));
    cards
}

/// The cards with their suits renamed in order of appearance.
fn renamed(cards: [Card; 5]) -> [Card; 5] {
    let mut names: Vec<Suit> = Vec::new();
    cards.map(|card| {
        if !names.contains(&card.suit) {
            names.push(card.suit);
        }
        let name = names.iter().position(|suit| *suit == card.suit);
        Card::new(card.rank, name.map_or(card.suit, |at| Suit::ALL[at]))
    })
}

/// The hand with the next cards in the marked places, and the cards that are left.
fn draw(mut cards: [Card; 5], marks: Marks, deck: &[Card]) -> (WildHand, &[Card]) {
    let (drawn, rest) = deck.split_at(marks.count());
    for (place, card) in marks.places().zip(drawn) {
        cards[place] = *card;
    }
    (hand(cards), rest)
}
