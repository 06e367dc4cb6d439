//! The totals of a number of rounds.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::facts::Ending;
use super::record::{Id, Row};
use super::runs::{NotRuns, Runs};
use crate::table::Verdict;

/// The totals of one or more consecutive rounds of one [`Group`](super::Group). They are integers, so every recount has
/// the same result. The sums saturate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The number of rounds.
    pub rounds: u64,
    /// The number of rounds won. In a game without a winner: with a positive net win.
    pub won: u64,
    /// The number of rounds drawn, or with a net win of 0.
    pub drawn: u64,
    /// The number of rounds lost, or with a net loss.
    pub lost: u64,
    /// The sum of the bets, in half chips.
    pub bet: u64,
    /// The sum of the squared bets, in squared half chips.
    pub bet_squares: u64,
    /// The net win, in half chips; negative for a loss.
    pub net: i64,
    /// The number of judged decisions.
    pub decisions: u64,
    /// The number of decisions that were as good as any other.
    pub best: u64,
    /// The cost of the others, in millionths of the bet of their round.
    pub cost: u64,
    /// The cost of the others, in millionths of a half chip.
    pub chip_cost: u64,
    /// The endings of the player's hands, with their counts.
    pub endings: BTreeMap<Ending, u64>,
    /// The runs of rounds won.
    pub wins: Runs,
    /// The runs of rounds lost.
    pub losses: Runs,
    /// The rounds of the costliest decisions, at most three, worst first. Each has the cost of its costliest decision
    /// in millionths of the bet.
    pub worst: Vec<(u64, Id)>,
    /// The first round.
    pub first: Id,
    /// The last round.
    pub last: Id,
}

/// The maximum number of rounds in a block.
const FULL: u64 = 100;

/// The maximum number of worst rounds.
const WORST: usize = 3;

impl Sums {
    /// The totals of this round.
    #[must_use]
    pub fn of(row: &Row) -> Sums {
        let facts = &row.facts;
        let verdict = facts.result();
        let judged = facts.judged.unwrap_or_default();
        let is = |its| u64::from(verdict == Some(its));
        let mut endings = BTreeMap::new();
        for ending in &facts.endings {
            *endings.entry(*ending).or_default() += 1;
        }
        let id = &row.record.id;
        Sums {
            rounds: 1,
            won: is(Verdict::Won),
            drawn: is(Verdict::Drawn),
            lost: is(Verdict::Lost),
            bet: facts.bet,
            bet_squares: facts.bet.saturating_mul(facts.bet),
            net: facts.net,
            decisions: judged.decisions.into(),
            best: judged.best.into(),
            cost: judged.cost,
            chip_cost: judged.cost.saturating_mul(facts.bet),
            endings,
            wins: Runs::of(verdict == Some(Verdict::Won)),
            losses: Runs::of(verdict == Some(Verdict::Lost)),
            worst: (judged.costliest > 0)
                .then(|| (judged.costliest, id.clone()))
                .into_iter()
                .collect(),
            first: id.clone(),
            last: id.clone(),
        }
    }

    /// Adds later rounds.
    pub fn add(&mut self, later: &Sums) {
        for (ending, count) in &later.endings {
            let sum = self.endings.entry(*ending).or_default();
            *sum = sum.saturating_add(*count);
        }
        for one in &later.worst {
            let is_worse = |last: &(u64, Id)| in_order(one, last).is_lt();
            if self.worst.len() < WORST || self.worst.last().is_some_and(is_worse) {
                self.worst.push(one.clone());
                self.worst.sort_by(in_order);
                self.worst.truncate(WORST);
            }
        }
        self.wins = self.wins.merged(later.wins, self.rounds, later.rounds);
        self.losses = self.losses.merged(later.losses, self.rounds, later.rounds);
        for (sum, more) in [
            (&mut self.rounds, later.rounds),
            (&mut self.won, later.won),
            (&mut self.drawn, later.drawn),
            (&mut self.lost, later.lost),
            (&mut self.bet, later.bet),
            (&mut self.bet_squares, later.bet_squares),
            (&mut self.decisions, later.decisions),
            (&mut self.best, later.best),
            (&mut self.cost, later.cost),
            (&mut self.chip_cost, later.chip_cost),
        ] {
            *sum = sum.saturating_add(more);
        }
        self.net = self.net.saturating_add(later.net);
        self.last.clone_from(&later.last);
    }

    /// Returns true if a block with these sums accepts no more rounds.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.rounds >= FULL
    }
}

