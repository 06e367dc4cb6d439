//! The history page: the list of rounds with a filter, one opened round, and actions on the whole history.
//!
//! The history's worker answers in the order of the questions. Each question has a number. The page drops an answer to
//! an older question of the same kind.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

mod taken_over;
mod work;

use super::page::{News, PageEffect, ReadingPage, Visit};
use crate::app::route::Page;
use crate::history::{
    Answer, Failure, Filter, FilterField, Found, Id, MOST_AT_ONCE, Opened, Request,
};
use crate::table::Fields;
use crate::text::Words;

pub use taken_over::{TakenLists, TakenOver};
pub use work::{Report, Work, WorkKind};

/// The number of rounds loaded at once.
const AT_ONCE: usize = 30;

/// The selector of the button that forgets, for the focus.
const FORGET: &str = "[data-tool=forget]";

/// The selector of the paragraph that reports the last action.
const REPORT: &str = ".history .told";

/// The selector of the control of this field of the filter.
const fn selector(field: FilterField) -> &'static str {
    match field {
        FilterField::Game => "#by-game",
        FilterField::Kind => "#by-deal",
        FilterField::Verdict => "#by-result",
        FilterField::Cost => "#by-cost",
        FilterField::Day => "#by-day",
    }
}

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HistoryPage {
    filter: Filter,
    list: List,
    /// The opened round, if the address names one.
    round: Option<OneRound>,
    /// The round that was last opened from the list. On the way back the focus goes to its row.
    left_at: Option<Id>,
    /// True if a round is about to replace the list.
    replaces_list: bool,
    /// The number of the last question, and the numbers of the questions without an answer.
    serial: u32,
    pending: Pending,
    /// True if new rounds have come since the pending request for rounds.
    is_behind: bool,
    work: Option<Work>,
    report: Option<Report>,
    /// The report to show when the list comes back.
    report_at_list: Option<Report>,
    /// The reason why the history does not work.
    failure: Option<Failure>,
    /// The reason why played rounds are not in the history, if some are not.
    unkept: Option<Failure>,
    /// The settings and tables of the last imported file, until the player takes them over.
    offered: Option<Fields>,
    /// True while the page waits for the confirmation to forget everything, or the open round.
    forgetting: bool,
    persistence: Persistence,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Pending {
    list: Option<u32>,
    /// The number of a reload of the list that is on the page.
    reload: Option<u32>,
    round: Option<u32>,
    work: Option<u32>,
}

/// The rounds on the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum List {
    /// The page has requested them.
    #[default]
    Asked,
    /// The page has these rounds.
    Found(Found),
}

/// A round that the page has requested.
#[derive(Clone, Debug, PartialEq)]
pub enum OneRound {
    /// The answer has not come.
    Asked,
    /// The history has no round with this id, or the address has no id.
    Missing,
    /// The round.
    Opened(Box<Opened>),
}

/// The browser's promise not to clear the history when it needs space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Persistence {
    /// The page has not asked, or the browser does not say.
    #[default]
    Unknown,
    /// The browser may clear the history.
    MayBeCleared,
    /// The browser has refused the promise.
    Refused,
    /// The browser has given the promise.
    Promised,
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The worker answers the question with this number.
    Answered(u32, Answer),
    /// These records of a file were stored before the page was loaded. Empty if the browser has just stored none of
    /// them, so that the page was not reloaded.
    TookOver(TakenOver),
    /// The player changed the filter.
    Chose(Filter),
    /// The player clicked the button that shows the rounds that these fields of the filter hide.
    ClickedShow(Vec<FilterField>),
    /// The player clicked the button that loads more rounds.
    ClickedMore,
    /// The player clicked the button that exports everything.
    ClickedExport,
    /// The player clicked the button that exports a table of the rounds.
    ClickedCsv,
    /// The text of the file to import. `None` if it could not be read.
    GotFile(Option<String>),
    /// The player clicked the button that forgets everything, or the open round. The page asks for a confirmation.
    ClickedForget,
    /// The player declined the confirmation.
    CancelledForget,
    /// The player gave the confirmation.
    ConfirmedForget,
    /// The player clicked the button that takes over the settings and tables of the file.
    ClickedTakeOver,
    /// The player clicked the button that saves the unreadable database as a file.
    ClickedRescue,
    /// The player clicked the button that asks the browser never to clear the history.
    ClickedPersist,
    /// The state of the browser's promise before the page asks for it.
    FoundPersistence(Option<bool>),
    /// The browser's answer to the request for the promise.
    GotPersistence(bool),
}

