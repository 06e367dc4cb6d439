//! A strategy chart of the player's own: one play for each total and each pair against each upcard (“total-dependent”
//! in the literature), its exact worth, and what it costs.
//!
//! - [`cells`]: the [`TotalStrategy`], whose cells can be changed.
//! - [`text`]: a strategy as text, and the errors of a text that is none.
//! - [`decisions`]: how often each decision comes up, and what each wrong answer costs.
//! - [`exercises`]: the decisions with hands to decide about, in the web worker.
//! - `plays`: the rows and plays that the rules make possible.
//! - [`price`]: the [`StrategyPricer`], which computes the worth of a round with a strategy.
//! - [`question`]: the worth of a strategy, and the search for short ones, in the web worker.
//! - [`short`]: the best strategies of few rules.
//!
//! # What is computed
//!
//! The worth of a round from a fresh shoe, per initial bet, if the player makes every decision by the strategy. The
//! cards that can come are those of the pack without the upcard and without all cards of the hand, so every hand with
//! its own cards is valued by itself: only the decision depends on the total alone. The player takes no insurance.
//!
//! # Splits
//!
//! A split is valued as the coach values it (`split.rs`), except that the hands of a split are played by the strategy:
//!
//! - A pair that the strategy splits is split again as often as the rules allow.
//! - When a pair cannot be split, since the rules or the number of hands forbid it, its total decides.
//! - Each hand of a split is valued with its own cards, the other card of the pair, and the further cards of the rank
//!   that have made hands gone. The expected value over all orders of second cards is exact (inclusion and exclusion).
//!   What the other hands of the split draw afterwards changes no decision, because a strategy does not look at them.
//!   So, unlike the coach's value of the best play, this value involves no assumption about the player.
//!
//! If doubled hands may be given up (rescue), the player does so where the coach would, by the cards: a strategy has no
//! cell for it.

#[cfg(test)]
mod by_hand;
pub mod cells;
pub mod decisions;
pub mod exercises;
mod plays;
pub mod price;
pub mod question;
pub mod short;
pub mod text;

pub use cells::{Cell, CellPlay, PairPlay, Total, TotalPlay, TotalStrategy};
pub use decisions::{ChartDecision, Mistake};
pub use exercises::{Exercise, ExerciseWork, ExercisesQuestion, UpcardExercises};
pub use plays::RowPlay;
pub use price::{StrategyPrice, StrategyPricer};
pub use question::{PriceQuestion, PriceWork, ShortAnswer, ShortQuestion, ShortWork, UpcardPrice};
pub use short::{Rule, ShortSearch, ShortStrategy};
pub use text::NotAStrategy;
