//! The tasks that bring people to the page, each from a table to its goal: the clicks, and the pixels to scroll before a
//! click and before the goal. Each has a limit of clicks. Those of one click need no scrolling, and the others at most
//! that of one window, on the page with every place.

use serde_json::json;

use crate::browser::Size;
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, Page};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        tasks_take_few_clicks_on_a_desktop,
        tasks_take_few_clicks_on_a_phone,
    ],
}

/// A step of a task.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A click on this element.
    Click(&'static str),
    /// The choice of an option of this list: one click opens the list, one chooses.
    Choose(&'static str, &'static str),
}

use Step::{Choose, Click};

/// Where a task begins.
#[derive(Clone, Copy, Debug)]
enum Start {
    /// At the table with this fragment.
    Table(&'static str),
    /// At the blackjack table after a round.
    Over,
    /// At the blackjack table with the coach's advice about a decision.
    Advised,
}

/// A task from a table to its goal.
struct Task {
    name: &'static str,
    at: Start,
    /// The limit of clicks. A choice takes two.
    most: usize,
    steps: &'static [Step],
    /// An element at the goal. Its top, and [`SEEN`] pixels of it, must be in the window.
    goal: &'static str,
}

/// The secret of a deal of blackjack in which the player decides.
const NO_NATURAL: &str = "b46798b68be32209debdaa5fba673a0f3d4e3cc5c54066756e780bdb82e5c69e";

/// The height of the goal that must be in sight, in CSS pixels, unless it is lower.
const SEEN: u32 = 100;

/// Opens the page of lessons. Its links stay where they are once it knows the player's answers: then it has
/// `[data-start]`.
const LEARN: Step = Click(".head a[href='#/learn']");

/// The tasks that take the same steps at every size.
const TASKS: [Task; 9] = [
    Task {
        name: "strategy chart of the rules on the table",
        most: 1,
        at: Start::Table("#/blackjack"),
        steps: &[Click(".rim a[href^='#/blackjack/rules']")],
        goal: ".chart-of-plays td",
    },
    Task {
        name: "Double Double Bonus at video poker",
        most: 2,
        at: Start::Table("#/poker/jacks"),
        steps: &[Choose("select[name=game]", "Double Double Bonus")],
        goal: ".pay-table[data-game=double-double-bonus]",
    },
    Task {
        name: "chart of the pay table",
        most: 1,
        at: Start::Table("#/poker/jacks"),
        steps: &[Click(".rim a[href^='#/poker/paytable']")],
        goal: ".strategy-rows td",
    },
    Task {
        name: "practise what I misplayed",
        most: 2,
        at: Start::Table("#/blackjack"),
        steps: &[LEARN, Click("main:has([data-start]) [data-misplayed] a")],
        goal: "[data-hand=player] .cards",
    },
    Task {
        name: "learn to count, from one deck, card by card",
        most: 2,
        at: Start::Table("#/blackjack"),
        steps: &[
            LEARN,
            Click("main:has([data-start]) a[href^='#/blackjack/counting']"),
        ],
        goal: "#drill-begin",
    },
    Task {
        name: "any hand",
        most: 2,
        at: Start::Table("#/blackjack"),
        steps: &[
            LEARN,
            Click("main:has([data-start]) a[href^='#/blackjack/hand']"),
        ],
        goal: "#cards-hand",
    },
    Task {
        name: "bets and risk",
        most: 2,
        at: Start::Table("#/blackjack"),
        steps: &[
            LEARN,
            Click("main:has([data-start]) a[href^='#/blackjack/bets']"),
        ],
        goal: "h1",
    },
    Task {
        name: "check this deal, after a round",
        most: 1,
        at: Start::Over,
        steps: &[Click(".result .check[href^='#/check']")],
        goal: "[data-verdict]",
    },
    Task {
        name: "why the coach says so",
        most: 1,
        at: Start::Advised,
        steps: &[Click("[data-coach] summary")],
        goal: "[data-coach] [data-ev]",
    },
];

/// The way to the statistics on a desktop and on a phone, whose header has no room for the link.
const STATISTICS: [Task; 2] = [
    Task {
        name: "statistics",
        most: 1,
        at: Start::Table("#/blackjack"),
        steps: &[Click(".head a[href='#/stats']")],
        goal: "h1",
    },
    Task {
        name: "statistics",
        most: 2,
        at: Start::Table("#/blackjack"),
        steps: &[
            Click("[data-tool=settings]"),
            Click(".sheet-panel a[href='#/stats']"),
        ],
        goal: "h1",
    },
];

async fn tasks_take_few_clicks_on_a_desktop(page: &Page) {
    let [statistics, _] = STATISTICS;
    all(page, DESKTOP, &statistics).await;
}

async fn tasks_take_few_clicks_on_a_phone(page: &Page) {
    let [_, statistics] = STATISTICS;
    all(page, PHONE, &statistics).await;
}

async fn all(page: &Page, size: Size, statistics: &Task) {
    page.resize(size).await;
    let mut wrong = vec![];
    for task in TASKS.iter().chain([statistics]) {
        let (clicks, scrolled) = run(page, task).await;
        println!("{}: {clicks} clicks, {scrolled} px", task.name);
        let most = if task.most == 1 { 0 } else { size.height };
        if clicks > task.most || scrolled > u64::from(most) {
            wrong.push(format!("{}: {clicks} clicks, {scrolled} px", task.name));
        }
    }
    assert!(wrong.is_empty(), "{size:?}: {wrong:#?}");
}

/// Goes to where the task begins.
async fn begin(page: &Page, start: Start) {
    page.store_settings("speed=off").await;
    page.forget_rounds().await;
    match start {
        Start::Table(fragment) => {
            page.open(fragment).await;
            let mistake = "localStorage.setItem('fair-deal/mistakes/1', '6T7')";
            page.js(mistake, &[]).await;
            page.load(fragment).await;
        }
        Start::Over | Start::Advised => {
            // Without a natural.
            page.open(&format!(
                "#/blackjack{}",
                Deal::from_hex(NO_NATURAL).query()
            ))
            .await;
            page.press("Deal").await;
            page.phase("player").await;
            if matches!(start, Start::Over) {
                page.press("Stand").await;
                page.phase("over").await;
            } else {
                page.press("Coach").await;
                page.until_js(
                    "the coach speaks",
                    "document.querySelector('[data-coach] summary') !== null",
                )
                .await;
            }
        }
    }
}

/// The pixels to scroll until this much of the first such element that is displayed is in the window.
async fn pixels(page: &Page, selector: &str, height: u32) -> u64 {
    let found = format!(
        "[...document.querySelectorAll({})].find(it => it.checkVisibility() && it.getClientRects().length)",
        json!(selector)
    );
    page.until_js(selector, &format!("{found} !== undefined"))
        .await;
    page.settle().await;
    let script = format!(
        "const box = {found}.getBoundingClientRect();
        const end = Math.min(box.bottom, box.top + {height});
        return Math.ceil(Math.max(0, end - innerHeight, -box.top));"
    );
    page.js(&script, &[]).await.as_u64().expect("pixels")
}

/// Does the task. Returns the clicks, and the pixels to scroll.
async fn run(page: &Page, task: &Task) -> (usize, u64) {
    begin(page, task.at).await;
    let (mut clicks, mut scrolled) = (0, 0);
    for step in task.steps {
        match step {
            Click(selector) => {
                scrolled += pixels(page, selector, u32::MAX).await;
                page.press_on(selector).await;
                clicks += 1;
            }
            Choose(list, option) => {
                scrolled += pixels(page, list, u32::MAX).await;
                let script = "const [list, name] = arguments;
                    const it = document.querySelector(list);
                    it.value = [...it.options].find(it => it.text.startsWith(name)).value;
                    it.dispatchEvent(new Event('change', {bubbles: true}));";
                page.js(script, &[json!(list), json!(option)]).await;
                clicks += 2;
            }
        }
    }
    (clicks, scrolled + pixels(page, task.goal, SEEN).await)
}
