//! The best response to an opponent whose strategy is known, for one hand at a time. It wins most on average in the model
//! of `known`.

use std::collections::BTreeMap;

use fair_deal_core::WildHand;
use fair_deal_table::Marks;

use super::betting::Reach;
use super::deals::WAYS;
use super::known::{Bets, Dealt, KnownOpponent, Later, Values};
use super::player::SolvedPlayer;
use super::solution::NotASolution;
use super::solved::Point;
use super::tree::Move;
use crate::chips::ForChips;
use crate::chips::round::natural;
use crate::coach::draw::kinds::HAND;
use crate::opponent::Character;
use crate::poker_match::Action;

/// The best response to an opponent.
#[derive(Debug)]
pub struct BestResponse {
    opponent: KnownOpponent,
}

/// The best response with one deal.
pub struct ResponseWithDeal<'a> {
    opponent: &'a KnownOpponent,
    values: &'a Values,
    dealt: Dealt,
    before: Bets<'a>,
    /// The parts of the deal to keep, by the close of the first round of bets and the number of cards that the first mover
    /// has swapped.
    kept: BTreeMap<(usize, usize), usize>,
    /// The last rounds of bets, by the close of the first one and the numbers of swapped cards.
    last: BTreeMap<(usize, [usize; 2]), LastRound>,
}

/// What a last round of bets needs for any hand: the probabilities of the opponent's moves, and the values at its closes.
struct LastRound {
    reach: Reach,
    shown: Vec<Vec<f32>>,
}

impl BestResponse {
    /// Prepares the best response to this opponent, in about half a second natively.
    ///
    /// # Errors
    /// [`NotASolution`] if the file of the solution is damaged.
    pub fn new(
        character: Character,
        solved: &'static SolvedPlayer,
    ) -> Result<BestResponse, NotASolution> {
        let opponent = KnownOpponent::new(character, solved, Later::Best)?;
        Ok(BestResponse { opponent })
    }

    /// The opponent.
    #[must_use]
    pub const fn character(&self) -> Character {
        self.opponent.character()
    }

    /// The best response with the player's deal in this round. `None` unless it is a round without jokers against this
    /// opponent alone, and both players had chips for all bets.
    #[must_use]
    pub fn with_deal(&self, round: &ForChips) -> Option<ResponseWithDeal<'_>> {
        let seat = self.opponent.seat_of_player(round)?;
        let values = &self.opponent.seats[seat as usize];
        let dealt = self.opponent.dealt(&natural(&round.dealt())?);
        Some(ResponseWithDeal {
            before: self.opponent.before(values, &dealt),
            opponent: &self.opponent,
            values,
            dealt,
            kept: BTreeMap::new(),
            last: BTreeMap::new(),
        })
    }
}

impl ResponseWithDeal<'_> {
    /// The best action of the player, whose turn it is in this round with the same deal. `None` if the opponent never
    /// acts as it did.
    pub fn action(&mut self, round: &ForChips) -> Option<Action> {
        match round.point(&self.opponent.game.tree)? {
            Point::Before { node } => Some(action(self.before.best(node)?)),
            Point::FirstSwap { close } => self.swap(close, 0),
            Point::SecondSwap { close, first } => self.swap(close, first),
            Point::Last { close, swaps, node } => self.bet(close, swaps, node, &round.hand()),
        }
    }

    fn swap(&mut self, close: usize, first: usize) -> Option<Action> {
        let (opponent, values, dealt) = (self.opponent, self.values, &self.dealt);
        let best = || {
            let (_, worths) = opponent.swap(values, dealt, close, first);
            let parts = 0..WAYS;
            parts.max_by(|one, other| worths[*one].total_cmp(&worths[*other]))
        };
        let reached = values
            .arrivals
            .at_swap(&opponent.game, values.seat, close, first);
        if reached <= f32::MIN_POSITIVE {
            return None;
        }
        let kept = *self
            .kept
            .entry((close, first))
            .or_insert_with(|| best().unwrap_or_default());
        let discarded = (0..HAND).filter(|place| kept >> place & 1 == 0);
        Some(match discarded.fold(Marks::NONE, Marks::toggled) {
            Marks::NONE => Action::StandPat,
            discarded => Action::Swap(discarded),
        })
    }

    fn bet(
        &mut self,
        close: usize,
        swaps: [usize; 2],
        node: usize,
        hand: &WildHand,
    ) -> Option<Action> {
        let (opponent, values) = (self.opponent, self.values);
        let bucket = opponent.bucket(&natural(hand)?);
        let last = self.last.entry((close, swaps)).or_insert_with(|| {
            let reach = values.reach(&opponent.game, close, swaps);
            let shown = values.shown(&opponent.game, close, &reach);
            LastRound { reach, shown }
        });
        let bets = opponent.after_shown(values, &last.reach, &last.shown, close, swaps, bucket);
        Some(action(bets.best(node)?))
    }
}

/// The action that is this move.
const fn action(step: Move) -> Action {
    match step {
        Move::Check => Action::Check,
        Move::Bet => Action::Bet,
        Move::Fold => Action::Fold,
        Move::Call => Action::Call,
        Move::Raise => Action::Raise,
    }
}
