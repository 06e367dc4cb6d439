//! The page without a network, and the arrival of a new version.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fair_deal::table::Mode;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::page::{DESKTOP, Page, strings, wait_for};
use crate::places;
use crate::server::{COPY, FileFault};
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        new_version_is_announced_and_a_reload_loads_it,
        incomplete_version_is_not_used,
    ],
    chromium_only DESKTOP => [
        every_game_and_the_coach_work_offline,
        copies_in_two_folders_have_separate_caches,
        caching_fetches_no_file_twice,
        faces_are_decoded_again_under_a_service_worker,
        comparison_uses_the_server_and_not_the_cache,
        incomplete_version_does_not_delay_the_page,
        offline_visit_uses_an_older_version,
        removed_service_worker_unregisters,
        save_data_skips_service_worker,
    ],
}

/// Waits until the page is cached.
pub(crate) async fn until_cached(page: &Page) {
    page.until_js(
        "the page is cached",
        "navigator.serviceWorker.controller?.state === 'activated'",
    )
    .await;
}

/// The result of an asynchronous function in the page.
async fn answer(page: &Page, function: &str) -> Value {
    let script =
        format!("const done = arguments[0]; ({function})().then(done, it => done(`${{it}}`));");
    page.js_until_done(&script, &[]).await
}

/// The complete cached versions, by the names of their caches.
async fn whole(page: &Page) -> Vec<String> {
    let versions = "async () => {
        const home = location.href.split('#')[0], all = [];
        for (const name of await caches.keys())
            if (name.includes(`${home} `) && await caches.match(home, { cacheName: name })) all.push(name);
        return all;
    }";
    strings(&answer(page, versions).await)
}

/// Records the images that a script has loaded, before and after the service worker took over the page. Displayed
/// images get their addresses as attributes and are not recorded.
const NOTE_IMAGES: &str = "
    window.ahead = new Set();
    window.read = new Set();
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
        get,
        set(it) {
            (navigator.serviceWorker.controller ? read : ahead).add(it);
            set.call(this, it);
        },
    });";

/// Decoding a face takes one or two milliseconds, and five to eight at a quarter of the speed, as on a phone. A browser
/// keeps its image cache per service worker, so images decoded before the takeover are lost.
async fn faces_are_decoded_again_under_a_service_worker(page: &Page) {
    page.with_service_worker().await;
    let noted = page.session().run_first(NOTE_IMAGES).await;
    noted.expect("a script");
    page.open("#/blackjack").await;
    until_cached(page).await;
    // The back and 52 faces.
    page.until_js("the pack is read again", "read.size === 53")
        .await;
    // A cached image is complete at once. Any other image completes in a later task.
    let script = "
        const isMissing = src => {
            const image = document.createElement('img');
            image.setAttribute('src', src);
            return !image.complete;
        };
        const [one] = read;
        return [ahead.size > 0, [...read].filter(isMissing).length, isMissing(one.replace('svg+xml,', 'svg+xml, '))];";
    assert_eq!(page.js(script, &[]).await, json!([true, 0, true]));
}

/// Makes the browser look for a new version, as when a page is loaded. An update check that began earlier would count
/// as this one. So it repeats until the server gets the request.
pub(crate) async fn look_for_a_new_version(page: &Page) {
    let look = "async () => {
        const it = await navigator.serviceWorker.getRegistration();
        await it?.update().catch(() => {});
        return 'looked';
    }";
    page.server().take_asked();
    let looked = wait_for(async || {
        assert_eq!(answer(page, look).await, "looked");
        let asked = page.server().take_asked();
        asked
            .contains(&"/service-worker.js".to_owned())
            .then_some(())
    })
    .await;
    assert!(
        looked.is_some(),
        "the browser does not look for a new version"
    );
    page.until_js(
        "it is fetched, or is not",
        "(async () => !(await navigator.serviceWorker.getRegistration())?.installing)()",
    )
    .await;
}

