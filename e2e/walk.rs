//! Checks every place of the page, in every language and at every size.
//!
//! The walk loads each place once, in English. There it checks that every text fits, that no word is broken, that
//! axe-core finds nothing in two looks, that the page keeps its content security policy, and that it requests nothing
//! from another origin. Then it changes the language in place and measures every language. The places come from
//! [`crate::places`]. [`crate::pseudo`] checks the two artificial languages.

use std::env;

use serde_json::json;

use crate::access::{self, Contrast};
use crate::browser::Size;
use crate::layout;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, strings};
use crate::persistence::DAY;
use crate::places::{self, Place};
use crate::policy::NOTE_VIOLATIONS;
use crate::tests;

tests! {
    chromium_only DESKTOP => [part_1, part_2, part_3, part_4, part_5, part_6],
    soak DESKTOP => [every_look_holds],
}

/// The number of tests among which the places are divided, so that several browsers share them.
const PARTS: usize = 6;

async fn part_1(page: &Page) {
    every_place_holds(page, 0).await;
}

async fn part_2(page: &Page) {
    every_place_holds(page, 1).await;
}

async fn part_3(page: &Page) {
    every_place_holds(page, 2).await;
}

async fn part_4(page: &Page) {
    every_place_holds(page, 3).await;
}

async fn part_5(page: &Page) {
    every_place_holds(page, 4).await;
}

async fn part_6(page: &Page) {
    every_place_holds(page, 5).await;
}

/// The sizes at which the walk measures each place.
const SIZES: [Size; 3] = [PHONE_ON_ITS_SIDE, PHONE, DESKTOP];

/// The stored settings besides the language: no motion, and colours that do not follow the system.
pub(crate) const SETTINGS: &str = "theme=dark&speed=off";

/// The variable that may hold parts of the names of the places to visit, separated by `|`.
const PLACE: &str = "FAIR_DEAL_PLACE";

/// Returns the places of one of `parts` parts. The places that [`PLACE`] selects are dealt out in turn.
pub(crate) fn of_part(part: usize, parts: usize) -> Vec<Place> {
    let asked = env::var(PLACE).unwrap_or_default();
    let is_asked = |place: &Place| asked.split('|').any(|it| place.name.contains(it));
    let all = places::all().into_iter().filter(is_asked);
    all.skip(part).step_by(parts).collect()
}

/// Records policy violations from the beginning of each page, and sets every page's clock to the same day.
pub(crate) async fn watch_every_page(page: &Page) {
    for script in [NOTE_VIOLATIONS, DAY] {
        page.session().run_first(script).await.expect("a script");
    }
    page.open("").await;
}

