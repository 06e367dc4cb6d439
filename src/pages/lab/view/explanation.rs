//! The choice of five cards, and the path of that hand in the diagram and in words.

use yew::prelude::*;

use super::diagram;
use crate::app::language::Language;
use crate::core::explain::{Explanation, JokerStep, Next, State, explain};
use crate::core::{Card, Joker, PackCard, Rank, Suit};
use crate::pages::kit::chip::chip;
use crate::pages::lab::{LabPage, Msg};
use crate::text::messages::PagesWords;
use crate::text::{self, pack_card, poker};
use crate::ui::field::{Select, SelectOption};

pub(crate) fn view(lab: &LabPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let cards = lab.cards();
    let hand = cards.hand();
    let explanation = hand.as_ref().ok().map(explain);
    let places = cards.places().iter().enumerate();
    html! {
        <section class="explanation" aria-labelledby="why">
            <h2 id="why">{ words.lab_why() }</h2>
            <p id="why-intro">{ words.why_intro() }</p>
            // A link sets new cards and creates new fields, because a select box that was used keeps its selection.
            <div key={lab.links()} class="picker" role="group" aria-describedby="why-intro">
                { for places.map(|(place, card)| picker(place, *card, language, dispatch)) }
            </div>
            if let Ok(hand) = &hand {
                <p class="held" aria-hidden="true">{ for hand.cards().map(chip) }</p>
            }
            if let (Err(reason), false) = (&hand, cards.is_untouched()) {
                <p class="bad" data-refused="">{ words.not_a_hand(reason) }</p>
            }
            { for explanation.as_ref().map(|explanation| path(explanation, words)) }
            <div class="machine-box" tabindex="0" role="group" aria-label={words.all_questions()}>
                { diagram::view(explanation.as_ref(), words) }
            </div>
            if explanation.is_none() {
                { machine(language) }
            }
        </section>
    }
}

/// The field for the card at this place.
fn picker(
    place: usize,
    chosen: Option<PackCard>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let (words, table) = (PagesWords::of(language), text::words(language));
    let unchosen = SelectOption {
        value: None,
        code: String::new(),
        name: words.choose().to_owned(),
    };
    let option = |card: PackCard| SelectOption {
        value: Some(card),
        code: card.to_string(),
        name: pack_card(table, card),
    };
    let suit = |suit: Suit| {
        let cards = Rank::PACK_ORDER.map(|rank| option(Card::new(rank, suit).into()));
        (words.suit_heading(suit).to_owned(), cards.to_vec())
    };
    let jokers = Joker::ALL.map(|joker| option(PackCard::Joker(joker)));
    let jokers = (words.lab_jokers().to_owned(), jokers.to_vec());
    let groups = Suit::ALL.map(suit).into_iter().chain([jokers]).collect();
    let list = Select {
        label: Some(words.place(place).into()),
        ..Select::default()
    };
    let chose = dispatch.reform(move |card| Msg::ChoseCard(place, card));
    html! {
        <label>
            <span>{ words.place(place) }</span>
            { list.in_groups([unchosen], groups, &chosen, chose) }
        </label>
    }
}

/// The path of a hand, step by step. The cards that jokers play as come first.
fn path(explanation: &Explanation, words: PagesWords) -> Html {
    let joker = |step: &JokerStep| html! { <li>{ words.joker_step(*step) }</li> };
    let step = |step| html! { <li>{ words.explained_step(step) }</li> };
    html! {
        <ol class="told" data-category={explanation.category.code()}>
            { for explanation.jokers.iter().map(joker) }
            { for explanation.steps.iter().map(step) }
            <li class="outcome">{ words.conclusion(explanation.category) }</li>
        </ol>
    }
}

/// All questions and the targets of their answers, as text for screen readers.
fn machine(language: Language) -> Html {
    let (words, table) = (PagesWords::of(language), poker::words(language));
    let target = |next| match next {
        Next::Is(category) => table.category(category).to_owned(),
        Next::Ask(state) => {
            let place = State::ALL.iter().position(|other| *other == state);
            words.leads_to(place.unwrap_or_default() + 1)
        }
    };
    let question = |state: State| {
        let answers = state.question().answers();
        let answers: Vec<String> = answers
            .into_iter()
            .map(|(answer, next)| format!("{}: {}", words.lab_answer(answer), target(next)))
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