/// A request to the browser.
pub type Effect = PageEffect<(), OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Ask the worker this, and send the answer with this number. Rounds that are not in the history yet are sent
    /// first.
    Ask(u32, Request),
    /// Go back by one address, which is the address of the list.
    GoBack,
    /// Store these records under their names in place of the old ones, and reload the page.
    TakeOver(Fields),
    /// Forget the played rounds that are not in the history yet.
    ForgetWaiting,
    /// Look up the browser's promise. Answer with [`Msg::FoundPersistence`].
    FindPersistence,
    /// Ask the browser for the promise. Answer with [`Msg::GotPersistence`].
    Persist,
    /// Move the focus to the row of this round.
    FocusRow(Id),
    /// Show a round in place of the list, or the message that it is missing. Scroll to the top, and move the focus to
    /// the heading or to the message.
    EnterRound,
}

impl HistoryPage {
    /// The filter of the list.
    #[must_use]
    pub const fn filter(&self) -> &Filter {
        &self.filter
    }

    /// The rounds on the page.
    #[must_use]
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// The round that the address names, if there is one.
    #[must_use]
    pub const fn round(&self) -> Option<&OneRound> {
        self.round.as_ref()
    }

    /// The task in progress, if there is one.
    #[must_use]
    pub const fn work(&self) -> Option<Work> {
        self.work
    }

