//! The games whose deals are checked, generated from the list of the games.

use fair_deal_places::games;

use super::{Check, CheckVerdict, ClaimError, Derivation, Destination, Noted, Replayed};
use crate::core::{PackCard, Secret};
use crate::table::{DailyRound, Fields, Game, RulesOf, Sealed};

/// The destinations of the cards in their order, and the cards that a short shoe dealt a second time.
pub(crate) type Destinations = (Vec<Destination>, Vec<(PackCard, Destination)>);

/// A game whose deals are checked.
pub trait CheckedGame: Game {
    /// Returns the destination of each dealt card, in the order of the deal; empty if the round does not end. The
    /// second list has the cards that a short shoe dealt a second time.
    fn destinations(check: &Check<Self>) -> (Vec<Destination>, Vec<(PackCard, Destination)>);

    /// The game's name in the derivation of the deals of the day, for the search for a deal with these rules.
    fn day_name_of(_rules: &RulesOf<Self>) -> Option<&'static str> {
        Some(Self::NAME)
    }
}

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        /// The name of each game in a record of the history, and its name in links to a check.
        pub(super) const GAMES: &[(&str, &str)] = &[
            $($(#[cfg($cfg)])? ($code, <crate::$($type)::+ as Game>::NAME),)+
        ];

        /// The secret of this round of a day, in the game with this name in a record; `None` if there are no daily
        /// deals with these rules.
        pub(super) fn daily_secret(code: &str, rules: &str, round: DailyRound) -> Option<Secret> {
            $(
                $(#[cfg($cfg)])?
                if code == $code {
                    let rules: RulesOf<crate::$($type)::+> = rules.parse().ok()?;
                    let sealed = Sealed::daily::<crate::$($type)::+>(round, &rules)?;
                    return Some(sealed.deal.secret());
                }
            )+
            None
        }

        /// A check of one of the games of the page.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyCheck {
            $(
                $(#[doc = $doc])* $(#[cfg($cfg)])?
                $game(Check<crate::$($type)::+>),
            )+
        }

        impl AnyCheck {
            /// Parses the query of a link and recomputes its deal; `None` if the query names no deal.
            #[must_use]
            pub fn parse(fields: &Fields) -> Option<Result<AnyCheck, ClaimError>> {
                let names = ["game", "rules", "deal", "cut", "mix", "seal", "play"];
                names.iter().find(|name| fields.get(name).is_some())?;
                let game = fields.get("game");
                $(
                    $(#[cfg($cfg)])?
                    if game == Some(<crate::$($type)::+ as Game>::NAME) {
                        return Some(Check::parse(fields).map(AnyCheck::$game));
                    }
                )+
                Some(Err(ClaimError::Game))
            }

            /// The derivation of the deal: steps 1 to 5 of the check.
            #[must_use]
            pub const fn derivation(&self) -> &Derivation {
                match self {
                    $($(#[cfg($cfg)])? AnyCheck::$game(check) => &check.derivation,)+
                }
            }

            /// The verdict for a visitor with this noted seal.
            #[must_use]
            pub fn verdict(&self, noted: &Noted) -> CheckVerdict {
                match self {
                    $($(#[cfg($cfg)])? AnyCheck::$game(check) => check.verdict(noted),)+
                }
            }

            /// The result of the replay without its round.
            #[must_use]
            pub const fn replayed(&self) -> Replayed<()> {
                match self {
                    $($(#[cfg($cfg)])? AnyCheck::$game(check) => check.round.without_round(),)+
                }
            }

            pub(super) fn destinations_of_dealt(&self) -> Destinations {
                match self {
                    $($(#[cfg($cfg)])? AnyCheck::$game(check) => {
                        <crate::$($type)::+ as CheckedGame>::destinations(check)
                    })+
                }
            }

            /// The game's name in the derivation of the deals of the day, for the search for this deal.
            pub(super) fn day_name(&self) -> Option<&'static str> {
                match self {
                    $($(#[cfg($cfg)])? AnyCheck::$game(check) => {
                        <crate::$($type)::+ as CheckedGame>::day_name_of(&check.rules)
                    })+
                }
            }
        }
    };
}
games!(declare);

impl<R> Replayed<R> {
    const fn without_round(&self) -> Replayed<()> {
        match self {
            Replayed::Refused(number) => Replayed::Refused(*number),
            Replayed::Unfinished => Replayed::Unfinished,
            Replayed::Over(_) => Replayed::Over(()),
        }
    }
}
