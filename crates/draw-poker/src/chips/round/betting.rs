//! A betting round: the legal actions and their effects.

use super::{BettingRound, ForChips, NoMore, Seat, SeatAction, Standing, Street};
use crate::chips::policy::{BetView, Intent};
use crate::chips::{MOST_RAISES, less, plus, sum};
use crate::opponent::Character;
use crate::poker_match::Action;
use fair_deal_core::WildHand;
use fair_deal_table::Chips;
use fair_deal_table::Marks;

impl BettingRound {
    /// The current betting round.
    #[must_use]
    pub const fn street(&self) -> Street {
        self.street
    }

    /// The current bet of this betting round.
    #[must_use]
    pub fn level(&self) -> Chips {
        sum((0..self.bets).map(|_| self.street.bet()))
    }

    /// The chips that the seat to act needs to stay in, or none if it may check.
    #[must_use]
    pub fn to_call(&self) -> Chips {
        self.turn().map_or(Chips::NONE, |seat| {
            less(self.level(), seat.bet).min(seat.stack)
        })
    }

    /// The chips that the seat to act pays for this action, if it is legal.
    #[must_use]
    pub fn pays(&self, action: Action) -> Chips {
        match action {
            Action::Call => self.to_call(),
            Action::Bet | Action::Raise => plus(self.to_call(), self.street.bet()),
            Action::Check | Action::Fold | Action::Swap(_) | Action::StandPat => Chips::NONE,
        }
    }

    fn turn(&self) -> Option<&Seat> {
        let seat = self.waiting.first()?;
        self.seats.each.get(*seat)
    }

    /// Returns the reason why the seat to act can neither bet nor raise, or `None` if it can.
    fn no_more(&self, seat: &Seat) -> Option<NoMore> {
        let more = plus(self.to_call(), self.street.bet());
        let first = self.waiting.first().copied();
        let mut others = self.seats.each.iter().zip(0..);
        // A bet needs an opponent who can call it.
        let can_be_called = others.any(|(other, at)| Some(at) != first && other.may_bet());
        if !can_be_called {
            Some(NoMore::NobodyCalls)
        } else if self.bets > MOST_RAISES {
            Some(NoMore::MostRaises)
        } else {
            (seat.stack < more).then_some(NoMore::TooFewChips)
        }
    }

    /// Returns whichever of Bet and Raise would fit the moment but is not allowed, with the reason.
    #[must_use]
    pub fn withheld(&self) -> Option<(Action, NoMore)> {
        let why = self.no_more(self.turn()?)?;
        let action = if self.to_call() == Chips::NONE {
            Action::Bet
        } else {
            Action::Raise
        };
        Some((action, why))
    }

    /// The legal actions of the seat to act.
    pub(super) fn legal(&self) -> Vec<Action> {
        let Some(seat) = self.turn() else {
            return vec![];
        };
        let to_call = self.to_call();
        let may_add = self.no_more(seat).is_none();
        if to_call == Chips::NONE {
            let bet = may_add.then_some(Action::Bet);
            [Action::Check].into_iter().chain(bet).collect()
        } else {
            let raise = may_add.then_some(Action::Raise);
            [Action::Fold, Action::Call]
                .into_iter()
                .chain(raise)
                .collect()
        }
    }

    /// The view of the opponent to act, with this hand.
    #[must_use]
    pub fn view<'a>(&self, hand: &'a WildHand) -> BetView<'a> {
        let seat = self.turn();
        BetView {
            hand,
            jokers: self.seats.rules.jokers,
            street: self.street,
            swapped: seat.and_then(|seat| seat.discarded).map_or(0, Marks::count),
            others: self.seats.count_in() - 1,
            bets: self.bets,
        }
    }

    /// The action of this character on this turn.
    #[must_use]
    pub fn choice_of(&self, character: Character) -> Action {
        let Some(seat) = self.turn() else {
            return Action::Check;
        };
        let hand = seat.hand.turn();
        // Most opponents need no number, and a number takes longer than their rule.
        let number = || {
            let at = self.waiting.first();
            at.map_or(0, |at| self.seats.number_of(*at))
        };
        let solved = self.solved_action(character, &hand, number);
        if let Some(action) = solved {
            return action;
        }
        self.action_for(character.intent(&self.view(&hand)))
    }

    /// The legal action that carries out this intent for the seat to act.
    #[must_use]
    pub fn action_for(&self, intent: Intent) -> Action {
        let legal = self.legal();
        let may = |action: Action| legal.contains(&action);
        let wants_to_add = match intent {
            Intent::Raise => true,
            Intent::Bet | Intent::Bluff => self.bets == 0,
            Intent::Call | Intent::Fold => false,
        };
        let calls = match intent {
            Intent::Raise | Intent::Bet | Intent::Call => true,
            Intent::Bluff | Intent::Fold => false,
        };
        match () {
            () if wants_to_add && may(Action::Bet) => Action::Bet,
            () if wants_to_add && may(Action::Raise) => Action::Raise,
            () if may(Action::Check) => Action::Check,
            () if calls => Action::Call,
            () => Action::Fold,
        }
    }

    /// Applies this action of the seat to act. The action must be legal.
    pub(super) fn act(mut self, action: Action) -> ForChips {
        let pays = self.pays(action);
        let at = self.waiting.remove(0);
        let seat = &mut self.seats.each[at];
        let paid = seat.pay(pays);
        seat.bet = plus(seat.bet, paid);
        let bet = seat.bet;
        let seat_action = match action {
            Action::Bet => SeatAction::Bet(bet),
            Action::Raise => SeatAction::Raise(bet),
            Action::Call => SeatAction::Call(paid),
            Action::Fold => {
                seat.standing = Standing::Folded;
                SeatAction::Fold
            }
            Action::Check | Action::Swap(_) | Action::StandPat => SeatAction::Check,
        };
        match action {
            Action::Bet | Action::Raise => {
                self.bets += 1;
                let others = self.seats.left_of(at).filter(|other| *other != at);
                self.waiting = others
                    .filter(|other| self.seats.each[*other].may_bet())
                    .collect();
            }
            Action::Check | Action::Call | Action::Fold | Action::Swap(_) | Action::StandPat => (),
        }
        self.seats.actions.push((at, seat_action));
        if self.waiting.is_empty() || self.seats.count_in() == 1 {
            self.seats.after_bets(self.street)
        } else {
            ForChips::Betting(self)
        }
    }
}
