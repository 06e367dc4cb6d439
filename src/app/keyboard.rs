//! Which keys are the page's, and which are the browser's: the one place that decides it.
//!
//! `ui::keys` collects the facts: what was pressed ([`Stroke`]) and where the focus is ([`Focus`]). The
//! model says what it can use now ([`Model::uses`]). What the page does not use is the
//! browser's.

use super::model::{COACH, MUTE, Model, READ, REPEAT};
use super::route::Route;
use super::settings::LetterKeys;
use crate::table::keys::Key;

/// A second press of the same key or mouse button within this many milliseconds after one that counted
/// belongs to it. Two that are meant are further apart: the card that the first one brought has to be
/// seen before.
const DOUBLE_PRESS_MS: f64 = 400.0;

/// The key code of every key while an input method composes a text.
const COMPOSING: u32 = 229;

/// A key that changes what the others mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Writes capitals and the upper signs.
    Shift,
    /// Control.
    Control,
    /// Alt, and Option on a Mac.
    Alt,
    /// The key with the sign of the system.
    Meta,
    /// Writes a third sign on many keyboards.
    AltGraph,
}

impl Modifier {
    /// Every one.
    pub const ALL: [Modifier; 5] = [
        Modifier::Shift,
        Modifier::Control,
        Modifier::Alt,
        Modifier::Meta,
        Modifier::AltGraph,
    ];

    /// What browsers call it.
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

/// A key that goes down, as the browser tells of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stroke {
    /// What it writes, or its name (`key`).
    pub key: String,
    /// Its place on the keyboard (`code`).
    pub code: String,
    /// Its old number (`keyCode`).
    pub number: u32,
    /// What is held down with it.
    pub held: Vec<Modifier>,
    /// Whether an input method composes a text.
    pub composes: bool,
    /// Whether the key is held down and repeats itself.
    pub repeats: bool,
    /// When, in milliseconds.
    pub at: f64,
}

impl Stroke {
    /// The key that is pressed; `None` if it is not one of ours, is pressed with a modifier that makes
    /// it the browser's, or belongs to a text that is composed.
    #[must_use]
    pub fn read(&self) -> Option<Key> {
        let is_plain = self.held.iter().all(|held| *held == Modifier::Shift);
        if self.belongs_to_a_composition() || !is_plain {
            return None;
        }
        Key::read(&self.key, &self.code, !self.held.is_empty())
    }

    /// The key, if it has just gone down: one that is held down is pressed once.
    #[must_use]
    pub fn pressed(&self) -> Option<Key> {
        self.read().filter(|_| !self.repeats)
    }

    /// Enter also ends the typing of Japanese, which commits nothing yet.
    const fn belongs_to_a_composition(&self) -> bool {
        self.composes || self.number == COMPOSING
    }

    /// Whether the key submits the form of this field, which is to be done once.
    fn submits(&self, focus: &Focus) -> bool {
        let is_enter = self.presser() == Some(Presser::Key(Key::Enter));
        let is_form = focus.control == Control::Line && focus.once.is_some();
        is_enter && is_form && !self.belongs_to_a_composition()
    }

    /// The key as what presses a control.
    fn presser(&self) -> Option<Presser> {
        match self.key.as_str() {
            "Enter" => Some(Presser::Key(Key::Enter)),
            " " => Some(Presser::Space),
            _ => None,
        }
    }
}

/// What has the focus, as far as keys mean something to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Control {
    /// Nothing that takes keys.
    #[default]
    None,
    /// A button or a link: Enter and Space press it.
    Pressed,
    /// A field of one line, in which signs are written. Enter has no meaning of its own there.
    Line,
    /// A radio button, a check box or a slider.
    Chosen,
    /// A list of options, or a field of several lines: Enter and signs mean something there.
    Signs,
}

/// The part of the page that has the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
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

