//! A list with its label beside it.

use yew::prelude::*;

use crate::ui::field::{Select, SelectOption};

/// A choice among named options. Sends the chosen option to `chose`.
pub(crate) fn choice<T: Clone + PartialEq + 'static>(
    id: &'static str,
    label: &'static str,
    options: impl IntoIterator<Item = (T, String)>,
    chosen: &T,
    chose: Callback<T>,
) -> Html {
    let options = options.into_iter().enumerate();
    let options = options.map(|(place, (value, name))| SelectOption {
        value,
        code: place.to_string(),
        name,
    });
    let list = Select {
        id: Some(id.into()),
        ..Select::default()
    };
    html! {
        <span class="filter">
            <label for={id}>{ label }</label>
            { list.view(options, chosen, chose) }
        </span>
    }
}
