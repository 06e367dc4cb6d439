//! The player's choices for the next round: its rules and its stake.

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
    /// The player's chips that are not on the table. While a round that counts is under way, its bets are subtracted.
    #[must_use]
    pub fn chips_left(&self) -> Chips {
        self.account.chips_beside(&self.phase)
    }

    /// Returns true if the player may choose other rules now: between two rounds, unless a shared or daily deal lies
    /// ready, which is the same for every player.
    #[must_use]
    pub fn may_choose(&self) -> bool {
        let is_shared = match &self.phase {
            Phase::Ready(sealed) => sealed.origin != Origin::Fresh,
            Phase::Bare | Phase::Cutting(_) | Phase::Dealt(_) => false,
        };
        let is_free = self.mode == Mode::Free && self.practice.is_none();
        is_free && self.phase.may_deal() && !is_shared
    }

    /// Takes other rules. A fresh pack that lies ready is replaced by a pack for these rules. Its secret and its seal
    /// stay, because they do not depend on the pack.
    pub(super) fn choose(&mut self, rules: RulesOf<G>) -> Vec<Effect> {
        if !self.may_choose() || rules == self.rules {
            return vec![];
        }
        if let Phase::Ready(Sealed { deal, .. }) = &mut self.phase {
            match Deal::new(deal.secret(), rules.decks(), deal.cut()) {
                Ok(same) => *deal = same.mixed(deal.mix().clone()),
                // The cut is beyond the end of the other pack.
                Err(_) => return vec![],
            }
        }
        let before = self.set_rules(rules);
        // A shoe serves only the rules that it was dealt with. Its secret is now open, so the table never deals from it
        // again, even if the player goes back to the old rules.
        if let Phase::Dealt(dealt) = &mut self.phase {
            dealt.close();
        }
        let refilled = self.account.refill(&self.rules);
        self.stake = self.purse().payable(&self.stake, &self.rules);
        let mut effects = self.save_effects();
        effects.extend(self.seal_next());
        effects.extend(self.announce(News::RulesChosen { before, refilled }));
        effects
    }

    /// Sets the rules of the next round, and returns the old ones. If the rules do not accept the stake, it becomes the
    /// usual one.
    pub(super) fn set_rules(&mut self, rules: RulesOf<G>) -> RulesOf<G> {
        self.forget_typed();
        if G::Round::accepts(&rules, &self.stake).is_err() {
            self.stake = G::Round::usual_stake(&rules);
        }
        std::mem::replace(&mut self.rules, rules)
    }

    /// Returns true if the player may choose another stake now: they may choose other rules, and the rules have stakes.
    #[must_use]
    pub fn may_choose_stake(&self) -> bool {
        self.may_choose() && G::Round::has_stakes(&self.rules)
    }

    /// Takes another stake for the next round, if the rules accept it and the player can pay it. The default stake,
    /// which means no bet, is always accepted: it is the state before a choice.
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
                let before = std::mem::replace(&mut self.stake, stake.for_link());
                self.stake_chosen(before)
            }
            Err(why) => self.announce(News::Refused(why)),
        }
    }

    /// Checks that the rules accept this stake and the player can pay it.
    fn can_stake(&self, stake: &StakeOf<G>) -> Result<(), RefusalOf<G>> {
        if stake.is_none() {
            return Ok(());
        }
        G::Round::accepts(&self.rules, stake)?;
        self.purse().stake(&self.rules, stake).map(|_| ())
    }

    fn stake_chosen(&mut self, before: StakeOf<G>) -> Vec<Effect> {
        self.reduced = false;
        self.new_stake(News::StakeChosen { before })
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
        self.typed_stake.as_deref()
    }

    /// The cut field in which the player is typing, until they leave it.
    #[must_use]
    pub const fn typing(&self) -> Option<CutField> {
        self.typing
    }

    /// The reason why the typed text is no stake, as soon as the player has left the field.
    #[must_use]
    pub const fn stake_refused(&self) -> Option<&RefusalOf<G>> {
        self.stake_refused.as_ref()
    }

    /// Stores the text in the stake field. The table reads it when the player leaves the field or deals.
    pub(super) fn type_stake(&mut self, typed: String) -> Vec<Effect> {
        if self.may_choose_stake() {
            self.typed_stake = Some(typed);
            self.stake_refused = None;
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
        if self.stake_refused.is_some() {
            return vec![];
        }
        let before = self.stake.clone();
        match self.settle_stake() {
            Err(why) => self.announce(News::Refused(why)),
            Ok(Some(rounded_by)) => self.stake_rounded(rounded_by),
            Ok(None) if self.stake == before => vec![],
            Ok(None) => self.stake_chosen(before),
        }
    }

    /// Makes the typed text the stake of the next round, and returns the rule that rounded it, if one did. An invalid
    /// text stays in the field, and the table does not deal with another stake.
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
                self.stake = stake.for_link();
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

    /// The stake of a round that is dealt now, with the chips that the player has left, or the reason why they cannot
    /// play for it. Shared and daily deals do not count, because the player may know their cards: they use the chosen
    /// stake without the bank, or the usual one.
    pub(super) fn stake_for(&self, origin: Origin) -> Result<StakeOf<G>, RefusalOf<G>> {
        match origin {
            Origin::Fresh => {
                G::Round::accepts(&self.rules, &self.stake)?;
                self.purse().stake(&self.rules, &self.stake)
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
