//! A round told again from what the player has seen of it.

use super::seen::{NotARound, PublicDeed, Seen};
use crate::Character;
use crate::chips::policy::Intent;
use crate::chips::round::PLAYER;
use crate::chips::{Betting, ForChips, Street};
use crate::duel::{Action, Betting as PlayedFor};
use crate::opponent::OpponentView;
use fair_deal_core::{Jokers, PackCard, WildHand};
use fair_deal_table::{Marks, Rules as _};
use fair_shuffle::Deck;

/// The moment at which the player is to decide.
pub(super) struct Moment {
    /// The round, with any cards where the player does not see them.
    pub(super) round: ForChips,
    /// The opponents in the order of their seats.
    pub(super) opponents: Vec<Opponent>,
    /// The cards that the player has not seen.
    pub(super) unseen: Vec<PackCard>,
}

/// An opponent with what it has done in this round.
pub(super) struct Opponent {
    pub(super) character: Character,
    /// Its turns, the first one first.
    pub(super) turns: Vec<Turn>,
}

/// What an opponent did on a turn, and what it could know then beside its cards.
pub(super) enum Turn {
    /// It bet. That is what it does where it wants one of these.
    Bet {
        then: Box<Betting>,
        wanted: Vec<Intent>,
    },
    /// It swapped so many cards, after those before it had swapped theirs.
    Swap {
        jokers: Jokers,
        before: Vec<usize>,
        cards: usize,
    },
}

/// What a hand does on a turn of its holder.
pub(super) enum Does {
    /// What the holder has done.
    ThatBet,
    /// It swaps as many cards as the holder did, and these.
    ThatSwap(Marks),
    /// Something else.
    Otherwise,
}

impl Turn {
    /// Whether it was before the swap.
    pub(super) fn is_before_swap(&self) -> bool {
        match self {
            Turn::Bet { then, .. } => then.street() == Street::First,
            Turn::Swap { .. } => false,
        }
    }

    /// What this character would have done with this hand.
    pub(super) fn with(&self, character: Character, hand: &WildHand) -> Does {
        match self {
            Turn::Bet { then, wanted } => {
                if wanted.contains(&character.bets(&then.view(hand))) {
                    Does::ThatBet
                } else {
                    Does::Otherwise
                }
            }
            Turn::Swap {
                jokers,
                before,
                cards,
            } => {
                let discarded = character.discards(&OpponentView {
                    hand,
                    swapped: before,
                    jokers: *jokers,
                });
                if discarded.count() == *cards {
                    Does::ThatSwap(discarded)
                } else {
                    Does::Otherwise
                }
            }
        }
    }
}

impl Moment {
    /// Tells the round again.
    ///
    /// # Errors
    /// [`NotARound`] where the rules do not allow what was seen, or the player is not to decide.
    pub(super) fn of(seen: &Seen) -> Result<Moment, NotARound> {
        let rules = &seen.rules;
        if rules.betting != PlayedFor::FixedLimit || !seen.stake.fits(rules) {
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
        for deed in &seen.deeds {
            let at = round.turn().ok_or(NotARound)?;
            let action = match *deed {
                PublicDeed::Bet(action) => action,
                PublicDeed::Swap(_) if at == PLAYER => {
                    let (others, deck) = unseen.split_at(Marks::PLACES * (rules.seats() - 1));
                    let order = [others, &drawn, deck].concat();
                    round = round.with_unseen(PLAYER, &order).ok_or(NotARound)?;
                    swap(seen.swapped())
                }
                // Which cards they were is told to nobody.
                PublicDeed::Swap(cards) => swap((0..cards).fold(Marks::NONE, Marks::toggled)),
            };
            if let Some(opponent) = at.checked_sub(1).and_then(|at| opponents.get_mut(at)) {
                opponent.turns.push(turn(&round, action)?);
            }
            round = round.act(action).map_err(|_| NotARound)?;
        }
        if Seen::of(&round).as_ref() != Some(seen) {
            return Err(NotARound);
        }
        Ok(Moment {
            round,
            opponents,
            unseen,
        })
    }
}

/// The round as it was dealt, with any cards for the others.
fn deal(seen: &Seen, unseen: &[PackCard], drawn: &[PackCard]) -> Result<ForChips, NotARound> {
    let mut others = unseen.iter().chain(drawn).copied();
    let mut order = vec![];
    for card in seen.dealt.cards() {
        order.push(*card);
        order.extend(others.by_ref().take(seen.rules.seats() - 1));
    }
    order.extend(others);
    ForChips::deal(Deck::in_order(order), &seen.rules, &seen.stake).map_err(|_| NotARound)
}

/// To swap these, or none.
fn swap(marks: Marks) -> Action {
    if marks == Marks::NONE {
        Action::StandPat
    } else {
        Action::Swap(marks)
    }
}

/// What it tells of whoever is on turn that they do this.
fn turn(round: &ForChips, action: Action) -> Result<Turn, NotARound> {
    match (round, action) {
        (ForChips::Betting(then), _) => {
            let wanted = Intent::ALL.into_iter();
            Ok(Turn::Bet {
                wanted: wanted
                    .filter(|wants| then.action_for(*wants) == action)
                    .collect(),
                then: Box::new(then.clone()),
            })
        }
        (ForChips::Swapping(then), Action::Swap(marks)) => Ok(Turn::Swap {
            jokers: round.rules().jokers,
            before: then.swapped(),
            cards: marks.count(),
        }),
        (ForChips::Swapping(then), Action::StandPat) => Ok(Turn::Swap {
            jokers: round.rules().jokers,
            before: then.swapped(),
            cards: 0,
        }),
        (
            ForChips::Swapping(_),
            Action::Check | Action::Bet | Action::Call | Action::Raise | Action::Fold,
        )
        | (ForChips::Over(_), _) => Err(NotARound),
    }
}
