//! A chart of shares: a row for each name, and in each column a bar of the row's share.

use super::bars::lines_of;
use super::{Anchor, Drawing, Look, Shape, WIDTH, width_of};

/// A row of the chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareRow {
    /// The name, on the left.
    pub name: String,
    /// The length of the bar in each column, 0 to 1.
    pub lengths: Vec<f64>,
}

/// The width of the names.
const NAMES: f64 = 128.0;

/// The space between two columns, and between the names and the first one.
const GAP: f64 = 6.0;

/// The height of a row with one line of text, and of each further line.
const ROW: f64 = 21.0;
const LINE: f64 = 14.0;

/// The height of a bar.
const BAR: f64 = 11.0;

/// Draws the rows below the names of the columns. A name may be wider than its column, so they stand in two lines: the
/// first one in the upper line, and the others in the lower one, as far as there is room.
#[must_use]
pub fn shares(columns: &[String], rows: impl IntoIterator<Item = ShareRow>) -> Drawing {
    let mut drawing = Drawing::default();
    #[expect(clippy::cast_precision_loss, reason = "a few columns")]
    let width = (WIDTH - NAMES) / columns.len() as f64;
    let lefts = (0_u8..).map(|column| NAMES + GAP + f64::from(column) * width);
    // The ends of the names so far, in the upper line and in the lower one.
    let mut ends = [0.0, 0.0];
    for (name, left) in columns.iter().zip(lefts.clone()) {
        let left = left.min(WIDTH - width_of(name));
        let line = usize::from(ends[0] > 0.0 && left >= ends[1] + GAP);
        ends[line] = left + width_of(name);
        let baseline = if line == 0 { LINE } else { 2.0 * LINE } - 2.0;
        let text = Shape::Text(Anchor::Start, (left, baseline), name.clone());
        drawing.shapes.push(text);
    }
    drawing.height = 2.0 * LINE + 2.0;
    for row in rows {
        let mut line = drawing.height + 14.0;
        for name in lines_of(&row.name, NAMES) {
            let text = Shape::Text(Anchor::Start, (0.0, line), name.to_owned());
            drawing.shapes.push(text);
            line += LINE;
        }
        let size = |length: f64| (length.clamp(0.0, 1.0) * (width - GAP), BAR);
        for (length, left) in row.lengths.iter().zip(lefts.clone()) {
            let at = (left, drawing.height + 5.0);
            drawing.shapes.push(Shape::Box(Look::Far, at, size(1.0)));
            if *length > 0.0 {
                drawing
                    .shapes
                    .push(Shape::Box(Look::Observed, at, size(*length)));
            }
        }
        drawing.height = line - LINE - 14.0 + ROW;
    }
    drawing.height += GAP;
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stay_in_their_columns() {
        let columns = ["How often", "Check", "Уравнять"].map(str::to_owned);
        let rows = ["A", "Two pair, tens up or lower, and more words"].map(|name| ShareRow {
            name: name.to_owned(),
            lengths: vec![0.0, 0.5, 1.0],
        });
        let drawing = shares(&columns, rows);
        let boxes: Vec<(f64, f64)> = drawing
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Shape::Box(_, (left, top), (width, height)) => {
                    assert!(top + height <= drawing.height);
                    Some((*left, left + width))
                }
                Shape::Text(_, (left, line), name) => {
                    assert!(
                        left + width_of(name) <= WIDTH + 0.1 || *left < NAMES,
                        "{name}"
                    );
                    assert!(*line < drawing.height);
                    None
                }
                Shape::Line(..) | Shape::Area(..) | Shape::Dot(..) => None,
            })
            .collect();
        // A track for each column and row, and a bar where there is a share.
        assert_eq!(boxes.len(), 2 * (3 + 2));
        assert!(
            boxes
                .iter()
                .all(|(left, right)| *left > NAMES && *right <= WIDTH)
        );
    }
}
