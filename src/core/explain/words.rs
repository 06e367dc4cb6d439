//! The machine in English: for `check explain`, and for the page where it speaks English.

use std::fmt;

use super::{Answer, Explanation, Finding, JokerStep, Purpose, Question, Repeats, Span, Step};
use crate::core::card::{Joker, Rank, Suit};
use crate::core::ranking::Category;

impl Explanation {
    /// The jokers and the steps in English, one sentence each, and what follows from them.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        let jokers = self.jokers.iter().map(ToString::to_string);
        let steps = self.steps.iter().map(ToString::to_string);
        let conclusion = [conclusion(self.category)];
        jokers.chain(steps).chain(conclusion).collect()
    }
}

/// What follows from all steps: “So this is a flush.”
#[must_use]
pub fn conclusion(category: Category) -> String {
    ["So this is ", with_article(category), "."].concat()
}

impl fmt::Display for Question {
    /// The question as the diagram has it: “All one suit?”
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Question::OneSuit { .. } => "All one suit?",
            Question::FiveRanks { .. } => "Five different ranks?",
            Question::Span { .. } => "Four apart, or ace to ten?",
            Question::Repeats { .. } => "How often does a rank repeat?",
        })
    }
}

impl Answer {
    /// The answer as the diagram has it, beside an arrow.
    #[must_use]
    pub const fn in_english(self) -> &'static str {
        match self {
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::FourApart => "four apart",
            Answer::AceToTen => "ace to ten",
            Answer::Neither => "neither",
            Answer::Twice => "twice",
            Answer::TwiceAndTwice => "two and two",
            Answer::ThreeTimes => "three times",
            Answer::ThreeTimesAndTwice => "three and two",
            Answer::FourTimes => "four times",
            Answer::FiveTimes => "five times",
        }
    }
}

impl fmt::Display for Step {
    /// The step in a sentence: “Five different ranks? No, the eights repeat.”
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.state.question())?;
        match &self.finding {
            Finding::OneSuit(suit) => write!(f, "Yes, five {}.", suit_name(*suit)),
            Finding::Suits(suits) => {
                let names: Vec<String> = suits.iter().map(|suit| suit_name(*suit).into()).collect();
                write!(f, "No, there are {}.", listed(&names))
            }
            Finding::FiveRanks(ranks) => {
                write!(f, "Yes, {}.", listed(&ranks.map(|rank| one(rank).into())))
            }
            Finding::Repeating(repeats) => {
                let names: Vec<String> = repeats.ranks().into_iter().map(many).collect();
                write!(f, "No, the {} repeat.", listed(&names))
            }
            Finding::FourApart(Span {
                low: Rank::Ace,
                high,
                ..
            }) => {
                let high = one(*high);
                write!(
                    f,
                    "Four apart, from the ace, here the lowest, to the {high}."
                )
            }
            Finding::FourApart(Span { low, high, .. }) => {
                write!(
                    f,
                    "Four apart, from the {} to the {}.",
                    one(*low),
                    one(*high)
                )
            }
            Finding::AceToTen => f.write_str("Ace to ten."),
            Finding::Neither(Span { low, high, apart }) => {
                let (low, high) = (one(*low), one(*high));
                write!(f, "Neither: the {low} and the {high} are {apart} apart.")
            }
            Finding::Times(repeats) => match *repeats {
                Repeats::Twice(rank) => write!(f, "The {} are there twice.", many(rank)),
                Repeats::TwiceAndTwice(high, low) => {
                    write!(f, "The {} twice, and the {} twice.", many(high), many(low))
                }
                Repeats::ThreeTimes(rank) => write!(f, "The {} are there three times.", many(rank)),
                Repeats::ThreeTimesAndTwice(three, two) => {
                    write!(
                        f,
                        "The {} three times, the {} twice.",
                        many(three),
                        many(two)
                    )
                }
                Repeats::FourTimes(rank) => write!(f, "The {} are there four times.", many(rank)),
                Repeats::FiveTimes(rank) => write!(f, "The {} are there five times.", many(rank)),
            },
        }
    }
}

impl fmt::Display for JokerStep {
    /// The step in a sentence: “The red joker plays as the seven of hearts: one more seven makes the
    /// best hand.”
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joker = match self.joker {
            Joker::First => "red",
            Joker::Second => "black",
        };
        let (rank, suit) = (one(self.plays_as.rank), self.plays_as.suit);
        let name = suit_name(suit);
        write!(f, "The {joker} joker plays as the {rank} of {name}: ")?;
        match self.purpose {
            Purpose::OneMore => write!(f, "one more {rank} makes the best hand."),
            Purpose::Straight => f.write_str("the highest straight that can be made needs it."),
            Purpose::Flush => {
                let spade = name.strip_suffix('s').unwrap_or(name);
                write!(f, "it is the highest {spade} that the flush lacks.")
            }
            Purpose::StraightFlush => {
                f.write_str("the highest straight flush that can be made needs it.")
            }
            Purpose::RoyalFlush => f.write_str("the royal flush needs it."),
        }
    }
}

