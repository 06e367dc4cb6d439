//! Carries out what the page of statistics wants.

use crate::pages::Msg;
use crate::pages::stats::{Effect, Msg as Change};
use crate::ui::effects::address::replace_fragment;
use crate::ui::effects::clock::day_here;
use crate::ui::effects::file;
use crate::ui::pages::Pages;

impl Pages {
    pub(in crate::ui::pages) fn run_for_stats(&mut self, effect: Effect) {
        let dispatch = self.dispatch.reform(Msg::Stats);
        match effect {
            Effect::FindDay => dispatch.emit(Change::Opened(day_here())),
            Effect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                self.questions.ask(&ask, heard);
            }
            Effect::Replace(address) => replace_fragment(&address),
            Effect::Save(name, text) => file::save(name, &text),
            Effect::Tell => {
                let told = super::told(self.model.stats(), self.model.language());
                self.announcer.say(&told);
            }
        }
    }
}
