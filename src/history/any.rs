//! A round of any game: its results, the values of its decisions, its steps, and its value before the deal. The game of
//! the round answers ([`RecordedGame`](super::RecordedGame)).

use super::facts::{Facts, Judged};
use super::game::Played;
use super::judge::{Judge, Weighed, judged};
use super::scene::Scene;
use super::worth::{NoWorth, Worth, WorthWork};
use crate::games::GameName;

impl Facts {
    /// The results of this round, not judged yet.
    #[must_use]
    pub fn of(played: &Played) -> Facts {
        let (net, bet, endings) = played.outcome();
        Facts {
            verdict: played.verdict(),
            net,
            bet,
            endings,
            judged: None,
        }
    }
}

impl Judge {
    /// Judges all decisions of this round. `None` as for [`Judge::weigh`], and in a round without a decision.
    pub fn judge(&mut self, played: &Played) -> Option<Judged> {
        judged(&self.weigh(played)?)
    }

    /// The values of all decisions of this round, in order. `None` in solo draw and in the poker matches, where no
    /// decision is provably best, and if one of the decisions cannot be evaluated.
    pub fn weigh(&mut self, played: &Played) -> Option<Vec<Weighed>> {
        played.weigh(self)
    }
}

/// The scenes of a round, with the values of the decisions if they are known.
#[must_use]
pub fn scenes(played: &Played, weighed: Option<&[Weighed]>) -> Vec<Scene> {
    played.scenes(weighed)
}

/// Computes the worth of a round of this game on these terms ([`Played::terms`]), with all steps of [`WorthWork`].
///
/// # Errors
/// [`NoWorth`] if it is unknown.
pub fn worth(game: GameName, terms: &str) -> Result<Worth, NoWorth> {
    let mut work = WorthWork::new(game, terms)?;
    loop {
        if let Some(worth) = work.step() {
            return Ok(worth);
        }
    }
}

impl WorthWork {
    /// Starts the computation for a game on these terms.
    ///
    /// # Errors
    /// [`NoWorth`] if the worth cannot be computed exactly, or the game does not have these terms.
    pub fn new(game: GameName, terms: &str) -> Result<WorthWork, NoWorth> {
        game.worth(terms)
    }
}
