//! The program of the tables: mounts the page, and makes sure that a panic never leaves a dead one.

use fair_deal::text::words;
use fair_deal::ui::fault;
use fair_deal::ui::runtime::App;

fn main() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        fault::show(words(fault::language()).panicked());
    }));
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        root.set_inner_html("");
        yew::Renderer::<App>::with_root(root).render();
    }
}
