//! The page of what was played: rounds that are found, one that is opened, and what can be done with all of them.
//!
//! The history's worker answers in the order in which it was asked. Each question has a number, and an answer to
//! an older question of the same kind is dropped.

use crate::history::file::NotAFile;
use crate::history::{Answer, Ask, Failure, Filter, Found, Id, Opened};
use crate::table::Fields;

/// How many rounds are shown at once.
const AT_ONCE: usize = 30;

/// The paragraph that says what was done last.
const TOLD: &str = ".history .told";

/// The page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HistoryPage {
    filter: Filter,
    list: List,
    /// The round that is open, if the address names one.
    round: Option<OneRound>,
    /// The number of the last question, and those of the questions whose answers are waited for.
    serial: u32,
    awaits: Awaits,
    work: Option<Work>,
    told: Option<Told>,
    /// Why the history does not work.
    failure: Option<Failure>,
    /// Whether the worker could not be loaded, or has ended.
    lacks_worker: bool,
    /// Why rounds that were played wait for the history, if they do.
    unkept: Option<Failure>,
    /// What the file that was imported last has of settings and tables, until it is taken over.
    offered: Option<Fields>,
    /// Whether it was said once that everything is to be forgotten.
    forgetting: bool,
    persistence: Persistence,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Awaits {
    list: u32,
    round: u32,
    work: u32,
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

/// What takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkKind {
    /// A file of everything is written.
    Export,
    /// A table of the rounds is written.
    Csv,
    /// A file is read.
    Import,
    /// Everything is forgotten.
    Forget,
    /// A file of what cannot be read is written.
    Rescue,
}

/// Work under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// What is done.
    pub kind: WorkKind,
    /// How many rounds are done, of all; nothing while that is not known.
    pub done: Option<(usize, usize)>,
}

