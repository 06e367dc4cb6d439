//! What the player chooses for the next round: by which rules, and what it is for.

use fair_shuffle::Deal;

use super::chips::Chips;
use super::decisions::Decisions;
use super::game::{Effect, Game, NewsOf, RefusalOf, RulesOf, StakeOf};
use super::news::News;
use super::origin::{CutField, Mode, Origin, Sealed};
use super::phase::Phase;
use super::purse::Purse as _;
use super::round::{Round as _, Rules as _, Stake as _};
use super::sound::Sound;
use super::state::Table;

impl<G: Game> Table<G> {
    /// What the player has beside what lies on the table: less than all chips while a round that counts is under way.
    #[must_use]
    pub fn chips_left(&self) -> Chips {
        match self.phase() {
            Phase::Dealt(dealt) if dealt.sealed().origin == Origin::Fresh => {
                self.purse().chips_beside(dealt.round())
            }
            Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => {
                self.purse().all_chips()
            }
        }
    }

    /// Whether other rules may be chosen now: between two rounds, unless a deal lies ready that is
    /// to be the same for others too.
    #[must_use]
    pub fn may_choose(&self) -> bool {
        let is_shared = match &self.phase {
            Phase::Ready(sealed) => sealed.origin != Origin::Fresh,
            Phase::Bare | Phase::Cutting(_) | Phase::Dealt(_) => false,
        };
        let is_free = self.mode == Mode::Free && self.practice.is_none();
        is_free && self.phase.may_deal() && !is_shared
    }

    /// Takes other rules. A fresh pack that lies ready becomes the one that they want; its secret
    /// and its seal stay, for they are the same for any pack.
    pub(super) fn choose(&mut self, rules: RulesOf<G>) -> Vec<Effect> {
        if !self.may_choose() || rules == self.rules {
            return vec![];
        }
        if let Phase::Ready(Sealed { deal, .. }) = &mut self.phase {
            match Deal::new(deal.secret(), rules.decks(), deal.cut()) {
                Ok(same) => *deal = same.mixed(deal.mix().clone()),
                // It is cut where the other pack has no card.
                Err(_) => return vec![],
            }
        }
        let before = self.set_rules(rules);
        // A shoe is for the rules that it was dealt by. Its secret opens, so it is never dealt on, also
        // where the player goes back to them.
        if let Phase::Dealt(dealt) = &mut self.phase {
            dealt.close();
        }
        let filled = self.purse.refilled(&self.rules);
        let refilled = filled != self.purse;
        self.refilled |= refilled;
        self.purse = filled;
        self.stake = self.purse.payable(&self.stake, &self.rules);
        let mut effects = self.saved();
        effects.extend(self.seal_next());
        effects.extend(self.say(News::RulesChosen { before, refilled }));
        effects
    }

    /// Lets these rules hold for the next round, and says which did before. The stake becomes the
    /// usual one where they do not accept it.
    pub(super) fn set_rules(&mut self, rules: RulesOf<G>) -> RulesOf<G> {
        self.forget_typed();
        if G::Round::accepts(&rules, &self.stake).is_err() {
            self.stake = G::Round::usual_stake(&rules);
        }
        std::mem::replace(&mut self.rules, rules)
    }

    /// Whether another stake may be chosen now: where other rules may be, and there is a choice.
    #[must_use]
    pub fn may_choose_stake(&self) -> bool {
        self.may_choose() && G::Round::has_stakes(&self.rules)
    }

    /// Takes another stake for the next round, if the rules accept it and the player can pay it. The
    /// default stake, which is none, is taken everywhere: it is what there is before one is chosen.
    pub(super) fn choose_stake(&mut self, stake: &StakeOf<G>) -> Vec<Effect> {
        if !self.may_choose_stake() {
            return vec![];
        }
        self.forget_typed();
        if *stake == self.stake {
            return vec![];
        }
        match self.can_stake(stake) {
            Ok(()) => {
                let before = std::mem::replace(&mut self.stake, stake.told());
                self.stake_chosen(before)
            }
            Err(why) => self.say(News::Refused(why)),
        }
    }

    /// Whether the rules accept this stake and the player can pay it.
    fn can_stake(&self, stake: &StakeOf<G>) -> Result<(), RefusalOf<G>> {
        if stake.is_none() {
            return Ok(());
        }
        G::Round::accepts(&self.rules, stake)?;
        self.purse.stake(&self.rules, stake).map(|_| ())
    }

    fn stake_chosen(&mut self, before: StakeOf<G>) -> Vec<Effect> {
        self.reduced = false;
        self.new_stake(News::StakeChosen { before })
    }

