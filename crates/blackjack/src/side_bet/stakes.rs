//! The stakes of side bets in a round.

use std::fmt;
use std::str::FromStr;

use super::{PayTable, SideBet};
use crate::Bet;
use fair_deal_table::Chips;
use fair_deal_table::fields;

/// The side bets on each hand of a round. The default is no side bet.
///
/// The written form of each bet is its letter, the letter of its pay table and the number of chips, as in `Ta5Pb10`.
/// Without side bets it is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideStakes([SideStake; SideBet::ALL.len()]);

/// The stake on one side bet, and the place of its pay table: the first table if nothing is staked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SideStake {
    table: u8,
    bet: Bet,
}

impl SideStakes {
    /// No side bet.
    pub const NONE: SideStakes = SideStakes(
        [SideStake {
            table: 0,
            bet: Bet::NONE,
        }; SideBet::ALL.len()],
    );

    /// Returns the stake on this side bet.
    #[must_use]
    pub const fn on(&self, bet: SideBet) -> Bet {
        self.0[bet as usize].bet
    }

    /// Returns the pay table of this side bet.
    #[must_use]
    pub fn table(&self, bet: SideBet) -> PayTable {
        let chosen = usize::from(self.0[bet as usize].table);
        bet.tables().get(chosen).copied().unwrap_or(bet.usual())
    }

    /// Returns the letter of the pay table of this side bet: `a` for the first one of its bet.
    #[must_use]
    pub const fn table_letter(&self, bet: SideBet) -> char {
        letter(self.0[bet as usize].table)
    }

    /// Returns these stakes with this bet on the side bet of the table. Without a bet, the table goes back to the usual
    /// one.
    #[must_use]
    pub fn with(mut self, table: PayTable, bet: Bet) -> SideStakes {
        let mut tables = table.bet().tables().iter();
        let at = tables.position(|its| *its == table);
        let at = at
            .and_then(|at| u8::try_from(at).ok())
            .filter(|_| bet != Bet::NONE);
        self.0[table.bet() as usize] = SideStake {
            table: at.unwrap_or(0),
            bet,
        };
        self
    }

    /// Returns each side bet with a stake, in the order of [`SideBet::ALL`].
    pub fn each(self) -> impl Iterator<Item = (PayTable, Bet)> {
        let staked = move |bet: &SideBet| self.on(*bet) != Bet::NONE;
        let all = SideBet::ALL.into_iter().filter(staked);
        all.map(move |bet| (self.table(bet), self.on(bet)))
    }

    /// Returns the stakes of all side bets beside one hand.
    #[must_use]
    pub fn on_each_hand(self) -> Chips {
        let halves = self.0.iter().map(|stake| stake.bet.chips().halves());
        Chips::from_halves(halves.sum())
    }
}

/// The letter of a pay table: `a` for the first one of its bet.
const fn letter(table: u8) -> char {
    (b'a' + table) as char
}

impl fmt::Display for SideStakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for bet in SideBet::ALL {
            let SideStake { table, bet: chips } = self.0[bet as usize];
            if chips != Bet::NONE {
                write!(f, "{}{}{}", bet.letter(), letter(table), chips.number())?;
            }
        }
        Ok(())
    }
}

impl FromStr for SideStakes {
    type Err = NoSideStakes;

    fn from_str(word: &str) -> Result<SideStakes, NoSideStakes> {
        let mut stakes = SideStakes::NONE;
        let mut rest = word;
        while let Some(character) = rest.chars().next() {
            let bet = SideBet::ALL
                .into_iter()
                .find(|bet| bet.letter() == character);
            let bet = bet.ok_or(NoSideStakes)?;
            rest = &rest[1..];
            let character = rest.chars().next().ok_or(NoSideStakes)?;
            let mut tables = (0..).zip(bet.tables());
            let table = tables.find(|(at, _)| letter(*at) == character);
            let (_, table) = table.ok_or(NoSideStakes)?;
            rest = &rest[1..];
            let end = rest.find(|character: char| !character.is_ascii_digit());
            let (chips, after) = rest.split_at(end.unwrap_or(rest.len()));
            let chips = fields::number(chips).and_then(|chips| Bet::new(chips.try_into().ok()?));
            stakes = stakes.with(*table, chips.ok_or(NoSideStakes)?);
            rest = after;
        }
        // Side bets have exactly one written form.
        Some(stakes)
            .filter(|stakes| stakes.to_string() == word)
            .ok_or(NoSideStakes)
    }
}

/// The error for a word that is not a list of side bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSideStakes;

#[cfg(test)]
mod tests {
    use super::*;

    fn bet(chips: u16) -> Bet {
        Bet::new(chips).expect("a bet")
    }

    #[test]
    fn side_stakes_round_trip() {
        assert_eq!("".parse(), Ok(SideStakes::NONE));
        let mut all = SideStakes::NONE;
        for side in SideBet::ALL {
            for table in side.tables() {
                let stakes = SideStakes::NONE.with(*table, bet(25));
                assert_eq!(stakes.to_string().parse(), Ok(stakes));
                assert_eq!((stakes.table(side), stakes.on(side)), (*table, bet(25)));
                all = all.with(*table, bet(5));
            }
        }
        assert_eq!(all.to_string().parse(), Ok(all));
        assert_eq!(all.on_each_hand(), Chips::whole(25));
        assert_eq!(all.each().count(), SideBet::ALL.len());
        for word in [
            "T", "Ta", "Ta0", "Ta501", "Tz5", "ta5", "Ta5Ta5", "Pa5Ta5", "Ta05", "X5", "é",
        ] {
            assert_eq!(word.parse::<SideStakes>(), Err(NoSideStakes), "{word}");
        }
    }

    #[test]
    fn side_bet_letters_are_unique() {
        let letters = SideBet::ALL.map(SideBet::letter);
        for (at, letter) in letters.iter().enumerate() {
            assert!(letter.is_ascii_uppercase());
            assert!(!letters[..at].contains(letter));
        }
    }
}
