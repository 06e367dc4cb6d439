//! Serves the built page as any static host does, and records the requests.
//!
//! Each test has its own server. Its port is unique in this run, so each test has its own origin and an empty storage.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use fair_deal_words_compiler::{Compiled, Pseudo, Sources, compile};
use testbed::serve::{self, Folder, Reply, Request};

/// A server of one folder, on its own port.
#[derive(Debug)]
pub(crate) struct Server {
    origin: String,
    site: Arc<Site>,
    /// Dropping it stops the server.
    _running: serve::Server,
}

/// The state of a server.
#[derive(Debug)]
pub(crate) struct Site {
    folder: Mutex<Folder>,
    /// True if no request is answered, as without a network.
    hangs_up: AtomicBool,
    /// True if browsers may cache files that are named by their bytes, as HOSTING.md recommends. Otherwise they request
    /// each again, so that a test can break it.
    may_be_kept: AtomicBool,
    asked: Mutex<Vec<String>>,
    file_fault: Mutex<Option<(&'static str, FileFault)>>,
    /// The sandbox in which the page runs, if any.
    sandbox: Mutex<Option<Sandbox>>,
    /// The pseudo-language that replaces English, if any.
    pseudo: Mutex<Option<Pseudo>>,
    /// True if the server is gone, because its test has moved on.
    is_gone: AtomicBool,
}

/// A fault of a file, which a test causes.
#[derive(Clone, Debug)]
pub(crate) enum FileFault {
    /// The file is missing: 404.
    Missing,
    /// Only this many first bytes are sent.
    Truncated(usize),
    /// Other content is sent.
    Replaced(&'static [u8]),
    /// This content is sent before the file.
    Prefixed(&'static [u8]),
    /// The server has a new version: the page names another file, and this one is gone.
    Renamed,
    /// The answer waits until the file is intact again, as in a slow network.
    Late,
}

/// The page in a sandbox, where it has an opaque origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sandbox {
    /// The files allow every origin by CORS, so the page can read them.
    WithCors,
    /// Only their own origin may read the files, so the page cannot.
    WithoutCors,
}

/// The path of an empty page, where a test stores data before it opens the built page.
pub(crate) const BLANK: &str = "/blank";

/// The folder with a second copy of the page.
pub(crate) const COPY: &str = "/copy/";

/// The time between two looks of a late answer.
const LATE: Duration = Duration::from_millis(2);

/// The icon keeps the browser from requesting another.
const BLANK_PAGE: &str =
    "<!doctype html><html lang=en><link rel=icon href=data:,><title>Blank</title>";

/// Every server of this run, by its host and port.
static SITES: Mutex<BTreeMap<String, Arc<Site>>> = Mutex::new(BTreeMap::new());

/// The server at this host and port.
pub(crate) fn site_at(authority: &str) -> Option<Arc<Site>> {
    lock(&SITES).get(authority).cloned()
}

impl Server {
    /// Serves this folder until the server is dropped.
    pub(crate) fn start(folder: &Path) -> io::Result<Server> {
        let site = Arc::new(Site {
            folder: Mutex::new(Folder::new(folder)),
            hangs_up: AtomicBool::new(false),
            may_be_kept: AtomicBool::new(false),
            asked: Mutex::default(),
            file_fault: Mutex::default(),
            sandbox: Mutex::default(),
            pseudo: Mutex::default(),
            is_gone: AtomicBool::new(false),
        });
        let (listener, authority) = listen(&site)?;
        let served = Arc::clone(&site);
        Ok(Server {
            origin: format!("http://{authority}"),
            site,
            _running: serve::Server::start(listener, move |request| served.answer(request))?,
        })
    }

    /// The address without a final slash.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The path of every request since the last call, in order.
    pub(crate) fn take_asked(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.site.asked))
    }

    /// Damages the file whose name ends with this, until [`Server::repair`].
    pub(crate) fn break_file(&self, ending: &'static str, how: FileFault) {
        *lock(&self.site.file_fault) = Some((ending, how));
    }

    /// Serves every file intact again.
    pub(crate) fn repair(&self) {
        *lock(&self.site.file_fault) = None;
    }

    /// Serves the messages of this language instead of English.
    pub(crate) fn speak(&self, pseudo: Pseudo) {
        *lock(&self.site.pseudo) = Some(pseudo);
    }

    /// Makes browsers run the page in a sandbox.
    pub(crate) fn sandbox_page(&self, sandbox: Sandbox) {
        *lock(&self.site.sandbox) = Some(sandbox);
    }

    /// Stops answering, as without a network.
    pub(crate) fn hang_up(&self) {
        self.site.hangs_up.store(true, Ordering::Relaxed);
    }

    /// Answers again.
    pub(crate) fn answer_again(&self) {
        self.site.hangs_up.store(false, Ordering::Relaxed);
    }

    /// Lets browsers cache files that are named by their bytes.
    pub(crate) fn let_files_be_kept(&self) {
        self.site.may_be_kept.store(true, Ordering::Relaxed);
    }

    /// Serves this folder from now on.
    pub(crate) fn serve(&self, folder: &Path) {
        *lock(&self.site.folder) = Folder::new(folder);
    }

