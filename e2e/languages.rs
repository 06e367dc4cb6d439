//! The language changes in place: the tables, the open panel and the position of the player stay.

use std::fs;

use fair_deal::app::language::Language;
use fair_deal::text::words;
use serde_json::{Value, json};

use crate::page::{DESKTOP, PHONE, Page};
use crate::places;
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [language_changes_during_every_game],
    chromium_only DESKTOP => [
        reading_page_and_coach_change_language,
        failed_language_is_fetched_again,
        reading_page_reports_missing_messages,
        address_chooses_the_language,
    ],
    chromium_only PHONE => [language_change_keeps_the_scroll_position],
}

/// The tables during a round, each with the keys of the marked cards.
const ROUNDS: [(&str, &[char]); 4] = [
    ("#/blackjack?rules=vegas", &[]),
    ("#/poker/solo", &['1', '3']),
    ("#/poker/jacks", &['2', '4']),
    ("#/poker/duel", &['1', '5']),
];

/// The state that must not change: the cards and their marks, the seal, the buttons, the panel, the address, the scroll
/// position, and a flag that is lost on reload.
async fn lasting(page: &Page) -> Value {
    let script = "
        const all = (selector, of) => [...document.querySelectorAll(selector)].map(of);
        return {
            hands: all('main [data-card]', it => it.dataset.card),
            marks: all('main [aria-pressed]', it => it.getAttribute('aria-pressed')),
            seal: all('main [data-seal]', it => it.dataset.seal),
            buttons: all('[data-button]', it => it.dataset.button),
            panel: document.querySelector('aside') !== null,
            address: location.href,
            same: window.isTheSame === true,
            scrolled: Math.round(scrollY),
        };";
    page.js(script, &[]).await
}

/// Chooses a language whose messages may not arrive.
async fn click_language(page: &Page, language: &str) {
    let script = "document.querySelector(`[name=language][value=${arguments[0]}]`).click()";
    page.js(script, &[json!(language)]).await;
}

/// Loads the page with this query before the fragment.
async fn open_asking(page: &Page, asked: &str, fragment: &str) {
    let url = format!("{}/{asked}{fragment}", page.server().origin());
    page.client()
        .goto("about:blank")
        .await
        .expect("an empty page");
    page.client().goto(&url).await.expect(&url);
}

/// Waits until this sentence is announced.
async fn announced(page: &Page, sentence: &str) {
    let holds = format!(
        "document.querySelector('#announcer').textContent.includes({})",
        json!(sentence)
    );
    page.until_js(&format!("{sentence:?} is announced"), &holds)
        .await;
}

/// The announcement of each language when it is chosen.
fn sentences() -> Vec<(&'static str, &'static str)> {
    let mut all = places::in_every_language(|language| words(language).language_is());
    // The initial language comes last.
    all.rotate_left(1);
    all
}

async fn language_changes_during_every_game(page: &Page) {
    for (table, marked) in ROUNDS {
        page.open(table).await;
        page.press("Deal").await;
        page.until("it is the player's turn", |scene| {
            ["player", "swap", "over"].contains(&scene.phase.as_str())
        })
        .await;
        for place in marked {
            page.tap(*place).await;
            page.settle().await;
        }
        page.js("window.isTheSame = true", &[]).await;
        page.press("Settings").await;
        let before = lasting(page).await;
        for (language, sentence) in sentences() {
            page.set("language", language).await;
            announced(page, sentence).await;
            let script = "
                const { lang, dir } = document.documentElement;
                const { name, value } = document.activeElement;
                return [lang, dir, name, value]";
            let marks = page.js(script, &[]).await;
            let direction = Language::from_code(language).map(|it| it.direction().code());
            let expected = json!([language, direction, "language", language]);
            assert_eq!(marks, expected, "{table}");
            assert_eq!(lasting(page).await, before, "{table} in {language}");
        }
    }
}

async fn language_change_keeps_the_scroll_position(page: &Page) {
    page.open("#/blackjack/rules").await;
    // Until then the page grows, and the browser keeps what is visible in place.
    page.until_js(
        "the chart",
        "document.querySelector('.chart-of-plays td') !== null",
    )
    .await;
    page.js("scrollTo(0, 400)", &[]).await;
    page.store_in_another_tab("speed=off&language=ru").await;
    page.until_spoken("ru").await;
    page.until_js(
        "the page speaks it",
        "document.querySelector('main.page h1').textContent === 'Правила и стратегия'",
    )
    .await;
    // The browser keeps the visible content in place, because the text above it may be longer in another language.
    let scrolled = page.js("return scrollY", &[]).await.as_f64();
    assert!(
        scrolled.is_some_and(|it| (200.0..600.0).contains(&it)),
        "{scrolled:?}"
    );
}

