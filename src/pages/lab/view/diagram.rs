//! The machine of [`crate::core::explain`] as an upright drawing that fits a phone. The layout follows from the
//! machine. This module has only the sizes.

use yew::prelude::*;

use crate::core::Category;
use crate::core::explain::{Answer, Explanation, Next, State};
use crate::text::messages::PagesWords;

/// The drawing's width, in its own units: a pixel each on a narrow phone.
const WIDTH: i32 = 344;
/// The left edges and the widths of the questions and of the categories.
const QUESTIONS: (i32, i32) = (20, 118);
const CATEGORIES: (i32, i32) = (238, 104);
/// Half the height of a question, and of a category with one arrow.
const HALF_QUESTION: i32 = 22;
const HALF_CATEGORY: i32 = 17;
/// The distance between the arrows of two answers, and between the arrows of two states.
const ROW: i32 = 40;
const GAP: i32 = 26;
/// The place of the lines that pass by a question.
const BYPASS: i32 = 7;

/// A state with the heights of its question and of its arrows to categories.
struct Band {
    state: State,
    middle: i32,
    /// The answers that end the questions, each with its category and height.
    ends: Vec<(Answer, Category, i32)>,
}

/// The states one below the other, and their total height.
fn bands() -> (Vec<Band>, i32) {
    let mut top = 2;
    let mut bands = Vec::new();
    for state in State::ALL {
        let answers = state.question().answers().into_iter();
        let ends: Vec<(Answer, Category)> = answers
            .filter_map(|(answer, next)| match next {
                Next::Is(category) => Some((answer, category)),
                Next::Ask(_) => None,
            })
            .collect();
        let rows = i32::try_from(ends.len()).unwrap_or(0);
        let height = (rows * ROW).max(2 * HALF_QUESTION);
        let row = |(number, (answer, category))| (answer, category, top + ROW / 2 + ROW * number);
        bands.push(Band {
            state,
            middle: top + height / 2,
            ends: (0..).zip(ends).map(row).collect(),
        });
        top += height + GAP;
    }
    (bands, top - GAP + 2)
}

/// The drawing, with the path of this hand highlighted. A screen reader reads the text beside it instead.
pub(crate) fn view(explanation: Option<&Explanation>, words: PagesWords) -> Html {
    let (bands, height) = bands();
    let taken = |state: State, answer: Answer| {
        let steps = explanation.into_iter().flat_map(|it| &it.steps);
        let mut steps = steps.map(|step| (step.state, step.finding.answer()));
        steps.any(|step| step == (state, answer))
    };
    let mut arrows = Vec::new();
    let mut nodes = Vec::new();
    for band in &bands {
        let (left, width) = QUESTIONS;
        let visited =
            explanation.is_some_and(|it| it.steps.iter().any(|step| step.state == band.state));
        let lines: Vec<&str> = words.question(band.state.question()).lines().collect();
        nodes.push(node(
            (left, band.middle, width, HALF_QUESTION),
            "question",
            visited,
            &lines,
        ));
        for (answer, next) in band.state.question().answers() {
            if let Next::Ask(target) = next {
                let lit = taken(band.state, answer);
                arrows.extend(
                    onward(&bands, band, target).map(|(path, label)| {
                        (lit, arrow(path, label, words.lab_answer(answer), lit))
                    }),
                );
            }
        }
        for (answer, _, row) in &band.ends {
            let lit = taken(band.state, *answer);
            let bend = left + width + 10;
            let path = format!(
                "M{} {}H{bend}V{row}H{}",
                left + width,
                band.middle,
                CATEGORIES.0
            );
            let label = (bend + 6, row - 5);
            arrows.push((lit, arrow(path, label, words.lab_answer(*answer), lit)));
        }
        nodes.extend(categories(band, explanation, words));
    }
    // Highlighted arrows are drawn last, above the others.
    arrows.sort_by_key(|(lit, _)| *lit);
    html! {
        <svg
            class={classes!("machine", explanation.map(|_| "walked"))}
            viewBox={format!("0 0 {WIDTH} {height}")}
            aria-hidden="true"
            // A translator inserts HTML elements into texts, and no browser draws these in an SVG.
            translate="no"
        >
            { for arrows.into_iter().map(|(_, arrow)| arrow) }
            { for nodes }
        </svg>
    }
}

