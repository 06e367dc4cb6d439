//! Detours from a table's own deals, by a link or to practice, and the rounds that they interrupt.

use super::decisions::Decisions;
use super::game::{DecisionsOf, Effect, Game, PracticeOf, RulesOf, StakeOf};
use super::link::SharedDeal;
use super::marks::Marks;
use super::news::News;
use super::origin::{Origin, Sealed};
use super::phase::{Dealt, Phase};
use super::progress::Practising;
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
    /// The detour that it belongs to.
    pub(super) detour: Detour<G>,
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

/// The detour from the table's own deals that the deal on the table belongs to, with the data that it needs.
#[derive(Clone, Debug)]
pub(super) enum Detour<G: Game> {
    /// No detour.
    None,
    /// A shared deal, and the decisions of the player who shared it, if the link has them.
    Shared(Option<DecisionsOf<G>>),
    /// A practice hand, with all hands that the player practises and the player's progress.
    Practice(Practising<PracticeOf<G>>),
}

impl<G: Game> Detour<G> {
    /// The decisions of the player who shared the deal.
    pub(super) const fn shared_decisions(&self) -> Option<&DecisionsOf<G>> {
        match self {
            Detour::Shared(decisions) => decisions.as_ref(),
            Detour::None | Detour::Practice(_) => None,
        }
    }

    /// The practice.
    pub(super) const fn practising(&self) -> Option<&Practising<PracticeOf<G>>> {
        match self {
            Detour::Practice(practising) => Some(practising),
            Detour::None | Detour::Shared(_) => None,
        }
    }

    /// Returns true if a deal of this origin can belong to the detour.
    fn fits(&self, origin: Option<Origin>) -> bool {
        match self {
            Detour::None => true,
            Detour::Shared(_) => origin == Some(Origin::Shared),
            Detour::Practice(_) => origin == Some(Origin::Practice),
        }
    }
}

/// The current detour from the table's own deals, and the rounds that links and practice have interrupted.
#[derive(Clone, Debug)]
pub(super) struct Detours<G: Game> {
    current: Detour<G>,
    /// The interrupted rounds, the last one at the end.
    suspended: Vec<SuspendedRound<G>>,
}

impl<G: Game> Detours<G> {
    /// A detour, and the rounds that are interrupted, the last one at the end.
    pub(super) const fn new(current: Detour<G>, suspended: Vec<SuspendedRound<G>>) -> Detours<G> {
        Detours { current, suspended }
    }

    /// The current detour.
    pub(super) const fn current(&self) -> &Detour<G> {
        &self.current
    }

    /// The interrupted rounds, the last one at the end.
    pub(super) const fn suspended(&self) -> &[SuspendedRound<G>] {
        self.suspended.as_slice()
    }

    /// The decisions of the player who shared the deal on the table.
    pub(super) const fn shared_decisions(&self) -> Option<&DecisionsOf<G>> {
        self.current.shared_decisions()
    }

    /// The last stake of the player who shared the deal on the table.
    pub(super) fn shared_stake(&self) -> Option<&StakeOf<G>> {
        self.shared_decisions().map(Decisions::last_stake)
    }

    /// The practice. It is `Some` exactly while one of its hands is on the table.
    pub(super) const fn practising(&self) -> Option<&Practising<PracticeOf<G>>> {
        self.current.practising()
    }

    /// The practice, to be changed.
    pub(super) const fn practising_mut(&mut self) -> Option<&mut Practising<PracticeOf<G>>> {
        match &mut self.current {
            Detour::Practice(practising) => Some(practising),
            Detour::None | Detour::Shared(_) => None,
        }
    }

    /// Goes on to this detour. The caller then puts its deal on the table.
    pub(super) fn enter(&mut self, detour: Detour<G>) {
        self.current = detour;
    }

    /// Ends the detour if the deal that is now on the table, of this origin, does not belong to it.
    pub(super) fn leave_unless(&mut self, origin: Option<Origin>) {
        if !self.current.fits(origin) {
            self.current = Detour::None;
        }
    }

    /// Adds the round on the table to the interrupted ones, if the table must put it back later.
    fn suspend(&mut self, round: SuspendedRound<G>) {
        if round.must_resume() {
            self.suspended.push(round);
        }
    }

    /// Takes the round that was interrupted last.
    fn resume(&mut self) -> Option<SuspendedRound<G>> {
        self.suspended.pop()
    }

    /// Takes the interrupted round of a shared deal.
    fn resume_shared(&mut self, shared: &SharedDeal<G>) -> Option<SuspendedRound<G>> {
        let is_same_deal = |it: &SuspendedRound<G>| shared.matches(&it.phase, &it.rules);
        let place = self.suspended.iter().position(is_same_deal)?;
        Some(self.suspended.remove(place))
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
    pub const fn suspended_rounds(&self) -> usize {
        self.detours.suspended().len()
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
            decisions,
            begun,
        } = shared;
        match (is_here, &begun) {
            (true, None) => return self.update_shared_decisions(decisions),
            // The same deal, but the link has decisions with which its round begins: the round is replaced.
            (true, Some(_)) => (),
            (false, _) => self.suspend_round(),
        }
        match rules {
            Some(rules) => _ = self.next_round.set_rules(rules),
            None if self.rules().decks() == deal.decks() => (),
            None => _ = self.next_round.set_rules(G::daily_rules()),
        }
        self.detours.enter(Detour::Shared(decisions));
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
        if let Some(back) = self.detours.resume_shared(&shared) {
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
    fn update_shared_decisions(&mut self, decisions: Option<DecisionsOf<G>>) -> Vec<Effect> {
        match decisions {
            Some(decisions) if self.detours.shared_decisions() != Some(&decisions) => {
                self.detours.enter(Detour::Shared(Some(decisions)));
                self.save_effects()
            }
            Some(_) | None => vec![],
        }
    }

    /// Sets the unfinished round on the table aside.
    pub(super) fn suspend_round(&mut self) {
        self.detours.suspend(SuspendedRound {
            phase: self.phase.clone(),
            rules: self.rules().clone(),
            marks: self.marks(),
            detour: self.detours.current().clone(),
        });
    }

    /// Puts the round that was set aside last back on the table. Returns `None` if there is none.
    pub(super) fn resume_round(&mut self) -> Option<Vec<Effect>> {
        let back = self.detours.resume()?;
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
            detour,
        } = back;
        self.next_round.set_rules(rules);
        self.detours.enter(detour);
        let mut effects = self.set_phase_with_marks(phase, marks, Some(News::RoundBack));
        effects.extend(self.first_effects());
        effects
    }
}
