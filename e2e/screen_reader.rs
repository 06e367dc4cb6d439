//! The page with a screen reader. Orca reads Firefox on a separate display, the tests press real keys, and a stand-in
//! records the speech.
//!
//! No test sleeps for a guessed time: each waits for the expected speech.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use testbed::browsers::SCREEN_READER;

use crate::browser::{BrowserError, programs};
use crate::firefox;
use crate::process::{Ends, Process, Profile};
use crate::proxy::Proxy;
use crate::server::Server;
use crate::speech::{Speech, Voice};
use crate::webkit;

/// The time limit for a sentence.
const PATIENCE: Duration = Duration::from_secs(20);

/// The time limit for the start of the screen reader and the browser.
const TO_START: Duration = Duration::from_mins(1);

/// A sentence counts as undisturbed if nothing stops the speech for this long after it.
const UNDISTURBED: Duration = Duration::from_millis(500);

/// A page with a screen reader. The processes end in this order.
#[derive(Debug)]
pub(crate) struct ScreenReader {
    speech: Speech,
    /// The number of recorded items before the last key.
    before: usize,
    /// The steps so far, for the message of a failure.
    steps: String,
    keyboard: PathBuf,
    display: String,
    _browser: Process,
    _reader: Process,
    _windows: Process,
    _bus: Process,
    _display: Process,
    _profile: Profile,
    _server: Server,
    _proxy: Proxy,
}

/// The environment of all processes.
struct World {
    display: String,
    folder: PathBuf,
    bus: Option<String>,
    speech: String,
}

impl World {
    /// A command for this program with this environment, and without the user's own settings.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env("GDK_BACKEND", "x11")
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", &self.folder)
            .env("XDG_RUNTIME_DIR", self.folder.join("run"))
            .env("GSETTINGS_BACKEND", "memory")
            .env("LANG", "C.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("LANGUAGE")
            // Makes Firefox expose its pages to assistive technology.
            .env("GNOME_ACCESSIBILITY", "1")
            .env("MOZ_REMOTE_SETTINGS_DEVTOOLS", "1")
            .env("MOZ_CRASHREPORTER_DISABLE", "1")
            .env("SPEECHD_ADDRESS", &self.speech);
        for folder in ["CONFIG", "CACHE", "DATA", "STATE"] {
            command.env_remove(format!("XDG_{folder}_HOME"));
        }
        match &self.bus {
            Some(bus) => command.env("DBUS_SESSION_BUS_ADDRESS", bus),
            None => command.env_remove("DBUS_SESSION_BUS_ADDRESS"),
        };
        command
    }
}

impl ScreenReader {
    /// Opens the page at this fragment in a browser that asks for this language, and waits until the screen reader
    /// announces it. A failed start is repeated once.
    pub(crate) fn open(
        dist: &Path,
        fragment: &str,
        language: &str,
    ) -> Result<ScreenReader, BrowserError> {
        ScreenReader::try_open(dist, fragment, language).or_else(|first| {
            ScreenReader::try_open(dist, fragment, language)
                .map_err(|second| format!("{first}; and then: {second}").into())
        })
    }

    fn try_open(dist: &Path, fragment: &str, language: &str) -> Result<ScreenReader, BrowserError> {
        let [reader, bus, _, windows, keyboard, display, browser] = programs(SCREEN_READER)?;
        let server = Server::start(dist)?;
        let proxy = Proxy::start()?;
        let profile = Profile::new()?;
        let speech = Speech::start()?;
        let (x_server, number) = webkit::start_display(&display, DISPLAY_SIZE)?;
        let mut world = World {
            display: format!(":{number}"),
            folder: profile.folder().to_owned(),
            bus: None,
            speech: speech.address(),
        };
        make_private_folder(&world.folder.join("run"))?;
        let mut command = world.command(&bus);
        command.args(["--session", "--nofork", "--nopidfile", "--print-address"]);
        // The bus itself starts the service between browser and screen reader.
        let (bus, address) = Process::start(&mut command, Ends::Killed, |line| {
            line.contains(':').then(|| line.trim().to_owned())
        })?;
        world.bus = Some(address);
        let windows = Process::start_silent(&mut world.command(&windows))?;
        let mut command = world.command(&python_of(&reader)?);
        let reader = Process::start_silent(command.args(["-c", WITHOUT_ITS_LAUNCHER]))?;
        listen(&speech, 0, TO_START, "Screen reader on.")?;

        let folder = world.folder.join("firefox");
        write_preferences(&browser, &folder, &proxy, language)?;
        let url = format!("{}/{fragment}", server.origin());
        let mut command = world.command(&browser);
        command.arg("--profile").arg(&folder);
        command.args(["--no-remote", "--new-window", &url]);
        let browser = Process::start_silent(&mut command)?;
        // The file has another title. The page sets its own when its bundle has started.
        listen(&speech, 0, TO_START, "– Fair Deal.")?;
        Ok(ScreenReader {
            before: speech.noted(),
            speech,
            steps: format!("opened {fragment}"),
            keyboard,
            display: world.display,
            _browser: browser,
            _reader: reader,
            _windows: windows,
            _bus: bus,
            _display: x_server,
            _profile: profile,
            _server: server,
            _proxy: proxy,
        })
    }

