//! The reading pages: reached by address, by link and by Back, in Russian, Japanese and English; the results of the
//! check of a deal and of the comparison of files; and the behaviour when their bundle is missing.

use fair_deal::app::language::Language;
use serde_json::json;

use crate::oracle::{Blackjack, Deal, Preset, codes, sha256_hex};
use crate::page::{DESKTOP, Page, strings};
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        pages_open_by_address_link_and_back,
        changed_file_fails_the_comparison,
        failed_pages_can_be_retried,
    ],
    chromium_only DESKTOP => [
        valid_link_checks_and_shows_every_card,
        visit_to_tables_fetches_no_reading_page,
        verifier_agrees_with_the_check,
        language_changes_on_a_reading_page,
        table_keys_do_nothing_on_reading_pages,
        poker_match_checks_and_names_every_hand,
        solo_draw_with_jokers_checks,
        forged_link_is_reported_as_forged,
        daily_deal_is_reported_as_public,
        mangled_link_leaves_a_usable_page,
        steps_appear_in_turn_or_at_once,
    ],
}

const FAIRNESS: &str = "#/fairness";

/// A deal in which the dealer draws, and the link to its check after the player stood at once.
fn played() -> (Deal, String) {
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood && round.scenes.len() > 3
    })
    .cut_at(0);
    let link = link(&deal, "s");
    (deal, link)
}

fn link(deal: &Deal, play: &str) -> String {
    let (query, seal) = (deal.query(), deal.seal());
    let query = &query[1..];
    format!("#/check?game=blackjack&rules=classic&{query}&seal={seal}&play={play}")
}

/// Waits until the page shows this route in its one `<main>`.
async fn at(page: &Page, route: &str) {
    let what = format!("the page is at {route}");
    let shown = format!(
        "[...document.querySelectorAll('main')].map(it => it.dataset.route).join() === {}",
        json!(route)
    );
    page.until_js(&what, &shown).await;
}

async fn verdict(page: &Page) -> String {
    let shown = "document.querySelector('[data-verdict]') !== null";
    page.until_js("there is a verdict", shown).await;
    let script = "return document.querySelector('[data-verdict]').dataset.verdict";
    page.js(script, &[])
        .await
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// The files of the reading pages among these.
fn of_pages(asked: &[String]) -> Vec<&String> {
    asked
        .iter()
        .filter(|path| path.starts_with("/pages-"))
        .collect()
}

async fn visit_to_tables_fetches_no_reading_page(page: &Page) {
    page.open("").await;
    page.press("Deal").await;
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    page.settle().await;
    let asked = page.server().take_asked();
    assert_eq!(of_pages(&asked), [""; 0]);
    page.go("#/check").await;
    at(page, "/check").await;
    let asked = page.server().take_asked();
    let of_pages = of_pages(&asked);
    assert_eq!(of_pages.len(), 3, "script, wasm and sheet: {asked:?}");
    let words = asked.iter().filter(|it| it.starts_with("/words-pages-"));
    let words: Vec<&String> = words.collect();
    assert_eq!(words.len(), 1, "{asked:?}");
    assert!(words[0].ends_with(".en.txt"), "{words:?}");
}

async fn pages_open_by_address_link_and_back(page: &Page) {
    for (fragment, route) in [(FAIRNESS, "/fairness"), ("#/check", "/check")] {
        page.open(fragment).await;
        at(page, route).await;
    }
    page.open("").await;
    page.press("Deal").await;
    let table = page
        .until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    page.follow("header", "Is it fair?").await;
    at(page, "/fairness").await;
    assert_eq!(page.title().await, "Is it fair? – Fair Deal");
    assert_eq!(page.texts("h1").await, ["Is it fair?"]);
    page.follow("main", "its deal can be checked").await;
    at(page, "/check").await;
    assert_eq!(page.js("return scrollY", &[]).await, 0, "from its top");
    let focused = "return document.activeElement.tagName";
    assert_eq!(page.js(focused, &[]).await, "MAIN", "the link is gone");
    page.follow("main", "Check an example").await;
    assert_eq!(verdict(page).await, "consistent");
    for route in ["/check", "/fairness"] {
        page.back().await;
        at(page, route).await;
    }
    page.back().await;
    at(page, "/").await;
    let back = page
        .until("the table", |scene| !scene.hands.is_empty())
        .await;
    assert_eq!(back.hands, table.hands, "the table is as it was");
    page.forward().await;
    at(page, "/fairness").await;
    page.follow("header", "Blackjack").await;
    at(page, "/blackjack").await;
}

/// Returns letters that every longer text in this language has.
const fn sign(language: Language) -> &'static str {
    match language {
        Language::English => " the ",
        Language::Japanese => "の",
        Language::Russian => "ж",
        Language::Spanish => " el ",
    }
}

