//! Makes the picture in the README, docs/blackjack.png: `cargo xtask picture`.

use std::env;
use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::Test;
use crate::browser::Size;
use crate::oracle::Deal;
use crate::page::{Page, strings, sure};

/// The environment variable with the path of the picture. Without it none is made.
pub(crate) const FILE: &str = "FAIR_DEAL_PICTURE";

/// Makes the picture.
pub(crate) const PICTURE: Test = Test {
    name: "browser::picture::readme_picture",
    size: SIZE,
    run: |page| Box::pin(readme_picture(page)),
};

const SIZE: Size = Size {
    width: 1120,
    height: 720,
};

/// The pixels of the picture for each pixel of the page.
const SCALE: f64 = 1.5;

/// The number of a deal that gives the player Q♣ and 2♣ against J♦ at Vegas.
const TWELVE: u32 = 57_021;

/// Plays to a decision with the coach, and writes the picture. The README describes the picture in words.
async fn readme_picture(page: &Page) {
    let readme = include_str!("../README.md");
    page.prefer("prefers-color-scheme", "dark").await;
    // The entropy is the deal's secret, so this is a fresh deal without the label of a shared one.
    page.draw_entropy(&Deal::numbered(TWELVE)).await;
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack?rules=vegas").await;
    page.until("a shoe is ready", |scene| scene.left == Some(312))
        .await;
    page.press("Deal").await;
    let scene = page.phase("player").await;
    assert_eq!(scene.hand("player").cards, ["QC", "2C"]);
    assert_eq!(scene.hand("dealer").cards[0], "JD");
    page.until_js(
        "the coach has worked it out",
        "document.querySelector('[data-coach] [data-ev]') !== null",
    )
    .await;
    let line = "return [document.querySelector('[data-coach] summary span').textContent]";
    let line = strings(&page.js(line, &[]).await).concat();
    let line = format!("“{}”", line.trim_end_matches('.'));
    assert!(readme.contains(&line), "the README does not say {line}");

    let metrics = json!({
        "width": SIZE.width,
        "height": SIZE.height,
        "deviceScaleFactor": SCALE,
        "mobile": false,
    });
    let devtools = sure(page.session().devtools().await, "DevTools");
    let command = "Emulation.setDeviceMetricsOverride";
    sure(devtools.send(command, metrics).await, command);
    page.come_to_rest().await;
    let picture = sure(page.picture().await, "a picture");
    let path = env::var_os(FILE).map(PathBuf::from);
    let path = path.expect("the path of the picture");
    fs::write(&path, picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
