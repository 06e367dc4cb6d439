//! The series of a day: when it begins, when another day may follow, and what it has counted.

use fair_shuffle::Date;

use super::decisions::Decisions;
use super::game::{DecisionsOf, Effect, Game, RulesOf};
use super::origin::{DailyRound, Mode, Sealed};
use super::phase::{Dealt, Phase};
use super::round::Round as _;
use super::state::Table;

impl<G: Game> Table<G> {
    /// The player has come to the table on this day. Its first deal is laid, unless a series that was
    /// begun waits for its end, or the day is not later than the one on the table: a clock that was
    /// set back deals no cards that are known.
    pub(super) fn turn_to(&mut self, today: Date) -> Vec<Effect> {
        if self.may_turn_to(today) {
            self.begin_day(today)
        } else {
            vec![]
        }
    }

    /// It has become this day while the player was at the table. A deal of the day before that nobody
    /// has begun gives way; a result stays until the player wants the next deal.
    pub(super) fn offer(&mut self, today: Date) -> Vec<Effect> {
        match &self.phase {
            Phase::Dealt(_) => {
                self.offered = Some(today);
                vec![]
            }
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => self.turn_to(today),
        }
    }

    /// The day that may follow the one whose last round is over.
    pub(super) fn next_day(&self) -> Option<Date> {
        self.offered.filter(|day| self.may_turn_to(*day))
    }

    fn may_turn_to(&self, today: Date) -> bool {
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

    /// Lays the first deal of this day on the table.
    pub(super) fn begin_day(&mut self, day: Date) -> Vec<Effect> {
        self.played = vec![];
        self.offered = None;
        match Sealed::daily::<G>(DailyRound::first(day), &self.rules) {
            Some(first) => self.lay(Phase::Ready(first), None),
            None => vec![],
        }
    }

    /// The day whose rounds are all over, if its last one lies here, and what was decided in each.
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

    /// What the first rounds of this day have counted, decided like this; a round that does not come
    /// to its end so has counted nothing, and is left out.
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