async fn language_changes_on_a_reading_page(page: &Page) {
    let (_, link) = played();
    for fragment in [FAIRNESS, "#/check", &link] {
        page.open(fragment).await;
        page.until_js(
            "the page is there",
            "document.querySelector('main h1') !== null",
        )
        .await;
        page.press("Settings").await;
        let mut seen = vec![];
        // English is first in the list, and it is the language at the start.
        for language in Language::ALL.into_iter().rev() {
            page.set("language", language.code()).await;
            page.until_js(
                "the page is there again",
                "document.querySelector('main h1') !== null",
            )
            .await;
            let shown = page.texts("main").await.concat();
            assert!(shown.chars().count() > 100, "{language:?}: {shown}");
            assert!(shown.contains(sign(language)), "{language:?}: {shown}");
            let title = page.title().await;
            let heading = page.texts("main h1").await.concat();
            assert!(title.starts_with(&heading), "{title}: {heading}");
            assert!(!seen.contains(&shown), "{language:?} is another language");
            seen.push(shown);
        }
    }
}

async fn table_keys_do_nothing_on_reading_pages(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    page.go(FAIRNESS).await;
    at(page, "/fairness").await;
    for letter in ['h', 's', 'd', 'f', '1', 't'] {
        page.tap(letter).await;
    }
    page.settle().await;
    at(page, "/fairness").await;
    page.go("#/blackjack").await;
    let after = page
        .until("the table", |scene| !scene.hands.is_empty())
        .await;
    assert_eq!(after, before);
}

async fn valid_link_checks_and_shows_every_card(page: &Page) {
    let (deal, link) = played();
    page.open(&link).await;
    assert_eq!(verdict(page).await, "consistent");
    let marks = page.texts(".steps > li .mark").await;
    let worked_out = "✓ computed";
    assert_eq!(
        marks,
        [
            "✓ matches",
            worked_out,
            worked_out,
            worked_out,
            worked_out,
            "✓ matches"
        ]
    );
    // All 52 cards, in the order that docs/fair-deal.md gives.
    let order = data(page, "[data-to]", "code").await;
    let to = data(page, "[data-to]", "to").await;
    assert_eq!(order, codes(&deal.order()));
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    let over = round.scenes.last().expect("it is over");
    let went = |owner: &str| {
        let cards = order.iter().zip(&to).filter(|(_, to)| *to == owner);
        cards.map(|(card, _)| card.clone()).collect::<Vec<_>>()
    };
    assert_eq!(went("you"), over.player);
    assert_eq!(went("dealer"), over.dealer);
    assert_eq!(went("deck").len(), over.left);
    // The short visible signs have full names for a screen reader, including the verdict.
    let names = page.texts("[data-to] > b + .visually-hidden").await;
    assert!(
        names.len() == 52 && names.iter().all(|name| name.len() > 3),
        "{names:?}"
    );
    said(page, "agrees with itself").await;
}

/// In Chromium only, because Firefox's driver can hang when it leaves the verifier.
async fn verifier_agrees_with_the_check(page: &Page) {
    let (_, link) = played();
    page.open(&link).await;
    assert_eq!(verdict(page).await, "consistent");
    check_verifier(page).await;
}

