//! The reference of a tap: the same changes of the page, made by a bare script.
//!
//! When the benchmark taps a control, it keeps a copy of the page from before and from after. Later a separate script
//! shows the first copy, computes the fewest changes that turn it into the second one, and makes them when the same
//! control is tapped. So the browser does the same layout and painting, and none of the page's own code runs.

use serde_json::json;

use super::median;
use super::taps::{Gesture, press, tap};
use crate::page::Page;

/// The number of times that a change is made. The median counts.
const TAPS: usize = 5;

/// Keeps the page as it is now, with a mark on the element that the benchmark will tap, as the beginning of this
/// control's change.
const BEFORE: &str = "
    const [name, selector] = arguments;
    window.kept ??= {};
    const tapped = document.querySelector(selector);
    tapped.dataset.tapped = '';
    kept[name] = [document.getElementById('app').cloneNode(true)];
    delete tapped.dataset.tapped;";

/// Keeps the page as it is now, as the end of this control's change.
const AFTER: &str = "
    const [name] = arguments;
    kept[name].push(document.getElementById('app').cloneNode(true));";

/// Shows the beginning of this control's change, and makes the change when the control is used.
const SHOW: &str = "
    const [name] = arguments;
    const [before, after] = kept[name].map((page) => page.cloneNode(true));
    const changes = [];
    const compare = (here, there) => {
        if (here.nodeType !== there.nodeType || here.nodeName !== there.nodeName) {
            changes.push(() => here.replaceWith(there));
            return;
        }
        if (here.nodeType === Node.TEXT_NODE) {
            if (here.data !== there.data) changes.push(() => { here.data = there.data; });
            return;
        }
        for (const { name, value } of there.attributes ?? []) {
            if (here.getAttribute(name) === value) continue;
            changes.push(() => {
                // The policy of the page forbids the style attribute.
                if (name === 'style') here.style.cssText = value;
                else here.setAttribute(name, value);
            });
        }
        for (const { name } of here.attributes ?? []) {
            const stays = there.hasAttribute(name) || name === 'data-tapped';
            if (!stays) changes.push(() => here.removeAttribute(name));
        }
        const [ours, theirs] = [here, there].map((element) => [...element.childNodes]);
        ours.forEach((child, place) => {
            if (place < theirs.length) compare(child, theirs[place]);
            else changes.push(() => child.remove());
        });
        const more = theirs.slice(ours.length);
        if (more.length > 0) changes.push(() => here.append(...more));
    };
    compare(before, after);
    document.getElementById('app').replaceWith(before);
    const tapped = before.querySelector('[data-tapped]');
    let isDone = false;
    const change = () => {
        if (isDone) return;
        isDone = true;
        for (const make of changes) make();
    };
    for (const kind of ['click', 'input', 'change']) tapped.addEventListener(kind, change);";

/// Keeps the page before this control is used.
pub(super) async fn keep_before(page: &Page, name: &str, selector: &str) {
    page.js(BEFORE, &[json!(name), json!(selector)]).await;
}

/// Keeps the page after this control was used.
pub(super) async fn keep_after(page: &Page, name: &str) {
    page.js(AFTER, &[json!(name)]).await;
}

/// Measures the kept change of this control. The page cannot be used for anything else afterwards.
pub(super) async fn measure(page: &Page, name: &str, gesture: Gesture) -> f64 {
    const TAPPED: &str = "[data-tapped]";
    let mut all = Vec::new();
    for _ in 0..TAPS {
        page.js(SHOW, &[json!(name)]).await;
        all.push(match gesture {
            Gesture::Tap => tap(page, TAPPED).await,
            Gesture::Key(key, code) => press(page, TAPPED, key, code).await,
        });
    }
    median(&all)
}
