//! The coach at the table of video poker: it values each hold, judges the hold when the player has made it, and follows a
//! strategy chart if the player wants that.

use serde::{Deserialize, Serialize};

use super::chart_limit::Limit;
use super::request::AtVideoPoker;
use crate::app::settings::{Coach, CoachBy};
use crate::coach::decisions::{Day, Decisions, Facts, NetAndCost, Score};
use crate::coach::draw::{DrawAdvice, DrawCoach, DrawQuestion, Hold, Holding, StrategyChart};
use crate::coach::mistakes::{COSTLY, Change, Misplayed};
use crate::coach::request::{CoachRequest, DayPlayed, Purpose};
use crate::core::WildHand;
use crate::poker::practice::Shape;
use crate::poker::video_poker::{Action, Round, Stake};
use crate::poker::{Coins, PayTable, VideoPoker};
use crate::table::{Action as _, DAILY_ROUNDS, DailyRound, Dealt, DecisionsOf, Marks, Sealed};

/// The coach of the pay table of the last question. The coach of the next pay table takes over its counts.
#[derive(Debug, Default)]
pub struct LastDrawCoach(Option<DrawCoach>);

impl LastDrawCoach {
    /// Returns the coach of this pay table.
    pub fn of(&mut self, table: &PayTable) -> &DrawCoach {
        let coach = match self.0.take() {
            Some(coach) if coach.table() == table => coach,
            Some(coach) => coach.for_table(table),
            None => DrawCoach::new(table),
        };
        self.0.insert(coach)
    }
}

/// A hand to hold cards of, with the value of each hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Decision {
    question: DrawQuestion,
    /// `None` if there is no advice about such a hand.
    advice: Option<Box<DrawAdvice>>,
}

/// A finished day with its pay table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct PlayedOn {
    day: DayPlayed<DecisionsOf<VideoPoker>>,
    table: PayTable,
}

/// The coach at the table of video poker. It can be serialised, so that another worker can go on in its place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VideoPokerCoach {
    /// The last request; `None` while the table wants no coach.
    request: Option<CoachRequest<AtVideoPoker>>,
    decisions: Decisions<Decision>,
    score: Score,
    /// The finished day at the player's table.
    day: Option<Day<PlayedOn>>,
    /// The strategy chart that the coach follows.
    chart: Followed,
}

/// The strategy chart that the coach follows, if it follows one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum ChartAction {
    /// Have another worker write this chart, in place of the one that it writes now.
    Write(ChartWanted),
    /// Stop that worker.
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

impl Judged {
    /// Returns the difference of its value to the best hold, in bets. Never negative.
    #[must_use]
    pub fn cost(&self) -> f64 {
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
    /// The judged hand and the advice about it, if the coach speaks of no decision to make.
    pub decided: Option<(WildHand, DrawAdvice)>,
    /// The advice of the strategy chart about that hand, or about the judged one.
    pub chart: Option<ByTheChart>,
}

/// The facts of which the coach of video poker speaks.
pub type DrawFacts = Facts<Judged, DrawShown>;

/// A report of the coach while it works on a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The coach has something to say.
    Facts(Box<DrawFacts>),
    /// A change to the badly played hands.
    Misplayed(Change<Misplayed>),
    /// Another worker has to write a chart, or to stop.
    Chart(ChartAction),
}

impl Decision {
    fn of(question: DrawQuestion, last: &mut LastDrawCoach) -> Decision {
        let advice = question.ask(last.of(&question.table));
        Decision {
            question,
            advice: advice.ok().map(Box::new),
        }
    }

    /// Judges the player's hold with this code in a record.
    fn judge(&self, code: char) -> Option<Judged> {
        self.judge_hold(Action::from_code(code)?.discarded())
    }

    fn judge_hold(&self, taken: Marks) -> Option<Judged> {
        let advice = self.advice.as_ref()?;
        let (best, taken) = (*advice.best(), *advice.of(taken));
        Some(Judged {
            hand: self.question.hand,
            best: if best.compare(&taken).is_gt() && best.value() > taken.value() {
                best
            } else {
                taken
            },
            taken,
        })
    }
}

impl VideoPokerCoach {
    /// Handles a request, or `None` if the table wants no coach. `limit` is for the cost of a strategy chart. Reports
    /// what is known at once, and again after each longer calculation.
    pub fn handle(
        &mut self,
        request: Option<CoachRequest<AtVideoPoker>>,
        limit: Limit,
        last: &mut LastDrawCoach,
        report: &mut dyn FnMut(Report),
    ) {
        self.request = request;
        let Some(request) = self.request.clone() else {
            self.decisions.keep_deal(None);
            self.day = None;
            self.follow(limit)
                .map(Report::Chart)
                .into_iter()
                .for_each(report);
            return;
        };
        self.decisions.keep_deal(Some(&request.moment.deal));
        self.judge(&request, report);
        self.follow(limit)
            .map(Report::Chart)
            .into_iter()
            .for_each(&mut *report);
        self.report(report);
        if let Some(hand) = request.at.hand {
            let question = DrawQuestion {
                table: request.at.pays(),
                hand,
            };
            let known = self.decisions.at(&request.moment);
            if known.is_none_or(|known| known.question != question) {
                let decision = Decision::of(question, last);
                self.decisions.add(request.moment.clone(), decision);
                self.report(report);
            }
        }
        let played = request.at.day.map(|day| PlayedOn {
            day,
            table: request.at.table,
        });
        if self.day.as_ref().map(|day| &day.played) != played.as_ref() {
            self.day = played.map(|played| Day {
                result: result_of_day(&played, last),
                played,
            });
            self.report(report);
        }
    }

