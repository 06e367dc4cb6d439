//! The table of a first visit, which index.html shows before the bundle has come (src/first-table.js).
//!
//! The views of the page draw it in every language. `INSTA_UPDATE=always cargo test --package views` writes the file
//! again.

use std::{env, fs};

use fair_deal::app::Model;
use fair_deal::app::Stored;
use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::table::Mode;
use fair_deal::ui;
use yew::prelude::*;

use crate::{Tables, drawn_as_it_is};

/// The file, which the build inserts into index.html.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/first-table.html");

/// The back of a card without its ornament, which is as large as a third of the table and comes with the bundle.
const PLAIN_BACK: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 350'%3E\
    %3Crect width='250' height='350' rx='15' fill='%23fffdf7'/%3E\
    %3Crect x='14' y='14' width='222' height='322' rx='9' fill='%2314463a'/%3E%3C/svg%3E";

/// As many signs as the page shows of a seal.
const SEAL_TO_COME: &str = "················";

/// The table that a visitor without anything stored finds at the address of the page.
fn first_visit(language: Language) -> Model {
    let visitor = Visitor {
        language,
        ..Visitor::default()
    };
    let (model, cmds) = Model::open("", visitor, &Stored::default());
    let mut tables = Tables { model, cmds };
    tables.answer(TableId::Blackjack(Mode::Free), |_| ());
    tables.model
}

/// Returns the part of a text between two others. Both must be there.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).expect(before);
    rest.split_once(after).expect(after).0
}

/// Draws the table without what only a deal has: its seal and its phase.
fn template(language: Language) -> String {
    let model = first_visit(language);
    let drawn = drawn_as_it_is(ui::page::view(&model, &Callback::noop()));
    let seal = between(&drawn, "data-seal=\"", "\"").to_owned();
    let back = between(&drawn, "<img src=\"", "\"").to_owned();
    let shown = &seal[..SEAL_TO_COME.chars().count()];
    let drawn = drawn
        .replace(&format!(" data-seal=\"{seal}\""), "")
        .replace(&format!(" title=\"{seal}\""), "")
        .replace(shown, SEAL_TO_COME)
        .replace(" data-phase=\"ready\"", "")
        .replace("<code>", "<code aria-hidden=\"true\">")
        .replace(&back, PLAIN_BACK);
    format!("<template lang={}>{drawn}</template>\n", language.code())
}

#[test]
fn first_table_is_in_the_file_of_the_page() {
    let drawn = Language::ALL.map(template).concat();
    if env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        fs::write(FILE, &drawn).expect("the file can be written");
    }
    let kept = fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        kept == drawn,
        "src/first-table.html is not what the views draw: `INSTA_UPDATE=always cargo test --package views` writes it \
         again"
    );
}
