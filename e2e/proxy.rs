//! The proxy of a browser that tells nobody what it requests and what its pages complain of.
//!
//! Everything that the browser wants of anyone comes by here, is noted, and gets no further than
//! this machine. Pages that come by are given the scripts that are to run before their own.

use std::convert::Infallible;
use std::io;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::server::{Reply, lock, refusal};

/// A proxy, on a port of its own.
#[derive(Debug)]
pub(crate) struct Proxy {
    authority: String,
    traffic: Arc<Traffic>,
    task: JoinHandle<()>,
}

/// What comes by.
#[derive(Debug)]
struct Traffic {
    client: Client<HttpConnector, Incoming>,
    requests: Mutex<Vec<String>>,
    complaints: Mutex<Vec<String>>,
    /// What runs in every page before the page's own scripts, besides [`WATCH`].
    first: Mutex<Vec<String>>,
}

/// Where [`WATCH`] sends what goes wrong in a page. No page has such a path of its own.
const COMPLAINT: &str = "/complaint";

/// Makes a page send what goes wrong in it.
const WATCH: &str = include_str!("complain.js");

impl Proxy {
    /// Listens until the proxy is dropped.
    pub(crate) async fn start() -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let authority = listener.local_addr()?.to_string();
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let traffic = Arc::new(Traffic {
            client: Client::builder(TokioExecutor::new()).build(connector),
            requests: Mutex::default(),
            complaints: Mutex::default(),
            first: Mutex::default(),
        });
        let task = tokio::spawn(listen(listener, Arc::clone(&traffic)));
        Ok(Proxy {
            authority,
            traffic,
            task,
        })
    }

    /// The address without the scheme.
    pub(crate) fn authority(&self) -> &str {
        &self.authority
    }

    /// Runs a script in every page from now on, before the page's own.
    pub(crate) fn run_first(&self, script: &str) {
        lock(&self.traffic.first).push(script.to_owned());
    }

    /// Runs no script before a page's own any more.
    pub(crate) fn run_nothing_first(&self) {
        lock(&self.traffic.first).clear();
    }

    /// What went wrong in pages since the last call.
    pub(crate) fn take_complaints(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.traffic.complaints))
    }

    /// The address of every request since the last call.
    pub(crate) fn take_requests(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.traffic.requests))
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn listen(listener: TcpListener, traffic: Arc<Traffic>) {
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            return;
        };
        // Otherwise a small answer may wait for 40 milliseconds.
        let _ = stream.set_nodelay(true);
        let traffic = Arc::clone(&traffic);
        let service = service_fn(move |request| {
            let traffic = Arc::clone(&traffic);
            async move { Ok::<_, Infallible>(traffic.answer(request).await) }
        });
        // A browser that hangs up in the middle is its own business.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
    }
}

impl Traffic {
    async fn answer(&self, request: Request<Incoming>) -> Reply {
        if request.uri().path() == COMPLAINT && request.method() == Method::POST {
            if let Ok(body) = request.into_body().collect().await {
                let text = String::from_utf8_lossy(&body.to_bytes()).into_owned();
                lock(&self.complaints).push(text);
            }
            return refusal(StatusCode::NO_CONTENT);
        }
        let Some(host) = request.uri().authority().map(ToString::to_string) else {
            // Only a proxy is told a whole address.
            return refusal(StatusCode::NOT_FOUND);
        };
        let is_tunnel = request.method() == Method::CONNECT;
        lock(&self.requests).push(if is_tunnel {
            format!("https://{host}")
        } else {
            request.uri().to_string()
        });
        if is_tunnel || !is_this_machine(&host) {
            return refusal(StatusCode::FORBIDDEN);
        }
        // A script that fetches a page gets it as it is: it may want to hash it.
        let accepted = request.headers().get(ACCEPT);
        let opens = accepted.is_some_and(|kinds| kinds.as_bytes().starts_with(b"text/html"));
        match self.pass_on(request).await {
            Ok(reply) if opens => self.begun(reply),
            Ok(reply) => reply.map(Full::new),
            Err(_) => refusal(StatusCode::BAD_GATEWAY),
        }
    }

    /// Asks the server that the request is for.
    async fn pass_on(
        &self,
        request: Request<Incoming>,
    ) -> Result<Response<Bytes>, Box<dyn std::error::Error + Send + Sync>> {
        let (parts, body) = self.client.request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Response::from_parts(parts, body))
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
                let first = lock(&self.first);
                for script in [WATCH].into_iter().chain(first.iter().map(String::as_str)) {
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
}

/// Where the head of a page begins, whether it is written out or not.
fn end_of_html_tag(page: &[u8]) -> Option<usize> {
    const TAG: &[u8] = b"<html";
    let start = page.windows(TAG.len()).position(|tag| tag == TAG)?;
    let length = page[start..].iter().position(|byte| *byte == b'>')?;
    Some(start + length + 1)
}

/// Whether a request for this host and port stays on this machine.
fn is_this_machine(authority: &str) -> bool {
    let host = authority
        .rsplit_once(':')
        .map_or(authority, |(host, _)| host);
    ["127.0.0.1", "localhost", "[::1]"].contains(&host)
}
