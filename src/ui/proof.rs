//! What can be known of the deal on a table: its seal from the beginning; its secret, its cut and
//! its cards when the round is over; and what can be done with it then.

use yew::prelude::*;

use super::browser;
use super::controls::{sends, truth};
use super::place::href;
use crate::app::route::{Page, Route, Seat};
use crate::app::{Handed, Item, Model, Msg, Sheet};
use crate::core::Deal;
use crate::table::sitting::Source;
use crate::table::{Linked, Round, Sealed, Table};
use crate::text;
use crate::text::{Label, Words, short_of_pack, words};

/// A deal whose round is over, with the addresses to which it leads.
struct Revealed {
    deal: Deal,
    /// Where it is dealt again.
    link: String,
    /// Where it is checked.
    check: String,
    /// The same, without any of our code.
    verifier: String,
}

fn revealed(model: &Model) -> Option<Revealed> {
    let seat = model.route().seat()?;
    let (game, (link, round)) = match seat {
        Seat::Blackjack(source) => ("blackjack", links(model, model.blackjack(source).table())?),
        Seat::Solo(source) => ("solo", links(model, model.solo(source).table())?),
        Seat::Duel(source) => ("duel", links(model, model.duel(source).table())?),
    };
    let deal = model.sealed(seat)?.deal;
    let table = seat.with_source(Source::Entropy).route();
    let (secret, committed) = (deal.secret().to_hex(), deal.seal().to_string());
    let (cut, language) = (deal.cut().to_string(), model.settings().language.code());
    let jokers = deal.decks().jokers().count().to_string();
    Some(Revealed {
        deal,
        link: ["#", table.path(), "?", &link].concat(),
        check: ["#/check?game=", game, "&seal=", &committed, "&", &round].concat(),
        verifier: [
            "verify.html#secret=",
            &secret,
            "&seal=",
            &committed,
            "&cut=",
            &cut,
            "&jokers=",
            &jokers,
            "&lang=",
            language,
        ]
        .concat(),
    })
}

/// What leads to the deal of a round that is over, as it is to be shared, and as it is checked.
fn links<R: Round>(model: &Model, table: &Table<R>) -> Option<(String, String)> {
    match table {
        Table::Dealt(dealt) if dealt.round().is_over() => Some((
            dealt.link(model.linked()),
            dealt.link(Linked::DealAndDecisions),
        )),
        Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_) => None,
    }
}

/// What the player takes away, in full; nothing that is not to be known yet.
#[must_use]
pub fn handed_over(model: &Model, item: Item) -> Option<String> {
    let seat = model.route().seat()?;
    match item {
        Item::Seal => Some(model.sealed(seat)?.deal.seal().to_string()),
        Item::Secret => Some(revealed(model)?.deal.secret().to_hex()),
        Item::Link => Some(browser::address(&revealed(model)?.link)),
        Item::DailyResult => {
            let address = browser::address(&href(model.route()));
            text::daily_result(model, &address)
        }
    }
}

/// The seal of a deal, and the secret that it sealed once that may be shown: when the round is over.
/// Both are short here; the whole is one click away, and in the `data-` attributes.
pub fn seal(model: &Model, sealed: &Sealed, dispatch: &Callback<Msg>) -> Html {
    let words = words(model.settings().language);
    let seal = sealed.deal.seal().to_string();
    let revealed = revealed(model);
    let secret = revealed
        .as_ref()
        .map(|revealed| revealed.deal.secret().to_hex());
    let opened = model.sheet() == Some(Sheet::Deal);
    let msg = if opened {
        Msg::ClosedSheet
    } else {
        Msg::OpenedSheet(Sheet::Deal)
    };
    let shown = |label: &str, hex: &str| {
        html! { <span title={hex.to_owned()}>{ label }{ " " }<code>{ first_digits(hex) }</code></span> }
    };
    html! {
        <div class="seal" data-seal={seal.clone()} data-secret={secret.clone()}>
            <button
                type="button"
                class="link"
                aria-expanded={truth(opened)}
                onclick={sends(dispatch, msg)}
            >
                { shown(words.seal(), &seal) }
                if let Some(secret) = secret { { " " }{ shown(words.secret(), &secret) } }
            </button>
        </div>
    }
}

