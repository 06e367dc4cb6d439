//! The words of draw poker in English.

use super::super::poker::PokerWords;
use super::super::story::listed;
use super::super::{Held, named_by, pack_card};
use super::{English, SHARER, capital, plural, rank, small, the_card};
use crate::core::{Category, DeckTooShort, HandRank, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::duel::Opponents;
use crate::poker::{Character, Decision, Part, Refusal};
use crate::table::Verdict;

impl PokerWords for English {
    fn their_solo(&self, swaps: &[usize], best: WildHand) -> String {
        let swaps = match swaps {
            [] => "no cards".to_owned(),
            [before @ .., last] => {
                let before = before.iter().map(|count| format!("{count}, then "));
                format!("{}{}", before.collect::<String>(), self.cards(*last))
            }
        };
        let best = small(&self.called(&best));
        format!("{SHARER} swapped {swaps}; best hand: {best}.")
    }

    fn hand(&self, rank: HandRank) -> String {
        let [first, second] = named_by(rank);
        let name = self::rank(first);
        match rank.category() {
            Category::HighCard => format!("{} high", capital(name)),
            Category::OnePair => format!("Pair of {}", plural(first)),
            Category::TwoPair => format!("Two pair, {} and {}", plural(first), plural(second)),
            Category::ThreeOfAKind => format!("Three of a kind, {}", plural(first)),
            Category::Straight => format!("Straight, {name} high"),
            Category::Flush => format!("Flush, {name} high"),
            Category::FullHouse => format!("Full house, {} over {}", plural(first), plural(second)),
            Category::FourOfAKind => format!("Four of a kind, {}", plural(first)),
            Category::StraightFlush => format!("Straight flush, {name} high"),
            Category::FiveOfAKind => format!("Five of a kind, {}", plural(first)),
            Category::RoyalFlush => "Royal flush".to_owned(),
        }
    }

    fn wild_royal(&self) -> &'static str {
        "Royal flush with a joker"
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

    fn best_hand(&self, best: WildHand) -> String {
        format!("Best hand: {}.", small(&self.called(&best)))
    }

    fn marked(&self, count: usize) -> String {
        format!("{} marked.", self.cards(count))
    }

    fn card_marked(&self, card: PackCard, is_marked: bool, count: usize) -> String {
        let card = pack_card(**self, card);
        let marked = if is_marked { "marked" } else { "unmarked" };
        match count {
            0 => format!("{card} {marked}, nothing marked."),
            count => format!("{card} {marked}, {} marked.", self.cards(count)),
        }
    }

    fn you_hold_as(&self, hand: WildHand, rank: &str) -> String {
        let cards = self.held(&hand.each());
        format!("You have {cards}: {rank}.")
    }

    fn you_swap(&self, count: usize) -> String {
        format!("You swap {}.", self.cards(count))
    }

    fn marked_cards(&self, cards: &[Held]) -> String {
        format!("Marked for swapping: {}.", self.held(cards))
    }

    fn best_cards(&self, best: WildHand) -> String {
        format!("Its cards: {}.", self.held(&best.each()))
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times)| format!("{} {times}", small(English.category(category)));
        format!("Hands made: {}.", listed(counts, times, ", ", ", "))
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => self.round_over().to_owned(),
            Refusal::NothingMarked => {
                "Mark the cards that you want to swap, then choose Swap.".to_owned()
            }
            Refusal::TooFewLeft(DeckTooShort { left: 1, wanted }) => format!(
                "You marked {wanted} cards, but only 1 card is left in the deck: you may swap one."
            ),
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => format!(
                "You marked {wanted} cards, but only {left} are left in the deck: \
                 you may swap {left} at most."
            ),
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                format!("A poker hand has five cards; this one has {cards}.")
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                format!("The deck holds {} twice.", the_card(*card))
            }
            Refusal::SpoiltDeck(NotAHand::JokerTwice { .. }) => {
                "The deck holds a joker twice.".to_owned()
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                format!("There is no card “{}”.", error.code)
            }
            Refusal::NotNow => "You can't do that now.".to_owned(),
            Refusal::OtherStacks => "These stacks don't fit the rules of the table.".to_owned(),
        }
    }

    fn jokers(&self, jokers: Jokers) -> &'static str {
        match jokers {
            Jokers::None => "No jokers",
            Jokers::One => "One joker",
            Jokers::Two => "Two jokers",
        }
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "The Textbook",
            Character::Chaser => "The Chaser",
            Character::Rock => "The Rock",
            Character::Odds => "The Actuary",
        }
    }

    fn manner(&self, character: Character) -> &'static str {
        match character {
            Character::Rule => "keeps any pair or better and never chases",
            Character::Chaser => "goes after flushes and straights",
            Character::Rock => "trusts high cards and often stands pat",
            Character::Odds => "works out every draw before discarding",
        }
    }

    fn at_the_table(&self, opponents: Opponents) -> String {
        let seated: Vec<Character> = opponents.each().collect();
        let name = |character| small(English.character(character));
        format!("You play against {}.", listed(&seated, name, ", ", " and "))
    }

    fn swapped(&self, count: usize) -> String {
        match count {
            0 => "stood pat".to_owned(),
            count => format!("swapped {count}"),
        }
    }

    fn they_swap(&self, character: Character, count: usize) -> String {
        let who = self.character(character);
        match count {
            0 => format!("{who} stands pat."),
            count => format!("{who} swaps {}.", self.cards(count)),
        }
    }

    fn they_hold(&self, character: Character, hand: WildHand) -> String {
        let (who, cards) = (self.character(character), self.held(&hand.each()));
        format!("{who} has {cards}: {}.", small(&self.called(&hand)))
    }

    fn duel_result(&self, verdict: Verdict, rival: Character) -> String {
        match verdict {
            Verdict::Won => "You win.".to_owned(),
            Verdict::Drawn => format!("You tie with {}.", small(self.character(rival))),
            Verdict::Lost => format!("{} wins.", self.character(rival)),
        }
    }

    fn compared(&self, player: HandRank, other: HandRank) -> String {
        let (yours, theirs) = (self.hand(player), small(&self.hand(other)));
        // Between commas, where the name itself has one.
        let comma = if yours.contains(',') { "," } else { "" };
        let decides = match Decision::between(player, other) {
            Decision::Tie => "they tie".to_owned(),
            Decision::Category => "the higher hand wins".to_owned(),
            Decision::Rank {
                part,
                better,
                worse,
            } => {
                let over = || format!(", {} over {}", rank(better), rank(worse));
                match part {
                    Part::Five => "the higher five of a kind decides".to_owned(),
                    Part::Four => "the higher four of a kind decides".to_owned(),
                    Part::Three => "the higher three of a kind decides".to_owned(),
                    Part::Pair => "the higher pair decides".to_owned(),
                    Part::HigherPair => "the first pair decides".to_owned(),
                    Part::LowerPair => "the second pair decides".to_owned(),
                    Part::Top | Part::Card(1) => "the highest card decides".to_owned(),
                    Part::Card(number) => format!("the {} card decides{}", nth(number), over()),
                    Part::Kicker { of: 1, .. } => format!("the kicker decides{}", over()),
                    Part::Kicker { number, .. } => {
                        format!("the {} kicker decides{}", nth(number), over())
                    }
                }
            }
        };
        format!("{yours}{comma} against {theirs}: {decides}.")
    }

    fn their_duel(&self, swapped: usize, hand: WildHand, verdict: Verdict) -> String {
        let ended = match verdict {
            Verdict::Won => "won",
            Verdict::Drawn => "tied",
            Verdict::Lost => "lost",
        };
        let swapped = match swapped {
            0 => self.swapped(0),
            count => format!("swapped {}", self.cards(count)),
        };
        let hand = small(&self.called(&hand));
        format!("{SHARER} {swapped} and {ended}: {hand}.")
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
