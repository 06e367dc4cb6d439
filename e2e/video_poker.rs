//! Every game of video poker: found by its name, dealt, and checked by a recount that shares no code with the page.

use fair_deal::coach::protocol::ToCoach;
use fair_deal::coach::request;
use fair_deal::wire::{self, questions::PokerRequest};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::layout;
use crate::machine::Game;
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::places;
use crate::tests;

tests! {
    all_browsers DESKTOP => [game_is_found_by_name_and_played],
    chromium_only DESKTOP => [
        two_rounds_of_each_game_are_paid_as_recounted,
        list_is_sorted_by_each_column,
        strategy_chart_is_computed_and_cancelled,
        bankroll_uses_the_typed_numbers,
        bankroll_uses_the_pay_table_and_the_coins,
        searches_do_not_delay_the_coach,
        penalty_cards_are_practised,
        deuces_are_marked_and_announced,
        coach_values_every_hold_of_each_game,
        coach_follows_the_chart_until_it_is_cancelled,
        strategy_chart_is_saved_and_printed,
    ],
    soak DESKTOP => [ten_rounds_of_each_game_are_paid_as_recounted],
    chromium_only PHONE => [longest_pay_table_fits_a_phone],
}

async fn open_table(page: &Page, game: &Game) {
    page.go(&format!("#/poker/jacks?rules={}", game.rules()))
        .await;
    // The round before stays on the table until the next deal.
    page.until_js(
        &format!("the table of {}", game.code),
        &format!(
            "document.querySelector('.rules select')?.value === '{}'",
            game.rules()
        ),
    )
    .await;
}

/// Swaps the cards at these places, or stands pat. Compares the new cards, the result and the highlighted row with a
/// recount from the secret. Returns the pay for each of the coins that were bet.
pub(crate) async fn swapped_as_recounted(
    page: &Page,
    game: &Game,
    swapped: &[usize],
    coins: i64,
) -> i64 {
    for place in swapped {
        page.mark(*place).await;
    }
    page.press(if swapped.is_empty() {
        "Stand pat"
    } else {
        "Swap"
    })
    .await;
    let scene = page.phase("over").await;
    let secret = page.attribute("[data-secret]", "data-secret").await;
    let order = Deal::from_hex(&secret).order_with_jokers(game.jokers());
    let mut next = order[5..].iter();
    let hand: Vec<String> = (0..5)
        .map(|place| {
            let drawn = swapped.contains(&place).then(|| next.next()).flatten();
            drawn.unwrap_or(&order[place]).clone()
        })
        .collect();
    assert_eq!(scene.hand("player").cards, hand, "{}", game.code);
    let (row, pay) = game.pays(&hand, coins);
    assert_eq!(scene.result(), row, "{}: {hand:?}", game.code);
    let lit = page
        .attribute(".pay-table [aria-current]", "data-prize")
        .await;
    assert_eq!(lit, if row == "Nothing" { "" } else { &row }, "{hand:?}");
    pay
}

async fn two_rounds_of_each_game_are_paid_as_recounted(page: &Page) {
    rounds_are_paid_as_recounted(page, [2, 7]).await;
}

async fn ten_rounds_of_each_game_are_paid_as_recounted(page: &Page) {
    rounds_are_paid_as_recounted(page, 0..10).await;
}

/// Plays these rounds of each game. The number of a round chooses the cards that are swapped.
async fn rounds_are_paid_as_recounted(
    page: &Page,
    rounds: impl IntoIterator<Item = usize> + Clone,
) {
    page.store_settings("speed=off").await;
    page.open("#/poker/jacks").await;
    for game in Game::all() {
        open_table(page, &game).await;
        for round in rounds.clone() {
            page.press("Deal").await;
            page.phase("swap").await;
            // From all five cards swapped to none.
            let swapped: Vec<usize> = (0..5)
                .filter(|place| place + round < 5 || round > 5 && place % 2 == 0)
                .collect();
            let pay = swapped_as_recounted(page, &game, &swapped, 5).await;
            let script =
                "return document.querySelector('.pay-table [aria-current] b')?.textContent ?? '0'";
            assert_eq!(
                page.js(script, &[]).await,
                json!((5 * pay).to_string()),
                "{}",
                game.code
            );
        }
    }
}

