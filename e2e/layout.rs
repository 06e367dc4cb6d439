//! The tables of blackjack, solo draw and the poker match, all without chips, fit in every phase, at the sizes that
//! matter. While a round is played, the test gives the window each size at each step. Only Chromium measures how a hand
//! of blackjack grows, and rounds with every result. [`crate::walk`] measures all places, also those of the other
//! games.

use std::collections::BTreeMap;

use fair_deal::app::language::Language;
use fair_deal::table::Mode;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::blackjack::rounds;
use crate::browser::Size;
use crate::oracle::{Blackjack, Deal, Preset, Rank};
use crate::page::{DESKTOP, ENLARGED, PHONE, PHONE_ON_ITS_SIDE, Page, TABLET, strings};
use crate::places;
use crate::poker::poker_match;
use crate::poker::poker_match_chips;
use crate::poker::solo_draw;
use crate::tests;
use crate::walk::SETTINGS;

tests! {
    all_browsers DESKTOP => [
        blackjack_fits,
        poker_fits,
        poker_match_fits,
        cut_fits,
        reading_page_fits,
    ],
    chromium_only DESKTOP => [
        blackjack_fits_with_every_result,
        growing_blackjack_hands_fit,
        letters_of_every_language_are_drawn,
        enlarged_game_names_break_between_words,
        enlarged_felt_is_not_covered,
        last_round_of_a_shoe_fits,
        cards_use_the_room,
        coach_leaves_the_hand_in_sight,
        no_decision_of_a_match_has_the_place_of_deal,
        pay_table_keeps_its_rows_beside_a_result,
        japanese_pay_table_has_whole_names,
        lists_in_a_panel_have_labels,
        tools_of_a_phone_have_words,
    ],
}

/// The smallest side of a control, in CSS pixels.
const SMALLEST: f64 = 44.0 - ROUNDED;

/// The rounding error of a browser that adds and subtracts parts of a pixel.
const ROUNDED: f64 = 0.01;

/// The part of a card's width that its index and the suit below take up, from the left edge.
const INDEX: f64 = 42.0 / 250.0;

/// The tolerance for edges that lie on one another, in CSS pixels.
const HAIR: f64 = 0.5;

/// The sizes at which the page must fit. The rounds are played at the last size.
const SIZES: [Size; 4] = [PHONE, PHONE_ON_ITS_SIDE, TABLET, DESKTOP];

/// The part of the window that a browser's bars leave free on a phone of 320 by 568.
const SMALLEST_PHONE: Size = Size {
    width: 320,
    height: 454,
};

/// Ends all animations, and measures the page.
const MEASURE: &str = "
    const [hair, done] = arguments;
    const rect = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const shown = element => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width * height > 1;
    };
    const name = element => element.ariaLabel ?? element.textContent.trim();
    // Of a card in a fan, the part that the next card leaves.
    const free = element => {
        const own = rect(element), next = element.closest('li')?.nextElementSibling?.querySelector('.card');
        if (!element.matches('.card') || !next) return own;
        const { left, top } = rect(next);
        return top === own.top ? { ...own, right: Math.min(own.right, left) } : own;
    };
    const all = selector => [...document.querySelectorAll(selector)].filter(shown);
    const measure = () => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const hands = [...document.querySelectorAll('[data-hand]')].map(hand =>
            [...hand.querySelectorAll('[data-card]')].map(rect));
        return {
            width: innerWidth,
            height: innerHeight,
            scroll_width: Math.max(scrollWidth, document.body.scrollWidth),
            scroll_height: Math.max(scrollHeight, document.body.scrollHeight),
            targets: all('button, select, a').map(it => [name(it), free(it)]),
            sticking_out: all('body :not(svg, svg *, option, [data-card] *)')
                .map(it => [it, rect(it)])
                .filter(([, { left, right }]) => left < -hair || right > innerWidth + hair)
                .map(([it, at]) => [`${it.tagName} ${it.className} ${name(it)}`.slice(0, 80), at]),
            hands,
        };
    };
    // WebKit leaves a part of the table at its previous place after a change of size, until something else changes.
    const { style } = document.documentElement;
    style.fontSize = '90%';
    document.body.getBoundingClientRect();
    style.fontSize = '';
    requestAnimationFrame(() => {
        document.getAnimations().forEach(moving => moving.finish());
        requestAnimationFrame(() => setTimeout(() => done(measure())));
    });";

