//! The picture in the README, made from a played round, so that it shows the present page.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::blackjack;
use crate::browser::Size;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::Page;
use crate::tests;

tests! {
    once PICTURE => [readme_picture_is_made],
}

const PICTURE: Size = Size {
    width: 1280,
    height: 800,
};

/// The environment variable with the path of the picture.
const VARIABLE: &str = "FAIR_DEAL_SCREENSHOT";

async fn readme_picture_is_made(page: &Page) {
    // “You win, 20 to 18.”, with visible court cards.
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
    // An ordinary round without the mark of a shared deal: the entropy is the deal's secret.
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
