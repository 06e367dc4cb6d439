//! Tables.

use yew::prelude::*;

/// A table that scrolls in its own box if it is wider than the page.
pub(crate) fn boxed(caption: &str, class: &'static str, head: Html, rows: Html) -> Html {
    html! {
        <div class={classes!("box", class)} tabindex="0" role="group" aria-label={caption.to_owned()}>
            <table>
                <caption class="visually-hidden">{ caption }</caption>
                <thead><tr>{ head }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
        </div>
    }
}

/// The heads of a table's columns.
pub(crate) fn head<const N: usize>(columns: [&'static str; N]) -> Html {
    columns
        .into_iter()
        .map(|column| html! { <th scope="col">{ column }</th> })
        .collect()
}
