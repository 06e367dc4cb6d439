//! The browsers that the tests play in, and all that is special about each.
//!
//! A test knows a [`crate::page::Page`] and nothing of what is here. A further browser is a further
//! [`Browser`]: how its driver is started, what it must be asked for, and its own way to each of the
//! questions of a [`Session`]. (Firefox: geckodriver, one session for each driver, as here.
//! `WebKit`: `WebKitWebDriver`, which starts `MiniBrowser`.)

use std::env;
use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A browser that the tests play in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// Chromium, and what is built from it, by chromedriver.
    Chromium,
}

/// The size of the part of a window that shows the page, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A program, and how it is found.
#[derive(Clone, Copy, Debug)]
struct Program {
    /// The variable that may hold its path.
    variable: &'static str,
    /// Its names on PATH, best first.
    names: &'static [&'static str],
}

const CHROMIUM: Program = Program {
    variable: "FAIR_DEAL_CHROMIUM",
    names: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
};

const CHROMEDRIVER: Program = Program {
    variable: "FAIR_DEAL_CHROMEDRIVER",
    names: &["chromedriver"],
};

/// What Chromium is started with: no window, no questions, and no traffic of its own.
const CHROMIUM_SWITCHES: [&str; 9] = [
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

impl Browser {
    /// Every browser that the tests play in.
    pub(crate) const ALL: [Browser; 1] = [Browser::Chromium];

    /// What stands before the names of its tests.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
        }
    }

    /// Where the browser and its driver are; the error says what is missing.
    fn programs(self) -> Result<(PathBuf, PathBuf), String> {
        match self {
            Browser::Chromium => Ok((CHROMIUM.find()?, CHROMEDRIVER.find()?)),
        }
    }

    /// Whether the browser can be played in; the error is a sentence for a person.
    pub(crate) fn is_here(self) -> Result<(), String> {
        self.programs().map(drop)
    }

    /// Starts a fresh browser, with a profile of its own, that shows pages at this size.
    pub(crate) async fn start(self, size: Size) -> Result<Session, Box<dyn std::error::Error>> {
        let (browser, driver) = self.programs()?;
        let profile = Profile::new()?;
        let (driver, url, capabilities) = match self {
            Browser::Chromium => {
                let mut command = Command::new(driver);
                command.arg("--port=0");
                let (driver, port) = Driver::start(&mut command, "successfully on port ")?;
                let url = format!("http://127.0.0.1:{port}/");
                (driver, url, chromium(&browser, &profile.0, size))
            }
        };
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = match capabilities {
            Value::Object(wanted) => {
                let mut builder = ClientBuilder::new(connector);
                builder.capabilities(wanted).connect(&url).await?
            }
            other => return Err(format!("{other} are no capabilities").into()),
        };
        let session = Session {
            browser: self,
            client,
            driver,
            profile,
        };
        match session.resize(size).await {
            Ok(()) => Ok(session),
            Err(error) => {
                // The first error tells more than a second one would.
                let _ = session.close().await;
                Err(error.into())
            }
        }
    }
}

