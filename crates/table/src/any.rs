//! A table of any game, as far as the page need not know which.

use fair_shuffle::{Date, Deal, Seal, Secret};

use super::fields::Fields;
use super::game::{Effect, Game, Msg, Preparation};
use super::keys::Key;
use super::link::Linked;
use super::marks::Marking;
use super::origin::{Cutter, DailyRound, Mode, NoEntropy, Position, Sealed, Visit};
use super::phase::Phase;
use super::round::{Round, Stage};
use super::state::Table;
use super::tally::Tally;

/// A table of any game, as far as the page need not know which. It is not `Debug`: what a trait object
/// might be asked for is in the program, and how to print every type of a table is 4 KB of it.
pub trait AnyTable {
    /// Which of the game's two tables this is.
    fn mode(&self) -> Mode;
    /// The deal whose seal is on show, if there is one.
    fn sealed(&self) -> Option<&Sealed>;
    /// The seal of the deal after this one, where it is known while the result of this one stands.
    fn next_seal(&self) -> Option<Seal>;
    /// The deal whose secret may be shown: it has served its last round.
    fn revealed(&self) -> Option<&Deal>;
    /// The query of a link to the deal on the table, once that may be shown.
    fn link(&self, with: Linked) -> Option<String>;
    /// The query of a link to the check of the deal on the table, once that may be shown.
    fn check_link(&self) -> Option<String>;
    /// Whether a pack is to be cut.
    fn is_cutting(&self) -> bool;
    /// Whether cards lie on the table.
    fn is_dealt(&self) -> bool;
    /// Whether Deal may be chosen.
    fn may_deal(&self) -> bool;
    /// How many rounds were put aside for the deals of links.
    fn put_aside(&self) -> usize;
    /// Whether other rules may be chosen.
    fn may_choose(&self) -> bool;
    /// The round of the day's deal that lies here, if one does.
    fn daily(&self) -> Option<DailyRound>;
    /// What each round of the day that is over has counted, the first one first.
    fn daily_points(&self) -> Vec<u32>;
    /// Who acts in the round on the table, if cards lie there.
    fn stage(&self) -> Option<Stage>;
    /// See [`Table::save`].
    fn save(&self) -> Option<String>;
    /// The rounds won, drawn and lost.
    fn tally(&self) -> Tally;
    /// Whether the player has decided anything here before.
    fn visit(&self) -> Visit;
    /// Sets the tally to zero.
    fn reset_tally(&mut self) -> Vec<Effect>;
    /// From the next pack on, this is who cuts.
    fn set_cutter(&mut self, cutter: Cutter);
    /// This is what a click on a card means, in games where that can be chosen.
    fn set_marking(&mut self, marking: Marking);
    /// Whether this key means something now.
    fn uses(&self, key: Key) -> bool;
    /// What follows when this key is pressed; nothing that is not legal.
    fn press(&mut self, key: Key) -> Vec<Effect>;
    /// [`Msg::GotEntropy`].
    fn got_entropy(&mut self, entropy: Result<Secret, NoEntropy>, at: Position) -> Vec<Effect>;
    /// [`Msg::GotDate`].
    fn got_date(&mut self, today: Date) -> Vec<Effect>;
    /// [`Msg::DayIs`].
    fn day_is(&mut self, today: Date) -> Vec<Effect>;
    /// [`Msg::PauseOver`].
    fn pause_over(&mut self, at: Position) -> Vec<Effect>;
    /// What [`Effect::Prepare`] is to do.
    fn preparation(&self) -> Option<Preparation>;
}

impl<G: Game> AnyTable for Table<G> {
    fn mode(&self) -> Mode {
        self.mode
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

    fn put_aside(&self) -> usize {
        Table::put_aside(self)
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
                let mut points = Table::<G>::points_of_day(round, &self.rules, &self.played);
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
        self.tally
    }

    fn visit(&self) -> Visit {
        self.visit
    }

    fn reset_tally(&mut self) -> Vec<Effect> {
        Table::reset_tally(self)
    }

    fn set_cutter(&mut self, cutter: Cutter) {
        self.cutter = cutter;
    }

    fn set_marking(&mut self, marking: Marking) {
        self.marking = match G::Round::hold_all() {
            Some(_) => marking,
            None => Marking::Swapped,
        };
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
