//! The request to the coach about a round of blackjack.

use serde::{Deserialize, Serialize};

use crate::app::model::Model;
use crate::app::route::TableId;
use crate::app::settings::{Coach, Count};
use crate::blackjack::{Action, Blackjack, BlackjackTable, Net, Round, Rules};
use crate::coach::Question;
use crate::coach::counting::{AnySystem, GoneCards, Rounding, ShoeCount, System};
use crate::coach::request::{CoachRequest, DayPlayed, Moment, Purpose};
use crate::table::{AnyTable as _, DecisionsOf, Mode, Phase, Round as _};

/// A round of blackjack as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AtBlackjack {
    /// The number of the round among those of the deal, from 1.
    pub round: usize,
    /// The purpose of the round.
    pub purpose: Purpose,
    /// The rules of the table.
    pub rules: Rules,
    /// The question about the decision to make now, if there is one.
    pub question: Option<Question>,
    /// The decisions that are legal now.
    pub legal: Vec<Action>,
    /// The player's way of counting, if the player counts.
    pub count: Option<CountBy>,
    /// The result of the round, if it is over.
    pub over: Option<RoundOver>,
    /// The finished day of blackjack, if the player is at its table. The coach judges its decisions even when it is
    /// switched off.
    pub day: Option<DayPlayed<DecisionsOf<Blackjack>>>,
}

impl AtBlackjack {
    /// Returns the rules of the bets on the table. Without a round these are the rules of the next one.
    pub(crate) fn rules_of_bets(&self) -> Rules {
        let before = self.count.and_then(|count| count.before);
        before.map_or(self.rules, |before| before.rules)
    }
}

/// The player's way of counting at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountBy {
    /// The counting system.
    pub system: System,
    /// The rounding of the true count.
    pub rounding: Rounding,
    /// The bet on a hand, in chips; `None` if there is no bet.
    pub bet: Option<u16>,
    /// The player's knowledge when the bet was made; `None` if nothing is on the table.
    pub before: Option<BeforeDeal>,
}

/// The knowledge of a counting player before the cards of a round are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeforeDeal {
    /// The rules of the round.
    pub rules: Rules,
    /// The count that a ramp uses: [`measure`](crate::coach::counting::AnySystem::measure). A running count is from the
    /// usual start of the system, as in the ramp.
    pub count: i32,
    /// The player's start of the running count minus the usual one, in points.
    pub shift: i32,
    /// The cards that have left the shoe.
    pub gone: GoneCards,
    /// The number of hands with a bet.
    pub hands: u8,
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundOver {
    /// The number of decisions in the round.
    pub decisions: u32,
    /// The net result.
    pub net: Net,
}

impl Model {
    /// Returns the request about a round of blackjack. Returns `None` at another table, and if the coach has nothing to
    /// do: it is switched off, the player does not count, and there is no day to judge.
    #[must_use]
    pub fn blackjack_request(&self) -> Option<CoachRequest<AtBlackjack>> {
        let mode = self.coach_mode();
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
