//! The whole page: its state, what can happen to it, and what then is to be done.
//!
//! The Elm Architecture, and nothing else: [`Model::update`] is a pure function, and whatever it
//! wants from the browser it returns as [`Cmd`] values. `ui::app` is the one place that carries
//! them out.

pub mod language;
mod msg;
pub mod route;
pub mod settings;
mod sounds;

pub use msg::{About, Announcement, Cmd, Handed, Item, Msg, Notice, Sheet, Sound, Spot, Stored};

use crate::app::route::{Address, Link, Route, Seat};
use crate::app::settings::{Choices, LetterKeys, Setting, Settings, Sounds, Visitor};
use crate::poker::duel_game;
use crate::table::keys::Key;
use crate::table::record::RecordUnreadable;
use crate::table::sitting::Source;
use crate::table::{Linked, Origin, Sealed};
use crate::{blackjack, poker};

/// The letter that switches the sounds.
pub const MUTE: char = 'm';

/// The letter that has the table read.
pub const READ: char = 't';

/// All that the page knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    route: Route,
    seat: Seat,
    notice: Option<Notice>,
    sheet: Option<Sheet>,
    visitor: Visitor,
    choices: Choices,
    announcement: Announcement,
    handed: Option<(Item, Handed)>,
    linked: Linked,
    keeps: Keeps,
    blackjack: Tables<blackjack::Game>,
    solo: Tables<poker::Game>,
    duel: Tables<duel_game::Game>,
}

/// The two tables of a game.
#[derive(Clone, Debug, Default)]
struct Tables<G> {
    free: G,
    daily: G,
}

impl<G> Tables<G> {
    const fn at(&self, source: Source) -> &G {
        match source {
            Source::Entropy => &self.free,
            Source::Calendar => &self.daily,
        }
    }

    fn at_mut(&mut self, source: Source) -> &mut G {
        match source {
            Source::Entropy => &mut self.free,
            Source::Calendar => &mut self.daily,
        }
    }
}