/// Where the focus is when a key goes down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// What has it.
    pub control: Control,
    /// The part of the page around it.
    pub place: Place,
    /// The id of the decision that has it, if one does.
    pub decision: Option<String>,
    /// The name of what has it and is done once by a double press on it.
    pub once: Option<String>,
    /// The id of the table's main decision, if it offers one.
    pub main: Option<String>,
    /// Whether no panel covers the table.
    pub sees_table: bool,
}

impl Focus {
    /// Whether the player is at the table: it is not covered, and they are not in the panel beside it.
    fn is_at_table(&self) -> bool {
        self.sees_table && self.place != Place::Panel
    }

    /// Whether this key is left to the page by what has the focus.
    fn leaves(&self, key: Key) -> bool {
        let writes = matches!(self.control, Control::Line | Control::Signs);
        match key {
            Key::Along(_) => self.place == Place::Cards,
            Key::Enter => {
                let has_own = matches!(self.control, Control::Pressed | Control::Signs)
                    || self.place == Place::ReadingPage;
                !has_own && self.is_at_table()
            }
            Key::Letter(MUTE | REPEAT) | Key::QuestionMark => !writes,
            Key::Letter(_) | Key::Place(_) => !writes && self.is_at_table(),
            Key::Escape => true,
        }
    }
}

/// What becomes of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the browser's.
    Browser,
    /// It belongs to a press that was answered before: nothing happens.
    Nothing,
    /// It is the page's, and means this.
    Page(Key),
}

impl Model {
    /// Whether this key means something where the player is now.
    #[must_use]
    pub fn uses(&self, key: Key) -> bool {
        if key.writes() && self.settings().letter_keys == LetterKeys::Off {
            return false;
        }
        let here = self.table_here();
        match key {
            Key::Escape => self.panel().is_some() || self.reads() || self.notice().is_some(),
            // Every place tells something that can be told again.
            Key::QuestionMark | Key::Letter(REPEAT) => true,
            Key::Letter(MUTE) => here.is_some() || self.route() == Route::Settings,
            Key::Letter(READ) => here.is_some(),
            Key::Letter(COACH) if self.moment().is_some() => true,
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                let table = here.and_then(|id| self.table(id));
                table.is_some_and(|table| table.uses(key))
            }
        }
    }
}

/// What presses a decision, besides the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presser {
    Space,
    Key(Key),
}

/// A press of a key that counted.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KeyPress {
    presser: Presser,
    /// Whether it pressed what leads elsewhere: a decision, or what is done once. Where the focus is next is not where
    /// it was.
    leads_on: bool,
    at: f64,
}

/// The presses that counted last. It tells two that are meant from a double press, for clicks and for keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presses {
    /// When a click counted last.
    clicked_at: Option<f64>,
    /// The decision that the mouse took last, and when.
    by_mouse: Option<(String, f64)>,
    /// The key that counted last.
    key: Option<KeyPress>,
    /// The key that the page has taken and that may still be down.
    down: Option<Key>,
    /// Whether Space is down and presses nothing.
    space_is_idle: bool,
}

impl Presses {
    /// Whether a click on a decision counts: the second click of a double click does not.
    ///
    /// The browser counts clicks in one place itself; keys and assistive tools count none.
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

    /// Whether the mouse is pressed for the second time of a double click whose first click counted. What was
    /// clicked may have gone, and another press on what lies there now would take the focus away.
    #[must_use]
    pub fn is_second(&self, count: i32, at: f64) -> bool {
        count > 1 && is_soon(self.clicked_at, at)
    }

    /// Whether a click on what is no decision counts: not the second click of a double click whose first took a
    /// decision. It was meant for what was there before.
    #[must_use]
    pub fn click_beside(&self, count: i32, at: f64) -> bool {
        count < 2 || !is_soon(self.by_mouse.as_ref().map(|(_, then)| *then), at)
    }

