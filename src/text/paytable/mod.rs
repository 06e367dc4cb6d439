//! The words of the page of the pay tables, in every language.

mod english;
mod japanese;
mod russian;

use crate::poker::practice::Kind;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn PayTableWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page, in one language.
    PayTablePhrases of PayTableWords {
        /// What can be done here.
        lede,
        /// Names the tables that can be taken as they are.
        tables,
        /// The address has named a table that there is not.
        mangled,
        /// The heading above what the table returns.
        return_heading,
        /// It is being worked out.
        working,
        /// How it is worked out.
        how_counted,
        /// The heading above the table.
        table_heading,
        /// What is typed is no pay.
        no_pay,
        /// Why nothing can be played by the table: what is typed for a hand is no pay.
        first_the_pay,
        /// Names the column of the hands.
        hand,
        /// Names the column of what they pay for a coin.
        pays,
        /// Names the column of how often they come.
        comes,
        /// Names the column of what part of a bet they return.
        returns,
        /// The row of what is not paid.
        nothing,
        /// What practice is.
        practice_intro,
        /// Leads to the table, where this pay table is chosen.
        play,
    }
}

/// The sentences of the page, in one language. Percentages are written already.
pub trait PayTableWords {
    /// The phrases that are always the same.
    fn phrases(&self) -> &'static PayTablePhrases;
    /// What the table returns of five coins that are bet, with the best play.
    fn on_five(&self, percent: &str) -> String;
    /// What it returns of fewer.
    fn on_fewer(&self, percent: &str) -> String;
    /// The same as a fraction.
    fn exactly(&self, of: &str, all: &str) -> String;
    /// So often in one hand of so many.
    fn one_in(&self, hands: &str) -> String;
    /// Which hands can be practised, as it leads to them: “Low pairs”.
    fn practised(&self, kind: Kind) -> &'static str;
    /// Hands of so many kinds were played badly of late.
    fn kinds_misplayed(&self, count: usize) -> String;
}
