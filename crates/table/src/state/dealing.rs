//! Deals: the seal, the pack, the cut, and the first cards.

use super::Table;
use crate::clock::PendingDeal;
use crate::game::{Effect, Game, RefusalOf};
use crate::news::News;
use crate::next_round::ReadField;
use crate::origin::{CutField, Cutter, Cutting, DailyRound, NoEntropy, Origin, Sealed};
use crate::phase::{Dealt, Phase};
use crate::round::{Round, Rules as _};
use crate::sequence::Sequence;
use crate::sound::Sound;
use fair_shuffle::{Seal, Secret};

impl<G: Game> Table<G> {
    /// Deals the next round. If it comes from a fresh pack, this cutter cuts it.
    ///
    /// In practice the next round is another practice hand. Otherwise it comes from the first of these that exists:
    ///
    /// 1. the sealed pack on the table;
    /// 2. at a daily table the next deal of the day, or the first deal of a new day;
    /// 3. the round that the link to the present deal interrupted;
    /// 4. the present deal, if it serves another round with the same rules;
    /// 5. another interrupted round;
    /// 6. the next pack, if it is already sealed;
    /// 7. a new secret. The table requests entropy and moves to the next position, so that only the answer to the last
    ///    request counts. A daily table without a deal requests the date instead.
    pub(super) fn deal(&mut self, cutter: Cutter) -> Vec<Effect> {
        if !self.may_deal() {
            return vec![];
        }
        match self.settle_stake() {
            Ok(ReadField::Same | ReadField::Changed { .. }) => (),
            // The player sees the rounded bet before the table deals with it.
            Ok(ReadField::Rounded(rounded_by)) => return self.stake_rounded(rounded_by),
            Err(why) => return self.announce(News::Refused(why)),
        }
        if let Some(hands) = self.practice().cloned() {
            let rules = self.rules_to_play().clone();
            return self.request_practice(hands, rules);
        }
        match (&self.phase, &mut self.sequence) {
            (Phase::Ready(sealed), _) => {
                let sealed = sealed.clone();
                self.open_pack(sealed, cutter)
            }
            (Phase::Dealt(dealt), Sequence::Daily(day)) => {
                match self.phase.daily().and_then(DailyRound::next) {
                    Some(next) => match Sealed::daily::<G>(next, self.next_round.rules()) {
                        Some(sealed) => {
                            day.add_round(dealt.decisions().clone());
                            self.begin(sealed)
                        }
                        None => vec![],
                    },
                    None => match self.next_day() {
                        Some(day) => self.begin_day(day),
                        None => vec![],
                    },
                }
            }
            (Phase::Dealt(_) | Phase::Bare | Phase::Cutting(_), Sequence::Free { .. }) => {
                if self.is_link_deal()
                    && let Some(effects) = self.resume_round()
                {
                    return effects;
                }
                match self.same_deal() {
                    Some(Ok(same)) => return self.dealt(same),
                    Some(Err(why)) => return self.announce(News::Refused(why)),
                    None => (),
                }
                if let Some(effects) = self.resume_round() {
                    return effects;
                }
                if let Err(why) = self.stake_for(Origin::Fresh) {
                    return self.announce(News::Refused(why));
                }
                if let Some(next) = self.sequence.take_next(self.next_round.rules().decks()) {
                    return self.open_pack(next, cutter);
                }
                vec![self.clock.request(PendingDeal::Round(cutter))]
            }
            (Phase::Bare | Phase::Cutting(_), Sequence::Daily(_)) => vec![Effect::AskDate],
        }
    }

    /// Returns true if the deal of a link is on the table. The round that it interrupted comes back before another
    /// round from the link's shoe.
    fn is_link_deal(&self) -> bool {
        let sealed = self.phase.sealed();
        sealed.is_some_and(|sealed| sealed.origin == Origin::Shared)
    }

