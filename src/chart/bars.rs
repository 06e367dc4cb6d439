//! A chart of horizontal bars.

use super::{Anchor, Drawing, Look, Shape, WIDTH, width_of};

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

/// The height of a bar with one line of text.
const ROW: f64 = 36.0;

/// The height of each further line.
const LINE: f64 = 15.0;

/// The least space between a name and the text on its right.
const BETWEEN: f64 = 8.0;

/// Draws the bars, the first one at the top.
#[must_use]
pub fn bars(bars: impl IntoIterator<Item = Bar>) -> Drawing {
    let mut drawing = Drawing::default();
    for bar in bars {
        let lines = lines_of(&bar.name, WIDTH - width_of(&bar.value) - BETWEEN);
        let mut line = drawing.height + 14.0;
        let mut last = line;
        for name in lines {
            let text = Shape::Text(Anchor::Start, (0.0, line), name.to_owned());
            drawing.shapes.push(text);
            last = line;
            line += LINE;
        }
        let value = Shape::Text(Anchor::End, (WIDTH, last), bar.value);
        drawing.shapes.push(value);
        let mut rectangle = |look, length: f64, left: f64| {
            let length = length.clamp(0.0, 1.0) * (WIDTH - 1.0);
            let shape = Shape::Box(look, (left, last + 5.0), (length, 11.0));
            drawing.shapes.push(shape);
        };
        rectangle(Look::Observed, bar.observed, 0.0);
        if let Some(expected) = bar.expected {
            rectangle(Look::Expected, expected, 0.5);
        }
        drawing.height = last - 14.0 + ROW;
    }
    drawing
}

/// Breaks a name into lines of this width: after a space or a colon, or at any letter of a longer word.
pub(super) fn lines_of(name: &str, width: f64) -> Vec<&str> {
    let mut lines = vec![];
    let mut rest = name;
    while width_of(rest) > width && rest.chars().nth(1).is_some() {
        let ends = rest.char_indices().map(|(at, it)| at + it.len_utf8());
        // At least one letter, so that this ends.
        let fitting = ends.take_while(|end| width_of(&rest[..*end]) <= width);
        let most = fitting
            .last()
            .or_else(|| rest.chars().next().map(char::len_utf8));
        let most = most.unwrap_or(rest.len());
        let is_gap = |it: char| matches!(it, ' ' | '：' | '、' | '（');
        let gap = rest[..most].rfind(is_gap).map(|at| match &rest[at..] {
            after if after.starts_with('（') => at,
            after => at + after.chars().next().map_or(0, char::len_utf8),
        });
        let (line, after) = rest.split_at(gap.filter(|at| *at > 0).unwrap_or(most));
        lines.push(line.trim_end());
        rest = after;
    }
    lines.push(rest);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_take_several_lines() {
        assert_eq!(lines_of("Draw", 60.0), ["Draw"]);
        assert_eq!(
            lines_of("Two queens of hearts", 90.0),
            ["Two queens", "of hearts"]
        );
        assert_eq!(
            lines_of("ペア：同じ（数字もスートも）", 90.0),
            ["ペア：同じ", "（数字もスート", "も）"]
        );
        assert_eq!(lines_of("ab", 0.0), ["a", "b"]);
        let bar = |name: &str| Bar {
            name: name.to_owned(),
            value: "1,234 · 12.3%".to_owned(),
            observed: 1.0,
            expected: None,
        };
        let long = "Lucky Ladies: Two queens of hearts, and the dealer has blackjack";
        let drawing = bars([bar("Draw"), bar(long)]);
        assert!((drawing.height - (2.0 * ROW + LINE)).abs() < 1e-9);
        for shape in drawing.shapes {
            match shape {
                Shape::Box(_, (_, top), (_, height)) => assert!(top + height <= drawing.height),
                Shape::Text(..) | Shape::Line(..) | Shape::Area(..) | Shape::Dot(..) => (),
            }
        }
    }
}
