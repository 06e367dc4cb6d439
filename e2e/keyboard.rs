//! The page without a mouse: Tab, Enter and Space are enough, and the focus is always visible.

use std::time::Duration;

use fair_deal::app::route::Route;
use serde_json::json;

use crate::blackjack::rounds;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        blackjack_round_needs_no_mouse,
        poker_round_needs_no_mouse,
        rules_are_chosen_without_a_mouse,
        held_key_acts_once,
        letters_play_every_game,
    ],
    chromium_only PHONE => [every_tab_stop_is_visible],
    chromium_only DESKTOP => [
        letter_keys_spare_fields_and_can_be_off,
        focus_moves_once_and_is_never_lost,
        focus_moves_to_the_next_page_after_a_link,
        every_place_starts_at_its_top_with_focus,
    ],
    chromium_only PHONE => [
        covering_panel_returns_the_focus,
        covered_table_ignores_keys,
    ],
}

/// Checks that the focused element is visible and has an outline, and returns its name.
async fn focus(page: &Page) -> String {
    let name = page.focused().await.expect("something has the focus");
    let script = "
        const it = document.activeElement;
        const { left, top, right, bottom } = it.getBoundingClientRect();
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return {
            inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
            large: right - left >= 24 && bottom - top >= 24,
            marked: it.matches(':focus-visible'),
            outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        };";
    page.come_to_rest().await;
    let seen = page.js(script, &[]).await;
    for what in ["inside", "large", "marked", "outlined"] {
        assert_eq!(seen[what], true, "{what}, the focus on {name}: {seen}");
    }
    name
}

/// Presses Tab until this element has the focus.
async fn tab_to(page: &Page, name: &str) {
    let mut passed = vec![];
    for _ in 0..25 {
        page.tap(key::TAB).await;
        let Some(focused) = page.focused().await else {
            continue;
        };
        if focused == name {
            assert_eq!(focus(page).await, name);
            return;
        }
        passed.push(focused);
    }
    panic!("Tab does not reach {name}, only {passed:?}");
}

/// Waits until an element has the focus, and returns its name.
async fn refocused(page: &Page) -> String {
    page.until_js(
        "something has the focus",
        "document.activeElement !== document.body",
    )
    .await;
    focus(page).await
}

async fn blackjack_round_needs_no_mouse(page: &Page) {
    // The dealer draws, so for a while no action is possible.
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 2);
        round.hits == 2 && round.stood && round.scenes.len() > 5
    });
    page.store_settings("speed=fast").await;
    page.open(&format!("#/blackjack{}", deal.query())).await;
    page.watch().await;
    tab_to(page, "Deal").await;
    page.tap(key::ENTER).await;
    page.phase("player").await;
    let lands_on = refocused(page).await;
    assert!(["Hit", "Stand"].contains(&lands_on.as_str()), "{lands_on}");
    if lands_on != "Hit" {
        tab_to(page, "Hit").await;
    }
    for (key, left) in [(key::SPACE, 47), (key::ENTER, 46)] {
        page.tap(key).await;
        page.until("a card is drawn", |scene| scene.left == Some(left))
            .await;
        assert_eq!(focus(page).await, "Hit", "it stays for the next card");
    }
    tab_to(page, "Stand").await;
    page.tap(key::SPACE).await;
    page.phase("over").await;
    assert_eq!(refocused(page).await, "Deal");
    let round = Blackjack::play(&deal, Preset::Classic, 2);
    assert_eq!(page.watched().await.len(), round.scenes.len());

    // The next round.
    page.tap(key::ENTER).await;
    page.until("another deal is there", |scene| {
        scene.seal != Some(deal.seal())
    })
    .await;
    let lands_on = refocused(page).await;
    assert!(["Hit", "Stand", "Deal"].contains(&lands_on.as_str()));

    // A bust ends the round during the player's turn.
    let bust = rounds::deal_for("player-busts", Preset::Classic, 1);
    rounds::open_deal(page, &bust).await;
    tab_to(page, "Deal").await;
    page.tap(key::SPACE).await;
    page.phase("player").await;
    tab_to(page, "Hit").await;
    page.tap(key::SPACE).await;
    page.phase("over").await;
    assert_eq!(refocused(page).await, "Deal");

    // A natural ends it before the player's turn.
    let natural = rounds::deal_for("player-blackjack", Preset::Classic, 0);
    rounds::open_deal(page, &natural).await;
    tab_to(page, "Deal").await;
    page.tap(key::ENTER).await;
    page.phase("over").await;
    assert_eq!(refocused(page).await, "Deal");
}