    /// The next round of the deal on the table, if it serves another round with the current rules; or the reason why
    /// the player cannot play for their stake.
    fn same_deal(&self) -> Option<Result<Dealt<G::Round>, RefusalOf<G>>> {
        let dealt = self.deal_to_continue()?;
        match self.stake_for(dealt.sealed().origin) {
            Ok(stake) => dealt.next_round(stake).map(Ok),
            Err(why) => Some(Err(why)),
        }
    }

    /// The deal on the table, if it serves another round.
    fn deal_to_continue(&self) -> Option<&Dealt<G::Round>> {
        match &self.phase {
            Phase::Dealt(dealt) if dealt.serves_another() => Some(dealt),
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => None,
        }
    }

    /// Returns true if the player may ask to cut the next pack: it is fresh, and the table would deal it uncut.
    pub(super) fn may_cut_first(&self) -> bool {
        let is_fresh = match &self.phase {
            Phase::Ready(sealed) => sealed.origin == Origin::Fresh,
            Phase::Bare => true,
            Phase::Cutting(_) => false,
            Phase::Dealt(_) => self.fresh_follows(),
        };
        let free = self.sequence.is_free() && self.phase.may_deal();
        free && is_fresh && self.sequence.cutter() == Cutter::Nobody
    }

    /// Returns true if a fresh deal follows the one on the table. The deal on the table then serves no further round,
    /// the player does not practise, and there is no interrupted round, which would come first and has its own seal.
    fn fresh_follows(&self) -> bool {
        let is_free = self.sequence.is_free() && self.practice().is_none();
        is_free && self.deal_to_continue().is_none() && self.detours.suspended().is_empty()
    }

    /// Requests the seal of the next deal while the result is on the table, so that the seal is on show before the
    /// player deals.
    pub(crate) fn seal_next(&self) -> Vec<Effect> {
        let due = self.phase.is_over() && self.sequence.lacks_next() && self.fresh_follows();
        let ask = due.then(|| self.clock.request_seal());
        ask.into_iter().collect()
    }

    /// The seal of the next deal, if it is already known when the round on the table is over.
    #[must_use]
    pub fn next_seal(&self) -> Option<Seal> {
        if !self.phase.is_over() {
            return None;
        }
        match &self.sequence {
            Sequence::Free { next, .. } => {
                let next = next.as_ref().filter(|_| self.fresh_follows());
                next.map(|next| next.seal)
            }
            Sequence::Daily(_) => {
                let next = self.phase.daily().and_then(DailyRound::next)?;
                Some(Sealed::daily::<G>(next, self.rules())?.seal)
            }
        }
    }

