//! The places that the player has visited: entries of the browser's history, each with its panel and with how far the
//! page was scrolled there.
//!
//! A panel is an entry of its own above the entry of its place, with the same key. So Back closes the panel first, and
//! a panel that is closed otherwise goes back by itself. The two entries are one place: whichever of them the browser
//! shows gets the present address. A question of a reading page has such an entry too. A place has either a panel or a
//! question: the later of them takes over the entry of the other.
//!
//! The browser would restore the position before the content is there, so the page restores it itself: as soon as the
//! content is high enough, even if a worker delivers it late. The player's next input ends that, and so does a scroll
//! that no change of the content explains: a scroll bar sends no other event.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{ResizeObserver, ScrollRestoration};

use super::address::{self, EntryState};
use super::{document, heights, scroll_to, scrolled, window};
use crate::app::{Entry, Panel};

/// The number of places whose positions are kept.
const MOST: usize = 50;

/// The time in milliseconds in which a new place takes its focus, which may scroll it.
const SETTLED_MS: u32 = 600;

/// The windows in which a panel covers the page, as in styles/controls.css.
const NARROW: &str = "(max-width: 56.1875em)";

/// A move of the browser between entries of its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The place is the same. Its panel is this one now.
    Same(Option<Panel>),
    /// The place is another one, with this entry and this panel.
    Other(Entry, Option<Panel>),
}

/// A place, and how far it is scrolled.
#[derive(Clone, Debug, Default)]
struct Left {
    fragment: String,
    position: f64,
}

/// The places that the player has visited.
#[derive(Debug)]
pub struct Places {
    /// The key of the present place in the state of its entries.
    here: String,
    /// The address of the present place, from the `#` on.
    fragment: String,
    entry: Entry,
    /// The panel of the present entry.
    panel: Option<Panel>,
    /// True while a message about a move is on its way to the model.
    moves: bool,
    /// The last positions by the key of the place, the latest at the end.
    positions: Vec<(String, f64)>,
    /// The place before this one.
    before: Option<Left>,
    /// The position to restore.
    goal: Option<f64>,
    /// True once [`SETTLED_MS`] have passed at this place.
    has_settled: bool,
    /// The height of the content when [`settle`] last scrolled, in pixels.
    height: i32,
    /// The number of keys so far.
    keys: u32,
    observer: Option<ResizeObserver>,
    timer: Option<Timeout>,
}

/// The places, shared by the runtime and its listeners.
pub type SharedPlaces = Rc<RefCell<Places>>;

impl Places {
    /// Starts with the present entry. After a reload it has the positions of before.
    #[must_use]
    pub fn open() -> SharedPlaces {
        if let Some(history) = window().and_then(|window| window.history().ok()) {
            // A browser that restores the position by itself does so too early. The page corrects it.
            let _ = history.set_scroll_restoration(ScrollRestoration::Manual);
        }
        let state = address::entry_state();
        let mut places = Places {
            here: state.place.clone().unwrap_or_default(),
            fragment: address::fragment(),
            entry: state.entry,
            panel: state.panel,
            moves: false,
            positions: state.positions,
            before: None,
            goal: None,
            has_settled: false,
            height: 0,
            keys: 0,
            observer: None,
            timer: None,
        };
        if places.here.is_empty() {
            places.here = places.new_key();
        }
        places.write(None);
        // While a panel covers the place, only the panel could scroll.
        if places.panel.is_none() || !is_narrow() {
            places.goal = places.position();
        }
        let shared = Rc::new(RefCell::new(places));
        let again = Rc::clone(&shared);
        let changed = Closure::<dyn FnMut()>::new(move || {
            settle(&again);
            // The top is there at once.
            let mut places = again.borrow_mut();
            places.goal = places.goal.filter(|goal| *goal > 0.0);
        });
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
        // The page observes as long as it lives.
        changed.forget();
        shared.borrow_mut().observer = observer;
        restore(&shared);
        shared
    }

    fn new_key(&mut self) -> String {
        self.keys += 1;
        // The time tells the keys of two loads of the page apart.
        format!("{}-{}", js_sys::Date::now(), self.keys)
    }

    /// The state of an entry of this place, with the panel.
    fn state(&self) -> EntryState {
        EntryState {
            place: Some(self.here.clone()),
            entry: self.entry,
            panel: self.panel,
            ..EntryState::default()
        }
    }

    /// Writes the state of the present entry, and its address if one is given. The mark of a question there stays.
    fn write(&self, fragment: Option<&str>) {
        let state = EntryState {
            asks: address::asks(),
            ..self.state()
        };
        address::write_entry(&state, fragment);
    }

    /// The last position at this place.
    fn position(&self) -> Option<f64> {
        let found = self.positions.iter().find(|(key, _)| *key == self.here);
        found.map(|(_, position)| *position)
    }

    /// Notes how far the place is scrolled. While a panel covers it, the last position holds.
    fn note_position(&mut self) {
        if self.panel.is_some() && is_narrow() {
            return;
        }
        self.positions.retain(|(key, _)| *key != self.here);
        // Content that is still to come keeps the page from its position.
        let position = self.goal.unwrap_or_else(scrolled);
        self.positions.push((self.here.clone(), position));
        let surplus = self.positions.len().saturating_sub(MOST);
        self.positions.drain(..surplus);
    }

