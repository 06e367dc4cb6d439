//! `#/fairness`: an explanation of fair dealing, and how to check it.

use std::convert::Infallible;

use yew::prelude::*;

use super::files::{Files, LIST, ListedFile, Served};
use super::{FairnessPage, Msg as Change, OwnEffect};
use crate::app::language::Language;
use crate::check::{golden, verifier_link};
use crate::core::{Card, Deal};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::poker::Hands;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::fetch::{Source, fetch};

/// The placeholder for the golden vectors in the text.
const VECTORS: &str = "<!-- vectors -->";

/// The placeholder for the files in the text.
const FILES: &str = "<!-- files -->";

impl PageView for FairnessPage {
    type Held = ();

    fn view(model: &Model, _: &Callback<Msg>) -> Html {
        view(model.language(), model.fairness().files())
    }

    fn announcement(_: &Model, it: Infallible) -> String {
        match it {}
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Fairness);
        match effect {
            OwnEffect::FetchList => {
                let text = |bytes: Option<Vec<u8>>| String::from_utf8(bytes?).ok();
                let got = dispatch.reform(move |bytes| Change::GotList(text(bytes)));
                fetch(LIST.to_owned(), Source::Server, got);
            }
            OwnEffect::FetchFile(name) => {
                let file = name.clone();
                let got = dispatch.reform(move |bytes| Change::GotFile(file.clone(), bytes));
                fetch(name, Source::Server, got);
            }
        }
    }
}

/// The text, with the computed parts in their places.
fn view(language: Language, files: &Files) -> Html {
    let words = PagesWords::of(language);
    let text = words.fairness();
    let (before, rest) = text.split_once(VECTORS).unwrap_or((text, ""));
    let (between, after) = rest.split_once(FILES).unwrap_or((rest, ""));
    html! {
        <>
            { written(before) }
            { for golden().into_iter().map(|deal| vector(&deal, language)) }
            { written(between) }
            { built(files, words) }
            { written(after) }
        </>
    }
}

/// Returns a piece of the text as markup. The text is in the word file, which comes from the page's own server like the
/// bundle. A class marks the codes that a browser must not translate, because the policy of src/loader.js allows no
/// attribute `translate`.
fn written(html: &'static str) -> Html {
    let html = html.replace("<code>", "<code class=\"notranslate\">");
    Html::from_html_unchecked(html.into())
}

fn vector(deal: &Deal, language: Language) -> Html {
    let (words, table) = (PagesWords::of(language), text::words(language));
    let seal = deal.seal().to_string();
    let order: Vec<String> = deal.order().iter().map(Card::to_string).collect();
    let row = |name: &'static str, value: &str| {
        html! { <div><dt>{ name }</dt><dd><code>{ value.to_owned() }</code></dd></div> }
    };
    html! {
        <div class="vector">
            <dl class="data">
                { row(table.secret(), &deal.secret().to_hex()) }
                { row(table.seal(), &seal) }
                { row(words.pages_cut(), &deal.cut().to_string()) }
                if !deal.mix().is_empty() {
                    { row(words.pages_mix(), deal.mix().as_str()) }
                }
                { row(words.order(), &order.join(" ")) }
            </dl>
            <p><a href={verifier_link(deal, Hands::ONE, language.code())}>{ words.in_verifier() }</a></p>
        </div>
    }
}

/// The files of the page, each with its hash in the list and the hash of the served file.
fn built(files: &Files, words: PagesWords) -> Html {
    let sentence = match files {
        Files::NotAsked | Files::Asked => words.asking(),
        Files::NoList => words.no_list(),
        Files::Listed(_) => words.files(files.all_agree()),
    };
    let agree = match files {
        Files::NotAsked | Files::Asked => "",
        Files::NoList => "false",
        Files::Listed(_) => status(files.all_agree()),
    };
    html! {
        <div class="files" data-files={agree}>
            <p class={classes!("finding", tone(files.all_agree()))}>{ sentence }</p>
            <ul class="data">{ for files.listed().iter().map(|it| file(it, words)) }</ul>
        </div>
    }
}

fn file(file: &ListedFile, words: PagesWords) -> Html {
    let other = match (file.agrees(), file.served) {
        (Some(false), Served::As(hash)) => Some(hash.to_string()),
        (Some(false), Served::Missing) => Some(words.missing().to_owned()),
        (_, Served::As(_) | Served::Missing | Served::Awaited) => None,
    };
    html! {
        <li key={file.name.clone()}>
            <p>
                <strong>{ file.name.clone() }</strong>
                { " " }
                <span class={tone(file.agrees())}>{ words.file(file.agrees()) }</span>
            </p>
            <code>{ file.listed.to_string() }</code>
            if let Some(other) = other {
                <p>{ words.served() }{ " " }<code>{ other }</code></p>
            }
        </li>
    }
}

/// The style of a result.
const fn tone(agrees: Option<bool>) -> &'static str {
    match agrees {
        None => "open",
        Some(true) => "good",
        Some(false) => "bad",
    }
}

const fn status(agrees: Option<bool>) -> &'static str {
    match agrees {
        None => "",
        Some(true) => "true",
        Some(false) => "false",
    }
}
