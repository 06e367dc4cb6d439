//! The player's settings: effective at once, remembered, and without losing the round. Also the behaviour when the
//! browser stores nothing or invalid data.

use serde_json::{Value, json};

use crate::blackjack::rounds;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, Scene, key, stored};
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        setting_holds_at_once_and_after_a_reload,
        settings_sheet_takes_and_returns_the_focus,
        browser_language_holds_until_one_is_chosen,
        language_can_be_chosen_without_storage,
        unsaved_rounds_survive_the_change_of_bundle,
        reduced_motion_starts_without_motion,
        missing_storage_is_reported_and_play_goes_on,
    ],
    chromium_only PHONE => [round_survives_the_settings_page],
    chromium_only DESKTOP => [
        visit_fetches_messages_of_its_language_only,
        language_change_keeps_the_round,
        language_can_be_chosen_with_full_storage,
        key_or_click_ends_all_motion,
        full_storage_is_reported_and_play_goes_on,
        damaged_settings_are_backed_up,
        sounds_are_off_until_switched_on,
        settings_open_beside_the_table,
    ],
}

/// The attributes that tell the style sheets the settings.
async fn marks(page: &Page) -> Value {
    let script = "
        const { lang, dataset } = document.documentElement;
        const { theme, faces, suits, speed, side } = dataset;
        return { lang, theme, faces, suits, speed, side };";
    page.js(script, &[]).await
}

/// The stored record.
async fn record(page: &Page) -> Value {
    let script = "return localStorage.getItem(arguments[0])";
    page.js(script, &[json!(stored::SETTINGS)]).await
}

async fn setting_holds_at_once_and_after_a_reload(page: &Page) {
    page.as_a_first_visit();
    page.open("#/blackjack").await;
    let usual = json!({
        "lang": "en", "theme": "system", "faces": "classic", "suits": "two", "speed": "normal",
        "side": "right",
    });
    assert_eq!(marks(page).await, usual);
    assert_eq!(record(page).await, Value::Null, "nothing was chosen yet");
    page.press("Settings").await;
    let chosen = [
        ("theme", "light"),
        ("faces", "large"),
        ("suits", "four"),
        ("speed", "slow"),
        ("side", "left"),
        ("language", "ru"),
    ];
    for (setting, value) in chosen {
        page.set(setting, value).await;
        let name = if setting == "language" {
            "lang"
        } else {
            setting
        };
        assert_eq!(marks(page).await[name], value, "at once");
    }
    let all = marks(page).await;
    let background = "return getComputedStyle(document.documentElement).backgroundColor";
    let light = page.js(background, &[]).await;
    page.reload().await;
    page.until("it can be played", |scene| scene.ready).await;
    assert_eq!(marks(page).await, all, "after a reload");
    assert_eq!(page.js(background, &[]).await, light);
    page.go("#/settings").await;
    page.until("the settings", |scene| {
        scene.route.as_deref() == Some("/settings")
    })
    .await;
    for (setting, value) in chosen {
        let checked = "return document.querySelector(`[name=${arguments[0]}]:checked`).value";
        assert_eq!(page.js(checked, &[json!(setting)]).await, value);
    }
    page.set("theme", "dark").await;
    assert_ne!(page.js(background, &[]).await, light);
}

async fn settings_sheet_takes_and_returns_the_focus(page: &Page) {
    page.open("#/blackjack").await;
    page.press("Settings").await;
    page.settle().await;
    assert_eq!(page.focused().await.as_deref(), Some("Settings"));
    let within = "return document.activeElement.closest('aside') !== null";
    assert_eq!(
        page.js(within, &[]).await,
        true,
        "the focus is in the sheet"
    );
    // The table's letter keys do nothing meanwhile.
    page.tap('d').await;
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
    page.tap(key::ESCAPE).await;
    page.until_js(
        "the sheet is closed",
        "document.querySelector('aside') === null",
    )
    .await;
    let tool = "return document.activeElement.dataset.tool ?? null";
    assert_eq!(page.js(tool, &[]).await, "settings");
    // The settings page opens no second panel.
    page.go("#/settings").await;
    page.until_js(
        "the settings",
        "document.querySelector('main .panel') !== null",
    )
    .await;
    page.press("Settings").await;
    page.settle().await;
    let themes = "return document.querySelectorAll('[name=theme]').length";
    assert_eq!(page.js(themes, &[]).await, 3);
    page.go("#/blackjack").await;
    page.phase("ready").await;
    page.press("Settings").await;
    page.tap(key::ESCAPE).await;
    page.until_js(
        "the sheet is closed",
        "document.querySelector('aside') === null",
    )
    .await;
    page.tap('?').await;
    page.until_js("the keys", "document.querySelector('aside .keys') !== null")
        .await;
    page.tap('?').await;
    page.until_js(
        "the sheet is closed",
        "document.querySelector('aside') === null",
    )
    .await;
    assert_eq!(page.js(tool, &[]).await, "settings");
}

