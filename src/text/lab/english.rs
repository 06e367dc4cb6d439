//! English.

use super::{LabWords, Verdict, decimal, grouped, p_value};
use crate::core::explain::{Answer, JokerStep, Question, Step, conclusion};
use crate::core::{Category, NotAHand, PackCard, Suit};
use crate::lab::Fit;
use crate::lab::bench::{File, Trouble};
use crate::text::Words;
use crate::text::english::{English as Table, small};
use crate::text::poker::PokerWords as _;

#[derive(Debug)]
pub(super) struct English;

impl LabWords for English {
    fn lede(&self) -> &'static str {
        "See why a hand is what it is, and whether the cards fall as chance says they must."
    }

    fn card(&self, card: PackCard) -> String {
        match card {
            PackCard::Natural(card) => Table.card(card),
            PackCard::Joker(joker) => Table.joker(joker).to_owned(),
        }
    }

    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Spades => "Spades",
            Suit::Hearts => "Hearts",
            Suit::Diamonds => "Diamonds",
            Suit::Clubs => "Clubs",
        }
    }

    fn jokers(&self) -> &'static str {
        "Jokers"
    }

    fn category(&self, category: Category) -> &'static str {
        Table.category(category)
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

    fn why(&self) -> &'static str {
        "Why is this hand what it is?"
    }

    fn why_intro(&self) -> &'static str {
        "Choose five cards, and follow the questions that lead to their rank."
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

    fn choose(&self) -> &'static str {
        "Choose…"
    }

    fn not_a_hand(&self, why: &NotAHand) -> String {
        match why {
            NotAHand::Twice { card } => format!(
                "A poker hand has five different cards; the {} is in this one twice.",
                self.card((*card).into()).to_lowercase()
            ),
            NotAHand::JokerTwice { joker } => format!(
                "A pack has each joker once; the {} is in this hand twice.",
                small(Table.joker(*joker))
            ),
            NotAHand::NotFive { .. } | NotAHand::NotACard(_) => why.to_string(),
        }
    }

    fn question(&self, question: Question) -> &'static str {
        match question {
            Question::OneSuit { .. } => "All one suit?",
            Question::FiveRanks { .. } => "Five different\nranks?",
            Question::Span { .. } => "Four apart,\nor ace to ten?",
            Question::Repeats { .. } => "How often does\na rank repeat?",
        }
    }

    fn answer(&self, answer: Answer) -> &'static str {
        answer.in_english()
    }

    fn joker_step(&self, step: JokerStep) -> String {
        step.to_string()
    }

    fn step(&self, step: &Step) -> String {
        step.to_string()
    }

    fn conclusion(&self, category: Category) -> String {
        conclusion(category)
    }

    fn all_questions(&self) -> &'static str {
        "All the questions"
    }

    fn leads_to(&self, number: usize) -> String {
        format!("question {number}")
    }

    fn experiment(&self) -> &'static str {
        "Deal and count"
    }

    fn experiment_intro(&self) -> &'static str {
        "Each hand comes from a fair deal of its own: all 52 cards are shuffled anew. What comes up \
         is held against what chance says."
    }

    fn how_many(&self) -> &'static str {
        "How many hands"
    }

    fn hands(&self, count: u32) -> String {
        format!("{} hands", self.count(count))
    }

    fn deal(&self) -> &'static str {
        Table.deal()
    }

    fn cancel(&self) -> &'static str {
        "Cancel"
    }

    fn trouble(&self, trouble: Trouble) -> String {
        match trouble {
            Trouble::NoHands(_) => format!(
                "The lab deals 1 to {} hands: write a whole number, in digits.",
                self.count(crate::lab::Hands::MOST.count())
            ),
            Trouble::NoEntropy => Table.no_entropy().to_owned(),
        }
    }

    fn progress(&self, done: u32, all: u32) -> String {
        format!("{} of {} hands", self.count(done), self.count(all))
    }

    fn cancelled(&self, done: u32) -> String {
        format!("Cancelled after {} hands.", self.count(done))
    }

    fn bars(&self) -> &'static str {
        "Filled: what came up. Outlined: what is to be expected. The length is the square root of \
         the share, so that rare hands can be seen too."
    }

    fn frequency_columns(&self) -> [&'static str; 5] {
        ["Hand", "Came up", "Share", "Expected", "Exact share"]
    }

    fn verdict(&self, fit: Option<&Fit>) -> [String; 2] {
        let Some(fit) = fit else {
            return [
                "Too few hands to judge.".to_owned(),
                "From 11 hands on, the numbers can be tested.".to_owned(),
            ];
        };
        let p = p_value(self, fit);
        match fit.verdict() {
            Verdict::Fits => [
                "The numbers fit a fair deal.".to_owned(),
                format!(
                    "If the deal is fair, {p} of all such experiments lie as far from the exact \
                     numbers as this one, or further. That is the p-value; nothing here speaks \
                     against the deal."
                ),
            ],
            Verdict::Unusual => [
                "Unusual, but it happens.".to_owned(),
                format!(
                    "If the deal is fair, only {p} of all such experiments lie as far from the \
                     exact numbers as this one, or further. That is the p-value; one fair \
                     experiment in twenty falls below 5\u{a0}%. Deal again and see whether it \
                     stays so."
                ),
            ],
            Verdict::DoesNotFit => [
                "The numbers do not fit a fair deal.".to_owned(),
                format!(
                    "If the deal is fair, only {p} of all such experiments lie as far from the \
                     exact numbers as this one, or further. That is the p-value; chance does this \
                     less than once in a thousand times. If it happens again, something is wrong."
                ),
            ],
        }
    }

    fn method(&self, fit: &Fit) -> String {
        format!(
            "Chi-square {} with {} groups; rare hands are counted together until five are expected.",
            self.decimal(fit.chi_square, 2),
            fit.groups
        )
    }

    fn root(&self) -> &'static str {
        "Root of the experiment"
    }

    fn root_note(&self) -> &'static str {
        "Every hand follows from it. The secret of hand n is SHA-256 of fair-deal/lab/1, these 32 \
         bytes, and n as 8 bytes, the lowest first."
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

    fn save(&self, file: File) -> &'static str {
        match file {
            File::Frequencies | File::Exact => "Save the table (CSV)",
            File::Hands => "Save the hands (CSV)",
        }
    }

    fn enumeration(&self) -> &'static str {
        "Every hand there is"
    }

    fn enumeration_intro(&self) -> &'static str {
        "Five of 52 cards can be chosen in 2,598,960 ways. Judge them all, and compare with the \
         numbers known since long."
    }

    fn enumerate(&self) -> &'static str {
        "Judge all hands"
    }

    fn exact_columns(&self) -> [&'static str; 5] {
        ["Hand", "Counted", "Known", "Probability", "One in"]
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees {
            "✓ Every count is the known one."
        } else {
            "✗ The counts are not the known ones."
        }
    }
}
