//! Where a deal comes from, and the pack before it is dealt.

use std::fmt;

use fair_deal_core::Decks;
use fair_shuffle::{CutOutOfRange, Date, Deal, Mix, ParseMixError, Seal, Secret};

use super::game::{Game, PracticeOf, RulesOf};
use super::round::Rules as _;
use crate::typed;

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

/// Who cuts a fresh pack, and mixes something in. Shared and daily deals are as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cutter {
    /// Nobody.
    #[default]
    Nobody,
    /// The player, after the seal is on show.
    Player,
}

/// Whether somebody who has never decided anything sits at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visit {
    /// They do: a word of help is welcome.
    #[default]
    First,
    /// They have decided something there before.
    Later,
}

/// What the entropy that a table has asked for is to lead to.
#[derive(Clone, Debug, Default)]
pub(super) enum Wanted<G: Game> {
    /// A seal on show, and nothing more until the player says so.
    #[default]
    Seal,
    /// A round, of a pack that is cut by this hand: the player has asked for one.
    Round(Cutter),
    /// Such a hand to be practised, by these rules.
    Practice(PracticeOf<G>, RulesOf<G>),
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
    /// From the browser's entropy, but it was looked for until the round began as the player wanted it.
    Practice,
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
    /// The seal as it is on show. It is never worked out again from the secret, so that a check
    /// compares the secret with what the player saw.
    pub seal: Seal,
}

impl Sealed {
    /// A fresh pack, uncut.
    #[must_use]
    pub fn fresh(secret: Secret, decks: Decks) -> Sealed {
        Sealed {
            seal: secret.seal(),
            deal: Deal::uncut(secret, decks),
            origin: Origin::Fresh,
        }
    }

    /// A deal from a link.
    #[must_use]
    pub fn shared(deal: Deal) -> Sealed {
        Sealed {
            seal: deal.seal(),
            deal,
            origin: Origin::Shared,
        }
    }

    /// A deal for practice.
    #[must_use]
    pub fn practice(deal: Deal) -> Sealed {
        Sealed {
            origin: Origin::Practice,
            ..Sealed::shared(deal)
        }
    }

    /// The deal of a day by these rules. Nobody cuts it, and nobody mixes anything in. There is none by rules that
    /// have no [day](Game::day_name).
    #[must_use]
    pub fn daily<G: Game>(round: DailyRound, rules: &RulesOf<G>) -> Option<Sealed> {
        let secret = Secret::daily(G::day_name(rules)?, round.date, round.number);
        Some(Sealed {
            seal: secret.seal(),
            deal: Deal::uncut(secret, rules.decks()),
            origin: Origin::Daily(round),
        })
    }

    /// The same secret under the same seal for another pack, uncut: neither depends on the pack.
    #[must_use]
    pub fn with_pack(self, decks: Decks) -> Sealed {
        Sealed {
            deal: Deal::uncut(self.deal.secret(), decks),
            ..self
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

    /// The same pack with this mixed in.
    #[must_use]
    pub fn mixed(self, mix: Mix) -> Sealed {
        Sealed {
            deal: self.deal.mixed(mix),
            ..self
        }
    }
}

/// A sealed pack that the player is about to cut, and to mix something into: what they have typed so
/// far. It begins with nothing, because a place or a text that the house proposes would be the house's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutting {
    sealed: Sealed,
    cut: String,
    mix: String,
}

/// A field in which the player types about a pack that is to be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutField {
    /// The place to cut at.
    Cut,
    /// What is to be mixed in.
    Mix,
}

impl Cutting {
    /// The pack before the player, who has chosen nothing yet.
    #[must_use]
    pub const fn new(sealed: Sealed) -> Cutting {
        Cutting {
            sealed,
            cut: String::new(),
            mix: String::new(),
        }
    }

