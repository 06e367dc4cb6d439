//! The page of what was played: rounds that are found, one that is opened, and what can be done with all of them.
//!
//! The history's worker answers in the order in which it was asked. Each question has a number, and an answer to
//! an older question of the same kind is dropped.

mod taken_over;
mod work;

use super::page::{News, ReadingPage, Visit};
use crate::history::{Answer, Ask, Failure, Filter, Found, Id, MOST_AT_ONCE, Opened};
use crate::table::Fields;

pub use taken_over::{TakenLists, TakenOver};
pub use work::{Told, Work, WorkKind};

/// How many rounds are shown at once.
const AT_ONCE: usize = 30;

/// Where it is asked to forget, for the focus.
const FORGET: &str = "[data-tool=forget]";

/// The paragraph that says what was done last.
const TOLD: &str = ".history .told";

/// The page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HistoryPage {
    filter: Filter,
    list: List,
    /// The round that is open, if the address names one.
    round: Option<OneRound>,
    /// The round that was opened from the list last: who comes back looks for its row.
    left_at: Option<Id>,
    /// Whether a round comes in the place of the list.
    enters: bool,
    /// The number of the last question, and those of the questions whose answers are waited for.
    serial: u32,
    awaits: Awaits,
    /// Whether rounds have come since those were asked for that are waited for.
    is_behind: bool,
    work: Option<Work>,
    told: Option<Told>,
    /// What is to be told when the list comes back.
    told_at_list: Option<Told>,
    /// Why the history does not work.
    failure: Option<Failure>,
    /// Why rounds that were played wait for the history, if they do.
    unkept: Option<Failure>,
    /// What the file that was imported last has of settings and tables, until it is taken over.
    offered: Option<Fields>,
    /// Whether it was said once that everything is to be forgotten, or the round that is open.
    forgetting: bool,
    persistence: Persistence,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Awaits {
    list: Option<u32>,
    /// The same list, which lies on the page already.
    again: Option<u32>,
    round: Option<u32>,
    work: Option<u32>,
}

/// The rounds on the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum List {
    /// They were asked for.
    #[default]
    Asked,
    /// They are here.
    Found(Found),
}

/// A round that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum OneRound {
    /// It was asked for.
    Asked,
    /// There is none with this id, or the address has none.
    Missing,
    /// It is here.
    Opened(Box<Opened>),
}

