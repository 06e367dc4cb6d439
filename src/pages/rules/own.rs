//! A strategy chart of the player's own: its cells, and what it costs under the rules of the page.
//!
//! The player begins with the chart of the page (the full chart) and changes its cells. A worker computes the worth upcard
//! by upcard, after the chart of the page. After a change it computes the changed upcard alone.

use crate::blackjack::Rules;
use crate::coach::total_strategy::{
    Cell, NotAStrategy, PriceQuestion, RowPlay, StrategyPrice, TotalStrategy, UpcardPrice,
};
use crate::coach::{CardValue, Sheet};

/// The selector of the cell that the Tab key reaches.
pub const CELL: &str = ".own-chart td button[tabindex='0']";

/// The selector of the button that begins a chart.
pub const BEGIN: &str = ".own-chart [data-own='begin']";

/// The state of the chart.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnChart {
    /// The chart. `None` if the player has none.
    chart: Option<Box<TotalStrategy>>,
    /// The text of the address, if it is not a chart.
    unread: Option<Unread>,
    /// The cell that the Tab key reaches.
    at: (Cell, CardValue),
    /// The rules of the parts.
    rules: Option<Rules>,
    /// The parts of the worth of a round, in the order of [`CardValue::ALL`]. `None` where the worker has not computed it.
    parts: [Option<StrategyPrice>; CardValue::ALL.len()],
    /// The last worth of a round with the chart, for the time in which a change is computed.
    last: Option<StrategyPrice>,
    /// The last change of a cell.
    change: Option<Change>,
    work: Work,
}

/// A text in the place of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The text.
    pub text: String,
    /// The reason why it is not a chart.
    pub why: NotAStrategy,
}

/// A changed cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The row.
    pub cell: Cell,
    /// The upcard.
    pub up: CardValue,
    /// What the player's play costs against that of the full chart, in bets: below 0 if it gains. `None` while it is
    /// computed.
    pub cost: Option<f64>,
    /// The part of the worth that comes from the upcard if the cell has the play of the full chart, as far as it is known.
    /// It stays while the player goes through the plays of the cell.
    pub(super) full: Option<f64>,
}

/// The progress of the work.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Work {
    /// There is no chart to value, or the chart of the page is not finished.
    #[default]
    Waiting,
    /// A worker has this question.
    UnderWay(Box<PriceQuestion>),
    /// The player has stopped the work, or an answer could not be read.
    Cancelled,
    /// The worth is known.
    Done,
}

/// An event at the chart.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player clicked the button that begins with the full chart.
    ClickedBegin,
    /// The player changes this cell to its next play.
    ChangedCell(Cell, CardValue),
    /// The player moves the focus to the next cell in this direction.
    Moved(Direction),
    /// The player clicked the button that brings the full chart back.
    ClickedReset,
    /// The player clicked the button that removes the chart.
    ClickedRemove,
    /// The player clicked the button that stops the work.
    ClickedCancel,
    /// The player clicked the button that resumes the work.
    ClickedPrice,
    /// The worker answers this question; `None` if the answer cannot be read.
    GotPrice(Box<PriceQuestion>, Option<UpcardPrice>),
}

/// The direction of an arrow key, in the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the upcard before.
    Back,
    /// To the upcard after.
    On,
}

impl Default for OwnChart {
    fn default() -> OwnChart {
        let [_, two, ..] = CardValue::ALL;
        OwnChart {
            chart: None,
            unread: None,
            at: (Cell::Pair(two), two),
            rules: None,
            parts: [None; CardValue::ALL.len()],
            last: None,
            change: None,
            work: Work::Waiting,
        }
    }
}

impl OwnChart {
    /// The player's chart.
    #[must_use]
    pub fn chart(&self) -> Option<&TotalStrategy> {
        self.chart.as_deref()
    }

    /// The text of the address, if it is not a chart.
    #[must_use]
    pub const fn unread(&self) -> Option<&Unread> {
        self.unread.as_ref()
    }

    /// The progress of the work.
    #[must_use]
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// The number of upcards whose part is known.
    #[must_use]
    pub fn done(&self) -> usize {
        self.parts.iter().flatten().count()
    }

