//! Mounts the annex beside the page; the loader in Trunk.toml fetches it when somebody goes there.

use fair_deal::text::pages as text;
use fair_deal::ui::fault;
use fair_deal::ui::pages::Annex;

/// The annex's memory: as the page's, for the same reason.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        fault::show(text::panicked(fault::language()));
    }));
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("annex"));
    if let Some(root) = root {
        root.set_inner_html("");
        yew::Renderer::<Annex>::with_root(root).render();
    }
}