/// Finds texts that lie under a control, as far as both are in the window. A control without a background colour and
/// without a border covers nothing, however large its touch target is.
const UNDER_CONTROLS: &str = "
    const [little] = arguments;
    const main = document.querySelector('main');
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const isClear = color => /^rgba\\(.*, 0\\)$|\\/ 0\\)$/.test(color);
    const covers = element => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        return shown(element) && (!isClear(backgroundColor) || parseFloat(borderTopWidth) > 0);
    };
    const isSheet = element => {
        const { backgroundColor, position } = getComputedStyle(element);
        return ['absolute', 'sticky'].includes(position) && !isClear(backgroundColor);
    };
    const sheetOf = element => {
        let sheet = element;
        while (sheet && !isSheet(sheet)) sheet = sheet.parentElement;
        return sheet;
    };
    const controls = [...main.querySelectorAll('button, select, a')].filter(covers);
    const places = controls.map(control => [control, control.getBoundingClientRect()]);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        const isNone = !text.data.trim() || parent.closest('.visually-hidden, svg, option');
        if (isNone || !shown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
            for (const [control, place] of places) {
                const left = Math.max(line.left, place.left), right = Math.min(line.right, place.right);
                const top = Math.max(line.top, place.top), bottom = Math.min(line.bottom, place.bottom);
                const isPart = control.contains(parent) || parent.closest('label')?.contains(control);
                if (isPart || right - left < little || bottom - top < little) continue;
                // Elements that are scrolled away are not at this point.
                const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
                // An open sheet, and a line that stays while the page scrolls, hide the elements under them.
                if (sheetOf(parent) !== sheetOf(control)) continue;
                if (there.includes(control) && there.includes(parent))
                    found.add(`${text.data} under ${control.ariaLabel ?? control.textContent}`);
            }
        }
    }
    return [...found];";

/// The height by which a line box may lie under a control, in CSS pixels. A line box is higher than its letters.
const ABOVE_LETTERS: f64 = 4.0;

/// Returns the texts that lie under a control, with the control's name.
pub(crate) async fn under_controls(page: &Page) -> Vec<String> {
    let script = format!("return {}", under_controls_script());
    strings(&page.js(&script, &[]).await)
}

/// Returns the expression for the texts that lie under a control, with the control's name.
pub(crate) fn under_controls_script() -> String {
    format!("(function() {{ {UNDER_CONTROLS} }})({ABOVE_LETTERS})")
}

/// A rectangle on the page.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Rect {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Rect {
    fn overlaps(self, other: Rect) -> bool {
        self.left + HAIR < other.right
            && other.left + HAIR < self.right
            && self.top + HAIR < other.bottom
            && other.top + HAIR < self.bottom
    }
}

/// The measurements of [`MEASURE`].
#[derive(Debug, Deserialize)]
struct Measures {
    width: f64,
    height: f64,
    scroll_width: f64,
    scroll_height: f64,
    /// The controls, with their names.
    targets: Vec<(String, Rect)>,
    /// The elements that begin or end beside the page and so are only partly visible, with a description.
    sticking_out: Vec<(String, Rect)>,
    /// The cards of each hand.
    hands: Vec<Vec<Rect>>,
}

/// The places of the buttons in all phases, at each of [`SIZES`].
#[derive(Debug, Default)]
struct Places([BTreeMap<String, Vec<Rect>>; SIZES.len()]);

impl Places {
    /// Checks the page as it is against the rules for each size.
    async fn check(&mut self, page: &Page, when: &str) {
        for (size, places) in SIZES.into_iter().zip(&mut self.0) {
            page.resize(size).await;
            let found = page.js_until_done(MEASURE, &[json!(HAIR)]).await;
            let found: Measures = serde_json::from_value(found).expect("measures");
            let at = format!("{when}, at {}x{}", size.width, size.height);
            Places::check_size(places, &found, size, &at);
        }
    }

    /// Plays a round of blackjack, and checks the page against the rules at the moments that `measured` selects.
    async fn play_and_check(
        &mut self,
        page: &Page,
        (deal, preset, hits, result): Played,
        measured: Measured,
    ) {
        let round = Blackjack::play(&deal, preset, hits);
        rounds::open_deal_with_rules(page, &deal, preset).await;
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
        let mut left = 48;
        for (number, scene) in round.scenes.iter().enumerate() {
            if scene.left != left {
                match scene.dealer.last().map(String::as_str) {
                    Some("back") => page.press("Hit").await,
                    _ if round.stood => release_the_dealer(page).await,
                    // The card that busts the player.
                    _ => page.press("Hit").await,
                }
                left = scene.left;
            } else if scene.phase != "player" && round.stood {
                page.press("Stand").await;
            }
            let what = format!("{} cards are left", scene.left);
            page.until(&what, |now| {
                now.phase == scene.phase && now.left == Some(scene.left)
            })
            .await;
            let (player, dealer) = (scene.player.len(), scene.dealer.len());
            let when = format!("{}, {player} to {dealer} cards", scene.phase);
            let on_the_way = measured == Measured::OnTheWay && number % 2 == 0;
            if on_the_way || number + 1 == round.scenes.len() {
                self.check(page, &when).await;
            }
        }
        assert_eq!(page.scene().await.result(), result);
    }