async fn poker_round_needs_no_mouse(page: &Page) {
    let deal = Deal::numbered(20);
    page.open(&solo_draw::link(&deal)).await;
    tab_to(page, "Deal").await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    let order = deal.order();
    assert_eq!(
        refocused(page).await,
        order[0].name(),
        "the cards come first"
    );
    let pressed =
        "[...document.querySelectorAll('button[data-card]')].map(card => card.ariaPressed)";
    for (way, place, key) in [
        (&[key::RIGHT][..], 1, key::SPACE),
        (&[key::END, key::RIGHT], 4, key::ENTER),
    ] {
        let name = order[place].name();
        for step in way {
            page.tap(*step).await;
            page.settle().await;
        }
        assert_eq!(focus(page).await, name);
        page.tap(key).await;
        let marked = format!("({pressed})[{place}] === 'true'");
        page.until_js("the card is marked", &marked).await;
        assert_eq!(focus(page).await, name, "it can be unmarked at once");
    }
    // All five cards are one Tab stop, and the bar is the next.
    tab_to(page, "Finish").await;
    tab_to(page, "Swap").await;
    page.tap(key::SPACE).await;
    let swapped = page
        .until("cards are swapped", |scene| scene.left == Some(45))
        .await;
    assert_eq!(swapped.hand("player").cards[4], order[6].to_string());
    assert_eq!(focus(page).await, "Swap", "it stays for the next swap");

    // To the end of the deck: the last swap removes its own button.
    solo_draw::swap_quickly(page, &vec![vec![0, 1, 2, 3, 4]; 8]).await;
    let cards = page.card_buttons().await;
    tab_to(page, &cards[4].name).await;
    page.tap(key::HOME).await;
    for card in cards {
        page.settle().await;
        assert_eq!(focus(page).await, card.name);
        page.tap(key::SPACE).await;
        page.tap(key::RIGHT).await;
    }
    tab_to(page, "Swap").await;
    page.tap(key::ENTER).await;
    page.phase("over").await;
    assert_eq!(refocused(page).await, "Deal");

    page.tap(key::SPACE).await;
    page.phase("swap").await;
    refocused(page).await;
    tab_to(page, "Finish").await;
    page.tap(key::ENTER).await;
    page.phase("over").await;
    assert_eq!(refocused(page).await, "Deal");
}

async fn rules_are_chosen_without_a_mouse(page: &Page) {
    page.open("#/blackjack").await;
    tab_to(page, "Rules").await;
    // A letter selects the option that begins with it.
    page.tap('a').await;
    page.until_js(
        "aces always count 1",
        "document.querySelector('select').value === 'exam'",
    )
    .await;
    let text = page.text().await;
    assert!(text.contains("Aces count 1, face cards 10."), "{text}");
    tab_to(page, "Deal").await;
    page.tap(key::SPACE).await;
    page.phase("player").await;
}

async fn held_key_acts_once(page: &Page) {
    page.open("#/blackjack").await;
    let natural = rounds::deal_for("player-blackjack", Preset::Classic, 0);
    let long = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 3).stood);
    for deal in [natural, long] {
        rounds::open_deal(page, &deal).await;
        tab_to(page, "Deal").await;
        page.watch().await;
        page.hold_enter().await;
        page.settle().await;
        let scene = page.scene().await;
        assert_eq!(scene.seal, Some(deal.seal()), "it is still this round");
        assert_eq!(scene.left, Some(48), "no card was drawn");
        assert_eq!(page.watched().await.len(), 1, "one thing happened");
    }
    tab_to(page, "Hit").await;
    page.hold_enter().await;
    page.settle().await;
    assert_eq!(page.scene().await.left, Some(47));
}

