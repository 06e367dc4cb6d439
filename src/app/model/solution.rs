//! The messages that wait for the strategy of the Mathematician.

use super::super::games::TableGame as _;
use super::super::msg::{Cmd, Msg, Stored};
use super::super::notices::Notice;
use super::super::solution::{SolutionFile, names_solution};
use super::Model;
use crate::poker::PokerMatch;
use crate::table;

impl Model {
    /// Returns true if the strategy is not loaded and this text, a save or an address, needs it.
    pub(super) fn lacks_solution_for(&self, text: &str) -> bool {
        PokerMatch::IS_BUILT && self.solution != SolutionFile::Here && names_solution(text)
    }

    /// Returns true if this message has to wait for the strategy.
    pub(super) fn waits_for_solution(&self, msg: &Msg) -> bool {
        let of_stored = |stored: &Stored| {
            let mut saves = stored.tables.iter();
            saves.any(|(_, save)| self.lacks_solution_for(save))
        };
        if let Msg::FragmentChanged(fragment) | Msg::CameBack(fragment) = msg {
            self.lacks_solution_for(fragment)
        } else if let Msg::ResumedTables(stored, fragment) = msg {
            self.lacks_solution_for(fragment) || of_stored(stored)
        } else if let Msg::PokerMatch(_, table::Msg::ChoseRules(rules)) = msg {
            self.lacks_solution_for(&rules.to_string())
        } else {
            false
        }
    }

    /// Fetches the strategy. The message is handled once it is here, unless another place or other rules are chosen
    /// meanwhile.
    pub(super) fn wait_for_solution(&mut self, msg: Msg) -> Vec<Cmd> {
        self.waiting = Some(Box::new(msg));
        self.request_solution()
    }

    /// Drops the message that waits, if this one takes its place.
    pub(super) fn drop_waiting(&mut self, msg: &Msg) {
        let is_other_choice = matches!(
            msg,
            Msg::FragmentChanged(_)
                | Msg::CameBack(_)
                | Msg::ResumedTables(..)
                | Msg::PokerMatch(_, table::Msg::ChoseRules(_))
        );
        if is_other_choice && self.waiting.take().is_some() {
            self.notices.withdraw(Notice::SolutionComing);
            self.notices.withdraw(Notice::SolutionNotHere);
        }
    }

    /// Fetches the strategy, unless it is on its way.
    pub(super) fn request_solution(&mut self) -> Vec<Cmd> {
        self.notices.withdraw(Notice::SolutionNotHere);
        self.notices.add_first(Notice::SolutionComing);
        if self.solution == SolutionFile::Fetching {
            return vec![];
        }
        self.solution = SolutionFile::Fetching;
        vec![Cmd::FetchSolution]
    }

    /// Handles the arrival or the failure of the strategy.
    pub(super) fn got_solution(&mut self, is_here: bool) -> Vec<Cmd> {
        let was_shown = self.notices.withdraw(Notice::SolutionComing);
        if !is_here {
            self.solution = SolutionFile::Failed;
            if was_shown {
                self.notices.add_first(Notice::SolutionNotHere);
            }
            return vec![];
        }
        self.solution = SolutionFile::Here;
        self.notices.withdraw(Notice::SolutionNotHere);
        let waiting = self.waiting.take();
        if self.storage.take_lacking() {
            // The tables are set up from their saves, and the address is followed.
            return vec![Cmd::ResumeTables];
        }
        waiting.map_or_else(Vec::new, |msg| self.update(*msg))
    }

    /// Notes that a save or the address of this page cannot be used without the strategy.
    pub(super) fn note_lacking_solution(&mut self) {
        self.solution = SolutionFile::Failed;
        self.notices.add_first(Notice::SolutionNotHere);
    }
}