/// Orders the worse of two rounds first, and for equal costs the earlier one.
fn in_order((one, first): &(u64, Id), (other, second): &(u64, Id)) -> Ordering {
    (Reverse(one), first).cmp(&(Reverse(other), second))
}

/// Writes the format of [`Fields`](crate::table::Fields), but without escapes. The values need none, and there may be
/// thousands of blocks.
impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = |f: &mut fmt::Formatter<'_>, counts: &[(&str, u64)]| {
            let mut counts = counts.iter().filter(|(_, count)| *count > 0);
            counts.try_for_each(|(name, count)| write!(f, "&{name}={count}"))
        };
        write!(f, "rounds={}", self.rounds)?;
        some(
            f,
            &[
                ("won", self.won),
                ("drawn", self.drawn),
                ("lost", self.lost),
                ("bet", self.bet),
                ("squares", self.bet_squares),
            ],
        )?;
        if self.net != 0 {
            write!(f, "&net={}", self.net)?;
        }
        some(
            f,
            &[
                ("decided", self.decisions),
                ("best", self.best),
                ("cost", self.cost),
                ("chips", self.chip_cost),
            ],
        )?;
        let between = |place: usize| if place == 0 { "" } else { "," };
        f.write_str("&end=")?;
        for (place, (ending, count)) in self.endings.iter().enumerate() {
            write!(f, "{}{}.{count}", between(place), ending.code())?;
        }
        write!(f, "&wins={}&losses={}", self.wins, self.losses)?;
        for (place, (cost, id)) in self.worst.iter().enumerate() {
            let before = if place == 0 { "&worst=" } else { "," };
            write!(f, "{before}{cost}.{id}")?;
        }
        write!(f, "&first={}&last={}", self.first, self.last)
    }
}

/// The error for a text that is no sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSums;

impl fmt::Display for NotSums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The sums are damaged.")
    }
}

impl std::error::Error for NotSums {}

impl From<NotRuns> for NotSums {
    fn from(_: NotRuns) -> NotSums {
        NotSums
    }
}

impl FromStr for Sums {
    type Err = NotSums;

    /// Reads the output of `Display`. Impossible totals are refused.
    fn from_str(text: &str) -> Result<Sums, NotSums> {
        let fields = text.split('&').filter_map(|part| part.split_once('='));
        let fields: Vec<(&str, &str)> = fields.collect();
        let field = |name: &str| {
            let mut named = fields.iter().rev();
            named.find(|(its, _)| *its == name).map(|(_, value)| *value)
        };
        let count = |name: &str| field(name).map_or(Ok(0), whole);
        let needed = |name: &str| field(name).ok_or(NotSums);
        let id = |name: &str| needed(name)?.parse::<Id>().map_err(|_| NotSums);
        let net = field("net").map_or(Ok(0), str::parse);
        let sums = Sums {
            rounds: whole(needed("rounds")?)?,
            won: count("won")?,
            drawn: count("drawn")?,
            lost: count("lost")?,
            bet: count("bet")?,
            bet_squares: count("squares")?,
            net: net.map_err(|_| NotSums)?,
            decisions: count("decided")?,
            best: count("best")?,
            cost: count("cost")?,
            chip_cost: count("chips")?,
            endings: listed(needed("end")?, |part| {
                let (code, count) = part.rsplit_once('.')?;
                Some((Ending::from_code(code)?, whole(count).ok()?))
            })?,
            wins: needed("wins")?.parse()?,
            losses: needed("losses")?.parse()?,
            worst: listed(field("worst").unwrap_or_default(), |part| {
                let (cost, id) = part.split_once('.')?;
                Some((whole(cost).ok()?, id.parse().ok()?))
            })?,
            first: id("first")?,
            last: id("last")?,
        };
        sums.can_be().then_some(sums).ok_or(NotSums)
    }
}

impl Sums {
    fn can_be(&self) -> bool {
        let decided = self
            .won
            .saturating_add(self.drawn)
            .saturating_add(self.lost);
        self.rounds > 0
            && decided <= self.rounds
            && self.best <= self.decisions
            && self.wins.fit(self.won)
            && self.losses.fit(self.lost)
            && self.worst.len() <= WORST
            && self
                .worst
                .is_sorted_by(|one, other| in_order(one, other).is_le())
            && self.first <= self.last
    }
}

/// Parses a number that has digits only.
fn whole(digits: &str) -> Result<u64, NotSums> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten().ok_or(NotSums)
}

/// Parses the parts between commas.
fn listed<T, C: FromIterator<T>>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<C, NotSums> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    parts.map(read).collect::<Option<C>>().ok_or(NotSums)
}

fair_deal_core::serde_by_text!(Sums);
