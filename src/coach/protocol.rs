//! The messages between a table and the worker of its coach, and the coaches as that worker runs them.
//!
//! A worker handles one message after the other. Each [`ToCoach::Request`] and each [`ToCoach::Chart`] has any number of
//! answers, and [`FromCoach::Done`] is the last of them. If the worker fails, the table starts another one and sends it
//! the state of the last [`FromCoach::Done`], the words, and each message that was not done. So the next worker goes on
//! where the other one was. If that one fails too before it is done once, the messages are dropped. The next request
//! then starts a worker, which gets the state and the words.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::message::CoachMessage;
use super::mistakes::{AfterChange, KnownMistakes, Misplayed, MistakesOf};
use super::request::{AnyCoachRequest, CoachRequest, PokerRequest};
use crate::app::language::Language;
use crate::blackjack::Start;
use crate::games::blackjack::coach::{BlackjackCoach, LastCoach};
use crate::games::blackjack::ramp::CountRamp;
use crate::games::blackjack::request::AtBlackjack;
use crate::games::poker_match::coach::{KnownSolution, MatchCoach};
use crate::games::solo_draw::coach::{LastSoloDrawCoach, SoloDrawTableCoach};
use crate::games::video_poker::chart_limit::Limit;
use crate::games::video_poker::coach::{ChartAction, ChartWanted, LastDrawCoach, VideoPokerCoach};
use crate::games::{blackjack, poker_match, solo_draw, video_poker};
use crate::text::tables;
use crate::wire::questions::PokerAnswer;
use crate::wire::{Malformed, decode, encode};

/// The name of a worker that is the coach of a table.
pub const AT_A_TABLE: &str = "table";

/// The name of a worker that answers questions ([`crate::wire::questions`]): those of the reading pages, and that of a
/// table for a strategy chart.
pub const FOR_QUESTIONS: &str = "questions";

/// A message of a table to its coach. `Request` describes a table of the worker's games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToCoach<Request = AnyCoachRequest> {
    /// The state of a coach whose worker has failed, from [`FromCoach::Done`].
    State(Vec<u8>),
    /// The file with the words of the coach, in the language of the sentences.
    Words(Vec<u8>),
    /// The state of the table, or `None` if it wants no coach.
    Request(Option<Request>, Chosen),
    /// The chart that another worker was told to write ([`FromCoach::Chart`]), as that worker has sent it.
    Chart(ChartWanted, Vec<u8>),
    /// The file with the solution of the poker match for two, which the Mathematician plays. The coach says again what it
    /// then knows about a decision.
    Solution(Vec<u8>),
}

/// The player's choices on other pages.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chosen {
    /// The record of the ramp that judges bets at blackjack, if the browser stores one
    /// ([`CountRamp`]).
    pub ramp: Option<String>,
    /// The limit for the cost of a strategy chart at video poker.
    pub limit: Limit,
    /// The record of the badly played hands of the worker's game, if there is one.
    pub mistakes: Option<String>,
}

impl ToCoach {
    /// Returns the message for a worker with other types of requests. For that worker a request of another game is
    /// `None`.
    #[must_use]
    pub fn for_worker<Request: TryFrom<AnyCoachRequest>>(self) -> ToCoach<Request> {
        match self {
            ToCoach::State(state) => ToCoach::State(state),
            ToCoach::Words(words) => ToCoach::Words(words),
            ToCoach::Request(request, chosen) => {
                let request = request.and_then(|request| request.try_into().ok());
                ToCoach::Request(request, chosen)
            }
            ToCoach::Chart(wanted, chart) => ToCoach::Chart(wanted, chart),
            ToCoach::Solution(file) => ToCoach::Solution(file),
        }
    }
}

/// A message of a coach to its table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromCoach {
    /// What the coach says, in this language.
    Says(Language, Box<CoachMessage>),
    /// Store these badly played hands, and tell them to the reading pages.
    StoreMistakes(MistakesOf, String),
    /// Tell these badly played hands to the reading pages. The stored record cannot be read, and stays.
    ShowMistakes(MistakesOf, String),
    /// Let another worker write a strategy chart, or stop it. Answer with [`ToCoach::Chart`].
    Chart(ChartAction),
    /// All work on the oldest message is done. The bytes are the state for [`ToCoach::State`].
    Done(Vec<u8>),
}

/// What the coaches at the poker tables remember.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct PokerCoaches {
    video_poker: VideoPokerCoach,
    solo_draw: SoloDrawTableCoach,
    poker_match: MatchCoach,
}

