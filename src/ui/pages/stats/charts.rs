//! The charts, each with its numbers as a table, and both as files.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Band, Bar, Drawing, Lines, Look, Table, bars};
use crate::history::{BankPoint, Frequency, Unit};
use crate::pages::stats::{Msg as Change, Report};
use crate::text::history::{cost_of, words as history_words};
use crate::text::pages::all_words;
use crate::text::stats::{amount, count, ending, share, share_of_best, signed, words};
use crate::ui::chart::{drawing, legend, table};

/// A chart with its heading, what it means, and its numbers.
struct Figure {
    heading: &'static str,
    name: &'static str,
    files: [&'static str; 2],
    drawing: Drawing,
    meaning: Html,
    table: Table,
}

impl Figure {
    fn view(self, language: Language, dispatch: &Callback<Change>) -> Html {
        let words = words(language);
        let Figure {
            heading,
            name,
            files: [csv_name, svg_name],
            drawing: drawn,
            meaning,
            table: numbers,
        } = self;
        let (csv, svg) = (numbers.to_csv(), drawn.to_svg(heading));
        let save = |name: &'static str, text: String| {
            dispatch.reform(move |_: MouseEvent| Change::ClickedSave(name, text.clone()))
        };
        html! {
            <figure class="chart" data-chart={name}>
                <figcaption><h3>{ heading }</h3></figcaption>
                { drawing(&drawn) }
                { meaning }
                { table(&numbers, words.numbers()) }
                <p class="do">
                    <button type="button" data-save="csv" onclick={save(csv_name, csv)}>{ words.save_csv() }</button>
                    <button type="button" data-save="svg" onclick={save(svg_name, svg)}>{ words.save_svg() }</button>
                </p>
            </figure>
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 rounds")]
const fn number(count: u64) -> f64 {
    count as f64
}

/// How the bank went, for each unit.
pub(super) fn bank(report: &Report, language: Language, dispatch: &Callback<Change>) -> Html {
    let units = report.units().into_iter();
    let figures = units.filter_map(|unit| {
        let points = report.bank(unit);
        (points.len() > 1).then(|| bank_of(unit, &points, language).view(language, dispatch))
    });
    html! { <>{ for figures }</> }
}

fn bank_of(unit: Unit, points: &[BankPoint], language: Language) -> Figure {
    let words = words(language);
    let scale = match unit {
        Unit::HalfChips => 0.5,
        Unit::Rounds => 1.0,
    };
    let bands = points.iter().map_while(|point| {
        let (mean, deviation) = point.expected?;
        Some(Band {
            at: number(point.rounds),
            mean: mean * scale,
            deviation: deviation * scale,
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
    let mut looks = vec![(Look::Observed, words.net())];
    if !lines.expected.is_empty() {
        looks.extend([
            (Look::Expected, words.expected()),
            (Look::Near, words.near()),
            (Look::Far, words.far()),
        ]);
    }
    let row = |point: &BankPoint| {
        let expected = point.expected.map(|(mean, deviation)| {
            [
                signed(language, mean * scale, 1),
                all_words(language).decimal(deviation * scale, 1),
            ]
        });
        [
            count(language, point.rounds),
            amount(language, unit, point.net),
        ]
        .into_iter()
        .chain(expected.unwrap_or_default())
        .collect()
    };
    Figure {
        heading: words.bank_chart(),
        name: match unit {
            Unit::HalfChips => "chips",
            Unit::Rounds => "rounds",
        },
        files: ["fair-deal-result.csv", "fair-deal-result.svg"],
        drawing: lines.draw(
            |it| signed(language, it, 0),
            |it| all_words(language).decimal(it, 0),
        ),
        meaning: legend(&looks),
        table: Table {
            head: [
                words.rounds(),
                words.net(),
                words.expected(),
                words.deviation(),
            ]
            .map(str::to_owned)
            .to_vec(),
            rows: points.iter().map(row).collect(),
        },
    }
}

/// How good the decisions were, in the order of time.
pub(super) fn decisions(report: &Report, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = words(language);
    let points = report.decisions();
    if points.len() < 2 {
        return Html::default();
    }
    let best = points
        .iter()
        .filter_map(|point| Some((point, share_of_best(point)?)));
    let lines = Lines {
        observed: best
            .clone()
            .map(|(point, share)| (number(point.rounds), share))
            .collect(),
        expected: vec![],
        step: 0.01,
        most: Some(1.0),
    };
    let rows = best.map(|(point, best)| {
        vec![
            count(language, point.rounds),
            count(language, point.decisions),
            share(language, best),
            cost_of(language, point.cost),
        ]
    });
    Figure {
        heading: words.decisions_chart(),
        name: "decisions",
        files: ["fair-deal-decisions.csv", "fair-deal-decisions.svg"],
        drawing: lines.draw(
            |it| format!("{}\u{a0}%", all_words(language).decimal(it * 100.0, 0)),
            |it| all_words(language).decimal(it, 0),
        ),
        meaning: Html::default(),
        table: Table {
            head: [words.rounds(), words.judged(), words.best(), words.cost()]
                .map(str::to_owned)
                .to_vec(),
            rows: rows.collect(),
        },
    }
    .view(language, dispatch)
}

/// How often the hands ended how.
pub(super) fn endings(report: &Report, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = words(language);
    let endings = report.endings();
    let all: u64 = endings.iter().map(|it| it.count).sum();
    if all == 0 {
        return Html::default();
    }
    let of_all = |count: f64| count / number(all);
    let most = endings
        .iter()
        .map(|it| it.expected.unwrap_or(0.0).max(number(it.count)));
    let most = most.fold(1.0, f64::max);
    let bar = |it: &Frequency| Bar {
        name: ending(language, it.ending).to_owned(),
        value: [
            count(language, it.count),
            history_words(language).between_parts().to_owned(),
            share(language, of_all(number(it.count))),
        ]
        .concat(),
        observed: (number(it.count) / most).sqrt(),
        expected: it.expected.map(|expected| (expected / most).sqrt()),
    };
    let row = |it: &Frequency| {
        let expected = it.expected.map(|it| all_words(language).decimal(it, 1));
        vec![
            ending(language, it.ending).to_owned(),
            count(language, it.count),
            share(language, of_all(number(it.count))),
            expected.unwrap_or_default(),
        ]
    };
    Figure {
        heading: words.endings_chart(),
        name: "endings",
        files: ["fair-deal-hands.csv", "fair-deal-hands.svg"],
        drawing: bars(endings.iter().map(bar)),
        meaning: html! { <p class="method">{ words.bars() }</p> },
        table: Table {
            head: [
                words.ending(),
                words.came(),
                words.share(),
                words.to_expect(),
            ]
            .map(str::to_owned)
            .to_vec(),
            rows: endings.iter().map(row).collect(),
        },
    }
    .view(language, dispatch)
}
