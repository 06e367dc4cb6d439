//! The chips that a player plays with.

use std::fmt;
use std::str::FromStr;

use super::chips::Chips;
use super::round::{NotEmpty, Round};

/// The chips that a player plays with at a table, with those of the opponents if they play for chips too; [`NoPurse`]
/// in games without chips. It is written and parsed as one word for the save. The default is the purse of a new player.
///
/// A round changes the purse once, when it is over: until then the bets are still in the purse.
pub trait Purse<R: Round>:
    Clone + PartialEq + Default + fmt::Debug + fmt::Display + FromStr
{
    /// The stake of a round with these rules, with the chips that the player has left.
    ///
    /// # Errors
    /// The reason why the player cannot play for it.
    fn stake(&self, rules: &R::Rules, wanted: &R::Stake) -> Result<R::Stake, R::Refusal>;

    /// Returns the wanted stake if the player can pay it, or else the highest payable stake below it with these rules.
    #[must_use]
    fn payable(&self, wanted: &R::Stake, rules: &R::Rules) -> R::Stake {
        let _ = rules;
        wanted.clone()
    }

    /// The purse after this round, which is over.
    #[must_use]
    fn settled(&self, round: &R) -> Self;

    /// The player's chips that are not on the table, for a round on the table that counts and may be over.
    #[must_use]
    fn chips_beside(&self, round: &R) -> Chips;

    /// All chips of the player.
    #[must_use]
    fn all_chips(&self) -> Chips;

    /// The purse before a round with these rules: the player, and each opponent who plays for chips, gets a new stack
    /// if they have less than the least stake.
    #[must_use]
    fn refilled(&self, rules: &R::Rules) -> Self;
}

/// The purse of a game without chips.
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
    type Err = NotEmpty;

    fn from_str(word: &str) -> Result<NoPurse, NotEmpty> {
        word.is_empty().then_some(NoPurse).ok_or(NotEmpty)
    }
}
