//! A line chart.

use super::axis::Axis;
use super::{Anchor, Drawing, Look, Shape, WIDTH, width_of};

/// The data of a line chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lines {
    /// The observed points from left to right: their x and y values.
    pub observed: Vec<(f64, f64)>,
    /// The expected values, from left to right.
    pub expected: Vec<Band>,
    /// The smallest step between two numbers on the scale on the left.
    pub step: f64,
    /// The upper limit of the values, if they have one.
    pub most: Option<f64>,
}

/// The expected range at an x value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// The x value.
    pub at: f64,
    /// The mean.
    pub mean: f64,
    /// The range of most results.
    pub near: [f64; 2],
    /// The range of nearly all results.
    pub far: [f64; 2],
}

/// The height of the chart, and the edges of the plot area. The left edge is farther from the edge of the chart if the
/// numbers beside it are long.
const HEIGHT: f64 = 220.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 196.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = WIDTH - 8.0;

/// The space between the plot area and the numbers beside it.
const BESIDE: f64 = 6.0;

/// The least space between two numbers below the chart.
const BETWEEN: f64 = 4.0;

/// The largest number of points that are drawn as dots.
const DOTS: usize = 30;

impl Lines {
    /// Draws the chart. `beside` and `below` format the numbers on the left and below.
    #[must_use]
    pub fn draw(&self, beside: impl Fn(f64) -> String, below: impl Fn(f64) -> String) -> Drawing {
        // The mean of a skewed distribution may be outside the range.
        let bands = self.expected.iter();
        let bands = bands.flat_map(|it| [it.far[0], it.far[1], it.mean]);
        let numbers = self.observed.iter().map(|(_, number)| *number);
        let (low, high) = numbers
            .chain(bands)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| {
                (low.min(it), high.max(it))
            });
        if low > high {
            return Drawing::default();
        }
        // The scale goes up to its limit, if it has one, and includes some steps below it. Otherwise the scale of
        // shares that are all 0 would end at a hundredth, and that of shares that are all 1 would have no length.
        let (low, high) = self.most.map_or((low, high), |most| {
            (low.min(most - 4.0 * self.step), high.max(most))
        });
        let last = self.observed.last().map_or(0.0, |(at, _)| *at);
        let first = self.observed.first().map_or(0.0, |(at, _)| *at);
        let across = Axis::up_to(first, last, 4.0);
        let mut up = Axis::around(low, high, 4.0, self.step);
        if let Some(most) = self.most {
            up.to = up.to.min(most);
            up.ticks.retain(|tick| *tick <= most + self.step / 2.0);
        }
        let beside: Vec<String> = up.ticks.iter().map(|tick| beside(*tick)).collect();
        let widest = beside.iter().map(|it| width_of(it)).fold(0.0, f64::max);
        let left = LEFT.max((widest + BESIDE).ceil());
        let x = |at: f64| across.place(at, left, RIGHT);
        let y = |number: f64| up.place(number, BOTTOM, TOP);
        let mut shapes = Vec::new();
        for look in [Look::Far, Look::Near] {
            let edge = |which: usize| {
                let edge = move |it: &Band| {
                    let between = if look == Look::Far { it.far } else { it.near };
                    (x(it.at), y(between[which]))
                };
                self.expected.iter().map(edge)
            };
            let area: Vec<_> = edge(1).chain(edge(0).rev()).collect();
            if !area.is_empty() {
                shapes.push(Shape::Area(look, area));
            }
        }
        for (tick, label) in up.ticks.iter().zip(beside) {
            let height = y(*tick);
            let look = if tick.abs() < self.step / 2.0 {
                Look::Zero
            } else {
                Look::Grid
            };
            shapes.push(Shape::Line(look, vec![(left, height), (RIGHT, height)]));
            let place = (left - BESIDE, height + 4.0);
            shapes.push(Shape::Text(Anchor::End, place, label));
        }
        shapes.extend(numbers_below(
            across.ticks.iter().map(|tick| (x(*tick), below(*tick))),
        ));
        let mean = self.expected.iter().map(|it| (x(it.at), y(it.mean)));
        let mean: Vec<_> = mean.collect();
        if !mean.is_empty() {
            shapes.push(Shape::Line(Look::Expected, mean));
        }
        let came = self.observed.iter().map(|(at, it)| (x(*at), y(*it)));
        let came: Vec<_> = came.collect();
        if came.len() <= DOTS {
            let dots = came.iter().map(|at| Shape::Dot(Look::Observed, *at));
            shapes.extend(dots);
        }
        shapes.push(Shape::Line(Look::Observed, came));
        Drawing {
            height: HEIGHT,
            shapes,
        }
    }
}

