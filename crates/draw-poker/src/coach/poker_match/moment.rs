//! The replay of a round from the player's view.

use super::seen::{NotARound, PlayerView, PublicAction};
use crate::Character;
use crate::chips::policy::Intent;
use crate::chips::round::PLAYER;
use crate::chips::{BettingRound, ForChips, Street, Swapping};
use crate::opponent::OpponentView;
use crate::poker_match::{Action, Betting};
use fair_deal_core::{Jokers, PackCard, WildHand};
use fair_deal_table::{Marks, Rules as _};
use fair_shuffle::Deck;

/// The moment of the player's decision.
pub(super) struct Moment {
    /// The round, with arbitrary cards in place of the hidden ones.
    pub(super) round: ForChips,
    /// The opponents, in seat order.
    pub(super) opponents: Vec<Opponent>,
    /// The cards that the player has not seen.
    pub(super) unseen: Vec<PackCard>,
}

/// An opponent with its actions in this round.
pub(super) struct Opponent {
    pub(super) character: Character,
    /// The opponent's turns, in order.
    pub(super) turns: Vec<Turn>,
}

/// An opponent's action on a turn, with everything it could know except its cards.
pub(super) enum Turn {
    /// A betting action, with all intents that lead to it.
    Bet {
        betting: Box<BettingRound>,
        action: Action,
        intents: Vec<Intent>,
    },
    /// A draw of this number of cards, with the draws of the earlier seats.
    Swap {
        swapping: Box<Swapping>,
        jokers: Jokers,
        before: Vec<usize>,
        cards: usize,
    },
}

/// The reaction of a hand on a turn, compared with the recorded action.
pub(super) enum Reaction {
    /// The recorded bet.
    SameBet,
    /// A draw of the recorded number of cards, with these discards.
    SameSwap(Marks),
    /// A different action.
    Different,
}

impl Turn {
    /// Returns true if the turn was before the draw.
    pub(super) fn is_before_swap(&self) -> bool {
        match self {
            Turn::Bet { betting, .. } => betting.street() == Street::First,
            Turn::Swap { .. } => false,
        }
    }

    /// Returns the reaction of this character with this hand. A character that mixes its actions chooses by this number.
    pub(super) fn reaction_of(
        &self,
        character: Character,
        hand: &WildHand,
        number: usize,
    ) -> Reaction {
        match self {
            Turn::Bet {
                betting,
                action,
                intents,
            } => {
                let solved = betting.solved_action(character, hand, || number);
                let is_same = solved.map_or_else(
                    || intents.contains(&character.intent(&betting.view(hand))),
                    |solved| solved == *action,
                );
                if is_same {
                    Reaction::SameBet
                } else {
                    Reaction::Different
                }
            }
            Turn::Swap {
                swapping,
                jokers,
                before,
                cards,
            } => {
                let solved = swapping.solved_discards(character, hand, || number);
                let discarded = solved.unwrap_or_else(|| {
                    character.discards(&OpponentView {
                        hand,
                        swapped: before,
                        jokers: *jokers,
                    })
                });
                if discarded.count() == *cards {
                    Reaction::SameSwap(discarded)
                } else {
                    Reaction::Different
                }
            }
        }
    }
}

impl Moment {
    /// Replays the round.
    ///
    /// # Errors
    /// [`NotARound`] if the rules do not allow the view, or if it is not the player's turn.
    pub(super) fn of(seen: &PlayerView) -> Result<Moment, NotARound> {
        let rules = &seen.rules;
        if rules.betting != Betting::FixedLimit || !seen.stake.fits(rules) {
            return Err(NotARound);
        }
        let (dealt, drawn) = (seen.dealt.cards(), seen.drawn());
        let mut unseen = rules.decks().fresh_pack_with_jokers();
        let whole = unseen.len();
        unseen.retain(|card| !dealt.contains(card) && !drawn.contains(card));
        if unseen.len() + dealt.len() + drawn.len() != whole {
            return Err(NotARound);
        }
        let opponents = rules.opponents.each();
        let mut opponents: Vec<Opponent> = opponents
            .map(|character| Opponent {
                character,
                turns: vec![],
            })
            .collect();
        let mut round = deal(seen, &unseen, &drawn)?;
        for seat_action in &seen.actions {
            let at = round.turn().ok_or(NotARound)?;
            let action = match *seat_action {
                PublicAction::Bet(action) => action,
                PublicAction::Swap(_) if at == PLAYER => {
                    let (others, deck) = unseen.split_at(Marks::PLACES * (rules.seats() - 1));
                    let order = [others, &drawn, deck].concat();
                    round = round.with_unseen(PLAYER, &order).ok_or(NotARound)?;
                    swap(seen.swapped())
                }
                // Any places will do, because the player does not see the opponents' discards.
                PublicAction::Swap(cards) => swap((0..cards).fold(Marks::NONE, Marks::toggled)),
            };
            if let Some(opponent) = at.checked_sub(1).and_then(|at| opponents.get_mut(at)) {
                opponent.turns.push(turn(&round, action)?);
            }
            round = round.act(action).map_err(|_| NotARound)?;
        }
        if PlayerView::of(&round).as_ref() != Some(seen) {
            return Err(NotARound);
        }
        Ok(Moment {
            round,
            opponents,
            unseen,
        })
    }
}

/// Returns the round after the deal, with arbitrary cards for the opponents.
fn deal(seen: &PlayerView, unseen: &[PackCard], drawn: &[PackCard]) -> Result<ForChips, NotARound> {
    let mut others = unseen.iter().chain(drawn).copied();
    let mut order = vec![];
    for card in seen.dealt.cards() {
        order.push(*card);
        order.extend(others.by_ref().take(seen.rules.seats() - 1));
    }
    order.extend(others);
    ForChips::deal(Deck::in_order(order), &seen.rules, &seen.stake).map_err(|_| NotARound)
}

/// Returns the action that discards these cards, or that stands pat if there are none.
fn swap(marks: Marks) -> Action {
    if marks == Marks::NONE {
        Action::StandPat
    } else {
        Action::Swap(marks)
    }
}

/// Records this action of the seat to act as a turn.
fn turn(round: &ForChips, action: Action) -> Result<Turn, NotARound> {
    match (round, action) {
        (ForChips::Betting(betting), _) => {
            let intents = Intent::ALL.into_iter();
            Ok(Turn::Bet {
                intents: intents
                    .filter(|intent| betting.action_for(*intent) == action)
                    .collect(),
                betting: Box::new(betting.clone()),
                action,
            })
        }
        (ForChips::Swapping(swapping), Action::Swap(marks)) => Ok(Turn::Swap {
            swapping: Box::new(swapping.clone()),
            jokers: round.rules().jokers,
            before: swapping.swapped(),
            cards: marks.count(),
        }),
        (ForChips::Swapping(swapping), Action::StandPat) => Ok(Turn::Swap {
            swapping: Box::new(swapping.clone()),
            jokers: round.rules().jokers,
            before: swapping.swapped(),
            cards: 0,
        }),
        (
            ForChips::Swapping(_),
            Action::Check | Action::Bet | Action::Call | Action::Raise | Action::Fold,
        )
        | (ForChips::Over(_), _) => Err(NotARound),
    }
}
