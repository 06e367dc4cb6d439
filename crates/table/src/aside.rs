//! Rounds that a link or a practice hand has interrupted.

use super::game::{DecisionsOf, Effect, Game, PracticeOf, RulesOf};
use super::link::SharedDeal;
use super::marks::Marks;
use super::news::News;
use super::origin::{Origin, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Rules as _;
use super::sound::Sound;
use super::state::Table;

/// A round or a pack that the table has set aside, with its settings. The table sets it aside when the player opens a
/// link or practises, and puts it back afterwards. So the player does not lose a round by opening a link, and cannot
/// escape a losing one that way.
#[derive(Clone, Debug)]
pub(super) struct SuspendedRound<G: Game> {
    /// The pack or the round.
    pub(super) phase: Phase<G::Round>,
    /// The rules of the next round.
    pub(super) rules: RulesOf<G>,
    /// The cards that the player has marked for swapping.
    pub(super) marks: Marks,
    /// The decisions of the player who shared the deal.
    pub(super) theirs: Option<DecisionsOf<G>>,
    /// The hands that the player practises.
    pub(super) practice: Option<PracticeOf<G>>,
}

impl<G: Game> SuspendedRound<G> {
    /// Returns true if the table must put this back later: the round is under way, its pack waits for the cut, or its
    /// shoe can deal another round.
    pub(super) fn must_resume(&self) -> bool {
        match &self.phase {
            Phase::Bare | Phase::Ready(_) => false,
            Phase::Dealt(dealt) if self.phase.is_over() => {
                // Between two rounds only a fresh shoe comes back: a link can open its own shoe again.
                dealt.sealed().origin == Origin::Fresh && dealt.serves_another()
            }
            Phase::Cutting(_) | Phase::Dealt(_) => true,
        }
    }
}

impl<G: Game> SharedDeal<G> {
    /// Returns true if this phase has the deal of the link, and its rules if the link names some. `next` are the rules
    /// of the next round.
    fn matches(&self, phase: &Phase<G::Round>, next: &RulesOf<G>) -> bool {
        let same_deal = phase
            .sealed()
            .is_some_and(|sealed| sealed.origin == Origin::Shared && sealed.deal == self.deal);
        let same_rules = |rules| phase.rules(next) == rules;
        same_deal && self.rules.as_ref().is_none_or(same_rules)
    }
}

impl<G: Game> Table<G> {
    /// The number of rounds that are set aside. The table puts them back one by one, the latest first.
    #[must_use]
    pub const fn put_aside(&self) -> usize {
        self.aside.len()
    }

    /// Puts the deal of a link on the table, and sets an unfinished round aside.
    ///
    /// If this very deal is already on the table with the same rules, it stays, and the table takes over the other
    /// player's decisions from the link. The link's rules also apply to the next rounds. If the link names none, the
    /// table keeps its rules, or takes those of the daily deals if its own use another pack.
    pub(super) fn open_link(&mut self, shared: SharedDeal<G>) -> Vec<Effect> {
        if !self.sequence.is_free() {
            return vec![];
        }
        let is_here = shared.matches(&self.phase, self.rules());
        let SharedDeal {
            deal,
            rules,
            theirs,
            begun,
        } = shared;
        match (is_here, &begun) {
            (true, None) => return self.update_theirs(theirs),
            // The same deal, but the link has decisions with which its round begins: the round is replaced.
            (true, Some(_)) => (),
            (false, _) => self.suspend_round(),
        }
        match rules {
            Some(rules) => _ = self.next_round.set_rules(rules),
            None if self.rules().decks() == deal.decks() => (),
            None => _ = self.next_round.set_rules(G::daily_rules()),
        }
        self.theirs = theirs;
        let begun = begun
            .and_then(|begun| Dealt::<G::Round>::of_deal(deal.clone(), self.rules(), &begun).ok());
        match begun {
            Some(dealt) => {
                let mut effects = self.continue_round(dealt, News::Dealt, Sound::Card);
                effects.push(Effect::DealtLink);
                effects
            }
            None => self.set_phase(
                Phase::Ready(Sealed::shared(deal)),
                Some(News::SharedDealReady),
            ),
        }
    }

    /// Handles the browser's return (by Back or Forward) to a link whose deal was dealt before. If the deal is still on
    /// the table, nothing changes. If the table has set its round aside, it puts the round back. Otherwise the link
    /// leaves the address, and the table deals nothing. A table without a pack opens the link, because then the browser
    /// has stored no round.
    pub(super) fn reopen_link(&mut self, shared: SharedDeal<G>) -> Vec<Effect> {
        let is_same_deal = |it: &SuspendedRound<G>| shared.matches(&it.phase, &it.rules);
        if let Some(place) = self.aside.iter().position(is_same_deal) {
            let back = self.aside.remove(place);
            self.suspend_round();
            return self.restore_round(back);
        }
        match &self.phase {
            Phase::Bare => self.open_link(shared),
            phase if shared.matches(phase, self.rules()) => vec![],
            Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => vec![Effect::LeftLink],
        }
    }

    /// Takes over the other player's decisions from a link to the deal on the table, if the link has them.
    fn update_theirs(&mut self, theirs: Option<DecisionsOf<G>>) -> Vec<Effect> {
        if theirs.is_none() || theirs == self.theirs {
            return vec![];
        }
        self.theirs = theirs;
        self.save_effects()
    }

    /// Sets the unfinished round on the table aside.
    pub(super) fn suspend_round(&mut self) {
        let on_table = SuspendedRound {
            phase: self.phase.clone(),
            rules: self.rules().clone(),
            marks: self.marks(),
            theirs: self.theirs.clone(),
            practice: self.practice.clone(),
        };
        if on_table.must_resume() {
            self.aside.push(on_table);
        }
    }

    /// Puts the round that was set aside last back on the table. Returns `None` if there is none.
    pub(super) fn resume_round(&mut self) -> Option<Vec<Effect>> {
        let back = self.aside.pop()?;
        let is_other_link = [self.phase.sealed(), back.phase.sealed()]
            .iter()
            .all(|sealed| sealed.is_some_and(|it| it.origin == Origin::Shared));
        let mut effects = self.restore_round(back);
        effects.extend(is_other_link.then_some(Effect::LeftLink));
        Some(effects)
    }

    fn restore_round(&mut self, back: SuspendedRound<G>) -> Vec<Effect> {
        let SuspendedRound {
            phase,
            rules,
            marks,
            theirs,
            practice,
        } = back;
        self.next_round.set_rules(rules);
        self.theirs = theirs;
        self.practice = practice;
        let mut effects = self.set_phase_with_marks(phase, marks, Some(News::RoundBack));
        effects.extend(self.first_effects());
        effects
    }
}
