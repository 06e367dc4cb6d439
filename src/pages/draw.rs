//! The coach at the table of video poker.

use super::coaching::{Asked, CoachState, CoachedGame, Coaching, DayDecisions, Judgement, Now};
pub use super::coaching::{Availability, Score};
use super::mistakes::{COSTLY, Change, Misplayed};
use super::strategy::Limit;
use crate::app::coach::{AtVideoPoker, CoachRequest, DayPlayed, Moment, Purpose};
use crate::app::settings::{Coach, CoachBy};
use crate::coach::draw::{DrawAdvice, DrawQuestion, Hold, Holding, StrategyChart};
use crate::core::WildHand;
use crate::poker::jacks::{Action, Round, Stake};
use crate::poker::practice::Shape;
use crate::poker::{Coins, Jacks, PayTable};
use crate::table::{Action as _, DAILY_ROUNDS, DailyRound, Dealt, DecisionsOf, Marks, Sealed};

/// The coach at the table of video poker.
pub type DrawCoaching = Coaching<AtVideoPoker>;

/// The message data of the coach of video poker.
pub type DrawState = CoachState<AtVideoPoker>;

/// The memory of the coach of video poker, beside the holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawMemory {
    /// The strategy chart that the coach follows.
    chart: Followed,
    /// The changes to the mistakes that are not stored yet.
    changes: Vec<Change<Misplayed>>,
}

/// The strategy chart that the coach follows, if it follows one.
#[derive(Clone, Debug, Default, PartialEq)]
enum Followed {
    /// No chart.
    #[default]
    None,
    /// A worker writes the chart.
    Asked(ChartWanted),
    /// A written chart; `None` if the answer could not be read.
    Written(ChartWanted, Option<Box<StrategyChart>>),
}

/// A chart that the coach wants to follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartWanted {
    /// The pay table, as it pays for each coin that is bet.
    pub table: PayTable,
    /// The limit for the cost of the chart.
    pub limit: Limit,
}

/// Returns true if the coach follows a chart for this request.
fn follows_chart(request: &CoachRequest<AtVideoPoker>) -> bool {
    request.at.by == CoachBy::Chart && request.mode != Coach::Off
}

/// A command about the chart that the coach follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChartAction {
    /// Have a worker write this chart, in place of the one that it writes now.
    Write(ChartWanted),
    /// Stop the worker.
    Stop,
}

/// A hold that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The hand as it was dealt.
    pub hand: WildHand,
    /// The player's hold.
    pub taken: Hold,
    /// The best hold. Equal to `taken` if no hold was worth more.
    pub best: Hold,
}

impl Judgement for Judged {
    /// Returns the difference of its value to the best hold, in bets. Never negative.
    fn cost(&self) -> f64 {
        (self.best.value() - self.taken.value()).max(0.0)
    }
}

/// The advice of the strategy chart about a hand, if the chart is written.
#[derive(Clone, Debug, PartialEq)]
pub enum ByTheChart {
    /// A worker writes the chart.
    Writing,
    /// The row that applies to the hand.
    Row {
        /// The hand as it was dealt.
        hand: WildHand,
        /// The number of the row, from 1, and its holdings; `None` if no row fits.
        row: Option<(usize, Vec<Holding>)>,
        /// The number of rows.
        rows: usize,
        /// The holds that fit the row, the most valuable first.
        holds: Vec<Hold>,
        /// The difference between the best hold and the last of them, in bets. Never negative.
        cost: f64,
    },
}

/// The display of the coach of video poker.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawShown {
    /// The pay table, as it pays for each coin that is bet.
    pub table: PayTable,
    /// The hand with a decision to make, and the advice about it.
    pub advice: Option<(WildHand, DrawAdvice)>,
    /// The advice of the strategy chart about that hand, or about the judged one.
    pub chart: Option<ByTheChart>,
}

impl CoachedGame for AtVideoPoker {
    type Question = DrawQuestion;
    type Advice = Box<DrawAdvice>;
    type About = ();
    type Taken = Marks;
    type Judged = Judged;
    /// The day with its pay table.
    type Played = (DayPlayed<DecisionsOf<Jacks>>, PayTable);
    type Memory = DrawMemory;
    type Shown = DrawShown;

    fn question(request: &CoachRequest<AtVideoPoker>) -> Option<(DrawQuestion, ())> {
        let question = DrawQuestion {
            table: request.at.pays(),
            hand: request.at.hand?,
        };
        Some((question, ()))
    }

    fn decision(_: &Asked<AtVideoPoker>, code: char) -> Option<Marks> {
        Some(Action::from_code(code)?.discarded())
    }

    fn judge(
        asked: &Asked<AtVideoPoker>,
        advice: &Box<DrawAdvice>,
        taken: Marks,
    ) -> Option<Judged> {
        let (best, taken) = (*advice.best(), *advice.of(taken));
        Some(Judged {
            hand: asked.question.hand,
            best: if best.compare(&taken).is_gt() && best.value() > taken.value() {
                best
            } else {
                taken
            },
            taken,
        })
    }

    fn counts(&self) -> bool {
        self.purpose == Purpose::Play
    }

    fn day(&self) -> Option<Self::Played> {
        Some((self.day.clone()?, self.table))
    }