async fn reading_page_and_coach_change_language(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open(
        "#/blackjack?deal=c28c14732ce7c3063f6f1d580695877f7f0487fa175a48ad54215658c2622e9a&cut=0",
    )
    .await;
    page.press("Deal").await;
    let coach = "document.querySelector('[data-coach] [data-ev]') !== null";
    page.until_js("the coach speaks", coach).await;
    page.press("Settings").await;
    page.set("language", "ru").await;
    page.until_js(
        "the coach speaks Russian",
        "document.querySelector('[data-coach]').textContent.includes('Лучший ход')",
    )
    .await;
    page.set("language", "en").await;
    page.until_js(
        "the coach speaks English",
        "document.querySelector('[data-coach]').textContent.includes('is best, by')",
    )
    .await;
    page.go("#/lab").await;
    page.until_js(
        "the lab",
        "document.querySelector('main.page h1')?.textContent === 'The lab'",
    )
    .await;
    page.js("window.isTheSame = true", &[]).await;
    page.store_in_another_tab("speed=off&language=ja").await;
    page.until_js(
        "the lab in Japanese",
        "document.querySelector('main.page h1')?.textContent === '実験室'",
    )
    .await;
    assert_eq!(page.js("return window.isTheSame", &[]).await, true);
}

async fn failed_language_is_fetched_again(page: &Page) {
    page.expect_complaints();
    page.open("#/settings").await;
    page.until("the settings", |scene| {
        scene.route.as_deref() == Some("/settings")
    })
    .await;
    let notice =
        "document.querySelector('.notice')?.textContent.includes('The language you chose')";
    for how in [
        FileFault::Missing,
        FileFault::Replaced(b"Log in to this network."),
        FileFault::Truncated(3_000),
        FileFault::Prefixed(b"x"),
    ] {
        page.server().break_file(".ja.txt", how);
        click_language(page, "ja").await;
        page.until_js("the message is shown", notice).await;
        assert_eq!(
            page.js("return document.documentElement.lang", &[]).await,
            "en"
        );
        page.set("language", "en").await;
        page.until_js("it is not wanted any more", &format!("!({notice})"))
            .await;
    }
    click_language(page, "ja").await;
    page.until_js("the message is shown", notice).await;
    page.server().repair();
    page.press("Try again").await;
    page.until_spoken("ja").await;
    page.until_js(
        "nothing is wrong",
        "document.querySelector('.notice') === null",
    )
    .await;
    // A first visit uses an available language and reports the problem.
    page.server().break_file(".ru.txt", FileFault::Missing);
    page.store_settings("language=ru").await;
    page.open("#/blackjack").await;
    page.until_js("the message is shown", notice).await;
    assert_eq!(
        page.js("return document.documentElement.lang", &[]).await,
        "en"
    );
    page.press("Deal").await;
    page.server().repair();
    page.press("Try again").await;
    page.until_spoken("ru").await;
}

/// The name of the file with the messages of the reading pages.
fn words_of_pages(page: &Page, language: &str) -> &'static str {
    let files = fs::read_dir(page.dist()).expect("the built page");
    let names = files.map(|file| {
        file.expect("a file")
            .file_name()
            .to_string_lossy()
            .into_owned()
    });
    let is_wanted =
        |name: &String| name.starts_with("words-pages-") && name.contains(&format!(".{language}."));
    let found = names.into_iter().find(is_wanted).expect("words");
    // A server keeps the name for its whole life.
    found.leak()
}

async fn reading_page_reports_missing_messages(page: &Page) {
    page.expect_complaints();
    page.open("#/lab").await;
    let heading =
        |text: &str| format!("document.querySelector('main.page h1')?.textContent === '{text}'");
    page.until_js("the lab", &heading("The lab")).await;
    page.server()
        .break_file(words_of_pages(page, "ja"), FileFault::Missing);
    page.store_in_another_tab("speed=off&language=ja").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.notice button') !== null",
    )
    .await;
    page.until_js(
        "it is English",
        "document.querySelector('main.page').lang === 'en'",
    )
    .await;
    page.server().repair();
    page.press("もう一度試す").await;
    page.until_js("the lab in Japanese", &heading("実験室"))
        .await;
    page.until_js(
        "the page is in the language of the tables",
        "!document.querySelector('main.page').hasAttribute('lang')",
    )
    .await;
}

async fn address_chooses_the_language(page: &Page) {
    page.store_settings("language=ja").await;
    let lang = "return document.documentElement.lang";
    for (asked, language) in [
        ("?lang=ru", "ru"),
        ("?lang=RU-ru", "ru"),
        ("?lang=de", "ja"),
        ("", "ja"),
    ] {
        open_asking(page, asked, "#/lab").await;
        page.until_js("the lab", "document.querySelector('main.page h1') !== null")
            .await;
        assert_eq!(page.js(lang, &[]).await, language, "{asked}");
    }
    // The address chooses the language for this visit only. A choice of another language stays after a reload.
    open_asking(page, "?lang=ru", "#/settings").await;
    page.until_spoken("ru").await;
    page.set("language", "en").await;
    page.reload().await;
    page.until_spoken("en").await;
    assert_eq!(page.fragment().await, "#/settings");
}
