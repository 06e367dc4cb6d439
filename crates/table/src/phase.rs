//! The contents of a table, and the replay of a round from its deal and its decisions.

use std::fmt;

use fair_shuffle::Deal;

use super::decisions::Decisions;
use super::fields::Fields;
use super::link::{Linked, write_deal};
use super::origin::{Cutting, DailyRound, Origin, Sealed};
use super::round::{Refused, Round};

/// The contents of a table.
#[derive(Clone, Debug, Default)]
pub enum Phase<R: Round> {
    /// No pack: the browser has not answered the request for entropy yet, or could not.
    #[default]
    Bare,
    /// A sealed pack. Deal starts the round.
    Ready(Sealed),
    /// A sealed pack that the player cuts before it is dealt.
    Cutting(Cutting),
    /// A round, under way or over.
    Dealt(Dealt<R>),
}

impl<R: Round> Phase<R> {
    /// The deal with its seal on show, if there is one.
    #[must_use]
    pub const fn sealed(&self) -> Option<&Sealed> {
        match self {
            Phase::Bare => None,
            Phase::Ready(sealed) => Some(sealed),
            Phase::Cutting(cutting) => Some(cutting.sealed()),
            Phase::Dealt(dealt) => Some(&dealt.sealed),
        }
    }

    /// The daily round on the table, if there is one.
    #[must_use]
    pub const fn daily(&self) -> Option<DailyRound> {
        match self.sealed() {
            Some(Sealed {
                origin: Origin::Daily(round),
                ..
            }) => Some(*round),
            Some(Sealed {
                origin: Origin::Fresh | Origin::Shared | Origin::Practice,
                ..
            })
            | None => None,
        }
    }

    /// The round on the table, if cards lie there.
    #[must_use]
    pub const fn round(&self) -> Option<&R> {
        match self {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => None,
            Phase::Dealt(dealt) => Some(&dealt.round),
        }
    }

    /// The rules of the round on the table. Before the deal, these are the rules of the next round.
    #[must_use]
    pub const fn rules<'a>(&'a self, next: &'a R::Rules) -> &'a R::Rules {
        match self {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => next,
            Phase::Dealt(dealt) => &dealt.rules,
        }
    }

    /// Returns true if a round is under way.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.round().is_some_and(|round| !round.is_over())
    }

    /// Returns true if the result of a round is on the table.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.round().is_some_and(Round::is_over)
    }

    /// Returns true if the player may deal: always, unless a round is under way, the pack waits for its cut, or the
    /// last round of a day is over.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        match self {
            Phase::Bare | Phase::Ready(_) => true,
            Phase::Cutting(_) => false,
            Phase::Dealt(dealt) => {
                let last = self.daily().is_some_and(|round| round.next().is_none());
                dealt.round.is_over() && !last
            }
        }
    }
}

/// A round on the table, with all data for its replay.
#[derive(Clone, Debug)]
pub struct Dealt<R: Round> {
    sealed: Sealed,
    rules: R::Rules,
    decisions: Decisions<R::Action, R::Stake>,
    round: R,
    /// True if the player has chosen other rules, so that the deal serves no further round.
    closed: bool,
}

impl<R: Round> Dealt<R> {
    /// Deals the first round of this deal, with a stake that its rules [accept](Round::accepts).
    ///
    /// # Panics
    /// Never: every [`Deal`] has at least 52 cards, and no game here needs more to start.
    #[must_use]
    pub fn start(sealed: Sealed, rules: R::Rules, stake: R::Stake) -> Dealt<R> {
        let round = R::deal(R::deck(&sealed.deal), &rules, &stake);
        let round = round.expect("a whole pack starts any round");
        Dealt {
            decisions: Decisions::beginning(stake),
            ..Dealt::stacked(sealed, rules, round)
        }
    }

    /// A round with other cards than those of its deal, for tests that choose the cards. Only tests and
    /// [`Dealt::start`] call this.
    #[must_use]
    pub fn stacked(sealed: Sealed, rules: R::Rules, round: R) -> Dealt<R> {
        Dealt {
            sealed,
            rules,
            decisions: Decisions::default(),
            round,
            closed: false,
        }
    }

