//! The charts, each with its numbers as a table, and the menu that saves both as files.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Band, Bar, Lines, Look, Table, bars, named, plain};
use crate::history::{Average, BankPoint, DecisionsPoint, Frequency, Unit, moving_average};
use crate::pages::history::words::cost_of;
use crate::pages::kit::chart_panel::{self, ChartPanel};
use crate::pages::kit::files::SavedFile;
use crate::pages::stats::words::{amount, count, ending, share, share_of_best};
use crate::pages::stats::{Msg as Change, Report};
use crate::text::messages::PagesWords;
use crate::ui::chart::legend;

/// A cell of the page, and the columns of a file with the same values.
struct Cell {
    shown: String,
    plain: Vec<String>,
}

impl Cell {
    fn new(shown: String, plain: String) -> Cell {
        let plain = vec![plain];
        Cell { shown, plain }
    }
}

/// The tables of these cells, for the page and for a file.
fn tables(head: Vec<Cell>, rows: Vec<Vec<Cell>>) -> [Table; 2] {
    let mut tables = [Table::default(), Table::default()];
    for (place, row) in std::iter::once(head).chain(rows).enumerate() {
        let [mut shown, mut plain] = [vec![], vec![]];
        for cell in row {
            shown.push(cell.shown);
            plain.extend(cell.plain);
        }
        let [on_page, in_file] = &mut tables;
        for (table, cells) in [(on_page, shown), (in_file, plain)] {
            if place == 0 {
                table.head = cells;
            } else {
                table.rows.push(cells);
            }
        }
    }
    tables
}

/// The name of a column. In a file it includes the unit.
fn column(name: &str, unit: Option<&str>) -> Cell {
    let in_file = unit.map_or_else(|| name.to_owned(), |unit| named(name, unit));
    Cell::new(name.to_owned(), in_file)
}

/// An empty cell, for this number of columns in a file.
fn unknown(columns: usize) -> Cell {
    Cell {
        shown: String::new(),
        plain: vec![String::new(); columns],
    }
}

/// A count in a cell.
fn counted(language: Language, many: u64) -> Cell {
    Cell::new(count(language, many), many.to_string())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the number of rounds stays far below 2^53"
)]
const fn number(count: u64) -> f64 {
    count as f64
}

/// The charts of a report, as far as it has the numbers.
pub(crate) struct Charts {
    /// The bank over time, for each unit.
    pub(crate) banks: Vec<ChartPanel>,
    /// The quality of the decisions over time.
    pub(crate) decisions: Option<ChartPanel>,
    /// The frequency of each ending of a hand.
    pub(crate) endings: Option<ChartPanel>,
}

impl Charts {
    /// The charts of this report.
    pub(crate) fn of(report: &Report, language: Language) -> Charts {
        Charts {
            banks: banks(report, language),
            decisions: decisions(report, language),
            endings: endings(report, language),
        }
    }

    fn all(self) -> Vec<ChartPanel> {
        let others = self.decisions.into_iter().chain(self.endings);
        self.banks.into_iter().chain(others).collect()
    }

    /// The menu that saves them.
    pub(crate) fn save_menu(self, language: Language, dispatch: &Callback<Change>) -> Html {
        let save = dispatch.reform(|(name, text)| Change::ClickedSave(name, text));
        chart_panel::save_menu(self.all(), language, &save)
    }
}

/// The files of all charts of this report.
pub(crate) fn saved(report: &Report, language: Language) -> Vec<SavedFile> {
    let figures = Charts::of(report, language).all().into_iter();
    figures.flat_map(|figure| figure.saved()).collect()
}

fn banks(report: &Report, language: Language) -> Vec<ChartPanel> {
    let units = report.units().into_iter();
    let figures = units.filter_map(|unit| {
        let points = report.bank(unit);
        (points.len() > 1).then(|| bank_of(unit, &points, language))
    });
    figures.collect()
}

/// The number of chips or rounds in one of this unit.
const fn scale_of(unit: Unit) -> f64 {
    match unit {
        Unit::HalfChips => 0.5,
        Unit::Rounds => 1.0,
    }
}

