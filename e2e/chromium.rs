//! Chromium, by chromedriver. Commands that `WebDriver` lacks or answers slowly go to its `DevTools`.

use std::process::Command;
use std::time::{Duration, SystemTime};

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use testbed::browsers::CHROMIUM;

use crate::browser::{BrowserError, Extension, Preference, Size, Start, programs, since_1970};
use crate::devtools::DevTools;
use crate::process::{Ends, Process, Profile, number_after};
use crate::{feel, frames};

/// The switches of Chromium: no window, no dialogs, and no traffic of its own.
const SWITCHES: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    // Lets a script in the page read the accessible names and roles.
    "--enable-blink-features=ComputedAccessibilityInfo",
];

/// A further switch for tests without measurements. Without it Chromium emulates a graphics card, which costs time.
const OF_TESTS: &str = "--disable-software-rasterizer";

/// Starts the driver.
pub(crate) fn start() -> Result<Start, BrowserError> {
    let [browser, driver] = programs(CHROMIUM)?;
    let profile = Profile::new()?;
    let mut command = Command::new(driver);
    // The driver creates the profile in the temporary folder, and downloads go to the working directory.
    command
        .arg("--port=0")
        .env("TMPDIR", profile.folder())
        .current_dir(profile.folder());
    let (driver, port) = Process::start(&mut command, Ends::Killed, |line| {
        number_after("successfully on port ", line)
    })?;
    let measures = feel::is_wanted() || frames::categories().is_some();
    let of_tests = (!measures).then_some(OF_TESTS);
    let switches: Vec<String> = SWITCHES
        .into_iter()
        .chain(of_tests)
        .map(str::to_owned)
        .collect();
    let mut logged = json!({ "enableNetwork": true, "enablePage": false });
    if let Some(categories) = frames::categories() {
        logged["traceCategories"] = json!(categories);
    }
    let capabilities = json!({
        "goog:chromeOptions": {
            "binary": browser,
            "args": switches,
            "perfLoggingPrefs": logged,
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    });
    Ok(Start {
        driver,
        display: None,
        profile,
        port,
        capabilities,
    })
}

/// Closes the browser and everything that it started.
pub(crate) async fn close(client: &Client) -> Result<(), CmdError> {
    let body = json!({ "cmd": "Browser.close", "params": {} });
    let command = Extension::post("goog/cdp/execute", body);
    client.issue_cmd(command).await.map(drop)
}

/// The `DevTools` of the page in this window.
pub(crate) async fn devtools(
    client: &Client,
    window: WindowHandle,
) -> Result<DevTools, BrowserError> {
    let options = client
        .capabilities()
        .and_then(|it| it.get("goog:chromeOptions"));
    let address = options.and_then(|it| it["debuggerAddress"].as_str());
    let address = address.ok_or("the driver does not tell where the DevTools are")?;
    DevTools::of(address, &String::from(window)).await
}

/// Makes the processor this many times slower.
pub(crate) async fn slow(devtools: &DevTools, times: u32) -> Result<(), BrowserError> {
    let rate = json!({ "rate": times });
    let command = "Emulation.setCPUThrottlingRate";
    devtools.send(command, rate).await.map(drop)
}

/// See [`crate::browser::Session::resize`].
pub(crate) async fn resize(devtools: &DevTools, size: Size) -> Result<(), BrowserError> {
    let metrics = json!({
        "width": size.width,
        "height": size.height,
        "deviceScaleFactor": 1,
        "mobile": false,
    });
    let command = "Emulation.setDeviceMetricsOverride";
    devtools.send(command, metrics).await.map(drop)
}

/// See [`crate::browser::Session::prefer`].
pub(crate) async fn prefer(devtools: &DevTools, all: &[Preference]) -> Result<(), BrowserError> {
    let features: Vec<Value> = all
        .iter()
        .map(|Preference { name, value }| json!({ "name": name, "value": value }))
        .collect();
    let media = json!({ "features": features });
    let command = "Emulation.setEmulatedMedia";
    devtools.send(command, media).await.map(drop)
}

/// Sets the text size that a visitor has chosen in the browser, in pixels. The default is 16.
pub(crate) async fn set_text_size(devtools: &DevTools, pixels: u32) -> Result<(), BrowserError> {
    let sizes = json!({ "fontSizes": { "standard": pixels, "fixed": pixels } });
    let command = "Page.setFontSizes";
    devtools.send(command, sizes).await.map(drop)
}

/// See [`crate::browser::Session::set_time_zone`]. An empty name means the machine's own zone.
pub(crate) async fn set_time_zone(devtools: &DevTools, zone: &str) -> Result<(), BrowserError> {
    let zone = json!({ "timezoneId": zone });
    let command = "Emulation.setTimezoneOverride";
    devtools.send(command, zone).await.map(drop)
}

/// Runs a script in every page before the page's own scripts, and returns its identifier.
pub(crate) async fn run_first(devtools: &DevTools, script: &str) -> Result<String, BrowserError> {
    let script = json!({ "source": script });
    let command = "Page.addScriptToEvaluateOnNewDocument";
    let added = devtools.send(command, script).await?;
    Ok(added["identifier"].as_str().unwrap_or_default().to_owned())
}

/// Stops running the scripts with these identifiers.
pub(crate) async fn forget_first(
    devtools: &DevTools,
    names: Vec<String>,
) -> Result<(), BrowserError> {
    for name in names {
        let script = json!({ "identifier": name });
        let command = "Page.removeScriptToEvaluateOnNewDocument";
        devtools.send(command, script).await?;
    }
    Ok(())
}

/// Functions that tell if an element is visible, and which elements with these tags are.
pub(crate) const SEEN: &str = "
    const isSeen = element => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0
            && element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    };
    const seen = tags => [...document.querySelectorAll(tags)].filter(isSeen);";

