//! Rounds by the million. The module plays them through the game's own [`Round`] with the coach's [`Strategy`], so that
//! their mean can be compared with [`Coach::edge`].
//!
//! Each round has a deal of its own: a [`Secret`], the shuffle that follows from it, and the whole pack. The secrets
//! are the `ChaCha20` keystream, 32 bytes for each round. The key is the seed, lowest byte first, padded with zeros.
//! The bet is the least at the table, and the simulation never takes insurance.

use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::advice::{Coach, Play};
use super::situation::{NoAdvice, Origin, Situation};
use super::strategy::Strategy;
use crate::{Action, Bet, Finished, Limits, Refusal, Round, Rules, Shuffle, Stake};
use fair_deal_core::Rank;
use fair_deal_table::{Round as _, Verdict};
use fair_shuffle::{Deal, DeckTooShort, Secret};

/// A simulation in progress.
#[derive(Debug)]
pub struct Simulation {
    rules: Rules,
    strategy: Strategy,
    stake: Stake,
    stream: ChaCha20Rng,
    rounds: u64,
    /// The sum of the results, and of their squares, in half chips.
    sum: i64,
    squares: i64,
}

/// The statistics of the rounds, per initial bet. A round without a bet counts as one bet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The number of rounds played.
    pub rounds: u64,
    /// The mean of the results.
    pub mean: f64,
    /// The sample variance of the results.
    pub variance: f64,
    /// The standard error of the mean.
    pub standard_error: f64,
}

/// The reason why a round could not be played. The strategy and the game disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The pack is too short for the first cards.
    DeckTooShort(DeckTooShort),
    /// The strategy has no play for a decision of the game.
    NoPlay(NoAdvice),
    /// The game refuses a decision.
    Refused(Action, Refusal),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::DeckTooShort(why) => why.fmt(f),
            Fault::NoPlay(why) => write!(f, "The strategy has no play. {why}"),
            Fault::Refused(action, why) => {
                write!(f, "The game refuses “{}”. {why}", action.letter())
            }
        }
    }
}

impl std::error::Error for Fault {}

