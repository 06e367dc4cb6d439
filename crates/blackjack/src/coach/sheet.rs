//! A strategy chart as a web worker is asked for it, works it out and sends it.
//!
//! It is asked for up card by up card, in the order of [`CardValue::ALL`]. Whoever asks for no more has
//! stopped the work, and what else the worker is asked meanwhile waits for one up card at most.

use std::fmt;
use std::str::FromStr;

use super::advice::{Coach, Play};
use super::chart::{Cell, Chart, Exception, HandKind, Row};
use super::edge::UpcardTable;
use super::shoe::{CardValue, VALUES};
use crate::Rules;
use fair_deal_table::Fields;

/// The strategy chart of a table, with what a round there is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The rules of the table.
    pub rules: Rules,
    /// What a round from a fresh shoe is worth with the best play, in bets: below 0 where the house has
    /// the edge.
    pub edge: f64,
    /// What is best with each hand.
    pub chart: Chart,
}

impl Sheet {
    /// Works the chart of these rules out.
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

/// What a worker is asked: one up card of the chart of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartQuestion {
    /// The rules.
    pub rules: Rules,
    /// The up card.
    pub up: CardValue,
}

impl ChartQuestion {
    /// The first question about the chart of these rules.
    #[must_use]
    pub const fn first(rules: Rules) -> ChartQuestion {
        let [up, ..] = CardValue::ALL;
        ChartQuestion { rules, up }
    }

    /// The question after this one; `None` after the last, whose answer is the chart.
    #[must_use]
    pub fn next(self) -> Option<ChartQuestion> {
        let up = CardValue::ALL.into_iter().nth(self.up.at() + 1)?;
        Some(ChartQuestion { up, ..self })
    }
}

/// Written as fields: `rules`, and as `chart` the points of the up card.
impl fmt::Display for ChartQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new()
            .with("rules", self.rules)
            .with("chart", self.up.points())
            .fmt(f)
    }
}

/// The text asks for no chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAChart;

impl FromStr for ChartQuestion {
    type Err = NotAChart;

    fn from_str(text: &str) -> Result<ChartQuestion, NotAChart> {
        let fields = Fields::parse(text);
        let rules = fields.get("rules").and_then(|rules| rules.parse().ok());
        let points = fields.number("chart");
        let points = points.and_then(|points| u8::try_from(points).ok());
        Ok(ChartQuestion {
            rules: rules.ok_or(NotAChart)?,
            up: points.and_then(value).ok_or(NotAChart)?,
        })
    }
}

/// The chart that a worker is at: what it keeps between two questions.
#[derive(Clone, Debug)]
pub struct ChartWork {
    rules: Rules,
    coach: Coach,
    tables: Vec<UpcardTable>,
}

impl ChartWork {
    /// Nothing of the chart of these rules yet.
    #[must_use]
    pub fn new(rules: Rules) -> ChartWork {
        ChartWork {
            rules,
            coach: Coach::new(&rules),
            tables: Vec::new(),
        }
    }

    /// Whether it is that of these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Works out what this question is about, and returns the numbers of the answer.
    pub fn answer(&mut self, question: &ChartQuestion) -> Vec<f64> {
        self.work_out(question.up);
        if question.next().is_some() {
            return ChartAnswer::More.to_numbers();
        }
        for up in CardValue::ALL {
            // Another question may have come between.
            self.work_out(up);
        }
        // In their order, so that the sum is the same to the last digit in whatever order they came.
        let of = |up: CardValue| self.tables.iter().find(|table| table.up == up).cloned();
        let tables: Vec<UpcardTable> = CardValue::ALL.into_iter().filter_map(of).collect();
        let sheet = Sheet::from_tables(self.rules, &self.coach, &tables);
        ChartAnswer::Whole(Box::new(sheet)).to_numbers()
    }

    /// Works out this up card, if the pack has it and it was not worked out before.
    fn work_out(&mut self, up: CardValue) {
        if self.tables.iter().all(|table| table.up != up) {
            self.tables.extend(self.coach.upcard(up));
        }
    }
}

/// What a worker answers.
#[derive(Clone, Debug, PartialEq)]
pub enum ChartAnswer {
    /// The up card is worked out, and there are more of them.
    More,
    /// The whole chart, after the last up card.
    Whole(Box<Sheet>),
}

impl ChartAnswer {
    /// The answer as plain numbers, which a worker can send.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        match self {
            ChartAnswer::More => vec![1.0],
            ChartAnswer::Whole(sheet) => sheet.to_numbers(),
        }
    }

    /// The answer for these rules that these numbers stand for, if they stand for one.
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

/// Stands where no such hand can be dealt.
const NONE: [f64; PER_CELL] = [-1.0; PER_CELL];

/// The numbers of a cell: the best play, the better one of Stand and Hit, what the best is worth, and how
/// much less the next best.
const PER_CELL: usize = 4;

/// The numbers of a row: its kind, its total or the points of a card of its pair, and the cells.
const PER_ROW: usize = 2 + PER_CELL * VALUES;

impl Sheet {
    /// The chart as plain numbers: what a round is worth, how many rows there are, the rows, and the
    /// exceptions, each with the number of its cards before them.
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

    /// The chart of these rules that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(rules: Rules, numbers: &[f64]) -> Option<Sheet> {
        let [edge, rows, ref rest @ ..] = *numbers else {
            return None;
        };
        let (rows, mut rest) = rest.split_at_checked(PER_ROW * usize::from(small(rows)?))?;
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
            let number = small(number)?;
            let hands = match small(kind)? {
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
            let (cards, more) = more.split_at_checked(usize::from(small(cards)?))?;
            let [up, best, chart, cost, ref others @ ..] = *more else {
                return None;
            };
            let hand = cards.iter().map(|points| value(small(*points)?));
            exceptions.push(Exception {
                hand: hand.collect::<Option<_>>()?,
                up: value(small(up)?)?,
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

/// The place of a play in [`Play::ALL`].
pub(super) fn place(play: Play) -> f64 {
    let mut places = (0_u8..).zip(Play::ALL);
    let found = places.find(|(_, it)| *it == play);
    found.map_or(-1.0, |(place, _)| f64::from(place))
}

/// A whole number from 0 to 255.
pub(super) fn small(number: f64) -> Option<u8> {
    (0..=u8::MAX).find(|it| f64::from(*it).total_cmp(&number).is_eq())
}

pub(super) fn value(points: u8) -> Option<CardValue> {
    CardValue::ALL.into_iter().find(|it| it.points() == points)
}

/// The play with this place.
pub(super) fn play_at(place: f64) -> Option<Play> {
    Play::ALL.get(usize::from(small(place)?)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;

    #[test]
    fn a_chart_arrives_as_it_was_sent() {
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
    fn up_card_by_up_card_it_is_the_same_chart_whatever_comes_between() {
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
            assert_eq!(text.parse::<ChartQuestion>(), Err(NotAChart), "{text}");
        }
    }

    /// −4.2529761 % is the golden total for Hit and Stand with naturals paid even.
    #[test]
    fn classic_is_worth_what_is_published_and_is_played_as_everybody_knows() {
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
