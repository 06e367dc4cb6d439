//! A table of any game, for code that does not need to know the game.

use fair_shuffle::{Date, Deal, Seal, Secret};

use super::fields::Fields;
use super::game::{Effect, Game, Msg, Preparation};
use super::keys::Key;
use super::link::Linked;
use super::marks::Marking;
use super::origin::{Cutter, DailyRound, Experience, Mode, NoEntropy, Position, Sealed};
use super::phase::Phase;
use super::progress::{Judgement, PracticeScore};
use super::round::{Round, Stage};
use super::state::Table;
use super::tally::Tally;

/// A table of any game, for code that does not need to know the game.
pub trait AnyTable {
    /// The mode of the table: free or daily.
    fn mode(&self) -> Mode;
    /// The deal with its seal on show, if there is one.
    fn sealed(&self) -> Option<&Sealed>;
    /// The seal of the next deal, if it is already known when the round on the table is over.
    fn next_seal(&self) -> Option<Seal>;
    /// The deal whose secret may be shown, because it has served its last round.
    fn revealed(&self) -> Option<&Deal>;
    /// The query of a link to the deal on the table, as soon as its secret may be shown.
    fn link(&self, with: Linked) -> Option<String>;
    /// The query of a link to the check page for the deal on the table, as soon as its secret may be shown.
    fn check_link(&self) -> Option<String>;
    /// Returns true if a pack waits for its cut.
    fn is_cutting(&self) -> bool;
    /// Returns true if cards lie on the table.
    fn is_dealt(&self) -> bool;
    /// Returns true if the player may deal.
    fn may_deal(&self) -> bool;
    /// The number of interrupted rounds.
    fn suspended_rounds(&self) -> usize;
    /// Returns true if the player may choose other rules.
    fn may_choose(&self) -> bool;
    /// The daily round on the table, if there is one.
    fn daily(&self) -> Option<DailyRound>;
    /// The daily points of each finished round of the day, in the order they were played.
    fn daily_points(&self) -> Vec<u32>;
    /// The stage of the round on the table, if cards lie there.
    fn stage(&self) -> Option<Stage>;
    /// See [`Table::save`].
    fn save(&self) -> Option<String>;
    /// The rounds won, drawn and lost.
    fn tally(&self) -> Tally;
    /// The player's experience at this table.
    fn experience(&self) -> Experience;
    /// Sets the tally to zero.
    fn reset_tally(&mut self) -> Vec<Effect>;
    /// The score of the practice, while one of its hands is on the table.
    fn practice_score(&self) -> Option<PracticeScore>;
    /// Counts the coach's judgement of a decision in practice, once. The player has made `since` decisions since.
    fn judge_practice(&mut self, judgement: Judgement, since: usize) -> Vec<Effect>;
    /// Sets the cutter of the packs from the next one on.
    fn set_cutter(&mut self, cutter: Cutter);
    /// Sets the meaning of a click on a card, in games with that choice.
    fn set_marking(&mut self, marking: Marking);
    /// Returns true if this key does something now.
    fn uses(&self, key: Key) -> bool;
    /// Handles a key, and returns the effects. A key without a legal action does nothing.
    fn press(&mut self, key: Key) -> Vec<Effect>;
    /// Handles [`Msg::GotEntropy`].
    fn got_entropy(&mut self, entropy: Result<Secret, NoEntropy>, at: Position) -> Vec<Effect>;
    /// Handles [`Msg::GotDate`].
    fn got_date(&mut self, today: Date) -> Vec<Effect>;
    /// Handles [`Msg::DayIs`].
    fn day_is(&mut self, today: Date) -> Vec<Effect>;
    /// Handles [`Msg::PauseOver`].
    fn pause_over(&mut self, at: Position) -> Vec<Effect>;
    /// The work for [`Effect::Prepare`].
    fn preparation(&self) -> Option<Preparation>;
}

