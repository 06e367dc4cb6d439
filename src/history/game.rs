//! The games whose rounds are kept, generated from the list of the games.

use fair_deal_places::games;

use super::facts::Ending;
use super::judge::{Judge, Weighed};
use super::record::NotARecord;
use super::scene::Scene;
use super::worth::{NoWorth, WorthWork};
use crate::core::Seal;
use crate::table::{Dealt, Fields, Game, Linked, Round as _, Verdict, read_record};

/// The net result of a round and its bet, both in half chips, and how its hands ended. See [`Facts`](super::Facts).
pub(crate) type RoundResult = (i64, u64, Vec<Ending>);

/// Answers that differ from game to game and never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameProfile {
    /// What a round of the deal of the day counts.
    pub day_points: DayPoints,
    /// Whether a round that nobody wins is called a push.
    pub has_pushes: bool,
    /// Whether the page counts the rounds that are won and lost until the player resets the score.
    pub keeps_score: bool,
    /// Whether the history judges each decision by its exact value.
    pub is_judged: bool,
    /// The hands of the game.
    pub hands: HandKind,
}

/// What a round of the deal of the day counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayPoints {
    /// 2, 1 or 0: it was won, drawn or lost.
    Verdict,
    /// Any number.
    Number,
}

/// The hands of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandKind {
    /// Five cards with a rank in poker.
    Poker,
    /// Other hands.
    Other,
}

/// A game whose rounds are kept.
pub trait RecordedGame: Game {
    /// Answers that never change.
    const PROFILE: GameProfile;

    /// These [terms](Played::terms) as they are written today; `None` if no round of this game can have them.
    fn read_terms(terms: &str) -> Option<String>;

    /// The terms on which this round was played. See [`Played::terms`].
    fn terms(dealt: &Dealt<Self::Round>) -> String;

    /// The result of this round.
    fn outcome(round: &Self::Round) -> (i64, u64, Vec<Ending>);

    /// The round step by step, with what each decision was worth where that is known.
    fn scenes(dealt: &Dealt<Self::Round>, weighed: Option<&[Weighed]>) -> Vec<Scene>;

    /// The value of each decision of this round; `None` where it is not known exactly.
    fn weigh(_judge: &mut Judge, _dealt: &Dealt<Self::Round>) -> Option<Vec<Weighed>> {
        None
    }

    /// The work that finds out what a round on these terms is worth before it is dealt.
    ///
    /// # Errors
    /// [`NoWorth`] where nothing exact can be said, or the terms are none of this game.
    fn worth(_terms: &str) -> Result<WorthWork, NoWorth> {
        Err(NoWorth::NotExact)
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
        /// A game whose rounds are kept.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        pub enum GameName {
            $($(#[doc = $doc])* $(#[cfg($cfg)])? $game,)+
        }

        impl GameName {
            /// Every game, in the order in which the page offers them.
            pub const ALL: [GameName; [$($(#[cfg($cfg)])? $code),+].len()] =
                [$($(#[cfg($cfg)])? GameName::$game),+];

            /// The name in a record.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => $code,)+
                }
            }

            /// Answers that differ from game to game and never change.
            #[must_use]
            pub const fn profile(self) -> GameProfile {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::PROFILE
                    })+
                }
            }

            /// These [terms](Played::terms) as they are written today, if a round of this game can have them. Older versions
            /// did not name the game of a pay table.
            #[must_use]
            pub fn read_terms(self, terms: &str) -> Option<String> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::read_terms(terms)
                    })+
                }
            }

            /// The work that finds out what a round on these terms is worth. See [`RecordedGame::worth`].
            pub(super) fn worth(self, terms: &str) -> Result<WorthWork, NoWorth> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::worth(terms)
                    })+
                }
            }

            /// Plays this round of the game again.
            pub(super) fn play(self, round: &Fields) -> Result<Played, NotARecord> {
                let played = match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        read_record::<crate::$($type)::+>(round).map(Played::$game)
                    })+
                };
                played.ok_or(NotARecord::Round)
            }
        }

        /// A round that was played again, to its end.
        #[derive(Clone, Debug)]
        pub enum Played {
            $(
                $(#[doc = $doc])* $(#[cfg($cfg)])?
                $game(Dealt<<crate::$($type)::+ as Game>::Round>),
            )+
        }

        impl Played {
            /// The seal that was on show.
            #[must_use]
            pub const fn seal(&self) -> Seal {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.sealed().seal,)+
                }
            }

            /// Whether its deal has served its last round by the rules, so that the secret may be shown. A shoe also ends
            /// when other rules are chosen, which a record does not tell.
            #[must_use]
            pub fn is_spent(&self) -> bool {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.is_spent(),)+
                }
            }

            /// The query of a link to its deal, with the decisions or without.
            #[must_use]
            pub fn link(&self, with: Linked) -> Fields {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.link(with),)+
                }
            }

            /// The name of the game in links to a check.
            #[must_use]
            pub const fn game_in_check(&self) -> &'static str {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(_) => <crate::$($type)::+ as Game>::NAME,)+
                }
            }

            /// The terms that the round was played on, which decide what it was worth before it was dealt: the rules, and
            /// after a `~` the stake at video poker (`5`, or `5x10` for ten hands), and in blackjack how many hands the player
            /// bet on if there were several, with an `s` where there were side bets, as in `vegas~2` and `vegas~1s`.
            #[must_use]
            pub fn terms(&self) -> String {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => {
                        <crate::$($type)::+ as RecordedGame>::terms(dealt)
                    })+
                }
            }

            /// How many decisions the player has made in the round.
            #[must_use]
            pub fn decisions(&self) -> usize {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.decisions().last_round().len(),)+
                }
            }

            /// Who had the better of it, in a game that is won or lost.
            #[must_use]
            pub fn verdict(&self) -> Option<Verdict> {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.round().verdict(),)+
                }
            }

            pub(super) fn outcome(&self) -> RoundResult {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => {
                        <crate::$($type)::+ as RecordedGame>::outcome(dealt.round())
                    })+
                }
            }

            pub(super) fn scenes(&self, weighed: Option<&[Weighed]>) -> Vec<Scene> {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => {
                        <crate::$($type)::+ as RecordedGame>::scenes(dealt, weighed)
                    })+
                }
            }

            pub(super) fn weigh(&self, judge: &mut Judge) -> Option<Vec<Weighed>> {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => {
                        <crate::$($type)::+ as RecordedGame>::weigh(judge, dealt)
                    })+
                }
            }
        }
    };
}
games!(declare);

impl GameName {
    /// The game with this [code](GameName::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.code() == code)
    }
}
