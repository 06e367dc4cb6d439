//! The comparison of the rules on the page with other rules: the rules that differ, and the value of each alone.
//!
//! After the chart of the page, a worker computes one set of rules after the other, upcard by upcard. It starts with
//! the other rules as a whole. Then it takes the rules of the page with one of them changed, row by row.

use super::switch::{Switch, WhyDisabled, plain};
use crate::blackjack::{Clash, Rules, Shuffle};
use crate::coach::{CardValue, Chart, ChartAnswer, ChartQuestion, HandKind, Sheet};

/// The state of the comparison. The other rules are part of the address of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Comparing {
    /// The other rules, simplified. `None` if nothing is compared.
    with: Option<Rules>,
    work: Work,
    /// The value of a round in bets, for each set of rules computed so far. The newest is last.
    known: Vec<(Rules, f64)>,
    /// The chart of the other rules.
    sheet: Option<Box<Sheet>>,
}

/// The largest number of values kept, enough to change the rules and come back.
const KEPT: usize = 64;

/// The progress of the comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Work {
    /// Nothing is compared, or the chart of the page is not finished.
    #[default]
    Waiting,
    /// A worker has this question.
    UnderWay(ChartQuestion),
    /// The player has stopped the work, or an answer could not be read.
    Cancelled,
    /// All values are known.
    Done,
}

/// A rule that differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The rule as it is on the page.
    pub left: Switch,
    /// The rule as it is at the other table.
    pub right: Switch,
    /// The value of changing this rule alone.
    pub worth: Worth,
}

/// The change in the value of a round for the player, in bets, if one rule changes and all others stay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth {
    /// The value is not computed yet.
    Unknown,
    /// The value. It is below 0 if the change is good for the house.
    Known(f64),
    /// The rule cannot be changed alone.
    NotAlone(NotAlone),
}

/// The reason why a rule cannot be changed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAlone {
    /// The rule clashes with another rule of the page.
    Clash(Clash),
    /// The rule has no effect under the other rules of the page.
    Meaningless(WhyDisabled),
}

/// The comparison, as far as it is computed.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The other rules.
    pub with: Rules,
    /// The value of a round under the rules of the page, in bets.
    pub left: Option<f64>,
    /// The value of a round under the other rules, in bets.
    pub right: Option<f64>,
    /// The rules that differ, in the order of the switches.
    pub rows: Vec<Row>,
    /// The number of cells with a different best play.
    pub cells: Option<usize>,
    /// The progress of the work.
    pub work: Work,
    /// The number of computed sets of rules.
    pub done: usize,
    /// The number of sets of rules to compute.
    pub all: usize,
}

impl Comparison {
    /// The gain of a round under the other rules for the player, in bets. `None` until both values are computed.
    #[must_use]
    pub fn total(&self) -> Option<f64> {
        Some(self.right? - self.left?)
    }
}

/// Returns the rules under which the value of these rules is stored. The time of the shuffle does not change a round
/// from a fresh shoe.
fn worth_key(rules: Rules) -> Rules {
    Rules {
        shuffle: Shuffle::EveryRound,
        ..plain(rules)
    }
}

/// Returns these rules with one of them changed, or the reason why that is impossible. Drops rules that have no effect
/// under the changed one.
fn changed_alone(rules: Rules, value: Switch) -> Result<Rules, NotAlone> {
    let changed = value.set_in(rules);
    if let Some(clash) = changed.clash() {
        return Err(NotAlone::Clash(clash));
    }
    match value.meaningless(&changed) {
        Some(why) => Err(NotAlone::Meaningless(why)),
        None => Ok(worth_key(changed)),
    }
}

/// The rules that differ, each with the rules of the page in which only it is changed.
fn differences(
    left: Rules,
    right: Rules,
) -> impl Iterator<Item = (Switch, Switch, Result<Rules, NotAlone>)> {
    let pairs = Switch::all(&left).into_iter().zip(Switch::all(&right));
    let differ = pairs.filter(|(left, right)| left != right);
    differ.map(move |(of_left, of_right)| (of_left, of_right, changed_alone(left, of_right)))
}

impl Comparing {
    /// The other rules, if any are compared.
    pub(super) const fn with(&self) -> Option<Rules> {
        self.with
    }

    /// The progress of the work.
    pub(super) const fn work(&self) -> Work {
        self.work
    }

    /// Starts a comparison with these rules. `None` ends the comparison.
    pub(super) fn choose(&mut self, with: Option<Rules>) {
        let with = with.map(plain);
        if self.with != with {
            self.with = with;
            self.work = Work::Waiting;
        }
    }

    /// Records the value of a computed chart.
    pub(super) fn keep(&mut self, sheet: &Sheet) {
        let key = worth_key(sheet.rules);
        self.known.retain(|(rules, _)| *rules != key);
        self.known.push((key, sheet.edge));
        let surplus = self.known.len().saturating_sub(KEPT);
        self.known.drain(..surplus);
        if self.with.map(worth_key) == Some(key) {
            self.sheet = Some(Box::new(sheet.clone()));
        }
    }

    /// The value of a round under these rules. `None` if it is not computed.
    fn worth_of(&self, rules: Rules) -> Option<f64> {
        let key = worth_key(rules);
        let found = self.known.iter().find(|(rules, _)| *rules == key);
        found.map(|(_, edge)| *edge)
    }

