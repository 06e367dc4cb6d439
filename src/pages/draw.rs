//! The coach at the table of Jacks or Better: what it has been asked, and what there is to say.
//!
//! Every hand is asked about as soon as it is dealt, so that the hold can be judged when it has been made.

use super::coach::{Score, Works};
use super::day::Split;
use super::mistakes::{COSTLY, Change, Misplayed};
use super::strategy::Limit;
use crate::app::coach::Purpose;
use crate::app::draw_coach::{DrawBrief, DrawDay};
use crate::app::settings::{Coach, CoachBy};
use crate::coach::draw::{DrawAdvice, DrawQuestion, Hold, Holding, StrategyChart};
use crate::core::WildHand;
use crate::poker::Jacks;
use crate::poker::jacks::{Action, Round, Stake};
use crate::poker::practice::Shape;
use crate::poker::{Coins, PayTable};
use crate::table::{Action as _, DAILY_ROUNDS, DailyRound, Dealt, Marks, Sealed};

/// What the coach knows of the hand on the table, and of the holds of this visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawCoaching {
    brief: Option<DrawBrief>,
    /// The hand of this deal, with what a worker has answered.
    asked: Option<Asked>,
    works: Works,
    score: Score,
    /// The day that is over at the table where the player is.
    day: Option<Day>,
    /// The strategy chart that the coach follows.
    chart: Followed,
    /// What holds change about the mistakes, until it is noted.
    changes: Vec<Change<Misplayed>>,
}

/// The strategy chart that the coach follows, if it follows one.
#[derive(Clone, Debug, Default, PartialEq)]
enum Followed {
    /// None.
    #[default]
    None,
    /// A worker writes it.
    Asked(ChartWanted),
    /// It is written; nothing where the answer could not be read.
    Written(ChartWanted, Option<Box<StrategyChart>>),
}

/// A chart that the coach is to follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartWanted {
    /// The pay table, as it pays for each coin that is bet.
    pub table: PayTable,
    /// How much the chart may cost.
    pub limit: Limit,
}

/// Whether the coach follows a chart for this brief.
fn follows_chart(brief: &DrawBrief) -> bool {
    brief.by == CoachBy::Chart && brief.mode != Coach::Off
}

/// What is to be done about the chart that the coach follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChartDeed {
    /// To have a worker write this one. One that is being written is not wanted any more.
    Write(ChartWanted),
    /// To stop the worker.
    Stop,
}

/// A hand that a worker was asked about.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    /// The [moment](DrawBrief::moment) at which it is to be decided.
    moment: String,
    question: DrawQuestion,
    /// Nothing while there is no answer.
    advice: Option<DrawAdvice>,
    /// Whether the hold was judged, and is in the score if it counts.
    is_counted: bool,
}

impl Asked {
    const fn new(moment: String, question: DrawQuestion) -> Asked {
        Asked {
            moment,
            question,
            advice: None,
            is_counted: false,
        }
    }

    fn answered(&mut self, moment: &str, advice: Option<&DrawAdvice>) {
        if self.moment == moment {
            self.advice = advice.cloned();
        }
    }

    fn judge(&self, swapped: Marks) -> Option<Judged> {
        let advice = self.advice.as_ref()?;
        let (best, taken) = (*advice.best(), *advice.of(swapped));
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

/// A hold that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The hand as it was dealt.
    pub hand: WildHand,
    /// What the player did.
    pub taken: Hold,
    /// What was best; the same if nothing was worth more.
    pub best: Hold,
}

impl Judged {
    /// How much less the hold was worth than the best, in bets. Never negative.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.best.value() - self.taken.value()).max(0.0)
    }
}

/// A day whose holds are judged.
#[derive(Clone, Debug, PartialEq)]
struct Day {
    played: DrawDay,
    /// Every hand of the day, and what was swapped.
    hands: Vec<(Asked, Marks)>,
    /// What the hands have brought, in bets.
    won: f64,
}

