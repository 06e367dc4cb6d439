//! Images that the browser has read before they are shown.

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use js_sys::Reflect;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{EventTarget, HtmlImageElement};
use yew::AttrValue;

use super::window;

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

/// Has the browser read all these images again when a service worker takes the page over, as one does some seconds
/// into a first visit; as long as the listener lives.
///
/// A browser keeps what it has read without a service worker apart: each image would be made anew where it is shown.
#[must_use]
pub fn read_again_when_taken_over() -> Option<EventListener> {
    let navigator = window()?.navigator();
    // A browser may refuse even to say whether there are service workers.
    let workers = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    let workers: EventTarget = workers.dyn_into().ok()?;
    let listener = EventListener::new(&workers, "controllerchange", |_| {
        let read = READ.take();
        read_ahead(0, read.into_iter().map(|image| image.src().into()));
    });
    Some(listener)
}
