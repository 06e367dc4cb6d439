//! The costs of the best charts found, by their number of rows.
//!
//! The curve begins with the chart that [`ChartBuilder::chart`] makes for a very small limit. One row after the other is
//! then omitted or merged with another row of its family, each time the one that costs least. After each step every row
//! moves to the place where it costs least, and rows are exchanged: a row of one kind is added, and the cheapest step
//! leads back to the same number of rows, as long as that makes the chart cheaper. If this finds a chart with fewer rows
//! that costs less than a longer one, the longer one is left out of the curve. Nothing shows that no other chart of as
//! many rows costs less.

use super::build::{ChartBuilder, Rows, SeenDeals, StrategyChart};

/// The limit for the cost of the first chart of a curve beyond that of the longest one, per coin and hand.
const LONGEST: f64 = 0.000_000_5;

/// The greatest number of rows of a chart whose rows are exchanged. With more rows that takes long and gains little.
const MOST_EXCHANGED: usize = 30;

/// A chart of the curve under construction.
#[derive(Clone, Debug)]
struct Point {
    rows: Rows,
    cost: u64,
}

/// The best charts found for each number of rows.
#[derive(Clone, Debug)]
pub struct ChartCurve<'b> {
    builder: &'b ChartBuilder,
    /// The charts, the longest first. Each costs more than the one before it.
    points: Vec<Point>,
}

impl ChartBuilder {
    /// Finds the best charts of few rows. This takes several times as long as [`ChartBuilder::chart`].
    #[must_use]
    pub fn curve(&self) -> ChartCurve<'_> {
        let (mut rows, mut cost) = self.short_rows(LONGEST);
        let mut points = vec![Point {
            rows: rows.clone(),
            cost,
        }];
        let mut seen = SeenDeals::default();
        while let Some((change, other)) = self.cheapest_step(&rows, &mut seen) {
            cost = cost.saturating_add_signed(change);
            rows = other;
            self.reorder(&mut rows, &mut cost);
            if rows.len() <= MOST_EXCHANGED {
                self.exchange(&mut rows, &mut cost);
            }
            points.retain(|point| point.cost < cost);
            points.push(Point {
                rows: rows.clone(),
                cost,
            });
        }
        ChartCurve {
            builder: self,
            points,
        }
    }
}

impl ChartCurve<'_> {
    /// Returns the number of rows and the cost of each chart, per coin and hand, the longest chart first. A chart costs
    /// more than every longer one.
    pub fn costs(&self) -> impl Iterator<Item = (usize, f64)> {
        let cost = |point: &Point| (point.rows.len(), self.builder.share_of_all(point.cost));
        self.points.iter().map(cost)
    }

    /// Returns the cheapest chart of the curve with at most this number of rows. `None` if every chart has more.
    #[must_use]
    pub fn chart(&self, rows: usize) -> Option<StrategyChart> {
        let mut points = self.points.iter();
        let point = points.find(|point| point.rows.len() <= rows)?;
        Some(self.builder.finish(&point.rows, point.cost))
    }
}