fn bank_of(unit: Unit, points: &[BankPoint], language: Language) -> ChartPanel {
    let words = PagesWords::of(language);
    let scale = scale_of(unit);
    let bands = points.iter().map_while(|point| {
        let expected = point.expected?;
        Some(Band {
            at: number(point.rounds),
            mean: expected.mean * scale,
            near: expected.near().map(|it| it * scale),
            far: expected.far().map(|it| it * scale),
        })
    });
    let bands: Vec<Band> = bands.collect();
    let lines = Lines {
        observed: points
            .iter()
            .map(|point| (number(point.rounds), point.net * scale))
            .collect(),
        expected: if bands.len() > 1 { bands } else { vec![] },
        step: 1.0,
        most: None,
    };
    let mut looks = vec![(Look::Observed, words.stats_net())];
    if !lines.expected.is_empty() {
        looks.extend([
            (Look::Expected, words.expected()),
            (Look::Near, words.near()),
            (Look::Far, words.far()),
        ]);
    }
    let (name, files) = match unit {
        Unit::HalfChips => ("chips", ["fair-deal-chips.csv", "fair-deal-chips.svg"]),
        Unit::Rounds => (
            "rounds",
            ["fair-deal-rounds-won.csv", "fair-deal-rounds-won.svg"],
        ),
    };
    let [table, plain] = bank_tables(unit, points, &lines, language);
    ChartPanel {
        heading: words.bank_chart(unit),
        name,
        files,
        drawing: lines
            .draw(
                |it| PagesWords::of(language).signed_decimal(it, 0),
                |it| PagesWords::of(language).grouped_decimal(it, 0),
            )
            .with_unit_below(words.stats_rounds()),
        meaning: legend(&looks),
        shown: table,
        plain,
    }
}

/// The values of these lines as tables.
fn bank_tables(unit: Unit, points: &[BankPoint], lines: &Lines, language: Language) -> [Table; 2] {
    let (words, scale) = (PagesWords::of(language), scale_of(unit));
    let counted_in = match unit {
        Unit::HalfChips => words.unit_chips(),
        Unit::Rounds => words.unit_rounds(),
    };
    let has_expected = !lines.expected.is_empty();
    let row = |(place, point): (usize, &BankPoint)| {
        let mut cells = vec![
            counted(language, point.rounds),
            Cell::new(
                amount(language, unit, point.net),
                plain(point.net * scale, 10.0),
            ),
        ];
        if has_expected {
            let range = |between: [f64; 2]| {
                let [from, to] = between.map(|it| PagesWords::of(language).signed_decimal(it, 1));
                Cell {
                    shown: words.range(&from, &to),
                    plain: between.map(|it| plain(it, 10.0)).to_vec(),
                }
            };
            cells.extend(match lines.expected.get(place) {
                None => [unknown(1), unknown(2), unknown(2)],
                Some(band) => [
                    Cell::new(
                        PagesWords::of(language).signed_decimal(band.mean, 1),
                        plain(band.mean, 10.0),
                    ),
                    range(band.near),
                    range(band.far),
                ],
            });
        }
        cells
    };
    let mut head = vec![
        column(words.stats_rounds(), None),
        column(words.stats_net(), Some(counted_in)),
    ];
    if has_expected {
        head.push(column(words.expected(), Some(counted_in)));
        let range = |name: &str| Cell {
            shown: name.to_owned(),
            plain: ["≥", "≤"]
                .map(|end| named(&[name, " ", end].concat(), counted_in))
                .to_vec(),
        };
        head.extend([words.near(), words.far()].map(range));
    }
    let rows = points.iter().enumerate().map(row);
    tables(head, rows.collect())
}

