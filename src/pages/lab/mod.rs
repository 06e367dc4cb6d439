//! `#/lab`: the experiment, the enumeration, and the explanation of five cards.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

use super::page::{PageEffect, ReadingPage, Visit};
use crate::core::{PackCard, Secret};
use crate::lab::{ChosenCards, Hands, Job, NoHands, Report, Root, Run, Stage, csv};
use crate::table::{Fields, NoEntropy};
use crate::text::Words;

/// The name in the address of the number of hands of an experiment.
const HANDS: &str = "hands";

/// The state of the lab page. It stays while the player visits another page, and a job continues. Only one job runs at
/// a time.
#[derive(Clone, Debug)]
pub struct LabPage {
    cards: ChosenCards,
    links: u32,
    typed: String,
    problem: Option<LabProblem>,
    serial: u32,
    experiment: Option<Run>,
    enumeration: Option<Run>,
}

/// The reason why an experiment does not start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabProblem {
    /// The text in the field is not a number of hands.
    NoHands(NoHands),
    /// The browser gave no entropy.
    NoEntropy,
}

/// A file that the player can save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabFile {
    /// The frequencies of the experiment.
    Frequencies,
    /// The first hands of the experiment.
    Hands,
    /// The frequencies of the enumeration.
    Exact,
}

impl LabFile {
    /// The name of the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LabFile::Frequencies => "fair-deal-frequencies.csv",
            LabFile::Hands => "fair-deal-hands.csv",
            LabFile::Exact => "fair-deal-exact.csv",
        }
    }
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this card for this place of the hand, 0 to 4. `None` clears the place.
    ChoseCard(usize, Option<PackCard>),
    /// The player typed this into the field for the number of hands.
    TypedHands(String),
    /// The player left the field for the number of hands.
    LeftHands,
    /// The player clicked the button that deals the hands of an experiment.
    ClickedDeal,
    /// 32 bytes for an experiment with this number of hands, or the error that the browser gave none.
    GotEntropy(Hands, Result<Secret, NoEntropy>),
    /// The player clicked the button that judges all hands.
    ClickedEnumerate,
    /// A progress report of the job with this number. `None` if the report cannot be read.
    Reported(u32, Option<Report>),
    /// The browser has no worker for the job with this number.
    NoWorker(u32),
    /// The player clicked the button that stops a job.
    ClickedCancel,
    /// The player clicked the button that saves this file.
    ClickedSave(LabFile),
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The rank of the chosen cards.
    Hand,
    /// The reason why no experiment starts. The text on the page is not an alert, because it also describes its field and a
    /// screen reader would read it twice.
    Problem,
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Draw 32 bytes of the browser's entropy. Answer with [`Msg::GotEntropy`].
    DrawEntropy(Hands),
    /// Run this job in a worker, and drop the job before it. Send [`Msg::Reported`] with this number about ten times a
    /// second and at the end.
    StartJob(u32, Job),
    /// Run this job from its beginning in slices on the page, because the browser has no worker.
    StartJobOnPage(u32, Job),
    /// Drop the current job.
    StopJob,
    /// Announce the result of a job.
    AnnounceRun(Run),
}

impl Default for LabPage {
    fn default() -> LabPage {
        LabPage {
            cards: ChosenCards::default(),
            links: 0,
            typed: Hands::USUAL.count().to_string(),
            problem: None,
            serial: 0,
            experiment: None,
            enumeration: None,
        }
    }
}

impl LabPage {
    /// The five cards to explain.
    #[must_use]
    pub const fn cards(&self) -> &ChosenCards {
        &self.cards
    }

    /// The number of links that have set the cards so far.
    #[must_use]
    pub const fn links(&self) -> u32 {
        self.links
    }

    /// The text in the field for the number of hands.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The reason why no experiment starts, since the last click or since the player left the field.
    #[must_use]
    pub const fn problem(&self) -> Option<LabProblem> {
        self.problem
    }

    /// The last experiment.
    #[must_use]
    pub const fn experiment(&self) -> Option<&Run> {
        self.experiment.as_ref()
    }

    /// The last enumeration.
    #[must_use]
    pub const fn enumeration(&self) -> Option<&Run> {
        self.enumeration.as_ref()
    }

