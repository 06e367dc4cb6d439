//! The annex: the rooms beside the tables, to read and to check in.
//!
//! It is a program of its own, fetched when somebody goes to one of its [`Room`]s, so that a first
//! visit does not pay for it. Like the page it is a `Model`, a `Msg`, a `Cmd` and a pure `update`;
//! `ui::pages` carries the commands out. The page's own program shows the header and the settings
//! all the while, and both hear of every change of the address.

pub mod files;
pub mod lab;

use crate::check::{AnyCheck, ClaimError};
use files::{Files, Hash};
use lab::Lab;

use crate::app::route::{Address, Room, Route, path_and_fields};
use crate::text::language::Language;

/// All that the annex knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    language: Language,
    place: Option<Place>,
    files: Files,
    lab: Lab,
}

/// Where somebody is, with what is to be seen there.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// [`Room::Fairness`]
    Fairness,
    /// [`Room::Check`]
    Check(Checked),
    /// [`Room::Lab`]
    Lab,
}

impl Place {
    /// The room.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            Place::Fairness => Room::Fairness,
            Place::Check(_) => Room::Check,
            Place::Lab => Room::Lab,
        }
    }
}

/// What there is to be seen of a check.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// Nothing is to be checked: the address names the room alone.
    Nothing,
    /// The link cannot be read.
    Mangled(ClaimError),
    /// The deal, worked out again; boxed because it is large.
    Deal(Box<AnyCheck>),
}

/// What happens to the annex.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` is this now.
    FragmentChanged(String),
    /// The page speaks this language now.
    LanguageChanged(Language),
    /// The list of the page's files came, or did not.
    GotList(Option<String>),
    /// The bytes of the file with this name came, or did not.
    GotFile(String, Option<Vec<u8>>),
    /// Something happens in the lab.
    Lab(lab::Msg),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Fetch the list of the page's files; answer with [`Msg::GotList`].
    FetchList,
    /// Fetch this file; answer with [`Msg::GotFile`].
    FetchFile(String),
    /// Show the room from its top, and give it the focus if nothing else has it.
    Enter,
    /// Something is to be done for the lab.
    Lab(lab::Cmd),
}

impl Model {
    /// The annex as it opens at this address, and what is to be done first.
    #[must_use]
    pub fn open(fragment: &str, language: Language) -> (Model, Vec<Cmd>) {
        let model = Model {
            language,
            ..Model::default()
        };
        model.go_to(fragment)
    }

    /// The language that the page speaks.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The room somebody is in; `None` while they are not in the annex.
    #[must_use]
    pub const fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// The files of the page, as far as they are known.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// The lab, which keeps what lies in it.
    #[must_use]
    pub const fn lab(&self) -> &Lab {
        &self.lab
    }

    /// The annex after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Model, Vec<Cmd>) {
        match msg {
            Msg::FragmentChanged(fragment) => {
                let room = |model: &Model| model.place.as_ref().map(Place::room);
                let before = room(&self);
                let (model, mut cmds) = self.go_to(&fragment);
                let now = room(&model);
                if now.is_some() && now != before {
                    cmds.push(Cmd::Enter);
                }
                (model, cmds)
            }
            Msg::LanguageChanged(language) => {
                self.language = language;
                (self, vec![])
            }
            Msg::GotList(text) => {
                self.files = Files::read(text.as_deref());
                let names = self.files.listed().iter().map(|file| file.name.clone());
                let cmds = names.map(Cmd::FetchFile).collect();
                (self, cmds)
            }
            Msg::Lab(msg) => {
                let (lab, cmds) = self.lab.update(msg);
                self.lab = lab;
                (self, cmds.into_iter().map(Cmd::Lab).collect())
            }
            Msg::GotFile(name, bytes) => {
                self.files = self.files.with(&name, bytes.as_deref().map(Hash::of));
                (self, vec![])
            }
        }
    }

    fn go_to(mut self, fragment: &str) -> (Model, Vec<Cmd>) {
        let (_, fields) = path_and_fields(fragment);
        self.place = match Address::parse(fragment).route {
            Route::Annex(Room::Fairness) => Some(Place::Fairness),
            Route::Annex(Room::Check) => Some(Place::Check(match AnyCheck::parse(&fields) {
                None => Checked::Nothing,
                Some(Err(error)) => Checked::Mangled(error),
                Some(Ok(check)) => Checked::Deal(Box::new(check)),
            })),
            Route::Annex(Room::Lab) => {
                if let Some(codes) = fields.get("hand") {
                    self.lab = self.lab.open(codes);
                }
                Some(Place::Lab)
            }
            Route::Home
            | Route::Blackjack
            | Route::BlackjackDaily
            | Route::PokerSolo
            | Route::PokerDaily
            | Route::PokerDuel
            | Route::PokerDuelDaily
            | Route::Settings
            | Route::Unknown => None,
        };
        // Whoever comes back to a list that could not be had wants it to be tried again.
        let wants_list = self.place == Some(Place::Fairness) && self.files.may_be_asked();
        if wants_list {
            self.files = Files::Asked;
        }
        let cmds = wants_list.then_some(Cmd::FetchList);
        (self, cmds.into_iter().collect())
    }
}
