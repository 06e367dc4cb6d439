//! The page in large text, which the visitor has chosen in the browser, and in narrow windows: it does not scroll
//! sideways, labels stay in their buttons, and no control is covered (WCAG 1.4.4 and 1.4.10).

use fair_deal::app::route::Page as Reading;
use serde_json::json;

use crate::blackjack::chips::{EIGHTS, NATURAL};
use crate::blackjack::rounds;
use crate::browser::Size;
use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, strings};
use crate::places;
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        large_text_fits_in_russian,
        flag_of_a_marked_card_fits_in_large_text,
    ],
    soak DESKTOP => [large_text_fits_in_the_other_languages],
}

/// Finds the elements that do not fit.
const MEASURE: &str = include_str!("text_size.js");

/// The text sizes in pixels, each with the widths and heights of the windows that must fit.
const SIZES: [(u32, &[(u32, u32)]); 3] = [
    (16, &[(1280, 800), (360, 640), (320, 640), (240, 640)]),
    (24, &[(1280, 800), (1000, 700), (360, 640), (320, 640)]),
    (32, &[(1280, 800), (1000, 700), (360, 640), (320, 640)]),
];

/// A state of the page.
struct Place {
    name: &'static str,
    fragment: String,
    /// Settings besides the language.
    settings: &'static str,
    /// The elements to click, in order.
    clicks: &'static [&'static str],
    /// The selector that must match at the end.
    shows: &'static str,
}

const DEAL: &str = "[data-button=deal]";
const STAND: &str = "[data-button=s]";
const SPLIT: &str = "[data-button=p]";
const PAT: &str = ".slot-left button";
const OVER: &str = "[data-phase=over]";
const CARDS: &str = "[data-hand]";

/// A check of a poker match, with a row of cards for each hand.
const CHECK: &str = "#/check?game=poker-duel&rules=rk-1-joker\
    &deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a&cut=17\
    &seal=ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201&play=5";

/// A place that is reached by these clicks, and the selector that must match there.
fn place(
    name: &'static str,
    fragment: &str,
    clicks: &'static [&'static str],
    shows: &'static str,
) -> Place {
    Place {
        name,
        fragment: fragment.to_owned(),
        settings: "",
        clicks,
        shows,
    }
}

/// The “How to play” page, a notice, and every reading page.
fn beside_the_tables() -> Vec<Place> {
    vec![
        place("how to play", "#/rules", &[], ".guide h3"),
        place("damaged link", "#/blackjack?deal=123", &[], ".notice"),
        place("fairness", "#/fairness", &[], "#pages main"),
        place("check", CHECK, &[], "#pages .steps"),
        place("learn", "#/learn", &[], "#pages .paths"),
        place(
            "lesson",
            "#/learn?lesson=specials&rules=vegas",
            &["#lesson-begin"],
            "[data-lesson=asking]",
        ),
        place("lab", "#/lab?hand=KS.KH.X1.7C.X2", &[], "#pages .machine"),
        place(
            "rules",
            "#/blackjack/rules?rules=classic",
            &[],
            "#pages .switch",
        ),
        place(
            "two tables",
            "#/blackjack/rules?rules=classic&with=single-deck",
            &[],
            "#pages [data-rule=all][data-worth]",
        ),
        place("hand", "#/blackjack/hand", &[], "#cards-hand"),
        place("counting", "#/blackjack/counting", &[], "#pages main"),
        place("bets", "#/blackjack/bets", &[], "#pages .rungs"),
        place("pay tables", "#/poker/paytable", &[], "#pages .pays"),
        place(
            "equilibrium",
            "#/poker/equilibrium?history=kbc31kbr",
            &[".chart .numbers summary"],
            "#pages [data-chart=mix]",
        ),
        place("history", "#/history", &[], "#pages .history"),
        place("statistics", "#/stats", &[], "#pages .stats"),
    ]
}

