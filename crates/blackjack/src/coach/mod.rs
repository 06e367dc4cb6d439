//! The coach: the exact worth of each decision at a blackjack table, for the cards that may still come.
//!
//! - [`shoe`]: the ten values of cards, and the number of cards of each.
//! - [`situation`]: a situation to ask the coach about, and the reasons for no answer.
//! - [`advice`]: the [`Coach`], and its answer.
//! - [`facts`]: the facts about a decision as numbers, for a sentence that explains it.
//! - [`question`]: a question to the web worker, and its answer, as messages.
//! - [`reason`]: the reason why the best play differs from the best play in a fresh shoe.
//! - [`mod@edge`]: the worth of a round before the deal, upcard by upcard.
//! - [`moments`]: the variance of a round's result, upcard by upcard.
//! - [`chart`]: the strategy chart of a table, with the hands that are exceptions; [`sheet`]: its computation in the
//!   web worker, and the messages for it.
//! - [`strategy`]: the best play for every hand from a fresh shoe, so that a simulation plays rounds fast.
//! - [`total_strategy`]: a chart of the player's own, with its exact worth and cost.
//! - [`simulation`]: simulated rounds and their results.
//! - [`count`]: the Hi-Lo count, and the hands whose best play changes when it is high or low; [`index`]: the messages
//!   about them to and from the web worker.
//! - [`counting`]: the other counting systems, and their performance at a table.
//! - [`side_bets`]: the worth of each side bet for the unseen cards.
//!
//! Private modules: `choice` has the decisions with their values, `terms` the rules without those that have no effect,
//! `hands` every hand that is not bust, `dealer` the chances of the dealer's final totals, `solve` the values of the
//! player's hands, and `split` the worth of a split.
//!
//! All values are per initial bet, for the cards that the player has not seen, the hole card included. RULES.md, “The
//! coach”, states the conventions.

pub mod advice;
pub mod chart;
mod choice;
pub mod count;
pub mod counting;
mod dealer;
pub mod edge;
pub mod facts;
mod hands;
pub mod index;
pub mod moments;
pub mod question;
pub mod reason;
pub mod sheet;
pub mod shoe;
pub mod side_bets;
pub mod simulation;
pub mod situation;
mod solve;
mod split;
pub mod strategy;
mod terms;
pub mod total_strategy;

pub use advice::{Advice, Chances, Coach, DealerChances, EarlySurrender, Play, PlayValue, advise};
pub use chart::{Cell, Chart, Exception, HandKind, Row};
pub use choice::{Choice, ValuedChoice, by_value};
pub use count::{Count, IndexPlay, Indices, TrueCount, UpcardIndices, hi_lo};
pub use edge::{FirstHand, UpcardTable, Upcards, edge};
pub use facts::{DecisionFacts, NextCard, NextHand};
pub use index::IndexQuestion;
pub use moments::UpcardMoments;
pub use question::{NotAQuestion, Question};
pub use reason::{Difference, Reason};
pub use sheet::{ChartAnswer, ChartQuestion, ChartWork, Sheet};
pub use shoe::{CardValue, Shoe};
pub use side_bets::{CardCounts, ClassChance, Fraction, NoWorth, SideBetWorth};
pub use simulation::{Fault, Simulation, Summary};
pub use situation::{NoAdvice, Origin, Situation, WhyFinished};
pub use strategy::Strategy;
pub use total_strategy::{NotAStrategy, StrategyPrice, StrategyPricer, TotalStrategy};
