//! Practice at a table: the practised hands, the button that ends it, and the links to it.

use std::fmt::Display;

use yew::prelude::*;

use super::actions::{Choice, Place, single};
use crate::app::Msg;
use crate::app::route::{Page, Route, practice_link};
use crate::blackjack::{PracticeHands, Rules};
use crate::core::AceRule;
use crate::games::video_poker::page_fields;
use crate::poker::PayTable;
use crate::poker::practice::{self, Kind};
use crate::poker::video_poker::{Stake, WildCards};
use crate::table::{Fields, Game, Table};
use crate::text::Words;
use crate::text::poker::PokerWords;
use crate::ui::links::{href, page_with};
use crate::ui::table::actions::sends;

/// The practised hands with the button that ends the practice, for the corner of the table. `None` without practice.
pub fn badge<G: Game>(
    table: &Table<G>,
    choices: &[Choice],
    name: impl FnOnce(&G::Practice) -> &'static str,
) -> Option<Html> {
    let hands = table.practice()?;
    let end = choices.iter().find(|choice| choice.place == Place::Rim);
    let end = end.map(|end| {
        html! {
            <button
                type="button"
                class="link"
                data-button={end.id.clone()}
                onclick={single(end.onclick.clone())}
            >
                { end.label }
            </button>
        }
    });
    Some(html! {
        <div key="practice" class="practice" data-practice={hands.to_string()}>
            <p>{ name(hands) }</p>
            { for end }
        </div>
    })
}

/// Offers the coach if it is switched off.
pub fn offer_coach(words: Words, dispatch: &Callback<Msg>) -> Html {
    html! {
        <p class="coach">
            <button type="button" class="link" onclick={sends(dispatch, Msg::ToggledCoach)}>
                { words.coach_can_judge() }
            </button>
        </p>
    }
}

/// A link to practice: its label, and its address.
type PracticeLink = (&'static str, String);

fn link_to(
    table: Route,
    label: &'static str,
    hands: &impl Display,
    rules: &impl Display,
) -> PracticeLink {
    (label, practice_link(table, hands, rules))
}

/// These links, followed by the page with more, at this address.
fn with_page(
    links: impl IntoIterator<Item = PracticeLink>,
    page: Page,
    address: String,
    words: Words,
) -> Html {
    let more = (words.heading(Route::Reading(page)), address);
    let links = links.into_iter().chain([more]);
    let link = |(label, href): PracticeLink| html! { <a {href}>{ label }</a> };
    html! { <p class="note links">{ for links.map(link) }</p> }
}

/// The links to practice at a blackjack table with these rules, shown with the coach's messages.
pub fn blackjack_links(rules: &Rules, words: Words) -> Html {
    // If an ace always counts 1, no hand is soft.
    let soft = (rules.ace == AceRule::OneOrEleven).then_some(PracticeHands::Soft);
    let hands = soft.into_iter().chain([PracticeHands::Pairs]);
    let links = hands.map(|hands| link_to(Route::BLACKJACK, words.practice(&hands), &hands, rules));
    with_page(links, Page::Rules, href(Route::Reading(Page::Rules)), words)
}

/// The address of the page about pay tables for the settings of a table.
#[must_use]
pub fn pay_table_page(table: &PayTable, stake: &Stake) -> String {
    page_with(Page::PayTable, &page_fields(table, *stake))
}

/// The links to practice at a table of video poker, with the link to the risk of a bankroll.
pub fn video_poker_links(table: &PayTable, stake: &Stake, words: PokerWords) -> Html {
    let own = match table.game().wild_cards() {
        WildCards::None if table.game().pays_by_kicker() => Kind::Kickers,
        WildCards::None => Kind::FourToFlush,
        WildCards::Deuces => Kind::Deuces,
        WildCards::Joker => Kind::Joker,
    };
    let hands = [Kind::LowPairs, own].map(practice::PracticeHands::Of);
    let links = hands.map(|hands| {
        let label = words.video_poker_practice(&hands);
        link_to(Route::JACKS, label, &hands, table)
    });
    let bankroll = (words.bankroll_for_bet(), pay_table_page(table, stake));
    with_page(
        links.into_iter().chain([bankroll]),
        Page::PayTable,
        page_with(Page::PayTable, &Fields::new().with("rules", table)),
        *words,
    )
}