    fn check_size(
        places: &mut BTreeMap<String, Vec<Rect>>,
        found: &Measures,
        size: Size,
        at: &str,
    ) {
        assert!(
            (found.width, found.height) == (f64::from(size.width), f64::from(size.height)),
            "{at}: the page is {}x{}",
            found.width,
            found.height
        );

        let mut faults = vec![];
        if found.scroll_width > found.width {
            faults.push(format!("it is {} wide", found.scroll_width));
        }
        for (part, rect) in &found.sticking_out {
            faults.push(format!("{part} sticks out: {rect:?}"));
        }
        if [PHONE, DESKTOP].contains(&size) {
            if found.scroll_height > found.height {
                faults.push(format!("it is {} high", found.scroll_height));
            }
            for (name, rect) in &found.targets {
                if rect.top < -HAIR || rect.bottom > found.height + HAIR {
                    faults.push(format!("{name} is below the edge: {rect:?}"));
                }
            }
        }
        for (number, (name, rect)) in found.targets.iter().enumerate() {
            if rect.right - rect.left < SMALLEST || rect.bottom - rect.top < SMALLEST {
                faults.push(format!("{name} is too small: {rect:?}"));
            }
            for (other, others) in &found.targets[number + 1..] {
                if rect.overlaps(*others) {
                    faults.push(format!("{name} and {other} overlap"));
                }
            }
            places.entry(name.clone()).or_default().push(*rect);
        }
        for hand in &found.hands {
            // On a high phone the five cards are in two lines.
            let is_in_line = |pair: &&[Rect]| (pair[0].top - pair[1].top).abs() < HAIR;
            for pair in hand.windows(2).filter(is_in_line) {
                let free = pair[1].left - pair[0].left;
                if free < INDEX * (pair[0].right - pair[0].left) - HAIR {
                    faults.push(format!("a card covers the index of another: {pair:?}"));
                }
            }
        }
        assert!(faults.is_empty(), "{at}: {}", faults.join("; "));
    }

    /// Checks that no action of a round was ever at the place of Deal, so that the second click of a double click hits
    /// nothing.
    fn check_deal(&self) {
        for (places, size) in self.0.iter().zip(SIZES) {
            let at = |name: &str| places.get(name).cloned().unwrap_or_default();
            assert!(!at("Deal").is_empty());
            let others = ["Hit", "Stand", "Swap", "Finish", "Stand pat"];
            assert!(others.iter().any(|other| !at(other).is_empty()));
            for other in others {
                for deal in at("Deal") {
                    for place in at(other) {
                        assert!(
                            !deal.overlaps(place),
                            "Deal and {other} at {size:?}: {deal:?}, {place:?}"
                        );
                    }
                }
            }
        }
    }
}

/// The sizes of phones, tablets and desktops at which cards must be large, the coach must leave them in sight, and the
/// result of a shoe's last round must fit the felt.
const SCREENS: [Size; 6] = [
    PHONE,
    Size {
        width: 390,
        height: 844,
    },
    TABLET,
    Size {
        width: 1280,
        height: 800,
    },
    DESKTOP,
    Size {
        width: 1920,
        height: 1080,
    },
];

/// Tables, and the least width of the player's cards there, in CSS pixels.
const TABLES: [(&str, f64); 5] = [
    ("#/blackjack", 80.0),
    ("#/blackjack?rules=vegas", 80.0),
    ("#/poker/solo", 100.0),
    ("#/poker/jacks", 100.0),
    ("#/poker/duel", 100.0),
];

/// Deals at this table a hand that leaves the player a decision.
async fn deal_a_decision(page: &Page, table: &str) {
    let deal = Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 1).hits == 1);
    page.draw_entropy(&deal).await;
    page.store_settings("speed=off").await;
    page.open(table).await;
    page.press("Deal").await;
    page.until("a decision", |scene| {
        ["player", "swap"].contains(&scene.phase.as_str())
    })
    .await;
}

/// The rectangles of the player's cards.
const CARDS: &str = "[...document.querySelectorAll('[data-hand=player] [data-card]')].map(it => it.closest('.card'))";

async fn cards_use_the_room(page: &Page) {
    for (table, least) in TABLES {
        page.move_to_another_origin();
        deal_a_decision(page, table).await;
        for size in SCREENS {
            page.resize(size).await;
            let narrowest = format!("return Math.min(...{CARDS}.map(it => it.offsetWidth))");
            let narrowest = page.js(&narrowest, &[]).await.as_f64();
            assert!(
                narrowest.is_some_and(|width| width >= least),
                "{table} at {size:?}: {narrowest:?}"
            );
        }
    }
}