    fn decisions_of_day((played, table): &Self::Played) -> Option<DayDecisions<AtVideoPoker>> {
        if played.rounds.rounds().count() != usize::from(DAILY_ROUNDS) {
            return None;
        }
        let (mut hands, mut won) = (vec![], 0.0);
        for (actions, number) in played.rounds.rounds().zip(1..) {
            let round = DailyRound::new(played.date, number)?;
            let sealed = Sealed::daily::<Jacks>(round, table)?;
            let dealt = Dealt::<Round>::start(sealed, *table, Stake::of(Coins::MOST));
            let [action] = actions else { return None };
            let moment = Moment {
                deal: format!("{table}/{}", played.date.to_text()),
                play: number.to_string(),
            };
            let question = DrawQuestion {
                table: *table,
                hand: *dealt.round().hand(),
            };
            hands.push((Asked::new(moment, question, ()), action.discarded()));
            let (dealt, refused) = dealt.play(*action);
            let Round::Over(finished) = dealt.round() else {
                return None;
            };
            let prize = finished.prize(finished.hand());
            let paid = prize.map_or(0, |prize| table.pay(prize));
            if refused.is_some() {
                return None;
            }
            won += f64::from(paid) - 1.0;
        }
        Some((hands, won))
    }

    fn before(
        _: &mut DrawMemory,
        _: Option<&CoachRequest<AtVideoPoker>>,
        _: Option<&CoachRequest<AtVideoPoker>>,
    ) {
    }

    fn note(
        memory: &mut DrawMemory,
        score: &mut Score,
        request: &CoachRequest<AtVideoPoker>,
        _: &Asked<AtVideoPoker>,
        judged: &Judged,
    ) {
        let at = &request.at;
        let misplayed = Misplayed {
            table: at.table,
            shape: Shape::of(at.table.game(), &judged.hand),
        };
        // In practice a good hold removes the mistake.
        let change = match (judged.cost() >= COSTLY, at.purpose) {
            (true, _) => Some(Change::Made(misplayed)),
            (false, Purpose::Practice) => Some(Change::Mended(misplayed)),
            (false, Purpose::Play) => None,
        };
        memory.changes.extend(change);
        if let Some(paid) = at.paid.filter(|_| at.counts()) {
            score.rounds += 1;
            score.net_and_cost.cost += judged.cost();
            score.net_and_cost.net += f64::from(paid) / f64::from(at.hands.number()) - 1.0;
        }
    }

    fn after(_: &mut DrawMemory, _: &mut Score, _: &CoachRequest<AtVideoPoker>) {}

    fn shown(memory: &DrawMemory, now: &Now<'_, AtVideoPoker>) -> DrawShown {
        let advice = |asked: &Asked<AtVideoPoker>| {
            let advice = asked.advice.as_deref()?;
            Some((asked.question.hand, advice.clone()))
        };
        let of_hand = now.next.filter(|next| next.advice.is_some());
        let of_hand = of_hand.or(now.made.filter(|_| now.speaks_after));
        let of_hand = of_hand.filter(|_| follows_chart(now.request));
        DrawShown {
            table: now.request.at.pays(),
            advice: now.next.and_then(advice),
            chart: of_hand.and_then(|asked| memory.chart.advice_for(asked)),
        }
    }
}

impl Followed {
    /// Returns the advice of the chart about a valued hand.
    fn advice_for(&self, asked: &Asked<AtVideoPoker>) -> Option<ByTheChart> {
        let (wanted, chart) = match self {
            Followed::None => return None,
            Followed::Asked(_) => return Some(ByTheChart::Writing),
            Followed::Written(wanted, chart) => (wanted, chart.as_ref()?),
        };
        let (table, hand) = (asked.question.table, asked.question.hand);
        let advice = asked.advice.as_ref().filter(|_| wanted.table == table)?;
        let by = chart.holds(table.game(), &hand).ok()?;
        let mut holds: Vec<Hold> = by.swapped.iter().map(|it| *advice.of(*it)).collect();
        holds.sort_by(|one, other| other.value().total_cmp(&one.value()));
        let (best, worst) = (advice.best(), holds.last()?);
        let cost = if worst.ties(best) {
            0.0
        } else {
            (best.value() - worst.value()).max(0.0)
        };
        let row = by.row.and_then(|row| {
            let holdings = chart.rows.get(row)?.holdings.clone();
            Some((row + 1, holdings))
        });
        Some(ByTheChart::Row {
            hand,
            row,
            rows: chart.rows.len(),
            holds,
            cost,
        })
    }
}

impl Coaching<AtVideoPoker> {
    /// Requests the chart that the coach follows, if it is missing. On the page of the pay tables the player chooses
    /// the limit for its cost. The coach keeps a written chart while the player is elsewhere or the coach goes by
    /// values, because the same pay table needs the same chart.
    pub(super) fn follow(&mut self, limit: Limit) -> Option<ChartAction> {
        let request = self.request.as_ref().filter(|it| follows_chart(it));
        let chart = &mut self.memory.chart;
        let Some(request) = request else {
            let was_asked = matches!(chart, Followed::Asked(_));
            if was_asked {
                *chart = Followed::None;
            }
            return was_asked.then_some(ChartAction::Stop);
        };
        let at = &request.at;
        let is_dealt = at.hand.is_some() || at.paid.is_some();
        let table = is_dealt.then(|| at.pays())?;
        let wanted = ChartWanted { table, limit };
        match chart {
            Followed::Asked(other) | Followed::Written(other, _) if *other == wanted => None,
            Followed::None | Followed::Asked(_) | Followed::Written(..) => {
                *chart = Followed::Asked(wanted);
                Some(ChartAction::Write(wanted))
            }
        }
    }

    /// Handles a chart from a worker. A chart other than the wanted one comes too late.
    pub(super) fn got_chart(&mut self, wanted: ChartWanted, chart: Option<Box<StrategyChart>>) {
        if self.memory.chart == Followed::Asked(wanted) {
            self.memory.chart = Followed::Written(wanted, chart);
        }
    }

    /// Takes the changes to the mistakes since the last call.
    pub(super) fn take_changes(&mut self) -> Vec<Change<Misplayed>> {
        std::mem::take(&mut self.memory.changes)
    }
}
