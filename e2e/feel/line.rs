//! A line between the browser and a server. When it is slow, it delays and paces the files for a page and for its
//! workers alike.
//!
//! `DevTools` limits the requests of the page itself only: with the limits below, a worker of Chromium 156 fetched
//! 400 KB in 12 ms, and the page in 2,165 ms.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::server::lock;

/// The bytes per second of a slow line: 1.6 Mbit/s.
const BYTES_A_SECOND: f64 = 200_000.0;

/// The time from a request to the first byte of its answer on a slow line.
const ROUND_TRIP: Duration = Duration::from_millis(150);

/// The bytes that are sent at once. Answers that are sent at the same time take turns.
const PIECE: usize = 1_400;

/// The time that a piece may be late because the machine is busy, without making all later pieces late.
const LATE: Duration = Duration::from_millis(20);

/// A line with a port of its own, so that a page that comes through it has its own origin: its caches and its storage
/// are empty at first.
#[derive(Debug)]
pub(super) struct Line {
    address: SocketAddr,
    traffic: Arc<Traffic>,
}

#[derive(Debug)]
struct Traffic {
    server: SocketAddr,
    is_slow: AtomicBool,
    /// The number of requests whose answers are on their way.
    open: AtomicUsize,
    /// The time when the line has sent everything that it has to send so far.
    free_at: Mutex<Instant>,
    answers: Mutex<Vec<Answer>>,
}

/// An answer that was sent.
#[derive(Debug, Clone)]
pub(super) struct Answer {
    asked_at: Instant,
    /// The path of the request.
    pub(super) path: String,
    /// The size with its head.
    pub(super) bytes: usize,
}

impl Line {
    /// Starts a fast line to the server at this address. It stays for the rest of the run, because a browser may ask
    /// for a file long after the page is gone.
    pub(super) fn start(server: SocketAddr) -> io::Result<Line> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let traffic = Arc::new(Traffic {
            server,
            is_slow: AtomicBool::new(false),
            open: AtomicUsize::new(0),
            free_at: Mutex::new(Instant::now()),
            answers: Mutex::default(),
        });
        let its = Arc::clone(&traffic);
        thread::spawn(move || {
            for stream in listener.incoming().filter_map(Result::ok) {
                let its = Arc::clone(&its);
                // A connection that the browser closes early is no error.
                thread::spawn(move || its.carry(&stream).ok());
            }
        });
        Ok(Line { address, traffic })
    }

    /// The URL for a browser, with a slash at the end.
    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Makes the line slow for all later requests.
    pub(super) fn become_slow(&self) {
        self.traffic.is_slow.store(true, Ordering::Relaxed);
    }

    /// Returns true if no answer is on its way.
    pub(super) fn is_idle(&self) -> bool {
        self.traffic.open.load(Ordering::Relaxed) == 0
    }

    /// The whole answers to the requests since this moment.
    pub(super) fn answers_since(&self, moment: Instant) -> Vec<Answer> {
        let answers = lock(&self.traffic.answers);
        answers
            .iter()
            .filter(|answer| answer.asked_at >= moment)
            .cloned()
            .collect()
    }
}

impl Traffic {
    /// Carries one request to the server, and its answer back. The server closes the connection after each answer.
    fn carry(&self, browser: &TcpStream) -> io::Result<()> {
        let mut head = Vec::new();
        let mut reader = BufReader::new(browser);
        while !head.ends_with(b"\r\n\r\n") {
            // A browser may open a connection and not use it.
            if reader.read_until(b'\n', &mut head)? == 0 {
                return Ok(());
            }
        }
        self.open.fetch_add(1, Ordering::Relaxed);
        let carried = self.answer(browser, &head);
        self.open.fetch_sub(1, Ordering::Relaxed);
        carried
    }

    fn answer(&self, mut browser: &TcpStream, head: &[u8]) -> io::Result<()> {
        let (asked_at, is_slow) = (Instant::now(), self.is_slow.load(Ordering::Relaxed));
        let mut server = TcpStream::connect(self.server)?;
        server.write_all(head)?;
        let mut answer = Vec::new();
        server.read_to_end(&mut answer)?;
        let path = String::from_utf8_lossy(head);
        lock(&self.answers).push(Answer {
            asked_at,
            path: path.split(' ').nth(1).unwrap_or_default().to_owned(),
            bytes: answer.len(),
        });
        if !is_slow {
            return browser.write_all(&answer);
        }
        sleep_until(asked_at + ROUND_TRIP);
        for piece in answer.chunks(PIECE) {
            #[expect(clippy::cast_precision_loss, reason = "a piece is small")]
            let takes = Duration::from_secs_f64(piece.len() as f64 / BYTES_A_SECOND);
            let sent_at = {
                let mut free_at = lock(&self.free_at);
                let now = Instant::now();
                let earliest = now.checked_sub(LATE).unwrap_or(now);
                *free_at = earliest.max(*free_at) + takes;
                *free_at
            };
            sleep_until(sent_at);
            browser.write_all(piece)?;
        }
        Ok(())
    }
}

fn sleep_until(moment: Instant) {
    thread::sleep(moment.saturating_duration_since(Instant::now()));
}