    /// The deal that the round is played with.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// The rules that the round is played by.
    #[must_use]
    pub const fn rules(&self) -> &R::Rules {
        &self.rules
    }

    /// The decisions on this deal so far.
    #[must_use]
    pub const fn decisions(&self) -> &Decisions<R::Action, R::Stake> {
        &self.decisions
    }

    /// The round as it stands.
    #[must_use]
    pub const fn round(&self) -> &R {
        &self.round
    }

    /// Returns true if the deal has served its last round, so that its secret may be shown. A daily deal and a practice
    /// deal serve one round.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.round.is_over() && !self.serves_another()
    }

    /// The fields of a link to the deal: the deal with its secret, the rules, and the decisions if `with` includes
    /// them.
    #[must_use]
    pub fn link(&self, with: Linked) -> Fields {
        let rules = self.rules.to_string();
        let play = match with {
            Linked::Deal => None,
            Linked::DealAndDecisions => Some(self.decisions.clone().for_link()),
        };
        write_deal(&self.sealed.deal)
            .with_some("rules", (!rules.is_empty()).then_some(rules))
            .with_some("play", play)
    }

    /// Returns true if the deal serves another round.
    #[must_use]
    pub fn serves_another(&self) -> bool {
        match self.sealed.origin {
            Origin::Daily(_) | Origin::Practice => false,
            Origin::Fresh | Origin::Shared => !self.closed && self.round.next_deck().is_some(),
        }
    }

    /// Returns true if the player has chosen other rules, so that the deal serves no further round.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Closes the deal, if it would serve another round. The table does so when the player chooses other rules. The
    /// page may then reveal the secret, so no round may follow.
    pub fn close(&mut self) {
        self.closed |= self.round.next_deck().is_some();
    }

    /// The decisions of all earlier rounds on this deal, and the first `place` decisions of its last round.
    #[must_use]
    pub fn decisions_before(&self, place: usize) -> Decisions<R::Action, R::Stake> {
        let (mut before, actions) = self.decisions.clone().split_last_round();
        for action in actions.into_iter().take(place) {
            before.push(action);
        }
        before
    }

    /// Each decision of the last round, in order, with the state of the round in which the player made it.
    #[must_use]
    pub fn steps(&self) -> Vec<(R, R::Action)> {
        let (before, actions) = self.decisions.clone().split_last_round();
        let Ok(mut dealt) = replay::<R>(self.sealed.clone(), &self.rules, &before) else {
            return vec![];
        };
        let mut steps = vec![];
        for action in actions {
            dealt = dealt.run_on();
            steps.push((dealt.round.clone(), action));
            (dealt, _) = dealt.play(action);
        }
        steps
    }

    /// Plays a decision. A refused one changes nothing, and the refusal is returned.
    #[must_use]
    pub fn play(mut self, action: R::Action) -> (Dealt<R>, Option<R::Refusal>) {
        match self.round.play(action) {
            Ok(round) => {
                self.decisions.push(action);
                (Dealt { round, ..self }, None)
            }
            Err(Refused { round, why }) => (Dealt { round, ..self }, Some(why)),
        }
    }

    /// Plays the next step that needs no decision, such as the dealer's next card. Saves do not record it.
    #[must_use]
    pub fn advance(self) -> Dealt<R> {
        Dealt {
            round: self.round.advance(),
            ..self
        }
    }

    /// Plays all steps that need no decision.
    #[must_use]
    pub fn run_on(self) -> Dealt<R> {
        Dealt {
            round: self.round.run_on(),
            ..self
        }
    }

    /// Deals the next round of the same deal, with a stake that its rules [accept](Round::accepts). `None` if the deal
    /// serves no other round.
    #[must_use]
    pub fn next_round(&self, stake: R::Stake) -> Option<Dealt<R>> {
        let (round, stake) = self.deal_next(stake)?;
        Some(self.clone().continue_with(round, stake))
    }

    fn deal_next(&self, stake: R::Stake) -> Option<(R, R::Stake)> {
        let deck = self.round.next_deck().filter(|_| !self.closed)?;
        let round = R::deal(deck, &self.rules, &stake).ok()?;
        Some((round, stake))
    }

    fn continue_with(mut self, round: R, stake: R::Stake) -> Dealt<R> {
        self.decisions.begin_round_for(stake);
        Dealt { round, ..self }
    }
}

