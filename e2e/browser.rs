//! The browsers that run the tests.
//!
//! A test uses a [`crate::page::Page`], and its [`Session`] only for what a `Page` does not offer. A `Session` has one
//! method for each thing that differs between browsers. [`chromium`], [`firefox`] and [`webkit`] implement these
//! methods. To add a browser, add a [`Browser`] and such a file.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use hyper::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use testbed::browsers;
use url::{ParseError, Url};

use crate::devtools::DevTools;
use crate::process::{Process, Profile};
use crate::proxy::{NO_SERVICE_WORKER, Proxy};
use crate::server::lock;
use crate::{chromium, firefox, webkit};

/// A browser that runs the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// Chromium and browsers based on it, with chromedriver.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// `WebKitGTK`'s `MiniBrowser`, with `WebKitWebDriver`, on a virtual display.
    WebKit,
}

/// The size of the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A preference of the player: the name and the value of a media feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) name: String,
    pub(crate) value: String,
}

/// An error of a browser.
pub(crate) type BrowserError = Box<dyn std::error::Error>;

impl Browser {
    /// Every browser that runs the tests.
    pub(crate) const ALL: [Browser; 3] = [Browser::Chromium, Browser::Firefox, Browser::WebKit];

    const fn entry(self) -> browsers::Browser {
        match self {
            Browser::Chromium => browsers::CHROMIUM,
            Browser::Firefox => browsers::FIREFOX,
            Browser::WebKit => browsers::WEBKIT,
        }
    }

    /// Returns the prefix of the names of its tests.
    pub(crate) const fn code(self) -> &'static str {
        self.entry().code
    }

    /// Checks that the browser is installed. The error is a sentence for a person.
    pub(crate) fn is_installed(self) -> Result<(), String> {
        let mut programs = self.entry().programs.iter();
        programs.try_for_each(|program| program.find().map(drop))
    }

    /// Starts a fresh browser with a profile of its own.
    pub(crate) async fn start(self) -> Result<Session, BrowserError> {
        let proxy = match self {
            Browser::Chromium => None,
            Browser::Firefox | Browser::WebKit => Some(Proxy::start()?),
        };
        let session = Session {
            browser: self,
            proxy,
            preferences: Mutex::default(),
            first: Mutex::default(),
            devtools: Mutex::default(),
            window: Mutex::default(),
            running: Mutex::default(),
        };
        session.open().await?;
        Ok(session)
    }
}

/// A driver that runs, with its port and the capabilities for a new session.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) driver: Process,
    /// The display that the browser draws on, if it needs one.
    pub(crate) display: Option<Process>,
    pub(crate) profile: Profile,
    pub(crate) port: u16,
    pub(crate) capabilities: Value,
}

/// A browser that runs.
#[derive(Debug)]
struct Running {
    client: Client,
    // Rust drops these in order: the driver writes into the profile.
    driver: Process,
    display: Option<Process>,
    profile: Profile,
}

/// A browser with one window, in which tests run one after the other.
#[derive(Debug)]
pub(crate) struct Session {
    browser: Browser,
    /// The proxy that records requests and complaints, if the browser has no log of them.
    proxy: Option<Proxy>,
    /// The preferences that pages see.
    preferences: Mutex<Vec<Preference>>,
    /// Chromium's identifiers of the scripts that run first.
    first: Mutex<Vec<String>>,
    /// Chromium's `DevTools` of each window that was shown, by its handle.
    devtools: Mutex<BTreeMap<String, Arc<DevTools>>>,
    /// The window that is shown, if it is known.
    window: Mutex<Option<WindowHandle>>,
    /// `None` only while the browser starts or ends.
    running: Mutex<Option<Running>>,
}

/// The default text size of browsers, in pixels.
const TEXT_SIZE: u32 = 16;

/// The longest time that a browser may take to end.
const TO_END: Duration = Duration::from_secs(10);

/// The page that a window shows between two tests.
const EMPTY: &str = "about:blank";

/// The number of times that a browser is started again if its window does not take the requested size.
const RESTARTS: usize = 3;

impl Session {
    /// Returns the browser of this session.
    pub(crate) const fn browser(&self) -> Browser {
        self.browser
    }

