//! The turns of the Mathematician, who plays the solved match (RULES.md, “The Mathematician”).

use super::{BettingRound, ForChips, SeatAction, Seats, Swapping};
use crate::equilibrium::{
    self, BettingTree, Move, Point, SHIPPED_PARTS, SolutionVersion, SolvedPlayer,
};
use crate::opponent::Character;
use crate::poker_match::Action;
use fair_deal_core::{Card, PackCard, PokerHand, WildHand};
use fair_deal_table::Marks;
use fair_shuffle::Key;

/// The key of the numbers for a simulated deal of these hidden cards. Other cards have another key.
pub(super) fn key_of(unseen: &[PackCard]) -> Key {
    let mut bytes = [0; 32];
    for (byte, card) in bytes.iter_mut().zip(unseen) {
        *byte = card
            .natural()
            .map_or(u8::MAX, |card| card.rank as u8 * 4 + card.suit as u8);
    }
    Key::for_simulation(bytes)
}

/// These cards, if none is a joker.
pub(crate) fn natural(hand: &WildHand) -> Option<PokerHand> {
    let cards = hand.cards().iter().map(|card| card.natural());
    PokerHand::new(&cards.collect::<Option<Vec<Card>>>()?).ok()
}

/// The move of the solved match that is this action of a seat; `None` for a swap.
pub(crate) const fn move_of(action: SeatAction) -> Option<Move> {
    match action {
        SeatAction::Check => Some(Move::Check),
        SeatAction::Bet(_) => Some(Move::Bet),
        SeatAction::Call(_) => Some(Move::Call),
        SeatAction::Raise(_) => Some(Move::Raise),
        SeatAction::Fold => Some(Move::Fold),
        SeatAction::Swap(_) => None,
    }
}

impl Seats {
    /// The solution that this character plays here: only the Mathematician has one, for two seats without jokers.
    fn solved(&self, character: Character) -> Option<&'static SolvedPlayer> {
        let is_solved = character == Character::Mathematician
            && self.each.len() == 2
            && self.rules.may_seat_mathematician();
        // In a simulation the Mathematician can sit in the player's seat.
        let version = self.rules.opponents.solution();
        let version = version.unwrap_or(SolutionVersion::SHIPPED);
        is_solved.then(|| SolvedPlayer::loaded(version)).flatten()
    }

    /// The number that decides the next action of this seat, if it mixes its actions.
    pub(super) fn number_of(&self, seat: usize) -> usize {
        let key = self.simulated.or_else(|| self.deck.opponent_key());
        // A stacked deck has no key.
        let Some(key) = key else { return 0 };
        let before = self.actions.iter().filter(|(at, _)| *at == seat).count();
        let mut numbers = key.numbers(usize::from(SHIPPED_PARTS));
        numbers.nth(before).unwrap_or_default()
    }

    /// The decision of the solved match to which the actions so far have led.
    fn point(&self, tree: &BettingTree, swaps: bool) -> Option<Point> {
        let mut actions = self.actions.iter();
        let point = actions.try_fold(Point::Before { node: 0 }, |point, (_, action)| {
            match (point, action) {
                (Point::Before { node: 0 }, SeatAction::Swap(cards)) => {
                    without_bets(tree)?.after_swap(*cards)
                }
                (point, SeatAction::Swap(cards)) => point.after_swap(*cards),
                (point, action) => point.after_move(tree, move_of(*action)?),
            }
        })?;
        match point {
            // A seat went all in with the ante, so there were no bets.
            Point::Before { node: 0 } if swaps => without_bets(tree),
            Point::Before { .. }
            | Point::FirstSwap { .. }
            | Point::SecondSwap { .. }
            | Point::Last { .. } => Some(point),
        }
    }
}

/// The first swap after two checks.
fn without_bets(tree: &BettingTree) -> Option<Point> {
    let checked = Point::Before { node: 0 }.after_move(tree, Move::Check)?;
    checked.after_move(tree, Move::Check)
}

impl ForChips {
    /// The decision of the solved match that the seat to act has, if there are two.
    pub(crate) fn point(&self, tree: &BettingTree) -> Option<Point> {
        match self {
            ForChips::Betting(betting) => betting.seats.point(tree, false),
            ForChips::Swapping(swapping) => swapping.seats.point(tree, true),
            ForChips::Over(_) => None,
        }
    }
}

impl BettingRound {
    /// The action of the Mathematician, with this hand and a number below [`SHIPPED_PARTS`]; `None` for another character,
    /// or where the solved match does not apply. Short stacks can make a bet or a raise illegal: then it checks or calls.
    pub(crate) fn solved_action(
        &self,
        character: Character,
        hand: &WildHand,
        number: impl FnOnce() -> usize,
    ) -> Option<Action> {
        let player = self.seats.solved(character)?;
        let point = self.seats.point(player.tree(), false)?;
        let equilibrium::Action::Move(step) = player.choose(&natural(hand)?, point, number())?
        else {
            return None;
        };
        let (action, instead) = match step {
            Move::Fold => (Action::Fold, Action::Fold),
            Move::Check => (Action::Check, Action::Check),
            Move::Call => (Action::Call, Action::Call),
            Move::Bet => (Action::Bet, Action::Check),
            Move::Raise => (Action::Raise, Action::Call),
        };
        let is_legal = self.legal().contains(&action);
        Some(if is_legal { action } else { instead })
    }
}

impl Swapping {
    /// The discards of the Mathematician. See [`BettingRound::solved_action`].
    pub(crate) fn solved_discards(
        &self,
        character: Character,
        hand: &WildHand,
        number: impl FnOnce() -> usize,
    ) -> Option<Marks> {
        let player = self.seats.solved(character)?;
        let point = self.seats.point(player.tree(), true)?;
        let natural = natural(hand)?;
        let equilibrium::Action::Keep(kept) = player.choose(&natural, point, number())? else {
            return None;
        };
        let cards = natural.cards().iter().enumerate();
        let discarded = cards.filter(|(_, card)| !kept.contains(card));
        Some(discarded.fold(Marks::NONE, |marks, (place, _)| marks.toggled(place)))
    }
}
