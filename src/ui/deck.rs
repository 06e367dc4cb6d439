//! The deck that is dealt from, and the seal of the deal.

use yew::prelude::*;

use super::text::words;
use crate::language::Language;
use crate::table::{Origin, Sealed};

/// The deck: a sealed stack that shows how many cards are left, with the number, and where the deal
/// came from, once there is one.
pub fn deck(left: usize, origin: Option<Origin>, language: Language) -> Html {
    let words = words(language);
    // One more card peeks out below the top one for each quarter of a full deck.
    let thickness = left.div_ceil(13).min(4).to_string();
    let origin = match origin {
        None | Some(Origin::Fresh) => Html::default(),
        Some(Origin::Shared) => html! { <p class="origin">{ words.shared() }</p> },
    };
    let [before, after] = words.left(left);
    html! {
        <div class="deck" data-deck="" data-left={left.to_string()}>
            <div>
                <p class="left">{ before }<span>{ left }</span>{ after }</p>
                { origin }
            </div>
            <div class="stack" data-thickness={thickness} aria-hidden="true">
                if left > 0 {
                    <svg viewBox="0 0 250 350"><use href="#back" width="250" height="350" /></svg>
                }
                <span class="wax" />
            </div>
        </div>
    }
}

/// The seal of a deal, and the secret that it sealed once that may be shown: when the round is over.
/// Both are short here; the whole is in the `data-` attributes and the tool tip.
pub fn seal(sealed: &Sealed, revealed: bool, language: Language) -> Html {
    let words = words(language);
    let seal = sealed.deal.seal().to_string();
    let secret = revealed.then(|| sealed.deal.secret().to_hex());
    let shown = |label: &str, hex: &str| {
        html! { <p title={hex.to_owned()}>{ label }{ " " }<code>{ short(hex) }</code></p> }
    };
    html! {
        <div class="seal" data-seal={seal.clone()} data-secret={secret.clone()}>
            { shown(words.seal(), &seal) }
            if let Some(secret) = secret { { shown(words.secret(), &secret) } }
        </div>
    }
}

/// The first eight of 64 digits: enough to tell two apart by eye.
fn short(hex: &str) -> String {
    hex.chars().take(8).chain(['…']).collect()
}
