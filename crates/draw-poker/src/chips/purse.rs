//! The stacks of the player and the opponents between two rounds of the poker match with bets.

use std::fmt;
use std::str::FromStr;

use super::super::opponent::Character;
use super::super::poker_match::{Betting, Holder, Round, Rules};
use super::super::refusal::Refusal;
use super::round::ForChips;
use super::stake::{MOST, Stake};
use super::{ANTE, STACK, plus};
use fair_deal_table::Chips;
use fair_deal_table::{self as table, Purse, fields};

/// The stacks of the player and of all characters, seated or not, with the number of stacks given to each. The text
/// holds the number of rounds, then for each holder the half chips and the stacks given, the player first:
/// `12~203-1~197-1~200-1~200-1~200-1`. The stack of the Mathematician comes last, and only if it has changed: texts from
/// before it joined have no such stack.
///
/// The total equals the chips given out, because one holder's loss is another's gain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stacks {
    /// The number of rounds played. The button moves one seat with each round.
    rounds: u32,
    player: Stack,
    /// The characters' stacks, in the order of [`Character::ALL`].
    characters: [Stack; 5],
}

/// The chips of one holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The chips in the stack.
    pub chips: Chips,
    /// The number of stacks given: one at the start, and one for each rebuy.
    pub given: u32,
}

impl Default for Stack {
    fn default() -> Stack {
        Stack {
            chips: STACK,
            given: 1,
        }
    }
}

impl Stack {
    /// Returns the stack, with a new one added if it does not cover the ante.
    fn refilled(self) -> Stack {
        if self.chips < ANTE {
            Stack {
                chips: plus(self.chips, STACK),
                given: self.given.saturating_add(1),
            }
        } else {
            self
        }
    }
}

impl Stacks {
    /// The stack of the player or of this opponent.
    #[must_use]
    pub fn of(&self, holder: Holder) -> Stack {
        match holder {
            Holder::Player => self.player,
            Holder::Opponent(character) => {
                let all = Character::ALL.into_iter().zip(self.characters);
                let mut its = all.filter(|(one, _)| *one == character);
                its.next().map_or(self.player, |(_, stack)| stack)
            }
        }
    }

    /// All chips in play.
    #[must_use]
    pub fn total(&self) -> Chips {
        super::sum(self.each().map(|stack| stack.chips))
    }

    fn each(&self) -> impl Iterator<Item = &Stack> {
        std::iter::once(&self.player).chain(&self.characters)
    }

    fn set(&mut self, holder: Holder, chips: Chips) {
        match holder {
            Holder::Player => self.player.chips = chips,
            Holder::Opponent(character) => {
                for (one, stack) in Character::ALL.into_iter().zip(&mut self.characters) {
                    if one == character {
                        stack.chips = chips;
                    }
                }
            }
        }
    }

    /// The stake of the next round under these rules.
    #[must_use]
    pub fn next(&self, rules: &Rules) -> Stake {
        match rules.betting {
            Betting::None => Stake::Nothing,
            Betting::FixedLimit => {
                let seats = rules.seats();
                let rounds = usize::try_from(self.rounds).unwrap_or_default();
                Stake::Chips {
                    button: (seats - 1 + rounds % seats) % seats,
                    stacks: rules
                        .holders()
                        .map(|holder| self.of(holder).chips)
                        .collect(),
                }
            }
        }
    }
}

impl Purse<Round> for Stacks {
    /// Returns the current stacks, because the player does not choose a stake.
    fn stake(&self, rules: &Rules, _: &Stake) -> Result<Stake, Refusal> {
        Ok(self.next(rules))
    }

    fn chips_beside(&self, round: &Round) -> Chips {
        let is_over = table::Round::is_over(round);
        let seats = round.for_chips().filter(|_| !is_over);
        let mut seats = seats.into_iter().flat_map(ForChips::seats);
        seats
            .next()
            .map_or(Purse::<Round>::all_chips(self), |seat| seat.stack)
    }

    fn all_chips(&self) -> Chips {
        self.of(Holder::Player).chips
    }

    fn settled(&self, round: &Round) -> Stacks {
        let Some(finished) = round.for_chips().and_then(|round| round.finished()) else {
            return self.clone();
        };
        let mut after = self.clone();
        after.rounds = after.rounds.wrapping_add(1);
        for seat in finished.seats() {
            after.set(seat.holder, seat.stack);
        }
        after
    }

