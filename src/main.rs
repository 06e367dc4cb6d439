//! Mounts the page, and makes sure that a panic never leaves a dead one.

use fair_deal::text::words;
use fair_deal::ui::fault;
use fair_deal::ui::runtime::App;

/// The page's memory: this allocator is 2.3 KB less to download than the one that `std` brings.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    yew::set_custom_panic_hook(Box::new(|info| {
        fault::show(words(fault::language()).panicked());
        // What writes it may have to be fetched, which may fail.
        web_sys::console::error_1(&info.to_string().into());
    }));
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        root.set_inner_html("");
        yew::Renderer::<App>::with_root(root).render();
    }
}
