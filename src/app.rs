//! The whole page: its state, what can happen to it, and what then is to be done.
//!
//! The Elm Architecture, and nothing else: [`Model::update`] is a pure function, and whatever it
//! wants from the browser it returns as [`Cmd`] values. `ui::app` is the one place that carries
//! them out.

use crate::core::Secret;
use crate::keys::Key;
use crate::route::{Address, LinkError, Route, Seat};
use crate::settings::{Choices, LetterKeys, Setting, Settings, Sounds, Visitor};
use crate::table::{NoEntropy, Origin, Position, Sealed, Table, Verdict};
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
    blackjack: blackjack::Game,
    solo: poker::Game,
}

/// What has to be said to the player beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The link that was opened is damaged.
    Link(LinkError),
    /// The stored settings could not be read; the usual ones hold.
    SettingsUnreadable,
    /// The browser does not store settings; they hold until the page is closed.
    SettingsNotStored,
}

/// What can be opened beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The settings.
    Settings,
    /// The list of the keys.
    Keys,
}

/// What is to be told to somebody who cannot see the page, and the how manieth announcement it is:
/// the same twice is told twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// Of what is told.
    pub about: About,
    /// Counts the announcements.
    pub serial: u32,
}

/// What an announcement tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing yet at this place.
    #[default]
    Nothing,
    /// What the player has just brought about at the table.
    News,
    /// What has followed by itself.
    MoreNews,
    /// All that is to be seen on the table.
    Table,
    /// Whether there are sounds now.
    Sounds,
}

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is laid down.
    Card,
    /// A card is turned.
    Flip,
    /// A mark is set or taken away.
    Chip,
    /// The player has won.
    Win,
}

/// What happens to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` is this now.
    FragmentChanged(String),
    /// The player has read the notice.
    ClosedNotice,
    /// A sheet was asked for.
    OpenedSheet(Sheet),
    /// The sheet was closed.
    ClosedSheet,
    /// A setting was chosen.
    Chose(Setting),
    /// The sounds were switched, on or off.
    ToggledSounds,
    /// The browser would not store what it was given.
    CouldNotStore,
    /// All that is on the table is to be told.
    AskedToRead,
    /// A key was pressed that no button or field has taken.
    Pressed(Key),
    /// Something happens at the blackjack table.
    Blackjack(blackjack::Msg),
    /// Something happens at the solo draw table.
    Solo(poker::Msg),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with the [`Seat::supply`] message.
    DrawEntropy(Seat, Position),
    /// Let the player see the dealer's cards for so many milliseconds; then send
    /// [`blackjack::Msg::DealerPauseOver`].
    PauseForDealer(Position, u32),
    /// Put this address in the place of the one shown, without a new entry in the history.
    ReplaceFragment(&'static str),
    /// Store this record of the settings; if that fails, send [`Msg::CouldNotStore`].
    StoreSettings(String),
    /// Keep the stored record of the settings aside: it could not be read, and the next choice
    /// would write over it.
    SetSettingsAside,
    /// Give the focus to this.
    Focus(Spot),
    /// Make this sound.
    Play(Sound),
}

/// What can be given the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The sheet that was opened.
    Sheet,
    /// What had the focus before the sheet was opened.
    BeforeSheet,
    /// The card of the player's hand at this place, 0 to 4 from the left.
    Card(usize),
}

impl Seat {
    /// The message that answers [`Cmd::DrawEntropy`].
    #[must_use]
    pub const fn supply(self, entropy: Result<Secret, NoEntropy>, at: Position) -> Msg {
        match self {
            Seat::Blackjack => Msg::Blackjack(blackjack::Msg::GotEntropy(entropy, at)),
            Seat::Solo => Msg::Solo(poker::Msg::GotEntropy(entropy, at)),
        }
    }
}

