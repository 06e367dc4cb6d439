//! The coach: what each decision at a blackjack table is worth, exactly, for the cards that may still
//! come.
//!
//! - [`shoe`]: the ten values a card can have, and how many cards of each there are.
//! - [`spot`]: what the coach is asked, and why it may have no answer.
//! - [`advice`]: the [`Coach`], and its answer.
//! - [`question`]: what a web worker is asked, and its answer, as they are sent.
//! - [`reason`]: why the best play is not the one from a fresh shoe.
//! - [`mod@edge`]: a whole table, up card by up card: what a round is worth before it is dealt.
//! - [`moments`]: how much the result of a round varies, as well.
//! - [`chart`]: the same as a strategy chart, with the hands that are exceptions.
//! - [`strategy`]: the same as one play for every hand, for whoever plays many rounds.
//! - [`simulation`]: those rounds, with what they came to.
//! - [`count`]: the Hi-Lo count, and the hands that are played otherwise when it is high or low.
//! - [`counting`]: the other counting systems, and how well each fits a table.
//! - [`side_bets`]: the worth of each side bet for the cards that are unseen.
//!
//! [`sheet`] is a chart as it is asked for and sent.
//!
//! Below these: `terms` are the rules as numbers, `hands` every hand that is not bust, `dealer` how
//! the dealer's hand ends, `solve` the values of the player's hands, `split` what splitting is worth.
//!
//! All values are per initial bet, for cards the player has not seen; the hole card is one of them. The
//! conventions are those of RULES.md, “The coach”.

pub mod advice;
pub mod chart;
mod choice;
pub mod count;
pub mod counting;
mod dealer;
pub mod edge;
mod hands;
pub mod index;
pub mod moments;
pub mod question;
pub mod reason;
pub mod sheet;
pub mod shoe;
pub mod side_bets;
pub mod simulation;
mod solve;
mod split;
pub mod spot;
pub mod strategy;
mod terms;

pub use advice::{Advice, BeforeLook, Chances, Coach, DealerChances, Play, PlayValue, advise};
pub use chart::{Cell, Chart, Exception, HandKind, Row};
pub use choice::{Choice, Valued, by_value};
pub use count::{Count, IndexPlay, Indices, TrueCount, UpcardIndices, hi_lo};
pub use edge::{FirstHand, UpcardTable, Upcards, edge};
pub use index::{AsksForNoIndices, IndexQuestion};
pub use moments::UpcardMoments;
pub use question::{NotAQuestion, Question};
pub use reason::{Difference, Reason};
pub use sheet::{ChartAnswer, ChartQuestion, ChartWork, NotAChart, Sheet};
pub use shoe::{CardValue, Shoe};
pub use side_bets::{CardCounts, ClassChance, Fraction, NoWorth, SideBetWorth};
pub use simulation::{Fault, Simulation, Summary};
pub use spot::{NoAdvice, Origin, Over, Spot};
pub use strategy::Strategy;
