//! What a web worker is asked of a duel for chips, and its answer, in forms that can be sent: a question as text, an
//! answer as numbers.

use std::fmt;
use std::str::FromStr;

use super::advice::DuelAdvice;
use super::moment::Moment;
use super::seen::{NotARound, Seen};
use fair_deal_table::Fields;

/// Asks what each decision is worth. The answer is [`DuelAdvice::to_numbers`], or nothing where there is no advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelQuestion {
    /// What the player sees.
    pub seen: Seen,
    /// What the random numbers follow from: the same question has the same answer, wherever it is asked.
    pub seed: u64,
}

impl DuelQuestion {
    /// Works the answer out.
    ///
    /// # Errors
    /// [`NotARound`] where the rules do not allow what was seen.
    pub fn ask(&self) -> Result<DuelAdvice, NotARound> {
        Ok(Moment::of(&self.seen)?.estimate(self.seed))
    }
}

/// The text asks nothing of a duel for chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADuelQuestion;

/// Written as the fields of what is seen, and `seed`.
impl fmt::Display for DuelQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}&{}", self.seen, Fields::new().with("seed", self.seed))
    }
}

impl FromStr for DuelQuestion {
    type Err = NotADuelQuestion;

    fn from_str(text: &str) -> Result<DuelQuestion, NotADuelQuestion> {
        let seed = Fields::parse(text);
        let seed = seed.get("seed").and_then(|seed| seed.parse().ok());
        Ok(DuelQuestion {
            seen: text.parse().map_err(|NotARound| NotADuelQuestion)?,
            seed: seed.ok_or(NotADuelQuestion)?,
        })
    }
}