    /// The pack, as it is so far: not cut, and with nothing mixed in.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// The last place to cut at: before the last card.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.sealed.deal.cards() - 1
    }

    /// The place to cut at, as it was typed.
    #[must_use]
    pub fn cut_typed(&self) -> &str {
        &self.cut
    }

    /// What is to be mixed in, as it was typed.
    #[must_use]
    pub fn mix_typed(&self) -> &str {
        &self.mix
    }

    /// The same pack with this typed as the place to cut at: after so many cards.
    #[must_use]
    pub fn with_cut(self, cut: String) -> Cutting {
        Cutting { cut, ..self }
    }

    /// The same pack with this typed to be mixed in.
    #[must_use]
    pub fn with_mix(self, mix: String) -> Cutting {
        Cutting { mix, ..self }
    }

    /// After how many cards the pack is to be cut, 0 to [`Cutting::last`]; `None` where nothing is
    /// typed.
    ///
    /// # Errors
    /// [`NotCut`] if what is typed is no number, or outside the pack.
    pub fn cut(&self) -> Result<Option<usize>, NotCut> {
        let Some(cut) = typed::count(&self.cut).map_err(|_| NotCut::NoNumber)? else {
            return Ok(None);
        };
        let cards = self.sealed.deal.cards();
        match usize::try_from(cut) {
            Ok(place) if place < cards => Ok(Some(place)),
            Ok(_) | Err(_) => Err(NotCut::OutOfRange(CutOutOfRange { cut, cards })),
        }
    }

    /// What is to be mixed in; empty where nothing is typed.
    ///
    /// # Errors
    /// [`NotCut`] if it is too long, or has control characters in it.
    pub fn mix(&self) -> Result<Mix, NotCut> {
        self.mix.parse().map_err(NotCut::Mix)
    }

    /// The pack, cut and mixed as it was typed. Typing one of the two is enough.
    ///
    /// # Errors
    /// [`NotCut`] if one of them cannot be used, or neither was typed.
    pub fn finish(&self) -> Result<Sealed, NotCut> {
        let (cut, mix) = (self.cut()?, self.mix()?);
        if cut.is_none() && mix.is_empty() {
            return Err(NotCut::NothingChosen);
        }
        let mixed = self.sealed.clone().mixed(mix);
        mixed.cut(cut.unwrap_or(0)).map_err(NotCut::OutOfRange)
    }

    /// The pack uncut, with the mix that was typed: leaving the cut out leaves no mix out.
    ///
    /// # Errors
    /// [`NotCut`] if the text cannot be mixed in.
    pub fn uncut(&self) -> Result<Sealed, NotCut> {
        Ok(self.sealed.clone().mixed(self.mix()?))
    }

    /// What is wrong with what was typed, if anything is.
    ///
    /// # Errors
    /// [`NotCut`] for the first field that cannot be used.
    pub fn check(&self) -> Result<(), NotCut> {
        self.cut()?;
        self.mix()?;
        Ok(())
    }
}

/// Why a pack is not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCut {
    /// The player chose no place to cut at, and mixed nothing in.
    NothingChosen,
    /// The place to cut at is no number.
    NoNumber,
    /// The place to cut at is outside the pack.
    OutOfRange(CutOutOfRange),
    /// What is to be mixed in is too long, or no line of text.
    Mix(ParseMixError),
}

impl fmt::Display for NotCut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotCut::NothingChosen => {
                f.write_str("First choose where to cut, or mix something in. Both is fine too.")
            }
            NotCut::NoNumber => {
                f.write_str("Type the place to cut at as a number of cards, in digits.")
            }
            NotCut::OutOfRange(error) => error.fmt(f),
            NotCut::Mix(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotCut {}

/// The browser gave no entropy. Then nothing is dealt: there is no second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl NoEntropy {
    /// What the page says of it, in English.
    pub const SENTENCE: &str = "Your browser gave this page no random numbers, so nothing was \
                                dealt. Any other source could be predicted.";
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
