//! The explanation of a hand's category: a state machine that narrows five cards down, one question after another.
//!
//! The design follows a recognizer of poker hands in VB.NET, which drew its state machine. [`State::question`] is the
//! only definition of the machine: the diagram and the sentences both follow from it. The module shares no code with
//! [`crate::ranking`], and a test compares the two on all 2,598,960 natural hands and on every hand with jokers. An
//! explanation first names the card that each joker plays as. The machine then examines the cards as they play.
//!
//! ```text
//! five cards: all one suit?
//!   yes: four apart, or ten to ace?
//!        ten to ace: royal flush      four apart: straight flush      neither: flush
//!   no:  five different ranks?
//!        yes: four apart, or ten to ace?
//!             either: straight        neither: high card
//!        no:  how many of a kind?
//!             five: five of a kind, which takes a joker
//!             four: four of a kind      three and two: full house
//!             three: three of a kind    two and two: two pair    two: one pair
//! ```

use crate::card::{Card, Joker, Rank, Suit};
use crate::ranking::Category;
use crate::wild::WildHand;

/// A state of the machine: the facts known so far. Each state asks one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Five cards: the start state.
    FiveCards,
    /// All cards have one suit, so their five ranks differ.
    OneSuit,
    /// The cards have two suits or more.
    MixedSuits,
    /// The cards have two suits or more, and five different ranks.
    FiveRanks,
    /// At least one rank occurs more than once.
    SomeRepeat,
}

/// The target of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// Another question.
    Ask(State),
    /// The end: the hand is of this category.
    Is(Category),
}

/// A question, with the target of each answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// All one suit?
    OneSuit {
        /// There is one suit.
        yes: Next,
        /// There are two suits or more.
        no: Next,
    },
    /// Five different ranks?
    FiveRanks {
        /// No rank occurs twice.
        yes: Next,
        /// At least one rank repeats.
        no: Next,
    },
    /// Are the lowest and the highest rank four apart, or is it ten to ace? The machine asks this only of five
    /// different ranks. They are in sequence exactly if one of the two holds.
    Span {
        /// In sequence. In A-2-3-4-5 the ace is the lowest.
        four_apart: Next,
        /// A-K-Q-J-10, the one sequence in which the ace is the highest.
        ace_to_ten: Next,
        /// Not in sequence.
        neither: Next,
    },
    /// How often do the ranks repeat?
    Repeats {
        /// One rank occurs twice.
        twice: Next,
        /// Two ranks occur twice.
        twice_and_twice: Next,
        /// One rank occurs three times.
        three_times: Next,
        /// One rank occurs three times, another twice.
        three_times_and_twice: Next,
        /// One rank occurs four times.
        four_times: Next,
        /// One rank occurs five times, with the help of a joker.
        five_times: Next,
    },
}

/// An answer, as the label of an arrow in the diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields of `Question` say it all")]
pub enum Answer {
    Yes,
    No,
    FourApart,
    AceToTen,
    Neither,
    Twice,
    TwiceAndTwice,
    ThreeTimes,
    ThreeTimesAndTwice,
    FourTimes,
    FiveTimes,
}

impl State {
    /// The state of the first question.
    pub const START: State = State::FiveCards;

    /// All states. Each state precedes those it leads to.
    pub const ALL: [State; 5] = [
        State::FiveCards,
        State::OneSuit,
        State::MixedSuits,
        State::FiveRanks,
        State::SomeRepeat,
    ];