/// Reloads the page as the page or a visitor does. geckodriver's own reload bypasses the service worker.
pub(crate) async fn reload(page: &Page) {
    page.step("loaded again");
    page.js(
        "window.isLeft = true; setTimeout(() => location.reload())",
        &[],
    )
    .await;
    let script = "return !window.isLeft && 'ready' in document.documentElement.dataset";
    let came = wait_for(async || {
        // There is no answer while the page is navigating.
        let answer = page.session().run(script, &[]).await;
        answer.is_ok_and(|it| it == true).then_some(())
    });
    came.await.expect("the page comes again");
}

pub(crate) async fn version(page: &Page) -> String {
    let script = "return document.getElementById('pages').dataset.commit";
    page.js(script, &[])
        .await
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// The commit that the next version names.
const NEXT: &str = "the-next";

/// Writes another version of the page in `dist` into a new folder, and returns the folder. The version has another
/// style sheet for the reading pages, and another index.html.
pub(crate) fn next_version(dist: &Path, of: &str) -> PathBuf {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("next-{of}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let read = |name: &str| fs::read(dist.join(name)).expect("a file");
    // Trunk builds the next page in a folder beside its files.
    let entries = fs::read_dir(dist).expect("the built page");
    let names: Vec<String> = entries
        .map(|entry| entry.expect("a file"))
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let digits = |bytes: &[u8]| -> String {
        let hash = Sha256::digest(bytes);
        hash.iter().fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        })
    };
    let sheet = names
        .iter()
        .find(|name| name.ends_with(".css"))
        .expect("a sheet");
    let mut looks = read(sheet);
    looks.extend(b"/* new */");
    let new_sheet = format!("pages-{}.css", &digits(&looks)[..16]);
    let mut page = String::from_utf8(read("index.html")).expect("a text");
    for (name, value) in [("data-version", NEXT), ("data-commit", NEXT)] {
        let (before, rest) = page.split_once(&format!("{name}=")).expect(name);
        let end = rest.find([' ', '>']).expect("an end");
        page = format!("{before}{name}={value}{}", &rest[end..]);
    }
    let page = page.replace(sheet, &new_sheet);
    let mut files: BTreeMap<String, Vec<u8>> = names
        .iter()
        .filter(|name| !["hashes.txt", "service-worker.js"].contains(&name.as_str()))
        .filter(|name| name != &sheet)
        .map(|name| (name.clone(), read(name)))
        .collect();
    files.insert(new_sheet, looks);
    files.insert("index.html".to_owned(), page.into_bytes());
    let list: BTreeMap<&String, String> =
        files.iter().map(|(name, it)| (name, digits(it))).collect();
    let worker = String::from_utf8(read("service-worker.js")).expect("a text");
    let (_, worker) = worker.split_once('\n').expect("its files stand before it");
    let worker = format!("const VERSION='{NEXT}',FILES={};\n{worker}", json!(list));
    files.insert("service-worker.js".to_owned(), worker.into_bytes());
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).expect("it can be written");
    }
    folder
}

/// Waits until the coach has a value for the decision. At solo draw, waits until the coach speaks.
pub(crate) async fn coach_speaks(page: &Page) {
    page.until_js(
        "the coach speaks",
        "document.querySelector('[data-coach] :is([data-ev], [data-chance])') !== null",
    )
    .await;
}

/// Plays a round with the coach at the open blackjack table, and one at each of these tables, which this decision ends.
pub(crate) async fn play_with_coach(page: &Page, tables: &[(&str, &str)]) {
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    if page.scene().await.phase == "player" {
        coach_speaks(page).await;
        page.press("Stand").await;
    }
    page.phase("over").await;
    let free = places::addresses(Mode::Free).skip(1);
    let named: Vec<&str> = tables.iter().map(|(table, _)| *table).collect();
    assert_eq!(named, free.collect::<Vec<_>>(), "every other game");
    for (table, decision) in tables {
        page.go(table).await;
        page.phase("ready").await;
        page.press("Deal").await;
        page.phase("swap").await;
        // A poker match without bets has no coach.
        if *table != "#/poker/duel" {
            coach_speaks(page).await;
        }
        page.press(decision).await;
        page.phase("over").await;
    }
}

