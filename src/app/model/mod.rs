//! The state of the whole page and its transitions.

mod choices;
mod coach;
mod effects;
mod games;
mod update;
mod visit;

use super::announcements::{Announcement, Announcements, Topic};
use super::coach::LastMessage;
use super::games::{AllTables, is_readable};
use super::guide::GuideText;
use super::language::Language;
use super::msg::{Cmd, FocusTarget, Msg, Panel, Stored, TabLock};
use super::notices::{Notice, Notices};
use super::reload_state::ReloadState;
use super::route::{Address, Page, Route, TableId};
use super::settings::{Choices, Settings, Visitor};
use super::sharing::{ShareOutcome, Shareable, Sharing};
use super::spoken::Spoken;
use super::storage::Storage;
use crate::core::TimeOfDay;
use crate::games::blackjack::count::TableCount;
use crate::table::keys::Key;
use crate::table::{AnyTable, Effect, Experience, Linked, Position, Stage, Tally};

/// The letter that switches the sounds on and off.
pub const MUTE: char = 'm';

/// The letter for reading the table aloud.
pub const READ: char = 't';

/// The letter that switches the coach on or off, or asks it if it speaks only when asked.
pub const COACH: char = 'k';

/// The letter for repeating the last announcement.
pub const REPEAT: char = 'a';

/// The state of the whole page.
#[derive(Clone, Debug, Default)]
pub struct Model {
    route: Route,
    last_table: TableId,
    notices: Notices,
    tab_lock: TabLock,
    panel: Option<Panel>,
    visitor: Visitor,
    choices: Choices,
    /// The language that the page speaks, and the one that it will speak.
    pub(super) spoken: Spoken,
    announcements: Announcements,
    sharing: Sharing,
    guide: GuideText,
    /// The table whose score the next reset request clears.
    resetting: Option<TableId>,
    /// The position at which the player asked the coach, if the coach speaks only when asked.
    pub(super) asked: Option<(TableId, Position)>,
    pub(super) coach: LastMessage,
    pub(crate) count: TableCount,
    storage: Storage,
    day_ends: Option<TimeOfDay>,
    pub(super) tables: AllTables,
}

impl Model {
    /// Creates the page for this address, visitor and stored data, and returns it with its first commands.
    #[must_use]
    pub fn open(fragment: &str, visitor: Visitor, stored: &Stored) -> (Model, Vec<Cmd>) {
        let reload = stored.reload.clone().unwrap_or_default();
        let record = reload.settings.as_ref().or(stored.settings.as_ref());
        let read = Choices::from_record(record.map_or("", String::as_str));
        let settings_unreadable = read.is_err();
        let choices = read.unwrap_or_default();
        let mut model = Model {
            spoken: Spoken {
                language: visitor.spoken.unwrap_or(visitor.language),
                asked: visitor.asked,
                stored: choices.language(),
                ..Spoken::default()
            },
            visitor,
            ..Model::default()
        };
        model.take_choices(choices);
        if stored.no_storage {
            // The reload state holds what the browser did not store before the reload. The page showed the notice then.
            let was_said = !reload.tables.is_empty() || reload.settings.is_some();
            model.storage.set_refused(was_said);
        }
        let mut cmds = model.request_words();
        if settings_unreadable {
            cmds.push(Cmd::BackUpSettings);
            model.notices.add(Notice::SettingsUnreadable);
        }
        if reload.settings.is_some() {
            model.could_not_store();
        }
        if !reload.tables.is_empty() {
            model.storage.note_saving_failure();
        }
        let route = Address::parse(fragment).route;
        if reload.elsewhere {
            model.tab_lock = TabLock::Elsewhere;
        } else if route.table().is_some() || !reload.tables.is_empty() {
            model.tab_lock = TabLock::Here;
            cmds.push(Cmd::TakeTabLock);
        }
        cmds.extend(model.set_up_tables(&reload.tables, stored));
        let tables = reload.tables.into_iter();
        let of_other = tables.filter(|(id, _)| !id.is_built()).collect();
        model.storage.hold_for_other_bundle(of_other);
        cmds.extend(match model.tab_lock {
            // The reload does not take the tab lock back, even if the address is a link: the player opened the link
            // before they left for the other tab.
            TabLock::Elsewhere => model.go_to(route.path(), stored.entry),
            TabLock::Untaken | TabLock::Here => model.arrive_at(fragment, stored.entry),
        });
        if let Some(panel) = stored.panel {
            cmds.extend(model.go_to_panel(Some(panel)));
        }
        if reload.at_settings {
            model.panel = (route != Route::Settings).then_some(Panel::Settings);
            cmds.push(Cmd::Focus(FocusTarget::Language));
        }
        if reload.moves {
            model.announce(Topic::Place);
            cmds.push(Cmd::Focus(FocusTarget::Page));
        }
        (model, cmds)
    }

