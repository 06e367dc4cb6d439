//! The page about counting cards: the drill, by mouse and by keyboard, and the plays that change with the count.

use std::time::Duration;

use serde_json::json;

use crate::browser::Size;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, key, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        drill_asks_for_the_count_and_judges_it,
        drill_works_without_a_mouse,
        plays_that_change_with_the_count_are_found,
        drill_without_entropy_turns_no_card,
        rules_page_links_to_counting,
        quizzes_are_played_by_keyboard_and_saved,
        cards_turn_at_a_pace_until_paused,
        systems_are_chosen_and_typed,
        damaged_results_are_reported_and_deleted,
        published_indices_appear_beside_the_computed_ones,
        index_play_shows_its_exact_value,
        table_asks_for_the_count_of_the_shoe,
    ],
    chromium_only PHONE_ON_ITS_SIDE => [count_question_fits_beside_the_table],
    chromium_only PHONE => [quizzes_are_played_by_touch],
}

/// The count value of a card.
fn hi_lo(code: &str) -> i32 {
    match code.chars().next().expect("a rank") {
        '2'..='6' => 1,
        '7'..='9' => 0,
        _ => -1,
    }
}

/// The count of the cards turned last.
async fn of_turned(page: &Page) -> i32 {
    let script = "return [...document.querySelectorAll('.turned [data-card]')]
        .map(it => it.dataset.card)";
    let cards = strings(&page.js(script, &[]).await);
    assert!(!cards.is_empty());
    cards.iter().map(|code| hi_lo(code)).sum()
}

async fn stage(page: &Page) -> String {
    page.settle().await;
    let script = "return document.querySelector('[data-drill]')?.dataset.drill ?? ''";
    let stage = page.js(script, &[]).await;
    stage.as_str().unwrap_or_default().to_owned()
}

async fn begin(page: &Page) {
    page.open("#/blackjack/counting").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    page.press("Start the drill").await;
    page.until_js("cards", "document.querySelector('.turned li') !== null")
        .await;
}

/// Turns cards until the drill asks for the count, and adds up their values.
async fn count_on(page: &Page, running: &mut i32) {
    for _ in 0..20 {
        page.press("Next").await;
        if stage(page).await == "asking" {
            return;
        }
        *running += of_turned(page).await;
    }
    panic!("the count is asked for after 16 cards at most");
}

async fn drill_asks_for_the_count_and_judges_it(page: &Page) {
    begin(page).await;
    let mut running = of_turned(page).await;
    for (question, wrong) in [(1, 0), (2, 1)] {
        count_on(page, &mut running).await;
        page.type_into("#drill-running", &(running + wrong).to_string())
            .await;
        page.press("Answer").await;
        assert_eq!(stage(page).await, "answered");
        let script = "return [
            document.querySelector('[data-verdict]').dataset.verdict,
            document.querySelector('[data-count]').textContent,
            document.querySelector('[data-asked]').dataset.asked,
            document.querySelector('[data-asked]').dataset.right]";
        let told = strings(&page.js(script, &[]).await);
        let verdict = if wrong == 0 { "right" } else { "wrong" };
        let sign = match running {
            ..0 => "−",
            _ => "+",
        };
        let count = format!("The running count is {sign}{}.", running.abs());
        assert_eq!(told, [verdict, &count, &question.to_string(), "1"]);
        page.press("Next").await;
        running += of_turned(page).await;
    }
    assert_eq!(
        page.js("return document.querySelector('[data-count]')", &[])
            .await,
        json!(null)
    );
    page.press("Show the count").await;
    page.until_js(
        "the count",
        "document.querySelector('[data-count]') !== null",
    )
    .await;
}

async fn drill_works_without_a_mouse(page: &Page) {
    begin(page).await;
    for _ in 0..12 {
        let focused = "return document.activeElement.id";
        match stage(page).await.as_str() {
            "turning" | "answered" => {
                assert_eq!(page.js(focused, &[]).await, "drill-next");
                page.tap(key::ENTER).await;
            }
            "asking" => {
                assert_eq!(page.js(focused, &[]).await, "drill-running");
                for key in ['x', key::ENTER] {
                    page.tap(key).await;
                }
                page.until_js(
                    "the text is refused",
                    "document.querySelector('.drill .bad') !== null",
                )
                .await;
                for key in [key::BACKSPACE, '3', key::ENTER] {
                    page.tap(key).await;
                }
                assert_eq!(stage(page).await, "answered");
            }
            other => panic!("{other}"),
        }
    }
    let asked = "return +document.querySelector('[data-asked]').dataset.asked";
    assert!(page.js(asked, &[]).await.as_f64().unwrap_or(0.0) >= 1.0);
}