/// The coach at the blackjack tables, as its worker runs it.
#[derive(Debug, Default)]
pub struct AtBlackjackTables {
    coach: BlackjackCoach,
    last: LastCoach,
    mistakes: KnownMistakes<Start>,
    speech: Speech,
}

/// The coaches at the poker tables, as their worker runs them.
#[derive(Debug, Default)]
pub struct AtPokerTables {
    coaches: PokerCoaches,
    last_draw: LastDrawCoach,
    last_solo_draw: LastSoloDrawCoach,
    mistakes: KnownMistakes<Misplayed>,
    solution: KnownSolution,
    speech: Speech,
}

impl AtBlackjackTables {
    /// Creates a coach whose words in this language are loaded already, as they are outside the browser.
    #[must_use]
    pub fn speaking(language: Language) -> AtBlackjackTables {
        AtBlackjackTables {
            speech: Speech::of(language),
            ..AtBlackjackTables::default()
        }
    }
}

/// A worker's side of the conversation with a table.
pub trait CoachAtTables: Default {
    /// The requests of the tables of its games.
    type Request: DeserializeOwned + TryFrom<AnyCoachRequest>;

    /// Handles a message. `tell` gets the answers, in their order.
    fn handle(&mut self, message: ToCoach<Self::Request>, tell: &mut dyn FnMut(FromCoach));
}

/// The language of the coach, and what it has said.
#[derive(Debug, Default)]
struct Speech {
    /// `None` until the words are there.
    language: Option<Language>,
    said: CoachMessage,
}

impl Speech {
    fn of(language: Language) -> Speech {
        Speech {
            language: Some(language),
            ..Speech::default()
        }
    }

    /// Loads a file of words, and speaks their language from now on. In another language the last message is said again,
    /// even if it is empty. A file that cannot be read changes nothing.
    fn load(&mut self, words: Vec<u8>) {
        let loaded = tables::load_any(words).ok().or(self.language);
        if loaded != self.language {
            self.language = loaded;
            self.said = CoachMessage::default();
        }
    }

    /// Passes on a message, if there are words for it and it is not the last one again.
    fn say(
        &mut self,
        says: impl FnOnce(Language) -> CoachMessage,
        tell: &mut dyn FnMut(FromCoach),
    ) {
        if let Some(language) = self.language {
            let message = says(language);
            if message != self.said {
                self.said.clone_from(&message);
                tell(FromCoach::Says(language, Box::new(message)));
            }
        }
    }
}

impl CoachAtTables for AtBlackjackTables {
    type Request = CoachRequest<AtBlackjack>;

    fn handle(
        &mut self,
        message: ToCoach<CoachRequest<AtBlackjack>>,
        tell: &mut dyn FnMut(FromCoach),
    ) {
        match message {
            ToCoach::State(bytes) => self.coach = decode(&bytes).unwrap_or_default(),
            ToCoach::Words(words) => {
                self.speech.load(words);
                if let Some(facts) = self.coach.facts() {
                    self.speech.say(
                        |language| blackjack::sentences::says(language, &facts),
                        tell,
                    );
                }
            }
            ToCoach::Request(request, chosen) => {
                // The bets are judged as without a ramp if the record cannot be read.
                let ramp: Option<CountRamp> = chosen.ramp.and_then(|ramp| ramp.parse().ok());
                self.mistakes.read(chosen.mistakes);
                let (speech, mistakes) = (&mut self.speech, &mut self.mistakes);
                let report = &mut |report| match report {
                    blackjack::coach::Report::Facts(facts) => {
                        speech.say(
                            |language| blackjack::sentences::says(language, &facts),
                            tell,
                        );
                    }
                    blackjack::coach::Report::Mistake(change) => {
                        tell_mistakes(MistakesOf::Blackjack, mistakes.change(change), tell);
                    }
                };
                self.coach
                    .handle(request, ramp.as_ref(), &mut self.last, report);
                tell(FromCoach::Done(encode(&self.coach)));
            }
            ToCoach::Chart(..) => tell(FromCoach::Done(encode(&self.coach))),
            ToCoach::Solution(_) => (),
        }
    }
}

fn tell_mistakes(game: MistakesOf, after: Option<AfterChange>, tell: &mut dyn FnMut(FromCoach)) {
    match after {
        Some(AfterChange::ToStore(record)) => tell(FromCoach::StoreMistakes(game, record)),
        Some(AfterChange::ToShow(record)) => tell(FromCoach::ShowMistakes(game, record)),
        None => (),
    }
}

impl AtPokerTables {
    /// Creates coaches whose words in this language are loaded already, as they are outside the browser.
    #[must_use]
    pub fn speaking(language: Language) -> AtPokerTables {
        AtPokerTables {
            speech: Speech::of(language),
            ..AtPokerTables::default()
        }
    }