    /// The chart of the other rules, if it is computed.
    pub(super) fn chart(&self) -> Option<&Chart> {
        let key = self.with.map(worth_key)?;
        let sheet = self.sheet.as_deref()?;
        (worth_key(sheet.rules) == key).then_some(&sheet.chart)
    }

    /// The sets of rules to compute besides those of the page, each once.
    fn wanted(&self, left: Rules) -> Vec<Rules> {
        let Some(with) = self.with else {
            return vec![];
        };
        let singles = differences(left, with).filter_map(|(_, _, alone)| alone.ok());
        let mut wanted: Vec<Rules> = Vec::new();
        for rules in [worth_key(with)].into_iter().chain(singles) {
            if !wanted.contains(&rules) && rules != worth_key(left) {
                wanted.push(rules);
            }
        }
        wanted
    }

    fn is_known(&self, rules: Rules) -> bool {
        let is_with = self.with.map(worth_key) == Some(rules);
        // The other rules need a chart too, because the cells are compared.
        self.worth_of(rules).is_some() && (!is_with || self.chart().is_some())
    }

    /// Continues the work after the chart of these rules. Returns the next question. Returns `None` if a worker has one
    /// already or no question is left.
    pub(super) fn go_on(&mut self, left: &Sheet) -> Option<ChartQuestion> {
        self.keep(left);
        if self.with.is_none() {
            self.work = Work::Waiting;
            return None;
        }
        let wanted = self.wanted(left.rules).into_iter();
        let next = wanted.into_iter().find(|rules| !self.is_known(*rules));
        match (next, self.work) {
            (Some(rules), Work::UnderWay(question)) if question.rules == rules => None,
            (Some(rules), Work::UnderWay(_) | Work::Waiting | Work::Cancelled | Work::Done) => {
                let question = ChartQuestion::first(rules);
                self.work = Work::UnderWay(question);
                Some(question)
            }
            (None, _) => {
                self.work = Work::Done;
                None
            }
        }
    }

    /// Suspends the work while the chart of the page is computed again. Pending answers are ignored.
    pub(super) fn wait(&mut self) {
        self.work = Work::Waiting;
    }

    /// Stops the work for the player. Returns true if there was any.
    pub(super) fn cancel(&mut self) -> bool {
        let was_under_way = matches!(self.work, Work::UnderWay(_));
        if was_under_way {
            self.work = Work::Cancelled;
        }
        was_under_way
    }

    /// Handles a worker's answer to a question of the comparison. Returns the next question about the same rules.
    /// Returns `None` after the last.
    pub(super) fn answered(
        &mut self,
        question: ChartQuestion,
        answer: Option<ChartAnswer>,
    ) -> Option<ChartQuestion> {
        match (answer, question.next()) {
            (Some(ChartAnswer::Whole(sheet)), _) => {
                self.keep(&sheet);
                None
            }
            (Some(ChartAnswer::More), Some(next)) => {
                self.work = Work::UnderWay(next);
                Some(next)
            }
            (Some(ChartAnswer::More), None) | (None, _) => {
                self.work = Work::Cancelled;
                None
            }
        }
    }

    /// The comparison of these rules and of their chart, if there is one, with the other rules.
    pub(super) fn of(&self, left: Rules, sheet: Option<&Sheet>) -> Option<Comparison> {
        let with = self.with?;
        let worth_now = self.worth_of(left);
        let row = |(of_left, of_right, alone): (Switch, Switch, Result<Rules, NotAlone>)| {
            let worth = match alone {
                Err(why) => Worth::NotAlone(why),
                Ok(rules) => match (self.worth_of(rules), worth_now) {
                    (Some(then), Some(now)) => Worth::Known(then - now),
                    (Some(_) | None, _) => Worth::Unknown,
                },
            };
            Row {
                left: of_left,
                right: of_right,
                worth,
            }
        };
        let wanted = self.wanted(left);
        let is_same = worth_key(with) == worth_key(left);
        let of_left = sheet.filter(|sheet| sheet.rules == left);
        let cells = match of_left.map(|sheet| &sheet.chart) {
            Some(_) if is_same => Some(0),
            Some(chart) => self.chart().map(|other| different_cells(chart, other)),
            None => None,
        };
        Some(Comparison {
            with,
            left: worth_now,
            right: self.worth_of(with),
            rows: differences(left, with).map(row).collect(),
            cells,
            work: self.work,
            done: wanted.iter().filter(|it| self.is_known(**it)).count(),
            all: wanted.len(),
        })
    }
}

/// The number of cells in which the two charts have different plays. If a chart has no row for a pair, its total
/// counts.
fn different_cells(one: &Chart, other: &Chart) -> usize {
    let rows = one.rows.iter().chain(&other.rows).map(|row| row.hands);
    let mut hands: Vec<HandKind> = rows.collect();
    hands.sort_unstable();
    hands.dedup();
    let differs = |hands: HandKind, up: CardValue| {
        let cells = [one, other].map(|chart| super::cell(chart, hands, up));
        matches!(cells, [Some(one), Some(other)] if one.best != other.best)
    };
    let of_row = |hands: &HandKind| {
        let ups = CardValue::ALL.into_iter();
        ups.filter(|up| differs(*hands, *up)).count()
    };
    hands.iter().map(of_row).sum()
}
