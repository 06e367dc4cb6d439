//! The best strategy charts of each number of rows on the page of the pay tables: what few rows cost.

use crate::coach::draw::StrategyChart;
use crate::table::Fields;

/// The name in the address of the number of rows.
pub(super) const ROWS: &str = "rows";

/// The number of rows that is chosen at first.
const USUAL: usize = 16;

/// The charts on the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// The number of rows that the player may have chosen.
    chosen: Option<usize>,
    charts: Charts,
}

/// The charts of a pay table.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Charts {
    /// The player has not asked for them.
    #[default]
    NotAsked,
    /// A worker searches for them.
    Asked,
    /// These were found, the shortest first. Each costs less than the one before it.
    Found(Vec<StrategyChart>),
}

/// A message to this part of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player asked for the charts.
    Wanted,
    /// The player cancelled the search.
    Cancelled,
    /// The player chose this number of rows.
    Chose(usize),
}

impl Curve {
    /// Returns the charts.
    #[must_use]
    pub const fn charts(&self) -> &Charts {
        &self.charts
    }

    /// Returns true if a worker searches for the charts.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.charts == Charts::Asked
    }

    /// Returns the best chart with the chosen number of rows or fewer; the shortest one if all have more.
    #[must_use]
    pub fn shown(&self) -> Option<&StrategyChart> {
        let Charts::Found(charts) = &self.charts else {
            return None;
        };
        let chosen = self.chosen.unwrap_or(USUAL);
        let fitting = charts.iter().take_while(|it| it.rows.len() <= chosen);
        fitting.last().or_else(|| charts.first())
    }

    /// Reads the choice in an address.
    pub(super) fn read(&mut self, fields: &Fields) {
        self.chosen = fields.number(ROWS).or(self.chosen);
    }

    /// Goes back to the usual choice.
    pub(super) fn set_usual(&mut self) {
        self.chosen = None;
    }

    /// The number of rows that the player has chosen.
    pub(super) const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Drops the charts, because the pay table has changed.
    pub(super) fn forget(&mut self) {
        self.charts = Charts::NotAsked;
    }

    /// Handles a message.
    pub(super) fn update(&mut self, msg: Msg) {
        match (msg, &self.charts) {
            (Msg::Wanted, Charts::NotAsked) => self.charts = Charts::Asked,
            (Msg::Cancelled, Charts::Asked) => self.charts = Charts::NotAsked,
            (Msg::Wanted, Charts::Asked | Charts::Found(_))
            | (Msg::Cancelled, Charts::NotAsked | Charts::Found(_)) => (),
            (Msg::Chose(rows), _) => self.chosen = Some(rows),
        }
    }

    /// Handles the answer of the worker; `None` if it cannot be read. An answer to a cancelled question comes too late.
    pub(super) fn answered(&mut self, charts: Option<Vec<StrategyChart>>) {
        if self.is_asked() {
            self.charts = charts.map_or(Charts::NotAsked, Charts::Found);
        }
    }
}