    /// Returns true if a job is in progress. A job can start only when none is in progress.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let runs = [&self.experiment, &self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.any(|run| run.stage == Stage::UnderWay)
    }

    /// Shows the cards of a link.
    fn show(&mut self, codes: &str) {
        self.cards = ChosenCards::named(codes);
        self.links = self.links.wrapping_add(1);
    }

    /// Puts this card into this place.
    fn choose(&mut self, place: usize, card: Option<PackCard>) -> Vec<Effect> {
        self.cards = std::mem::take(&mut self.cards).with(place, card);
        vec![Effect::Announce(Announcement::Hand)]
    }

    /// Handles the text that the player typed into the field for the number of hands.
    fn type_hands(&mut self, text: String) {
        self.typed = text;
        self.problem = None;
    }

    /// Called when the player leaves the field for the number of hands.
    fn leave_hands(&mut self) -> Option<Effect> {
        // Enter deals first and leaves the field afterwards. The same problem is announced once.
        let is_new = self.problem.is_none();
        self.problem = self.hands().err();
        (is_new && self.problem.is_some()).then_some(Effect::Announce(Announcement::Problem))
    }

    fn hands(&self) -> Result<Hands, LabProblem> {
        self.typed.parse().map_err(LabProblem::NoHands)
    }

    /// Handles a click that deals hands.
    fn deal(&mut self) -> Option<Effect> {
        if self.is_busy() {
            return None;
        }
        match self.hands() {
            Ok(hands) => Some(Effect::Own(OwnEffect::DrawEntropy(hands))),
            Err(problem) => {
                self.problem = Some(problem);
                Some(Effect::Announce(Announcement::Problem))
            }
        }
    }

    /// Handles the entropy for an experiment.
    fn got_entropy(&mut self, hands: Hands, entropy: Result<Secret, NoEntropy>) -> Option<Effect> {
        match entropy {
            Err(NoEntropy) => {
                self.problem = Some(LabProblem::NoEntropy);
                Some(Effect::Announce(Announcement::Problem))
            }
            Ok(secret) => {
                let root = Root::from(secret);
                self.start(Job::Deal { root, hands })
            }
        }
    }

    /// Starts the enumeration of all hands.
    fn enumerate(&mut self) -> Option<Effect> {
        self.start(Job::Enumerate)
    }

    /// Starts a job, unless another is in progress.
    fn start(&mut self, job: Job) -> Option<Effect> {
        if self.is_busy() {
            return None;
        }
        let run = Some(Run {
            job,
            report: Report::default(),
            stage: Stage::UnderWay,
        });
        match job {
            Job::Deal { .. } => self.experiment = run,
            Job::Enumerate => self.enumeration = run,
        }
        self.problem = None;
        self.serial = self.serial.wrapping_add(1);
        Some(Effect::Own(OwnEffect::StartJob(self.serial, job)))
    }

    /// The current run, if its job has this number.
    fn under_way(&mut self, serial: u32) -> Option<&mut Run> {
        let runs = [&mut self.experiment, &mut self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.find(|run| run.stage == Stage::UnderWay && serial == self.serial)
    }

    /// Handles a progress report of the job with this number. Ignores a report of an earlier job. If the report cannot
    /// be read, the page does without the worker.
    fn reported(&mut self, serial: u32, report: Option<Report>) -> Option<Effect> {
        let Some(report) = report else {
            return self.no_worker(serial);
        };
        let run = self.under_way(serial)?;
        run.report = report;
        if report.done() < run.job.hands() {
            return None;
        }
        run.stage = Stage::Finished;
        Some(Effect::Own(OwnEffect::AnnounceRun(*run)))
    }

    /// Called when the browser has no worker for the job with this number.
    fn no_worker(&mut self, serial: u32) -> Option<Effect> {
        let job = self.under_way(serial)?.job;
        Some(Effect::Own(OwnEffect::StartJobOnPage(serial, job)))
    }

    /// Stops the current job.
    fn cancel(&mut self) -> Option<Effect> {
        self.under_way(self.serial)?.stage = Stage::Cancelled;
        Some(Effect::Own(OwnEffect::StopJob))
    }

    /// Saves this file. Does nothing if there are no results to save.
    fn save(&self, file: LabFile) -> Option<Effect> {
        let text = match file {
            LabFile::Frequencies => csv::frequencies(self.experiment.as_ref()?),
            LabFile::Exact => csv::frequencies(self.enumeration.as_ref()?),
            LabFile::Hands => {
                let run = self.experiment?;
                match run.job {
                    Job::Deal { root, .. } => csv::listed(root, run.report.done()),
                    Job::Enumerate => return None,
                }
            }
        };
        Some(Effect::Save(file.name(), text))
    }
}

impl ReadingPage for LabPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.lab_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let fields = visit.fields;
        let (hand, hands) = (fields.get("hand"), fields.get(HANDS));
        // An address names all choices on an open page. A link from elsewhere keeps those that it does not name.
        let is_whole = visit.was_open && hand.or(hands).is_some();
        let hands = hands.and_then(|text| text.parse().ok());
        if let Some(hands) = hands.or(is_whole.then_some(Hands::USUAL)) {
            self.type_hands(hands.count().to_string());
        }
        if let Some(codes) = hand.or(is_whole.then_some("")) {
            self.show(codes);
        }
        vec![]
    }

    fn choices(&self) -> Option<Fields> {
        let LabPage {
            cards,
            typed: _,
            links: _,
            problem: _,
            serial: _,
            experiment: _,
            enumeration: _,
        } = self;
        let hands = self.hands().ok().filter(|hands| *hands != Hands::USUAL);
        let fields = Fields::new().with_some("hand", cards.codes());
        Some(fields.with_some(HANDS, hands.map(Hands::count)))
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let effect = match msg {
            Msg::ChoseCard(place, card) => return self.choose(place, card),
            Msg::TypedHands(text) => {
                self.type_hands(text);
                None
            }
            Msg::LeftHands => self.leave_hands(),
            Msg::ClickedDeal => self.deal(),
            Msg::GotEntropy(hands, entropy) => self.got_entropy(hands, entropy),
            Msg::ClickedEnumerate => self.enumerate(),
            Msg::Reported(serial, report) => self.reported(serial, report),
            Msg::NoWorker(serial) => self.no_worker(serial),
            Msg::ClickedCancel => self.cancel(),
            Msg::ClickedSave(file) => self.save(file),
        };
        effect.into_iter().collect()
    }
}
