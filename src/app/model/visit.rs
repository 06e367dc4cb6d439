//! Navigation between the places of the page: addresses, links, the tab lock, and the deal of the day.

use super::super::announcements::Topic;
use super::super::games::TableGame;
use super::super::links::LinkRequest;
use super::super::msg::{Cmd, Entry, FocusTarget, Stored, TabLock};
use super::super::notices::Notice;
use super::super::route::{Address, TableId, is_link};
use super::Model;
use crate::core::Today;
use crate::table::{self, AnyTable, Button, Mode, NotPractice, PracticeOf, RulesOf};

impl Model {
    /// Goes to another address. On a new place the page announces its name. A link for the player's present table
    /// arrives as news.
    pub(super) fn move_to(&mut self, fragment: &str, entry: Entry) -> Vec<Cmd> {
        let before = self.route;
        let mut cmds = self.arrive_at(fragment, entry);
        // The other bundle makes the announcement itself.
        if self.route != before && !self.route.is_in_other_bundle() {
            self.announce(Topic::Place);
            cmds.push(Cmd::Focus(FocusTarget::Page));
        }
        cmds
    }

    /// Goes to an address. If another program has changed it on its way, the address bar gets the one that was meant, so
    /// that the start script chooses the same bundle, and the player can share it.
    pub(super) fn arrive_at(&mut self, fragment: &str, entry: Entry) -> Vec<Cmd> {
        let mended = Address::mended(fragment).map(Cmd::MendFragment);
        mended
            .into_iter()
            .chain(self.go_to(fragment, entry))
            .collect()
    }

    pub(super) fn go_to(&mut self, fragment: &str, entry: Entry) -> Vec<Cmd> {
        let Address { route, link } = Address::parse(fragment);
        self.route = route;
        self.last_table = route.table().unwrap_or(self.last_table);
        self.notices.leave();
        self.panel = None;
        self.sharing.forget();
        self.resetting = None;
        // The events of another table are not announced here.
        self.announcements.leave();
        if route.is_in_other_bundle() {
            return self.leave(fragment);
        }
        // A player who opens a link wants to play in this tab.
        match (self.tab_lock, route.table()) {
            (TabLock::Untaken, Some(_)) => return vec![Cmd::ResumeTables],
            (TabLock::Elsewhere, Some(_)) if link.is_some() => return vec![Cmd::ResumeTables],
            (TabLock::Elsewhere, Some(_)) => return vec![],
            (TabLock::Here, Some(_))
            | (TabLock::Untaken | TabLock::Here | TabLock::Elsewhere, None) => (),
        }
        let link = match link {
            None => None,
            Some(Ok(link)) => Some(link),
            Some(Err(error)) => {
                // The player's own link comes before all other notices.
                self.notices.add_first(Notice::Link(error));
                // A reload would only show the same notice again.
                return vec![Cmd::ReplaceFragment(route.path())];
            }
        };
        match (link, route.table().map(TableId::mode)) {
            (Some(link), _) => self.follow_link(link, entry),
            // The page may have been open since yesterday.
            (None, Some(Mode::Daily)) => vec![Cmd::AskDate(self.last_table)],
            (None, Some(Mode::Free) | None) => self.request_guide(),
        }
    }

    /// Prepares for a table of the other bundle. The page is about to reload, and the other bundle parses the address.
    /// A player who opens a link wants to play in this tab, with the tables as the other tab saved them.
    fn leave(&mut self, fragment: &str) -> Vec<Cmd> {
        if self.tab_lock == TabLock::Elsewhere && is_link(fragment) {
            self.tab_lock = TabLock::Untaken;
            self.storage.start_afresh();
        }
        vec![]
    }

    /// Follows the request of a link to a table. The address then drops requests for rules and practice.
    pub(in crate::app) fn follow_request<G: TableGame>(
        &mut self,
        request: LinkRequest<G>,
        entry: Entry,
    ) -> Vec<Cmd> {
        if !G::IS_BUILT {
            return vec![];
        }
        match request {
            LinkRequest::Deal(shared) => self.send_to_free_table(entry.of_link(shared)),
            LinkRequest::Rules(rules) => self.take_rules::<G>(rules),
            LinkRequest::Practice(hands, rules) => self.practise::<G>(hands, rules),
        }
    }

    /// Deals hands for practice, or shows the notice about a damaged link. Such a deal is saved like any other.
    fn practise<G: TableGame>(
        &mut self,
        hands: Result<PracticeOf<G>, NotPractice>,
        rules: Option<RulesOf<G>>,
    ) -> Vec<Cmd> {
        let mut cmds = vec![Cmd::ReplaceFragment(self.route.path())];
        match hands {
            Ok(hands) => {
                let practise = table::Msg::<G>::Practise(hands, rules);
                cmds.extend(self.send_to_free_table(practise));
            }
            Err(NotPractice) => self.notices.add_first(Notice::PracticeMangled),
        }
        cmds
    }

    /// Chooses these rules at this table from the next deal on. The rules leave the address, because they would
    /// otherwise override later choices.
    fn take_rules<G: TableGame>(&mut self, wanted: RulesOf<G>) -> Vec<Cmd> {
        let mut cmds = vec![Cmd::ReplaceFragment(self.route.path())];
        if self.free_table::<G>().practice().is_some() {
            // A player who asks for rules has finished practising.
            let at = self.free_table::<G>().position();
            let end = table::Msg::<G>::Clicked(Button::EndPractice, at);
            cmds.extend(self.send_to_free_table(end));
        }
        cmds.extend(self.send_to_free_table(table::Msg::<G>::ChoseRules(wanted)));
        cmds
    }

    /// Brings the player back to the tables of this tab, set up from their saves.
    pub(super) fn resume_tables(&mut self, stored: &Stored, fragment: &str) -> Vec<Cmd> {
        self.tab_lock = TabLock::Here;
        // The positions of the new tables begin again, so the player has asked at none of them.
        self.asked = None;
        self.storage.forget_held_saves();
        let mut cmds = self.set_up_tables(&[], stored);
        let (panel, resetting) = (self.panel, self.resetting);
        cmds.extend(self.go_to(fragment, stored.entry));
        (self.panel, self.resetting) = (panel, resetting);
        cmds
    }

    /// Handles the date for this table of the day.
    pub(super) fn got_date(&mut self, id: TableId, today: Option<Today>) -> Vec<Cmd> {
        let Some(today) = today else {
            // A deal of the day that is already on the table stays playable.
            let is_bare = |table: &dyn AnyTable| table.sealed().is_none();
            if self.route.table() == Some(id) && self.table(id).is_some_and(is_bare) {
                self.notices.add(Notice::NoDate);
            }
            return vec![];
        };
        self.day_ends = today.ends;
        self.at(id, |table| table.got_date(today.date))
    }

    /// Handles the date after a check for a new deal at this table of the day.
    pub(super) fn day_is(&mut self, id: TableId, today: Option<Today>) -> Vec<Cmd> {
        let Some(today) = today else {
            return vec![];
        };
        self.day_ends = today.ends;
        self.at(id, |table| table.day_is(today.date))
    }

    /// Notes that another tab has taken the lock.
    pub(super) fn lose_tab_lock(&mut self) -> Vec<Cmd> {
        if self.tab_lock == TabLock::Here {
            self.tab_lock = TabLock::Elsewhere;
            self.panel = None;
            self.sharing.forget();
            self.announce(Topic::Nothing);
        }
        vec![]
    }
}
