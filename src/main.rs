//! Mounts the page, and makes sure that a panic never leaves a dead one.

use fair_deal::language::Language;
use fair_deal::ui::app::App;
use fair_deal::ui::text::words;

/// The page's memory: this allocator is 2.3 KB less to download than the one that `std` brings.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        show_fault();
    }));
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        root.set_inner_html("");
        yew::Renderer::<App>::with_root(root).render();
    }
}

/// Shows the panel of index.html, whose button starts again without any of our code.
fn show_fault() {
    let document = web_sys::window().and_then(|window| window.document());
    let element = |id| {
        document
            .as_ref()
            .and_then(|document| document.get_element_by_id(id))
    };
    // The page's own mark is what still tells the language: the model is out of reach by now.
    let language = document
        .as_ref()
        .and_then(|document| document.document_element()?.get_attribute("lang"))
        .and_then(|code| Language::from_code(&code))
        .unwrap_or_default();
    if let Some(detail) = element("fault-detail") {
        detail.set_text_content(Some(words(language).panicked()));
    }
    if let Some(panel) = element("fault") {
        // A panel that cannot be shown leaves only the console.
        let _ = panel.remove_attribute("hidden");
    }
}
