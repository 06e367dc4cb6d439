//! The web worker that keeps the history: it plays each round again that it is told of, judges the decisions, and
//! writes both into the browser's database.
//!
//! The first message comes from the worker and is empty: it says that the worker listens, because a message that is
//! sent earlier would be lost. Then it answers the letters of [`fair_deal::history::Ask`], one after the other; each
//! names a number, which the answers to it have too. What takes long sends progress in between. The worker's own
//! name is that of the database.

mod count;
mod database;
mod work;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use fair_deal::history::{Answer, Ask, Failure, Letter};
use js_sys::global;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use work::AtWork;

/// What was asked and is not answered yet, the oldest first.
type Asked = Rc<RefCell<VecDeque<String>>>;

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let asked = Asked::default();
    let at_work = Rc::new(RefCell::new(Some(AtWork::new(scope.name()))));
    let page = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else {
            return;
        };
        asked.borrow_mut().push_back(text);
        // Whoever works now comes to it by itself.
        let Some(mut works) = at_work.borrow_mut().take() else {
            return;
        };
        let (asked, at_work, page) = (Rc::clone(&asked), Rc::clone(&at_work), page.clone());
        spawn_local(async move {
            loop {
                let next = asked.borrow_mut().pop_front();
                let Some(text) = next else { break };
                answer(&mut works, &page, &text).await;
            }
            at_work.replace(Some(works));
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker lives as long as it listens.
    heard.forget();
    send(&scope, "");
}

async fn answer(works: &mut AtWork, page: &DedicatedWorkerGlobalScope, text: &str) {
    let letter = Letter::parse(text);
    let serial = letter
        .head
        .get(Letter::SERIAL)
        .unwrap_or_default()
        .to_owned();
    let reply = |answer: &Answer| {
        let letter = answer.to_letter().with(Letter::SERIAL, &serial);
        send(page, &letter.to_text());
    };
    let Some(ask) = Ask::of_letter(letter) else {
        // A page of another version may ask for what this one does not know.
        reply(&Answer::Failed(Failure::Broken));
        return;
    };
    let told = Cell::new(0.0);
    let progress = |done, all| {
        let now = js_sys::Date::now();
        // The clock may be put back.
        if !(0.0..work::BETWEEN_REPORTS).contains(&(now - told.get())) {
            told.set(now);
            reply(&Answer::Progress { done, all });
        }
    };
    let answer = works.answer(ask, &progress).await;
    reply(&answer.unwrap_or_else(Answer::Failed));
}

fn send(page: &DedicatedWorkerGlobalScope, text: &str) {
    // It fails only if the page is gone.
    let _ = page.post_message(&JsValue::from_str(text));
}