    /// The worth of a round with the chart. `None` until all upcards are computed.
    #[must_use]
    pub fn price(&self) -> Option<StrategyPrice> {
        let mut sum = StrategyPrice {
            value: 0.0,
            best: 0.0,
        };
        for part in self.parts {
            let StrategyPrice { value, best } = part?;
            sum.value += value;
            sum.best += best;
        }
        Some(sum)
    }

    /// The last worth of a round with the chart under the same rules, before the changes that are not computed yet.
    #[must_use]
    pub const fn last(&self) -> Option<StrategyPrice> {
        self.last
    }

    /// The last change of a cell.
    #[must_use]
    pub const fn change(&self) -> Option<Change> {
        self.change
    }

    /// The cell that the Tab key reaches, one of these rows.
    #[must_use]
    pub fn at(&self, rules: &Rules) -> Option<(Cell, CardValue)> {
        let (cell, up) = self.at;
        let mut rows = Cell::of_rules(rules);
        let first = rows.next()?;
        let is_there = cell == first || rows.any(|it| it == cell);
        Some((if is_there { cell } else { first }, up))
    }

    /// The chart, or what is in its place, as the address has it.
    pub(super) fn in_address(&self) -> Option<String> {
        match (&self.unread, &self.chart) {
            (Some(Unread { text, .. }), _) => Some(text.clone()),
            (None, Some(chart)) => Some(chart.in_link()),
            (None, None) => None,
        }
    }

    /// Takes the chart of an address. A text that is not a chart leaves the chart as it is.
    pub(super) fn open(&mut self, text: Option<&str>) {
        self.unread = None;
        match text.map(str::parse::<TotalStrategy>) {
            None => self.replace(None),
            Some(Ok(chart)) => self.replace(Some(chart)),
            Some(Err(why)) => {
                let text = text.unwrap_or_default().to_owned();
                self.unread = Some(Unread { text, why });
            }
        }
    }

    /// Replaces the chart. Drops the parts of the upcards that differ.
    pub(super) fn replace(&mut self, chart: Option<TotalStrategy>) {
        let same = |up: CardValue| match (&self.chart, &chart) {
            (Some(before), Some(now)) => {
                Cell::all().all(|cell| before.of(cell, up) == now.of(cell, up))
            }
            (None, _) | (_, None) => false,
        };
        let kept = CardValue::ALL.map(same);
        for (part, kept) in self.parts.iter_mut().zip(kept) {
            *part = part.filter(|_| kept);
        }
        self.last = self.last.filter(|_| chart.is_some());
        self.chart = chart.map(Box::new);
        self.unread = None;
        self.change = None;
        self.work = Work::Waiting;
    }

    /// Changes this cell to the play after its present one. The last one is followed by the first.
    pub(super) fn change_cell(
        &mut self,
        cell: Cell,
        up: CardValue,
        full: &TotalStrategy,
        rules: &Rules,
    ) {
        self.at = (cell, up);
        let Some(chart) = &mut self.chart else {
            return;
        };
        let plays = chart.plays(rules, cell, up);
        let now = plays.iter().position(|it| *it == chart.of(cell, up));
        let next = now.map_or(0, |now| (now + 1) % plays.len());
        let Some(play) = plays.get(next) else {
            return;
        };
        let again = self.change.filter(|it| (it.cell, it.up) == (cell, up));
        let was_full = chart.of(cell, up) == full.of(cell, up);
        let before = self.parts[place(up)].filter(|_| was_full);
        chart.set(*play, up);
        self.parts[place(up)] = None;
        self.unread = None;
        self.change = Some(Change {
            cell,
            up,
            cost: None,
            full: before.map(|it| it.value).or(again.and_then(|it| it.full)),
        });
        self.work = Work::Waiting;
    }