/// The tables of every game in their main phases, two panels, the settings page, and [`beside_the_tables`].
fn all_places() -> Vec<Place> {
    let eights = || format!("{}&rules=vegas", rounds::link(&Deal::from_hex(EIGHTS)));
    let insurance = format!("{}&rules=vegas", rounds::link(&Deal::from_hex(NATURAL)));
    let deal = Deal::numbered(3);
    let poker = |table: &str, rules: &str| format!("#/poker/{table}{}{rules}", deal.query());
    let mut all = vec![
        place("blackjack, ready", "#/blackjack", &[], "[data-phase=ready]"),
        place(
            "blackjack, over",
            &rounds::link(&deal),
            &[DEAL, STAND],
            OVER,
        ),
        place("chips, bets", "#/blackjack?rules=vegas", &[], "[data-chip]"),
        place("chips, five actions", &eights(), &[DEAL], "[data-button=r]"),
        place(
            "chips, two hands",
            &eights(),
            &[DEAL, SPLIT],
            "[data-hand=player-2]",
        ),
        place(
            "chips, four hands",
            &eights(),
            &[DEAL, SPLIT, SPLIT, SPLIT],
            "[data-hand=player-4]",
        ),
        place(
            "chips, four hands over",
            &eights(),
            &[DEAL, SPLIT, SPLIT, SPLIT, STAND, STAND, STAND, STAND],
            OVER,
        ),
        place(
            "chips, missing actions",
            &format!("{}.double-10-11.split-2", eights()),
            &[DEAL, SPLIT],
            "[data-missing=p]",
        ),
        place("chips, insurance", &insurance, &[DEAL], "[data-button=n]"),
        place(
            "chips, practice",
            "#/blackjack?practice=soft&rules=vegas",
            &[],
            CARDS,
        ),
        place("solo", &poker("solo", ""), &[DEAL], CARDS),
        place("solo, over", &poker("solo", ""), &[DEAL, PAT], OVER),
        place("Jacks, ready", "#/poker/jacks", &[], ".pay-table"),
        place("Jacks", &poker("jacks", ""), &[DEAL], CARDS),
        place("Jacks, over", &poker("jacks", ""), &[DEAL, PAT], OVER),
        place("match", &poker("duel", "&rules=rko"), &[DEAL], CARDS),
        place(
            "match, over",
            &poker("duel", "&rules=rko"),
            &[DEAL, PAT],
            OVER,
        ),
        place(
            "match for chips",
            &poker("duel", "&rules=rko-chips"),
            &[DEAL],
            "[data-phase=player] .actions button",
        ),
        place(
            "settings beside a table",
            "#/blackjack",
            &["[data-tool=settings]"],
            ".sheet-panel",
        ),
        place(
            "opponents",
            "#/poker/duel",
            &["[data-tool=opponents]"],
            ".sheet-panel .opponent",
        ),
        place("settings", "#/settings", &[], "main .keys"),
    ];
    all.extend(beside_the_tables());
    all.push(Place {
        settings: "&cut=on",
        ..place("cut", "#/blackjack", &[DEAL], "[data-phase=cut]")
    });
    all.push(Place {
        settings: "&coach=always",
        ..place("coach", &eights(), &[DEAL], "[data-coach] [data-ev]")
    });
    all
}

async fn show(page: &Page, (width, height): (u32, u32), text: u32) {
    let sized = page.session().set_text_size(text).await;
    sized.expect("the size of text");
    page.resize(Size { width, height }).await;
    page.settle().await;
}

async fn reach(page: &Page, place: &Place, language: &str) {
    show(page, (DESKTOP.width, DESKTOP.height), 16).await;
    let record = format!("language={language}&speed=off{}", place.settings);
    page.store_settings(&record).await;
    page.forget_rounds().await;
    page.open(&place.fragment).await;
    for selector in place.clicks {
        let element = format!("document.querySelector({})", json!(selector));
        page.until_js(selector, &format!("{element} !== null"))
            .await;
        page.js(&format!("{element}.click()"), &[]).await;
        page.settle().await;
    }
    let shows = format!("document.querySelector({}) !== null", json!(place.shows));
    page.until_js(place.shows, &shows).await;
}

async fn large_text_fits(page: &Page, language: &str) {
    let mut faults = vec![];
    for place in all_places() {
        reach(page, &place, language).await;
        for (text, windows) in SIZES {
            for window in windows {
                show(page, *window, text).await;
                let (width, height) = window;
                for fault in strings(&page.js(MEASURE, &[]).await) {
                    faults.push(format!(
                        "{} at {width}x{height}, {text} px: {fault}",
                        place.name
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{language}:\n{}", faults.join("\n"));
}

/// Takes one language, because a language takes minutes. Russian has the longest words.
async fn large_text_fits_in_russian(page: &Page) {
    let beside = beside_the_tables();
    for reading in Reading::ALL {
        let is_of_it = |it: &Place| {
            let path = it.fragment.strip_prefix('#').unwrap_or_default();
            path.split('?').next() == Some(reading.path())
        };
        assert!(beside.iter().any(is_of_it), "{}", reading.path());
    }
    large_text_fits(page, "ru").await;
}

async fn large_text_fits_in_the_other_languages(page: &Page) {
    for language in places::languages().filter(|it| *it != "ru") {
        large_text_fits(page, language).await;
    }
}

/// The texts of the flags that are narrower than their word.
const TOO_LONG: &str = "
    return [...document.querySelectorAll('.flag')]
        .filter(it => it.scrollWidth > it.clientWidth)
        .map(it => it.dataset.text)";

async fn flag_of_a_marked_card_fits_in_large_text(page: &Page) {
    for language in places::languages() {
        page.store_settings(&format!("language={language}&speed=off"))
            .await;
        page.forget_rounds().await;
        page.open("#/poker/solo").await;
        page.js("document.querySelector('[data-button=deal]').click()", &[])
            .await;
        page.phase("swap").await;
        page.js("document.querySelector('button[data-card]').click()", &[])
            .await;
        page.until_js("the flag", "document.querySelector('.flag') !== null")
            .await;
        for (text, windows) in SIZES {
            for window in windows {
                show(page, *window, text).await;
                let found = strings(&page.js(TOO_LONG, &[]).await);
                assert_eq!(
                    found,
                    Vec::<String>::new(),
                    "{language}: {window:?}, {text} px"
                );
            }
        }
    }
}