async fn every_game_and_the_coach_work_offline(page: &Page) {
    page.with_service_worker().await;
    // Failed requests cause complaints.
    page.expect_complaints();
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    until_cached(page).await;
    page.server().hang_up();
    reload(page).await;
    let tables = [
        ("#/poker/solo", "Finish"),
        ("#/poker/jacks", "Stand pat"),
        ("#/poker/duel", "Stand pat"),
    ];
    play_with_coach(page, &tables).await;
    page.go("#/rules").await;
    page.until_js(
        "the guide is here",
        "document.querySelector('.guide h3') !== null",
    )
    .await;
    page.go("#/blackjack/rules").await;
    page.until_js(
        "the edge is worked out",
        "document.querySelector('[data-edge]') !== null",
    )
    .await;
    page.open("#/lab").await;
    page.until("the lab is here", |scene| {
        scene.route.as_deref() == Some("/lab")
    })
    .await;
    // A missing file is reported on the page.
    page.go("#/fairness").await;
    page.until_js(
        "the files are not compared",
        "document.querySelector('[data-files]')?.dataset.files === 'false'",
    )
    .await;
    // Other languages are not cached, so the page stays in the cached one.
    page.go("#/settings").await;
    page.until("the settings are here", |scene| {
        scene.route.as_deref() == Some("/settings")
    })
    .await;
    // Another language is chosen and does not arrive.
    page.js(
        "document.querySelector('[name=language][value=ja]').click()",
        &[],
    )
    .await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.notice')?.textContent.includes('The language you chose')",
    )
    .await;
    let spoken = "return document.documentElement.lang";
    assert_eq!(page.js(spoken, &[]).await, "en", "as it speaks");
    page.press("Close").await;
    page.go("#/poker/solo").await;
    page.phase("over").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.server().answer_again();
    reload(page).await;
    page.until_spoken("ja").await;
    page.press("ここで終了").await;
}

const NOTICE: &str = "document.querySelector('[data-notice=new-version]') !== null";

async fn new_version_is_announced_and_a_reload_loads_it(page: &Page) {
    page.with_service_worker().await;
    page.open("#/poker/solo").await;
    until_cached(page).await;
    let old = whole(page).await;
    assert_eq!(old.len(), 1, "{old:?}");
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    let next = next_version(page.dist(), page.session().browser().code());
    page.server().serve(&next);
    look_for_a_new_version(page).await;
    page.until_js(
        "the new version is here",
        "(async () => (await caches.keys()).some(it => it.endsWith(' the-next')))()",
    )
    .await;
    page.until_js(
        "and is used from now on",
        "navigator.serviceWorker.controller?.state === 'activated'",
    )
    .await;
    page.settle().await;
    page.until_js("no message is shown in a round", &format!("!({NOTICE})"))
        .await;
    assert_eq!(page.scene().await, dealt);
    page.press("Finish").await;
    page.phase("over").await;
    page.until_js("the message is shown", NOTICE).await;
    // The notice stays while the player plays on.
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    page.until_js("the message stays", NOTICE).await;
    page.press("Reload").await;
    page.until_js(
        "it is the new version",
        "document.getElementById('pages')?.dataset.commit === 'the-next'",
    )
    .await;
    page.until("it can be played", |scene| scene.ready).await;
    assert_eq!(page.scene().await, dealt, "the round is still there");
    page.until_js("the message is gone", &format!("!({NOTICE})"))
        .await;
    // An unused version is deleted when the page is opened again.
    page.open("#/poker/solo").await;
    page.until_js(
        "the old version is gone",
        "(async () => (await caches.keys()).length === 1)()",
    )
    .await;
    assert_eq!(version(page).await, NEXT);
    let now = whole(page).await;
    assert!(now.len() == 1 && now != old, "{now:?}");
    let _ = fs::remove_dir_all(next);
}

