//! The announcements for assistive technology: one live region, and one sentence after another. Their words are in
//! `tests/views/`.

use fair_deal::app::route::{Page as Reading, Route};
use serde_json::json;

use crate::blackjack::rounds;
use crate::oracle::{Blackjack, Deal, Preset, Rank};
use crate::page::{DESKTOP, Page, key};
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        poker_round_is_played_by_names_only,
        repeated_refusal_is_announced_again,
        page_has_one_live_region_from_the_start,
    ],
    chromium_only DESKTOP => [
        dealers_draws_are_one_announcement,
        description_is_shown_and_announcements_are_repeated,
        announcement_follows_the_focus,
        each_place_announces_itself,
    ],
}

/// Waits until all pending announcements are written. The page delays them a little, so that the focus moves first.
async fn wait_for_announcements(page: &Page) {
    let script = "const [done] = arguments; setTimeout(done, 250)";
    page.js_until_done(script, &[]).await;
    page.settle().await;
}

/// Records every announcement from now on.
pub(crate) async fn listen(page: &Page) {
    wait_for_announcements(page).await;
    let script = "
        const region = document.querySelector('[aria-live]');
        window.heard = [];
        const note = () => window.heard.push(region.textContent);
        new MutationObserver(note).observe(region, { childList: true, characterData: true });";
    page.js(script, &[]).await;
}

/// Returns the texts written into the live region since the last call. It drops the changes that only make a repeated
/// sentence new.
pub(crate) async fn heard(page: &Page) -> Vec<String> {
    wait_for_announcements(page).await;
    let heard = page.js("return window.heard.splice(0)", &[]).await;
    let heard = heard.as_array().into_iter().flatten();
    heard
        .filter_map(|text| text.as_str())
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())
        .collect()
}

/// A deal with known announcements. Its cards must be the ones that the sentences name.
pub(crate) fn known(number: u32, cards: &[&str]) -> Deal {
    let deal = Deal::numbered(number);
    let order: Vec<String> = deal.order().iter().map(ToString::to_string).collect();
    assert_eq!(order[..cards.len()], *cards, "the deal {number}");
    deal
}

async fn repeated_refusal_is_announced_again(page: &Page) {
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    listen(page).await;
    for _ in 0..3 {
        page.press("Swap").await;
        assert_eq!(
            heard(page).await,
            ["Mark the cards you want to swap, then press Swap."]
        );
    }
    let text = page.text().await;
    assert!(text.contains("Mark the cards you want to swap"), "{text}");
    assert_eq!(page.scene().await.left, Some(47), "nothing was swapped");
}

async fn dealers_draws_are_one_announcement(page: &Page) {
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood && round.scenes.len() > 4
    });
    let draws = Blackjack::play(&deal, Preset::Classic, 0).scenes.len() - 2;
    page.open("#/blackjack").await;
    listen(page).await;
    for speed in ["off", "fast", "slow"] {
        page.store_in_another_tab(&format!("speed={speed}")).await;
        let holds = format!("document.documentElement.dataset.speed === '{speed}'");
        page.until_js("the speed holds", &holds).await;
        rounds::open_deal(page, &deal).await;
        page.press("Deal").await;
        page.phase("player").await;
        heard(page).await;
        page.press("Stand").await;
        page.phase("over").await;
        let heard = heard(page).await;
        let [told] = &heard[..] else {
            panic!("{speed}: not one announcement: {heard:?}");
        };
        assert!(told.starts_with("You stand on"), "{told}");
        assert_eq!(told.matches("The dealer draws").count(), draws, "{told}");
    }
}

/// The text of the description is in `tests/views/blackjack/table.rs`.
async fn description_is_shown_and_announcements_are_repeated(page: &Page) {
    let deal = known(97_314, &["6S", "TD", "QC", "6D"]);
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    listen(page).await;
    page.press("Deal").await;
    page.phase("player").await;
    let told = heard(page).await;
    assert_eq!(told.len(), 1, "{told:?}");
    for _ in 0..3 {
        page.tap('a').await;
        assert_eq!(heard(page).await, told);
    }
    page.press("Read the table aloud").await;
    let by_button = heard(page).await;
    assert_eq!(by_button.len(), 1, "{by_button:?}");
    page.tap('t').await;
    assert_eq!(heard(page).await, by_button, "said again");
    let order = deal.order();
    let hidden = order[3].name().to_lowercase();
    assert!(
        !by_button[0].contains(&hidden),
        "the hole card is announced"
    );
    // A sighted player who pressed the button finds the text on the page until the next step.
    let shown = "(document.querySelector('[data-reading] p')?.textContent ?? null)";
    page.until_js(
        "it is shown",
        &format!("{shown} === {}", json!(by_button[0])),
    )
    .await;
    page.press("Close").await;
    page.until_js("it is closed", &format!("{shown} === null"))
        .await;
    page.tap('t').await;
    page.until_js("it is shown", &format!("{shown} !== null"))
        .await;
    page.press("Hit").await;
    page.until_js("it is over", &format!("{shown} === null"))
        .await;
    // Rules that are chosen in a round are announced as they are shown.
    heard(page).await;
    page.choose("Rules", "Aces always 1").await;
    let told = heard(page).await;
    assert_eq!(page.texts("[data-coming]").await, told);
    assert!(
        told.len() == 1 && told[0].ends_with("Aces always 1."),
        "{told:?}"
    );
}