/// Checks that the focus is still on the chosen language.
async fn is_at_the_language(page: &Page, language: &str) {
    let script = "document.activeElement.matches('[name=language]:checked') \
                  && document.activeElement.value";
    page.until_js(
        "the focus is on the choice",
        &format!("({script}) === '{language}'"),
    )
    .await;
}

async fn language_change_keeps_the_round(page: &Page) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 0).stood);
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    let fragment = page.fragment().await;
    page.press("Settings").await;
    for (language, hit, stand, close) in [
        ("ja", "ヒット", "スタンド", "閉じる"),
        ("ru", "Ещё", "Хватит", "Закрыть"),
        ("en", "Hit", "Stand", "Close"),
    ] {
        page.set("language", language).await;
        is_at_the_language(page, language).await;
        let after = page.scene().await;
        assert_eq!(after.hand("player").cards, before.hand("player").cards);
        assert_eq!((&after.seal, after.left), (&before.seal, before.left));
        assert_eq!(page.actions().await, [stand, hit]);
        assert_eq!(page.fragment().await, fragment);
        page.button(close).await;
    }
    page.set("language", "ru").await;
    page.tap(key::ESCAPE).await;
    page.until_js(
        "the sheet is closed",
        "document.querySelector('aside') === null",
    )
    .await;
    let tool = "return document.activeElement.dataset.tool ?? null";
    assert_eq!(page.js(tool, &[]).await, "settings");
    page.press("Хватит").await;
    let over = page.phase("over").await;
    assert_eq!(
        over.result(),
        Blackjack::play(&deal, Preset::Classic, 0).result()
    );
    // A reload without a change of language opens nothing.
    page.reload().await;
    page.phase("over").await;
    let panel = "return document.querySelector('aside') !== null";
    assert_eq!(page.js(panel, &[]).await, false);
}

/// Sets the languages of the browser. Call it before opening the page.
async fn ask_for(page: &Page, languages: &[&str]) {
    let script = format!(
        "Object.defineProperty(Navigator.prototype, 'languages', {{
            configurable: true, get: () => {},
        }});",
        json!(languages)
    );
    page.session().run_first(&script).await.expect("languages");
    // So that the test does not mistake the old page for the new one.
    let blank = page.client().goto("about:blank").await;
    blank.expect("an empty page");
}

async fn browser_language_holds_until_one_is_chosen(page: &Page) {
    page.as_a_first_visit();
    ask_for(page, &["de-DE", "ja-JP", "en"]).await;
    page.open("#/settings").await;
    assert_eq!(marks(page).await["lang"], "ja");
    assert_eq!(record(page).await, Value::Null);
    page.set("language", "en").await;
    is_at_the_language(page, "en").await;
    page.reload().await;
    page.until("it can be played", |scene| scene.ready).await;
    assert_eq!(marks(page).await["lang"], "en");
    let there = "return document.querySelector('aside') !== null";
    assert_eq!(page.js(there, &[]).await, false, "the page is the settings");
}

/// The files of the blackjack tables that were requested since the last call: the bundle, and its messages.
fn of_blackjack(page: &Page) -> [Vec<String>; 2] {
    let asked = page.server().take_asked();
    ["/blackjack-", "/words-blackjack-"].map(|start| {
        let ours = asked.iter().filter(|path| path.starts_with(start));
        ours.cloned().collect()
    })
}

async fn visit_fetches_messages_of_its_language_only(page: &Page) {
    let fetched_words = |language: &str, words: &[String]| {
        let [words] = words else {
            panic!("{language}: {words:?}");
        };
        assert!(words.ends_with(&format!(".{language}.txt")), "{words}");
    };
    let fetched = |language: &str, deal: &str| {
        let [bundle, words] = of_blackjack(page);
        let kinds: Vec<_> = bundle.iter().filter_map(|it| it.rsplit_once('.')).collect();
        let kinds: Vec<_> = kinds.into_iter().map(|(_, kind)| kind).collect();
        assert_eq!(kinds.len(), 2, "{language}: {bundle:?}");
        assert!(kinds.contains(&"js") && kinds.contains(&"wasm"), "{deal}");
        fetched_words(language, &words);
    };
    page.as_a_first_visit();
    for (tags, language, deal) in [
        (&["ja-JP", "en"][..], "ja", "配る"),
        (&["rue", "", "RU-ru", "en"], "ru", "Раздать"),
        (&["be", "en-GB", "ja"], "en", "Deal"),
        (&["de"], "en", "Deal"),
        (&[], "en", "Deal"),
    ] {
        page.move_to_another_origin();
        ask_for(page, tags).await;
        page.open("#/blackjack").await;
        assert_eq!(marks(page).await["lang"], language, "{tags:?}");
        page.press(deal).await;
        fetched(language, deal);
    }
    // A choice takes precedence over the browser's languages.
    ask_for(page, &["ja"]).await;
    for (record, language) in [
        ("language=ru&theme=dark", "ru"),
        ("theme=dark&language=en", "en"),
        ("theme=dark", "ja"),
        ("language=de", "ja"),
    ] {
        page.move_to_another_origin();
        page.store_settings(record).await;
        page.open("#/blackjack").await;
        assert_eq!(marks(page).await["lang"], language, "{record}");
        fetched(language, record);
    }
    // A choice fetches the messages and nothing else, once.
    page.go("#/settings").await;
    page.set("language", "ru").await;
    let [bundle, words] = of_blackjack(page);
    assert_eq!(bundle, [""; 0]);
    fetched_words("ru", &words);
    for language in ["ja", "ru"] {
        page.set("language", language).await;
    }
    assert_eq!(of_blackjack(page).concat(), [""; 0], "both are here");
}

