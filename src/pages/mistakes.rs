//! The hands that a player has played badly of late, as the coach has judged them, to be practised.

use std::fmt;
use std::str::FromStr;

use crate::blackjack::{NotPractice, Start, Starts};

/// A decision that costs so much of a bet, or more, is a mistake.
pub const COSTLY: f64 = 0.005;

/// How the hands began that were played badly: the last one last, none twice, and no more than
/// [`Mistakes::MOST`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistakes(Vec<Start>);

/// What a decision changes about the mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A hand that began like this was played badly.
    Made(Start),
    /// One was played well, in practice.
    Mended(Start),
}

impl Mistakes {
    /// How many are kept.
    pub const MOST: usize = 50;

    /// The list after this.
    #[must_use]
    pub fn with(mut self, change: Change) -> Mistakes {
        let (Change::Made(start) | Change::Mended(start)) = change;
        self.0.retain(|kept| *kept != start);
        match change {
            Change::Made(start) => self.0.push(start),
            Change::Mended(_) => (),
        }
        let too_many = self.0.len().saturating_sub(Mistakes::MOST);
        self.0.drain(..too_many);
        self
    }

    /// Whether the list is another after this, or its order.
    #[must_use]
    pub fn changes_by(&self, change: Change) -> bool {
        match change {
            Change::Made(start) => self.0.last() != Some(&start),
            Change::Mended(start) => self.0.contains(&start),
        }
    }

    /// The starts, to be practised; `None` where there is none.
    #[must_use]
    pub fn starts(&self) -> Option<Starts> {
        Starts::new(self.0.clone())
    }
}

/// Written as [`Starts`] are; nothing where there is none.
impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.starts().map_or(Ok(()), |starts| starts.fmt(f))
    }
}

impl FromStr for Mistakes {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Mistakes, NotPractice> {
        let starts: Starts = match text {
            "" => return Ok(Mistakes::default()),
            text => text.parse()?,
        };
        let starts = starts.all();
        let too_many = starts.len().saturating_sub(Mistakes::MOST);
        Ok(Mistakes(starts[too_many..].to_vec()))
    }
}