    /// Says again what the coach of the table knows, in the present language.
    fn say_again(&mut self, tell: &mut dyn FnMut(FromCoach)) {
        let PokerCoaches {
            video_poker,
            solo_draw,
            poker_match,
        } = &self.coaches;
        let speech = &mut self.speech;
        if let Some(facts) = video_poker.facts() {
            speech.say(
                |language| video_poker::sentences::says(language, &facts),
                tell,
            );
        } else if let Some(facts) = solo_draw.facts() {
            speech.say(
                |language| solo_draw::sentences::says(language, &facts),
                tell,
            );
        } else if let Some(facts) = poker_match.facts(&self.solution) {
            speech.say(
                |language| poker_match::sentences::says(language, &facts),
                tell,
            );
        }
    }

    fn handle_request(
        &mut self,
        request: Option<PokerRequest>,
        limit: Limit,
        tell: &mut dyn FnMut(FromCoach),
    ) {
        let (mut draw, mut solo_draw, mut poker_match) = (None, None, None);
        match request {
            Some(PokerRequest::VideoPoker(request)) => draw = Some(request),
            Some(PokerRequest::SoloDraw(request)) => solo_draw = Some(request),
            Some(PokerRequest::PokerMatch(request)) => poker_match = Some(request),
            None => (),
        }
        let (coaches, speech) = (&mut self.coaches, &mut self.speech);
        let mistakes = &mut self.mistakes;
        let report = &mut |report| of_video_poker(report, speech, mistakes, tell);
        coaches
            .video_poker
            .handle(draw, limit, &mut self.last_draw, report);
        coaches
            .solo_draw
            .handle(solo_draw, &mut self.last_solo_draw, &mut |facts| {
                speech.say(
                    |language| solo_draw::sentences::says(language, &facts),
                    tell,
                );
            });
        let solution = &mut self.solution;
        coaches
            .poker_match
            .handle(poker_match, solution, &mut |facts| {
                speech.say(
                    |language| poker_match::sentences::says(language, &facts),
                    tell,
                );
            });
    }

    /// Loads the solution of the poker match. If the coach speaks of a decision there, it says again what it knows.
    fn load_solution(&mut self, file: &[u8], tell: &mut dyn FnMut(FromCoach)) {
        let (poker_match, speech) = (&mut self.coaches.poker_match, &mut self.speech);
        poker_match.load(file, &mut self.solution, &mut |facts| {
            speech.say(
                |language| poker_match::sentences::says(language, &facts),
                tell,
            );
        });
    }
}

fn of_video_poker(
    report: video_poker::coach::Report,
    speech: &mut Speech,
    mistakes: &mut KnownMistakes<Misplayed>,
    tell: &mut dyn FnMut(FromCoach),
) {
    match report {
        video_poker::coach::Report::Facts(facts) => {
            speech.say(
                |language| video_poker::sentences::says(language, &facts),
                tell,
            );
        }
        video_poker::coach::Report::Misplayed(change) => {
            tell_mistakes(MistakesOf::VideoPoker, mistakes.change(change), tell);
        }
        video_poker::coach::Report::Chart(action) => tell(FromCoach::Chart(action)),
    }
}

impl CoachAtTables for AtPokerTables {
    type Request = PokerRequest;

    fn handle(&mut self, message: ToCoach<PokerRequest>, tell: &mut dyn FnMut(FromCoach)) {
        match message {
            ToCoach::State(bytes) => self.coaches = decode(&bytes).unwrap_or_default(),
            ToCoach::Words(words) => {
                self.speech.load(words);
                self.say_again(tell);
            }
            ToCoach::Request(request, chosen) => {
                self.mistakes.read(chosen.mistakes);
                self.handle_request(request, chosen.limit, tell);
                tell(FromCoach::Done(encode(&self.coaches)));
            }
            ToCoach::Chart(wanted, bytes) => {
                let chart = match decode(&bytes) {
                    Ok(PokerAnswer::Strategy(chart)) => Some(chart),
                    Ok(_) | Err(Malformed) => None,
                };
                let (speech, mistakes) = (&mut self.speech, &mut self.mistakes);
                let report = &mut |report| of_video_poker(report, speech, mistakes, tell);
                self.coaches.video_poker.got_chart(wanted, chart, report);
                tell(FromCoach::Done(encode(&self.coaches)));
            }
            // Without the file the coach has no values for rounds against the Mathematician, and no equilibrium.
            ToCoach::Solution(file) => self.load_solution(&file, tell),
        }
    }
}
