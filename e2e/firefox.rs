//! Firefox, by geckodriver. Commands that `WebDriver` lacks run in the browser's own code.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use fantoccini::Client;
use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use testbed::browsers::FIREFOX;

use crate::browser::{BrowserError, Extension, Preference, Size, Start, programs};
use crate::page::key;
use crate::process::{Ends, Process, Profile, number_after};
use crate::proxy::Proxy;

/// Starts the driver.
pub(crate) fn start(proxy: &Proxy) -> Result<Start, BrowserError> {
    let [browser, driver] = programs(FIREFOX)?;
    let profile = Profile::new()?;
    // Without it the browser needs twice as long to start.
    let _ = copy_startup_cache(&browser, profile.folder());
    let mut command = Command::new(driver);
    command
        .args(["--port=0", "--websocket-port=0", "--allow-system-access"])
        // Lets the address below replace the server for remote settings.
        .env("MOZ_REMOTE_SETTINGS_DEVTOOLS", "1")
        .env("MOZ_CRASHREPORTER_DISABLE", "1");
    let (driver, port) = Process::start(&mut command, Ends::Killed, |line| {
        number_after("Listening on 127.0.0.1:", line)
    })?;
    // All requests of the browser go to the tests' proxy, which records them, and refuses those to other servers than
    // the tests'.
    let proxy = json!({
        "proxyType": "manual",
        "httpProxy": proxy.authority(),
        "sslProxy": proxy.authority(),
        "noProxy": [],
    });
    let profile_argument = profile.folder().display().to_string();
    let capabilities = json!({
        "proxy": proxy,
        // A script that is sent during a navigation is never answered. It times out before the wait does, and is sent
        // again.
        "timeouts": { "script": 4000 },
        "moz:firefoxOptions": {
            "binary": browser,
            "args": ["-headless", "-profile", profile_argument],
            "prefs": {
                "network.proxy.allow_hijacking_localhost": true,
                "services.settings.server": "data:,",
                "browser.newtabpage.enabled": false,
                "browser.aboutwelcome.enabled": false,
                "dom.ipc.processPrelaunch.enabled": false,
                // Painting is a quarter of the browser's work here, and the tests do not need it.
                "layout.frame_rate": 20,
                "toolkit.cosmeticAnimations.enabled": false,
                // The session is never restored.
                "browser.sessionstore.interval": 3_600_000,
            },
        },
    });
    Ok(Start {
        driver,
        display: None,
        profile,
        port,
        capabilities,
    })
}

/// The files that a Firefox compiles in its profile on the first start.
const COMPILED: [&str; 2] = ["compatibility.ini", "startupCache"];

/// The folder where these files wait for the next profile. They contain no user data.
fn startup_cache(browser: &Path) -> io::Result<PathBuf> {
    let changed = fs::metadata(fs::canonicalize(browser)?)?.modified()?;
    let changed = changed.duration_since(SystemTime::UNIX_EPOCH);
    let name = format!("firefox-{}", changed.unwrap_or_default().as_secs());
    Ok(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name))
}

/// Copies the compiled files of an earlier profile into a new one.
pub(crate) fn copy_startup_cache(browser: &Path, profile: &Path) -> io::Result<()> {
    let cached = startup_cache(browser)?;
    let [version, cache] = COMPILED;
    fs::create_dir(profile.join(cache))?;
    for file in fs::read_dir(cached.join(cache))? {
        let file = file?;
        fs::copy(file.path(), profile.join(cache).join(file.file_name()))?;
    }
    fs::copy(cached.join(version), profile.join(version)).map(drop)
}

/// Saves the compiled files of this profile, unless they are saved already.
pub(crate) fn save_startup_cache(profile: &Path) {
    let save = || -> io::Result<()> {
        let browser = FIREFOX.programs[0].find().map_err(io::Error::other)?;
        let cached = startup_cache(&browser)?;
        if cached.exists() {
            return Ok(());
        }
        let new = profile.join("compiled");
        fs::create_dir(&new)?;
        for name in COMPILED {
            fs::rename(profile.join(name), new.join(name))?;
        }
        fs::rename(new, cached)
    };
    // A failure only makes the next start slower.
    let _ = save();
}

/// The minimum by which the window is larger than the page, for the browser's own toolbar.
const FRAME: u32 = 200;

/// See [`crate::browser::Session::resize`].
pub(crate) async fn resize(client: &Client, size: Size) -> Result<(), CmdError> {
    // The content area has its own size and no minimum width. A window that has grown for it does not shrink again,
    // because every resize takes time.
    let script = "
        const [size, frame] = arguments;
        const wanted = [size.width + frame, size.height + frame];
        if (outerWidth < wanted[0] || outerHeight < wanted[1]) {
            resizeTo(Math.max(outerWidth, wanted[0]), Math.max(outerHeight, wanted[1]));
        }
        const { style } = gBrowser.selectedBrowser;
        for (const side of ['width', 'height']) {
            for (const limit of ['', 'min-', 'max-']) {
                style.setProperty(limit + side, `${size[side]}px`);
            }
        }";
    let (width, height) = (json!(size.width), json!(size.height));
    let sides = json!({ "width": width, "height": height });
    chrome(client, script, vec![sides, json!(FRAME)]).await?;
    let script = "
        const [width, height, done] = arguments;
        const isSo = () => innerWidth === width && innerHeight === height
            && outerWidth >= width && outerHeight >= height;
        const look = () => isSo() ? done() : requestAnimationFrame(look);
        look();";
    let looked = client.execute_async(script, vec![width, height]);
    looked.await.map(drop)
}