/// The way to the check of the deal, when the round is over.
pub fn check_link(model: &Model, words: &'static dyn Words) -> Html {
    revealed(model).map_or_else(Html::default, |revealed| {
        html! { <a class="check" href={revealed.check}>{ words.label(Label::Check) }</a> }
    })
}

/// The first eight of 64 digits: enough to tell two apart by eye.
fn first_digits(hex: &str) -> String {
    hex.chars().take(8).chain(['…']).collect()
}

/// All that can be known of the deal on the table, and what can be done with it.
pub fn sheet(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let label = |label| words.label(label);
    let Some(sealed) = model.route().seat().and_then(|seat| model.sealed(seat)) else {
        return Html::default();
    };
    let revealed = revealed(model);
    let fairness = Route::Reading(Page::Fairness);
    html! {
        <div class="proof">
            { digits(model, words.seal(), Item::Seal, sealed.deal.seal().to_string(), dispatch) }
            <p class="note">{ label(Label::SealNote) }</p>
            if let Some(Revealed { deal, link, check, verifier }) = revealed {
                { digits(model, words.secret(), Item::Secret, deal.secret().to_hex(), dispatch) }
                <p>
                    if deal.cut() == 0 {
                        { label(Label::NotCut) }
                    } else {
                        { words.cut_after(deal.cut()) }
                    }
                </p>
                <p>
                    <a class="action main" href={check}>{ label(Label::Check) }</a>
                </p>
                { share(model, &link, words, dispatch) }
                <h3>{ label(Label::Order) }</h3>
                <p class="order">{ order(&deal) }</p>
                <p><a href={verifier}>{ label(Label::Verifier) }</a></p>
            }
            <p><a href={href(fairness)}>{ words.heading(fairness) }</a></p>
        </div>
    }
}

fn order(deal: &Deal) -> String {
    let order = deal.order_with_jokers();
    let cards: Vec<String> = order.into_iter().map(short_of_pack).collect();
    cards.join(" ")
}

fn digits(
    model: &Model,
    label: &'static str,
    item: Item,
    hex: String,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = words(model.settings().language);
    html! {
        <div class="digits">
            <h3>{ label }</h3>
            <code>{ hex }</code>
            <button
                type="button"
                class="link"
                aria-label={[words.label(Label::Copy), ": ", label].concat()}
                onclick={sends(dispatch, Msg::AskedFor(item))}
            >
                { words.label(Label::Copy) }
            </button>
            { became_of(model, item, None) }
        </div>
    }
}

fn share(model: &Model, link: &str, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let checked = match model.linked() {
        Linked::Deal => false,
        Linked::DealAndDecisions => true,
    };
    html! {
        <div class="share">
            <button
                type="button"
                class="action"
                onclick={sends(dispatch, Msg::AskedFor(Item::Link))}
            >
                { words.label(Label::Share) }
            </button>
            <label>
                <input
                    type="checkbox"
                    {checked}
                    onchange={sends(dispatch, Msg::ToggledDecisions)}
                />
                { words.label(Label::WithDecisions) }
            </label>
            { became_of(model, Item::Link, Some(browser::address(link))) }
        </div>
    }
}

/// What became of something that the player wanted to take away; if it has to be copied by hand and
/// stands nowhere yet, with the text.
pub fn became_of(model: &Model, item: Item, text: Option<String>) -> Html {
    let words = words(model.settings().language);
    let handed = match model.handed() {
        Some((of, handed)) if of == item => handed,
        Some(_) | None => return Html::default(),
    };
    let by_hand = match handed {
        Handed::Copied | Handed::Shared => None,
        Handed::ByHand => text,
    };
    html! {
        <>
            <p class="handed">{ words.label(became(handed)) }</p>
            if let Some(text) = by_hand {
                <textarea readonly=true rows="4" aria-label={words.label(Label::Copy)} value={text} />
            }
        </>
    }
}

/// What is said of what became of it.
#[must_use]
pub const fn became(handed: Handed) -> Label {
    match handed {
        Handed::Copied => Label::Copied,
        Handed::Shared => Label::Shared,
        Handed::ByHand => Label::ByHand,
    }
}
