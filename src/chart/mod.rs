//! Charts as plain shapes. A view draws them in the page, and [`Drawing::to_svg`] writes them to a file.
//!
//! Units are pixels on a narrow phone. The [`Look`] of a shape determines its style: in the page by the style sheet, in
//! a file by the attributes of each shape.

mod axis;
mod bars;
mod lines;
mod shares;
mod table;

pub use bars::{Bar, bars};
pub use lines::{Band, Lines};
pub use shares::{ShareRow, shares};
pub use table::{Table, digits, named, plain};

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

/// The space around a chart in a file. The fonts of some programs are wider than the estimate of [`width_of`].
const MARGIN: f64 = 8.0;

/// The size of the letters in pixels.
const LETTERS: f64 = 12.0;

/// The look of a text of [`LETTERS`] in a file. Many programs know a family only by one generic name, and few read the
/// shorthand `font`.
const TEXT: &str = "font-family=\"sans-serif\" font-size=\"12\" fill=\"#1d2420\"";

impl Look {
    /// The colour of such shapes in a file: dark on white, because it may be printed.
    const fn colour(self) -> &'static str {
        match self {
            Look::Observed => "#755208",
            Look::Expected => "#1d2420",
            Look::Near => "#c9d9cf",
            Look::Far => "#e6efe9",
            Look::Grid => "#d8d4c8",
            Look::Zero => "#64796d",
        }
    }

    /// The attributes of such lines in a file.
    fn of_line(self) -> String {
        let (width, dashes) = match self {
            Look::Observed => ("2", ""),
            Look::Expected => ("1.5", " stroke-dasharray=\"4 3\""),
            Look::Near | Look::Far | Look::Grid | Look::Zero => ("1", ""),
        };
        let colour = self.colour();
        format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dashes}"
        )
    }

    /// The attributes of such rectangles in a file.
    fn of_box(self) -> String {
        let colour = self.colour();
        match self {
            Look::Expected => format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\""),
            Look::Observed | Look::Near | Look::Far | Look::Grid | Look::Zero => {
                format!("fill=\"{colour}\"")
            }
        }
    }
}

/// Estimates the width of a label of 12 pixels: that of `DejaVu Sans`, which is wider than most fonts without serifs.
#[must_use]
pub fn width_of(label: &str) -> f64 {
    let ems = label.chars().map(|it| match it {
        ' ' | '\u{a0}' | '\u{202f}' | '.' | ',' | '·' | ':' | '\'' | '’' => 0.32,
        '0'..='9' => 0.64,
        '+' | '\u{2212}' => 0.84,
        '%' => 0.95,
        'a'..='z' => 0.62,
        '\u{200b}' => 0.0,
        'A'..='Z' | 'а'..='я' | 'á'..='ú' => 0.7,
        _ => 1.0,
    });
    LETTERS * ems.sum::<f64>()
}

impl Drawing {
    /// Adds the unit of the numbers below the chart, in a line of its own.
    #[must_use]
    pub fn with_unit_below(mut self, unit: &str) -> Drawing {
        let at = (WIDTH, self.height + 12.0);
        self.shapes
            .push(Shape::Text(Anchor::End, at, unit.to_owned()));
        self.height += 16.0;
        self
    }

    /// The chart as an SVG file with this title.
    ///
    /// Every shape has its style as attributes, because programs beside browsers read few style sheets: `LibreOffice`
    /// Draw and svglib ignore `font`, and Draw keeps the dashes that a later rule takes back.
    #[must_use]
    pub fn to_svg(&self, title: &str) -> String {
        let (width, height) = (WIDTH + 2.0 * MARGIN, self.height + 2.0 * MARGIN);
        let [width, height, doubled_width, doubled_height] =
            [width, height, 2.0 * width, 2.0 * height].map(units);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{doubled_width}\" height=\"{doubled_height}\">\n\
             <title>{}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
             <g transform=\"translate({MARGIN} {MARGIN})\">\n",
            escaped(title),
        );
        for shape in &self.shapes {
            shape.write(&mut svg);
        }
        svg.push_str("</g>\n</svg>\n");
        svg
    }
}

