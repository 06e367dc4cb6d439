//! The duel for chips: two rounds of bets around one swap, with a fixed limit (RULES.md, “The duel for
//! chips”).
//!
//! A round is its deal, its rules, its [`Stake`] and the player's decisions. What the opponents do
//! follows from what they may see ([`BetView`], [`OpponentView`](super::OpponentView)), one step at a
//! time, so it is no decision, and nothing of it is stored.
//!
//! `round`: bets, the swap and the showdown; `policy`: how opponents bet; `pots`: who gets which chips; `stake`: the
//! stacks and the button; `purse`: the stacks from hand to hand.

pub mod policy;
pub mod pots;
pub mod purse;
pub mod round;
pub mod stake;

pub use policy::{BetView, Intent};
pub use purse::{NotStacks, Stacks};
pub use round::{
    Betting, Deed, Finished, ForChips, NoMore, SeatView, SharedPot, Standing, Street, Swapping,
};
pub use stake::{NotAStake, Stake};

use fair_deal_table::Chips;

/// What everybody pays before the cards are dealt.
pub const ANTE: Chips = Chips::whole(1);

/// What a player begins with, and is given again.
pub const STACK: Chips = Chips::whole(100);

/// How often a bet may be raised in a round of bets.
pub const MOST_RAISES: usize = 3;

/// These amounts together. No stack holds more than [`stake::MOST`], so nothing is lost to the limits
/// of counting.
#[must_use]
pub fn sum(amounts: impl Iterator<Item = Chips>) -> Chips {
    Chips::from_halves(amounts.map(Chips::halves).sum())
}

/// The amount and another; see [`sum`].
#[must_use]
pub fn plus(one: Chips, other: Chips) -> Chips {
    sum([one, other].into_iter())
}

/// What is left of the amount without the other, which is not more.
pub(super) fn less(one: Chips, other: Chips) -> Chips {
    one.checked_sub(other).unwrap_or(Chips::NONE)
}
