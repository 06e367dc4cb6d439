//! Number fields and the field for the mix: real keys, compositions, and every way to leave a field. What the fields show
//! of a text is tested in `tests/views/number_fields.rs`.

use serde_json::json;

use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, key, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [typed_bet_is_used_for_the_deal],
    chromium_only DESKTOP => [
        bet_is_read_by_every_way,
        composed_numbers_are_read_on_leaving_the_field,
        typed_mix_survives_navigation,
        saved_files_are_dated,
    ],
}

const BET: &str = "[data-bets=number]";
const CUT: &str = ".cut-at input";
const MIX: &str = ".mix input";
const IN_FIVES: &str = "#/blackjack?rules=vegas.naturals-6-5";

async fn value(page: &Page, field: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.value ?? 'no field'";
    let value = page.js(script, &[json!(field)]).await;
    value.as_str().unwrap_or_default().to_owned()
}

/// The sentence that refuses a field and describes it, or an empty text.
async fn refusal(page: &Page, field: &str) -> String {
    let script = "
        const field = document.querySelector(arguments[0]);
        const why = document.getElementById(field.getAttribute('aria-describedby'));
        return field.ariaInvalid === 'true' ? why?.textContent ?? '' : '';";
    let why = page.js(script, &[json!(field)]).await;
    why.as_str().unwrap_or_default().to_owned()
}

async fn until_told(page: &Page, sentence: &str) {
    let told = json!(sentence);
    let told = format!("document.getElementById('announcer').textContent.includes({told})");
    page.until_js(&format!("{sentence} is announced"), &told)
        .await;
}

async fn sit_down(page: &Page, fragment: &str) {
    page.open(fragment).await;
    page.until("a pack is ready", |scene| scene.phase == "ready")
        .await;
    page.until_js(
        "a bet can be typed",
        "document.querySelector('[data-bets=number]') !== null",
    )
    .await;
}

async fn dealt_bet(page: &Page) -> String {
    page.until("it is dealt", |scene| {
        scene.phase != "ready" && !scene.hands.is_empty()
    })
    .await;
    let script = "return document.querySelector('[data-hand=player]').dataset.bet";
    let bet = page.js(script, &[]).await;
    bet.as_str().unwrap_or_default().to_owned()
}

async fn typed_bet_is_used_for_the_deal(page: &Page) {
    sit_down(page, IN_FIVES).await;
    page.key_in(BET, "25").await;
    assert_eq!(value(page, BET).await, "25");
    page.press("Deal").await;
    assert_eq!(dealt_bet(page).await, "25");
}

async fn bet_is_read_by_every_way(page: &Page) {
    const IN_STEPS: &str = "Bets at this table are multiples of 5 chips.";
    const WHOLE: &str = "Type the bet as a whole number of chips, such as 25.";
    sit_down(page, IN_FIVES).await;
    for (text, key, sentence) in [
        ("2.5", Some(key::ENTER), WHOLE),
        ("4", Some(key::TAB), IN_STEPS),
        ("7x", None, WHOLE),
    ] {
        page.key_in(BET, text).await;
        page.settle().await;
        assert_eq!(refusal(page, BET).await, "", "not while {text} is typed");
        match key {
            Some(key) => page.tap(key).await,
            None => page.press("Deal").await,
        }
        until_told(page, sentence).await;
        page.settle().await;
        let refused = (value(page, BET).await, refusal(page, BET).await);
        assert_eq!(refused, (text.to_owned(), sentence.to_owned()));
        assert_eq!(page.scene().await.phase, "ready", "{text}");
    }
    for (key, text, bet) in [
        (Some(key::TAB), "12", "10"),
        (Some(key::ENTER), "17", "15"),
        (None, "22", "20"),
    ] {
        page.key_in(BET, text).await;
        assert_eq!(value(page, BET).await, text);
        match key {
            Some(key) => page.tap(key).await,
            None => page.press("Deal").await,
        }
        until_told(page, &format!("{IN_STEPS} Bet: {bet} chips.")).await;
        page.settle().await;
        assert_eq!(value(page, BET).await, bet);
        assert_eq!(page.scene().await.phase, "ready");
    }
    chip_is_added_to_a_typed_bet(page).await;
    missing_bet_blocks_the_cut(page).await;
    page.key_in(BET, "75").await;
    page.tap(key::TAB).await;
    until_told(page, "Bet: 75 chips.").await;
    page.key_in(BET, "100").await;
    page.tap(key::ENTER).await;
    assert_eq!(dealt_bet(page).await, "100");
}

