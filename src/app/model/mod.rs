//! The state of the whole page, and [`Model::update`], which handles each message.
//!
//! - `visit`: the places of the page, the links, the tab lock and the date.
//! - `choices`: the choices of settings, the language, and what the browser could not store.
//! - `games`: the tables, and the answers that depend on the game of a table; `coach`: the coach at the player's table.

mod choices;
mod coach;
mod games;
mod solution;
mod visit;

use super::announcements::{Announcement, Announcements, Topic};
use super::coach::LastMessage;
use super::games::{AllTables, is_readable};
use super::guide::GuideText;
use super::language::Language;
use super::msg::{Cmd, Entry, FocusTarget, Msg, Panel, Stored, TabLock};
use super::notices::{Notice, Notices};
use super::reload_state::ReloadState;
use super::route::{Address, Page, Route, TableId};
use super::settings::{Choices, Setting, Settings, Sounds, Visitor};
use super::sharing::{ShareOutcome, Shareable, Sharing};
use super::solution::SolutionFile;
use super::spoken::Spoken;
use super::storage::Storage;
use crate::blackjack::Blackjack;
use crate::core::TimeOfDay;
use crate::games::blackjack::count::TableCount;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::keys::Key;
use crate::table::{AnyTable, Effect, Experience, Linked, Mode, Position, Sound, Stage, Tally};

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
    solution: SolutionFile,
    /// The message that waits for the strategy of the Mathematician.
    waiting: Option<Box<Msg>>,
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
        if stored.has_solution {
            model.solution = SolutionFile::Here;
        }
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
        let lacks = model.lacks_solution_for(fragment);
        if lacks {
            // The address stays, and is followed as soon as the strategy comes.
            model.note_lacking_solution();
            model.waiting = Some(Box::new(Msg::FragmentChanged(fragment.to_owned())));
        }
        cmds.extend(match model.tab_lock {
            TabLock::Untaken | TabLock::Here if lacks => model.go_to(route.path(), stored.entry),
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

    /// Handles a message and returns the commands that follow from it.
    pub fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        self.drop_waiting(&msg);
        let cmds = if self.waits_for_solution(&msg) {
            self.wait_for_solution(msg)
        } else {
            self.handle(msg)
        };
        self.watch_count();
        if !self.is_playing() {
            self.notices.release();
        }
        cmds
    }

    fn handle(&mut self, msg: Msg) -> Vec<Cmd> {
        match msg {
            // The tables of this tab are out of date: another tab has the lock.
            Msg::GotEntropy(..) | Msg::GotDate(..) | Msg::DayIs(..) | Msg::PauseOver(..)
                if self.tab_lock == TabLock::Elsewhere =>
            {
                vec![]
            }
            Msg::FragmentChanged(fragment) => self.move_to(&fragment, Entry::Plain),
            Msg::CameBack(fragment) => self.move_to(&fragment, Entry::Dealt),
            Msg::WentToPanel(panel) => self.go_to_panel(panel),
            Msg::CameToSight => {
                let day = self.table_here().filter(|id| id.mode() == Mode::Daily);
                let day = day.map(Cmd::CheckDay).into_iter();
                day.chain(self.request_words()).collect()
            }
            Msg::PlayedElsewhere => self.lose_tab_lock(),
            Msg::ClickedPlayHere => vec![Cmd::ResumeTables],
            Msg::ResumedTables(stored, fragment) => self.resume_tables(&stored, &fragment),
            Msg::GotWords(language, are_here) => self.got_words(language, are_here),
            Msg::GotSolution(is_here) => self.got_solution(is_here),
            Msg::ClickedTrySolution => self.request_solution(),
            Msg::PagesLackWords => {
                self.spoken.pages_lack_words = true;
                self.notices.add_first(Notice::LanguageNotHere);
                vec![]
            }
            Msg::ClickedTryWords => self.request_words(),
            Msg::HistoryFailed => self.hold_once(Notice::HistoryNotKept),
            Msg::NewVersion => self.hold_once(Notice::NewVersion),
            Msg::ClickedReload => vec![Cmd::LoadAgain],
            Msg::ClosedNotice => self.close_notice(),
            Msg::OpenedPanel(panel) => self.open_panel(panel),
            Msg::ClosedPanel => self.close_panel(),
            Msg::Chose(setting) => self.choose(setting),
            Msg::ToggledSounds => {
                let sounds = self.settings().sounds.toggled();
                self.choose(Setting::Sounds(sounds))
            }
            Msg::CouldNotStore => {
                self.could_not_store();
                vec![]
            }
            Msg::SettingsStored(record) => self.take_over_settings(&record),
            Msg::CouldNotSave(id) => {
                self.could_not_save(id);
                vec![]
            }
            Msg::CouldNotBackUp(id) => {
                self.storage.add_unreadable(id);
                self.notices.withdraw(Notice::RoundUnreadable);
                self.notices.add(Notice::RoundUnreadableStays);
                vec![]
            }
            Msg::AskedToShare(what) => vec![Cmd::Share(self.sharing.begin(), what)],
            Msg::ShareEnded(request, what, outcome) => {
                if self.sharing.end(request, what, outcome) {
                    self.announce(Topic::Share);
                }
                vec![]
            }
            Msg::ToggledDecisions => {
                self.sharing.toggle_decisions();
                vec![]
            }
            Msg::ClickedReset(id) => self.reset(id),
            Msg::GotGuide(language, text) => {
                self.guide.receive(language, text.as_deref());
                vec![]
            }
            Msg::ClickedTryGuide => self.request_guide(),
            Msg::ToggledCoach => self.toggle_coach(),
            Msg::CoachSaid(message) => self.hear_coach(*message),
            Msg::CoachWorkerIs(worker) => self.coach_worker_is(worker),
            Msg::Count(msg) => self.update_count(msg),
            Msg::AskedToRead => self.announce_request(Topic::Table),
            Msg::AskedToRepeat => self.announce_request(Topic::Again),
            Msg::Pressed(key) => self.press(key),
            Msg::GotEntropy(id, entropy, at) => self.at(id, |table| table.got_entropy(entropy, at)),
            Msg::GotDate(id, today) => self.got_date(id, today),
            Msg::DayIs(id, today) => self.day_is(id, today),
            Msg::PauseOver(id, at) => self.at(id, |table| table.pause_over(at)),
            Msg::Blackjack(at, msg) => self.play::<Blackjack>(at, msg),
            Msg::SoloDraw(at, msg) => self.play::<SoloDraw>(at, msg),
            Msg::VideoPoker(at, msg) => self.play::<VideoPoker>(at, msg),
            Msg::PokerMatch(at, msg) => self.play::<PokerMatch>(at, msg),
            #[cfg(test)]
            Msg::HighCard(at, msg) => self.play::<HighCard>(at, msg),
        }
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
            let lacks = saved.is_some_and(|save| self.lacks_solution_for(save));
            if lacks {
                self.storage.add_lacking(id);
                self.note_lacking_solution();
            }
            let saved = saved.filter(|_| !lacks);
            let Some((effects, readable)) = self.tables.set_up(id, saved) else {
                continue;
            };
            let covered = handed.and(stored);
            let is_lost = readable.is_err() || covered.is_some_and(|save| !is_readable(id, save));
            if is_lost && !lacks && self.tab_lock == TabLock::Here {
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

    /// Returns true if the page offers its sounds, which are off at first: beside the first result at a table, unless
    /// the player has chosen already.
    #[must_use]
    pub fn offers_sound(&self, id: TableId) -> bool {
        let is_first = |table: &dyn AnyTable| {
            table.stage() == Some(Stage::Over) && table.tally().rounds() == 1
        };
        self.table(id).is_some_and(is_first) && !self.choices.include(Setting::Sounds(Sounds::On))
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
            is_of_history && (!self.storage.note_history_failure() || self.note_refusal());
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

    /// Turns the effects of this table into commands. It drops news and sounds unless the player is at the table.
    fn run_effects(&mut self, id: TableId, effects: Vec<Effect>) -> Vec<Cmd> {
        let cmds: Vec<Option<Cmd>> = effects
            .into_iter()
            .map(|effect| self.command_for(id, effect))
            .collect();
        cmds.into_iter().flatten().collect()
    }

    fn command_for(&mut self, id: TableId, effect: Effect) -> Option<Cmd> {
        let is_here = self.table_here() == Some(id);
        match effect {
            Effect::DrawEntropy(at) => Some(Cmd::DrawEntropy(id, at)),
            Effect::AskDate => Some(Cmd::AskDate(id)),
            Effect::CheckDay => Some(Cmd::CheckDay(id)),
            Effect::Pause(at) => {
                let pause = self.settings().speed.dealer_pause_ms();
                Some(Cmd::Pause(id, at, pause))
            }
            Effect::Prepare => Some(Cmd::Prepare(id)),
            Effect::FocusCard(place) => Some(Cmd::Focus(FocusTarget::Card(place))),
            Effect::Save(save) => {
                let may_be_saved = self.tab_lock == TabLock::Here && self.storage.may_save(id);
                may_be_saved.then_some(Cmd::Save(id, save))
            }
            Effect::AddToHistory(round) => {
                let kept = format!(
                    "game={}&coach={}&{round}",
                    id.game().code(),
                    self.settings().coach.code()
                );
                (self.tab_lock == TabLock::Here).then_some(Cmd::Keep(kept))
            }
            Effect::DealtLink => is_here.then_some(Cmd::MarkEntry),
            Effect::LeftLink => is_here.then(|| Cmd::ReplaceFragment(self.route.path())),
            Effect::Play(sound) => self.sound(sound).filter(|_| is_here),
            Effect::NewDeal if is_here => {
                self.sharing.forget();
                None
            }
            Effect::Announce if is_here => {
                self.announce(Topic::News);
                None
            }
            Effect::AnnounceStep if is_here => {
                self.announce(Topic::MoreNews);
                None
            }
            Effect::NewDeal | Effect::Announce | Effect::AnnounceStep => None,
        }
    }

    /// Makes an announcement that the player asked for, without further commands.
    fn announce_request(&mut self, topic: Topic) -> Vec<Cmd> {
        self.announce(topic);
        vec![]
    }

    pub(crate) fn announce(&mut self, topic: Topic) {
        let at_table = self.route.table().is_some();
        self.announcements.announce(topic, at_table);
    }

    fn sound(&self, sound: Sound) -> Option<Cmd> {
        match self.settings().sounds {
            Sounds::Off => None,
            Sounds::On => Some(Cmd::Play(sound)),
        }
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
