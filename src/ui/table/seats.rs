//! Who sits at the blackjack table: the choice for the next round, and the cards of the other seats.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::blackjack::{Blackjack, BlackjackTable, Round, Seat, Seating};
use crate::core::{Card, Score, Suit};
use crate::table::{Msg, Phase, Round as _};
use crate::text::{Words, short};
use crate::ui::links::icon;

/// The choice of how many hands the player bets on, and how many other seats are taken, behind a button that says who sits
/// there now. Nothing where nothing is bet.
pub fn chooser(
    table: &BlackjackTable,
    words: &'static dyn Words,
    dispatch: &Callback<Msg<Blackjack>>,
) -> Html {
    if !Round::has_stakes(table.rules()) {
        return Html::default();
    }
    let is_free = table.may_choose_stake();
    let stake = *table.stake();
    let now = match table.phase() {
        // What was dealt stays to be seen while the round is played.
        Phase::Dealt(dealt) if !is_free => dealt.round().seating(),
        Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => {
            stake.chosen_seating()
        }
    };
    let list = |name: &'static str, label: &'static str, seatings: Vec<(u8, Option<Seating>)>| {
        let chosen = seatings.iter().find(|(_, its)| *its == Some(now));
        let chosen = chosen.map(|(number, _)| number.to_string());
        let options = seatings.clone().into_iter().map(|(number, its)| {
            html! {
                <option key={number} value={number.to_string()} selected={its == Some(now)}>
                    { number }
                </option>
            }
        });
        let onchange = dispatch.reform(move |event: Event| {
            let value = event.target_unchecked_into::<HtmlSelectElement>().value();
            let its = seatings
                .iter()
                .find(|(number, _)| number.to_string() == value);
            let seating = its.and_then(|(_, seating)| *seating).unwrap_or(now);
            Msg::ChoseStake(stake.with_seating(seating))
        });
        html! {
            <label key={name}>
                <span>{ label }</span>
                <select
                    {name}
                    aria-label={label}
                    ~value={chosen}
                    {onchange}
                    disabled={!is_free}
                >
                    { for options }
                </select>
            </label>
        }
    };
    let hands = Seating::each_hands().map(|hands| (hands, Seating::new(hands, now.others())));
    let others = Seating::each_others().map(|others| (others, Seating::new(now.hands(), others)));
    let name = format!("{}: {}", words.hands_bet_on(), words.seating_is(now));
    html! {
        // Dealt, it is another one, which is closed: nothing lies over the cards.
        <details key={if is_free { "chooses" } else { "shows" }} class="seating">
            <summary class="tool" aria-label={name.clone()} title={name}>
                { icon("#icon-seats") }
                if now != Seating::ALONE {
                    <b aria-hidden="true">{ format!("{}+{}", now.hands(), now.others()) }</b>
                }
            </summary>
            <div class="seating-choice">
                { list("hands", words.hands_bet_on(), hands.collect()) }
                { list("seats", words.other_seats(), others.collect()) }
                <p>{ words.about_seats() }</p>
            </div>
        </details>
    }
}

/// The other seats, in the order in which they act: their cards in signs, which need little room. Nothing where nobody
/// else plays.
pub fn view(round: &Round, words: &'static dyn Words) -> Html {
    if round.seats().is_empty() {
        return Html::default();
    }
    let acting = round.acting_seat();
    let ace = round.rules().ace;
    let hand = |number: usize, cards: &[Card]| {
        let score = Score::of(cards, ace);
        let each = cards.iter().map(|card| {
            let is_red = matches!(card.suit, Suit::Hearts | Suit::Diamonds);
            html! {
                <b class={is_red.then_some("red")} data-card={card.to_string()}>{ short(*card) }</b>
            }
        });
        html! {
            <span class="seat-hand" data-points={score.total().to_string()}>
                <span class="visually-hidden">{ words.seat_has(number, cards, score) }</span>
                <span aria-hidden="true">{ for each }{ " " }<i>{ score.total() }</i></span>
            </span>
        }
    };
    let seat = |(at, seat): (usize, &Seat)| {
        let number = at + 1;
        let hands: Html = seat
            .cards()
            .into_iter()
            .map(|cards| hand(number, cards))
            .collect();
        html! {
            <li
                key={number}
                class={classes!("seat", (acting == Some(at)).then_some("active"))}
                aria-current={(acting == Some(at)).then_some("true")}
                data-hand={format!("seat-{number}")}
            >
                <span class="owner" aria-hidden="true">{ words.seat_number(number) }</span>
                { hands }
            </li>
        }
    };
    html! {
        <ul class="seats" aria-label={words.other_seats()}>
            { for round.seats().iter().enumerate().map(seat) }
        </ul>
    }
}
