//! Firefox, by geckodriver: what `WebDriver` has no word for is said to the browser's own code.

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

use crate::browser::{Extension, Preference, Size, Start, Trouble, programs};
use crate::page::key;
use crate::process::{Ends, Process, Profile, number_after};
use crate::proxy::Proxy;

/// Starts the driver.
pub(crate) fn start(proxy: &Proxy) -> Result<Start, Trouble> {
    let [browser, driver] = programs(FIREFOX)?;
    let profile = Profile::new()?;
    // Without it the browser starts as well, and takes twice as long.
    let _ = give_what_is_compiled(&browser, profile.folder());
    let mut command = Command::new(driver);
    command
        .args(["--port=0", "--websocket-port=0", "--allow-system-access"])
        // Then the address below holds from which it would fetch settings.
        .env("MOZ_REMOTE_SETTINGS_DEVTOOLS", "1")
        .env("MOZ_CRASHREPORTER_DISABLE", "1");
    let (driver, port) = Process::start(&mut command, Ends::Killed, |line| {
        number_after("Listening on 127.0.0.1:", line)
    })?;
    // Whatever it wants of anyone, it asks our proxy for, which says no and tells the test.
    let proxy = json!({
        "proxyType": "manual",
        "httpProxy": proxy.authority(),
        "sslProxy": proxy.authority(),
        "noProxy": [],
    });
    let profile_argument = profile.folder().display().to_string();
    let capabilities = json!({
        "proxy": proxy,
        // A script that is sent while one page makes room for the next is never answered: it is given
        // up sooner than a wait is, and sent again.
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
                // Painting is a quarter of its work here, and nobody sees it.
                "layout.frame_rate": 20,
                "toolkit.cosmeticAnimations.enabled": false,
                // Nor does anybody want the session back.
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

/// What a Firefox compiles of itself when it starts for the first time, in its profile.
const COMPILED: [&str; 2] = ["compatibility.ini", "startupCache"];

/// Where this is kept for the next profile: nothing of a person is in it.
fn kept(browser: &Path) -> io::Result<PathBuf> {
    let changed = fs::metadata(fs::canonicalize(browser)?)?.modified()?;
    let changed = changed.duration_since(SystemTime::UNIX_EPOCH);
    let name = format!("firefox-{}", changed.unwrap_or_default().as_secs());
    Ok(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name))
}

/// Gives a new profile what another one compiled before.
pub(crate) fn give_what_is_compiled(browser: &Path, profile: &Path) -> io::Result<()> {
    let kept = kept(browser)?;
    let [version, cache] = COMPILED;
    fs::create_dir(profile.join(cache))?;
    for file in fs::read_dir(kept.join(cache))? {
        let file = file?;
        fs::copy(file.path(), profile.join(cache).join(file.file_name()))?;
    }
    fs::copy(kept.join(version), profile.join(version)).map(drop)
}

/// Keeps what the browser of this profile compiled, unless that was done before.
pub(crate) fn keep_what_it_compiled(profile: &Path) {
    let keep = || -> io::Result<()> {
        let browser = FIREFOX.programs[0].find().map_err(io::Error::other)?;
        let kept = kept(&browser)?;
        if kept.exists() {
            return Ok(());
        }
        let new = profile.join("compiled");
        fs::create_dir(&new)?;
        for name in COMPILED {
            fs::rename(profile.join(name), new.join(name))?;
        }
        fs::rename(new, kept)
    };
    // The next start takes longer, and that is all.
    let _ = keep();
}

/// How much larger than the page the window is at least: there is room for the browser's own buttons.
const FRAME: u32 = 200;

/// See [`crate::browser::Session::resize`].
pub(crate) async fn resize(client: &Client, size: Size) -> Result<(), CmdError> {
    // What the window shows has a size of its own, and no smallest width. A window that has grown for it is not made
    // smaller again, because every change of its size takes time.
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

/// The settings of the browser that take the place of the system's.
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

/// Takes back what pages were told that a person prefers.
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
    // Actions count the clicks of one list only, and by the machine's time.
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

/// See [`crate::browser::Session::come_back_to_the_page`].
pub(crate) async fn come_back_to_the_page(client: &Client) -> Result<(), CmdError> {
    let has_focus = client.execute("return document.hasFocus()", vec![]);
    if has_focus.await? == true {
        return Ok(());
    }
    let script = "gBrowser.selectedBrowser.focus()";
    chrome(client, script, vec![]).await.map(drop)
}

/// See [`crate::browser::Session::hold_enter`].
pub(crate) async fn hold_enter(client: &Client, times: usize) -> Result<(), CmdError> {
    // A key that goes down and is down already repeats itself.
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
            // The browser makes the tree when it is first asked for it.
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

/// Where scripts run from now on.
async fn context(client: &Client, name: &'static str) -> Result<(), CmdError> {
    let body = json!({ "context": name });
    let command = Extension::post("moz/context", body);
    client.issue_cmd(command).await.map(drop)
}