    /// The paths of the folder's files.
    pub(crate) fn paths(&self) -> BTreeSet<String> {
        fs::read_dir(lock(&self.site.folder).path())
            .expect("the built page is a folder")
            .map(|entry| {
                let name = entry.expect("its files can be listed").file_name();
                format!("/{}", name.to_string_lossy())
            })
            .collect()
    }
}

/// The compiled messages of the project.
static WORDS: LazyLock<Compiled> = LazyLock::new(|| {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../words"));
    let sources = Sources::read(folder).expect("the folder of the words");
    compile(&sources).unwrap_or_else(|faults| panic!("{faults:?}"))
});

/// Replaces the English messages in a reply with those of this pseudo-language, and sets the direction of the page.
fn translate(path: &str, reply: &mut Reply, pseudo: Pseudo) {
    let text = String::from_utf8_lossy(&reply.body);
    reply.body = if path == "/" {
        match pseudo {
            Pseudo::Long => return,
            Pseudo::Mirrored => text
                .replace("lang=en dir=ltr", "lang=en dir=rtl")
                .into_bytes(),
        }
    } else if path.starts_with("/words-") && path.ends_with(".en.txt") {
        WORDS.pseudo(pseudo, |_| true).expect("a table")
    } else if path.starts_with("/guide-") && path.ends_with(".en.html") {
        pseudo.text(&text).into_bytes()
    } else {
        return;
    };
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.is_gone.store(true, Ordering::Relaxed);
    }
}

/// Listens at a port that no server of this run had before.
fn listen(site: &Arc<Site>) -> io::Result<(TcpListener, String)> {
    // Refused ports stay open until another is found, so that the system does not offer them again.
    let mut refused = vec![];
    loop {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let authority = listener.local_addr()?.to_string();
        let mut sites = lock(&SITES);
        if !sites.contains_key(&authority) {
            sites.insert(authority.clone(), Arc::clone(site));
            return Ok((listener, authority));
        }
        refused.push(listener);
    }
}

/// Locks a mutex, even after a test panicked while holding it. The data is always consistent.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Site {
    /// Returns true if the server is gone.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed)
    }

    /// Returns true if the answer for this path still has to wait.
    fn is_late(&self, path: &str) -> bool {
        let fault = lock(&self.file_fault);
        matches!(*fault, Some((ending, FileFault::Late)) if path.ends_with(ending))
    }

    /// Answers as any static host does, except for files with a fault.
    pub(crate) fn answer(&self, request: &Request) -> Reply {
        // Browsers open connections in advance and may close them unused.
        if request.method.is_empty() {
            return Reply::status(400, "Nothing was asked.");
        }
        if self.hangs_up.load(Ordering::Relaxed) {
            return Reply::none();
        }
        // A subfolder has the same files.
        let path = request.path();
        let in_folder = path.strip_prefix(COPY).map(|rest| format!("/{rest}"));
        let request = &match in_folder {
            None => request.clone(),
            Some(target) => Request {
                target,
                ..request.clone()
            },
        };
        let path = request.path();
        if path == BLANK {
            let page = BLANK_PAGE.as_bytes().to_owned();
            return Reply::file(serve::content_type("blank.html".as_ref()), page);
        }
        lock(&self.asked).push(path.to_owned());
        while self.is_late(path) && !self.is_gone() {
            thread::sleep(LATE);
        }
        let mut reply = lock(&self.folder).reply(request);
        if let Some(pseudo) = *lock(&self.pseudo) {
            translate(path, &mut reply, pseudo);
        }
        if let Some(sandbox) = *lock(&self.sandbox) {
            let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
            if path == "/" {
                let policy = header("content-security-policy", "sandbox allow-scripts");
                reply.headers.push(policy);
            }
            if sandbox == Sandbox::WithCors {
                reply
                    .headers
                    .push(header("access-control-allow-origin", "*"));
            }
        }
        if self.may_be_kept.load(Ordering::Relaxed)
            && path.contains('-')
            && !path.ends_with("worker.js")
        {
            for (name, value) in &mut reply.headers {
                if name == "cache-control" {
                    "max-age=31536000, immutable".clone_into(value);
                }
            }
        }
        if let Some((ending, how)) = lock(&self.file_fault).as_ref()
            && path.ends_with(ending)
        {
            match *how {
                FileFault::Missing => return Reply::status(404, "A test has removed it."),
                FileFault::Truncated(bytes) => reply.body.truncate(bytes),
                FileFault::Replaced(other) => other.clone_into(&mut reply.body),
                FileFault::Prefixed(first) => reply.body = [first, reply.body.as_slice()].concat(),
                FileFault::Renamed => return Reply::status(404, "It has another name now."),
                // The fault was set again after the wait.
                FileFault::Late => {}
            }
        }
        if let Some((_, FileFault::Renamed)) = *lock(&self.file_fault)
            && path == "/"
        {
            let page = String::from_utf8_lossy(&reply.body);
            reply.body = page.replace("pages-", "pages-new-").into_bytes();
        }
        reply
    }
}
