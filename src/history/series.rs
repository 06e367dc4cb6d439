//! The data of the charts of the statistics, as plain numbers.

use std::collections::BTreeSet;

use super::facts::Ending;
use super::group::Group;
use super::luck::{Amounts, Spread, Unit, rounds_of};
use super::sums::Sums;
use super::worth::Worth;

/// The approximate limit for the points of a line.
const POINTS: usize = 200;

/// The player's bank after a number of rounds, relative to the bank before the first one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BankPoint {
    /// The number of rounds.
    pub rounds: u64,
    /// The net win until then, in the unit; negative for a loss.
    pub net: f64,
    /// The expected win with perfect play. `None` from the first round with an unknown worth on.
    pub expected: Option<Expected>,
}

/// The distribution of the win with perfect play in some rounds, in the unit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// The mean.
    pub mean: f64,
    spread: Spread,
}

impl Expected {
    /// The interval in which two of three runs end, with as many below it as above.
    #[must_use]
    pub fn near(&self) -> [f64; 2] {
        self.without(1.0 / 3.0)
    }

    /// The interval in which 19 of 20 runs end.
    #[must_use]
    pub fn far(&self) -> [f64; 2] {
        self.without(1.0 / 20.0)
    }

    fn without(&self, share: f64) -> [f64; 2] {
        [share / 2.0, 1.0 - share / 2.0].map(|below| self.mean + self.spread.quantile(below))
    }
}

/// The course of the bank: a zero point, and a point after each of these stretches of rounds, which are in
/// chronological order. Rounds in another unit are left out, and those of a game without a winner. From many points
/// about two hundred are selected, including the last one.
#[must_use]
pub fn bank<'a, 'w>(
    unit: Unit,
    stretches: impl IntoIterator<Item = (&'a Group, &'a Sums)>,
    worth: impl Fn(&Group) -> Option<&'w Worth>,
) -> Vec<BankPoint> {
    let mut now = BankPoint {
        rounds: 0,
        net: 0.0,
        expected: Some(Expected::default()),
    };
    let mut points = vec![now];
    for (group, sums) in stretches {
        let is_won_or_lost = sums.bet > 0 || sums.won + sums.drawn + sums.lost > 0;
        if Unit::of(sums) != unit || !is_won_or_lost {
            continue;
        }
        let amounts = Amounts::of(sums);
        now.rounds += sums.rounds;
        now.net += amounts.result;
        now.expected = worth(group).zip(now.expected).map(|(worth, mut expected)| {
            expected.spread.add(sums, &amounts, worth);
            expected.mean += worth.mean * amounts.bets;
            expected
        });
        points.push(now);
    }
    thinned(&points)
}

/// Selects points at equal intervals, and always the first and the last.
fn thinned(points: &[BankPoint]) -> Vec<BankPoint> {
    let every = points.len().div_ceil(POINTS).max(1);
    let last = points.len().saturating_sub(1);
    let kept = points.iter().enumerate();
    kept.filter(|(place, _)| place % every == 0 || *place == last)
        .map(|(_, point)| *point)
        .collect()
}

/// The quality of the decisions of some rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecisionsPoint {
    /// The number of rounds until the end of the stretch.
    pub rounds: u64,
    /// The number of judged decisions.
    pub decisions: u64,
    /// The number of decisions that were as good as any other.
    pub best: u64,
    /// The cost of the others, in millionths of a bet.
    pub cost: u64,
}

/// The quality of the decisions, in at most `most` stretches with about the same number of decisions. Rounds that were
/// not judged have no decisions.
#[must_use]
pub fn decisions<'a>(
    most: u64,
    stretches: impl IntoIterator<Item = &'a Sums> + Clone,
) -> Vec<DecisionsPoint> {
    let all: u64 = stretches.clone().into_iter().map(|it| it.decisions).sum();
    let each = all.div_ceil(most.max(1)).max(1);
    let mut points = Vec::new();
    let mut now = DecisionsPoint::default();
    for sums in stretches {
        now.rounds += sums.rounds;
        now.decisions += sums.decisions;
        now.best += sums.best;
        now.cost = now.cost.saturating_add(sums.cost);
        if now.decisions >= each {
            points.push(now);
            now = DecisionsPoint {
                rounds: now.rounds,
                ..DecisionsPoint::default()
            };
        }
    }
    if now.decisions > 0 {
        points.push(now);
    }
    points
}

/// The number of stretches in a moving average: the latest ones.
const LATEST: usize = 5;

