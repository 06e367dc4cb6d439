//! The rules and the stake of the next round.

use super::game::{Game, RefusalOf, RulesOf, StakeOf};
use super::origin::Origin;
use super::purse::Purse as _;
use super::round::{Round as _, Stake as _};

/// The rules and the stake of the next round, as the player has chosen them.
#[derive(Clone, Debug)]
pub(super) struct NextRound<G: Game> {
    /// The rules of the next round. The round on the table may have other ones.
    rules: RulesOf<G>,
    /// Other rules that the player has chosen while they could not apply yet, for example in the middle of a round.
    waiting: Option<RulesOf<G>>,
    /// The stake of the next round that counts. The rules accept it, or it is the empty stake, before a choice.
    stake: StakeOf<G>,
    /// The stake that the player chose by other rules, while the present ones have no bets. It counts again as soon as
    /// the rules accept it, so a link to a table without bets does not change the bets of the player's own table.
    kept: Option<StakeOf<G>>,
    /// True if the table removed parts of the stake, because the purse cannot pay them any more.
    reduced: bool,
    field: StakeField<RefusalOf<G>>,
}

/// The state of the field in which the player types a stake.
#[derive(Clone, Debug)]
enum StakeField<W> {
    /// The field shows the stake that counts.
    Settled,
    /// The player is typing this text, which the table has not read yet.
    Typed(String),
    /// The table has read this text, and it is no stake.
    Refused { typed: String, why: W },
}

/// The result of reading the stake field.
#[derive(Debug)]
pub(super) enum ReadField<G: Game> {
    /// The stake stays.
    Same,
    /// The text is another stake, and replaces this one.
    Changed { before: StakeOf<G> },
    /// The rules refuse the typed amount for this reason. The next lower stake that they accept counts instead.
    Rounded(RefusalOf<G>),
}

impl<G: Game> NextRound<G> {
    /// A round with these rules and their usual stake.
    pub(super) fn new(rules: RulesOf<G>) -> NextRound<G> {
        NextRound {
            stake: G::Round::usual_stake(&rules),
            rules,
            waiting: None,
            kept: None,
            reduced: false,
            field: StakeField::Settled,
        }
    }

    /// A round with the rules and the stake of a save. Rules without bets keep the stake for later. `None` if rules
    /// with bets do not accept it.
    pub(super) fn read(rules: RulesOf<G>, stake: StakeOf<G>) -> Option<NextRound<G>> {
        let mut next = NextRound::<G>::new(rules);
        if stake.is_none() || G::Round::accepts(&next.rules, &stake).is_ok() {
            next.stake = stake;
        } else if next.stake.is_none() {
            next.kept = Some(stake);
        } else {
            return None;
        }
        Some(next)
    }

    /// The rules.
    pub(super) const fn rules(&self) -> &RulesOf<G> {
        &self.rules
    }

    /// The rules that wait until they can apply. `None` if they are those of the next round anyway, for example because
    /// a round with them has come back.
    pub(super) fn waiting(&self) -> Option<&RulesOf<G>> {
        self.waiting.as_ref().filter(|rules| **rules != self.rules)
    }

    /// Sets or removes the rules that wait until they can apply.
    pub(super) fn set_waiting(&mut self, waiting: Option<RulesOf<G>>) {
        self.waiting = waiting;
    }

    /// The stake that counts.
    pub(super) const fn stake(&self) -> &StakeOf<G> {
        &self.stake
    }

    /// The stake to save: the one kept for other rules, or the one that counts, unless it is the usual one.
    pub(super) fn unusual_stake(&self) -> Option<&StakeOf<G>> {
        let is_unusual = self.stake != G::Round::usual_stake(&self.rules);
        self.kept.as_ref().or(is_unusual.then_some(&self.stake))
    }

    /// Returns true if the table removed parts of the stake, because the purse cannot pay them any more.
    pub(super) const fn is_reduced(&self) -> bool {
        self.reduced
    }

    /// The text in the stake field, as long as it is not a stake.
    pub(super) fn typed(&self) -> Option<&str> {
        match &self.field {
            StakeField::Settled => None,
            StakeField::Typed(typed) | StakeField::Refused { typed, .. } => Some(typed),
        }
    }

    /// The reason why the typed text is no stake, as soon as the table has read it.
    pub(super) const fn refusal(&self) -> Option<&RefusalOf<G>> {
        match &self.field {
            StakeField::Settled | StakeField::Typed(_) => None,
            StakeField::Refused { why, .. } => Some(why),
        }
    }

    /// Sets the rules of the next round, and returns the old ones. If the rules do not accept the stake, it becomes the
    /// usual one. Rules without bets keep it for later.
    pub(super) fn set_rules(&mut self, rules: RulesOf<G>) -> RulesOf<G> {
        self.forget_typed();
        self.forget_reduction();
        let wanted = self.kept.take().unwrap_or_else(|| self.stake.clone());
        if G::Round::accepts(&rules, &wanted).is_ok() {
            self.stake = wanted;
        } else {
            self.stake = G::Round::usual_stake(&rules);
            self.kept = Some(wanted).filter(|it| self.stake.is_none() && !it.is_none());
        }
        std::mem::replace(&mut self.rules, rules)
    }

