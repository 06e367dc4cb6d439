//! A strategy chart in the web worker: its questions and answers as messages, and its computation.
//!
//! The page asks for it upcard by upcard, in the order of [`CardValue::ALL`]. To stop the work, it asks no more. Any
//! other question to the worker meanwhile waits for at most one upcard.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::advice::Coach;
use super::chart::Chart;
use super::edge::UpcardTable;
use super::shoe::CardValue;
use crate::Rules;

/// The strategy chart of a table, with the worth of a round there.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
        let up = self.up.next()?;
        Some(ChartQuestion { up, ..self })
    }
}

/// The chart in progress: the state of a worker between two questions.
#[derive(Clone, Debug)]
pub struct ChartWork {
    rules: Rules,
    coach: Coach,
    tables: BTreeMap<CardValue, UpcardTable>,
}

impl ChartWork {
    /// Creates the empty state for the chart of these rules.
    #[must_use]
    pub fn new(rules: Rules) -> ChartWork {
        ChartWork {
            rules,
            coach: Coach::new(&rules),
            tables: BTreeMap::new(),
        }
    }

    /// Returns true if the chart is for these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Computes the upcard of the question, and returns the answer.
    pub fn answer(&mut self, question: &ChartQuestion) -> ChartAnswer {
        self.work_out(question.up);
        if question.next().is_some() {
            return ChartAnswer::More;
        }
        for up in CardValue::ALL {
            // Another question may have come between.
            self.work_out(up);
        }
        // The order of the map makes the sum the same to the last digit, whatever the order of the questions.
        let tables: Vec<UpcardTable> = self.tables.values().cloned().collect();
        let sheet = Sheet::from_tables(self.rules, &self.coach, &tables);
        ChartAnswer::Whole(Box::new(sheet))
    }

    /// Computes this upcard, if the pack has it and it is still missing.
    fn work_out(&mut self, up: CardValue) {
        if let Entry::Vacant(place) = self.tables.entry(up)
            && let Some(table) = self.coach.upcard(up)
        {
            place.insert(table);
        }
    }
}

/// The answer of a worker.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ChartAnswer {
    /// The upcard is done, and more of them follow.
    More,
    /// The whole chart, after the last upcard.
    Whole(Box<Sheet>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;
    use crate::coach::HandKind;

    #[test]
    fn questions_in_any_order_make_the_same_chart() {
        let rules = Preset::Classic.rules();
        let whole = Some(ChartAnswer::Whole(Box::new(Sheet::of(&rules))));
        let questions: Vec<ChartQuestion> =
            std::iter::successors(Some(ChartQuestion::first(rules)), |it| it.next()).collect();
        assert_eq!(questions.len(), 10);
        let in_order: Vec<usize> = (0..10).collect();
        for order in [&in_order[..], &[0, 1, 0, 3, 2, 9], &[9]] {
            let mut work = ChartWork::new(rules);
            let mut last = None;
            for place in order {
                last = Some(work.answer(&questions[*place]));
                let is_whole = last.as_ref() != Some(&ChartAnswer::More);
                assert_eq!(is_whole, *place == 9, "{order:?}");
            }
            assert_eq!(last, whole, "{order:?}");
        }
        assert!(ChartWork::new(rules).is_of(&rules));
        assert!(!ChartWork::new(rules).is_of(&Rules::VEGAS));
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
            let letters = cells.map(|cell| cell.map_or("-", |cell| &cell.best.code()[..1]));
            letters.concat()
        };
        assert_eq!(row(HandKind::Hard(16)), "hssssshhhh");
        assert_eq!(row(HandKind::Hard(17)), "ssssssssss");
    }
}
