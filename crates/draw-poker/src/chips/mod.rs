//! The poker match with bets: fixed-limit draw poker with two betting rounds and one draw between them (RULES.md, “The
//! poker match with bets”).
//!
//! A round consists of its deal, its rules, its [`Stake`] and the player's decisions. The opponents' actions follow
//! from what each may see ([`BetView`], [`OpponentView`](super::OpponentView)), one step at a time. They are therefore
//! not decisions, and the app does not store them.
//!
//! `round`: bets, the draw and the showdown. `policy`: the opponents' betting rules. `pots`: the division of the pots.
//! `stake`: the stacks and the button. `purse`: the stacks between hands.

pub mod policy;
pub mod pots;
pub mod purse;
pub mod round;
pub mod stake;

pub use policy::{BetView, Intent};
pub use purse::{NotStacks, Stacks};
pub use round::{
    BettingRound, Finished, ForChips, NoMore, SeatAction, SeatView, SharedPot, Standing, Street,
    Swapping,
};
pub use stake::{NotAStake, Stake};

use fair_deal_table::Chips;

/// The ante that every seat pays before the deal.
pub const ANTE: Chips = Chips::whole(1);

/// The stack that a player starts with, and that a rebuy adds.
pub const STACK: Chips = Chips::whole(100);

/// The largest number of raises in one betting round.
pub const MOST_RAISES: usize = 3;

/// Returns the sum of these amounts. No stack exceeds [`stake::MOST`], so the sum cannot overflow.
#[must_use]
pub fn sum(amounts: impl Iterator<Item = Chips>) -> Chips {
    Chips::from_halves(amounts.map(Chips::halves).sum())
}

/// Returns the sum of two amounts. See [`sum`].
#[must_use]
pub fn plus(one: Chips, other: Chips) -> Chips {
    sum([one, other].into_iter())
}

/// The chips that a hand can cost a player.
#[must_use]
pub fn most_chips() -> Chips {
    let bets = MOST_RAISES + 1;
    let all = [Street::First, Street::Second].into_iter();
    let all = all.flat_map(|street| std::iter::repeat_n(street.bet(), bets));
    sum(all.chain([ANTE]))
}

/// Returns the difference of two amounts. The second must not exceed the first.
pub(crate) fn less(one: Chips, other: Chips) -> Chips {
    one.checked_sub(other).unwrap_or(Chips::NONE)
}