    /// Says that the typed stake was rounded, and by which rule.
    pub(super) fn stake_rounded(&mut self, rounded_by: RefusalOf<G>) -> Vec<Effect> {
        self.new_stake(News::StakeRounded(rounded_by))
    }

    fn new_stake(&mut self, news: NewsOf<G>) -> Vec<Effect> {
        let mut effects = self.saved();
        effects.extend(self.say(news));
        effects.push(Effect::Play(Sound::Chip));
        effects
    }

    /// The text that the player has typed as the stake, as long as it is none: they still type, or it
    /// was refused.
    #[must_use]
    pub fn typed_stake(&self) -> Option<&str> {
        self.typed_stake.as_deref()
    }

    /// The field about the cut in which the player is typing, as long as it is not left.
    #[must_use]
    pub const fn typing(&self) -> Option<CutField> {
        self.typing
    }

    /// Why the text that the player has typed is no stake, since they left the field with it.
    #[must_use]
    pub const fn stake_refused(&self) -> Option<&RefusalOf<G>> {
        self.stake_refused.as_ref()
    }

    /// Notes what stands in the field for the stake. It is read when the player leaves the field, or
    /// deals.
    pub(super) fn type_stake(&mut self, typed: String) -> Vec<Effect> {
        if self.may_choose_stake() {
            self.typed_stake = Some(typed);
            self.stake_refused = None;
            // A refusal spoke of what was typed before.
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

    /// Reads what was typed in the field that the player leaves. A refusal is said once.
    pub(super) fn leave_field(&mut self) -> Vec<Effect> {
        self.typing = None;
        if let Phase::Cutting(cutting) = &self.phase {
            let wrong = cutting.check().err();
            let said = match &self.news {
                Some(News::NotCut(why)) => Some(*why),
                Some(_) | None => None,
            };
            return match wrong.filter(|why| said != Some(*why)) {
                Some(why) => self.say(News::NotCut(why)),
                None => vec![],
            };
        }
        if self.stake_refused.is_some() {
            return vec![];
        }
        let before = self.stake.clone();
        match self.settle_stake() {
            Err(why) => self.say(News::Refused(why)),
            Ok(Some(rounded_by)) => self.stake_rounded(rounded_by),
            Ok(None) if self.stake == before => vec![],
            Ok(None) => self.stake_chosen(before),
        }
    }

    /// Makes the typed text the stake of the next round, and returns the rule by which it was rounded, if it
    /// was. A text that cannot be a stake stays in the field, and no round is dealt for another one.
    pub(super) fn settle_stake(&mut self) -> Result<Option<RefusalOf<G>>, RefusalOf<G>> {
        let Some(typed) = self
            .typed_stake
            .as_deref()
            .filter(|_| self.may_choose_stake())
        else {
            self.forget_typed();
            return Ok(None);
        };
        let read = G::Round::read_stake(&self.rules, &self.stake, typed).and_then(|read| {
            let (stake, rounded_by) = read.unwrap_or_else(|| (self.stake.clone(), None));
            self.can_stake(&stake).map(|()| (stake, rounded_by))
        });
        match read {
            Ok((stake, rounded_by)) => {
                self.stake = stake.told();
                self.forget_typed();
                Ok(rounded_by)
            }
            Err(why) => {
                self.stake_refused = Some(why.clone());
                Err(why)
            }
        }
    }

    fn forget_typed(&mut self) {
        self.typed_stake = None;
        self.stake_refused = None;
    }

    /// The stake of a round that is dealt now, with what the player has left behind it; or why they
    /// cannot play for it. A deal that may be known in advance is for the stake alone, which then
    /// does not count, or for the usual one where none is chosen.
    pub(super) fn stake_for(&self, origin: Origin) -> Result<StakeOf<G>, RefusalOf<G>> {
        match origin {
            Origin::Fresh => {
                G::Round::accepts(&self.rules, &self.stake)?;
                self.purse.stake(&self.rules, &self.stake)
            }
            Origin::Practice => Ok(G::Round::usual_stake(&self.rules)),
            Origin::Shared | Origin::Daily(_) => {
                let theirs = self.theirs.as_ref().map(Decisions::last_stake);
                let like_theirs = |stake: &StakeOf<G>| stake.shared(theirs);
                let stake = like_theirs(&self.stake);
                let accepted = G::Round::accepts(&self.rules, &stake).is_ok();
                let usual = || like_theirs(&G::Round::usual_stake(&self.rules));
                Ok(if accepted { stake } else { usual() })
            }
        }
    }
}