async fn every_tab_stop_is_visible(page: &Page) {
    for (fragment, names) in [
        ("#/blackjack", &["Hit", "Stand"][..]),
        ("#/poker/solo", &["Swap", "Finish"]),
        ("#/nowhere", &["Draw poker"]),
    ] {
        page.open(fragment).await;
        if fragment != "#/nowhere" {
            let ready = ["Blackjack", "Draw poker", "Learn", "Deal"];
            for name in ready {
                tab_to(page, name).await;
            }
            if fragment == "#/blackjack" {
                // With these rules no natural ends the round at once.
                page.choose("Rules", "House wins ties").await;
            }
            page.press("Deal").await;
            page.until("cards are dealt", |scene| !scene.hands.is_empty())
                .await;
        }
        for name in names {
            tab_to(page, name).await;
        }
    }
}

async fn letters_play_every_game(page: &Page) {
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 1);
        round.hits == 1 && round.stood
    });
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    page.tap('d').await;
    page.phase("player").await;
    // Capital letters work too, as with caps lock.
    page.tap('H').await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    page.tap('s').await;
    page.phase("over").await;
    let round = Blackjack::play(&deal, Preset::Classic, 1);
    let left = page.scene().await.left;
    assert_eq!(left, round.scenes.last().map(|scene| scene.left));
    page.tap(key::ENTER).await;
    page.until("another deal is there", |scene| {
        scene.seal != Some(deal.seal())
    })
    .await;

    let deal = Deal::numbered(20);
    solo_draw::open_deal(page, &deal).await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    let marked = "document.querySelectorAll('[aria-pressed=true][data-card]').length";
    for (digit, count) in [('1', 1), ('5', 2), ('5', 1), ('3', 2)] {
        page.tap(digit).await;
        page.until_js("it is marked", &format!("{marked} === {count}"))
            .await;
    }
    page.tap('s').await;
    page.until("cards are swapped", |scene| scene.left == Some(45))
        .await;
    page.tap('f').await;
    page.phase("over").await;

    page.go("#/poker/jacks").await;
    page.phase("ready").await;
    // Digits choose the coins before the deal, and cards after it.
    page.tap('2').await;
    page.until_js(
        "two coins",
        "document.querySelector('.coin[aria-pressed=true]')?.dataset.coins === '2'",
    )
    .await;
    page.tap('d').await;
    page.phase("swap").await;
    page.tap('4').await;
    page.until_js("it is marked", &format!("{marked} === 1"))
        .await;
    page.tap('s').await;
    page.phase("over").await;

    page.go("#/poker/duel").await;
    page.phase("ready").await;
    page.tap('d').await;
    page.phase("swap").await;
    page.tap('2').await;
    page.until_js("it is marked", &format!("{marked} === 1"))
        .await;
    page.tap('s').await;
    page.phase("over").await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    page.tap('p').await;
    page.phase("over").await;
}

async fn letter_keys_spare_fields_and_can_be_off(page: &Page) {
    page.open("#/blackjack").await;
    tab_to(page, "Rules").await;
    page.tap('d').await;
    page.settle().await;
    assert_eq!(
        page.scene().await.phase,
        "ready",
        "the field has the letter"
    );

    // A text field, as for a bet or a mix.
    let field = "
        const field = document.createElement('input');
        document.querySelector('main').append(field);
        field.focus();";
    page.js(field, &[]).await;
    for letter in ['d', 't', 'm', '?'] {
        page.tap(letter).await;
    }
    page.settle().await;
    let typed = "
        const field = document.querySelector('main > input');
        const { value } = field;
        field.remove();
        return value;";
    assert_eq!(page.js(typed, &[]).await, "dtm?");
    assert_eq!(page.scene().await.phase, "ready");

    page.go("#/settings").await;
    page.until_js(
        "the settings",
        "document.querySelector('[name=letters]') !== null",
    )
    .await;
    page.set("letters", "off").await;
    page.go("#/blackjack").await;
    page.phase("ready").await;
    for letter in ['d', 't', 'm', '?'] {
        page.tap(letter).await;
    }
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
    let shown = "return document.querySelectorAll('aside, kbd').length";
    assert_eq!(page.js(shown, &[]).await, 0);
    page.tap(key::ENTER).await;
    page.until("Enter stays", |scene| scene.phase != "ready")
        .await;
}