async fn announcement_follows_the_focus(page: &Page) {
    page.open("#/poker/duel").await;
    let script = "
        window.times = [];
        addEventListener('focusin', () => window.times.push(['focus', performance.now()]));
        const told = () => window.times.push(['told', performance.now()]);
        const region = document.querySelector('[aria-live]');
        new MutationObserver(told).observe(region, { childList: true });
        document.querySelector('[data-button=deal]').focus();
        window.times = [];";
    page.js(script, &[]).await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    page.until_js("it is announced", "window.times.length === 2")
        .await;
    let times = page.js("return window.times", &[]).await;
    assert_eq!([&times[0][0], &times[1][0]], ["focus", "told"]);
    let [focus, told] = [&times[0][1], &times[1][1]].map(|time| time.as_f64().expect("a time"));
    assert!(told - focus > 30.0, "only {} ms later", told - focus);
}

async fn each_place_announces_itself(page: &Page) {
    const OTHER_GAMES: [&str; 2] = ["#/poker/solo", "#/blackjack"];
    page.open("#/blackjack").await;
    listen(page).await;
    for (fragment, told) in [
        ("#/poker/solo", "Draw poker. No cards have been dealt yet."),
        ("#/settings", "Settings."),
        ("#/nowhere", "Page not found."),
        ("#/fairness", "Is it fair?"),
        ("#/lab", "The lab."),
        ("#/blackjack", "Blackjack. No cards have been dealt yet."),
    ] {
        page.go(fragment).await;
        let region = "document.getElementById('announcer').textContent.trim()";
        page.until_js(told, &format!("{region} === {}", json!(told)))
            .await;
        if OTHER_GAMES.contains(&fragment) {
            // A new document, whose first announcement is already over.
            listen(page).await;
        } else {
            assert_eq!(heard(page).await, [told], "{fragment}");
        }
    }
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    page.go("#/settings").await;
    heard(page).await;
    page.go("#/blackjack").await;
    let told = heard(page).await;
    let expected = [
        "Blackjack. It is your turn.",
        "Blackjack. The round is over.",
    ];
    assert!(
        told.len() == 1 && expected.contains(&told[0].as_str()),
        "{told:?}"
    );
}

async fn poker_round_is_played_by_names_only(page: &Page) {
    let deal = Deal::numbered(20);
    let order = deal.order();
    page.open(&solo_draw::link(&deal)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    for place in [0, 3] {
        page.press(&order[place].name()).await;
    }
    page.press("Swap").await;
    page.until("cards are swapped", |scene| scene.left == Some(45))
        .await;
    let hand = [order[5], order[1], order[2], order[6], order[4]];
    for card in hand {
        // Each card has its name and no mark.
        let button = page.button(&card.name()).await;
        let pressed = button.attr("aria-pressed").await.expect("a card");
        assert_eq!(pressed.as_deref(), Some("false"), "{}", card.name());
    }
    page.press("Finish").await;
    let over = page.phase("over").await;
    let best = [&order[..5], &hand[..]].map(Rank::of).into_iter().max();
    assert_eq!(over.result(), best.expect("two hands").code());
    page.press("Deal").await;
    page.phase("swap").await;
}

async fn page_has_one_live_region_from_the_start(page: &Page) {
    page.open("").await;
    let file = "
        const [done] = arguments;
        fetch(location.pathname).then(answer => answer.text()).then(done);";
    let file = page.js_until_done(file, &[]).await;
    let file = file.as_str().expect("the file");
    assert_eq!(file.matches("aria-live").count(), 1, "in the file itself");
    for route in Route::all().chain([Route::Unknown]) {
        let fragment = format!("#{}", route.path());
        page.open(&fragment).await;
        let regions = "
            return [...document.querySelectorAll('[aria-live]')].map(region =>
                [region.ariaLive, region.ariaAtomic, region.role, region.textContent].join())";
        let regions = page.js(regions, &[]).await;
        let empty = json!(["polite,true,status,"]);
        // The history announces its rounds when they are there, perhaps before this look.
        let is_announced = route == Route::Reading(Reading::History)
            && regions == json!(["polite,true,status,No rounds."]);
        assert!(is_announced || regions == empty, "{fragment}: {regions}");
    }
    // Tab never reaches the live region.
    page.tap(key::TAB).await;
    assert_ne!(page.focused().await, None);
}
