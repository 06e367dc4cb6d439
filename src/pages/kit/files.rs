//! The files with tables and charts that a visitor can save on the reading pages. The tests open them in other programs.
//!
//! The files of the lab are in [`crate::lab::csv`], those of the history in [`crate::history::file`].

use crate::app::language::Language;
use crate::pages::Model;
use crate::pages::bets::view as bets;
use crate::pages::equilibrium::view as equilibrium;
use crate::pages::paytable::bankroll::Answer;
use crate::pages::paytable::strategy::Strategy;
use crate::pages::paytable::view::{bankroll, strategy};
use crate::pages::stats::view as stats;

/// A file: its name, and its text.
pub type SavedFile = (&'static str, String);

/// Returns the files of the statistics, of the pay tables, of the bets and of the solved match, as far as these pages
/// have results.
#[must_use]
pub fn saved(model: &Model, language: Language) -> Vec<SavedFile> {
    let of_stats = model.stats().report();
    let of_stats = of_stats.map(|report| stats::charts::saved(&report, language));
    let page = model.paytable();
    let of_bankroll = page
        .on_coins()
        .and_then(|game| match page.bankroll().figures(game) {
            Answer::Known(figures) => Some(bankroll::saved(&figures, language).to_vec()),
            Answer::Waiting | Answer::TooManyBets => None,
        });
    let of_strategy = match page.strategy() {
        Strategy::Written(_, chart) => Some(vec![strategy::saved(page, chart, language)]),
        Strategy::Bare(_) | Strategy::Asked(_) => None,
    };
    let page = model.bets();
    let run = page.run().zip(page.results());
    let of_bets = run.map(|(run, results)| bets::results::saved(page, run, results, language));
    let of_match = equilibrium::saved(model.equilibrium(), language).map(Vec::from);
    let all = [of_stats, of_bankroll, of_strategy, of_bets, of_match];
    all.into_iter().flatten().flatten().collect()
}
