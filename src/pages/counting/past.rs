//! The results of drills that the browser keeps: a line for each, the newest last.

use std::fmt;
use std::str::FromStr;

use crate::coach::counting::AnySystem;
use crate::core::Date;

use super::DrillName;

/// The result of a drill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrillResult {
    /// The drill.
    pub drill: DrillName,
    /// The chosen system.
    pub system: AnySystem,
    /// The number of answered questions, at least one.
    pub asked: u32,
    /// The number of correct answers.
    pub right: u32,
    /// The duration in seconds.
    pub seconds: u32,
}

/// A result with its day in the player's time zone. Written as `2026-11-27 tray hi-lo 10 8 45`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastDrill {
    /// The day.
    pub date: Date,
    /// The result.
    pub result: DrillResult,
}

impl fmt::Display for PastDrill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PastDrill { date, result } = self;
        let DrillResult {
            drill,
            system,
            asked,
            right,
            seconds,
        } = result;
        write!(
            f,
            "{date} {} {system} {asked} {right} {seconds}",
            drill.code()
        )
    }
}

impl FromStr for PastDrill {
    type Err = NoDrills;

    fn from_str(text: &str) -> Result<PastDrill, NoDrills> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [date, drill, system, asked, right, seconds] = parts[..] else {
            return Err(NoDrills);
        };
        let number = |text: &str| text.parse::<u32>().map_err(|_| NoDrills);
        let (asked, right) = (number(asked)?, number(right)?);
        if asked == 0 || right > asked {
            return Err(NoDrills);
        }
        Ok(PastDrill {
            date: date.parse().map_err(|_| NoDrills)?,
            result: DrillResult {
                drill: DrillName::from_code(drill).ok_or(NoDrills)?,
                system: system.parse().map_err(|_| NoDrills)?,
                asked,
                right,
                seconds: number(seconds)?,
            },
        })
    }
}

/// The kept results, the newest last. Written with a line for each.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastDrills(Vec<PastDrill>);

impl PastDrills {
    /// The largest number of kept results.
    pub const MOST: usize = 100;

    /// Returns the list with this result added.
    #[must_use]
    pub fn with(mut self, drill: PastDrill) -> PastDrills {
        self.0.push(drill);
        let too_many = self.0.len().saturating_sub(PastDrills::MOST);
        self.0.drain(..too_many);
        self
    }

    /// The results, the oldest first.
    #[must_use]
    pub fn all(&self) -> &[PastDrill] {
        &self.0
    }
}

impl fmt::Display for PastDrills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, drill) in self.0.iter().enumerate() {
            write!(f, "{}{drill}", if at == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl FromStr for PastDrills {
    type Err = NoDrills;

    fn from_str(text: &str) -> Result<PastDrills, NoDrills> {
        let all: Vec<PastDrill> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
        let too_many = all.len().saturating_sub(PastDrills::MOST);
        Ok(PastDrills(all[too_many..].to_vec()))
    }
}

/// The error for a text that is no list of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDrills;

/// The results that the page knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Past {
    /// The browser stores these results.
    Stored(PastDrills),
    /// The browser cannot store these results, so the page keeps them until it is closed.
    NotStored(PastDrills),
    /// The stored results cannot be read. They stay until the player deletes them, and the page adds nothing.
    Unreadable,
}

impl Default for Past {
    fn default() -> Past {
        Past::Stored(PastDrills::default())
    }
}

impl Past {
    /// The known results.
    #[must_use]
    pub fn known(&self) -> &[PastDrill] {
        match self {
            Past::Stored(drills) | Past::NotStored(drills) => drills.all(),
            Past::Unreadable => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn past_drills_round_trip() {
        let text = "2026-11-27 tray hi-lo 10 8 45\n2026-11-28 running -1,0,1,1,1,1,0,0,0,-1 3 3 61";
        let drills: PastDrills = text.parse().expect("two drills");
        assert_eq!(drills.to_string(), text);
        assert_eq!("".parse(), Ok(PastDrills::default()));
        for text in [
            "damaged",
            "2026-11-27 tray hi-lo 10 11 45",
            "2026-11-27 tray hi-lo 0 0 45",
            "2026-02-30 tray hi-lo 10 8 45",
            "2026-11-27 tray hi-lo 10 8 45 1",
            "2026-11-27 whist hi-lo 10 8 45",
        ] {
            assert_eq!(text.parse::<PastDrills>(), Err(NoDrills), "{text}");
        }
        let mut many = drills.clone();
        for _ in 0..200 {
            many = many.with(drills.all()[0]);
        }
        assert_eq!(many.all().len(), PastDrills::MOST);
        let read: PastDrills = many.to_string().parse().expect("as many");
        assert_eq!(read, many);
    }
}
