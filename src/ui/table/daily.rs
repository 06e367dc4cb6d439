//! The parts of the deal of the day that all games share.

use yew::prelude::*;

use crate::app::route::TableId;
use crate::app::{Msg, Shareable};
use crate::core::TimeOfDay;
use crate::table::{AnyTable, DAILY_ROUNDS, Mode};
use crate::text::Words;
use crate::ui::links::{href, icon};
use crate::ui::table::actions::{Choice, Place, Weight, sends};

/// The id of the button that shares the result of the day.
const SHARE_RESULT: &str = "share-result";

/// The corner of a table: the link to the deal of the `day`, or the player's progress in it and the link back.
pub fn corner(id: TableId, day: TableId, table: &dyn AnyTable, words: Words) -> Html {
    let leads = |to: TableId, label: &'static str, short: &'static str| {
        let href = href(to.route());
        let current = (id.mode() == Mode::Daily).then_some("true");
        html! {
            <a
                class="tool"
                {href}
                aria-label={label}
                title={label}
                data-short={short}
                aria-current={current}
            >
                { icon("#icon-daily") }
            </a>
        }
    };
    match id.mode() {
        Mode::Free => leads(day, words.daily_deal(), words.daily_short()),
        Mode::Daily => html! {
            <>
                if let Some(round) = table.daily() {
                    <p class="daily" data-daily={round.date().to_text()}>
                        { words.daily(round, table.daily_points().iter().sum()) }
                    </p>
                }
                { leads(id.with_mode(Mode::Free), words.back_to_table(), words.back_to_table_short()) }
            </>
        },
    }
}

/// A note about the deal of the day and the points of its rounds, shown before the player begins.
pub fn note(id: TableId, day_ends: Option<TimeOfDay>, words: Words) -> Html {
    let points = match id.mode() {
        Mode::Free => return Html::default(),
        Mode::Daily => words.game_day_note(id.game()),
    };
    html! { <p>{ words.daily_note(day_ends) }{ words.between() }{ points }</p> }
}

/// The points of all rounds of the day. `None` until they are over.
#[must_use]
pub fn total(table: &dyn AnyTable) -> Option<u32> {
    let points = table.daily_points();
    (points.len() == usize::from(DAILY_ROUNDS)).then(|| points.iter().sum())
}

/// The button that shares the result of the day.
#[must_use]
pub fn share(words: Words, dispatch: &Callback<Msg>) -> Choice {
    Choice {
        id: SHARE_RESULT.to_owned(),
        place: Place::Middle,
        weight: Weight::Main,
        label: words.share_result(),
        letter: None,
        chips: None,
        onclick: sends(dispatch, Msg::AskedToShare(Shareable::DailyResult)),
    }
}
