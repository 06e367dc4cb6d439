//! The pack before it is cut: by mouse, by touch, by arrow keys, or by typing a number; and the field
//! for what the player mixes in.

use yew::prelude::*;

use crate::table::{Cutting, Game, Msg, News, NotCut, Table};
use crate::text::Words;
use crate::ui::field::typed;
use crate::ui::links::{line, line_of};
use crate::ui::table::actions::truth;

/// Names what is wrong with the field that has it in its `aria-describedby`.
const WRONG: &str = "not-cut";

/// So many edges of cards are drawn at the most.
const MOST_EDGES: usize = 104;

/// Shows the sealed pack, what has been typed about it, and what is wrong with that; above it the
/// whole seal, because it is to be noted first.
pub fn view<G: Game>(
    table: &Table<G>,
    cutting: &Cutting,
    seal: Html,
    words: &'static dyn Words,
    dispatch: &Callback<Msg<G>>,
) -> Html {
    let typed_cut = dispatch.reform(|event: InputEvent| Msg::TypedCut(typed(&event)));
    let typed_mix = dispatch.reform(|event: InputEvent| Msg::TypedMix(typed(&event)));
    let refused = match table.news() {
        Some(News::NotCut(why)) => Some(*why),
        Some(_) | None => None,
    };
    let left = dispatch.reform(|_: Event| Msg::LeftField);
    fields(cutting, seal, words, refused, [typed_cut, typed_mix], left)
}

/// The same, whatever is played there: so it is in the program once.
fn fields(
    cutting: &Cutting,
    seal: Html,
    words: &'static dyn Words,
    refused: Option<NotCut>,
    [typed_cut, typed_mix]: [Callback<InputEvent>; 2],
    left: Callback<Event>,
) -> Html {
    let (cut, mix) = (cutting.cut(), cutting.mix());
    let chosen = cut.ok().flatten();
    let where_now = match chosen {
        None => words.cut_nowhere().to_owned(),
        Some(0) => words.not_cut().to_owned(),
        Some(at) => words.cut_after(at),
    };
    // What was refused says why the cards were not dealt; the place to cut at is not needed without a cut.
    let wrong = refused.or(cut.err()).or(mix.as_ref().err().copied());
    // A shoe has more cards than a phone has pixels: then an edge stands for several.
    let apart = cutting.last() / MOST_EDGES + 1;
    let knife = chosen.map(|place| place / apart);
    let card = |place| html! { <i key={place} class={(Some(place) == knife).then_some("cut")} /> };
    html! {
        <div class="cutting">
            { line(words.cut_hint()) }
            { seal }
            <div class="cut-slider">
                <input
                    type="range"
                    min="0"
                    max={cutting.last().to_string()}
                    value={chosen.unwrap_or(0).to_string()}
                    aria-label={words.cut_knife()}
                    aria-valuetext={where_now}
                    oninput={typed_cut.clone()}
                />
                <div class="pack" aria-hidden="true">{ for (0..=cutting.last() / apart).map(card) }</div>
            </div>
            <div class="typed">
                <label class="cut-at">
                    { words.cut_where() }
                    { field("numeric", cutting.cut_typed(), cut.is_err(), typed_cut, left.clone()) }
                </label>
                <label class="mix">
                    { words.mix() }
                    { field("text", cutting.mix_typed(), mix.is_err(), typed_mix, left) }
                </label>
            </div>
            { line_of("note", words.mix_hint()) }
            // Not `for`: another number of children would make the fields anew, and lose the focus.
            if let Some(why) = wrong {
                <p id={WRONG} class="failure">{ words.not_cut_because(why) }</p>
            }
        </div>
    }
}

fn field(
    inputmode: &'static str,
    value: &str,
    is_wrong: bool,
    oninput: Callback<InputEvent>,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <input
            type="text"
            {inputmode}
            value={value.to_owned()}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-invalid={truth(is_wrong)}
            aria-describedby={is_wrong.then_some(WRONG)}
            {oninput}
            {onchange}
        />
    }
}
