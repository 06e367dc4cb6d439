//! `#/check?…`: a finished deal, worked out again and compared with the seal that the player has noted.

#[cfg(feature = "web")]
pub mod view;

use super::page::{PageEffect, ReadingPage, Visit};
use crate::check::{AnyCheck, CheckVerdict, ClaimError, DaySearch, Noted};
use crate::table::Fields;
use crate::text::Words;

/// The state of the page. It ends when the player leaves the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum CheckPage {
    /// The address names no deal.
    #[default]
    Nothing,
    /// The link cannot be read.
    Mangled(ClaimError),
    /// The deal, worked out again; boxed because it is large.
    Deal {
        /// The deal.
        check: Box<AnyCheck>,
        /// The seal that the player has noted, as typed so far.
        typed: String,
        /// The search for a day whose deal it is.
        day: DaySearch,
    },
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player typed this as the seal that they have noted.
    TypedSeal(String),
    /// The browser has time to search further for the day of the deal.
    HasTime,
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The verdict on the deal.
    Verdict,
    /// The deal is that of a day.
    Day,
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Send [`Msg::HasTime`] when the page is drawn and the last click is answered.
    WaitForTime,
}

impl CheckPage {
    /// Compares the deal with the seal that the player has typed. Announces the verdict if it changes.
    fn note(&mut self, text: String) -> Vec<Effect> {
        let before = self.verdict();
        match self {
            CheckPage::Deal { typed, .. } => *typed = text,
            CheckPage::Nothing | CheckPage::Mangled(_) => (),
        }
        let changed = self.verdict() != before;
        changed
            .then_some(Effect::Announce(Announcement::Verdict))
            .into_iter()
            .collect()
    }

    /// Searches one more year for the day of the deal.
    fn look_for_day(&mut self) -> Option<Effect> {
        let CheckPage::Deal { check, day, .. } = self else {
            return None;
        };
        let DaySearch::Next(_) = day else {
            return None;
        };
        *day = day.look_on(check);
        match day {
            DaySearch::Next(_) => Some(Effect::Own(OwnEffect::WaitForTime)),
            DaySearch::Found(_) => Some(Effect::Announce(Announcement::Day)),
            DaySearch::NoDay => None,
        }
    }

    fn verdict(&self) -> Option<CheckVerdict> {
        match self {
            CheckPage::Deal { check, typed, .. } => Some(check.verdict(&Noted::read(typed))),
            CheckPage::Nothing | CheckPage::Mangled(_) => None,
        }
    }
}

impl ReadingPage for CheckPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.check_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        *self = match AnyCheck::parse(visit.fields) {
            None => CheckPage::Nothing,
            Some(Err(error)) => CheckPage::Mangled(error),
            Some(Ok(check)) => CheckPage::Deal {
                check: Box::new(check),
                typed: String::new(),
                day: DaySearch::START,
            },
        };
        match self {
            CheckPage::Nothing => vec![],
            CheckPage::Mangled(_) => vec![Effect::Announce(Announcement::Verdict)],
            CheckPage::Deal { .. } => vec![
                Effect::Announce(Announcement::Verdict),
                Effect::Own(OwnEffect::WaitForTime),
            ],
        }
    }

    fn choices(&self) -> Option<Fields> {
        // The address names the deal. The typed seal is the visitor's own note: a link that contained it could claim a
        // seal that the visitor never saw.
        let (CheckPage::Nothing
        | CheckPage::Mangled(_)
        | CheckPage::Deal {
            check: _,
            typed: _,
            day: _,
        }) = self;
        None
    }

    fn leave(&mut self) {
        *self = CheckPage::Nothing;
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::TypedSeal(typed) => self.note(typed),
            Msg::HasTime => self.look_for_day().into_iter().collect(),
        }
    }

    fn is_of_the_page(effect: &OwnEffect) -> bool {
        match effect {
            OwnEffect::WaitForTime => true,
        }
    }
}