async fn game_is_found_by_name_and_played(page: &Page) {
    page.open("#/poker/jacks").await;
    page.follow("main", "Games and pay tables").await;
    let type_in = "
        const field = document.getElementById('find-game');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    page.until_js("the list", "document.getElementById('find-game') !== null")
        .await;
    page.js(type_in, &[json!("triple dou")]).await;
    page.until_js(
        "one game is left",
        "document.querySelectorAll('.games tbody tr').length === 1",
    )
    .await;
    page.press("Triple Double Bonus").await;
    page.until_js(
        "its return",
        "document.querySelector('[data-return]') !== null && document.querySelectorAll('.pays tbody tr').length === 14",
    )
    .await;
    page.follow("main", "Play with this pay table").await;
    page.until("its table", |scene| scene.phase == "ready")
        .await;
    assert_eq!(
        page.attribute(".pay-table", "data-game").await,
        "triple-double-bonus"
    );
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Stand pat").await;
    page.phase("over").await;
    page.reload().await;
    page.phase("over").await;
    assert_eq!(
        page.attribute(".pay-table", "data-game").await,
        "triple-double-bonus"
    );
}

async fn list_is_sorted_by_each_column(page: &Page) {
    page.open("#/poker/paytable").await;
    page.until_js(
        "the list is there",
        "document.querySelector('[data-sort=variance]') !== null",
    )
    .await;
    let script = "return [...document.querySelectorAll('.games tbody tr')].map(it =>
        [it.dataset.game, parseFloat(it.cells[1].textContent), parseFloat(it.cells[2].textContent)])";
    for (column, place, rising) in [("variance", 2, true), ("return", 1, false)] {
        page.js(
            "document.querySelector(`[data-sort=${arguments[0]}]`).click()",
            &[json!(column)],
        )
        .await;
        page.until_js(
            "it is sorted",
            &format!("document.querySelector('[aria-sort] [data-sort={column}]') !== null"),
        )
        .await;
        let rows = page.js(script, &[]).await;
        let numbers: Vec<f64> = rows
            .as_array()
            .expect("rows")
            .iter()
            .filter_map(|row| row[place].as_f64())
            .collect();
        assert_eq!(numbers.len(), 22);
        assert!(
            numbers.is_sorted_by(|one, next| if rising { one <= next } else { one >= next }),
            "{column}: {numbers:?}"
        );
    }
}

async fn deuces_are_marked_and_announced(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/poker/jacks?rules=deuces:800-200-25-15-9-5-3-2-2-1")
        .await;
    for _ in 0..60 {
        page.press("Deal").await;
        let scene = page.phase("swap").await;
        let deuces = scene
            .hand("player")
            .cards
            .iter()
            .filter(|card| card.starts_with('2'));
        let deuces = deuces.count();
        let script = "return [...document.querySelectorAll('[data-hand] .card:has(.wild)')].map(it => it.dataset.card[0] + it.ariaLabel.slice(0, 3) + (it.getAttribute('aria-description') ?? '').slice(0, 4))";
        let marked = strings(&page.js(script, &[]).await);
        assert_eq!(marked, vec!["2TwoWild"; deuces]);
        page.press("Stand pat").await;
        page.phase("over").await;
        if deuces > 0 {
            return;
        }
    }
    panic!("no deuce in 60 hands");
}

async fn coach_values_every_hold_of_each_game(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    for game in Game::all() {
        open_table(page, &game).await;
        page.press("Deal").await;
        page.phase("swap").await;
        page.until_js(
            &format!("the coach of {}", game.code),
            "document.querySelectorAll('[data-coach] [data-hold]').length === 32",
        )
        .await;
        let script = "return [...document.querySelectorAll('[data-coach] [data-hold]')].map(it => [it.dataset.hold, it.dataset.ev, it.dataset.best ?? null])";
        let rows = page.js(script, &[]).await;
        let rows = rows.as_array().expect("rows").clone();
        let value = |row: &Value| {
            row[1]
                .as_str()
                .and_then(|it| it.parse::<f64>().ok())
                .expect("a number")
        };
        assert!(rows.iter().map(value).is_sorted_by(|one, next| one >= next));
        assert_eq!(rows[0][2], json!(""));
        // The value of standing pat is the pay of the hand.
        let hand = page.scene().await.hand("player").cards.clone();
        let pat = rows
            .iter()
            .find(|row| row[0] == json!("11111"))
            .expect("a row");
        #[expect(clippy::cast_precision_loss, reason = "a pay is small")]
        let pay = game.pays(&hand, 5).1 as f64;
        assert!((value(pat) - pay).abs() < 1e-12, "{}: {hand:?}", game.code);
        page.press("Stand pat").await;
        page.phase("over").await;
    }
}

