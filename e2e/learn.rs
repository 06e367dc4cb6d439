//! Lessons in a browser: by keyboard, on a phone, their memory in the database, in two tabs and in the file of the
//! history, and rounds at the table as answers. What they say is tested in `tests/views/learn_page.rs`.

use serde_json::Value;

use crate::blackjack::rounds;
use crate::history::{fill_the_disk, import, saved};
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::persistence::{another_tab, close_tab, go_to_tab};
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        lesson_is_learned_by_keyboard_and_remembered,
        cards_are_held_by_keyboard,
    ],
    chromium_only DESKTOP => [
        answers_of_two_tabs_are_added,
        answers_are_in_the_file_of_the_history,
        answers_without_a_database_are_reported,
        round_at_the_table_is_an_answer,
        exam_is_taken_and_its_link_opened,
        progress_and_goal_come_back_after_a_reload,
    ],
    chromium_only PHONE => [lesson_fits_a_phone_in_every_language],
}

const LESSON: &str = "#/learn?lesson=hard&rules=vegas";

async fn open(page: &Page, fragment: &str) {
    page.open(fragment).await;
    let shown = "document.getElementById('lesson-begin') !== null";
    page.until_js("the lesson", shown).await;
}

async fn focused(page: &Page) -> String {
    page.settle().await;
    let id = page.js("return document.activeElement.id", &[]).await;
    id.as_str().unwrap_or_default().to_owned()
}

async fn until_stage(page: &Page, stage: &str) {
    let shown = format!("document.querySelector('[data-lesson={stage}]') !== null");
    page.until_js(stage, &shown).await;
}

async fn begin(page: &Page) {
    page.js("document.getElementById('lesson-begin').click()", &[])
        .await;
    until_stage(page, "asking").await;
}

/// Answers with the first play, and goes on. Returns the name of the item.
async fn answer(page: &Page) -> String {
    until_stage(page, "asking").await;
    let answer = "
        const item = document.querySelector('[data-item]').dataset.item;
        document.querySelector('[data-choice]').click();
        return item";
    let item = page.js(answer, &[]).await;
    until_stage(page, "answered").await;
    page.js("document.getElementById('lesson-next').click()", &[])
        .await;
    item.as_str().expect("an item").to_owned()
}

/// What the lesson's page tells of the rows that the player has met.
async fn until_met(page: &Page, count: usize) {
    let met = format!(
        "/: (\\d+) · .*?: (\\d+)/.exec(document.querySelector('.lesson-place')?.textContent)
            ?.slice(1).map(Number).reduce((one, other) => one + other) === {count}"
    );
    page.until_js(&format!("{count} rows are met"), &met).await;
}

async fn lesson_is_learned_by_keyboard_and_remembered(page: &Page) {
    open(page, LESSON).await;
    page.js("document.getElementById('lesson-begin').focus()", &[])
        .await;
    page.tap(key::ENTER).await;
    until_stage(page, "asking").await;
    for _ in 0..3 {
        // The key that goes on does not answer.
        assert_eq!(focused(page).await, "lesson-question");
        page.tap(key::ENTER).await;
        until_stage(page, "asking").await;
        page.tap('1').await;
        until_stage(page, "answered").await;
        assert_eq!(focused(page).await, "lesson-next");
        page.tap(key::ENTER).await;
        until_stage(page, "asking").await;
    }
    open(page, LESSON).await;
    until_met(page, 3).await;
    page.go("#/learn?rules=vegas").await;
    let told = "document.querySelector('[data-lesson=hard]')?.textContent.includes('Known: ')";
    page.until_js("the list tells it", told).await;
}

async fn cards_are_held_by_keyboard(page: &Page) {
    open(page, "#/learn?lesson=rows").await;
    begin(page).await;
    page.settle().await;
    let held = "return [...document.querySelectorAll('.five [data-card]')]
        .map(it => it.ariaPressed === 'true' ? '1' : '0').join('')";
    page.tap(key::SPACE).await;
    page.tap(key::TAB).await;
    page.tap(key::TAB).await;
    page.tap(key::SPACE).await;
    page.tap('5').await;
    page.settle().await;
    assert_eq!(page.js(held, &[]).await, "10101");
    for _ in 0..3 {
        page.tap(key::TAB).await;
    }
    let draw = "return document.activeElement.dataset.choice";
    assert_eq!(page.js(draw, &[]).await, "draw");
    page.tap(key::ENTER).await;
    until_stage(page, "answered").await;
    assert_eq!(focused(page).await, "lesson-next");
}

async fn progress_and_goal_come_back_after_a_reload(page: &Page) {
    open(page, "#/learn?lesson=tags").await;
    begin(page).await;
    for _ in 0..3 {
        answer(page).await;
    }
    page.go("#/learn?show=progress").await;
    let shown = "document.querySelector('[data-kind=tags]') !== null";
    page.until_js("the table", shown).await;
    page.js(
        "const goal = document.querySelector('[name=goal]');
        goal.value = '20';
        goal.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    )
    .await;
    let told = "document.querySelector('[data-goal=\"20\"]')?.dataset.done === '3'";
    page.until_js("the answers of today", told).await;
    page.open("#/learn?show=progress").await;
    page.until_js("the table", shown).await;
    page.until_js("the answers of today", told).await;
}

