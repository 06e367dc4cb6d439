//! The parts that all tables of draw poker share: cards with marks, the choice of jokers, and the links to the lab.

use yew::prelude::*;

use crate::app::route::{Page, Route};
use crate::core::{Jokers, WildHand};
use crate::lab::chosen::path_of;
use crate::table::{Marking, Marks};
use crate::text;
use crate::text::poker::PokerWords;
use crate::ui::field::{Select, SelectOption};
use crate::ui::links::href;
use crate::ui::table::actions::single;
use crate::ui::table::card::{Side, Tab, Toggle};
use crate::ui::table::hand::Held;

/// The choice of the jokers in the pack.
pub(crate) fn jokers(
    now: Jokers,
    may_choose: bool,
    words: PokerWords,
    chosen: &Callback<Jokers>,
) -> Html {
    let label = words.joker_choice();
    let list = Select {
        label: Some(label.into()),
        is_disabled: !may_choose,
        ..Select::default()
    };
    let options = Jokers::ALL.map(|jokers| SelectOption::of(jokers, words.jokers(jokers)));
    html! {
        <label key="jokers" class="rules" data-chosen={words.jokers(now)}>
            <span>{ label }</span>
            { list.view(options, &now, chosen.clone()) }
        </label>
    }
}

/// The player's cards, each a button that marks it.
pub(crate) fn own_cards(
    hand: &WildHand,
    (marks, marking): (Marks, Marking),
    cursor: usize,
    enabled: bool,
    mark: impl Fn(usize) -> Callback<MouseEvent>,
) -> Vec<Held> {
    let held = |(place, card): (usize, text::Held)| Held {
        toggle: Some(Toggle {
            pressed: match marking {
                Marking::Swapped => marks.is_marked(place),
                // A finished hand shows no holds.
                Marking::Held => enabled && !marks.is_marked(place),
            },
            marking,
            enabled,
            tab: if place == cursor {
                Tab::Stop
            } else {
                Tab::Passes
            },
            onclick: single(mark(place)),
        }),
        ..Held::from(Side::from(card))
    };
    hand.each().into_iter().enumerate().map(held).collect()
}

/// The cards, with a mark on those that do not make the hand.
pub(crate) fn with_kickers(cards: Vec<Held>, makes: [bool; 5]) -> Vec<Held> {
    let marked = |(held, makes): (Held, bool)| Held {
        is_kicker: !makes,
        ..held
    };
    cards.into_iter().zip(makes).map(marked).collect()
}

/// The address of the lab's explanation of this hand.
pub(crate) fn why(hand: &WildHand) -> String {
    format!("#{}", path_of(hand))
}

/// The link to the lab.
pub(crate) fn lab(words: PokerWords) -> Html {
    let lab = Route::Reading(Page::Lab);
    html! { <p><a class="check" href={href(lab)}>{ words.heading(lab) }</a></p> }
}
