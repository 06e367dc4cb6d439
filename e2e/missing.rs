//! For a missing button the page says why, in its place and to a screen reader. A message about a result returns after
//! a reload.

use serde_json::json;

use crate::blackjack::chips::{EIGHTS, NATURAL};
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, strings};
use crate::tests;

tests! {
    all_browsers PHONE => [too_few_chips_are_named_in_the_buttons_place],
    chromium_only DESKTOP => [new_stack_is_shown_again_after_a_reload],
    chromium_only PHONE => [low_pair_names_the_lowest_paid_pair],
}

/// Sits down at Vegas with this many chips, where this deal comes next.
async fn sit_down_with(page: &Page, secret: &str, chips: u16) {
    page.draw_entropy(&Deal::from_hex(secret)).await;
    page.open("#/blackjack?rules=vegas").await;
    page.until("a shoe is ready", |scene| scene.left == Some(312))
        .await;
    let set = "
        const at = 'fair-deal/table/1/blackjack';
        localStorage.setItem(at, `${localStorage.getItem(at)}&purse=${arguments[0]}-1`);";
    page.js(set, &[json!(chips)]).await;
    page.reload().await;
    let has = format!("document.querySelector('main').dataset.bank === '{chips}'");
    page.until_js("the chips", &has).await;
}

async fn press(page: &Page, button: &str) {
    let press = "document.querySelector(`[data-button=${arguments[0]}]`).click()";
    page.js(press, &[json!(button)]).await;
    page.settle().await;
}

/// The reasons in the bar of actions, and the faults of their places.
const MISSING: &str = "
    const rect = it => it.getBoundingClientRect();
    const bar = rect(document.querySelector('.actions'));
    const buttons = [...document.querySelectorAll('.actions button')].map(rect);
    const meets = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5
        && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
    return [...document.querySelectorAll('.missing')].map(it => {
        const place = rect(it), { scrollWidth, clientWidth } = it;
        const faults = [
            [!it.checkVisibility(), 'hidden'],
            [place.left < bar.left || place.right > bar.right + 0.5, 'beside the bar'],
            [place.bottom > innerHeight + 0.5, 'below the window'],
            [scrollWidth > clientWidth, 'too wide'],
            [buttons.some(other => meets(place, other)), 'over a button'],
        ].filter(([is]) => is).map(([, fault]) => ` (${fault})`);
        return `${it.dataset.missing} ${it.textContent}${faults.join('')}`;
    });";

async fn missing(page: &Page) -> Vec<String> {
    strings(&page.js(MISSING, &[]).await)
}

async fn too_few_chips_are_named_in_the_buttons_place(page: &Page) {
    for (size, language, insurance, double) in [
        (
            PHONE,
            "en",
            "Even money: too few chips.",
            "Double: too few chips.",
        ),
        (
            PHONE_ON_ITS_SIDE,
            "ru",
            "Равные деньги: не хватает фишек.",
            "Удвоить: не хватает фишек.",
        ),
        (
            DESKTOP,
            "ja",
            "イーブンマネー：チップが足りません。",
            "ダブル：チップが足りません。",
        ),
    ] {
        page.resize(size).await;
        page.store_settings(&format!("speed=off&language={language}"))
            .await;
        page.forget_rounds().await;
        sit_down_with(page, NATURAL, 14).await;
        press(page, "deal").await;
        page.phase("player").await;
        assert_eq!(missing(page).await, [format!("i {insurance}")]);
        let heard =
            format!("document.querySelector('#announcer').textContent.includes('{insurance}')");
        page.until_js("the reason is announced", &heard).await;
        assert_eq!(page.actions().await.len(), 1, "the only answer is no");

        page.forget_rounds().await;
        sit_down_with(page, EIGHTS, 14).await;
        press(page, "deal").await;
        page.phase("player").await;
        let told = missing(page).await;
        assert_eq!(told.len(), 2, "{told:?}");
        assert_eq!(told[0], format!("d {double}"));
        assert!(
            told[1].starts_with("p ") && !told[1].contains('('),
            "{told:?}"
        );
        press(page, "h").await;
        assert_eq!(missing(page).await, Vec::<String>::new(), "three cards");
    }
}

/// The page's text about the result.
async fn result(page: &Page) -> String {
    page.texts(".result").await.join(" ")
}

async fn new_stack_is_shown_again_after_a_reload(page: &Page) {
    sit_down_with(page, EIGHTS, 10).await;
    page.press("Deal").await;
    let mut scene = page.phase("player").await;
    while scene.phase == "player" {
        page.press("Hit").await;
        page.settle().await;
        scene = page.scene().await;
    }
    assert_eq!(scene.result(), "player-busts");
    let said = result(page).await;
    assert!(said.contains("so you get another 1,000"), "{said}");
    page.reload().await;
    page.phase("over").await;
    assert_eq!(result(page).await, said);
}

async fn low_pair_names_the_lowest_paid_pair(page: &Page) {
    page.open("#/poker/jacks").await;
    let reason = "Pairs pay from jacks up.";
    for _ in 0..200 {
        page.press("Deal").await;
        page.phase("swap").await;
        page.press("Stand pat").await;
        page.phase("over").await;
        let said = result(page).await;
        let is_pair = said.contains("Pair of ") && said.contains("pays nothing");
        assert_eq!(said.contains(reason), is_pair, "{said}");
        if is_pair {
            return;
        }
    }
    panic!("no low pair");
}
