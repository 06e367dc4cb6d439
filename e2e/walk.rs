//! A walk through every place of the page, with all that must hold at each: axe-core finds nothing, in the dark and
//! in the light, on a desk and on a phone; the content security policy is not broken, and nothing is asked of another
//! origin; everything has room, in every language; no word is missing. The places are those of [`crate::places`].

use std::env;

use serde_json::json;

use crate::access;
use crate::browser::Size;
use crate::kept::DAY;
use crate::layout;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, strings};
use crate::places::{self, Place};
use crate::policy::NOTE_VIOLATIONS;
use crate::tests;

tests! {
    once DESKTOP => [
        tables_hold_in_english,
        tables_fit_in_other_languages,
        phases_hold_in_english,
        phases_fit_in_other_languages,
        pages_hold_in_english,
        pages_fit_in_other_languages,
    ],
}

/// The sizes at which everything must have room.
const SIZES: [Size; 3] = [PHONE_ON_ITS_SIDE, PHONE, DESKTOP];

/// What is stored of the settings but for the language: no motion, and colours that do not follow the system.
pub(crate) const SETTINGS: &str = "theme=dark&speed=off";

async fn tables_hold_in_english(page: &Page) {
    everything_holds(page, &places::at_the_tables()).await;
}

async fn phases_hold_in_english(page: &Page) {
    everything_holds(page, &places::in_every_phase()).await;
}

async fn phases_fit_in_other_languages(page: &Page) {
    everything_fits(page, &places::in_every_phase()).await;
}

async fn pages_hold_in_english(page: &Page) {
    everything_holds(page, &places::beside_the_tables()).await;
}

async fn tables_fit_in_other_languages(page: &Page) {
    everything_fits(page, &places::at_the_tables()).await;
}

async fn pages_fit_in_other_languages(page: &Page) {
    everything_fits(page, &places::beside_the_tables()).await;
}

/// The variable that may hold parts of the names of the places to visit, with `|` between them.
const PLACE: &str = "FAIR_DEAL_PLACE";

/// The places that are asked for: all, unless the variable says otherwise.
pub(crate) fn asked(places: &[Place]) -> Vec<&Place> {
    let part = env::var(PLACE).unwrap_or_default();
    let is_asked = |place: &&Place| part.split('|').any(|it| place.name.contains(it));
    places.iter().filter(is_asked).collect()
}

/// Notes from the beginning of each page what breaks the policy, and has each page believe in the same day.
pub(crate) async fn watch_every_page(page: &Page) {
    for script in [NOTE_VIOLATIONS, DAY] {
        page.session().run_first(script).await.expect("a script");
    }
    page.open("").await;
}

/// In English: all of it.
async fn everything_holds(page: &Page, places: &[Place]) {
    let places = asked(places);
    watch_every_page(page).await;
    let mut faults = vec![];
    for place in places {
        page.resize(DESKTOP).await;
        place.reach(page, SETTINGS).await;
        page.end_motion().await;
        let mut found = fits(page).await;
        found.extend(says_nothing_broken(page).await);
        found.extend(access::found_in_all_looks(page).await);
        let violated = strings(&page.js("return window.violated", &[]).await);
        found.extend(
            violated
                .iter()
                .map(|it| format!("the policy is broken: {it}")),
        );
        faults.extend(found.into_iter().map(|it| format!("{}: {it}", place.name)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// In every other language, and in the widest one with large faces: whether all of it has room.
async fn everything_fits(page: &Page, places: &[Place]) {
    let places = asked(places);
    watch_every_page(page).await;
    let mut faults = vec![];
    let languages = places::languages()
        .filter(|it| *it != "en")
        .map(|it| format!("&language={it}"));
    let large = ["&language=ru&faces=large".to_owned()];
    for more in languages.chain(large) {
        for place in &places {
            page.resize(PHONE).await;
            place.reach(page, &format!("{SETTINGS}{more}")).await;
            page.end_motion().await;
            let mut found = fits(page).await;
            found.extend(says_nothing_broken(page).await);
            faults.extend(
                found
                    .into_iter()
                    .map(|it| format!("{}, {more}: {it}", place.name)),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What has no room, or lies under something to be clicked, at each size.
pub(crate) async fn fits(page: &Page) -> Vec<String> {
    let mut faults = vec![];
    for size in SIZES {
        page.resize(size).await;
        page.settle().await;
        // The bar of actions stays at the window's end: of a higher page something lies under it until it is scrolled.
        page.js("scrollTo(0, document.documentElement.scrollHeight)", &[])
            .await;
        let mut found = layout::under_controls(page).await;
        page.js("scrollTo(0, 0)", &[]).await;
        found.extend(strings(&page.js(OVERFLOWS, &[]).await));
        let at = format!("{}x{}", size.width, size.height);
        faults.extend(found.into_iter().map(|it| format!("at {at}: {it}")));
    }
    faults
}

/// Text that has no room, and parts that stick out of the page. What is wider or higher than its frame may be scrolled
/// there. (The line above one of several hands is wider for those who listen than it looks.)
const OVERFLOWS: &str = "
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const hidden = '.visually-hidden, .brand span, .visually-hidden *, svg, svg *, option, .samples *, .cards *, .stack *, .count, .own .worth';
    const scrolled = element => {
        for (let it = element.parentElement; it; it = it.parentElement)
            if (/auto|scroll/.test(getComputedStyle(it).overflowX) && it !== document.body) return true;
        return false;
    };
    const all = [...document.querySelectorAll('body *')].filter(it => !it.matches(hidden) && shown(it));
    const faults = all.filter(it => {
        const { left, right, width } = it.getBoundingClientRect();
        if (width === 0) return false;
        const style = getComputedStyle(it);
        // Around what won a ring is drawn.
        const ring = it.matches('.won > .worth') ? 3 : 0;
        const isCut = it.scrollWidth > it.clientWidth + 1 + ring
            && style.display !== 'inline' && it.clientWidth > 0 && !/auto|scroll/.test(style.overflowX);
        // What stands on the felt is as high as what it holds, but for the lower edge of the deck.
        const isLow = it.matches('.felt > *') && it.scrollHeight > it.clientHeight + 8
            && !/auto|scroll/.test(style.overflowY);
        const sticksOut = (left < -0.5 || right > innerWidth + 0.5) && !scrolled(it);
        return isCut || isLow || sticksOut;
    });
    const { scrollWidth } = document.documentElement;
    const names = faults.map(it => `${it.tagName}.${it.className} ${it.textContent.trim()}`.slice(0, 90));
    if (scrollWidth > innerWidth) names.push(`the page is ${scrollWidth} wide`);
    return names;";

/// Words that are no words, and what a page must have once.
const BROKEN: &str = "
    const found = [];
    const text = document.body.innerText;
    for (const word of text.match(/undefined|NaN|\\[object|Infinity|\\{\\}/g) ?? []) found.push(`it says ${word}`);
    const once = { main: 'main', 'live region': '[aria-live=polite]', h1: 'main h1' };
    for (const [name, selector] of Object.entries(once)) {
        const count = [...document.querySelectorAll(selector)].filter(it => it.checkVisibility()).length;
        if (count !== 1) found.push(`${count} of ${name}`);
    }
    return found;";

pub(crate) async fn says_nothing_broken(page: &Page) -> Vec<String> {
    strings(&page.js(BROKEN, &[json!(null)]).await)
}