/// What was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// So many rounds came in, and so many were here already.
    Imported {
        /// How many are new.
        added: usize,
        /// How many were here.
        known: usize,
    },
    /// The file was none of ours, or damaged.
    NotImported(NotAFile),
    /// There is nothing any more.
    Forgotten,
    /// A file was given to the browser.
    Saved,
    /// The browser has answered whether it promises to clear nothing.
    Asked(bool),
    /// The browser did not let us read the file.
    FileUnreadable,
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
    /// There is no worker.
    NoWorker,
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
    /// Everything is to be forgotten, if that is said again.
    ClickedForget,
    /// It is not to be forgotten after all.
    ClickedDoNotForget,
    /// It was said again.
    ClickedForgetAll,
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

    /// Whether the worker could not be loaded, or has ended: the next question starts another.
    #[must_use]
    pub const fn lacks_worker(&self) -> bool {
        self.lacks_worker
    }

    /// Whether the file that was imported last has settings and tables that can be taken over.
    #[must_use]
    pub const fn offers_more(&self) -> bool {
        self.offered.is_some()
    }

    /// Whether it was said once that everything is to be forgotten.
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

    /// Opens the page at an address with these fields: `round=` and an id, or those of a filter.
    pub(super) fn open(&mut self, fields: &Fields) -> Vec<Effect> {
        self.told = None;
        self.offered = None;
        self.forgetting = false;
        // An answer about another round would be too late.
        self.awaits.round = self.next();
        match fields.get("round") {
            None => {
                self.round = None;
                self.filter = Filter::read(fields);
                let mut effects = self.look();
                effects.push(Effect::FindPersistence);
                effects
            }
            Some(id) => match id.parse::<Id>() {
                Err(_) => {
                    self.round = Some(OneRound::Missing);
                    vec![]
                }
                Ok(id) => {
                    self.round = Some(OneRound::Asked);
                    let in_play = vec![];
                    vec![Effect::Ask(self.serial, Ask::Open { id, in_play })]
                }
            },
        }
    }

    const fn next(&mut self) -> u32 {
        self.serial = self.serial.wrapping_add(1);
        self.serial
    }

    /// Looks for the first rounds that pass the filter.
    fn look(&mut self) -> Vec<Effect> {
        self.list = List::Asked;
        self.find(None)
    }

    fn find(&mut self, before: Option<Id>) -> Vec<Effect> {
        self.awaits.list = self.next();
        let ask = Ask::Find {
            filter: self.filter,
            before,
            count: AT_ONCE,
        };
        vec![Effect::Ask(self.serial, ask)]
    }

    fn begin(&mut self, kind: WorkKind, ask: Ask) -> Vec<Effect> {
        if self.work.is_some() {
            return vec![];
        }
        self.told = None;
        self.offered = None;
        self.work = Some(Work { kind, done: None });
        self.awaits.work = self.next();
        vec![Effect::Ask(self.serial, ask)]
    }

    /// Takes in what has happened.
    pub(super) fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Answered(serial, answer) => self.take_in(serial, answer),
            Msg::NoWorker => {
                self.lacks_worker = true;
                self.fail(Failure::NoWorker)
            }
            Msg::Chose(filter) => {
                self.told = None;
                self.filter = filter;
                let mut effects = vec![Effect::Replace(HistoryPage::address(&filter))];
                effects.extend(self.look());
                effects
            }
            Msg::ClickedMore => match &self.list {
                List::Found(Found {
                    more: Some(more), ..
                }) => {
                    let before = more.clone();
                    self.find(Some(before))
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
                vec![Effect::Tell, Effect::Focus("[data-tool=keep-all]")]
            }
            Msg::ClickedDoNotForget => {
                self.forgetting = false;
                vec![Effect::Focus("[data-tool=forget]")]
            }
            Msg::ClickedForgetAll if self.forgetting => {
                self.forgetting = false;
                self.begin(WorkKind::Forget, Ask::Forget)
            }
            Msg::ClickedForgetAll => vec![],
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

    fn fail(&mut self, why: Failure) -> Vec<Effect> {
        self.failure = Some(why);
        if self.lacks_worker {
            self.work = None;
        }
        vec![Effect::Tell]
    }

    fn take_in(&mut self, serial: u32, answer: Answer) -> Vec<Effect> {
        let is_of = |awaited: u32| serial == awaited;
        self.lacks_worker = false;
        match answer {
            Answer::Kept(_) => {
                self.unkept = None;
                vec![]
            }
            Answer::Found(found) if is_of(self.awaits.list) => {
                self.failure = None;
                self.list = List::Found(match std::mem::take(&mut self.list) {
                    List::Asked => found,
                    List::Found(before) => Found {
                        rows: before.rows.into_iter().chain(found.rows).collect(),
                        unreadable: before.unreadable + found.unreadable,
                        more: found.more,
                    },
                });
                vec![Effect::Tell]
            }
            Answer::Opened(opened) if is_of(self.awaits.round) => {
                self.failure = None;
                self.round = Some(opened.map_or(OneRound::Missing, OneRound::Opened));
                vec![Effect::Tell]
            }
            Answer::File(text) if is_of(self.awaits.work) => {
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
            Answer::Imported {
                added,
                known,
                stored,
            } if is_of(self.awaits.work) => {
                let is_more = stored.each().next().is_some();
                self.offered = is_more.then_some(stored);
                self.done(Told::Imported { added, known })
            }
            Answer::NotImported(why) if is_of(self.awaits.work) => {
                self.work = None;
                self.told = Some(Told::NotImported(why));
                vec![Effect::Tell]
            }
            Answer::Forgotten if is_of(self.awaits.work) => {
                let mut effects = vec![Effect::ForgetWaiting, Effect::Focus(TOLD)];
                effects.extend(self.done(Told::Forgotten));
                effects
            }
            Answer::Progress { done, all } => {
                if let Some(work) = self.work.as_mut().filter(|_| is_of(self.awaits.work)) {
                    work.done = Some((done, all));
                }
                vec![]
            }
            // What was to be kept has no number.
            Answer::Failed(why) if serial == 0 => {
                self.unkept = Some(why);
                vec![Effect::Tell]
            }
            Answer::Failed(why) if is_of(self.awaits.work) => {
                self.work = None;
                self.fail(why)
            }
            Answer::Failed(why) if is_of(self.awaits.list) || is_of(self.awaits.round) => {
                self.fail(why)
            }
            // An answer to a question that was asked anew.
            Answer::Found(_)
            | Answer::Opened(_)
            | Answer::File(_)
            | Answer::Imported { .. }
            | Answer::NotImported(_)
            | Answer::Forgotten
            | Answer::Failed(_)
            // The statistics ask for these.
            | Answer::Sums(_)
            | Answer::Worth(_) => vec![],
        }
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
