//! The pack before the cut: the cut by mouse, by touch, by arrow keys, or by a typed number, and the field for the text
//! that the player mixes in.

use yew::prelude::*;

use crate::table::{CutField, Cutting, Game, Msg, News, NotCut, Table};
use crate::text::Words;
use crate::ui::field::{Keys, TextField, typed};
use crate::ui::links::{line, line_of};

/// The id of the error message. The field with the error refers to it in `aria-describedby`.
const WRONG: &str = "not-cut";

/// The largest number of card edges drawn.
const MOST_EDGES: usize = 104;

/// The errors in the fields.
#[derive(Clone, Copy)]
struct Wrong {
    /// True if the place of the cut is invalid.
    cut: bool,
    /// True if the text to mix in is invalid.
    mix: bool,
    /// The message about the error.
    why: Option<NotCut>,
}

impl Wrong {
    /// Checks the fields. A field in use is judged only after its text has prevented the deal.
    fn of(cutting: &Cutting, typing: Option<CutField>, refused: Option<NotCut>) -> Wrong {
        let is_judged = |field| refused.is_some() || typing != Some(field);
        let cut = cutting.cut().err().filter(|_| is_judged(CutField::Cut));
        let mix = cutting.mix().err().filter(|_| is_judged(CutField::Mix));
        Wrong {
            cut: cut.is_some(),
            mix: mix.is_some(),
            // The place of the cut is not needed for a deal without a cut, so the refused field has priority.
            why: refused.or(cut).or(mix),
        }
    }
}

/// Shows the sealed pack, the fields and their errors. The whole seal is above them, because the player should note it
/// first.
pub fn view<G: Game>(
    table: &Table<G>,
    cutting: &Cutting,
    seal: Html,
    words: Words,
    dispatch: &Callback<Msg<G>>,
) -> Html {
    let typed_cut = dispatch.reform(Msg::TypedCut);
    let typed_mix = dispatch.reform(Msg::TypedMix);
    let refused = match table.news() {
        Some(News::NotCut(why)) => Some(*why),
        Some(_) | None => None,
    };
    let left = dispatch.reform(|()| Msg::LeftField);
    let wrong = Wrong::of(cutting, table.typing(), refused);
    let chosen = cutting.cut().ok().flatten();
    let where_now = match chosen {
        None => words.cut_nowhere().to_owned(),
        Some(0) => words.not_cut().to_owned(),
        Some(at) => words.cut_after(at),
    };
    // A shoe may have more cards than a phone has pixels. An edge stands for several cards then.
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
                    oninput={typed_cut.reform(|event: InputEvent| typed(&event))}
                />
                <div class="pack" aria-hidden="true">{ for (0..=cutting.last() / apart).map(card) }</div>
            </div>
            <div class="typed">
                <label class="cut-at">
                    { words.cut_where() }
                    { field(Keys::Digits, wrong.cut).view(cutting.cut_typed().to_owned(), &typed_cut, &left) }
                </label>
                <label class="mix">
                    { words.mix() }
                    { field(Keys::Text, wrong.mix).view(cutting.mix_typed().to_owned(), &typed_mix, &left) }
                </label>
            </div>
            { line_of("note", words.mix_hint()) }
            // This is not a `for`, because another number of children would recreate the fields and lose the focus.
            if let Some(why) = wrong.why {
                <p id={WRONG} class="failure">{ words.not_cut_because(why) }</p>
            }
        </div>
    }
}

fn field(keys: Keys, is_wrong: bool) -> TextField {
    let field = TextField {
        keys,
        ..TextField::default()
    };
    field.wrong_if(is_wrong, WRONG)
}