async fn answers_of_two_tabs_are_added(page: &Page) {
    let [first, other] = another_tab(page).await;
    for tab in [&first, &other] {
        go_to_tab(page, tab).await;
        open(page, LESSON).await;
        begin(page).await;
    }
    let mut items = vec![];
    for tab in [&first, &other, &first] {
        go_to_tab(page, tab).await;
        items.push(answer(page).await);
    }
    items.sort();
    items.dedup();
    close_tab(page, &other, &first).await;
    open(page, LESSON).await;
    until_met(page, items.len()).await;
}

/// The reviews in the file of the history.
fn reviews(file: &str) -> Value {
    let file: Value = serde_json::from_str(file).expect("JSON");
    file["reviews"].clone()
}

async fn answers_are_in_the_file_of_the_history(page: &Page) {
    open(page, LESSON).await;
    begin(page).await;
    let mut items = vec![answer(page).await, answer(page).await];
    items.sort();
    page.go("#/history").await;
    let ready = "document.querySelector('[data-tool=export]') !== null";
    page.until_js("the page", ready).await;
    let file = saved(page, "export").await;
    let lines = reviews(&file);
    for (line, item) in strings(&lines).iter().zip(&items) {
        assert!(line.starts_with(&format!("{item} ")), "{line}");
    }
    page.move_to_another_origin();
    page.open("#/history").await;
    page.until_js("the page", ready).await;
    for _ in 0..2 {
        import(page, &file).await;
    }
    assert_eq!(reviews(&saved(page, "export").await), lines);
    // The lesson at the other origin knows them.
    open(page, LESSON).await;
    until_met(page, 2).await;
}

async fn answers_without_a_database_are_reported(page: &Page) {
    fill_the_disk(page);
    open(page, LESSON).await;
    begin(page).await;
    let first = answer(page).await;
    let told = "document.querySelector('#pages [role=alert]')
        ?.textContent.includes('There is no room left')";
    page.until_js("it is told", told).await;
    // The lesson goes on with what it knows.
    assert_ne!(answer(page).await, first);
}

async fn round_at_the_table_is_an_answer(page: &Page) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 1).hits == 1);
    page.open(&rounds::link(&deal)).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
    for lesson in ["hard", "soft", "pairs"] {
        page.open(&format!("#/learn?lesson={lesson}&rules=classic"))
            .await;
        page.until_js(
            "the lesson",
            "document.getElementById('lesson-begin') !== null",
        )
        .await;
    }
    page.go("#/learn").await;
    let told = "[...document.querySelectorAll('[data-lesson]')]
        .filter(it => /Due: 1|Known: 1/.test(it.textContent)).length >= 1";
    page.until_js("the decision is met", told).await;
}

async fn exam_is_taken_and_its_link_opened(page: &Page) {
    open(page, "#/learn?exam=new&rules=vegas").await;
    begin(page).await;
    for number in 0..100 {
        let asked = format!("document.querySelector('.lesson progress')?.value === {number}");
        page.until_js("the question", &asked).await;
        page.js("document.querySelector('[data-choice]').click()", &[])
            .await;
    }
    until_stage(page, "over").await;
    assert_eq!(focused(page).await, "lesson-begin");
    let link = page.fragment().await;
    assert!(link.starts_with("#/learn?exam=vegas"), "{link}");
    page.move_to_another_origin();
    open(page, &link).await;
    until_stage(page, "taken").await;
}

/// Everything of a question and of its answer that is not within the window.
const OUTSIDE: &str = "
    const { clientWidth, clientHeight } = document.documentElement;
    return [...document.querySelectorAll('.lesson :is(button, .card, h3, p, b)')]
        .filter(it => {
            const { left, top, right, bottom, width } = it.getBoundingClientRect();
            return width > 1 && (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight);
        })
        .map(it => `${it.tagName} ${it.textContent}`);";

/// The top and the width of the first card or tray, rounded. A question without a picture has none.
const FIRST_CARD: &str = "
    const { top, width } = document.querySelector('.lesson-cards :is(.card, .tray)')?.getBoundingClientRect() ?? {};
    return [Math.round(top), Math.round(width)];";

async fn lesson_fits_a_phone_in_every_language(page: &Page) {
    for language in fair_deal::app::language::Language::ALL {
        let record = format!("language={}&speed=off", language.code());
        page.store_settings(&record).await;
        for lesson in [
            "specials",
            "soft",
            "pairs",
            "tags",
            "trays",
            "indices",
            "ranks",
            "rows",
            "match-swap",
            "match-after",
        ] {
            open(page, &format!("#/learn?lesson={lesson}&rules=vegas")).await;
            begin(page).await;
            for _ in 0..4 {
                until_stage(page, "asking").await;
                let asked = strings(&page.js(OUTSIDE, &[]).await);
                assert!(asked.is_empty(), "{language:?}, {lesson}: {asked:?}");
                let card = page.js(FIRST_CARD, &[]).await;
                page.js(
                    "[...document.querySelectorAll('[data-choice]')].at(-1).click()",
                    &[],
                )
                .await;
                until_stage(page, "answered").await;
                page.settle().await;
                let answered = strings(&page.js(OUTSIDE, &[]).await);
                assert!(answered.is_empty(), "{language:?}, {lesson}: {answered:?}");
                let still = page.js(FIRST_CARD, &[]).await;
                assert_eq!(still, card, "{language:?}, {lesson}: a card moves");
                page.js("document.getElementById('lesson-next').click()", &[])
                    .await;
            }
        }
    }
}
