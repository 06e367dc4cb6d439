//! The messages to and from a web worker about bets by the count: the results of three players at one table, by the
//! count before each round. The question contains no ramp, because the results of every ramp follow from these.

use std::fmt;
use std::num::NonZeroU32;

use super::any_system::AnySystem;
use super::bets::{BetSimulation, CountedBets, NoSetup, Setup};
use super::indices::{Decision, Index, IndexFinder};
use super::published::PublishedIndex;
use super::system::System;
use super::tags::{Rounding, Tags};
use crate::Rules;
use crate::coach::advice::Coach;
use fair_deal_table::Fields;

/// The skill of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The player counts without errors, and plays the published decisions by the indices that the coach finds.
    NoError,
    /// As [`Player::NoError`], but the player misses one card in [`Player::MISSES`].
    Misses,
    /// The player counts without errors for the bets, and plays basic strategy only.
    Basic,
}

impl Player {
    /// All players, in the order of the answers.
    pub const ALL: [Player; 3] = [Player::NoError, Player::Misses, Player::Basic];

    /// The number of cards of which [`Player::Misses`] misses one.
    pub const MISSES: u32 = 50;

    /// Returns the name in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Player::NoError => "no-error",
            Player::Misses => "misses",
            Player::Basic => "basic",
        }
    }

    fn missed(self) -> Option<NonZeroU32> {
        match self {
            Player::NoError | Player::Basic => None,
            Player::Misses => NonZeroU32::new(Player::MISSES),
        }
    }
}

/// A question to a worker: rounds at a table with each [`Player`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BetQuestion {
    /// The rules.
    pub rules: Rules,
    /// The part of the shoe that is dealt, in percent. 0 if the cards are shuffled for every round.
    pub dealt: u8,
    /// The counting system.
    pub system: AnySystem,
    /// The number of seats in play, the player's included.
    pub seats: u8,
    /// The number of rounds for each player.
    pub rounds: u64,
    /// The seed. Equal seeds make equal rounds.
    pub seed: u64,
}

impl BetQuestion {
    /// The greatest number of rounds for each player.
    pub const MOST_ROUNDS: u64 = 1_000_000_000;

    /// The table with this player, who decides by these indices.
    fn setup(&self, player: Player, decisions: &[(Decision, i32)]) -> Setup {
        let tags = self.system.tags();
        Setup {
            penetration: (self.dealt > 0).then_some(self.dealt),
            seats: self.seats,
            tags,
            start: f64::from(self.system.start(self.rules.decks.decks())) / 100.0,
            measure: self.system.measure(),
            decisions: match player {
                Player::NoError | Player::Misses => decisions.to_vec(),
                Player::Basic => Vec::new(),
            },
            missed: player.missed(),
            ..Setup::new(self.rules, System::default())
        }
    }
}

/// Writes the fields `rules`, `dealt`, `count`, `seats`, `rounds` and `seed`.
impl fmt::Display for BetQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields::new()
            .with("rules", self.rules)
            .with("dealt", self.dealt)
            .with("count", self.system)
            .with("seats", self.seats)
            .with("rounds", self.rounds)
            .with("seed", self.seed)
            .fmt(f)
    }
}

/// The published decisions with the indices that the coach finds for these rules and tags.
fn found_decisions(rules: &Rules, coach: &Coach, tags: &Tags) -> Vec<(Decision, i32)> {
    let finder = IndexFinder::new(rules, coach, tags, Rounding::Down);
    let published = PublishedIndex::all(rules.soft17).into_iter();
    let found = published.filter_map(|it| match finder.index(it.decision)? {
        Index::From(index) if CountedBets::RANGE.contains(&index) => Some((it.decision, index)),
        Index::From(_) | Index::Always | Index::Never => None,
    });
    found.collect()
}

/// The rounds of a question, played in slices.
#[derive(Debug)]
pub struct BetWork {
    simulations: Vec<BetSimulation>,
    left: u64,
}

impl BetWork {
    /// Prepares the table. This takes longer than some ten thousand rounds, because the coach computes all plays.
    ///
    /// # Errors
    /// [`NoSetup`] if such a table is impossible.
    pub fn new(question: &BetQuestion) -> Result<BetWork, NoSetup> {
        if question.rounds > BetQuestion::MOST_ROUNDS {
            return Err(NoSetup::Rounds(question.rounds));
        }
        let rules = &question.rules;
        let coach = Coach::new(rules);
        let decisions = found_decisions(rules, &coach, &question.system.tags());
        let simulation = |player| {
            let setup = question.setup(player, &decisions);
            BetSimulation::with_coach(&setup, &coach, question.seed)
        };
        let simulations = Player::ALL.into_iter().map(simulation);
        Ok(BetWork {
            simulations: simulations.collect::<Result<_, _>>()?,
            left: question.rounds,
        })
    }

    /// Plays this many more rounds with every player, or all remaining ones if fewer are left.
    pub fn advance(&mut self, rounds: u64) {
        let rounds = rounds.min(self.left);
        for simulation in &mut self.simulations {
            simulation.advance(rounds);
        }
        self.left -= rounds;
    }

    /// Returns true if all rounds are played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left == 0
    }

    /// Returns the results of the rounds played so far.
    #[must_use]
    pub fn answer(&self) -> BetAnswer {
        let mut answer = BetAnswer::default();
        for (counted, simulation) in answer.0.iter_mut().zip(&self.simulations) {
            counted.clone_from(simulation.counted());
        }
        answer
    }
}

/// The results of the rounds, for each [`Player`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BetAnswer([CountedBets; Player::ALL.len()]);

impl BetAnswer {
    /// Returns the results of this player.
    #[must_use]
    pub const fn of(&self, player: Player) -> &CountedBets {
        &self.0[player as usize]
    }

    /// Returns the number of rounds that each player has played.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.of(Player::NoError).rounds()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question() -> BetQuestion {
        BetQuestion {
            rules: Rules::VEGAS,
            dealt: 75,
            system: AnySystem::default(),
            seats: 1,
            rounds: 3_000,
            seed: 7,
        }
    }

    #[test]
    fn answer_has_the_results_of_each_player() {
        let mut work = BetWork::new(&question()).expect("a table");
        work.advance(1_000);
        assert!(!work.is_over());
        work.advance(5_000);
        assert!(work.is_over());
        let answer = work.answer();
        assert_eq!(answer.rounds(), 3_000);
        for (player, simulation) in Player::ALL.into_iter().zip(&work.simulations) {
            assert_eq!(answer.of(player), simulation.counted(), "{player:?}");
        }
        // The players do not play alike.
        let [one, other, basic] = Player::ALL.map(|it| answer.of(it));
        assert!(one != other && one != basic && other != basic);
    }

    #[test]
    fn impossible_questions_are_refused() {
        let refused = |question| BetWork::new(&question).map(|_| ()).unwrap_err();
        let seats = BetQuestion {
            seats: 8,
            ..question()
        };
        assert_eq!(refused(seats), NoSetup::Seats(8));
        let dealt = BetQuestion {
            dealt: 99,
            ..question()
        };
        assert_eq!(refused(dealt), NoSetup::Penetration(99));
        let rounds = BetQuestion {
            rounds: u64::MAX,
            ..question()
        };
        assert_eq!(refused(rounds), NoSetup::Rounds(u64::MAX));
    }
}