/// Opens the coach's values. Returns whether the cards have moved, and the smallest part of a card that the coach does
/// not cover, found at many points.
const OPEN_THE_VALUES: &str = "
    const [done] = arguments;
    const cards = CARDS;
    const places = () => JSON.stringify(cards.map(it => it.getBoundingClientRect()));
    const summary = document.querySelector('[data-coach] summary');
    const before = places();
    summary.click();
    requestAnimationFrame(() => setTimeout(() => {
        const parts = cards.map(card => {
            const { x, y, width, height } = card.getBoundingClientRect();
            const steps = [...Array(20).keys()].map(step => (step + 0.5) / 20);
            const seen = steps.flatMap(across => steps.map(down => {
                const at = document.elementFromPoint(x + across * width, y + down * height);
                return at !== null && !at.closest('.coach, .middle, .foot');
            }));
            return seen.filter(Boolean).length / seen.length;
        });
        const values = document.querySelector('[data-coach] li').getBoundingClientRect();
        const isSeen = values.height > 0 && values.top >= 0 && values.bottom <= innerHeight;
        const found = { moved: places() !== before, least: Math.min(...parts), isSeen };
        summary.click();
        done(found);
    }));";

async fn coach_leaves_the_hand_in_sight(page: &Page) {
    let open_the_values = OPEN_THE_VALUES.replace("CARDS", CARDS);
    for (table, _) in &TABLES[..4] {
        page.move_to_another_origin();
        deal_a_decision(page, table).await;
        page.press("Coach").await;
        let values = "document.querySelector('[data-coach] li') !== null";
        page.until_js("the values", values).await;
        for size in SCREENS {
            page.resize(size).await;
            let found = page.js_until_done(&open_the_values, &[]).await;
            assert_eq!(found["moved"], json!(false), "{table} at {size:?}");
            assert_eq!(found["isSeen"], json!(true), "{table} at {size:?}");
            let least = found["least"].as_f64();
            assert!(
                least.is_some_and(|part| part >= 0.75),
                "{table} at {size:?}: {least:?}"
            );
        }
    }
}

/// Keeps the dealer waiting after each card until [`release_the_dealer`], so that the test can measure the table for as
/// long as it needs. (A driver sets timers in the page too, but much longer ones.)
pub(crate) const HOLD_THE_DEALER: &str = "
    const start = window.setTimeout;
    window.held = [];
    window.setTimeout = (run, pause, ...rest) =>
        pause >= 300 && pause < 1500 ? window.held.push(run) : start(run, pause, ...rest);";

/// Runs the timers that were held.
pub(crate) async fn release_the_dealer(page: &Page) {
    page.js("window.held?.splice(0).forEach(run => run())", &[])
        .await;
}

/// A round of blackjack that is measured: the deal, the rules, how often the player hits, and the result.
type Played = (Deal, Preset, usize, &'static str);

/// A deal in which the player can hold nine cards without a bust.
const NINE_CARDS: u32 = 156_015;

/// Returns the rounds with the longest hands of the player and of the dealer in three million deals.
fn longest_hands() -> [Played; 2] {
    let [player, dealer] = [NINE_CARDS, 172_054].map(Deal::numbered);
    [
        (player, Preset::Classic, 8, "player-busts"),
        (dealer, Preset::Classic, 0, "dealer-busts"),
    ]
}

/// The moments at which a round is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measured {
    /// The end of the round.
    AtTheEnd,
    /// After every second step, and when the round is over. This finds as much as measuring every step, with half the
    /// work.
    OnTheWay,
}

/// Opens a table of blackjack at which the test can hold the dealer.
async fn open_blackjack(page: &Page) {
    // The dealer's pause is long enough to distinguish it from the page's other timers.
    page.store_settings("speed=fast").await;
    page.open("#/blackjack").await;
    page.js(HOLD_THE_DEALER, &[]).await;
}

async fn blackjack_fits(page: &Page) {
    let mut places = Places::default();
    open_blackjack(page).await;
    places.check(page, "a fresh pack is ready").await;
    rounds::open_deal(page, &Deal::numbered(3)).await;
    places.check(page, "a shared deal is ready").await;
    page.press("Deal").await;
    page.phase("player").await;
    places.check(page, "the cards are dealt").await;

    let mut rounds = longest_hands().to_vec();
    let tie = |deal: &Deal| {
        let round = Blackjack::play(deal, Preset::HouseWinsTies, 0);
        let sentence = &round.scenes.last().expect("an end").result;
        sentence.as_ref().is_some_and(|(_, it)| it.contains("tie"))
    };
    rounds.push((Deal::find(tie), Preset::HouseWinsTies, 0, "dealer-wins"));
    for round in rounds {
        places.play_and_check(page, round, Measured::AtTheEnd).await;
    }
    places.check_deal();
}