/// Finds the only element with one of these tags and this accessible name, or returns the reason why there is none. If
/// the tag is `button`, the role must be `button` too.
const FIND_ONLY: &str = "
    const findOnly = (tags, name) => {
        const all = seen(tags);
        const named = all.filter(it => it.computedName === name);
        if (named.length !== 1) return `there is no single ${tags} named ${name} among ${
            all.map(it => it.computedName).join(', ')}`;
        const [{ computedRole }] = named;
        return tags !== 'button' || computedRole === tags ? named[0] : `${name} is a ${computedRole}`;
    };";

/// Returns the visible middle of an element's first line, or the reason why a click there would miss it. Other elements
/// do not receive the click, because a page may move its elements at any time. Clicks by the page's own scripts pass.
const AIM: &str = "
    const aim = element => {
        if (typeof element === 'string') return element;
        element.scrollIntoViewIfNeeded();
        const [line] = element.getClientRects();
        if (!line) return 'it is not shown';
        const moves = ({ playState, effect }) =>
            playState === 'running' && effect.target?.contains(element);
        if (document.getAnimations().some(moves)) return 'it moves';
        const x = (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2;
        const y = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
        const there = document.elementFromPoint(x, y);
        if (!element.contains(there)) return `it is covered by ${there?.outerHTML.slice(0, 200)}`;
        const gate = new AbortController();
        window.aimed = { gate, missed: false };
        for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            addEventListener(kind, event => {
                if (!event.isTrusted || element.contains(event.target)) return;
                window.aimed.missed = true;
                event.preventDefault();
                event.stopImmediatePropagation();
            }, { capture: true, signal: gate.signal });
        return [x, y];
    };";

/// Ends the effect of [`AIM`]. Returns true if any part of the click missed the element.
const MISSED: &str = "
    window.aimed?.gate.abort();
    return window.aimed?.missed ?? false;";

/// Clicks the middle of the element that this JavaScript expression returns. The inner error says why it cannot be
/// clicked now, or that the click missed. For a missing element the expression may return the reason as a string.
pub(crate) async fn click(
    devtools: &DevTools,
    find: &str,
    arguments: &[Value],
) -> Result<Result<(), String>, BrowserError> {
    let script = format!("{SEEN} {FIND_ONLY} {AIM} return aim({find});");
    let aim = devtools.run(&script, arguments).await?;
    let (Some(x), Some(y)) = (aim[0].as_f64(), aim[1].as_f64()) else {
        return Ok(Err(aim.as_str().unwrap_or("no answer").to_owned()));
    };
    // The time is from the clock of double clicks, because the page may compare this click with one of them.
    click_at(devtools, (x, y), 1, since_1970(SystemTime::now())).await?;
    // If the click opened another page, that page answers, and the click did not miss.
    Ok(if devtools.ask(MISSED, &[]).await? == true {
        Err("it moved away".to_owned())
    } else {
        Ok(())
    })
}

/// See [`crate::browser::Session::click_at`]. The time counts from 1970.
pub(crate) async fn click_at(
    devtools: &DevTools,
    (x, y): (f64, f64),
    count: u32,
    at: Duration,
) -> Result<(), BrowserError> {
    // chromedriver's own actions are as late as the machine is slow, and then two clicks are not a double click.
    for (kind, button) in [
        ("mouseMoved", "none"),
        ("mousePressed", "left"),
        ("mouseReleased", "left"),
    ] {
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "clickCount": count,
            "timestamp": at.as_secs_f64(),
        });
        devtools.send("Input.dispatchMouseEvent", event).await?;
    }
    Ok(())
}

