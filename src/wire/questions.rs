//! The questions of the reading pages to the workers of the lab and of the coaches, and their answers.
//!
//! A worker answers one question after the other, in their order. It answers a job of the lab and a question about bets
//! several times, each time with the work done so far. A coach at a table has other messages
//! ([`crate::coach::protocol`]).

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::blackjack::coach::counting::{
    BetAnswer, BetQuestion, IndexExercise, IndexExercisesQuestion, SystemAnswer, SystemQuestion,
};
use crate::blackjack::coach::facts::{DecisionFacts, FactsQuestion};
use crate::blackjack::coach::total_strategy::{
    ExercisesQuestion, PriceQuestion, ShortAnswer, ShortQuestion, UpcardExercises, UpcardPrice,
};
use crate::blackjack::coach::{
    Advice, ChartAnswer, ChartQuestion, IndexQuestion, Question, UpcardIndices,
};
use crate::core::Card;
use crate::lab::{Job, Report};
use crate::poker::coach::draw::{
    CurveQuestion, DifficultHandsQuestion, DrawAdvice, DrawQuestion, ReturnQuestion, RoundsAnswer,
    RoundsQuestion, RowExercise, RowExercisesQuestion, StrategyChart, StrategyQuestion, WholeGame,
};
use crate::poker::equilibrium::{MatchExercise, MatchStage, MixChart, Point, Reasons};
use crate::poker::practice::CanonicalHand;

/// A request for the chart of a decision of the solved poker match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartOfMatch {
    /// The decision.
    pub point: Point,
    /// The file of the solution. Each request has it, so that another worker can take the place of one that failed.
    pub solution: Vec<u8>,
}

/// A request for the decisions of a stage of the solved poker match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExercisesOfMatch {
    /// The stage.
    pub stage: MatchStage,
    /// The file of the solution.
    pub solution: Vec<u8>,
}

/// A request for the reasons for the mix at a decision of the solved poker match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReasonsOfMatch {
    /// The decision.
    pub point: Point,
    /// The cards.
    pub hand: [Card; 5],
    /// The file of the solution.
    pub solution: Vec<u8>,
}

/// A worker that answers questions.
pub trait Protocol {
    /// A request to the worker.
    type Request: Serialize + DeserializeOwned;
    /// An answer of the worker.
    type Answer: Serialize + DeserializeOwned;
    /// The answer to a request that the worker cannot read, so that each request has an answer.
    const NOT_UNDERSTOOD: Self::Answer;
}

/// A question that a worker answers.
pub trait WorkerQuestion: Sized {
    /// The worker.
    type To: Protocol;
    /// The answer to this kind of question.
    type Answer;

    /// Returns the question as a request.
    fn into_request(self) -> <Self::To as Protocol>::Request;

    /// Returns the answer, if it answers such a question.
    fn answer_in(answer: <Self::To as Protocol>::Answer) -> Option<Self::Answer>;
}

/// Declares the protocol of a worker: each kind of question with the type of its answers.
macro_rules! protocol {
    (
        $(#[$doc:meta])* $protocol:ident, $request:ident, $answer:ident;
        $($(#[$of:meta])* $name:ident($question:ty) -> $answered:ty;)+
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $protocol;

        #[doc = concat!("A request to the worker of [`", stringify!($protocol), "`].")]
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum $request {
            $($(#[$of])* $name($question),)+
        }

        #[doc = concat!("An answer of the worker of [`", stringify!($protocol), "`].")]
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum $answer {
            $(#[doc = concat!("To [`", stringify!($request), "::", stringify!($name), "`].")] $name($answered),)+
            /// The request could not be read.
            NotUnderstood,
        }

        impl Protocol for $protocol {
            type Request = $request;
            type Answer = $answer;
            const NOT_UNDERSTOOD: $answer = $answer::NotUnderstood;
        }

        $(impl WorkerQuestion for $question {
            type To = $protocol;
            type Answer = $answered;

            fn into_request(self) -> $request {
                $request::$name(self)
            }

            fn answer_in(answer: $answer) -> Option<$answered> {
                if let $answer::$name(answer) = answer {
                    Some(answer)
                } else {
                    None
                }
            }
        })+
    };
}

protocol! {
    /// The lab, bets by the count, the exercises of the lessons, and the worth of the player's own charts.
    Lab, LabRequest, LabAnswer;
    /// Deal hands, or rank all hands.
    Job(Job) -> Report;
    /// Play rounds for bets by the count. `None` if there is no such table.
    Bets(BetQuestion) -> Option<BetAnswer>;
    /// Give the decisions of a chart of blackjack against an upcard, with hands to decide about. The worker of the coach
    /// would be larger by it, and a table waits for that one.
    Exercises(ExercisesQuestion) -> UpcardExercises;
    /// Give the facts about a hand of blackjack: the reasons for its right play.
    Facts(FactsQuestion) -> Option<Box<DecisionFacts>>;
    /// Give what each hold of a hand of video poker wins. `None` if there is no such hand.
    Holds(DrawQuestion) -> Option<Box<DrawAdvice>>;
    /// Give the reasons for the mix at a decision of the solved poker match. `None` if the file is not its solution.
    MatchReasons(ReasonsOfMatch) -> Option<Reasons>;
    /// Give the decisions by the count against an upcard, with their indices.
    IndexExercises(IndexExercisesQuestion) -> Vec<IndexExercise>;
    /// Give the rows of a chart of video poker, with hands to decide about.
    RowExercises(RowExercisesQuestion) -> Vec<RowExercise>;
    /// Value a chart of the player's own against an upcard.
    Price(Box<PriceQuestion>) -> UpcardPrice;
    /// Make a step of the search for the best charts of few rules.
    Short(ShortQuestion) -> ShortAnswer;
    /// Find the best strategy charts of video poker of each number of rows, the shortest first.
    Curve(CurveQuestion) -> Vec<StrategyChart>;
    /// Write a chart of the solved poker match. `None` if the file is not its solution.
    MatchChart(ChartOfMatch) -> Option<Box<MixChart>>;
    /// Find decisions of the solved poker match with hands. `None` if the file is not its solution.
    MatchExercises(ExercisesOfMatch) -> Option<Vec<MatchExercise>>;
}

protocol! {
    /// The values and charts of blackjack.
    Blackjack, BlackjackRequest, BlackjackAnswer;
    /// Value a decision. `None` if there is no advice.
    Decision(Question) -> Option<Advice>;
    /// Work out one upcard of a strategy chart.
    Chart(ChartQuestion) -> ChartAnswer;
    /// Find the changes with the count against an upcard.
    Indices(IndexQuestion) -> UpcardIndices;
    /// Value a counting system. `None` if there is no answer.
    System(SystemQuestion) -> Option<SystemAnswer>;
}

protocol! {
    /// The returns and charts of video poker.
    Poker, PokerRequest, PokerAnswer;
    /// Compute the return of a pay table.
    Return(ReturnQuestion) -> WholeGame;
    /// Write a strategy chart.
    Strategy(StrategyQuestion) -> Box<StrategyChart>;
    /// Compute the risk of rounds of several hands.
    Rounds(RoundsQuestion) -> RoundsAnswer;
    /// Find difficult hands for practice.
    DifficultHands(DifficultHandsQuestion) -> Vec<CanonicalHand>;
}
