//! Serving the built page on this machine, and `play`.
//!
//! Why not `trunk serve`: it builds again what was just built, goes on with the old page when that
//! fails, watches the sources, and binds its port only then. A player wants none of it. Here the
//! port is bound before anything long begins, so a port that is taken is known at once, and what
//! is served is what `cargo xtask build` makes for any static host: files, and 404 for the rest.

use std::borrow::Cow;
use std::env;
use std::fs;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::shell::{self, Trouble};
use crate::{page, size, tools};

/// The port that is tried first when the player names none.
pub(crate) const FIRST_PORT: u16 = 8080;

/// How many ports from [`FIRST_PORT`] on are tried before the system may choose any.
const PORTS_TO_TRY: u16 = 20;

/// How long a browser may take to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest request that is read, in bytes.
const LONGEST_REQUEST: u64 = 16 * 1024;

/// Sets up, builds, weighs, serves and opens the page; ends with the terminal's Ctrl-C.
pub(crate) fn play(port: Option<u16>, open: bool) -> Result<(), Trouble> {
    let listener = bind(port)?;
    let address = address(&listener)?;
    let toolbox = tools::for_page()?;
    page::build(&toolbox)?;
    println!("{}", size::weigh(page::DIST.as_ref())?);
    if port.is_none() && address.port() != FIRST_PORT {
        println!(
            "Port {FIRST_PORT} is taken, so the page is at port {}.",
            address.port()
        );
    }
    if open {
        open_browser(&url(address));
    }
    println!("Fair Deal is at {} (Ctrl-C ends it)", url(address));
    serve(&listener, Path::new(page::DIST));
    Ok(())
}

/// Serves a folder on a free port for as long as this program runs, and tells where.
pub(crate) fn serve_in_background(folder: &'static Path) -> Result<String, Trouble> {
    let listener = bind(Some(0))?;
    let address = address(&listener)?;
    thread::spawn(move || serve(&listener, folder));
    Ok(url(address))
}

/// A page's address.
fn url(address: SocketAddr) -> String {
    format!("http://{address}/")
}

/// Takes the port that is named, or the first free one.
fn bind(port: Option<u16>) -> Result<TcpListener, Trouble> {
    let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        Some(port) => listen(port).map_err(|error| refused_port(port, &error)),
        None => (FIRST_PORT..FIRST_PORT + PORTS_TO_TRY)
            .chain([0])
            .find_map(|port| listen(port).ok())
            .ok_or_else(|| Trouble::new("No port on 127.0.0.1 is free to serve the page.")),
    }
}

