//! Loads images before they are shown.

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
    /// The loaded images. A browser drops an image without a reference.
    static READ: RefCell<Vec<HtmlImageElement>> = const { RefCell::new(Vec::new()) };
}

/// Waits this many milliseconds, lets the browser load these images one by one, and keeps them.
///
/// An SVG image is a document of its own, and the browser creates it at the first use of its address. A swap of fifteen
/// cards would wait for fifteen documents.
pub fn read_ahead(after_ms: u32, addresses: impl Iterator<Item = AttrValue> + 'static) {
    spawn_local(async move {
        TimeoutFuture::new(after_ms).await;
        for address in addresses {
            // If this fails, the browser loads the image when it is shown.
            if let Ok(image) = HtmlImageElement::new() {
                image.set_src(&address);
                READ.with_borrow_mut(|read| read.push(image));
            }
            // The browser first handles the events that have come meanwhile.
            TimeoutFuture::new(0).await;
        }
    });
}

/// Loads all these images again when a service worker takes control of the page, which happens a few seconds into a
/// first visit. Works while the listener lives.
///
/// A browser does not share images that were loaded without a service worker. It would create each image again when it
/// is shown.
#[must_use]
pub fn read_again_when_taken_over() -> Option<EventListener> {
    let navigator = window()?.navigator();
    // A browser may even refuse access to the service worker API.
    let workers = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    let workers: EventTarget = workers.dyn_into().ok()?;
    let listener = EventListener::new(&workers, "controllerchange", |_| {
        let read = READ.take();
        read_ahead(0, read.into_iter().map(|image| image.src().into()));
    });
    Some(listener)
}