async fn incomplete_version_is_not_used(page: &Page) {
    page.with_service_worker().await;
    page.expect_complaints();
    page.open("").await;
    until_cached(page).await;
    let (old, kept) = (version(page).await, whole(page).await);
    let next = next_version(
        page.dist(),
        &format!("half-{}", page.session().browser().code()),
    );
    page.server().serve(&next);
    for how in [
        FileFault::Missing,
        FileFault::Truncated(2_000),
        FileFault::Replaced(b"/* Not what was built. */"),
    ] {
        page.server().break_file(".css", how);
        look_for_a_new_version(page).await;
        assert_eq!(whole(page).await, kept, "no other is whole");
        reload(page).await;
        assert_eq!(version(page).await, old);
        page.until_js("no message is shown", &format!("!({NOTICE})"))
            .await;
        // All files of the old version are available, including those that the server no longer has.
        page.open("#/lab").await;
        page.until("the lab is here", |scene| {
            scene.route.as_deref() == Some("/lab")
        })
        .await;
        page.open("").await;
    }
    page.server().repair();
    look_for_a_new_version(page).await;
    page.until_js("the message is shown", NOTICE).await;
    reload(page).await;
    page.until_js(
        "it is the new version",
        "document.getElementById('pages')?.dataset.commit === 'the-next'",
    )
    .await;
    let _ = fs::remove_dir_all(next);
}

async fn copies_in_two_folders_have_separate_caches(page: &Page) {
    page.with_service_worker().await;
    page.expect_complaints();
    let copy = format!("{}#/blackjack", &COPY[1..]);
    page.open(&copy).await;
    until_cached(page).await;
    let kept = whole(page).await;
    assert!(kept.len() == 1 && kept[0].contains(COPY), "{kept:?}");
    page.open("#/blackjack").await;
    let controller = "return navigator.serviceWorker.controller?.scriptURL ?? null";
    assert_eq!(
        page.js(controller, &[]).await,
        json!(null),
        "the copy's is not for it"
    );
    until_cached(page).await;
    let kept = whole(page).await;
    assert!(kept.len() == 1 && !kept[0].contains(COPY), "{kept:?}");
    page.server().hang_up();
    for address in [&copy, "#/blackjack"] {
        page.open(address).await;
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
        assert_eq!(whole(page).await.len(), 1);
    }
    page.server().answer_again();
}

async fn caching_fetches_no_file_twice(page: &Page) {
    page.with_service_worker().await;
    page.server().let_files_be_kept();
    page.open("").await;
    until_cached(page).await;
    let mut asked = page.server().take_asked();
    asked.retain(|path| path.contains('-') && !path.ends_with("service-worker.js"));
    asked.sort();
    let mut once = asked.clone();
    // The manifest names the icon too.
    once.dedup_by(|one, other| one == other && !one.starts_with("/icon-"));
    assert_eq!(asked, once);
    // All files of this visitor's language, and none in another one.
    for part in [
        "/blackjack-",
        "/poker-",
        "/pages-",
        "/words-blackjack-",
        "/words-poker-",
        "/words-coaches-",
        "/words-pages-",
        "/lab-worker-",
        "/coach-blackjack-worker-",
        "/coach-poker-worker-",
        "/guide-",
    ] {
        assert!(
            asked.iter().any(|path| path.starts_with(part)),
            "{part} in {asked:?}"
        );
    }
    for language in places::languages() {
        let is_its = |path: &String| path.contains(&format!(".{language}."));
        assert_eq!(asked.iter().any(is_its), language == "en", "{asked:?}");
    }
    // A second visit does not fetch the page's own files again.
    page.open("").await;
    page.go("#/lab").await;
    page.until("the lab is here", |scene| {
        scene.route.as_deref() == Some("/lab")
    })
    .await;
    let asked = page.server().take_asked();
    let of_page = asked
        .iter()
        .filter(|path| path.ends_with(".wasm") || path.ends_with(".css") || *path == "/");
    assert_eq!(of_page.count(), 0, "{asked:?}");
}