/// Visits the places of this part, and measures each in every language.
async fn every_place_holds(page: &Page, part: usize) {
    watch_every_page(page).await;
    let mut faults = vec![];
    for place in of_part(part, PARTS) {
        page.resize(DESKTOP).await;
        place.reach(page, SETTINGS).await;
        page.end_motion().await;
        let mut found = faults_here(page, &[OVERFLOWS, FITTED]).await;
        for more in other_languages() {
            place.change(page, &format!("{SETTINGS}{more}")).await;
            let here = faults_here(page, &[OVERFLOWS, FITTED]).await;
            found.extend(here.into_iter().map(|it| format!("{more}: {it}")));
        }
        place.change(page, SETTINGS).await;
        found.extend(access::violations_in(page, &access::LOOKS, Contrast::OfNewLooks).await);
        let violated = strings(&page.js("return window.violated", &[]).await);
        let broken = violated
            .iter()
            .map(|it| format!("the policy is broken: {it}"));
        found.extend(broken);
        faults.extend(found.into_iter().map(|it| format!("{}: {it}", place.name)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Visits every place in every look, and measures the contrast of each text, however many look like it.
async fn every_look_holds(page: &Page) {
    watch_every_page(page).await;
    let mut faults = vec![];
    for place in of_part(0, 1) {
        place.reach(page, SETTINGS).await;
        page.end_motion().await;
        let found = access::violations_in(page, &access::ALL_LOOKS, Contrast::OfAll).await;
        faults.extend(found.into_iter().map(|it| format!("{}: {it}", place.name)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns the stored settings for each language but English, in addition to [`SETTINGS`]. Russian has the longest
/// words, and large faces leave them the least room.
fn other_languages() -> Vec<String> {
    let languages = places::languages().filter(|it| *it != "en");
    let faces = |language| if language == "ru" { "&faces=large" } else { "" };
    languages
        .map(|language| format!("&language={language}{}", faces(language)))
        .collect()
}

/// Returns the faults of the page as it is: what these scripts find at each size, controls that cover texts, and broken
/// words.
pub(crate) async fn faults_here(page: &Page, scripts: &[&str]) -> Vec<String> {
    let mut found = layout_faults(page, scripts).await;
    found.extend(text_faults(page).await);
    found
}

/// Returns the content that does not fit, or that lies under a control, at each size.
async fn layout_faults(page: &Page, scripts: &[&str]) -> Vec<String> {
    let measure = measure_at_once(scripts);
    let mut faults = vec![];
    for size in SIZES {
        page.resize(size).await;
        let found = strings(&page.js_until_done(&measure, &[]).await);
        let at = format!("{}x{}", size.width, size.height);
        faults.extend(found.into_iter().map(|it| format!("at {at}: {it}")));
    }
    faults
}

/// Returns one script that waits until the page is laid out, and then finds what these scripts and
/// [`layout::under_controls`] find. The walk measures hundreds of times, and each request to the browser takes several
/// milliseconds.
fn measure_at_once(scripts: &[&str]) -> String {
    let found = scripts
        .iter()
        .map(|script| format!("(() => {{ {script} }})()"));
    format!(
        "const done = arguments[0];
        const measure = () => {{
            // The bar of actions stays at the bottom of the window. On a higher page it covers content until the page
            // is scrolled.
            scrollTo(0, document.documentElement.scrollHeight);
            const under = {};
            scrollTo(0, 0);
            return [under, {}].flat();
        }};
        const tryToMeasure = () => {{
            try {{ done(measure()) }} catch (error) {{ done([String(error)]) }}
        }};
        requestAnimationFrame(() => setTimeout(tryToMeasure));",
        layout::under_controls_script(),
        found.collect::<Vec<_>>().join(", "),
    )
}

/// Finds text that does not fit, and elements that stick out of the page. An element may be larger than its frame if
/// the frame scrolls. (The line above one of several hands contains hidden text for screen readers, so it is wider than
/// it looks. A seal is cut where there is no room for the digits to note, which its panel has.)
pub(crate) const OVERFLOWS: &str = "
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const hidden = '.visually-hidden, .visually-hidden *, svg, svg *, option, .samples *, .cards *, .stack *, .count, .own .worth, .seal code';
    const clipped = it => getComputedStyle(it).clipPath === 'inset(50%)';
    const scrolled = element => {
        for (let it = element.parentElement; it; it = it.parentElement)
            if (/auto|scroll/.test(getComputedStyle(it).overflowX) && it !== document.body) return true;
        return false;
    };
    const all = [...document.querySelectorAll('body *')].filter(it => !it.matches(hidden) && shown(it) && !clipped(it));
    const faults = all.filter(it => {
        const { left, right, width } = it.getBoundingClientRect();
        if (width === 0) return false;
        const style = getComputedStyle(it);
        // A ring is drawn around the winning hand's value.
        const ring = it.matches('.won > .worth') ? 3 : 0;
        // Beside one opponent the coach's panel may stand beyond the felt.
        const isBelowPanel = it.matches(`.felt:has(.rivals[data-count='1']):has(.coach[open])`);
        const isCut = it.scrollWidth > it.clientWidth + 1 + ring && !isBelowPanel
            && style.display !== 'inline' && it.clientWidth > 0 && !/auto|scroll/.test(style.overflowX);
        // An element on the felt is as high as its content, except for the lower edge of the deck, and for a button in
        // a sentence, which is higher than its line.
        const edge = it.querySelector('.result .check') ? 14 : 8;
        const isLow = it.matches('.felt > *') && it.scrollHeight > it.clientHeight + edge
            && !/auto|scroll/.test(style.overflowY);
        const sticksOut = (left < -0.5 || right > innerWidth + 0.5) && !scrolled(it);
        return isCut || isLow || sticksOut;
    });
    const { scrollWidth } = document.documentElement;
    const names = faults.map(it => `${it.tagName}.${it.className} ${it.textContent.trim()}`.slice(0, 90));
    if (scrollWidth > innerWidth) names.push(`the page is ${scrollWidth} wide`);
    return names;";

/// Finds texts that do not fit a space made for the languages of the page: options longer than their fields, a chart
/// that scrolls sideways, and words wider than their boxes in the diagram of the lab.
const FITTED: &str = "
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    // Options that are longer than their fields.
    const canvas = document.createElement('canvas').getContext('2d');
    const choices = [...document.querySelectorAll('.switch select')].filter(shown).flatMap(it => {
        canvas.font = getComputedStyle(it).font;
        const longest = it.clientWidth - 36;
        return [...it.options].filter(({ textContent }) => canvas.measureText(textContent).width > longest)
            .map(({ textContent }) => `${textContent} is longer than its field of ${longest}`);
    });
    const chart = document.querySelector('.chart-of-plays');
    if (chart && chart.scrollWidth > chart.clientWidth + 1) choices.push('the chart of plays scrolls sideways');
    // The texts of the diagram in the lab. Highlighted texts are bold.
    const texts = [...document.querySelectorAll('.machine .node')].filter(shown).flatMap(node => {
        const box = node.querySelector('rect').getBoundingClientRect();
        return [...node.querySelectorAll('text')].filter(text => {
            const { left, right } = text.getBoundingClientRect();
            return left < box.left || right > box.right;
        });
    });
    const ends = [...document.querySelectorAll('.node.end rect')].map(it => it.getBoundingClientRect().left);
    texts.push(...[...document.querySelectorAll('.machine .arrow text')]
        .filter(text => text.getBoundingClientRect().right > Math.min(...ends)));
    return [...choices, ...texts.map(it => `${it.textContent} is wider than its box`)];";

/// Finds broken words, and elements that a page must have exactly once.
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

async fn text_faults(page: &Page) -> Vec<String> {
    strings(&page.js(BROKEN, &[json!(null)]).await)
}
