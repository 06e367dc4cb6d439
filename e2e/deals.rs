//! The player's actions with a deal: cut it, open its seal, share it, play the daily one, and return to it after
//! closing the page.

use fair_deal::table::Mode;
use serde_json::{Value, json};

use crate::blackjack::rounds::{self, deal_for};
use crate::oracle::{Deal, Preset, codes, sha256_hex};
use crate::page::{DESKTOP, Page, Scene, key, stored};
use crate::places;
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        pack_is_cut_with_arrows_or_a_number,
        players_mix_reaches_the_check,
        finished_deal_is_checked_from_the_table,
    ],
    chromium_only DESKTOP => [
        round_is_restored_after_a_reload,
        next_seal_is_shown_with_the_result,
        daily_deal_is_shared_and_leaves_free_rounds,
        new_day_is_shown_in_the_players_time_zone,
        whole_seal_is_shown_secret_after_the_round,
        shared_link_repeats_the_deal_and_compares,
        link_that_a_messenger_changed_deals,
        failed_copy_shows_the_text_to_copy,
        unreadable_round_is_backed_up,
        missing_storage_is_reported_once_and_play_goes_on,
    ],
}

/// The fragment of this deal's link.
fn link(deal: &Deal) -> String {
    format!("#/blackjack{}", deal.query())
}

/// A deal that waits for the player by the Classic rules. The player stands and the round ends.
fn quiet() -> Deal {
    deal_for("player-wins", Preset::Classic, 0)
}

async fn stand_to_the_end(page: &Page) -> Scene {
    if page.scene().await.phase == "player" {
        page.press("Stand").await;
    }
    page.phase("over").await
}

async fn pack_is_cut_with_arrows_or_a_number(page: &Page) {
    let deal = Deal::numbered(7);
    page.store_settings("cut=on&speed=off").await;
    page.draw_entropy(&deal).await;
    page.open("#/blackjack").await;
    page.tap(key::TAB).await;
    page.press("Deal").await;
    let cutting = page.phase("cut").await;
    assert_eq!(cutting.seal, Some(deal.seal()));
    assert_eq!((cutting.left, cutting.hands.len()), (Some(52), 0));
    assert_eq!(page.actions().await, ["Deal uncut", "Cut"]);
    let whole = "return document.querySelector('.cutting .digits code').textContent";
    assert_eq!(page.js(whole, &[]).await, json!(deal.seal()));
    // The page proposes no place, and Cut waits for one.
    assert_eq!(typed(page, CUT_FIELD).await, "");
    page.press("Cut").await;
    let waits =
        "document.querySelector('.cutting .failure')?.textContent.startsWith('First choose')";
    page.until_js("Cut says what it waits for", waits).await;
    page.phase("cut").await;
    // Arrows, Home and End move the knife.
    page.js(
        "document.querySelector('.cutting [type=range]').focus()",
        &[],
    )
    .await;
    for (key, at) in [
        (key::RIGHT, "1"),
        (key::RIGHT, "2"),
        (key::HOME, "0"),
        (key::END, "51"),
    ] {
        page.tap(key).await;
        page.until_js(
            &format!("the knife is at {at}"),
            &format!("document.querySelector('{CUT_FIELD}').value === '{at}'"),
        )
        .await;
    }
    // The player can also type a number. An invalid one is refused, and Cut does not use the old place.
    page.type_into(CUT_FIELD, "99").await;
    leave(page, CUT_FIELD).await;
    let told = "document.getElementById('not-cut')?.textContent.includes('99')";
    page.until_js("99 is refused", told).await;
    page.press("Cut").await;
    page.phase("cut").await;
    page.type_into(CUT_FIELD, "17").await;
    let at_17 = "document.querySelector('.cutting [type=range]').value === '17'";
    page.until_js("the knife follows the number", at_17).await;
    page.press("Cut").await;
    let dealt = page
        .until("it is dealt", |scene| scene.left == Some(48))
        .await;
    let order = codes(&deal.cut_at(17).order());
    assert_eq!(
        dealt.hand("player").cards[..2],
        [order[0].clone(), order[2].clone()]
    );
    assert_eq!(dealt.hand("dealer").cards[0], order[1]);
    let over = stand_to_the_end(page).await;
    assert_eq!(over.secret, Some(deal.secret()));
    open_deal(page).await;
    assert!(page.text().await.contains("Cut after 17 cards"));
}

/// Leaves a field, which validates its text.
async fn leave(page: &Page, field: &str) {
    let script = "document.querySelector(arguments[0])
        .dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(script, &[json!(field)]).await;
}

