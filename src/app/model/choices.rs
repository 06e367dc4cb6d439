//! Takes in choices of settings, and tells what could not be stored.

use super::super::language::Language;
use super::super::msg::{Cmd, Notice, Topic};
use super::super::route::TableId;
use super::super::settings::{Choices, Setting};
use super::Model;
use crate::table::AnyTable;

impl Model {
    pub(in crate::app) fn choose(&mut self, setting: Setting) -> Vec<Cmd> {
        self.choices = std::mem::take(&mut self.choices).with(setting);
        self.tell_settings();
        let topic = match setting {
            Setting::Sounds(_) => Topic::Sounds,
            // That is told in the new language, as soon as its words are here.
            Setting::Language(_)
            | Setting::Theme(_)
            | Setting::Faces(_)
            | Setting::SuitColours(_)
            | Setting::Speed(_)
            | Setting::LetterKeys(_)
            | Setting::Side(_)
            | Setting::Cut(_)
            | Setting::Clicked(_)
            | Setting::Coach(_)
            | Setting::CoachBy(_)
            | Setting::Count(_)
            | Setting::CountBy(_)
            | Setting::CountRounding(_) => Topic::Nothing,
        };
        self.announce(topic);
        self.resetting = None;
        let mut cmds = vec![Cmd::StoreSetting(setting)];
        if let Setting::Language(language) = setting {
            self.spoken.asked = None;
            self.spoken.stored = Some(language);
            cmds.push(Cmd::ForgetAsked);
            cmds.extend(self.want_words());
        }
        cmds
    }

    /// Asks for the words of the language that holds, if the page speaks another.
    pub(super) fn want_words(&mut self) -> Vec<Cmd> {
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

    /// Takes over what was chosen, with the language that the address asks for.
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

    /// The words of a language are here, or did not come. Those that were wanted before are not wanted any more.
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
        self.want_guide()
    }

    /// Says that settings are not stored.
    pub(super) fn could_not_store(&mut self) {
        self.storage.settings_failed();
        if !self.stores_nothing() {
            self.notices.add_first(Notice::SettingsNotStored);
        }
    }

    /// The page in another tab has stored this record of the settings. Where this page can store none,
    /// the one that is there is older than what was chosen here.
    pub(super) fn take_over_settings(&mut self, record: &str) -> Vec<Cmd> {
        if self.storage.lacks_settings() {
            return vec![];
        }
        if let Ok(choices) = Choices::from_record(record) {
            self.take_choices(choices);
            self.tell_settings();
        }
        self.want_words()
    }

    /// Tells the tables who cuts the next fresh pack, and what marks mean.
    pub(super) fn tell_settings(&mut self) {
        let marking = self.settings().clicked.marking();
        let cutter = self.settings().cut.cutter();
        for id in TableId::ALL {
            if let Some(table) = self.tables.table_mut(id) {
                table.set_cutter(cutter);
                table.set_marking(marking);
            }
        }
    }

    /// Says that nothing is saved, once, and not before there is something to lose.
    pub(super) fn could_not_save(&mut self, id: TableId) {
        let is_dealt = self.table(id).is_some_and(AnyTable::is_dealt);
        if is_dealt && self.storage.saving_failed() && !self.stores_nothing() {
            self.notices.add(Notice::RoundNotSaved);
        }
    }

    /// Returns whether the browser gives the page no storage. Tells the player so the first time: one sentence for the
    /// settings, the rounds and the history.
    pub(super) fn stores_nothing(&mut self) -> bool {
        let (is_refused, is_news) = self.storage.refused();
        if is_news {
            self.notices.add_first(Notice::NothingStored);
        }
        is_refused
    }
}