    /// Returns the `WebDriver` client, for commands that work alike in all browsers.
    pub(crate) fn client(&self) -> Client {
        let running = lock(&self.running);
        running.as_ref().expect("the browser runs").client.clone()
    }

    /// Returns Chromium's `DevTools` of the window that is shown.
    pub(crate) async fn devtools(&self) -> Result<Arc<DevTools>, BrowserError> {
        let client = self.client();
        let known = lock(&self.window).clone();
        let window = if let Some(window) = known {
            window
        } else {
            let window = client.window().await?;
            *lock(&self.window) = Some(window.clone());
            window
        };
        let handle = String::from(window.clone());
        let found = lock(&self.devtools).get(&handle).cloned();
        if let Some(found) = found {
            return Ok(found);
        }
        let new = Arc::new(chromium::devtools(&client, window).await?);
        if crate::slowed() > 1 {
            chromium::slow(&new, crate::slowed()).await?;
        }
        lock(&self.devtools).insert(handle, Arc::clone(&new));
        Ok(new)
    }

    /// Switches to this window.
    pub(crate) async fn show(&self, window: WindowHandle) -> Result<(), CmdError> {
        self.client().switch_to_window(window.clone()).await?;
        *lock(&self.window) = Some(window);
        Ok(())
    }

    /// Runs a script in the page, and returns its result. The result cannot be an element: Chromium would return `{}`.
    pub(crate) async fn run(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<Value, BrowserError> {
        Ok(match self.browser {
            Browser::Chromium => self.devtools().await?.run(script, arguments).await?,
            Browser::Firefox | Browser::WebKit => {
                self.client().execute(script, arguments.to_vec()).await?
            }
        })
    }

    /// Runs a script that calls its last argument when it is done, and returns the value of that call.
    pub(crate) async fn run_until_done(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<Value, BrowserError> {
        Ok(match self.browser {
            Browser::Chromium => {
                let devtools = self.devtools().await?;
                devtools.run_until_done(script, arguments).await?
            }
            Browser::Firefox | Browser::WebKit => {
                let client = self.client();
                client.execute_async(script, arguments.to_vec()).await?
            }
        })
    }

    /// Returns the address of the page.
    pub(crate) async fn address(&self) -> Result<Url, BrowserError> {
        Ok(match self.browser {
            Browser::Chromium => {
                let address = self.run("return location.href", &[]).await?;
                Url::parse(address.as_str().unwrap_or_default())?
            }
            Browser::Firefox | Browser::WebKit => self.client().current_url().await?,
        })
    }

    fn proxy(&self) -> &Proxy {
        self.proxy
            .as_ref()
            .expect("all browsers but Chromium have one")
    }

    /// Starts the browser.
    async fn open(&self) -> Result<(), BrowserError> {
        let preferences = lock(&self.preferences).clone();
        let start = match self.browser {
            Browser::Chromium => chromium::start()?,
            Browser::Firefox => firefox::start(self.proxy())?,
            Browser::WebKit => webkit::start(&preferences, self.proxy())?,
        };
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let wanted = match start.capabilities {
            Value::Object(wanted) => wanted,
            other => return Err(format!("{other} are no capabilities").into()),
        };
        let url = format!("http://127.0.0.1:{}/", start.port);
        let mut builder = ClientBuilder::new(connector);
        let client = builder.capabilities(wanted).connect(&url).await?;
        // Chromium begins with a different empty page.
        client.goto(EMPTY).await?;
        *lock(&self.running) = Some(Running {
            client,
            driver: start.driver,
            display: start.display,
            profile: start.profile,
        });
        Ok(())
    }

    /// Ends the browser and its driver, and removes the profile.
    pub(crate) async fn end(&self) -> Result<(), BrowserError> {
        let Some(running) = lock(&self.running).take() else {
            return Ok(());
        };
        lock(&self.devtools).clear();
        *lock(&self.window) = None;
        let Running {
            client,
            driver,
            display,
            profile,
        } = running;
        let close = async move {
            match self.browser {
                // If a shell script started Chromium, the driver ends only the script. After the browser is gone, the
                // driver does not answer this command.
                Browser::Chromium => drop(chromium::close(&client).await),
                Browser::Firefox | Browser::WebKit => {}
            }
            client.close().await
        };
        let closed = tokio::time::timeout(TO_END, close).await;
        drop(driver);
        drop(display);
        match self.browser {
            Browser::Firefox => firefox::save_startup_cache(profile.folder()),
            Browser::Chromium | Browser::WebKit => {}
        }
        Ok(closed.map_err(|_| "the browser does not end")??)
    }

    /// Leaves the page. Its requests and complaints until then belong to the test that ends.
    pub(crate) async fn leave(&self) -> Result<(), CmdError> {
        self.client().goto(EMPTY).await
    }

    /// Restores the browser's initial state for the next test, except for the page that it shows.
    pub(crate) async fn reset(&self) -> Result<(), BrowserError> {
        let client = self.client();
        let windows = client.windows().await?;
        let (own, others) = windows.split_first().ok_or("there is no window")?;
        for other in others {
            self.show(other.clone()).await?;
            client.close_window().await?;
            lock(&self.devtools).remove(&String::from(other.clone()));
        }
        if !others.is_empty() {
            self.show(own.clone()).await?;
        }
        let preferred = !std::mem::take(&mut *lock(&self.preferences)).is_empty();
        match self.browser {
            Browser::Chromium => {
                let devtools = self.devtools().await?;
                let first = std::mem::take(&mut *lock(&self.first));
                chromium::forget_first(&devtools, first).await?;
                chromium::set_time_zone(&devtools, "").await?;
                chromium::set_text_size(&devtools, TEXT_SIZE).await?;
                if preferred {
                    chromium::prefer(&devtools, &[]).await?;
                }
            }
            Browser::Firefox => {
                self.proxy().run_nothing_first();
                if preferred {
                    firefox::prefer_nothing(&client).await?;
                }
            }
            Browser::WebKit => {
                self.proxy().run_nothing_first();
                if preferred {
                    self.restart().await?;
                }
            }
        }
        Ok(())
    }

    /// Ends the browser and starts a new one.
    async fn restart(&self) -> Result<(), BrowserError> {
        self.end().await?;
        self.open().await
    }

    /// Shows pages at this size from now on, even if the browser does not allow so small a window. Before the first
    /// page is opened, this restarts a browser whose window cannot take the size: now and then a window of `WebKit`
    /// opens with its bars and stays too low.
    pub(crate) async fn resize(&self, size: Size) -> Result<(), BrowserError> {
        for _ in 0..RESTARTS {
            match self.try_to_resize(size).await {
                Err(_) if self.address().await?.as_str() == EMPTY => {
                    self.restart().await?;
                }
                resized => return resized,
            }
        }
        self.try_to_resize(size).await
    }

    async fn try_to_resize(&self, size: Size) -> Result<(), BrowserError> {
        let client = self.client();
        match self.browser {
            Browser::Chromium => chromium::resize(&*self.devtools().await?, size).await?,
            Browser::Firefox => firefox::resize(&client, size).await?,
            Browser::WebKit => webkit::resize(&client, size).await?,
        }
        let script = "return [innerWidth, innerHeight]";
        let now = self.run(script, &[]).await?;
        if now == json!([size.width, size.height]) {
            Ok(())
        } else {
            Err(format!("the page is {now}, not {}x{}", size.width, size.height).into())
        }
    }

    /// Sets the clocks of pages to this time zone, until the test ends.
    pub(crate) async fn set_time_zone(&self, zone: &str) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => chromium::set_time_zone(&*self.devtools().await?, zone).await,
            Browser::Firefox | Browser::WebKit => {
                Err("only Chromium lets a test choose the time zone".into())
            }
        }
    }