/// A share of best decisions, and the ranges in which the lasting share lies in two of three cases and in 19 of 20.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The share, from 0 to 1.
    pub mean: f64,
    /// Wilson's interval of one standard error.
    pub near: [f64; 2],
    /// Wilson's interval of 1.96 standard errors.
    pub far: [f64; 2],
}

impl Average {
    /// The share of `best` among `all` decisions, of which there is one at least. Wilson, “Probable inference, the law of
    /// succession, and statistical inference”, 1927: unlike the usual interval it is no point if all were the best.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the number of decisions stays far below 2^53"
    )]
    fn of(best: u64, all: u64) -> Average {
        let (best, all) = (best as f64, all as f64);
        let mean = best / all;
        let wilson = |z: f64| {
            let middle = (best + z * z / 2.0) / (all + z * z);
            let half = z / (all + z * z) * (best * (1.0 - mean) + z * z / 4.0).sqrt();
            [(middle - half).max(0.0), (middle + half).min(1.0)]
        };
        Average {
            mean,
            near: wilson(1.0),
            far: wilson(1.96),
        }
    }
}

/// The share of best decisions in the latest stretches up to each of these, which have decisions.
#[must_use]
pub fn moving_average(points: &[DecisionsPoint]) -> Vec<Average> {
    let latest = |place: usize| {
        let window = &points[(place + 1).saturating_sub(LATEST)..=place];
        let sum = |of: fn(&DecisionsPoint) -> u64| window.iter().map(of).sum::<u64>();
        Average::of(sum(|it| it.best), sum(|it| it.decisions))
    };
    (0..points.len()).map(latest).collect()
}

/// The frequency of an ending among the player's hands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frequency {
    /// The ending.
    pub ending: Ending,
    /// The number of hands with this ending.
    pub count: u64,
    /// The expected number with perfect play, if it is known exactly.
    pub expected: Option<f64>,
}

/// The frequencies of all endings with their expected numbers, including expected endings that never came.
#[must_use]
pub fn frequencies(parts: &[(&Sums, Option<&Worth>)]) -> Vec<Frequency> {
    let chance_of = |worth: &Worth, ending: Ending| {
        let known = worth.endings.iter().find(|(its, _)| *its == ending);
        let known = known.map(|(_, chance)| *chance);
        match ending {
            // A pay table has the chance of each of its rows, and never pays anything else.
            Ending::Prize(_) => known.or(Some(0.0)),
            Ending::Outcome(_) | Ending::Hand(_) | Ending::Side(..) => known,
        }
    };
    let mut endings: BTreeSet<Ending> = BTreeSet::new();
    for (sums, worth) in parts {
        endings.extend(sums.endings.keys());
        endings.extend(worth.iter().flat_map(|it| &it.endings).map(|it| it.0));
    }
    let frequency = |ending: Ending| {
        let counts = parts
            .iter()
            .filter_map(|(sums, _)| sums.endings.get(&ending));
        let expected = parts
            .iter()
            .map(|(sums, worth)| Some(chance_of((*worth)?, ending)? * rounds_of(sums)));
        Frequency {
            ending,
            count: counts.sum(),
            expected: expected.sum(),
        }
    };
    endings.into_iter().map(frequency).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stretch with this many decisions, of which so many were the best.
    fn stretch(best: u64, decisions: u64) -> DecisionsPoint {
        DecisionsPoint {
            decisions,
            best,
            ..DecisionsPoint::default()
        }
    }

    #[test]
    fn moving_average_is_of_the_latest_five_stretches() {
        let points = [(0, 10), (8, 10), (9, 10), (10, 10), (10, 10), (10, 10)];
        let points = points.map(|(best, all)| stretch(best, all));
        let means: Vec<f64> = moving_average(&points).iter().map(|it| it.mean).collect();
        let expected = [0.0, 8.0 / 20.0, 17.0 / 30.0, 27.0 / 40.0, 0.74, 0.94];
        assert_eq!(means, expected);
        assert_eq!(moving_average(&[]), []);
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // 8 of 10: the 95 % interval from 0.4902 to 0.9433 is in many textbooks.
        let [low, high] = moving_average(&[stretch(8, 10)])[0].far;
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5);
        // All of n: from n / (n + z²) to 1.
        let all = moving_average(&[stretch(9, 9)])[0];
        assert!((all.near[0] - 0.9).abs() < 1e-12);
        assert!((all.near[1] - 1.0).abs() < 1e-12 && (all.far[1] - 1.0).abs() < 1e-12);
    }
}
