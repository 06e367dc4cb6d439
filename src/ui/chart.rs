//! A chart in the page, with the same numbers as a table.

use yew::prelude::*;

use crate::chart::{DOT, Drawing, Look, Shape, Table, WIDTH, points, units};

/// The drawing. A screen reader reads the table beside it instead.
pub(crate) fn drawing(drawing: &Drawing) -> Html {
    html! {
        // A translator inserts HTML elements into texts, and no browser draws these in an SVG.
        <svg
            viewBox={format!("0 0 {WIDTH} {}", units(drawing.height))}
            aria-hidden="true"
            translate="no"
        >
            { for drawing.shapes.iter().map(shape) }
        </svg>
    }
}

fn shape(shape: &Shape) -> Html {
    match shape {
        Shape::Line(look, at) => html! { <polyline class={look.class()} points={points(at)} /> },
        Shape::Area(look, at) => html! { <polygon class={look.class()} points={points(at)} /> },
        Shape::Dot(look, (x, y)) => html! {
            <circle class={look.class()} cx={units(*x)} cy={units(*y)} r={DOT} />
        },
        Shape::Box(look, (x, y), (width, height)) => html! {
            <rect
                class={look.class()}
                x={units(*x)}
                y={units(*y)}
                width={units(*width)}
                height={units(*height)}
            />
        },
        Shape::Text(anchor, (x, y), words) => html! {
            <text text-anchor={anchor.value()} x={units(*x)} y={units(*y)}>{ words.clone() }</text>
        },
    }
}

/// The legend: a sample of each look, with its meaning.
pub(crate) fn legend(looks: &[(Look, &'static str)]) -> Html {
    let sample = |(look, meaning): &(Look, &'static str)| {
        html! {
            <li>
                <svg viewBox="0 0 24 12" aria-hidden="true">
                    { sample_of(*look) }
                </svg>
                { *meaning }
            </li>
        }
    };
    html! { <ul class="meanings">{ for looks.iter().map(sample) }</ul> }
}

fn sample_of(look: Look) -> Html {
    shape(&match look {
        Look::Observed | Look::Expected | Look::Grid | Look::Zero => {
            Shape::Line(look, vec![(0.0, 6.0), (24.0, 6.0)])
        }
        Look::Near | Look::Far => Shape::Box(look, (0.0, 0.0), (24.0, 12.0)),
    })
}

/// The numbers as a table that opens under this summary.
pub(crate) fn table(table: &Table, summary: &'static str) -> Html {
    let head = |name: &String| html! { <th scope="col">{ name.clone() }</th> };
    let row = |cells: &Vec<String>| {
        let cell = |(place, cell): (usize, &String)| {
            if place == 0 {
                html! { <th scope="row">{ cell.clone() }</th> }
            } else {
                html! { <td>{ cell.clone() }</td> }
            }
        };
        html! { <tr>{ for cells.iter().enumerate().map(cell) }</tr> }
    };
    html! {
        <details class="numbers">
            <summary>{ summary }</summary>
            <div class="box listed" tabindex="0" role="group" aria-label={summary}>
                <table>
                    <thead><tr>{ for table.head.iter().map(head) }</tr></thead>
                    <tbody>{ for table.rows.iter().map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}
