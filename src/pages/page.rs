//! The interface of a reading page to the rest of the app.

use std::fmt::Debug;

use crate::blackjack::Rules;
use crate::history::Failure;
use crate::poker::PayTable;
use crate::table::Fields;
use crate::text::Words;

/// A reading page: its state, its messages and its effects.
///
/// The state stays while the player visits another page, unless `leave` drops it.
pub trait ReadingPage: Clone + Debug + Default {
    /// An event on the page, or an answer to one of its effects.
    type Msg: Clone + Debug + PartialEq;

    /// An announcement of the page to a screen reader.
    type Announcement: Clone + Debug + PartialEq;

    /// A request to the browser that only this page has.
    type OwnEffect: Clone + Debug + PartialEq;

    /// The heading of the page.
    fn heading(words: Words) -> &'static str;

    /// Shows the state that this address names. The player comes from another place, or follows a link on the page
    /// itself.
    fn open(&mut self, visit: &Visit<'_>) -> Vec<EffectOf<Self>>;

    /// The choices on the page, as fields of its address: empty if nothing was chosen. After each event the bundle
    /// replaces the address by this one, so a reload or a link gives the same choices. `None` if the page shows what
    /// its address names, which then stays as it is.
    ///
    /// An implementation destructures its whole state. So a new field does not compile until it is in the address, or
    /// is named there as no choice: private data, or work and its results.
    fn choices(&self) -> Option<Fields>;

    /// Called when the player leaves the page for another place.
    fn leave(&mut self) {}

    /// Handles a message and returns the effects that follow from it.
    fn update(&mut self, msg: Self::Msg) -> Vec<EffectOf<Self>>;

    /// Handles an event elsewhere. `is_open` says if the player sees the page.
    fn hear(&mut self, _news: &News, _is_open: bool) -> Vec<EffectOf<Self>> {
        vec![]
    }

    /// Returns true if this request is dropped when the player has left the page, such as a move of the focus. Most work
    /// goes on while the player is elsewhere.
    fn is_of_the_page(_effect: &Self::OwnEffect) -> bool {
        false
    }
}

/// A request of a page to the browser: those that many pages have, and those of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum PageEffect<Announcement, OwnEffect> {
    /// Announce this, unless the player has left the page.
    Announce(Announcement),
    /// Move the focus to the first element that this selector matches, after the next render, unless the player has left
    /// the page.
    Focus(&'static str),
    /// Save this text in a file with this name.
    Save(&'static str, String),
    /// A request that only this page has.
    Own(OwnEffect),
}

/// A request of this page to the browser.
pub type EffectOf<P> = PageEffect<<P as ReadingPage>::Announcement, <P as ReadingPage>::OwnEffect>;

/// A visit to a reading page.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    /// The fields of the address.
    pub fields: &'a Fields,
    /// True if the page was open already.
    pub was_open: bool,
    /// The rules at the blackjack table, if they are known.
    pub at_table: Option<Rules>,
    /// The rules that the player chose last on the rules page, or else those at the table.
    pub rules: Option<Rules>,
    /// The pay table that the player has chosen for the next hand of video poker, if it is known.
    pub pays: Option<PayTable>,
}

impl<'a> Visit<'a> {
    /// A visit from another place, with these fields, while nothing is known of the tables.
    #[must_use]
    pub const fn first(fields: &'a Fields) -> Visit<'a> {
        Visit {
            fields,
            was_open: false,
            at_table: None,
            rules: None,
            pays: None,
        }
    }
}

/// An event elsewhere that can concern several pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum News {
    /// The rules of the blackjack table were looked up. These are the rules chosen on the rules page, or else those of
    /// the table.
    Rules(Rules),
    /// The history has every round now, or could not keep one.
    Kept(Result<(), Failure>),
    /// A page in another tab may have added a round to the history. The other tab reported it, or this page is visible
    /// again after it was hidden.
    KeptElsewhere,
}
