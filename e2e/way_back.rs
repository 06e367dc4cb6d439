//! The way back: Back closes a panel before it leaves the table, and Escape closes a panel too; a place is found as it
//! was left, and a reload finds the choices of each reading page.

use fair_deal::app::route::Page as ReadingPage;
use serde_json::{Value, json};

use crate::history::play_video_poker;
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [back_and_escape_close_side_panels],
    all_browsers PHONE => [back_and_escape_close_full_panels],
    chromium_only PHONE => [panel_gives_back_the_place_below],
    chromium_only DESKTOP => [
        reload_keeps_the_panel_and_its_entry,
        dealt_link_stays_dealt_after_a_panel,
        reading_pages_are_found_as_they_were_left,
        link_back_finds_the_place,
        choices_of_each_page_survive_a_reload,
        question_and_panel_share_an_entry,
        reload_leaves_the_entry_of_a_question,
    ],
}

/// A table, and the selector of the button that opens a panel there.
const PANELS: [(&str, &str); 5] = [
    ("#/blackjack", "[data-tool=settings]"),
    ("#/blackjack", ".tools [aria-expanded]:last-child"),
    ("#/blackjack", ".seal button"),
    ("#/poker/duel", ".settings button[aria-expanded]"),
    ("#/poker/jacks", ".tools [aria-expanded]:last-child"),
];

const OPEN: &str = "document.querySelector('aside') !== null";
const CLOSED: &str = "document.querySelector('aside') === null";

async fn click(page: &Page, selector: &str) {
    let script = "const it = document.querySelector(arguments[0]); it.focus({ preventScroll: true }); it.click()";
    page.js(script, &[json!(selector)]).await;
}

/// Goes back or forward by one entry. `WebKit`'s own buttons skip the entries that scripts made without a person's act.
async fn traverse(page: &Page, entries: i32) {
    page.js("history.go(arguments[0])", &[json!(entries)]).await;
}

async fn at(page: &Page, fragment: &str) {
    let there = format!("location.hash === '{fragment}'");
    page.until_js(fragment, &there).await;
}

async fn focused(page: &Page, selector: &str) {
    let has_focus = format!("document.activeElement === document.querySelector('{selector}')");
    page.until_js("the button has the focus again", &has_focus)
        .await;
}

async fn back_and_escape_close_side_panels(page: &Page) {
    each_panel_closes(page).await;
}

async fn back_and_escape_close_full_panels(page: &Page) {
    each_panel_closes(page).await;
}

async fn each_panel_closes(page: &Page) {
    for (table, opener) in PANELS {
        page.open("#/lab").await;
        page.go(table).await;
        page.phase("ready").await;
        click(page, opener).await;
        page.until_js("the panel", OPEN).await;
        traverse(page, -1).await;
        page.until_js("Back closes the panel", CLOSED).await;
        at(page, table).await;
        focused(page, opener).await;
        // Forward opens it again, and changes nothing else.
        traverse(page, 1).await;
        page.until_js("the panel is back", OPEN).await;
        at(page, table).await;
        page.tap(key::ESCAPE).await;
        page.until_js("Escape closes the panel", CLOSED).await;
        focused(page, opener).await;
        // A panel that is closed by its button leaves no entry behind.
        click(page, opener).await;
        page.until_js("the panel", OPEN).await;
        click(page, "aside > header button").await;
        page.until_js("the button closes the panel", CLOSED).await;
        page.settle().await;
        at(page, table).await;
        traverse(page, -1).await;
        at(page, "#/lab").await;
    }
}

/// On a phone the panel takes the place of the page, which is found again where it was.
async fn panel_gives_back_the_place_below(page: &Page) {
    page.open("#/blackjack").await;
    let position = go_down(page, FAIRNESS).await;
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    page.back().await;
    page.until_js("Back closes the panel", CLOSED).await;
    is_at(page, position).await;
}

async fn reload_keeps_the_panel_and_its_entry(page: &Page) {
    page.open("#/lab").await;
    page.go("#/blackjack").await;
    page.phase("ready").await;
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    page.reload().await;
    page.until_js("the panel is open after a reload", OPEN)
        .await;
    page.back().await;
    page.until_js("Back closes the panel", CLOSED).await;
    at(page, "#/blackjack").await;
    page.back().await;
    at(page, "#/lab").await;
}