/// See [`crate::browser::Session::hold_enter`].
pub(crate) async fn hold_enter(devtools: &DevTools, times: usize) -> Result<(), BrowserError> {
    // chromedriver's own key actions never repeat.
    let key = |kind: &str, repeats: bool| {
        json!({
            "type": kind, "autoRepeat": repeats, "text": "\r",
            "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13,
        })
    };
    let held = std::iter::repeat_n(key("keyDown", true), times);
    let keys = std::iter::once(key("keyDown", false)).chain(held);
    for key in keys.chain([key("keyUp", false)]) {
        devtools.send("Input.dispatchKeyEvent", key).await?;
    }
    Ok(())
}

/// See [`crate::browser::Session::accessibility_tree`].
pub(crate) async fn accessibility_tree(devtools: &DevTools) -> Result<String, BrowserError> {
    let tree = devtools
        .send("Accessibility.getFullAXTree", json!({}))
        .await?;
    Ok(tree.to_string())
}

/// See [`crate::browser::Session::take_complaints`].
pub(crate) async fn take_complaints(client: &Client) -> Result<Vec<String>, CmdError> {
    let entries = log(client, "browser").await?;
    Ok(entries
        .iter()
        .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING")
        .map(|entry| format!("{} {}", entry["level"], entry["message"]))
        .collect())
}

/// See [`crate::browser::Session::take_requests`].
pub(crate) async fn take_requests(client: &Client) -> Result<Vec<String>, CmdError> {
    let entries = log(client, "performance").await?;
    Ok(entries
        .iter()
        .filter_map(|entry| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            let sent = &message["params"];
            let url = match message["method"].as_str()? {
                "Network.requestWillBeSent" => &sent["request"]["url"],
                "Network.webSocketCreated" | "Network.webTransportCreated" => &sent["url"],
                _ => return None,
            };
            // The browser's own first page.
            let is_chrome = |url: &str| url.starts_with("chrome:");
            let is_its_own = sent["documentURL"].as_str().is_some_and(is_chrome);
            (!is_its_own).then(|| url.as_str().map(str::to_owned))?
        })
        .collect())
}

/// The trace events since the last call, for [`crate::frames`].
pub(crate) async fn trace(client: &Client) -> Result<Vec<Value>, CmdError> {
    let entries = log(client, "performance").await?;
    Ok(entries
        .iter()
        .filter_map(|entry| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            (message["method"] == "Tracing.dataCollected").then(|| message["params"].clone())
        })
        .collect())
}

/// The new entries of a chromedriver log since the last call.
async fn log(client: &Client, kind: &'static str) -> Result<Vec<Value>, CmdError> {
    let answer = client
        .issue_cmd(Extension::post("se/log", json!({ "type": kind })))
        .await?;
    Ok(answer.as_array().cloned().unwrap_or_default())
}
