//! The source of a deal, and the pack before it is dealt.

use std::fmt;

use fair_deal_core::Decks;
use fair_shuffle::{CutOutOfRange, Date, Deal, Mix, ParseMixError, Seal, Secret};

use super::game::{Game, RulesOf};
use super::round::Rules as _;
use crate::typed;

/// The number of rounds of a daily deal, in every game.
pub const DAILY_ROUNDS: u8 = 10;

/// The kind of deals at a table. A game has one table for [`Mode::Free`], and one or more for [`Mode::Daily`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Fresh deals from the browser's entropy, and shared deals from links.
    #[default]
    Free,
    /// The daily deals: ten each day, the same for every player.
    Daily,
}

/// The cutter of fresh packs, who may also mix in a text. Shared and daily deals are never cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cutter {
    /// No cut.
    #[default]
    Nobody,
    /// The player, after the seal is on show.
    Player,
}

/// The player's experience at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Experience {
    /// The player has not decided anything here yet: a hint is welcome.
    #[default]
    New,
    /// The player has decided something here before.
    HasDecided,
}

/// The source of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the browser's entropy: its cards were not known in advance.
    Fresh,
    /// From a link: its creator may know every card.
    Shared,
    /// The daily deal, the same for every player: anyone may know every card.
    Daily(DailyRound),
    /// From the browser's entropy, but selected to begin with the hand that the player practises.
    Practice,
}

/// One of the ten rounds of a daily deal.
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

    /// The round of this day with this number, 1 to 10; `None` for another number.
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
    /// The source of the deal.
    pub origin: Origin,
    /// The seal as it is on show. A save holds it beside the secret instead of computing it again, so that a check
    /// compares the secret with the seal that the player saw. Only the seal of a daily deal is computed again, as its
    /// secret is.
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

    /// The daily deal of this round with these rules, without a cut or a mix. `None` if the rules have no [daily
    /// deals](Game::day_name).
    #[must_use]
    pub fn daily<G: Game>(round: DailyRound, rules: &RulesOf<G>) -> Option<Sealed> {
        let secret = Secret::daily(G::day_name(rules)?, round.date, round.number);
        Some(Sealed {
            seal: secret.seal(),
            deal: Deal::uncut(secret, rules.decks()),
            origin: Origin::Daily(round),
        })
    }

    /// This secret and seal with another pack, uncut. Neither depends on the pack.
    #[must_use]
    pub fn with_pack(self, decks: Decks) -> Sealed {
        Sealed {
            deal: Deal::uncut(self.deal.secret(), decks),
            ..self
        }
    }

    /// Cuts the pack after this number of cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `at` is less than the number of cards.
    pub fn cut(self, at: usize) -> Result<Sealed, CutOutOfRange> {
        let deal = self.deal.cut_at(at)?;
        Ok(Sealed { deal, ..self })
    }

    /// Mixes this text into the pack.
    #[must_use]
    pub fn mixed(self, mix: Mix) -> Sealed {
        Sealed {
            deal: self.deal.mixed(mix),
            ..self
        }
    }
}

/// A sealed pack that the player is about to cut or to mix a text into, with the texts they have typed so far. The
/// fields begin empty, because a default cut or mix would be the choice of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutting {
    sealed: Sealed,
    cut: String,
    mix: String,
}

/// A field of the form in which the player cuts a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutField {
    /// The place of the cut.
    Cut,
    /// The text to mix in.
    Mix,
}

impl Cutting {
    /// A pack without any choice of the player yet.
    #[must_use]
    pub const fn new(sealed: Sealed) -> Cutting {
        Cutting {
            sealed,
            cut: String::new(),
            mix: String::new(),
        }
    }

    /// The pack without the cut and the mix.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// The last place for a cut: before the last card.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.sealed.deal.cards() - 1
    }

    /// The typed place of the cut.
    #[must_use]
    pub fn cut_typed(&self) -> &str {
        &self.cut
    }

    /// The typed text to mix in.
    #[must_use]
    pub fn mix_typed(&self) -> &str {
        &self.mix
    }

    /// Sets the typed place of the cut, a number of cards.
    #[must_use]
    pub fn with_cut(self, cut: String) -> Cutting {
        Cutting { cut, ..self }
    }

    /// Sets the typed mix.
    #[must_use]
    pub fn with_mix(self, mix: String) -> Cutting {
        Cutting { mix, ..self }
    }

    /// The number of cards before the cut, 0 to [`Cutting::last`]; `None` if the field is empty.
    ///
    /// # Errors
    /// [`NotCut`] if the text is no number, or the number is outside the pack.
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

    /// The text to mix in; empty if the field is empty.
    ///
    /// # Errors
    /// [`NotCut`] if the text is too long, or has control characters.
    pub fn mix(&self) -> Result<Mix, NotCut> {
        self.mix.parse().map_err(NotCut::Mix)
    }

    /// Cuts the pack and mixes in the text. One of the two is enough.
    ///
    /// # Errors
    /// [`NotCut`] if one of the fields is invalid, or both are empty.
    pub fn finish(&self) -> Result<Sealed, NotCut> {
        let (cut, mix) = (self.cut()?, self.mix()?);
        if cut.is_none() && mix.is_empty() {
            return Err(NotCut::NothingChosen);
        }
        let mixed = self.sealed.clone().mixed(mix);
        mixed.cut(cut.unwrap_or(0)).map_err(NotCut::OutOfRange)
    }

    /// Leaves the pack uncut, but mixes in the typed text.
    ///
    /// # Errors
    /// [`NotCut`] if the text is invalid.
    pub fn uncut(&self) -> Result<Sealed, NotCut> {
        Ok(self.sealed.clone().mixed(self.mix()?))
    }

    /// Checks both fields.
    ///
    /// # Errors
    /// [`NotCut`] for the first invalid field.
    pub fn check(&self) -> Result<(), NotCut> {
        self.cut()?;
        self.mix()?;
        Ok(())
    }
}

/// The reason why a pack is not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCut {
    /// The player neither chose a place for the cut nor mixed in a text.
    NothingChosen,
    /// The place of the cut is no number.
    NoNumber,
    /// The place of the cut is outside the pack.
    OutOfRange(CutOutOfRange),
    /// The text to mix in is too long, or has control characters.
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

/// The error that the browser gave no entropy. The table deals nothing then: there is no second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl NoEntropy {
    /// The sentence about it on the page, in English.
    pub const SENTENCE: &str = "Your browser gave this page no random numbers, so nothing was \
                                dealt. Any other source could be predicted.";
}

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NoEntropy::SENTENCE)
    }
}

impl std::error::Error for NoEntropy {}

/// A counter of the steps of a table. A click or a late answer names the position that it was meant for, and the
/// table ignores it at any other position. So one position never takes two decisions, however fast two clicks are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position(u32);

impl Position {
    /// The position of a table before anything has happened.
    pub const FIRST: Position = Position(0);

    /// The position after the next step.
    #[must_use]
    pub const fn next(self) -> Position {
        Position(self.0.wrapping_add(1))
    }
}