/// Chooses a language in a browser with this behaviour of its storage.
async fn chooses_language_with_bad_storage(page: &Page, script: &str) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 0).stood);
    page.session().run_first(script).await.expect("a script");
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    page.press("Deal").await;
    let round = |scene: Scene| {
        let cards = |owner: &str| scene.hand(owner).cards.clone();
        (cards("player"), cards("dealer"), scene.left, scene.seal)
    };
    let before = round(page.phase("player").await);
    page.press("Close").await;
    page.press("Settings").await;
    page.set("theme", "light").await;
    for (language, sentence) in [("ru", "Браузер не даёт"), ("ja", "ブラウザー")]
    {
        page.set("language", language).await;
        is_at_the_language(page, language).await;
        assert_eq!(marks(page).await["theme"], "light", "it holds");
        assert_eq!(round(page.scene().await), before);
        let said = "return document.querySelector('.notice')?.innerText ?? ''";
        let said = page.js(said, &[]).await.to_string();
        // A browser without storage has reported it once, and that notice was closed.
        let is_due = script == IS_FULL;
        assert_eq!(said.contains(sentence), is_due, "{said}");
    }
    // Through the settings page, which has no table.
    page.go("#/settings").await;
    page.set("language", "en").await;
    page.follow("main", "Back to the table").await;
    assert_eq!(round(page.phase("player").await), before);
    page.press("Stand").await;
    page.phase("over").await;
}

async fn unsaved_rounds_survive_the_change_of_bundle(page: &Page) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 0).stood);
    let script = STORES_NOTHING;
    page.session().run_first(script).await.expect("a script");
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Settings").await;
    page.set("theme", "light").await;
    let round = |scene: &Scene| (scene.seal.clone(), scene.hand("player").cards.clone());
    let blackjack = round(&page.scene().await);
    page.go("#/poker/solo").await;
    page.phase("ready").await;
    page.press("Deal").await;
    let poker = round(&page.phase("swap").await);
    page.press("Finish").await;
    page.phase("over").await;
    // There and back, through a place that both bundles have.
    for _ in 0..2 {
        page.go("#/blackjack").await;
        assert_eq!(round(&page.phase("player").await), blackjack);
        assert_eq!(marks(page).await["theme"], "light");
        page.go("#/settings").await;
        page.go("#/poker/solo").await;
        assert_eq!(round(&page.phase("over").await), poker);
    }
    page.go("#/blackjack").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
}

async fn language_can_be_chosen_without_storage(page: &Page) {
    chooses_language_with_bad_storage(page, STORES_NOTHING).await;
}

async fn language_can_be_chosen_with_full_storage(page: &Page) {
    page.store_settings("language=en&speed=off").await;
    chooses_language_with_bad_storage(page, IS_FULL).await;
}

async fn reduced_motion_starts_without_motion(page: &Page) {
    page.as_a_first_visit();
    page.prefer("prefers-reduced-motion", "reduce").await;
    page.open("#/settings").await;
    assert_eq!(marks(page).await["speed"], "off");
    page.set("speed", "normal").await;
    assert_eq!(
        marks(page).await["speed"],
        "normal",
        "an explicit choice wins"
    );
    page.open("#/blackjack").await;
    assert_eq!(marks(page).await["speed"], "normal");
}

async fn key_or_click_ends_all_motion(page: &Page) {
    page.store_settings("speed=slow").await;
    let moving = "
        return document.getAnimations().filter(it => it.playState === 'running').length";
    for (ends_it, deal) in [("key", 20), ("click", 21)] {
        page.open(&solo_draw::link(&Deal::numbered(deal))).await;
        page.press("Deal").await;
        page.phase("swap").await;
        let before = page.js(moving, &[]).await;
        assert_ne!(before, 0, "cards travel");
        if ends_it == "key" {
            // The key means nothing else here.
            page.tap('x').await;
        } else {
            let down = "document.querySelector('main').dispatchEvent(\
                        new PointerEvent('pointerdown', { bubbles: true }))";
            page.js(down, &[]).await;
        }
        assert_eq!(page.js(moving, &[]).await, 0, "a {ends_it} ends it");
    }
}