    /// Handles a move of the browser to the present entry.
    pub fn arrive(&mut self) -> Arrival {
        let state = address::entry_state();
        if state.place.as_ref() == Some(&self.here) {
            let was_open = self.panel.is_some();
            if !was_open && state.panel.is_some() {
                self.note_position();
            }
            self.panel = state.panel;
            if was_open && self.panel.is_none() {
                self.uncover();
            }
            // The place goes on at its other entry, with its present address.
            self.carry_over();
            return Arrival::Same(self.panel);
        }
        self.note_position();
        let left = Left {
            fragment: std::mem::replace(&mut self.fragment, address::fragment()),
            position: self.position().unwrap_or_default(),
        };
        self.entry = state.entry;
        self.panel = state.panel;
        let is_other_page = path(&left.fragment) != path(&self.fragment);
        if let Some(key) = state.place {
            self.here = key;
            self.goal = self.position().or(is_other_page.then_some(0.0));
        } else {
            self.here = self.new_key();
            self.write(None);
            let is_back = |before: &&Left| {
                if is_other_page {
                    path(&before.fragment) == path(&self.fragment)
                } else {
                    before.fragment == self.fragment
                }
            };
            let back = self.before.as_ref().filter(is_back);
            let back = back.map(|before| before.position);
            self.goal = back.or(is_other_page.then_some(0.0));
        }
        self.before = Some(left);
        Arrival::Other(self.entry, self.panel)
    }

    /// Gives the present entry the address and the mark of the place, if it has others.
    fn carry_over(&self) {
        let state = address::entry_state();
        if address::fragment() != self.fragment || state.entry != self.entry {
            self.write(Some(&self.fragment));
        }
    }

    /// Notes that the address of the place is this one now, from the `#` on.
    pub fn set_address(&mut self, fragment: String) {
        self.fragment = fragment;
        self.entry = Entry::Plain;
    }

    /// Notes that a message about a move is on its way to the model (true), or that the model has handled it.
    pub const fn set_moves(&mut self, moves: bool) {
        self.moves = moves;
    }

    /// Gives the panel that is open now an entry of the history, or leaves the entry of the one that was closed.
    ///
    /// Returns true if the panel took the entry of a question. The reading pages then have to decline the question.
    #[must_use]
    pub fn follow(&mut self, panel: Option<Panel>) -> bool {
        if self.moves || self.panel == panel {
            return false;
        }
        let takes_question = panel.is_some() && address::asks();
        match (self.panel, panel) {
            (None, Some(_)) => {
                self.note_position();
                self.panel = panel;
                if takes_question {
                    address::write_entry(&self.state(), None);
                } else {
                    address::push_entry(&self.state());
                }
            }
            (Some(_), Some(_)) => {
                self.panel = panel;
                self.write(None);
            }
            (Some(_), None) => {
                self.panel = None;
                address::leave_entry();
            }
            (None, None) => (),
        }
        if panel.is_none() {
            self.uncover();
        }
        takes_question
    }

    /// Restores the position of the place after its panel was closed, if the panel covered it.
    fn uncover(&mut self) {
        if is_narrow() {
            self.goal = self.position();
        }
    }

    /// Notes that the deal of the link in the address was dealt.
    pub const fn mark_dealt(&mut self) {
        self.entry = Entry::Dealt;
    }

    /// Keeps the positions for the page that loads next.
    pub fn keep(&mut self) {
        self.note_position();
        address::write_positions(&self.positions);
    }

    /// Ends the restoring of a position, because the player acts.
    pub const fn stop_restoring(&mut self) {
        self.goal = None;
    }
}

/// Keeps the positions for the page that loads next. Firefox may report that the page is hidden while it stores the
/// positions because the page unloads. Then they are being kept already.
pub fn keep(places: &SharedPlaces) {
    if let Ok(mut places) = places.try_borrow_mut() {
        places.keep();
    }
}

/// Returns true if a panel covers the page.
fn is_narrow() -> bool {
    let found = window().and_then(|window| window.match_media(NARROW).ok()?);
    found.is_some_and(|it| it.matches())
}

/// The path in a fragment. The bare address is that of the first table.
fn path(fragment: &str) -> &str {
    let fragment = fragment.trim_start_matches('#');
    let (path, _) = fragment.split_once('?').unwrap_or((fragment, ""));
    match path.trim_matches('/') {
        "" => "blackjack",
        path => path,
    }
}

/// Begins to restore the position of the present place, if there is one to restore.
pub fn restore(places: &SharedPlaces) {
    if places.borrow().goal.is_none() {
        return;
    }
    settle(places);
    places.borrow_mut().has_settled = false;
    let later = Rc::clone(places);
    let timer = Timeout::new(SETTLED_MS, move || {
        settle(&later);
        later.borrow_mut().has_settled = true;
    });
    let mut all = places.borrow_mut();
    drop(all.timer.replace(timer));
    if let (Some(observer), Some(body)) = (&all.observer, document().and_then(|it| it.body())) {
        // It reports the size after the next layout even if the size stays.
        observer.unobserve(&body);
        observer.observe(&body);
    }
}

/// Scrolls to the position to restore, as far as the content goes.
pub fn settle(places: &SharedPlaces) {
    let goal = places.borrow().goal;
    if let Some(goal) = goal {
        scroll_to(goal);
        places.borrow_mut().height = heights().0;
    }
}

/// Ends the restoring of a position if the page was scrolled away from it, but not by a change of its content.
pub fn note_scroll(places: &SharedPlaces) {
    let mut places = places.borrow_mut();
    // Nothing is measured at the scrolls after that.
    let Some(goal) = places.goal.filter(|_| places.has_settled) else {
        return;
    };
    let (height, shown) = heights();
    let nearest = goal.min(f64::from(height - shown));
    // The observer answers a change of the content.
    if height == places.height && (nearest - scrolled()).abs() >= 1.0 {
        places.goal = None;
    }
}