    /// Sets the default text size of pages, until the test ends.
    pub(crate) async fn set_text_size(&self, pixels: u32) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => chromium::set_text_size(&*self.devtools().await?, pixels).await,
            Browser::Firefox | Browser::WebKit => {
                Err("only Chromium lets a test choose the size of text".into())
            }
        }
    }

    /// Sets a preference that pages see. It must be set before the first page is opened.
    pub(crate) async fn prefer(&self, preference: Preference) -> Result<(), BrowserError> {
        let client = self.client();
        if self.address().await?.as_str() != EMPTY {
            return Err("a preference must be set before the first page is opened".into());
        }
        let preferences = {
            let mut preferences = lock(&self.preferences);
            preferences.retain(|other| other.name != preference.name);
            preferences.push(preference);
            preferences.clone()
        };
        match self.browser {
            Browser::Chromium => chromium::prefer(&*self.devtools().await?, &preferences).await?,
            Browser::Firefox => firefox::prefer(&client, &preferences).await?,
            // `WebKit` reads the preferences once, when it starts.
            Browser::WebKit => self.restart().await?,
        }
        Ok(())
    }

    /// Runs a script in every page before the page's own scripts.
    pub(crate) async fn run_first(&self, script: &str) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => {
                let name = chromium::run_first(&*self.devtools().await?, script).await?;
                lock(&self.first).push(name);
            }
            Browser::Firefox | Browser::WebKit => self.proxy().run_first(script),
        }
        Ok(())
    }

    /// Prepares the browser for a test: its pages have no service worker unless the test enables it.
    pub(crate) async fn begin(&self) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => self.run_first(NO_SERVICE_WORKER).await,
            // The proxy blocks the service worker.
            Browser::Firefox | Browser::WebKit => Ok(()),
        }
    }

    /// Enables the service worker for this test.
    pub(crate) async fn allow_service_workers(&self) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => {
                let first = std::mem::take(&mut *lock(&self.first));
                chromium::forget_first(&*self.devtools().await?, first).await
            }
            Browser::Firefox | Browser::WebKit => {
                self.proxy().leave_pages();
                Ok(())
            }
        }
    }

    /// Returns true if a script that failed to load stays broken until the browser ends, even after a reload.
    pub(crate) const fn remembers_broken_scripts(&self) -> bool {
        match self.browser {
            Browser::Chromium | Browser::Firefox => false,
            Browser::WebKit => true,
        }
    }

    /// Makes the next click, at any place, the first in a row.
    pub(crate) async fn reset_click_count(&self) -> Result<(), CmdError> {
        match self.browser {
            // These browsers take the count from the test.
            Browser::Chromium | Browser::Firefox => Ok(()),
            Browser::WebKit => webkit::click_at(&self.client(), webkit::CORNER).await,
        }
    }

    /// Clicks an element through the driver. The inner error says why the driver cannot click it now. In Chromium,
    /// [`chromium::click`] clicks instead.
    pub(crate) async fn click(&self, element: &Element) -> Result<Result<(), String>, CmdError> {
        match element.click().await {
            Err(CmdError::Standard(error))
                if error.error == ErrorStatus::ElementClickIntercepted =>
            {
                Ok(Err(error.to_string()))
            }
            clicked => clicked.map(Ok),
        }
    }

    /// Clicks at this point, at this time by the page's clock. The count is the number of this click in a row at one
    /// place.
    pub(crate) async fn click_at(
        &self,
        place: (f64, f64),
        count: u32,
        at: SystemTime,
    ) -> Result<(), BrowserError> {
        let at = since_1970(at);
        let client = self.client();
        match self.browser {
            Browser::Chromium => {
                chromium::click_at(&*self.devtools().await?, place, count, at).await?;
            }
            Browser::Firefox => {
                set_next_click(&client, at.as_secs_f64()).await?;
                firefox::click_at(&client, place, count).await?;
                // The click does not use the same channel as scripts. On a busy machine it arrives after the next
                // script.
                wait_for_click(&client).await?;
            }
            // `WebKit` counts clicks by itself.
            Browser::WebKit => {
                set_next_click(&client, at.as_secs_f64()).await?;
                webkit::click_at(&client, place).await?;
            }
        }
        Ok(())
    }

    /// Moves the focus past the buttons of the browser itself, after Tab left the last control of the page. The next
    /// control is the first of the page again.
    pub(crate) async fn pass_browser_buttons(&self) -> Result<(), CmdError> {
        match self.browser {
            // These browsers show no buttons: they have no window, or the window contains only the page.
            Browser::Chromium | Browser::WebKit => Ok(()),
            Browser::Firefox => firefox::pass_browser_buttons(&self.client()).await,
        }
    }

    /// Holds Enter down until it has repeated `times` times.
    pub(crate) async fn hold_enter(&self, times: usize) -> Result<(), BrowserError> {
        match self.browser {
            Browser::Chromium => chromium::hold_enter(&*self.devtools().await?, times).await?,
            Browser::Firefox => firefox::hold_enter(&self.client(), times).await?,
            Browser::WebKit => return Err("WebKitWebDriver repeats no key".into()),
        }
        Ok(())
    }

    /// Returns the accessibility tree of the page now, as text.
    pub(crate) async fn accessibility_tree(&self) -> Result<String, BrowserError> {
        Ok(match self.browser {
            Browser::Chromium => chromium::accessibility_tree(&*self.devtools().await?).await?,
            Browser::Firefox => firefox::accessibility_tree(&self.client()).await?,
            Browser::WebKit => webkit::accessibility_tree(&self.client()).await?,
        })
    }

    /// Returns the texts of the warnings and errors on the console since the last call.
    pub(crate) async fn take_complaints(&self) -> Result<Vec<String>, CmdError> {
        match self.browser {
            Browser::Chromium => chromium::take_complaints(&self.client()).await,
            Browser::Firefox | Browser::WebKit => Ok(self.proxy().take_complaints()),
        }
    }

    /// Returns the address of every request that pages made since the last call, to any server.
    pub(crate) async fn take_requests(&self) -> Result<Vec<String>, CmdError> {
        match self.browser {
            Browser::Chromium => chromium::take_requests(&self.client()).await,
            // The proxy also records the browser's own requests.
            Browser::Firefox | Browser::WebKit => Ok(self.proxy().take_requests()),
        }
    }
}