/// Replays the decisions on a deal, and returns its last round.
///
/// # Errors
/// [`ReplayError`] at the first decision that does not fit.
pub fn replay<R: Round>(
    sealed: Sealed,
    rules: &R::Rules,
    decisions: &Decisions<R::Action, R::Stake>,
) -> Result<Dealt<R>, ReplayError<R::Refusal>> {
    replay_each(sealed, rules, decisions, |_| ())
}

/// As [`replay`], but passes each finished round before the last one to `over`.
///
/// # Errors
/// As [`replay`].
pub fn replay_each<R: Round>(
    sealed: Sealed,
    rules: &R::Rules,
    decisions: &Decisions<R::Action, R::Stake>,
    mut over: impl FnMut(&R),
) -> Result<Dealt<R>, ReplayError<R::Refusal>> {
    let accepted = |number, stake: &R::Stake| match R::accepts(rules, stake) {
        Ok(()) => Ok(stake.clone()),
        Err(why) => Err(ReplayError::Stake { number, why }),
    };
    let first = accepted(1, decisions.first_stake())?;
    let mut dealt = Dealt::start(sealed, rules.clone(), first);
    let mut number = 0;
    for (place, (stake, actions)) in decisions.each().enumerate() {
        if place > 0 {
            let stake = accepted(place + 1, stake)?;
            dealt = dealt.run_on();
            over(dealt.round());
            let next = dealt.deal_next(stake);
            let (round, stake) = next.ok_or(ReplayError::NoSuchRound { number: place + 1 })?;
            // `next_round` would copy all earlier decisions, and a shoe can have hundreds of them.
            dealt = dealt.continue_with(round, stake);
        }
        for action in actions {
            number += 1;
            // Opponents may act between two decisions.
            let (played, refused) = dealt.run_on().play(*action);
            dealt = played;
            if let Some(why) = refused {
                return Err(ReplayError::Refused { number, why });
            }
        }
    }
    Ok(dealt)
}

/// Replays of a deal without a table.
impl<R: Round> Dealt<R> {
    /// As [`replay`], for a deal alone. It also plays the steps up to the player's next decision.
    ///
    /// # Errors
    /// As [`replay`].
    pub fn of_deal(
        deal: Deal,
        rules: &R::Rules,
        decisions: &Decisions<R::Action, R::Stake>,
    ) -> Result<Dealt<R>, ReplayError<R::Refusal>> {
        replay(Sealed::shared(deal), rules, decisions).map(Dealt::run_on)
    }
}

/// The reason why decisions do not fit a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<W> {
    /// The rules refuse a decision.
    Refused {
        /// The number of the decision on the deal, counted from 1.
        number: usize,
        /// The refusal.
        why: W,
    },
    /// The rules do not accept the stake of a round.
    Stake {
        /// The number of the round on the deal, counted from 1.
        number: usize,
        /// The refusal.
        why: W,
    },
    /// The deal does not serve this round, or the round before it is not over.
    NoSuchRound {
        /// The number of the round on the deal, counted from 1.
        number: usize,
    },
}

impl<W: fmt::Display> fmt::Display for ReplayError<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Refused { number, why } => {
                write!(f, "Decision {number} is refused: {why}")
            }
            ReplayError::Stake { number, why } => {
                write!(f, "The stake of round {number} is refused: {why}")
            }
            ReplayError::NoSuchRound { number } => {
                write!(f, "The deal has no round {number}.")
            }
        }
    }
}

impl<W: fmt::Display + fmt::Debug> std::error::Error for ReplayError<W> {}
