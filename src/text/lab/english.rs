//! English.

use super::{
    Conclusion, FitVerdict, LEAST_HANDS, LabPhrases, LabWords, decimal, grouped, in_one_line,
    p_value,
};
use crate::core::explain::{
    Answer, ExplainStep, Finding, JokerStep, Purpose, Question, Repeats, Span,
};
use crate::core::{Category, NotAHand, Rank, Suit};
use crate::lab::Fit;
use crate::pages::lab::{LabFile, LabProblem};
use crate::text::english::{English, plural, rank, small, suit, the_card};
use crate::text::poker::PokerWords as _;
use crate::text::story::listed;

static PHRASES: LabPhrases = LabPhrases {
    lede: "See why a hand ranks as it does, and whether the cards fall as probability predicts.",

    jokers: "Jokers",

    why: "Why does this hand rank as it does?",
    why_intro: "Choose five cards and follow the questions that lead to their rank.",
    choose: "Choose…",
    all_questions: "All the questions",

    experiment: "Deal and count",
    experiment_intro: "Each hand comes from a fair deal of its own: all 52 cards are shuffled anew. The results \
         are compared with what probability predicts.",
    not_the_tables: "This tests the shuffle, which is the one that the tables use, and not the tables: whether anything \
         was changed in a deal at a table is a question for its seal and its check.",
    how_many: "How many hands",
    cancel: "Cancel",
    bars: "Filled: what came up. Outlined: what is expected. The length is the square root of \
         the share, so that rare hands can be seen too.",
    root: "Seed of the experiment",
    root_note: "Every hand is derived from it. The secret of hand n is SHA-256 of fair-deal/lab/1, these 32 \
         bytes, and n as 8 bytes, the lowest first.",

    enumeration: "Every possible hand",
    enumeration_intro: "Five cards can be chosen from 52 in 2,598,960 ways. Rank them all and compare the totals \
         with the known counts.",
    enumerate: "Rank all hands",

    strategy: "The best play at blackjack",
    strategy_intro: "For any rules of blackjack: the house edge, and the best play of each hand against the dealer’s card, exactly.",
};

