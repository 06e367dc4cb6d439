//! The page is for everyone: axe-core finds nothing, wherever a person is and whatever the theme.
//!
//! What an engine can find is a part of what matters; the rest is in [`crate::keyboard`] and in
//! [`crate::navigation`].

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::blackjack;
use crate::browser::Size;
use crate::duel;
use crate::duel_chips;
use crate::layout::HOLD_THE_DEALER;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::poker;
use crate::stats;
use crate::{Reach, Running, Test, tests};

tests! {
    once DESKTOP => [
        nothing_is_in_the_way_at_the_tables,
        nothing_is_in_the_way_beside_the_tables,
        what_is_in_the_way_is_found,
    ],
}

/// The variable that may hold the path of axe-core's script.
const VARIABLE: &str = "FAIR_DEAL_AXE";

/// The kinds of rules that hold.
const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The tests, where there is an axe-core; `cargo xtask test` sees to that.
pub(crate) fn tests_with_axe() -> &'static [(Reach, Test)] {
    if axe().is_file() { TESTS } else { &[] }
}

/// Where axe-core's script is.
fn axe() -> PathBuf {
    let project = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let own = || project.join("xtask/tools/node_modules/axe-core/axe.min.js");
    env::var_os(VARIABLE).map_or_else(own, PathBuf::from)
}

/// Where a person may be.
struct Place {
    name: &'static str,
    /// What is opened first.
    fragment: &'static str,
    /// What is done there then.
    done: for<'a> fn(&'a Page) -> Running<'a>,
}

/// Lists places: `name, fragment, |page| what is done there;`.
macro_rules! places {
    ($($name:literal, $fragment:literal, |$page:ident| $done:expr;)+) => {
        &[$(Place {
            name: $name,
            fragment: $fragment,
            done: |$page| Box::pin(async move { $done }),
        }),+]
    };
}

/// The places at a table that differ from the others in what is there.
const AT_THE_TABLES: &[Place] = places! {
    "home", "", |_page| ();
    "blackjack, ready", "#/blackjack", |_page| ();
    "blackjack, a shared deal", "#/blackjack", |page| lay(page, "player-wins").await;
    "blackjack, the player's turn", "#/blackjack", |page| stop_at(page, "player").await;
    "blackjack, the dealer's turn", "#/blackjack", |page| stop_at(page, "dealer").await;
    "blackjack, won", "#/blackjack", |page| play(page, "player-wins").await;
    "blackjack, drawn", "#/blackjack", |page| play(page, "draw").await;
    "blackjack, lost", "#/blackjack", |page| play(page, "dealer-wins").await;
    "blackjack, practice", "#/blackjack?practice=soft&rules=vegas", |page| _ = page.phase("player").await;
    "Jacks or Better, practice", "#/poker/jacks?practice=low-pairs", |page| _ = page.phase("swap").await;
    "blackjack, a damaged link", "#/blackjack?deal=123", |_page| ();
    "poker, ready", "#/poker/solo", |_page| ();
    "poker, a shared deal", "#/poker/solo", |page| poker::lay(page, &Deal::numbered(3)).await;
    "poker, the cards are dealt", "#/poker/solo", |page| deal_poker(page).await;
    "poker, three cards are marked", "#/poker/solo", |page| mark_three(page).await;
    "poker, nothing was marked", "#/poker/solo", |page| swap_nothing(page).await;
    "poker, over", "#/poker/solo", |page| finish(page).await;
    "poker, a damaged link", "#/poker/solo?deal=123", |_page| ();
    "a duel, ready", "#/poker/duel", |_page| ();
    "a duel, the opponents beside the table", "#/poker/duel", |page| page.press("Opponents").await;
    "a duel, the cards are dealt", "#/poker/duel", |page| deal_duel(page).await;
    "a duel, over", "#/poker/duel", |page| end_duel(page).await;
    "a duel for chips, the player bets", "#/poker/duel", |page| duel_chips::deal(page).await;
};