    /// The stake that this digit key chooses, limited to what the purse can pay. Key 1 is digit 0.
    pub(super) fn stake_on_key(&self, digit: usize, purse: &G::Purse) -> Option<StakeOf<G>> {
        let wanted = G::Round::stake_on_key(&self.rules, &self.stake, digit)?;
        Some(purse.payable(&wanted, &self.rules))
    }

    /// Takes another stake, and returns the old one; `None` if they are equal.
    ///
    /// # Errors
    /// The reason why the rules do not accept the stake, or the player cannot pay it.
    pub(super) fn choose_stake(
        &mut self,
        stake: &StakeOf<G>,
        purse: &G::Purse,
    ) -> Result<Option<StakeOf<G>>, RefusalOf<G>> {
        self.forget_typed();
        if *stake == self.stake {
            return Ok(None);
        }
        self.check_stake(stake, purse)?;
        self.forget_reduction();
        Ok(Some(std::mem::replace(&mut self.stake, stake.for_link())))
    }

    /// Checks that the rules accept this stake and the player can pay it. The default stake, which means no bet, is
    /// always accepted: it is the state before a choice.
    fn check_stake(&self, stake: &StakeOf<G>, purse: &G::Purse) -> Result<(), RefusalOf<G>> {
        if stake.is_none() {
            return Ok(());
        }
        G::Round::accepts(&self.rules, stake)?;
        purse.stake(&self.rules, stake).map(|_| ())
    }

    /// Limits the stake to what the purse can pay.
    pub(super) fn limit_stake(&mut self, purse: &G::Purse) {
        self.stake = purse.payable(&self.stake, &self.rules);
    }

    /// As [`NextRound::limit_stake`], after a round. It remembers if parts of the stake were removed.
    pub(super) fn reduce_stake(&mut self, purse: &G::Purse) {
        let before = self.stake.clone();
        self.limit_stake(purse);
        self.reduced = self.stake.has_less_than(&before);
    }

    /// Forgets that the stake was reduced, because a round goes on or the player has chosen other rules or another
    /// stake.
    pub(super) const fn forget_reduction(&mut self) {
        self.reduced = false;
    }

    /// Stores the text in the stake field. The table reads it when the player leaves the field or deals.
    pub(super) fn type_stake(&mut self, typed: String) {
        self.field = StakeField::Typed(typed);
    }

    /// Empties the stake field, which then shows the stake that counts.
    pub(super) fn forget_typed(&mut self) {
        self.field = StakeField::Settled;
    }

    /// Makes the typed text the stake. An invalid text stays in the field, and the table does not deal with another
    /// stake.
    ///
    /// # Errors
    /// The reason why the text is no stake, or the player cannot pay it.
    pub(super) fn read_field(&mut self, purse: &G::Purse) -> Result<ReadField<G>, RefusalOf<G>> {
        let Some(typed) = self.typed() else {
            return Ok(ReadField::Same);
        };
        let read = G::Round::read_stake(&self.rules, &self.stake, typed).and_then(|read| {
            let (stake, rounded_by) = read.unwrap_or_else(|| (self.stake.clone(), None));
            self.check_stake(&stake, purse)
                .map(|()| (stake, rounded_by))
        });
        match read {
            Ok((stake, rounded_by)) => {
                self.forget_typed();
                let before = std::mem::replace(&mut self.stake, stake.for_link());
                let read = match rounded_by {
                    Some(why) => ReadField::Rounded(why),
                    None if self.stake == before => return Ok(ReadField::Same),
                    None => ReadField::Changed { before },
                };
                self.forget_reduction();
                Ok(read)
            }
            Err(why) => {
                let typed = typed.to_owned();
                self.field = StakeField::Refused {
                    typed,
                    why: why.clone(),
                };
                Err(why)
            }
        }
    }

    /// The stake of a round that is dealt now, with the chips that the player has left, or the reason why they cannot
    /// play for it. Shared and daily deals do not count, because the player may know their cards: they use the chosen
    /// stake without the bank, or the usual one. `shared` is the stake of the player who shared the deal.
    pub(super) fn stake_for(
        &self,
        origin: Origin,
        purse: &G::Purse,
        shared: Option<&StakeOf<G>>,
    ) -> Result<StakeOf<G>, RefusalOf<G>> {
        match origin {
            Origin::Fresh => {
                G::Round::accepts(&self.rules, &self.stake)?;
                purse.stake(&self.rules, &self.stake)
            }
            Origin::Practice => Ok(G::Round::usual_stake(&self.rules)),
            Origin::Shared | Origin::Daily(_) => {
                let like_shared = |stake: &StakeOf<G>| stake.shared(shared);
                let stake = like_shared(&self.stake);
                let accepted = G::Round::accepts(&self.rules, &stake).is_ok();
                let usual = || like_shared(&G::Round::usual_stake(&self.rules));
                Ok(if accepted { stake } else { usual() })
            }
        }
    }
}