async fn plays_that_change_with_the_count_are_found(page: &Page) {
    page.open("#/blackjack/counting").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    // So that the double click does not scroll.
    page.resize(Size {
        height: 3000,
        ..DESKTOP
    })
    .await;
    page.double_click("Find these hands", Duration::from_millis(150))
        .await;
    let focused = "document.activeElement.closest('.index-plays') !== null";
    assert_eq!(page.js(&format!("return {focused}"), &[]).await, true);
    page.until_js(
        "found",
        "document.querySelector('[data-stage=done]') !== null",
    )
    .await;
    page.until_js(
        "the heading in the button's place has the focus and is announced",
        "document.activeElement.id === 'indices-now'
            && document.getElementById('announcer').textContent.includes('change with the count')",
    )
    .await;
    // At exactly +3 insurance still loses a little. Lists that round say 3.
    let script = "
        const against = up => [...document.querySelectorAll(`[data-up='${up}'] tbody tr`)]
            .map(it => [...it.children].map(cell => cell.textContent).join(' | '));
        return [document.querySelector('[data-insurance]').dataset.insurance,
            ...against('10'), ...against('6')]";
    let told = strings(&page.js(script, &[]).await);
    assert_eq!(told[0], "4", "insurance");
    for row in ["9, 3 | ", "10, 10 | "] {
        assert!(told.iter().any(|it| it.starts_with(row)), "{row}: {told:?}");
    }
    let splits = told.iter().find(|it| it.starts_with("10, 10 |"));
    assert_eq!(
        splits.map(String::as_str),
        Some("10, 10 | +5 | Stand | Split"),
        "tens against a six"
    );
}

async fn drill_without_entropy_turns_no_card(page: &Page) {
    begin(page).await;
    page.js(
        "Crypto.prototype.getRandomValues = () => { throw new Error('none') }",
        &[],
    )
    .await;
    page.press("Start again").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.counting [role=alert]') !== null",
    )
    .await;
}

async fn rules_page_links_to_counting(page: &Page) {
    page.open("#/blackjack/rules?rules=single-deck").await;
    page.until_js("the page", "document.querySelector('.any-rules') !== null")
        .await;
    page.follow("main", "Counting cards").await;
    page.until_js(
        "its rules",
        "document.querySelector('.counting')?.textContent.includes('Single deck')",
    )
    .await;
    assert_eq!(page.title().await, "Counting cards – Fair Deal");
}

/// Opens a drill by its address and starts it.
async fn begin_quiz(page: &Page, drill: &str) {
    page.load(&format!("#/blackjack/counting?drill={drill}"))
        .await;
    page.until_js(
        "its button",
        "document.getElementById('drill-begin') !== null",
    )
    .await;
}

