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

    /// Takes other rules. A fresh pack that lies ready is replaced by a pack for these rules. Its secret and its seal
    /// stay, because they do not depend on the pack.
    pub(super) fn choose(&mut self, rules: RulesOf<G>) -> Vec<Effect> {
        if !self.may_choose() || rules == *self.rules() {
            return vec![];
        }
        if let Phase::Ready(Sealed { deal, .. }) = &mut self.phase {
            match Deal::new(deal.secret(), rules.decks(), deal.cut()) {
                Ok(same) => *deal = same.mixed(deal.mix().clone()),
                // The cut is beyond the end of the other pack.
                Err(_) => return vec![],
            }
        }
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
        effects.extend(self.announce(News::RulesChosen { before, refilled }));
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