    /// The question of this state, with the target of each answer.
    #[must_use]
    pub const fn question(self) -> Question {
        match self {
            State::FiveCards => Question::OneSuit {
                yes: Next::Ask(State::OneSuit),
                no: Next::Ask(State::MixedSuits),
            },
            State::OneSuit => Question::Span {
                four_apart: Next::Is(Category::StraightFlush),
                ace_to_ten: Next::Is(Category::RoyalFlush),
                neither: Next::Is(Category::Flush),
            },
            State::MixedSuits => Question::FiveRanks {
                yes: Next::Ask(State::FiveRanks),
                no: Next::Ask(State::SomeRepeat),
            },
            State::FiveRanks => Question::Span {
                four_apart: Next::Is(Category::Straight),
                ace_to_ten: Next::Is(Category::Straight),
                neither: Next::Is(Category::HighCard),
            },
            State::SomeRepeat => Question::Repeats {
                twice: Next::Is(Category::OnePair),
                twice_and_twice: Next::Is(Category::TwoPair),
                three_times: Next::Is(Category::ThreeOfAKind),
                three_times_and_twice: Next::Is(Category::FullHouse),
                four_times: Next::Is(Category::FourOfAKind),
                five_times: Next::Is(Category::FiveOfAKind),
            },
        }
    }
}

impl Question {
    /// Every answer with its target: yes before no, otherwise the better hand first.
    #[must_use]
    pub fn answers(self) -> Vec<(Answer, Next)> {
        match self {
            Question::OneSuit { yes, no } | Question::FiveRanks { yes, no } => {
                vec![(Answer::Yes, yes), (Answer::No, no)]
            }
            Question::Span {
                four_apart,
                ace_to_ten,
                neither,
            } => vec![
                (Answer::AceToTen, ace_to_ten),
                (Answer::FourApart, four_apart),
                (Answer::Neither, neither),
            ],
            Question::Repeats {
                twice,
                twice_and_twice,
                three_times,
                three_times_and_twice,
                four_times,
                five_times,
            } => vec![
                (Answer::FiveTimes, five_times),
                (Answer::FourTimes, four_times),
                (Answer::ThreeTimesAndTwice, three_times_and_twice),
                (Answer::ThreeTimes, three_times),
                (Answer::TwiceAndTwice, twice_and_twice),
                (Answer::Twice, twice),
            ],
        }
    }

    /// Answers the question for these cards.
    fn ask(self, cards: &[Card; 5]) -> (Finding, Next) {
        match self {
            Question::OneSuit { yes, no } => match suits(cards).as_slice() {
                [suit] => (Finding::OneSuit(*suit), yes),
                several => (Finding::Suits(several.to_vec()), no),
            },
            Question::FiveRanks { yes, no } => match most_often(cards) {
                [(1, _), _] => (Finding::FiveRanks(ranks(cards)), yes),
                [_, _] => (Finding::Repeating(Repeats::of(cards)), no),
            },
            Question::Span {
                four_apart,
                ace_to_ten,
                neither,
            } => {
                let span = Span::of(ranks(cards));
                match (span.apart, span.low) {
                    (4, Rank::Ten) => (Finding::AceToTen, ace_to_ten),
                    (4, _) => (Finding::FourApart(span), four_apart),
                    (_, _) => (Finding::Neither(span), neither),
                }
            }
            Question::Repeats {
                twice,
                twice_and_twice,
                three_times,
                three_times_and_twice,
                four_times,
                five_times,
            } => {
                let repeats = Repeats::of(cards);
                let next = match repeats {
                    Repeats::Twice(_) => twice,
                    Repeats::TwiceAndTwice(_, _) => twice_and_twice,
                    Repeats::ThreeTimes(_) => three_times,
                    Repeats::ThreeTimesAndTwice(_, _) => three_times_and_twice,
                    Repeats::FourTimes(_) => four_times,
                    Repeats::FiveTimes(_) => five_times,
                };
                (Finding::Times(repeats), next)
            }
        }
    }
}

/// The answer for one hand, with the details that the sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// All cards have this suit.
    OneSuit(Suit),
    /// The two to four suits of the hand, in the order of [`Suit::ALL`].
    Suits(Vec<Suit>),
    /// The five different ranks, highest first.
    FiveRanks([Rank; 5]),
    /// The ranks are not all different. These repeat.
    Repeating(Repeats),
    /// The ranks are in sequence.
    FourApart(Span),
    /// The ranks are those from the ten to the ace.
    AceToTen,
    /// The ranks are not in sequence, because they span more.
    Neither(Span),
    /// The ranks that repeat, with their counts.
    Times(Repeats),
}

