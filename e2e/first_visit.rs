//! Features for a first visit, and common features of a page: how to play, with its links to the reading pages; a hint
//! that disappears, a score that can be reset, the footer of a reading page, icons, and the theme colour.

use fair_deal::app::route::{Page as Reading, TableId, VideoPokerTableId};
use fair_deal::poker::PayTable;
use serde_json::json;

use crate::blackjack::rounds;
use crate::oracle::{Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::places;
use crate::poker::solo_draw;
use crate::server::FileFault;
use crate::tests;

tests! {
    chromium_only PHONE => [
        reading_pages_are_two_taps_away,
        hint_disappears_after_the_first_decision,
    ],
    chromium_only DESKTOP => [
        how_to_play_describes_the_tables_rules,
        score_is_reset_by_a_second_press,
        how_to_play_is_fetched_on_demand,
        failed_how_to_play_can_be_retried,
        how_to_play_is_a_page_too,
        footer_of_a_reading_page_describes_the_project,
        icons_and_preview_exist_and_are_not_fetched,
        theme_colour_follows_the_theme,
    ],
}

/// Waits until the guide has these headings.
async fn told(page: &Page, headings: &[&str]) {
    let script = format!(
        "JSON.stringify([...document.querySelectorAll('.guide :is(h3, h4, h5)')]
            .map(it => it.textContent)) === {}",
        json!(json!(headings).to_string())
    );
    page.until_js(&format!("{headings:?}"), &script).await;
}

/// Waits until the page is at this route.
async fn at(page: &Page, route: &str) {
    let script = format!(
        "document.querySelector('main')?.dataset.route === {}",
        json!(route)
    );
    page.until_js(route, &script).await;
}

async fn how_to_play_describes_the_tables_rules(page: &Page) {
    page.open("#/blackjack").await;
    page.press("How to play").await;
    told(page, &["Blackjack", classic_name()]).await;
    let focused = "return document.activeElement.tagName";
    assert_eq!(page.js(focused, &[]).await, "ASIDE");
    page.choose("Rules", "House wins ties").await;
    told(page, &["Blackjack", "House wins ties"]).await;
    page.tap(key::ESCAPE).await;
    page.until_js("it is closed", "!document.querySelector('aside')")
        .await;
    assert_eq!(page.focused().await.as_deref(), Some("How to play"));

    page.go("#/poker/solo").await;
    at(page, "/poker/solo").await;
    page.press("How to play").await;
    told(page, &["Draw poker", "Which hand wins"]).await;
    let drawn = "
        const images = [...document.querySelectorAll('.guide img')];
        return [images.length, images.every(it => it.naturalWidth > 0), images[0].alt];";
    assert_eq!(
        page.js(drawn, &[]).await,
        json!([50, true, "Ten of spades"])
    );
    let hands = page.texts(".shown b").await;
    assert_eq!(hands.first().map(String::as_str), Some("Royal flush"));
    assert_eq!(hands.last().map(String::as_str), Some("High card"));
    page.choose("Jokers", "One joker").await;
    told(page, &["Draw poker", "Which hand wins", "Jokers"]).await;
}

/// The name of the first table.
fn classic_name() -> &'static str {
    Preset::Classic.label()
}

async fn how_to_play_is_fetched_on_demand(page: &Page) {
    page.open("#/blackjack").await;
    page.press("Deal").await;
    page.settle().await;
    let guides = |asked: Vec<String>| -> Vec<String> {
        let asked = asked.into_iter();
        asked.filter(|path| path.starts_with("/guide-")).collect()
    };
    assert_eq!(guides(page.server().take_asked()), [""; 0]);
    page.press("How to play").await;
    told(page, &["Blackjack", classic_name()]).await;
    let english = guides(page.server().take_asked());
    assert_eq!(english.len(), 1, "{english:?}");
    // It is fetched once, and each language has its own text.
    page.press("Close").await;
    page.press("How to play").await;
    told(page, &["Blackjack", classic_name()]).await;
    assert_eq!(guides(page.server().take_asked()), [""; 0]);
    page.go("#/settings").await;
    at(page, "/settings").await;
    page.set("language", "ja").await;
    page.go("#/blackjack").await;
    at(page, "/blackjack").await;
    page.press("遊び方").await;
    page.until_js(
        "Japanese",
        "document.querySelector('.guide h3')?.textContent === 'ブラックジャック'",
    )
    .await;
    let japanese = guides(page.server().take_asked());
    assert_eq!(japanese.len(), 1, "{japanese:?}");
    assert_ne!(japanese, english);
}

async fn failed_how_to_play_can_be_retried(page: &Page) {
    page.expect_complaints();
    page.open("#/poker/duel").await;
    for how in [
        FileFault::Missing,
        FileFault::Replaced(b"<p>Log in to this network.</p>"),
    ] {
        page.server().break_file(".en.html", how);
        page.press("How to play").await;
        let alert = "document.querySelector('.guide [role=alert]') !== null";
        page.until_js("the message is shown", alert).await;
        assert!(!page.text().await.contains("Log in"));
        page.press("Close").await;
    }
    page.press("How to play").await;
    page.until_js(
        "the message is shown again",
        "document.querySelector('.guide [role=alert]') !== null",
    )
    .await;
    page.server().repair();
    page.press("Try again").await;
    page.until_js(
        "it is there",
        "document.querySelector('.guide h3') !== null",
    )
    .await;
    page.press("Close").await;
    page.press("Deal").await;
    page.phase("swap").await;
}

