//! Rounds that a link or a practice hand has interrupted.

use super::game::{DecisionsOf, Effect, Game, PracticeOf, RulesOf};
use super::link::SharedDeal;
use super::marks::Marks;
use super::news::News;
use super::origin::{Mode, Origin, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Rules as _;
use super::sound::Sound;
use super::state::Table;

/// A round or a pack of a table, with its settings. It leaves the table when the player opens a link or practises, and
/// comes back afterwards. So a link neither loses a round nor rescues the player from a losing one.
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
    /// Returns true if the round should come back: it is under way, its pack waits for the cut, or its shoe deals
    /// another round.
    pub(super) fn must_resume(&self) -> bool {
        match &self.phase {
            Phase::Bare | Phase::Ready(_) => false,
            Phase::Dealt(dealt) if self.phase.is_over() => {
                // A shoe with cards for another round. The link itself gives back a shoe that came from a link.
                dealt.sealed().origin == Origin::Fresh && dealt.serves_another()
            }
            Phase::Cutting(_) | Phase::Dealt(_) => true,
        }
    }
}

impl<G: Game> SharedDeal<G> {
    /// Returns true if this deal lies on the table, with the rules of the link if it names some. `next` are the rules
    /// of the next round.
    fn is_of(&self, phase: &Phase<G::Round>, next: &RulesOf<G>) -> bool {
        let same_deal = phase
            .sealed()
            .is_some_and(|sealed| sealed.origin == Origin::Shared && sealed.deal == self.deal);
        let same_rules = |rules| phase.rules(next) == rules;
        same_deal && self.rules.as_ref().is_none_or(same_rules)
    }
}

impl<G: Game> Table<G> {
    /// The number of interrupted rounds. They come back one by one.
    #[must_use]
    pub const fn put_aside(&self) -> usize {
        self.aside.len()
    }

    /// Puts the deal of a link on the table, and sets aside an unfinished round.
    ///
    /// If this very deal is already on the table with the same rules, it stays, and the table takes over the other
    /// player's decisions from the link. The link's rules also apply to the next rounds. If the link names none, the
    /// table keeps its rules, as long as they use the same pack.
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
            (true, None) => return self.update_theirs(theirs),
            // The round starts again, after other decisions.
            (true, Some(_)) => (),
            (false, _) => self.suspend_round(),
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

    /// Handles the browser's way back to a link whose deal was already dealt. An interrupted round of that deal comes
    /// back as it was. If it is gone, the link leaves the address, and nothing is dealt. A bare table opens the link,
    /// because then the browser has stored nothing.
    pub(super) fn reopen_link(&mut self, shared: SharedDeal<G>) -> Vec<Effect> {
        let is_it = |it: &SuspendedRound<G>| shared.is_of(&it.phase, &it.rules);
        if let Some(place) = self.aside.iter().position(is_it) {
            let back = self.aside.remove(place);
            self.suspend_round();
            return self.restore_round(back);
        }
        match &self.phase {
            Phase::Bare => self.open_link(shared),
            phase if shared.is_of(phase, &self.rules) => vec![],
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
            rules: self.rules.clone(),
            marks: self.marks,
            theirs: self.theirs.clone(),
            practice: self.practice.clone(),
        };
        if on_table.must_resume() {
            self.aside.push(on_table);
        }
    }

    /// Puts the round that was interrupted last back on the table; `None` if there is none.
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
        self.set_rules(rules);
        self.theirs = theirs;
        self.practice = practice;
        let mut effects = self.set_phase_with_marks(phase, marks, Some(News::RoundBack));
        effects.extend(self.first_effects());
        effects
    }
}
