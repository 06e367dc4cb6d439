//! A page with one button, built with the same tools as the app. It is the reference for the time until the first table
//! is playable. `cargo xtask feel` builds it for the browser.

use yew::prelude::*;

#[component]
fn Plain() -> Html {
    let clicks = use_state(|| 0);
    let onclick = {
        let clicks = clicks.clone();
        Callback::from(move |_| clicks.set(*clicks + 1))
    };
    html! { <button {onclick}>{ *clicks }</button> }
}

fn main() {
    yew::Renderer::<Plain>::new().render();
}
