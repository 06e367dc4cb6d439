//! The state of the whole page, and what follows from what happens to it.

use super::msg::{
    Announcement, Cmd, Msg, Notice, Panel, ShareOutcome, Shareable, Spot, Stored, Topic,
};
use super::route::{Address, Link, Route, TableId};
use super::settings::{Choices, LetterKeys, Setting, Settings, Sounds, Visitor};
use crate::blackjack::{Blackjack, BlackjackTable};
use crate::core::TimeOfDay;
use crate::poker::{Duel, DuelTable, Solo, SoloTable};
use crate::table::keys::Key;
use crate::table::{self, AnyTable, Effect, Game, Linked, Mode, SaveUnreadable, Sound, Table};

/// The letter that switches the sounds.
pub const MUTE: char = 'm';

/// The letter that has the table read.
pub const READ: char = 't';

/// All that the page knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    route: Route,
    last_table: TableId,
    notice: Option<Notice>,
    panel: Option<Panel>,
    visitor: Visitor,
    choices: Choices,
    announcement: Announcement,
    shared: Option<(Shareable, ShareOutcome)>,
    linked: Linked,
    saving: Saving,
    day_ends: Option<TimeOfDay>,
    blackjack: Tables<Blackjack>,
    solo: Tables<Solo>,
    duel: Tables<Duel>,
}

/// The two tables of a game.
#[derive(Clone, Debug, Default)]
struct Tables<G: Game> {
    free: Table<G>,
    daily: Table<G>,
}

impl<G: Game> Tables<G> {
    const fn at(&self, mode: Mode) -> &Table<G> {
        match mode {
            Mode::Free => &self.free,
            Mode::Daily => &self.daily,
        }
    }

    const fn at_mut(&mut self, mode: Mode) -> &mut Table<G> {
        match mode {
            Mode::Free => &mut self.free,
            Mode::Daily => &mut self.daily,
        }
    }

    /// Sets a table up, as it was saved if that can be read.
    fn set_up(
        &mut self,
        mode: Mode,
        saved: Option<&str>,
    ) -> (Vec<Effect>, Result<(), SaveUnreadable>) {
        let (opened, readable) = match saved.map(|save| Table::restore(mode, save)) {
            None => (Table::open(mode), Ok(())),
            Some(Ok(restored)) => (restored, Ok(())),
            Some(Err(unreadable)) => (Table::open(mode), Err(unreadable)),
        };
        let (table, effects) = opened;
        *self.at_mut(mode) = table;
        (effects, readable)
    }
}

/// Whether the browser saves rounds while the page is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Saving {
    /// As far as is known.
    #[default]
    Works,
    /// It does not, and that was said; it is not said again after every card.
    FailsAsSaid,
}

impl Model {
    /// The page as it opens at this address for this visitor, with what the browser has stored, and
    /// what is to be done first.
    #[must_use]
    pub fn open(fragment: &str, visitor: Visitor, stored: &Stored) -> (Model, Vec<Cmd>) {
        let read = Choices::from_record(stored.settings.as_deref().unwrap_or_default());
        let settings_unreadable = read.is_err();
        let mut model = Model {
            visitor,
            choices: read.unwrap_or_default(),
            ..Model::default()
        };
        let mut cmds = vec![];
        let mut round_unreadable = false;
        for id in TableId::ALL {
            let saved = stored.tables.iter().find(|(saved, _)| *saved == id);
            let saved = saved.map(|(_, save)| save.as_str());
            let (effects, readable) = match id {
                TableId::Blackjack(mode) => model.blackjack.set_up(mode, saved),
                TableId::Solo(mode) => model.solo.set_up(mode, saved),
                TableId::Duel(mode) => model.duel.set_up(mode, saved),
            };
            cmds.extend(model.see_to(id, effects));
            if readable.is_err() {
                cmds.push(Cmd::BackUpTable(id));
                round_unreadable = true;
            }
        }
        model.tell_cutter();
        cmds.extend(model.go_to(fragment));
        if settings_unreadable {
            cmds.push(Cmd::BackUpSettings);
            // A damaged link is what the visitor came with, so it is said first.
            model.notice.get_or_insert(Notice::SettingsUnreadable);
        }
        if round_unreadable {
            model.notice.get_or_insert(Notice::RoundUnreadable);
        }
        (model, cmds)
    }

