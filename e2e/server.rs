//! Serves the built page as any static host does, and remembers what was asked for.
//!
//! For a browser that tells nobody what it requests, the server is its proxy too: everything that
//! the browser wants of anyone comes by here, is noted, and gets no further than this machine.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::rt::{TokioExecutor, TokioIo};
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
    /// Our own host and port.
    authority: String,
    asked: Mutex<Vec<String>>,
    spoilt: Mutex<Option<(&'static str, Spoilt)>>,
    /// What came to us as a proxy.
    requests: Mutex<Vec<String>>,
    /// What runs in every page before the page's own scripts.
    first: Mutex<Vec<String>>,
    complaints: Mutex<Vec<String>>,
}

/// What a browser is answered.
type Reply = Response<Full<Bytes>>;

/// Where [`WATCH`] sends what goes wrong in a page. No page has such a path of its own.
const COMPLAINT: &str = "/complaint";

/// Makes a page send what goes wrong in it.
const WATCH: &str = include_str!("complain.js");

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

impl Server {
    /// Serves this folder until the server is dropped.
    pub(crate) async fn start(folder: &Path) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let authority = listener.local_addr()?.to_string();
        let origin = format!("http://{authority}");
        let site = Arc::new(Site {
            folder: folder.to_owned(),
            authority,
            asked: Mutex::default(),
            spoilt: Mutex::default(),
            requests: Mutex::default(),
            first: Mutex::default(),
            complaints: Mutex::default(),
        });
        let task = tokio::spawn(serve(listener, Arc::clone(&site)));
        Ok(Server { origin, site, task })
    }

    /// The address without a slash at its end.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The address without the scheme, as a proxy's is written.
    pub(crate) fn authority(&self) -> &str {
        &self.site.authority
    }

    /// Runs a script in every page that comes by here from now on, before the page's own.
    pub(crate) fn run_first(&self, script: &str) {
        lock(&self.site.first).push(script.to_owned());
    }

    /// Has every page that comes by here from now on tell what goes wrong in it.
    pub(crate) fn watch(&self) {
        self.run_first(WATCH);
    }

    /// What went wrong in watched pages since the last call.
    pub(crate) fn take_complaints(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.site.complaints))
    }

    /// The address of every request since the last call for which this was the proxy.
    pub(crate) fn take_requests(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.site.requests))
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
            let site = Arc::clone(&site);
            async move { Ok::<_, Infallible>(site.answer(request).await) }
        });
        // A browser that hangs up in the middle is its own business.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
    }
}

impl Site {
    async fn answer(&self, request: Request<Incoming>) -> Reply {
        let path = request.uri().path().to_owned();
        // A script that fetches a page gets it as it is: it may want to hash it.
        let accepted = request.headers().get(ACCEPT);
        let opens = accepted.is_some_and(|kinds| kinds.as_bytes().starts_with(b"text/html"));
        if path == COMPLAINT && request.method() == Method::POST {
            if let Ok(body) = request.into_body().collect().await {
                let text = String::from_utf8_lossy(&body.to_bytes()).into_owned();
                lock(&self.complaints).push(text);
            }
            return refusal(StatusCode::NO_CONTENT);
        }
        // Only a proxy is told a whole address.
        if let Some(host) = request.uri().authority().map(ToString::to_string) {
            let is_tunnel = request.method() == Method::CONNECT;
            lock(&self.requests).push(if is_tunnel {
                format!("https://{host}")
            } else {
                request.uri().to_string()
            });
            if is_tunnel || !is_this_machine(&host) {
                return refusal(StatusCode::FORBIDDEN);
            }
            if host != self.authority {
                let reply = pass_on(request).await;
                return reply.map_or_else(
                    |_| refusal(StatusCode::BAD_GATEWAY),
                    |reply| self.begun(reply),
                );
            }
        }
        lock(&self.asked).push(path.clone());
        let file = match request.method() {
            &Method::GET | &Method::HEAD => self.file(&path),
            _ => None,
        };
        let Some((kind, body)) = file else {
            return refusal(StatusCode::NOT_FOUND);
        };
        let mut reply = Response::new(Bytes::from(body));
        let headers = reply.headers_mut();
        headers.insert(CONTENT_TYPE, kind.parse().expect("a content type"));
        headers.insert(CACHE_CONTROL, "no-cache".parse().expect("a value"));
        if opens {
            self.begun(reply)
        } else {
            reply.map(Full::new)
        }
    }

    /// The reply, begun by the scripts that are to run first if it is a page. They stand before the
    /// page's policy, which therefore does not speak of them, and take themselves away.
    fn begun(&self, reply: Response<Bytes>) -> Reply {
        let (mut parts, body) = reply.into_parts();
        let kind = parts.headers.get(CONTENT_TYPE);
        let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let body = match end_of_html_tag(&body).filter(|_| is_page) {
            None => body,
            Some(end) => {
                let (before, after) = body.split_at(end);
                let mut page = before.to_owned();
                for script in lock(&self.first).iter() {
                    let script =
                        format!("<script>document.currentScript.remove();{{{script}\n}}</script>");
                    page.extend(script.into_bytes());
                }
                page.extend(after);
                page.into()
            }
        };
        parts.headers.remove(CONTENT_LENGTH);
        Response::from_parts(parts, Full::new(body))
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
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            _ => "application/octet-stream",
        };
        Some((kind, body))
    }
}

/// Where the head of a page begins, whether it is written out or not.
fn end_of_html_tag(page: &[u8]) -> Option<usize> {
    const TAG: &[u8] = b"<html";
    let start = page.windows(TAG.len()).position(|tag| tag == TAG)?;
    let length = page[start..].iter().position(|byte| *byte == b'>')?;
    Some(start + length + 1)
}

/// A reply without a body.
fn refusal(status: StatusCode) -> Reply {
    let mut reply = Response::new(Full::default());
    *reply.status_mut() = status;
    reply
}

/// Whether a request for this host and port stays on this machine.
fn is_this_machine(authority: &str) -> bool {
    let host = authority
        .rsplit_once(':')
        .map_or(authority, |(host, _)| host);
    ["127.0.0.1", "localhost", "[::1]"].contains(&host)
}

/// Asks the server that the request is for.
async fn pass_on(
    request: Request<Incoming>,
) -> Result<Response<Bytes>, Box<dyn std::error::Error + Send + Sync>> {
    let client = Client::builder(TokioExecutor::new()).build_http();
    let (parts, body) = client.request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    Ok(Response::from_parts(parts, body))
}