    /// What becomes of a key that goes down. `uses` tells whether the model has a meaning for it now.
    pub fn key_down(
        &mut self,
        stroke: &Stroke,
        focus: &Focus,
        uses: impl Fn(Key) -> bool,
    ) -> Verdict {
        if stroke.repeats {
            return self.repeated(stroke, focus);
        }
        self.down = None;
        if let Some(presser) = stroke
            .presser()
            .filter(|_| focus.control == Control::Pressed && !stroke.belongs_to_a_composition())
        {
            let once = focus.once.as_deref();
            let counts = self.press(presser, focus.decision.as_deref(), once, stroke.at);
            self.space_is_idle = presser == Presser::Space && !counts;
            return if counts {
                Verdict::Browser
            } else {
                Verdict::Nothing
            };
        }
        let Some(key) = stroke
            .pressed()
            .filter(|key| focus.leaves(*key) && uses(*key))
        else {
            if stroke.submits(focus) {
                // To submit is a decision: the field may have come with the first of two quick presses.
                let enter = Presser::Key(Key::Enter);
                let counts = self.press(enter, Some(""), focus.once.as_deref(), stroke.at);
                return if counts {
                    Verdict::Browser
                } else {
                    Verdict::Nothing
                };
            }
            // Between two presses of Enter another key says that both are meant.
            if Modifier::ALL.iter().all(|it| it.name() != stroke.key) {
                self.key = None;
            }
            return Verdict::Browser;
        };
        self.down = Some(key);
        let decision = match key {
            Key::Enter => focus.main.as_deref(),
            Key::Letter(MUTE | READ | REPEAT | COACH)
            | Key::Escape
            | Key::Place(_)
            | Key::QuestionMark
            | Key::Along(_) => None,
            Key::Letter(_) => Some(""),
        };
        if self.press(Presser::Key(key), decision, None, stroke.at) {
            Verdict::Page(key)
        } else {
            Verdict::Nothing
        }
    }

    /// Whether nothing is to become of this key that goes up: Space presses a button only then.
    pub fn key_up(&mut self, key: &str) -> bool {
        self.down = None;
        key == " " && std::mem::take(&mut self.space_is_idle)
    }

    /// A key that is held down does one thing. It stays the page's also when that thing is done: a
    /// browser would take the rest for the beginning of a search.
    fn repeated(&self, stroke: &Stroke, focus: &Focus) -> Verdict {
        let presses = match focus.control {
            Control::Pressed | Control::Line | Control::Chosen => stroke.key == "Enter",
            Control::None | Control::Signs => false,
        };
        let is_ours = self.down.is_some() && self.down == stroke.read();
        if is_ours || (presses && !stroke.belongs_to_a_composition()) {
            Verdict::Nothing
        } else {
            Verdict::Browser
        }
    }

    /// Whether a press counts. The second of a double press does not where it would decide, or where the first led on.
    fn press(
        &mut self,
        presser: Presser,
        decision: Option<&str>,
        once: Option<&str>,
        at: f64,
    ) -> bool {
        let last = self
            .key
            .filter(|last| last.presser == presser && is_soon(Some(last.at), at));
        let is_second = last.is_some_and(|last| decision.is_some() || last.leads_on);
        // A click may have led elsewhere: the key was meant for what was there before. A letter names
        // what it means.
        let is_late = match (presser, &self.by_mouse) {
            (Presser::Space | Presser::Key(Key::Enter), Some((clicked, then))) => {
                is_soon(Some(*then), at) && decision.is_some_and(|it| it != clicked)
            }
            (Presser::Space | Presser::Key(_), _) => false,
        };
        if is_second || is_late {
            return false;
        }
        self.key = Some(KeyPress {
            presser,
            leads_on: decision.is_some() || once.is_some(),
            at,
        });
        true
    }
}

/// Whether this comes within a moment after that.
fn is_soon(before: Option<f64>, now: f64) -> bool {
    before.is_some_and(|before| now - before <= DOUBLE_PRESS_MS)
}
