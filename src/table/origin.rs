//! Where a deal comes from, and the pack before it is dealt.

use std::fmt;

use crate::core::{CutOutOfRange, Date, Deal, Decks, Secret};

/// How many rounds a daily deal has, in every game.
pub const DAILY_ROUNDS: u8 = 10;

/// Which of a game's two tables this is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Fresh deals from the browser's entropy, and shared ones from links.
    #[default]
    Free,
    /// The deals of the day: the same ten for everybody, anew each day.
    Daily,
}

/// Who cuts a fresh pack. Shared and daily deals are cut already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cutter {
    /// Nobody.
    #[default]
    Nobody,
    /// The player, after the seal is on show.
    Player,
}

/// How a deal came to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the browser's entropy: nobody can have known it.
    Fresh,
    /// From a link: whoever made the link may know every card.
    Shared,
    /// The deal of a day, the same for everybody: anybody may know every card.
    Daily(DailyRound),
}

/// One of the ten rounds of a day's deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyRound {
    date: Date,
    number: u8,
}

impl DailyRound {
    /// The first round of this day.
    #[must_use]
    pub const fn first(date: Date) -> DailyRound {
        DailyRound { date, number: 1 }
    }

    /// The round of this day with this number, if it has one: 1 to 10.
    #[must_use]
    pub fn new(date: Date, number: u8) -> Option<DailyRound> {
        let exists = (1..=DAILY_ROUNDS).contains(&number);
        exists.then_some(DailyRound { date, number })
    }

    /// The day, in UTC.
    #[must_use]
    pub const fn date(self) -> Date {
        self.date
    }

    /// The number of the round, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The round after this one, if it is not the last.
    #[must_use]
    pub fn next(self) -> Option<DailyRound> {
        DailyRound::new(self.date, self.number + 1)
    }
}

/// A deal whose seal is on show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// Where it came from.
    pub origin: Origin,
}

impl Sealed {
    /// A fresh pack, uncut.
    #[must_use]
    pub fn fresh(secret: Secret, decks: Decks) -> Sealed {
        Sealed {
            deal: Deal::uncut(secret, decks),
            origin: Origin::Fresh,
        }
    }

    /// A deal from a link.
    #[must_use]
    pub const fn shared(deal: Deal) -> Sealed {
        Sealed {
            deal,
            origin: Origin::Shared,
        }
    }

    /// The deal of a day in the game with this name ([`Game::NAME`](super::Game::NAME)), of such a
    /// pack. Nobody cuts it, and nobody mixes anything in.
    #[must_use]
    pub fn daily(game: &str, round: DailyRound, decks: Decks) -> Sealed {
        let secret = Secret::daily(game, round.date, round.number);
        Sealed {
            deal: Deal::uncut(secret, decks),
            origin: Origin::Daily(round),
        }
    }

    /// The same pack, cut after so many cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `at` is less than the number of cards.
    pub fn cut(self, at: usize) -> Result<Sealed, CutOutOfRange> {
        let deal = self.deal.cut_at(at)?;
        Ok(Sealed { deal, ..self })
    }
}

/// A sealed pack that the player is about to cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutting {
    sealed: Sealed,
    at: usize,
}

impl Cutting {
    /// The pack before the player, to be cut in its middle until they choose another place.
    #[must_use]
    pub const fn new(sealed: Sealed) -> Cutting {
        let at = sealed.deal.cards() / 2;
        Cutting { sealed, at }
    }

    /// The pack, uncut so far.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// After how many cards the pack would be cut now: 0 to [`Cutting::last`].
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The last place to cut at: before the last card.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.sealed.deal.cards() - 1
    }

    /// To be cut after so many cards; after the last place where it can be, there.
    #[must_use]
    pub fn moved(self, at: usize) -> Cutting {
        let at = at.min(self.last());
        Cutting { at, ..self }
    }
}

/// The browser gave no entropy. Then nothing is dealt: there is no second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl NoEntropy {
    /// What the page says of it, in English.
    pub const SENTENCE: &str = "Your browser gave us no random numbers, so nothing was dealt: \
                                a deal from anything less could be guessed.";
}

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NoEntropy::SENTENCE)
    }
}

impl std::error::Error for NoEntropy {}

/// Counts the changes at a table. What is clicked or comes back late names the position it was
/// meant for, and is dropped when that has passed; so one position never takes two decisions,
/// however quickly two clicks follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position(u32);

impl Position {
    /// The position of a table before anything has happened.
    pub const FIRST: Position = Position(0);

    /// The position after the next change.
    #[must_use]
    pub const fn next(self) -> Position {
        Position(self.0.wrapping_add(1))
    }
}