async fn how_to_play_is_a_page_too(page: &Page) {
    page.open("#/rules").await;
    at(page, "/rules").await;
    assert_eq!(page.title().await, "How to play – Fair Deal");
    page.until_js(
        "everything",
        "document.querySelectorAll('.guide :is(h3, h4, h5)').length === 18",
    )
    .await;
    page.follow("main", "Back to the table").await;
    at(page, "/blackjack").await;
}

/// The pages about the game of this table, with their addresses.
fn pages_of(table: TableId) -> Vec<(&'static str, String)> {
    match table {
        TableId::Blackjack(_) => vec![
            ("Rules and strategy", "/blackjack/rules".to_owned()),
            ("Counting cards", "/blackjack/counting".to_owned()),
        ],
        TableId::VideoPoker(id) => {
            let table = match id {
                VideoPokerTableId::Free => PayTable::jacks(9, 6),
                VideoPokerTableId::Daily(day) => day.table(),
            };
            let address = format!("/poker/paytable?rules={table}&coins=5");
            vec![("Games and pay tables", address)]
        }
        TableId::SoloDraw(_) | TableId::PokerMatch(_) => vec![],
    }
}

async fn reading_pages_are_two_taps_away(page: &Page) {
    // Every table has the links to the pages for all games and to those about its own. The test follows one at each.
    for (at_table, id) in TableId::ALL.into_iter().enumerate() {
        let general = [
            ("History", "/history"),
            ("Statistics", "/stats"),
            ("Is it fair?", "/fairness"),
            ("The lab", "/lab"),
        ];
        let general = general.map(|(name, route)| (name, route.to_owned()));
        let ways: Vec<(&str, String)> = general.into_iter().chain(pages_of(id)).collect();
        let expected: Vec<String> = ways
            .iter()
            .map(|(name, address)| format!("{name} #{address}"))
            .collect();
        let fragment = places::address(id);
        page.open(&fragment).await;
        page.press("How to play").await;
        page.until_js(
            "it can be seen without scrolling",
            "document.querySelector('aside .links a') !== null
                && [...document.querySelectorAll('aside .links a')]
                    .every(it => it.getBoundingClientRect().bottom < innerHeight)",
        )
        .await;
        let script = "return [...document.querySelectorAll('aside .links a')]
            .map(it => `${it.textContent.trim()} ${it.getAttribute('href')}`)";
        assert_eq!(strings(&page.js(script, &[]).await), expected, "{fragment}");
        let own = ways.len() - 1 - at_table % 2;
        let (name, address) = &ways[own];
        page.follow("aside", name).await;
        at(page, address.split('?').next().unwrap_or_default()).await;
    }
}

/// The hint in the middle of the table.
async fn says(page: &Page) -> String {
    page.texts(".middle .hint").await.join(" ")
}

async fn hint_disappears_after_the_first_decision(page: &Page) {
    page.open("#/blackjack").await;
    let deal = rounds::deal_for("player-wins", Preset::Classic, 0);
    rounds::open_deal(page, &deal).await;
    page.press("Deal").await;
    page.phase("player").await;
    let help = says(page).await;
    assert!(help.contains("Hit") && help.contains("Stand"), "{help:?}");
    page.press("Stand").await;
    page.phase("over").await;
    page.open("#/blackjack").await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| scene.left == Some(48))
        .await;
    assert_eq!(says(page).await, "");

    page.go("#/poker/solo").await;
    at(page, "/poker/solo").await;
    solo_draw::open_deal(page, &Deal::numbered(3)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let help = says(page).await;
    assert!(help.contains("as often as you like"), "{help:?}");
    page.mark(0).await;
    page.press("Swap").await;
    page.until("a card is swapped", |scene| scene.left == Some(46))
        .await;
    assert!(!says(page).await.contains("as often"));
    // It does not return at the daily table, or on a later visit with another deal.
    page.open("#/poker/daily").await;
    page.press("Deal").await;
    page.phase("swap").await;
    assert!(!says(page).await.contains("as often"));
    page.open("#/poker/solo").await;
    page.press("Finish").await;
    page.phase("over").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.reload().await;
    page.phase("swap").await;
    assert!(!says(page).await.contains("as often"));
}

