//! The page that values any hand of blackjack.

use serde_json::{Value, json};

use crate::chips::EIGHTS;
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        typed_hand_and_linked_hand_have_equal_values,
        error_appears_at_its_field,
        early_surrender_without_hole_card_mentions_no_peek,
    ],
    chromium_only PHONE => [
        hand_is_chosen_by_buttons_only,
    ],
}

const VALUED: &str = "document.querySelector('[data-part=plays] [data-ev]') !== null";

/// The decisions of this part with their values, the best first.
async fn values(page: &Page, part: &str) -> Vec<(String, f64)> {
    let script = "
        const all = document.querySelectorAll(`[data-part=${arguments[0]}] [data-ev]`);
        return [...all].map(it => [it.dataset.action, it.dataset.ev]);";
    let found = page.js(script, &[json!(part)]).await;
    let found = found.as_array().cloned().unwrap_or_default();
    let value = |it: &Value| {
        let text = it[1].as_str().unwrap_or_default();
        let value: f64 = text.parse().expect(text);
        (it[0].as_str().unwrap_or_default().to_owned(), value)
    };
    found.iter().map(value).collect()
}

async fn typed_hand_and_linked_hand_have_equal_values(page: &Page) {
    page.open("#/blackjack/hand?rules=vegas").await;
    let there = "document.querySelector('#cards-hand') !== null";
    page.until_js("the fields", there).await;
    page.key_in("#cards-hand", "10 6").await;
    page.key_in("#cards-up", "\u{ff11}\u{ff10}").await;
    page.tap(key::TAB).await;
    page.until_js("it is valued", VALUED).await;
    let told = "document.getElementById('announcer').textContent.includes('Surrender')";
    page.until_js("it is announced", told).await;
    let typed = values(page, "plays").await;
    assert_eq!(typed[0], ("surrender".to_owned(), -0.5));
    let fragment = page.fragment().await;
    assert!(fragment.contains("hand=TS.6S"), "{fragment}");
    // A visitor who opens the address sees the same.
    page.load(&fragment).await;
    page.until_js("it is valued", VALUED).await;
    assert_eq!(values(page, "plays").await, typed);
    // Early surrender is compared before the dealer peeks.
    page.go("#/blackjack/hand?rules=vegas.early-surrender&up=AS&hand=TS.6H")
        .await;
    let early = "document.querySelector('[data-part=before-look] [data-ev]') !== null";
    page.until_js("both are valued", early).await;
    let before = values(page, "before-look").await;
    assert_eq!(before[0], ("surrender".to_owned(), -0.5));
    assert!(before[1].1 < -0.5, "{before:?}");
    let plays = values(page, "plays").await;
    assert!(
        plays.iter().all(|(play, _)| play != "surrender"),
        "{plays:?}"
    );
    assert_eq!(values(page, "insurance").await[0].0, "no-insurance");
}

async fn error_appears_at_its_field(page: &Page) {
    page.open("#/blackjack/hand?rules=vegas").await;
    let there = "document.querySelector('#cards-hand') !== null";
    page.until_js("the fields", there).await;
    for (hand, up, field, sentence) in [
        ("10 x", "6", "#cards-hand", "These aren’t cards."),
        (
            "10 6",
            "6 7",
            "#cards-up",
            "The dealer has only one upcard.",
        ),
        ("10 6 10", "6", "#cards-hand", "This hand is over 21"),
        ("A K", "6", "#cards-hand", "This hand is a blackjack"),
    ] {
        page.key_in("#cards-hand", hand).await;
        page.key_in("#cards-up", up).await;
        page.tap(key::TAB).await;
        let said = format!(
            "(it => it.ariaInvalid === 'true'
                && document.getElementById(it.getAttribute('aria-describedby')).textContent.startsWith({}))
                (document.querySelector({}))",
            json!(sentence),
            json!(field),
        );
        page.until_js(sentence, &said).await;
        let told = format!(
            "document.getElementById('announcer').textContent.includes({})",
            json!(sentence)
        );
        page.until_js("it is announced", &told).await;
        let typed = "return [document.querySelector('#cards-hand').value]";
        assert_eq!(strings(&page.js(typed, &[]).await), [hand]);
    }
}

async fn hand_is_chosen_by_buttons_only(page: &Page) {
    page.open("#/blackjack/hand?rules=vegas").await;
    let there = "document.querySelector('[data-rank]') !== null";
    page.until_js("the buttons", there).await;
    for button in ["8", "8"] {
        page.press(button).await;
    }
    page.press_on("label:has([name=aim][value=up])").await;
    for button in ["9", "10"] {
        page.press(button).await;
    }
    page.until_js("it is valued", VALUED).await;
    let plays = values(page, "plays").await;
    assert_eq!(plays[0].0, "split", "eights against a ten: {plays:?}");
    let typed = "return [...document.querySelectorAll('.hand-fields input')].map(it => it.value)";
    assert_eq!(strings(&page.js(typed, &[]).await), ["8 8", "10", ""]);
    page.press("Remove the last card").await;
    page.settle().await;
    assert_eq!(strings(&page.js(typed, &[]).await), ["8 8", "", ""]);
}

/// Without a hole card the dealer does not peek, so an early decision precedes any knowledge of a natural.
async fn early_surrender_without_hole_card_mentions_no_peek(page: &Page) {
    let address = "#/blackjack/hand?rules=vegas.obo.early-surrender&up=TS&hand=TS.6H";
    page.open(address).await;
    page.until_js("it is valued", VALUED).await;
    let headings = page.texts(".values h3").await;
    assert_eq!(
        headings,
        [
            "Before you know whether the dealer has blackjack",
            "If the dealer has no blackjack"
        ]
    );
    // With the same rules at the table.
    page.go(&format!(
        "#/blackjack?deal={EIGHTS}&rules=vegas.obo.early-10"
    ))
    .await;
    page.phase("ready").await;
    page.press("Deal").await;
    let dealt = page.phase("player").await;
    assert_eq!(dealt.hand("dealer").cards.len(), 1, "no hole card");
    assert_eq!(
        page.texts(".hint").await,
        ["Surrender before you know whether the dealer has blackjack?"]
    );
    page.press("Play on").await;
    page.until_js(
        "the eights can be split",
        "document.querySelector('[data-button=p]') !== null",
    )
    .await;
}
