//! The lab's bench: what a visitor sets up, what is under way on it, and what came of it.

use super::csv;
use super::hands::{Hands, NoHands, Root};
use super::work::{Job, Report};
use crate::core::Secret;
use crate::table::NoEntropy;

/// All that lies on the bench. One job is under way at a time.
#[derive(Clone, Debug)]
pub struct Bench {
    typed: String,
    trouble: Option<Trouble>,
    serial: u32,
    experiment: Option<Run>,
    enumeration: Option<Run>,
}

/// A job, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// What is to be done.
    pub job: Job,
    /// What came up until now.
    pub report: Report,
    /// Whether it still goes on.
    pub stage: Stage,
}

/// Whether a job still goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// More is to come.
    UnderWay,
    /// All of it is done.
    Finished,
    /// The visitor has stopped it. What came up until then stays.
    Cancelled,
}

/// Why nothing is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What stands in the field is no number of hands.
    NoHands(NoHands),
    /// The browser gave no entropy.
    NoEntropy,
}

/// What can be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// The frequencies of the experiment.
    Frequencies,
    /// Its first hands.
    Hands,
    /// All hands, enumerated.
    Exact,
}

impl File {
    /// What the file is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            File::Frequencies => "fair-deal-frequencies.csv",
            File::Hands => "fair-deal-hands.csv",
            File::Exact => "fair-deal-exact.csv",
        }
    }
}

/// What happens at the bench.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This stands in the field for the number of hands now.
    Typed(String),
    /// So many hands are to be dealt.
    ClickedDeal,
    /// 32 bytes for an experiment of so many hands came, or did not.
    GotEntropy(Hands, Result<Secret, NoEntropy>),
    /// All hands are to be judged.
    ClickedEnumerate,
    /// The job with this number has come so far.
    Reported(u32, Report),
    /// There is no worker for the job with this number.
    NoWorker(u32),
    /// Enough.
    ClickedCancel,
    /// The numbers are wanted as a file.
    ClickedSave(File),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Hands),
    /// Do this job, and send [`Msg::Reported`] with this number about ten times a second, and when
    /// it is done. What was under way before is dropped.
    Start(u32, Job),
    /// The same on the page, in slices, from the job's beginning: there is no worker.
    StartHere(u32, Job),
    /// Drop what is under way.
    Stop,
    /// Tell what came of the job to those who cannot see it.
    Tell(Run),
    /// Save this text under this name.
    Save(&'static str, String),
}

impl Default for Bench {
    fn default() -> Bench {
        Bench {
            typed: Hands::USUAL.count().to_string(),
            trouble: None,
            serial: 0,
            experiment: None,
            enumeration: None,
        }
    }
}

impl Bench {
    /// What stands in the field for the number of hands.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why nothing was dealt at the last click, if nothing was.
    #[must_use]
    pub const fn trouble(&self) -> Option<Trouble> {
        self.trouble
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

    /// Whether a job is under way. Another can be begun only when none is, and only what is under
    /// way can be cancelled.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let runs = [&self.experiment, &self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.any(|run| run.stage == Stage::UnderWay)
    }

    /// The bench after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Bench, Option<Cmd>) {
        let cmd = match msg {
            Msg::Typed(text) => {
                self.typed = text;
                self.trouble = None;
                None
            }
            Msg::ClickedDeal if !self.is_busy() => match self.typed.parse() {
                Ok(hands) => Some(Cmd::DrawEntropy(hands)),
                Err(error) => {
                    self.trouble = Some(Trouble::NoHands(error));
                    None
                }
            },
            Msg::GotEntropy(hands, Ok(secret)) if !self.is_busy() => {
                let root = Root::from(secret);
                Some(self.start(Job::Deal { root, hands }))
            }
            Msg::GotEntropy(_, Err(NoEntropy)) => {
                self.trouble = Some(Trouble::NoEntropy);
                None
            }
            Msg::ClickedEnumerate if !self.is_busy() => Some(self.start(Job::Enumerate)),
            Msg::Reported(serial, report) if serial == self.serial => self.reported(report),
            Msg::NoWorker(serial) if serial == self.serial => {
                let run = self.under_way();
                run.map(|run| Cmd::StartHere(serial, run.job))
            }
            Msg::ClickedCancel => self.under_way().map(|run| {
                run.stage = Stage::Cancelled;
                Cmd::Stop
            }),
            Msg::ClickedSave(file) => self.text(file).map(|text| Cmd::Save(file.name(), text)),
            // What is clicked twice, or comes back late, changes nothing.
            Msg::ClickedDeal
            | Msg::GotEntropy(_, Ok(_))
            | Msg::ClickedEnumerate
            | Msg::Reported(_, _)
            | Msg::NoWorker(_) => None,
        };
        (self, cmd)
    }

    fn start(&mut self, job: Job) -> Cmd {
        let run = Some(Run {
            job,
            report: Report::default(),
            stage: Stage::UnderWay,
        });
        match job {
            Job::Deal { .. } => self.experiment = run,
            Job::Enumerate => self.enumeration = run,
        }
        self.trouble = None;
        self.serial = self.serial.wrapping_add(1);
        Cmd::Start(self.serial, job)
    }

    fn under_way(&mut self) -> Option<&mut Run> {
        let runs = [&mut self.experiment, &mut self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.find(|run| run.stage == Stage::UnderWay)
    }

    fn reported(&mut self, report: Report) -> Option<Cmd> {
        let run = self.under_way()?;
        run.report = report;
        if report.done() < run.job.hands() {
            return None;
        }
        run.stage = Stage::Finished;
        Some(Cmd::Tell(*run))
    }

    /// What is in this file; nothing before there is anything to be saved.
    fn text(&self, file: File) -> Option<String> {
        match file {
            File::Frequencies => Some(csv::frequencies(&self.experiment?.report.counts)),
            File::Exact => Some(csv::frequencies(&self.enumeration?.report.counts)),
            File::Hands => {
                let run = self.experiment?;
                match run.job {
                    Job::Deal { root, .. } => Some(csv::listed(root, run.report.done())),
                    Job::Enumerate => None,
                }
            }
        }
    }
}
