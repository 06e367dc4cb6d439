//! What a number of rounds have come to.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::facts::Ending;
use super::record::{Id, Row};
use super::runs::{NotRuns, Runs};
use crate::table::{Fields, Verdict};

/// What one or more consecutive rounds of one [`Group`](super::Group) have come to. Whole numbers only: whoever counts the
/// rounds again comes to the same. A sum that is too large stays at the largest number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// How many rounds.
    pub rounds: u64,
    /// How many of them were won: in a game without a winner, brought more than was bet.
    pub won: u64,
    /// How many were drawn: brought as much.
    pub drawn: u64,
    /// How many were lost: brought less.
    pub lost: u64,
    /// The bets, in half chips.
    pub bet: u64,
    /// The squares of the bets, in squared half chips.
    pub bet_squares: u64,
    /// What was won, in half chips; negative if lost.
    pub net: i64,
    /// How many decisions were judged.
    pub decisions: u64,
    /// How many of them were as good as any.
    pub best: u64,
    /// What the others cost, in millionths of the bet of their round.
    pub cost: u64,
    /// The same in millionths of a half chip.
    pub chip_cost: u64,
    /// How the player's hands ended, and how often.
    pub endings: BTreeMap<Ending, u64>,
    /// Rounds won in a row.
    pub wins: Runs,
    /// Rounds lost in a row.
    pub losses: Runs,
    /// The rounds whose decisions cost most, with that in millionths of the bet: the worst one first, three at the most.
    pub worst: Vec<(u64, Id)>,
    /// The first round.
    pub first: Id,
    /// The last one.
    pub last: Id,
}

/// How many rounds a block of sums is for at the most.
const FULL: u64 = 100;

/// How many of the worst rounds are named.
const WORST: usize = 3;

impl Sums {
    /// What this round has come to.
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
            worst: (judged.cost > 0)
                .then(|| (judged.cost, id.clone()))
                .into_iter()
                .collect(),
            first: id.clone(),
            last: id.clone(),
        }
    }

    /// Takes in one more round of the same group, which was over after all others.
    pub fn with(&mut self, row: &Row) {
        *self = self.merged(&Sums::of(row));
    }

    /// These rounds and later ones.
    #[must_use]
    pub fn merged(&self, later: &Sums) -> Sums {
        let mut endings = self.endings.clone();
        for (ending, count) in &later.endings {
            let sum = endings.entry(*ending).or_default();
            *sum = sum.saturating_add(*count);
        }
        let mut worst: Vec<(u64, Id)> = self.worst.iter().chain(&later.worst).cloned().collect();
        worst.sort_by(|(one, first), (other, second)| {
            (Reverse(one), first).cmp(&(Reverse(other), second))
        });
        worst.truncate(WORST);
        Sums {
            rounds: self.rounds.saturating_add(later.rounds),
            won: self.won.saturating_add(later.won),
            drawn: self.drawn.saturating_add(later.drawn),
            lost: self.lost.saturating_add(later.lost),
            bet: self.bet.saturating_add(later.bet),
            bet_squares: self.bet_squares.saturating_add(later.bet_squares),
            net: self.net.saturating_add(later.net),
            decisions: self.decisions.saturating_add(later.decisions),
            best: self.best.saturating_add(later.best),
            cost: self.cost.saturating_add(later.cost),
            chip_cost: self.chip_cost.saturating_add(later.chip_cost),
            endings,
            wins: self.wins.merged(later.wins, self.rounds, later.rounds),
            losses: self.losses.merged(later.losses, self.rounds, later.rounds),
            worst,
            first: self.first.clone(),
            last: later.last.clone(),
        }
    }

    /// Whether a block with these sums takes in no more rounds.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.rounds >= FULL
    }
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = |number: u64| (number > 0).then_some(number);
        let endings = self.endings.iter();
        let endings: Vec<String> = endings
            .map(|(ending, count)| format!("{}.{count}", ending.code()))
            .collect();
        let worst: Vec<String> = self
            .worst
            .iter()
            .map(|(cost, id)| format!("{cost}.{id}"))
            .collect();
        let worst = (!worst.is_empty()).then(|| worst.join(","));
        Fields::new()
            .with("rounds", self.rounds)
            .with_some("won", some(self.won))
            .with_some("drawn", some(self.drawn))
            .with_some("lost", some(self.lost))
            .with_some("bet", some(self.bet))
            .with_some("squares", some(self.bet_squares))
            .with_some("net", (self.net != 0).then_some(self.net))
            .with_some("decided", some(self.decisions))
            .with_some("best", some(self.best))
            .with_some("cost", some(self.cost))
            .with_some("chips", some(self.chip_cost))
            .with("end", endings.join(","))
            .with("wins", self.wins)
            .with("losses", self.losses)
            .with_some("worst", worst)
            .with("first", &self.first)
            .with("last", &self.last)
            .fmt(f)
    }
}

/// A text is no sums.
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

    /// Reads what `Display` writes. Refuses what no rounds can have come to.
    fn from_str(text: &str) -> Result<Sums, NotSums> {
        let fields = Fields::parse(text);
        let count = |name: &str| fields.get(name).map_or(Ok(0), whole);
        let needed = |name: &str| fields.get(name).ok_or(NotSums);
        let id = |name: &str| needed(name)?.parse::<Id>().map_err(|_| NotSums);
        let net = fields.get("net").map_or(Ok(0), str::parse);
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
            worst: listed(fields.get("worst").unwrap_or_default(), |part| {
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
            && self.first <= self.last
    }
}

/// A number that is written in digits alone.
fn whole(digits: &str) -> Result<u64, NotSums> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten().ok_or(NotSums)
}

/// What is between commas, each read like this.
fn listed<T, C: FromIterator<T>>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<C, NotSums> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    parts.map(read).collect::<Option<C>>().ok_or(NotSums)
}
