//! A screenshot of a played round on the present page. The picture in the README is another one: CONTRIBUTING.md says
//! how to make docs/blackjack.png.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::blackjack;
use crate::browser::Size;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::Page;
use crate::tests;

tests! {
    chromium_only PICTURE => [round_screenshot_is_a_png],
}

const PICTURE: Size = Size {
    width: 1280,
    height: 800,
};

/// The environment variable with the path for the screenshot.
const VARIABLE: &str = "FAIR_DEAL_SCREENSHOT";

async fn round_screenshot_is_a_png(page: &Page) {
    // A result of “You win, 20 to 18.”, with visible court cards.
    let deal = Deal::find(|deal| {
        let order = deal.order();
        let round = Blackjack::play(deal, Preset::Classic, 0);
        let last = round.scenes.last().expect("an end");
        let totals = (last.player_count.total, last.dealer_count.total);
        let [hidden, yours, theirs] = [0, 2, 4].map(|at| order[at]);
        let courts = [hidden, yours, theirs].iter().all(|card| card.is_court());
        let differ = !yours.pairs_with(theirs) && !yours.pairs_with(hidden);
        round.stood && totals == (20, 18) && last.dealer.len() == 3 && courts && differ
    });
    page.as_a_first_visit();
    page.prefer("prefers-color-scheme", "dark").await;
    // The entropy is the deal's secret, so this is a fresh deal without the label of a shared one.
    page.draw_entropy(&deal).await;
    page.open("").await;
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    blackjack::play(page, &deal, &round).await;
    page.come_to_rest().await;
    let picture = page.picture().await.expect("a picture");
    assert!(picture.starts_with(b"\x89PNG\r\n"), "a PNG file");

    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
    let path = env::var_os(VARIABLE).map_or_else(
        || target.expect("target/").join("readme.png"),
        PathBuf::from,
    );
    fs::write(&path, picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