impl Finding {
    /// The answer, as the diagram labels it.
    #[must_use]
    pub const fn answer(&self) -> Answer {
        match self {
            Finding::OneSuit(_) | Finding::FiveRanks(_) => Answer::Yes,
            Finding::Suits(_) | Finding::Repeating(_) => Answer::No,
            Finding::FourApart(_) => Answer::FourApart,
            Finding::AceToTen => Answer::AceToTen,
            Finding::Neither(_) => Answer::Neither,
            Finding::Times(Repeats::Twice(_)) => Answer::Twice,
            Finding::Times(Repeats::TwiceAndTwice(_, _)) => Answer::TwiceAndTwice,
            Finding::Times(Repeats::ThreeTimes(_)) => Answer::ThreeTimes,
            Finding::Times(Repeats::ThreeTimesAndTwice(_, _)) => Answer::ThreeTimesAndTwice,
            Finding::Times(Repeats::FourTimes(_)) => Answer::FourTimes,
            Finding::Times(Repeats::FiveTimes(_)) => Answer::FiveTimes,
        }
    }
}

/// The ranks that occur more than once, with their counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// This rank twice.
    Twice(Rank),
    /// Each of these two twice, the higher first.
    TwiceAndTwice(Rank, Rank),
    /// This rank three times.
    ThreeTimes(Rank),
    /// The first three times, the second twice.
    ThreeTimesAndTwice(Rank, Rank),
    /// This rank four times.
    FourTimes(Rank),
    /// This rank five times.
    FiveTimes(Rank),
}

impl Repeats {
    /// Returns how the ranks of these cards repeat. At least one rank must repeat.
    fn of(cards: &[Card; 5]) -> Repeats {
        match most_often(cards) {
            [(5, rank), _] => Repeats::FiveTimes(rank),
            [(4, rank), _] => Repeats::FourTimes(rank),
            [(3, three), (2, two)] => Repeats::ThreeTimesAndTwice(three, two),
            [(3, rank), _] => Repeats::ThreeTimes(rank),
            [(2, high), (2, low)] => Repeats::TwiceAndTwice(high, low),
            [(_, rank), _] => Repeats::Twice(rank),
        }
    }

    /// The ranks that repeat, the most frequent first.
    #[must_use]
    pub fn ranks(self) -> Vec<Rank> {
        match self {
            Repeats::Twice(rank)
            | Repeats::ThreeTimes(rank)
            | Repeats::FourTimes(rank)
            | Repeats::FiveTimes(rank) => vec![rank],
            Repeats::TwiceAndTwice(first, second) | Repeats::ThreeTimesAndTwice(first, second) => {
                vec![first, second]
            }
        }
    }
}

/// The range of five different ranks. An ace counts as the lowest or the highest rank, whichever gives the shorter
/// range: A-2-3-4-6 spans from the ace to the six, A-K-Q-J-9 from the nine to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The lowest rank, or the ace where it counts low.
    pub low: Rank,
    /// The highest rank.
    pub high: Rank,
    /// The number of steps from the lowest to the highest rank: 4 to 12. A-K-5-3-2 spans 12, whether the ace counts
    /// high or low.
    pub apart: u8,
}

impl Span {
    /// The span of these five different ranks, which are sorted highest first.
    fn of([first, second, .., last]: [Rank; 5]) -> Span {
        let apart = |low: Rank, high: Rank| high as u8 - low as u8;
        let ace_high = Span {
            low: last,
            high: first,
            apart: apart(last, first),
        };
        // An ace that counts low is one step below the two.
        let ace_low = Span {
            low: first,
            high: second,
            apart: apart(Rank::Two, second) + 1,
        };
        if first == Rank::Ace && ace_low.apart < ace_high.apart {
            ace_low
        } else {
            ace_high
        }
    }
}

