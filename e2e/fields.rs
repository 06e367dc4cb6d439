//! Number fields and the field for the mix: real keys, compositions, and every way to leave a field.

use serde_json::json;

use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, key, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [typed_bet_is_used_for_the_deal],
    chromium_only DESKTOP => [
        typed_bet_is_never_rewritten,
        chip_is_added_to_a_typed_bet,
        missing_bet_blocks_the_cut,
        typed_pay_holds_from_the_first_click,
        invalid_bet_is_refused_by_every_way,
        bet_between_steps_is_rounded_and_announced,
        composed_bet_is_read_on_leaving_the_field,
        pay_table_reads_every_spelling,
        lab_reads_every_spelling,
        drill_reads_every_spelling,
        cut_reads_every_spelling,
        deal_uncut_uses_the_typed_mix,
        deal_uncut_refuses_a_long_mix,
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

async fn typed_bet_is_never_rewritten(page: &Page) {
    sit_down(page, IN_FIVES).await;
    for bet in ["25", "30", "100", "75"] {
        page.key_in(BET, bet).await;
        page.settle().await;
        assert_eq!(value(page, BET).await, bet);
        page.tap(key::TAB).await;
        page.settle().await;
        assert_eq!(
            (value(page, BET).await, refusal(page, BET).await),
            (bet.to_owned(), String::new())
        );
        until_told(page, &format!("Bet: {bet} chips.")).await;
    }
    for (spelling, bet) in [(" 30 ", "30"), ("\u{ff15}\u{ff10}", "50")] {
        page.key_in(BET, spelling).await;
        page.tap(key::TAB).await;
        page.settle().await;
        assert_eq!(value(page, BET).await, bet);
    }
    page.key_in(BET, "100").await;
    page.tap(key::ENTER).await;
    assert_eq!(dealt_bet(page).await, "100");
}

/// Speech control and screen readers press a button without leaving the field first.
async fn chip_is_added_to_a_typed_bet(page: &Page) {
    sit_down(page, "#/blackjack?rules=vegas").await;
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

/// During the cut no bet can be chosen, so a player without one could not continue.
async fn missing_bet_blocks_the_cut(page: &Page) {
    sit_down(page, "#/blackjack?rules=vegas").await;
    page.js("document.querySelector('[data-bets=clear]').click()", &[])
        .await;
    page.press("Cut and mix").await;
    until_told(page, "Place a bet first.").await;
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
    page.key_in(BET, "20").await;
    page.press("Cut and mix").await;
    page.phase("cut").await;
    page.press("Deal uncut").await;
    assert_eq!(dealt_bet(page).await, "20");
}

async fn typed_pay_holds_from_the_first_click(page: &Page) {
    page.open("#/poker/paytable").await;
    let returned = "document.querySelector('[data-return]') !== null";
    page.until_js("the return", returned).await;
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

async fn invalid_bet_is_refused_by_every_way(page: &Page) {
    const WHOLE: &str = "Type the bet as a whole number of chips, such as 25.";
    for (rules, text, sentence) in [
        ("#/blackjack?rules=vegas", "-3", WHOLE),
        ("#/blackjack?rules=vegas", "2.5", WHOLE),
        ("#/blackjack?rules=vegas", "2,5", WHOLE),
        ("#/blackjack?rules=vegas", "7x", WHOLE),
        (
            "#/blackjack?rules=vegas",
            "1,000",
            "This table takes at most 500 chips.",
        ),
        (
            IN_FIVES,
            "4",
            "Bets at this table are multiples of 5 chips.",
        ),
    ] {
        for way in ["Enter", "Tab", "Deal"] {
            sit_down(page, rules).await;
            page.key_in(BET, text).await;
            page.settle().await;
            assert_eq!(refusal(page, BET).await, "", "not while {text} is typed");
            match way {
                "Enter" => page.tap(key::ENTER).await,
                "Tab" => page.tap(key::TAB).await,
                _ => page.press("Deal").await,
            }
            until_told(page, sentence).await;
            page.settle().await;
            let refused = (value(page, BET).await, refusal(page, BET).await);
            assert_eq!(refused, (text.to_owned(), sentence.to_owned()), "{way}");
            assert_eq!(page.scene().await.phase, "ready", "{text} by {way}");
            // Deal does not bypass the refusal.
            page.press("Deal").await;
            page.settle().await;
            assert_eq!(page.scene().await.phase, "ready", "{text} by {way}");
        }
    }
    page.key_in(BET, "20").await;
    page.press("Deal").await;
    assert_eq!(dealt_bet(page).await, "20");
}

async fn bet_between_steps_is_rounded_and_announced(page: &Page) {
    const IN_STEPS: &str = "Bets at this table are multiples of 5 chips.";
    for key in [Some(key::TAB), Some(key::ENTER), None] {
        sit_down(page, IN_FIVES).await;
        page.key_in(BET, "12").await;
        assert_eq!(value(page, BET).await, "12");
        match key {
            Some(key) => page.tap(key).await,
            None => page.press("Deal").await,
        }
        until_told(page, &format!("{IN_STEPS} Bet: 10 chips.")).await;
        page.settle().await;
        assert_eq!(value(page, BET).await, "10");
        let described = format!(
            "document.getElementById(document.querySelector({BET:?}).getAttribute('aria-describedby')).textContent"
        );
        assert_eq!(page.js(&format!("return {described}"), &[]).await, IN_STEPS);
        assert_eq!(page.scene().await.phase, "ready");
    }
    page.press("Deal").await;
    assert_eq!(dealt_bet(page).await, "10");
}

async fn composed_bet_is_read_on_leaving_the_field(page: &Page) {
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
}

async fn pay_table_reads_every_spelling(page: &Page) {
    const ROYAL: &str = "#RoyalFlush";
    page.open("#/poker/paytable").await;
    page.until_js(
        "the fields",
        "document.querySelector('#RoyalFlush') !== null",
    )
    .await;
    for (text, pay) in [
        ("900", "900"),
        ("1,000", "1000"),
        ("1 000", "1000"),
        (" 700 ", "700"),
        ("\u{ff19}", "9"),
    ] {
        page.key_in(ROYAL, text).await;
        page.settle().await;
        assert_eq!(
            (
                value(page, ROYAL).await.as_str(),
                refusal(page, ROYAL).await.as_str()
            ),
            (text, "")
        );
        page.tap(key::TAB).await;
        page.settle().await;
        assert_eq!(value(page, ROYAL).await, pay);
        assert_eq!(refusal(page, ROYAL).await, "", "{text}");
    }
    page.key_in(ROYAL, "").await;
    page.compose("\u{ff12}\u{ff15}").await;
    assert_eq!(value(page, ROYAL).await, "\u{ff12}\u{ff15}");
    page.end_composition("\u{ff12}\u{ff15}").await;
    page.tap(key::ENTER).await;
    page.settle().await;
    assert_eq!(value(page, ROYAL).await, "25");
    for wrong in ["7x", "2.5", "10000"] {
        page.key_in(ROYAL, wrong).await;
        page.tap(key::TAB).await;
        page.settle().await;
        assert_eq!(value(page, ROYAL).await, wrong);
        assert_eq!(
            refusal(page, ROYAL).await,
            "Type a whole number from 0 to 9999."
        );
        let play = "return document.querySelector('main a.main, #pages a.main') === null";
        assert_eq!(
            page.js(play, &[]).await,
            json!(true),
            "another table is not played"
        );
    }
}

async fn lab_reads_every_spelling(page: &Page) {
    const HANDS: &str = "#hands";
    page.open("#/lab").await;
    page.until_js("the field", "document.querySelector('#hands') !== null")
        .await;
    for wrong in ["7x", "2.5", "1,00", "-3"] {
        page.key_in(HANDS, wrong).await;
        page.settle().await;
        assert_eq!(refusal(page, HANDS).await, "");
        page.tap(key::TAB).await;
        page.settle().await;
        assert!(refusal(page, HANDS).await.contains("10,000,000"), "{wrong}");
        assert_eq!(value(page, HANDS).await, wrong);
    }
    for text in [
        "1,000",
        "1 000",
        " 1000 ",
        "\u{ff11}\u{ff10}\u{ff10}\u{ff10}",
    ] {
        page.key_in(HANDS, text).await;
        page.tap(key::ENTER).await;
        let done =
            "document.querySelector('.progress[data-stage=finished]')?.dataset.done === '1000'";
        page.until_js(text, done).await;
        assert_eq!(
            (
                value(page, HANDS).await.as_str(),
                refusal(page, HANDS).await.as_str()
            ),
            (text, "")
        );
        page.reload().await;
        page.until_js("the field", "document.querySelector('#hands') !== null")
            .await;
    }
}

async fn drill_reads_every_spelling(page: &Page) {
    const RUNNING: &str = "#drill-running";
    page.open("#/blackjack/counting").await;
    page.press("Start the drill").await;
    for _ in 0..20 {
        page.press("Next").await;
        page.settle().await;
        if value(page, RUNNING).await != "no field" {
            break;
        }
    }
    for wrong in ["2x", "2.5", ""] {
        page.key_in(RUNNING, wrong).await;
        page.tap(key::ENTER).await;
        page.settle().await;
        let why = refusal(page, RUNNING).await;
        assert_eq!(why, "Type a whole number, such as 3 or −2.", "{wrong}");
        assert_eq!(value(page, RUNNING).await, wrong);
    }
    page.key_in(RUNNING, "\u{ff0d}\u{ff12}\u{ff15}").await;
    page.tap(key::ENTER).await;
    page.until_js(
        "it is judged",
        "document.querySelector('[data-drill=answered]') !== null",
    )
    .await;
}

async fn begin_to_cut(page: &Page, deal: &Deal) {
    page.store_settings("speed=off").await;
    page.draw_entropy(deal).await;
    page.open("#/blackjack").await;
    page.press("Cut and mix").await;
    page.phase("cut").await;
}

async fn cut_reads_every_spelling(page: &Page) {
    begin_to_cut(page, &Deal::numbered(7)).await;
    for wrong in ["7x", "2.5", "-3", "52"] {
        page.key_in(CUT, wrong).await;
        page.settle().await;
        assert_eq!(refusal(page, CUT).await, "", "{wrong} is being typed");
        page.tap(key::TAB).await;
        page.settle().await;
        let why = refusal(page, CUT).await;
        assert!(!why.is_empty(), "{wrong}");
        until_told(page, &why).await;
        assert_eq!(value(page, CUT).await, wrong);
    }
    page.key_in(CUT, "").await;
    page.compose("\u{ff11}\u{ff17}").await;
    assert_eq!(value(page, CUT).await, "\u{ff11}\u{ff17}");
    page.end_composition("\u{ff11}\u{ff17}").await;
    page.tap(key::ENTER).await;
    let dealt = page
        .until("it is dealt", |scene| scene.phase != "cut")
        .await;
    let order = crate::oracle::codes(&Deal::numbered(7).cut_at(17).order());
    assert_eq!(dealt.hand("player").cards[0], order[0]);
}

async fn deal_uncut_uses_the_typed_mix(page: &Page) {
    const WORDS: &str = "six dice: 3 1";
    let deal = Deal::numbered(7);
    page.store_settings("speed=off").await;
    page.draw_entropy(&deal).await;
    page.open("#/poker/solo").await;
    page.press("Cut and mix").await;
    page.phase("cut").await;
    page.key_in(MIX, WORDS).await;
    page.press("Deal uncut").await;
    let dealt = page.phase("swap").await;
    let order = deal.order_with_mix(WORDS);
    assert_eq!(dealt.hand("player").cards, order[..5]);
    page.press("Finish").await;
    page.phase("over").await;
    let check = "return [...document.querySelectorAll('main a')].map(it => it.href)";
    let links = strings(&page.js(check, &[]).await);
    let mixed = "mix=six%20dice%3A%203%201";
    assert!(links.iter().any(|link| link.contains(mixed)), "{links:?}");
    page.follow("main", "Check this deal").await;
    page.until_js(
        "it is checked with the mix",
        &format!("document.querySelector('[data-verdict=consistent]') !== null && document.body.textContent.includes('{WORDS}')"),
    )
    .await;
}

async fn deal_uncut_refuses_a_long_mix(page: &Page) {
    let text = "x".repeat(105);
    begin_to_cut(page, &Deal::numbered(7)).await;
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
