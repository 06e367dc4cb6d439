//! What a player has to play for.

use std::fmt;
use std::str::FromStr;

use super::chips::Chips;
use super::round::{NotNothing, Round};

/// What the player has to play for at a table of rounds like this; [`NoPurse`] in most games. It
/// writes and reads itself as one word for the save; the default one is what a player begins with.
///
/// A purse changes once for each round, when that is over: what is bet in a round under way is still
/// in it.
pub trait Purse<R: Round>:
    Clone + PartialEq + Default + fmt::Debug + fmt::Display + FromStr
{
    /// The stake that is wanted for a round by these rules, with what the player has left behind it.
    ///
    /// # Errors
    /// Why the player cannot play for it.
    fn stake(&self, rules: &R::Rules, wanted: &R::Stake) -> Result<R::Stake, R::Refusal>;

    /// The stake that is wanted, if the player can pay for it; else the highest one below it by these
    /// rules for which that is so.
    #[must_use]
    fn payable(&self, wanted: &R::Stake, rules: &R::Rules) -> R::Stake {
        let _ = rules;
        wanted.clone()
    }

    /// The purse after this round, which is over.
    #[must_use]
    fn settled(&self, round: &R) -> Self;

    /// The chips of the player that do not lie on the table, where this round lies there and counts; it may be over.
    #[must_use]
    fn chips_beside(&self, round: &R) -> Chips;

    /// All chips of the player.
    #[must_use]
    fn all_chips(&self) -> Chips;

    /// The purse before a round by these rules: where it does not come to the least stake any more,
    /// the player gets something to go on with.
    #[must_use]
    fn refilled(&self, rules: &R::Rules) -> Self;
}

/// The purse of a game that is for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoPurse;

impl<R: Round> Purse<R> for NoPurse {
    fn stake(&self, _: &R::Rules, wanted: &R::Stake) -> Result<R::Stake, R::Refusal> {
        Ok(wanted.clone())
    }

    fn settled(&self, _: &R) -> NoPurse {
        NoPurse
    }

    fn chips_beside(&self, _: &R) -> Chips {
        Chips::NONE
    }

    fn all_chips(&self) -> Chips {
        Chips::NONE
    }

    fn refilled(&self, _: &R::Rules) -> NoPurse {
        NoPurse
    }
}

impl fmt::Display for NoPurse {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoPurse {
    type Err = NotNothing;

    fn from_str(word: &str) -> Result<NoPurse, NotNothing> {
        word.is_empty().then_some(NoPurse).ok_or(NotNothing)
    }
}
