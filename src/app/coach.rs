//! The coach as the tables know it: the state of its worker, its last message, and the requests that wait for it. The
//! coach works in a worker of its own ([`crate::coach`]).

use super::language::Language;
use crate::coach::message::CoachMessage;
use crate::coach::request::AnyCoachRequest;

/// The state of the coach's worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoachWorker {
    /// It works, as far as the page knows, or nothing has asked it yet.
    #[default]
    Working,
    /// Its program is on its way, and that takes so long that the page says so.
    Coming,
    /// It cannot work, for this reason. The next request tries again.
    Failed(CoachFailure),
}

/// A reason why the coach cannot work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachFailure {
    /// Its worker does not start in time, or has failed twice.
    Worker,
    /// Its words in the language of the page did not come.
    Words,
}

/// The last message of the coach, and the one before. The line often comes a moment after the judgement, and the
/// equilibrium or the chart after the line.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LastMessage {
    /// The message.
    pub(super) message: CoachMessage,
    /// The message before, if it is about the same moment, and otherwise an empty one. The page has announced its parts,
    /// and does not announce those that are the same again.
    pub(super) announced: CoachMessage,
    /// The language of the message when the page heard it.
    pub(super) language: Language,
    /// The state of the worker.
    pub(super) worker: CoachWorker,
    /// The failure that the page has announced since the coach last worked, or since the player last wanted it.
    pub(super) announced_failure: Option<CoachFailure>,
    /// True if the message was about the last hand of a practised list, which the page says once.
    pub(super) ends_list: bool,
}

/// The maximum of waiting requests. The coach's worker may never start.
const MOST_WAITING: usize = 8;

/// The requests that wait for the coach's worker to start. The value of a decision follows from the request before it,
/// so the coach also judges a decision made before its worker has started.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WaitingRequests(Vec<AnyCoachRequest>);

impl WaitingRequests {
    /// Adds a request, and drops the requests about other deals.
    pub fn add(&mut self, request: AnyCoachRequest) {
        self.0
            .retain(|other| other.moment().deal == request.moment().deal);
        if self.0.len() == MOST_WAITING {
            self.0.remove(0);
        }
        self.0.push(request);
    }

    /// Takes all requests out, the oldest first.
    pub fn take(&mut self) -> Vec<AnyCoachRequest> {
        std::mem::take(&mut self.0)
    }
}
