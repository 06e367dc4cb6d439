//! Charts as plain shapes. A view draws them in the page, and [`Drawing::to_svg`] writes them to a file.
//!
//! Units are pixels on a narrow phone. The [`Look`] of a shape determines its style: in the page by the style sheet, in
//! a file by a few rules in the file itself.

mod axis;
mod bars;
mod lines;
mod table;

pub use bars::{Bar, bars};
pub use lines::{Band, Lines};
pub use table::{Table, named, plain};

use std::fmt::Write as _;

/// The width of every chart.
pub const WIDTH: f64 = 344.0;

/// A chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The height.
    pub height: f64,
    /// The shapes, from back to front.
    pub shapes: Vec<Shape>,
}

/// A part of a chart.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through these points.
    Line(Look, Vec<(f64, f64)>),
    /// The area inside these points.
    Area(Look, Vec<(f64, f64)>),
    /// A dot around this point.
    Dot(Look, (f64, f64)),
    /// A rectangle: its top left corner, its width and height.
    Box(Look, (f64, f64), (f64, f64)),
    /// A text with its baseline through this point.
    Text(Anchor, (f64, f64), String),
}

/// The meaning of a shape, which determines its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// An observed value.
    Observed,
    /// An expected value.
    Expected,
    /// The range in which two of three runs end: about one standard deviation to each side.
    Near,
    /// The range in which 19 of 20 runs end: about two standard deviations to each side.
    Far,
    /// A grid line.
    Grid,
    /// The grid line at zero.
    Zero,
}

impl Look {
    /// The CSS class of such shapes.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Look::Observed => "observed",
            Look::Expected => "expected",
            Look::Near => "near",
            Look::Far => "far",
            Look::Grid => "grid",
            Look::Zero => "zero",
        }
    }
}

/// The part of a text at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The first letter.
    Start,
    /// The middle.
    Middle,
    /// The last letter.
    End,
}

impl Anchor {
    /// The value of the attribute `text-anchor`.
    #[must_use]
    pub const fn value(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// Formats a length or a position. Tenths of a unit are enough for every screen.
#[must_use]
pub fn units(length: f64) -> String {
    plain(length, 10.0)
}

/// Formats points for `<polyline>`.
#[must_use]
pub fn points(points: &[(f64, f64)]) -> String {
    let mut text = String::new();
    for (x, y) in points {
        let between = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{between}{},{}", units(*x), units(*y));
    }
    text
}

/// The style of a chart in a file: dark on white, because it may be printed.
const STYLE: &str = "\
text{font:12px system-ui,sans-serif;fill:#1d2420}\
line,polyline,polygon,rect,circle{fill:none;stroke-width:1.5;stroke-linejoin:round}\
polyline.observed{stroke:#755208;stroke-width:2}\
rect.observed,circle.observed{fill:#755208}\
polyline.expected,rect.expected{stroke:#1d2420;stroke-dasharray:4 3}\
rect.expected{stroke-dasharray:none}\
polygon.near{fill:#c9d9cf}polygon.far{fill:#e6efe9}\
polyline.grid{stroke:#d8d4c8;stroke-width:1}\
polyline.zero{stroke:#64796d;stroke-width:1}";

impl Drawing {
    /// The chart as an SVG file with this title.
    #[must_use]
    pub fn to_svg(&self, title: &str) -> String {
        let height = units(self.height);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{}\" height=\"{}\">\
             <title>{}</title><style>{STYLE}</style><rect width=\"100%\" height=\"100%\" style=\"fill:#fff\"/>\n",
            2.0 * WIDTH,
            units(2.0 * self.height),
            escaped(title),
        );
        for shape in &self.shapes {
            shape.write(&mut svg);
        }
        svg.push_str("</svg>\n");
        svg
    }
}

impl Shape {
    fn write(&self, svg: &mut String) {
        // Writing to a string never fails.
        let _ = match self {
            Shape::Line(look, at) => writeln!(
                svg,
                "<polyline class=\"{}\" points=\"{}\"/>",
                look.class(),
                points(at)
            ),
            Shape::Area(look, at) => writeln!(
                svg,
                "<polygon class=\"{}\" points=\"{}\"/>",
                look.class(),
                points(at)
            ),
            Shape::Dot(look, (x, y)) => writeln!(
                svg,
                "<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{DOT}\"/>",
                look.class(),
                units(*x),
                units(*y)
            ),
            Shape::Box(look, (x, y), (width, height)) => writeln!(
                svg,
                "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                look.class(),
                units(*x),
                units(*y),
                units(*width),
                units(*height)
            ),
            Shape::Text(anchor, (x, y), words) => writeln!(
                svg,
                "<text text-anchor=\"{}\" x=\"{}\" y=\"{}\">{}</text>",
                anchor.value(),
                units(*x),
                units(*y),
                escaped(words)
            ),
        };
    }
}

/// The radius of a dot.
pub const DOT: &str = "2.5";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chart_is_written_as_complete_svg() {
        let drawing = Drawing {
            height: 40.0,
            shapes: vec![
                Shape::Line(Look::Observed, vec![(0.04, -0.04), (10.25, 3.0)]),
                Shape::Text(Anchor::End, (5.0, 6.0), "a < b & c".to_owned()),
            ],
        };
        let svg = drawing.to_svg("1 > 0");
        assert!(
            svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 344 40\"")
        );
        assert!(svg.contains("<title>1 &gt; 0</title>"));
        assert!(svg.contains("points=\"0,0 10.3,3\""), "{svg}");
        assert!(svg.contains(">a &lt; b &amp; c</text>"));
        assert!(svg.ends_with("</svg>\n"));
    }
}
