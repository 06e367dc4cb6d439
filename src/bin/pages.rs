//! The program of the reading pages: mounts them beside the tables. The loader (src/loader.js)
//! fetches it when one of them is visited.

use fair_deal::text::pages as text;
use fair_deal::ui::fault;
use fair_deal::ui::pages::Annex;

fn main() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        fault::show(text::panicked(fault::language()));
    }));
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("pages"));
    if let Some(root) = root {
        root.set_inner_html("");
        yew::Renderer::<Annex>::with_root(root).render();
    }
}
