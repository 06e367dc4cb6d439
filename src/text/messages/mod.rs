// `cargo xtask words` writes this file from words/en: do not change it by hand.

//! The messages of the page, each a function with its arguments. The type of the words determines the language.

#![allow(clippy::must_use_candidate)]

mod table;
mod seats;
mod side_bets;
mod poker;
mod hands;
mod jacks;
mod machine;
mod chips;
mod coach;
mod coach_duel;
mod coach_draw;
mod holds;
mod rules;
mod hand;
mod counting;
mod bets;
mod paytable;
mod equilibrium;
mod history;
mod stats;
mod lab;
mod learn;
mod pages;

use std::ops::Deref;

use fair_deal_words::{Arg, Table};

use crate::app::language::Language;
use crate::text::tables;

/// The fingerprint of a table with these messages and arguments.
pub(crate) const INTERFACE: &str = "5110c20126b7249b";

/// A value that is one of the keys of a choice.
trait Keyed {
    /// Returns the index among the keys, counted from 0.
    fn key(self) -> u8;
}

impl Keyed for bool {
    fn key(self) -> u8 { u8::from(!self) }
}

/// The words of the page, of every table and of blackjack.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    language: Language,
    table: &'static Table,
}

impl Words {
    /// Returns the words of this language.
    pub fn of(language: Language) -> Words {
        let (language, table) = tables::of(language);
        Words { language, table }
    }

    /// Returns the language of the words.
    pub const fn language(self) -> Language { self.language }

    /// Returns a fixed message.
    fn fixed(self, section: usize, number: usize, args: &[Arg<'_>]) -> &'static str { self.table.fixed(section, number, args) }

    /// Formats a message with its arguments.
    fn say(self, section: usize, number: usize, args: &[Arg<'_>]) -> String { self.table.say(section, number, args) }
}

/// The words of the page and of draw poker.
#[derive(Clone, Copy, Debug)]
pub struct PokerWords {
    base: Words,
}

impl PokerWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> PokerWords { PokerWords { base: Words::of(language) } }
}

impl Deref for PokerWords {
    type Target = Words;

    fn deref(&self) -> &Words { &self.base }
}

/// The words of the coaches, with those of draw poker.
#[derive(Clone, Copy, Debug)]
pub struct CoachWords {
    base: PokerWords,
}

impl CoachWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> CoachWords { CoachWords { base: PokerWords::of(language) } }
}

impl Deref for CoachWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the reading pages, with all others.
#[derive(Clone, Copy, Debug)]
pub struct PagesWords {
    base: CoachWords,
}

impl PagesWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> PagesWords { PagesWords { base: CoachWords::of(language) } }
}

impl Deref for PagesWords {
    type Target = CoachWords;

    fn deref(&self) -> &CoachWords { &self.base }
}
