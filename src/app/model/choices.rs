//! The choices of settings, and the notices about what the browser could not store.

use super::super::announcements::Topic;
use super::super::language::Language;
use super::super::msg::Cmd;
use super::super::notices::Notice;
use super::super::route::TableId;
use super::super::settings::{Choices, Setting};
use super::super::storage::Access;
use super::Model;
use crate::coach::counting::CountStart;
use crate::table::AnyTable;

impl Model {
    pub(crate) fn choose(&mut self, setting: Setting) -> Vec<Cmd> {
        let before = self.settings();
        self.choices = std::mem::take(&mut self.choices).with(setting);
        self.pass_settings_to_tables();
        self.announce(setting.announcement());
        self.resetting = None;
        let mut cmds = vec![Cmd::StoreSetting(setting)];
        if let Setting::CountBy(_) | Setting::CountStart(_) = setting {
            self.forget_start_text();
        }
        // A start is a convention of one system.
        let is_other = self.settings().count_by != before.count_by;
        if is_other && before.count_start != CountStart::Usual {
            cmds.extend(self.choose(Setting::CountStart(CountStart::Usual)));
        }
        if let Setting::Language(language) = setting {
            self.spoken.asked = None;
            self.spoken.stored = Some(language);
            cmds.push(Cmd::ForgetAsked);
            cmds.extend(self.request_words());
        }
        cmds
    }

    /// Fetches the words of the chosen language, if the page speaks another.
    pub(super) fn request_words(&mut self) -> Vec<Cmd> {
        let wanted = self.settings().language;
        if wanted == self.spoken.language {
            self.notices.withdraw(Notice::LanguageNotHere);
            let lacked = std::mem::take(&mut self.spoken.pages_lack_words);
            return lacked.then_some(Cmd::TellLanguage).into_iter().collect();
        }
        if self.spoken.fetching == Some(wanted) {
            return vec![];
        }
        self.spoken.fetching = Some(wanted);
        vec![Cmd::FetchWords(wanted)]
    }

    /// Adopts these choices, but keeps the language that the address asks for.
    pub(super) fn take_choices(&mut self, choices: Choices) {
        let language = choices.language();
        if language != self.spoken.stored {
            self.spoken.asked = None;
        }
        self.spoken.stored = language;
        self.choices = match self.spoken.asked {
            Some(asked) => choices.with(Setting::Language(asked)),
            None => choices,
        };
    }

    /// Handles the arrival or the failure of a language's words. It ignores words of a language that the player no
    /// longer wants.
    pub(super) fn got_words(&mut self, language: Language, are_here: bool) -> Vec<Cmd> {
        if self.spoken.fetching == Some(language) {
            self.spoken.fetching = None;
        }
        if language != self.settings().language || language == self.spoken.language {
            return vec![];
        }
        if !are_here {
            self.notices.add_first(Notice::LanguageNotHere);
            return vec![];
        }
        self.notices.withdraw(Notice::LanguageNotHere);
        self.spoken.language = language;
        self.announce(Topic::Language);
        self.repeat_coach();
        self.request_guide()
    }

    /// Shows the notice that the browser does not store settings.
    pub(super) fn could_not_store(&mut self) {
        self.storage.note_settings_failure();
        if !self.note_refusal() {
            self.notices.add_first(Notice::SettingsNotStored);
        }
    }

    /// Adopts the record of the settings that another tab has stored. If this page cannot store settings, it ignores
    /// the record: the choices made here are newer.
    pub(super) fn take_over_settings(&mut self, record: &str) -> Vec<Cmd> {
        if self.storage.lacks_settings() {
            return vec![];
        }
        if let Ok(choices) = Choices::from_record(record) {
            self.take_choices(choices);
            self.pass_settings_to_tables();
        }
        self.request_words()
    }

    /// Passes the settings on to the tables: the cutter of the next fresh pack, and the meaning of a click on a card.
    pub(super) fn pass_settings_to_tables(&mut self) {
        let marking = self.settings().clicked.marking();
        let cutter = self.settings().cut.cutter();
        for id in TableId::ALL {
            if let Some(table) = self.tables.table_mut(id) {
                table.set_cutter(cutter);
                table.set_marking(marking);
            }
        }
    }

    /// Shows the notice that rounds are not saved. It appears once, and not before there is something to lose.
    pub(super) fn could_not_save(&mut self, id: TableId) {
        let is_dealt = self.table(id).is_some_and(AnyTable::is_dealt);
        if is_dealt && self.storage.note_saving_failure() && !self.note_refusal() {
            self.notices.add(Notice::RoundNotSaved);
        }
    }

    /// Returns true if the browser gives the page no storage. The first call adds one notice about the settings, the
    /// rounds and the history together.
    pub(super) fn note_refusal(&mut self) -> bool {
        match self.storage.take_refusal() {
            Access::Given => false,
            Access::Refused => {
                self.notices.add_first(Notice::NothingStored);
                true
            }
            Access::RefusedNotified => true,
        }
    }
}