    /// Handles the browser's entropy: it makes the seal of the next deal, or the round that the player has asked for.
    /// Without entropy the table stays as it is, and announces the failure if the player waits for the entropy.
    pub(super) fn handle_entropy(&mut self, entropy: Result<Secret, NoEntropy>) -> Vec<Effect> {
        let decks = self.rules().decks();
        let fresh = |secret| Sealed::fresh(secret, decks);
        let pending = self.clock.take_pending();
        match (&self.phase, pending, entropy) {
            (_, PendingDeal::Practice(hands, rules), entropy) => {
                self.deal_practice(hands, rules, entropy)
            }
            (Phase::Bare, PendingDeal::Seal, Ok(secret)) => {
                self.set_phase(Phase::Ready(fresh(secret)), None)
            }
            (Phase::Dealt(last), PendingDeal::Seal, Ok(secret))
                if last.round().is_over() && self.sequence.lacks_next() =>
            {
                self.sequence.set_next(fresh(secret));
                self.save_effects()
            }
            (Phase::Bare | Phase::Dealt(_), PendingDeal::Round(cutter), Ok(secret))
                if self.phase.may_deal() =>
            {
                self.open_pack(fresh(secret), cutter)
            }
            (Phase::Bare, PendingDeal::Seal, Err(NoEntropy)) => self.announce(News::NoEntropy),
            (Phase::Bare | Phase::Dealt(_), PendingDeal::Round(_), Err(NoEntropy))
                if self.phase.may_deal() =>
            {
                self.announce(News::NoEntropy)
            }
            (
                Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_),
                PendingDeal::Seal | PendingDeal::Round(_),
                Ok(_) | Err(NoEntropy),
            ) => vec![],
        }
    }

    /// Gives a sealed pack to its cutter, or deals it.
    fn open_pack(&mut self, sealed: Sealed, cutter: Cutter) -> Vec<Effect> {
        match (sealed.origin, cutter) {
            (Origin::Fresh, Cutter::Player) => {
                // The player cannot choose a stake during the cut.
                if let Err(why) = self.stake_for(sealed.origin) {
                    return self.announce(News::Refused(why));
                }
                let phase = Phase::Cutting(Cutting::new(sealed));
                self.set_phase(phase, Some(News::ReadyToCut))
            }
            (Origin::Fresh, Cutter::Nobody)
            | (Origin::Shared | Origin::Daily(_) | Origin::Practice, _) => self.begin(sealed),
        }
    }

    fn begin(&mut self, sealed: Sealed) -> Vec<Effect> {
        let is_shared = sealed.origin == Origin::Shared;
        let stake = match (self.stake_for(sealed.origin), &self.phase) {
            (Ok(stake), _) => stake,
            // A save of a build before the stakes may have none here. The player can choose one before the cut.
            (Err(why), Phase::Cutting(cutting)) => {
                let ready = Phase::Ready(cutting.sealed().clone());
                return self.set_phase(ready, Some(News::Refused(why)));
            }
            (Err(why), Phase::Bare | Phase::Ready(_) | Phase::Dealt(_)) => {
                return self.announce(News::Refused(why));
            }
        };
        let mut effects = self.dealt(Dealt::start(sealed, self.rules().clone(), stake));
        effects.extend(is_shared.then_some(Effect::DealtLink));
        effects
    }

    fn dealt(&mut self, dealt: Dealt<G::Round>) -> Vec<Effect> {
        self.selection.go_to(0);
        let mut effects = self.continue_round(dealt, News::Dealt, Sound::Card);
        if G::needs_preparation(self.rules()) {
            effects.push(Effect::Prepare);
        }
        effects
    }

    /// Cuts the pack, mixes in the typed text, and deals it; or announces the error.
    pub(super) fn cut(&mut self) -> Vec<Effect> {
        match &self.phase {
            Phase::Cutting(cutting) => match cutting.finish() {
                Ok(sealed) => self.begin(sealed),
                Err(why) => self.announce(News::NotCut(why)),
            },
            Phase::Bare | Phase::Ready(_) | Phase::Dealt(_) => vec![],
        }
    }

    /// Deals the pack without a cut, with the typed text mixed in; or announces the error in the text.
    pub(super) fn deal_uncut(&mut self) -> Vec<Effect> {
        match &self.phase {
            Phase::Cutting(cutting) => match cutting.uncut() {
                Ok(sealed) => self.begin(sealed),
                Err(why) => self.announce(News::NotCut(why)),
            },
            Phase::Bare | Phase::Ready(_) | Phase::Dealt(_) => vec![],
        }
    }

    /// Stores a typed text about the cut. The position does not change, because the cut happens later.
    pub(super) fn type_cut_field(
        &mut self,
        field: CutField,
        typed: impl FnOnce(Cutting) -> Cutting,
    ) -> Vec<Effect> {
        match std::mem::take(&mut self.phase) {
            Phase::Cutting(cutting) => {
                self.phase = Phase::Cutting(typed(cutting));
                self.typing = Some(field);
                // A refusal was about the old text.
                self.news = None;
                self.save_effects()
            }
            phase @ (Phase::Bare | Phase::Ready(_) | Phase::Dealt(_)) => {
                self.phase = phase;
                vec![]
            }
        }
    }
}