/// From a fresh table: one tap before a deal, then the seal, then the mix.
async fn players_mix_reaches_the_check(page: &Page) {
    const MIX: &str = "six dice: 3 1 4 1 5 9";
    let deal = Deal::numbered(7);
    page.store_settings("speed=off").await;
    page.draw_entropy(&deal).await;
    page.open("#/poker/solo").await;
    page.press("Cut and mix").await;
    assert_eq!(page.phase("cut").await.seal, Some(deal.seal()));
    page.type_into(MIX_FIELD, &"x".repeat(101)).await;
    leave(page, MIX_FIELD).await;
    let told = "document.getElementById('not-cut')?.textContent.includes('101')";
    page.until_js("101 characters are refused", told).await;
    page.type_into(MIX_FIELD, MIX).await;
    is_restored_by_reload(page, &page.scene().await).await;
    assert_eq!(typed(page, MIX_FIELD).await, MIX);
    page.press("Cut").await;
    let dealt = page.phase("swap").await;
    let order = deal.order_with_mix(MIX);
    assert_eq!(dealt.hand("player").cards, order[..5]);
    page.press("Finish").await;
    page.phase("over").await;
    open_deal(page).await;
    assert!(page.text().await.contains(&format!("Mixed in: “{MIX}”")));
    page.press("Close").await;
    page.follow("main", "Check this deal").await;
    let verdict = "document.querySelector('[data-verdict]')?.dataset.verdict";
    page.until_js("it is consistent", &format!("{verdict} === 'consistent'"))
        .await;
    // With the noted seal the check is a proof. Another seal fails.
    page.type_into("#noted", &deal.seal()).await;
    page.until_js("it is fair", &format!("{verdict} === 'fair'"))
        .await;
    page.type_into("#noted", &Deal::numbered(8).seal()).await;
    page.until_js("it is another's", &format!("{verdict} === 'other-seal'"))
        .await;
}

async fn next_seal_is_shown_with_the_result(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/poker/solo").await;
    let mut shown = page.phase("ready").await.seal;
    for _ in 0..3 {
        page.press("Deal").await;
        let dealt = page.phase("swap").await;
        assert_eq!(dealt.seal, shown, "it was on show before Deal");
        assert_eq!(next_seal(page).await, None);
        page.press("Finish").await;
        let over = page.phase("over").await;
        shown = next_seal(page).await;
        assert_ne!(shown, over.seal);
        assert_eq!(shown.as_deref().map(str::len), Some(64));
        page.reload().await;
        page.phase("over").await;
        assert_eq!(next_seal(page).await, shown, "after a reload");
    }
}

/// The fields of a pack to cut.
const CUT_FIELD: &str = ".cut-at input";
const MIX_FIELD: &str = ".mix input";

async fn typed(page: &Page, field: &str) -> String {
    let script = "return document.querySelector(arguments[0]).value";
    let value = page.js(script, &[json!(field)]).await;
    value.as_str().expect("a text").to_owned()
}

/// Opens the panel of the seal.
async fn open_deal(page: &Page) {
    page.press(&seal_button(
        &page.scene().await,
        next_seal(page).await.as_deref(),
    ))
    .await;
}

async fn next_seal(page: &Page) -> Option<String> {
    let next = "return document.querySelector('[data-next-seal]')?.dataset.nextSeal ?? null";
    page.js(next, &[]).await.as_str().map(str::to_owned)
}

/// The name of the button that opens the panel of the deal: the seal to note now.
fn seal_button(scene: &Scene, next: Option<&str>) -> String {
    let (label, hex) = match next {
        None => ("Fair? Check:", scene.seal.as_deref()),
        Some(next) => ("Next seal", Some(next)),
    };
    let hex = hex.unwrap_or_default();
    format!("{label} {}…", &hex[..16])
}

async fn whole_seal_is_shown_secret_after_the_round(page: &Page) {
    let deal = quiet();
    page.open(&link(&deal)).await;
    page.phase("ready").await;
    open_deal(page).await;
    let text = page.text().await;
    assert!(text.contains(&deal.seal()), "{text}");
    assert!(!page.html().await.contains(&deal.order_as_shown()));
    page.press("Close").await;
    page.press("Deal").await;
    stand_to_the_end(page).await;
    open_deal(page).await;
    let text = page.text().await;
    for part in [
        deal.seal(),
        deal.secret(),
        deal.order_as_shown(),
        "Not cut".to_owned(),
    ] {
        assert!(text.contains(&part), "{part} in {text}");
    }
}