    fn refilled(&self, rules: &Rules) -> Stacks {
        match rules.betting {
            Betting::None => self.clone(),
            Betting::FixedLimit => Stacks {
                rounds: self.rounds,
                player: self.player.refilled(),
                characters: self.characters.map(Stack::refilled),
            },
        }
    }
}

/// The number of stacks in a text without that of the Mathematician.
const OLD_STACKS: usize = 1 + Character::BY_RULE.len();

impl fmt::Display for Stacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rounds)?;
        let [.., mathematician] = self.characters;
        let is_new = mathematician == Stack::default();
        self.each()
            .take(if is_new { OLD_STACKS } else { usize::MAX })
            .try_for_each(|stack| write!(f, "~{}-{}", stack.chips.halves(), stack.given))
    }
}

impl FromStr for Stacks {
    type Err = NotStacks;

    fn from_str(text: &str) -> Result<Stacks, NotStacks> {
        let number = |digits: &str| fields::number(digits).and_then(|it| u32::try_from(it).ok());
        let stack = |word: &str| {
            let (halves, given) = word.split_once('-')?;
            let halves = number(halves).map(u64::from).filter(|it| *it <= MOST)?;
            Some(Stack {
                chips: Chips::from_halves(halves),
                given: number(given)?,
            })
        };
        let mut words = text.split('~');
        let rounds = words.next().and_then(number).ok_or(NotStacks)?;
        let stacks: Option<Vec<Stack>> = words.map(stack).collect();
        let (player, characters) = match stacks.ok_or(NotStacks)?[..] {
            [player, one, two, three, four] => (player, [one, two, three, four, Stack::default()]),
            [player, one, two, three, four, five] if five != Stack::default() => {
                (player, [one, two, three, four, five])
            }
            _ => return Err(NotStacks),
        };
        Ok(Stacks {
            rounds,
            player,
            characters,
        })
    }
}

/// The error for a text that does not describe stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotStacks;

impl fmt::Display for NotStacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The saved stacks cannot be read.")
    }
}

impl std::error::Error for NotStacks {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_round_trip() {
        let written = "12~203-1~197-2~200-1~200-1~0-3";
        let stacks: Stacks = written.parse().expect("stacks");
        assert_eq!(stacks.to_string(), written);
        assert_eq!(stacks.of(Holder::Player).chips.to_string(), "101.5");
        assert_eq!(stacks.of(Holder::Opponent(Character::Textbook)).given, 2);
        assert_eq!(
            Stacks::default().to_string(),
            "0~200-1~200-1~200-1~200-1~200-1"
        );
        let written = "12~203-1~197-2~200-1~200-1~0-3~199-1";
        let stacks: Stacks = written.parse().expect("six stacks");
        assert_eq!(stacks.to_string(), written);
        let mathematician = Holder::Opponent(Character::Mathematician);
        assert_eq!(stacks.of(mathematician).chips.halves(), 199);
        for text in [
            "",
            "0",
            "0~200-1~200-1~200-1~200-1",
            "0~200~200~200~200~200",
            "0~200-1~200-1~200-1~200-1~200-1~200-1",
            "0~2000000001-1~200-1~200-1~200-1~200-1",
            "x~200-1~200-1~200-1~200-1~200-1",
        ] {
            assert_eq!(text.parse::<Stacks>(), Err(NotStacks), "{text}");
        }
    }

    #[test]
    fn refill_adds_and_counts_a_stack_below_the_ante() {
        let stacks: Stacks = "3~1-1~2-1~0-2~200-1~7-1".parse().expect("stacks");
        let rules = Rules {
            betting: Betting::FixedLimit,
            ..Rules::default()
        };
        let refilled = stacks.refilled(&rules).to_string();
        assert_eq!(refilled, "3~201-2~2-1~200-3~200-1~7-1");
        assert_eq!(stacks.refilled(&Rules::default()), stacks);
    }

    #[test]
    fn button_moves_one_seat_each_round() {
        let rules = Rules {
            betting: Betting::FixedLimit,
            ..Rules::default()
        };
        let button = |rounds: u32| {
            let stacks = Stacks {
                rounds,
                ..Stacks::default()
            };
            match stacks.next(&rules) {
                Stake::Nothing => panic!("a stake"),
                Stake::Chips { button, .. } => button,
            }
        };
        assert_eq!([0, 1, 2, 3].map(button), [1, 0, 1, 0]);
    }
}
