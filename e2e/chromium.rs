//! Chromium, by chromedriver: what `WebDriver` has no word for is said to its `DevTools`.

use std::process::Command;
use std::time::{Duration, SystemTime};

use fantoccini::Client;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use testbed::browsers::CHROMIUM;

use crate::browser::{Extension, Preference, Size, Start, Trouble, programs, since_1970};
use crate::page::ELEMENT;
use crate::process::{Ends, Process, Profile, number_after};
use crate::{feel, frames};

/// What Chromium is started with: no window, no questions, and no traffic of its own.
const SWITCHES: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
];

/// And for tests in which nothing is measured: without it Chromium imitates a graphics card, which costs time.
const OF_TESTS: &str = "--disable-software-rasterizer";

/// Starts the driver.
pub(crate) fn start() -> Result<Start, Trouble> {
    let [browser, driver] = programs(CHROMIUM)?;
    let profile = Profile::new()?;
    let mut command = Command::new(driver);
    // The driver makes the profile in the folder of temporary files, and downloads go to the working directory.
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

/// Ends the browser and all that it started.
pub(crate) async fn close(client: &Client) -> Result<(), CmdError> {
    cdp(client, "Browser.close", json!({})).await.map(drop)
}

/// See [`crate::browser::Session::resize`].
pub(crate) async fn resize(client: &Client, size: Size) -> Result<(), CmdError> {
    let metrics = json!({
        "width": size.width,
        "height": size.height,
        "deviceScaleFactor": 1,
        "mobile": false,
    });
    let command = "Emulation.setDeviceMetricsOverride";
    cdp(client, command, metrics).await.map(drop)
}

/// See [`crate::browser::Session::prefer`].
pub(crate) async fn prefer(client: &Client, all: &[Preference]) -> Result<(), CmdError> {
    let features: Vec<Value> = all
        .iter()
        .map(|Preference { name, value }| json!({ "name": name, "value": value }))
        .collect();
    let media = json!({ "features": features });
    let command = "Emulation.setEmulatedMedia";
    cdp(client, command, media).await.map(drop)
}

/// See [`crate::browser::Session::live_in`]; an empty name is the machine's own zone.
pub(crate) async fn live_in(client: &Client, zone: &str) -> Result<(), CmdError> {
    let zone = json!({ "timezoneId": zone });
    let command = "Emulation.setTimezoneOverride";
    cdp(client, command, zone).await.map(drop)
}

/// Runs a script in every page before the page's own, and returns a name for it.
pub(crate) async fn run_first(client: &Client, script: &str) -> Result<String, CmdError> {
    let script = json!({ "source": script });
    let command = "Page.addScriptToEvaluateOnNewDocument";
    let added = cdp(client, command, script).await?;
    Ok(added["identifier"].as_str().unwrap_or_default().to_owned())
}

/// Runs the scripts with these names no more.
pub(crate) async fn forget_first(client: &Client, names: Vec<String>) -> Result<(), CmdError> {
    for name in names {
        let script = json!({ "identifier": name });
        let command = "Page.removeScriptToEvaluateOnNewDocument";
        cdp(client, command, script).await?;
    }
    Ok(())
}

/// Where the middle of an element's first line is seen, or why a click there would not reach it. What lies there by
/// the time of the click notices it only if it is this element: a page may move what is on it at any time. What
/// the page itself clicks is let through.
const AIM: &str = "
    const [element] = arguments;
    element.scrollIntoViewIfNeeded();
    const [line] = element.getClientRects();
    if (!line) return 'it is not shown';
    const moves = ({ playState, effect }) =>
        playState === 'running' && effect.target?.contains(element);
    if (document.getAnimations().some(moves)) return 'it moves';
    const x = (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2;
    const y = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
    const there = document.elementFromPoint(x, y);
    if (!element.contains(there)) return `there lies ${there?.outerHTML.slice(0, 200)}`;
    const gate = new AbortController();
    window.aimed = { gate, missed: false };
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        addEventListener(kind, event => {
            if (!event.isTrusted || element.contains(event.target)) return;
            window.aimed.missed = true;
            event.preventDefault();
            event.stopImmediatePropagation();
        }, { capture: true, signal: gate.signal });
    return [x, y];";

/// Ends what [`AIM`] began, and tells whether any part of the click came beside the element.
const MISSED: &str = "
    window.aimed?.gate.abort();
    return window.aimed?.missed ?? false;";

/// See [`crate::browser::Session::click`].
pub(crate) async fn click(
    client: &Client,
    element: &Element,
) -> Result<Result<(), String>, CmdError> {
    let argument = json!({ ELEMENT: element.element_id().to_string() });
    let aim = client.execute(AIM, vec![argument]).await?;
    let (Some(x), Some(y)) = (aim[0].as_f64(), aim[1].as_f64()) else {
        return Ok(Err(aim.as_str().unwrap_or("no answer").to_owned()));
    };
    // By the same clock as a double click: the page may compare the two.
    click_at(client, (x, y), 1, since_1970(SystemTime::now())).await?;
    // A click that was not missed may take the page away, and then there is nobody to ask.
    let missed = client.execute(MISSED, Vec::new()).await;
    Ok(if missed.is_ok_and(|missed| missed == true) {
        Err("it moved away".to_owned())
    } else {
        Ok(())
    })
}

/// See [`crate::browser::Session::click_at`]. The time is since 1970.
pub(crate) async fn click_at(
    client: &Client,
    (x, y): (f64, f64),
    count: u32,
    at: Duration,
) -> Result<(), CmdError> {
    // chromedriver's own actions come as late as the machine is slow, and then two clicks are no
    // double click.
    for (kind, button) in [
        ("mouseMoved", "none"),
        ("mousePressed", "left"),
        ("mouseReleased", "left"),
    ] {
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "clickCount": count,
            "timestamp": at.as_secs_f64(),
        });
        cdp(client, "Input.dispatchMouseEvent", event).await?;
    }
    Ok(())
}

/// See [`crate::browser::Session::hold_enter`].
pub(crate) async fn hold_enter(client: &Client, times: usize) -> Result<(), CmdError> {
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
        cdp(client, "Input.dispatchKeyEvent", key).await?;
    }
    Ok(())
}

/// See [`crate::browser::Session::accessibility_tree`].
pub(crate) async fn accessibility_tree(client: &Client) -> Result<String, CmdError> {
    let tree = cdp(client, "Accessibility.getFullAXTree", json!({})).await?;
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
            // The browser's own page, which it begins with.
            let is_chrome = |url: &str| url.starts_with("chrome:");
            let is_its_own = sent["documentURL"].as_str().is_some_and(is_chrome);
            (!is_its_own).then(|| url.as_str().map(str::to_owned))?
        })
        .collect())
}

/// A command of the Chrome `DevTools` protocol.
pub(crate) async fn cdp(
    client: &Client,
    command: &'static str,
    parameters: Value,
) -> Result<Value, CmdError> {
    let body = json!({ "cmd": command, "params": parameters });
    client
        .issue_cmd(Extension::post("goog/cdp/execute", body))
        .await
}

/// What the browser has traced since the last call, for [`crate::frames`].
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

/// The entries that a log of chromedriver got since the last call.
async fn log(client: &Client, kind: &'static str) -> Result<Vec<Value>, CmdError> {
    let answer = client
        .issue_cmd(Extension::post("se/log", json!({ "type": kind })))
        .await?;
    Ok(answer.as_array().cloned().unwrap_or_default())
}
