//! A page with one button, made with the tools of the whole page: the reference for the time until the first table can be
//! played. `cargo xtask feel` builds it for the browser.

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