/// Waits until these words are announced.
async fn said(page: &Page, words: &str) {
    let region = "document.getElementById('announcer').textContent";
    page.until_js(words, &format!("{region}.includes({})", json!(words)))
        .await;
}

/// The link to the check of a game of poker with these rules.
fn poker_link(deal: &Deal, game: &str, rules: &str, play: &str) -> String {
    let (query, seal) = (deal.query(), deal.seal());
    let query = &query[1..];
    format!("#/check?game={game}&seal={seal}&{query}&rules={rules}&play={play}")
}

async fn data(page: &Page, selector: &str, name: &str) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll(arguments[0])].map(it => it.dataset[arguments[1]])";
    strings(&page.js(script, &[json!(selector), json!(name)]).await)
}

/// Compares the order of the check with that of the verifier, which is another program. The link fills in everything
/// except the seal, because only a seal that the visitor noted is a proof.
async fn check_verifier(page: &Page) {
    let order = page.texts(".steps > li:nth-child(5) .chip").await;
    page.follow("main", "This deal in the stand-alone verifier")
        .await;
    let worked_out = "document.getElementById('steps')?.hidden === false";
    page.until_js("the verifier has worked it out", worked_out)
        .await;
    assert_eq!(page.texts("#out-order b").await, order);
    let seal = "return document.getElementById('seal').value";
    assert_eq!(page.js(seal, &[]).await, json!(""));
    // A seal in the link is ignored too.
    let forged =
        "location.hash += '&cut=0&seal=' + document.getElementById('out-seal').textContent";
    page.js(forged, &[]).await;
    page.settle().await;
    assert_eq!(page.js(seal, &[]).await, json!(""));
    let verdict = "return document.getElementById('verdict').textContent";
    let verdict = page.js(verdict, &[]).await.to_string();
    assert!(verdict.contains("No seal given"), "{verdict}");
}

async fn poker_match_checks_and_names_every_hand(page: &Page) {
    let deal = Deal::numbered(5).cut_at(17);
    let link = poker_link(&deal, "poker-duel", "rk-1-joker", "5");
    page.open(&link).await;
    assert_eq!(verdict(page).await, "consistent");
    let mut cards = data(page, "[data-to]", "code").await;
    assert!(cards.contains(&"X1".to_owned()), "{cards:?}");
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 53);
    // Dealt card by card, the player first; then the cards that the player draws.
    let to = data(page, "[data-to]", "to").await;
    assert_eq!(to[..15], ["you", "rule", "rock"].repeat(5));
    assert_eq!(to[15..17], ["you", "you"]);
    assert_eq!(
        data(page, "[data-holder]", "holder").await,
        ["you", "rule", "rock"]
    );
    let names = page.texts("[data-holder] strong").await;
    assert_eq!(names, ["You", "The Textbook", "The Rock"]);
    let compared = page.texts("[data-holder] .compared").await;
    let known = ["loses to yours", "ties with yours", "beats yours"];
    assert!(
        compared.len() == 2 && compared.iter().all(|it| known.contains(&it.as_str())),
        "{compared:?}"
    );
    let thrown = page.texts("[data-holder=you] .discarded .chip").await;
    assert_eq!(thrown.len(), 2, "{thrown:?}");
    // The explanation of each hand is one click away.
    let categories = data(page, "[data-holder]", "category").await;
    for (number, category) in categories.iter().enumerate() {
        let click = "document.querySelectorAll('[data-holder] a')[arguments[0]].click()";
        page.js(click, &[json!(number)]).await;
        let explained = format!(
            "document.querySelector('.told')?.dataset.category === {}",
            json!(category)
        );
        page.until_js(category, &explained).await;
        page.go(&link).await;
        at(page, "/check").await;
    }
    check_verifier(page).await;
    for language in Language::ALL {
        let said = match language {
            Language::English => ["The Textbook", "The Rock", "Red joker", "yours"],
            Language::Japanese => ["優等生", "堅物", "赤のジョーカー", "あなた"],
            Language::Russian => ["Теоретик", "Скала", "Красный джокер", "ваш"],
            Language::Spanish => ["El Manual", "La Roca", "Comodín rojo", "la tuya"],
        };
        page.store_settings(&format!("language={}", language.code()))
            .await;
        page.open(&link).await;
        assert_eq!(verdict(page).await, "consistent");
        let text = page.texts("main").await.concat();
        for words in said {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}

async fn solo_draw_with_jokers_checks(page: &Page) {
    let deal = Deal::numbered(6);
    page.open(&poker_link(&deal, "poker", "2-jokers", "v30"))
        .await;
    assert_eq!(verdict(page).await, "consistent");
    let mut cards = data(page, "[data-to]", "code").await;
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 54);
    let to = data(page, "[data-to]", "to").await;
    let expected = [["you"; 5].as_slice(), &["swap"; 5], &["you"; 2]].concat();
    assert_eq!(to[..12], expected);
    check_verifier(page).await;
}

