//! The messages of the statistics page, in every language.

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use crate::history::{DecisionsPoint, Ending, GameName, MatchResults, Unit};
use crate::pages::history::words as history;
use crate::pages::history::words::is_one;
use crate::pages::lab::words as lab;
use crate::pages::stats::Report;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::{game, poker};

impl PagesWords {
    /// The net result in rounds. `net` is a formatted amount with its sign.
    #[must_use]
    pub fn in_rounds(self, net: &str) -> String {
        self.rounds_ahead(net, is_one(net))
    }

    /// The message that there are too few rounds to measure luck. `unit` is given if rounds of another unit are counted
    /// separately.
    #[must_use]
    pub fn too_few(self, unit: Option<Unit>, needed: u64, there: u64) -> String {
        match unit {
            None => self.too_few_rounds(needed, there),
            Some(Unit::HalfChips) => self.too_few_with_chips(needed, there),
            Some(Unit::Rounds) => self.too_few_without_bets(needed, there),
        }
    }
}

/// An amount in this unit: half chips or rounds.
#[must_use]
pub fn amount(language: Language, unit: Unit, amount: f64) -> String {
    match unit {
        Unit::HalfChips => {
            let chips = amount / 2.0;
            let digits = usize::from((chips * 10.0).round() % 10.0 != 0.0);
            PagesWords::of(language)
                .history_chips(&PagesWords::of(language).signed_decimal(chips, digits))
        }
        Unit::Rounds => {
            let digits = usize::from((amount * 10.0).round() % 10.0 != 0.0);
            PagesWords::of(language)
                .in_rounds(&PagesWords::of(language).signed_decimal(amount, digits))
        }
    }
}

/// The results of the poker match with luck and without it, in chips a hand. The shown numbers add up.
pub struct MatchLuckShown {
    /// The result without luck, with its standard error.
    pub without_luck: String,
    /// The luck.
    pub luck: String,
    /// The result, with its standard error.
    pub result: String,
}

impl MatchLuckShown {
    /// The texts of these results, which have two hands at least.
    #[must_use]
    pub fn of(results: &MatchResults, language: Language) -> MatchLuckShown {
        let words = PagesWords::of(language);
        let hundredths = |(mean, error): (f64, f64)| ((mean * 100.0).round() / 100.0, error);
        let [result, without] = [results.result, results.without_luck]
            .map(|total| hundredths(total.mean(results.hands)));
        let chips = |number: f64| words.signed_decimal(number, 2);
        let with_error = |(mean, error): (f64, f64)| {
            let error = words.plus_or_minus(&words.grouped_decimal(error, 2));
            words.history_chips(&format!("{}\u{a0}{error}", chips(mean)))
        };
        MatchLuckShown {
            without_luck: with_error(without),
            luck: words.history_chips(&chips(result.0 - without.0)),
            result: with_error(result),
        }
    }
}

/// A count, with its digits in groups.
#[must_use]
pub fn count(language: Language, count: u64) -> String {
    PagesWords::of(language).grouped_count(count.try_into().unwrap_or(u32::MAX))
}

/// A share as a percentage.
#[must_use]
pub fn share(language: Language, share: f64) -> String {
    lab::percent(PagesWords::of(language), share)
}

/// The share of all runs of as many rounds that have a lower result, as a percentage. The share is an approximation,
/// not accurate to the last thousandth.
#[must_use]
pub fn share_of_runs(language: Language, share: f64) -> String {
    const LEAST: f64 = 0.001;
    let words = PagesWords::of(language);
    let percentage = |share: f64| words.in_percent(share, 1);
    if share < LEAST {
        words.less_than(&percentage(LEAST))
    } else if share > 1.0 - LEAST {
        words.more_than(&percentage(1.0 - LEAST))
    } else {
        percentage(share)
    }
}

/// A cost in bets, from millionths of a bet.
#[must_use]
pub fn cost(language: Language, millionths: u64) -> String {
    PagesWords::of(language).stats_in_bets(&history::cost_of(language, millionths))
}

/// The share of the decisions that were best. `None` without decisions.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "decisions are far below 2^53")]
pub fn share_of_best(point: &DecisionsPoint) -> Option<f64> {
    (point.decisions > 0).then(|| point.best as f64 / point.decisions as f64)
}

/// The name of a result of a round.
#[must_use]
pub fn ending(language: Language, ending: Ending) -> Cow<'static, str> {
    let all = poker::words(language);
    match ending {
        Ending::Outcome(outcome) => PagesWords::of(language).outcome(outcome).into(),
        Ending::Prize(None) => crate::text::messages::PagesWords::of(language)
            .paytable_nothing()
            .into(),
        Ending::Prize(Some(prize)) => all.class(prize).into(),
        Ending::Hand(category) => all.category(category).into(),
        Ending::Side(bet, class) => all.side_bet_ended(bet, class).into(),
    }
}

/// The name of the terms on which a game was played.
#[must_use]
pub fn terms(language: Language, game: GameName, terms: &str) -> String {
    let known = game::terms(language, game, terms);
    known.unwrap_or_else(|| terms.to_owned())
}

/// The results of the chosen rounds, in a few words.
#[must_use]
pub fn results(language: Language, report: &Report) -> String {
    let units = report.units().into_iter();
    let net = units.filter_map(|unit| {
        let last = report.bank(unit).last().copied()?;
        (last.rounds > 0).then(|| amount(language, unit, last.net))
    });
    net.collect::<Vec<_>>()
        .join(PagesWords::of(language).between_parts())
}
