//! The deck.

use yew::prelude::*;

use crate::table::Origin;
use crate::text::language::Language;
use crate::text::words;
use crate::ui::links::line_of;
use crate::ui::table::card::image;
use crate::ui::table::face::Print;

/// The seal on the deck, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealIcon {
    /// The secret of the deal is hidden.
    Whole,
    /// The secret of the deal is public.
    Broken,
}

/// The deck: a sealed stack whose height shows the number of remaining cards, with the number, and the origin of the
/// deal if there is one. The seal breaks when the secret becomes public. For a shoe this is when it is shuffled away.
pub fn deck(left: usize, origin: Option<Origin>, seal_icon: SealIcon, language: Language) -> Html {
    let words = words(language);
    // One more card is visible below the top one for each quarter of a full deck.
    let thickness = left.div_ceil(13).min(4).to_string();
    let origin = match origin {
        // The other corner shows the practised hands.
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
                    data-wax={match seal_icon {
                        SealIcon::Whole => None,
                        SealIcon::Broken => Some("broken"),
                    }}
                />
            </div>
        </div>
    }
}
