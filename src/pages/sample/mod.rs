//! A page for the tests of the list of pages. A row in `reading_pages!` and this module are all that it has.

#[cfg(feature = "web")]
mod view;

use super::page::{ReadingPage, Visit};
use crate::table::Fields;
use crate::text::Words;

/// The page. It counts the visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SamplePage {
    visits: usize,
}

/// Nothing happens on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {}

/// An effect of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Announce the number of visits.
    Announce(usize),
}

impl SamplePage {
    /// The number of visits.
    #[must_use]
    pub const fn visits(&self) -> usize {
        self.visits
    }
}

impl ReadingPage for SamplePage {
    type Msg = Msg;
    type Effect = Effect;

    /// Any message will do.
    fn heading(words: Words) -> &'static str {
        words.keys()
    }

    fn open(&mut self, _visit: &Visit<'_>) -> Vec<Effect> {
        self.visits += 1;
        vec![Effect::Announce(self.visits)]
    }

    fn choices(&self) -> Option<Fields> {
        let SamplePage { visits: _ } = self;
        Some(Fields::new())
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {}
    }

    fn is_of_the_page(_effect: &Effect) -> bool {
        true
    }
}