    /// Presses a key by its name in `xdotool`.
    pub(crate) fn press(&mut self, key: &str) {
        let step = |steps: &mut String| write!(steps, ", {key}");
        step(&mut self.steps).expect("a text takes more");
        self.before = self.speech.noted();
        let pressed = Command::new(&self.keyboard)
            .args(["key", "--clearmodifiers", key])
            .env("DISPLAY", &self.display)
            .stdin(Stdio::null())
            .status();
        assert!(
            pressed
                .as_ref()
                .is_ok_and(std::process::ExitStatus::success),
            "{key} cannot be pressed: {pressed:?}"
        );
    }

    /// Asserts that these words are spoken after the last key, and that the page does not cut them off.
    pub(crate) fn expect_speech(&self, words: &str) {
        let heard = listen(&self.speech, self.before, PATIENCE, words);
        let place = heard.unwrap_or_else(|error| panic!("{error}\nsteps: {}", self.steps));
        let is_cut_off = self
            .speech
            .wait(place, UNDISTURBED, |noted| noted.contains(&Voice::Stops));
        assert!(
            !is_cut_off,
            "“{words}” is cut off: {:?}\nsteps: {}",
            self.speech.since(self.before),
            self.steps
        );
    }
}

/// Starts Orca without its launcher. The launcher allows one Orca per user: it ends all others, or itself. The tests'
/// instances must leave alone the user's Orca and each other.
const WITHOUT_ITS_LAUNCHER: &str = "
from orca import orca
orca.getSettingsManager().activate()
orca.main()";

/// The interpreter in the first line of Orca's launcher, which is a script.
fn python_of(launcher: &Path) -> io::Result<PathBuf> {
    let script = fs::read_to_string(launcher)?;
    let first = script.lines().next().unwrap_or_default();
    let python = first.strip_prefix("#!").map(str::trim).unwrap_or_default();
    Ok(PathBuf::from(python))
}

/// The size of a desktop screen.
const DISPLAY_SIZE: &str = "1280x1000x24";

fn says(voice: &Voice, words: &str) -> bool {
    match voice {
        Voice::Says(said) => said.contains(words),
        Voice::Stops => false,
    }
}

/// Waits until these words are spoken. Returns the place after them.
fn listen(
    speech: &Speech,
    from: usize,
    patience: Duration,
    words: &str,
) -> Result<usize, BrowserError> {
    let place = |noted: &[Voice]| noted.iter().position(|voice| says(voice, words));
    if speech.wait(from, patience, |noted| place(noted).is_some()) {
        let place = place(&speech.since(from)).unwrap_or_default();
        Ok(from + place + 1)
    } else {
        let heard = speech.since(from);
        Err(format!("“{words}” is not heard within {patience:?}, only {heard:?}").into())
    }
}

/// Creates a folder that other users cannot read. The sockets in it require that.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().mode(0o700).create(folder)
}

/// Writes the browser's preferences: all requests go to the proxy, and it shows only the page.
fn write_preferences(
    browser: &Path,
    folder: &Path,
    proxy: &Proxy,
    language: &str,
) -> Result<(), BrowserError> {
    fs::create_dir(folder)?;
    // Only makes the browser start faster.
    let _ = firefox::copy_startup_cache(browser, folder);
    let (host, port) = proxy.authority().rsplit_once(':').map_or_else(
        || Err("the proxy has no port"),
        |(host, port)| Ok((host.to_owned(), port.to_owned())),
    )?;
    let text = |value: &str| format!("\"{value}\"");
    let preferences = [
        ("network.proxy.type", "1".to_owned()),
        ("network.proxy.http", text(&host)),
        ("network.proxy.http_port", port.clone()),
        ("network.proxy.ssl", text(&host)),
        ("network.proxy.ssl_port", port),
        ("network.proxy.allow_hijacking_localhost", "true".to_owned()),
        ("services.settings.server", text("data:,")),
        ("intl.accept_languages", text(language)),
        ("browser.newtabpage.enabled", "false".to_owned()),
        ("browser.aboutwelcome.enabled", "false".to_owned()),
        ("browser.shell.checkDefaultBrowser", "false".to_owned()),
        ("browser.startup.homepage", text("about:blank")),
        ("browser.startup.page", "0".to_owned()),
        (
            "datareporting.policy.dataSubmissionEnabled",
            "false".to_owned(),
        ),
        ("dom.ipc.processPrelaunch.enabled", "false".to_owned()),
    ];
    let mut file = String::new();
    for (name, value) in preferences {
        writeln!(file, "user_pref(\"{name}\", {value});")?;
    }
    Ok(fs::write(folder.join("user.js"), file)?)
}
