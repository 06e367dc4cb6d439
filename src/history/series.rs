//! What the charts of the statistics show, as plain numbers.

use std::collections::BTreeSet;

use super::facts::Ending;
use super::group::Group;
use super::luck::{Amounts, Spread, Unit, rounds_of};
use super::sums::Sums;
use super::worth::Worth;

/// How many points a line has at the most.
const POINTS: usize = 200;

/// The bank after a number of rounds, counted from what it was before the first of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BankPoint {
    /// After how many rounds.
    pub rounds: u64,
    /// What was won until then, in the unit; negative if lost.
    pub net: f64,
    /// What perfect play was expected to win. `None` from the first round on whose worth is not known.
    pub expected: Option<Expected>,
}

/// What perfect play wins in some rounds, in the unit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// On average.
    pub mean: f64,
    spread: Spread,
}

impl Expected {
    /// Between which amounts two in three of all runs end, with as many below as above.
    #[must_use]
    pub fn near(&self) -> [f64; 2] {
        self.without(1.0 / 3.0)
    }

    /// The same of 19 in 20.
    #[must_use]
    pub fn far(&self) -> [f64; 2] {
        self.without(1.0 / 20.0)
    }

    fn without(&self, share: f64) -> [f64; 2] {
        [share / 2.0, 1.0 - share / 2.0].map(|below| self.mean + self.spread.quantile(below))
    }
}

/// How the bank went: nought, and a point after each of these stretches of rounds, which are in the order of time. Rounds
/// that are counted in another unit are left out, and those of a game that nobody wins. Of many points, some two hundred
/// are told, the last one among them.
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

/// Every so many of these, and always the first and the last.
fn thinned(points: &[BankPoint]) -> Vec<BankPoint> {
    let every = points.len().div_ceil(POINTS).max(1);
    let last = points.len().saturating_sub(1);
    let kept = points.iter().enumerate();
    kept.filter(|(place, _)| place % every == 0 || *place == last)
        .map(|(_, point)| *point)
        .collect()
}

/// How good the decisions of some rounds were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecisionsPoint {
    /// How many rounds were over behind the last of them.
    pub rounds: u64,
    /// How many decisions were judged.
    pub decisions: u64,
    /// How many of them were as good as any.
    pub best: u64,
    /// What the others cost, in millionths of a bet.
    pub cost: u64,
}

/// How good the decisions were, in up to so many stretches of about as many decisions each. Those of rounds that were not
/// judged are none.
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

/// How often the player's hands ended so.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frequency {
    /// The ending.
    pub ending: Ending,
    /// How often.
    pub count: u64,
    /// How often that is to be expected of perfect play, where it is known exactly.
    pub expected: Option<f64>,
}

/// How often each ending came, beside how often it is to be expected; of those too that are expected and never came.
#[must_use]
pub fn frequencies(parts: &[(&Sums, Option<&Worth>)]) -> Vec<Frequency> {
    let chance_of = |worth: &Worth, ending: Ending| {
        let known = worth.endings.iter().find(|(its, _)| *its == ending);
        let known = known.map(|(_, chance)| *chance);
        match ending {
            // A pay table knows how likely each of its rows is, and never pays what it has no row for.
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