async fn score_is_reset_by_a_second_press(page: &Page) {
    let tally = "return document.querySelector('.tally').textContent";
    let deal = rounds::deal_for("player-wins", Preset::Classic, 0);
    page.draw_entropy(&deal).await;
    page.open("#/blackjack").await;
    page.press("Settings").await;
    let name = |game: &str| format!("Reset: {game}");
    let again = |game: &str| format!("Press again to reset: {game}");
    // There is no score to lose, so nothing happens.
    page.press(&name("Blackjack")).await;
    assert_eq!(page.focused().await, Some(name("Blackjack")));
    page.press("Close").await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
    assert!(
        page.js(tally, &[])
            .await
            .as_str()
            .is_some_and(|it| it.contains('1'))
    );

    page.press("Settings").await;
    page.press(&name("Blackjack")).await;
    let said = |text: &str| {
        format!(
            "document.getElementById('announcer').textContent.includes({})",
            json!(text)
        )
    };
    page.until_js("it asks", &said("Press again")).await;
    // After another action the page asks again.
    page.press("Close").await;
    page.press("Settings").await;
    page.press(&name("Blackjack")).await;
    page.press(&again("Blackjack")).await;
    page.until_js("it is said", &said("back to zero")).await;
    assert_eq!(
        page.focused().await,
        Some(name("Blackjack")),
        "the focus stays"
    );
    let zero = "Won 0 · Pushed 0 · Lost 0";
    let shown = page.js(tally, &[]).await;
    let digits: String = shown
        .as_str()
        .unwrap_or_default()
        .chars()
        .filter(char::is_ascii_digit)
        .collect();
    assert_eq!(digits, "000", "{zero}: {shown}");
    page.reload().await;
    page.phase("over").await;
    assert_eq!(page.js(tally, &[]).await, shown, "it is stored");
}

async fn footer_of_a_reading_page_describes_the_project(page: &Page) {
    for fragment in Reading::ALL.map(|page| format!("#{}", page.path())) {
        page.open(&fragment).await;
        page.until_js("the foot", "document.querySelector('.made') !== null")
            .await;
        let foot = page.texts(".made").await.concat();
        assert!(
            foot.contains("Fair Deal 0.") && foot.contains("MIT"),
            "{foot}"
        );
        let commit = page
            .js(
                "return document.getElementById('pages').dataset.commit",
                &[],
            )
            .await;
        let commit = commit.as_str().expect("a text").to_owned();
        let shown = page.texts(".made code").await;
        match commit.get(..12) {
            Some(digits) => assert!(shown[0].starts_with(digits), "{shown:?}"),
            None => assert!(shown.is_empty(), "built without git"),
        }
    }
    let licence = "
        const [done] = arguments;
        fetch(document.querySelector('.made a[href$=\"licence.txt\"]').href)
            .then(it => it.text()).then(done)";
    let text = page.js_until_done(licence, &[]).await;
    let text = text.as_str().expect("a text");
    for part in [
        "Permission is hereby granted, free of charge",
        "Apache License",
    ] {
        assert!(text.contains(part), "{part}");
    }
    page.follow("footer", "How to play").await;
    at(page, "/rules").await;
}

async fn icons_and_preview_exist_and_are_not_fetched(page: &Page) {
    page.open("#/blackjack").await;
    page.press("Deal").await;
    page.settle().await;
    let asked = page.server().take_asked();
    let pictures: Vec<&String> = asked.iter().filter(|path| path.ends_with(".png")).collect();
    assert!(pictures.is_empty(), "{pictures:?}");
    let script = "
        const done = arguments[arguments.length - 1];
        const at = (selector, name) =>
            new URL(document.querySelector(selector).getAttribute(name), document.baseURI).href;
        const size = async url => {
            const image = new Image();
            image.src = url;
            await image.decode();
            return url.endsWith('.svg') ? 'drawn' : `${image.naturalWidth}x${image.naturalHeight}`;
        };
        (async () => {
            const manifest = at('link[rel=manifest]', 'href');
            const app = await (await fetch(manifest)).json();
            const icons = app.icons.map(async ({ src, sizes, purpose }) =>
                [sizes, await size(new URL(src, manifest).href), purpose ?? 'any'].join(' '));
            done([
                new URL(app.start_url, manifest).href === new URL('.', document.baseURI).href,
                app.display,
                await Promise.all(icons),
                await size(at('link[rel=apple-touch-icon]', 'href')),
                await size(at('meta[property=\"og:image\"]', 'content')),
                document.querySelector('meta[property=\"og:title\"]').content === document.title
                    || document.querySelector('meta[property=\"og:title\"]').content.length > 0,
            ]);
        })().catch(error => done(String(error)));";
    let found = page.js_until_done(script, &[]).await;
    let icons = [
        "any drawn any",
        "192x192 192x192 any",
        "512x512 512x512 any",
        "512x512 512x512 maskable",
    ];
    let expected = json!([true, "standalone", icons, "180x180", "1200x630", true]);
    assert_eq!(found, expected);
}

async fn theme_colour_follows_the_theme(page: &Page) {
    // As a browser does: the first tag with a matching media query counts.
    let colour = "return [...document.querySelectorAll('meta[name=theme-color]')]
        .find(it => matchMedia(it.media).matches).content";
    let background = "
        const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor
            .match(/\\d+/g).map(Number);
        return '#' + [red, green, blue].map(it => it.toString(16).padStart(2, '0')).join('')";
    page.open("#/settings").await;
    for theme in ["system", "dark", "light", "dark", "system"] {
        page.set("theme", theme).await;
        assert_eq!(
            page.js(colour, &[]).await,
            page.js(background, &[]).await,
            "{theme}"
        );
    }
}