async fn finished_deal_is_checked_from_the_table(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.mark(1).await;
    page.mark(3).await;
    page.press("Swap").await;
    page.until("two cards are swapped", |scene| scene.left == Some(45))
        .await;
    page.press("Finish").await;
    let over = page.phase("over").await;
    page.follow("main", "Check this deal").await;
    let fair = "document.querySelector('[data-verdict]')?.dataset.verdict === 'consistent'";
    page.until_js("the deal is consistent", fair).await;
    page.back().await;
    let back = page.phase("over").await;
    assert_eq!((&back.secret, &back.hands), (&over.secret, &over.hands));
}

/// Replaces the clipboard, so that the test can read it.
const CLIPBOARD: &str = "
    Object.defineProperty(Navigator.prototype, 'clipboard', {
        configurable: true,
        get: () => ({ writeText: async text => {
            if (window.refuses) throw new DOMException('no', 'NotAllowedError');
            window.copied = text;
        } }),
    });
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: undefined });
    delete Navigator.prototype.share;";

async fn copied(page: &Page) -> String {
    page.until_js("something was copied", "typeof window.copied === 'string'")
        .await;
    let copied = page.js("return window.copied", &[]).await;
    copied.as_str().expect("a text").to_owned()
}

async fn shared_link_repeats_the_deal_and_compares(page: &Page) {
    page.session().run_first(CLIPBOARD).await.expect("a script");
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
    page.choose("Rules", "Aces always 1").await;
    page.press("Deal").await;
    let over = stand_to_the_end(page).await;
    open_deal(page).await;
    page.press("Share this deal").await;
    let plain = copied(page).await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.share-outcome') !== null",
    )
    .await;
    assert!(!plain.contains("play="), "{plain}");
    let (page_address, fragment) = plain.split_once('#').expect("a fragment");
    assert_eq!(page_address, format!("{}/", page.server().origin()));
    // The link includes the decisions if the player ticks the box.
    page.js(
        "delete window.copied; document.querySelector('.share [type=checkbox]').click()",
        &[],
    )
    .await;
    page.settle().await;
    page.press("Share this deal").await;
    let whole = copied(page).await;
    assert_eq!(whole, format!("{plain}&play=s"));

    // Another player opens the link.
    page.js("localStorage.clear()", &[]).await;
    page.open(&format!("#{fragment}&play=s")).await;
    let ready = page.phase("ready").await;
    assert_eq!(ready.seal, over.seal);
    assert!(page.text().await.contains("Shared"));
    let rules = "return document.querySelector('select').value";
    assert_eq!(page.js(rules, &[]).await, "exam");
    page.press("Deal").await;
    let theirs = stand_to_the_end(page).await;
    assert_eq!(theirs.hands, over.hands);
    let text = page.text().await;
    assert!(
        text.contains("The player who shared this deal: stand. They "),
        "{text}"
    );

    // A link with decisions that do not fit the deal is damaged.
    page.go(&format!("#{fragment}&play=sh")).await;
    let alert = "document.querySelector('.notice')?.textContent.includes('fit its deal') ?? false";
    page.until_js("the link is damaged", alert).await;
}

async fn failed_copy_shows_the_text_to_copy(page: &Page) {
    page.session().run_first(CLIPBOARD).await.expect("a script");
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.press("Finish").await;
    let over = page.phase("over").await;
    open_deal(page).await;
    page.js("window.refuses = true", &[]).await;
    page.press("Share this deal").await;
    let link = "document.querySelector('.share textarea')?.value ?? ''";
    page.until_js("the link is there", &format!("({link}) !== ''"))
        .await;
    let shown = page.js(&format!("return {link}"), &[]).await;
    let secret = over.secret.expect("the secret");
    assert!(shown.as_str().expect("a text").contains(&secret), "{shown}");
}

/// Presses the button with this text without a mouse, for rounds that only have to end.
async fn quickly(page: &Page, text: &str) {
    let button = format!(
        "[...document.querySelectorAll('[role=group] button')]
            .find(it => it.textContent === {})",
        json!(text)
    );
    page.until_js(text, &format!("{button} !== undefined"))
        .await;
    page.js(&format!("{button}.click()"), &[]).await;
}

