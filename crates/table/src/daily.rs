//! The daily deals: the start of a day, the change to another day, and the points.

use fair_shuffle::Date;

use super::decisions::Decisions;
use super::game::{DecisionsOf, Effect, Game, RulesOf};
use super::origin::{DailyRound, Mode, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Round as _;
use super::state::Table;

impl<G: Game> Table<G> {
    /// Handles the player's visit on this day, and puts the first deal of the day on the table.
    ///
    /// Nothing changes while a day that the player has begun is unfinished, or if the day is not later than the one on
    /// the table: a clock that was set back must not deal known cards.
    pub(super) fn handle_date(&mut self, today: Date) -> Vec<Effect> {
        if self.may_begin_day(today) {
            self.begin_day(today)
        } else {
            vec![]
        }
    }

    /// Handles a new day while the player is at the table. A deal of the day before that the player has not begun is
    /// replaced. A result stays until the player asks for the next deal.
    pub(super) fn handle_new_day(&mut self, today: Date) -> Vec<Effect> {
        match &self.phase {
            Phase::Dealt(_) => {
                self.offered = Some(today);
                vec![]
            }
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => self.handle_date(today),
        }
    }

    /// The day that may follow the one whose last round is over.
    pub(super) fn next_day(&self) -> Option<Date> {
        self.offered.filter(|day| self.may_begin_day(*day))
    }

    fn may_begin_day(&self, today: Date) -> bool {
        let is_later = match self.phase.daily() {
            None => true,
            Some(round) => {
                let is_begun = self.phase.round().is_some() || !self.played.is_empty();
                let is_over = self.phase.is_over() && round.next().is_none();
                today > round.date() && (is_over || !is_begun)
            }
        };
        self.mode == Mode::Daily && is_later
    }

    /// Puts the first deal of this day on the table.
    pub(super) fn begin_day(&mut self, day: Date) -> Vec<Effect> {
        self.played = vec![];
        self.offered = None;
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
        let all = self.played.iter().chain([dealt.decisions()]);
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
