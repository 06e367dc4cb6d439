//! The actions of a visitor: finding elements by their names, clicking, double-clicking, typing.

use std::time::{Duration, SystemTime};

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::browser::{Browser, BrowserError, computed};
use crate::chromium::{self, SEEN};
use crate::page::{ELEMENT, Page, STILL, key, strings, sure, wait_for};

impl Page {
    /// The accessible role or label of an element, as the browser computes it.
    async fn computed(&self, what: &str, element: &str) -> Result<String, CmdError> {
        computed(&self.client(), what, element).await
    }

    /// The accessible names of the elements that a script returns.
    async fn names(&self, script: &str, arguments: &[Value]) -> Result<Vec<String>, BrowserError> {
        match self.session().browser() {
            Browser::Chromium => {
                let script = format!(
                    "return (function () {{ {script}\n }}).apply(null, arguments).map(it => it.computedName);"
                );
                Ok(strings(&self.session().run(&script, arguments).await?))
            }
            Browser::Firefox | Browser::WebKit => {
                let answer = self.client().execute(script, arguments.to_vec()).await?;
                let mut names = vec![];
                for id in ids(&answer) {
                    names.push(self.computed("label", id).await?);
                }
                Ok(names)
            }
        }
    }

    /// The visible elements with one of these tags, with their accessible names. The script leaves out elements without
    /// a text that contains `words`.
    async fn named(&self, tags: &str, words: &str) -> Result<Vec<(String, Element)>, CmdError> {
        let script = format!(
            "{SEEN}
            const [tags, words] = arguments;
            const texts = element => [
                element.textContent, element.ariaLabel, element.title,
                ...(element.ariaLabelledByElements ?? []).map(it => it.textContent),
                ...[...element.labels ?? []].map(it => it.textContent),
            ];
            return seen(tags).filter(it => texts(it).some(text => text?.includes(words)));"
        );
        let arguments = vec![json!(tags), json!(words)];
        let answer = self.client().execute(&script, arguments).await?;
        let mut found = vec![];
        for id in ids(&answer) {
            let name = self.computed("label", id).await?;
            found.push((name, self.element(id)));
        }
        Ok(found)
    }

    /// The element with this driver identifier.
    fn element(&self, id: &str) -> Element {
        Element::from_element_id(self.client(), ElementRef::from(id.to_owned()))
    }

    /// Waits until exactly one element has one of these tags and this name.
    async fn find_only(&self, tags: &str, name: &str) -> Element {
        let mut there = vec![];
        let found = wait_for(async || {
            // If an element vanishes meanwhile, the search starts again. The first search reads few names, because each
            // one takes time. If it finds none, the second one reads all names, which the panic lists.
            let mut named = self.named(tags, name).await.ok()?;
            if named.is_empty() {
                named = self.named(tags, "").await.ok()?;
            }
            there = named.iter().map(|(name, _)| name.clone()).collect();
            let mut matching = named.into_iter().filter(|(other, _)| other == name);
            let (_, element) = matching.next()?;
            matching.next().is_none().then_some(element)
        })
        .await;
        found.unwrap_or_else(|| panic!("there is no single {tags} named {name:?} among {there:?}"))
    }

    /// The names of the buttons in the action bar.
    pub(crate) async fn actions(&self) -> Vec<String> {
        let script = format!("{SEEN} return seen('[role=group] button');");
        let names = wait_for(async || self.names(&script, &[]).await.ok()).await;
        names.expect("the names of the buttons")
    }

    /// The button with this name.
    pub(crate) async fn button(&self, name: &str) -> Element {
        let button = self.find_only("button", name).await;
        let role = self.computed("role", &button.element_id()).await;
        assert_eq!(sure(role, name), "button", "the role of {name}");
        button
    }

    /// Clicks the only element with one of these tags and this name. If the tag is `button`, its role must be `button`
    /// too.
    async fn click_only(&self, tags: &str, name: &str) {
        match self.session().browser() {
            Browser::Chromium => {
                let find = "findOnly(...arguments)";
                self.click_in_chromium(find, &[json!(tags), json!(name)])
                    .await;
            }
            Browser::Firefox | Browser::WebKit => {
                let element = match tags {
                    "button" => self.button(name).await,
                    _ => self.find_only(tags, name).await,
                };
                self.click(&element, name).await;
            }
        }
    }

    /// Clicks an element. It waits while the element moves or is covered, and clicks again if the element moved away
    /// from the click.
    async fn click(&self, element: &Element, what: &str) {
        let mut why = String::new();
        let clicked = wait_for(async || {
            let clicked = sure(self.session().click(element).await, what);
            clicked.map_err(|reason| why = reason).ok()
        })
        .await;
        clicked.unwrap_or_else(|| panic!("{what} cannot be clicked: {why}"));
    }

