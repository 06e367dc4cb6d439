//! The keyboard: the one place that decides whether the page or the browser handles a key.
//!
//! `ui::keys` collects the facts: the key ([`KeyDown`]) and the focus ([`Focus`]). [`Model::uses`] says which keys the
//! model can use now. The browser handles all other keys.

use super::model::{COACH, MUTE, Model, READ, REPEAT};
use super::route::Route;
use super::settings::LetterKeys;
use crate::table::keys::Key;

/// The longest pause within a double press, in milliseconds. A second press of the same key or mouse button this soon
/// after one that counted belongs to it. Two deliberate presses are further apart, because the player first has to see
/// the card that the first one brought.
const DOUBLE_PRESS_MS: f64 = 400.0;

/// The key code of every key while an input method composes a text.
const COMPOSING: u32 = 229;

/// A key that changes the meaning of other keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Shift: capitals and the upper characters.
    Shift,
    /// Control.
    Control,
    /// Alt, and Option on a Mac.
    Alt,
    /// The system's own key: Windows or Command.
    Meta,
    /// `AltGr`: the third character of a key on many keyboards.
    AltGraph,
}

impl Modifier {
    /// All modifiers.
    pub const ALL: [Modifier; 5] = [
        Modifier::Shift,
        Modifier::Control,
        Modifier::Alt,
        Modifier::Meta,
        Modifier::AltGraph,
    ];

    /// The browsers' name of the key (`key`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Modifier::Shift => "Shift",
            Modifier::Control => "Control",
            Modifier::Alt => "Alt",
            Modifier::Meta => "Meta",
            Modifier::AltGraph => "AltGraph",
        }
    }
}

/// A keydown event, as the browser reports it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyDown {
    /// The character that the key writes, or its name (`key`).
    pub key: String,
    /// The position on the keyboard (`code`).
    pub code: String,
    /// The deprecated key code (`keyCode`).
    pub number: u32,
    /// The modifiers that are held down.
    pub held: Vec<Modifier>,
    /// True if an input method is composing a text.
    pub composes: bool,
    /// True if the key is held down and repeats itself.
    pub repeats: bool,
    /// The time of the event, in milliseconds.
    pub at: f64,
}

impl KeyDown {
    /// The key that is pressed; `None` if the page does not use it, if a modifier makes it a key of the browser, or if
    /// an input method is composing a text.
    #[must_use]
    pub fn read(&self) -> Option<Key> {
        let is_plain = self.held.iter().all(|held| *held == Modifier::Shift);
        if self.belongs_to_a_composition() || !is_plain {
            return None;
        }
        Key::read(&self.key, &self.code, !self.held.is_empty())
    }

    /// The key, if it has just gone down. Its repeats while it is held down are not presses.
    #[must_use]
    pub fn pressed(&self) -> Option<Key> {
        self.read().filter(|_| !self.repeats)
    }

    /// Returns true if the key belongs to a text that an input method composes. Enter, for example, accepts Japanese
    /// characters there, and must not submit the form.
    const fn belongs_to_a_composition(&self) -> bool {
        self.composes || self.number == COMPOSING
    }

    /// Returns true if the key submits the form of this field, which must happen only once.
    fn submits(&self, focus: &Focus) -> bool {
        let is_enter = self.presser() == Some(Presser::Key(Key::Enter));
        let is_form = focus.control == Control::Line && focus.once.is_some();
        is_enter && is_form && !self.belongs_to_a_composition()
    }

    /// The key, if it presses a focused control.
    fn presser(&self) -> Option<Presser> {
        match self.key.as_str() {
            "Enter" => Some(Presser::Key(Key::Enter)),
            " " => Some(Presser::Space),
            _ => None,
        }
    }
}

/// The control with the focus, by its use of keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Control {
    /// Nothing that takes keys.
    #[default]
    None,
    /// A button or a link: Enter and Space press it.
    Pressed,
    /// A field of one line, in which the player types characters. Enter only submits its form, if it has one.
    Line,
    /// A radio button, a check box or a slider.
    Chosen,
    /// A list of options, or a field of several lines: Enter and characters have a meaning of their own there.
    Signs,
}

/// The part of the page that has the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FocusArea {
    /// The table, or what is around it.
    #[default]
    Table,
    /// The cards of the player.
    Cards,
    /// A panel beside the table.
    Panel,
    /// A reading page.
    ReadingPage,
}