impl Model {
    /// The page as it opens at this address for this visitor, and what is to be done first. The
    /// record is that of the settings, if the browser has one stored.
    #[must_use]
    pub fn open(fragment: &str, visitor: Visitor, record: Option<&str>) -> (Model, Vec<Cmd>) {
        let (blackjack, for_blackjack) = blackjack::Game::open();
        let (solo, for_solo) = poker::Game::open();
        let read = Choices::from_record(record.unwrap_or_default());
        let readable = read.is_ok();
        let model = Model {
            visitor,
            choices: read.unwrap_or_default(),
            blackjack,
            solo,
            ..Model::default()
        };
        let (mut model, at_address) = model.go_to(fragment);
        let first = for_blackjack.into_iter().map(|cmd| model.of_blackjack(cmd));
        let mut cmds: Vec<Cmd> = first.chain(for_solo.into_iter().map(of_solo)).collect();
        cmds.extend(at_address);
        if !readable {
            cmds.push(Cmd::SetSettingsAside);
            // A damaged link is what the visitor came with, so it is said first.
            model.notice.get_or_insert(Notice::SettingsUnreadable);
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

    /// The blackjack table.
    #[must_use]
    pub const fn blackjack(&self) -> &blackjack::Game {
        &self.blackjack
    }

    /// The solo draw table.
    #[must_use]
    pub const fn solo(&self) -> &poker::Game {
        &self.solo
    }

    /// The page after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Model, Vec<Cmd>) {
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
                (self, vec![])
            }
            Msg::AskedToRead => (self.announce(About::Table), vec![]),
            Msg::Pressed(key) => self.press(key),
            Msg::Blackjack(msg) => self.at_blackjack(msg),
            Msg::Solo(msg) => self.at_solo(msg),
        }
    }

    fn go_to(mut self, fragment: &str) -> (Model, Vec<Cmd>) {
        let Address { route, deal } = Address::parse(fragment);
        let (deal, notice) = match deal {
            None => (None, None),
            Some(Ok(deal)) => (Some(deal), None),
            Some(Err(error)) => (None, Some(Notice::Link(error))),
        };
        self.route = route;
        self.seat = route.seat().unwrap_or(self.seat);
        self.notice = notice;
        self.sheet = None;
        // What happened at another table is not told here.
        self.announcement.about = About::Nothing;
        match (route.seat(), deal) {
            (Some(Seat::Blackjack), Some(deal)) => {
                self.at_blackjack(blackjack::Msg::OpenedLink(deal))
            }
            (Some(Seat::Solo), Some(deal)) => self.at_solo(poker::Msg::OpenedLink(deal)),
            (Some(Seat::Blackjack | Seat::Solo), None) | (None, _) => (self, vec![]),
        }
    }

    fn close_notice(mut self) -> (Model, Vec<Cmd>) {
        let cmds = match self.notice {
            // The damaged link leaves the address too: a reload would only complain again.
            Some(Notice::Link(_)) => vec![Cmd::ReplaceFragment(self.route.path())],
            Some(Notice::SettingsUnreadable | Notice::SettingsNotStored) | None => vec![],
        };
        self.notice = None;
        (self, cmds)
    }

    fn open_sheet(mut self, sheet: Sheet) -> (Model, Vec<Cmd>) {
        self.sheet = Some(sheet);
        (self, vec![Cmd::Focus(Spot::Sheet)])
    }

    fn close_sheet(mut self) -> (Model, Vec<Cmd>) {
        let cmds = match self.sheet {
            Some(Sheet::Settings | Sheet::Keys) => vec![Cmd::Focus(Spot::BeforeSheet)],
            None => vec![],
        };
        self.sheet = None;
        (self, cmds)
    }

    fn choose(mut self, setting: Setting) -> (Model, Vec<Cmd>) {
        self.choices = self.choices.with(setting);
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
            | Setting::Side(_) => About::Nothing,
        };
        (self.announce(about), vec![store])
    }

    fn press(self, key: Key) -> (Model, Vec<Cmd>) {
        if key.writes() && self.settings().letter_keys == LetterKeys::Off {
            return (self, vec![]);
        }
        match key {
            Key::Escape if self.sheet.is_some() => self.close_sheet(),
            Key::Escape => self.close_notice(),
            Key::QuestionMark if self.sheet == Some(Sheet::Keys) => self.close_sheet(),
            Key::QuestionMark => self.open_sheet(Sheet::Keys),
            Key::Letter(MUTE) => self.update(Msg::ToggledSounds),
            Key::Letter(READ) => self.update(Msg::AskedToRead),
            Key::Enter | Key::Letter(_) | Key::Place(_) | Key::Along(_) => {
                match self.route.seat() {
                    Some(Seat::Blackjack) => match self.blackjack.on_key(key) {
                        Some(msg) => self.at_blackjack(msg),
                        None => (self, vec![]),
                    },
                    Some(Seat::Solo) => match self.solo.on_key(key) {
                        Some(msg) => self.at_solo(msg),
                        None => (self, vec![]),
                    },
                    None => (self, vec![]),
                }
            }
        }
    }

    fn at_blackjack(mut self, msg: blackjack::Msg) -> (Model, Vec<Cmd>) {
        let told_before = self.blackjack.told();
        let before = self.blackjack.table().sealed().copied();
        let (blackjack, cmds) = self.blackjack.update(msg);
        self.blackjack = blackjack;
        let after = self.blackjack.table().sealed();
        let link = leaves_link(before, after, self.route, Seat::Blackjack);
        let cmds = cmds.into_iter().map(|cmd| self.of_blackjack(cmd));
        let cmds = cmds.chain(link).collect();
        let sounds = blackjack_sounds(&self.blackjack);
        self.tell_news(Seat::Blackjack, told_before, sounds, cmds)
    }

    fn at_solo(mut self, msg: poker::Msg) -> (Model, Vec<Cmd>) {
        let (told_before, marked) = (self.solo.told(), self.solo.marks());
        let before = self.solo.table().sealed().copied();
        let (solo, cmds) = self.solo.update(msg);
        self.solo = solo;
        let after = self.solo.table().sealed();
        let link = leaves_link(before, after, self.route, Seat::Solo);
        let mut cmds: Vec<Cmd> = cmds.into_iter().map(of_solo).chain(link).collect();
        if self.solo.told() == told_before && self.solo.marks() != marked {
            cmds.extend(self.sound(Sound::Chip));
        }
        let sounds = solo_sounds(&self.solo);
        self.tell_news(Seat::Solo, told_before, sounds, cmds)
    }

    /// Announces what is new at this table, and makes its sounds, if the player is there.
    fn tell_news(
        self,
        seat: Seat,
        told_before: u32,
        sounds: Vec<Sound>,
        mut cmds: Vec<Cmd>,
    ) -> (Model, Vec<Cmd>) {
        let told = match seat {
            Seat::Blackjack => self.blackjack.told(),
            Seat::Solo => self.solo.told(),
        };
        if told == told_before || self.route.seat() != Some(seat) {
            return (self, cmds);
        }
        cmds.extend(sounds.into_iter().filter_map(|sound| self.sound(sound)));
        let about = match (seat, self.blackjack.news()) {
            (Seat::Blackjack, Some(blackjack::News::DealerDrew)) => About::MoreNews,
            (Seat::Blackjack | Seat::Solo, _) => About::News,
        };
        (self.announce(about), cmds)
    }

    fn announce(mut self, about: About) -> Model {
        let serial = self.announcement.serial.wrapping_add(1);
        self.announcement = Announcement { about, serial };
        self
    }

    fn sound(&self, sound: Sound) -> Option<Cmd> {
        match self.settings().sounds {
            Sounds::Off => None,
            Sounds::On => Some(Cmd::Play(sound)),
        }
    }

    fn of_blackjack(&self, cmd: blackjack::Cmd) -> Cmd {
        match cmd {
            blackjack::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(Seat::Blackjack, at),
            blackjack::Cmd::PauseForDealer(at) => {
                Cmd::PauseForDealer(at, self.settings().speed.dealer_pause_ms())
            }
        }
    }
}