    /// The report about the last task, if there is one.
    #[must_use]
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// The reason why the history does not work, or does not accept the waiting rounds. `None` if it works.
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        self.failure.or(self.unkept)
    }

    /// Returns true if the last imported file has settings and tables that the player can take over.
    #[must_use]
    pub const fn offers_more(&self) -> bool {
        self.offered.is_some()
    }

    /// Returns true while the page waits for the confirmation to forget.
    #[must_use]
    pub const fn is_forgetting(&self) -> bool {
        self.forgetting
    }

    /// The browser's promise not to clear the history.
    #[must_use]
    pub const fn persistence(&self) -> Persistence {
        self.persistence
    }

    /// The fragment of the address that shows rounds with this filter.
    #[must_use]
    pub fn address(filter: &Filter) -> String {
        Page::History.with(&filter.to_fields())
    }

    /// Opens the page at an address with these fields: `round=` and an id, or the fields of a filter. The page may be
    /// open already, at another address.
    fn enter(&mut self, fields: &Fields, was_open: bool) -> Vec<Effect> {
        self.report = self.report_at_list.take();
        self.offered = None;
        self.forgetting = false;
        self.forget_round();
        match fields.get("round") {
            None => {
                let filter = Filter::read(fields);
                let list = self.open_list(filter, was_open).into_iter();
                let list = list.chain([Effect::Own(OwnEffect::FindPersistence)]);
                let report = self.report.iter();
                let report = report.flat_map(|_| [Effect::Focus(REPORT), Effect::Announce(())]);
                list.chain(report).collect()
            }
            Some(id) => match id.parse::<Id>() {
                Err(_) => {
                    self.round = Some(OneRound::Missing);
                    vec![]
                }
                Ok(id) => self.open_round(id, was_open),
            },
        }
    }

    /// Drops the pending request for a round. Its answer would be too late.
    const fn forget_round(&mut self) {
        self.pending.round = None;
    }

    /// Shows the rounds that pass this filter. After a round the player finds the same list, with the rounds that have
    /// come since.
    fn open_list(&mut self, filter: Filter, was_open: bool) -> Vec<Effect> {
        let left_at = self.left_at.take();
        let is_back = self.round.take().is_some() && was_open && self.filter == filter;
        self.filter = filter;
        match (left_at, &self.list) {
            (Some(id), List::Found(_)) if is_back => {
                let again = self.reload_list();
                [Effect::Own(OwnEffect::FocusRow(id))]
                    .into_iter()
                    .chain(again)
                    .collect()
            }
            (Some(_) | None, _) => self.load_list(),
        }
    }

    fn open_round(&mut self, id: Id, was_open: bool) -> Vec<Effect> {
        let has_list = self.round.is_none() && matches!(self.list, List::Found(_));
        self.replaces_list = was_open && has_list;
        if self.replaces_list {
            self.left_at = Some(id.clone());
        }
        self.round = Some(OneRound::Asked);
        let in_play = vec![];
        let serial = self.next();
        self.pending.round = Some(serial);
        let ask = Effect::Own(OwnEffect::Ask(serial, Request::Open { id, in_play }));
        vec![ask]
    }

    const fn next(&mut self) -> u32 {
        self.serial = self.serial.wrapping_add(1);
        self.serial
    }

    /// Shows the rounds that pass this filter, which the player has just chosen.
    fn filter_by(&mut self, filter: Filter) -> Vec<Effect> {
        self.report = None;
        self.filter = filter;
        self.load_list()
    }

    /// Requests the first rounds that pass the filter.
    fn load_list(&mut self) -> Vec<Effect> {
        self.list = List::Asked;
        self.pending.reload = None;
        self.is_behind = false;
        self.find(None)
    }

    /// Requests the rounds before this one, to append them.
    fn load_more(&mut self, before: Id) -> Vec<Effect> {
        // A reload of the current length would be too short by then.
        self.is_behind |= self.pending.reload.take().is_some();
        self.find(Some(before))
    }

    fn find(&mut self, before: Option<Id>) -> Vec<Effect> {
        let serial = self.next();
        self.pending.list = Some(serial);
        let ask = Request::Find {
            filter: self.filter,
            before,
            count: AT_ONCE,
        };
        vec![Effect::Own(OwnEffect::Ask(serial, ask))]
    }

    /// Reloads the list at its current length, immediately or after the pending answer. The old rounds stay on the page
    /// meanwhile. A list longer than one request stays as it is.
    fn reload_list(&mut self) -> Vec<Effect> {
        if self.pending.list.or(self.pending.reload).is_some() {
            self.is_behind = true;
            return vec![];
        }
        let shown = match &self.list {
            List::Found(found) => found.rows.len(),
            List::Asked => return vec![],
        };
        if shown > MOST_AT_ONCE {
            return vec![];
        }
        let serial = self.next();
        self.pending.reload = Some(serial);
        let ask = Request::Find {
            filter: self.filter,
            before: None,
            count: shown.max(AT_ONCE),
        };
        vec![Effect::Own(OwnEffect::Ask(serial, ask))]
    }

    /// Handles the arrival of the requested rounds. Requests the rounds that have come since.
    fn catch_up(&mut self) -> Vec<Effect> {
        self.pending.list = None;
        self.pending.reload = None;
        if std::mem::take(&mut self.is_behind) {
            self.reload_list()
        } else {
            vec![]
        }
    }

    fn begin(&mut self, kind: WorkKind, ask: Request) -> Vec<Effect> {
        if self.work.is_some() {
            return vec![];
        }
        self.report = None;
        self.offered = None;
        self.work = Some(Work { kind, done: None });
        let serial = self.next();
        self.pending.work = Some(serial);
        vec![Effect::Own(OwnEffect::Ask(serial, ask))]
    }

    fn fail(&mut self, why: Failure) -> Vec<Effect> {
        self.failure = Some(why);
        vec![Effect::Announce(())]
    }

    fn handle_answer(&mut self, serial: u32, answer: Answer) -> Vec<Effect> {
        let is_of = |awaited: Option<u32>| awaited == Some(serial);
        match answer {
            Answer::Found(found) if is_of(self.pending.list) => {
                self.failure = None;
                let mut effects = vec![Effect::Announce(())];
                self.list = List::Found(match std::mem::take(&mut self.list) {
                    List::Asked => found,
                    List::Found(before) => {
                        let first = found.rows.first().map(|it| it.row.record.id.clone());
                        effects.extend(first.map(OwnEffect::FocusRow).map(Effect::Own));
                        Found {
                            rows: before.rows.into_iter().chain(found.rows).collect(),
                            unreadable: before.unreadable + found.unreadable,
                            more: found.more,
                            hidden: found.hidden,
                        }
                    }
                });
                effects.extend(self.catch_up());
                effects
            }
            Answer::Found(found) if is_of(self.pending.reload) => {
                self.failure = None;
                self.list = List::Found(found);
                self.catch_up()
            }
            Answer::Opened(opened) if is_of(self.pending.round) => {
                self.failure = None;
                self.round = Some(opened.map_or(OneRound::Missing, OneRound::Opened));
                let enter = self.replaces_list.then_some(Effect::Own(OwnEffect::EnterRound));
                enter.into_iter().chain([Effect::Announce(())]).collect()
            }
            Answer::File(text) if is_of(self.pending.work) => self.save(text),
            Answer::Imported {
                added,
                known,
                ahead,
                stored,
            } if is_of(self.pending.work) => {
                let is_more = stored.each().next().is_some();
                self.offered = is_more.then_some(stored);
                self.finish_work(Report::Imported {
                    added,
                    known,
                    ahead,
                })
            }
            Answer::NotImported(why) if is_of(self.pending.work) => {
                self.work = None;
                self.report = Some(Report::NotImported(why));
                vec![Effect::Announce(())]
            }
            Answer::Forgotten if is_of(self.pending.work) => {
                self.unkept = None;
                let mut effects = vec![Effect::Own(OwnEffect::ForgetWaiting), Effect::Focus(REPORT)];
                effects.extend(self.finish_work(Report::Forgotten));
                effects
            }
            Answer::ForgottenRound(id) if is_of(self.pending.work) => self.remove_round(&id),
            Answer::Progress { done, all } => {
                if let Some(work) = self.work.as_mut().filter(|_| is_of(self.pending.work)) {
                    work.done = Some((done, all));
                }
                vec![]
            }
            Answer::Failed(why) if is_of(self.pending.work) => self.fail_work(why),
            Answer::Failed(why)
                if is_of(self.pending.list) || is_of(self.pending.reload) || is_of(self.pending.round) =>
            {
                if !is_of(self.pending.round) {
                    self.pending.list = None;
                    self.pending.reload = None;
                    self.is_behind = false;
                }
                self.fail(why)
            }
            // These are answers to a superseded question.
            Answer::Found(_)
            | Answer::Opened(_)
            | Answer::File(_)
            | Answer::Imported { .. }
            | Answer::NotImported(_)
            | Answer::Forgotten
            | Answer::ForgottenRound(_)
            | Answer::Failed(_)
            // Other pages ask for these.
            | Answer::Sums(_)
            | Answer::Worth(_)
            | Answer::MatchResults(_)
            | Answer::Reviews(_)
            | Answer::ReviewsAdded => vec![],
        }
    }

    /// Handles the failure of a task.
    fn fail_work(&mut self, why: Failure) -> Vec<Effect> {
        match self.work.take().map(|work| work.kind) {
            // The report is shown beside the file input, far below the message about the whole history.
            Some(WorkKind::Import) => {
                self.report = Some(Report::ImportFailed(why));
                vec![Effect::Announce(())]
            }
            Some(WorkKind::Forget) => {
                let mut effects = self.fail(why);
                // The focused button is gone.
                effects.push(Effect::Focus(FORGET));
                effects
            }
            Some(WorkKind::Export | WorkKind::Csv | WorkKind::Rescue) | None => self.fail(why),
        }
    }

    /// Saves a finished file.
    fn save(&mut self, text: String) -> Vec<Effect> {
        let kind = self.work.take().map(|work| work.kind);
        let name = match kind {
            Some(WorkKind::Csv) => "fair-deal-rounds.csv",
            Some(WorkKind::Rescue) => "fair-deal-history-as-it-is.json",
            Some(WorkKind::Export | WorkKind::Import | WorkKind::Forget) | None => {
                "fair-deal-history.json"
            }
        };
        self.report = Some(Report::Saved);
        vec![Effect::Save(name, text), Effect::Announce(())]
    }

    /// Called when a round is forgotten. The page goes back to the list from which the round was opened, so that the
    /// browser's history does not have the list twice. If another round is open by now, it stays open.
    fn remove_round(&mut self, id: &Id) -> Vec<Effect> {
        let is_it = |opened: &Opened| opened.row.record.id == *id;
        let mut effects = vec![];
        if matches!(&self.round, Some(OneRound::Opened(opened)) if is_it(opened)) {
            self.left_at = None;
            if self.replaces_list {
                self.report_at_list = Some(Report::ForgottenRound);
                self.work = None;
                return vec![Effect::Own(OwnEffect::GoBack)];
            }
            self.round = None;
            effects.extend([
                Effect::Own(OwnEffect::FindPersistence),
                Effect::Focus(REPORT),
            ]);
        }
        effects.extend(self.finish_work(Report::ForgottenRound));
        effects
    }

    /// Handles the end of a task that has changed the rounds.
    fn finish_work(&mut self, report: Report) -> Vec<Effect> {
        self.work = None;
        self.failure = None;
        self.report = Some(report);
        let mut effects = self.load_list();
        effects.push(Effect::Announce(()));
        effects
    }
}