impl Shape {
    fn write(&self, svg: &mut String) {
        // Writing to a string never fails.
        let _ = match self {
            Shape::Line(look, at) => writeln!(
                svg,
                "<polyline class=\"{}\" {} points=\"{}\"/>",
                look.class(),
                look.of_line(),
                points(at)
            ),
            Shape::Area(look, at) => writeln!(
                svg,
                "<polygon class=\"{}\" fill=\"{}\" points=\"{}\"/>",
                look.class(),
                look.colour(),
                points(at)
            ),
            Shape::Dot(look, (x, y)) => writeln!(
                svg,
                "<circle class=\"{}\" fill=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{DOT}\"/>",
                look.class(),
                look.colour(),
                units(*x),
                units(*y)
            ),
            Shape::Box(look, (x, y), (width, height)) => writeln!(
                svg,
                "<rect class=\"{}\" {} x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                look.class(),
                look.of_box(),
                units(*x),
                units(*y),
                units(*width),
                units(*height)
            ),
            Shape::Text(anchor, (x, y), words) => writeln!(
                svg,
                "<text {TEXT} text-anchor=\"{}\" x=\"{}\" y=\"{}\">{}</text>",
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

/// The text without the places where a long word may break. They are for the page only: gnumeric 1.12.55 opens no table
/// that has one, and librsvg counts each as a letter.
fn unbroken(text: &str) -> String {
    text.replace('\u{200b}', "")
}

fn escaped(text: &str) -> String {
    unbroken(text)
        .replace('&', "&amp;")
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
                Shape::Text(Anchor::End, (5.0, 6.0), "a < \u{200b}b & c".to_owned()),
            ],
        };
        let svg = drawing.to_svg("1 > 0");
        assert!(
            svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 360 56\"")
        );
        assert!(svg.contains("<title>1 &gt; 0</title>"));
        assert!(svg.contains("points=\"0,0 10.3,3\""), "{svg}");
        assert!(svg.contains(">a &lt; b &amp; c</text>"));
        assert!(svg.ends_with("</svg>\n"));
    }

    /// The elements, attributes and values that `LibreOffice` Draw, librsvg and svglib know. They ignore the shorthand
    /// `font` and most of CSS, so a drawing has no style sheet, no variables and no units.
    #[test]
    fn saved_svg_has_only_plain_attributes() {
        const ELEMENTS: [&str; 8] = [
            "svg", "title", "g", "rect", "polyline", "polygon", "circle", "text",
        ];
        const ATTRIBUTES: [&str; 20] = [
            "xmlns",
            "viewBox",
            "width",
            "height",
            "transform",
            "class",
            "fill",
            "stroke",
            "stroke-width",
            "stroke-linejoin",
            "stroke-dasharray",
            "points",
            "x",
            "y",
            "cx",
            "cy",
            "r",
            "font-family",
            "font-size",
            "text-anchor",
        ];
        let looks = [
            Look::Observed,
            Look::Expected,
            Look::Near,
            Look::Far,
            Look::Grid,
            Look::Zero,
        ];
        let shapes = looks.into_iter().flat_map(|look| {
            let at = (3.0, 4.5);
            [
                Shape::Line(look, vec![at, at]),
                Shape::Area(look, vec![at, at]),
                Shape::Dot(look, at),
                Shape::Box(look, at, at),
            ]
        });
        let texts = [Anchor::Start, Anchor::Middle, Anchor::End];
        let texts = texts.map(|anchor| Shape::Text(anchor, (3.0, 4.5), "Ж".to_owned()));
        let svg = Drawing {
            height: 40.0,
            shapes: shapes.chain(texts).collect(),
        }
        .to_svg("T");
        for tag in svg.split('<').skip(1).filter(|it| !it.starts_with('/')) {
            let (tag, _) = tag.split_once('>').expect("a tag");
            let mut parts = tag.trim_end_matches('/').split("=\"");
            let mut first = parts.next().expect("an element").split(' ');
            let element = first.next().unwrap_or_default();
            assert!(ELEMENTS.contains(&element), "{tag}");
            let mut attribute = first.next().unwrap_or_default();
            for part in parts {
                let (value, next) = part.rsplit_once('"').expect("a value");
                assert!(ATTRIBUTES.contains(&attribute), "{attribute} in {tag}");
                let is_plain = match attribute {
                    "xmlns" => value == "http://www.w3.org/2000/svg",
                    "transform" => value == "translate(8 8)",
                    "class" | "stroke-linejoin" | "text-anchor" => {
                        value.bytes().all(|it| it.is_ascii_lowercase())
                    }
                    "font-family" => value == "sans-serif",
                    "font-size" => value == "12",
                    "fill" | "stroke" => {
                        let hex = value.strip_prefix('#').unwrap_or_default();
                        let is_hex = hex.len() == 6 && u32::from_str_radix(hex, 16).is_ok();
                        is_hex || (attribute == "fill" && value == "none")
                    }
                    // Numbers without units.
                    _ => value.split([' ', ',']).all(|it| it.parse::<f64>().is_ok()),
                };
                assert!(is_plain, "{attribute}=\"{value}\" in {tag}");
                attribute = next.trim();
            }
        }
        // Text takes its look from no other element.
        let texts = svg.matches("<text ").count();
        assert_eq!(svg.matches("<text font-family=").count(), texts);
    }
}
