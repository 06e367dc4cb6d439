//! Bars below each other.

use super::{Anchor, Drawing, Look, Shape, WIDTH};

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Its name, above it on the left.
    pub name: String,
    /// What is said of it, above it on the right.
    pub value: String,
    /// How long it is, 0 to 1.
    pub observed: f64,
    /// How long its outline is, 0 to 1: what is expected, where that is known.
    pub expected: Option<f64>,
}

/// The height of a bar with its words.
const ROW: f64 = 36.0;

/// The bars, the first one on top.
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