impl ReadingPage for HistoryPage {
    type Msg = Msg;
    type Announcement = ();
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.history_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.was_open)
    }

    fn choices(&self) -> Option<Fields> {
        let HistoryPage {
            filter,
            list: _,
            round,
            left_at: _,
            replaces_list: _,
            serial: _,
            pending: _,
            is_behind: _,
            work: _,
            report: _,
            report_at_list: _,
            failure: _,
            unkept: _,
            offered: _,
            forgetting: _,
            persistence: _,
        } = self;
        match round {
            // The address names the round.
            Some(OneRound::Asked | OneRound::Missing | OneRound::Opened(_)) => None,
            None => Some(filter.to_fields()),
        }
    }

    fn leave(&mut self) {
        self.forget_round();
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Answered(serial, answer) => self.handle_answer(serial, answer),
            Msg::TookOver(taken) => {
                self.report = Some(Report::TakenOver(taken));
                vec![Effect::Announce(()), Effect::Focus(REPORT)]
            }
            Msg::Chose(filter) => self.filter_by(filter),
            Msg::ClickedShow(fields) => {
                let filter = fields
                    .iter()
                    .fold(self.filter, |it, field| it.without(*field));
                let mut effects = self.filter_by(filter);
                // The clicked button goes. The first changed field says what is shown now.
                effects.extend(fields.first().map(|field| Effect::Focus(selector(*field))));
                effects
            }
            Msg::ClickedMore => match &self.list {
                List::Found(Found {
                    more: Some(more), ..
                }) => {
                    let before = more.clone();
                    self.load_more(before)
                }
                List::Found(_) | List::Asked => vec![],
            },
            Msg::ClickedExport => self.begin(WorkKind::Export, Request::Export(Fields::new())),
            Msg::ClickedTakeOver => {
                let offered = self.offered.take().into_iter();
                offered.map(OwnEffect::TakeOver).map(Effect::Own).collect()
            }
            Msg::ClickedCsv => self.begin(WorkKind::Csv, Request::Csv),
            Msg::GotFile(Some(text)) => self.begin(WorkKind::Import, Request::Import(text)),
            Msg::GotFile(None) => {
                self.offered = None;
                self.report = Some(Report::FileUnreadable);
                vec![Effect::Announce(())]
            }
            Msg::ClickedForget => {
                self.forgetting = true;
                self.report = None;
                vec![Effect::Announce(()), Effect::Focus("[data-tool=keep]")]
            }
            Msg::CancelledForget => {
                self.forgetting = false;
                vec![Effect::Focus(FORGET)]
            }
            Msg::ConfirmedForget if self.forgetting => {
                self.forgetting = false;
                let ask = match &self.round {
                    Some(OneRound::Opened(opened)) => {
                        Request::ForgetRound(opened.row.record.id.clone())
                    }
                    // A round that is not loaded cannot be forgotten.
                    Some(OneRound::Asked | OneRound::Missing) => return vec![],
                    None => Request::Forget,
                };
                self.begin(WorkKind::Forget, ask)
            }
            Msg::ConfirmedForget => vec![],
            Msg::ClickedRescue => self.begin(WorkKind::Rescue, Request::Rescue),
            Msg::ClickedPersist => vec![Effect::Own(OwnEffect::Persist)],
            Msg::FoundPersistence(known) => {
                self.persistence = match known {
                    None => Persistence::Unknown,
                    Some(true) => Persistence::Promised,
                    Some(false) if self.persistence == Persistence::Refused => Persistence::Refused,
                    Some(false) => Persistence::MayBeCleared,
                };
                vec![]
            }
            Msg::GotPersistence(promised) => {
                self.report = Some(Report::Asked(promised));
                self.persistence = if promised {
                    Persistence::Promised
                } else {
                    Persistence::Refused
                };
                vec![Effect::Announce(()), Effect::Focus(REPORT)]
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Kept(outcome) => {
                self.unkept = outcome.err();
                self.unkept
                    .map(|_| Effect::Announce(()))
                    .into_iter()
                    .collect()
            }
            News::KeptElsewhere if is_open => self.reload_list(),
            News::KeptElsewhere | News::Rules(_) => vec![],
        }
    }

    fn is_of_the_page(effect: &OwnEffect) -> bool {
        match effect {
            OwnEffect::GoBack | OwnEffect::FocusRow(_) | OwnEffect::EnterRound => true,
            OwnEffect::Ask(..)
            | OwnEffect::TakeOver(..)
            | OwnEffect::ForgetWaiting
            | OwnEffect::FindPersistence
            | OwnEffect::Persist => false,
        }
    }
}