/// Speech control and screen readers press a button without leaving the field first.
async fn chip_is_added_to_a_typed_bet(page: &Page) {
    for (typed, button, bet) in [
        ("25", "[data-chip='5']", "30"),
        ("40", "[data-bets=double]", "80"),
    ] {
        page.key_in(BET, typed).await;
        let click = "document.querySelector(arguments[0]).click()";
        page.js(click, &[json!(button)]).await;
        page.settle().await;
        assert_eq!(value(page, BET).await, bet, "{typed}, then {button}");
    }
    // A sentence under the field would move the chip away from the pointer.
    page.key_in(BET, "85").await;
    page.press("+5").await;
    page.settle().await;
    assert_eq!(value(page, BET).await, "90");
    assert_eq!(refusal(page, BET).await, "");
    let focused = "return document.activeElement.dataset.chip ?? ''";
    assert_eq!(page.js(focused, &[]).await, "5");
    // A chip adds nothing to an invalid bet, and the text stays to be corrected.
    page.key_in(BET, "2x").await;
    page.press("+5").await;
    page.settle().await;
    assert_eq!(value(page, BET).await, "2x");
    assert_ne!(refusal(page, BET).await, "");
    let clear = "document.querySelector('[data-bets=clear]').click()";
    page.js(clear, &[]).await;
    page.settle().await;
    assert_eq!(value(page, BET).await, "0");
    assert_eq!(refusal(page, BET).await, "");
}

async fn missing_bet_blocks_the_cut(page: &Page) {
    page.press("Cut and mix").await;
    until_told(page, "Place a bet first.").await;
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
}

async fn composed_numbers_are_read_on_leaving_the_field(page: &Page) {
    const ROYAL: &str = "#RoyalFlush";
    sit_down(page, IN_FIVES).await;
    page.key_in(BET, "").await;
    for composed in ["\u{ff12}", "\u{ff12}\u{ff15}"] {
        page.compose(composed).await;
        assert_eq!(value(page, BET).await, composed);
        assert_eq!(refusal(page, BET).await, "");
    }
    page.end_composition("\u{ff12}\u{ff15}").await;
    assert_eq!(value(page, BET).await, "\u{ff12}\u{ff15}");
    assert_eq!(page.scene().await.phase, "ready");
    page.tap(key::TAB).await;
    page.settle().await;
    assert_eq!(value(page, BET).await, "25");
    page.go("#/poker/paytable").await;
    let returned = "document.querySelector('[data-return]') !== null";
    page.until_js("the return", returned).await;
    page.key_in(ROYAL, "").await;
    page.compose("\u{ff12}\u{ff15}").await;
    assert_eq!(value(page, ROYAL).await, "\u{ff12}\u{ff15}");
    page.end_composition("\u{ff12}\u{ff15}").await;
    page.tap(key::ENTER).await;
    page.settle().await;
    assert_eq!(value(page, ROYAL).await, "25");
    typed_pay_holds_from_the_first_click(page).await;
}

async fn typed_pay_holds_from_the_first_click(page: &Page) {
    page.key_in("#FullHouse", "7x").await;
    page.follow("main", "Play with this pay table").await;
    let refused = "document.querySelector('#FullHouse').ariaInvalid === 'true'";
    page.until_js("what is no pay is refused", refused).await;
    page.key_in("#FullHouse", "10").await;
    page.tap(key::TAB).await;
    let back = "document.querySelector('.do a.main') !== null";
    page.until_js("it can be played by again", back).await;
    page.key_in("#FullHouse", "10").await;
    page.follow("main", "Play with this pay table").await;
    page.phase("ready").await;
    let chosen = "document.querySelector('.rules select').value.includes('-10-6-4')";
    page.until_js("the typed pay is played by", chosen).await;
    // Another custom table replaces this one in the list.
    page.go("#/poker/jacks?rules=800-50-25-7-6-4-3-2-1").await;
    let other = "document.querySelector('.rules select').value.includes('-7-6-4')
        && document.querySelector('.rules select').selectedIndex >= 0";
    page.until_js("the other is chosen", other).await;
}