/// Checks that nothing sticks out of the window.
async fn longest_pay_table_fits_a_phone(page: &Page) {
    page.open("#/poker/jacks").await;
    for language in places::languages() {
        page.store_settings(&format!("coach=always&speed=off&language={language}"))
            .await;
        page.load("#/poker/jacks?rules=triple-double-bonus:800-400-160-160-80-50-50-9-7-4-2-1-1")
            .await;
        page.until("the table", |scene| {
            scene.phase == "ready" || scene.phase == "over"
        })
        .await;
        for button in ["deal", "0"] {
            let script = "
                const out = document.documentElement.scrollWidth > innerWidth ? ['sideways'] : [];
                for (const it of document.querySelectorAll('.actions button, .coin, .pay-table li, [data-hand] .card')) {
                    const box = it.getBoundingClientRect();
                    if (box.right > innerWidth + 1 || box.left < -1) out.push(it.textContent);
                }
                return out";
            let mut out = strings(&page.js(script, &[]).await);
            out.extend(layout::under_controls(page).await);
            assert_eq!(out, Vec::<String>::new(), "{language}, before {button}");
            if button == "deal" {
                page.js("document.querySelector('[data-button=deal]').click()", &[])
                    .await;
                page.phase("swap").await;
                page.come_to_rest().await;
            } else {
                page.js("document.querySelector('[data-button=\"0\"]').click()", &[])
                    .await;
                page.phase("over").await;
            }
        }
    }
}

async fn strategy_chart_is_computed_and_cancelled(page: &Page) {
    page.open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1")
        .await;
    let press = "document.querySelector(`[data-strategy=${arguments[0]}]`).click()";
    page.until_js(
        "the button",
        "document.querySelector('[data-strategy=write]') !== null",
    )
    .await;
    page.js(press, &[json!("write")]).await;
    page.until_js(
        "it can be stopped",
        "document.querySelector('[data-strategy=cancel]') !== null",
    )
    .await;
    page.js(press, &[json!("cancel")]).await;
    page.until_js(
        "it is stopped",
        "document.querySelector('[data-strategy=cancel]') === null",
    )
    .await;
    page.js(press, &[json!("write")]).await;
    page.until_js(
        "the chart",
        "document.querySelectorAll('.strategy-rows tbody tr').length > 10",
    )
    .await;
    let cost: f64 = page
        .attribute("[data-cost]", "data-cost")
        .await
        .parse()
        .expect("a number");
    // The output of `check chart --game jacks`.
    assert!((cost - 0.000_193_892_090_128_845_7).abs() < 1e-15, "{cost}");
    // Another pay table has another chart.
    page.press("8/5").await;
    page.until_js(
        "the chart is gone",
        "document.querySelector('.strategy-rows') === null",
    )
    .await;
}

const CHART_IS_TOLD: &str = "document.querySelector('[data-chart=told]') !== null";

/// The cost of the chart's hold is its distance to the coach's best row.
async fn coach_follows_the_chart_until_it_is_cancelled(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks?rules=double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1")
        .await;
    page.press("Deal").await;
    page.phase("swap").await;
    let choose = "document.querySelector('[data-coach]').open = true;
        document.querySelector(`[data-coach-by=${arguments[0]}]`).click()";
    page.until_js(
        "the coach",
        "document.querySelector('[data-coach-by=chart]') !== null",
    )
    .await;
    page.js(choose, &[json!("chart")]).await;
    page.until_js("the chart is followed", CHART_IS_TOLD).await;
    let script = "
        const chart = document.querySelector('[data-chart=told]').dataset;
        const value = hold => Number(document.querySelector(`[data-hold='${hold}']`).dataset.ev);
        const best = Number(document.querySelector('[data-best]').dataset.ev);
        return Math.abs(best - value(chart.chartHold) - Number(chart.chartCost)) < 1e-12";
    assert_eq!(page.js(script, &[]).await, json!(true), "the exact cost");
    let row = page.attribute("[data-chart=told]", "data-chart-row").await;
    let why = page.texts("[data-coach] .row").await;
    assert!(why[0].starts_with("Why? "), "{why:?}");
    assert!(row.is_empty() || why[0].contains(&row), "{row}: {why:?}");
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('The chart says: ')",
    )
    .await;
    // Another table has another chart. The work can be cancelled.
    page.press("Stand pat").await;
    page.phase("over").await;
    page.go("#/poker/jacks?rules=joker-kings:800-200-100-50-20-7-5-3-2-1-1")
        .await;
    page.until_js(
        "the table with a joker",
        "document.querySelector('.pay-table')?.dataset.game === 'joker-kings'
            || document.querySelector('.rules select')?.value.startsWith('joker-kings')",
    )
    .await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.until_js(
        "it is being written",
        "document.querySelector('[data-chart=writing]') !== null",
    )
    .await;
    page.js(choose, &[json!("value")]).await;
    page.until_js(
        "it is cancelled",
        "document.querySelector('[data-chart]') === null
            && document.querySelector('[data-coach-by=chart]') !== null",
    )
    .await;
}

