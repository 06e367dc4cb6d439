//! The request to the coach about a round of blackjack.

use crate::app::model::Model;
use crate::app::route::TableId;
use crate::app::settings::{Coach, Count};
use crate::blackjack::{BlackjackTable, Round};
use crate::coach::Question;
use crate::coach::counting::{AnySystem, GoneCards, ShoeCount};
use crate::coach::request::{
    AtBlackjack, BeforeDeal, CoachRequest, CountBy, DayPlayed, Moment, Purpose, RoundOver,
};
use crate::table::{AnyTable as _, Mode, Phase, Round as _};

impl Model {
    /// Returns the request about a round of blackjack. Returns `None` at another table, and if the coach has nothing to
    /// do: it is switched off, the player does not count, and there is no day to judge.
    #[must_use]
    pub fn blackjack_request(&self) -> Option<CoachRequest<AtBlackjack>> {
        let mode = self.settings().coach;
        let TableId::Blackjack(at) = self.table_here()? else {
            return None;
        };
        let table = self.blackjack(at);
        let day = table.day_played();
        let sealed = table.sealed()?;
        let purpose = Purpose::of(sealed.origin);
        let counts = self.counts_by(table).filter(|_| purpose == Purpose::Play);
        if mode == Coach::Off && day.is_none() && counts.is_none() {
            return None;
        }
        let mut at = AtBlackjack {
            round: 1,
            purpose,
            rules: match purpose {
                Purpose::Play => *table.rules(),
                Purpose::Practice => *table.rules_on_table(),
            },
            question: None,
            legal: vec![],
            count: counts,
            over: None,
            day: day.map(|(date, rounds)| DayPlayed { date, rounds }),
        };
        match table.phase() {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => (),
            Phase::Dealt(dealt) => {
                let (round, rules) = (dealt.round(), *dealt.rules());
                let decided = dealt.decisions().last_round().len();
                at.round = dealt.decisions().rounds().count();
                at.question = round.pending_decision().map(|it| Question::of(rules, it));
                at.legal = round.legal_actions();
                at.over = match round {
                    Round::Over(finished) => Some(RoundOver {
                        decisions: u32::try_from(decided).unwrap_or(u32::MAX),
                        net: finished.net(),
                    }),
                    Round::Insurance(_)
                    | Round::Early(_)
                    | Round::Seats(_)
                    | Round::Player(_)
                    | Round::Dealer(_) => None,
                };
            }
        }
        Some(CoachRequest {
            mode,
            asked: self.asks_now(),
            moment: Moment::at(table)?,
            at,
        })
    }

    /// Returns the player's way of counting at this table, if the player counts. It applies at a shoe in free play, not
    /// to the day's rounds.
    fn counts_by(&self, table: &BlackjackTable) -> Option<CountBy> {
        let settings = self.settings();
        let rules = table.rules_on_table();
        let counts = settings.count != Count::Off && table.mode() == Mode::Free;
        let round = table.phase().round();
        let before = || {
            let round = round?;
            let system = AnySystem::Published(settings.count_by);
            let gone = round.view().discards;
            let count = ShoeCount::of(&system, rules.decks.decks(), gone)?;
            Some(BeforeDeal {
                rules: *rules,
                count: count.measured(system.measure(), settings.count_rounding),
                shift: settings.count_start.shift(&system, rules.decks.decks()) / 100,
                gone: GoneCards::of(gone),
                hands: round.seating().hands(),
            })
        };
        (counts && rules.shuffle.penetration().is_some()).then(|| CountBy {
            system: settings.count_by,
            rounding: settings.count_rounding,
            bet: round
                .map(|round| round.bet().number())
                .filter(|bet| *bet > 0),
            before: before(),
        })
    }
}
