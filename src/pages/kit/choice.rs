//! A select box, as the history pages use it.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::ui::field::Chosen;

/// A choice among named options. Sends the chosen option to `chose`.
pub(crate) fn choice<T: Clone + PartialEq + 'static>(
    id: &'static str,
    label: &'static str,
    options: impl IntoIterator<Item = (T, String)>,
    chosen: &T,
    chose: Callback<T>,
) -> Html {
    let (values, names): (Vec<T>, Vec<String>) = options.into_iter().unzip();
    let chosen = values.iter().position(|value| value == chosen);
    let changed = move |event: Event| {
        let select: Option<HtmlSelectElement> = event.target_dyn_into();
        let place = select.and_then(|select| usize::try_from(select.selected_index()).ok());
        if let Some(value) = place.and_then(|place| values.get(place)) {
            chose.emit(value.clone());
        }
    };
    // A new option needs its attribute to be selected. Once a person has made a selection, a browser ignores it, and the
    // list needs its value: a button may change the choice too.
    let option = |(place, name): (usize, String)| {
        html! {
            <option value={place.to_string()} selected={chosen == Some(place)}>{ name }</option>
        }
    };
    let value = chosen.map(|place| place.to_string()).unwrap_or_default();
    html! {
        <span class="filter">
            <label for={id}>{ label }</label>
            <select {id} ~value={Chosen(value)} onchange={changed}>
                { for names.into_iter().enumerate().map(option) }
            </select>
        </span>
    }
}
