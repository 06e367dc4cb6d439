//! A small web server for this machine. It serves what any static host serves: files, and 404 for the rest. Workers get
//! the policy from HOSTING.md.
//!
//! [`Server`] speaks HTTP/1.1, and answers with a function from [`Request`] to [`Reply`]. [`Folder`] is that function
//! for the built app. A test may wrap it to spoil, delay or count requests.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time limit for reading a request.
const PATIENCE: Duration = Duration::from_secs(10);

/// The maximum size of the request head, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// The maximum size of the request body, in bytes.
const LONGEST_BODY: u64 = 1024 * 1024;

/// An HTTP request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Request {
    /// The method, such as `GET`.
    pub method: String,
    /// The target as it was sent: a path with its query, or a whole URL if the browser treats this server as a proxy.
    pub target: String,
    /// The header fields, with names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Request {
    /// The value of the header field with this name, in lower case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find_map(|(its, value)| (its == name).then_some(value.as_str()))
    }

    /// The target's path, without host, query and fragment.
    #[must_use]
    pub fn path(&self) -> &str {
        let path = match self.target.split_once("://") {
            Some((_, rest)) => rest.find('/').map_or("/", |slash| &rest[slash..]),
            None => &self.target,
        };
        path.split(['?', '#']).next().unwrap_or_default()
    }
}

/// An HTTP response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The status, such as 200; 0 for no response.
    pub status: u16,
    /// The header fields, except the length and the end of the connection.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// A file of this content type. The browser must revalidate it before it uses it again.
    #[must_use]
    pub fn file(kind: &str, body: Vec<u8>) -> Self {
        Self {
            status: 200,
            headers: [
                ("content-type", kind),
                ("cache-control", "no-cache"),
                ("x-content-type-options", "nosniff"),
            ]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec(),
            body,
        }
    }

    /// No response: the connection ends without a byte, as without a network.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            status: 0,
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    /// A status with a sentence.
    #[must_use]
    pub fn status(status: u16, sentence: &str) -> Self {
        Self {
            status,
            ..Self::file(TEXT, format!("{sentence}\n").into_bytes())
        }
    }

    /// The bytes of the response.
    fn to_bytes(&self, with_body: bool) -> Vec<u8> {
        // Browsers use the number. The reason phrase may be empty.
        let mut head = format!("HTTP/1.1 {} \r\n", self.status);
        for (name, value) in &self.headers {
            head.extend([name, ": ", value, "\r\n"]);
        }
        let length = self.body.len();
        let end = format!("content-length: {length}\r\nconnection: close\r\n\r\n");
        let body: &[u8] = if with_body { &self.body } else { &[] };
        [head.as_bytes(), end.as_bytes(), body].concat()
    }
}

/// A folder of files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder at this path.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// The path of the folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Responds with a file, or with 404.
    #[must_use]
    pub fn reply(&self, request: &Request) -> Reply {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Reply::status(405, "GET only.");
        }
        let file = file_for(request.path()).map(|file| self.0.join(file));
        match file.and_then(|file| Some((content_type(&file), fs::read(file).ok()?))) {
            Some((kind, body)) => {
                let mut reply = Reply::file(kind, body);
                let policy = policy(request.path()).map(str::to_owned);
                let policy = policy.map(|policy| ("content-security-policy".to_owned(), policy));
                reply.headers.extend(policy);
                reply
            }
            None => Reply::status(404, "There is no such file."),
        }
    }
}

/// A running server. It ends when it is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves connections to this listener, each in its own thread.
    ///
    /// # Errors
    ///
    /// If the system does not return the listener's address.
    pub fn start(
        listener: TcpListener,
        answer: impl Fn(&Request) -> Reply + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let is_over = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&is_over);
        let answer = Arc::new(answer);
        let thread = thread::spawn(move || {
            for stream in listener.incoming().filter_map(Result::ok) {
                if ends.load(Ordering::Relaxed) {
                    return;
                }
                let answer = Arc::clone(&answer);
                // A connection that the browser closes early is not an error of the server.
                thread::spawn(move || serve(&stream, &*answer).ok());
            }
        });
        Ok(Self {
            address,
            is_over,
            thread: Some(thread),
        })
    }

    /// Starts a server on a free port of this machine.
    ///
    /// # Errors
    ///
    /// If no port is free.
    pub fn on_free_port(
        answer: impl Fn(&Request) -> Reply + Send + Sync + 'static,
    ) -> io::Result<Self> {
        Self::start(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?, answer)
    }

    /// The address of the server.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL for a browser, with a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Waits until the process is ended from outside.
    pub fn serve_for_ever(mut self) {
        if let Some(thread) = self.thread.take() {
            // The thread ends only after a panic, which has printed its own message.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The server notices the flag at the next connection.
        let _ = TcpStream::connect(self.address);
    }
}

/// Reads one request, answers it and closes the connection.
fn serve(stream: &TcpStream, answer: &impl Fn(&Request) -> Reply) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = read(stream)?;
    let reply = answer(&request);
    if reply == Reply::none() {
        return Ok(());
    }
    let mut stream = stream;
    stream.write_all(&reply.to_bytes(request.method != "HEAD"))
}

/// Reads a whole request, because a connection that is closed with unread bytes is reset.
fn read(stream: &TcpStream) -> io::Result<Request> {
    let mut reader = BufReader::new(stream.take(LONGEST_HEAD));
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split_whitespace().map(str::to_owned);
    let mut request = Request {
        method: words.next().unwrap_or_default(),
        target: words.next().unwrap_or_default(),
        ..Request::default()
    };
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else {
            break;
        };
        let (name, value) = (name.to_ascii_lowercase(), value.trim().to_owned());
        request.headers.push((name, value));
    }
    let length = request.header("content-length");
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
    reader.get_mut().set_limit(LONGEST_BODY);
    reader
        .take(u64::min(length, LONGEST_BODY))
        .read_to_end(&mut request.body)?;
    Ok(request)
}

