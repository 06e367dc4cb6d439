//! The deck that is dealt from.

use yew::prelude::*;

use super::text::{Label, words};
use crate::language::Language;
use crate::table::Origin;

/// What a [`DeckView`] is given.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct DeckProps {
    /// How many cards are left.
    pub left: usize,
    /// Where the deal came from, once there is one.
    pub origin: Option<Origin>,
    /// The language of what stands beside it.
    pub language: Language,
}

/// The deck: a sealed stack that shows how much of it is left, with the number.
#[component]
pub fn DeckView(
    DeckProps {
        left,
        origin,
        language,
    }: &DeckProps,
) -> Html {
    let words = words(*language);
    // One more card peeks out below the top one for each quarter of a full deck.
    let thickness = left.div_ceil(13).min(4).to_string();
    let origin = match origin {
        None | Some(Origin::Fresh) => Html::default(),
        Some(Origin::Shared) => html! { <p class="origin">{ words.shared() }</p> },
        Some(Origin::Daily(_)) => {
            html! { <p class="origin">{ words.label(Label::Daily) }</p> }
        }
    };
    let [before, after] = words.left(*left);
    html! {
        <div class="deck" data-deck="" data-left={left.to_string()}>
            <div>
                <p class="left">{ before }<span>{ left }</span>{ after }</p>
                { origin }
            </div>
            <div class="stack" data-thickness={thickness} aria-hidden="true">
                if *left > 0 {
                    <svg viewBox="0 0 250 350"><use href="#back" width="250" height="350" /></svg>
                }
                <span class="wax" />
            </div>
        </div>
    }
}
