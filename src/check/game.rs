//! The games whose deals are checked.

use super::{Check, CheckVerdict, ClaimError, Derivation, Destination, Noted, Replayed};
use crate::blackjack::Blackjack;
use crate::core::{PackCard, Secret};
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::games::{GameName, each};
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{DailyRound, Fields, Game, RulesOf, Sealed};

/// The destinations of the cards in their order, and the cards that a short shoe dealt a second time.
pub type Destinations = (Vec<Destination>, Vec<(PackCard, Destination)>);

/// A game whose deals are checked.
pub trait CheckedGame: Game {
    /// Returns the destination of each dealt card, in the order of the deal; empty if the round does not end. The
    /// second list has the cards that a short shoe dealt a second time.
    fn destinations(check: &Check<Self>) -> Destinations;

    /// Returns true if this program can replay a round with these rules.
    fn can_replay(_rules: &RulesOf<Self>) -> bool {
        true
    }

    /// The game's name in the derivation of the deals of the day, for the search for a deal with these rules.
    fn day_name_of(_rules: &RulesOf<Self>) -> Option<&'static str> {
        Some(Self::NAME)
    }
}

/// The name of this game in links to a check.
pub(super) const fn name_in_check(game: GameName) -> &'static str {
    each!(GameName, game, G => <G as Game>::NAME)
}

/// The secret of this round of a day, in the game with this name in a record; `None` if there are no daily deals with
/// these rules.
pub(super) fn daily_secret(code: &str, rules: &str, round: DailyRound) -> Option<Secret> {
    let game = GameName::from_code(code)?;
    each!(GameName, game, G => {
        let sealed = Sealed::daily::<G>(round, &rules.parse().ok()?)?;
        Some(sealed.deal.secret())
    })
}

/// Parses the query of a link to a deal of this game.
fn parse<G: CheckedGame>(fields: &Fields) -> Result<Check<G>, ClaimError> {
    let check = Check::<G>::parse(fields)?;
    if G::can_replay(&check.rules) {
        Ok(check)
    } else {
        Err(ClaimError::NoSolution)
    }
}

/// A check of one of the games of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyCheck {
    /// A check of blackjack.
    Blackjack(Check<Blackjack>),
    /// A check of solo draw.
    SoloDraw(Check<SoloDraw>),
    /// A check of video poker.
    VideoPoker(Check<VideoPoker>),
    /// A check of the poker match.
    PokerMatch(Check<PokerMatch>),
    /// A check of the game for the tests.
    #[cfg(test)]
    HighCard(Check<HighCard>),
}

impl AnyCheck {
    /// Parses the query of a link and recomputes its deal; `None` if the query names no deal.
    #[must_use]
    pub fn parse(fields: &Fields) -> Option<Result<AnyCheck, ClaimError>> {
        let names = ["game", "rules", "deal", "cut", "mix", "seal", "play"];
        names.iter().find(|name| fields.get(name).is_some())?;
        let claimed = fields.get("game");
        let mut all = GameName::ALL.into_iter();
        let game = all.find(|game| claimed == Some(name_in_check(*game)));
        Some(match game {
            Some(GameName::Blackjack) => parse(fields).map(AnyCheck::Blackjack),
            Some(GameName::SoloDraw) => parse(fields).map(AnyCheck::SoloDraw),
            Some(GameName::VideoPoker) => parse(fields).map(AnyCheck::VideoPoker),
            Some(GameName::PokerMatch) => parse(fields).map(AnyCheck::PokerMatch),
            #[cfg(test)]
            Some(GameName::HighCard) => parse(fields).map(AnyCheck::HighCard),
            None => Err(ClaimError::Game),
        })
    }

    /// The derivation of the deal: steps 1 to 5 of the check.
    #[must_use]
    pub const fn derivation(&self) -> &Derivation {
        each!(AnyCheck(check), self, _G => &check.derivation)
    }

    /// The verdict for a visitor with this noted seal.
    #[must_use]
    pub fn verdict(&self, noted: &Noted) -> CheckVerdict {
        each!(AnyCheck(check), self, _G => check.verdict(noted))
    }

    /// The result of the replay without its round.
    #[must_use]
    pub const fn replayed(&self) -> Replayed<()> {
        each!(AnyCheck(check), self, _G => check.round.without_round())
    }

    pub(super) fn destinations_of_dealt(&self) -> Destinations {
        each!(AnyCheck(check), self, G => G::destinations(check))
    }

    /// The game's name in the derivation of the deals of the day, for the search for this deal.
    pub(super) fn day_name(&self) -> Option<&'static str> {
        each!(AnyCheck(check), self, G => G::day_name_of(&check.rules))
    }
}

impl<R> Replayed<R> {
    const fn without_round(&self) -> Replayed<()> {
        match self {
            Replayed::Refused(number) => Replayed::Refused(*number),
            Replayed::Unfinished => Replayed::Unfinished,
            Replayed::Over(_) => Replayed::Over(()),
        }
    }
}