/// What chromedriver is asked for.
fn chromium(browser: &Path, profile: &Path, size: Size) -> Value {
    let switches: Vec<String> = CHROMIUM_SWITCHES
        .map(str::to_owned)
        .into_iter()
        .chain([
            format!("--user-data-dir={}", profile.display()),
            format!("--window-size={},{}", size.width, size.height),
        ])
        .collect();
    json!({
        "goog:chromeOptions": {
            "binary": browser,
            "args": switches,
            "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

impl Program {
    fn find(self) -> Result<PathBuf, String> {
        if let Some(path) = env::var_os(self.variable) {
            let path = PathBuf::from(path);
            return if path.is_file() {
                Ok(path)
            } else {
                Err(format!(
                    "{} names {}, which is no file.",
                    self.variable,
                    path.display()
                ))
            };
        }
        let folders: Vec<PathBuf> = env::var_os("PATH")
            .map(|path| env::split_paths(&path).collect())
            .unwrap_or_default();
        self.names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
            .find(|path| path.is_file())
            .ok_or_else(|| {
                format!(
                    "{} is missing: put it on PATH, or name it in {}; `cargo xtask test` does so.",
                    self.names[0], self.variable
                )
            })
    }
}

/// How often a driver is started before it is said that it does not.
const DRIVER_STARTS: u32 = 5;

/// A running driver. It ends when this is dropped.
#[derive(Debug)]
struct Driver {
    process: Child,
    /// Kept open to the end: a driver that cannot print may end.
    stdout: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts a driver that chooses a free port itself and prints it after these words.
    fn start(command: &mut Command, before_port: &str) -> io::Result<(Driver, u16)> {
        // chromedriver takes a port that is free for IPv4, wants the same for IPv6, and ends when
        // another has it. The next port will do.
        let mut started = Driver::try_start(command, before_port);
        for _ in 1..DRIVER_STARTS {
            started = started.or_else(|_| Driver::try_start(command, before_port));
        }
        started
    }

    fn try_start(command: &mut Command, before_port: &str) -> io::Result<(Driver, u16)> {
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let stdout = process.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut driver = Driver {
            process,
            stdout: BufReader::new(stdout),
        };
        let mut line = String::new();
        while driver.stdout.read_line(&mut line)? > 0 {
            let port = line.rsplit_once(before_port).and_then(|(_, rest)| {
                let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
                digits.parse().ok()
            });
            if let Some(port) = port {
                return Ok((driver, port));
            }
            line.clear();
        }
        Err(io::Error::other("the driver ended before it told its port"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // One that has ended by itself cannot be ended again.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder for the browser's own files, removed when this is dropped.
#[derive(Debug)]
struct Profile(PathBuf);

impl Profile {
    fn new() -> io::Result<Profile> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("profile-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder)?;
        Ok(Profile(folder))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The last of the browser's processes may still be writing; what stays is below target/.
        let gone = (0..20).any(|_| {
            fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() || {
                std::thread::sleep(std::time::Duration::from_millis(50));
                false
            }
        });
        if !gone {
            eprintln!("The profile {} was not removed.", self.0.display());
        }
    }
}

/// A running browser with one window.
#[derive(Debug)]
pub(crate) struct Session {
    browser: Browser,
    client: Client,
    // Dropped in this order: the driver writes into the profile.
    driver: Driver,
    profile: Profile,
}

impl Session {
    /// The window, for what `WebDriver` says alike for all browsers.
    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// Shows pages at this size from now on, however small a window the browser allows.
    pub(crate) async fn resize(&self, size: Size) -> Result<(), CmdError> {
        match self.browser {
            Browser::Chromium => {
                let metrics = json!({
                    "width": size.width,
                    "height": size.height,
                    "deviceScaleFactor": 1,
                    "mobile": false,
                });
                self.cdp("Emulation.setDeviceMetricsOverride", metrics)
                    .await?;
            }
        }
        Ok(())
    }

    /// Tells pages what this person prefers, by the name and the value of a media feature.
    pub(crate) async fn prefer(&self, name: &str, value: &str) -> Result<(), CmdError> {
        match self.browser {
            Browser::Chromium => {
                let feature = json!({ "name": name, "value": value });
                self.cdp(
                    "Emulation.setEmulatedMedia",
                    json!({ "features": [feature] }),
                )
                .await?;
            }
        }
        Ok(())
    }

    /// Runs a script in every page before the page's own.
    pub(crate) async fn run_first(&self, script: &str) -> Result<(), CmdError> {
        match self.browser {
            Browser::Chromium => {
                let script = json!({ "source": script });
                self.cdp("Page.addScriptToEvaluateOnNewDocument", script)
                    .await?;
            }
        }
        Ok(())
    }

    /// Clicks here, at this time by the page's clock, as the how manieth click in a row in one place.
    pub(crate) async fn click_at(
        &self,
        (x, y): (f64, f64),
        count: u32,
        at: SystemTime,
    ) -> Result<(), CmdError> {
        match self.browser {
            // chromedriver's own actions come as late as the machine is slow, and then two clicks
            // are no double click.
            Browser::Chromium => {
                let at = at.duration_since(SystemTime::UNIX_EPOCH);
                let at = at.unwrap_or_default().as_secs_f64();
                for (kind, button) in [
                    ("mouseMoved", "none"),
                    ("mousePressed", "left"),
                    ("mouseReleased", "left"),
                ] {
                    let event = json!({
                        "type": kind, "x": x, "y": y, "button": button, "clickCount": count,
                        "timestamp": at,
                    });
                    self.cdp("Input.dispatchMouseEvent", event).await?;
                }
            }
        }
        Ok(())
    }

    /// Holds Enter down until it has repeated itself so often.
    pub(crate) async fn hold_enter(&self, times: usize) -> Result<(), CmdError> {
        match self.browser {
            // chromedriver's own key actions never repeat.
            Browser::Chromium => {
                let key = |kind: &str, repeats: bool| {
                    json!({
                        "type": kind, "autoRepeat": repeats, "text": "\r",
                        "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13,
                    })
                };
                let held = std::iter::repeat_n(key("keyDown", true), times);
                let keys = std::iter::once(key("keyDown", false)).chain(held);
                for key in keys.chain([key("keyUp", false)]) {
                    self.cdp("Input.dispatchKeyEvent", key).await?;
                }
            }
        }
        Ok(())
    }

    /// All that assistive tools are told of the page now, as text.
    pub(crate) async fn accessibility_tree(&self) -> Result<String, CmdError> {
        match self.browser {
            Browser::Chromium => {
                let tree = self.cdp("Accessibility.getFullAXTree", json!({})).await?;
                Ok(tree.to_string())
            }
        }
    }

    /// The warnings and errors on the console since the last call, each with its text.
    pub(crate) async fn take_complaints(&self) -> Result<Vec<String>, CmdError> {
        match self.browser {
            Browser::Chromium => Ok(self
                .log("browser")
                .await?
                .iter()
                .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING")
                .map(|entry| format!("{} {}", entry["level"], entry["message"]))
                .collect()),
        }
    }

    /// The address of every request that pages made since the last call, to any server.
    pub(crate) async fn take_requests(&self) -> Result<Vec<String>, CmdError> {
        match self.browser {
            Browser::Chromium => Ok(self
                .log("performance")
                .await?
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
                .collect()),
        }
    }

    /// Ends the browser and its driver and removes the profile.
    pub(crate) async fn close(self) -> Result<(), CmdError> {
        let Session {
            client,
            driver,
            profile,
            ..
        } = self;
        let closed = client.close().await;
        drop(driver);
        drop(profile);
        closed
    }

    /// A command of the Chrome `DevTools` protocol.
    async fn cdp(&self, command: &'static str, parameters: Value) -> Result<Value, CmdError> {
        let body = json!({ "cmd": command, "params": parameters });
        self.client
            .issue_cmd(Extension::post("goog/cdp/execute", body))
            .await
    }

    /// The entries that a log of chromedriver got since the last call.
    async fn log(&self, kind: &'static str) -> Result<Vec<Value>, CmdError> {
        let answer = self
            .client
            .issue_cmd(Extension::post("se/log", json!({ "type": kind })))
            .await?;
        Ok(answer.as_array().cloned().unwrap_or_default())
    }
}

/// A command of a session that the client does not know.
#[derive(Debug)]
pub(crate) struct Extension {
    path: String,
    body: Option<Value>,
}

impl Extension {
    /// Asks for what is at this path below the session.
    pub(crate) const fn get(path: String) -> Extension {
        Extension { path, body: None }
    }

    fn post(path: &str, body: Value) -> Extension {
        Extension {
            path: path.to_owned(),
            body: Some(body),
        }
    }
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.body {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::GET, None),
        }
    }
}