/// Whether the browser keeps rounds while the page is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Keeps {
    /// As far as is known.
    #[default]
    Yes,
    /// It does not, and that was said; it is not said again after every card.
    NoAsSaid,
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
        for seat in Seat::ALL {
            let kept = stored.tables.iter().find(|(kept, _)| *kept == seat);
            let (first, readable) = model.set_up(seat, kept.map(|(_, record)| record.as_str()));
            cmds.extend(first);
            if readable.is_err() {
                cmds.push(Cmd::SetTableAside(seat));
                round_unreadable = true;
            }
        }
        model.tell_cutter();
        cmds.extend(model.go_to(fragment));
        if settings_unreadable {
            cmds.push(Cmd::SetSettingsAside);
            // A damaged link is what the visitor came with, so it is said first.
            model.notice.get_or_insert(Notice::SettingsUnreadable);
        }
        if round_unreadable {
            model.notice.get_or_insert(Notice::RoundUnreadable);
        }
        (model, cmds)
    }

    /// Sets up a table, as it was kept if that can be read.
    fn set_up(
        &mut self,
        seat: Seat,
        kept: Option<&str>,
    ) -> (Vec<Cmd>, Result<(), RecordUnreadable>) {
        match seat {
            Seat::Blackjack(source) => {
                let kept = kept.map(|record| blackjack::Game::from_record(source, record));
                let ((game, cmds), readable) = kept_or(kept, || blackjack::Game::open(source));
                *self.blackjack.at_mut(source) = game;
                let cmds = cmds.into_iter().map(|cmd| self.of_blackjack(source, cmd));
                (cmds.collect(), readable)
            }
            Seat::Solo(source) => {
                let kept = kept.map(|record| poker::Game::from_record(source, record));
                let ((game, cmds), readable) = kept_or(kept, || poker::Game::open(source));
                *self.solo.at_mut(source) = game;
                let cmds = cmds.into_iter().map(|cmd| of_solo(source, cmd));
                (cmds.collect(), readable)
            }
            Seat::Duel(source) => {
                let kept = kept.map(|record| duel_game::Game::from_record(source, record));
                let ((game, cmds), readable) = kept_or(kept, || duel_game::Game::open(source));
                *self.duel.at_mut(source) = game;
                let cmds = cmds.into_iter().map(|cmd| of_duel(source, cmd));
                (cmds.collect(), readable)
            }
        }
    }

    /// Where the player is.
    #[must_use]
    pub const fn route(&self) -> Route {
        self.route
    }

    /// The table at which the player was last.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What has to be said beside the game.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// What is open beside the table.
    #[must_use]
    pub const fn sheet(&self) -> Option<Sheet> {
        self.sheet
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

    /// What became of what the player wanted to take away last.
    #[must_use]
    pub const fn handed(&self) -> Option<(Item, Handed)> {
        self.handed
    }

    /// What a link to the deal is to hold.
    #[must_use]
    pub const fn linked(&self) -> Linked {
        self.linked
    }

    /// The blackjack table with this source.
    #[must_use]
    pub const fn blackjack(&self, source: Source) -> &blackjack::Game {
        self.blackjack.at(source)
    }

    /// The solo draw table with this source.
    #[must_use]
    pub const fn solo(&self, source: Source) -> &poker::Game {
        self.solo.at(source)
    }

    /// The duel's table with this source.
    #[must_use]
    pub const fn duel(&self, source: Source) -> &duel_game::Game {
        self.duel.at(source)
    }

    /// The deal on this table, if there is one.
    #[must_use]
    pub const fn sealed(&self, seat: Seat) -> Option<&Sealed> {
        match seat {
            Seat::Blackjack(source) => self.blackjack.at(source).table().sealed(),
            Seat::Solo(source) => self.solo.at(source).table().sealed(),
            Seat::Duel(source) => self.duel.at(source).table().sealed(),
        }
    }

    /// The page after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Model, Vec<Cmd>) {
        let cmds = self.take_in(msg);
        (self, cmds)
    }

    /// [`Model::update`] where the model stands: it is large, and what is large is not moved.
    pub(crate) fn take_in(&mut self, msg: Msg) -> Vec<Cmd> {
        match msg {
            Msg::FragmentChanged(fragment) => self.go_to(&fragment),
            Msg::ClosedNotice => self.close_notice(),
            Msg::OpenedSheet(sheet) => self.open_sheet(sheet),
            Msg::ClosedSheet => self.close_sheet(),
            Msg::Chose(setting) => self.choose(setting),
            Msg::ToggledSounds => {
                let sounds = self.settings().sounds.toggled();
                self.choose(Setting::Sounds(sounds))
            }
            Msg::CouldNotStore => {
                self.notice = Some(Notice::SettingsNotStored);
                vec![]
            }
            Msg::CouldNotKeep(seat) => {
                self.could_not_keep(seat);
                vec![]
            }
            Msg::AskedFor(item) => vec![Cmd::HandOver(item)],
            Msg::HandedOver(item, handed) => {
                self.handed = Some((item, handed));
                self.announce(About::Handed);
                vec![]
            }
            Msg::ToggledDecisions => {
                self.linked = match self.linked {
                    Linked::Deal => Linked::DealAndDecisions,
                    Linked::DealAndDecisions => Linked::Deal,
                };
                self.handed = None;
                vec![]
            }
            Msg::AskedToRead => {
                self.announce(About::Table);
                vec![]
            }
            Msg::Pressed(key) => self.press(key),
            Msg::Blackjack(source, msg) => self.at_blackjack(source, msg),
            Msg::Solo(source, msg) => self.at_solo(source, msg),
            Msg::Duel(source, msg) => self.at_duel(source, msg),
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
        self.seat = route.seat().unwrap_or(self.seat);
        self.notice = notice;
        self.sheet = None;
        self.handed = None;
        // What happened at another table is not told here.
        self.announcement.about = About::Nothing;
        match (link, route.seat().map(Seat::source)) {
            (Some(Link::Blackjack(shared)), _) => {
                self.at_blackjack(Source::Entropy, blackjack::Msg::OpenedLink(shared))
            }
            (Some(Link::Solo(shared)), _) => {
                self.at_solo(Source::Entropy, poker::Msg::OpenedLink(shared))
            }
            (Some(Link::Duel(shared)), _) => {
                self.at_duel(Source::Entropy, duel_game::Msg::OpenedLink(shared))
            }
            // The page may have been left open since yesterday.
            (None, Some(Source::Calendar)) => {
                vec![Cmd::AskDate(self.seat)]
            }
            (None, Some(Source::Entropy) | None) => vec![],
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
                | Notice::RoundNotKept,
            )
            | None => vec![],
        };
        self.notice = None;
        cmds
    }

    fn open_sheet(&mut self, sheet: Sheet) -> Vec<Cmd> {
        self.sheet = Some(sheet);
        self.handed = None;
        vec![Cmd::Focus(Spot::Sheet)]
    }

    fn close_sheet(&mut self) -> Vec<Cmd> {
        let cmds = match self.sheet {
            Some(Sheet::Settings | Sheet::Keys | Sheet::Deal | Sheet::Opponents) => {
                vec![Cmd::Focus(Spot::BeforeSheet)]
            }
            None => vec![],
        };
        self.sheet = None;
        cmds
    }

    fn choose(&mut self, setting: Setting) -> Vec<Cmd> {
        self.choices = std::mem::take(&mut self.choices).with(setting);
        self.tell_cutter();
        let store = Cmd::StoreSettings(self.choices.to_record());
        let about = match setting {
            Setting::Sounds(_) => About::Sounds,
            // The words of the last announcement would change, and be told again.
            Setting::Language(_)
            | Setting::Theme(_)
            | Setting::Faces(_)
            | Setting::SuitColours(_)
            | Setting::Speed(_)
            | Setting::LetterKeys(_)
            | Setting::Side(_)
            | Setting::Cut(_) => About::Nothing,
        };
        self.announce(about);
        vec![store]
    }

    /// Tells the tables who cuts the next fresh pack.
    fn tell_cutter(&mut self) {
        let cutter = self.settings().cut.cutter();
        self.blackjack.free.set_cutter(cutter);
        self.solo.free.set_cutter(cutter);
        self.duel.free.set_cutter(cutter);
    }

    /// Says that nothing is kept, once, and not before there is something to lose.
    fn could_not_keep(&mut self, seat: Seat) {
        let something_to_lose = match seat {
            Seat::Blackjack(source) => self.blackjack.at(source).table().is_dealt(),
            Seat::Solo(source) => self.solo.at(source).table().is_dealt(),
            Seat::Duel(source) => self.duel.at(source).table().is_dealt(),
        };
        if something_to_lose && self.keeps == Keeps::Yes {
            self.keeps = Keeps::NoAsSaid;
            self.notice.get_or_insert(Notice::RoundNotKept);
        }
    }

    fn press(&mut self, key: Key) -> Vec<Cmd> {
        if key.writes() && self.settings().letter_keys == LetterKeys::Off {
            return vec![];
        }
        match key {
            Key::Escape if self.sheet.is_some() => self.close_sheet(),
            Key::Escape => self.close_notice(),
            Key::QuestionMark if self.sheet == Some(Sheet::Keys) => self.close_sheet(),
            Key::QuestionMark => self.open_sheet(Sheet::Keys),
            Key::Letter(MUTE) => self.take_in(Msg::ToggledSounds),
            Key::Letter(READ) => self.take_in(Msg::AskedToRead),
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                match self.route.seat() {
                    Some(Seat::Blackjack(source)) => match self.blackjack(source).on_key(key) {
                        Some(msg) => self.at_blackjack(source, msg),
                        None => vec![],
                    },
                    Some(Seat::Solo(source)) => match self.solo(source).on_key(key) {
                        Some(msg) => self.at_solo(source, msg),
                        None => vec![],
                    },
                    Some(Seat::Duel(source)) => match self.duel(source).on_key(key) {
                        Some(msg) => self.at_duel(source, msg),
                        None => vec![],
                    },
                    None => vec![],
                }
            }
        }
    }

    fn at_blackjack(&mut self, source: Source, msg: blackjack::Msg) -> Vec<Cmd> {
        let seat = Seat::Blackjack(source);
        let before = self.watch(seat);
        let cmds = self.blackjack.at_mut(source).take_in(msg);
        let cmds = cmds.into_iter().map(|cmd| self.of_blackjack(source, cmd));
        let cmds = cmds.collect();
        self.see_to(seat, &before, cmds)
    }

    fn at_solo(&mut self, source: Source, msg: poker::Msg) -> Vec<Cmd> {
        let seat = Seat::Solo(source);
        let before = self.watch(seat);
        let game = self.solo.at_mut(source);
        let marked = game.marks();
        let cmds = game.take_in(msg);
        let marked = game.marks() != marked && game.told() == before.told;
        let mut cmds: Vec<Cmd> = cmds.into_iter().map(|cmd| of_solo(source, cmd)).collect();
        cmds.extend(marked.then(|| self.sound(Sound::Chip)).flatten());
        self.see_to(seat, &before, cmds)
    }

    fn at_duel(&mut self, source: Source, msg: duel_game::Msg) -> Vec<Cmd> {
        let seat = Seat::Duel(source);
        let before = self.watch(seat);
        let game = self.duel.at_mut(source);
        let marked = game.marks();
        let cmds = game.take_in(msg);
        let marked = game.marks() != marked && game.told() == before.told;
        let mut cmds: Vec<Cmd> = cmds.into_iter().map(|cmd| of_duel(source, cmd)).collect();
        cmds.extend(marked.then(|| self.sound(Sound::Chip)).flatten());
        self.see_to(seat, &before, cmds)
    }

    /// What a table is like before something happens there.
    fn watch(&self, seat: Seat) -> Before {
        let sealed = self.sealed(seat).copied();
        match seat {
            Seat::Blackjack(source) => Before {
                sealed,
                told: self.blackjack(source).told(),
                record: self.blackjack(source).record(),
            },
            Seat::Solo(source) => Before {
                sealed,
                told: self.solo(source).told(),
                record: self.solo(source).record(),
            },
            Seat::Duel(source) => Before {
                sealed,
                told: self.duel(source).told(),
                record: self.duel(source).record(),
            },
        }
    }

    /// What follows from what has happened at this table: it is kept, a link that is no longer on it
    /// leaves the address, and what is new is told and heard, if the player is there.
    fn see_to(&mut self, seat: Seat, before: &Before, mut cmds: Vec<Cmd>) -> Vec<Cmd> {
        let after = self.watch(seat);
        if let Some(record) = after.record.filter(|it| before.record.as_ref() != Some(it)) {
            cmds.push(Cmd::Keep(seat, record));
        }
        if self.route.seat() != Some(seat) {
            return cmds;
        }
        if leaves_link(before.sealed, after.sealed) {
            cmds.push(Cmd::ReplaceFragment(self.route.path()));
        }
        if after.sealed != before.sealed {
            self.handed = None;
        }
        if after.told == before.told {
            return cmds;
        }
        let (sounds, about) = match seat {
            Seat::Blackjack(source) => {
                let game = self.blackjack(source);
                let about = match game.news() {
                    Some(blackjack::News::DealerDrew) => About::MoreNews,
                    Some(_) | None => About::News,
                };
                (sounds::blackjack(game), about)
            }
            Seat::Solo(source) => (sounds::solo(self.solo(source)), About::News),
            Seat::Duel(source) => (sounds::duel(self.duel(source)), About::News),
        };
        cmds.extend(sounds.into_iter().filter_map(|sound| self.sound(sound)));
        self.announce(about);
        cmds
    }

    fn announce(&mut self, about: About) {
        let serial = self.announcement.serial.wrapping_add(1);
        self.announcement = Announcement { about, serial };
    }

    fn sound(&self, sound: Sound) -> Option<Cmd> {
        match self.settings().sounds {
            Sounds::Off => None,
            Sounds::On => Some(Cmd::Play(sound)),
        }
    }

    fn of_blackjack(&self, source: Source, cmd: blackjack::Cmd) -> Cmd {
        let seat = Seat::Blackjack(source);
        match cmd {
            blackjack::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(seat, at),
            blackjack::Cmd::AskDate => Cmd::AskDate(seat),
            blackjack::Cmd::PauseForDealer(at) => {
                Cmd::PauseForDealer(source, at, self.settings().speed.dealer_pause_ms())
            }
        }
    }
}

