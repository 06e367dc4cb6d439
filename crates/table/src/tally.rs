//! The rounds won, drawn and lost at a table.

use std::fmt;
use std::str::FromStr;

use super::fields::number;
use super::round::Verdict;

/// The rounds won, drawn and lost at a table since it was first opened in this browser or the player last cleared the
/// score, written as `won-drawn-lost`. The counts saturate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rounds the player won.
    pub won: u32,
    /// Rounds that ended in a draw.
    pub drawn: u32,
    /// Rounds the player lost.
    pub lost: u32,
}

impl Tally {
    /// Adds a round with this result.
    #[must_use]
    pub const fn with(mut self, verdict: Verdict) -> Tally {
        let count = match verdict {
            Verdict::Won => &mut self.won,
            Verdict::Drawn => &mut self.drawn,
            Verdict::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        self
    }

    /// The number of rounds.
    #[must_use]
    pub const fn rounds(self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { won, drawn, lost } = self;
        write!(f, "{won}-{drawn}-{lost}")
    }
}

/// The error for a text that is no tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATally;

impl FromStr for Tally {
    type Err = NotATally;

    fn from_str(text: &str) -> Result<Tally, NotATally> {
        let count = |count| number(count).and_then(|count| u32::try_from(count).ok());
        let counts: Vec<u32> = text
            .split('-')
            .map(count)
            .collect::<Option<_>>()
            .ok_or(NotATally)?;
        match counts[..] {
            [won, drawn, lost] => Ok(Tally { won, drawn, lost }),
            _ => Err(NotATally),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tally_text_round_trips_and_counts_saturate() {
        let full = Tally {
            won: u32::MAX,
            drawn: 0,
            lost: 3,
        };
        assert_eq!(full.to_string(), "4294967295-0-3");
        assert_eq!("4294967295-0-3".parse(), Ok(full));
        assert_eq!(full.with(Verdict::Won), full);
        assert_eq!(full.rounds(), u32::MAX);
        assert_eq!(
            full.with(Verdict::Drawn).with(Verdict::Lost).to_string(),
            "4294967295-1-4"
        );
        for text in [
            "",
            "1-2",
            "1-2-3-4",
            "1--3",
            "-1-2-3",
            "4294967296-0-0",
            "a-b-c",
        ] {
            assert_eq!(text.parse::<Tally>(), Err(NotATally), "{text}");
        }
    }
}