    /// The state that has to survive a reload: for a table of the other bundle, or for a new version.
    #[must_use]
    pub fn reload_state(&self) -> ReloadState {
        let save = |id: TableId| Some((id, self.table(id)?.save()?));
        ReloadState {
            language: self.settings().language,
            at_settings: self.panel == Some(Panel::Settings) || self.route == Route::Settings,
            elsewhere: self.tab_lock == TabLock::Elsewhere,
            moves: self.route.is_in_other_bundle(),
            settings: self
                .storage
                .lacks_settings()
                .then(|| self.choices.to_record()),
            tables: self.storage.not_stored(save),
        }
    }

    /// Sets the tables up from the reload state, else from their saves. An unreadable record is not overwritten.
    fn set_up_tables(&mut self, handed: &[(TableId, String)], stored: &Stored) -> Vec<Cmd> {
        fn of(all: &[(TableId, String)], id: TableId) -> Option<&str> {
            let found = all.iter().find(|(table, _)| *table == id);
            found.map(|(_, save)| save.as_str())
        }
        let mut cmds = vec![];
        let is_any_unreadable = self.storage.set_unreadable(&stored.unreadable);
        if is_any_unreadable && self.tab_lock == TabLock::Here {
            self.notices.add(Notice::RoundUnreadableStays);
        }
        for id in TableId::ALL {
            let (handed, stored) = (of(handed, id), of(&stored.tables, id));
            let saved = handed.or(stored);
            let Some((effects, readable)) = self.tables.set_up(id, saved) else {
                continue;
            };
            let covered = handed.and(stored);
            let is_lost = readable.is_err() || covered.is_some_and(|save| !is_readable(id, save));
            if is_lost && self.tab_lock == TabLock::Here {
                // The backup has to come before the next save.
                cmds.push(Cmd::BackUpTable(id));
                self.notices.add(Notice::RoundUnreadable);
            }
            cmds.extend(self.run_effects(id, effects));
        }
        self.pass_settings_to_tables();
        cmds
    }

    /// The current place of the player.
    #[must_use]
    pub const fn route(&self) -> Route {
        self.route
    }

    /// The table at which the player was last.
    #[must_use]
    pub const fn last_table(&self) -> TableId {
        self.last_table
    }

    /// The notice to show beside the game. The history and statistics pages themselves explain why no rounds are
    /// stored.
    #[must_use]
    pub fn notice(&self) -> Option<Notice> {
        let says_itself = matches!(self.route, Route::Reading(Page::History | Page::Stats));
        let is_of_that =
            |notice: Notice| matches!(notice, Notice::NothingStored | Notice::HistoryNotKept);
        let mut open = self.notices.open();
        open.find(|notice| !(says_itself && is_of_that(*notice)))
    }

    /// The state of the tab lock: whether the player plays in this tab.
    #[must_use]
    pub const fn tab_lock(&self) -> TabLock {
        self.tab_lock
    }

    /// The player's table, if the player is at one and plays in this tab.
    #[must_use]
    pub fn table_here(&self) -> Option<TableId> {
        self.route
            .table()
            .filter(|_| self.tab_lock != TabLock::Elsewhere)
    }

    /// The panel that is open beside the table.
    #[must_use]
    pub const fn panel(&self) -> Option<Panel> {
        self.panel
    }

