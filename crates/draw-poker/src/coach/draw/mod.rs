//! The exact coach of draw poker against a pay table. It counts all outcomes of each of the 32 holds.
//!
//! - [`draw_coach`]: the [`DrawCoach`] for a pay table of any game of video poker.
//! - [`outcome`]: its advice, and the return of a whole game.
//! - [`bankroll`]: the risk of ruin for a bankroll.
//! - [`rounds`]: the risk of rounds with several hands.
//! - [`strategy`]: the strategy chart of a game, with its exact cost.
//! - [`advice`]: the comparison of holds, and the reasons for having no advice.
//! - [`difficulty`]: difficult hands for practice, with a close decision or a penalty card.
//! - [`solo_draw`]: solo draw, which has no pays: the chances from the current pack.
//! - [`rank`]: tables that rank five cards, for programs that rank millions of hands.
//! - [`question`]: the questions to a web worker and its answers, as sent.
//!
//! Internal modules: `kinds` numbers sets of cards, `sums` counts the hands that hold them, `suits` lists the suit
//! patterns of a hand, and `play` plays every hand that can be dealt.
//!
//! The coach does not simulate. `sum(S)` is the number of hands of the whole pack that hold the cards S and end in a
//! result. Inclusion and exclusion then counts the hands that hold K and none of the discards D: the sum over every
//! part E of D of ±`sum(K ∪ E)`. For all 32 parts K of a hand together this takes 80 subtractions.

pub mod advice;
pub mod bankroll;
pub mod difficulty;
pub mod draw_coach;
pub(crate) mod kinds;
pub mod outcome;
mod play;
pub mod question;
pub mod rank;
pub mod rounds;
pub mod solo_draw;
pub mod strategy;
pub(crate) mod suits;
mod sums;

pub use advice::{NoDrawAdvice, held};
pub use bankroll::{CashBack, NoCashBack, Risks};
pub use difficulty::{CLOSE_MARGIN, Difficulty};
pub use draw_coach::DrawCoach;
pub use outcome::{DrawAdvice, Hold, WholeGame, whole_return};
pub use question::{
    CurveQuestion, DifficultHandsQuestion, DrawQuestion, ReturnQuestion, RoundsAnswer,
    RoundsQuestion, StrategyQuestion,
};
pub use rank::{CardKey, FastRanking, Strength};
pub use rounds::EveryDeal;
pub use solo_draw::{SoloDrawChances, SoloDrawCoach, SoloDrawHold, SoloDrawQuestion};
pub use strategy::{
    ChartBuilder, ChartCurve, ChartPlay, Holding, RowExercise, RowExercisesQuestion, RowHand,
    StrategyChart, StrategyRow,
};
