//! The requests of a table to its coach: a round as far as the player sees it. No hidden card and no secret is in one.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::app::settings::Coach;
use crate::core::Date;
use crate::games::blackjack::request::AtBlackjack;
use crate::games::poker_match::request::AtPokerMatch;
use crate::games::solo_draw::request::AtSoloDraw;
use crate::games::video_poker::request::AtVideoPoker;
use crate::table::{AnyTable as _, Game, Origin, Phase, Sealed, Table};

/// A moment of a round. Each message of the coach belongs to one. If the moment has passed, the message comes too late.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// A name of the deal. At a table it is the seal, the cut, the rules and the mix, because one secret makes a
    /// different deal with each cut, mix or pack.
    pub deal: String,
    /// The decisions on the deal in the format of [`Decisions`](crate::table::Decisions), as a link holds them. So the
    /// decisions of a round stay the same when the next round begins.
    pub play: String,
}

impl Moment {
    /// The present moment at this table; `None` without a deal.
    pub(crate) fn at<G: Game>(table: &Table<G>) -> Option<Moment> {
        let play = match table.phase() {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => String::new(),
            Phase::Dealt(dealt) => dealt.decisions().clone().for_link().to_string(),
        };
        let deal = name_of_deal(table.sealed()?, table.rules_on_table());
        Some(Moment { deal, play })
    }

    /// The code of the first decision after this moment, if the same deal has gone on to `now`.
    #[must_use]
    pub fn next_decision(&self, now: &Moment) -> Option<char> {
        if self.deal != now.deal {
            return None;
        }
        now.play.strip_prefix(self.play.as_str())?.chars().next()
    }

    /// Returns the number of decisions since this moment, if the same round has gone on to `now`.
    #[must_use]
    pub fn decisions_until(&self, now: &Moment) -> Option<usize> {
        let since = now.play.strip_prefix(self.play.as_str())?;
        (self.deal == now.deal).then(|| since.chars().count())
    }

    /// Returns true if `now` is one decision after this moment.
    #[must_use]
    pub fn is_just_before(&self, now: &Moment) -> bool {
        let one = self.next_decision(now).map(char::len_utf8);
        one == Some(now.play.len().saturating_sub(self.play.len()))
    }
}

/// Returns the name of this deal with these rules. It begins with the seal, and the mix, which can be any text, is at
/// the end.
fn name_of_deal(sealed: &Sealed, rules: &dyn fmt::Display) -> String {
    let Sealed { deal, seal, .. } = sealed;
    format!("{seal}/{}/{rules}/{}", deal.cut(), deal.mix())
}

/// A request to the coach of a game: the state of the table, and when the coach speaks. `At` is the part that differs
/// by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoachRequest<At> {
    /// The mode of the coach.
    pub mode: Coach,
    /// True if the player asks now, in the mode in which the coach speaks when asked.
    pub asked: bool,
    /// The moment.
    pub moment: Moment,
    /// The state of the table.
    pub at: At,
}

/// A request to the coach of the table at which the player is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum AnyCoachRequest {
    /// About a round of blackjack.
    Blackjack(CoachRequest<AtBlackjack>),
    /// About a hand of video poker.
    VideoPoker(CoachRequest<AtVideoPoker>),
    /// About a hand of solo draw.
    SoloDraw(CoachRequest<AtSoloDraw>),
    /// About a hand of the poker match with bets.
    PokerMatch(CoachRequest<AtPokerMatch>),
}

/// A request about a table of draw poker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PokerRequest {
    /// About a hand of video poker.
    VideoPoker(CoachRequest<AtVideoPoker>),
    /// About a hand of solo draw.
    SoloDraw(CoachRequest<AtSoloDraw>),
    /// About a hand of the poker match with bets.
    PokerMatch(CoachRequest<AtPokerMatch>),
}

/// The error for a request of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfAnotherGame;

impl TryFrom<AnyCoachRequest> for CoachRequest<AtBlackjack> {
    type Error = OfAnotherGame;

    fn try_from(request: AnyCoachRequest) -> Result<CoachRequest<AtBlackjack>, OfAnotherGame> {
        match request {
            AnyCoachRequest::Blackjack(request) => Ok(request),
            AnyCoachRequest::VideoPoker(_)
            | AnyCoachRequest::SoloDraw(_)
            | AnyCoachRequest::PokerMatch(_) => Err(OfAnotherGame),
        }
    }
}

impl TryFrom<AnyCoachRequest> for PokerRequest {
    type Error = OfAnotherGame;

    fn try_from(request: AnyCoachRequest) -> Result<PokerRequest, OfAnotherGame> {
        match request {
            AnyCoachRequest::Blackjack(_) => Err(OfAnotherGame),
            AnyCoachRequest::VideoPoker(request) => Ok(PokerRequest::VideoPoker(request)),
            AnyCoachRequest::SoloDraw(request) => Ok(PokerRequest::SoloDraw(request)),
            AnyCoachRequest::PokerMatch(request) => Ok(PokerRequest::PokerMatch(request)),
        }
    }
}

impl AnyCoachRequest {
    /// Returns the moment that it is about.
    #[must_use]
    pub const fn moment(&self) -> &Moment {
        match self {
            AnyCoachRequest::Blackjack(request) => &request.moment,
            AnyCoachRequest::VideoPoker(request) => &request.moment,
            AnyCoachRequest::SoloDraw(request) => &request.moment,
            AnyCoachRequest::PokerMatch(request) => &request.moment,
        }
    }

    /// Returns true if the coach of this game judges decisions.
    #[must_use]
    pub const fn judges(&self) -> bool {
        match self {
            AnyCoachRequest::Blackjack(_)
            | AnyCoachRequest::VideoPoker(_)
            | AnyCoachRequest::PokerMatch(_) => true,
            AnyCoachRequest::SoloDraw(_) => false,
        }
    }

    /// Returns true if it asks for the judgement of a day.
    #[must_use]
    pub const fn has_day(&self) -> bool {
        match self {
            AnyCoachRequest::Blackjack(request) => request.at.day.is_some(),
            AnyCoachRequest::VideoPoker(request) => request.at.day.is_some(),
            AnyCoachRequest::SoloDraw(_) | AnyCoachRequest::PokerMatch(_) => false,
        }
    }
}

/// The decisions in the rounds of a day. `Decisions` are those of a game, stored like the decisions of one deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DayPlayed<Decisions> {
    /// The day.
    pub date: Date,
    /// The decisions of each round.
    pub rounds: Decisions,
}

/// The purpose of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// A round of play.
    #[default]
    Play,
    /// A round of practice, which begins as the player chose.
    Practice,
}

impl Purpose {
    pub(crate) const fn of(origin: Origin) -> Purpose {
        match origin {
            Origin::Fresh | Origin::Shared | Origin::Daily(_) => Purpose::Play,
            Origin::Practice => Purpose::Practice,
        }
    }

    /// Returns true if the round counts for the score.
    pub(crate) const fn counts(self) -> bool {
        match self {
            Purpose::Play => true,
            Purpose::Practice => false,
        }
    }
}
