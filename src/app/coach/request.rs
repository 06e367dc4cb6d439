//! What the bundle of the tables tells the coach: a round as far as the player sees it.

use serde::{Deserialize, Serialize};

use crate::app::settings::{Coach, CoachBy};
use crate::blackjack::{Action, Blackjack, Net, Rules};
use crate::coach::Question;
use crate::coach::counting::{GoneCards, Rounding, System};
use crate::coach::draw::SoloQuestion;
use crate::coach::duel::PlayerView;
use crate::core::{Date, WildHand};
use crate::poker::{Coins, Hands, Jacks, PayTable};
use crate::table::{DecisionsOf, Origin};
use crate::wire::encode;

/// A moment of a round: what the coach says belongs to one, and so does what a worker answers. Where that moment has
/// passed, both come too late.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The seal of the deal, or what else names the deal.
    pub deal: String,
    /// What was decided on the deal, one character for each decision behind the stake.
    pub play: String,
}

impl Moment {
    /// The code of the first decision after this moment, if the same deal has gone on to `now`.
    #[must_use]
    pub fn next_decision(&self, now: &Moment) -> Option<char> {
        if self.deal != now.deal {
            return None;
        }
        now.play.strip_prefix(self.play.as_str())?.chars().next()
    }

    /// Whether `now` is one decision after this moment.
    #[must_use]
    pub fn is_just_before(&self, now: &Moment) -> bool {
        let one = self.next_decision(now).map(char::len_utf8);
        one == Some(now.play.len().saturating_sub(self.play.len()))
    }
}

/// A request to the coach of a game: what is on the table, and when the coach is to speak. `At` is what differs by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoachRequest<At> {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// The moment.
    pub moment: Moment,
    /// What is on the table.
    pub at: At,
}

/// A round of blackjack as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AtBlackjack {
    /// The number of the round among those of the deal, from 1.
    pub round: usize,
    /// What the round is for.
    pub purpose: Purpose,
    /// The rules of the table.
    pub rules: Rules,
    /// What is to be decided now, if anything is.
    pub question: Option<Question>,
    /// The decisions that are legal now.
    pub legal: Vec<Action>,
    /// How the player counts, if they do.
    pub count: Option<CountBy>,
    /// What the round has come to, if it is over.
    pub over: Option<RoundOver>,
    /// The day of blackjack that is over, if the player is at its table. Its decisions are judged even
    /// where the coach is switched off.
    pub day: Option<DayPlayed<DecisionsOf<Blackjack>>>,
}

/// A hand of video poker as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AtVideoPoker {
    /// What the coach goes by.
    pub by: CoachBy,
    /// What the hand is for.
    pub purpose: Purpose,
    /// The pay table of the hand, as it pays on five coins.
    pub table: PayTable,
    /// The coins that are bet on each hand.
    pub coins: Coins,
    /// How many hands are drawn.
    pub hands: Hands,
    /// The pay table that is chosen for the next hand, as it pays on five coins.
    pub chosen: PayTable,
    /// The hand that is to be decided about, if one is.
    pub hand: Option<WildHand>,
    /// What all hands were paid together for each coin on a hand, if they are over.
    pub paid: Option<u32>,
    /// The day that is over, if the player is at its table. It is played by the pay table of the hand.
    pub day: Option<DayPlayed<DecisionsOf<Jacks>>>,
}

impl AtVideoPoker {
    /// The pay table of the hand, as it pays for each coin that is bet.
    #[must_use]
    pub fn pays(&self) -> PayTable {
        self.table.on(self.coins)
    }
}

/// A round of solo draw as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtSolo {
    /// The hand that is to be decided about, if one is, and the cards that have gone.
    pub question: Option<SoloQuestion>,
}

/// A hand of the duel for chips as far as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtDuel {
    /// What the player sees, if they are to decide.
    pub seen: Option<PlayerView>,
}

/// A request to the coach of the table at which the player is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum AnyCoachRequest {
    /// About a round of blackjack.
    Blackjack(CoachRequest<AtBlackjack>),
    /// About a hand of video poker.
    VideoPoker(CoachRequest<AtVideoPoker>),
    /// About a hand of solo draw.
    Solo(CoachRequest<AtSolo>),
    /// About a hand of the duel for chips.
    Duel(CoachRequest<AtDuel>),
}

