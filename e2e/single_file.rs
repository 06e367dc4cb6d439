//! The whole game in one file, opened from a disk.

use std::path::Path;

use serde_json::json;

use crate::offline::{coach_speaks, play_with_coach};
use crate::page::{DESKTOP, Page, stored};
use crate::poker::poker_match_chips::{play_for_chips, press_one, seat_mathematician, turn};
use crate::tests;

tests! {
    all_browsers DESKTOP => [game_is_played_from_one_file],
}

async fn game_is_played_from_one_file(page: &Page) {
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

    let tables = [
        ("#/poker/solo", "Finish"),
        ("#/poker/jacks", "Stand pat"),
        ("#/poker/duel", "Stand pat"),
    ];
    play_with_coach(page, &tables).await;
    play_for_chips(page, 1).await;
    seat_mathematician(page).await;
    page.press("Deal").await;
    while turn(page).await.phase != "over" {
        coach_speaks(page).await;
        press_one(page, &["Check", "Call", "Stand pat"]).await;
    }

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