/// Waits until another press of a key no longer counts as a double press.
async fn a_moment_later() {
    tokio::time::sleep(Duration::from_millis(450)).await;
}

/// Returns the names of the elements that got the focus since the last call.
async fn moves(page: &Page) -> Vec<String> {
    page.settle().await;
    let script = "
        const names = window.places.splice(0).map(it => it.ariaLabel ?? it.textContent);
        return [names, window.lost];";
    let answer = page.js(script, &[]).await;
    assert_eq!(answer[1], 0, "the page had no focus for a while");
    strings(&answer[0])
}

/// Starts or restarts the record of the focus. Tab can leave the page and return, and other games reload it.
async fn watch_the_focus(page: &Page) {
    page.settle().await;
    // Checks between tasks and at every frame.
    let watch = "
        const isWatched = 'places' in window;
        window.places = [];
        window.lost = 0;
        if (isWatched) return;
        addEventListener('focusin', event => window.places.push(event.target));
        const look = () => {
            if (document.activeElement === document.body) window.lost += 1;
        };
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { look(); setTimeout(() => port2.postMessage('')); };
        port2.postMessage('');
        const frame = () => { look(); requestAnimationFrame(frame); };
        frame();";
    page.js(watch, &[]).await;
}

async fn focus_moves_once_and_is_never_lost(page: &Page) {
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 1);
        round.hits == 1 && round.stood && round.scenes.len() > 4
    });
    page.store_settings("speed=fast").await;
    page.open("#/blackjack").await;
    rounds::open_deal(page, &deal).await;
    tab_to(page, "Deal").await;
    watch_the_focus(page).await;
    page.tap(key::ENTER).await;
    page.phase("player").await;
    assert_eq!(moves(page).await, ["Hit"]);
    a_moment_later().await;
    page.tap(key::ENTER).await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    assert_eq!(moves(page).await, [""; 0], "it stays for the next card");
    tab_to(page, "Stand").await;
    watch_the_focus(page).await;
    page.tap(key::ENTER).await;
    page.phase("over").await;
    // While the dealer draws no action is possible.
    assert_eq!(moves(page).await, ["Actions", "Deal"]);
    let order = Deal::numbered(20).order();
    page.go(&solo_draw::link(&Deal::numbered(20))).await;
    page.phase("ready").await;
    tab_to(page, "Deal").await;
    watch_the_focus(page).await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    assert_eq!(moves(page).await, [order[0].name()]);
    page.tap(key::RIGHT).await;
    assert_eq!(moves(page).await, [order[1].name()]);
    page.tap(key::SPACE).await;
    assert_eq!(moves(page).await, [""; 0], "a mark moves nothing");
    // A swapped card keeps its button element.
    let button = "window.button = document.activeElement";
    page.js(button, &[]).await;
    page.tap('s').await;
    page.until("a card is swapped", |scene| scene.left == Some(46))
        .await;
    assert_eq!(moves(page).await, [""; 0]);
    let same = "return window.button === document.activeElement";
    assert_eq!(page.js(same, &[]).await, true);
    // The actions are the Tab stops after the cards.
    page.tap(key::TAB).await;
    page.tap(key::TAB).await;
    assert_eq!(moves(page).await, ["Finish", "Swap"]);
    tab_to(page, "Finish").await;
    watch_the_focus(page).await;
    page.tap(key::ENTER).await;
    page.phase("over").await;
    assert_eq!(moves(page).await, ["Deal"]);
    a_moment_later().await;
    page.tap(key::ENTER).await;
    page.phase("swap").await;
    let first = "[document.activeElement === document.querySelector('button[data-card]')]";
    page.until_js(
        "a new deal begins at its first card",
        &format!("{first}[0]"),
    )
    .await;
}

