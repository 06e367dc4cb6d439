//! A stand-in for the speech dispatcher, the service through which a screen reader speaks on Linux. It speaks its
//! protocol (SSIP), reports success, and records the speech.
//!
//! A client sends one command a line. An answer begins with a number. Its last line has a space after the number, the
//! other lines a hyphen. After SPEAK comes a text that ends with a line of a single dot. It is XML if the client said
//! so.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::server::lock;

/// A client's command to the voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    /// Speak this text.
    Says(String),
    /// Be silent at once.
    Stops,
}

/// The stand-in. It listens until the tests end.
#[derive(Clone, Debug)]
pub(crate) struct Speech {
    port: u16,
    noted: Arc<(Mutex<Vec<Voice>>, Condvar)>,
}

impl Speech {
    /// Listens on a free port.
    pub(crate) fn start() -> io::Result<Speech> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let speech = Speech {
            port: listener.local_addr()?.port(),
            noted: Arc::default(),
        };
        let its = speech.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let its = its.clone();
                // A client that disconnects has nothing more to say.
                thread::spawn(move || its.serve(&client));
            }
        });
        Ok(speech)
    }

    /// Its address, as clients of a speech dispatcher expect it in `SPEECHD_ADDRESS`.
    pub(crate) fn address(&self) -> String {
        format!("inet_socket:127.0.0.1:{}", self.port)
    }

    /// The number of recorded items.
    pub(crate) fn noted(&self) -> usize {
        lock(&self.noted.0).len()
    }

    /// The recorded items from this one on.
    pub(crate) fn since(&self, from: usize) -> Vec<Voice> {
        lock(&self.noted.0)[from..].to_vec()
    }

    /// Waits until the items from this one on meet a condition. Returns false after the time limit.
    pub(crate) fn wait(
        &self,
        from: usize,
        patience: Duration,
        holds: impl Fn(&[Voice]) -> bool,
    ) -> bool {
        let (noted, changed) = &*self.noted;
        let end = Instant::now() + patience;
        let mut seen = lock(noted);
        while !holds(&seen[from..]) {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            seen = match changed.wait_timeout(seen, left) {
                Ok((seen, _)) => seen,
                Err(poisoned) => poisoned.into_inner().0,
            };
        }
        true
    }

    fn note(&self, voice: Voice) {
        lock(&self.noted.0).push(voice);
        self.noted.1.notify_all();
    }

    fn serve(&self, client: &TcpStream) -> io::Result<()> {
        let mut answers = client;
        let mut lines = BufReader::new(client).lines();
        let mut messages = 0;
        while let Some(line) = lines.next() {
            let line = line?;
            let mut words = line.split_whitespace();
            let command = words.next().unwrap_or_default().to_ascii_uppercase();
            let what = words.next().unwrap_or_default().to_ascii_uppercase();
            let answer = match (command.as_str(), what.as_str()) {
                ("SPEAK", _) => {
                    answers.write_all(b"230 OK RECEIVING DATA\r\n")?;
                    let text = message(&mut lines)?;
                    self.note(Voice::Says(plain(&text)));
                    queued(&mut messages)
                }
                // A letter, a key or a sound instead of a text.
                ("CHAR" | "KEY" | "SOUND_ICON", _) => queued(&mut messages),
                ("STOP" | "CANCEL", _) => {
                    self.note(Voice::Stops);
                    "210 OK STOPPED\r\n".to_owned()
                }
                ("HISTORY", _) => "245-1\r\n245 OK CLIENT ID SENT\r\n".to_owned(),
                ("LIST", "OUTPUT_MODULES") => "250-e2e\r\n250 OK MODULE LIST SENT\r\n".to_owned(),
                ("LIST", _) => "249-e2e\ten\tnone\r\n249 OK VOICE LIST SENT\r\n".to_owned(),
                ("GET", "OUTPUT_MODULE") => "251-e2e\r\n251 OK GET RETURNED\r\n".to_owned(),
                ("GET", _) => "251-0\r\n251 OK GET RETURNED\r\n".to_owned(),
                ("QUIT", _) => {
                    return answers.write_all(b"231 HAPPY HACKING\r\n");
                }
                _ => "200 OK DONE\r\n".to_owned(),
            };
            answers.write_all(answer.as_bytes())?;
        }
        Ok(())
    }
}

/// The answer to a queued message, with its number.
fn queued(messages: &mut u32) -> String {
    *messages += 1;
    format!("225-{messages}\r\n225 OK MESSAGE QUEUED\r\n")
}

/// The text after SPEAK, up to the line with the dot.
fn message(lines: &mut impl Iterator<Item = io::Result<String>>) -> io::Result<String> {
    let mut text = vec![];
    for line in lines {
        let line = line?;
        if line == "." {
            break;
        }
        // A line that begins with a dot has an extra dot.
        let line = line.strip_prefix('.').unwrap_or(&line);
        text.push(line.to_owned());
    }
    Ok(text.join(" "))
}

/// The text without its markup.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut is_mark = false;
    for sign in text.chars() {
        match sign {
            '<' => is_mark = true,
            '>' if is_mark => is_mark = false,
            sign if !is_mark => plain.push(sign),
            _ => {}
        }
    }
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
    ];
    let plain = entities
        .iter()
        .fold(plain, |text, (entity, sign)| text.replace(entity, sign));
    plain.replace("&amp;", "&").trim().to_owned()
}

/// The stand-in records messages, tested without a screen reader.
pub(crate) fn speech_stand_in_notes_spoken_text() {
    let speech = Speech::start().expect("a port");
    let client = TcpStream::connect((Ipv4Addr::LOCALHOST, speech.port)).expect("it listens");
    let mut answers = BufReader::new(&client).lines();
    let mut asks = |lines: &str, last: &str| {
        (&client).write_all(lines.as_bytes()).expect("it reads");
        let mut answer = answers.by_ref().map_while(Result::ok);
        let answer = answer.find(|line| line.starts_with(last));
        assert!(answer.is_some(), "{lines}");
    };
    asks("SET self SSML_MODE on\r\n", "200 ");
    asks("SPEAK\r\n", "230 ");
    asks(
        "<speak>Hit &amp; <mark name=\"1\"/>stand.\r\n..\r\n</speak>\r\n.\r\n",
        "225 ",
    );
    asks("CANCEL self\r\n", "210 ");
    asks("QUIT\r\n", "231 ");
    let said = Voice::Says("Hit & stand. .".to_owned());
    assert_eq!(speech.since(0), [said, Voice::Stops]);
    assert_eq!(speech.since(speech.noted()), []);
    let is_silent = !speech.wait(2, Duration::from_millis(1), |noted| !noted.is_empty());
    assert!(is_silent, "nothing more is said");
}
