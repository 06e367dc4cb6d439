//! Why a hand is what it is: a state machine that narrows five cards down to their category, one
//! question after the other.
//!
//! The idea is that of a VB.NET program, which drew its machine. [`State::question`] is the one
//! definition: the diagram draws it and the words follow it. It shares no line with
//! [`crate::ranking`], and a test compares the two on all 2,598,960 natural hands and on every hand
//! with jokers. The explanation says first which card each joker plays as, and the machine then looks
//! at the cards as they play.
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

/// What is known of a hand while it is not yet known what it is. Each asks one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Five cards: where every hand begins.
    FiveCards,
    /// All of one suit, and therefore of five different ranks.
    OneSuit,
    /// Of two suits or more.
    MixedSuits,
    /// Of two suits or more and of five different ranks.
    FiveRanks,
    /// Some rank is there more than once.
    SomeRepeat,
}

/// Where an answer leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// To another question.
    Ask(State),
    /// To the end: the hand is this.
    Is(Category),
}

/// A question, and where each of its answers leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// All one suit?
    OneSuit {
        /// There is only one.
        yes: Next,
        /// There are two or more.
        no: Next,
    },
    /// Five different ranks?
    FiveRanks {
        /// No rank is there twice.
        yes: Next,
        /// Some rank repeats.
        no: Next,
    },
    /// Are the lowest and the highest rank four apart, or is it ten to ace? Asked of five different
    /// ranks only, which are in sequence if and only if one of the two holds.
    Span {
        /// In sequence; in A-2-3-4-5 the ace is the lowest.
        four_apart: Next,
        /// A-K-Q-J-10, the one sequence in which the ace is the highest.
        ace_to_ten: Next,
        /// Not in sequence.
        neither: Next,
    },
    /// How many cards of a rank are there?
    Repeats {
        /// One rank is there twice.
        twice: Next,
        /// Two ranks are there twice.
        twice_and_twice: Next,
        /// One rank is there three times.
        three_times: Next,
        /// One rank is there three times, another twice.
        three_times_and_twice: Next,
        /// One rank is there four times.
        four_times: Next,
        /// One rank is there five times; some of the five are jokers.
        five_times: Next,
    },
}

/// An answer, as it stands beside an arrow of the diagram.
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
    /// The first question's.
    pub const START: State = State::FiveCards;

    /// All states, each one before those to which it leads.
    pub const ALL: [State; 5] = [
        State::FiveCards,
        State::OneSuit,
        State::MixedSuits,
        State::FiveRanks,
        State::SomeRepeat,
    ];

    /// The machine: what is asked here, and where each answer leads.
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
    /// Every answer with where it leads, the one that makes the better hand first.
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

    /// Looks at the cards: what is found, and where that leads.
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

/// What is found in a hand: the answer, with what the words need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Every card is of this suit.
    OneSuit(Suit),
    /// The two to four suits that are there, in the order of [`Suit::ALL`].
    Suits(Vec<Suit>),
    /// The five different ranks, the highest first.
    FiveRanks([Rank; 5]),
    /// There are no five different ranks, for these repeat.
    Repeating(Repeats),
    /// The ranks are in sequence.
    FourApart(Span),
    /// The ranks are those from the ten to the ace.
    AceToTen,
    /// The ranks are not in sequence, for they span more.
    Neither(Span),
    /// How often they repeat.
    Times(Repeats),
}

impl Finding {
    /// The answer, as the diagram has it.
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

/// The ranks that are there more than once, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// This one twice.
    Twice(Rank),
    /// These two twice each, the higher first.
    TwiceAndTwice(Rank, Rank),
    /// This one three times.
    ThreeTimes(Rank),
    /// The first three times, the second twice.
    ThreeTimesAndTwice(Rank, Rank),
    /// This one four times.
    FourTimes(Rank),
    /// This one five times.
    FiveTimes(Rank),
}

impl Repeats {
    /// How the ranks of these cards repeat; some rank does.
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

    /// The ranks that repeat, the one that does so most often first.
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

/// From which rank to which five different ranks lie. An ace is the lowest or the highest, whichever
/// brings them closer together: A-2-3-4-6 lies from the ace to the six, A-K-Q-J-9 from the nine to
/// the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The lowest rank; the ace where it counts low.
    pub low: Rank,
    /// The highest rank.
    pub high: Rank,
    /// How many steps it is from the one to the other: 4 to 11.
    pub apart: u8,
}

impl Span {
    /// The span of these five different ranks, the highest first.
    fn of([first, second, .., last]: [Rank; 5]) -> Span {
        let apart = |low: Rank, high: Rank| high as u8 - low as u8;
        let ace_high = Span {
            low: last,
            high: first,
            apart: apart(last, first),
        };
        // An ace that counts low lies one step below the two.
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

/// The suits that are there.
fn suits(cards: &[Card; 5]) -> Vec<Suit> {
    let is_there = |suit: &Suit| cards.iter().any(|card| card.suit == *suit);
    Suit::ALL.into_iter().filter(is_there).collect()
}

/// The ranks of the five cards, the highest first.
fn ranks(cards: &[Card; 5]) -> [Rank; 5] {
    let mut ranks = cards.map(|card| card.rank);
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    ranks
}

/// The two ranks that are there most often, and how often; of equally frequent ones the highest.
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
    /// Where the question was asked.
    pub state: State,
    /// What was found.
    pub finding: Finding,
    /// Where that led.
    pub next: Next,
}

/// Which card a joker plays as, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JokerStep {
    /// The joker.
    pub joker: Joker,
    /// The card.
    pub plays_as: Card,
    /// What it is there for.
    pub purpose: Purpose,
}

/// What a joker is there for. It always makes the hand as good as it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// One more of a rank that is there.
    OneMore,
    /// A part of the highest straight that can be made.
    Straight,
    /// The highest card that the flush lacks.
    Flush,
    /// A part of the highest straight flush that can be made, but no royal one.
    StraightFlush,
    /// A part of the royal flush.
    RoyalFlush,
}

impl Purpose {
    /// What a joker is there for in a hand of this category.
    const fn in_a(category: Category) -> Purpose {
        match category {
            Category::Straight => Purpose::Straight,
            Category::Flush => Purpose::Flush,
            Category::StraightFlush => Purpose::StraightFlush,
            Category::RoyalFlush => Purpose::RoyalFlush,
            // No hand with a joker is a high card or two pair.
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

/// Why a hand is what it is: the path from five cards to its category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What comes before all questions: each joker with the card it plays as, from the left.
    pub jokers: Vec<JokerStep>,
    /// The questions with what was found, in the order in which they were asked: two or three.
    pub steps: Vec<ExplainStep>,
    /// What the hand is.
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
