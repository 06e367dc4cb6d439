//! A strategy chart in the web worker: its questions and answers as messages, and its computation.
//!
//! The page asks for it upcard by upcard, in the order of [`CardValue::ALL`]. To stop the work, it asks no more. Any
//! other question to the worker meanwhile waits for at most one upcard.

use std::fmt;
use std::str::FromStr;

use super::advice::{Coach, Play};
use super::chart::{Cell, Chart, Exception, HandKind, Row};
use super::edge::UpcardTable;
use super::shoe::{CardValue, VALUES};
use crate::Rules;
use fair_deal_table::Fields;

/// The strategy chart of a table, with the worth of a round there.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The rules of the table.
    pub rules: Rules,
    /// The worth of a round from a fresh shoe with the best play, in bets: below 0 if the house has the edge.
    pub edge: f64,
    /// The best play for each hand.
    pub chart: Chart,
}

impl Sheet {
    /// Computes the chart of these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> Sheet {
        let coach = Coach::new(rules);
        Sheet::from_tables(*rules, &coach, &coach.upcards().collect::<Vec<_>>())
    }

    fn from_tables(rules: Rules, coach: &Coach, tables: &[UpcardTable]) -> Sheet {
        Sheet {
            rules,
            edge: tables.iter().map(|table| table.chance * table.value).sum(),
            chart: Chart::new(coach, tables),
        }
    }
}

/// A question to a worker: one upcard of the chart of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartQuestion {
    /// The rules.
    pub rules: Rules,
    /// The upcard.
    pub up: CardValue,
}

impl ChartQuestion {
    /// Returns the first question about the chart of these rules.
    #[must_use]
    pub const fn first(rules: Rules) -> ChartQuestion {
        let [up, ..] = CardValue::ALL;
        ChartQuestion { rules, up }
    }

    /// Returns the question after this one, or `None` after the last, whose answer is the chart.
    #[must_use]
    pub fn next(self) -> Option<ChartQuestion> {
        let up = CardValue::ALL.into_iter().nth(self.up.at() + 1)?;
        Some(ChartQuestion { up, ..self })
    }
}

/// Writes the fields `rules`, and `chart` with the points of the upcard.
impl fmt::Display for ChartQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new()
            .with("rules", self.rules)
            .with("chart", self.up.points())
            .fmt(f)
    }
}

/// The error for a text that is no question about a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAChartQuestion;

impl FromStr for ChartQuestion {
    type Err = NotAChartQuestion;

    fn from_str(text: &str) -> Result<ChartQuestion, NotAChartQuestion> {
        let fields = Fields::parse(text);
        let rules = fields.get("rules").and_then(|rules| rules.parse().ok());
        let points = fields.number("chart");
        let points = points.and_then(|points| u8::try_from(points).ok());
        Ok(ChartQuestion {
            rules: rules.ok_or(NotAChartQuestion)?,
            up: points.and_then(value).ok_or(NotAChartQuestion)?,
        })
    }
}

/// The chart in progress: the state of a worker between two questions.
#[derive(Clone, Debug)]
pub struct ChartWork {
    rules: Rules,
    coach: Coach,
    tables: Vec<UpcardTable>,
}

impl ChartWork {
    /// Creates the empty state for the chart of these rules.
    #[must_use]
    pub fn new(rules: Rules) -> ChartWork {
        ChartWork {
            rules,
            coach: Coach::new(&rules),
            tables: Vec::new(),
        }
    }

    /// Returns true if the chart is for these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Computes the upcard of the question, and returns the numbers of the answer.
    pub fn answer(&mut self, question: &ChartQuestion) -> Vec<f64> {
        self.work_out(question.up);
        if question.next().is_some() {
            return ChartAnswer::More.to_numbers();
        }
        for up in CardValue::ALL {
            // Another question may have come between.
            self.work_out(up);
        }
        // In a fixed order, so that the sum is the same to the last digit in any order of questions.
        let of = |up: CardValue| self.tables.iter().find(|table| table.up == up).cloned();
        let tables: Vec<UpcardTable> = CardValue::ALL.into_iter().filter_map(of).collect();
        let sheet = Sheet::from_tables(self.rules, &self.coach, &tables);
        ChartAnswer::Whole(Box::new(sheet)).to_numbers()
    }