/// True if the focus is in the main part of the page.
const IN_MAIN: &str = "document.activeElement?.closest('main') != null";

async fn focus_moves_to_the_next_page_after_a_link(page: &Page) {
    page.open("#/poker/duel").await;
    tab_to(page, "Daily").await;
    page.tap(key::ENTER).await;
    page.until_js(
        "the deal of the day",
        "location.hash === '#/poker/duel/daily'",
    )
    .await;
    page.until_js("the focus is there", IN_MAIN).await;
    tab_to(page, "Back to the table").await;
    page.tap(key::ENTER).await;
    page.until_js("the table", "location.hash === '#/poker/duel'")
        .await;
    page.until_js("the focus is there", IN_MAIN).await;
    // A panel stays where it was opened.
    page.press("Opponents").await;
    let in_panel = "document.activeElement.closest('aside') !== null";
    page.until_js("the focus is in the panel", in_panel).await;
    page.go("#/blackjack").await;
    page.until_js("the focus is at the table", IN_MAIN).await;
}

/// Focuses the element of this selector and presses Enter.
async fn enter(page: &Page, selector: &str) {
    let script = "document.querySelector(arguments[0]).focus()";
    page.js(script, &[json!(selector)]).await;
    page.tap(key::ENTER).await;
}

async fn every_place_starts_at_its_top_with_focus(page: &Page) {
    page.resize(PHONE).await;
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let arrived = async |route: &str| {
        let main = format!("main[data-route='{route}']");
        let there = format!("document.querySelector(\"{main}\")?.contains(document.activeElement)");
        page.until_js(route, &format!("{there} === true")).await;
        assert_eq!(page.js("return scrollY", &[]).await, 0, "{route}");
    };
    // A reading page first, because its bundle must be fetched.
    enter(page, "a.why").await;
    arrived("/lab").await;
    page.js("scrollTo(0, 400)", &[]).await;
    page.back().await;
    arrived("/poker/solo").await;
    page.press("Finish").await;
    page.phase("over").await;
    enter(page, "a.check").await;
    arrived("/check").await;
    page.js("scrollTo(0, 400)", &[]).await;
    page.go("#/nowhere").await;
    arrived("unknown").await;
    enter(page, "main a[href='#/poker/duel']").await;
    arrived("/poker/duel").await;
    page.go("#/settings").await;
    arrived("/settings").await;
    page.js("scrollTo(0, 400)", &[]).await;
    enter(page, "main a[href='#/poker/duel']").await;
    arrived("/poker/duel").await;
    for route in Route::all() {
        page.js("scrollTo(0, 400)", &[]).await;
        page.go(&format!("#{}", route.path())).await;
        arrived(route.path()).await;
    }
}

async fn covering_panel_returns_the_focus(page: &Page) {
    page.open("#/blackjack").await;
    for opener in [".seal button", "[data-tool=settings]"] {
        enter(page, opener).await;
        let in_panel = "document.activeElement.closest('aside') !== null";
        page.until_js("the focus is in the panel", in_panel).await;
        page.tap(key::ESCAPE).await;
        let back = format!("document.activeElement === document.querySelector('{opener}')");
        page.until_js("the focus is back", &back).await;
    }
}

async fn covered_table_ignores_keys(page: &Page) {
    page.open("#/blackjack").await;
    page.press("Settings").await;
    page.until_js("the panel", "document.querySelector('aside') !== null")
        .await;
    // As after a click beside the controls of the panel.
    page.js("document.activeElement.blur()", &[]).await;
    for key in ['d', key::ENTER, 't'] {
        page.tap(key).await;
        page.settle().await;
        assert_eq!(page.scene().await.phase, "ready", "{key:?}");
    }
    page.resize(DESKTOP).await;
    page.tap('d').await;
    page.until("it is played beside the panel", |scene| {
        scene.phase != "ready"
    })
    .await;
}
