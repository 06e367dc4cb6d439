//! The stake of a duel: every stack before the hand, and the position of the button.

use std::fmt;
use std::str::FromStr;

use super::super::poker_match::{Betting, Rules};
use super::STACK;
use fair_deal_table::Chips;
use fair_deal_table::{self as table, fields};

/// The largest stack at the table, in half chips.
pub const MOST: u64 = 2_000_000_000;

/// The stake of a round of the poker match. A poker match without bets has an empty text. Otherwise the text is the
/// seat of the button and the half chips of each seat, the player's first: `1~200~199`.
///
/// A link contains the whole stake, because the opponents' actions follow from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stake {
    /// No chips.
    #[default]
    Nothing,
    /// Chips.
    Chips {
        /// The seat with the button. Seat 0 is the player.
        button: usize,
        /// The chips of each seat before the antes: the player first, then the opponents in seat order.
        stacks: Vec<Chips>,
    },
}

impl Stake {
    /// The stake of a first round under these rules. The last seat has the button, so the player acts first.
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

    /// Returns true if the stake is valid under these rules: no chips, or a stack for every seat.
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

    /// Parses exactly the text that `Display` writes.
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
        // Rejects numbers with leading zeros, which `Display` never writes.
        (stake.to_string() == word)
            .then_some(stake)
            .ok_or(NotAStake)
    }
}

/// The error for a text that is not the stake of a poker match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStake;

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are not valid stacks of a duel.")
    }
}

impl std::error::Error for NotAStake {}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Stake);

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