    /// Computes this upcard, if the pack has it and it is still missing.
    fn work_out(&mut self, up: CardValue) {
        if self.tables.iter().all(|table| table.up != up) {
            self.tables.extend(self.coach.upcard(up));
        }
    }
}

/// The answer of a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum ChartAnswer {
    /// The upcard is done, and more of them follow.
    More,
    /// The whole chart, after the last upcard.
    Whole(Box<Sheet>),
}

impl ChartAnswer {
    /// Returns the answer as plain numbers, which a worker can send.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        match self {
            ChartAnswer::More => vec![1.0],
            ChartAnswer::Whole(sheet) => sheet.to_numbers(),
        }
    }

    /// Parses the answer for these rules from these numbers. Returns `None` if they are no answer.
    #[must_use]
    pub fn from_numbers(rules: Rules, numbers: &[f64]) -> Option<ChartAnswer> {
        match numbers {
            [_] => Some(ChartAnswer::More),
            _ => Some(ChartAnswer::Whole(Box::new(Sheet::from_numbers(
                rules, numbers,
            )?))),
        }
    }
}

/// The numbers for a cell whose hands cannot be dealt.
const NONE: [f64; PER_CELL] = [-1.0; PER_CELL];

/// The number of numbers of a cell: the best play, the better one of Stand and Hit, the worth of the best, and the
/// difference to the next best.
const PER_CELL: usize = 4;

/// The number of numbers of a row: its kind, its total or the points of a card of its pair, and the cells.
const PER_ROW: usize = 2 + PER_CELL * VALUES;

impl Sheet {
    /// Returns the chart as plain numbers: the worth of a round, the number of rows, the rows, and the exceptions. Each
    /// exception begins with its number of cards.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let cell = |cell: Cell| {
            let (best, otherwise) = (place(cell.best), place(cell.otherwise));
            [best, otherwise, cell.value, cell.margin]
        };
        let count = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let Chart { rows, exceptions } = &self.chart;
        let mut numbers = vec![self.edge, count(rows.len())];
        for Row { hands, cells } in rows {
            let (kind, number) = match hands {
                HandKind::Hard(total) => (0, *total),
                HandKind::Soft(total) => (1, *total),
                HandKind::Pair(value) => (2, value.points()),
            };
            numbers.extend([f64::from(kind), f64::from(number)]);
            let cells = cells.iter().map(|it| it.map_or(NONE, cell));
            numbers.extend(cells.flatten());
        }
        for Exception {
            hand,
            up,
            best,
            chart,
            cost,
        } in exceptions
        {
            numbers.push(count(hand.len()));
            numbers.extend(hand.iter().map(|value| f64::from(value.points())));
            numbers.extend([f64::from(up.points()), place(*best), place(*chart), *cost]);
        }
        numbers
    }

    /// Parses the chart of these rules from these numbers. Returns `None` if they are no chart.
    #[must_use]
    pub fn from_numbers(rules: Rules, numbers: &[f64]) -> Option<Sheet> {
        let [edge, rows, ref rest @ ..] = *numbers else {
            return None;
        };
        let (rows, mut rest) = rest.split_at_checked(PER_ROW * usize::from(small_number(rows)?))?;
        let cell = |numbers: &[f64]| {
            let [best, otherwise, value, margin] = *numbers else {
                return None;
            };
            Some(Cell {
                best: play_at(best)?,
                otherwise: play_at(otherwise)?,
                value,
                margin,
            })
        };
        let row = |numbers: &[f64]| {
            let [kind, number, ref cells @ ..] = *numbers else {
                return None;
            };
            let number = small_number(number)?;
            let hands = match small_number(kind)? {
                0 => HandKind::Hard(number),
                1 => HandKind::Soft(number),
                2 => HandKind::Pair(value(number)?),
                _ => return None,
            };
            let cells: Vec<Option<Cell>> = cells.chunks(PER_CELL).map(cell).collect();
            let cells = cells.try_into().ok()?;
            Some(Row { hands, cells })
        };
        let rows = rows.chunks(PER_ROW).map(row).collect::<Option<_>>()?;
        let mut exceptions = Vec::new();
        while let [cards, ref more @ ..] = *rest {
            let (cards, more) = more.split_at_checked(usize::from(small_number(cards)?))?;
            let [up, best, chart, cost, ref others @ ..] = *more else {
                return None;
            };
            let hand = cards.iter().map(|points| value(small_number(*points)?));
            exceptions.push(Exception {
                hand: hand.collect::<Option<_>>()?,
                up: value(small_number(up)?)?,
                best: play_at(best)?,
                chart: play_at(chart)?,
                cost,
            });
            rest = others;
        }
        Some(Sheet {
            rules,
            edge,
            chart: Chart { rows, exceptions },
        })
    }
}

