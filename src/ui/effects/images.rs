//! Images that the browser has read before they are shown.

use std::cell::RefCell;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlImageElement;
use yew::AttrValue;

thread_local! {
    /// What has been read. A browser forgets an image that nobody holds.
    static READ: RefCell<Vec<HtmlImageElement>> = const { RefCell::new(Vec::new()) };
}

/// Has the browser read these images after so many milliseconds, one by one, and keep them.
///
/// An SVG image is a document of its own, which the browser makes when its address is first met: a
/// swap that turns fifteen cards would wait for as many.
pub fn read_ahead(after_ms: u32, addresses: impl Iterator<Item = AttrValue> + 'static) {
    spawn_local(async move {
        TimeoutFuture::new(after_ms).await;
        for address in addresses {
            // Without it the image is read when it is shown.
            if let Ok(image) = HtmlImageElement::new() {
                image.set_src(&address);
                READ.with_borrow_mut(|read| read.push(image));
            }
            // Whatever was clicked meanwhile is answered first.
            TimeoutFuture::new(0).await;
        }
    });
}
