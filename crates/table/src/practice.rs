//! Practice: hands that begin as the player wants to practise them, one after the other. They never count, and the
//! interrupted round comes back afterwards.

use std::fmt;
use std::str::FromStr;

use fair_shuffle::{Deal, Secret};

use super::clock::PendingDeal;
use super::detours::Detour;
use super::game::{Effect, Game, PracticeOf, RulesOf};
use super::news::News;
use super::origin::{NoEntropy, Origin, Sealed};
use super::phase::{Dealt, Phase};
use super::progress::{Judgement, PracticeScore, Practising};
use super::round::{Round, Rules as _, Stage};
use super::sound::Sound;
use super::state::Table;

/// The hands that can be practised in a game; [`NoPractice`] in a game without practice. It is written and parsed as
/// one word for links and saves.
pub trait Practice<R: Round>: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr {
    /// A deal with these rules whose round begins with such a hand, and with a decision of the player. The same entropy
    /// gives the same deal. All other cards are as random as in any deal. The hands at the places `done` of the list are
    /// left out, as far as the search finds others.
    ///
    /// # Errors
    /// [`NoSuchHand`] if the rules produce no such hand.
    fn deal_without(
        &self,
        done: &[usize],
        rules: &R::Rules,
        entropy: Secret,
    ) -> Result<Deal, NoSuchHand>;

    /// As [`deal_without`](Practice::deal_without), with all hands.
    ///
    /// # Errors
    /// [`NoSuchHand`] if the rules produce no such hand.
    fn deal(&self, rules: &R::Rules, entropy: Secret) -> Result<Deal, NoSuchHand> {
        self.deal_without(&[], rules, entropy)
    }

    /// The places on the list, from 0, of the hands that these rules produce; `None` for hands of a kind, which have no
    /// list.
    fn places(&self, rules: &R::Rules) -> Option<Vec<usize>>;

    /// The place on the list of the hand with which this round began; `None` if it is on no list, or if the round ended
    /// before the player could play it.
    fn place(&self, dealt: &Dealt<R>) -> Option<usize>;
}

/// The practice of a game without practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPractice {}

impl<R: Round> Practice<R> for NoPractice {
    fn deal_without(&self, _: &[usize], _: &R::Rules, _: Secret) -> Result<Deal, NoSuchHand> {
        match *self {}
    }

    fn places(&self, _: &R::Rules) -> Option<Vec<usize>> {
        match *self {}
    }

    fn place(&self, _: &Dealt<R>) -> Option<usize> {
        match *self {}
    }
}

impl fmt::Display for NoPractice {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoPractice {
    type Err = NotPractice;

    fn from_str(_: &str) -> Result<NoPractice, NotPractice> {
        Err(NotPractice)
    }
}

/// The error for a text that names no practice hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPractice;

/// A list of practice hands: at least one, and none twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<T>(Vec<T>);

impl<T: PartialEq> Listed<T> {
    /// A list of these hands in order, without duplicates; `None` if there is none.
    #[must_use]
    pub fn new(all: Vec<T>) -> Option<Listed<T>> {
        let mut once: Vec<T> = Vec::new();
        for one in all {
            if !once.contains(&one) {
                once.push(one);
            }
        }
        (!once.is_empty()).then_some(Listed(once))
    }

    /// All hands of the list.
    #[must_use]
    pub fn all(&self) -> &[T] {
        &self.0
    }
}

impl<T> Listed<T> {
    /// The places of these hands on the list, from 0.
    pub fn places(&self, is_meant: impl Fn(&T) -> bool) -> Vec<usize> {
        let all = self.0.iter().enumerate();
        let meant = all.filter(|(_, hand)| is_meant(hand));
        meant.map(|(place, _)| place).collect()
    }
}

/// The separator between two hands of a list, and after its name.
pub const LIST_SEPARATOR: char = '.';

/// Writes the hands with a dot between two of them.
impl<T: fmt::Display> fmt::Display for Listed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, one) in self.0.iter().enumerate() {
            if place > 0 {
                write!(f, "{LIST_SEPARATOR}")?;
            }
            one.fmt(f)?;
        }
        Ok(())
    }
}

impl<T: FromStr<Err = NotPractice> + PartialEq> FromStr for Listed<T> {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Listed<T>, NotPractice> {
        let all: Result<Vec<T>, NotPractice> = text.split(LIST_SEPARATOR).map(str::parse).collect();
        Listed::new(all?).ok_or(NotPractice)
    }
}

/// The error that the rules produce no such hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchHand;

impl NoSuchHand {
    /// The sentence about it on the page, in English.
    pub const SENTENCE: &str = "With these rules there is no such hand to practise.";
}

impl fmt::Display for NoSuchHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NoSuchHand::SENTENCE)
    }
}

impl std::error::Error for NoSuchHand {}