impl From<CoachRequest<AtBlackjack>> for AnyCoachRequest {
    fn from(request: CoachRequest<AtBlackjack>) -> AnyCoachRequest {
        AnyCoachRequest::Blackjack(request)
    }
}

impl From<CoachRequest<AtVideoPoker>> for AnyCoachRequest {
    fn from(request: CoachRequest<AtVideoPoker>) -> AnyCoachRequest {
        AnyCoachRequest::VideoPoker(request)
    }
}

/// Names the variant of [`AnyCoachRequest`] that has the requests about a game. The order of the variants is the index.
pub(crate) trait Variant: Serialize {
    const INDEX: u32;
}

impl Variant for AtBlackjack {
    const INDEX: u32 = 0;
}

impl Variant for AtVideoPoker {
    const INDEX: u32 = 1;
}

impl Variant for AtSolo {
    const INDEX: u32 = 2;
}

impl Variant for AtDuel {
    const INDEX: u32 = 3;
}

/// Serialises a request as [`AnyCoachRequest`] does. So a bundle has code for the games alone whose tables it has.
struct AsVariant<'a, At>(&'a CoachRequest<At>);

impl<At: Variant> Serialize for AsVariant<'_, At> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_variant("AnyCoachRequest", At::INDEX, "", self.0)
    }
}

/// A request as the coach gets it: an [`AnyCoachRequest`], or none, in bytes ([`crate::wire`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentRequest {
    moment: Moment,
    bytes: Vec<u8>,
}

impl SentRequest {
    pub(crate) fn of<At: Variant>(request: CoachRequest<At>) -> SentRequest {
        SentRequest {
            bytes: encode(&Some(AsVariant(&request))),
            moment: request.moment,
        }
    }

    /// The bytes that say that no coach is wanted.
    #[must_use]
    pub fn none() -> Vec<u8> {
        encode(&None::<()>)
    }

    /// The moment that it is about.
    #[must_use]
    pub const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// The most requests that wait for a coach that may never come.
const MOST_WAITING: usize = 8;

/// The requests that a coach is to hear when its bundle is there. The value of a decision follows from the request
/// before it, so a decision that is made before the coach has come is judged too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaitingRequests(Vec<SentRequest>);

impl WaitingRequests {
    /// Adds a request. Those about another deal are not wanted any more.
    pub fn add(&mut self, request: SentRequest) {
        self.0
            .retain(|other| other.moment.deal == request.moment.deal);
        if self.0.len() == MOST_WAITING {
            self.0.remove(0);
        }
        self.0.push(request);
    }

    /// Takes all out, the first one first.
    pub fn take(&mut self) -> Vec<SentRequest> {
        std::mem::take(&mut self.0)
    }
}

/// How the player counts at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountBy {
    /// By which system.
    pub system: System,
    /// How they round the true count.
    pub rounding: Rounding,
    /// What is bet on a hand, in chips; `None` where nothing is.
    pub bet: Option<u16>,
    /// What was known when it was bet; `None` where nothing is on the table.
    pub before: Option<BeforeDeal>,
}

/// What a player who counts knows before the cards of a round are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeforeDeal {
    /// The rules of the round.
    pub rules: Rules,
    /// The count that a ramp goes by: [`measure`](crate::coach::counting::AnySystem::measure).
    pub count: i32,
    /// The cards that are gone from the shoe.
    pub gone: GoneCards,
    /// On how many hands is bet.
    pub hands: u8,
}

/// What a round has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundOver {
    /// How many decisions were made in it.
    pub decisions: u32,
    /// What it has brought.
    pub net: Net,
}

/// What was decided in the rounds of a day. `Decisions` are those of a game, as if they were those of one deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DayPlayed<Decisions> {
    /// The day.
    pub date: Date,
    /// The decisions of each round.
    pub rounds: Decisions,
}

/// What a round is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// It is played.
    #[default]
    Play,
    /// It is for practice, and begins as the player wanted it.
    Practice,
}

impl Purpose {
    pub(in crate::app) const fn of(origin: Origin) -> Purpose {
        match origin {
            Origin::Fresh | Origin::Shared | Origin::Daily(_) => Purpose::Play,
            Origin::Practice => Purpose::Practice,
        }
    }
}

impl AtBlackjack {
    /// The rules by which the bets on the table were made; without a round those of the next one.
    pub(crate) fn rules_of_bets(&self) -> Rules {
        let before = self.count.and_then(|count| count.before);
        before.map_or(self.rules, |before| before.rules)
    }
}