/// The sounds of the last news at the blackjack table.
fn blackjack_sounds(game: &blackjack::Game) -> Vec<Sound> {
    let sound = match game.news() {
        Some(
            blackjack::News::Dealt | blackjack::News::PlayerDrew | blackjack::News::DealerDrew,
        ) => Some(Sound::Card),
        Some(blackjack::News::PlayerStood) => Some(Sound::Flip),
        Some(
            blackjack::News::SharedDealReady
            | blackjack::News::ChosePreset
            | blackjack::News::NoEntropy,
        )
        | None => None,
    };
    let won = match (game.table(), sound) {
        (Table::Dealt(dealt), Some(_)) => match dealt.round() {
            blackjack::Round::Over(finished) => finished.outcome().verdict() == Verdict::Won,
            blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => false,
        },
        (Table::Bare | Table::Ready(_) | Table::Dealt(_), _) => false,
    };
    sound.into_iter().chain(won.then_some(Sound::Win)).collect()
}

/// The sounds of the last news at the solo table.
fn solo_sounds(game: &poker::Game) -> Vec<Sound> {
    match game.news() {
        Some(poker::News::Dealt | poker::News::Swapped(_)) => vec![Sound::Card],
        Some(poker::News::Finished) => vec![Sound::Flip],
        Some(
            poker::News::SharedDealReady
            | poker::News::ChoseJokers
            | poker::News::Refused(_)
            | poker::News::NoEntropy,
        )
        | None => vec![],
    }
}

/// When a fresh deal follows a shared one, the link must leave the address: a reload would deal the
/// old cards again. At another place than this table's there is no link of it in the address.
fn leaves_link(
    before: Option<Sealed>,
    after: Option<&Sealed>,
    here: Route,
    seat: Seat,
) -> Option<Cmd> {
    let is = |sealed: &Sealed, origin| sealed.origin == origin;
    let leaves = before.is_some_and(|sealed| is(&sealed, Origin::Shared))
        && after.is_some_and(|sealed| is(sealed, Origin::Fresh));
    (leaves && here.seat() == Some(seat)).then_some(Cmd::ReplaceFragment(here.path()))
}

fn of_solo(cmd: poker::Cmd) -> Cmd {
    match cmd {
        poker::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(Seat::Solo, at),
        poker::Cmd::FocusCard(place) => Cmd::Focus(Spot::Card(place)),
    }
}