/// Writes these numbers below the chart, each at its place from the left. A number that would touch the one before is
/// left out.
fn numbers_below(numbers: impl Iterator<Item = (f64, String)>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut free_from = f64::NEG_INFINITY;
    for (x, label) in numbers {
        let width = width_of(&label);
        // Text at the edge would be cut off.
        let (anchor, at, begins) = if x + width / 2.0 > WIDTH {
            (Anchor::End, WIDTH, WIDTH - width)
        } else {
            (Anchor::Middle, x, x - width / 2.0)
        };
        if begins < free_from {
            continue;
        }
        free_from = begins + width + BETWEEN;
        shapes.push(Shape::Text(anchor, (at, BOTTOM + 18.0), label));
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Lines {
        Lines {
            observed: vec![(0.0, 0.0), (50.0, 30.0), (100.0, -20.0)],
            expected: vec![
                Band {
                    at: 0.0,
                    mean: 0.0,
                    near: [0.0; 2],
                    far: [0.0; 2],
                },
                Band {
                    at: 100.0,
                    mean: -5.0,
                    near: [-45.0, 35.0],
                    far: [-85.0, 75.0],
                },
            ],
            step: 1.0,
            most: None,
        }
    }

    #[test]
    fn shapes_fit_the_drawing_with_observed_on_top() {
        let drawing = lines().draw(|it| it.to_string(), |it| it.to_string());
        assert!((drawing.height - HEIGHT).abs() < 1e-9);
        for shape in &drawing.shapes {
            let at = match shape {
                Shape::Line(_, at) | Shape::Area(_, at) => at.clone(),
                Shape::Dot(_, at) | Shape::Box(_, at, _) | Shape::Text(_, at, _) => vec![*at],
            };
            for (x, y) in at {
                assert!(
                    (0.0..=WIDTH).contains(&x) && (0.0..=HEIGHT).contains(&y),
                    "{shape:?}"
                );
            }
        }
        let Some(Shape::Line(Look::Observed, last)) = drawing.shapes.last() else {
            panic!("{drawing:?}");
        };
        assert_eq!(last.len(), 3);
        assert!(
            last[1].1 < last[0].1 && last[0].1 < last[2].1,
            "more is higher: {last:?}"
        );
        let areas = drawing
            .shapes
            .iter()
            .filter(|it| matches!(it, Shape::Area(..)));
        assert_eq!(areas.count(), 2);
    }

    #[test]
    fn empty_data_gives_empty_drawing() {
        let drawing = Lines::default().draw(|it| it.to_string(), |it| it.to_string());
        assert_eq!(drawing, Drawing::default());
    }

    #[test]
    fn share_scale_stops_at_its_limit() {
        let shares = Lines {
            observed: vec![(10.0, 0.97), (20.0, 1.0)],
            step: 0.01,
            most: Some(1.0),
            ..Lines::default()
        };
        let drawing = shares.draw(|it| format!("{:.0}", it * 100.0), |it| it.to_string());
        let words: Vec<&str> = drawing
            .shapes
            .iter()
            .filter_map(|it| match it {
                Shape::Text(_, _, words) => Some(words.as_str()),
                Shape::Line(..) | Shape::Area(..) | Shape::Dot(..) | Shape::Box(..) => None,
            })
            .collect();
        let below = ["0", "5", "10", "15", "20"];
        assert_eq!(
            words,
            [&["96", "97", "98", "99", "100"][..], &below].concat()
        );
    }

    #[test]
    fn constant_shares_still_have_a_scale() {
        for share in [0.0, 1.0] {
            let shares = Lines {
                observed: vec![(1.0, share), (2.0, share)],
                step: 0.01,
                most: Some(1.0),
                ..Lines::default()
            };
            let drawing = shares.draw(|it| it.to_string(), |it| it.to_string());
            let dots: Vec<(f64, f64)> = drawing
                .shapes
                .iter()
                .filter_map(|it| match it {
                    Shape::Dot(_, at) => Some(*at),
                    Shape::Line(..) | Shape::Area(..) | Shape::Text(..) | Shape::Box(..) => None,
                })
                .collect();
            assert_eq!(dots.len(), 2);
            assert!(
                dots.iter()
                    .all(|(x, y)| x.is_finite() && (TOP..=BOTTOM).contains(y))
            );
        }
    }
}