/// “The king”, without the article.
const fn one(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

/// “The sixes”, without the article.
fn many(rank: Rank) -> String {
    let ending = if rank == Rank::Six { "es" } else { "s" };
    [one(rank), ending].concat()
}

const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
    }
}

const fn with_article(category: Category) -> &'static str {
    match category {
        Category::HighCard => "a high card",
        Category::OnePair => "one pair",
        Category::TwoPair => "two pair",
        Category::ThreeOfAKind => "three of a kind",
        Category::Straight => "a straight",
        Category::Flush => "a flush",
        Category::FullHouse => "a full house",
        Category::FourOfAKind => "four of a kind",
        Category::StraightFlush => "a straight flush",
        Category::FiveOfAKind => "five of a kind",
        Category::RoyalFlush => "a royal flush",
    }
}

/// “Spades, hearts and clubs”
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use crate::core::explain::explain;

    fn sentences(codes: &str) -> Vec<String> {
        explain(&codes.parse().expect(codes)).sentences()
    }

    #[test]
    fn each_step_is_told_in_words() {
        for (codes, told) in [
            (
                "KS KH 7D 7C 2S",
                &[
                    "All one suit? No, there are spades, hearts, clubs and diamonds.",
                    "Five different ranks? No, the kings and sevens repeat.",
                    "How often does a rank repeat? The kings twice, and the sevens twice.",
                    "So this is two pair.",
                ][..],
            ),
            (
                "8S 8H 8D 6C 6S",
                &[
                    "All one suit? No, there are spades, hearts, clubs and diamonds.",
                    "Five different ranks? No, the eights and sixes repeat.",
                    "How often does a rank repeat? The eights three times, the sixes twice.",
                    "So this is a full house.",
                ],
            ),
            (
                "AS 2H 3S 4H 5S",
                &[
                    "All one suit? No, there are spades and hearts.",
                    "Five different ranks? Yes, ace, five, four, three and two.",
                    "Four apart, or ace to ten? Four apart, from the ace, here the lowest, to the five.",
                    "So this is a straight.",
                ],
            ),
            (
                "5D 6D 7D 8D 9D",
                &[
                    "All one suit? Yes, five diamonds.",
                    "Four apart, or ace to ten? Four apart, from the five to the nine.",
                    "So this is a straight flush.",
                ],
            ),
            (
                "AC TC QC JC KC",
                &[
                    "All one suit? Yes, five clubs.",
                    "Four apart, or ace to ten? Ace to ten.",
                    "So this is a royal flush.",
                ],
            ),
            (
                "AC 9C QC JC KC",
                &[
                    "All one suit? Yes, five clubs.",
                    "Four apart, or ace to ten? Neither: the nine and the ace are 5 apart.",
                    "So this is a flush.",
                ],
            ),
        ] {
            assert_eq!(sentences(codes), told, "{codes}");
        }
        for (codes, last) in [
            (
                "AC 2S 3C 4D 6H",
                "Neither: the ace and the six are 5 apart.",
            ),
            (
                "QS KH AD 2S 3H",
                "Neither: the two and the ace are 12 apart.",
            ),
            ("2S 2H 3D 4C 5S", "The twos are there twice."),
            ("2S 2H 2D 4C 5S", "The twos are there three times."),
            ("2S 2H 2D 2C 5S", "The twos are there four times."),
        ] {
            let told = sentences(codes);
            assert!(told[2].ends_with(last), "{codes}: {}", told[2]);
        }
    }

    #[test]
    fn jokers_are_told_first_and_then_the_cards_as_they_play() {
        assert_eq!(
            sentences("X2 2H 2D X1 2S"),
            [
                "The black joker plays as the two of clubs: one more two makes the best hand.",
                "The red joker plays as the two of spades: one more two makes the best hand.",
                "All one suit? No, there are spades, hearts, clubs and diamonds.",
                "Five different ranks? No, the twos repeat.",
                "How often does a rank repeat? The twos are there five times.",
                "So this is five of a kind.",
            ]
        );
        for (codes, first) in [
            (
                "KS KH 7D X1 2S",
                "the king of clubs: one more king makes the best hand.",
            ),
            (
                "X1 2C 3D 4D 5H",
                "the six of spades: the highest straight that can be made needs it.",
            ),
            (
                "AD KD QD 9D X1",
                "the jack of diamonds: it is the highest diamond that the flush lacks.",
            ),
            (
                "9S TS X1 QS KS",
                "the jack of spades: the highest straight flush that can be made needs it.",
            ),
            (
                "TS X1 JS QS KS",
                "the ace of spades: the royal flush needs it.",
            ),
        ] {
            let told = sentences(codes);
            let expected = ["The red joker plays as ", first].concat();
            assert_eq!(told[0], expected, "{codes}");
        }
    }
}