/// Rounds with the other results: they differ from the longest rounds in the sentence of the result.
async fn blackjack_fits_with_every_result(page: &Page) {
    let mut places = Places::default();
    open_blackjack(page).await;
    rounds::open_deal(page, &Deal::numbered(3)).await;
    page.press("Deal").await;
    page.phase("player").await;
    places.check(page, "the cards are dealt").await;
    let six_each = Deal::numbered(68_769);
    let mut rounds = vec![
        (Deal::numbered(NINE_CARDS), Preset::Exam, 7, "player-wins"),
        (six_each, Preset::Classic, 4, "dealer-busts"),
    ];
    for result in ["player-blackjack", "dealer-blackjack", "draw"] {
        let deal = rounds::deal_for(result, Preset::Classic, 0);
        rounds.push((deal, Preset::Classic, 0, result));
    }
    for round in rounds {
        places.play_and_check(page, round, Measured::AtTheEnd).await;
    }
    places.check_deal();
}

async fn growing_blackjack_hands_fit(page: &Page) {
    let mut places = Places::default();
    open_blackjack(page).await;
    places.check(page, "a fresh pack is ready").await;
    for round in longest_hands() {
        places.play_and_check(page, round, Measured::OnTheWay).await;
    }
    places.check_deal();
}

/// Marks the first `cards` cards, or removes their marks.
async fn mark_quickly(page: &Page, cards: usize) {
    let script = "
        const cards = [...document.querySelectorAll('button[data-card]')].slice(0, arguments[0]);
        cards.forEach(card => card.click());";
    let marked = "document.querySelectorAll('button[data-card][aria-pressed=true]').length";
    let before = page.js(&format!("return {marked}"), &[]).await;
    page.js(script, &[json!(cards)]).await;
    page.until_js("the marks are shown", &format!("{marked} !== {before}"))
        .await;
}