impl Day {
    /// Takes up a day. Nothing if its deals do not take these decisions, or have other rounds.
    fn take_up(played: DrawDay) -> Option<Day> {
        let table = played.table;
        if played.rounds.rounds().count() != usize::from(DAILY_ROUNDS) {
            return None;
        }
        let (mut hands, mut won) = (vec![], 0.0);
        for (actions, number) in played.rounds.rounds().zip(1..) {
            let round = DailyRound::new(played.date, number)?;
            let sealed = Sealed::daily::<Jacks>(round, &table)?;
            let dealt = Dealt::<Round>::start(sealed, table, Stake::of(Coins::MOST));
            let [action] = actions else { return None };
            let moment = format!("{table}/{}/{number}", played.date.to_text());
            let hand = *dealt.round().hand();
            hands.push((
                Asked::new(moment, DrawQuestion { table, hand }),
                action.discarded(),
            ));
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
        Some(Day { played, hands, won })
    }

    /// What the day has come to, when every hold is judged.
    fn score(&self) -> Option<Split> {
        let judged = |(asked, swapped): &(Asked, Marks)| asked.judge(*swapped);
        let judged: Option<Vec<Judged>> = self.hands.iter().map(judged).collect();
        Some(Split {
            cost: judged?.iter().map(Judged::cost).sum(),
            won: self.won,
        })
    }
}

/// What the strategy chart says of a hand, as far as it is written.
#[derive(Clone, Debug, PartialEq)]
pub enum ByTheChart {
    /// It is being written.
    Writing,
    /// It has the hand played so.
    Row {
        /// The hand as it was dealt.
        hand: WildHand,
        /// The number of the row, from 1, and what it is for; `None` where no row fits.
        row: Option<(usize, Vec<Holding>)>,
        /// How many rows there are.
        rows: usize,
        /// The holds that fit the row, the one that is worth most first.
        holds: Vec<Hold>,
        /// How much less than the best hold the last of them is worth, in bets. Never negative.
        cost: f64,
    },
}

/// What there is to say at this moment.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawSaying {
    /// The moment.
    pub moment: String,
    /// The pay table, as it pays for each coin that is bet.
    pub table: PayTable,
    /// The last hold.
    pub judged: Option<Judged>,
    /// The hand that is to be decided about, and what can come of it.
    pub advice: Option<(WildHand, DrawAdvice)>,
    /// What the strategy chart says of that hand, or of the one that was judged.
    pub chart: Option<ByTheChart>,
    /// Whether there can be any advice.
    pub works: Works,
    /// The holds of this visit.
    pub score: Score,
    /// What the day on the table has come to, when it is over.
    pub day: Option<Split>,
}

impl DrawCoaching {
    /// Takes a brief in. Returns what is new to be asked, each question with its moment.
    pub(super) fn take_in(&mut self, brief: Option<DrawBrief>) -> Vec<(String, DrawQuestion)> {
        let deal = |brief: &Option<DrawBrief>| brief.as_ref().map(|brief| brief.deal.clone());
        if deal(&self.brief) != deal(&brief) {
            self.asked = None;
        }
        self.brief = brief;
        let question = self.question();
        self.count();
        let of_day = self.take_up_day();
        question.into_iter().chain(of_day).collect()
    }

    /// Has the chart written that the coach is to follow, if it is not there. On the page of the pay tables the player
    /// chooses how much it may cost. A written chart is kept while the player is elsewhere or the coach goes by values:
    /// the same pay table needs no other.
    pub(super) fn follow(&mut self, limit: Limit) -> Option<ChartDeed> {
        let brief = self.brief.as_ref().filter(|it| follows_chart(it));
        let is_dealt = |it: &&DrawBrief| it.hand.is_some() || it.paid.is_some();
        let Some(brief) = brief else {
            let was_asked = matches!(self.chart, Followed::Asked(_));
            if was_asked {
                self.chart = Followed::None;
            }
            return was_asked.then_some(ChartDeed::Stop);
        };
        let table = Some(brief).filter(is_dealt)?.pays();
        let wanted = ChartWanted { table, limit };
        match &self.chart {
            Followed::Asked(other) | Followed::Written(other, _) if *other == wanted => None,
            Followed::None | Followed::Asked(_) | Followed::Written(..) => {
                self.chart = Followed::Asked(wanted);
                Some(ChartDeed::Write(wanted))
            }
        }
    }

    /// Takes the chart in that a worker has written. Another one than that which is wanted comes too late.
    pub(super) fn got_chart(&mut self, wanted: ChartWanted, chart: Option<Box<StrategyChart>>) {
        if self.chart == Followed::Asked(wanted) {
            self.chart = Followed::Written(wanted, chart);
        }
    }

