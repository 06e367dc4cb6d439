//! The question to a web worker about a poker match with bets. With the feature `serde` it can be sent; it also has a
//! text form.

use std::fmt;
use std::str::FromStr;

use super::advice::PokerMatchAdvice;
use super::moment::Moment;
use super::seen::{NotARound, PlayerView};
use crate::equilibrium::BestResponse;
use fair_deal_table::Fields;

/// A question for the value of each decision. The answer is [`PokerMatchAdvice`], or an error if this is no round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PokerMatchQuestion {
    /// The player's view of the round.
    pub seen: PlayerView,
    /// The seed of the random numbers. The same question, with the same best response, always has the same answer.
    pub seed: u64,
}

impl PokerMatchQuestion {
    /// Computes the answer. The player's later decisions are those of the best response to the opponent, if it is given
    /// and holds here, or else those of the Actuary.
    ///
    /// # Errors
    /// [`NotARound`] if the rules do not allow the view.
    pub fn ask(&self, response: Option<&BestResponse>) -> Result<PokerMatchAdvice, NotARound> {
        Ok(Moment::of(&self.seen)?.estimate(self.seed, response))
    }
}

/// The error for a text that is not a question about a poker match with bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPokerMatchQuestion;

/// Writes the fields of the view, and `seed`.
impl fmt::Display for PokerMatchQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}&{}", self.seen, Fields::new().with("seed", self.seed))
    }
}

impl FromStr for PokerMatchQuestion {
    type Err = NotAPokerMatchQuestion;

    fn from_str(text: &str) -> Result<PokerMatchQuestion, NotAPokerMatchQuestion> {
        let seed = Fields::parse(text);
        let seed = seed.get("seed").and_then(|seed| seed.parse().ok());
        Ok(PokerMatchQuestion {
            seen: text.parse().map_err(|NotARound| NotAPokerMatchQuestion)?,
            seed: seed.ok_or(NotAPokerMatchQuestion)?,
        })
    }
}
