//! A chart of horizontal bars.

use super::{Anchor, Drawing, Look, Shape, WIDTH};

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The name, above the bar on the left.
    pub name: String,
    /// The text above the bar on the right.
    pub value: String,
    /// The length, 0 to 1.
    pub observed: f64,
    /// The length of the outline for the expected value, 0 to 1, if it is known.
    pub expected: Option<f64>,
}

/// The height of a bar with its text.
const ROW: f64 = 36.0;

/// Draws the bars, the first one at the top.
#[must_use]
pub fn bars(bars: impl IntoIterator<Item = Bar>) -> Drawing {
    let mut drawing = Drawing::default();
    for bar in bars {
        let top = drawing.height;
        let mut rectangle = |look, length: f64, left: f64| {
            let length = length.clamp(0.0, 1.0) * (WIDTH - 1.0);
            let shape = Shape::Box(look, (left, top + 19.0), (length, 11.0));
            drawing.shapes.push(shape);
        };
        rectangle(Look::Observed, bar.observed, 0.0);
        if let Some(expected) = bar.expected {
            rectangle(Look::Expected, expected, 0.5);
        }
        let line = top + 14.0;
        drawing.shapes.extend([
            Shape::Text(Anchor::Start, (0.0, line), bar.name),
            Shape::Text(Anchor::End, (WIDTH, line), bar.value),
        ]);
        drawing.height += ROW;
    }
    drawing
}
