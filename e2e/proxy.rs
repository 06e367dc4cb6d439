//! The proxy of a browser without logs of its requests and console errors.
//!
//! All requests of the browser pass the proxy, which records them and forwards them only to the servers of this run. It
//! adds the tests' scripts to the pages.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use testbed::serve::{Reply, Request, Server};

use crate::server::{lock, site_at};

/// A proxy on its own port.
#[derive(Debug)]
pub(crate) struct Proxy {
    server: Server,
    traffic: Arc<Traffic>,
}

/// The recorded traffic.
#[derive(Debug, Default)]
struct Traffic {
    requests: Mutex<Vec<String>>,
    complaints: Mutex<Vec<String>>,
    /// The scripts that run in every page before the page's own, besides [`WATCH`].
    first: Mutex<Vec<String>>,
    /// True if pages pass unchanged. Then none of their errors is recorded.
    leaves_pages: AtomicBool,
}

/// The path to which [`WATCH`] reports errors. No page has such a path.
const COMPLAINT: &str = "/complaint";

/// Disables the service worker, because pages from its cache would lack these scripts.
pub(crate) const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

/// Makes a page report its errors.
const WATCH: &str = include_str!("complain.js");

impl Proxy {
    /// Starts a proxy, which listens until it is dropped.
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

    /// Lets pages pass unchanged, until [`Proxy::run_nothing_first`].
    pub(crate) fn leave_pages(&self) {
        self.traffic.leaves_pages.store(true, Ordering::Relaxed);
    }

    /// Removes all scripts that run before a page's own.
    pub(crate) fn run_nothing_first(&self) {
        self.traffic.leaves_pages.store(false, Ordering::Relaxed);
        lock(&self.traffic.first).clear();
    }

    /// The errors of pages since the last call.
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
        // Only a proxy gets a whole address, or the host of a tunnel.
        let address = match request.method.as_str() {
            "CONNECT" => format!("https://{}", request.target),
            _ => request.target.clone(),
        };
        lock(&self.requests).push(address);
        let authority = request.target.split('/').nth(2).unwrap_or_default();
        let Some(site) = site_at(authority) else {
            return Reply::status(403, "It is not a server of this run.");
        };
        let reply = site.answer(request);
        // A script that fetches a page gets it unchanged, because it may hash it.
        let opens = request.header("accept");
        let is_left = self.leaves_pages.load(Ordering::Relaxed);
        if !is_left && opens.is_some_and(|kinds| kinds.starts_with("text/html")) {
            self.begun(reply)
        } else {
            reply
        }
    }

    /// Adds the scripts to a reply that is a page. They come before the page's policy, so the policy does not apply to
    /// them, and they remove their own elements.
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

/// The place after the `<html>` tag, where the head begins, with or without a head tag.
fn end_of_html_tag(page: &[u8]) -> Option<usize> {
    const TAG: &[u8] = b"<html";
    let start = page.windows(TAG.len()).position(|tag| tag == TAG)?;
    let length = page[start..].iter().position(|byte| *byte == b'>')?;
    Some(start + length + 1)
}