/// A browser that does not let the page read its storage.
const STORES_NOTHING: &str = "
    Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('no', 'SecurityError'); },
    });";

/// A browser with a full storage.
const IS_FULL: &str = "
    Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
    };";

async fn missing_storage_is_reported_and_play_goes_on(page: &Page) {
    reports_storage_error(
        page,
        STORES_NOTHING,
        "Your browser gives this page no storage",
    )
    .await;
}

async fn full_storage_is_reported_and_play_goes_on(page: &Page) {
    let sentence = "Your browser won’t let this page save your settings.";
    reports_storage_error(page, IS_FULL, sentence).await;
}

/// Checks the page in a browser with this behaviour of its storage, and the sentence that reports it.
async fn reports_storage_error(page: &Page, script: &str, sentence: &str) {
    page.session().run_first(script).await.expect("a script");
    page.open("#/settings").await;
    let alerts = "return document.querySelectorAll('[role=alert]:not([hidden])').length";
    assert_eq!(page.js(alerts, &[]).await, 0, "nothing is wrong yet");
    page.set("theme", "light").await;
    assert_eq!(marks(page).await["theme"], "light", "it holds");
    let text = page.text().await;
    assert!(text.contains(sentence), "{text}");
    page.press("Close").await;
    page.until_js("it is gone", "document.querySelector('.notice') === null")
        .await;
    page.go("#/poker/solo").await;
    page.until("the table", |scene| scene.phase == "ready")
        .await;
    page.press("Deal").await;
    page.phase("swap").await;
}

async fn damaged_settings_are_backed_up(page: &Page) {
    page.store_settings("theme=lig").await;
    page.open("#/blackjack").await;
    let text = page.text().await;
    assert!(text.contains("read your settings"), "{text}");
    let script = "return [...arguments].map(name => localStorage.getItem(name))";
    let names = [json!(stored::SETTINGS), json!(stored::SETTINGS_ASIDE)];
    assert_eq!(page.js(script, &names).await, json!([null, "theme=lig"]));
    page.press("Close").await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    page.reload().await;
    page.until("it can be played", |scene| scene.ready).await;
    let text = page.text().await;
    assert!(!text.contains("read your settings"), "said once: {text}");
}

async fn sounds_are_off_until_switched_on(page: &Page) {
    page.as_a_first_visit();
    let script = "
        window.sounds = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) {
            window.sounds += 1;
            return start.apply(this, when);
        };";
    page.session().run_first(script).await.expect("a script");
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let sounds = "return window.sounds";
    assert_eq!(page.js(sounds, &[]).await, 0);
    // One click on the table.
    page.press("Sound").await;
    page.until_js(
        "it is pressed",
        "document.querySelector('.foot [aria-pressed=true]') !== null",
    )
    .await;
    page.mark(2).await;
    page.press("Swap").await;
    page.until("a card is swapped", |scene| scene.left == Some(46))
        .await;
    page.until_js("there were sounds", "window.sounds >= 2")
        .await;
    page.tap('m').await;
    page.until_js(
        "it is mute",
        "document.querySelector('.foot [aria-pressed=true]') === null",
    )
    .await;
    let before = page.js(sounds, &[]).await;
    page.press("Finish").await;
    page.phase("over").await;
    assert_eq!(page.js(sounds, &[]).await, before);
    assert_eq!(record(page).await, "sounds=off");
}

async fn settings_open_beside_the_table(page: &Page) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 0).stood);
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Settings").await;
    page.come_to_rest().await;
    let covered = "
        const sheet = document.querySelector('aside').getBoundingClientRect();
        return [...document.querySelectorAll('[data-card], .action, [data-deck]')].some(it => {
            const { left, right } = it.getBoundingClientRect();
            return left < sheet.right && right > sheet.left;
        });";
    assert_eq!(page.js(covered, &[]).await, false, "nothing is covered");
    page.press("Hit").await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
}

async fn round_survives_the_settings_page(page: &Page) {
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(1).await;
    let before = page.scene().await;
    page.go("#/settings").await;
    page.until("the settings", |scene| {
        scene.route.as_deref() == Some("/settings")
    })
    .await;
    page.set("faces", "large").await;
    page.follow("main", "Back to the table").await;
    page.phase("swap").await;
    assert_eq!(page.scene().await, before);
    let marks = page.card_buttons().await;
    let marks: Vec<bool> = marks.iter().map(|card| card.pressed).collect();
    assert_eq!(marks, [false, true, false, false, false]);
}
