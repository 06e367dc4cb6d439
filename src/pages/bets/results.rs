//! The results of a ramp: the figures of each player, the results by count, and the best ramp.

use crate::chart::{Table, plain};
use crate::coach::counting::{CountedBets, Player, Ramp, RampResult};
use crate::coach::risk::Bankroll;
use crate::lab::Stage;
use crate::pages::paytable::bankroll::PARTS;

use super::{Chosen, Run};

/// A figure of a ramp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The mean bet in a round.
    Bet,
    /// The mean result of a round.
    Mean,
    /// The standard deviation of a round.
    Deviation,
    /// The mean result of 100 rounds.
    MeanOfHundred,
    /// The standard deviation of 100 rounds.
    DeviationOfHundred,
    /// The gain per unit bet, in percent.
    Edge,
    /// SCORE.
    Score,
    /// N0, in rounds.
    N0,
    /// The risk of ruin of the bankroll by Schlesinger's formula, in percent.
    Ruin,
    /// The bankroll for which the bets are full Kelly bets.
    Kelly,
    /// The bankroll for which the bets are half Kelly bets.
    HalfKelly,
}

impl Figure {
    /// All figures, in their order on the page.
    pub const ALL: [Figure; 11] = [
        Figure::Bet,
        Figure::Mean,
        Figure::Deviation,
        Figure::MeanOfHundred,
        Figure::DeviationOfHundred,
        Figure::Edge,
        Figure::Score,
        Figure::N0,
        Figure::Ruin,
        Figure::Kelly,
        Figure::HalfKelly,
    ];

    /// The name of the figure in the page and in the file.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Figure::Bet => "bet",
            Figure::Mean => "mean",
            Figure::Deviation => "deviation",
            Figure::MeanOfHundred => "mean-100",
            Figure::DeviationOfHundred => "deviation-100",
            Figure::Edge => "edge",
            Figure::Score => "score",
            Figure::N0 => "n0",
            Figure::Ruin => "ruin",
            Figure::Kelly => "kelly",
            Figure::HalfKelly => "half-kelly",
        }
    }

    /// The number of decimals shown.
    #[must_use]
    pub const fn digits(self) -> usize {
        match self {
            Figure::Mean => 4,
            Figure::Deviation | Figure::Edge | Figure::Ruin => 3,
            Figure::Bet | Figure::MeanOfHundred | Figure::DeviationOfHundred | Figure::Score => 2,
            Figure::N0 | Figure::Kelly | Figure::HalfKelly => 0,
        }
    }

    /// The value of the figure for a ramp and a bankroll. `None` if the ramp does not gain or bets nothing.
    #[must_use]
    pub fn of(self, result: &RampResult, bank: Bankroll) -> Option<f64> {
        let gain = result.gain;
        match self {
            Figure::Bet => Some(result.bet),
            Figure::Mean => Some(gain.mean()),
            Figure::Deviation => Some(gain.deviation()),
            Figure::MeanOfHundred => Some(gain.times(100.0).mean()),
            Figure::DeviationOfHundred => Some(gain.times(100.0).deviation()),
            Figure::Edge => Some(100.0 * result.edge()?),
            Figure::Score => gain.score(),
            Figure::N0 => gain.n0(),
            Figure::Ruin => Some(100.0 * gain.ruin(bank)),
            Figure::Kelly => gain.kelly_bankroll(),
            Figure::HalfKelly => Some(2.0 * gain.kelly_bankroll()?),
        }
    }

    /// The standard error of the value. `None` if it does not follow from the error of the mean alone.
    #[must_use]
    pub fn error(self, result: &RampResult) -> Option<f64> {
        let error = result.standard_error;
        // SCORE is proportional to the square of the mean, and N0 to its inverse.
        let of_square = |value: f64| 2.0 * value * error / result.gain.mean();
        match self {
            Figure::Mean => Some(error),
            Figure::MeanOfHundred => Some(100.0 * error),
            Figure::Edge => (result.bet > 0.0).then(|| 100.0 * error / result.bet),
            Figure::Score => result.gain.score().map(of_square),
            Figure::N0 => result.gain.n0().map(of_square),
            Figure::Bet
            | Figure::Deviation
            | Figure::DeviationOfHundred
            | Figure::Ruin
            | Figure::Kelly
            | Figure::HalfKelly => None,
        }
    }
}