    fn report(&self, report: &mut dyn FnMut(Report)) {
        if let Some(facts) = self.facts() {
            report(Report::Facts(Box::new(facts)));
        }
    }

    /// Adds the hold to the score once, when the player has made it.
    fn judge(&mut self, request: &CoachRequest<AtVideoPoker>, report: &mut dyn FnMut(Report)) {
        let mut made = vec![];
        self.decisions
            .judge_new(&request.moment, Decision::judge, |_, judged| {
                made.push(judged);
            });
        let at = &request.at;
        for judged in made {
            let cost = judged.cost();
            if at.purpose.counts() {
                self.score.add(cost);
            }
            let misplayed = Misplayed {
                table: at.table,
                shape: Shape::of(at.table.game(), &judged.hand),
            };
            // In practice a good hold removes the mistake.
            let change = match (cost >= COSTLY, at.purpose) {
                (true, _) => Some(Change::Made(misplayed)),
                (false, Purpose::Practice) => Some(Change::Mended(misplayed)),
                (false, Purpose::Play) => None,
            };
            change
                .map(Report::Misplayed)
                .into_iter()
                .for_each(&mut *report);
            if let Some(paid) = at.paid.filter(|_| at.purpose.counts()) {
                self.score.rounds += 1;
                self.score.net_and_cost.cost += cost;
                self.score.net_and_cost.net += f64::from(paid) / f64::from(at.hands.number()) - 1.0;
            }
        }
    }

    /// Requests the chart that the coach follows, if it is missing. On the page of the pay tables the player chooses
    /// the limit for its cost. The coach keeps a written chart while the player is elsewhere or the coach goes by
    /// values, because the same pay table needs the same chart.
    fn follow(&mut self, limit: Limit) -> Option<ChartAction> {
        let request = self.request.as_ref().filter(|it| follows_chart(it));
        let chart = &mut self.chart;
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

    /// Handles a chart from the other worker. A chart other than the wanted one comes too late.
    pub fn got_chart(
        &mut self,
        wanted: ChartWanted,
        chart: Option<Box<StrategyChart>>,
        report: &mut dyn FnMut(Report),
    ) {
        if self.chart == Followed::Asked(wanted) {
            self.chart = Followed::Written(wanted, chart);
            self.report(report);
        }
    }

    /// Returns the facts of which the coach speaks; `None` while the table wants no coach.
    #[must_use]
    pub fn facts(&self) -> Option<DrawFacts> {
        let request = self.request.as_ref()?;
        let moment = &request.moment;
        let speaks_before = request.mode.speaks_before(request.asked);
        let speaks_after = request.mode.speaks_after(request.asked);
        let next = self.decisions.at(moment).filter(|_| speaks_before);
        let made = self.decisions.last_made(moment);
        let made = made.and_then(|(decision, code)| Some((decision, decision.judge(code)?)));
        let made = made.filter(|_| speaks_after);
        let of_hand = next.filter(|next| next.advice.is_some());
        let of_hand = of_hand.or(made.map(|(decision, _)| decision));
        let of_hand = of_hand.filter(|_| follows_chart(request));
        let advice = |decision: &Decision| {
            let advice = decision.advice.as_deref()?;
            Some((decision.question.hand, advice.clone()))
        };
        let awaits = speaks_before && request.at.hand.is_some();
        let decided = made.filter(|_| !awaits);
        Some(Facts {
            moment: moment.clone(),
            judged: made.map(|(_, judged)| judged),
            score: self.score,
            day: self.day.as_ref().and_then(|day| day.result),
            shown: DrawShown {
                table: request.at.pays(),
                decided: decided.and_then(|(made, _)| advice(made)),
                advice: next.and_then(advice),
                chart: of_hand.and_then(|decision| self.chart.advice_for(decision)),
            },
        })
    }
}

impl Followed {
    /// Returns the advice of the chart about a valued hand.
    fn advice_for(&self, decision: &Decision) -> Option<ByTheChart> {
        let (wanted, chart) = match self {
            Followed::None => return None,
            Followed::Asked(_) => return Some(ByTheChart::Writing),
            Followed::Written(wanted, chart) => (wanted, chart.as_ref()?),
        };
        let DrawQuestion { table, hand } = decision.question;
        let advice = decision.advice.as_ref().filter(|_| wanted.table == table)?;
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

/// Returns the result of a day. Returns `None` if its deals refuse these holds or have a different number of rounds.
fn result_of_day(played: &PlayedOn, last: &mut LastDrawCoach) -> Option<NetAndCost> {
    let PlayedOn { day, table } = played;
    if day.rounds.rounds().count() != usize::from(DAILY_ROUNDS) {
        return None;
    }
    let mut result = NetAndCost::default();
    for (actions, number) in day.rounds.rounds().zip(1..) {
        let round = DailyRound::new(day.date, number)?;
        let sealed = Sealed::daily::<VideoPoker>(round, table)?;
        let dealt = Dealt::<Round>::start(sealed, *table, Stake::of(Coins::MOST));
        let [action] = actions else { return None };
        let question = DrawQuestion {
            table: *table,
            hand: *dealt.round().hand(),
        };
        let decision = Decision::of(question, last);
        result.cost += decision.judge_hold(action.discarded())?.cost();
        let (dealt, refused) = dealt.play(*action);
        let Round::Over(finished) = dealt.round() else {
            return None;
        };
        let prize = finished.prize(finished.hand());
        let paid = prize.map_or(0, |prize| table.pay(prize));
        if refused.is_some() {
            return None;
        }
        result.net += f64::from(paid) - 1.0;
    }
    Some(result)
}
