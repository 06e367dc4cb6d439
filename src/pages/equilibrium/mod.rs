//! The page that shows the solved poker match as charts: what each kind of hands does at a decision.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

use super::page::{PageEffect, ReadingPage, Visit};
use crate::poker::chips::MOST_RAISES;
pub use crate::poker::equilibrium::MatchStage;
use crate::poker::equilibrium::{BettingTree, MixChart, Point};
use crate::table::Fields;
use crate::text::Words;

/// The name in the address of the history that leads to the decision ([`Point::letters`]).
pub const HISTORY: &str = "history";

/// The first decision of the match.
const FIRST: Point = Point::Before { node: 0 };

/// The numbers of cards that both players swap if the player has chosen none: each keeps a pair.
const USUAL_SWAPS: [usize; 2] = [3, 3];

/// The file of the solution, as far as the page knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SolutionFile {
    /// Not requested yet.
    #[default]
    Unasked,
    /// Requested.
    Asked,
    /// Here.
    Here,
    /// It did not come, or the worker could not read it.
    Missing,
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this decision.
    Chose(Point),
    /// The file of the solution is here, or did not come.
    GotFile(bool),
    /// The worker has written the chart of this decision. `None` if it could not read the file.
    GotChart(Point, Option<Box<MixChart>>),
    /// The player clicked the button that fetches the file again.
    ClickedTryAgain,
    /// The player clicked a button that saves this text in a file with this name.
    ClickedSave(&'static str, String),
}

/// A request to the browser. Its announcement is the sentence about all hands of the new chart.
pub type Effect = PageEffect<(), OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Fetch the file of the solution. Answer with [`Msg::GotFile`].
    FetchFile,
    /// Ask the worker for this chart. Answer with [`Msg::GotChart`].
    AskChart(Point),
}

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct EquilibriumPage {
    point: Point,
    is_mangled: bool,
    file: SolutionFile,
    /// The last chart, with its decision.
    chart: Option<(Point, Box<MixChart>)>,
}

impl Default for EquilibriumPage {
    fn default() -> EquilibriumPage {
        EquilibriumPage {
            point: FIRST,
            is_mangled: false,
            file: SolutionFile::default(),
            chart: None,
        }
    }
}

/// The decision after a history as the address names it.
fn decision(history: &str) -> Option<Point> {
    let words: Vec<String> = history.chars().map(String::from).collect();
    words.join(" ").parse().ok()
}

/// The betting tree of each round.
#[must_use]
pub fn tree() -> BettingTree {
    BettingTree::new(MOST_RAISES)
}

impl EquilibriumPage {
    /// The decision.
    #[must_use]
    pub const fn point(&self) -> Point {
        self.point
    }

    /// Returns true if the address names no decision of the match.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// Returns true if the page cannot show a chart because the file of the solution is not here.
    #[must_use]
    pub fn lacks_file(&self) -> bool {
        self.file == SolutionFile::Missing
    }

    /// The chart of the decision. `None` until it has come.
    #[must_use]
    pub fn chart(&self) -> Option<&MixChart> {
        let (of, chart) = self.chart.as_ref()?;
        (*of == self.point).then_some(chart)
    }

    /// The decision to which the page goes if the player chooses this stage: on the same way through the match, as far
    /// as there is one.
    #[must_use]
    pub fn at_stage(&self, stage: MatchStage) -> Point {
        let tree = tree();
        if stage == MatchStage::of(self.point) {
            return self.point;
        }
        let close = self.close(&tree);
        match stage {
            MatchStage::Before => {
                let path = &tree.closes()[close].path;
                let is_last = |path_of: &[_]| path.len() == path_of.len() + 1;
                let mut nodes = tree.nodes().iter();
                let node =
                    nodes.position(|node| is_last(&node.path) && path.starts_with(&node.path));
                Point::Before {
                    node: node.unwrap_or_default(),
                }
            }
            MatchStage::Swap => Point::FirstSwap { close },
            MatchStage::After => Point::Last {
                close,
                swaps: match self.point {
                    Point::SecondSwap { first, .. } => [first, USUAL_SWAPS[1]],
                    Point::Before { .. } | Point::FirstSwap { .. } | Point::Last { .. } => {
                        USUAL_SWAPS
                    }
                },
                node: 0,
            },
        }
    }

    /// The end of the first round of bets: that before the decision, or the first one that can follow it.
    fn close(&self, tree: &BettingTree) -> usize {
        match self.point {
            Point::Before { node } => {
                let path = &tree.nodes()[node].path;
                let mut closes = tree.closes().iter();
                let close = closes.position(|close| close.path.starts_with(path));
                close.unwrap_or_default()
            }
            Point::FirstSwap { close }
            | Point::SecondSwap { close, .. }
            | Point::Last { close, .. } => close,
        }
    }

    /// Requests what the chart of the decision lacks.
    fn request(&mut self) -> Vec<Effect> {
        let effect = match self.file {
            SolutionFile::Unasked => {
                self.file = SolutionFile::Asked;
                OwnEffect::FetchFile
            }
            SolutionFile::Here if self.chart().is_none() => OwnEffect::AskChart(self.point),
            SolutionFile::Asked | SolutionFile::Here | SolutionFile::Missing => return vec![],
        };
        vec![Effect::Own(effect)]
    }

    fn got_chart(&mut self, point: Point, chart: Option<Box<MixChart>>) -> Vec<Effect> {
        if point != self.point {
            return vec![];
        }
        let Some(chart) = chart else {
            self.file = SolutionFile::Missing;
            return vec![];
        };
        // The player hears the name of the page first, and then of each chart that follows a choice.
        let is_next = self.chart.is_some();
        self.chart = Some((point, chart));
        is_next
            .then_some(Effect::Announce(()))
            .into_iter()
            .collect()
    }
}

impl ReadingPage for EquilibriumPage {
    type Msg = Msg;
    type Announcement = ();
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.equilibrium_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let named = visit.fields.get(HISTORY);
        let point = named.map(decision);
        self.is_mangled = point == Some(None);
        if let Some(point) = point.flatten().or(visit.was_open.then_some(FIRST)) {
            self.point = point;
        }
        self.request()
    }

    fn choices(&self) -> Option<Fields> {
        let EquilibriumPage {
            point,
            is_mangled: _,
            file: _,
            chart: _,
        } = self;
        let named = Some(point.letters()).filter(|history| !history.is_empty());
        Some(Fields::new().with_some(HISTORY, named))
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Chose(point) => {
                self.point = point;
                self.is_mangled = false;
                self.request()
            }
            Msg::GotFile(is_here) => {
                self.file = if is_here {
                    SolutionFile::Here
                } else {
                    SolutionFile::Missing
                };
                self.request()
            }
            Msg::GotChart(point, chart) => self.got_chart(point, chart),
            Msg::ClickedTryAgain => {
                self.file = SolutionFile::Unasked;
                self.request()
            }
            Msg::ClickedSave(name, text) => vec![Effect::Save(name, text)],
        }
    }
}