/// The results for one count, for the player without errors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountRow {
    /// The count before a round: the true count, or the running count if the system has no true count.
    pub count: i32,
    /// The share of rounds that begin with this count.
    pub share: f64,
    /// The edge, per unit bet.
    pub edge: f64,
    /// The standard error of the edge.
    pub error: f64,
    /// The bet in the ramp.
    pub bet: f64,
    /// The bet in the best ramp, if there is one.
    pub best: Option<f64>,
}

/// The results of a ramp.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// The result of each player.
    pub each: [RampResult; Player::ALL.len()],
    /// The result of the best ramp, for the player without errors. `None` while the simulation runs, and if no
    /// ramp gains.
    pub best: Option<RampResult>,
    /// The rows for the counts with which at least one round in a thousand begins.
    pub rows: Vec<CountRow>,
    /// The risks for smaller and larger bankrolls: the bankroll, and the risk of ruin.
    pub points: Vec<[f64; 2]>,
}

/// The lowest share of rounds of a count in the rows.
const LEAST_SHARE: f64 = 0.001;

impl Results {
    pub(super) fn of(run: &Run, chosen: &Chosen) -> Option<Results> {
        let (answer, ramp) = (&run.answer, &chosen.ramp);
        let [Some(first), Some(second), Some(third)] =
            Player::ALL.map(|player| answer.of(player).with(ramp))
        else {
            return None;
        };
        let counted = answer.of(Player::NoError);
        let best = match run.stage {
            Stage::UnderWay => None,
            Stage::Finished | Stage::Cancelled => best(counted, chosen),
        };
        #[expect(clippy::cast_precision_loss, reason = "rounds are far below 2^53")]
        let share = |rounds: u64| rounds as f64 / counted.rounds() as f64;
        let all = counted.by_count().map(|at| CountRow {
            count: at.count,
            share: share(at.rounds),
            edge: at.mean,
            error: at.standard_error(),
            bet: ramp.bet(at.count),
            best: best.as_ref().map(|best| best.bet(at.count)),
        });
        let point = |part: f64| {
            let bank = part * chosen.bank;
            Some([bank, first.gain.ruin(Bankroll::new(bank).ok()?)])
        };
        Some(Results {
            each: [first, second, third],
            rows: all.filter(|row| row.share >= LEAST_SHARE).collect(),
            points: PARTS.into_iter().map(point).collect::<Option<_>>()?,
            best: best.and_then(|best| counted.with(&best)),
        })
    }

    /// The results of a player.
    #[must_use]
    pub const fn player(&self, player: Player) -> &RampResult {
        &self.each[player as usize]
    }

    /// All figures with their standard errors as a table for a file. The first column has this name.
    #[must_use]
    pub fn figures(&self, bank: Bankroll) -> Table {
        let number = |number: Option<f64>| number.map_or_else(String::new, |it| plain(it, 1e8));
        let columns = Player::ALL.map(Player::code).into_iter();
        let columns = columns.flat_map(|code| [code.to_owned(), [code, "-error"].concat()]);
        let row = |figure: Figure| {
            let cells = self.each.iter().flat_map(|result| {
                [
                    number(figure.of(result, bank)),
                    number(figure.error(result)),
                ]
            });
            [figure.code().to_owned()]
                .into_iter()
                .chain(cells)
                .collect()
        };
        Table {
            head: ["figure".to_owned()].into_iter().chain(columns).collect(),
            rows: Figure::ALL.into_iter().map(row).collect(),
        }
    }
}

/// The best ramp for the risk and the bankroll. Its bets lie between the player's lowest and highest bets.
fn best(counted: &CountedBets, chosen: &Chosen) -> Option<Ramp> {
    let [least, most] = chosen.ramp.limits();
    let bank = Bankroll::new(chosen.bank).ok()?;
    let best = counted.best_ramp(bank, chosen.risk / 100.0, least, most);
    best.ok().flatten()
}