/// Sets the time of the page's next click, in seconds since 1970. On a slow machine the click itself arrives late, and
/// two clicks would not be a double click.
async fn set_next_click(client: &Client, at: f64) -> Result<(), CmdError> {
    let script = "
        const value = arguments[0] * 1000 - performance.timeOrigin;
        window.awaitsClick = true;
        addEventListener('click', event => {
            Object.defineProperty(event, 'timeStamp', { value });
            window.awaitsClick = false;
        }, { capture: true, once: true });";
    client.execute(script, vec![json!(at)]).await.map(drop)
}

/// Waits until the page receives the click that [`set_next_click`] prepared, or for a second.
async fn wait_for_click(client: &Client) -> Result<(), CmdError> {
    let script = "
        const [done] = arguments;
        const begin = performance.now();
        const look = () => {
            if (!window.awaitsClick || performance.now() - begin > 1000) done();
            else setTimeout(look);
        };
        look();";
    client.execute_async(script, vec![]).await.map(drop)
}

/// Returns the accessible role or label of an element, as the browser computes it.
pub(crate) async fn computed(
    client: &Client,
    what: &str,
    element: &str,
) -> Result<String, CmdError> {
    let path = format!("element/{element}/computed{what}");
    let answer = client.issue_cmd(Extension::get(path)).await?;
    Ok(answer.as_str().unwrap_or_default().to_owned())
}

/// Returns the paths of this browser's executables, in the order of the table.
pub(crate) fn programs<const COUNT: usize>(
    browser: browsers::Browser,
) -> Result<[PathBuf; COUNT], BrowserError> {
    let found: Result<Vec<_>, _> = browser.programs.iter().map(|it| it.find()).collect();
    let wrong = |found: Vec<_>| format!("{} has {} programs", browser.name, found.len());
    Ok(found?.try_into().map_err(wrong)?)
}

/// A `WebDriver` command of the session that the client does not implement.
#[derive(Debug)]
pub(crate) struct Extension {
    path: String,
    body: Option<Value>,
}

impl Extension {
    /// Creates a GET request for this path below the session.
    pub(crate) const fn get(path: String) -> Extension {
        Extension { path, body: None }
    }

    /// Creates a POST request with this body to this path below the session.
    pub(crate) fn post(path: &str, body: Value) -> Extension {
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

/// Returns the time by the clock of clicks, or zero for times before 1970.
pub(crate) fn since_1970(time: SystemTime) -> Duration {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
}