/// The focus at the time of a keydown event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// The kind of control with the focus.
    pub control: Control,
    /// The part of the page around it.
    pub area: FocusArea,
    /// The id of the focused decision, if the focus is on one.
    pub decision: Option<String>,
    /// The name of the focused control, if a double press on it acts only once.
    pub once: Option<String>,
    /// The id of the table's main decision, if it offers one.
    pub main: Option<String>,
    /// True if no panel covers the table.
    pub sees_table: bool,
}

impl Focus {
    /// Returns true if the player is at the table: no panel covers it, and the focus is not in the panel beside it.
    fn is_at_table(&self) -> bool {
        self.sees_table && self.area != FocusArea::Panel
    }

    /// Returns true if the focused control leaves this key to the page.
    fn leaves(&self, key: Key) -> bool {
        let writes = matches!(self.control, Control::Line | Control::Signs);
        match key {
            Key::Along(_) => self.area == FocusArea::Cards,
            Key::Enter => {
                let has_own = matches!(self.control, Control::Pressed | Control::Signs)
                    || self.area == FocusArea::ReadingPage;
                !has_own && self.is_at_table()
            }
            Key::Letter(MUTE | REPEAT) | Key::QuestionMark => !writes,
            Key::Letter(_) | Key::Place(_) => !writes && self.is_at_table(),
            Key::Escape => true,
        }
    }
}

/// The decision about a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyHandler {
    /// The browser handles it.
    Browser,
    /// It belongs to a press that was already handled: nothing happens.
    Nothing,
    /// The page handles it as this key.
    Page(Key),
}

impl Model {
    /// Returns true if this key has a meaning where the player is now.
    #[must_use]
    pub fn uses(&self, key: Key) -> bool {
        if key.writes() && self.settings().letter_keys == LetterKeys::Off {
            return false;
        }
        let here = self.table_here();
        match key {
            Key::Escape => {
                self.panel().is_some() || self.shows_description() || self.notice().is_some()
            }
            // Every place has an announcement to repeat.
            Key::QuestionMark | Key::Letter(REPEAT) => true,
            Key::Letter(MUTE) => here.is_some() || self.route() == Route::Settings,
            Key::Letter(READ) => here.is_some(),
            Key::Letter(COACH) if self.coached_position().is_some() => true,
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                let table = here.and_then(|id| self.table(id));
                table.is_some_and(|table| table.uses(key))
            }
        }
    }
}

/// An input, besides the mouse, that presses a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presser {
    Space,
    Key(Key),
}

/// The decision that a press would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed<'a> {
    /// It takes no decision.
    Nothing,
    /// A decision without an id.
    Decision,
    /// The decision with this id.
    Named(&'a str),
}

impl Pressed<'_> {
    /// The decision with this id, if there is one.
    fn of(decision: Option<&str>) -> Pressed<'_> {
        decision.map_or(Pressed::Nothing, Pressed::Named)
    }

    /// Returns true if the press takes another decision than the one with this id.
    fn is_other_than(self, clicked: &str) -> bool {
        match self {
            Pressed::Nothing => false,
            Pressed::Decision => true,
            Pressed::Named(id) => id != clicked,
        }
    }
}

/// A press of a key that counted.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KeyPress {
    presser: Presser,
    /// True if it pressed a decision, or a control that acts once. The focus may be elsewhere afterwards.
    may_move_focus: bool,
    at: f64,
}

/// The last presses that counted. They separate two deliberate presses from a double press, for clicks and for keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presses {
    /// The time of the last click that counted.
    clicked_at: Option<f64>,
    /// The decision that the mouse took last, and the time.
    by_mouse: Option<(String, f64)>,
    /// The key that counted last.
    key: Option<KeyPress>,
    /// The key that the page has taken and that may still be down.
    down: Option<Key>,
    /// True if Space is down and its press did not count.
    ignores_space: bool,
}

impl Presses {
    /// Returns true if a click on a decision counts. The second click of a double click does not.
    ///
    /// `count` is the browser's own count of quick clicks at one point. For a key or an assistive tool it is 0.
    pub fn click(&mut self, count: i32, decision: Option<String>, at: f64) -> bool {
        let counts = count < 2 || !is_soon(self.clicked_at, at);
        if counts {
            self.clicked_at = Some(at);
            if count > 0 {
                self.by_mouse = decision.map(|id| (id, at));
            }
        }
        counts
    }

    /// Returns true for the second mouse press of a double click whose first click counted. The clicked control may be
    /// gone, and a press on the one that lies there now would move the focus.
    #[must_use]
    pub fn is_second(&self, count: i32, at: f64) -> bool {
        count > 1 && is_soon(self.clicked_at, at)
    }

