//! The phases before the play of a hand: insurance, early surrender, and the turns of other seats.

use super::{Acting, EarlyTurn, InsuranceTurn, NextQuestion, SeatsTurn, after_player, shortage};
use crate::action::{Action, Refusal, Withheld};
use crate::hand::{End, HandState, HandView};
use crate::round::Round;
use crate::shared::{LastActor, Part, Shared};

impl InsuranceTurn {
    /// The reason why the player cannot decide this now, or `None` if the player can.
    pub(crate) fn refusal(&self, action: Action) -> Option<Refusal> {
        let Shared { stake, .. } = &*self.0.shared;
        let paid = self.0.shared.insured().checked_add(stake.bet().half());
        match action {
            Action::NoInsurance => None,
            Action::Insurance if paid.is_some_and(|paid| stake.funds().cover(paid)) => None,
            Action::Insurance => Some(Refusal::TooFewChips),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::Surrender
            | Action::PlayOn => Some(Refusal::NotHere),
        }
    }

    /// The reason why the table does not offer this, if the player may look for it.
    pub(crate) fn withheld(&self, action: Action) -> Option<Withheld> {
        shortage(self.refusal(action)?)
    }

    /// Plays the decision. The dealer looks at the hole card once the player has decided about each hand.
    pub(crate) fn play(self, action: Action) -> Round {
        let InsuranceTurn(mut turn) = self;
        turn.record_actor(LastActor::BeforePeek);
        match action {
            Action::Insurance => {
                let half = turn.shared.bet().half();
                if let Some(paid) = turn.shared.insurance.get_mut(turn.active.spot()) {
                    *paid = half;
                }
            }
            Action::NoInsurance => (),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::Surrender
            | Action::PlayOn => return Round::Insurance(InsuranceTurn(turn)),
        }
        match turn.next_question(|_| true) {
            NextQuestion::Next(turn) => Round::Insurance(InsuranceTurn(turn)),
            NextQuestion::All(turn) => turn.before_peek(),
        }
    }
}

impl EarlyTurn {
    /// The reason why the player cannot decide this now, or `None` if the player can.
    pub(crate) const fn refusal(action: Action) -> Option<Refusal> {
        match action {
            Action::Surrender | Action::PlayOn => None,
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::NoInsurance
            | Action::Insurance => Some(Refusal::NotHere),
        }
    }

    /// Plays the decision. The dealer looks at the hole card once the player has decided about each hand.
    pub(crate) fn play(self, action: Action) -> Round {
        let EarlyTurn {
            mut turn,
            mut given_up,
        } = self;
        turn.record_actor(LastActor::BeforePeek);
        match action {
            Action::Surrender => given_up.push(turn.active.spot()),
            Action::PlayOn => (),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::NoInsurance
            | Action::Insurance => return Round::Early(EarlyTurn { turn, given_up }),
        }
        turn.ask_early(given_up)
    }

    /// The player's hands, from the left.
    pub(crate) fn each(&self) -> Vec<HandView<'_>> {
        let mut each = self.turn.each();
        for hand in &mut each {
            if self.given_up.contains(&hand.spot) {
                hand.state = HandState::Over(End::Surrendered);
            }
        }
        each
    }
}

impl SeatsTurn {
    /// The round after the next card of the acting seat.
    pub(crate) fn act(self) -> Round {
        match self.0 {
            Acting::Before(mut turn) => {
                turn.shared.act(Part::Before);
                turn.after_seats()
            }
            Acting::After(mut shared, played) => {
                shared.act(Part::After);
                after_player(shared, played)
            }
        }
    }

    /// The state that all phases of a round share.
    pub(crate) fn shared(&self) -> &Shared {
        match &self.0 {
            Acting::Before(turn) => &turn.shared,
            Acting::After(shared, _) => shared,
        }
    }

    /// Returns the acting seat, counted from 0 in the order in which the seats act.
    #[must_use]
    pub fn seat(&self) -> Option<usize> {
        match &self.0 {
            Acting::Before(turn) => turn.shared.acting(Part::Before),
            Acting::After(shared, _) => shared.acting(Part::After),
        }
    }

    /// The player's hands, from the left. None of them is active.
    pub(crate) fn each(&self) -> Vec<HandView<'_>> {
        match &self.0 {
            Acting::Before(turn) => {
                let waits = |hand: HandView<'_>| match hand.state {
                    HandState::Active => HandState::Waiting,
                    state @ (HandState::Waiting | HandState::Over(_)) => state,
                };
                let each = turn.each().into_iter();
                each.map(|hand| HandView {
                    state: waits(hand),
                    ..hand
                })
                .collect()
            }
            Acting::After(shared, played) => {
                let mut each: Vec<_> = played.iter().map(|it| it.view(shared.bet())).collect();
                each.sort_by_key(|hand| hand.spot);
                each
            }
        }
    }
}