/// Shows the page for this medium. An empty name means the screen.
async fn on_paper(page: &Page, medium: &str) {
    let devtools = page.session().devtools().await.expect("its tools");
    let command = "Emulation.setEmulatedMedia";
    let shown = devtools.send(command, json!({ "media": medium })).await;
    shown.expect("the medium");
}

async fn strategy_chart_is_saved_and_printed(page: &Page) {
    let watch = "
        window.saved = [];
        const text = URL.createObjectURL;
        URL.createObjectURL = blob => { window.saved.push(blob); return text.call(URL, blob); };
        window.printed = 0;
        window.print = () => { window.printed += 1; };";
    page.session().run_first(watch).await.expect("a script");
    page.open("#/poker/paytable?rules=double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1")
        .await;
    page.until_js(
        "the button",
        "document.querySelector('[data-strategy=write]') !== null",
    )
    .await;
    page.js(
        "document.querySelector('[data-strategy=write]').click()",
        &[],
    )
    .await;
    page.until_js(
        "the chart",
        "document.querySelectorAll('.strategy-rows tbody tr').length > 10",
    )
    .await;
    page.js(
        "document.querySelector('.strategy [data-save=csv]').click()",
        &[],
    )
    .await;
    let saved = "
        const done = arguments[arguments.length - 1];
        window.saved[0].text().then(done)";
    let saved = page.js_until_done(saved, &[]).await;
    let saved = saved
        .as_str()
        .expect("a file")
        .trim_start_matches('\u{feff}');
    let rows = "return [...document.querySelectorAll('.strategy-rows tbody tr')]
        .map(row => [...row.cells].map(cell => cell.textContent))";
    let rows = page.js(rows, &[]).await;
    let rows = rows.as_array().expect("rows");
    let lines: Vec<&str> = saved.lines().collect();
    assert_eq!(lines.len(), 1 + rows.len(), "{saved}");
    for (line, row) in lines[1..].iter().zip(rows) {
        let (number, rest) = line.split_once(',').expect("columns");
        assert_eq!(json!(number), row[0], "{line}");
        let name = row[1].as_str().expect("a name");
        assert!(
            rest.trim_start_matches('"').starts_with(name),
            "{line}: {name}"
        );
        let worth = rest
            .rsplit(',')
            .nth(1)
            .and_then(|it| it.parse::<f64>().ok());
        let worth = worth.expect("a number");
        assert_eq!(json!(format!("{worth:.3}")), row[2], "{line}");
    }
    page.js(
        "document.querySelector('[data-strategy=print]').click()",
        &[],
    )
    .await;
    assert_eq!(page.js("return window.printed", &[]).await, json!(1));
    // On paper there is the chart, and no controls.
    on_paper(page, "print").await;
    let shown = "
        const there = selector => [...document.querySelectorAll(selector)].some(it => it.checkVisibility());
        return [there('.strategy-rows'), there('[data-strategy]'), there('header nav')]";
    assert_eq!(page.js(shown, &[]).await, json!([true, false, false]));
    on_paper(page, "").await;
}

async fn bankroll_uses_the_typed_numbers(page: &Page) {
    page.open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1")
        .await;
    page.until_js(
        "the figures",
        "document.querySelector('[data-figure=ruin]') !== null",
    )
    .await;
    let type_in = "
        const field = document.getElementById(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    // Source: Bob Dancer, column of 23 April 2013.
    page.js(type_in, &[json!("bankroll-cash-back"), json!("0.84")])
        .await;
    page.js(type_in, &[json!("bankroll-bank"), json!("27000")])
        .await;
    page.until_js(
        "the published risk",
        "document.querySelector('[data-figure=ruin]')?.textContent === '9.789%'",
    )
    .await;
    let five = "return document.querySelector('[data-figure=five]').textContent";
    assert_eq!(page.js(five, &[]).await, json!("34,805"));
    assert_eq!(page.texts("[data-chart=bankroll] tbody tr").await.len(), 9);
    // Ten hands from one deal: 5 · √(600 · (19.514676 + 9 · 1.966389)), by the golden variance and covariance.
    page.js(type_in, &[json!("bankroll-at-once"), json!("10")])
        .await;
    page.until_js(
        "the deviation of ten hands",
        "document.querySelector('[data-figure=deviation]')?.textContent === '747.12'",
    )
    .await;
    // The ruin is that of `check bankroll --at-once 10`. A round costs $50.
    let figures = "return ['ruin', 'double'].map(it =>
        document.querySelector(`[data-figure=${it}]`)?.textContent ?? '')";
    assert_eq!(page.js(figures, &[]).await, json!(["27.345%", ""]));
    page.js(type_in, &[json!("bankroll-bank"), json!("1000")])
        .await;
    page.until_js(
        "the chance to double, as `check bankroll` has it",
        "document.querySelector('[data-figure=double]')?.textContent === '37.887%'",
    )
    .await;
    page.js(type_in, &[json!("bankroll-bank"), json!("49")])
        .await;
    page.until_js(
        "ruin of less than a round",
        "document.querySelector('[data-figure=ruin]')?.textContent === '100.000%'",
    )
    .await;
    assert_eq!(
        page.texts(".bankroll .method").await.len(),
        1,
        "how the risk is found"
    );
}