/// The text of the question.
async fn question(page: &Page) -> String {
    let script = "const tray = document.querySelector('svg.tray');
        return tray?.getAttribute('aria-label') ?? document.querySelector('.question').textContent";
    let question = page.js(script, &[]).await;
    question.as_str().unwrap_or_default().to_owned()
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<f64> {
    let plain = text.replace('\u{2212}', "-");
    let is_sign = |sign: char| sign.is_ascii_digit() || "-.".contains(sign);
    let parts = plain.split(|sign: char| !is_sign(sign));
    parts
        .filter_map(|part| part.trim_end_matches('.').parse().ok())
        .collect()
}

/// The answer that follows from the text of the question, or `None` if it is a play.
fn worked_out(drill: &str, question: &str) -> Option<String> {
    match (drill, &numbers(question)[..]) {
        // Rounded to half decks. The percentage is rounded too, so a tie may go the other way.
        ("tray", [decks, percent]) => Some(format!("{}", (decks * percent / 50.0).round() / 2.0)),
        ("true", [running, decks]) => Some(format!("{}", (running / decks).floor())),
        ("indices", _) => None,
        (_, _) => panic!("{drill}: {question}"),
    }
}

async fn score(page: &Page) -> [f64; 2] {
    let script = "const it = document.querySelector('.drill [data-asked]');
        return [+it.dataset.asked, +it.dataset.right]";
    let score = page.js(script, &[]).await;
    [0, 1].map(|at| score[at].as_f64().unwrap_or_default())
}

async fn focused(page: &Page) -> String {
    page.settle().await;
    let id = page.js("return document.activeElement.id", &[]).await;
    id.as_str().unwrap_or_default().to_owned()
}

async fn quizzes_are_played_by_keyboard_and_saved(page: &Page) {
    for drill in ["tray", "true", "indices"] {
        begin_quiz(page, drill).await;
        page.js("document.getElementById('drill-begin').focus()", &[])
            .await;
        page.tap(key::ENTER).await;
        for _ in 0..10 {
            let asked = question(page).await;
            let heard = format!(
                "document.getElementById('announcer').textContent.includes({})",
                json!(asked)
            );
            page.until_js("it is announced", &heard).await;
            // A second press within the double-press time does nothing.
            tokio::time::sleep(Duration::from_millis(450)).await;
            if let Some(answer) = worked_out(drill, &asked) {
                assert_eq!(focused(page).await, "drill-number");
                for sign in answer.chars() {
                    page.tap(sign).await;
                }
            } else {
                assert_eq!(focused(page).await, "drill-play");
            }
            page.tap(key::ENTER).await;
            page.until_js(
                "judged",
                "document.querySelector('.drill [data-verdict]') !== null",
            )
            .await;
            assert_eq!(focused(page).await, "drill-next");
            tokio::time::sleep(Duration::from_millis(450)).await;
            page.tap(key::ENTER).await;
        }
        assert_eq!(stage(page).await, "over");
        let [asked, right] = score(page).await;
        assert!((asked - 10.0).abs() < 0.5, "{drill}: {asked}");
        match drill {
            "true" => assert!(right > 9.5, "{right}"),
            "tray" => assert!(right > 6.5, "{right}"),
            _ => (),
        }
    }
    page.load("#/blackjack/counting").await;
    page.until_js(
        "all results, the last one first",
        "[...document.querySelectorAll('[data-drill-result]')].map(it => it.dataset.drillResult).join()
            === 'indices,true,tray'",
    )
    .await;
    page.press("Delete the results").await;
    page.until_js(
        "none",
        "document.querySelector('[data-drill-result]') === null
            && localStorage.getItem('fair-deal/drills/1') === ''",
    )
    .await;
    page.until_js(
        "the focus stays there",
        "document.activeElement.matches('.past h2')",
    )
    .await;
}

async fn quizzes_are_played_by_touch(page: &Page) {
    for drill in ["tray", "true", "indices"] {
        begin_quiz(page, drill).await;
        page.press("Start the drill").await;
        let asked = question(page).await;
        if drill == "tray" {
            tray_is_drawn_as_it_is_told(page, &asked).await;
        }
        match worked_out(drill, &asked) {
            Some(answer) => {
                page.type_into("#drill-number", &answer).await;
                page.press("Answer").await;
            }
            None => {
                page.js("document.getElementById('drill-other').click()", &[])
                    .await;
            }
        }
        page.until_js(
            "judged",
            "document.querySelector('.drill [data-verdict]') !== null",
        )
        .await;
        page.press("Finish").await;
        page.until_js(
            "over",
            "document.querySelector('[data-drill=over] [data-time]') !== null",
        )
        .await;
    }
}

async fn cards_turn_at_a_pace_until_paused(page: &Page) {
    page.open("#/blackjack/counting?system=halves").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    let choose = "const [name, value] = arguments;
        const it = document.querySelector(`[name='${name}']`);
        it.value = value;
        it.dispatchEvent(new Event('change', { bubbles: true }))";
    for (name, value) in [("pace", "6"), ("at-a-time", "0")] {
        page.js(choose, &[json!(name), json!(value)]).await;
        page.settle().await;
    }
    page.until_js(
        "the exact pace",
        "document.querySelector('[data-pace]').textContent === 'One card every 0.5 s: 120 cards a minute.'",
    )
    .await;
    page.press("Start the drill").await;
    page.until_js(
        "three cards are turned",
        "+document.querySelector('.drill').dataset.turned >= 3",
    )
    .await;
    page.press("Pause").await;
    let turned = "return document.querySelector('.drill').dataset.turned";
    let before = page.js(turned, &[]).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(page.js(turned, &[]).await, before);
    page.press("Go on").await;
    page.until_js(
        "the question comes by itself, and has the focus",
        "document.querySelector('[data-drill=asking]') !== null
            && document.activeElement.id === 'drill-running'",
    )
    .await;
}

async fn systems_are_chosen_and_typed(page: &Page) {
    page.open("#/blackjack/counting?system=nonsense").await;
    page.until_js(
        "the system is refused",
        "document.getElementById('no-system')?.textContent.startsWith('That isn’t a system')",
    )
    .await;
    page.js(
        "const it = document.querySelector('[name=system]');
        it.value = 'ko';
        it.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    )
    .await;
    page.until_js(
        "KO, in the address too",
        "document.querySelector('[data-system=ko]') !== null
            && location.hash === '#/blackjack/counting?system=ko'
            && document.querySelector('[name=tags]').value === '-1,1,1,1,1,1,1,0,0,-1'
            && document.getElementById('no-system') === null",
    )
    .await;
    page.type_into("[name=tags]", "-1,0,1,1,1,1,0,0,0,-2").await;
    page.press("Use these tags").await;
    page.until_js(
        "own tags, in the links to the drills too",
        "document.querySelector('[data-system=\"-1,0,1,1,1,1,0,0,0,-2\"]') !== null
            && document.querySelector('[data-to-drill=tray]').getAttribute('href')
                === '#/blackjack/counting?drill=tray&system=-1,0,1,1,1,1,0,0,0,-2'",
    )
    .await;
    // Hi-Lo: Griffin's 0.760.
    page.go("#/blackjack/counting?system=hi-lo").await;
    page.until_js(
        "its insurance correlation",
        "document.querySelector('[data-figure=insurance] td').textContent === '0.760'",
    )
    .await;
}

async fn damaged_results_are_reported_and_deleted(page: &Page) {
    page.open("#/blackjack").await;
    page.js("localStorage.setItem('fair-deal/drills/1', 'damaged')", &[])
        .await;
    begin_quiz(page, "true").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-past=damaged] .bad') !== null",
    )
    .await;
    page.press("Start the drill").await;
    page.type_into("#drill-number", "99").await;
    page.press("Answer").await;
    page.press("Finish").await;
    page.settle().await;
    assert_eq!(
        page.js("return localStorage.getItem('fair-deal/drills/1')", &[])
            .await,
        json!("damaged"),
        "nothing is written over it"
    );
    page.press("Delete the results").await;
    page.until_js(
        "it is empty",
        "document.querySelector('[data-past=stored]') !== null",
    )
    .await;
}