/// Time zones without daylight saving, so that midnight UTC has the same local time all year.
async fn new_day_is_shown_in_the_players_time_zone(page: &Page) {
    for (zone, shown) in [
        ("UTC", "midnight"),
        ("Asia/Tokyo", "9 am"),
        ("Asia/Kolkata", "5:30 am"),
        ("Asia/Kathmandu", "5:45 am"),
        ("America/Phoenix", "5 pm"),
        ("Pacific/Marquesas", "2:30 pm"),
        ("Pacific/Kiritimati", "2 pm"),
    ] {
        page.session()
            .set_time_zone(zone)
            .await
            .expect("a time zone");
        for fragment in places::addresses(Mode::Daily) {
            page.open(&fragment).await;
            let note = format!("each day at {shown} your time, at the same moment worldwide");
            page.until_js(
                &format!("{zone}: {note}"),
                &format!("document.body.innerText.includes({})", json!(note)),
            )
            .await;
        }
    }
}

/// Plays a daily round that was dealt in this order, in the shortest way.
async fn play_round_of_day(page: &Page, game: &str, dealt: &Scene, order: &[String]) {
    match game {
        "blackjack" => {
            assert_eq!(dealt.hand("player").cards[0], order[0]);
            if dealt.phase == "player" {
                quickly(page, "Stand").await;
            }
        }
        "poker" => {
            assert_eq!(dealt.hand("player").cards, order[..5]);
            quickly(page, "Finish").await;
        }
        "poker-jacks" | "poker-double-double-bonus" | "poker-deuces" => {
            assert_eq!(dealt.hand("player").cards, order[..5]);
            quickly(page, "Stand pat").await;
        }
        _ => {
            assert_eq!(dealt.hand("player").cards[4], order[8]);
            quickly(page, "Stand pat").await;
        }
    }
}

async fn daily_deal_is_shared_and_leaves_free_rounds(page: &Page) {
    page.session().run_first(CLIPBOARD).await.expect("a script");
    page.store_settings("speed=off").await;
    let games = [
        "blackjack",
        "poker",
        "poker-jacks",
        "poker-double-double-bonus",
        "poker-deuces",
        "poker-duel",
    ];
    let tables: Vec<String> = places::addresses(Mode::Daily).collect();
    assert_eq!(tables.len(), games.len());
    for (fragment, game) in tables.iter().zip(games) {
        page.open(fragment).await;
        page.until("the day's deal is there", |scene| scene.seal.is_some())
            .await;
        let day = page.js(
            "return document.querySelector('[data-daily]').dataset.daily",
            &[],
        );
        let day = day.await;
        let day = day.as_str().expect("a day");
        for number in 1..=10 {
            let name = format!("fair-deal/daily/1/{game}/{day}/{number}");
            let deal = Deal::from_hex(&sha256_hex(name.as_bytes()));
            quickly(page, "Deal").await;
            let dealt = page
                .until("the next round", |scene| scene.seal == Some(deal.seal()))
                .await;
            let order = codes(&deal.order());
            play_round_of_day(page, game, &dealt, &order).await;
            page.phase("over").await;
        }
        assert_eq!(page.actions().await, ["Share"], "no eleventh round");
        page.js("delete window.copied", &[]).await;
        page.press("Share").await;
        let result = copied(page).await;
        let lines: Vec<&str> = result.lines().collect();
        assert!(lines[0].contains(day), "{result}");
        assert!(lines[1].starts_with("All ten rounds played: "), "{result}");
        let rounds = if ["blackjack", "poker-duel"].contains(&game) {
            lines[2].chars().count()
        } else {
            lines[2].split(' ').count()
        };
        assert_eq!(rounds, 10, "{result}");
        assert!(lines[3].ends_with(fragment), "{result}");
        // A reload keeps all of it.
        let over = page.scene().await;
        page.reload().await;
        assert_eq!(page.phase("over").await.hands, over.hands);
        assert_eq!(page.actions().await, ["Share"]);
    }
    // The free table is unaffected.
    page.open("#/blackjack").await;
    page.phase("ready").await;
}

/// Checks that a reload restores everything that the contract exposes. The dealer's turn is not compared, because it
/// continues by itself.
async fn is_restored_by_reload(page: &Page, before: &Scene) {
    page.reload().await;
    page.until("it can be played", |scene| scene.ready).await;
    let what = format!("it comes back as {before:?}");
    page.until(&what, |scene| scene == before).await;
}

