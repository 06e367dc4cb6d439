//! Five cards chosen one by one, and the path of that hand in the diagram and in words.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::diagram;
use crate::core::explain::{Explanation, JokerStep, Next, State, explain};
use crate::core::{Card, Joker, PackCard, Rank, Suit};
use crate::pages::lab::{Lab, Msg};
use crate::text::lab::LabWords;
use crate::ui::pages::slip::slip;

pub(super) fn view(lab: &Lab, words: &'static dyn LabWords, dispatch: &Callback<Msg>) -> Html {
    let why = lab.why();
    let hand = why.hand();
    let explanation = hand.as_ref().ok().map(explain);
    let places = why.places().iter().enumerate();
    html! {
        <section class="why" aria-labelledby="why">
            <h2 id="why">{ words.why() }</h2>
            <p id="why-intro">{ words.why_intro() }</p>
            // Another link fills in other cards: then these are new fields, for a field that was
            // touched keeps what was chosen in it.
            <div key={lab.opened()} class="picker" role="group" aria-describedby="why-intro">
                { for places.map(|(place, card)| picker(place, *card, words, dispatch)) }
            </div>
            if let Ok(hand) = &hand {
                <p class="held" aria-hidden="true">{ for hand.cards().map(slip) }</p>
            }
            if let (Err(reason), false) = (&hand, why.is_untouched()) {
                <p class="bad" data-refused="">{ words.not_a_hand(reason) }</p>
            }
            <div class="machine-box" tabindex="0" role="group" aria-label={words.all_questions()}>
                { diagram::view(explanation.as_ref(), words) }
            </div>
            {
                match &explanation {
                    Some(explanation) => path(explanation, words),
                    None => machine(words),
                }
            }
        </section>
    }
}

/// The field for the card at this place.
fn picker(
    place: usize,
    chosen: Option<PackCard>,
    words: &'static dyn LabWords,
    dispatch: &Callback<Msg>,
) -> Html {
    let onchange = dispatch.reform(move |event: Event| {
        let code = event.target_unchecked_into::<HtmlSelectElement>().value();
        Msg::Chose(place, code.parse().ok())
    });
    let option = |card: PackCard| {
        html! {
            <option value={card.to_string()} selected={chosen == Some(card)}>
                { words.card(card) }
            </option>
        }
    };
    let suit = |suit: Suit| {
        let cards = Rank::PACK_ORDER.map(|rank| option(Card::new(rank, suit).into()));
        html! { <optgroup label={words.suit(suit)}>{ for cards }</optgroup> }
    };
    html! {
        <label>
            <span>{ words.place(place) }</span>
            <select aria-label={words.place(place)} {onchange}>
                <option value="" selected={chosen.is_none()}>{ words.choose() }</option>
                { for Suit::ALL.map(suit) }
                <optgroup label={words.jokers()}>
                    { for Joker::ALL.map(|joker| option(PackCard::Joker(joker))) }
                </optgroup>
            </select>
        </label>
    }
}

/// The path of a hand, step by step; before it, what its jokers play as.
fn path(explanation: &Explanation, words: &'static dyn LabWords) -> Html {
    let joker = |step: &JokerStep| html! { <li>{ words.joker_step(*step) }</li> };
    let step = |step| html! { <li>{ words.step(step) }</li> };
    html! {
        <ol class="told" data-category={explanation.category.code()}>
            { for explanation.jokers.iter().map(joker) }
            { for explanation.steps.iter().map(step) }
            <li class="outcome">{ words.conclusion(explanation.category) }</li>
        </ol>
    }
}

/// All questions and where their answers lead, for those who do not see the diagram.
fn machine(words: &'static dyn LabWords) -> Html {
    let target = |next| match next {
        Next::Is(category) => words.category(category).to_owned(),
        Next::Ask(state) => {
            let place = State::ALL.iter().position(|other| *other == state);
            words.leads_to(place.unwrap_or_default() + 1)
        }
    };
    let question = |state: State| {
        let answers = state.question().answers();
        let answers: Vec<String> = answers
            .into_iter()
            .map(|(answer, next)| format!("{}: {}", words.answer(answer), target(next)))
            .collect();
        let question = words.question(state.question()).replace('\n', " ");
        html! { <li>{ question }{ " " }{ answers.join("; ") }</li> }
    };
    html! {
        <ol class="visually-hidden" aria-label={words.all_questions()}>
            { for State::ALL.map(question) }
        </ol>
    }
}
