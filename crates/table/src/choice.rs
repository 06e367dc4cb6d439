//! The player's choices for the next round: its rules and its stake.

use fair_shuffle::Deal;

use super::chips::Chips;
use super::game::{Effect, Game, NewsOf, RefusalOf, RulesOf, StakeOf};
use super::news::News;
use super::next_round::ReadField;
use super::origin::{CutField, Origin, Sealed};
use super::phase::Phase;
use super::round::{Round as _, Rules as _};
use super::sound::Sound;
use super::state::Table;

/// The deal from which rules apply that the player has chosen for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComingFrom {
    /// The deal after the round on the table.
    NextDeal,
    /// The deal after the one that lies ready or waits for its cut.
    DealAfterThis,
    /// The next fresh deal of the table, after practice or after the rounds that a link or practice has interrupted.
    FreshDeal,
}

impl<G: Game> Table<G> {
    /// The player's chips that are not on the table. While a round that counts is under way, its bets are subtracted.
    #[must_use]
    pub fn chips_left(&self) -> Chips {
        self.account.chips_beside(&self.phase)
    }

    /// Returns true if the player may choose other rules now: between two rounds at the free table, but neither in
    /// practice nor while a shared deal lies ready. A shared deal is the same for every player.
    #[must_use]
    pub fn may_choose(&self) -> bool {
        let is_shared = match &self.phase {
            Phase::Ready(sealed) => sealed.origin != Origin::Fresh,
            Phase::Bare | Phase::Cutting(_) | Phase::Dealt(_) => false,
        };
        let is_free = self.sequence.is_free() && self.practice().is_none();
        is_free && self.phase.may_deal() && !is_shared
    }

    /// Returns true if the player may choose other rules, for now or for later: the table is free.
    #[must_use]
    pub const fn may_choose_for_later(&self) -> bool {
        self.sequence.is_free()
    }

    /// The rules that the player has chosen last. They apply now or later.
    #[must_use]
    pub fn chosen_rules(&self) -> &RulesOf<G> {
        self.next_round.waiting().unwrap_or(self.rules())
    }

