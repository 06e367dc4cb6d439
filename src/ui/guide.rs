//! The guide to the games, beside a table or on a page of its own.

use yew::prelude::*;

use crate::app::guide::GuideText;
use crate::app::route::{Page, Route};
use crate::app::{Model, Msg};
use crate::core::PackCard;
use crate::table::Fields;
use crate::text::guide::shown;
use crate::text::{Words, words};
use crate::ui::links::{line, page_with};
use crate::ui::table::actions::sends;
use crate::ui::table::face::{Print, Style, address};
use crate::ui::table::hand::small;

/// The parts of the guide for the player's table, with links to the reading pages for all games and for this one.
pub fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let words = words(model.language());
    let link = |(page, fields): (Page, Fields)| {
        let name = words.heading(Route::Reading(page));
        html! { <a class="check" href={page_with(page, &fields)}>{ name }</a> }
    };
    let general = [Page::History, Page::Stats, Page::Fairness, Page::Lab];
    let general = general.map(|page| (page, Fields::new()));
    let pages = general.into_iter().chain(model.pages_of_game());
    let text = match model.guide() {
        GuideText::NotAsked | GuideText::Asked(_) => line(words.loading()),
        GuideText::Failed(_) => html! {
            <>
                <p role="alert">{ words.guide_failed() }</p>
                <button
                    type="button"
                    class="action"
                    onclick={sends(dispatch, Msg::ClickedTryGuide)}
                >
                    { words.try_again() }
                </button>
            </>
        },
        GuideText::Here(_, guide) => {
            let told = model.guide_pieces().into_iter();
            let told: String = told.map(|piece| guide.piece(piece)).collect();
            let style = small(model.settings().into());
            // The text is a file of the site, beside the page like the bundle.
            Html::from_html_unchecked(with_faces(&told, style, words).into())
        }
    };
    html! {
        <div class="guide">
            <p class="links">{ for pages.map(link) }</p>
            { text }
        </div>
    }
}

/// The text with a drawing of each card that it names in brackets.
fn with_faces(text: &str, style: Style, words: Words) -> String {
    let mut parts = text.split('[');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |drawn, part| {
        let (code, rest) = part.split_once(']').unwrap_or(("", part));
        match shown(code) {
            Some((card, plays_as)) => {
                let (print, name) = match card {
                    PackCard::Natural(card) => (Print::Face(card, style), words.card(card)),
                    PackCard::Joker(joker) => (
                        Print::Joker(joker, plays_as, style),
                        words.joker(joker).to_owned(),
                    ),
                };
                let address = address(print).replace('"', "&quot;");
                drawn + "<img src=\"" + &address + "\" alt=\"" + &name + "\">" + rest
            }
            None => drawn + rest,
        }
    })
}
