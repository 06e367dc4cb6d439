//! The games whose rounds the history keeps, generated from the list of the games.

use fair_deal_places::games;

use super::facts::Ending;
use super::judge::{Judge, Weighed};
use super::record::NotARecord;
use super::scene::Scene;
use super::worth::{NoWorth, WorthWork};
use crate::core::Seal;
use crate::table::{
    Dealt, Decisions, DecisionsOf, Fields, Game, Linked, Round as _, RulesOf, Verdict, read_record,
};

/// The net result of a round and its bet, both in half chips, and how its hands ended. See [`Facts`](super::Facts).
pub(crate) type RoundResult = (i64, u64, Vec<Ending>);

/// The properties of a game that never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameProfile {
    /// The points of a round of the deal of the day.
    pub day_points: DayPoints,
    /// True if a round without a winner is called a push.
    pub has_pushes: bool,
    /// True if the page counts wins and losses until the player resets the score.
    pub keeps_score: bool,
    /// True if the history judges each decision by its exact value.
    pub is_judged: bool,
    /// The hands of the game.
    pub hands: HandKind,
}

/// The points of a round of the deal of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayPoints {
    /// 2 for a win, 1 for a draw, 0 for a loss.
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
    /// The properties that never change.
    const PROFILE: GameProfile;

    /// Returns these [terms](Played::terms) in today's notation; `None` if no round of this game can have them.
    fn read_terms(terms: &str) -> Option<String>;

    /// Returns the decisions of the last round in words, each word with letters first. See `GameName::in_words`.
    fn in_words(decisions: &DecisionsOf<Self>) -> String;

    /// Returns the terms on which this round was played. See [`Played::terms`].
    fn terms(dealt: &Dealt<Self::Round>) -> String;

    /// Returns the result of this round.
    fn outcome(round: &Self::Round) -> (i64, u64, Vec<Ending>);

    /// Returns the round step by step, with the values of the decisions that are known.
    fn scenes(dealt: &Dealt<Self::Round>, weighed: Option<&[Weighed]>) -> Vec<Scene>;

    /// Returns the value of each decision of this round; `None` if it is not known exactly.
    fn weigh(_judge: &mut Judge, _dealt: &Dealt<Self::Round>) -> Option<Vec<Weighed>> {
        None
    }

    /// Returns the computation of the value of a round on these terms before the deal.
    ///
    /// # Errors
    /// [`NoWorth`] if the value cannot be computed exactly, or the game does not have these terms.
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

            /// Returns the properties of the game that never change.
            #[must_use]
            pub const fn profile(self) -> GameProfile {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::PROFILE
                    })+
                }
            }

            /// Returns these [terms](Played::terms) in today's notation, if a round of this game can have them. Older
            /// versions did not name the game of a pay table.
            #[must_use]
            pub fn read_terms(self, terms: &str) -> Option<String> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::read_terms(terms)
                    })+
                }
            }

            /// Returns these rules in today's notation, if the game has them.
            pub(super) fn read_rules(self, rules: &str) -> Option<String> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        let rules = rules.parse::<RulesOf<crate::$($type)::+>>().ok()?;
                        Some(rules.to_string())
                    })+
                }
            }

            /// Returns the stake and the decisions of the last of these rounds in words, such as `bet-10 hit stand`.
            /// `play` has the format of links and records. Returns `None` if it is damaged.
            pub(super) fn in_words(self, play: &str) -> Option<String> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        let decisions = Decisions::parse(play).ok()?;
                        Some(<crate::$($type)::+ as RecordedGame>::in_words(&decisions))
                    })+
                }
            }

            /// Returns the computation of the value of a round on these terms. See [`RecordedGame::worth`].
            pub(super) fn worth(self, terms: &str) -> Result<WorthWork, NoWorth> {
                match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        <crate::$($type)::+ as RecordedGame>::worth(terms)
                    })+
                }
            }

            /// Replays this round of the game.
            pub(super) fn play(self, round: &Fields) -> Result<Played, NotARecord> {
                let played = match self {
                    $($(#[cfg($cfg)])? GameName::$game => {
                        read_record::<crate::$($type)::+>(round).map(Played::$game)
                    })+
                };
                played.ok_or(NotARecord::Round)
            }
        }

        /// A round that was replayed to its end.
        #[derive(Clone, Debug)]
        pub enum Played {
            $(
                $(#[doc = $doc])* $(#[cfg($cfg)])?
                $game(Dealt<<crate::$($type)::+ as Game>::Round>),
            )+
        }

        impl Played {
            /// Returns the seal that the table showed.
            #[must_use]
            pub const fn seal(&self) -> Seal {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.sealed().seal,)+
                }
            }

            /// Returns true if its deal has served its last round by the rules, so that the secret may be shown. A shoe
            /// also ends when the player chooses other rules, which a record does not contain.
            #[must_use]
            pub fn is_spent(&self) -> bool {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.is_spent(),)+
                }
            }

            /// Returns the query of a link to its deal, with the decisions or without.
            #[must_use]
            pub fn link(&self, with: Linked) -> Fields {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.link(with),)+
                }
            }

            /// Returns the name of the game in links to a check.
            #[must_use]
            pub const fn game_in_check(&self) -> &'static str {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(_) => <crate::$($type)::+ as Game>::NAME,)+
                }
            }

            /// Returns the terms of the round, which determine its value before the deal. They are the rules, then
            /// after a `~` in video poker the stake (`5`, or `5x10` for ten hands), and in blackjack the number of
            /// hands if the player bet on several, with an `s` if there were side bets, as in `vegas~2` and `vegas~1s`.
            #[must_use]
            pub fn terms(&self) -> String {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => {
                        <crate::$($type)::+ as RecordedGame>::terms(dealt)
                    })+
                }
            }

            /// Returns the number of the player's decisions in the round.
            #[must_use]
            pub fn decisions(&self) -> usize {
                match self {
                    $($(#[cfg($cfg)])? Played::$game(dealt) => dealt.decisions().last_round().len(),)+
                }
            }

            /// Returns the result for the player, in a game that is won or lost.
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