/// Opens a table with a shoe that asks for the count after every round.
async fn sit_down(page: &Page) {
    page.store_settings("count=each&speed=off&language=en")
        .await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase=ready]') !== null",
    )
    .await;
}

/// Plays a round by standing, and returns the codes of all cards on the table.
async fn play_round(page: &Page) -> Vec<String> {
    let script = "const [done] = arguments;
        const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
        const phase = () => document.querySelector('main').dataset.phase;
        (async () => {
            document.querySelector(`[data-button='deal']`).click();
            do {
                await wait(30);
                for (const code of ['n', 's']) document.querySelector(`[data-button='${code}']`)?.click();
            } while (phase() !== 'over');
            await wait(60);
            done([...document.querySelectorAll('main [data-hand] [data-card]')].map(it => it.dataset.card));
        })();";
    strings(&page.js_until_done(script, &[]).await)
}

async fn table_asks_for_the_count_of_the_shoe(page: &Page) {
    sit_down(page).await;
    let mut seen: Vec<String> = vec![];
    for round in 1..=3 {
        seen.extend(play_round(page).await);
        page.until_js(
            "it is asked for",
            "document.querySelector('.count-tool[data-count-waits]') !== null
                && document.getElementById('announcer').textContent.includes('What is the count?')",
        )
        .await;
        if round == 1 {
            page.press("What is the count?").await;
        }
        page.until_js("the form", "document.querySelector('.count-form') !== null")
            .await;
        let running: i32 = seen.iter().map(|code| hi_lo(code)).sum();
        let unseen = f64::from(312 - i32::try_from(seen.len()).expect("few"));
        let true_count = (f64::from(running) * 52.0 / unseen).floor();
        // The second answer is wrong.
        let off = i32::from(round == 2);
        page.type_into("#count-running", &(running + off).to_string())
            .await;
        page.type_into("#count-true", &true_count.to_string()).await;
        page.press("Answer").await;
        let verdict = if round == 2 { "wrong" } else { "right" };
        page.until_js(
            "the verdict",
            &format!("document.querySelector('aside [data-verdict={verdict}]') !== null"),
        )
        .await;
    }
    page.until_js(
        "two of three",
        "document.querySelector('[data-counts-asked]').dataset.countsRight === '2'",
    )
    .await;
    // The table continues with the question open.
    play_round(page).await;
    play_round(page).await;
    page.until_js(
        "asked again",
        "document.querySelector('.count-form') !== null",
    )
    .await;
}

