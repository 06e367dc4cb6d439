//! The games whose rounds the history keeps.

use super::error::NotARecord;
use super::facts::Ending;
use super::judge::{Judge, Weighed};
use super::scene::Scene;
use super::worth::{NoWorth, WorthWork};
use crate::blackjack::Blackjack;
use crate::core::Seal;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::games::{GameName, each};
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{
    Dealt, Decisions, DecisionsOf, Fields, Game, Linked, Round as _, RulesOf, Verdict, read_record,
};

/// The result of a round, as [`Facts`](super::Facts) store it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundOutcome {
    /// The net win in half chips; negative for a loss. 0 in a game without bets.
    pub net: i64,
    /// The bet in half chips. 0 in a game without bets.
    pub bet: u64,
    /// The ending of each of the player's hands, then of each side bet.
    pub endings: Vec<Ending>,
}

impl RoundOutcome {
    /// The result of a round without bets.
    #[must_use]
    pub const fn without_bets(endings: Vec<Ending>) -> RoundOutcome {
        RoundOutcome {
            net: 0,
            bet: 0,
            endings,
        }
    }
}

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
    fn outcome(round: &Self::Round) -> RoundOutcome;

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

impl GameName {
    /// Returns the properties of the game that never change.
    #[must_use]
    pub const fn profile(self) -> GameProfile {
        each!(GameName, self, G => <G as RecordedGame>::PROFILE)
    }

    /// Returns these [terms](Played::terms) in today's notation, if a round of this game can have them. Older versions
    /// did not name the game of a pay table.
    #[must_use]
    pub fn read_terms(self, terms: &str) -> Option<String> {
        each!(GameName, self, G => G::read_terms(terms))
    }

    /// Returns these rules in today's notation, if the game has them.
    pub(super) fn read_rules(self, rules: &str) -> Option<String> {
        each!(GameName, self, G => rules.parse::<RulesOf<G>>().ok().map(|rules| rules.to_string()))
    }

    /// Returns the stake and the decisions of the last of these rounds in words, such as `bet-10 hit stand`. `play` has
    /// the format of links and records. Returns `None` if it is damaged.
    pub(super) fn in_words(self, play: &str) -> Option<String> {
        each!(GameName, self, G => Decisions::parse(play).ok().map(|play| G::in_words(&play)))
    }

    /// Returns the computation of the value of a round on these terms. See [`RecordedGame::worth`].
    pub(super) fn worth(self, terms: &str) -> Result<WorthWork, NoWorth> {
        each!(GameName, self, G => G::worth(terms))
    }

    /// Replays this round of the game.
    pub(super) fn play(self, round: &Fields) -> Result<Played, NotARecord> {
        let played = match self {
            GameName::Blackjack => read_record::<Blackjack>(round).map(Played::Blackjack),
            GameName::SoloDraw => read_record::<SoloDraw>(round).map(Played::SoloDraw),
            GameName::VideoPoker => read_record::<VideoPoker>(round).map(Played::VideoPoker),
            GameName::PokerMatch => read_record::<PokerMatch>(round).map(Played::PokerMatch),
            #[cfg(test)]
            GameName::HighCard => read_record::<HighCard>(round).map(Played::HighCard),
        };
        played.ok_or(NotARecord::Round)
    }
}

/// A round that was replayed to its end.
#[derive(Clone, Debug)]
pub enum Played {
    /// A round of blackjack.
    Blackjack(Dealt<<Blackjack as Game>::Round>),
    /// A round of solo draw.
    SoloDraw(Dealt<<SoloDraw as Game>::Round>),
    /// A round of video poker.
    VideoPoker(Dealt<<VideoPoker as Game>::Round>),
    /// A round of the poker match.
    PokerMatch(Dealt<<PokerMatch as Game>::Round>),
    /// A round of the game for the tests.
    #[cfg(test)]
    HighCard(Dealt<<HighCard as Game>::Round>),
}

impl Played {
    /// Returns the seal that the table showed.
    #[must_use]
    pub const fn seal(&self) -> Seal {
        each!(Played(dealt), self, _G => dealt.sealed().seal)
    }

    /// Returns true if its deal has served its last round by the rules, so that the secret may be shown. A shoe also
    /// ends when the player chooses other rules, which a record does not contain.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        each!(Played(dealt), self, _G => dealt.is_spent())
    }

    /// Returns the query of a link to its deal, with the decisions or without.
    #[must_use]
    pub fn link(&self, with: Linked) -> Fields {
        each!(Played(dealt), self, _G => dealt.link(with))
    }

    /// Returns the name of the game in links to a check.
    #[must_use]
    pub const fn game_in_check(&self) -> &'static str {
        each!(Played(_), self, G => <G as Game>::NAME)
    }

    /// Returns the terms of the round, which determine its value before the deal. They are the rules, then after a `~`
    /// in video poker the stake (`5`, or `5x10` for ten hands), and in blackjack the number of hands if the player bet on
    /// several, with an `s` if there were side bets, as in `vegas~2` and `vegas~1s`.
    #[must_use]
    pub fn terms(&self) -> String {
        each!(Played(dealt), self, G => <G as RecordedGame>::terms(dealt))
    }

    /// Returns the number of the player's decisions in the round.
    #[must_use]
    pub fn decisions(&self) -> usize {
        each!(Played(dealt), self, _G => dealt.decisions().last_round().len())
    }

    /// Returns the result for the player, in a game that is won or lost.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        each!(Played(dealt), self, _G => dealt.round().verdict())
    }

    pub(super) fn outcome(&self) -> RoundOutcome {
        each!(Played(dealt), self, G => G::outcome(dealt.round()))
    }

    /// Returns the scenes of the round, with the values of the decisions if they are known.
    #[must_use]
    pub fn scenes(&self, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        each!(Played(dealt), self, G => G::scenes(dealt, weighed))
    }

    /// Returns the values of all decisions of the round, in order. `None` in solo draw and in the poker matches, where no
    /// decision is provably best, and if one of the decisions cannot be evaluated.
    pub fn weigh(&self, judge: &mut Judge) -> Option<Vec<Weighed>> {
        each!(Played(dealt), self, G => G::weigh(judge, dealt))
    }
}