/// Why the port that the player named cannot be had.
fn refused_port(port: u16, error: &io::Error) -> Trouble {
    Trouble::new(match error.kind() {
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

/// Where a listener listens.
fn address(listener: &TcpListener) -> Result<SocketAddr, Trouble> {
    listener
        .local_addr()
        .map_err(|error| Trouble::new(format!("The system does not tell the port: {error}.")))
}

/// Opens the page in the player's browser, if there is a desktop to do so. That it did not work is
/// no trouble: the address is on the screen.
fn open_browser(url: &str) {
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

/// Answers every request with the files of a folder, each in a thread of its own.
fn serve(listener: &TcpListener, folder: &Path) {
    for stream in listener.incoming().filter_map(Result::ok) {
        let folder = folder.to_path_buf();
        // A browser that hangs up in the middle is its own business.
        thread::spawn(move || answer(&stream, &folder).ok());
    }
}

/// Reads one request, answers it and hangs up.
fn answer(stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.take(LONGEST_REQUEST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the request must be read: a connection that is closed on unread bytes is reset.
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}

    let mut words = request.split(' ');
    let (method, target) = (words.next(), words.next().unwrap_or_default());
    let file = file_for(target).map(|path| folder.join(path));
    let (status, kind, body) = match (method, file.and_then(read)) {
        (Some("GET" | "HEAD"), Some((kind, body))) => ("200 OK", kind, body),
        (Some("GET" | "HEAD"), None) => ("404 Not Found", TEXT, b"There is no such file.\n".into()),
        _ => ("405 Method Not Allowed", TEXT, b"GET only.\n".into()),
    };
    let mut reply = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if method != Some("HEAD") {
        reply.extend(body);
    }
    let mut stream = stream;
    stream.write_all(&reply)
}

/// The content type of a plain sentence.
const TEXT: &str = "text/plain; charset=utf-8";

/// A file and its content type.
fn read(file: PathBuf) -> Option<(&'static str, Vec<u8>)> {
    let kind = match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt") => TEXT,
        Some(_) | None => "application/octet-stream",
    };
    fs::read(file).ok().map(|body| (kind, body))
}

/// The file that a request is for, inside the folder; none for a path that leads out of it.
fn file_for(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = percent_decoded(path)?;
    let is_inside = path
        .split('/')
        .all(|part| !part.starts_with('.') && !part.contains(['\\', ':', '\0']));
    let file = match path.as_ref() {
        folder if folder.is_empty() || folder.ends_with('/') => format!("{folder}index.html"),
        file => file.to_owned(),
    };
    // An empty part would make the path absolute, and with it lead out.
    (is_inside && !file.starts_with('/')).then(|| file.into())
}

/// The text with every `%41` made an `A`; none if that is not text.
fn percent_decoded(text: &str) -> Option<Cow<'_, str>> {
    if !text.contains('%') {
        return Some(text.into());
    }
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first == b'%' {
            let digits = str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(first);
        }
    }
    String::from_utf8(bytes).ok().map(Cow::from)
}

#[cfg(test)]
mod tests {
    use std::io::{ErrorKind, Read as _, Write as _};
    use std::net::TcpStream;
    use std::path::Path;

    use super::{address, bind, file_for, refused_port, serve_in_background};

    /// What the xtask's own folder, served, answers to a request line.
    fn ask(request: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let url = serve_in_background(folder).expect("a port is free");
        let address = url.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(address).expect("it listens");
        write!(stream, "{request} HTTP/1.1\r\nHost: {address}\r\n\r\n").expect("it reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("it answers");
        reply
    }

    #[test]
    fn a_file_is_served_with_its_length() {
        let reply = ask("GET /Cargo.toml?x");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a whole reply");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains(&format!("Content-Length: {}\r\n", body.len())));
        assert_eq!(body, include_str!("../Cargo.toml"));
        let head = ask("HEAD /Cargo.toml");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"));
    }

    #[test]
    fn a_missing_file_is_missing() {
        assert!(ask("GET /blackjack").starts_with("HTTP/1.1 404 "));
        assert!(ask("GET /src").starts_with("HTTP/1.1 404 "));
        assert!(ask("POST /Cargo.toml").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let file = |target| file_for(target).map(|path| path.display().to_string());
        assert_eq!(file("/").as_deref(), Some("index.html"));
        assert_eq!(file("/?").as_deref(), Some("index.html"));
        assert_eq!(file("/a/").as_deref(), Some("a/index.html"));
        assert_eq!(file("/a%20b.css").as_deref(), Some("a b.css"));
        for out in [
            "/../x",
            "/%2e%2e/x",
            "/a/../../x",
            "//etc/x",
            "/.stage/x",
            "/c:x",
            "/%5cx",
            "x",
            "/%f",
            "/%",
        ] {
            assert_eq!(file(out), None, "{out}");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_said_to_be() {
        let taken = bind(Some(0)).expect("a port is free");
        let port = address(&taken).expect("it has a port").port();
        let trouble = bind(Some(port)).expect_err("it is taken").to_string();
        assert_eq!(
            trouble,
            format!(
                "Port {port} is taken by another program: name another with --port, or none, \
                 and the first free one is used."
            )
        );
        assert_eq!(
            refused_port(80, &ErrorKind::PermissionDenied.into()).to_string(),
            "Port 80 is kept for the system: name one above 1023 with --port, or none."
        );
    }
}