    /// Where the player is.
    #[must_use]
    pub const fn route(&self) -> Route {
        self.route
    }

    /// The table at which the player was last.
    #[must_use]
    pub const fn last_table(&self) -> TableId {
        self.last_table
    }

    /// What has to be said beside the game.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// What is open beside the table.
    #[must_use]
    pub const fn panel(&self) -> Option<Panel> {
        self.panel
    }

    /// The settings that hold.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.choices.over(&self.visitor)
    }

    /// What is to be told to somebody who cannot see the page.
    #[must_use]
    pub const fn announcement(&self) -> Announcement {
        self.announcement
    }

    /// What became of what the player wanted to copy or share last.
    #[must_use]
    pub const fn shared(&self) -> Option<(Shareable, ShareOutcome)> {
        self.shared
    }

    /// What a link to the deal is to hold.
    #[must_use]
    pub const fn linked(&self) -> Linked {
        self.linked
    }

    /// When the deal of the day changes, by the player's own clocks, as far as is known.
    #[must_use]
    pub const fn day_ends(&self) -> Option<TimeOfDay> {
        self.day_ends
    }

    /// The blackjack table in this mode.
    #[must_use]
    pub const fn blackjack(&self, mode: Mode) -> &BlackjackTable {
        self.blackjack.at(mode)
    }

    /// The solo draw table in this mode.
    #[must_use]
    pub const fn solo(&self, mode: Mode) -> &SoloTable {
        self.solo.at(mode)
    }

    /// The duel's table in this mode.
    #[must_use]
    pub const fn duel(&self, mode: Mode) -> &DuelTable {
        self.duel.at(mode)
    }

    /// This table, whatever is played there.
    #[must_use]
    pub const fn table(&self, id: TableId) -> &dyn AnyTable {
        match id {
            TableId::Blackjack(mode) => self.blackjack.at(mode),
            TableId::Solo(mode) => self.solo.at(mode),
            TableId::Duel(mode) => self.duel.at(mode),
        }
    }

    const fn table_mut(&mut self, id: TableId) -> &mut dyn AnyTable {
        match id {
            TableId::Blackjack(mode) => self.blackjack.at_mut(mode),
            TableId::Solo(mode) => self.solo.at_mut(mode),
            TableId::Duel(mode) => self.duel.at_mut(mode),
        }
    }

    /// Takes in what has happened, and returns what is to be done then.
    pub fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        match msg {
            Msg::FragmentChanged(fragment) => self.go_to(&fragment),
            Msg::ClosedNotice => self.close_notice(),
            Msg::OpenedPanel(panel) => self.open_panel(panel),
            Msg::ClosedPanel => self.close_panel(),
            Msg::Chose(setting) => self.choose(setting),
            Msg::ToggledSounds => {
                let sounds = self.settings().sounds.toggled();
                self.choose(Setting::Sounds(sounds))
            }
            Msg::CouldNotStore => {
                self.notice = Some(Notice::SettingsNotStored);
                vec![]
            }
            Msg::CouldNotSave(id) => {
                self.could_not_save(id);
                vec![]
            }
            Msg::AskedToShare(what) => vec![Cmd::Share(what)],
            Msg::ShareEnded(what, outcome) => {
                self.shared = Some((what, outcome));
                self.announce(Topic::Share);
                vec![]
            }
            Msg::ToggledDecisions => {
                self.linked = match self.linked {
                    Linked::Deal => Linked::DealAndDecisions,
                    Linked::DealAndDecisions => Linked::Deal,
                };
                self.shared = None;
                vec![]
            }
            Msg::AskedToRead => {
                self.announce(Topic::Table);
                vec![]
            }
            Msg::Pressed(key) => self.press(key),
            Msg::GotEntropy(id, entropy, at) => {
                let effects = self.table_mut(id).got_entropy(entropy, at);
                self.see_to(id, effects)
            }
            Msg::GotDate(id, Some(today)) => {
                self.day_ends = today.ends;
                let effects = self.table_mut(id).got_date(today.date);
                self.see_to(id, effects)
            }
            Msg::GotDate(id, None) => {
                // A deal of the day that lies there already can be played on.
                if self.route.table() == Some(id) && self.table(id).sealed().is_none() {
                    self.notice = Some(Notice::NoDate);
                }
                vec![]
            }
            Msg::PauseOver(id, at) => {
                let effects = self.table_mut(id).pause_over(at);
                self.see_to(id, effects)
            }
            Msg::Blackjack(mode, msg) => {
                let effects = self.blackjack.at_mut(mode).update(msg);
                self.see_to(TableId::Blackjack(mode), effects)
            }
            Msg::Solo(mode, msg) => {
                let effects = self.solo.at_mut(mode).update(msg);
                self.see_to(TableId::Solo(mode), effects)
            }
            Msg::Duel(mode, msg) => {
                let effects = self.duel.at_mut(mode).update(msg);
                self.see_to(TableId::Duel(mode), effects)
            }
        }
    }

    fn go_to(&mut self, fragment: &str) -> Vec<Cmd> {
        let Address { route, link } = Address::parse(fragment);
        let (link, notice) = match link {
            None => (None, None),
            Some(Ok(link)) => (Some(link), None),
            Some(Err(error)) => (None, Some(Notice::Link(error))),
        };
        self.route = route;
        self.last_table = route.table().unwrap_or(self.last_table);
        self.notice = notice;
        self.panel = None;
        self.shared = None;
        // What happened at another table is not told here.
        self.announcement.topic = Topic::Nothing;
        match (link, route.table().map(TableId::mode)) {
            (Some(Link::Blackjack(shared)), _) => {
                self.update(Msg::Blackjack(Mode::Free, table::Msg::OpenedLink(shared)))
            }
            (Some(Link::Solo(shared)), _) => {
                self.update(Msg::Solo(Mode::Free, table::Msg::OpenedLink(shared)))
            }
            (Some(Link::Duel(shared)), _) => {
                self.update(Msg::Duel(Mode::Free, table::Msg::OpenedLink(shared)))
            }
            // The page may have been left open since yesterday.
            (None, Some(Mode::Daily)) => vec![Cmd::AskDate(self.last_table)],
            (None, Some(Mode::Free) | None) => vec![],
        }
    }

    fn close_notice(&mut self) -> Vec<Cmd> {
        let cmds = match self.notice {
            // The damaged link leaves the address too: a reload would only complain again.
            Some(Notice::Link(_)) => vec![Cmd::ReplaceFragment(self.route.path())],
            Some(
                Notice::SettingsUnreadable
                | Notice::SettingsNotStored
                | Notice::RoundUnreadable
                | Notice::RoundNotSaved
                | Notice::NoDate,
            )
            | None => vec![],
        };
        self.notice = None;
        cmds
    }

    fn open_panel(&mut self, panel: Panel) -> Vec<Cmd> {
        self.panel = Some(panel);
        self.shared = None;
        vec![Cmd::Focus(Spot::Panel)]
    }

    fn close_panel(&mut self) -> Vec<Cmd> {
        let was_open = self.panel.take().is_some();
        let back = was_open.then_some(Cmd::Focus(Spot::BeforePanel));
        back.into_iter().collect()
    }

    fn choose(&mut self, setting: Setting) -> Vec<Cmd> {
        self.choices = std::mem::take(&mut self.choices).with(setting);
        self.tell_cutter();
        let store = Cmd::StoreSettings(self.choices.to_record());
        let topic = match setting {
            Setting::Sounds(_) => Topic::Sounds,
            // The words of the last announcement would change, and be told again.
            Setting::Language(_)
            | Setting::Theme(_)
            | Setting::Faces(_)
            | Setting::SuitColours(_)
            | Setting::Speed(_)
            | Setting::LetterKeys(_)
            | Setting::Side(_)
            | Setting::Cut(_) => Topic::Nothing,
        };
        self.announce(topic);
        vec![store]
    }

    /// Tells the tables who cuts the next fresh pack.
    fn tell_cutter(&mut self) {
        let cutter = self.settings().cut.cutter();
        for id in TableId::ALL {
            self.table_mut(id).set_cutter(cutter);
        }
    }

    /// Says that nothing is saved, once, and not before there is something to lose.
    fn could_not_save(&mut self, id: TableId) {
        let may_be_said = self.notice.is_none() && self.table(id).is_dealt();
        if may_be_said && self.saving == Saving::Works {
            self.saving = Saving::FailsAsSaid;
            self.notice = Some(Notice::RoundNotSaved);
        }
    }

    fn press(&mut self, key: Key) -> Vec<Cmd> {
        if key.writes() && self.settings().letter_keys == LetterKeys::Off {
            return vec![];
        }
        match key {
            Key::Escape if self.panel.is_some() => self.close_panel(),
            Key::Escape => self.close_notice(),
            Key::QuestionMark if self.panel == Some(Panel::Keys) => self.close_panel(),
            Key::QuestionMark => self.open_panel(Panel::Keys),
            Key::Letter(MUTE) => self.update(Msg::ToggledSounds),
            Key::Letter(READ) => self.update(Msg::AskedToRead),
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                let Some(id) = self.route.table() else {
                    return vec![];
                };
                let effects = self.table_mut(id).press(key);
                self.see_to(id, effects)
            }
        }
    }

    /// What is to be done outside for what has happened at this table; it is told and heard if the
    /// player is there.
    fn see_to(&mut self, id: TableId, effects: Vec<Effect>) -> Vec<Cmd> {
        let cmds: Vec<Option<Cmd>> = effects
            .into_iter()
            .map(|effect| self.carry(id, effect))
            .collect();
        cmds.into_iter().flatten().collect()
    }

    fn carry(&mut self, id: TableId, effect: Effect) -> Option<Cmd> {
        let is_here = self.route.table() == Some(id);
        match effect {
            Effect::DrawEntropy(at) => Some(Cmd::DrawEntropy(id, at)),
            Effect::AskDate => Some(Cmd::AskDate(id)),
            Effect::Pause(at) => {
                let pause = self.settings().speed.dealer_pause_ms();
                Some(Cmd::Pause(id, at, pause))
            }
            Effect::Prepare => Some(Cmd::Prepare(id)),
            Effect::FocusCard(place) => Some(Cmd::Focus(Spot::Card(place))),
            Effect::Save(save) => Some(Cmd::Save(id, save)),
            Effect::LeftLink => is_here.then(|| Cmd::ReplaceFragment(self.route.path())),
            Effect::Play(sound) => self.sound(sound).filter(|_| is_here),
            Effect::NewDeal if is_here => {
                self.shared = None;
                None
            }
            Effect::Tell if is_here => {
                self.announce(Topic::News);
                None
            }
            Effect::TellMore if is_here => {
                self.announce(Topic::MoreNews);
                None
            }
            Effect::NewDeal | Effect::Tell | Effect::TellMore => None,
        }
    }

    fn announce(&mut self, topic: Topic) {
        let serial = self.announcement.serial.wrapping_add(1);
        self.announcement = Announcement { topic, serial };
    }

    fn sound(&self, sound: Sound) -> Option<Cmd> {
        match self.settings().sounds {
            Sounds::Off => None,
            Sounds::On => Some(Cmd::Play(sound)),
        }
    }
}
