//! `#/fairness`: explains how the site deals fairly, and compares the files of the built page with their published
//! list.

pub mod files;
#[cfg(feature = "web")]
pub mod view;

use std::convert::Infallible;

use super::page::{PageEffect, ReadingPage, Visit};
use crate::table::Fields;
use crate::text::Words;
use files::{Files, Hash};

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FairnessPage {
    files: Files,
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The list of the page's files. `None` if it did not come.
    GotList(Option<String>),
    /// The bytes of the file with this name. `None` if they did not come.
    GotFile(String, Option<Vec<u8>>),
}

/// A request to the browser.
pub type Effect = PageEffect<Infallible, OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Fetch the list of the page's files. Answer with [`Msg::GotList`].
    FetchList,
    /// Fetch this file. Answer with [`Msg::GotFile`].
    FetchFile(String),
}

impl FairnessPage {
    /// The files of the built page, as far as they are known.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }
}

impl ReadingPage for FairnessPage {
    type Msg = Msg;
    type Announcement = Infallible;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.fairness_page()
    }

    fn open(&mut self, _: &Visit<'_>) -> Vec<Effect> {
        // A list that did not come is requested again at the next visit.
        if !self.files.may_be_asked() {
            return vec![];
        }
        self.files = Files::Asked;
        vec![Effect::Own(OwnEffect::FetchList)]
    }

    fn choices(&self) -> Option<Fields> {
        let FairnessPage { files: _ } = self;
        Some(Fields::new())
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::GotList(text) => {
                self.files = Files::read(text.as_deref());
                let names = self.files.listed().iter().map(|file| file.name.clone());
                names.map(OwnEffect::FetchFile).map(Effect::Own).collect()
            }
            Msg::GotFile(name, bytes) => {
                self.files.got(&name, bytes.as_deref().map(Hash::of));
                vec![]
            }
        }
    }
}