async fn poker_fits(page: &Page) {
    let mut places = Places::default();
    page.open("#/poker/solo").await;
    places.check(page, "a fresh pack is ready").await;

    // Swapping one card at a time, around the hand, makes hands of eight kinds: the longest possible list.
    let eight_kinds = Deal::numbered(14_315);
    solo_draw::open_deal(page, &eight_kinds).await;
    places.check(page, "a shared deal is ready").await;
    page.press("Deal").await;
    page.phase("swap").await;
    places.check(page, "the cards are dealt").await;
    let order = eight_kinds.order();
    let mut hand = order[..5].to_vec();
    let mut longest = (Rank::of(&hand).name(), 0);
    for (number, card) in order[5..47].iter().enumerate() {
        hand[number % 5] = *card;
        let name = Rank::of(&hand).name();
        if name.len() > longest.0.len() {
            longest = (name, number + 1);
        }
    }
    let swaps: Vec<Vec<usize>> = (0..42).map(|number| vec![number % 5]).collect();
    let (first, rest) = swaps.split_at(longest.1);
    solo_draw::swap_quickly(page, first).await;
    page.until("the hand has the longest name", |scene| {
        scene.hand("player").worth == longest.0
    })
    .await;
    places.check(page, &longest.0).await;
    solo_draw::swap_quickly(page, rest).await;
    page.press("Finish").await;
    page.phase("over").await;
    assert_eq!(solo_draw::hands_made(page).await.len(), 8);
    places.check(page, "hands of eight kinds were made").await;

    // To the end, with all marks and the longest hint.
    solo_draw::open_deal(page, &Deal::numbered(3)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    mark_quickly(page, 5).await;
    places.check(page, "all five are marked").await;
    page.press("Swap").await;
    solo_draw::swap_quickly(page, &vec![vec![0, 1, 2, 3, 4]; 8]).await;
    page.until("two cards are left", |scene| scene.left == Some(2))
        .await;
    mark_quickly(page, 5).await;
    places.check(page, "fewer are left than marked").await;
    mark_quickly(page, 3).await;
    page.press("Swap").await;
    page.phase("over").await;
    places.check(page, "the deck is empty").await;
    places.check_deal();
}

/// Puts the longest names of hands on two hands of a finished poker match. In play, all hands never have them at once.
const LONGEST_NAMES: &str = "
    const name = 'Full house, queens over sevens';
    for (const count of document.querySelectorAll(
        '[data-hand=cpu-1] .count > span, [data-hand=player] .count > span'))
        count.textContent = name;
    document.querySelector('.sentence').textContent = 'A draw with the Chaser.';
    document.querySelector('.compared').textContent =
        `${name}, against full house, queens over sixes: the higher pair decides.`;";

async fn poker_match_fits(page: &Page) {
    let mut places = Places::default();
    page.open("#/poker/duel").await;
    places.check(page, "a fresh pack is ready").await;
    for (number, rules) in [(1, "r"), (2, "ck"), (3, "cko"), (4, "rco-2-jokers")] {
        poker_match::open_deal(page, &Deal::numbered(number), rules).await;
        if number == 4 {
            places.check(page, "a shared deal is ready").await;
        }
        page.press("Deal").await;
        page.phase("swap").await;
        if number == 1 {
            places.check(page, "the cards are dealt").await;
        }
        mark_quickly(page, 5).await;
        places
            .check(page, &format!("{rules}: all five are marked"))
            .await;
        page.press("Swap").await;
        page.phase("over").await;
        places
            .check(page, &format!("{rules}: all hands are turned"))
            .await;
        // With three opponents and these names the table is one line too high for `PHONE`, which then scrolls.
        if page.scene().await.hands.len() < 4 {
            page.js(LONGEST_NAMES, &[]).await;
            let when = format!("{rules}: two hands have long names");
            places.check(page, &when).await;
            // A reload removes the texts that the script replaced. While the page loads, `WebKit` gives the address of
            // a link to the present entry and keeps its state, which says that the deal was dealt.
            page.reload().await;
            page.until("the page is loaded again", |scene| scene.ready)
                .await;
        }
    }
    places.check_deal();
}

async fn cut_fits(page: &Page) {
    page.store_settings("cut=on&speed=off").await;
    for fragment in places::addresses(Mode::Free) {
        page.open(&fragment).await;
        page.press("Deal").await;
        page.phase("cut").await;
        let when = format!("{fragment}: the deck is cut");
        Places::default().check(page, &when).await;
    }
}

async fn reading_page_fits(page: &Page) {
    let mut places = Places::default();
    page.open("#/nowhere").await;
    places.check(page, "there is no table").await;
    let script = crate::safety::BREAK;
    page.expect_complaints();
    page.js(script, &[]).await;
    page.until_js(
        "the panel is shown",
        "!document.getElementById('fault').hidden",
    )
    .await;
    let script = "
        const button = document.querySelector('#fault button');
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && width >= 44 && height >= 44;";
    for size in SIZES {
        page.resize(size).await;
        page.settle().await;
        assert_eq!(page.js(script, &[]).await, true, "its button at {size:?}");
    }
}

/// Returns the texts in the head and the title of the game, with the number of their lines.
const LINES: &str = "
    const names = [...document.querySelectorAll('.head .game, .title')].filter(it => it.checkVisibility());
    return names.map(name => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const { lineHeight } = getComputedStyle(name);
        return [name.textContent, Math.round(range.getBoundingClientRect().height / parseFloat(lineHeight))];
    });";

async fn enlarged_game_names_break_between_words(page: &Page) {
    for language in places::languages() {
        page.store_settings(&format!("language={language}&speed=off"))
            .await;
        page.open("#/blackjack/daily").await;
        page.resize(ENLARGED).await;
        page.settle().await;
        let lines = page.js(LINES, &[]).await;
        let lines: Vec<(String, u32)> = serde_json::from_value(lines).expect("names and numbers");
        assert_eq!(lines.len(), 5, "four games, and the one that is played");
        let (title, in_head) = lines.split_last().expect("five");
        assert_eq!(title.1, 1, "{title:?}");
        // The longest Russian name has three words.
        let most = if language == "ru" { 3 } else { 2 };
        assert!(
            in_head.iter().all(|(_, lines)| *lines <= most),
            "{in_head:?}"
        );
    }
}

async fn enlarged_felt_is_not_covered(page: &Page) {
    page.open("#/poker/duel").await;
    poker_match_chips::play_for_chips(page, 1).await;
    page.press("Deal").await;
    poker_match_chips::turn(page).await;
    page.resize(ENLARGED).await;
    page.settle().await;
    let felt = "
        const there = document.elementFromPoint(innerWidth / 2, innerHeight - 1);
        return there.closest('.felt') !== null;";
    assert_eq!(page.js(felt, &[]).await, true, "down to the window's end");
    let button = "
        const { top, bottom } = document.querySelector('.actions .main').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;";
    for size in [SMALLEST_PHONE, PHONE] {
        page.resize(size).await;
        page.settle().await;
        assert_eq!(page.js(button, &[]).await, true, "within reach at {size:?}");
    }
}