async fn comparison_uses_the_server_and_not_the_cache(page: &Page) {
    page.with_service_worker().await;
    page.open("").await;
    until_cached(page).await;
    page.expect_complaints();
    page.server()
        .break_file("_bg.wasm", FileFault::Replaced(b"Trust me."));
    page.open("#/fairness").await;
    page.until_js(
        "the files differ",
        "document.querySelector('[data-files]')?.dataset.files === 'false'",
    )
    .await;
    let bad = "return document.querySelectorAll('.files li:has(.bad)').length";
    assert_eq!(page.js(bad, &[]).await, 7, "every bundle");
}

async fn incomplete_version_does_not_delay_the_page(page: &Page) {
    page.with_service_worker().await;
    page.expect_complaints();
    page.open("").await;
    until_cached(page).await;
    let next = next_version(page.dist(), "stuck");
    page.server().serve(&next);
    page.server().break_file(
        ".css",
        FileFault::Replaced(b"/* Made smaller on the way. */"),
    );
    look_for_a_new_version(page).await;
    let ago = "async () => {
        const home = location.href.split('#')[0];
        const name = (await caches.keys()).find(it => it.endsWith(' the-next'));
        const cache = await caches.open(name);
        const since = Number(await (await cache.match(`${home}?failed`)).text());
        await cache.put(`${home}?failed`, new Response(since - 25 * 3_600_000));
        return Date.now() - since < 60_000;
    }";
    assert_eq!(answer(page, ago).await, true);
    page.open("").await;
    assert_eq!(version(page).await, NEXT, "the server is asked again");
    page.server().hang_up();
    page.open("").await;
    assert_ne!(
        version(page).await,
        NEXT,
        "without a network the old one is better than none"
    );
    page.server().answer_again();
    let _ = fs::remove_dir_all(next);
}

async fn removed_service_worker_unregisters(page: &Page) {
    page.with_service_worker().await;
    page.open("").await;
    until_cached(page).await;
    page.server().break_file(
        "service-worker.js",
        FileFault::Replaced(include_bytes!("../src/no-service-worker.js")),
    );
    look_for_a_new_version(page).await;
    page.until_js(
        "nothing is cached",
        "(async () => (await caches.keys()).length === 0)()",
    )
    .await;
    page.press("Deal").await;
    page.until("the page goes on", |scene| !scene.hands.is_empty())
        .await;
    page.open("").await;
    page.server().take_asked();
    page.open("").await;
    let asked = page.server().take_asked();
    assert!(
        asked.contains(&"/".to_owned()),
        "the server is asked: {asked:?}"
    );
}

/// A browser may delete a page's caches.
async fn offline_visit_uses_an_older_version(page: &Page) {
    page.with_service_worker().await;
    // Failed requests cause complaints.
    page.expect_complaints();
    page.open("#/blackjack").await;
    until_cached(page).await;
    let rename = "async () => {
        const [name] = await caches.keys();
        const [from, to] = [await caches.open(name), await caches.open(`${name}-before`)];
        for (const request of await from.keys()) await to.put(request, await from.match(request));
        return caches.delete(name);
    }";
    assert_eq!(answer(page, rename).await, true);
    page.server().hang_up();
    reload(page).await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
}

async fn save_data_skips_service_worker(page: &Page) {
    page.with_service_worker().await;
    page.saves_data().await;
    let hurries = "
        const { setTimeout: original } = window;
        window.setTimeout = (act, ms, ...rest) => original(act, Math.min(ms, 50), ...rest);";
    page.session().run_first(hurries).await.expect("a script");
    page.open("").await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
    let registered = "async () => (await navigator.serviceWorker.getRegistrations()).length";
    assert_eq!(answer(page, registered).await, 0);
    let asked = page.server().take_asked();
    assert!(
        !asked.iter().any(|path| path.starts_with("/poker-")),
        "{asked:?}"
    );
}
