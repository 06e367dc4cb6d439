//! `WebKitGTK`'s `MiniBrowser`, by `WebKitWebDriver`, each on its own virtual display.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use fantoccini::Client;
use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::error::CmdError;
use serde_json::json;
use testbed::browsers::WEBKIT;

use crate::browser::{BrowserError, Preference, Size, Start, computed, programs};
use crate::page::ELEMENT;
use crate::process::{Ends, Process, Profile};
use crate::proxy::Proxy;
use crate::server::lock;

/// Starts the display and the driver.
pub(crate) fn start(preferences: &[Preference], proxy: &Proxy) -> Result<Start, BrowserError> {
    let [browser, driver, display] = programs(WEBKIT)?;
    let profile = Profile::new()?;
    let (display, number) = start_display(&display, DISPLAY_SIZE)?;
    let mut command = Command::new(driver);
    command
        .env("DISPLAY", format!(":{number}"))
        .env("GDK_BACKEND", "x11")
        .env_remove("WAYLAND_DISPLAY")
        // Excludes the user's own files.
        .env("HOME", profile.folder())
        .env("DBUS_SESSION_BUS_ADDRESS", "disabled:")
        .env("GSETTINGS_BACKEND", "memory")
        .env("NO_AT_BRIDGE", "1")
        // There is no graphics card, and its emulation takes a third of the browser's time. Without it layers and
        // motion are painted differently, but the tests only check where they begin and end.
        .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
    for folder in ["CONFIG", "CACHE", "DATA", "STATE"] {
        command.env(format!("XDG_{folder}_HOME"), profile.folder());
    }
    write_settings(profile.folder(), preferences)?;
    let (driver, port) = start_driver(&mut command)?;
    // Without a window manager this shows only the page, at any size. All requests of the browser go to the tests'
    // proxy.
    let arguments = [
        "--automation".to_owned(),
        "--full-screen".to_owned(),
        format!("--proxy=http://{}", proxy.authority()),
    ];
    let capabilities = json!({
        "webkitgtk:browserOptions": { "binary": browser, "args": arguments },
    });
    Ok(Start {
        driver,
        display: Some(display),
        profile,
        port,
        capabilities,
    })
}

/// One start at a time, because two could find the same free number.
static STARTING: Mutex<()> = Mutex::new(());

/// The size of a display. Its pointer rests in the middle, and so on every page, even the smallest. Without a window
/// manager, the window below the pointer has the focus, and a window may be larger than the display.
const DISPLAY_SIZE: &str = "700x700x24";

/// Starts a display of this size.
pub(crate) fn start_display(display: &Path, size: &str) -> Result<(Process, u32), BrowserError> {
    let _alone = lock(&STARTING);
    let mut command = Command::new(display);
    command
        .args(["-displayfd", "1", "-screen", "0", size])
        .args(["-nolisten", "tcp", "-terminate"]);
    let started = Process::start(&mut command, Ends::ByItself, |line| {
        line.trim().parse().ok()
    });
    Ok(started?)
}

/// Starts the driver at a free port, because it does not choose one itself.
fn start_driver(command: &mut Command) -> io::Result<(Process, u16)> {
    let _alone = lock(&STARTING);
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
    command.arg(format!("--port={}", address.port()));
    let mut driver = Process::start_silent(command)?;
    while !is_answered(address) {
        if !driver.runs() {
            return Err(io::Error::other("WebKitWebDriver ended at once"));
        }
        thread::sleep(Duration::from_millis(10));
    }
    Ok((driver, address.port()))
}

fn is_answered(address: SocketAddr) -> bool {
    TcpStream::connect(address).is_ok()
}

/// Writes GTK's settings.
fn write_settings(folder: &Path, preferences: &[Preference]) -> Result<(), BrowserError> {
    let mut settings = "[Settings]\n".to_owned();
    // A double click counts however slow the machine is.
    settings += "gtk-double-click-time=60000\n";
    for Preference { name, value } in preferences {
        let setting = match (name.as_str(), value.as_str()) {
            ("prefers-color-scheme", "dark") => "gtk-theme-name=Adwaita-dark",
            ("prefers-color-scheme", "light") => "gtk-theme-name=Adwaita",
            ("prefers-reduced-motion", "reduce") => "gtk-enable-animations=0",
            ("prefers-reduced-motion", "no-preference") => "gtk-enable-animations=1",
            _ => return Err(format!("GTK has no setting for {name}: {value}").into()),
        };
        writeln!(settings, "{setting}")?;
    }
    // The hidden toolbar has a minimum width, which would limit the window.
    let looks = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; }";
    for version in ["gtk-3.0", "gtk-4.0"] {
        let folder = folder.join(version);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("settings.ini"), &settings)?;
        fs::write(folder.join("gtk.css"), looks)?;
    }
    Ok(())
}

/// The number of attempts to resize a window.
const TRIES: usize = 4;

/// See [`crate::browser::Session::resize`]. A new window fills the display a little later and ignores an earlier size.
/// So the size is set again.
pub(crate) async fn resize(client: &Client, size: Size) -> Result<(), CmdError> {
    let script = "
        const [width, height, done] = arguments;
        const begin = performance.now();
        const look = () => {
            const isSo = innerWidth === width && innerHeight === height;
            if (isSo || performance.now() - begin > 1000) done(isSo); else setTimeout(look, 10);
        };
        look();";
    for _ in 0..TRIES {
        client.set_window_size(size.width, size.height).await?;
        let sides = vec![json!(size.width), json!(size.height)];
        if client.execute_async(script, sides).await? == true {
            break;
        }
    }
    Ok(())
}

/// An empty place on every page.
pub(crate) const CORNER: (f64, f64) = (1.0, 1.0);

/// See [`crate::browser::Session::click_at`].
pub(crate) async fn click_at(client: &Client, (x, y): (f64, f64)) -> Result<(), CmdError> {
    let button = MOUSE_BUTTON_LEFT;
    let mouse = MouseActions::new("mouse".to_owned())
        .then(PointerAction::MoveTo {
            duration: Some(Duration::ZERO),
            x: x.round(),
            y: y.round(),
        })
        .then(PointerAction::Down { button })
        .then(PointerAction::Up { button });
    client.perform_actions(mouse).await
}

/// See [`crate::browser::Session::accessibility_tree`]. The driver has no tree, but it returns the role and label of
/// each element.
pub(crate) async fn accessibility_tree(client: &Client) -> Result<String, CmdError> {
    let script = "return [...document.querySelectorAll('body :not(svg *)')]";
    let elements = client.execute(script, vec![]).await?;
    let mut told = String::new();
    for element in elements.as_array().into_iter().flatten() {
        if let Some(id) = element[ELEMENT].as_str() {
            for what in ["role", "label"] {
                match computed(client, what, id).await {
                    Ok(text) => writeln!(told, "{text}").expect("a text takes a line"),
                    // A hidden element has no accessible role or label.
                    Err(error) if error.is_unknown_error() => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Ok(told)
}
