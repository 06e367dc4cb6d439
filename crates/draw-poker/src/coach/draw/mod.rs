//! The coach of draw poker against a pay table: each of the 32 ways to hold, with everything that can come of it,
//! counted.
//!
//! - [`machine`]: the [`DrawCoach`] of a pay table of any game of video poker.
//! - [`outcome`]: its answer, and what a whole game comes to.
//! - [`bankroll`]: what a bankroll has to stand at a game.
//! - [`rounds`]: what rounds of several hands risk.
//! - [`strategy`]: the strategy chart of a game, with its exact cost.
//! - [`advice`]: how ways to hold are compared, and why there may be no advice.
//! - [`close`]: hands with which the decision is close.
//! - [`solo`]: solo draw, where nothing is paid: the chances from the pack as it stands.
//! - [`rank`]: five cards ranked by a table, for whoever ranks them by the million.
//! - [`question`]: what a web worker is asked, and its answers, as they are sent.
//!
//! Below these: `kinds` numbers sets of cards, `sums` counts the hands that hold them, `suits` tells how the suits
//! of a hand can lie, `play` plays every hand that can be dealt.
//!
//! Nothing is drawn. `sum(S)` is how many hands of the whole pack hold the cards S and end in a result. The hands
//! that hold K and none of the discarded cards D are then counted by inclusion and exclusion: the sum over every
//! part E of D of ±`sum(K ∪ E)`. For all 32 parts K of a hand at once these are 80 subtractions.

pub mod advice;
pub mod bankroll;
pub mod close;
mod kinds;
pub mod machine;
pub mod outcome;
mod play;
pub mod question;
pub mod rank;
pub mod rounds;
pub mod solo;
pub mod strategy;
mod suits;
mod sums;

pub use advice::{NoDrawAdvice, held};
pub use bankroll::{CashBack, NoCashBack, Risks};
pub use close::{CLOSE, Hard};
pub use machine::DrawCoach;
pub use outcome::{DrawAdvice, Hold, WholeGame, whole_return};
pub use question::{
    CloseQuestion, DrawQuestion, NotADrawQuestion, ReturnQuestion, RoundsAnswer, RoundsQuestion,
    StrategyQuestion,
};
pub use rank::{CardKey, FastRanking, Strength};
pub use rounds::EveryDeal;
pub use solo::{SoloChances, SoloCoach, SoloHold, SoloQuestion};
pub use strategy::{ByChart, ChartBuilder, Holding, StrategyChart, StrategyRow};