/// A link that is dealt while a panel is open is not dealt again when Back closes the panel.
async fn dealt_link_stays_dealt_after_a_panel(page: &Page) {
    let secret = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";
    let link = format!("#/blackjack?deal={secret}&cut=0&rules=house-wins-ties");
    page.open("#/lab").await;
    page.go(&link).await;
    page.phase("ready").await;
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    page.press("Deal").await;
    let dealt = page.phase("player").await;
    page.back().await;
    page.until_js("Back closes the panel", CLOSED).await;
    page.settle().await;
    assert_eq!(page.scene().await.hands, dealt.hands);
    at(page, &link).await;
    page.press("Stand").await;
    page.phase("over").await;
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    page.press("Deal").await;
    let next = page.phase("player").await;
    at(page, "#/blackjack").await;
    page.back().await;
    page.until_js("Back closes the panel", CLOSED).await;
    page.settle().await;
    at(page, "#/blackjack").await;
    assert_eq!(page.scene().await.hands, next.hands, "nothing is dealt");
}

const ASKING: &str = "document.querySelector('.forget') !== null";
const ASKS_NOTHING: &str = "document.querySelector('.forget') === null";

/// Opens the history with one round, after the laboratory.
async fn open_history(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/lab").await;
    page.go("#/history").await;
    let there = "document.querySelector('#pages [data-tool=forget]') !== null";
    page.until_js("the round", there).await;
}

async fn question_and_panel_share_an_entry(page: &Page) {
    open_history(page).await;
    // A question closes the panel, and Back declines the question.
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    click(page, "[data-tool=forget]").await;
    page.until_js("it asks", ASKING).await;
    page.until_js("the question closes the panel", CLOSED).await;
    focused(page, "[data-tool=keep]").await;
    page.settle().await;
    page.back().await;
    page.until_js("Back declines the question", ASKS_NOTHING)
        .await;
    page.until_js("no panel comes back", CLOSED).await;
    at(page, "#/history").await;
    // A panel declines the question, and its button leaves no entry behind.
    click(page, "[data-tool=forget]").await;
    page.until_js("it asks", ASKING).await;
    click(page, "[data-tool=settings]").await;
    page.until_js("the panel", OPEN).await;
    page.until_js("the panel declines the question", ASKS_NOTHING)
        .await;
    focused(page, "aside").await;
    click(page, "aside > header button").await;
    page.until_js("the button closes the panel", CLOSED).await;
    page.settle().await;
    page.until_js("it asks no more", ASKS_NOTHING).await;
    at(page, "#/history").await;
    page.back().await;
    at(page, "#/lab").await;
}

async fn reload_leaves_the_entry_of_a_question(page: &Page) {
    open_history(page).await;
    click(page, "[data-tool=forget]").await;
    page.until_js("it asks", ASKING).await;
    page.reload().await;
    let there = "document.querySelector('#pages [data-tool=forget]') !== null
        && !(history.state ?? '').includes('asks')";
    page.until_js("the entry is left", there).await;
    at(page, "#/history").await;
    page.back().await;
    at(page, "#/lab").await;
}

