//! The page, in terms of a visitor's actions and of the page contract.
//!
//! A test waits for the expected state, up to [`patience`](crate::patience), instead of a guessed time. It sleeps only
//! if a time itself is tested, such as that of a double press. A failed step ends the test, and the failure lists the
//! last steps.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::browser::{BrowserError, Preference, Session, Size};
use crate::oracle::Deal;
use crate::patience;
use crate::server::{BLANK, Server, lock, site_at};

/// A window on a desk.
pub(crate) const DESKTOP: Size = Size {
    width: 1440,
    height: 900,
};

/// A small phone, upright.
pub(crate) const PHONE: Size = Size {
    width: 360,
    height: 640,
};

/// That phone on its side.
pub(crate) const PHONE_ON_ITS_SIDE: Size = Size {
    width: 640,
    height: 360,
};

/// A tablet, upright.
pub(crate) const TABLET: Size = Size {
    width: 768,
    height: 1024,
};

/// A window of 1280 by 1024 at four times the zoom.
pub(crate) const ENLARGED: Size = Size {
    width: 320,
    height: 256,
};

/// The first pause between two checks. It doubles each time, because checking slows down a busy machine.
const GLANCE: Duration = Duration::from_millis(10);

/// The longest pause between two checks.
const LONGEST_GLANCE: Duration = Duration::from_millis(80);

/// The number of steps in the message of a failure.
const STEPS_TOLD: usize = 20;

/// Reads a [`Scene`].
const READ_SCENE: &str = include_str!("page.js");

/// True if nothing moves, as a script.
pub(crate) const STILL: &str =
    "document.getAnimations().every(moving => moving.playState !== 'running')";

/// The names of the page's stored records.
pub(crate) mod stored {
    /// The record of the settings.
    pub(crate) const SETTINGS: &str = "fair-deal/settings/1";
    /// The backup of settings that could not be read.
    pub(crate) const SETTINGS_ASIDE: &str = "fair-deal/settings/unreadable";
    /// The prefix of all tables' records.
    pub(crate) const TABLES: &str = "fair-deal/table/";
    /// The record of the table of solo draw.
    pub(crate) const SOLO: &str = "fair-deal/table/1/solo";
    /// The backup of a round of solo draw that could not be read.
    pub(crate) const SOLO_ASIDE: &str = "fair-deal/table/unreadable/solo";
}

/// The key under which `WebDriver` returns an element.
pub(crate) const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The keys of a round without a mouse.
pub(crate) mod key {
    pub(crate) const TAB: char = '\u{e004}';
    pub(crate) const BACKSPACE: char = '\u{e003}';
    pub(crate) const ENTER: char = '\u{e007}';
    pub(crate) const SPACE: char = ' ';
    pub(crate) const ESCAPE: char = '\u{e00c}';
    pub(crate) const RIGHT: char = '\u{e014}';
    pub(crate) const HOME: char = '\u{e011}';
    pub(crate) const END: char = '\u{e010}';
}

/// Everything that the page contract exposes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scene {
    /// True if `<html data-ready>` is set.
    pub(crate) ready: bool,
    pub(crate) route: Option<String>,
    pub(crate) phase: String,
    /// The number of cards left in the deck.
    pub(crate) left: Option<usize>,
    pub(crate) seal: Option<String>,
    pub(crate) secret: Option<String>,
    /// The code of the result and its sentence.
    pub(crate) result: Option<(String, String)>,
    pub(crate) hands: BTreeMap<String, Hand>,
}

/// A hand on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Hand {
    /// The codes of its cards.
    pub(crate) cards: Vec<String>,
    pub(crate) points: Option<u32>,
    pub(crate) category: Option<String>,
    /// Its value in words.
    pub(crate) worth: String,
}

