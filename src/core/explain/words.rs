//! The machine in English: for `check explain`, and for the page where it speaks English.

use std::fmt;

use super::{Answer, Explanation, Finding, Question, Repeats, Span, Step};
use crate::core::card::{Rank, Suit};
use crate::core::ranking::Category;

impl Explanation {
    /// The steps in English, one sentence each, and what follows from them.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        let steps = self.steps.iter().map(ToString::to_string);
        steps.chain([conclusion(self.category)]).collect()
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
            },
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
        // Only a joker makes it, and no answer of the machine leads to it.
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
}
