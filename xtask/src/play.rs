//! `cargo xtask play`: serves the built app on this machine, and opens a browser.
//!
//! `trunk serve` is not used: it rebuilds what was just built, continues with the old page if that fails, watches the
//! sources, and binds its port only at the end. Here the port is bound before anything slow begins, so a port in use is
//! reported at once.

use std::env;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

use testbed::serve::{Folder, Reply, Request, Server};
use testbed::shell::{self, TaskError};

use crate::{page, size, tools};

/// The port that is tried first if the player names none.
pub(crate) const FIRST_PORT: u16 = 8080;

/// The number of ports from [`FIRST_PORT`] on that are tried before the system chooses one.
const PORTS_TO_TRY: u16 = 20;

/// The path of the service worker, which would show the app of an earlier build first.
pub(crate) const SERVICE_WORKER: &str = "/service-worker.js";

/// The script in its place, which unregisters the service worker.
pub(crate) const NO_SERVICE_WORKER: &str = include_str!("../../src/no-service-worker.js");

/// Sets up the tools, builds the app, prints its size, serves it and opens a browser, until Ctrl-C.
pub(crate) fn play(port: Option<u16>, open: bool) -> Result<(), TaskError> {
    let listener = bind(port)?;
    let toolbox = tools::for_page()?;
    page::build(&toolbox)?;
    println!("{}", size::weigh(page::DIST.as_ref())?);
    let folder = Folder::new(page::DIST);
    let answer = move |request: &Request| match request.path() {
        SERVICE_WORKER => Reply::file("text/javascript", NO_SERVICE_WORKER.into()),
        _ => folder.reply(request),
    };
    let server = Server::start(listener, answer)
        .map_err(|error| TaskError::new(format!("The page cannot be served: {error}.")))?;
    let taken = server.address().port() != FIRST_PORT;
    if port.is_none() && taken {
        println!(
            "Port {FIRST_PORT} is taken, so the page is at port {}.",
            server.address().port()
        );
    }
    if open {
        open_browser(&server.url());
    }
    println!("Fair Deal is at {} (Ctrl-C ends it)", server.url());
    server.serve_for_ever();
    Ok(())
}

/// Binds the given port, or the first free one.
pub(crate) fn bind(port: Option<u16>) -> Result<TcpListener, TaskError> {
    let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        Some(port) => listen(port).map_err(|error| refused_port(port, &error)),
        None => (FIRST_PORT..FIRST_PORT + PORTS_TO_TRY)
            .chain([0])
            .find_map(|port| listen(port).ok())
            .ok_or_else(|| TaskError::new("No port on 127.0.0.1 is free to serve the page.")),
    }
}

/// The error for a port that cannot be used.
fn refused_port(port: u16, error: &io::Error) -> TaskError {
    TaskError::new(match error.kind() {
        ErrorKind::AddrInUse => format!(
            "Port {port} is taken by another program: name another with --port, or none, \
             and the first free one is used."
        ),
        ErrorKind::PermissionDenied => {
            format!("Port {port} is kept for the system: name one above 1023 with --port, or none.")
        }
        _ => format!("Port {port} cannot be used: {error}."),
    })
}

/// Opens the page in the player's browser, if there is a desktop. A failure is ignored, because the address is on the
/// screen.
pub(crate) fn open_browser(url: &str) {
    let mut opener = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        let has_display = ["DISPLAY", "WAYLAND_DISPLAY"]
            .into_iter()
            .any(|display| env::var_os(display).is_some_and(|value| !value.is_empty()));
        if !has_display {
            return;
        }
        Command::new("xdg-open")
    };
    if shell::in_ci() {
        return;
    }
    let _not_opened = opener
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::{bind, refused_port};

    #[test]
    fn port_in_use_is_reported() {
        let taken = bind(Some(0)).expect("a port is free");
        let port = taken.local_addr().expect("it has a port").port();
        let error = bind(Some(port)).expect_err("it is taken").to_string();
        assert_eq!(
            error,
            format!(
                "Port {port} is taken by another program: name another with --port, or none, \
                 and the first free one is used."
            )
        );
        assert_eq!(
            refused_port(80, &ErrorKind::PermissionDenied.into()).to_string(),
            "Port 80 is kept for the system: name one above 1023 with --port, or none."
        );
        let unusable = refused_port(80, &ErrorKind::AddrNotAvailable.into()).to_string();
        assert!(
            unusable.starts_with("Port 80 cannot be used: "),
            "{unusable}"
        );
    }
}