impl Simulation {
    /// Creates a simulation of these rules. It always shuffles the cards for every round, whatever the rules say.
    #[must_use]
    pub fn new(rules: &Rules, seed: u64) -> Simulation {
        let rules = Rules {
            shuffle: Shuffle::EveryRound,
            ..*rules
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Simulation {
            rules,
            strategy: Strategy::new(&Coach::new(&rules)),
            stake: Stake::of(Limits::of(&rules).map_or(Bet::NONE, |limits| limits.step)),
            stream: ChaCha20Rng::from_seed(key),
            rounds: 0,
            sum: 0,
            squares: 0,
        }
    }

    /// Returns the rules of the simulation.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Plays this many more rounds.
    ///
    /// # Errors
    /// [`Fault`] if a round cannot be played to its end.
    pub fn advance(&mut self, rounds: u64) -> Result<(), Fault> {
        for _ in 0..rounds {
            let mut secret = [0; 32];
            self.stream.fill_bytes(&mut secret);
            let deal = Deal::uncut(Secret::from_bytes(secret), self.rules.decks.decks());
            let result = self.play(&deal)?;
            self.rounds += 1;
            self.sum += result;
            self.squares += result * result;
        }
        Ok(())
    }

    /// Returns the statistics so far. Returns `None` for fewer than two rounds, which have no variance.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "2^53 half chips are more than a simulation comes to"
    )]
    pub fn summary(&self) -> Option<Summary> {
        let rounds = (self.rounds > 1).then_some(self.rounds as f64)?;
        let bet = self.bet() as f64;
        let mean = self.sum as f64 / rounds;
        let variance = (self.squares as f64 - mean * self.sum as f64) / (rounds - 1.0);
        Some(Summary {
            rounds: self.rounds,
            mean: mean / bet,
            variance: variance / (bet * bet),
            standard_error: (variance / rounds).sqrt() / bet,
        })
    }

    /// The initial bet in half chips. Without bets, a round counts as if it were for one chip.
    fn bet(&self) -> i64 {
        match self.stake.bet() {
            Bet::NONE => 2,
            bet => signed(bet.chips().halves()),
        }
    }

    /// The result of the round of this deal, in half chips.
    fn play(&self, deal: &Deal) -> Result<i64, Fault> {
        let round = Round::deal(Round::deck(deal), &self.rules, &self.stake);
        let mut round = round.map_err(Fault::DeckTooShort)?;
        let mut origin = Origin::Dealt;
        loop {
            let action = match &round {
                Round::Insurance(_) => Action::NoInsurance,
                Round::Early(_) => match self.decide(&round, &mut origin)? {
                    Action::Surrender => Action::Surrender,
                    Action::Hit
                    | Action::Stand
                    | Action::Double
                    | Action::Split
                    | Action::NoInsurance
                    | Action::Insurance
                    | Action::PlayOn => {
                        origin = Origin::Dealt;
                        Action::PlayOn
                    }
                },
                Round::Player(_) => self.decide(&round, &mut origin)?,
                Round::Seats(_) | Round::Dealer(_) => {
                    round = round.next_card();
                    continue;
                }
                Round::Over(finished) => return Ok(self.result(finished)),
            };
            let played = round.play(action);
            round = played.map_err(|refused| Fault::Refused(action, refused.why))?;
        }
    }

    /// The strategy's decision. `origin` is the origin of the hands of the round.
    fn decide(&self, round: &Round, origin: &mut Origin) -> Result<Action, Fault> {
        let hand = round.player();
        let [upcard] = *round.dealer().seen() else {
            return Err(Fault::Refused(Action::Stand, Refusal::NotYourTurn));
        };
        let is_doubled = round.pending_decision().is_some_and(|it| it.is_doubled);
        let situation = Situation {
            hand,
            upcard,
            seen: &[],
            origin: if is_doubled { Origin::Doubled } else { *origin },
        };
        let play = match *origin {
            Origin::Split { .. } | Origin::SplitAces { .. } if is_doubled => {
                self.strategy.play_doubled_after_split(hand, upcard)
            }
            Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. } | Origin::Doubled => {
                self.strategy.play(&situation)
            }
        };
        Ok(match play.map_err(Fault::NoPlay)? {
            Play::Stand => Action::Stand,
            Play::Hit => Action::Hit,
            Play::Double => Action::Double,
            Play::Surrender => Action::Surrender,
            Play::Split => {
                *origin = match *origin {
                    Origin::Dealt if hand[0].rank == Rank::Ace => Origin::SplitAces { hands: 2 },
                    Origin::Dealt => Origin::Split { hands: 2 },
                    Origin::Split { hands } => Origin::Split { hands: hands + 1 },
                    Origin::SplitAces { hands } => Origin::SplitAces { hands: hands + 1 },
                    Origin::Doubled => Origin::Doubled,
                };
                Action::Split
            }
        })
    }

    fn result(&self, finished: &Finished) -> i64 {
        match (self.stake.bet(), finished.verdict()) {
            (Bet::NONE, Verdict::Won) => self.bet(),
            (Bet::NONE, Verdict::Drawn) => 0,
            (Bet::NONE, Verdict::Lost) => -self.bet(),
            _ => signed(finished.returned().halves()) - signed(finished.staked().halves()),
        }
    }
}

/// Amounts that come from bets are far below the limit.
fn signed(halves: u64) -> i64 {
    i64::try_from(halves).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_make_equal_rounds() {
        let summary = |seed, slices: &[u64]| {
            let mut simulation = Simulation::new(&Rules::VEGAS, seed);
            assert_eq!(simulation.summary(), None);
            for rounds in slices {
                simulation.advance(*rounds).expect("rounds");
            }
            simulation.summary()
        };
        let whole = summary(1, &[3_000]);
        assert!(whole.is_some_and(|summary| summary.rounds == 3_000));
        assert_eq!(summary(1, &[1_000, 2_000]), whole);
        assert_ne!(summary(2, &[3_000]), whole);
    }

    /// A game without bets counts rounds won and lost.
    #[test]
    fn results_are_per_initial_bet() {
        for text in ["classic", "vegas", "vegas.naturals-6-5"] {
            let rules: Rules = text.parse().expect(text);
            let mut simulation = Simulation::new(&rules, 3);
            simulation.advance(2_000).expect("rounds");
            let summary = simulation.summary().expect("rounds");
            assert!(summary.mean.abs() < 0.2, "{summary:?}");
            assert!((0.7..1.6).contains(&summary.variance), "{summary:?}");
            let error = (summary.variance / 2_000.0).sqrt();
            assert!((error - summary.standard_error).abs() < 1e-12);
        }
    }
}
