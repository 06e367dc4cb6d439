//! The words of draw poker in English.

use super::super::fill::{listed, say};
use super::super::poker::PokerWords;
use super::super::{Held, Words as _, named_by};
use super::{English, capital, plural, rank, small, the_card};
use crate::core::{Category, DeckTooShort, HandRank, Joker, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for English {
    fn their_solo(&self, swaps: &[usize], best: HandRank) -> String {
        let swaps = match swaps {
            [] => say!("swapped nothing"),
            swaps => say!(
                "swapped {}",
                listed(swaps, |count| count.to_string(), ", ", ", ")
            ),
        };
        let best = small(&self.hand(best));
        say!(
            "The player before you {}; their best hand: {}.",
            swaps,
            best
        )
    }

    fn solo_intro(&self) -> &'static str {
        "Swap as many cards as you like, as often as you like, \
         and make the best hands you can before the deck runs out."
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank);
        let name = self::rank(first);
        match rank.category() {
            Category::HighCard => say!("{} high", capital(name)),
            Category::OnePair => say!("Pair of {}", plural(first)),
            Category::TwoPair => say!("Two pair, {} and {}", plural(first), plural(second)),
            Category::ThreeOfAKind => say!("Three of a kind, {}", plural(first)),
            Category::Straight => say!("Straight to the {}", name),
            Category::Flush => say!("Flush, {} high", name),
            Category::FullHouse => say!("Full house, {} over {}", plural(first), plural(second)),
            Category::FourOfAKind => say!("Four of a kind, {}", plural(first)),
            Category::StraightFlush => say!("Straight flush to the {}", name),
            Category::FiveOfAKind => say!("Five of a kind, {}", plural(first)),
            Category::RoyalFlush => say!("Royal flush"),
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::HighCard => "High card",
            Category::OnePair => "One pair",
            Category::TwoPair => "Two pair",
            Category::ThreeOfAKind => "Three of a kind",
            Category::Straight => "Straight",
            Category::Flush => "Flush",
            Category::FullHouse => "Full house",
            Category::FourOfAKind => "Four of a kind",
            Category::StraightFlush => "Straight flush",
            Category::FiveOfAKind => "Five of a kind",
            Category::RoyalFlush => "Royal flush",
        }
    }

    fn hands_made(&self) -> &'static str {
        "Hands made"
    }

    fn best_hand(&self, best: WildHand) -> String {
        say!("Best hand: {}.", small(&self.hand(best.rank())))
    }

    fn flag(&self) -> &'static str {
        "swap"
    }

    fn choose_cards(&self) -> &'static str {
        "Choose the cards you want to swap."
    }

    fn marked(&self, count: usize) -> String {
        say!("{} marked.", self.cards(count))
    }

    fn you_hold(&self, hand: WildHand) -> String {
        let (cards, rank) = (self.held(&hand.each()), self.hand(hand.rank()));
        say!("You have {}: {}.", cards, rank)
    }

    fn you_swap(&self, count: usize) -> String {
        say!("You swap {}.", self.cards(count))
    }

    fn round_over(&self) -> &'static str {
        "The round is over."
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        say!("Marked for swapping: {}.", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        say!("Its cards: {}.", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| say!("{} {}", small(English.category(category)), times);
        say!("Hands made: {}.", listed(counts, times, ", ", ", "))
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => say!(self.round_over()),
            Refusal::NothingMarked => {
                say!("Mark the cards that you want to swap, then choose Swap.")
            }
            Refusal::TooFewLeft(DeckTooShort { left: 1, wanted }) => say!(
                "You marked {} cards, but only 1 card is left in the deck: you may swap one.",
                *wanted
            ),
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => say!(
                "You marked {} cards, but only {} are left in the deck: \
                 you may swap {} at the most.",
                *wanted,
                *left,
                *left
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                say!("A poker hand has five cards; these are {}.", *cards)
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                say!("The deck holds {} twice.", the_card(*card))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                say!("The deck holds a joker twice.")
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                say!("There is no card “{}”.", error.code.clone())
            }
        }
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "Red joker",
            Joker::Second => "Black joker",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => the_card(card),
            PackCard::Joker(joker) => {
                let joker = small(English.joker(joker));
                say!("the {} as {}", joker, the_card(plays_as))
            }
        };
        listed(cards, name, ", ", " and ")
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "No jokers",
            Jokers::One => "One joker",
            Jokers::Two => "Two jokers",
        }
    }

    fn duel_intro(&self) -> &'static str {
        "Everybody is dealt five cards and swaps once. Win by beating every hand at the table."
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "The Rule",
            Character::Chaser => "The Chaser",
            Character::Rock => "The Rock",
            Character::Odds => "The Odds",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "keeps pairs and better, and hopes for nothing",
            Character::Chaser => "goes after flushes and straights",
            Character::Rock => "trusts high cards, and often stands pat",
            Character::Odds => "counts every draw before it throws a card",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| small(English.character(character));
        say!("You play against {}.", listed(&seated, name, ", ", " and "))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => say!("stood pat"),
            count => say!("swapped {}", count),
        }
    }

    fn you_stand_pat(&self) -> &'static str {
        "You stand pat."
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => say!("{} stands pat.", who),
            count => say!("{} swaps {}.", who, self.cards(count)),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        say!("{} has {}: {}.", who, cards, small(&self.hand(hand.rank())))
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => say!("You win."),
            Verdict::Drawn => say!("A draw with {}.", small(self.character(rival))),
            Verdict::Lost => say!("{} wins.", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let (yours, theirs) = (self.hand(player), small(&self.hand(other)));
        // Between commas, where the name itself has one.
        let comma = if yours.contains(',') { "," } else { "" };
        let decides = match Decision::between(player, other) {
            Decision::Tie => say!("neither is better"),
            Decision::Category => say!("the higher hand wins"),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || say!(", {} over {}", rank(better), rank(worse));
                match part {
                    Part::Five => say!("the higher five of a kind decides"),
                    Part::Four => say!("the higher four of a kind decides"),
                    Part::Three => say!("the higher three of a kind decides"),
                    Part::Pair => say!("the higher pair decides"),
                    Part::HigherPair => say!("the first pair decides"),
                    Part::LowerPair => say!("the second pair decides"),
                    Part::Top | Part::Card(1) => say!("the highest card decides"),
                    Part::Card(number) => say!("the {} card decides{}", nth(number), over()),
                    Part::Kicker { of: 1, .. } => say!("the kicker decides{}", over()),
                    Part::Kicker { number, .. } => {
                        say!("the {} kicker decides{}", nth(number), over())
                    }
                }
            }
        };
        say!("{}{} against {}: {}.", yours, comma, theirs, decides)
    }

    fn their_duel(&self, swapped: usize, hand: HandRank, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "won",
            Verdict::Drawn => "drew",
            Verdict::Lost => "lost",
        };
        say!(
            "The player before you {} and {}: {}.",
            self.swapped(swapped),
            ended,
            small(&self.hand(hand))
        )
    }
}

/// “second”: one of the five cards of a hand.
const fn nth(number: usize) -> &'static str {
    match number {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5.. => "fifth",
        0 => "",
    }
}