/// Native tests check the restoration after each decision. This one checks the storage in the browser: a fresh pack, a
/// cut, cards, marks and the score.
async fn round_is_restored_after_a_reload(page: &Page) {
    page.store_settings("cut=on&speed=off").await;
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    is_restored_by_reload(page, &page.phase("ready").await).await;
    page.press("Deal").await;
    page.type_into(CUT_FIELD, "20").await;
    is_restored_by_reload(page, &page.phase("cut").await).await;
    assert_eq!(typed(page, CUT_FIELD).await, "20");
    page.press("Cut").await;
    is_restored_by_reload(page, &page.phase("player").await).await;
    let over = stand_to_the_end(page).await;
    is_restored_by_reload(page, &over).await;
    let text = page.text().await;
    assert!(
        !text.contains("Won 0 · Pushed 0 · Lost 0"),
        "the score comes back too"
    );
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.press("Deal uncut").await;
    page.phase("swap").await;
    page.mark(1).await;
    page.press("Swap").await;
    page.until("swapped", |scene| scene.left == Some(46)).await;
    page.mark(0).await;
    page.mark(4).await;
    is_restored_by_reload(page, &page.scene().await).await;
    let marked = page.card_buttons().await;
    let marked: Vec<bool> = marked.iter().map(|card| card.pressed).collect();
    assert_eq!(
        marked,
        [true, false, false, false, true],
        "the marks come back too"
    );
    page.press("Finish").await;
    is_restored_by_reload(page, &page.phase("over").await).await;
}

async fn unreadable_round_is_backed_up(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    let damage = "
        const [at] = arguments;
        const damaged = localStorage.getItem(at).replace('deal=', 'deal=x');
        localStorage.setItem(at, damaged);
        return damaged;";
    let damaged = page.js(damage, &[json!(stored::SOLO)]).await;
    page.open("#/poker/solo").await;
    let ready = page.phase("ready").await;
    assert_ne!(ready.seal, dealt.seal);
    let text = page.text().await;
    assert!(
        text.contains("read the round from your last visit"),
        "{text}"
    );
    let aside = "return localStorage.getItem(arguments[0])";
    let aside = page.js(aside, &[json!(stored::SOLO_ASIDE)]).await;
    assert_eq!(aside, damaged);
    page.press("Close").await;
    page.press("Deal").await;
    page.phase("swap").await;
    // It is reported once.
    page.reload().await;
    page.phase("swap").await;
    assert!(!page.text().await.contains("from your last visit"));
}

async fn missing_storage_is_reported_once_and_play_goes_on(page: &Page) {
    let full = "
        Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
        };";
    page.session().run_first(full).await.expect("a script");
    page.open(&solo_draw::link(&Deal::numbered(3))).await;
    let says = "return document.body.innerText.includes('let this page save your round')";
    assert_eq!(
        page.js(says, &[]).await,
        Value::Bool(false),
        "nothing to lose yet"
    );
    page.press("Deal").await;
    page.phase("swap").await;
    page.settle().await;
    assert_eq!(page.js(says, &[]).await, Value::Bool(true));
    page.press("Close").await;
    page.mark(0).await;
    page.press("Swap").await;
    page.until("swapped", |scene| scene.left == Some(46)).await;
    assert_eq!(
        page.js(says, &[]).await,
        Value::Bool(false),
        "once is enough"
    );
    let deal = rounds::deal_for("draw", Preset::Classic, 0);
    rounds::open_deal(page, &deal).await;
}

/// Encodes everything but letters and digits, as a messenger does that takes the fragment for one value.
fn encoded(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02x}"),
    };
    text.bytes().map(one).collect()
}

async fn link_that_a_messenger_changed_deals(page: &Page) {
    let deal = quiet();
    let plain = link(&deal);
    let (path, query) = plain[1..].split_once('?').expect("a query");
    for changed in [
        format!("#{}", encoded(&plain[1..])),
        format!("#{}?{query}", encoded(path)),
        format!("{plain}%20"),
    ] {
        page.open(&changed).await;
        let ready = page.phase("ready").await;
        assert_eq!(ready.seal, Some(deal.seal()), "{changed}");
        assert_eq!(page.fragment().await, plain, "{changed}");
        page.press("Deal").await;
        page.until("it is dealt", |scene| !scene.hands.is_empty())
            .await;
        page.forget_rounds().await;
    }
    // The start script chooses the other bundle, and the loader fetches the reading pages.
    for (changed, route) in [
        ("#%2Fpoker%2Fjacks%3Fx%3D1", "/poker/jacks"),
        ("#%252Fpoker%252Fsolo", "/poker/solo"),
        ("#/blackjack/hand%3Frules%3Dvegas", "/blackjack/hand"),
    ] {
        page.open(changed).await;
        let is_there = format!("document.querySelector('main')?.dataset.route === '{route}'");
        page.until_js(changed, &is_there).await;
    }
}
