//! The proxy of a browser that tells nobody what it requests and what its pages complain of.
//!
//! Everything that the browser wants of anyone comes by here, is noted, and gets no further than
//! the servers of this run. Pages that come by are given the scripts that are to run before their own.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use testbed::serve::{Reply, Request, Server};

use crate::server::{lock, site_at};

/// A proxy, on a port of its own.
#[derive(Debug)]
pub(crate) struct Proxy {
    server: Server,
    traffic: Arc<Traffic>,
}

/// What comes by.
#[derive(Debug, Default)]
struct Traffic {
    requests: Mutex<Vec<String>>,
    complaints: Mutex<Vec<String>>,
    /// What runs in every page before the page's own scripts, besides [`WATCH`].
    first: Mutex<Vec<String>>,
    /// Whether pages come by as they are: none of their complaints is noted.
    leaves_pages: AtomicBool,
}

/// Where [`WATCH`] sends what goes wrong in a page. No page has such a path of its own.
const COMPLAINT: &str = "/complaint";

/// Leaves a page without a service worker: what that keeps of the page has none of these scripts in it.
pub(crate) const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

/// Makes a page send what goes wrong in it.
const WATCH: &str = include_str!("complain.js");

impl Proxy {
    /// Listens until the proxy is dropped.
    pub(crate) fn start() -> io::Result<Proxy> {
        let traffic = Arc::new(Traffic::default());
        let its = Arc::clone(&traffic);
        let server = Server::on_free_port(move |request| its.answer(request))?;
        Ok(Proxy { server, traffic })
    }

    /// The address without the scheme.
    pub(crate) fn authority(&self) -> String {
        self.server.address().to_string()
    }

    /// Runs a script in every page from now on, before the page's own.
    pub(crate) fn run_first(&self, script: &str) {
        lock(&self.traffic.first).push(script.to_owned());
    }

    /// Lets pages through as they are, until [`Proxy::run_nothing_first`].
    pub(crate) fn leave_pages(&self) {
        self.traffic.leaves_pages.store(true, Ordering::Relaxed);
    }

    /// Runs no script before a page's own any more.
    pub(crate) fn run_nothing_first(&self) {
        self.traffic.leaves_pages.store(false, Ordering::Relaxed);
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

impl Traffic {
    fn answer(&self, request: &Request) -> Reply {
        // Browsers open connections in advance and may close them unused.
        if request.method.is_empty() {
            return Reply::status(400, "Nothing was asked.");
        }
        if request.path() == COMPLAINT && request.method == "POST" {
            let text = String::from_utf8_lossy(&request.body).into_owned();
            lock(&self.complaints).push(text);
            return Reply::status(204, "");
        }
        // Only a proxy is told a whole address, or the host of a tunnel.
        let address = match request.method.as_str() {
            "CONNECT" => format!("https://{}", request.target),
            _ => request.target.clone(),
        };
        lock(&self.requests).push(address);
        let authority = request.target.split('/').nth(2).unwrap_or_default();
        let Some(site) = site_at(authority) else {
            return Reply::status(403, "It is none of this run's servers.");
        };
        let reply = site.answer(request);
        // A script that fetches a page gets it as it is: it may want to hash it.
        let opens = request.header("accept");
        let is_left = self.leaves_pages.load(Ordering::Relaxed);
        if !is_left && opens.is_some_and(|kinds| kinds.starts_with("text/html")) {
            self.begun(reply)
        } else {
            reply
        }
    }

    /// The reply, begun by the scripts that are to run first if it is a page. They stand before the
    /// page's policy, which therefore does not speak of them, and take themselves away.
    fn begun(&self, reply: Reply) -> Reply {
        let is_html =
            |(name, kind): &(_, String)| name == "content-type" && kind.starts_with("text/html");
        let is_page = reply.headers.iter().any(is_html);
        let Some(end) = end_of_html_tag(&reply.body).filter(|_| is_page) else {
            return reply;
        };
        let (before, after) = reply.body.split_at(end);
        let mut body = before.to_owned();
        let first = lock(&self.first);
        for script in [NO_SERVICE_WORKER, WATCH]
            .into_iter()
            .chain(first.iter().map(String::as_str))
        {
            let script = format!("<script>document.currentScript.remove();{{{script}\n}}</script>");
            body.extend(script.into_bytes());
        }
        body.extend(after);
        Reply { body, ..reply }
    }
}

/// Where the head of a page begins, whether it is written out or not.
fn end_of_html_tag(page: &[u8]) -> Option<usize> {
    const TAG: &[u8] = b"<html";
    let start = page.windows(TAG.len()).position(|tag| tag == TAG)?;
    let length = page[start..].iter().position(|byte| *byte == b'>')?;
    Some(start + length + 1)
}