/// The content type of plain text.
const TEXT: &str = "text/plain; charset=utf-8";

/// The content type of a file, by its name.
#[must_use]
pub fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt") => TEXT,
        Some(_) | None => "application/octet-stream",
    }
}

/// The policy of the app's web workers. The page's own policy does not apply to them.
const WORKER: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/// The policy of the service worker.
const SERVICE_WORKER: &str = "default-src 'none'; connect-src 'self'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// The policy for the file at this path, if it is the script of a worker.
fn policy(path: &str) -> Option<&'static str> {
    let (_, name) = path.rsplit_once('/')?;
    match name {
        "service-worker.js" => Some(SERVICE_WORKER),
        name if name.ends_with("_loader.js") => Some(WORKER),
        _ => None,
    }
}

/// The file for a path, inside the folder; `None` for a path that leads out of it. No file of the app has a name that
/// needs `%` in a URL.
fn file_for(path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let is_inside = path
        .split('/')
        .all(|part| !part.starts_with('.') && !part.contains(['\\', ':', '%']));
    let file = match path {
        folder if folder.is_empty() || folder.ends_with('/') => format!("{folder}index.html"),
        file => file.to_owned(),
    };
    // An empty part would make the path absolute, and so lead out of the folder.
    (is_inside && !file.starts_with('/')).then(|| file.into())
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpStream;
    use std::time::Duration;

    use super::{Folder, Reply, Request, SERVICE_WORKER, Server, WORKER, file_for, policy};

    /// The server's response to a request, with head and body.
    fn ask(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address()).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("it answers");
        reply
    }

    /// The response of a server for this package's folder to a request line.
    fn ask_folder(line: &str) -> String {
        let folder = Folder::new(env!("CARGO_MANIFEST_DIR"));
        let server = Server::on_free_port(move |request| folder.reply(request));
        let request = format!("{line} HTTP/1.1\r\nHost: x\r\n\r\n");
        ask(&server.expect("a port is free"), &request)
    }

    #[test]
    fn file_is_served_with_type_and_length() {
        let reply = ask_folder("GET /src/../src/serve.rs");
        assert!(reply.starts_with("HTTP/1.1 404 "), "{reply}");
        let reply = ask_folder("GET /Cargo.toml?x");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a whole reply");
        assert!(head.starts_with("HTTP/1.1 200 \r\n"), "{head}");
        assert!(head.contains("content-type: application/octet-stream\r\n"));
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())));
        assert_eq!(body, include_str!("../Cargo.toml"));
        let head = ask_folder("HEAD /Cargo.toml");
        assert!(head.starts_with("HTTP/1.1 200 \r\n") && head.ends_with("\r\n\r\n"));
    }

    #[test]
    fn missing_file_gives_404_and_post_gives_405() {
        assert!(ask_folder("GET /blackjack").starts_with("HTTP/1.1 404 "));
        assert!(ask_folder("GET /src").starts_with("HTTP/1.1 404 "));
        assert!(ask_folder("POST /Cargo.toml").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn request_is_read_with_its_body() {
        let server = Server::on_free_port(|request| {
            let kind = request.header("content-type").unwrap_or_default();
            let body = String::from_utf8_lossy(&request.body);
            Reply::status(200, &format!("{} {kind} {body}", request.path()))
        });
        let request = "POST http://a.example/b?c HTTP/1.1\r\nContent-Type: x/y\r\n\
            Content-Length: 4\r\n\r\nbody";
        let reply = ask(&server.expect("a port is free"), request);
        assert!(reply.ends_with("\r\n\r\n/b x/y body\n"), "{reply}");
    }

    #[test]
    fn dropped_server_stops_answering() {
        let server = Server::on_free_port(|_: &Request| Reply::status(200, "Here."));
        let mut server = server.expect("a port is free");
        let address = server.address();
        let thread = server.thread.take().expect("it runs");
        drop(server);
        thread.join().expect("it ended");
        // Another test may have got the port in the meantime.
        let answer = TcpStream::connect(address).and_then(|mut stream| {
            stream.set_read_timeout(Some(Duration::from_secs(1)))?;
            stream.write_all(b"GET / HTTP/1.1\r\n\r\n")?;
            let mut reply = String::new();
            stream.read_to_string(&mut reply)?;
            Ok(reply)
        });
        assert!(!answer.is_ok_and(|reply| reply.contains("Here.")));
    }

    #[test]
    fn worker_policies_match_hosting_docs() {
        let hosting = include_str!("../../HOSTING.md");
        for (path, its) in [
            ("/lab-worker-1234_loader.js", WORKER),
            ("/coach-poker-worker-1234_loader.js", WORKER),
            ("/copy/service-worker.js", SERVICE_WORKER),
        ] {
            assert_eq!(policy(path), Some(its), "{path}");
            // HOSTING.md has the policy in its table, for nginx, and for a host that reads `_headers`.
            assert!(hosting.matches(its).count() >= 3, "{its}");
        }
        assert_eq!(policy("/"), None);
        assert_eq!(policy("/lab-worker-1234.js"), None);
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let file = |path| file_for(path).map(|file| file.display().to_string());
        assert_eq!(file("/").as_deref(), Some("index.html"));
        assert_eq!(file("/a/").as_deref(), Some("a/index.html"));
        assert_eq!(file("/a/b.css").as_deref(), Some("a/b.css"));
        let out = "/../x /%2e%2e/x /a/../../x //etc/x /.stage/x /c:x /%5cx /\\x x";
        for out in out.split(' ') {
            assert_eq!(file(out), None, "{out}");
        }
    }
}