/// All other places that differ in what is there.
const BESIDE_THE_TABLES: &[Place] = places! {
    "the settings", "#/settings", |_page| ();
    "the settings beside the table", "#/blackjack", |page| page.press("Settings").await;
    "the keys beside the table", "#/poker/solo", |page| page.tap('?').await;
    "what is fair", "#/fairness", |page| read(page).await;
    "nothing to check", "#/check", |page| read(page).await;
    "a check", "#/check?game=blackjack&rules=classic&deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a&cut=17&seal=ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201&play=s", |page| read(page).await;
    "a check that fails", "#/check?game=poker&deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a&cut=17&seal=00a70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201&play=v0", |page| read(page).await;
    "a check of a duel", "#/check?game=poker-duel&rules=rk-1-joker&deal=755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a&cut=17&seal=ffa70777a13ea0d9c74b471be9781825788b8f34baa06208db5667a2d84d5201&play=5", |page| read(page).await;
    "the lab, a hand with jokers", "#/lab?hand=KS.KH.X1.7C.X2", |page| read(page).await;
    "the statistics, nothing played", "#/stats", |page| read(page).await;
    "the statistics of some rounds", "#/stats", |page| stats::read(page).await;
    "the rules of blackjack, after a change", "#/blackjack/rules?rules=vegas", |page| change_rules(page).await;
    "the rules of blackjack, without bets", "#/blackjack/rules?rules=exam", |page| read_chart(page).await;
    "a mangled check", "#/check?deal=7", |page| read(page).await;
    "a check with the settings beside it", "#/check", |page| read_with_settings(page).await;
    "an unknown address", "#/nowhere", |_page| ();
    "how to play", "#/rules", |page| guide(page).await;
    "how to play beside the table", "#/poker/duel", |page| guide_beside(page).await;
};

async fn deal_duel(page: &Page) {
    duel::lay(page, &Deal::numbered(4), "rko-2-jokers").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(2).await;
}

async fn end_duel(page: &Page) {
    deal_duel(page).await;
    page.press("Swap").await;
    page.phase("over").await;
}

/// The deal with this result if the player takes no card.
fn deal(result: &str) -> Deal {
    blackjack::deal_for(result, Preset::Classic, 0)
}

/// Waits until there is something to read, with all that opens open.
async fn read(page: &Page) {
    let there = "document.querySelector('main h1') !== null
        && document.querySelector('[data-files=\"\"]') === null";
    page.until_js("the page is there", there).await;
    page.js(
        "document.querySelector('details')?.setAttribute('open', '')",
        &[],
    )
    .await;
}

async fn read_chart(page: &Page) {
    page.until_js(
        "the chart",
        "document.querySelector('[data-edge]') !== null",
    )
    .await;
    read(page).await;
}

async fn change_rules(page: &Page) {
    read_chart(page).await;
    page.choose("On a soft 17 the dealer", "hits").await;
    page.until_js("a change", "document.querySelector('.changed') !== null")
        .await;
}

async fn guide(page: &Page) {
    page.until_js("the guide", "document.querySelector('.guide h3') !== null")
        .await;
}

async fn guide_beside(page: &Page) {
    page.press("How to play").await;
    guide(page).await;
}

async fn read_with_settings(page: &Page) {
    read(page).await;
    page.press("Settings").await;
}

async fn lay(page: &Page, result: &str) {
    blackjack::lay(page, &deal(result)).await;
}

async fn play(page: &Page, result: &str) {
    lay(page, result).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
}

/// Plays a round in which the dealer draws, as far as this phase.
async fn stop_at(page: &Page, phase: &str) {
    page.js(HOLD_THE_DEALER, &[]).await;
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood && round.scenes.len() > 3
    });
    blackjack::lay(page, &deal).await;
    page.press("Deal").await;
    page.phase("player").await;
    if phase != "player" {
        page.press("Stand").await;
        page.phase(phase).await;
    }
}

async fn deal_poker(page: &Page) {
    poker::lay(page, &Deal::numbered(3)).await;
    page.press("Deal").await;
    page.phase("swap").await;
}

async fn mark_three(page: &Page) {
    deal_poker(page).await;
    for place in [0, 2, 4] {
        page.mark(place).await;
    }
}

async fn swap_nothing(page: &Page) {
    deal_poker(page).await;
    page.press("Swap").await;
}

async fn finish(page: &Page) {
    mark_three(page).await;
    page.press("Swap").await;
    page.until("cards are swapped", |scene| scene.left == Some(44))
        .await;
    page.press("Finish").await;
    page.phase("over").await;
}

/// The looks that are asked for besides the first one: whatever differs in colours and sizes. The
/// attributes are those by which the style sheets know the settings.
const LOOKS: [(&str, Size, &str); 2] = [
    (
        "light, four colours, large faces",
        DESKTOP,
        "Object.assign(document.documentElement.dataset,
            { theme: 'light', suits: 'four', faces: 'large' })",
    ),
    ("light, four colours, large faces, on a phone", PHONE, ""),
];

/// The rules that depend on colours and sizes.
const RULES_OF_LOOKS: [&str; 2] = ["color-contrast", "target-size"];

async fn nothing_is_in_the_way_at_the_tables(page: &Page) {
    nothing_is_in_the_way(page, AT_THE_TABLES).await;
}

async fn nothing_is_in_the_way_beside_the_tables(page: &Page) {
    nothing_is_in_the_way(page, BESIDE_THE_TABLES).await;
}