/// The suits that occur among the cards.
fn suits(cards: &[Card; 5]) -> Vec<Suit> {
    let is_there = |suit: &Suit| cards.iter().any(|card| card.suit == *suit);
    Suit::ALL.into_iter().filter(is_there).collect()
}

/// The ranks of the five cards, highest first.
fn ranks(cards: &[Card; 5]) -> [Rank; 5] {
    let mut ranks = cards.map(|card| card.rank);
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    ranks
}

/// The two most frequent ranks with their counts. Ties go to the higher rank.
fn most_often(cards: &[Card; 5]) -> [(usize, Rank); 2] {
    let times = |rank| cards.iter().filter(|card| card.rank == rank).count();
    let mut counted = Rank::ALL.map(|rank| (times(rank), rank));
    counted.sort_unstable();
    let [.., second, first] = counted;
    [first, second]
}

/// One step on the path of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainStep {
    /// The state that asked the question.
    pub state: State,
    /// The answer, with its details.
    pub finding: Finding,
    /// The target of the answer.
    pub next: Next,
}

/// The card that a joker plays as, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JokerStep {
    /// The joker.
    pub joker: Joker,
    /// The card that the joker plays as.
    pub plays_as: Card,
    /// The reason for that card.
    pub purpose: Purpose,
}

/// The reason why a joker plays as a card. It always makes the best hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// One more card of a rank in the hand.
    OneMore,
    /// Part of the highest possible straight.
    Straight,
    /// The highest card missing from the flush.
    Flush,
    /// Part of the highest possible straight flush below the royal flush.
    StraightFlush,
    /// Part of the royal flush.
    RoyalFlush,
}

impl Purpose {
    /// The purpose of a joker in a hand of this category.
    const fn in_a(category: Category) -> Purpose {
        match category {
            Category::Straight => Purpose::Straight,
            Category::Flush => Purpose::Flush,
            Category::StraightFlush => Purpose::StraightFlush,
            Category::RoyalFlush => Purpose::RoyalFlush,
            // A hand with a joker is never a high card or two pair.
            Category::HighCard
            | Category::OnePair
            | Category::TwoPair
            | Category::ThreeOfAKind
            | Category::FullHouse
            | Category::FourOfAKind
            | Category::FiveOfAKind => Purpose::OneMore,
        }
    }
}

/// The explanation of a hand: the path from five cards to its category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Each joker with the card it plays as, from left to right. The explanation begins with these.
    pub jokers: Vec<JokerStep>,
    /// The questions with their answers, in order: two or three.
    pub steps: Vec<ExplainStep>,
    /// The category of the hand.
    pub category: Category,
}

/// Walks through the machine with the cards of this hand as they play.
#[must_use]
pub fn explain(hand: &WildHand) -> Explanation {
    let mut steps = Vec::new();
    let mut state = State::START;
    let category = loop {
        let (finding, next) = state.question().ask(hand.plays_as());
        steps.push(ExplainStep {
            state,
            finding,
            next,
        });
        match next {
            Next::Ask(another) => state = another,
            Next::Is(category) => break category,
        }
    };
    let step = |(joker, plays_as)| JokerStep {
        joker,
        plays_as,
        purpose: Purpose::in_a(category),
    };
    Explanation {
        jokers: hand.jokers().map(step).collect(),
        steps,
        category,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_reaches_every_state_and_category() {
        let mut reached = vec![Next::Ask(State::START)];
        for (number, state) in State::ALL.into_iter().enumerate() {
            assert!(reached.contains(&Next::Ask(state)), "{state:?}");
            for (answer, next) in state.question().answers() {
                if let Next::Ask(later) = next {
                    let place = State::ALL.iter().position(|other| *other == later);
                    assert!(place > Some(number), "{state:?} {answer:?}");
                }
                reached.push(next);
            }
        }
        for category in Category::ALL {
            assert!(reached.contains(&Next::Is(category)), "{category:?}");
        }
    }
}
