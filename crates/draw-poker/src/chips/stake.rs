//! What a duel is for: what everybody has before the hand, and who has the button.

use std::fmt;
use std::str::FromStr;

use super::super::duel::{Betting, Rules};
use super::STACK;
use fair_deal_table::Chips;
use fair_deal_table::{self as table, fields};

/// The most that a stack at the table can hold, in half chips.
pub const MOST: u64 = 2_000_000_000;

/// What a round of the duel is for. Where it is for nothing, that is the empty word; else the seat that
/// has the button and the half chips of each seat, the player's first: `1~200~199`.
///
/// All of it is told by a link, because the opponents' decisions follow from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stake {
    /// Nothing.
    #[default]
    Nothing,
    /// Chips.
    Chips {
        /// The seat that has the button, from 0, the player's.
        button: usize,
        /// What each seat has before the antes, the player first, then the opponents in their order.
        stacks: Vec<Chips>,
    },
}

impl Stake {
    /// What a first round by these rules is for. The last seat has the button, so the player acts first.
    #[must_use]
    pub fn usual(rules: &Rules) -> Stake {
        match rules.betting {
            Betting::None => Stake::Nothing,
            Betting::FixedLimit => Stake::Chips {
                button: rules.seats() - 1,
                stacks: vec![STACK; rules.seats()],
            },
        }
    }

    /// Whether a round by these rules can be for it: for nothing, or with chips for every seat.
    #[must_use]
    pub fn fits(&self, rules: &Rules) -> bool {
        match (self, rules.betting) {
            (Stake::Nothing, Betting::None) => true,
            (Stake::Chips { button, stacks }, Betting::FixedLimit) => {
                stacks.len() == rules.seats()
                    && *button < stacks.len()
                    && stacks
                        .iter()
                        .all(|stack| (1..=MOST).contains(&stack.halves()))
            }
            (Stake::Nothing, Betting::FixedLimit) | (Stake::Chips { .. }, Betting::None) => false,
        }
    }
}

impl table::Stake for Stake {}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stake::Nothing => Ok(()),
            Stake::Chips { button, stacks } => {
                write!(f, "{button}")?;
                stacks
                    .iter()
                    .try_for_each(|stack| write!(f, "~{}", stack.halves()))
            }
        }
    }
}

impl FromStr for Stake {
    type Err = NotAStake;

    /// Reads exactly what `Display` writes.
    fn from_str(word: &str) -> Result<Stake, NotAStake> {
        if word.is_empty() {
            return Ok(Stake::Nothing);
        }
        let numbers: Option<Vec<usize>> = word.split('~').map(fields::number).collect();
        let numbers = numbers.ok_or(NotAStake)?;
        let (button, stacks) = numbers.split_first().ok_or(NotAStake)?;
        let stacks = stacks
            .iter()
            .map(|halves| Chips::from_halves(*halves as u64));
        let stake = Stake::Chips {
            button: *button,
            stacks: stacks.collect(),
        };
        // A number with a zero before it is not how it is written.
        (stake.to_string() == word)
            .then_some(stake)
            .ok_or(NotAStake)
    }
}

/// The word stands for no stake of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStake;

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are no stacks of a duel.")
    }
}

impl std::error::Error for NotAStake {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stake_round_trips() {
        let stake = Stake::Chips {
            button: 1,
            stacks: [200, 199].map(Chips::from_halves).to_vec(),
        };
        for (stake, written) in [(Stake::Nothing, ""), (stake, "1~200~199")] {
            assert_eq!(stake.to_string(), written);
            assert_eq!(written.parse(), Ok(stake));
        }
        for word in [
            "~", "x", "1~", "1~0200", "01~200", "1~2.5", "1~-3", "1~200~",
        ] {
            assert_eq!(word.parse::<Stake>(), Err(NotAStake), "{word}");
        }
    }

    #[test]
    fn stake_needs_a_stack_for_every_seat() {
        let friendly = Rules::default();
        let chips = Rules {
            betting: Betting::FixedLimit,
            ..friendly
        };
        for (word, for_nothing, for_chips) in [
            ("", true, false),
            ("1~200~200", false, true),
            ("0~1~4000", false, true),
            ("2~200~200", false, false),
            ("1~200", false, false),
            ("1~200~200~200", false, false),
            ("1~0~200", false, false),
            ("1~200~2000000001", false, false),
        ] {
            let stake: Stake = word.parse().expect(word);
            assert_eq!(stake.fits(&friendly), for_nothing, "{word}");
            assert_eq!(stake.fits(&chips), for_chips, "{word}");
        }
        assert_eq!(Stake::usual(&friendly), Stake::Nothing);
        assert!(Stake::usual(&chips).fits(&chips));
    }
}