/// Draws each of these letters by itself, in the font of the page, and returns the pixels.
const DRAW: &str = "
    const [letters, done] = arguments;
    const { fontFamily } = getComputedStyle(document.body);
    const draw = letter => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.font = `48px ${fontFamily}`;
        context.fillText(letter, 4, 52);
        return [...context.getImageData(0, 0, 64, 64).data].map(part => part.toString(16)).join('');
    };
    done(letters.map(draw));";

/// Checks that the machine has the fonts. Without them the tests of texts in a language would measure boxes.
async fn letters_of_every_language_are_drawn(page: &Page) {
    // No font has a glyph for the last one. A browser draws it like every missing letter: as a box, with or without the
    // letter's number in it.
    const MISSING: &str = "\u{378}";
    for language in Language::ALL {
        let letters = match language {
            Language::English => ["A", "z", "“", "’", MISSING],
            Language::Japanese => ["山", "切", "あ", "ン", MISSING],
            Language::Russian => ["Ж", "ф", "Ы", "я", MISSING],
            Language::Spanish => ["ñ", "á", "¿", "¡", MISSING],
        };
        page.store_settings(&format!("language={}&speed=off", language.code()))
            .await;
        page.open("").await;
        let drawn = page.js_until_done(DRAW, &[json!(letters)]).await;
        let drawn = strings(&drawn);
        assert_eq!(drawn.len(), letters.len());
        let empty = "0".repeat(64 * 64 * 4);
        for (number, picture) in drawn.iter().enumerate() {
            let letter = letters[number];
            assert!(*picture != empty || letter == MISSING, "{letter} is blank");
            let same = drawn[number + 1..].iter().position(|it| it == picture);
            let other = same.map(|at| letters[number + 1 + at]);
            assert_eq!(other, None, "{letter} looks the same: is a font missing?");
        }
    }
}

/// Returns the height of the felt that is scrolled away, and the height of the seal below the felt.
const CUT_OFF: &str = "
    const felt = document.querySelector('.felt');
    const seal = document.querySelector('.seal').getBoundingClientRect();
    const below = seal.bottom - felt.getBoundingClientRect().bottom;
    return [felt.scrollHeight - felt.clientHeight, Math.max(0, Math.round(below))];";

