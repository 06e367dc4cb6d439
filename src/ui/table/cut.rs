//! The pack before it is cut: by mouse, by touch, by arrow keys, or by typing a number.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::table::Cutting;
use crate::table::fields::number;
use crate::text::Words;

/// Shows the sealed pack and where it is to be cut. Where that is moved, `moved` is told.
pub fn view(cutting: &Cutting, words: &'static dyn Words, moved: &Callback<usize>) -> Html {
    let (at, last) = (cutting.at().to_string(), cutting.last().to_string());
    let where_now = match cutting.at() {
        0 => words.not_cut().to_owned(),
        at => words.cut_after(at),
    };
    let moved = moved.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        // What is half typed is no number yet, and waits.
        if let Some(at) = field.and_then(|field| number(&field.value())) {
            moved.emit(at);
        }
    });
    let card = |place| html! { <i key={place} class={(place == cutting.at()).then_some("cut")} /> };
    html! {
        <div class="cutting">
            <p>{ words.cut_hint() }</p>
            <div class="cut-slider">
                <input
                    type="range"
                    min="0"
                    max={last.clone()}
                    value={at.clone()}
                    aria-label={words.cut_where()}
                    aria-valuetext={where_now}
                    oninput={oninput.clone()}
                />
                <div class="pack" aria-hidden="true">{ for (0..=cutting.last()).map(card) }</div>
            </div>
            <label>
                { words.cut_where() }
                <input type="number" min="0" max={last} inputmode="numeric" value={at} {oninput} />
            </label>
        </div>
    }
}