    /// Moves the cell that the Tab key reaches. It does not wrap around.
    pub(super) fn move_on(&mut self, direction: Direction, rules: &Rules) {
        let Some((cell, up)) = self.at(rules) else {
            return;
        };
        let rows: Vec<Cell> = Cell::of_rules(rules).collect();
        let ups: Vec<CardValue> = upcards().collect();
        let row = rows.iter().position(|it| *it == cell).unwrap_or_default();
        let column = ups.iter().position(|it| *it == up).unwrap_or_default();
        let (row, column) = match direction {
            Direction::Up => (row.saturating_sub(1), column),
            Direction::Down => (row + 1, column),
            Direction::Back => (row, column.saturating_sub(1)),
            Direction::On => (row, column + 1),
        };
        if let (Some(cell), Some(up)) = (rows.get(row), ups.get(column)) {
            self.at = (*cell, *up);
        }
    }

    /// Continues the work after this chart of the page. Returns the next question. Returns `None` if a worker has one
    /// already or none is left.
    pub(super) fn go_on(&mut self, sheet: &Sheet) -> Option<PriceQuestion> {
        if self.rules != Some(sheet.rules) {
            self.rules = Some(sheet.rules);
            self.parts = [None; CardValue::ALL.len()];
            self.last = None;
            self.change = None;
            self.work = Work::Waiting;
        }
        let Some(chart) = &self.chart else {
            self.work = Work::Waiting;
            return None;
        };
        if matches!(self.work, Work::UnderWay(_)) {
            return None;
        }
        let changed = self.change.map(|it| it.up);
        let mut order = changed.into_iter().chain(CardValue::ALL);
        let Some(up) = order.find(|up| self.parts[place(*up)].is_none()) else {
            self.work = Work::Done;
            return None;
        };
        let full = TotalStrategy::from(&sheet.chart);
        let change = self.change.filter(|it| it.up == up && it.full.is_none());
        let question = PriceQuestion {
            rules: sheet.rules,
            strategy: (**chart).clone(),
            up,
            other: change.map(|it| full.of(it.cell, up)),
        };
        self.work = Work::UnderWay(Box::new(question.clone()));
        Some(question)
    }

    /// Suspends the work while the chart of the page is computed again. Pending answers are ignored.
    pub(super) fn wait(&mut self) {
        self.work = Work::Waiting;
    }

    /// Stops the work for the player. Returns true if there was any.
    pub(super) fn cancel(&mut self) -> bool {
        let was_under_way = matches!(self.work, Work::UnderWay(_));
        if was_under_way {
            self.work = Work::Cancelled;
        }
        was_under_way
    }

    /// Handles a worker's answer to this question. Returns true if the work can go on.
    pub(super) fn answered(
        &mut self,
        question: &PriceQuestion,
        answer: Option<UpcardPrice>,
    ) -> bool {
        if !matches!(&self.work, Work::UnderWay(pending) if **pending == *question) {
            return false;
        }
        let Some(UpcardPrice { price, other }) = answer else {
            self.work = Work::Cancelled;
            return false;
        };
        self.work = Work::Waiting;
        self.parts[place(question.up)] = Some(price);
        if let Some(change) = self.change.as_mut().filter(|it| it.up == question.up) {
            change.full = change.full.or(other);
            change.cost = change.full.map(|full| full - price.value);
        }
        self.last = self.price().or(self.last);
        true
    }
}

/// The place of an upcard in [`CardValue::ALL`].
fn place(up: CardValue) -> usize {
    usize::from(up.points()) - 1
}

/// The upcards in the order of a chart, with the ace last.
pub fn upcards() -> impl Iterator<Item = CardValue> + Clone {
    let [ace, others @ ..] = CardValue::ALL;
    others.into_iter().chain([ace])
}

/// The play of the full chart in a cell, if the player's chart has another one.
#[must_use]
pub fn replaced(
    own: &TotalStrategy,
    full: &TotalStrategy,
    cell: Cell,
    up: CardValue,
    rules: &Rules,
) -> Option<RowPlay> {
    let [own, full] = [own, full].map(|it| it.play(cell, up, rules.ace));
    (own != full).then_some(full)
}

/// The number of cells in which the two charts differ, under these rules.
#[must_use]
pub fn differing(own: &TotalStrategy, full: &TotalStrategy, rules: &Rules) -> usize {
    let of_row = |cell: Cell| {
        let ups = CardValue::ALL.into_iter();
        ups.filter(|up| replaced(own, full, cell, *up, rules).is_some())
            .count()
    };
    Cell::of_rules(rules).map(of_row).sum()
}