    /// Returns true if a click beside the decisions counts. The second click of a double click whose first took a
    /// decision does not: the player meant the control that was there before.
    #[must_use]
    pub fn click_beside(&self, count: i32, at: f64) -> bool {
        count < 2 || !is_soon(self.by_mouse.as_ref().map(|(_, then)| *then), at)
    }

    /// Handles a keydown event. `uses` returns true if the model has a meaning for the key now.
    pub fn key_down(
        &mut self,
        event: &KeyDown,
        focus: &Focus,
        uses: impl Fn(Key) -> bool,
    ) -> KeyHandler {
        if event.repeats {
            return self.repeated(event, focus);
        }
        self.down = None;
        if let Some(presser) = event
            .presser()
            .filter(|_| focus.control == Control::Pressed && !event.belongs_to_a_composition())
        {
            let once = focus.once.as_deref();
            let decision = Pressed::of(focus.decision.as_deref());
            let counts = self.press(presser, decision, once, event.at);
            self.ignores_space = presser == Presser::Space && !counts;
            return if counts {
                KeyHandler::Browser
            } else {
                KeyHandler::Nothing
            };
        }
        let Some(key) = event
            .pressed()
            .filter(|key| focus.leaves(*key) && uses(*key))
        else {
            if event.submits(focus) {
                // To submit is a decision: the field may have come with the first of two quick presses.
                let enter = Presser::Key(Key::Enter);
                let once = focus.once.as_deref();
                let counts = self.press(enter, Pressed::Decision, once, event.at);
                return if counts {
                    KeyHandler::Browser
                } else {
                    KeyHandler::Nothing
                };
            }
            // Another key between two presses of Enter shows that both are deliberate.
            if Modifier::ALL.iter().all(|it| it.name() != event.key) {
                self.key = None;
            }
            return KeyHandler::Browser;
        };
        self.down = Some(key);
        let decision = match key {
            Key::Enter => Pressed::of(focus.main.as_deref()),
            Key::Letter(MUTE | READ | REPEAT | COACH)
            | Key::Escape
            | Key::Place(_)
            | Key::QuestionMark
            | Key::Along(_) => Pressed::Nothing,
            Key::Letter(_) => Pressed::Decision,
        };
        if self.press(Presser::Key(key), decision, None, event.at) {
            KeyHandler::Page(key)
        } else {
            KeyHandler::Nothing
        }
    }

    /// Handles a keyup event. Returns true if the page must suppress it: Space presses a button only on keyup.
    pub fn key_up(&mut self, key: &str) -> bool {
        self.down = None;
        key == " " && std::mem::take(&mut self.ignores_space)
    }

    /// The handler of a key that is held down: it acts once. If the page handled the press, it also takes the repeats,
    /// even if the key has no meaning any more. Otherwise the browser would take them as the beginning of a search.
    fn repeated(&self, event: &KeyDown, focus: &Focus) -> KeyHandler {
        let presses = match focus.control {
            Control::Pressed | Control::Line | Control::Chosen => event.key == "Enter",
            Control::None | Control::Signs => false,
        };
        let is_ours = self.down.is_some() && self.down == event.read();
        if is_ours || (presses && !event.belongs_to_a_composition()) {
            KeyHandler::Nothing
        } else {
            KeyHandler::Browser
        }
    }

    /// Returns true if a press counts. The second of a double press does not count if it would decide, or if the first
    /// may have moved the focus.
    fn press(
        &mut self,
        presser: Presser,
        decision: Pressed<'_>,
        once: Option<&str>,
        at: f64,
    ) -> bool {
        let decides = decision != Pressed::Nothing;
        let last = self
            .key
            .filter(|last| last.presser == presser && is_soon(Some(last.at), at));
        let is_second = last.is_some_and(|last| decides || last.may_move_focus);
        // A click may have moved the focus: Enter or Space was meant for the control that had it before. A letter names
        // its decision itself.
        let is_late = match (presser, &self.by_mouse) {
            (Presser::Space | Presser::Key(Key::Enter), Some((clicked, then))) => {
                is_soon(Some(*then), at) && decision.is_other_than(clicked)
            }
            (Presser::Space | Presser::Key(_), _) => false,
        };
        if is_second || is_late {
            return false;
        }
        self.key = Some(KeyPress {
            presser,
            may_move_focus: decides || once.is_some(),
            at,
        });
        true
    }
}

/// Returns true if `now` is at most one double press after `before`.
fn is_soon(before: Option<f64>, now: f64) -> bool {
    before.is_some_and(|before| now - before <= DOUBLE_PRESS_MS)
}