async fn forged_link_is_reported_as_forged(page: &Page) {
    let (deal, link) = played();
    let seal = deal.seal();
    let first = if seal.starts_with('0') { "1" } else { "0" };
    let other_seal = link.replace(&seal, &format!("{first}{}", &seal[1..]));
    let other_secret = link.replace(&deal.secret(), &Deal::numbered(77).secret());
    for (forged, expected, sentence) in [
        (
            &other_seal,
            "other-seal",
            "The secret doesn’t open the seal in this link.",
        ),
        (
            &other_secret,
            "other-seal",
            "The secret doesn’t open the seal in this link.",
        ),
        (
            &self::link(&deal, "ss"),
            "refused",
            "This round can’t have been played.",
        ),
        (
            &self::link(&deal, ""),
            "unfinished",
            "This round is unfinished.",
        ),
    ] {
        page.open(forged).await;
        assert_eq!(verdict(page).await, expected, "{forged}");
        let text = page.text().await;
        assert!(text.contains(sentence), "{forged}: {text}");
        assert!(text.contains("✗ doesn’t match"), "{forged}: {text}");
        said(page, sentence).await;
    }
}

async fn daily_deal_is_reported_as_public(page: &Page) {
    page.open("#/blackjack/daily").await;
    let seal = page.phase("ready").await.seal.expect("its seal");
    let day = "return document.querySelector('[data-daily]').dataset.daily";
    let day = page.js(day, &[]).await;
    let name = format!(
        "fair-deal/daily/1/blackjack/{}/1",
        day.as_str().unwrap_or_default()
    );
    let secret = sha256_hex(name.as_bytes());
    let link =
        format!("#/check?game=blackjack&rules=classic&deal={secret}&cut=0&seal={seal}&play=s");
    page.go(&link).await;
    verdict(page).await;
    page.until_js(
        "it is found",
        "document.querySelector('#pages [data-daily]') !== null",
    )
    .await;
    let found = "return document.querySelector('#pages [data-daily]').dataset.daily";
    assert_eq!(page.js(found, &[]).await, day);
    let text = page.text().await;
    assert!(text.contains("so it was public"), "{text}");
    said(page, "so it was public").await;
    // The page says no such thing of another deal.
    let (_, link) = played();
    page.go(&link).await;
    page.until_js(
        "it is gone",
        "document.querySelector('#pages [data-daily]') === null",
    )
    .await;
}

