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
mod rules;
mod hand;
mod counting;
mod bets;
mod holds;
mod paytable;
mod history;
mod stats;
mod lab;
mod pages;

use std::ops::Deref;

use fair_deal_words::{Arg, Table};

use crate::app::language::Language;
use crate::text::tables;

/// The fingerprint of a table with these messages and arguments.
pub(crate) const INTERFACE: &str = "f2a0abce23305cb7";

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

/// The words of the coach.
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

/// The words of the page about rules and strategy.
#[derive(Clone, Copy, Debug)]
pub struct RulesWords {
    base: PokerWords,
}

impl RulesWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> RulesWords { RulesWords { base: PokerWords::of(language) } }
}

impl Deref for RulesWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the page about any hand.
#[derive(Clone, Copy, Debug)]
pub struct HandWords {
    base: PokerWords,
}

impl HandWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> HandWords { HandWords { base: PokerWords::of(language) } }
}

impl Deref for HandWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the page about counting cards.
#[derive(Clone, Copy, Debug)]
pub struct CountingWords {
    base: PokerWords,
}

impl CountingWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> CountingWords { CountingWords { base: PokerWords::of(language) } }
}

impl Deref for CountingWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the page about bets and risk.
#[derive(Clone, Copy, Debug)]
pub struct BetsWords {
    base: PokerWords,
}

impl BetsWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> BetsWords { BetsWords { base: PokerWords::of(language) } }
}

impl Deref for BetsWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the kinds of holds.
#[derive(Clone, Copy, Debug)]
pub struct HoldWords {
    base: PokerWords,
}

impl HoldWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> HoldWords { HoldWords { base: PokerWords::of(language) } }
}

impl Deref for HoldWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the page about pay tables.
#[derive(Clone, Copy, Debug)]
pub struct PayTableWords {
    base: HoldWords,
}

impl PayTableWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> PayTableWords { PayTableWords { base: HoldWords::of(language) } }
}

impl Deref for PayTableWords {
    type Target = HoldWords;

    fn deref(&self) -> &HoldWords { &self.base }
}

/// The words of the page about the history.
#[derive(Clone, Copy, Debug)]
pub struct HistoryWords {
    base: PokerWords,
}

impl HistoryWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> HistoryWords { HistoryWords { base: PokerWords::of(language) } }
}

impl Deref for HistoryWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the page with the statistics.
#[derive(Clone, Copy, Debug)]
pub struct StatsWords {
    base: PokerWords,
}

impl StatsWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> StatsWords { StatsWords { base: PokerWords::of(language) } }
}

impl Deref for StatsWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the lab.
#[derive(Clone, Copy, Debug)]
pub struct LabWords {
    base: PokerWords,
}

impl LabWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> LabWords { LabWords { base: PokerWords::of(language) } }
}

impl Deref for LabWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}

/// The words of the check, of the page about fairness and of the foot of every reading page.
#[derive(Clone, Copy, Debug)]
pub struct PageWords {
    base: PokerWords,
}

impl PageWords {
    /// Returns the words of this language.
    pub fn of(language: Language) -> PageWords { PageWords { base: PokerWords::of(language) } }
}

impl Deref for PageWords {
    type Target = PokerWords;

    fn deref(&self) -> &PokerWords { &self.base }
}