/// The browser preferences that replace the system's.
const PREFERENCES: &str = "
    const settings = {
        'prefers-reduced-motion: no-preference': ['ui.prefersReducedMotion', 0],
        'prefers-reduced-motion: reduce': ['ui.prefersReducedMotion', 1],
        'prefers-color-scheme: light': ['ui.systemUsesDarkTheme', 0],
        'prefers-color-scheme: dark': ['ui.systemUsesDarkTheme', 1],
    };";

/// See [`crate::browser::Session::prefer`].
pub(crate) async fn prefer(client: &Client, all: &[Preference]) -> Result<(), CmdError> {
    let script = format!(
        "{PREFERENCES}
        for (const preference of arguments[0]) {{
            if (!settings[preference]) throw new Error(`no way to ${{preference}}`);
            Services.prefs.setIntPref(...settings[preference]);
        }}"
    );
    let all: Vec<String> = all
        .iter()
        .map(|Preference { name, value }| format!("{name}: {value}"))
        .collect();
    chrome(client, &script, vec![json!(all)]).await.map(drop)
}

/// Resets the media preferences.
pub(crate) async fn prefer_nothing(client: &Client) -> Result<(), CmdError> {
    let script = format!(
        "{PREFERENCES}
        for (const [name] of Object.values(settings)) Services.prefs.clearUserPref(name);"
    );
    chrome(client, &script, vec![]).await.map(drop)
}

/// See [`crate::browser::Session::click_at`].
pub(crate) async fn click_at(
    client: &Client,
    (x, y): (f64, f64),
    count: u32,
) -> Result<(), CmdError> {
    // WebDriver actions count clicks only within one list, and by the machine's time.
    let script = "
        const [x, y, clickCount] = arguments;
        const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
        for (const [type, buttons] of [['mousemove', 0], ['mousedown', 1], ['mouseup', 0]]) {
            synthesizeMouseEvent(type, left + x, top + y,
                { button: 0, buttons, clickCount },
                { isDOMEventSynthesized: false, isWidgetEventSynthesized: false });
        }";
    let arguments = vec![json!(x), json!(y), json!(count)];
    chrome(client, script, arguments).await.map(drop)
}

/// See [`crate::browser::Session::pass_browser_buttons`].
pub(crate) async fn pass_browser_buttons(client: &Client) -> Result<(), CmdError> {
    let has_focus = client.execute("return document.hasFocus()", vec![]);
    if has_focus.await? == true {
        return Ok(());
    }
    let script = "gBrowser.selectedBrowser.focus()";
    chrome(client, script, vec![]).await.map(drop)
}

/// See [`crate::browser::Session::hold_enter`].
pub(crate) async fn hold_enter(client: &Client, times: usize) -> Result<(), CmdError> {
    // A key-down of a key that is already down repeats it.
    let down = KeyAction::Down { value: key::ENTER };
    let mut keys = KeyActions::new("keys".to_owned());
    for _ in 0..=times {
        keys = keys.then(down.clone());
    }
    let keys = keys.then(KeyAction::Up { value: key::ENTER });
    client.perform_actions(keys).await
}

/// See [`crate::browser::Session::accessibility_tree`].
pub(crate) async fn accessibility_tree(client: &Client) -> Result<String, CmdError> {
    let script = "
        const done = arguments[arguments.length - 1];
        const service = Cc['@mozilla.org/accessibilityService;1'].getService(
            Ci.nsIAccessibilityService);
        const told = it => {
            const { name, value, description, id } = it;
            const attributes = [];
            for (const { key, value } of it.attributes?.enumerate() ?? []) {
                attributes.push([key, value]);
            }
            const children = [];
            for (let child = it.firstChild; child; child = child.nextSibling) {
                children.push(told(child));
            }
            const role = service.getStringRole(it.role);
            return { role, name, value, description, id, attributes, children };
        };
        const look = () => {
            const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
            const text = page ? JSON.stringify(told(page)) : '';
            // The browser builds the tree on the first request.
            if (text.includes('landmark')) done(text);
            else setTimeout(look, 20);
        };
        look();";
    context(client, "chrome").await?;
    let tree = client.execute_async(script, vec![]).await;
    context(client, "content").await?;
    Ok(tree?.to_string())
}

/// Runs a script in the browser itself, not in the page.
async fn chrome(client: &Client, script: &str, arguments: Vec<Value>) -> Result<Value, CmdError> {
    context(client, "chrome").await?;
    let answer = client.execute(script, arguments).await;
    context(client, "content").await?;
    answer
}

/// Sets the context of the following scripts.
async fn context(client: &Client, name: &'static str) -> Result<(), CmdError> {
    let body = json!({ "context": name });
    let command = Extension::post("moz/context", body);
    client.issue_cmd(command).await.map(drop)
}