impl<G: Game> AnyTable for Table<G> {
    fn mode(&self) -> Mode {
        self.sequence.mode()
    }

    fn sealed(&self) -> Option<&Sealed> {
        self.phase.sealed()
    }

    fn next_seal(&self) -> Option<Seal> {
        Table::next_seal(self)
    }

    fn revealed(&self) -> Option<&Deal> {
        match &self.phase {
            Phase::Dealt(dealt) if dealt.is_spent() => Some(&dealt.sealed().deal),
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_) => None,
        }
    }

    fn link(&self, with: Linked) -> Option<String> {
        let (Some(_), Phase::Dealt(dealt)) = (self.revealed(), &self.phase) else {
            return None;
        };
        Some(dealt.link(with).to_string())
    }

    fn check_link(&self) -> Option<String> {
        let (Some(_), Phase::Dealt(dealt)) = (self.revealed(), &self.phase) else {
            return None;
        };
        let link = dealt.link(Linked::DealAndDecisions);
        let fields = Fields::new()
            .with("game", G::NAME)
            .with("seal", dealt.sealed().seal);
        Some(format!("{fields}&{link}"))
    }

    fn is_cutting(&self) -> bool {
        matches!(self.phase, Phase::Cutting(_))
    }

    fn is_dealt(&self) -> bool {
        self.phase.round().is_some()
    }

    fn may_deal(&self) -> bool {
        Table::may_deal(self)
    }

    fn suspended_rounds(&self) -> usize {
        Table::suspended_rounds(self)
    }

    fn may_choose(&self) -> bool {
        Table::may_choose(self)
    }

    fn daily(&self) -> Option<DailyRound> {
        self.phase.daily()
    }

    fn daily_points(&self) -> Vec<u32> {
        match (&self.phase, self.phase.daily()) {
            (Phase::Dealt(dealt), Some(round)) => {
                let mut points =
                    Table::<G>::points_of_day(round, self.rules(), self.sequence.played());
                points.extend(
                    dealt
                        .round()
                        .is_over()
                        .then(|| dealt.round().daily_points()),
                );
                points
            }
            (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_), _) => vec![],
        }
    }

    fn stage(&self) -> Option<Stage> {
        Table::stage(self)
    }

    fn save(&self) -> Option<String> {
        Table::save(self)
    }

    fn tally(&self) -> Tally {
        self.account.tally()
    }

    fn experience(&self) -> Experience {
        self.experience
    }

    fn reset_tally(&mut self) -> Vec<Effect> {
        Table::reset_tally(self)
    }

    fn practice_score(&self) -> Option<PracticeScore> {
        Table::practice_score(self)
    }

    fn judge_practice(&mut self, judgement: Judgement, since: usize) -> Vec<Effect> {
        Table::judge_practice(self, judgement, since)
    }

    fn set_cutter(&mut self, cutter: Cutter) {
        self.sequence.set_cutter(cutter);
    }

    fn set_marking(&mut self, marking: Marking) {
        self.selection.set_marking::<G::Round>(marking);
    }

    fn uses(&self, key: Key) -> bool {
        self.on_key(key).is_some()
    }

    fn press(&mut self, key: Key) -> Vec<Effect> {
        match self.on_key(key) {
            Some(msg) => self.update(msg),
            None => vec![],
        }
    }

    fn got_entropy(&mut self, entropy: Result<Secret, NoEntropy>, at: Position) -> Vec<Effect> {
        self.update(Msg::GotEntropy(entropy, at))
    }

    fn got_date(&mut self, today: Date) -> Vec<Effect> {
        self.update(Msg::GotDate(today))
    }

    fn day_is(&mut self, today: Date) -> Vec<Effect> {
        self.update(Msg::DayIs(today))
    }

    fn pause_over(&mut self, at: Position) -> Vec<Effect> {
        self.update(Msg::PauseOver(at))
    }

    fn preparation(&self) -> Option<Preparation> {
        G::prepare(self.rules_on_table())
    }
}
