//! Several hands of video poker: the choice of their number, and the drawn hands as short card names.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::core::{PackCard, WildHand};
use crate::games::video_poker::words::best;
use crate::games::video_poker::words::games::called_in;
use crate::poker::video_poker::{Finished, Round};
use crate::poker::{Hands, VideoPoker, VideoPokerTable};
use crate::table::{Msg, Purse};
use crate::text::language::Language;
use crate::text::poker::{PokerWords, words};
use crate::text::short_of_pack;
use crate::ui::field::{Select, SelectOption};
use crate::ui::table::card::colour;
use crate::ui::translatable::translatable;

/// The choice of the number of hands in the next round.
pub(crate) fn chooser(
    on: &VideoPokerTable,
    words: PokerWords,
    dispatch: &Callback<Msg<VideoPoker>>,
) -> Html {
    let (stake, purse, rules) = (*on.stake(), *on.purse(), *on.rules());
    let now = stake.hands();
    // The actual choice is lower if the chips do not suffice.
    let chose = dispatch.reform(move |hands| {
        Msg::ChoseStake(Purse::<Round>::payable(&purse, &stake.on(hands), &rules))
    });
    let options = Hands::ALL.map(|hands| SelectOption::of(hands, hands.number().to_string()));
    let list = Select {
        name: Some("hands".into()),
        label: Some(words.hands_bet_on().into()),
        ..Select::default()
    };
    html! {
        <label class="hand-count">
            <span aria-hidden="true">{ "×" }</span>
            { list.view(options, &now, chose) }
        </label>
    }
}

/// The hands of a finished round, if there are several. Up to ten are shown side by side. More are a list that can be
/// opened, with the best hand above it. `deal` identifies the deal, and the list closes with a new one.
pub(crate) fn drawn(finished: &Finished, deal: &str, words: PokerWords) -> Html {
    let hands = finished.stake().hands();
    if !hands.are_several() {
        return Html::default();
    }
    if hands.are_shown() {
        return all(finished, words);
    }
    let (number, hand) = finished.best();
    let told = best(words, finished);
    html! {
        <>
            if let Some(told) = told {
                <p class="best-hand" data-best={number.to_string()}>
                    <span>{ told }</span>
                    { " " }
                    { signs(finished, hand) }
                </p>
            }
            <AllHands key={deal.to_owned()} round={finished.clone()} language={words.language()} />
        </>
    }
}

/// The properties of [`AllHands`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct AllHandsProps {
    /// The round that is over.
    round: Finished,
    language: Language,
}

/// The delay between the result and the list, in milliseconds. The result is painted first: a slow phone needs about 30
/// ms for a hundred hands.
const AFTER_RESULT: u32 = 50;

/// The list of all hands, closed at first. It is a component so that it renders once for each round, after the result
/// is shown.
#[component]
fn AllHands(AllHandsProps { round, language }: &AllHandsProps) -> Html {
    let words = words(*language);
    let is_due = use_state(|| false);
    let make = is_due.clone();
    use_effect_with((), move |()| {
        let timer = Timeout::new(AFTER_RESULT, move || make.set(true));
        move || drop(timer)
    });
    let html = html! {
        <details class="all-hands">
            <summary>{ words.all_the_hands(round.stake().hands().number()) }</summary>
            if *is_due {
                { all(round, words) }
            }
        </details>
    };
    translatable(html, *language)
}

/// Every hand from the second on. The first one lies on the table.
fn all(finished: &Finished, words: PokerWords) -> Html {
    let (best, _) = finished.best();
    let each = (1..).zip(finished.hands()).skip(1);
    let row = |(number, hand): (usize, &WildHand)| {
        let prize = finished.prize(hand);
        let paid = finished.paid_for(prize);
        let game = finished.table().game();
        let told = [
            words.sentence(&words.hand_number(number)),
            words.hand_pays(&called_in(words, game, hand), paid),
            words.sentence(&words.held(&hand.each())),
        ];
        html! {
            <li
                key={number}
                class={classes!(prize.map(|_| "paid"), (number == best).then_some("best"))}
                data-hand={format!("player-{number}")}
                data-category={game.category(hand).code()}
                data-bet={finished.coins().number().to_string()}
            >
                <span class="visually-hidden">{ told.join(words.between()) }</span>
                { signs(finished, hand) }
                if prize.is_some() {
                    <i aria-hidden="true">{ paid }</i>
                }
            </li>
        }
    };
    let label = words.all_the_hands(finished.stake().hands().number());
    html! {
        <ol class="more-hands" start="2" aria-label={label}>
            { for each.map(row) }
        </ol>
    }
}

/// The cards of a hand as short names, which need little space and render fast.
fn signs(finished: &Finished, hand: &WildHand) -> Html {
    let wild = finished.table().game().wild_cards();
    let sign = |card: &PackCard| {
        let is_wild = wild.holds(*card);
        html! {
            <b class={classes!(colour(*card), is_wild.then_some("wild"))} data-card={card.to_string()}>
                { short_of_pack(*card) }
            </b>
        }
    };
    html! {
        <span class="signs" aria-hidden="true" translate="no">{ for hand.cards().iter().map(sign) }</span>
    }
}

/// The code of the result. For several hands it has the codes of all hands in order, separated by spaces.
pub(crate) fn code(finished: &Finished) -> String {
    let codes = finished
        .prizes()
        .map(|prize| prize.map_or("Nothing", |prize| prize.code()));
    codes.collect::<Vec<_>>().join(" ")
}