impl Scene {
    fn read(value: &Value) -> Scene {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let number = |value: &Value| value.as_str().and_then(|digits| digits.parse().ok());
        let hand = |value: &Value| Hand {
            cards: strings(&value["cards"]),
            points: number(&value["points"]),
            category: text(&value["category"]),
            worth: text(&value["worth"]).unwrap_or_default(),
        };
        let hands = value["hands"].as_object().into_iter().flatten();
        Scene {
            ready: value["ready"] == true,
            route: text(&value["route"]),
            phase: text(&value["phase"]).unwrap_or_default(),
            left: text(&value["left"]).and_then(|digits| digits.parse().ok()),
            seal: text(&value["seal"]),
            secret: text(&value["secret"]),
            result: text(&value["result"]).zip(text(&value["sentence"])),
            hands: hands
                .map(|(owner, value)| (owner.clone(), hand(value)))
                .collect(),
        }
    }

    /// This owner's hand.
    pub(crate) fn hand(&self, owner: &str) -> &Hand {
        let hand = self.hands.get(owner);
        hand.unwrap_or_else(|| panic!("there is no hand of {owner} in {self:?}"))
    }

    /// The code of the result, or an empty text.
    pub(crate) fn result(&self) -> &str {
        self.result.as_ref().map_or("", |(code, _)| code)
    }
}

