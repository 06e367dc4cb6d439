//! The effects of a table, turned into commands and announcements.

use super::super::announcements::Topic;
use super::super::msg::{Cmd, FocusTarget, TabLock};
use super::super::route::TableId;
use super::super::settings::Sounds;
use super::Model;
use crate::table::{Effect, Sound};

impl Model {
    /// Turns the effects of this table into commands. It drops news and sounds unless the player is at the table.
    pub(in crate::app) fn run_effects(&mut self, id: TableId, effects: Vec<Effect>) -> Vec<Cmd> {
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
    pub(super) fn announce_request(&mut self, topic: Topic) -> Vec<Cmd> {
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
}