/// The page of the pay tables searches for practice hands, which takes a second. The coach at the table answers
/// meanwhile.
async fn searches_do_not_delay_the_coach(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    page.js(
        "window.asked = [];
        const workers = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...others) {
            if (!workers.includes(this)) workers.push(this);
            if (message instanceof Uint8Array) window.asked.push([workers.indexOf(this), [...message]]);
            return post.call(this, message, ...others);
        };",
        &[],
    )
    .await;
    page.go("#/poker/paytable").await;
    while workers_asked(page, is_search).await.len() < 3 {
        page.settle().await;
    }
    page.go("#/poker/jacks").await;
    page.press("Deal").await;
    while workers_asked(page, is_of_the_table).await.is_empty() {
        page.settle().await;
    }
    let searching = workers_asked(page, is_search).await;
    let mut coaching = workers_asked(page, is_of_the_table).await.into_iter();
    assert!(
        !coaching.any(|it| searching.contains(&it)),
        "one worker for both"
    );
}

/// Returns true for the return of a pay table and for the two searches for practice hands.
fn is_search(request: &PokerRequest) -> bool {
    matches!(
        request,
        PokerRequest::Return(_) | PokerRequest::DifficultHands(_)
    )
}

/// Returns true for a request of the table with a hand to value.
fn is_of_the_table(message: &ToCoach<request::PokerRequest>) -> bool {
    let ToCoach::Request(Some(request::PokerRequest::VideoPoker(request)), _) = message else {
        return false;
    };
    request.at.hand.is_some()
}

/// Returns the number of the worker for each of these messages since the page opened.
async fn workers_asked<M: DeserializeOwned>(page: &Page, wanted: fn(&M) -> bool) -> Vec<usize> {
    let asked = page.js("return window.asked", &[]).await;
    let asked: Vec<(usize, Vec<u8>)> = serde_json::from_value(asked).expect("messages");
    let messages = asked
        .into_iter()
        .filter_map(|(worker, bytes)| Some((worker, wire::decode::<M>(&bytes).ok()?)));
    let wanted = messages.filter(|(_, message)| wanted(message));
    wanted.map(|(worker, _)| worker).collect()
}

/// With one coin a royal flush pays 250. Such a table returns 98.37 %, so 600 hands of one coin lose 9.76.
async fn bankroll_uses_the_pay_table_and_the_coins(page: &Page) {
    page.open("#/poker/jacks?rules=jacks:800-50-25-9-6-4-3-2-1")
        .await;
    page.press("Bet: 1 coin").await;
    page.js("document.querySelector('.tool.edit').click()", &[])
        .await;
    let hour = "document.querySelector('[data-figure=hour]')?.textContent";
    page.until_js("its figures", &format!("{hour} === '−9.76'"))
        .await;
    let set =
        "return ['bankroll-coins', 'bankroll-bet'].map(id => document.getElementById(id).value)";
    assert_eq!(page.js(set, &[]).await, json!(["1", "1"]));
    let choose = "
        const field = document.getElementById('bankroll-coins');
        field.value = '5';
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(choose, &[]).await;
    // The same bet in five coins: 99.54 %.
    page.until_js("those of five coins", &format!("{hour} === '−2.74'"))
        .await;
}

async fn penalty_cards_are_practised(page: &Page) {
    page.open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1")
        .await;
    let way = "document.querySelector('.practise a[href*=\"practice=penalty.\"]')";
    page.until_js("the hands", &format!("{way} !== null")).await;
    page.js(&format!("{way}.click()"), &[]).await;
    let scene = page.phase("swap").await;
    assert_eq!(scene.hand("player").cards.len(), 5);
    let practised = page.attribute("[data-practice]", "data-practice").await;
    assert!(practised.starts_with("penalty."), "{practised}");
    assert!(page.text().await.contains("Practice: penalty cards"));
}