/// The strings of a list.
pub(crate) fn strings(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The page in a browser, with its own server.
#[derive(Debug)]
pub(crate) struct Page {
    session: Arc<Session>,
    size: Size,
    dist: PathBuf,
    server: Mutex<Arc<Server>>,
    /// The steps so far.
    steps: Mutex<Vec<String>>,
    /// True if the test itself provokes console errors.
    complaints_expected: Mutex<bool>,
    /// The allowed beginnings of a request's address.
    homes: Mutex<Vec<String>>,
    /// The settings record that is stored before the first load.
    settings: Mutex<Option<&'static str>>,
}

/// The settings that tests use by default: no motion, and no pauses of the dealer.
const WITHOUT_MOTION: &str = "speed=off";

/// Returns the driver's answer, or ends the test with its error.
pub(crate) fn sure<T, E: fmt::Display>(answer: Result<T, E>, what: impl fmt::Display) -> T {
    answer.unwrap_or_else(|error| panic!("{what}: {error}"))
}

impl Page {
    /// Serves the built page in this folder to this browser, at its own origin with an empty storage. Nothing is loaded
    /// yet.
    pub(crate) async fn start(
        session: &Arc<Session>,
        size: Size,
        dist: &Path,
    ) -> Result<Page, BrowserError> {
        let server = Server::start(dist)?;
        session.resize(size).await?;
        session.begin().await?;
        Ok(Page {
            session: Arc::clone(session),
            size,
            dist: dist.to_owned(),
            homes: Mutex::new(vec![format!("{}/", server.origin())]),
            server: Mutex::new(Arc::new(server)),
            steps: Mutex::default(),
            complaints_expected: Mutex::new(false),
            settings: Mutex::new(Some(WITHOUT_MOTION)),
        })
    }

    /// Serves the page at another origin from now on, with an empty cache and storage.
    pub(crate) fn move_to_another_origin(&self) {
        let server = sure(Server::start(&self.dist), "another server");
        lock(&self.homes).push(format!("{}/", server.origin()));
        *lock(&self.server) = Arc::new(server);
    }

    /// Enables the service worker, for the tests about it. Other tests run without one, so that every file is fetched
    /// and a test can count or break it. Call it before opening the page.
    pub(crate) async fn with_service_worker(&self) {
        sure(self.session.allow_service_workers().await, "a script");
    }

    /// Sets Save-Data, so that the page prefetches nothing, however long a test takes. Call it before opening the page.
    pub(crate) async fn saves_data(&self) {
        let saves =
            "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
        sure(self.session.run_first(saves).await, "a script");
    }

    /// The folder of the built page.
    pub(crate) fn dist(&self) -> &Path {
        &self.dist
    }

    /// Keeps the settings of a first visit, including motion and the dealer's pauses.
    pub(crate) fn as_a_first_visit(&self) {
        *lock(&self.settings) = None;
    }

    pub(crate) fn client(&self) -> Client {
        self.session.client()
    }

    /// The server of the page.
    pub(crate) fn server(&self) -> Arc<Server> {
        Arc::clone(&lock(&self.server))
    }

    /// The browser, for the differences between browsers.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    // ---- The steps for a failure, and the final checks of each test

    pub(crate) fn step(&self, step: impl Into<String>) {
        lock(&self.steps).push(step.into());
    }

    /// The last steps.
    pub(crate) fn steps(&self) -> String {
        let steps = lock(&self.steps);
        steps[steps.len().saturating_sub(STEPS_TOLD)..].join(", ")
    }

    /// Allows console errors, for a test that provokes them.
    pub(crate) fn expect_complaints(&self) {
        *lock(&self.complaints_expected) = true;
    }

    /// Leaves the page. Returns the faults that no test may have: console errors, and requests to another origin.
    pub(crate) async fn leave(&self) -> Result<Vec<String>, CmdError> {
        self.session.leave().await?;
        // Requests from an earlier test: its service worker may still fill its cache, and a browser looks for a new
        // worker or the icon some time after showing a page.
        let is_late = |url: &str| {
            let site = url.split('/').nth(2).and_then(site_at);
            site.is_some_and(|site| site.is_gone())
        };
        let is_about_a_late_one = |complaint: &String| {
            let is_about_a_file = ["Failed to load resource", "icon from the Manifest"]
                .iter()
                .any(|it| complaint.contains(it));
            let mut words = complaint.split(['"', ' ']);
            is_about_a_file && words.any(|word| word.starts_with("http://") && is_late(word))
        };
        let mut faults = self.session.take_complaints().await?;
        faults.retain(|complaint| !is_about_a_late_one(complaint));
        if *lock(&self.complaints_expected) {
            faults.clear();
        }
        let homes = lock(&self.homes).clone();
        // A `data:` or `blob:` address causes no request. Chromium may still show its own first page when the log
        // begins.
        let ignored = ["data:", "blob:", "chrome:", "chrome-untrusted:"];
        let is_foreign = |url: &String| {
            !ignored.iter().any(|it| url.starts_with(it))
                && !homes.iter().any(|home| url.starts_with(home))
                && !is_late(url)
        };
        let requests = self.session.take_requests().await?;
        let foreign = requests.into_iter().filter(is_foreign);
        faults.extend(foreign.map(|url| format!("a request to {url}")));
        Ok(faults)
    }

    /// The attribute of the first element that this selects, or an empty text.
    pub(crate) async fn attribute(&self, selector: &str, name: &str) -> String {
        let script =
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
        let value = self.js(script, &[json!(selector), json!(name)]).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Allows requests to this address too.
    pub(crate) fn allow(&self, url: &str) {
        lock(&self.homes).push(url.to_owned());
    }

    /// Opens the page from another server, which becomes an allowed origin.
    pub(crate) async fn visit(&self, url: &str) {
        self.step(format!("visited {url}"));
        self.allow(url);
        sure(self.client().goto(url).await, url);
        self.until("it can be played", |scene| scene.ready).await;
    }

    // ---- Navigation

    /// Loads the page at this fragment and waits until it is playable.
    pub(crate) async fn open(&self, fragment: &str) {
        self.load(fragment).await;
        self.until("it can be played", |scene| scene.ready).await;
    }

    /// Loads the page at this fragment, playable or not.
    pub(crate) async fn load(&self, fragment: &str) {
        let settings = lock(&self.settings).take();
        if let Some(record) = settings {
            self.store_settings(record).await;
        }
        self.step(format!("opened {fragment:?}"));
        let here = sure(self.session.address().await, "the address");
        let home = format!("{}/", self.server().origin());
        let url = format!("{home}{fragment}");
        if here.as_str().starts_with(&home) && here.path() != BLANK {
            // A change of only the fragment does not load the page.
            sure(self.client().goto("about:blank").await, "an empty page");
        }
        sure(self.client().goto(&url).await, &url);
        // Firefox sometimes finishes the navigation while the old page still answers.
        let is_there = wait_for(async || {
            let address = self.session.address().await.ok()?;
            address.as_str().starts_with(&home).then_some(())
        });
        is_there
            .await
            .unwrap_or_else(|| panic!("{url} does not come"));
    }

    /// Sets a media preference. Call it before opening the page.
    pub(crate) async fn prefer(&self, name: &str, value: &str) {
        let preference = Preference {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        sure(self.session.prefer(preference).await, name);
        // A restarted browser has its own size.
        sure(self.session.resize(self.size).await, "the size");
    }

    /// Sets the size of the page.
    pub(crate) async fn resize(&self, size: Size) {
        sure(self.session.resize(size).await, "the size");
    }

    /// Makes the browser's entropy the secret of this deal, in every page from now on.
    pub(crate) async fn draw_entropy(&self, deal: &Deal) {
        let script = "
            Crypto.prototype.getRandomValues = bytes => {
                if (bytes.length !== 32) throw new Error('a secret has 32 bytes');
                bytes.set('SECRET'.match(/../g).map(hex => parseInt(hex, 16)));
                return bytes;
            };";
        let script = script.replace("SECRET", &deal.secret());
        sure(self.session.run_first(&script).await, "entropy");
    }

    /// Stores this settings record, as an earlier visit would have done. Call it before opening the page.
    pub(crate) async fn store_settings(&self, record: &str) {
        *lock(&self.settings) = None;
        self.step(format!("stored {record:?}"));
        let url = format!("{}{BLANK}", self.server().origin());
        sure(self.client().goto(&url).await, &url);
        // A test may have disabled the storage.
        let script = "
            try { localStorage.setItem(arguments[0], arguments[1]); } catch {}";
        let arguments = [json!(stored::SETTINGS), json!(record)];
        self.js(script, &arguments).await;
    }

    /// Deletes the saved tables, so that the next page opens fresh ones.
    pub(crate) async fn forget_rounds(&self) {
        let script = "
            for (const name of Object.keys(localStorage))
                if (name.startsWith(arguments[0])) localStorage.removeItem(name);";
        self.js(script, &[json!(stored::TABLES)]).await;
    }

    /// Chooses this value of this setting, wherever it appears.
    pub(crate) async fn set(&self, setting: &str, value: &str) {
        self.step(format!("set {setting} to {value}"));
        let script = "
            const [setting, value] = arguments;
            const choice = document.querySelector(`[name=${setting}][value=${value}]`);
            choice.focus();
            choice.click();";
        self.js(script, &[json!(setting), json!(value)]).await;
        if setting == "language" {
            self.until_spoken(value).await;
        }
        self.settle().await;
    }

    /// Waits until the page uses this language, also across a reload.
    pub(crate) async fn until_spoken(&self, language: &str) {
        let script = "
            const { lang, dataset } = document.documentElement;
            return !window.isLeft && lang === arguments[0] && 'ready' in dataset;";
        let came = wait_for(async || {
            let arguments = [json!(language)];
            // There is no answer while the page is navigating.
            let answer = self.session.run(script, &arguments).await;
            answer.is_ok_and(|it| it == true).then_some(())
        });
        came.await
            .unwrap_or_else(|| panic!("timed out before the page is in {language}"));
    }

    /// Stores this record of the settings as another tab does.
    pub(crate) async fn store_in_another_tab(&self, record: &str) {
        let script = "
            const [key, newValue] = arguments;
            localStorage.setItem(key, newValue);
            dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));";
        self.js(script, &[json!(stored::SETTINGS), json!(record)])
            .await;
    }

    /// Follows a link to this fragment, as after a click on the page.
    pub(crate) async fn go(&self, fragment: &str) {
        self.step(format!("went to {fragment:?}"));
        let script = "location.href = arguments[0]";
        self.js(script, &[json!(fragment)]).await;
    }

    /// Chooses the language on the settings page.
    pub(crate) async fn choose_language(&self, language: &str) {
        self.go("#/settings").await;
        let there = "document.querySelector('[name=language]') !== null";
        self.until_js("the settings", there).await;
        self.set("language", language).await;
    }

    pub(crate) async fn reload(&self) {
        self.step("reloaded");
        sure(self.client().refresh().await, "reload");
    }

    pub(crate) async fn back(&self) {
        self.step("went back");
        sure(self.client().back().await, "back");
    }

    pub(crate) async fn forward(&self) {
        self.step("went forward");
        sure(self.client().forward().await, "forward");
    }

    /// The whole address.
    pub(crate) async fn address(&self) -> String {
        sure(self.session.address().await, "the address").to_string()
    }

    /// The fragment of the address, including the `#`.
    pub(crate) async fn fragment(&self) -> String {
        let address = self.address().await;
        address.find('#').map_or("", |at| &address[at..]).to_owned()
    }

    /// The title of the window.
    pub(crate) async fn title(&self) -> String {
        sure(self.client().title().await, "the title")
    }

    // ---- Observation

    /// The visible state of the page.
    pub(crate) async fn scene(&self) -> Scene {
        // While the page reloads for other games, there is no answer until the next one is there.
        match wait_for(async || self.try_scene().await.ok()).await {
            Some(scene) => scene,
            None => sure(self.try_scene().await, "the scene"),
        }
    }

    /// The visible state of the page, or an error during a navigation.
    async fn try_scene(&self) -> Result<Scene, BrowserError> {
        // On a slow machine the page draws one change in several tasks, and a look between two of them would see half
        // of it.
        let script = format!(
            "const done = arguments[arguments.length - 1];
            const read = () => {{ {READ_SCENE} return scene; }};
            const look = last => setTimeout(() => {{
                const scene = read();
                const now = JSON.stringify(scene);
                if (now === last) done(scene); else look(now);
            }});
            look();"
        );
        let scene = self.session.run_until_done(&script, &[]).await?;
        Ok(Scene::read(&scene))
    }

    /// Waits until the page shows this, and returns its state.
    pub(crate) async fn until(&self, what: &str, holds: impl Fn(&Scene) -> bool) -> Scene {
        let mut last = Scene::default();
        let seen = wait_for(async || {
            last = self.try_scene().await.ok()?;
            holds(&last).then(|| last.clone())
        })
        .await;
        if let Some(seen) = seen {
            return seen;
        }
        let entry = self
            .session
            .run("return [location.hash, history.state]", &[])
            .await;
        panic!("timed out before {what}; the page shows {last:?} at {entry:?}")
    }

    /// Waits until the round is in this phase.
    pub(crate) async fn phase(&self, phase: &str) -> Scene {
        let what = format!("the phase is {phase}");
        self.until(&what, |scene| scene.phase == phase).await
    }

    /// Waits until a script returns `true`.
    pub(crate) async fn until_js(&self, what: &str, script: &str) {
        // Between two documents there is no element to ask, and a document that goes away may not answer.
        let script = format!("return document.documentElement !== null && ({script})");
        let mut last = String::new();
        let answer = wait_for(async || match self.session.run(&script, &[]).await {
            Ok(answer) => (answer == true).then_some(()),
            Err(error) => {
                last = format!(": {error}");
                None
            }
        });
        let answer = answer.await;
        answer.unwrap_or_else(|| panic!("timed out before {what}{last}"));
    }

    /// Records every visible change from now on, however short it lasts.
    pub(crate) async fn watch(&self) {
        let script = format!(
            "const read = () => {{ {READ_SCENE} return JSON.stringify(scene); }};
            window.scenes = [];
            let last = read();
            let changes = 0;
            window.watcher?.disconnect();
            // The drawn state is the state after the page's task, and after the next task if the machine is slow.
            const note = seen => {{
                if (changes !== seen) return setTimeout(note, 0, changes);
                const now = read();
                if (now !== last) window.scenes.push(JSON.parse(last = now));
            }};
            window.watcher = new MutationObserver(() => setTimeout(note, 0, ++changes));
            const everything = {{
                attributes: true, characterData: true, childList: true, subtree: true,
            }};
            window.watcher.observe(document.documentElement, everything);"
        );
        self.js(&script, &[]).await;
    }

    /// Every state since [`Page::watch`].
    pub(crate) async fn watched(&self) -> Vec<Scene> {
        // On a busy machine the last change may not be recorded yet.
        self.settle().await;
        let scenes = self.js("return window.scenes", &[]).await;
        let scenes = scenes.as_array().into_iter().flatten();
        scenes.map(Scene::read).collect()
    }

    /// Waits for two frames, so that the page finishes its pending work.
    pub(crate) async fn settle(&self) {
        let script = "
            const [done] = arguments;
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));";
        // After a navigation, the next page must settle.
        if self.session.run_until_done(script, &[]).await.is_err() {
            self.js_until_done(script, &[]).await;
        }
    }

    /// Waits until nothing moves.
    pub(crate) async fn come_to_rest(&self) {
        self.settle().await;
        self.until_js("nothing moves", STILL).await;
    }

    /// Finishes all animations.
    pub(crate) async fn end_motion(&self) {
        self.settle().await;
        let script = "document.getAnimations().forEach(moving => moving.finish())";
        self.js(script, &[]).await;
        self.settle().await;
    }

    /// Runs a script in the page.
    pub(crate) async fn js(&self, script: &str, arguments: &[Value]) -> Value {
        sure(self.session.run(script, arguments).await, script)
    }

    /// Runs a script that calls its last argument when it is done.
    pub(crate) async fn js_until_done(&self, script: &str, arguments: &[Value]) -> Value {
        let answer = self.session.run_until_done(script, arguments);
        sure(answer.await, script)
    }

    /// The markup of the page, without the content that is the same for all rounds: scripts, style sheets, links to
    /// files, the tables of a first visit, and the drawings of the cards.
    pub(crate) async fn html(&self) -> String {
        let script = "
            const copy = document.documentElement.cloneNode(true);
            copy.querySelectorAll('svg.sprite, script, style, link, template').forEach(it => it.remove());
            copy.querySelectorAll('img').forEach(it => it.removeAttribute('src'));
            return copy.outerHTML;";
        let html = self.js(script, &[]).await;
        html.as_str().expect("a text").to_owned()
    }

    /// The drawings and the tables of a first visit that [`Page::html`] leaves out, except the faces of open cards and of
    /// those that a newcomer sees. They are the same for all rounds.
    pub(crate) async fn drawings(&self) -> String {
        let script = "
            const images = [...document.querySelectorAll('img')].filter(image =>
                !(image.className === 'face' && image.closest('[data-card]:not([data-card=back]), .still-life')));
            const drawn = [document.querySelector('svg.sprite'), ...document.querySelectorAll('template')];
            return drawn.map(it => it.outerHTML).concat(...new Set(images.map(image => image.src))).join(' ');";
        let html = self.js(script, &[]).await;
        html.as_str().expect("a text").to_owned()
    }

    /// The visible text of the page.
    pub(crate) async fn text(&self) -> String {
        let text = self.js("return document.body.innerText", &[]).await;
        text.as_str().expect("a text").to_owned()
    }

    /// The texts of all elements that this selects.
    pub(crate) async fn texts(&self, selector: &str) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(it => it.textContent.trim())";
        strings(&self.js(script, &[json!(selector)]).await)
    }

    /// A screenshot of the window, as a PNG file.
    pub(crate) async fn picture(&self) -> Result<Vec<u8>, CmdError> {
        self.client().screenshot().await
    }
}

/// Repeats a question until it has an answer. Returns nothing after the time limit.
pub(crate) async fn wait_for<T>(mut ask: impl AsyncFnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    let mut pause = GLANCE;
    loop {
        if let Some(answer) = ask().await {
            return Some(answer);
        }
        if start.elapsed() > patience() {
            return None;
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_GLANCE);
    }
}
