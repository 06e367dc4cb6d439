//! The results of the poker match with bets against one opponent, with luck and without it.

use serde::{Deserialize, Serialize};

use super::game::Played;
use super::record::{Kind, Row};
use crate::core::{Date, Jokers};
use crate::games::GameName;
use crate::poker::equilibrium::{MatchLuck, SolutionVersion, SolvedPlayer};
use crate::poker::poker_match::{Betting, Round, Rules};

/// The results of some hands of the poker match with bets, in chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchResults {
    /// The number of hands that are counted.
    pub hands: u64,
    /// The number of hands that are not counted, because a player began with too few chips for all bets.
    pub short: u64,
    /// The results.
    pub result: Total,
    /// The results without luck ([`crate::poker::equilibrium::luck`]).
    pub without_luck: Total,
}

/// The sum of some numbers, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Total {
    sum: f64,
    squares: f64,
}

impl Total {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean of this many numbers, at least two, with its standard error.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "the number of hands stays far below 2^53"
    )]
    pub fn mean(&self, hands: u64) -> (f64, f64) {
        let count = hands as f64;
        let mean = self.sum / count;
        let variance = (self.squares - self.sum * mean) / (count - 1.0);
        (mean, (variance.max(0.0) / count).sqrt())
    }
}

impl MatchResults {
    /// Returns true if luck can be taken out of rounds of the poker match on these terms.
    #[must_use]
    pub fn are_known_for(terms: &str) -> bool {
        rules_of(terms).is_some()
    }

    /// Adds other hands.
    pub fn add(&mut self, other: &MatchResults) {
        self.hands += other.hands;
        self.short += other.short;
        for (total, more) in [
            (&mut self.result, other.result),
            (&mut self.without_luck, other.without_luck),
        ] {
            total.sum += more.sum;
            total.squares += more.squares;
        }
    }
}

/// The rules of a match with bets against one opponent without jokers.
fn rules_of(terms: &str) -> Option<Rules> {
    let rules: Rules = terms.parse().ok()?;
    let is_known = rules.betting == Betting::FixedLimit
        && rules.jokers == Jokers::None
        && rules.opponents.each().count() == 1;
    is_known.then_some(rules)
}

/// Takes luck out of rounds with fresh deals on the same terms.
#[derive(Debug)]
pub struct MatchResultsWork {
    terms: String,
    since: Option<Date>,
    luck: MatchLuck,
    results: MatchResults,
}

impl MatchResultsWork {
    /// Starts with the rounds on these terms, from this day on. `None` if luck cannot be taken out of them, or the file of
    /// the solution is not loaded.
    #[must_use]
    pub fn new(terms: String, since: Option<Date>) -> Option<MatchResultsWork> {
        let opponent = rules_of(&terms)?.opponents.each().next()?;
        let solved = SolvedPlayer::loaded(SolutionVersion::SHIPPED)?;
        Some(MatchResultsWork {
            terms,
            since,
            luck: MatchLuck::new(opponent, solved).ok()?,
            results: MatchResults::default(),
        })
    }

    /// Adds a round, if it is one of these.
    pub fn add(&mut self, row: &Row) {
        let record = &row.record;
        if record.game != GameName::PokerMatch
            || record.kind() != Kind::Fresh
            || record.day() < self.since
        {
            return;
        }
        if let Ok(played @ Played::PokerMatch(dealt)) = &record.play()
            && played.terms() == self.terms
        {
            self.add_round(dealt.round(), row.facts.net);
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "chips stay far below 2^53")]
    /// Adds a round with this net win in half chips.
    fn add_round(&mut self, round: &Round, net: i64) {
        let Some(round) = round.for_chips() else {
            return;
        };
        let Some(hand) = self.luck.without_luck(round) else {
            self.results.short += 1;
            return;
        };
        let net = net as f64 / 2.0;
        self.results.hands += 1;
        self.results.result.add(net);
        self.results.without_luck.add(hand.result());
    }

    /// The results so far.
    #[must_use]
    pub const fn results(&self) -> MatchResults {
        self.results
    }
}
