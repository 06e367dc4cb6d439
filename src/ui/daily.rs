//! The deal of the day, as far as every game has it the same.

use yew::prelude::*;

use super::controls::{Choice, Place, Weight, sends};
use super::place::{href, icon};
use super::proof::{became_of, handed_over};
use crate::app::route::Seat;
use crate::app::{Item, Model, Msg};
use crate::table::sitting::Source;
use crate::table::{DAILY_ROUNDS, DailyRound};
use crate::text::{Label, Words};

/// What stands in the corner of a table: the way to the deal of the day, or how far the player is in
/// it, and the way back.
pub fn corner(model: &Model, seat: Seat, words: &'static dyn Words) -> Html {
    let leads = |source, label: &'static str| {
        let href = href(seat.with_source(source).route());
        let current = (seat.source() == Source::Calendar).then_some("true");
        html! {
            <a class="tool" {href} aria-label={label} title={label} aria-current={current}>
                { icon("#icon-daily") }
            </a>
        }
    };
    match seat.source() {
        Source::Entropy => leads(Source::Calendar, words.label(Label::Daily)),
        Source::Calendar => {
            let (round, points) = played(model, seat);
            html! {
                <>
                    if let Some(round) = round {
                        <p class="daily" data-daily={round.date().to_text()}>
                            { words.daily(round, points.iter().sum()) }
                        </p>
                    }
                    { leads(Source::Entropy, words.back_to_table()) }
                </>
            }
        }
    }
}

/// The round of the day that lies on this table, and what each round that is over has counted.
fn played(model: &Model, seat: Seat) -> (Option<DailyRound>, Vec<u32>) {
    match seat {
        Seat::Blackjack(source) => {
            let game = model.blackjack(source);
            (game.table().daily(), game.sitting().daily_points())
        }
        Seat::Solo(source) => {
            let game = model.solo(source);
            (game.table().daily(), game.sitting().daily_points())
        }
        Seat::Duel(source) => {
            let game = model.duel(source);
            (game.table().daily(), game.sitting().daily_points())
        }
    }
}

/// What all rounds of the day have counted, when they are over.
fn total(model: &Model) -> Option<u32> {
    let (_, points) = played(model, model.route().seat()?);
    (points.len() == usize::from(DAILY_ROUNDS)).then(|| points.iter().sum())
}

/// What is said below the last result of the day.
pub fn ending(model: &Model, words: &'static dyn Words) -> Html {
    let Some(total) = total(model) else {
        return Html::default();
    };
    html! {
        <>
            <p>{ words.daily_over(total) }</p>
            { became_of(model, Item::DailyResult, handed_over(model, Item::DailyResult)) }
        </>
    }
}

/// The result of the day, to be given away when it is there.
pub fn share(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Option<Choice> {
    total(model)?;
    Some(Choice {
        place: Place::Middle,
        weight: Weight::Main,
        label: words.label(Label::ShareResult),
        letter: None,
        onclick: sends(dispatch, Msg::AskedFor(Item::DailyResult)),
    })
}