    /// The settings in effect.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.choices.over(&self.visitor)
    }

    /// The settings as the page shows them: in the language that it speaks.
    #[must_use]
    pub fn shown(&self) -> Settings {
        Settings {
            language: self.spoken.language,
            ..self.settings()
        }
    }

    /// The language that the page speaks.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.spoken.language
    }

    /// The record of the choices that were made.
    #[must_use]
    pub fn choices_record(&self) -> String {
        self.choices.to_record()
    }

    /// The last announcement for screen readers.
    #[must_use]
    pub const fn announcement(&self) -> Announcement {
        self.announcements.last()
    }

    /// Returns true if the page shows the description of the table: the player asked for it, and nothing has happened
    /// since.
    #[must_use]
    pub const fn shows_description(&self) -> bool {
        self.announcements.shows_description()
    }

    /// The last thing that the player wanted to copy or share, and the outcome.
    #[must_use]
    pub const fn shared(&self) -> Option<(Shareable, ShareOutcome)> {
        self.sharing.outcome()
    }

    /// The content of a link to the deal.
    #[must_use]
    pub const fn linked(&self) -> Linked {
        self.sharing.linked()
    }

    /// The text of the guide and its state.
    #[must_use]
    pub const fn guide(&self) -> &GuideText {
        &self.guide
    }

    /// The table whose score the next reset request clears.
    #[must_use]
    pub const fn resetting(&self) -> Option<TableId> {
        self.resetting
    }

    /// Returns true if the player has not yet made a decision at this game.
    #[must_use]
    pub fn is_new_at_game(&self, id: TableId) -> bool {
        TableId::ALL
            .into_iter()
            .filter(|other| other.game() == id.game())
            .filter_map(|other| self.table(other))
            .all(|table| table.experience() == Experience::New)
    }

    /// The local time at which the deal of the day changes, if known.
    #[must_use]
    pub const fn day_ends(&self) -> Option<TimeOfDay> {
        self.day_ends
    }

    /// This table with any game; `None` if its game is not built into this bundle.
    #[must_use]
    pub fn table(&self, id: TableId) -> Option<&dyn AnyTable> {
        self.tables.table(id)
    }

    /// Returns true if the first table of this bundle has its deal, so that the page can be played.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let first = TableId::ALL.into_iter().find_map(|id| self.table(id));
        first.is_some_and(|table| table.sealed().is_some())
    }

    /// Returns true if the player is in the middle of a round in this tab, at the table or on another page meanwhile.
    fn is_playing(&self) -> bool {
        let table = match self.tab_lock {
            TabLock::Elsewhere => None,
            TabLock::Untaken | TabLock::Here => self.table(self.last_table),
        };
        table.is_some_and(|table| match table.stage() {
            Some(Stage::Player | Stage::Dealer | Stage::Swap) => true,
            None | Some(Stage::Over) => table.is_cutting(),
        })
    }

    /// Holds a notice back until no round is under way. The notice that the history cannot be written appears once.
    fn hold_once(&mut self, notice: Notice) -> Vec<Cmd> {
        let is_of_history = notice == Notice::HistoryNotKept;
        let was_told =
            is_of_history && (!self.storage.note_history_failure() || self.stores_nothing());
        if !was_told {
            self.notices.hold(notice);
        }
        vec![]
    }

    /// Calls `act` with this table, and runs the effects.
    fn at(&mut self, id: TableId, act: impl FnOnce(&mut dyn AnyTable) -> Vec<Effect>) -> Vec<Cmd> {
        let effects = self.tables.table_mut(id).map(act).unwrap_or_default();
        self.run_effects(id, effects)
    }

    fn close_notice(&mut self) -> Vec<Cmd> {
        self.announcements.close();
        if let Some(shown) = self.notice() {
            self.notices.withdraw(shown);
        }
        vec![]
    }

    fn open_panel(&mut self, panel: Panel) -> Vec<Cmd> {
        if panel == Panel::Settings && self.route == Route::Settings {
            // The settings are on this page already. A second set of radio buttons would take over the selection of the
            // first.
            return vec![Cmd::Focus(FocusTarget::Page)];
        }
        self.panel = Some(panel);
        if self.shows_count() {
            self.ask_for_count();
        }
        self.resetting = None;
        self.sharing.forget();
        let mut cmds = vec![Cmd::Focus(FocusTarget::Panel)];
        cmds.extend(self.request_guide());
        cmds
    }

    /// Opens or closes the panel, as the entry of the browser's history says.
    fn go_to_panel(&mut self, panel: Option<Panel>) -> Vec<Cmd> {
        match panel {
            Some(panel) if self.panel == Some(panel) => vec![],
            Some(panel) => self.open_panel(panel),
            None => self.close_panel(),
        }
    }

    /// Requests the text of the guide if the page shows it and does not have it in the player's language.
    fn request_guide(&mut self) -> Vec<Cmd> {
        let language = self.spoken.language;
        let is_shown = self.panel == Some(Panel::Guide) || self.route == Route::Guide;
        if !is_shown || !self.guide.needs_request_for(language) {
            return vec![];
        }
        self.guide = GuideText::Asked(language);
        vec![Cmd::FetchGuide(language)]
    }

    /// Clears the score of this table on the second request. An empty score stays as it is.
    fn reset(&mut self, id: TableId) -> Vec<Cmd> {
        let tally = self.table(id).map(AnyTable::tally);
        if tally.is_none_or(|tally| tally == Tally::default()) {
            return vec![];
        }
        let asked_before = self.resetting == Some(id);
        self.resetting = (!asked_before).then_some(id);
        self.announce(Topic::Score);
        if !asked_before {
            // The player first sees the rounds that another tab has counted meanwhile. Only the tab with the lock can
            // save the cleared score.
            return match self.tab_lock {
                TabLock::Here => vec![],
                TabLock::Untaken | TabLock::Elsewhere => vec![Cmd::ResumeTables],
            };
        }
        self.at(id, |table| table.reset_tally())
    }

    fn close_panel(&mut self) -> Vec<Cmd> {
        self.resetting = None;
        let was_open = self.panel.take().is_some();
        let back = was_open.then_some(Cmd::Focus(FocusTarget::BeforePanel));
        back.into_iter().collect()
    }

    fn press(&mut self, key: Key) -> Vec<Cmd> {
        if !self.uses(key) {
            return vec![];
        }
        match key {
            Key::Escape if self.panel.is_some() => self.close_panel(),
            Key::Escape => self.close_notice(),
            Key::QuestionMark if self.panel == Some(Panel::Keys) => self.close_panel(),
            Key::QuestionMark => self.open_panel(Panel::Keys),
            Key::Letter(MUTE) => self.update(Msg::ToggledSounds),
            Key::Letter(COACH) if self.coached_position().is_some() => {
                self.update(Msg::ToggledCoach)
            }
            Key::Letter(READ) => self.update(Msg::AskedToRead),
            Key::Letter(REPEAT) => self.update(Msg::AskedToRepeat),
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                let Some(id) = self.table_here() else {
                    return vec![];
                };
                self.at(id, |table| table.press(key))
            }
        }
    }
}
