//! The page in two artificial languages: one with longer words, and its mirror image, which is written from right to
//! left. They show that German and Arabic would fit. The server sends their words to a page that requests English.

use std::env;
use std::fs;
use std::path::Path;

use fair_deal_words_compiler::Pseudo;
use serde_json::json;

use crate::blackjack::rounds;
use crate::browser::Size;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, key, strings};
use crate::places::Place;
use crate::tests;
use crate::walk;

tests! {
    chromium_only DESKTOP => [
        mirrored_table_turns_around_its_cards,
        mirrored_controls_follow_the_chosen_hand,
        mirrored_cards_come_from_the_deck,
        mirrored_arrow_keys_follow_the_screen,
    ],
    soak DESKTOP => [mirrored_part_1, mirrored_part_2, long_part_1, long_part_2],
}

/// The variable that may hold a folder for pictures of every place.
const PICTURES: &str = "FAIR_DEAL_PSEUDO_SHOTS";

/// The sizes of these pictures.
const PICTURED: [Size; 3] = [
    PHONE,
    PHONE_ON_ITS_SIDE,
    Size {
        width: 1280,
        height: 900,
    },
];

/// The number of tests among which the places are divided.
const PARTS: usize = 2;

async fn mirrored_part_1(page: &Page) {
    everything_fits(page, Pseudo::Mirrored, 0).await;
}

async fn mirrored_part_2(page: &Page) {
    everything_fits(page, Pseudo::Mirrored, 1).await;
}

async fn long_part_1(page: &Page) {
    everything_fits(page, Pseudo::Long, 0).await;
}

async fn long_part_2(page: &Page) {
    everything_fits(page, Pseudo::Long, 1).await;
}

