//! A hand of the match with bets without its luck, against an opponent whose strategy is known.
//!
//! Every moment of a hand has a value for the player: what the player wins on average from here on. Luck is how this
//! value changes by everything that the player does not decide: the deal, the draws, the opponent's moves and the
//! showdown. On average it is zero in this model, however the player plays. Without it a result is the value before the
//! deal plus the *gain* of the player's decisions, each compared with the average decision of a typical player. The
//! standard error of this number is 2.9 to 28 times smaller than that of the result (docs/validation.md).
//!
//! The typical player takes the best decision with a weight of a quarter, and plays the solution otherwise. Luck is zero
//! on average for every typical player; this one makes the error small.
//!
//! The values come from `known`. With real cards the mean of luck is only nearly zero.

use super::deals::WAYS;
use super::known::{Bets, Dealt, KnownOpponent, Later, MoveMade, Values, given};
use super::player::SolvedPlayer;
use super::solution::NotASolution;
use super::tree::Next;
use crate::chips::round::{move_of, natural};
use crate::chips::{ForChips, SeatAction};
use crate::opponent::Character;
use crate::poker_match::Holder;

/// The values of a hand against one opponent, for the player in each seat.
#[derive(Debug)]
pub struct MatchLuck {
    opponent: KnownOpponent,
    /// The values before the deal, by the player's seat.
    expected: [f64; 2],
}

/// A hand without its luck, in chips.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WithoutLuck {
    /// The value before the deal, if the player is typical.
    pub expected: f64,
    /// What the player's decisions win more on average than those of the typical player; less than zero if they win
    /// less.
    pub gain: f64,
}

impl WithoutLuck {
    /// The result without luck.
    #[must_use]
    pub fn result(self) -> f64 {
        self.expected + self.gain
    }
}

impl MatchLuck {
    /// Prepares the values against this opponent, in about half a second natively.
    ///
    /// # Errors
    /// [`NotASolution`] if the file of the solution is damaged.
    pub fn new(
        character: Character,
        solved: &'static SolvedPlayer,
    ) -> Result<MatchLuck, NotASolution> {
        let at = Character::ALL.iter().position(|its| *its == character);
        Ok(MatchLuck {
            opponent: KnownOpponent::new(character, solved, Later::Typical)?,
            expected: EXPECTED[at.unwrap_or_default()],
        })
    }

    /// A finished hand without its luck. `None` if it was not one of two players without jokers, who both had chips for
    /// all bets, against this opponent.
    #[must_use]
    pub fn without_luck(&self, round: &ForChips) -> Option<WithoutLuck> {
        let finished = round.finished()?;
        let opponent = &self.opponent;
        let seat = opponent.seat_of_player(round)?;
        let values = &opponent.seats[seat as usize];
        let (_, own) = finished
            .hands()
            .find(|(holder, _)| *holder == Holder::Player)?;
        let discarded = own
            .discarded
            .places()
            .fold(0, |part, place| part | 1 << place);
        let dealt = opponent.dealt(&natural(&round.dealt())?);
        let bucket = opponent.bucket(&natural(&own.hand)?);
        let mut actions = round.actions().iter().map(|(_, action)| *action);
        let (mut gain, end) = decided(&opponent.before(values, &dealt), &mut actions)?;
        if let Some(close) = end {
            let (first, second) = (swapped(actions.next()?)?, swapped(actions.next()?)?);
            gain += self.gain_of_swap(values, &dealt, WAYS - 1 - discarded, close, first);
            let reach = values.reach(&opponent.game, close, [first, second]);
            let bets = opponent.after(values, &reach, close, [first, second], bucket);
            gain += decided(&bets, &mut actions)?.0;
        }
        Some(WithoutLuck {
            expected: self.expected[seat as usize],
            gain,
        })
    }

    /// What the player's swap wins more than that of the typical player.
    fn gain_of_swap(
        &self,
        values: &Values,
        dealt: &Dealt,
        kept: usize,
        close: usize,
        first: usize,
    ) -> f64 {
        let (typical, worths) = self.opponent.swap(values, dealt, close, first);
        let reached = values
            .arrivals
            .at_swap(&self.opponent.game, values.seat, close, first);
        given(worths[kept] - typical, reached)
    }
}

/// Returns what the player's moves in a round of bets win more than those of the typical player, and its close; no close
/// if a player folds.
fn decided(
    bets: &Bets,
    actions: &mut impl Iterator<Item = SeatAction>,
) -> Option<(f64, Option<usize>)> {
    let (mut node, mut sum) = (0, 0.0);
    loop {
        let MoveMade { gain, next } = bets.decide(node, move_of(actions.next()?)?)?;
        sum += gain;
        match next {
            Next::Node(next) => node = next,
            Next::Closed(close) => return Some((sum, Some(close))),
            Next::Folded => return Some((sum, None)),
        }
    }
}

/// The number of cards of a swap.
const fn swapped(action: SeatAction) -> Option<usize> {
    match action {
        SeatAction::Swap(cards) => Some(cards),
        SeatAction::Check
        | SeatAction::Bet(_)
        | SeatAction::Call(_)
        | SeatAction::Raise(_)
        | SeatAction::Fold => None,
    }
}

/// The values before the deal ([`KnownOpponent::expected`]) against each of [`Character::ALL`].
const EXPECTED: [[f64; 2]; Character::ALL.len()] = [
    [0.223_372, 0.520_613],
    [0.319_537, 0.630_466],
    [0.161_460, 0.402_301],
    [0.077_630, 0.384_896],
    [-0.120_557, 0.127_770],
];

#[cfg(test)]
mod tests {
    use super::*;

    fn check_expected(character: Character, expected: [f64; 2]) {
        let file = include_bytes!("../../solution/poker-match.bin");
        let solved = SolvedPlayer::load(file).expect("the shipped file");
        let luck = MatchLuck::new(character, solved).expect("the shipped file");
        let counted = luck.opponent.expected();
        println!("{character:?}: {counted:?}");
        for (counted, expected) in counted.into_iter().zip(expected) {
            assert!(
                (counted - expected).abs() < 1e-5,
                "{character:?}: {counted}"
            );
        }
    }

    #[test]
    fn value_against_the_mathematician_is_of_all_deals() {
        let [.., expected] = EXPECTED;
        check_expected(Character::Mathematician, expected);
    }

    #[test]
    #[ignore = "takes ten seconds"]
    fn values_before_the_deal_are_of_all_deals() {
        for (character, expected) in Character::ALL.into_iter().zip(EXPECTED) {
            check_expected(character, expected);
        }
    }
}