    /// Clicks the element that this JavaScript expression returns, in Chromium. For a missing element the expression
    /// may return the reason as a string.
    async fn click_in_chromium(&self, find: &str, arguments: &[Value]) {
        let what = || format!("{find} of {arguments:?}");
        let mut why = String::new();
        let clicked = wait_for(async || {
            let devtools = sure(self.session().devtools().await, what());
            let clicked = sure(chromium::click(&devtools, find, arguments).await, what());
            clicked.map_err(|reason| why = reason).ok()
        })
        .await;
        clicked.unwrap_or_else(|| panic!("{} cannot be clicked: {why}", what()));
    }

    /// Clicks the button with this name.
    pub(crate) async fn press(&self, name: &str) {
        self.step(format!("pressed {name}"));
        self.click_only("button", name).await;
    }

    /// Replaces the text of the first field that matches this selector, by a script.
    pub(crate) async fn type_into(&self, field: &str, text: &str) {
        let script = "
            const field = document.querySelector(arguments[0]);
            field.focus();
            field.value = arguments[1];
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));";
        self.js(script, &[json!(field), json!(text)]).await;
    }

    /// Clicks the link with this name in this part of the page.
    pub(crate) async fn follow(&self, part: &str, name: &str) {
        self.step(format!("followed {name}"));
        // Right after Back or Forward, Firefox may not have laid the page out yet, and its driver then finds the link
        // out of view.
        self.settle().await;
        self.click_only(&format!("{part} a"), name).await;
    }

    /// Chooses an option of the select with this name.
    pub(crate) async fn choose(&self, name: &str, option: &str) {
        self.step(format!("chose {option}"));
        let select = self.find_only("select", name).await;
        sure(select.select_by_label(option).await, option);
    }

    /// Double-clicks the button with this name, with this pause between the clicks. Unless the pause is zero, the page
    /// draws in between, and the second click hits the element that is there then.
    pub(crate) async fn double_click(&self, name: &str, pause: Duration) {
        self.step(format!("double-clicked {name}"));
        sure(self.session().reset_click_count().await, name);
        self.note_clicks().await;
        let button = self.button(name).await;
        let (left, top, width, height) = sure(button.rectangle().await, name);
        let middle = (left + width / 2.0, top + height / 2.0);
        // The time stamp of the first click is `pause` before now. Without the wait it could be earlier than the
        // previous action.
        tokio::time::sleep(pause).await;
        let mut at = SystemTime::now() - pause;
        for count in [1, 2] {
            sure(self.session().click_at(middle, count, at).await, name);
            if !pause.is_zero() {
                self.settle().await;
            }
            at += pause;
        }
        self.settle().await;
        let clicks = self.noted_clicks().await;
        assert_eq!(clicks, [1, 2], "the browser saw a double click");
        let apart = self.js("return window.clickTimes[1] - window.clickTimes[0]", &[]);
        let apart = apart.await.as_f64().expect("milliseconds");
        let wanted = pause.as_secs_f64() * 1000.0;
        assert!(
            (apart - wanted).abs() < 1.0,
            "{apart} ms apart, not {wanted}"
        );
    }

    /// Records the count and the time stamp of every click from now on.
    pub(crate) async fn note_clicks(&self) {
        let script = "
            window.clicks = [];
            window.clickTimes = [];
            window.noteClick ??= event => {
                window.clicks.push(event.detail);
                window.clickTimes.push(event.timeStamp);
            };
            document.addEventListener('click', window.noteClick, { capture: true });";
        self.js(script, &[]).await;
    }

    /// The click count that the browser gave each recorded click: 2 for the second click of a double click.
    pub(crate) async fn noted_clicks(&self) -> Vec<u64> {
        let clicks = self.js("return window.clicks", &[]).await;
        let clicks = clicks.as_array().into_iter().flatten();
        clicks.filter_map(Value::as_u64).collect()
    }

    /// Clicks the button with this name twice in one task, before the page can draw.
    pub(crate) async fn click_twice_at_once(&self, name: &str) {
        self.step(format!("clicked {name} twice at once"));
        let button = self.button(name).await;
        // The clicks run in a task of the page. From the driver's script itself, WebKit would draw between them.
        let script = "
            const [button, done] = arguments;
            setTimeout(() => { button.click(); button.click(); done(); });";
        let argument = json!({ ELEMENT: button.element_id().to_string() });
        sure(
            self.client().execute_async(script, vec![argument]).await,
            name,
        );
        self.settle().await;
    }

    /// Presses and releases a key.
    pub(crate) async fn tap(&self, key: char) {
        self.step(match key {
            key::TAB => "Tab",
            key::ENTER => "Enter",
            key::SPACE => "Space",
            _ => "a key",
        });
        let keys = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        sure(self.client().perform_actions(keys).await, "a key");
        if key == key::TAB {
            sure(self.session().pass_browser_buttons().await, "the focus");
        }
    }

    /// Replaces the text of the field with real keys, one after another.
    pub(crate) async fn key_in(&self, field: &str, text: &str) {
        const CONTROL: char = '\u{e009}';
        self.step(format!("typed {text} into {field}"));
        let focus = "document.querySelector(arguments[0]).focus()";
        self.js(focus, &[json!(field)]).await;
        let mut keys = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: CONTROL })
            .then(KeyAction::Down { value: 'a' })
            .then(KeyAction::Up { value: 'a' })
            .then(KeyAction::Up { value: CONTROL })
            .then(KeyAction::Down {
                value: key::BACKSPACE,
            })
            .then(KeyAction::Up {
                value: key::BACKSPACE,
            });
        for value in text.chars() {
            keys = keys
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
        }
        sure(self.client().perform_actions(keys).await, "keys");
    }

    /// Composes this text in the focused field without ending the composition, as a Japanese input method does.
    /// Chromium only.
    pub(crate) async fn compose(&self, text: &str) {
        self.step(format!("composed {text}"));
        let devtools = sure(self.session().devtools().await, "the DevTools");
        let end = text.chars().count();
        let composed = json!({ "text": text, "selectionStart": end, "selectionEnd": end });
        let sent = devtools.send("Input.imeSetComposition", composed).await;
        sure(sent, "the composition");
        self.settle().await;
    }

    /// Ends a composition with this text. Chromium only.
    pub(crate) async fn end_composition(&self, text: &str) {
        let devtools = sure(self.session().devtools().await, "the DevTools");
        let text = json!({ "text": text });
        sure(devtools.send("Input.insertText", text).await, "the text");
        self.settle().await;
    }

    /// Holds Enter down until it has repeated three times.
    pub(crate) async fn hold_enter(&self) {
        self.step("held Enter down");
        let script = "
            window.repeated = 0;
            window.noteRepeat ??= event => window.repeated += event.repeat;
            addEventListener('keydown', window.noteRepeat, { capture: true });";
        self.js(script, &[]).await;
        sure(self.session().hold_enter(3).await, "a key");
        let repeated = self.js("return window.repeated", &[]).await;
        assert_eq!(repeated, 3, "the browser saw the key repeat");
    }

    /// The accessible name of the focused element, if there is one.
    pub(crate) async fn focused(&self) -> Option<String> {
        let script = "return [document.activeElement].filter(it => it && it !== document.body);";
        let names = sure(self.names(script, &[]).await, "the focus");
        names.into_iter().next()
    }

    /// The buttons of the cards that the player can mark.
    pub(crate) async fn card_buttons(&self) -> Vec<CardButton> {
        let script = "return [...document.querySelectorAll('button[data-card]')];";
        let names = sure(self.names(script, &[]).await, "the cards");
        let script = "return [...document.querySelectorAll('button[data-card]')]
            .map(it => it.getAttribute('aria-pressed') === 'true');";
        let pressed = self.js(script, &[]).await;
        let pressed: Vec<bool> = pressed
            .as_array()
            .into_iter()
            .flatten()
            .map(|it| it == true)
            .collect();
        assert_eq!(names.len(), pressed.len(), "{names:?}");
        names
            .into_iter()
            .zip(pressed)
            .map(|(name, pressed)| CardButton { name, pressed })
            .collect()
    }

    /// Clicks the card at this place, counted from 0.
    pub(crate) async fn mark(&self, place: usize) {
        self.step(format!("clicked card {place}"));
        // The card must not move under the pointer.
        self.until_js("nothing moves", STILL).await;
        let card = format!("document.querySelectorAll('button[data-card]')[{place}]");
        let pressed = self.js(&format!("return {card}.ariaPressed"), &[]).await;
        self.click_what(&card).await;
        let changed = format!("{card}.ariaPressed !== {pressed}");
        self.until_js("the card shows its mark", &changed).await;
    }
}

impl Page {
    /// Clicks the first element that matches this selector, with the mouse.
    pub(crate) async fn press_on(&self, selector: &str) {
        self.step(format!("clicked {selector}"));
        self.click_what(&format!("document.querySelector({})", json!(selector)))
            .await;
    }

    /// Clicks the element that this JavaScript expression returns.
    async fn click_what(&self, element: &str) {
        match self.session().browser() {
            Browser::Chromium => self.click_in_chromium(element, &[]).await,
            Browser::Firefox | Browser::WebKit => {
                let script = format!("return {element}");
                let found = sure(self.client().execute(&script, vec![]).await, element);
                let id = found[ELEMENT].as_str().expect(element);
                self.click(&self.element(id), element).await;
            }
        }
    }
}

/// The driver identifiers of the elements in this list.
fn ids(list: &Value) -> impl Iterator<Item = &str> {
    let elements = list.as_array().into_iter().flatten();
    elements.filter_map(|element| element[ELEMENT].as_str())
}

/// A card that is a button.
#[derive(Debug)]
pub(crate) struct CardButton {
    /// Its accessible name.
    pub(crate) name: String,
    /// True if it is marked.
    pub(crate) pressed: bool,
}