async fn mangled_link_leaves_a_usable_page(page: &Page) {
    let (_, link) = played();
    for end in [20, 60, link.len() - 3, link.len() - 40] {
        page.open(&link[..end]).await;
        assert_eq!(verdict(page).await, "mangled", "{end}");
        let text = page.text().await;
        assert!(text.contains("This link can’t be checked."), "{text}");
        page.follow("main", "Check an example").await;
        page.until_js(
            "the example checks",
            "document.querySelector('[data-verdict=consistent]') !== null",
        )
        .await;
    }
    let deal = Deal::numbered(5);
    page.open(&poker_link(&deal, "poker-duel", "rcko", "0"))
        .await;
    assert_eq!(verdict(page).await, "mangled", "four opponents");
    let text = page.text().await;
    assert!(text.contains("It asks for rules we don’t have."), "{text}");
    page.follow("header", "Blackjack").await;
    page.phase("ready").await;
}

/// Waits for the comparison of the files. Returns true if they agree.
async fn compared(page: &Page) -> bool {
    let done = "!!document.querySelector('[data-files]')?.dataset.files";
    page.until_js("the files are compared", done).await;
    page.js(
        "return document.querySelector('[data-files]').dataset.files",
        &[],
    )
    .await
        == "true"
}

async fn changed_file_fails_the_comparison(page: &Page) {
    page.open(FAIRNESS).await;
    assert!(compared(page).await, "{}", page.text().await);
    let named = page.texts(".files strong").await;
    let mut served: Vec<String> = page.server().paths().into_iter().collect();
    served.retain(|path| path != "/hashes.txt");
    let named: Vec<String> = named.iter().map(|name| format!("/{name}")).collect();
    assert_eq!(named, served, "every file but the list itself");

    page.expect_complaints();
    // At another origin, because a browser may cache the compared files.
    page.move_to_another_origin();
    page.server()
        .break_file("verify.html", FileFault::Replaced(b"<p>Trust me.</p>"));
    page.open(FAIRNESS).await;
    assert!(!compared(page).await);
    let bad = page.texts(".files li:has(.bad) strong").await;
    assert_eq!(bad, ["verify.html"]);
    page.move_to_another_origin();
    page.server().break_file("hashes.txt", FileFault::Missing);
    page.open(FAIRNESS).await;
    assert!(!compared(page).await);
    let text = page.text().await;
    assert!(text.contains("so nothing was compared"), "{text}");
}

async fn failed_pages_can_be_retried(page: &Page) {
    page.expect_complaints();
    for (file, how) in [
        (".js", FileFault::Missing),
        ("_bg.wasm", FileFault::Truncated(20_000)),
        (".css", FileFault::Missing),
    ] {
        page.open("").await;
        page.server().break_file(file, how);
        page.go(FAIRNESS).await;
        let alert = "document.querySelector('#pages > [role=alert]')?.checkVisibility() ?? false";
        page.until_js("the message is shown", alert).await;
        let text = page.text().await;
        assert!(
            text.contains("This page couldn’t be loaded."),
            "{file}: {text}"
        );
        let fault = "return document.getElementById('fault').checkVisibility()";
        assert_eq!(page.js(fault, &[]).await, false, "the page itself goes on");
        page.press("Try again").await;
        page.settle().await;
        page.until_js("it still says so", alert).await;
        page.server().repair();
        page.press("Try again").await;
        at(page, "/fairness").await;
        page.go("#/blackjack").await;
        page.until("the table is there", |scene| !scene.phase.is_empty())
            .await;
        page.move_to_another_origin();
    }
}

async fn steps_appear_in_turn_or_at_once(page: &Page) {
    let (_, link) = played();
    let delays = "
        const steps = [...document.querySelectorAll('.steps > li, div.verdict')];
        return steps.map(it => parseFloat(getComputedStyle(it).animationDelay));";
    for (record, expected) in [("speed=normal", true), ("speed=off", false)] {
        page.store_settings(record).await;
        page.open(&link).await;
        assert_eq!(verdict(page).await, "consistent");
        let delays = page.js(delays, &[]).await;
        let delays: Vec<f64> = serde_json::from_value(delays).expect("numbers");
        assert_eq!(delays.len(), 7);
        assert_eq!(
            delays.iter().any(|delay| *delay > 0.0),
            expected,
            "{record}: {delays:?}"
        );
        page.come_to_rest().await;
    }
}
