//! Rounds that were put aside because the link to another deal was opened while they were under way.

use super::game::{DecisionsOf, Effect, Game, PracticeOf, RulesOf};
use super::link::SharedDeal;
use super::marks::Marks;
use super::news::News;
use super::origin::{Mode, Origin, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Rules as _;
use super::sound::Sound;
use super::state::Table;

/// What lies on a table, or lay there until a link was opened. Then it comes back when the deal of the
/// link is over, so that a link neither loses a round nor is a way out of a losing one.
#[derive(Clone, Debug)]
pub(super) struct Lying<G: Game> {
    /// The pack or the round.
    pub(super) phase: Phase<G::Round>,
    /// What the next round is played by.
    pub(super) rules: RulesOf<G>,
    /// The cards that the player means to swap.
    pub(super) marks: Marks,
    /// The decisions of the player who shared the deal.
    pub(super) theirs: Option<DecisionsOf<G>>,
    /// The hands that the player practises.
    pub(super) practice: Option<PracticeOf<G>>,
}

impl<G: Game> Lying<G> {
    /// Whether a player would miss it.
    pub(super) fn is_worth_keeping(&self) -> bool {
        match &self.phase {
            Phase::Bare | Phase::Ready(_) => false,
            Phase::Dealt(dealt) if self.phase.is_over() => {
                // A shoe that is dealt on. That of a link is found by the link again.
                dealt.sealed().origin == Origin::Fresh && dealt.serves_another()
            }
            Phase::Cutting(_) | Phase::Dealt(_) => true,
        }
    }
}

impl<G: Game> SharedDeal<G> {
    /// Whether this deal lies here, by the rules of the link if it names some; `next` are those of a
    /// round that is still to come.
    fn is_of(&self, phase: &Phase<G::Round>, next: &RulesOf<G>) -> bool {
        let same_deal = phase
            .sealed()
            .is_some_and(|sealed| sealed.origin == Origin::Shared && sealed.deal == self.deal);
        let same_rules = |rules| phase.rules(next) == rules;
        same_deal && self.rules.as_ref().is_none_or(same_rules)
    }
}

impl<G: Game> Table<G> {
    /// How many rounds were put aside, to come back one by one.
    #[must_use]
    pub const fn put_aside(&self) -> usize {
        self.aside.len()
    }

    /// Lays the deal of a link on the table. What lies there and is not over is put aside, unless it
    /// is this very deal by the same rules; then it stays, and what the link tells of the decisions
    /// of others is taken in. The rules of the link hold for what follows too; where it names none,
    /// those of the table stay if they want its pack.
    pub(super) fn open_link(&mut self, shared: SharedDeal<G>) -> Vec<Effect> {
        if self.mode != Mode::Free {
            return vec![];
        }
        let is_here = shared.is_of(&self.phase, &self.rules);
        let SharedDeal {
            deal,
            rules,
            theirs,
            begun,
        } = shared;
        match (is_here, &begun) {
            (true, None) => return self.hear_of(theirs),
            // It is played from another decision on.
            (true, Some(_)) => (),
            (false, _) => self.clear_away(),
        }
        match rules {
            Some(rules) => _ = self.set_rules(rules),
            None if self.rules.decks() == deal.decks() => (),
            None => _ = self.set_rules(G::daily_rules()),
        }
        self.theirs = theirs;
        let begun = begun
            .and_then(|begun| Dealt::<G::Round>::of_deal(deal.clone(), &self.rules, &begun).ok());
        match begun {
            Some(dealt) => {
                let mut effects = self.go_on(dealt, News::Dealt, Sound::Card);
                effects.push(Effect::DealtLink);
                effects
            }
            None => self.lay(
                Phase::Ready(Sealed::shared(deal)),
                Some(News::SharedDealReady),
            ),
        }
    }

    /// The browser has gone back to a link whose deal was dealt. If that was put aside, it comes back
    /// as it was. If it is gone, the link leaves the address and nothing is dealt; but a bare table
    /// takes it, for then the browser has stored nothing.
    pub(super) fn come_back(&mut self, shared: SharedDeal<G>) -> Vec<Effect> {
        let is_it = |it: &Lying<G>| shared.is_of(&it.phase, &it.rules);
        if let Some(place) = self.aside.iter().position(is_it) {
            let back = self.aside.remove(place);
            self.clear_away();
            return self.lay_again(back);
        }
        match &self.phase {
            Phase::Bare => self.open_link(shared),
            phase if shared.is_of(phase, &self.rules) => vec![],
            Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => vec![Effect::LeftLink],
        }
    }

    /// The link is that of the deal on the table; it may tell more than the one before.
    fn hear_of(&mut self, theirs: Option<DecisionsOf<G>>) -> Vec<Effect> {
        if theirs.is_none() || theirs == self.theirs {
            return vec![];
        }
        self.theirs = theirs;
        self.saved()
    }

    /// Puts aside what lies on the table and is not over.
    pub(super) fn clear_away(&mut self) {
        let on_table = Lying {
            phase: self.phase.clone(),
            rules: self.rules.clone(),
            marks: self.marks,
            theirs: self.theirs.clone(),
            practice: self.practice.clone(),
        };
        if on_table.is_worth_keeping() {
            self.aside.push(on_table);
        }
    }

    /// Lays the round on the table again that was put aside last; `None` where there is none.
    pub(super) fn bring_back(&mut self) -> Option<Vec<Effect>> {
        let back = self.aside.pop()?;
        let is_other_link = [self.phase.sealed(), back.phase.sealed()]
            .iter()
            .all(|sealed| sealed.is_some_and(|it| it.origin == Origin::Shared));
        let mut effects = self.lay_again(back);
        effects.extend(is_other_link.then_some(Effect::LeftLink));
        Some(effects)
    }

    fn lay_again(&mut self, back: Lying<G>) -> Vec<Effect> {
        let Lying {
            phase,
            rules,
            marks,
            theirs,
            practice,
        } = back;
        self.set_rules(rules);
        self.theirs = theirs;
        self.practice = practice;
        let mut effects = self.lay_marked(phase, marks, Some(News::RoundBack));
        effects.extend(self.first_effects());
        effects
    }
}
