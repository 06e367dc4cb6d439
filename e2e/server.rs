//! Serves the built page as any static host does, and remembers what was asked for.
//!
//! Each test has a server of its own. Its port was no other server's in this run, so each test has
//! an origin of its own, and nothing in the storage of its browser.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A server of one folder, on a port of its own.
#[derive(Debug)]
pub(crate) struct Server {
    origin: String,
    site: Arc<Site>,
    task: JoinHandle<()>,
}

/// What is served.
#[derive(Debug)]
struct Site {
    folder: PathBuf,
    asked: Mutex<Vec<String>>,
    spoilt: Mutex<Option<(&'static str, Spoilt)>>,
}

/// What a browser is answered.
pub(crate) type Reply = Response<Full<Bytes>>;

/// What becomes of a file that a test spoils.
#[derive(Clone, Debug)]
pub(crate) enum Spoilt {
    /// It is not there: 404.
    Missing,
    /// Only its first bytes are sent, so many.
    CutShort(usize),
    /// Something else is sent in its place.
    Replaced(&'static [u8]),
}

/// The path of an empty page, at which a test stores something before it opens the built one.
pub(crate) const BLANK: &str = "/blank";

/// The icon keeps the browser from asking for another.
const BLANK_PAGE: &str =
    "<!doctype html><html lang=en><link rel=icon href=data:,><title>Blank</title>";

/// The ports that servers of this run had.
static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// Listens at a port that no server of this run had before.
async fn listen() -> io::Result<TcpListener> {
    // Kept until another is found, so that the system does not offer them again.
    let mut refused = vec![];
    loop {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        if lock(&USED).insert(listener.local_addr()?.port()) {
            return Ok(listener);
        }
        refused.push(listener);
    }
}

impl Server {
    /// Serves this folder until the server is dropped.
    pub(crate) async fn start(folder: &Path) -> io::Result<Server> {
        let listener = listen().await?;
        let origin = format!("http://{}", listener.local_addr()?);
        let site = Arc::new(Site {
            folder: folder.to_owned(),
            asked: Mutex::default(),
            spoilt: Mutex::default(),
        });
        let task = tokio::spawn(serve(listener, Arc::clone(&site)));
        Ok(Server { origin, site, task })
    }

    /// The address without a slash at its end.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The path of every request since the last call, in the order in which they came.
    pub(crate) fn take_asked(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.site.asked))
    }

    /// Spoils the file whose name ends so, until [`Server::repair`].
    pub(crate) fn spoil(&self, ending: &'static str, how: Spoilt) {
        *lock(&self.site.spoilt) = Some((ending, how));
    }

    /// Serves every file as it is again.
    pub(crate) fn repair(&self) {
        *lock(&self.site.spoilt) = None;
    }

    /// The paths at which the folder's files are found.
    pub(crate) fn paths(&self) -> BTreeSet<String> {
        fs::read_dir(&self.site.folder)
            .expect("the built page is a folder")
            .map(|entry| {
                let name = entry.expect("its files can be listed").file_name();
                format!("/{}", name.to_string_lossy())
            })
            .collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Locks what is whole even when a test panicked at it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn serve(listener: TcpListener, site: Arc<Site>) {
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            return;
        };
        let site = Arc::clone(&site);
        let service = service_fn(move |request| {
            let reply = site.answer(&request);
            async move { Ok::<_, Infallible>(reply) }
        });
        // A browser that hangs up in the middle is its own business.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
    }
}

impl Site {
    fn answer(&self, request: &Request<Incoming>) -> Reply {
        let path = request.uri().path();
        let file = match request.method() {
            &Method::GET | &Method::HEAD if path == BLANK => {
                Some((HTML, BLANK_PAGE.as_bytes().to_owned()))
            }
            &Method::GET | &Method::HEAD => {
                lock(&self.asked).push(path.to_owned());
                self.file(path)
            }
            _ => None,
        };
        let Some((kind, body)) = file else {
            return refusal(StatusCode::NOT_FOUND);
        };
        let mut reply = Response::new(Full::from(body));
        let headers = reply.headers_mut();
        headers.insert(CONTENT_TYPE, kind.parse().expect("a content type"));
        headers.insert(CACHE_CONTROL, "no-cache".parse().expect("a value"));
        reply
    }

    /// The content type and the bytes of the file at this path.
    fn file(&self, path: &str) -> Option<(&'static str, Vec<u8>)> {
        let name = match path.strip_prefix('/')? {
            "" => "index.html",
            name => name,
        };
        let inside = Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let file = inside.then(|| self.folder.join(name))?;
        let mut body = fs::read(&file).ok()?;
        if let Some((ending, how)) = lock(&self.spoilt).as_ref()
            && name.ends_with(ending)
        {
            match *how {
                Spoilt::Missing => return None,
                Spoilt::CutShort(bytes) => body.truncate(bytes),
                Spoilt::Replaced(other) => other.clone_into(&mut body),
            }
        }
        let kind = match file.extension()?.to_str()? {
            "html" => HTML,
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            _ => "application/octet-stream",
        };
        Some((kind, body))
    }
}

/// The content type of a page.
const HTML: &str = "text/html; charset=utf-8";

/// A reply without a body.
pub(crate) fn refusal(status: StatusCode) -> Reply {
    let mut reply = Response::new(Full::default());
    *reply.status_mut() = status;
    reply
}
