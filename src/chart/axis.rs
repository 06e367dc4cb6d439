//! A scale with round numbers on it.

/// The range of a chart, and the numbers beside it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Axis {
    pub(super) from: f64,
    pub(super) to: f64,
    /// Round numbers in ascending order.
    pub(super) ticks: Vec<f64>,
}

impl Axis {
    /// An axis for this range with about `wanted` numbers, at least `nearest` apart. It begins and ends at one of them.
    pub(super) fn around(low: f64, high: f64, wanted: f64, nearest: f64) -> Axis {
        let each = round_step(((high - low) / wanted).max(nearest));
        let first = (low / each).floor();
        let last = (high / each).ceil().max(first + 1.0);
        let mut ticks = Vec::new();
        let mut place = first;
        while place <= last {
            ticks.push(place * each);
            place += 1.0;
        }
        Axis {
            from: first * each,
            to: last * each,
            ticks,
        }
    }

    /// An axis that begins at 0, or at `low` if that is negative, and ends at `high`.
    pub(super) fn up_to(low: f64, high: f64, wanted: f64) -> Axis {
        let low = low.min(0.0);
        let mut axis = Axis::around(low, high, wanted, 1.0);
        axis.ticks.retain(|tick| (low..=high).contains(tick));
        axis.from = low;
        axis.to = high.max(low + 1.0);
        axis
    }

    /// Maps a number to a position between `from` and `to`.
    pub(super) fn place(&self, number: f64, from: f64, to: f64) -> f64 {
        from + (to - from) * (number - self.from) / (self.to - self.from)
    }
}

/// The smallest number of the form 1, 2 or 5 times a power of ten that is not below `least`.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|it| it * power);
    let enough = |step: &f64| *step >= least * 0.999_999;
    steps.into_iter().find(enough).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axis_numbers_are_round_and_cover_the_range() {
        for (low, high, wanted, expected) in [
            (0.0, 100.0, 4.0, vec![0.0, 50.0, 100.0]),
            (-130.0, 20.0, 4.0, vec![-150.0, -100.0, -50.0, 0.0, 50.0]),
            (0.0, 0.0, 4.0, vec![0.0, 1.0]),
            (-0.4, 3.0, 4.0, vec![-1.0, 0.0, 1.0, 2.0, 3.0]),
        ] {
            let axis = Axis::around(low, high, wanted, 1.0);
            assert_eq!(axis.ticks, expected, "{low} to {high}");
            assert!(axis.from <= low && high <= axis.to);
        }
        let axis = Axis::around(0.93, 0.99, 3.0, 0.01);
        assert!(
            axis.from <= 0.93 && axis.to >= 0.99 && axis.ticks.len() <= 5,
            "{axis:?}"
        );
        for low in [0.0, 5.0] {
            let axis = Axis::up_to(low, 37.0, 4.0);
            assert_eq!((axis.from, axis.to), (0.0, 37.0));
            assert_eq!(axis.ticks, [0.0, 10.0, 20.0, 30.0]);
        }
        let axis = Axis::up_to(-7.0, 6.0, 6.0);
        assert_eq!((axis.from, axis.to), (-7.0, 6.0));
        assert_eq!(axis.ticks, [-5.0, 0.0, 5.0]);
    }
}
