//! The deck that is dealt from.

use yew::prelude::*;

use crate::table::Origin;
use crate::text::language::Language;
use crate::text::words;
use crate::ui::links::line_of;
use crate::ui::table::card::image;
use crate::ui::table::face::Print;

/// The seal on the deck, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wax {
    /// The secret of the deal is not out.
    Whole,
    /// It is out.
    Broken,
}

/// The deck: a sealed stack that shows how many cards are left, with the number, and where the deal
/// came from, once there is one. The wax breaks when the secret of the deal is out: of a shoe when it is
/// shuffled away.
pub fn deck(left: usize, origin: Option<Origin>, wax: Wax, language: Language) -> Html {
    let words = words(language);
    // One more card peeks out below the top one for each quarter of a full deck.
    let thickness = left.div_ceil(13).min(4).to_string();
    let origin = match origin {
        // What is practised stands in the other corner.
        None | Some(Origin::Fresh | Origin::Practice) => Html::default(),
        Some(Origin::Shared) => line_of("origin", words.shared()),
        Some(Origin::Daily(_)) => line_of("origin", words.daily_deal()),
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
                    { image(Print::Back, "back") }
                }
                <span
                    class="wax"
                    data-wax={match wax {
                        Wax::Whole => None,
                        Wax::Broken => Some("broken"),
                    }}
                />
            </div>
        </div>
    }
}