async fn count_question_fits_beside_the_table(page: &Page) {
    sit_down(page).await;
    play_round(page).await;
    page.press("What is the count?").await;
    page.until_js("the form", "document.querySelector('.count-form') !== null")
        .await;
    let fits = "const box = document.querySelector('.count-form button').getBoundingClientRect();
        const it = document.documentElement;
        return it.scrollWidth === it.clientWidth && box.bottom <= innerHeight && box.right <= innerWidth";
    assert_eq!(page.js(fits, &[]).await, json!(true));
    page.tap(key::ESCAPE).await;
    page.until_js("closed", "document.querySelector('.count-form') === null")
        .await;
    play_round(page).await;
}

async fn published_indices_appear_beside_the_computed_ones(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas").await;
    page.until_js("the page", "document.querySelector('.any-rules') !== null")
        .await;
    page.go("#/blackjack/counting?system=hi-lo").await;
    page.until_js(
        "the published ones",
        "document.querySelectorAll('[data-published]').length === 26",
    )
    .await;
    page.press("Work out for these rules").await;
    page.until_js(
        "it is under way",
        "document.querySelector('[data-fit=under-way]') !== null",
    )
    .await;
    page.press("Cancel").await;
    page.until_js(
        "stopped",
        "document.querySelector('[data-fit=cancelled]') !== null",
    )
    .await;
    page.press("Work out for these rules").await;
    page.until_js("done", "document.querySelector('[data-fit=done]') !== null")
        .await;
    // Each computed index is within one of every published version.
    let script = "const plain = text => +text.replace('\u{2212}', '-');
        const rows = [...document.querySelectorAll('[data-published]')];
        const far = rows.filter(row => {
            const found = plain(row.querySelector('[data-found]').textContent);
            const versions = [...row.children].slice(1, 5).map(it => it.textContent).filter(it => it !== '–');
            return !versions.every(version => Math.abs(plain(version) - found) <= 1)
                || !(+row.querySelector('[data-worth]').dataset.worth >= 0);
        });
        return [far.map(row => row.textContent).join('; '),
            document.querySelector('[data-figure=betting] td').textContent]";
    let told = strings(&page.js(script, &[]).await);
    assert_eq!(told[0], "");
    // The golden file has 0.9625 for the same table without surrender.
    let betting: f64 = told[1].parse().expect("a number");
    assert!((0.95..0.985).contains(&betting), "{betting}");
}

async fn index_play_shows_its_exact_value(page: &Page) {
    begin_quiz(page, "indices").await;
    page.press("Start the drill").await;
    page.until_js(
        "a question",
        "document.getElementById('drill-play') !== null",
    )
    .await;
    page.js("document.getElementById('drill-play').click()", &[])
        .await;
    page.until_js(
        "its exact value, announced too",
        "document.querySelector('[data-gain]')?.textContent.startsWith('With the cards left on average')
            && document.getElementById('announcer').textContent.includes('With the cards left on average')",
    )
    .await;
    page.press("Next").await;
    page.until_js(
        "gone with the question",
        "document.querySelector('[data-gain]') === null",
    )
    .await;
}

/// The cards fill the stated share of the tray's height, and nearly all of its width.
async fn tray_is_drawn_as_it_is_told(page: &Page, told: &str) {
    let script = "const box = it => document.querySelector(it).getBoundingClientRect();
        const [cards, tray] = [box('.tray-cards'), box('.tray-walls')];
        return [cards.height / tray.height * 100, cards.width / tray.width * 100]";
    let drawn = page.js(script, &[]).await;
    let [high, wide] = [0, 1].map(|at| drawn[at].as_f64().unwrap_or_default());
    let [_, percent] = numbers(told)[..] else {
        panic!("{told}");
    };
    // The walls are drawn a little higher than the cards reach.
    assert!((high - percent).abs() < 4.0, "{told}: {high}");
    assert!(wide > 80.0, "{wide}");
}
