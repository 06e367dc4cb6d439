//! Makes the picture in the README, docs/blackjack.png: `cargo xtask picture`. Python with Pillow then reduces it to
//! 100 colours, the red of the cards among them:
//!
//! ```sh
//! python3 -c '
//! from PIL import Image
//! image = Image.open("docs/blackjack.png").convert("RGB")
//! image.quantize(100, kmeans=4, dither=Image.Dither.NONE).save("docs/blackjack.png", optimize=True)'
//! ```
//!
//! The icons are drawn in src/ui/icon.svg, and in icons/ in icon-filled.svg (for round and square masks) and
//! preview.svg (for links). Chromium makes the PNG files from them, and Python with Pillow makes those smaller:
//!
//! ```sh
//! shoot() { chromium-headless-shell --no-sandbox --hide-scrollbars --default-background-color=00000000 \
//!     --window-size=$3,$4 --screenshot=icons/$2 file://$PWD/$1; }
//! shoot src/ui/icon.svg icon-192.png 192 192
//! shoot src/ui/icon.svg icon-512.png 512 512
//! shoot icons/icon-filled.svg icon-maskable.png 512 512
//! shoot icons/icon-filled.svg apple-touch-icon.png 180 180
//! shoot icons/preview.svg preview.png 1200 630
//! python3 -c '
//! import glob
//! from PIL import Image
//! for name in glob.glob("icons/*.png"):
//!     image = Image.open(name)
//!     way = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MEDIANCUT
//!     image.quantize(64, way, dither=Image.Dither.NONE).save(name, optimize=True)'
//! ```

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
