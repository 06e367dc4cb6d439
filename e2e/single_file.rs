//! The whole game in one file, from a disk.

use std::path::Path;

use serde_json::json;

use crate::page::{DESKTOP, Page, stored};
use crate::tests;

tests! {
    everywhere DESKTOP => [the_whole_game_is_played_from_one_file],
}

async fn coach_speaks(page: &Page) {
    page.until_js(
        "the coach speaks",
        "document.querySelector('[data-coach] [data-ev]') !== null",
    )
    .await;
}

/// Presses the first of these buttons that is there.
async fn press_one(page: &Page, wanted: &[&str]) {
    let script = "
        const names = [...document.querySelectorAll('main button:not([disabled])')].map(it => it.textContent.trim());
        return arguments[0].find(name => names.some(it => it.startsWith(name))) ?? null";
    let found = page.js(script, &[json!(wanted)]).await;
    let found = found
        .as_str()
        .unwrap_or_else(|| panic!("none of {wanted:?}"));
    page.press(found).await;
}

async fn the_whole_game_is_played_from_one_file(page: &Page) {
    let name = format!("{}-{:?}.html", std::process::id(), page.session().browser());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    release::single_file::write(page.dist(), &file).expect("it can be put together");
    let url = format!("file://{}", file.display());
    page.visit(&url).await;
    let script = "localStorage.setItem(arguments[0], 'coach=always&speed=off'); setTimeout(() => location.reload())";
    page.js(script, &[json!(stored::SETTINGS)]).await;
    page.until_js(
        "nothing moves",
        "document.documentElement.dataset.speed === 'off' && 'ready' in document.documentElement.dataset",
    )
    .await;

    page.press("Deal").await;
    page.until("cards lie", |scene| !scene.hands.is_empty())
        .await;
    if page.scene().await.phase == "player" {
        coach_speaks(page).await;
        page.press("Stand").await;
    }
    page.phase("over").await;
    for (game, coach) in [("#/poker/jacks", true), ("#/poker/duel", false)] {
        page.go(game).await;
        page.phase("ready").await;
        page.press("Deal").await;
        page.phase("swap").await;
        if coach {
            coach_speaks(page).await;
        }
        page.press("Stand pat").await;
        page.phase("over").await;
    }
    page.press("Opponents").await;
    page.js(
        "document.querySelectorAll('[name=betting]')[1].click()",
        &[],
    )
    .await;
    page.settle().await;
    page.press("Close").await;
    page.press("Deal").await;
    page.until("the player is to bet", |scene| scene.phase == "player")
        .await;
    coach_speaks(page).await;
    for _ in 0..20 {
        let waits = |phase: &str| ["player", "swap", "over"].contains(&phase);
        let scene = page
            .until("it is the player's turn", |scene| waits(&scene.phase))
            .await;
        match scene.phase.as_str() {
            "player" => press_one(page, &["Check", "Call", "Fold"]).await,
            "swap" => page.press("Stand pat").await,
            _ => break,
        }
        page.settle().await;
    }
    page.phase("over").await;

    page.go("#/lab").await;
    page.until("the lab is here", |scene| {
        scene.route.as_deref() == Some("/lab")
    })
    .await;
    page.press("Deal").await;
    page.until_js(
        "the worker has dealt",
        "document.querySelector('[data-stage=finished]') !== null",
    )
    .await;
    page.go("#/rules").await;
    page.until_js(
        "the guide is here",
        "document.querySelector('.guide h3') !== null",
    )
    .await;
    page.go("#/settings").await;
    page.until("the settings are here", |scene| {
        scene.route.as_deref() == Some("/settings")
    })
    .await;
    page.set("language", "ja").await;
    let _ = std::fs::remove_file(file);
}