/// Whether the browser has promised not to clear the history when it needs room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Persistence {
    /// It was not asked yet, or does not tell.
    #[default]
    Unknown,
    /// It may clear it.
    MayBeCleared,
    /// It was asked to promise it, and did not.
    Refused,
    /// It has promised it.
    Promised,
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The worker answers the question with this number.
    Answered(u32, Answer),
    /// What a file has was stored before the page was loaded: this of it.
    TookOver(TakenOver),
    /// Other rounds are looked for.
    Chose(Filter),
    /// More of them are wanted.
    ClickedMore,
    /// A file of everything is wanted.
    ClickedExport,
    /// A table of the rounds is wanted.
    ClickedCsv,
    /// This file was chosen to be imported, or could not be read.
    GotFile(Option<String>),
    /// Everything is to be forgotten, or the round that is open, if that is said again.
    ClickedForget,
    /// It is not to be forgotten after all.
    CancelledForget,
    /// It was said again.
    ConfirmedForget,
    /// The settings and tables of the file are to be taken over.
    ClickedTakeOver,
    /// A file of what lies in the database is wanted, though it cannot be read here.
    ClickedRescue,
    /// The browser is to be asked to promise that it clears nothing.
    ClickedPersist,
    /// The browser says whether it has promised it, before it is asked.
    FoundPersistence(Option<bool>),
    /// The browser's answer when it was asked.
    GotPersistence(bool),
}

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask the worker this, and send the answer with this number. What was played and is not in the history yet goes
    /// first.
    Ask(u32, Ask),
    /// Put this address in the place of the one shown.
    Replace(String),
    /// Go back by one address, which is that of the list.
    GoBack,
    /// Save this text in a file with this name.
    Save(&'static str, String),
    /// Store this in the place of what is stored under the same names, and load the page again.
    TakeOver(Fields),
    /// Forget what was played and is not in the history yet.
    ForgetWaiting,
    /// Ask the browser whether it has promised to clear nothing; answer with [`Msg::FoundPersistence`].
    FindPersistence,
    /// Ask the browser to promise it; answer with [`Msg::GotPersistence`].
    Persist,
    /// Give the focus to the first of what this selects, when the page has been drawn: what had it has gone.
    Focus(&'static str),
    /// Give it to the row of this round.
    FocusRow(Id),
    /// The list is left: note how far it is scrolled.
    LeaveList,
    /// The list is shown again: scroll to where it was left, with the focus on the row of this round.
    BackToList(Id),
    /// A round is shown in the place of the list, or that there is none: from its top, with the focus on its heading, or on
    /// what says so.
    EnterRound,
    /// Tell those who listen what has happened.
    Tell,
}

impl HistoryPage {
    /// Which rounds are looked for.
    #[must_use]
    pub const fn filter(&self) -> &Filter {
        &self.filter
    }

    /// The rounds on the page.
    #[must_use]
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// The round that the address names, if it names one.
    #[must_use]
    pub const fn round(&self) -> Option<&OneRound> {
        self.round.as_ref()
    }

    /// What takes a while and is under way.
    #[must_use]
    pub const fn work(&self) -> Option<Work> {
        self.work
    }

    /// What was done last.
    #[must_use]
    pub const fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// Why the history does not work, or does not take the rounds that wait for it.
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        self.failure.or(self.unkept)
    }

    /// Whether the file that was imported last has settings and tables that can be taken over.
    #[must_use]
    pub const fn offers_more(&self) -> bool {
        self.offered.is_some()
    }

    /// Whether it was said once that everything is to be forgotten, or the round that is open.
    #[must_use]
    pub const fn is_forgetting(&self) -> bool {
        self.forgetting
    }

    /// Whether the browser has promised to clear nothing.
    #[must_use]
    pub const fn persistence(&self) -> Persistence {
        self.persistence
    }

    /// The fragment of the address at which such rounds are shown.
    #[must_use]
    pub fn address(filter: &Filter) -> String {
        let fields = filter.to_fields().to_string();
        if fields.is_empty() {
            "/history".to_owned()
        } else {
            format!("/history?{fields}")
        }
    }

    /// Opens the page at an address with these fields: `round=` and an id, or those of a filter. It may have been open
    /// already, at another one.
    fn enter(&mut self, fields: &Fields, was_open: bool) -> Vec<Effect> {
        self.told = self.told_at_list.take();
        self.offered = None;
        self.forgetting = false;
        self.forget_round();
        match fields.get("round") {
            None => {
                let filter = Filter::read(fields);
                // What cannot be read filters nothing, and so does not stay in the address.
                let is_read = filter.to_fields() == *fields;
                let address = (!is_read).then(|| Effect::Replace(HistoryPage::address(&filter)));
                let list = self.open_list(filter, was_open).into_iter();
                let list = list.chain([Effect::FindPersistence]);
                let told = self.told.iter();
                let told = told.flat_map(|_| [Effect::Focus(TOLD), Effect::Tell]);
                address.into_iter().chain(list).chain(told).collect()
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

    /// Nobody waits for a round any more: its answer would be too late.
    const fn forget_round(&mut self) {
        self.awaits.round = None;
    }

    /// Shows the rounds that pass this filter. Who comes back from one of them finds the list as it was, with what has
    /// come since.
    fn open_list(&mut self, filter: Filter, was_open: bool) -> Vec<Effect> {
        let left_at = self.left_at.take();
        let is_back = self.round.take().is_some() && was_open && self.filter == filter;
        self.filter = filter;
        match (left_at, &self.list) {
            (Some(id), List::Found(_)) if is_back => {
                let again = self.look_again();
                [Effect::BackToList(id)].into_iter().chain(again).collect()
            }
            (Some(_) | None, _) => self.look(),
        }
    }

    fn open_round(&mut self, id: Id, was_open: bool) -> Vec<Effect> {
        let has_list = self.round.is_none() && matches!(self.list, List::Found(_));
        self.enters = was_open && has_list;
        if self.enters {
            self.left_at = Some(id.clone());
        }
        let leave = self.enters.then_some(Effect::LeaveList);
        self.round = Some(OneRound::Asked);
        let in_play = vec![];
        let serial = self.next();
        self.awaits.round = Some(serial);
        let ask = Effect::Ask(serial, Ask::Open { id, in_play });
        leave.into_iter().chain([ask]).collect()
    }

    const fn next(&mut self) -> u32 {
        self.serial = self.serial.wrapping_add(1);
        self.serial
    }

    /// Looks for the first rounds that pass the filter.
    fn look(&mut self) -> Vec<Effect> {
        self.list = List::Asked;
        self.awaits.again = None;
        self.is_behind = false;
        self.find(None)
    }

    /// Looks for those before this one, which come below the others.
    fn look_further(&mut self, before: Id) -> Vec<Effect> {
        // The same list would be too short by then.
        self.is_behind |= self.awaits.again.take().is_some();
        self.find(Some(before))
    }

    fn find(&mut self, before: Option<Id>) -> Vec<Effect> {
        let serial = self.next();
        self.awaits.list = Some(serial);
        let ask = Ask::Find {
            filter: self.filter,
            before,
            count: AT_ONCE,
        };
        vec![Effect::Ask(serial, ask)]
    }

    /// Looks for as many rounds once more, while those that are here stay on the page; at once, or when what is waited for
    /// has come. A longer list than is found at once stays as it is.
    fn look_again(&mut self) -> Vec<Effect> {
        if self.awaits.list.or(self.awaits.again).is_some() {
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
        self.awaits.again = Some(serial);
        let ask = Ask::Find {
            filter: self.filter,
            before: None,
            count: shown.max(AT_ONCE),
        };
        vec![Effect::Ask(serial, ask)]
    }

    /// The rounds that were waited for have come. Looks for those that have come since.
    fn catch_up(&mut self) -> Vec<Effect> {
        self.awaits.list = None;
        self.awaits.again = None;
        if std::mem::take(&mut self.is_behind) {
            self.look_again()
        } else {
            vec![]
        }
    }

    fn begin(&mut self, kind: WorkKind, ask: Ask) -> Vec<Effect> {
        if self.work.is_some() {
            return vec![];
        }
        self.told = None;
        self.offered = None;
        self.work = Some(Work { kind, done: None });
        let serial = self.next();
        self.awaits.work = Some(serial);
        vec![Effect::Ask(serial, ask)]
    }

    fn fail(&mut self, why: Failure) -> Vec<Effect> {
        self.failure = Some(why);
        vec![Effect::Tell]
    }

    fn take_in(&mut self, serial: u32, answer: Answer) -> Vec<Effect> {
        let is_of = |awaited: Option<u32>| awaited == Some(serial);
        match answer {
            Answer::Found(found) if is_of(self.awaits.list) => {
                self.failure = None;
                let mut effects = vec![Effect::Tell];
                self.list = List::Found(match std::mem::take(&mut self.list) {
                    List::Asked => found,
                    List::Found(before) => {
                        let first = found.rows.first().map(|row| row.record.id.clone());
                        effects.extend(first.map(Effect::FocusRow));
                        Found {
                            rows: before.rows.into_iter().chain(found.rows).collect(),
                            unreadable: before.unreadable + found.unreadable,
                            more: found.more,
                        }
                    }
                });
                effects.extend(self.catch_up());
                effects
            }
            Answer::Found(found) if is_of(self.awaits.again) => {
                self.failure = None;
                self.list = List::Found(found);
                self.catch_up()
            }
            Answer::Opened(opened) if is_of(self.awaits.round) => {
                self.failure = None;
                self.round = Some(opened.map_or(OneRound::Missing, OneRound::Opened));
                let enter = self.enters.then_some(Effect::EnterRound);
                enter.into_iter().chain([Effect::Tell]).collect()
            }
            Answer::File(text) if is_of(self.awaits.work) => self.save(text),
            Answer::Imported {
                added,
                known,
                ahead,
                stored,
            } if is_of(self.awaits.work) => {
                let is_more = stored.each().next().is_some();
                self.offered = is_more.then_some(stored);
                self.done(Told::Imported {
                    added,
                    known,
                    ahead,
                })
            }
            Answer::NotImported(why) if is_of(self.awaits.work) => {
                self.work = None;
                self.told = Some(Told::NotImported(why));
                vec![Effect::Tell]
            }
            Answer::Forgotten if is_of(self.awaits.work) => {
                self.unkept = None;
                let mut effects = vec![Effect::ForgetWaiting, Effect::Focus(TOLD)];
                effects.extend(self.done(Told::Forgotten));
                effects
            }
            Answer::ForgottenRound(id) if is_of(self.awaits.work) => self.without(&id),
            Answer::Progress { done, all } => {
                if let Some(work) = self.work.as_mut().filter(|_| is_of(self.awaits.work)) {
                    work.done = Some((done, all));
                }
                vec![]
            }
            Answer::Failed(why) if is_of(self.awaits.work) => self.fail_at_work(why),
            Answer::Failed(why)
                if is_of(self.awaits.list) || is_of(self.awaits.again) || is_of(self.awaits.round) =>
            {
                if !is_of(self.awaits.round) {
                    self.awaits.list = None;
                    self.awaits.again = None;
                    self.is_behind = false;
                }
                self.fail(why)
            }
            // An answer to a question that was asked anew.
            Answer::Found(_)
            | Answer::Opened(_)
            | Answer::File(_)
            | Answer::Imported { .. }
            | Answer::NotImported(_)
            | Answer::Forgotten
            | Answer::ForgottenRound(_)
            | Answer::Failed(_)
            // Of these the page hears by a message of their own.
            | Answer::Kept(_)
            // The statistics ask for these.
            | Answer::Sums(_)
            | Answer::Worth(_) => vec![],
        }
    }

    /// What takes a while could not be done.
    fn fail_at_work(&mut self, why: Failure) -> Vec<Effect> {
        match self.work.take().map(|work| work.kind) {
            // It is said where the file was chosen, far below what is said of the whole history.
            Some(WorkKind::Import) => {
                self.told = Some(Told::ImportFailed(why));
                vec![Effect::Tell]
            }
            Some(WorkKind::Forget) => {
                let mut effects = self.fail(why);
                // The button that had the focus is gone.
                effects.push(Effect::Focus(FORGET));
                effects
            }
            Some(WorkKind::Export | WorkKind::Csv | WorkKind::Rescue) | None => self.fail(why),
        }
    }

    /// A file is written.
    fn save(&mut self, text: String) -> Vec<Effect> {
        let kind = self.work.take().map(|work| work.kind);
        let name = match kind {
            Some(WorkKind::Csv) => "fair-deal-rounds.csv",
            Some(WorkKind::Rescue) => "fair-deal-history-as-it-is.json",
            Some(WorkKind::Export | WorkKind::Import | WorkKind::Forget) | None => {
                "fair-deal-history.json"
            }
        };
        self.told = Some(Told::Saved);
        vec![Effect::Save(name, text), Effect::Tell]
    }

    /// A round is forgotten, and the list comes in its place: that from which it was opened, so that the way back does not
    /// lead to it twice. Who has opened another round meanwhile stays there.
    fn without(&mut self, id: &Id) -> Vec<Effect> {
        let is_it = |opened: &Opened| opened.row.record.id == *id;
        let mut effects = vec![];
        if matches!(&self.round, Some(OneRound::Opened(opened)) if is_it(opened)) {
            self.left_at = None;
            if self.enters {
                self.told_at_list = Some(Told::ForgottenRound);
                self.work = None;
                return vec![Effect::GoBack];
            }
            self.round = None;
            effects.push(Effect::Replace(HistoryPage::address(&self.filter)));
            effects.extend([Effect::FindPersistence, Effect::Focus(TOLD)]);
        }
        effects.extend(self.done(Told::ForgottenRound));
        effects
    }

    /// Work is done that has changed the rounds.
    fn done(&mut self, told: Told) -> Vec<Effect> {
        self.work = None;
        self.failure = None;
        self.told = Some(told);
        let mut effects = self.look();
        effects.push(Effect::Tell);
        effects
    }
}

impl ReadingPage for HistoryPage {
    type Msg = Msg;
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.was_open)
    }

    fn leave(&mut self) {
        self.forget_round();
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Answered(serial, answer) => self.take_in(serial, answer),
            Msg::TookOver(taken) => {
                self.told = Some(Told::TakenOver(taken));
                vec![Effect::Tell, Effect::Focus(TOLD)]
            }
            Msg::Chose(filter) => {
                self.told = None;
                self.filter = filter;
                // In its place: who goes back wants the page before this one, not each step of a search.
                let mut effects = vec![Effect::Replace(HistoryPage::address(&filter))];
                effects.extend(self.look());
                effects
            }
            Msg::ClickedMore => match &self.list {
                List::Found(Found {
                    more: Some(more), ..
                }) => {
                    let before = more.clone();
                    self.look_further(before)
                }
                List::Found(_) | List::Asked => vec![],
            },
            Msg::ClickedExport => self.begin(WorkKind::Export, Ask::Export(Fields::new())),
            Msg::ClickedTakeOver => {
                let offered = self.offered.take().into_iter();
                offered.map(Effect::TakeOver).collect()
            }
            Msg::ClickedCsv => self.begin(WorkKind::Csv, Ask::Csv),
            Msg::GotFile(Some(text)) => self.begin(WorkKind::Import, Ask::Import(text)),
            Msg::GotFile(None) => {
                self.offered = None;
                self.told = Some(Told::FileUnreadable);
                vec![Effect::Tell]
            }
            Msg::ClickedForget => {
                self.forgetting = true;
                self.told = None;
                vec![Effect::Tell, Effect::Focus("[data-tool=keep]")]
            }
            Msg::CancelledForget => {
                self.forgetting = false;
                vec![Effect::Focus(FORGET)]
            }
            Msg::ConfirmedForget if self.forgetting => {
                self.forgetting = false;
                let ask = match &self.round {
                    Some(OneRound::Opened(opened)) => {
                        Ask::ForgetRound(opened.row.record.id.clone())
                    }
                    // Nothing of a round that is not here can be said.
                    Some(OneRound::Asked | OneRound::Missing) => return vec![],
                    None => Ask::Forget,
                };
                self.begin(WorkKind::Forget, ask)
            }
            Msg::ConfirmedForget => vec![],
            Msg::ClickedRescue => self.begin(WorkKind::Rescue, Ask::Rescue),
            Msg::ClickedPersist => vec![Effect::Persist],
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
                self.told = Some(Told::Asked(promised));
                self.persistence = if promised {
                    Persistence::Promised
                } else {
                    Persistence::Refused
                };
                vec![Effect::Tell, Effect::Focus(TOLD)]
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Kept(outcome) => {
                self.unkept = outcome.err();
                self.unkept.map(|_| Effect::Tell).into_iter().collect()
            }
            News::KeptElsewhere if is_open => self.look_again(),
            News::KeptElsewhere | News::Rules(_) => vec![],
        }
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::Replace(_)
            | Effect::GoBack
            | Effect::Focus(_)
            | Effect::FocusRow(_)
            | Effect::LeaveList
            | Effect::BackToList(_)
            | Effect::EnterRound
            | Effect::Tell => true,
            Effect::Ask(..)
            | Effect::Save(..)
            | Effect::TakeOver(_)
            | Effect::ForgetWaiting
            | Effect::FindPersistence
            | Effect::Persist => false,
        }
    }
}
