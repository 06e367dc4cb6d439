//! The numbers behind a right answer, which a worker computes for the cards of the question.

use super::{MatchQuestion, Question};
use crate::blackjack::Rules;
use crate::coach::draw::{DrawAdvice, DrawQuestion};
use crate::coach::facts::{DecisionFacts, FactsQuestion};
use crate::core::PokerHand;
use crate::poker::equilibrium::{Point, Reasons};

/// A question to the worker about the reason for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum ReasonQuestion {
    /// The facts about a hand of blackjack.
    Blackjack(FactsQuestion),
    /// What each hold of a hand of video poker wins.
    Holds(DrawQuestion),
    /// The reasons for the mix at a point of the solved match.
    Match {
        /// The point.
        point: Point,
        /// The cards.
        hand: PokerHand,
    },
}

/// The worker's answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The facts about a hand of blackjack.
    Blackjack(Box<DecisionFacts>),
    /// What each hold of a hand of video poker wins.
    Holds(Box<DrawAdvice>),
    /// The reasons for the mix at a point of the solved match.
    Match(Reasons),
}

impl ReasonQuestion {
    /// The question about the reason for the answer to this question, under these rules of blackjack. `None` where the
    /// page needs no worker for it.
    #[must_use]
    pub fn of(question: &Question, rules: Rules) -> Option<ReasonQuestion> {
        match question {
            Question::Chart(it) => Some(ReasonQuestion::Blackjack(FactsQuestion {
                rules,
                hand: it.hand.clone(),
                upcard: it.upcard,
            })),
            Question::Row(it) => Some(ReasonQuestion::Holds(DrawQuestion {
                table: it.table,
                hand: it.hand,
            })),
            Question::Match(MatchQuestion { point, hand, .. }) => {
                let (point, hand) = (*point, PokerHand::new(hand).ok()?);
                Some(ReasonQuestion::Match { point, hand })
            }
            Question::Tag(_)
            | Question::Tray(_)
            | Question::TrueCount(_)
            | Question::Index(_)
            | Question::Rank(_) => None,
        }
    }
}