    /// What the chart says of a hand that was valued.
    fn by_chart(&self, asked: &Asked) -> Option<ByTheChart> {
        let (wanted, chart) = match &self.chart {
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

    fn question(&mut self) -> Option<(String, DrawQuestion)> {
        let brief = self.brief.as_ref()?;
        let question = DrawQuestion {
            table: brief.pays(),
            hand: brief.hand?,
        };
        let moment = brief.moment();
        let is_asked = |it: &Asked| it.moment == moment && it.question == question;
        if self.asked.as_ref().is_some_and(is_asked) {
            return None;
        }
        self.asked = Some(Asked::new(moment.clone(), question));
        Some((moment, question))
    }

    /// Takes up the day that is over, if there is one and it is another one. Returns what is to be asked.
    fn take_up_day(&mut self) -> Vec<(String, DrawQuestion)> {
        let played = self.brief.as_ref().and_then(|brief| brief.day.clone());
        if self.day.as_ref().map(|day| &day.played) == played.as_ref() {
            return vec![];
        }
        self.day = played.and_then(Day::take_up);
        let hands = self.day.iter().flat_map(|day| &day.hands);
        hands
            .map(|(asked, _)| (asked.moment.clone(), asked.question))
            .collect()
    }

    /// Takes the answer of a worker in. An answer about another deal comes too late.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<&DrawAdvice>) {
        if let Some(asked) = &mut self.asked {
            asked.answered(moment, advice);
        }
        for (asked, _) in self.day.iter_mut().flat_map(|day| &mut day.hands) {
            asked.answered(moment, advice);
        }
        self.count();
    }

    /// There is no worker.
    pub(super) const fn cannot_work(&mut self) {
        self.works = Works::No;
    }

    /// Judges the hold that was made of the hand that was asked about.
    fn judged(&self) -> Option<Judged> {
        let (brief, asked) = (self.brief.as_ref()?, self.asked.as_ref()?);
        let now = brief.moment();
        let taken = now.strip_prefix(&asked.moment)?.chars().next()?;
        asked.judge(Action::from_code(taken)?.discarded())
    }

    /// Adds the hold to the score, once. Practice counts for nothing.
    fn count(&mut self) {
        let Some(judged) = self.judged() else { return };
        let Some(asked) = self.asked.as_mut().filter(|it| !it.is_counted) else {
            return;
        };
        asked.is_counted = true;
        let Some(brief) = self.brief.as_ref() else {
            return;
        };
        let misplayed = Misplayed {
            table: brief.table,
            shape: Shape::of(brief.table.game(), &judged.hand),
        };
        // In practice a good hold mends it.
        self.changes
            .extend(match (judged.cost() >= COSTLY, brief.purpose) {
                (true, _) => Some(Change::Made(misplayed)),
                (false, Purpose::Practice) => Some(Change::Mended(misplayed)),
                (false, Purpose::Play) => None,
            });
        if brief.purpose == Purpose::Practice {
            return;
        }
        self.score.add(judged.cost());
        if let Some(paid) = brief.paid {
            self.score.rounds += 1;
            self.score.split.cost += judged.cost();
            self.score.split.won += f64::from(paid) / f64::from(brief.hands.number()) - 1.0;
        }
    }

    /// What holds have changed about the mistakes since this was asked last.
    pub(super) fn take_changes(&mut self) -> Vec<Change<Misplayed>> {
        std::mem::take(&mut self.changes)
    }

    /// What there is to say, if the coach is wanted.
    #[must_use]
    pub fn saying(&self) -> Option<DrawSaying> {
        let brief = self.brief.as_ref()?;
        let before = brief.mode.speaks_before(brief.asked);
        let after = brief.mode.speaks_after(brief.asked);
        let moment = brief.moment();
        let is_now = |asked: &&Asked| asked.moment == moment;
        let asked = self.asked.as_ref().filter(is_now).filter(|_| before);
        let advice = asked.and_then(|it| Some((it.question.hand, it.advice.clone()?)));
        let judged = self.judged().filter(|_| after);
        let of_hand = self.asked.as_ref();
        let of_hand = of_hand.filter(|_| advice.is_some() || judged.is_some());
        Some(DrawSaying {
            table: brief.pays(),
            judged,
            chart: of_hand
                .filter(|_| follows_chart(brief))
                .and_then(|asked| self.by_chart(asked)),
            advice,
            works: self.works,
            score: self.score,
            day: self.day.as_ref().and_then(Day::score),
            moment,
        })
    }
}
