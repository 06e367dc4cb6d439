//! The web worker of the coach at the duel for chips. It is one beside that of the other coaches
//! (`lab_worker`) because it brings the opponents and their odds with it, which nobody else needs.
//!
//! The first message comes from the worker and is empty: it says that the worker listens, because a
//! message that is sent earlier would be lost. Then the page sends questions as text, and the worker answers
//! each with the numbers of [`fair_deal::coach::duel::question`].

use fair_deal::coach::duel::DuelQuestion;
use js_sys::{Float64Array, Uint32Array, global};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let page = scope.clone();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string();
        let question = text.and_then(|text| text.parse::<DuelQuestion>().ok());
        let advice = question.and_then(|question| question.ask().ok());
        let numbers = advice.map_or_else(Vec::new, |advice| advice.to_numbers());
        // It fails only if the page is gone.
        let _ = page.post_message(&Float64Array::from(numbers.as_slice()));
    });
    scope.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    // The worker lives as long as it listens.
    asked.forget();
    let _ = scope.post_message(&Uint32Array::new_with_length(0));
}