/// The line to another question, and the place of its answer. The line runs straight down to the next question, and
/// around the left side to a later one.
fn onward(bands: &[Band], from: &Band, target: State) -> Option<(String, (i32, i32))> {
    let place = |state| bands.iter().position(|band| band.state == state);
    let (here, there) = (place(from.state)?, place(target)?);
    let to = bands.get(there)?;
    let (left, width) = QUESTIONS;
    let below = from.middle + HALF_QUESTION + 15;
    Some(if there == here + 1 {
        let middle = left + width / 2;
        let (start, end) = (from.middle + HALF_QUESTION, to.middle - HALF_QUESTION);
        (format!("M{middle} {start}V{end}"), (middle + 6, below))
    } else {
        // Lines leave below the middle of a box and enter above it, so that two such lines never meet.
        let (start, end) = (from.middle + 8, to.middle - 8);
        let path = format!("M{left} {start}H{BYPASS}V{end}H{left}");
        (path, (BYPASS + 6, below))
    })
}

/// The categories beside a question, each as high as its arrows.
fn categories(band: &Band, explanation: Option<&Explanation>, words: PagesWords) -> Vec<Html> {
    let (left, width) = CATEGORIES;
    let groups = band
        .ends
        .chunk_by(|(_, one, _), (_, other, _)| one == other);
    let group = |ends: &[(Answer, Category, i32)]| {
        let [(_, category, first), .., (_, _, last)] = ends else {
            let [(_, category, row)] = ends else {
                return Html::default();
            };
            return end(
                *category,
                (left, *row, width, HALF_CATEGORY),
                explanation,
                words,
            );
        };
        let spot = (
            left,
            i32::midpoint(*first, *last),
            width,
            (last - first) / 2 + HALF_CATEGORY,
        );
        end(*category, spot, explanation, words)
    };
    groups.map(group).collect()
}

fn end(
    category: Category,
    spot: (i32, i32, i32, i32),
    explanation: Option<&Explanation>,
    words: PagesWords,
) -> Html {
    let lit = explanation.is_some_and(|it| it.category == category);
    node(
        spot,
        "end",
        lit,
        &words.category_lines(category).lines().collect::<Vec<_>>(),
    )
}

/// A box with its text. The tuple has its left edge, its middle, its width and half its height.
fn node(
    (left, middle, width, half): (i32, i32, i32, i32),
    class: &'static str,
    lit: bool,
    lines: &[&str],
) -> Html {
    const LINE: i32 = 15;
    let count = i32::try_from(lines.len()).unwrap_or(1);
    // The baseline of the first line. The middle of the letters is about four units above it.
    let first = middle + 4 - (count - 1) * LINE / 2;
    let centre = (left + width / 2).to_string();
    let line = |(number, text): (i32, &&str)| {
        let y = (first + number * LINE).to_string();
        html! { <text x={centre.clone()} {y} text-anchor="middle">{ (*text).to_owned() }</text> }
    };
    html! {
        <g class={classes!("node", class, lit.then_some("lit"))}>
            <rect
                x={left.to_string()}
                y={(middle - half).to_string()}
                width={width.to_string()}
                height={(2 * half).to_string()}
                rx="8"
            />
            { for (0..).zip(lines).map(line) }
        </g>
    }
}

/// An arrow with its answer.
fn arrow(path: String, (x, y): (i32, i32), answer: &'static str, lit: bool) -> Html {
    html! {
        <g class={classes!("arrow", lit.then_some("lit"))}>
            <path d={path} />
            <text x={x.to_string()} y={y.to_string()}>{ answer }</text>
        </g>
    }
}
