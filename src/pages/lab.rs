//! The state of the lab page: the experiment, the enumeration, and the five cards to be explained.

use super::Effect;
use crate::core::{PackCard, Secret};
use crate::lab::{ChosenCards, Hands, Job, NoHands, Report, Root, Run, Stage, csv};
use crate::table::NoEntropy;

/// All that is on the lab page. It stays when another page is visited, and a job that is under way
/// goes on. One job is under way at a time.
#[derive(Clone, Debug)]
pub struct Lab {
    cards: ChosenCards,
    links: u32,
    typed: String,
    problem: Option<LabProblem>,
    serial: u32,
    experiment: Option<Run>,
    enumeration: Option<Run>,
}

/// Why an experiment does not begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabProblem {
    /// The text in the field is not a number of hands.
    NoHands(NoHands),
    /// The browser gave no entropy.
    NoEntropy,
}

/// What can be saved as a file.
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

impl Default for Lab {
    fn default() -> Lab {
        Lab {
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

impl Lab {
    /// The five cards to be explained.
    #[must_use]
    pub const fn cards(&self) -> &ChosenCards {
        &self.cards
    }

    /// The number of links that have brought cards so far.
    #[must_use]
    pub const fn links(&self) -> u32 {
        self.links
    }

    /// The text in the field for the number of hands.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why no experiment begins, since the last click or since the visitor left the field.
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

    /// Whether a job is under way. Another can begin only when none is, and only a job that is under
    /// way can be cancelled.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let runs = [&self.experiment, &self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.any(|run| run.stage == Stage::UnderWay)
    }

    /// A link has brought these cards.
    pub(super) fn open(&mut self, codes: &str) {
        self.cards = ChosenCards::named(codes);
        self.links = self.links.wrapping_add(1);
    }

    /// The visitor has chosen this card for this place. The address then names the cards, so that it
    /// can be passed on.
    pub(super) fn choose(&mut self, place: usize, card: Option<PackCard>) -> Vec<Effect> {
        self.cards = std::mem::take(&mut self.cards).with(place, card);
        vec![
            Effect::ReplaceFragment(self.cards.path()),
            Effect::AnnounceHand,
        ]
    }

    /// The visitor has typed this into the field for the number of hands.
    pub(super) fn type_hands(&mut self, text: String) {
        self.typed = text;
        self.problem = None;
    }

    /// The visitor has left the field for the number of hands.
    pub(super) fn leave_hands(&mut self) -> Vec<Effect> {
        self.problem = self.hands().err();
        vec![]
    }

    fn hands(&self) -> Result<Hands, LabProblem> {
        self.typed.parse().map_err(LabProblem::NoHands)
    }

    /// The visitor wants hands to be dealt.
    pub(super) fn deal(&mut self) -> Option<Effect> {
        if self.is_busy() {
            return None;
        }
        match self.hands() {
            Ok(hands) => Some(Effect::DrawEntropy(hands)),
            Err(problem) => {
                self.problem = Some(problem);
                None
            }
        }
    }

    /// The entropy for an experiment has come, or not.
    pub(super) fn got_entropy(
        &mut self,
        hands: Hands,
        entropy: Result<Secret, NoEntropy>,
    ) -> Option<Effect> {
        match entropy {
            Err(NoEntropy) => {
                self.problem = Some(LabProblem::NoEntropy);
                None
            }
            Ok(secret) => {
                let root = Root::from(secret);
                self.start(Job::Deal { root, hands })
            }
        }
    }

    /// The visitor wants all hands to be judged.
    pub(super) fn enumerate(&mut self) -> Option<Effect> {
        self.start(Job::Enumerate)
    }

    /// Starts a job, unless another is under way.
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
        Some(Effect::StartJob(self.serial, job))
    }

    /// Returns the run under way, if it is that of the job with this number.
    fn under_way(&mut self, serial: u32) -> Option<&mut Run> {
        let runs = [&mut self.experiment, &mut self.enumeration];
        let mut runs = runs.into_iter().flatten();
        runs.find(|run| run.stage == Stage::UnderWay && serial == self.serial)
    }

    /// The job with this number has come so far. A report of an earlier job changes nothing.
    pub(super) fn reported(&mut self, serial: u32, report: Report) -> Option<Effect> {
        let run = self.under_way(serial)?;
        run.report = report;
        if report.done() < run.job.hands() {
            return None;
        }
        run.stage = Stage::Finished;
        Some(Effect::AnnounceRun(*run))
    }

    /// There is no worker for the job with this number.
    pub(super) fn no_worker(&mut self, serial: u32) -> Option<Effect> {
        let job = self.under_way(serial)?.job;
        Some(Effect::StartJobOnPage(serial, job))
    }

    /// The visitor has stopped what is under way.
    pub(super) fn cancel(&mut self) -> Option<Effect> {
        self.under_way(self.serial)?.stage = Stage::Cancelled;
        Some(Effect::StopJob)
    }

    /// The visitor wants this file; nothing happens before there is something to be saved.
    pub(super) fn save(&self, file: LabFile) -> Option<Effect> {
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
        Some(Effect::SaveFile(file.name(), text))
    }
}