async fn last_round_of_a_shoe_fits(page: &Page) {
    let places = places::all().into_iter();
    let places = places.filter(|it| it.name.contains("last round of a shoe"));
    let mut faults = vec![];
    page.open("#/blackjack").await;
    for place in places {
        page.resize(DESKTOP).await;
        place.reach(page, SETTINGS).await;
        // A phone has no room for three hands beside three seats.
        let has_seats = place.name.contains("three hands");
        for language in places::languages() {
            place
                .change(page, &format!("{SETTINGS}&language={language}"))
                .await;
            for size in SCREENS {
                if has_seats && size.width < TABLET.width {
                    continue;
                }
                page.resize(size).await;
                page.settle().await;
                let cut = page.js(CUT_OFF, &[]).await;
                let most = if has_seats { 4.0 } else { 0.0 };
                let is_more = |it: &Value| it.as_f64().is_none_or(|it| it > most);
                if cut.as_array().is_none_or(|cut| cut.iter().any(is_more)) {
                    faults.push(format!("{}, {language}, {size:?}: {cut}", place.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The boxes of the buttons in the action bar: left, top, right, bottom.
async fn buttons_of_the_bar(page: &Page) -> Vec<[f64; 4]> {
    let script = "return [...document.querySelectorAll('.actions button')].map(it => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        return [left, top, right, bottom];
    })";
    let boxes = page.js(script, &[]).await;
    serde_json::from_value(boxes).expect("boxes")
}

/// On both sides of the hand, also from right to left: a late press on a decision deals nothing.
async fn no_decision_of_a_match_has_the_place_of_deal(page: &Page) {
    for size in [DESKTOP, PHONE, PHONE_ON_ITS_SIDE] {
        page.resize(size).await;
        for side in ["right", "left"] {
            page.store_settings(&format!("speed=off&side={side}")).await;
            page.forget_rounds().await;
            page.open("#/poker/duel").await;
            poker_match_chips::play_for_chips(page, 1).await;
            page.press("Deal").await;
            let mut decisions = vec![];
            while poker_match_chips::turn(page).await.phase != "over" {
                decisions.extend(buttons_of_the_bar(page).await);
                let wanted = ["Bet", "Call", "Check", "Stand pat"];
                poker_match_chips::press_one(page, &wanted).await;
                page.settle().await;
            }
            for deal in buttons_of_the_bar(page).await {
                let [left, top, right, bottom] = deal;
                for other in &decisions {
                    let apart = other[2] <= left + HAIR
                        || right <= other[0] + HAIR
                        || other[3] <= top + HAIR
                        || bottom <= other[1] + HAIR;
                    assert!(apart, "{size:?}, {side}: {deal:?} and {other:?}");
                }
            }
        }
    }
}

/// At the longest pay table and the shortest, on a small phone. The felt does not scroll.
async fn pay_table_keeps_its_rows_beside_a_result(page: &Page) {
    let rows = "return [...document.querySelectorAll('.pay-table [data-prize]')]
        .filter(it => it.checkVisibility()).length";
    let more = "const felt = document.querySelector('.felt');
        return felt.scrollHeight - felt.clientHeight";
    page.resize(PHONE).await;
    for (game, all) in [("double-double-bonus", 13), ("jacks", 9)] {
        page.store_settings("speed=off").await;
        page.forget_rounds().await;
        page.open("#/poker/jacks").await;
        let choose = format!(
            "const list = document.querySelector('[name=game]');
            list.value = [...list.options].find(it => it.value.startsWith('{game}')).value;
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        page.js(&choose, &[]).await;
        page.settle().await;
        page.press("Deal").await;
        page.phase("swap").await;
        assert_eq!(page.js(rows, &[]).await, json!(all), "{game}");
        page.press("Stand pat").await;
        page.phase("over").await;
        assert_eq!(page.js(rows, &[]).await, json!(all), "{game}, result");
        assert_eq!(page.js(more, &[]).await, json!(0), "{game} scrolls");
        let apart = "const bottom = Math.max(...[...document.querySelectorAll('.result .check')]
                .map(it => it.getBoundingClientRect().bottom));
            return bottom <= document.querySelector('.why').getBoundingClientRect().top + 0.5";
        assert_eq!(page.js(apart, &[]).await, true, "{game}: “Why?” is apart");
    }
}

/// A pay never breaks between its digits, nor “ストレートフラッシュ” between its letters.
async fn japanese_pay_table_has_whole_names(page: &Page) {
    let lines = "return [...document.querySelectorAll('.pay-table li > :is(span:first-child, b)')]
        .filter(it => it.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(it).lineHeight))
        .map(it => it.textContent)";
    page.store_settings("language=ja&speed=off").await;
    for size in [
        PHONE,
        Size {
            width: 390,
            ..PHONE
        },
    ] {
        page.resize(size).await;
        page.open("#/poker/jacks").await;
        let broken = strings(&page.js(lines, &[]).await);
        assert!(broken.is_empty(), "{size:?}: {broken:?}");
    }
}

/// In the panel of the opponents, the list of the jokers has its label, and no text leaves it.
async fn lists_in_a_panel_have_labels(page: &Page) {
    let fits = "const select = document.querySelector('.panel .rules select');
        const label = document.querySelector('.panel .rules span');
        const { left, right } = label.getBoundingClientRect();
        const choices = [...document.querySelectorAll('[data-setting=betting] .option')];
        const widths = new Set(choices.map(it => Math.round(it.getBoundingClientRect().width)));
        return right - left > 8 && right <= select.getBoundingClientRect().left
            && parseFloat(getComputedStyle(select).textIndent) === 0 && widths.size === 1";
    page.resize(PHONE).await;
    page.open("#/poker/duel").await;
    page.press("Opponents").await;
    page.settle().await;
    assert_eq!(page.js(fits, &[]).await, true);
}

/// Below the pictures in the header, and in English in the corner of the table with the most tools.
async fn tools_of_a_phone_have_words(page: &Page) {
    let named = "const [where] = arguments;
        return [...document.querySelectorAll(`${where} .tool[title]`)]
            .map(it => getComputedStyle(it, '::after').content !== 'none')";
    page.resize(PHONE).await;
    for language in places::languages() {
        page.store_settings(&format!("language={language}&speed=off"))
            .await;
        page.open("#/blackjack?rules=vegas").await;
        let in_head = page.js(named, &[json!(".head")]).await;
        assert_eq!(in_head, json!([true, true]), "{language}");
        let lines =
            "return Math.round(document.querySelector('.head').getBoundingClientRect().height)";
        assert_eq!(page.js(lines, &[]).await, json!(48), "{language}: one line");
        let gaps = "const all = [...document.querySelectorAll('.tools .tool, .foot .seal')]
                .filter(it => it.checkVisibility()).map(it => it.getBoundingClientRect());
            return all.slice(1).every((it, place) => it.left - all[place].right >= 3.5)";
        assert_eq!(page.js(gaps, &[]).await, true, "{language}: gaps");
    }
    page.store_settings("language=en&speed=off").await;
    page.open("#/blackjack?rules=vegas").await;
    let in_corner = page.js(named, &[json!(".settings")]).await;
    assert_eq!(in_corner, json!([true, true, true]));
}