/// The index of a play in [`Play::ALL`].
pub(super) fn place(play: Play) -> f64 {
    let mut places = (0_u8..).zip(Play::ALL);
    let found = places.find(|(_, it)| *it == play);
    found.map_or(-1.0, |(place, _)| f64::from(place))
}

/// The number as a whole number from 0 to 255, or `None`.
pub(super) fn small_number(number: f64) -> Option<u8> {
    (0..=u8::MAX).find(|it| f64::from(*it).total_cmp(&number).is_eq())
}

pub(super) fn value(points: u8) -> Option<CardValue> {
    CardValue::ALL.into_iter().find(|it| it.points() == points)
}

/// The play at this index.
pub(super) fn play_at(place: f64) -> Option<Play> {
    Play::ALL.get(usize::from(small_number(place)?)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;

    #[test]
    fn chart_round_trips() {
        let presets = Preset::WITHOUT_BETS.map(Preset::rules);
        for rules in presets.into_iter().chain([Rules::VEGAS]) {
            let sheet = Sheet::of(&rules);
            let numbers = sheet.to_numbers();
            assert_eq!(Sheet::from_numbers(rules, &numbers), Some(sheet));
            for cut in 1..10 {
                let cut = &numbers[..numbers.len() - cut];
                let read = Sheet::from_numbers(rules, cut);
                let fewer = read.is_none_or(|it| it.chart.exceptions.len() < 60);
                assert!(fewer, "{rules}");
            }
        }
        for numbers in [&[][..], &[0.0, 1.0], &[0.0, 0.5], &[0.0, 0.0, 2.0, 1.0]] {
            assert_eq!(Sheet::from_numbers(Rules::VEGAS, numbers), None);
        }
    }

    #[test]
    fn questions_in_any_order_make_the_same_chart() {
        let rules = Preset::Classic.rules();
        let whole = Some(ChartAnswer::Whole(Box::new(Sheet::of(&rules))));
        let questions: Vec<ChartQuestion> =
            std::iter::successors(Some(ChartQuestion::first(rules)), |it| it.next()).collect();
        assert_eq!(questions.len(), 10);
        for question in &questions {
            let text = question.to_string();
            assert_eq!(text.parse(), Ok(*question), "{text}");
        }
        let in_order: Vec<usize> = (0..10).collect();
        for order in [&in_order[..], &[0, 1, 0, 3, 2, 9], &[9]] {
            let mut work = ChartWork::new(rules);
            let mut last = None;
            for place in order {
                let numbers = work.answer(&questions[*place]);
                last = ChartAnswer::from_numbers(rules, &numbers);
                let is_whole = last.as_ref() != Some(&ChartAnswer::More);
                assert_eq!(is_whole, *place == 9, "{order:?}");
            }
            assert_eq!(last, whole, "{order:?}");
        }
        assert!(ChartWork::new(rules).is_of(&rules));
        assert!(!ChartWork::new(rules).is_of(&Rules::VEGAS));
        for text in ["", "rules=vegas", "rules=x&chart=1", "rules=vegas&chart=11"] {
            assert_eq!(
                text.parse::<ChartQuestion>(),
                Err(NotAChartQuestion),
                "{text}"
            );
        }
    }

    /// −4.2529761 % is the golden total for Hit and Stand with naturals paid even.
    #[test]
    fn classic_has_published_edge_and_known_rows() {
        let sheet = Sheet::of(&Preset::Classic.rules());
        assert!(
            (100.0 * sheet.edge - -4.252_976_1).abs() < 1e-6,
            "{}",
            sheet.edge
        );
        let row = |kind| {
            let row = sheet.chart.rows.iter().find(|row| row.hands == kind);
            let cells = row.expect("a row").cells;
            let signs = cells.map(|cell| cell.map_or("-", |cell| &cell.best.code()[..1]));
            signs.concat()
        };
        assert_eq!(row(HandKind::Hard(16)), "hssssshhhh");
        assert_eq!(row(HandKind::Hard(17)), "ssssssssss");
    }
}
