//! Chromium's `DevTools` over the tests' own socket, beside the driver's.
//!
//! For each script the driver sends five commands, because it checks before and after it if the page is navigating. The
//! shortest script takes 5.5 ms of a core that way, and 0.8 ms over a socket. So the most frequent commands use the
//! socket.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_websockets::{ClientBuilder, Limits, Message, WebSocketStream};

use crate::browser::BrowserError;
use crate::patience;

/// The errors of `DevTools` for a script that did not run because the page is navigating.
const NOT_RUN: [&str; 2] = [
    "Cannot find default execution context",
    "Cannot find context with specified id",
];

/// The error for a script whose page went away before it answered. It may have run.
const NOT_ANSWERED: &str = "Inspected target navigated or closed";

/// The number of retries for a script that did not run, and the pause before each.
const TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(20);

/// The `DevTools` of one page. Settings made over this socket, such as the size, end with it.
#[derive(Debug)]
pub(crate) struct DevTools(Mutex<Line>);

#[derive(Debug)]
struct Line {
    socket: WebSocketStream<TcpStream>,
    /// The identifier of the page's main frame, which equals its window handle.
    frame: String,
    /// The number of the last command.
    last: u64,
    /// True while the page is navigating.
    goes_away: bool,
}

impl DevTools {
    /// Connects to the page with this window handle. `address` is the browser's host and port.
    pub(crate) async fn of(address: &str, handle: &str) -> Result<DevTools, BrowserError> {
        let connected = tokio::time::timeout(patience(), Line::open(address, handle)).await;
        let mut line = connected.map_err(|_| "the DevTools do not answer")??;
        line.send("Page.enable", json!({})).await?;
        Ok(DevTools(Mutex::new(line)))
    }

    /// Sends a command and returns its result.
    pub(crate) async fn send(
        &self,
        command: &str,
        parameters: Value,
    ) -> Result<Value, BrowserError> {
        self.0.lock().await.send(command, parameters).await
    }

    /// Runs a script in the page after any pending navigation, and returns its value.
    pub(crate) async fn run(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<Value, BrowserError> {
        let arguments = json!(arguments);
        self.evaluate(&format!(
            "(function () {{ {script}\n }}).apply(null, {arguments})"
        ))
        .await
    }

    /// Runs a question that may be repeated. If the page goes away before it answers, the next page answers.
    pub(crate) async fn ask(
        &self,
        question: &str,
        arguments: &[Value],
    ) -> Result<Value, BrowserError> {
        match self.run(question, arguments).await {
            Err(error) if error.to_string().contains(NOT_ANSWERED) => {
                self.run(question, arguments).await
            }
            answer => answer,
        }
    }

    /// Runs a script that calls the last of its `arguments`, and returns the value of that call.
    pub(crate) async fn run_until_done(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<Value, BrowserError> {
        let arguments = json!(arguments);
        self.evaluate(&format!(
            "new Promise(done => (function () {{ {script}\n }}).apply(null, [...{arguments}, done]))"
        ))
        .await
    }

    async fn evaluate(&self, expression: &str) -> Result<Value, BrowserError> {
        // As the driver does. It also converts values that are not JSON, such as a rectangle.
        let expression = format!("(async () => JSON.stringify(await ({expression})))()");
        let parameters = json!({
            "expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true,
        });
        let mut line = self.0.lock().await;
        let mut tries = 0;
        loop {
            line.load().await?;
            match line.send("Runtime.evaluate", parameters.clone()).await {
                Err(error) if tries < TRIES && was_not_run(&error) => {
                    tries += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                answer => return result(&answer?),
            }
        }
    }
}

fn was_not_run(error: &BrowserError) -> bool {
    let told = error.to_string();
    NOT_RUN.iter().any(|it| told.contains(it))
}

/// The value that a script returned, or its exception.
fn result(answer: &Value) -> Result<Value, BrowserError> {
    if let Some(thrown) = answer.get("exceptionDetails") {
        let what = &thrown["exception"]["description"];
        let what = what
            .as_str()
            .map_or_else(|| thrown.to_string(), str::to_owned);
        return Err(format!("the script failed: {what}").into());
    }
    match answer["result"]["value"].as_str() {
        Some(text) => Ok(serde_json::from_str(text)?),
        None => Ok(Value::Null),
    }
}

impl Line {
    async fn open(address: &str, handle: &str) -> Result<Line, BrowserError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/devtools/page/{handle}");
        let builder = ClientBuilder::new().uri(&url)?.limits(Limits::unlimited());
        let (socket, _) = builder.connect_on(stream).await?;
        Ok(Line {
            socket,
            frame: handle.to_owned(),
            last: 0,
            goes_away: false,
        })
    }

    async fn send(&mut self, command: &str, parameters: Value) -> Result<Value, BrowserError> {
        self.last += 1;
        let id = self.last;
        let sent = json!({ "id": id, "method": command, "params": parameters });
        self.socket.send(Message::text(sent.to_string())).await?;
        let answered = async {
            loop {
                let told = self.hear().await?;
                if told["id"] == id {
                    return Ok::<Value, BrowserError>(told);
                }
            }
        };
        let mut told = tokio::time::timeout(patience(), answered)
            .await
            .map_err(|_| format!("no answer to {command}"))??;
        match told.get("error") {
            None => Ok(told["result"].take()),
            Some(error) => Err(format!("{command}: {error}").into()),
        }
    }

    /// The next message: an answer or an event.
    async fn hear(&mut self) -> Result<Value, BrowserError> {
        loop {
            let message = self.socket.next().await.ok_or("the browser is gone")??;
            let Some(text) = message.as_text() else {
                continue;
            };
            let told: Value = serde_json::from_str(text)?;
            if told["params"]["frameId"] == self.frame.as_str() {
                match told["method"].as_str() {
                    // A change of the fragment loads nothing.
                    Some("Page.frameStartedNavigating") => {
                        let kind = told["params"]["navigationType"].as_str();
                        self.goes_away |= !kind.is_some_and(|it| it.ends_with("ameDocument"));
                    }
                    Some("Page.frameStartedLoading") => self.goes_away = true,
                    Some("Page.frameStoppedLoading") => self.goes_away = false,
                    _ => {}
                }
            }
            return Ok(told);
        }
    }

    /// Waits until a pending navigation has loaded.
    async fn load(&mut self) -> Result<(), BrowserError> {
        // The answer follows all events so far. If it fails, the script itself reports the error.
        let nothing = json!({ "expression": "1" });
        let _ = self.send("Runtime.evaluate", nothing).await;
        let loaded = async {
            while self.goes_away {
                self.hear().await?;
            }
            Ok::<(), BrowserError>(())
        };
        tokio::time::timeout(patience(), loaded)
            .await
            .map_err(|_| "the page does not load to its end")?
    }
}
