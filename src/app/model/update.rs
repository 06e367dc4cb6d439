//! Handles the messages of the page.

use super::super::announcements::Topic;
use super::super::msg::{Cmd, Entry, Msg, TabLock};
use super::super::notices::Notice;
use super::super::settings::Setting;
use super::Model;
use crate::blackjack::Blackjack;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::Mode;

impl Model {
    /// Handles a message and returns the commands that follow from it.
    pub fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        let cmds = self.handle(msg);
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
}