async fn begin_to_cut(page: &Page, deal: &Deal) {
    page.store_settings("speed=off").await;
    page.draw_entropy(deal).await;
    page.open("#/blackjack").await;
    page.press("Cut and mix").await;
    page.phase("cut").await;
}

async fn deal_uncut_refuses_a_long_mix(page: &Page) {
    let text = "x".repeat(105);
    page.key_in(MIX, &text).await;
    page.press("Deal uncut").await;
    until_told(page, "this one has 105").await;
    assert_eq!(page.scene().await.phase, "cut");
    assert_eq!(value(page, MIX).await, text);
    page.reload().await;
    page.phase("cut").await;
    assert_eq!(value(page, MIX).await, text, "after a reload");
    assert!(refusal(page, MIX).await.contains("105"));
}

/// Escape, the settings, another table, a link and a reload, with a typed mix.
async fn typed_mix_survives_navigation(page: &Page) {
    const WORDS: &str = "3 1 4 1 5";
    begin_to_cut(page, &Deal::numbered(7)).await;
    deal_uncut_refuses_a_long_mix(page).await;
    page.key_in(CUT, "52").await;
    page.tap(key::TAB).await;
    page.settle().await;
    let why = refusal(page, CUT).await;
    assert!(!why.is_empty());
    until_told(page, &why).await;
    page.key_in(CUT, "").await;
    page.compose("\u{ff11}\u{ff17}").await;
    assert_eq!(value(page, CUT).await, "\u{ff11}\u{ff17}");
    page.end_composition("\u{ff11}\u{ff17}").await;
    page.key_in(MIX, WORDS).await;
    page.tap(key::ESCAPE).await;
    assert_eq!(value(page, MIX).await, WORDS);
    page.press("Settings").await;
    page.tap(key::ESCAPE).await;
    assert_eq!(value(page, MIX).await, WORDS);
    page.go("#/poker/solo").await;
    page.phase("ready").await;
    page.go("#/blackjack").await;
    page.phase("cut").await;
    assert_eq!(value(page, MIX).await, WORDS);
    page.reload().await;
    page.phase("cut").await;
    assert_eq!(value(page, MIX).await, WORDS);
    page.press("Deal uncut").await;
    let dealt = page
        .until("it is dealt", |scene| scene.phase != "cut")
        .await;
    let order = Deal::numbered(7).order_with_mix(WORDS);
    assert_eq!(dealt.hand("player").cards[0], order[0]);
}

async fn saved_files_are_dated(page: &Page) {
    sit_down(page, "#/blackjack?rules=vegas").await;
    page.go("#/history").await;
    page.until_js(
        "the files",
        "document.querySelector('[data-tool=export]') !== null",
    )
    .await;
    let note = "document.querySelector('#pages').textContent.includes('In our CSV files commas')";
    page.until_js("the note on CSV files", note).await;
    let watch = "
        window.names = [];
        const click = HTMLElement.prototype.click;
        HTMLElement.prototype.click = function () {
            if (this.download) { names.push(this.download); } else { click.call(this); }
        };
        click.call(document.querySelector('[data-tool=export]'));";
    page.js(watch, &[]).await;
    page.until_js("a file", "names.length === 1").await;
    let dated = r"
        const now = new Date();
        const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
        const text = day.map(it => String(it).padStart(2, '0')).join('-');
        return [names[0].replace(/-\d{4}\.json$/, ''), `fair-deal-history-${text}`, String(/-\d{4}\.json$/.test(names[0]))]";
    let names = strings(&page.js(dated, &[]).await);
    assert_eq!(names[0], names[1]);
    assert_eq!(names[2], "true");
}
