//! The deal of the day, as far as every game has it the same.

use yew::prelude::*;

use super::proof::{became_of, handed_over};
use super::text::{Label, Words};
use crate::app::{Item, Model, Msg};
use crate::route::Seat;
use crate::sitting::Source;

/// What stands in the corner of a table: the way to the deal of the day, or how far the player is in
/// it, and the way back.
pub fn corner(model: &Model, seat: Seat, words: &'static dyn Words) -> Html {
    let leads = |source, label| {
        let href = ["#", seat.with_source(source).route().path()].concat();
        html! { <a class="link" {href}>{ label }</a> }
    };
    match seat.source() {
        Source::Entropy => leads(Source::Calendar, words.label(Label::Daily)),
        Source::Calendar => {
            let (round, points) = match seat {
                Seat::Blackjack(source) => {
                    let game = model.blackjack(source);
                    (game.table().daily(), game.sitting().daily_points())
                }
                Seat::Solo(source) => {
                    let game = model.solo(source);
                    (game.table().daily(), game.sitting().daily_points())
                }
            };
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

/// What stands below the last result of the day.
pub fn ending(
    model: &Model,
    points: &[u32],
    words: &'static dyn Words,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <div class="ending">
            <p>{ words.daily_over(points.iter().sum()) }</p>
            <button
                type="button"
                class="action main"
                onclick={dispatch.reform(|_| Msg::AskedFor(Item::DailyResult))}
            >
                { words.label(Label::ShareResult) }
            </button>
            { became_of(model, Item::DailyResult, handed_over(model, Item::DailyResult)) }
        </div>
    }
}