/// Asks axe-core at these places: for all rules in the dark, and for what depends on colours and sizes
/// in the other looks, into which the page is put as it stands there.
async fn nothing_is_in_the_way(page: &Page, places: &[Place]) {
    // A speed at which the dealer can be held.
    page.store_settings("speed=fast&theme=dark").await;
    page.open("").await;
    let mut faults = vec![];
    for place in places {
        page.resize(DESKTOP).await;
        page.forget_rounds().await;
        page.load(place.fragment).await;
        page.until("there is something", |scene| scene.route.is_some())
            .await;
        (place.done)(page).await;
        page.end_motion().await;
        page.js(&axe_script(), &[]).await;
        let mut told = |look: &str, found: Vec<String>| {
            let told = found
                .into_iter()
                .map(|it| format!("{}, {look}: {it}", place.name));
            faults.extend(told);
        };
        told(
            "dark",
            found_in_the_way(page, &json!({ "type": "tag", "values": RULES })).await,
        );
        for (look, size, script) in LOOKS {
            page.resize(size).await;
            page.js(script, &[]).await;
            page.end_motion().await;
            let rules = json!({ "type": "rule", "values": RULES_OF_LOOKS });
            told(look, found_in_the_way(page, &rules).await);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The script of axe-core.
fn axe_script() -> String {
    fs::read_to_string(axe()).expect("axe-core's script")
}

/// What axe-core, which the page has, finds on the page as it is by these rules: the rule, the thing,
/// and what to do.
async fn found_in_the_way(page: &Page, rules: &Value) -> Vec<String> {
    strings(&page.js_until_done(ASK, std::slice::from_ref(rules)).await)
}

/// Asks axe-core. On a text over a gradient it has no verdict: it is asked again for each colour of
/// the gradient in its place. On a text in a drawing it never has one; the colours of ours are pairs
/// that `tests/contrast.rs` measures. Nor has it where one browser says that a card's drawing reaches
/// beyond the card, which cuts it off: the faces are taken away for the second question.
const ASK: &str = "
    const [rules, done] = arguments;
    const told = ({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id} (${help}): ${target.flat().join(' ')}: ${failureSummary}`);
    const colours = /(?:rgba?|hsla?|color|(?:ok)?lab|(?:ok)?lch)\\([^()]*\\)/g;
    // A single sign may be a picture to it.
    const signs = ['shortTextContent', 'nonBmp'];
    const isText = ({ nodes }) => !nodes.every(({ any }) =>
        any.every(({ data }) => signs.includes(data?.messageKey)));
    const ask = async () => {
        const all = await axe.run(document, { runOnly: rules, resultTypes: ['violations', 'incomplete'] });
        const found = all.violations.flatMap(told);
        const open = all.incomplete.filter(({ id }) => id === 'color-contrast');
        const isDrawn = target => document.querySelector(target.flat().join(' '))?.closest('svg');
        const include = open.flatMap(({ nodes }) => nodes.map(({ target }) => target))
            .filter(target => !isDrawn(target));
        if (include.length === 0) return found;
        const faces = document.querySelectorAll('.sheet img');
        for (const face of faces) face.style.display = 'none';
        const gradients = [...document.querySelectorAll('body, body *')].flatMap(element => {
            const stops = getComputedStyle(element).backgroundImage.match(colours);
            return stops ? [{ element, stops }] : [];
        });
        const most = Math.max(1, ...gradients.map(({ stops }) => stops.length));
        for (let stop = 0; stop < most; stop++) {
            for (const { element, stops } of gradients) {
                element.style.backgroundImage = 'none';
                element.style.backgroundColor = stops[Math.min(stop, stops.length - 1)];
            }
            const contrast = { type: 'rule', values: ['color-contrast'] };
            const { violations, incomplete } = await axe.run({ include }, { runOnly: contrast });
            found.push(...violations.flatMap(told), ...incomplete.filter(isText).flatMap(told));
        }
        for (const { element } of gradients) {
            element.style.backgroundImage = '';
            element.style.backgroundColor = '';
        }
        for (const face of faces) face.style.display = '';
        return [...new Set(found)];
    };
    ask().then(done).catch(error => done([String(error)]));";

async fn what_is_in_the_way_is_found(page: &Page) {
    page.open("").await;
    let script = "
        const button = document.createElement('button');
        const text = document.createElement('p');
        text.textContent = 'Can you read this?';
        text.style.color = getComputedStyle(document.body).backgroundColor;
        document.querySelector('main').append(button, text);";
    page.js(script, &[]).await;
    page.js(&axe_script(), &[]).await;
    let found = found_in_the_way(page, &json!({ "type": "tag", "values": RULES })).await;
    for rule in ["button-name", "color-contrast"] {
        let is_found = found.iter().any(|it| it.starts_with(rule));
        assert!(is_found, "{rule} in {found:?}");
    }
}