/// A reading page that is long without any rounds, and the condition that all its parts are there. Workers deliver some
/// of them late, and they move those below.
type Long = (ReadingPage, &'static str);

const RULES: Long = (
    ReadingPage::Rules,
    "document.querySelector('.chart-of-plays') !== null",
);

const FAIRNESS: Long = (
    ReadingPage::Fairness,
    "document.querySelector('.files:not([data-files=open])') !== null",
);

const LONG: [Long; 6] = [
    RULES,
    (ReadingPage::Counting, "true"),
    (ReadingPage::Bets, "true"),
    (
        ReadingPage::PayTable,
        "['With fewer coins', 'With best play', 'Penalty cards', '50 hands']
            .every(it => document.querySelector('main').textContent.includes(it))",
    ),
    (ReadingPage::Lab, "true"),
    FAIRNESS,
];

/// Goes to the page, scrolls down once all its parts are there, and returns the position.
async fn go_down(page: &Page, (reading, whole): Long) -> i64 {
    page.go(&format!("#{}", reading.path())).await;
    page.until_js(
        "a reading page",
        "document.querySelector('#pages main') !== null",
    )
    .await;
    page.until_js("the whole page", whole).await;
    page.come_to_rest().await;
    let script = "scrollTo(0, Math.min(1800, document.documentElement.scrollHeight - innerHeight));
        return Math.round(scrollY)";
    let position = page.js(script, &[]).await.as_i64().expect("a number");
    assert!(position > 100, "{position}");
    position
}

async fn is_at(page: &Page, position: i64) {
    let there = format!("Math.abs(scrollY - {position}) < 2");
    page.until_js("where it was", &there).await;
}

async fn reading_pages_are_found_as_they_were_left(page: &Page) {
    for long in LONG {
        page.open("#/blackjack").await;
        let position = go_down(page, long).await;
        page.go("#/check").await;
        page.until_js("from its top", "scrollY === 0").await;
        page.back().await;
        is_at(page, position).await;
        page.reload().await;
        is_at(page, position).await;
        // The table is in a bundle of its own.
        page.go("#/poker/solo").await;
        page.phase("ready").await;
        page.back().await;
        is_at(page, position).await;
    }
}

async fn link_back_finds_the_place(page: &Page) {
    page.open("#/blackjack").await;
    let position = go_down(page, RULES).await;
    page.go("#/lab").await;
    page.until_js("from its top", "scrollY === 0").await;
    page.follow(".made", "Rules and strategy").await;
    is_at(page, position).await;
}

/// Changes every control of the page that makes a choice.
const CHANGE_ALL: &str = r"
    const choices = 'select, input:not([type=file])';
    const all = () => [...document.querySelectorAll(`#pages main :is(${choices})`)];
    const tell = (it, ...kinds) => kinds.forEach((kind) =>
        it.dispatchEvent(new Event(kind, { bubbles: true })));
    const other = (it) => {
        if (it.type === 'date') return '2026-11-28';
        const number = Number(it.value);
        if (it.value === '') return it.id.startsWith('cards-') ? '8' : 'bonus';
        if (Number.isNaN(number)) return it.value;
        return String(number < 1 ? number + 1 : number - 1);
    };
    const wait = () => new Promise((done) => setTimeout(done, 60));
    (async () => {
        for (let place = 0; place < all().length; place += 1) {
            const it = all()[place];
            if (it.disabled || it.closest('details:not([open])')) continue;
            it.focus();
            if (it.matches('select')) {
                const others = [...it.options].filter((option) => !option.disabled && !option.selected);
                if (others.length === 0) continue;
                it.value = others.at(-1).value;
                tell(it, 'input', 'change');
            } else if (it.type === 'radio' || it.type === 'checkbox') {
                it.click();
            } else {
                it.value = other(it);
                tell(it, 'input', 'change');
                it.blur();
            }
            await wait();
        }
        arguments[arguments.length - 1](true);
    })();
";

/// The state of every control that makes a choice.
const STATE: &str = "
    const all = document.querySelectorAll(
        '#pages main :is(select, input:not([type=file]), button[aria-pressed])');
    return [...all].map((it) => {
        const name = it.id || it.name || it.textContent;
        const is = it.matches('button') ? it.ariaPressed : it.value;
        return `${name}: ${is} ${it.checked ?? ''}`;
    });";

async fn choices_of_each_page_survive_a_reload(page: &Page) {
    for reading in ReadingPage::ALL {
        match reading {
            // The page has no choices but its address, and the visitor's own note of a seal.
            ReadingPage::Check | ReadingPage::Fairness | ReadingPage::Learn => continue,
            ReadingPage::Lab
            | ReadingPage::Rules
            | ReadingPage::Hand
            | ReadingPage::Counting
            | ReadingPage::Bets
            | ReadingPage::PayTable
            | ReadingPage::Equilibrium
            | ReadingPage::History
            | ReadingPage::Stats => (),
        }
        let path = reading.path();
        page.open(&format!("#{path}")).await;
        page.until_js("the page", "document.querySelector('#pages main') !== null")
            .await;
        let length = page.js("return history.length", &[]).await;
        let fresh = strings(&page.js(STATE, &[]).await);
        page.js_until_done(CHANGE_ALL, &[]).await;
        page.settle().await;
        let chosen = strings(&page.js(STATE, &[]).await);
        let address = page.fragment().await;
        let has_choices = !fresh.is_empty();
        assert_eq!(chosen != fresh, has_choices, "{path}");
        assert_eq!(address.contains('?'), has_choices, "{address}");
        assert_eq!(
            page.js("return history.length", &[]).await,
            length,
            "{path}"
        );
        page.reload().await;
        page.until_js("the page", "document.querySelector('#pages main') !== null")
            .await;
        page.settle().await;
        let found = strings(&page.js(STATE, &[]).await);
        assert_eq!(found, chosen, "{address}");
        assert_eq!(page.fragment().await, address);
        assert_ne!(page.js("return history.length", &[]).await, Value::Null);
    }
}
