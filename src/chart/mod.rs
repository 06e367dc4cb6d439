//! Charts as plain shapes: what is drawn where. A view draws them in the page, and [`Drawing::to_svg`] writes them as a file.
//!
//! Units are pixels on a narrow phone. What a shape looks like, its [`Look`] says: in the page the style sheet decides, in a file
//! the few rules that stand in it.

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
    /// How high it is.
    pub height: f64,
    /// What is drawn, that below first.
    pub shapes: Vec<Shape>,
}

/// A part of a chart.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through these points.
    Line(Look, Vec<(f64, f64)>),
    /// What lies inside of these points.
    Area(Look, Vec<(f64, f64)>),
    /// A dot around this point.
    Dot(Look, (f64, f64)),
    /// A rectangle: its corner above on the left, its width and its height.
    Box(Look, (f64, f64), (f64, f64)),
    /// Words on a line that goes through this point.
    Text(Anchor, (f64, f64), String),
}

/// What a shape stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// What came.
    Observed,
    /// What is expected.
    Expected,
    /// Where two runs of three lie: within one standard deviation.
    Near,
    /// Where nineteen of twenty lie: within two.
    Far,
    /// A line to measure by.
    Grid,
    /// The line at nought.
    Nought,
}

impl Look {
    /// The class of such shapes.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Look::Observed => "observed",
            Look::Expected => "expected",
            Look::Near => "near",
            Look::Far => "far",
            Look::Grid => "grid",
            Look::Nought => "nought",
        }
    }
}

/// Which end of the words lies at their point.
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

/// A length or a place as it is written: tenths of a unit are enough for every screen.
#[must_use]
pub fn units(length: f64) -> String {
    plain(length, 10.0)
}

/// Points as `<polyline>` has them.
#[must_use]
pub fn points(points: &[(f64, f64)]) -> String {
    let mut text = String::new();
    for (x, y) in points {
        let between = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{between}{},{}", units(*x), units(*y));
    }
    text
}

/// How a chart looks in a file: dark on white, for it may be printed.
const STYLE: &str = "\
text{font:12px system-ui,sans-serif;fill:#1d2420}\
line,polyline,polygon,rect,circle{fill:none;stroke-width:1.5;stroke-linejoin:round}\
polyline.observed{stroke:#755208;stroke-width:2}\
rect.observed,circle.observed{fill:#755208}\
polyline.expected,rect.expected{stroke:#1d2420;stroke-dasharray:4 3}\
rect.expected{stroke-dasharray:none}\
polygon.near{fill:#c9d9cf}polygon.far{fill:#e6efe9}\
polyline.grid{stroke:#d8d4c8;stroke-width:1}\
polyline.nought{stroke:#64796d;stroke-width:1}";

impl Drawing {
    /// The chart as a file that any program can show, with this title in it.
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
        // Writing to a text does not fail.
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
    fn a_chart_is_a_file_of_its_own() {
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