impl<G: Game> Table<G> {
    /// The hands that the player practises, while one of them is on the table.
    #[must_use]
    pub fn practice(&self) -> Option<&PracticeOf<G>> {
        self.detours.practising().map(Practising::hands)
    }

    /// The score of the practice, while one of its hands is on the table.
    #[must_use]
    pub fn practice_score(&self) -> Option<PracticeScore> {
        let practising = self.detours.practising()?;
        Some(practising.score::<G::Round>(self.rules_on_table()))
    }

    /// Counts the coach's judgement of a decision in practice, once. The player has made `since` decisions since. A
    /// listed hand is done when all its decisions were right.
    pub(super) fn judge_practice(&mut self, judgement: Judgement, since: usize) -> Vec<Effect> {
        let (Phase::Dealt(dealt), Some(practising)) = (&self.phase, self.detours.practising_mut())
        else {
            return vec![];
        };
        let is_complete = match dealt.round().stage() {
            Stage::Player | Stage::Swap => false,
            Stage::Dealer | Stage::Over => true,
        };
        let decided = dealt.decisions().last_round().len();
        let place = is_complete
            .then(|| practising.hands().place(dealt))
            .flatten();
        if practising.judge(judgement, decided.saturating_sub(since), decided, place) {
            self.save_effects()
        } else {
            vec![]
        }
    }

    /// Begins the practice of such hands, with these rules or with those of the table. If one of them is under way
    /// already, it stays.
    pub(super) fn practise(
        &mut self,
        hands: PracticeOf<G>,
        rules: Option<RulesOf<G>>,
    ) -> Vec<Effect> {
        let rules = rules.unwrap_or_else(|| self.rules_to_play().clone());
        let is_here = self.practice() == Some(&hands)
            && self.phase.is_under_way()
            && *self.rules_to_play() == rules;
        if !self.sequence.is_free() || is_here {
            return vec![];
        }
        self.request_practice(hands, rules)
    }

    /// Requests the entropy of a practice hand.
    pub(super) fn request_practice(
        &mut self,
        hands: PracticeOf<G>,
        rules: RulesOf<G>,
    ) -> Vec<Effect> {
        vec![self.clock.request(PendingDeal::Practice(hands, rules))]
    }

    /// Deals a practice hand. It suspends the round on the table, unless that is a practice hand too. A fresh pack that
    /// lay ready becomes the next one.
    pub(super) fn deal_practice(
        &mut self,
        hands: PracticeOf<G>,
        rules: RulesOf<G>,
        entropy: Result<Secret, NoEntropy>,
    ) -> Vec<Effect> {
        let goes_on = self.practice() == Some(&hands);
        let before = self.detours.practising().filter(|_| goes_on);
        let before = before.filter(|_| *self.rules_on_table() == rules);
        let practising = before.map_or_else(
            || Practising::new(hands),
            |before| before.next_hand::<G::Round>(&rules),
        );
        let dealt = match entropy {
            Ok(entropy) => {
                let hands = practising.hands();
                let deal = hands.deal_without(practising.done(), &rules, entropy);
                deal.or(Err(News::NoSuchHand))
            }
            Err(NoEntropy) => Err(News::NoEntropy),
        };
        let deal = match dealt {
            Ok(deal) => deal,
            Err(refusal) => {
                // The request moved the position on, so the pause before the dealer's card begins again.
                let mut effects = self.announce(refusal);
                effects.extend(self.pause());
                return effects;
            }
        };
        if self.practice().is_none() {
            match &self.phase {
                Phase::Ready(sealed) if sealed.origin == Origin::Fresh => {
                    self.sequence.set_next(sealed.clone());
                }
                Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => (),
            }
            self.suspend_round();
        }
        let news = if goes_on {
            News::Dealt
        } else {
            News::PracticeBegun
        };
        let sealed = Sealed::practice(deal);
        let stake = G::Round::usual_stake(&rules);
        self.detours.enter(Detour::Practice(practising));
        self.selection.go_to(0);
        self.continue_round(Dealt::start(sealed, rules, stake), news, Sound::Card)
    }

    /// Ends the practice. The interrupted round comes back, or a fresh pack lies on the table.
    pub(super) fn end_practice(&mut self) -> Vec<Effect> {
        if self.practice().is_none() {
            return vec![];
        }
        if let Some(effects) = self.resume_round() {
            return effects;
        }
        let next = self.sequence.take_next(self.next_round.rules().decks());
        let fresh = next.map_or(Phase::Bare, Phase::Ready);
        let mut effects = self.set_phase(fresh, None);
        effects.extend(self.first_effects());
        effects
    }

    /// The rules of the next round: in practice, those of the last one.
    pub(super) fn rules_to_play(&self) -> &RulesOf<G> {
        match self.practice() {
            Some(_) => self.rules_on_table(),
            None => self.rules(),
        }
    }
}
