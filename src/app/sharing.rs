//! The player's requests to copy or share something.

use crate::table::Linked;

/// A text that a player can copy or share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// The seal of the deal.
    Seal,
    /// The seal of the deal after this one.
    NextSeal,
    /// The secret of the deal, once it is revealed.
    Secret,
    /// The link to the deal, once it is over.
    Link,
    /// The result of a day's deal. It reveals no cards.
    DailyResult,
}

/// The outcome of a request to copy or share something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    /// The player shared it.
    Shared,
    /// The page copied it to the clipboard.
    Copied,
    /// The browser allows neither. The player has to copy it by hand.
    Failed,
}

/// The last request to copy or share something, and its outcome.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sharing {
    outcome: Option<(Shareable, ShareOutcome)>,
    /// The number of the request that may still be answered.
    request: u32,
    linked: Linked,
}

impl Sharing {
    /// The outcome of the last request.
    pub(super) const fn outcome(self) -> Option<(Shareable, ShareOutcome)> {
        self.outcome
    }

    /// The content of a link to the deal.
    pub(super) const fn linked(self) -> Linked {
        self.linked
    }

    /// Begins a request and returns its number.
    pub(super) const fn begin(&mut self) -> u32 {
        self.forget();
        self.request
    }

    /// Handles the outcome of a request. Returns false if the request is not the latest one.
    pub(super) fn end(&mut self, request: u32, what: Shareable, outcome: ShareOutcome) -> bool {
        let is_current = request == self.request;
        if is_current {
            self.outcome = Some((what, outcome));
        }
        is_current
    }

    /// Forgets the last request. A later answer to it would concern another deal, or a player who has gone on.
    pub(super) const fn forget(&mut self) {
        self.outcome = None;
        self.request = self.request.wrapping_add(1);
    }

    /// Includes the decisions in a link to the deal, or leaves them out again.
    pub(super) fn toggle_decisions(&mut self) {
        self.linked = self.linked.toggled();
        self.forget();
    }
}