/// Visits the places of this part in this language, and measures each at every size.
async fn everything_fits(page: &Page, pseudo: Pseudo, part: usize) {
    page.server().speak(pseudo);
    walk::watch_every_page(page).await;
    let mut faults = vec![];
    for place in walk::of_part(part, PARTS) {
        page.resize(PHONE).await;
        place.reach(page, walk::SETTINGS).await;
        page.end_motion().await;
        let mut found = walk::faults_here(page, &[walk::OVERFLOWS]).await;
        if pseudo == Pseudo::Mirrored {
            found.extend(strings(&page.js(OUT_OF_ORDER, &[]).await));
        }
        faults.extend(found.into_iter().map(|it| format!("{}: {it}", place.name)));
        keep_pictures(page, pseudo, &place).await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Makes pictures of this place for people to look at, if [`PICTURES`] names a folder.
async fn keep_pictures(page: &Page, pseudo: Pseudo, place: &Place) {
    let Some(folder) = env::var_os(PICTURES) else {
        return;
    };
    for size in PICTURED {
        page.resize(size).await;
        page.settle().await;
        let picture = page.picture().await.expect("a picture");
        let name = place.name.replace([':', '/', ' '], "-");
        let file = format!("{name}-{}-{}.png", size.width, pseudo.name());
        fs::write(Path::new(&folder).join(&file), picture).expect(&file);
    }
}

/// Finds content that does not keep its order from left to right: cards in a hand, the digits and signs of a number,
/// the letters of a seal, rank and suit, chips, and typed text.
const OUT_OF_ORDER: &str = "
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const found = new Set();
    const ascends = rects => rects.every((rect, at) => {
        const before = rects[at - 1];
        return !before || Math.abs(before.top - rect.top) > 2 || before.left <= rect.left + 0.5;
    });
    const rows = { '.cards': 'li', '.bets': '.bet-chip', '.coins': '.coin', '.signs': 'b', '.seat-hand': 'b' };
    for (const [row, part] of Object.entries(rows))
        for (const it of document.querySelectorAll(row)) {
            const parts = [...it.querySelectorAll(part)].filter(shown);
            if (!ascends(parts.map(part => part.getBoundingClientRect()))) found.add(`${row}: ${it.textContent}`);
        }
    for (const field of document.querySelectorAll('input[type=text], input[type=range], input[type=number]'))
        if (getComputedStyle(field).direction !== 'ltr') found.add(`a field: ${field.value}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ordered = /[−+-]?\\d([\\d.,]*\\d)?|[0-9a-f]{16,}|(10|[2-9AJQK])[♠♥♦♣]/g;
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!shown(parent) || parent.closest('.visually-hidden, option, script, style')) continue;
        for (const { 0: run, index } of text.data.matchAll(ordered)) {
            const rects = [...run].map((_, at) => {
                const range = document.createRange();
                range.setStart(text, index + at);
                range.setEnd(text, index + at + 1);
                return range.getBoundingClientRect();
            });
            if (!ascends(rects)) found.add(`${run} in ${parent.className || parent.tagName}: ${text.data}`.slice(0, 90));
        }
    }
    return [...found];";

/// Opens this address in the mirrored language, with these settings in addition to those of the walk.
async fn open_mirrored(page: &Page, fragment: &str, settings: &str) {
    page.server().speak(Pseudo::Mirrored);
    page.store_settings(&format!("theme=dark{settings}")).await;
    page.forget_rounds().await;
    page.open(fragment).await;
    assert_eq!(page.attribute("html", "dir").await, "rtl");
}

/// Clicks the first element that this selector finds.
async fn click(page: &Page, selector: &str) {
    let click = "document.querySelector(arguments[0]).click()";
    page.js(click, &[json!(selector)]).await;
    page.settle().await;
}

/// Returns the horizontal middle of the first element that this selector finds, in pixels from the window's left edge.
async fn middle(page: &Page, selector: &str) -> f64 {
    let script = "
        const { left, right } = document.querySelector(arguments[0]).getBoundingClientRect();
        return (left + right) / 2;";
    let middle = page.js(script, &[json!(selector)]).await;
    middle.as_f64().expect("a number")
}

/// The selector of a table at which the player decides.
const PLAYER: &str = "[data-phase=player]";

/// Returns the query of the deal: neither hand is a blackjack.
fn played() -> String {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 0).stood);
    rounds::link(&deal)
}

/// Deals, and waits until the player decides.
async fn deal(page: &Page) {
    click(page, "[data-button=deal]").await;
    page.until_js(
        PLAYER,
        &format!("document.querySelector('{PLAYER}') !== null"),
    )
    .await;
}

async fn mirrored_table_turns_around_its_cards(page: &Page) {
    open_mirrored(page, &played(), "&speed=off").await;
    deal(page).await;
    let centre = f64::from(DESKTOP.width) / 2.0;
    assert!(
        middle(page, "[data-button=s]").await > centre,
        "Stand comes first"
    );
    assert!(middle(page, "[data-button=h]").await < centre);
    assert!(
        middle(page, "[data-deck]").await < centre,
        "the deck ends the rim"
    );
    assert!(middle(page, ".brand").await > centre);
    let cards = [
        "[data-hand=player] li:first-child",
        "[data-hand=player] li:last-child",
    ];
    let [first, last] = cards;
    assert!(middle(page, first).await < middle(page, last).await);
    click(page, "[data-tool=settings]").await;
    assert!(
        middle(page, "aside").await < centre,
        "the panel is at the end"
    );
    assert!(middle(page, "main").await > middle(page, "aside").await);
}

async fn mirrored_controls_follow_the_chosen_hand(page: &Page) {
    for side in ["left", "right"] {
        open_mirrored(page, &played(), &format!("&speed=off&side={side}")).await;
        deal(page).await;
        click(page, "[data-tool=settings]").await;
        let centre = f64::from(DESKTOP.width) / 2.0;
        let stand = middle(page, "[data-button=s]").await;
        for selector in ["[data-button=h]", "[data-deck]"] {
            let is_left = middle(page, selector).await < stand;
            assert_eq!(is_left, side == "left", "{selector}, {side}");
        }
        let is_left = middle(page, "aside").await < centre;
        assert_eq!(is_left, side == "left", "the panel, {side}");
    }
}

async fn mirrored_cards_come_from_the_deck(page: &Page) {
    open_mirrored(page, &played(), "&speed=slow").await;
    deal(page).await;
    let script = "
        const centre = element => {
            const { left, right } = element.getBoundingClientRect();
            return (left + right) / 2;
        };
        const deck = centre(document.querySelector('[data-deck] .stack'));
        return [...document.querySelectorAll('[data-card]:has(.sheet)')].map(card => {
            const from = parseFloat(card.querySelector('.sheet').style.getPropertyValue('--from-x'));
            return [from, deck - centre(card)];
        });";
    let ways: Vec<(f64, f64)> =
        serde_json::from_value(page.js(script, &[]).await).expect("pairs of numbers");
    assert!(ways.len() >= 4, "{ways:?}");
    for (way, is) in ways {
        assert!((way - is).abs() < 1.5 && way < 0.0, "{way} instead of {is}");
    }
    page.end_motion().await;
}

async fn mirrored_arrow_keys_follow_the_screen(page: &Page) {
    open_mirrored(page, "#/poker/solo", "&speed=off").await;
    click(page, "[data-button=deal]").await;
    page.phase("swap").await;
    let first = "document.querySelector('button[data-card]').focus()";
    page.js(first, &[]).await;
    for _ in 0..4 {
        let before = middle(page, ":focus").await;
        page.tap(key::RIGHT).await;
        page.settle().await;
        assert!(middle(page, ":focus").await > before);
    }
}