/// What was kept, or a fresh one in its place, and whether it could be read.
fn kept_or<T>(
    kept: Option<Result<T, RecordUnreadable>>,
    fresh: impl FnOnce() -> T,
) -> (T, Result<(), RecordUnreadable>) {
    match kept {
        None => (fresh(), Ok(())),
        Some(Ok(kept)) => (kept, Ok(())),
        Some(Err(unreadable)) => (fresh(), Err(unreadable)),
    }
}

/// What a table is like before something happens there.
struct Before {
    sealed: Option<Sealed>,
    told: u32,
    record: Option<String>,
}

/// When a fresh deal follows a shared one, the link must leave the address: a reload would deal the
/// old cards again.
fn leaves_link(before: Option<Sealed>, after: Option<Sealed>) -> bool {
    let is = |sealed: Sealed, origin| sealed.origin == origin;
    before.is_some_and(|sealed| is(sealed, Origin::Shared))
        && after.is_some_and(|sealed| is(sealed, Origin::Fresh))
}

fn of_solo(source: Source, cmd: poker::Cmd) -> Cmd {
    let seat = Seat::Solo(source);
    match cmd {
        poker::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(seat, at),
        poker::Cmd::AskDate => Cmd::AskDate(seat),
        poker::Cmd::FocusCard(place) => Cmd::Focus(Spot::Card(place)),
    }
}

fn of_duel(source: Source, cmd: duel_game::Cmd) -> Cmd {
    let seat = Seat::Duel(source);
    match cmd {
        duel_game::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(seat, at),
        duel_game::Cmd::AskDate => Cmd::AskDate(seat),
        duel_game::Cmd::FocusCard(place) => Cmd::Focus(Spot::Card(place)),
        duel_game::Cmd::WorkOutOdds(jokers) => Cmd::WorkOutOdds(jokers),
    }
}
