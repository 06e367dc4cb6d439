//! The daily deals: the start of a day, the change to another day, and the points.

use fair_shuffle::Date;

use super::decisions::Decisions;
use super::game::{DecisionsOf, Effect, Game, RulesOf};
use super::origin::{DailyRound, Mode, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Round as _;
use super::sequence::Sequence;
use super::state::Table;

/// The daily deals of a table: the rounds of the day that the player has finished, and a later day.
#[derive(Clone, Debug)]
pub(super) struct DailyDeals<G: Game> {
    /// The decisions of the earlier rounds of the day.
    played: Vec<DecisionsOf<G>>,
    /// A later day, whose daily deal can follow the one on the table.
    offered: Option<Date>,
}

impl<G: Game> DailyDeals<G> {
    /// A day whose earlier rounds have these decisions.
    pub(super) const fn new(played: Vec<DecisionsOf<G>>) -> DailyDeals<G> {
        DailyDeals {
            played,
            offered: None,
        }
    }

    /// The decisions of the earlier rounds of the day.
    pub(super) const fn played(&self) -> &[DecisionsOf<G>] {
        self.played.as_slice()
    }

    /// Adds a finished round, because the next one follows.
    pub(super) fn add_round(&mut self, decisions: DecisionsOf<G>) {
        self.played.push(decisions);
    }

    /// The day that may follow the one whose last round is over.
    fn next_day(&self, phase: &Phase<G::Round>) -> Option<Date> {
        self.offered.filter(|day| self.may_begin(*day, phase))
    }

    /// Returns true if this day may begin at a table with these contents.
    fn may_begin(&self, today: Date, phase: &Phase<G::Round>) -> bool {
        match phase.daily() {
            None => true,
            Some(round) => {
                let is_begun = phase.round().is_some() || !self.played.is_empty();
                let is_over = phase.is_over() && round.next().is_none();
                today > round.date() && (is_over || !is_begun)
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// Handles the player's visit on this day, and puts the first deal of the day on the table.
    ///
    /// Nothing changes while a day that the player has begun is unfinished, or if the day is not later than the one on
    /// the table: a clock that was set back must not deal known cards.
    pub(super) fn handle_date(&mut self, today: Date) -> Vec<Effect> {
        match &self.sequence {
            Sequence::Daily(day) if day.may_begin(today, &self.phase) => self.begin_day(today),
            Sequence::Daily(_) | Sequence::Free { .. } => vec![],
        }
    }

    /// Handles a new day while the player is at the table. A deal of the day before that the player has not begun is
    /// replaced. A result stays until the player asks for the next deal.
    pub(super) fn handle_new_day(&mut self, today: Date) -> Vec<Effect> {
        match (&mut self.sequence, &self.phase) {
            (Sequence::Daily(day), Phase::Dealt(_)) => {
                day.offered = Some(today);
                vec![]
            }
            (Sequence::Daily(_), Phase::Bare | Phase::Ready(_) | Phase::Cutting(_)) => {
                self.handle_date(today)
            }
            (Sequence::Free { .. }, _) => vec![],
        }
    }

    /// The day that may follow the one whose last round is over.
    pub(super) fn next_day(&self) -> Option<Date> {
        match &self.sequence {
            Sequence::Daily(day) => day.next_day(&self.phase),
            Sequence::Free { .. } => None,
        }
    }

    /// Puts the first deal of this day on the table.
    pub(super) fn begin_day(&mut self, day: Date) -> Vec<Effect> {
        self.sequence = Sequence::new(Mode::Daily);
        match Sealed::daily::<G>(DailyRound::first(day), self.rules()) {
            Some(first) => self.set_phase(Phase::Ready(first), None),
            None => vec![],
        }
    }

    /// The day with its decisions, if the table shows the result of its last round.
    #[must_use]
    pub fn day_played(&self) -> Option<(Date, DecisionsOf<G>)> {
        let (Phase::Dealt(dealt), Some(last)) = (&self.phase, self.phase.daily()) else {
            return None;
        };
        let is_over = dealt.round().is_over() && last.next().is_none();
        let all = self.sequence.played().iter().chain([dealt.decisions()]);
        let decisions = Decisions::joined(all).filter(|_| is_over)?;
        Some((last.date(), decisions))
    }

    /// The points of the first rounds of this day with these decisions. A round that its decisions do not finish is
    /// left out.
    pub(super) fn points_of_day(
        last: DailyRound,
        rules: &RulesOf<G>,
        played: &[DecisionsOf<G>],
    ) -> Vec<u32> {
        let points = |(decisions, number)| {
            let round = DailyRound::new(last.date(), number)?;
            let deal = Sealed::daily::<G>(round, rules)?.deal;
            let dealt = Dealt::<G::Round>::of_deal(deal, rules, decisions).ok()?;
            dealt
                .round()
                .is_over()
                .then(|| dealt.round().daily_points())
        };
        played.iter().zip(1..).filter_map(points).collect()
    }
}