impl LabWords for English {
    fn phrases(&self) -> &'static LabPhrases {
        &PHRASES
    }

    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Spades => "Spades",
            Suit::Hearts => "Hearts",
            Suit::Diamonds => "Diamonds",
            Suit::Clubs => "Clubs",
        }
    }

    fn category_lines(&self, category: Category) -> Vec<&'static str> {
        vec![self.category(category)]
    }

    fn count(&self, count: u32) -> String {
        grouped(&count.to_string(), ",")
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(number, digits, ".", ",")
    }

    fn in_percent(&self, hundredths: f64, digits: usize) -> String {
        format!("{}%", self.decimal(hundredths, digits))
    }

    fn place(&self, place: usize) -> &'static str {
        match place {
            0 => "First card",
            1 => "Second card",
            2 => "Third card",
            3 => "Fourth card",
            _ => "Fifth card",
        }
    }

    fn not_a_hand(&self, why: &NotAHand) -> String {
        match why {
            NotAHand::Twice { card } => format!(
                "A poker hand has five different cards; this one has {} twice.",
                the_card(*card)
            ),
            NotAHand::JokerTwice { joker } => format!(
                "A deck has each joker once; this hand has the {} twice.",
                small(self.joker(*joker))
            ),
            NotAHand::NotFive { .. } | NotAHand::NotACard(_) => why.to_string(),
        }
    }

    fn question(&self, question: Question) -> &'static str {
        match question {
            Question::OneSuit { .. } => "All one suit?",
            Question::FiveRanks { .. } => "Five different\nranks?",
            Question::Span { .. } => "Four apart,\nor ten to ace?",
            Question::Repeats { .. } => "How many\nof a kind?",
        }
    }

    fn answer(&self, answer: Answer) -> &'static str {
        match answer {
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::FourApart => "four apart",
            Answer::AceToTen => "ten to ace",
            Answer::Neither => "neither",
            Answer::Twice => "two",
            Answer::TwiceAndTwice => "two and two",
            Answer::ThreeTimes => "three",
            Answer::ThreeTimesAndTwice => "three and two",
            Answer::FourTimes => "four",
            Answer::FiveTimes => "five",
        }
    }

    fn joker_step(&self, step: JokerStep) -> String {
        let (joker, card) = (small(self.joker(step.joker)), step.plays_as);
        let purpose = match step.purpose {
            Purpose::OneMore => format!("one more {} makes the best hand", rank(card.rank)),
            Purpose::Straight => "the highest straight that can be made needs it".to_owned(),
            Purpose::Flush => {
                let suit = suit(card.suit);
                let spade = suit.strip_suffix('s').unwrap_or(suit);
                format!("it is the highest {spade} that the flush lacks")
            }
            Purpose::StraightFlush => {
                "the highest straight flush that can be made needs it".to_owned()
            }
            Purpose::RoyalFlush => "the royal flush needs it".to_owned(),
        };
        format!("The {joker} plays as {}: {purpose}.", the_card(card))
    }

    fn step(&self, step: &ExplainStep) -> String {
        let question = in_one_line(self.question(step.state.question()), " ");
        let found = match &step.finding {
            Finding::OneSuit(of) => format!("Yes, five {}", suit(*of)),
            Finding::Suits(suits) => {
                let names = listed(suits, |it| suit(it).to_owned(), ", ", " and ");
                format!("No, there are {names}")
            }
            Finding::FiveRanks(ranks) => {
                let names = listed(ranks, |it| rank(it).to_owned(), ", ", " and ");
                format!("Yes, {names}")
            }
            Finding::Repeating(repeats) => {
                let names = listed(&repeats.ranks(), plural, ", ", " and ");
                format!("No, the {names} repeat")
            }
            Finding::FourApart(Span {
                low: Rank::Ace,
                high,
                ..
            }) => format!(
                "Four apart, counting the ace low, from ace to {}",
                rank(*high)
            ),
            Finding::FourApart(Span { low, high, .. }) => {
                format!("Four apart, from {} to {}", rank(*low), rank(*high))
            }
            Finding::AceToTen => "Ten to ace".to_owned(),
            Finding::Neither(Span { low, high, apart }) => {
                let (low, high) = (rank(*low), rank(*high));
                format!("Neither: the {low} and the {high} are {apart} apart")
            }
            Finding::Times(repeats) => match *repeats {
                Repeats::Twice(rank) => format!("There are two {}", plural(rank)),
                Repeats::TwiceAndTwice(high, low) => {
                    format!("There are two {} and two {}", plural(high), plural(low))
                }
                Repeats::ThreeTimes(rank) => format!("There are three {}", plural(rank)),
                Repeats::ThreeTimesAndTwice(three, two) => {
                    format!("There are three {} and two {}", plural(three), plural(two))
                }
                Repeats::FourTimes(rank) => format!("There are four {}", plural(rank)),
                Repeats::FiveTimes(rank) => format!("There are five {}", plural(rank)),
            },
        };
        format!("{question} {found}.")
    }

    fn conclusion(&self, category: Category) -> String {
        format!("So this is {}.", with_article(category))
    }

    fn leads_to(&self, number: usize) -> String {
        format!("question {number}")
    }

    fn hands(&self, count: u32) -> String {
        match count {
            1 => "1 hand".to_owned(),
            _ => format!("{} hands", self.count(count)),
        }
    }

    fn problem(&self, problem: LabProblem) -> String {
        match problem {
            LabProblem::NoHands(_) => format!(
                "The lab deals 1 to {} hands: enter a whole number.",
                self.count(crate::lab::Hands::MOST.count())
            ),
            LabProblem::NoEntropy => self.no_entropy().to_owned(),
        }
    }

    fn progress(&self, done: u32, all: u32) -> String {
        format!("{} of {}", self.count(done), self.hands(all))
    }

    fn cancelled(&self, done: u32) -> String {
        format!("Cancelled after {}.", self.hands(done))
    }

    fn frequency_columns(&self) -> [&'static str; 5] {
        ["Hand", "Came up", "Share", "Expected", "Exact share"]
    }

    fn verdict(&self, conclusion: &Conclusion) -> [String; 2] {
        let fit = match conclusion {
            Conclusion::Stopped => {
                return [
                    "Stopped, so there is no verdict.".to_owned(),
                    "If you may stop whenever you like, you can catch even a fair deal at a moment that looks \
                     unusual. Only an experiment that ran to its end is judged."
                        .to_owned(),
                ];
            }
            Conclusion::TooFew => {
                return [
                    "Too few hands to judge.".to_owned(),
                    format!("The test needs at least {} hands.", self.count(LEAST_HANDS)),
                ];
            }
            Conclusion::Tested(fit) => fit,
        };
        let p = p_value(self, fit, "about ");
        match fit.verdict() {
            FitVerdict::Fits => [
                "The numbers fit a fair deal.".to_owned(),
                format!(
                    "If the deal is fair, {p} of all such experiments lie as far from the exact \
                     numbers as this one, or further. That is the p-value; nothing here suggests \
                     the deal is unfair."
                ),
            ],
            FitVerdict::Unusual => [
                "Unusual, but it happens.".to_owned(),
                format!(
                    "If the deal is fair, only {p} of all such experiments lie as far from the \
                     exact numbers as this one, or further. That is the p-value; one fair \
                     experiment in twenty falls below 5%. Deal again and see whether it \
                     stays so."
                ),
            ],
            FitVerdict::DoesNotFit => [
                "The numbers do not fit a fair deal.".to_owned(),
                format!(
                    "If the deal is fair, only {p} of all such experiments lie as far from the \
                     exact numbers as this one, or further. That is the p-value; chance alone does \
                     this less than once in a thousand experiments. If it happens again, something \
                     is wrong."
                ),
            ],
        }
    }

    fn method(&self, fit: &Fit) -> String {
        format!(
            "Chi-square {} with {} groups; rare hands are pooled until at least five are expected.",
            self.decimal(fit.chi_square, 2),
            fit.groups
        )
    }

    fn listed(&self, count: u32) -> String {
        match count {
            1 => "The first hand".to_owned(),
            _ => format!("The first {} hands", self.count(count)),
        }
    }

    fn listed_columns(&self) -> [&'static str; 4] {
        ["No.", "Cards", "Hand", "Deciding card"]
    }

    fn save(&self, file: LabFile) -> &'static str {
        match file {
            LabFile::Frequencies | LabFile::Exact => "Save the table (CSV)",
            LabFile::Hands => "Save the hands (CSV)",
        }
    }

    fn exact_columns(&self) -> [&'static str; 5] {
        ["Hand", "Counted", "Known", "Probability", "One in"]
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees {
            "✓ Every count matches."
        } else {
            "✗ Some counts do not match."
        }
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
