//! Printed pages: dark on white, whatever the theme, with enough contrast for every text.

use fair_deal::app::route::{Page as Reading, Route};
use serde_json::json;

use crate::access::contrast_faults;
use crate::page::{DESKTOP, Page, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        every_page_prints_dark_on_white,
    ],
}

/// Finds large dark areas, and texts in drawings with too little contrast on white, which axe-core does not measure.
const FAULTS: &str = "
    const channel = it => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4;
    const luminance = colour => {
        const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
        const [r, g, b] = [red, green, blue].map(it => channel(it / 255));
        return { alpha, light: 0.2126 * r + 0.7152 * g + 0.0722 * b };
    };
    const faults = [];
    for (const element of document.querySelectorAll('html, body, body *')) {
        const { backgroundColor, visibility } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        if (!backgroundColor.startsWith('rgb')) continue;
        const { alpha, light } = luminance(backgroundColor);
        const isLarge = width * height > innerWidth * innerHeight / 8;
        if (isLarge && visibility === 'visible' && alpha > 0.5 && light < 0.8) {
            faults.push(`${element.tagName}.${element.className}: ${backgroundColor}`);
        }
    }
    for (const text of document.querySelectorAll('svg text')) {
        const { fill } = getComputedStyle(text);
        if (!fill.startsWith('rgb')) continue;
        const { light } = luminance(fill);
        if (text.textContent && 1.05 / (light + 0.05) < 4.5) faults.push(`${text.textContent}: ${fill}`);
    }
    const { colorScheme, printColorAdjust } = getComputedStyle(document.documentElement);
    if (colorScheme !== 'light' || printColorAdjust !== 'exact') faults.push(colorScheme + printColorAdjust);
    return faults;";

/// The medium for which the browser shows the page.
async fn show_for(page: &Page, medium: &str, theme: &str) {
    let devtools = page.session().devtools().await.expect("its tools");
    let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
    let media = json!({ "media": medium, "features": features });
    let shown = devtools.send("Emulation.setEmulatedMedia", media).await;
    shown.expect("the medium");
}

async fn every_page_prints_dark_on_white(page: &Page) {
    let mut faults = vec![];
    // The system's theme, then the chosen one against a light system.
    for (settings, system) in [("faces=large&suits=four", "dark"), ("theme=dark", "light")] {
        page.store_settings(&format!("{settings}&speed=off&coach=always"))
            .await;
        page.forget_rounds().await;
        let tables = [Route::Home, Route::SOLO, Route::JACKS, Route::DUEL].into_iter();
        let pages = [Route::Settings, Route::Guide].into_iter();
        let pages = pages.chain(Reading::ALL.map(Route::Reading));
        for place in tables.chain(pages) {
            page.open(&format!("#{}", place.path())).await;
            let is_there = format!(
                "document.querySelector('main[data-route=\"{}\"]') !== null",
                place.path()
            );
            page.until_js("the place", &is_there).await;
            if place.table().is_some() {
                page.press("Deal").await;
            }
            page.settle().await;
            show_for(page, "print", system).await;
            page.end_motion().await;
            let found = strings(&page.js(FAULTS, &[]).await).into_iter();
            let found = found.chain(contrast_faults(page).await);
            faults.extend(found.map(|fault| format!("{} ({settings}): {fault}", place.path())));
            show_for(page, "", system).await;
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