fn decisions(report: &Report, language: Language) -> Option<ChartPanel> {
    let words = PagesWords::of(language);
    let points = report.decisions();
    if points.len() < 2 {
        return None;
    }
    let best = points
        .iter()
        .filter_map(|point| Some((point, share_of_best(point)?)));
    let averages = moving_average(&points);
    let band = |(point, average): (&DecisionsPoint, &Average)| Band {
        at: number(point.rounds),
        mean: average.mean,
        near: average.near,
        far: average.far,
    };
    let lines = Lines {
        observed: best
            .map(|(point, share)| (number(point.rounds), share))
            .collect(),
        expected: points.iter().zip(&averages).map(band).collect(),
        step: 0.01,
        most: Some(1.0),
    };
    let percent = |it: f64| Cell::new(share(language, it), plain(it * 100.0, 10.0));
    let row = |(point, average): (&DecisionsPoint, &Average)| {
        let best = share_of_best(point)?;
        Some(vec![
            counted(language, point.rounds),
            counted(language, point.decisions),
            percent(best),
            percent(average.mean),
            Cell::new(
                cost_of(language, point.cost),
                plain(number(point.cost) / 1e6, 1e6),
            ),
        ])
    };
    let head = vec![
        column(words.stats_rounds(), None),
        column(words.judged(), None),
        column(words.stats_best(), Some("%")),
        column(words.moving_average(), Some("%")),
        column(words.stats_cost(), Some(words.unit_bets())),
    ];
    let [table, plain] = tables(head, points.iter().zip(&averages).filter_map(row).collect());
    Some(ChartPanel {
        heading: words.decisions_chart(),
        name: "decisions",
        files: ["fair-deal-decisions.csv", "fair-deal-decisions.svg"],
        drawing: lines
            .draw(
                |it| PagesWords::of(language).in_percent(it, 0),
                |it| PagesWords::of(language).grouped_decimal(it, 0),
            )
            .with_unit_below(words.stats_rounds()),
        meaning: legend(&[
            (Look::Observed, words.each_stretch()),
            (Look::Expected, words.moving_average()),
            (Look::Near, words.average_near()),
            (Look::Far, words.average_far()),
        ]),
        shown: table,
        plain,
    })
}

fn endings(report: &Report, language: Language) -> Option<ChartPanel> {
    let words = PagesWords::of(language);
    let endings = report.endings();
    let of_hands = endings.iter().filter(|it| it.ending.is_of_hand());
    let all: u64 = of_hands.map(|it| it.count).sum();
    if all == 0 {
        return None;
    }
    // The share of a side bet is of its own bets, and the share of a hand is of all hands.
    let of_all = |it: &Frequency| {
        let its = endings
            .iter()
            .filter(|other| other.ending.is_like(it.ending));
        number(it.count) / number(its.map(|it| it.count).sum())
    };
    let most = endings
        .iter()
        .map(|it| it.expected.unwrap_or(0.0).max(number(it.count)));
    let most = most.fold(1.0, f64::max);
    let bar = |it: &Frequency| Bar {
        name: ending(language, it.ending).into_owned(),
        value: [
            count(language, it.count),
            PagesWords::of(language).between_parts().to_owned(),
            share(language, of_all(it)),
        ]
        .concat(),
        observed: (number(it.count) / most).sqrt(),
        expected: it.expected.map(|expected| (expected / most).sqrt()),
    };
    let has_expected = endings.iter().any(|it| it.expected.is_some());
    let row = |it: &Frequency| {
        let name = ending(language, it.ending).into_owned();
        let part = of_all(it);
        let mut cells = vec![
            Cell::new(name.clone(), name),
            counted(language, it.count),
            Cell::new(share(language, part), plain(part * 100.0, 100.0)),
        ];
        if has_expected {
            let expected = it.expected.map(|it| {
                let shown = PagesWords::of(language).grouped_decimal(it, 1);
                Cell::new(shown, plain(it, 10.0))
            });
            cells.push(expected.unwrap_or_else(|| unknown(1)));
        }
        cells
    };
    let mut head = vec![
        column(words.ending(), None),
        column(words.came(), None),
        column(words.stats_share(), Some("%")),
    ];
    if has_expected {
        head.push(column(words.to_expect(), None));
    }
    let [table, plain] = tables(head, endings.iter().map(row).collect());
    Some(ChartPanel {
        heading: words.endings_chart(),
        name: "endings",
        files: ["fair-deal-endings.csv", "fair-deal-endings.svg"],
        drawing: bars(endings.iter().map(bar)),
        meaning: html! { <p class="method">{ words.stats_bars() }</p> },
        shown: table,
        plain,
    })
}
