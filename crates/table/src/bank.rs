//! The chips of a player.

use std::fmt;
use std::str::FromStr;

use super::fields;
use crate::Chips;

/// The chips of a player at a table, and the number of stacks they were given. A player begins with one stack, and gets
/// another one when they have less than the least bet. Written as `1012.5-1`.
///
/// The chips are the stacks plus all wins minus all losses. Nothing is rounded, and a new stack adds to the chips that
/// are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bank {
    chips: Chips,
    stacks: u32,
}

impl Bank {
    /// The chips that a player begins with, and gets as a new stack.
    pub const STACK: Chips = Chips::whole(1_000);

    /// The chips, including those that are bet in a round under way.
    #[must_use]
    pub const fn chips(&self) -> Chips {
        self.chips
    }

    /// The number of stacks that the player was given.
    #[must_use]
    pub const fn stacks(&self) -> u32 {
        self.stacks
    }

    /// The bank after a round with this total stake and this total return, wins included.
    #[must_use]
    pub fn after(self, staked: Chips, returned: Chips) -> Bank {
        let left = self.chips.checked_sub(staked);
        let chips = left.and_then(|left| left.checked_add(returned));
        // A player cannot bet more than they have, and a sum beyond the range of `Chips` is never won.
        let chips = chips.unwrap_or(self.chips);
        Bank { chips, ..self }
    }

    /// Adds a stack if the chips are less than the least bet.
    #[must_use]
    pub fn refilled_below(self, least: Chips) -> Bank {
        if self.chips >= least {
            return self;
        }
        Bank {
            chips: self.chips.checked_add(Bank::STACK).unwrap_or(self.chips),
            stacks: self.stacks.saturating_add(1),
        }
    }
}

impl Default for Bank {
    fn default() -> Bank {
        Bank {
            chips: Bank::STACK,
            stacks: 1,
        }
    }
}

impl fmt::Display for Bank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.chips, self.stacks)
    }
}

impl FromStr for Bank {
    type Err = NotABank;

    fn from_str(text: &str) -> Result<Bank, NotABank> {
        let (chips, stacks) = text.split_once('-').ok_or(NotABank)?;
        let stacks = fields::number(stacks).and_then(|stacks| stacks.try_into().ok());
        Ok(Bank {
            chips: chips.parse().map_err(|_| NotABank)?,
            stacks: stacks.ok_or(NotABank)?,
        })
    }
}

/// The error for a text that is no bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABank;

impl fmt::Display for NotABank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The saved chips cannot be read.")
    }
}

impl std::error::Error for NotABank {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bank_text_round_trips() {
        let bank = Bank {
            chips: Chips::from_halves(2_025),
            stacks: 3,
        };
        assert_eq!(bank.to_string(), "1012.5-3");
        assert_eq!("1012.5-3".parse(), Ok(bank));
        assert_eq!(Bank::default().to_string(), "1000-1");
        for text in [
            "",
            "1000",
            "1000-",
            "-1",
            "1e3-1",
            "1000-1-1",
            "1000-99999999999",
        ] {
            assert_eq!(text.parse::<Bank>(), Err(NotABank), "{text}");
        }
    }

    #[test]
    fn chips_below_least_bet_add_a_counted_stack() {
        let holding = |halves| Bank {
            chips: Chips::from_halves(halves),
            stacks: 1,
        };
        for (least, halves, after) in [
            (1, 2, "1-1"),
            (1, 1, "1000.5-2"),
            (1, 0, "1000-2"),
            (5, 10, "5-1"),
            (5, 9, "1004.5-2"),
            (0, 0, "0-1"),
        ] {
            let refilled = holding(halves).refilled_below(Chips::whole(least));
            assert_eq!(refilled.to_string(), after);
        }
    }

    #[test]
    fn round_subtracts_stake_and_adds_return() {
        let bank = Bank::default();
        let after = |staked, returned| {
            let bank = bank.after(Chips::whole(staked), Chips::from_halves(returned));
            bank.to_string()
        };
        assert_eq!(after(10, 0), "990-1");
        assert_eq!(after(10, 25), "1002.5-1");
        assert_eq!(after(1_001, 0), "1000-1");
    }
}