    /// The rules that the player has chosen and that do not apply to the deal on the table, with the deal from which
    /// they apply. `None` if there are none.
    #[must_use]
    pub fn coming(&self) -> Option<(&RulesOf<G>, ComingFrom)> {
        let is_detour = self.practice().is_some() || self.suspended_rounds() > 0;
        let from = match &self.phase {
            _ if is_detour => ComingFrom::FreshDeal,
            Phase::Dealt(_) => ComingFrom::NextDeal,
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => ComingFrom::DealAfterThis,
        };
        let chosen = match (&self.phase, self.next_round.waiting()) {
            (_, Some(waiting)) => Some(waiting),
            (Phase::Dealt(dealt), None) => {
                Some(self.rules()).filter(|rules| !is_detour && *rules != dealt.rules())
            }
            (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_), None) => None,
        };
        chosen.map(|rules| (rules, from))
    }

    /// Takes other rules. If they cannot apply to the table's next own deal yet, they wait. The present rules take the
    /// choice back.
    pub(super) fn choose(&mut self, rules: RulesOf<G>) -> Vec<Effect> {
        if !self.may_choose_for_later() || rules == *self.chosen_rules() {
            return vec![];
        }
        if self.may_apply() {
            return self.apply(rules, true);
        }
        let waiting = Some(rules).filter(|rules| rules != self.rules());
        self.next_round.set_waiting(waiting);
        let mut effects = self.save_effects();
        effects.extend(self.announce(News::RulesKept));
        effects
    }

    /// Returns true if other rules can apply to the next deal now: it is the table's own, and no round is under way.
    fn may_apply(&self) -> bool {
        self.may_choose() && self.suspended_rounds() == 0
    }

    /// Applies the rules that wait, if they can apply now. The player chose them before, so only new chips are announced.
    pub(super) fn take_waiting_rules(&mut self) -> Vec<Effect> {
        let Some(rules) = self.next_round.waiting().filter(|_| self.may_apply()) else {
            return vec![];
        };
        self.apply(rules.clone(), false)
    }

    /// Applies other rules. A fresh pack that lies ready is replaced by a pack for these rules. Its secret and its seal
    /// stay, because they do not depend on the pack.
    fn apply(&mut self, rules: RulesOf<G>, is_told: bool) -> Vec<Effect> {
        if let Phase::Ready(Sealed { deal, .. }) = &mut self.phase {
            match Deal::new(deal.secret(), rules.decks(), deal.cut()) {
                Ok(same) => *deal = same.mixed(deal.mix().clone()),
                // The cut is beyond the end of the other pack.
                Err(_) => return vec![],
            }
        }
        self.next_round.set_waiting(None);
        let before = self.next_round.set_rules(rules);
        // A shoe serves only the rules that it was dealt with. Its secret is now open, so the table never deals from it
        // again, even if the player goes back to the old rules.
        if let Phase::Dealt(dealt) = &mut self.phase {
            dealt.close();
        }
        let refilled = self.account.refill(self.next_round.rules());
        self.next_round.limit_stake(self.account.purse());
        let mut effects = self.save_effects();
        effects.extend(self.seal_next());
        if is_told || refilled {
            effects.extend(self.announce(News::RulesChosen { before, refilled }));
        }
        effects
    }

    /// Returns true if the player may choose another stake now: they may choose other rules, and the rules have stakes.
    #[must_use]
    pub fn may_choose_stake(&self) -> bool {
        self.may_choose() && G::Round::has_stakes(self.rules())
    }

    /// Takes another stake for the next round, if the rules accept it and the player can pay it. The default stake,
    /// which means no bet, is always accepted: it is the state before a choice.
    pub(super) fn choose_stake(&mut self, stake: &StakeOf<G>) -> Vec<Effect> {
        if !self.may_choose_stake() {
            return vec![];
        }
        match self.next_round.choose_stake(stake, self.account.purse()) {
            Ok(None) => vec![],
            Ok(Some(before)) => self.new_stake(News::StakeChosen { before }),
            Err(why) => self.announce(News::Refused(why)),
        }
    }

    /// Announces that the typed stake was rounded, with the rule that made it necessary.
    pub(super) fn stake_rounded(&mut self, rounded_by: RefusalOf<G>) -> Vec<Effect> {
        self.new_stake(News::StakeRounded(rounded_by))
    }

    fn new_stake(&mut self, news: NewsOf<G>) -> Vec<Effect> {
        let mut effects = self.save_effects();
        effects.extend(self.announce(news));
        effects.push(Effect::Play(Sound::Chip));
        effects
    }

    /// The text in the stake field, as long as it is not a stake: the player is still typing, or the table refused it.
    #[must_use]
    pub fn typed_stake(&self) -> Option<&str> {
        self.next_round.typed()
    }

    /// The cut field in which the player is typing, until they leave it.
    #[must_use]
    pub const fn typing(&self) -> Option<CutField> {
        self.typing
    }

    /// The reason why the typed text is no stake, as soon as the player has left the field.
    #[must_use]
    pub const fn stake_refused(&self) -> Option<&RefusalOf<G>> {
        self.next_round.refusal()
    }

    /// Stores the text in the stake field. The table reads it when the player leaves the field or deals.
    pub(super) fn type_stake(&mut self, typed: String) -> Vec<Effect> {
        if self.may_choose_stake() {
            self.next_round.type_stake(typed);
            // A refusal was about the old text.
            if self
                .news
                .as_ref()
                .is_some_and(|news| news.refusal().is_some())
            {
                self.news = None;
            }
        }
        vec![]
    }

    /// Reads the field that the player leaves. A refusal is announced once.
    pub(super) fn leave_field(&mut self) -> Vec<Effect> {
        self.typing = None;
        if let Phase::Cutting(cutting) = &self.phase {
            let wrong = cutting.check().err();
            let said = match &self.news {
                Some(News::NotCut(why)) => Some(*why),
                Some(_) | None => None,
            };
            return match wrong.filter(|why| said != Some(*why)) {
                Some(why) => self.announce(News::NotCut(why)),
                None => vec![],
            };
        }
        if self.stake_refused().is_some() {
            return vec![];
        }
        match self.settle_stake() {
            Err(why) => self.announce(News::Refused(why)),
            Ok(ReadField::Same) => vec![],
            Ok(ReadField::Rounded(why)) => self.stake_rounded(why),
            Ok(ReadField::Changed { before }) => self.new_stake(News::StakeChosen { before }),
        }
    }

    /// Makes the typed text the stake of the next round, if the player may choose a stake now.
    ///
    /// # Errors
    /// As [`NextRound::read_field`](super::next_round::NextRound::read_field).
    pub(super) fn settle_stake(&mut self) -> Result<ReadField<G>, RefusalOf<G>> {
        if !self.may_choose_stake() {
            self.next_round.forget_typed();
        }
        self.next_round.read_field(self.account.purse())
    }

    /// The stake of a round that is dealt now, or the reason why the player cannot play for it.
    pub(super) fn stake_for(&self, origin: Origin) -> Result<StakeOf<G>, RefusalOf<G>> {
        let shared = self.detours.shared_stake();
        self.next_round
            .stake_for(origin, self.account.purse(), shared)
    }
}
